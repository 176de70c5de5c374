/** The poster of Puerto Rico: a merchant ship takes its cargo aboard in a small hot harbour. */
import { brushOf, circle, INK, line, oval, path, rect } from "../../client/face/brush.ts";
import { barrel } from "../../client/games/puerto-rico/art/goods.ts";
import {
  cane,
  carrier,
  clerk,
  EDGE,
  FINE,
  frond,
  heap,
  marketWoman,
  n1,
  pelican,
  poly,
  put,
  rib,
  ripples,
  roller,
  rolling,
} from "./puerto-rico-parts.ts";
import { shipAtQuay, shipImage } from "./puerto-rico-ship.ts";

const brush = brushOf("poster:puerto-rico");

const FROND = "poster_puerto_rico_frond";
/** The sea's edge, and the height of our eye. */
const HORIZON = 362;
/** The foot of the houses, which runs from the left edge to the far end of the quay. */
const foot = (x: number): number => 530 - 0.5 * (x + 20);
/** A height on the front of the houses, in heights of our eye. */
const up = (x: number, h: number): number => foot(x) - h * (foot(x) - HORIZON);
const front = (x1: number, x2: number, h1: number, h2: number): string =>
  poly([
    [x1, up(x1, h1)],
    [x2, up(x2, h1)],
    [x2, up(x2, h2)],
    [x1, up(x1, h2)],
  ]);

/** Blue noon that pales to the horizon, and the sun's glow from the upper left. */
const sky = (): string =>
  rect(0, 0, 600, 400, brush.linear(["#1c86c6", "#3aa3d6", "#7cc8e2", "#c4e8e6", "#fff3d2"])) +
  circle(-30, 150, 420, brush.radial(["#ffffffbb", "#ffffff84", "#ffffff52", "#ffffff28", "#ffffff0c", "#ffffff00"], [0.5, 0.5], 0.5));

/** High cumulus: white crowns to the sun, lilac flanks, warm undersides. */
const clouds = (): string => {
  const white = brush.linear(["#ffffff", "#fffdf6", "#fdeeda", "#f9cfae"]);
  return (
    path(`${heap("476 340, 470 300, 488 268, 490 236, 516 212, 526 186, 560 174, 588 190, 620 200")}V360H476Z`, white) +
    path(`${heap("530 352, 534 306, 562 286, 566 250, 590 236, 612 240")}V360Z`, "#c3cdea", 'opacity=".85"') +
    path(`${heap("556 240, 560 214, 584 206, 604 216")}V250Q580 236 556 240Z`, "#dbe1f2", 'opacity=".6"') +
    path(`${heap("380 356, 392 332, 424 322, 446 334, 478 318, 512 326, 530 346")}V360Z`, "#fffaf0") +
    path(`${heap("158 352, 160 322, 180 306, 184 280, 208 258, 236 262, 250 284, 274 288, 284 312, 304 322, 312 350")}Z`, white) +
    path(`${heap("206 352, 210 326, 232 312, 240 296, 258 300, 264 322, 286 330, 296 350")}Z`, "#c9d2ec", 'opacity=".8"') +
    path(`${heap("178 352, 186 336, 206 330, 222 342, 236 352")}Z`, "#fff3e2") +
    path("M130 352Q300 334 600 346V364H130Z", "#ffd9ae", 'opacity=".6"')
  );
};

/** Hills that grow greener as they come nearer, and the headland with its cliff. */
const hills = (): string =>
  path("M120 366Q170 338 226 346 270 330 318 340 380 326 430 344 470 340 500 352V366Z", "#8cc2c2") +
  path("M150 366Q200 348 240 354 300 344 340 356 400 350 440 366Z", "#6bb0a0") +
  path("M430 368Q452 356 470 350 488 330 516 326 560 322 604 318V372Z", brush.linear(["#8fc663", "#4f9a55", "#2f7a58"])) +
  path("M470 350Q488 332 516 328L540 327Q514 338 508 352 490 348 470 350Z", "#b9dc7c") +
  path("M452 369Q464 359 488 361 512 350 530 358 560 352 604 358V373Z", "#efe0bd") +
  path("M488 361Q512 350 530 358L524 372H500ZM560 354 604 358V373H572Z", "#bfb2b4");

/** The slope behind the town, down to a strip of beach. */
const slope = (): string =>
  path("M0 262Q40 226 90 246 140 264 176 306 214 340 262 364L236 374 160 408 0 420Z", brush.linear(["#a9d46a", "#5aa552", "#3a8650"])) +
  path("M90 246Q140 264 176 306 214 340 262 364L236 374 190 392Q150 310 90 246Z", "#3d8a57", 'opacity=".6"') +
  path("M262 364 236 374 156 412V404Q200 384 232 370Z", "#f6e6c0");

/** The small fort on the headland: walls with a sentry box on the corner, and a red flag. */
const fort = (): string =>
  path("M530 328V304H604V330Z", "#f0e2c4") +
  path("M566 330V304H604V330Z", "#c6b8b6") +
  path("M548 304V292H586V304Z", "#e6d6b6") +
  path("M572 304V292H586V304Z", "#b6a8aa") +
  path("M530 304V300H537V304M543 304V300H550V304M590 304V300H597V304", "#f0e2c4") +
  path("M524 310V298H534V310L532 316H526Z", "#fff3d8") +
  path("M523 298Q529 286 535 298Z", "#d7774c") +
  line("M566 292V264", "#6a4a34", 1.8) +
  path("M567 264Q576 260 582 265T596 264V274Q588 278 582 275T567 275Z", "#d63e2c") +
  path("M540 316h4v6h-4ZM556 315h4v6h-4Z", "#8d7f7c");

/** The bay: deep blue outside, then green, then so shallow that the sand shines through. */
const water = (): string =>
  rect(0, HORIZON, 600, 400, brush.linear(["#1668ad", "#1583bd", "#1ea9bf", "#3cc7c2", "#6cdcca", "#9cead2", "#b4efd6"])) +
  path("M236 392Q330 380 420 390T604 384V404Q520 396 430 408T250 402Z", "#0f5aa0", 'opacity=".45"') +
  oval(520, 700, 260, 100, brush.radial(["#e6fae0cc", "#dcf8de66", "#d8f6dc00"], [0.5, 0.5], 0.5)) +
  line(
    "M352 716Q390 700 420 712T484 704 540 716 604 700M420 712Q430 728 470 730M484 704Q500 690 540 692M380 742Q420 734 452 744T540 736",
    "#f4fff0",
    1.8,
    'opacity=".6"',
  ) +
  path(ripples("440 372 60, 530 378 60, 250 374 40, 548 396 44, 530 424 66, 568 452 40, 548 480 56"), "#bdf0ee", 'opacity=".7"');

/** A house on the slope, front to us: wall, its shaded side, tiled roof. */
const cottage = (x: number, y: number, w: number, h: number, wall: string, shade: string): string => {
  const [r, side, top] = [x + w, n1(w * 0.34), n1(h * 0.43)];
  const ridge = `${n1(x + w * 0.24)} ${n1(y - h - top)}H${n1(r - 1)}L${r + 2} ${y - h + 1}`;
  return (
    rect(x, y - h, w, h, wall) +
    path(`M${r} ${y - h}l${side}-2V${y - 1}L${r} ${y}Z`, shade) +
    path(`M${x - 3} ${y - h + 1}L${ridge}Z`, "#e27a4a") +
    path(`M${n1(r - 1)} ${n1(y - h - top)}L${n1(r + side + 2)} ${y - h - 2} ${r + 2} ${y - h + 1}Z`, "#a9482a")
  );
};

/** The town climbs the slope behind the quay, between its trees. */
const hillTown = (): string =>
  cottage(62, 268, 20, 14, "#fff0d4", "#c9b4b0") +
  path(heap("84 282, 92 266, 108 266, 118 286"), "#357f4a") +
  cottage(112, 292, 24, 18, "#f6b8a2", "#c07f80") +
  cottage(20, 288, 30, 22, "#fbe3c0", "#cfa896") +
  path(heap("0 300, 4 278, 18 276, 24 300"), "#3f8f4a") +
  path(heap("138 322, 142 304, 158 300, 172 314, 176 332"), "#3f8f4a") +
  // The small church and its bell tower.
  path("M158 352V326L172 312 186 326V352Z", "#fffaea", FINE) +
  path("M186 326 172 312 192 309 206 324V350L186 352Z", "#d9683c", FINE) +
  path("M146 352V304H162V352Z", "#fffaea", FINE) +
  path("M156 352V304H162V352Z", "#c8bccb") +
  path("M143 306H165V302H143ZM143 326H165V323H143Z", "#f0dcb8", FINE) +
  path("M145 302Q145 289 154 287 163 289 163 302Z", "#e27a4a", FINE) +
  line("M154 287V277M151 280H157", "#5a3a26", 1.8) +
  path("M150 321V313Q154 307 158 313V321ZM168 352V340Q172 334 176 340V352ZM169 326a3 3 0 1 0 6 0 3 3 0 1 0-6 0Z", "#4f5486") +
  cottage(60, 318, 30, 24, "#f7cf7c", "#bf8c56") +
  path(heap("188 372, 194 352, 214 346, 226 358, 230 372"), "#357f4a") +
  path(heap("190 366, 196 354, 210 350, 216 362"), "#86c35a") +
  cottage(168, 386, 22, 20, "#f8c9a8", "#bf8890") +
  path(
    "M26 272h5v7h-5ZM39 271h5v7h-5ZM68 258h4v5h-4ZM118 279h4v6h-4ZM127 279h4v6h-4ZM68 300h5v7h-5ZM79 299h5v7h-5ZM175 371h4v7h-4Z",
    "#3f78a4",
  );

/** An arch of the arcade: dark inside, with light on the left reveal. */
const archway = (x1: number, x2: number, top: number, inside: string): string => {
  const spring = top * 0.72;
  const mid = (x1 + x2) / 2;
  const d = `M${x1} ${n1(foot(x1))}V${n1(up(x1, spring))}Q${n1(x1 + 1)} ${n1(up(mid, top * 1.04))} ${mid} ${n1(up(mid, top))}T${x2} ${n1(up(x2, spring))}V${n1(foot(x2))}Z`;
  return (
    path(d, inside, FINE) + path(front(x2 - 3.4, x2 - 0.6, 0, spring), "#ffeccb") + path(front(x1 + 0.6, x2 - 3.4, 0, 0.05), "#b596a0")
  );
};

/** A tall window between its open blue shutters. */
const shutters = (x: number, w: number, low: number, high: number): string =>
  path(front(x, x + w, low, high), "#2d4f6e", 'stroke="#2a1a10" stroke-width=".9"') +
  path(front(x - w * 0.62, x, low, high), "#3f8fc4", 'stroke="#2a1a10" stroke-width=".9"') +
  path(front(x + w, x + w * 1.56, low, high), "#2b6f9f", 'stroke="#2a1a10" stroke-width=".9"') +
  path(front(x + w * 0.1, x + w * 0.9, low - 0.03, low), "#fff6dc");

/** One front of the row: wall lit from above, plinth, cornice, and a roof whose tiles run down to us. */
const house = (x1: number, x2: number, h: number, wall: readonly string[], roof: number): string => {
  const back = 8 + roof * 30;
  const ridge = [x1 - back * 0.4 + 2, up(x1, h) - roof * (foot(x1) - HORIZON)] as const;
  const far = [x2 - back * 0.5, up(x2, h) - roof * (foot(x2) - HORIZON)] as const;
  return (
    path(front(x1, x2, 0, h), brush.linear(wall), EDGE) +
    path(poly([[x1 - 4, up(x1, h) + 3], ridge, far, [x2 + 4, up(x2, h) + 3]]), brush.linear(["#f49a66", "#d8653a"]), EDGE) +
    line(
      [0.22, 0.4, 0.62, 0.82]
        .map(
          (t) =>
            `M${n1(ridge[0] + (far[0] - ridge[0]) * t)} ${n1(ridge[1] + (far[1] - ridge[1]) * t)}L${n1(x1 + (x2 - x1) * t)} ${n1(up(x1 + (x2 - x1) * t, h) + 2)}`,
        )
        .join(""),
      "#a9482a",
      1.3,
      'opacity=".8"',
    ) +
    path(front(x1, x2, h - 0.1, h - 0.02), "#5d4a86", 'opacity=".45"')
  );
};

/** The row on the quay: white, rose and ochre, each with its own arches. */
const row = (): string =>
  house(122, 160, 1.06, ["#fffdf2", "#f6ead2"], 0.26) +
  shutters(130, 7, 0.64, 0.9) +
  shutters(147, 6, 0.64, 0.9) +
  archway(126, 139, 0.5, "#6a5a7c") +
  archway(143, 156, 0.5, "#6a5a7c") +
  house(64, 123, 1.28, ["#fbc2ab", "#ee9c8c"], 0.2) +
  shutters(78, 9, 0.8, 1.08) +
  shutters(103, 8, 0.8, 1.08) +
  archway(69, 90, 0.56, "#54386a") +
  archway(96, 117, 0.56, "#54386a") +
  house(-30, 64, 1.06, ["#ffd882", "#f0b04e"], 0.3) +
  shutters(6, 11, 0.68, 0.9) +
  shutters(40, 10, 0.68, 0.9) +
  path(front(-30, 62, 0.6, 0.64), "#fff2d0", FINE) +
  archway(-26, -2, 0.52, "#4a3060") +
  archway(5, 29, 0.52, "#4a3060") +
  archway(36, 58, 0.52, "#4a3060");

/** The awning over the rose house's arches, red and cream, and its shadow. */
const awning = (): string => {
  const [from, to] = [66, 121];
  const cells = 6;
  const high = (t: number): readonly [number, number] => [from + (to - from) * t, up(from + (to - from) * t, 0.72)];
  const low = (t: number): readonly [number, number] => [from + 10 + (to - from + 6) * t, up(from + (to - from) * t, 0.5) + 8];
  const strips = Array.from({ length: cells }, (_none, n) => {
    const [a, b, c, d] = [high(n / cells), high((n + 1) / cells), low((n + 1) / cells), low(n / cells)];
    return path(
      `M${n1(a[0])} ${n1(a[1])}L${n1(b[0])} ${n1(b[1])} ${n1(c[0])} ${n1(c[1])}Q${n1((c[0] + d[0]) / 2)} ${n1((c[1] + d[1]) / 2 + 6)} ${n1(d[0])} ${n1(d[1])}Z`,
      n % 2 ? "#fff6e0" : "#d94a34",
      FINE,
    );
  }).join("");
  return path(front(68, 119, 0.2, 0.5), "#3a2a62", 'opacity=".4"') + strips;
};

/** The quay: sunlit limestone, its joints in perspective, the battered wall down to the water. */
const quay = (): string =>
  path("M170 444Q206 502 242 560T380 760H330Z", brush.linear(["#8ca8b4", "#9db9b8", "#7fb5b4"])) +
  path("M192 478Q214 514 242 560T380 760H366Q270 616 233 560T184 468Z", "#3f8a8c", 'opacity=".75"') +
  line("M226 550 236 556M250 594 262 598M282 650 294 654M312 702 326 706", "#54808c", 1.3) +
  path("M-2 521 160 440 172 446Q200 500 230 560T346 760H-2Z", brush.linear(["#f4dfb8", "#ffedc8", "#fff3d6", "#eeddc0"])) +
  path(
    "M96 474 138 453 148 470 112 492ZM186 500 201 495 216 530 200 535ZM146 568 210 548 232 588 172 610ZM40 502 66 489 92 528 58 541Z",
    "#e9cf9f",
    'opacity=".55"',
  ) +
  path("M160 440 172 446Q200 500 230 560T346 760H326Q252 622 216 560T160 444Z", "#fffdf0") +
  line("M172 446Q200 500 230 560T346 760", INK, 2) +
  line("M160 444Q180 496 216 560T326 760", "#c9b08a", 1.3) +
  line("M182 466 172 468M197 496 185 499M215 532 200 535M236 572 221 575M262 618 246 622M296 674 280 679", "#c9b08a", 1.3) +
  line(
    "M-2 560 186 500M-2 612 210 548M60 660 236 594M110 740 278 652M96 474 130 545 190 640M40 502 66 570 108 640M138 452 164 506",
    "#d9c39c",
    1.4,
  );

/** What the palm's crown throws on the stones, and the row of houses at its foot. */
const palmShadow = (): string =>
  `<g fill="#4f4fa6" opacity=".5">${put(136, 566, "1.1 .4", [1, 2, 4, 5, 6].map((n) => `<use href="#${FROND}${n}"/>`).join(""))}<path d="M-2 588Q60 576 136 562V572Q60 594-2 608Z"/></g>` +
  path("M-2 521 160 440 164 443 20 524-2 536Z", "#5a58a8", 'opacity=".35"');

/** The plank with its cleats, and its thickness in shade. */
const plank = (): string =>
  path("M172 574 188 580 346 467 332 458Z", "#c98d50", EDGE) +
  path("M188 580 346 467V472L189 587Z", "#754518", FINE) +
  path("M174 573 332 458 335 460 178 575Z", "#ffdfa2") +
  line("M203 554 215 560M226 538 238 544M250 521 263 527M274 503 287 509M298 486 311 492", "#7a4a1e", 2.2);

/** At work between the houses and the ship. */
const people = (): string =>
  oval(128, 473, 12, 2, "#4f4fa6", 'opacity=".5"') +
  put(122, 472, 0.42, marketWoman()) +
  oval(100, 539, 42, 5, "#4f4fa6", 'opacity=".5"') +
  put(80, 538, 0.7, put(63, 0, 1, rolling()) + roller()) +
  put(258, 524, 0.74, carrier()) +
  oval(184, 588, 28, 4.5, "#4f4fa6", 'opacity=".5"') +
  put(167, 585, 0.8, clerk());

/** The trunk that leans in from the left, ringed, lit on its left. */
const trunk = (): string =>
  path("M-14 640Q4 470 46 360 62 300 84 236L94 240Q76 310 60 366 26 480 22 640Z", brush.linear(["#b57f4c", "#9a6236", "#6e432a"]), EDGE) +
  path("M-8 620Q8 470 49 362 64 300 85 240L88 241Q68 310 54 364 14 480 0 620Z", "#f0c78c") +
  line(
    "M2 548 23 552M8 508 30 514M17 468 38 475M28 430 47 438M40 396 56 403M51 366 64 371M60 336 72 340M68 306 79 309M77 274 87 276",
    "#4a2c1c",
    1.6,
  ) +
  put(
    90,
    232,
    1,
    circle(-9, 4, 7, "#7c9a3a", EDGE) +
      circle(8, 3, 7.5, "#6a4424", EDGE) +
      circle(0, 10, 8, "#8a5a2c", EDGE) +
      circle(-3, 7, 2.6, "#d8a560") +
      circle(6, 0, 2.2, "#b98548"),
  );

/** The crown: fronds behind in shade, fronds in front that let the sun through. */
const crown = (): string => {
  let n = 0;
  const one = (x: number, y: number, lift: number, count: number, long: number, fill: string, vein: string): string =>
    `<g fill="${fill}"><path id="${FROND}${n++}" d="${frond(x, y, lift, count, long)}"/></g>${line(rib(x, y, lift), vein, 2.2)}`;
  return put(
    90,
    230,
    1,
    one(-92, 60, 44, 11, 26, "#1f5a3c", "#184a32") +
      one(52, 84, 30, 10, 24, "#23653f", "#184a32") +
      one(-30, 92, 26, 10, 24, "#1c5238", "#184a32") +
      one(96, 36, 54, 14, 28, "#3a8a3c", "#2c6e34") +
      one(-104, -6, 46, 14, 27, "#4f9a3c", "#2c6e34") +
      one(88, -46, 34, 14, 27, "#74b844", "#e9f0a0") +
      one(-62, -62, 30, 13, 26, "#86c74c", "#e9f0a0") +
      one(22, -78, 10, 12, 24, "#a2d657", "#f2f5b0"),
  );
};

/** A game's barrel, near and in the shade of the picture's edge: only its left rim has sun. */
const cask = (good: "corn" | "indigo" | "sugar", x: number, y: number, scale: number): string =>
  put(
    x,
    y,
    scale,
    barrel(brush, good) +
      path(
        "M12 22Q-1 56 12 87 26 97 44 97 62 97 76 87 89 56 76 22 60 32 44 32 28 32 12 22Z",
        brush.linear(["#2c1c4e00", "#2c1c4e30", "#24144678", "#180c38b0"], "across"),
      ) +
      line("M12 27Q3 56 13 84", "#fff3c4", 3),
  );

/** The lower left: in shade, cropped by the frame, nearest to us. */
const near = (): string =>
  path("M-2 650Q90 626 176 676 236 708 280 760H-2Z", "#4340a6", 'opacity=".5"') +
  cask("corn", -44, 524, 1.3) +
  cask("indigo", 52, 572, 1.36) +
  cane() +
  cask("sugar", -44, 622, 1.5);

/** Two bollards at the edge: one holds the stern rope, the near one waits with a coil. */
const mooring = (): string => {
  const bollard = path("M-11 0-9-20Q-14-28 0-29 14-28 9-20L11 0Q0 6-11 0Z", "#4a4f5c", EDGE) + path("M-8-1-6-20H-2L-3 1Z", "#a9b4c4");
  return (
    put(175, 477, 0.54, bollard) +
    line("M177 467Q190 472 201 440", INK, 3.4) +
    line("M177 467Q190 472 201 440", "#f0d9a6", 1.8) +
    oval(268, 664, 22, 5, "#5a58a8", 'opacity=".5"') +
    put(262, 662, 1.05, bollard + line("M-12-4Q0 4 12-4M-12-9Q0 0 12-9", INK, 5.4) + line("M-12-4Q0 4 12-4M-12-9Q0 0 12-9", "#f0d9a6", 3.4))
  );
};

/** Two piles at the right edge, and the pelican who waits for the fishermen. */
const piles = (): string =>
  path("M556 604 590 602 596 764H552Z", brush.linear(["#b98a5c", "#7a5238", "#4a3030"], "across"), EDGE) +
  path("M556 604Q572 596 590 602 574 612 556 604Z", "#e6c08c", FINE) +
  path("M518 642 546 640 552 764H514Z", brush.linear(["#c49464", "#84583a", "#503434"], "across"), EDGE) +
  path("M518 642Q532 634 546 640 532 650 518 642Z", "#f0cd98", FINE) +
  line("M560 640 562 700M578 624 581 720M526 672 526 720M538 660 539 700", "#3a2424", 1.3, 'opacity=".6"') +
  line("M516 676Q532 686 550 676M515 683Q532 694 550 683M554 656Q572 666 594 655", INK, 6.5) +
  line("M516 676Q532 686 550 676M515 683Q532 694 550 683M554 656Q572 666 594 655", "#e6cfa0", 4) +
  put(568, 604, 1, pelican());

/** Gulls, where the sky is empty. */
const gulls = (): string => line("M186 206q6-6 10 0 5-5 11-1M216 226q4-4 7 0 4-4 8-1M232 190q3-3 5 0 3-3 6-1", "#ffffff", 2);

/** What every line has is said once, and the paths without needless spaces. */
const slim = (svg: string): string =>
  svg
    .replaceAll(/ stroke-line(cap|join)="round"/g, "")
    .replaceAll(/ +\/>/g, "/>")
    .replaceAll(/ d="[^"]*"/g, (d) => d.replaceAll(" -", "-").replaceAll(/([a-zA-Z]) (?=[-\d.])/g, "$1"))
    .replaceAll(/"#(\w)\1(\w)\2(\w)\3"/g, '"#$1$2$3"');

export function puertoRicoPoster(): string {
  const scene = [
    sky(),
    clouds(),
    hills(),
    fort(),
    water(),
    slope(),
    hillTown(),
    shipImage(brush),
    row(),
    awning(),
    crown(),
    quay(),
    palmShadow(),
    mooring(),
    shipAtQuay(brush),
    plank(),
    people(),
    trunk(),
    near(),
    piles(),
    gulls(),
  ].join("");
  return slim(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 760" width="600" height="760">${brush.defs()}<g>${scene}</g></svg>`,
  ).replace("<g>", '<g stroke-linecap="round" stroke-linejoin="round">');
}
