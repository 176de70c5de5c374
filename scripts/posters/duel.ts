/** The poster of the duel: the pyramid of cards before a huge low sun, a wonder on either side, two rulers who look at it. */
import { at, type Brush, brushOf, circle, line, oval, path, rect } from "../../client/face/brush.ts";
import { footOf, pyramid, signDefs } from "./duel-parts.ts";
import { rulers } from "./duel-rulers.ts";

const WIDTH = 600;
const HEIGHT = 760;
const SUN = { x: 338, y: 330, r: 132 };
const HORIZON = 436;

/** Plum above, gold where the sun goes down. */
const sky = (brush: Brush): string =>
  rect(0, 0, WIDTH, HORIZON + 4, brush.linear(["#26163f", "#381c4c", "#592a5a", "#8e3a62", "#c9575e", "#f08a55", "#ffc873"])) +
  rect(0, 0, WIDTH, HORIZON + 4, brush.radial(["#fff0b8f0", "#ffd07ab0", "#ff9f5c50", "#ff8a5a1c", "#ff8a5a00"], [0.563, 0.75], 0.78)) +
  [
    [52, 26, 1.1],
    [141, 12, 0.8],
    [233, 30, 0.9],
    [402, 14, 1.2],
    [517, 33, 0.8],
    [566, 92, 1],
    [28, 118, 0.9],
  ]
    .map(([x = 0, y = 0, r = 1]) => circle(x, y, r, "#ffe9cc", 'opacity=".6"'))
    .join("");

/** Broad rays between the clouds, hardly seen. */
const rays = (brush: Brush): string =>
  path(
    "M338 330L0 96L0 150ZM338 330L84 0L150 0ZM338 330L238 0L272 0ZM338 330L420 0L500 0ZM338 330L600 120L600 172ZM338 330L600 20L600 48Z",
    brush.radial(["#ffe0a060", "#ffd9a030", "#ffd9a00c", "#ffd9a000"], [0.563, 1], 0.95),
  );

/** The sun, redder towards the sea, its rim sharp. */
const sun = (brush: Brush): string =>
  circle(SUN.x, SUN.y, SUN.r + 26, "#ffe08a", 'opacity=".15"') +
  circle(SUN.x, SUN.y, SUN.r, brush.linear(["#fffbe2", "#fff0b4", "#ffd873", "#ffab54", "#f5805a"])) +
  circle(SUN.x, SUN.y, SUN.r - 1, "none", 'stroke="#fffbe6" stroke-width="2" opacity=".7"');

/** Long clouds, plum above and lit from below; three cross the sun. */
const clouds = (): string =>
  path("M-10 226Q22 208 58 214Q78 198 112 207Q150 204 188 221Q150 224 120 223Q84 234 40 229Q14 236 -10 232Z", "#7d3760") +
  line("M-6 232Q16 235 40 229Q84 234 120 223Q152 225 184 221", "#ffad76", 1.8) +
  path("M452 214Q486 196 520 203Q556 186 612 196V222Q570 216 544 224Q500 214 452 214Z", "#85395f") +
  line("M456 214Q500 214 544 224Q572 217 604 221", "#ffb47a", 1.8) +
  path("M-10 296Q40 284 86 291Q120 287 152 296Q110 302 70 299Q30 306 -10 302Z", "#b14a62", 'opacity=".85"') +
  path("M512 300Q556 288 612 294V306Q560 302 512 300Z", "#bb4f60", 'opacity=".85"') +
  path("M156 314Q196 305 250 310V317Q200 321 156 314Z", "#e88a58", 'opacity=".8"') +
  path("M392 248Q440 240 506 249Q450 256 392 248Z", "#e07a5a", 'opacity=".75"') +
  path("M372 338Q420 331 494 339Q436 346 372 338Z", "#ee8b55", 'opacity=".8"') +
  path("M150 352Q196 345 246 352Q200 359 150 352Z", "#e27d5c", 'opacity=".7"');

/** Two ranges of hills, the farther almost air. */
const hills = (brush: Brush): string =>
  path(
    "M0 440V362Q34 344 66 356Q100 330 138 362Q172 380 214 398Q270 420 330 424Q392 420 430 396Q474 352 520 340Q566 326 600 346V440Z",
    brush.linear(["#c2607a", "#f2a072"]),
  ) +
  path(
    "M0 440V398Q40 380 80 392Q120 380 160 402Q200 412 236 436V440ZM392 440Q420 412 452 404Q500 380 548 386Q580 376 600 382V440Z",
    brush.linear(["#a44a70", "#e2876c"]),
  ) +
  line("M138 362Q172 380 214 398Q240 408 268 415M430 396Q452 374 474 359", "#ffe0a0", 1.4, 'opacity=".8"');

/** Houses on shore and hill, the higher ones farther: left edge, foot, width, height, and 1 for a gable. */
const HOUSES = [
  [2, 408, 12, 9, 0],
  [17, 404, 10, 13, 1],
  [66, 410, 11, 12, 0],
  [54, 413, 13, 9, 1],
  [-4, 422, 15, 12, 1],
  [10, 421, 13, 17, 0],
  [24, 418, 17, 12, 1],
  [43, 423, 11, 16, 0],
  [70, 424, 14, 11, 1],
  [556, 410, 11, 13, 0],
  [569, 405, 14, 10, 1],
  [586, 411, 16, 15, 0],
  [560, 424, 15, 11, 1],
  [577, 423, 12, 17, 0],
  [0, 438, 18, 15, 0],
  [17, 438, 12, 10, 1],
  [28, 438, 16, 19, 0],
  [43, 438, 20, 11, 1],
  [62, 438, 13, 17, 0],
  [74, 438, 14, 9, 0],
  [144, 438, 12, 14, 1],
  [428, 438, 12, 12, 0],
  [439, 438, 11, 8, 1],
  [552, 438, 17, 12, 0],
  [568, 438, 13, 19, 1],
  [580, 438, 24, 13, 0],
] as const;
const house = ([x, foot, w, h, gable]: (typeof HOUSES)[number]): string => {
  const near = foot > 430;
  const [wall, roof, light] = near ? ["#7b3a63", "#5f2c55", "#ffb877"] : ["#98506f", "#7f4066", "#ffbf85"];
  return (
    rect(x, foot - h, w, h, wall) +
    rect(x < SUN.x ? x + w - 3 : x, foot - h, 3, h, light, 'opacity=".8"') +
    (gable === 1 ? path(`M${x - 2} ${foot - h}L${x + w / 2} ${foot - h - 6}L${x + w + 2} ${foot - h}Z`, roof) : "")
  );
};
/** The harbour city: it climbs the hill to its temple; lamps in some windows. */
const city = (): string =>
  path(
    "M26 384L45 373L64 384ZM29 385H61V388H29ZM30 388H34V402H30ZM38 388H42V402H38ZM47 388H51V402H47ZM56 388H60V402H56ZM26 402H64V406H26Z",
    "#8c4469",
  ) +
  line("M45 373L64 384M60 388V402M51 388V402", "#ffd49a", 1.2) +
  path("M586 396Q588 384 594 384Q600 384 602 396Z", "#7f4066") +
  HOUSES.map(house).join("") +
  [
    [33, 424],
    [5, 429],
    [67, 426],
    [47, 431],
    [14, 411],
    [30, 411],
    [573, 424],
    [557, 430],
    [590, 402],
    [432, 430],
    [147, 430],
  ]
    .map(([x = 0, y = 0]) => rect(x, y, 2.4, 3.4, "#ffe9a8"))
    .join("") +
  at(24, 458, 0.55, ship()) +
  at(584, 453, 0.4, ship());

/** The sea, gold under the sun, and the mist on it. */
const sea = (brush: Brush): string =>
  rect(0, HORIZON, WIDTH, 70, brush.linear(["#f4a56c", "#b0597a", "#5b3060", "#3a2450"])) +
  line(
    "M150 440H238M166 446H214M132 453H196M158 460H188M120 468H176M412 441H470M404 447H440M420 455H486M410 463H448M436 470H492",
    "#ffe2a0",
    1.8,
    'opacity=".75"',
  ) +
  line("M8 448H44M30 456H70M4 466H30M560 450H592M540 458H566M572 466H598", "#f0a08a", 1.4, 'opacity=".5"') +
  path("M0 424Q90 414 170 428T330 428Q430 416 600 426V442Q470 450 330 442T0 444Z", "#ffd9a8", 'opacity=".4"');

/** The Great Lighthouse on its rock: dark to the left, edged by the sun, its fire already lit. */
function lighthouse(brush: Brush): string {
  const dark = brush.linear(["#3a1f4a", "#54294f", "#7a3a5c"], "across");
  const tier = (y: number, foot: number, half: number, halfFoot: number): string =>
    path(`M${-half} ${y}H${half}L${halfFoot} ${foot}H${-halfFoot}Z`, dark) +
    path(`M${Math.round(half * 0.58)} ${y}H${half}L${halfFoot} ${foot}H${Math.round(halfFoot * 0.6)}Z`, "#c9655f", 'opacity=".75"') +
    line(`M${half} ${y}L${halfFoot} ${foot}`, "#ffd98a", 1.8);
  const ledge = (y: number, half: number, h: number): string =>
    rect(-half, y, half * 2, h, "#4a2549") + line(`M${Math.round(-half * 0.2)} ${y}H${half}V${y + h}`, "#ffd98a", 1.6);
  return at(
    112,
    18,
    0.96,
    path("M2 206L-130 168V238Z", brush.linear(["#ffe6a000", "#ffe6a0"], "across"), 'opacity=".4"') +
      circle(0, 204, 62, brush.radial(["#fff0b0e0", "#ffb45070", "#ff8a4000"], [0.5, 0.5], 0.5)) +
      path("M-64 484L-58 464L-48 458L-42 446L-24 442L-20 436H26L34 442L46 446L50 458L66 464L74 484Z", "#3f2147") +
      path("M-24 442L-8 447L-3 464L-14 484H-42L-31 462Z", "#54294f") +
      path("M26 436L34 442L46 446L50 458L66 464L74 484H58L49 468L35 461L28 447Z", "#b0586280") +
      line("M34 442L46 446L50 458L66 464", "#ffc98a", 1.6) +
      line("M-74 480Q-58 475 -44 480T-16 480M34 482Q50 476 62 480T86 479", "#ffd6b0", 1.6, 'opacity=".6"') +
      tier(338, 438, 30, 36) +
      ledge(331, 34, 8) +
      path("M-34 331L-34 322L-28 331ZM28 331L34 322V331Z", "#4a2549") +
      tier(264, 331, 19, 23) +
      ledge(258, 22, 7) +
      tier(226, 258, 11, 13) +
      ledge(220, 15, 6) +
      line("M-10 220V207M10 220V207", "#4a2549", 3) +
      line("M-32 362H33M-33 386H34M-35 412H35M-20 284H20M-21 306H21M-12 240H12", "#2c1638", 1.1, 'opacity=".32"') +
      path("M-1 221Q-15 213 -9 199Q-5 205 -3 205Q-6 190 3 178Q3 190 9 196Q13 188 11 184Q20 202 12 214Q8 221 -1 221Z", "#ff9d3c") +
      path("M0 221Q-8 214 -2 204Q0 208 2 207Q1 198 5 193Q12 208 7 217Q4 221 0 221Z", "#fff3b4") +
      path("M-16 360h4v9h-4ZM2 352h4v9h-4ZM-4 384h4v9h-4ZM-5 280h3.6v8h-3.6ZM4 302h3.6v8h-3.6Z", "#ffc970") +
      path("M-8 438V420Q-1 410 6 420V438Z", "#1f0f2a"),
  );
}

/** The Colossus astride the harbour's mouth, bronze with a lit flank, a ship between his feet. */
function colossus(brush: Brush): string {
  const bronze = brush.linear(["#d9825a", "#6d3150", "#452045", "#38193f"], "across");
  const dark = "#3d1b40";
  return (
    path("M440 476L446 448H488L494 476ZM522 476L526 448H570L578 476Z", "#42204a") +
    path("M440 476L446 448H453L450 476ZM522 476L526 448H533L530 476Z", "#f0a070") +
    line("M446 448H488M526 448H570", "#ffd98a", 1.8) +
    // The cloak over the far arm.
    path("M522 262Q546 286 545 330Q560 372 548 424Q536 402 530 372Q520 330 522 262Z", "#4d2146") +
    path("M534 300Q540 350 546 396L548 424Q536 402 530 372Z", "#32153a") +
    // Legs, the weight on the left one.
    path("M486 346Q470 372 469 394Q460 412 464 438L452 444Q448 448 452 449H480Q484 446 481 438Q487 416 488 398Q499 376 506 354Z", bronze) +
    path("M500 354Q516 376 523 398Q528 418 532 438Q530 446 533 449H560Q564 446 559 442L548 438Q554 412 543 394Q538 366 523 346Z", dark) +
    path("M500 354Q516 376 523 398Q528 418 532 438L530 446L538 446Q532 410 530 396Q522 370 508 350Z", "#8a4356") +
    // Tunic and chest, a cloth slung over the far shoulder.
    path("M483 314H523L533 366L522 372L513 366L503 375L494 367L484 373L473 364Z", bronze) +
    path("M473 264Q488 255 501 255Q516 255 531 265Q528 292 522 318Q502 324 484 318Q477 290 473 264Z", bronze) +
    path("M514 256L531 265Q530 288 516 302Q504 314 485 322L483 312Q508 296 514 256Z", "#351739") +
    path("M514 256Q510 290 483 312L484 316Q512 300 519 258Z", "#a9584f") +
    path("M492 322L488 366M503 323V370M513 320L519 364", "none", 'stroke="#2c1232" stroke-width="1.6" opacity=".55"') +
    path("M522 262Q538 270 541 292Q542 312 535 334L526 331Q529 306 522 292Z", dark) +
    // The raised arm and its bowl of fire.
    path("M474 270Q462 252 461 236Q455 222 456 207L465 205Q468 220 473 232Q480 244 496 256Z", bronze) +
    path("M488 228Q487 219 497 218Q512 218 513 234Q513 245 506 250L507 260H493V252Q487 253 486 249L487 246L483 244L486 238Z", bronze) +
    path("M488 228Q487 218 497 217Q513 217 514 235Q513 247 507 251Q500 246 501 236Q493 236 488 228Z", "#2f1435") +
    path("M487 229L474 222L488 221L480 209L493 216L494 202L501 215L509 204L508 217L519 212L513 224Q500 214 487 229Z", "#ffcf80") +
    path("M447 206H473Q472 197 466 196H455Q448 197 447 206Z", "#6d3150") +
    path("M455 196Q448 184 459 170Q460 181 465 178Q474 189 467 196Z", "#ffc562") +
    path("M459 196Q456 188 462 182Q467 190 464 196Z", "#fff3c0") +
    line(
      "M456 207Q455 222 461 236Q462 252 474 270Q478 292 484 316L473 364M473 368Q469 382 469 394Q460 412 464 438L452 444M488 229L486 238L483 244L487 246L486 249",
      "#ffe0a0",
      2.2,
    ) +
    line("M479 286Q486 296 496 290", "#2c1232", 1.4, 'opacity=".5"') +
    at(507, 463, 1, ship())
  );
}

/** A galley that comes home, its sail against the light. */
const ship = (): string =>
  path("M-20 2Q0 8 22 0L26 -6Q26 8 14 11H-12Q-19 9 -20 2Z", "#3a1d3e") +
  line("M1 3V-32", "#3a1d3e", 2) +
  path("M-13 -28Q2 -32 15 -27Q18 -14 13 -4Q0 -9 -12 -4Q-16 -16 -13 -28Z", "#f6c08a") +
  path("M3 -30Q10 -29 15 -27Q18 -14 13 -4Q9 -6 4 -6.6Q8 -18 3 -30Z", "#c9706a");

/** Gulls, small ones nearer the sun. */
const birds = (): string =>
  line("M206 232q7 -7 11 0q5 -6 12 -2M238 214q5 -5 8 0q4 -4 8 -1M188 252q4 -4 7 0q3 -3 7 -1M412 226q4 -4 6 0q4 -3 6 -1", "#4a2244", 2);

/** The terrace of green marble: lit at its far edge, bronze lines that run to the sun, a ring round the monument. */
const terrace = (brush: Brush): string =>
  rect(0, 486, WIDTH, HEIGHT - 486, brush.linear(["#7d8448", "#336046", "#1f4a3b", "#17392e", "#122d25"])) +
  line(
    "M196 486L-60 640M232 486L70 760M290 486L236 760M384 486L440 760M438 486L640 742M476 486L680 600M120 486L-40 540",
    "#d69a4e",
    1.6,
    'opacity=".5"',
  ) +
  `<g fill="none" stroke="#d9a052" opacity=".8">${oval(300, 606, 292, 66, "none", 'stroke-width="2.6"')}${oval(300, 607, 270, 57, "none", 'stroke-width="1.2"')}${oval(300, 606.5, 281, 61.5, "none", 'stroke-width="7" stroke-dasharray="2 26"')}</g>` +
  path("M0 486H104L80 596L-20 760H-200ZM496 486H600L800 760H620L520 596Z", brush.linear(["#ffd98a78", "#ffc06440", "#ffb85c00"])) +
  line(
    "M-10 560Q30 548 58 566T140 560M470 548Q520 566 556 548T620 556M20 690Q120 664 190 690T330 676M420 700Q480 676 560 694T620 686M-10 640Q20 626 50 640",
    "#bfe0b0",
    1.2,
    'opacity=".14"',
  ) +
  rect(0, 486, WIDTH, 14, brush.linear(["#ffdf98b0", "#ffcf8000"])) +
  line("M0 486.6H600", "#ffe9b0", 2);

/** The low step under the monument, and the long shadows towards us: its own and the rulers'. */
const plinth = (brush: Brush): string => {
  const foot = Math.round(footOf());
  return (
    path(
      `M80 ${foot + 20}H520L600 716V760H0V716ZM24 632L96 630L40 760H-200ZM526 634L606 634L800 760H560Z`,
      brush.linear(["#051c16c0", "#051c1688", "#051c1648"]),
    ) +
    path(`M88 ${foot - 12}H512L520 ${foot + 4}H80Z`, brush.linear(["#c98a55", "#7a4c3a"])) +
    path(`M80 ${foot + 4}H520L524 ${foot + 22}H76Z`, brush.linear(["#5d3c38", "#2a1622"])) +
    line(`M81 ${foot + 4}H519`, "#ffd98a", 1.8) +
    line(`M79 ${foot + 13}H521`, "#e0aa5a", 4, 'stroke-dasharray="8 8 .1 8" opacity=".75"')
  );
};

/** The sun's glow over everything that stands before it. */
const bloom = (brush: Brush): string =>
  circle(SUN.x, SUN.y - 20, 230, brush.radial(["#ffe9a838", "#ffc8701c", "#ff9a5000"], [0.5, 0.5], 0.5));

/** Where the sun just catches an edge. */
const glint = (x: number, y: number, r: number): string =>
  path(`M${x} ${y - r}Q${x} ${y} ${x + r} ${y}Q${x} ${y} ${x} ${y + r}Q${x} ${y} ${x - r} ${y}Q${x} ${y} ${x} ${y - r}Z`, "#fffbe0");
/** The foreground darkens to the edges, where the picture may be covered. */
const dusk = (brush: Brush): string => rect(0, 600, WIDTH, HEIGHT - 600, brush.linear(["#06140f00", "#06181230", "#06181280"]));

export function duelPoster(): string {
  const brush = brushOf("poster:duel");
  const inside = [
    sky(brush),
    rays(brush),
    sun(brush),
    clouds(),
    hills(brush),
    sea(brush),
    city(),
    lighthouse(brush),
    at(25, 22.4, 0.95, colossus(brush)),
    birds(),
    terrace(brush),
    plinth(brush),
    pyramid(brush),
    bloom(brush),
    dusk(brush),
    rulers(brush),
    glint(361, 268, 11),
  ].join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">${brush.defs()}${signDefs()}${inside}</svg>`;
}
