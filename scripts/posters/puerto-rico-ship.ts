/** The merchant ship of the poster: hull, rigging, sails with the sun behind them, and her image in the water. */
import { type Brush, INK, line, oval, path, rect } from "../../client/face/brush.ts";
import { captain, EDGE, FINE, hauler, n1, numbers, put, ripples } from "./puerto-rico-parts.ts";

const SPAR = "#8a5428";

/** A round spar with ink at its edges and light on top. */
const spar = (d: string, width: number): string => line(d, INK, width + 2.6) + line(d, SPAR, width) + line(d, "#e9b877", n1(width * 0.35));

interface Cut {
  readonly top: number;
  readonly bottom: number;
  readonly height: number;
  /** How far the wind drives it to the right. */
  readonly belly: number;
  /** Where the mast behind shows through, from the yard's middle. */
  readonly mast: number;
  readonly reefs: readonly number[];
  /** What the next sail throws on it. */
  readonly shade?: string;
}

/** A square sail under its yard; the sun behind it makes it glow, and shows seams, reef points and the mast. */
function sail(brush: Brush, x: number, y: number, { top, bottom, height: h, belly, mast, reefs, shade = "" }: Cut): string {
  const foot = y + h;
  const down = (t: number): string => {
    const [a, b] = [x + top * (t - 0.5), x + bottom * (t - 0.5)];
    return `${n1((a + b) / 2 + belly)} ${n1(y + h * 0.5)} ${n1(b + belly * 0.3)} ${n1(foot - Math.sin(Math.PI * t) * h * 0.15)}`;
  };
  const seam = (t: number): string => `M${n1(x + top * (t - 0.5))} ${y}Q${down(t)}`;
  const cloth = `${seam(1)}Q${n1(x + belly * 0.3)} ${n1(foot - h * 0.32)} ${n1(x - bottom / 2 + belly * 0.3)} ${foot}Q${n1(x - (top + bottom) / 4 + belly)} ${n1(y + h * 0.5)} ${n1(x - top / 2)} ${y}Z`;
  const id = `poster_puerto_rico_sail_${x}_${y}`;
  const clip = brush.clip(`<path id="${id}" d="${cloth}"/>`);
  const glow = brush.radial(["#fffff6", "#fff4c4", "#ffdc8c", "#f7b264", "#e08a4c"], [0.3, 0.36], 0.86);
  return (
    `<use href="#${id}" fill="${glow}"/>` +
    `<g clip-path="${clip}">${
      line(`M${x + mast} ${y}Q${n1(x + mast + belly * 0.4)} ${n1(y + h * 0.5)} ${n1(x + mast)} ${foot}`, "#b8622e", 7, 'opacity=".3"') +
      path(`${seam(0.8)}L${x + bottom} ${foot}V${y}Z`, "#cf6a4c", 'opacity=".3"') +
      line(seam(0.2) + seam(0.41) + seam(0.61), "#d9924e", 1, 'opacity=".6"') +
      line(seam(0.035), "#fffff8", 2.6) +
      rect(x - bottom, y, bottom * 2, 9, "#9a5a3a", 'opacity=".28"')
    }${reefs.map((t) => line(`M${x - bottom} ${n1(y + h * t)}Q${x} ${n1(y + h * t + 9)} ${x + bottom} ${n1(y + h * t)}`, "#b5713c", 1.5, 'stroke-dasharray=".5 7"')).join("")}${shade === "" ? "" : path(shade, "#7a4a9a", 'opacity=".32"')}</g><use href="#${id}" fill="none" ${EDGE}/>` +
    spar(`M${n1(x - top / 2 - 6)} ${y - 1}H${n1(x + top / 2 + 6)}`, 4)
  );
}

/** Rigging behind the sails: stays and shrouds. */
const rigging = (): string =>
  line("M258 210 350 200M350 184 452 214M452 200 574 394M452 246 545 404M258 222 206 388M350 190 268 402", "#5a3a26", 1.1) +
  line(
    "M350 232 322 446M350 232 334 448M350 232 368 450M350 232 380 450M452 246 428 434M452 246 440 432M452 246 474 428M258 256 238 404M258 256 276 410",
    "#4a2c1c",
    1.1,
  ) +
  line("M330 400H371M333 380H367M336 358H363M339 336H360M434 392H467M437 370H463M440 346H460M244 360H268M247 338H265", "#4a2c1c", 0.9);

/** Triangles before the foremast; the light goes through them. */
const jibs = (brush: Brush): string => {
  const cloth = brush.linear(["#fffbe6", "#ffe7ac", "#f7bd78"]);
  return (
    path("M458 226Q500 300 566 388 520 392 486 400 500 330 458 226Z", cloth, EDGE) +
    path("M458 226Q500 300 566 388L548 390Q490 320 458 226Z", "#e8956a", 'opacity=".4"') +
    path("M456 268Q486 330 532 402 494 400 470 410 474 340 456 268Z", cloth, EDGE) +
    path("M456 268Q486 330 532 402L516 402Q480 340 456 268Z", "#e8956a", 'opacity=".4"')
  );
};

/** The gaff sail over the stern. */
const spanker = (brush: Brush): string =>
  path("M255 318 208 284Q194 340 200 392 230 384 255 398Z", brush.linear(["#fffdf0", "#ffeab4", "#f6c184"], "across"), EDGE) +
  line("M240 308Q226 350 228 388M224 296Q210 344 214 388", "#d9924e", 1, 'opacity=".6"') +
  spar("M258 322 204 281", 3) +
  spar("M258 402 194 394", 3);

/** The main course, hauled up to its yard in bunches. */
const brailed = (): string =>
  path(
    "M288 301H412Q414 314 402 318 392 308 384 316 374 330 362 314 350 324 338 316 328 332 316 314 306 326 296 314 286 312 288 301Z",
    "#f4dcae",
    EDGE,
  ) +
  path("M290 302H350Q346 312 338 312 326 326 316 310 304 320 297 310Z", "#fffaea") +
  line("M316 304V313M338 304 337 315M362 304V313M384 304 385 315", "#a8743c", 1.6);

/** Flags at the mastheads, and the long one at the stern. */
const flags = (): string =>
  path("M351 178Q366 170 378 177T402 175Q394 182 396 190 384 184 374 188T351 190Z", "#d63e2c", FINE) +
  path("M453 190Q466 184 476 189T494 187V196Q484 200 476 197T453 200Z", "#fff6e0", FINE) +
  path("M453 193Q466 187 476 192T494 190V194Q484 198 476 195T453 197Z", "#d63e2c") +
  path("M259 202Q270 196 278 201T296 199L288 206 294 212Q284 214 276 211T259 213Z", "#2f8f9a", FINE);

/** A plain barrel in the sun. */
const tub =
  path("M-32 4Q-46 38-32 72 0 84 32 72 46 38 32 4 0 14-32 4Z", "#a3652c", EDGE) +
  path("M-29 6Q-42 38-29 70L-14 75Q-22 38-14 9Z", "#e9b877") +
  line("M-38 24Q0 36 38 24M-38 54Q0 66 38 54", "#2a1a10", 6) +
  oval(0, 4, 32, 9, "#d29a56", EDGE);

/** The hull from the stern, whose flat end we just see, to the beak; the waist is low for the cargo. */
function hull(brush: Brush): string {
  const side = "M216 400 298 412 302 438Q350 448 402 446L432 444 436 424Q480 420 522 408L538 412Q534 470 494 524H228Q218 470 216 400Z";
  return (
    // The deck's far rail and the planks inside.
    path("M298 414H440V448H300Z", "#6e4022") +
    path("M298 420Q360 434 438 428V434Q360 440 298 427Z", "#d29a5c", FINE) +
    put(368, 466, 0.64, hauler()) +
    put(408, 436, 0.34, tub) +
    put(428, 432, 0.3, tub) +
    put(232, 412, 0.52, captain()) +
    path("M216 400 198 396Q196 460 208 512L228 524Q218 470 216 400Z", "#e2a266", EDGE) +
    path("M201 410 212 413V428L202 425ZM203 436 214 440V454L205 450Z", "#2d4f6e", FINE) +
    path(side, brush.linear(["#d98f4e", "#b8682f", "#8c4520", "#5f2c18"]), EDGE) +
    path(
      "M216 400 298 412 302 438Q350 448 402 446L432 444 436 424Q480 420 522 408L538 412 537 420 438 436 434 454Q350 460 294 448L290 424 217 411Z",
      "#efb878",
    ) +
    path(
      "M218 424Q290 438 296 452 350 466 434 460 490 448 535 428L532 442Q490 464 434 474 350 480 288 466 250 450 220 440Z",
      "#fff0c4",
      FINE,
    ) +
    path("M219 432Q290 446 292 458 350 472 434 467 490 456 533 435L532 442Q490 464 434 474 350 480 288 466 250 450 220 440Z", "#1f9aa0") +
    line("M222 456Q290 482 350 490T526 462M225 480Q290 502 350 507T516 484", "#4a2212", 2.6, 'opacity=".7"') +
    line("M223 468Q290 492 350 498T522 473M228 500Q300 516 360 517T506 500", "#ffb56e", 1.1, 'opacity=".5"') +
    path("M480 461Q508 452 533 440 524 480 494 524H462Q490 490 480 461Z", "#3a1830", 'opacity=".36"') +
    rect(232, 411, 14, 11, "#2d4f6e", `rx="1.5" ${FINE}`) +
    rect(254, 414, 14, 11, "#2d4f6e", `rx="1.5" ${FINE}`) +
    rect(276, 417, 11, 11, "#2d4f6e", `rx="1.5" ${FINE}`) +
    line("M234 413 240 413M256 416 262 416", "#c9eef0", 2) +
    path("M364 484 380 484 380 498 364 498ZM404 481 420 480 420 494 404 495ZM452 474 467 471 467 485 452 488Z", "#3a1a10", FINE) +
    path("M318 439 321 470H350V446Q330 444 318 439Z", "#3a1a10", EDGE) +
    path("M361 479H379L382 485H364ZM401 476 418 475 421 481 404 482ZM449 469 465 466 468 471 452 475Z", "#d63e2c", FINE) +
    line("M514 412Q548 400 540 424 530 434 524 428", INK, 5) +
    line("M514 412Q548 400 540 424 530 434 524 428", "#f2c04a", 2.8) +
    spar("M214 399 300 411", 3) +
    spar("M434 423Q480 419 526 407", 3)
  );
}

/** Bands of her image in the water, broader above, torn by the ripples: y, left and right. */
const torn = (bands: string, thick: number): string =>
  numbers(bands)
    .map(([y = 0, l = 0, r = 0]) => {
      const [w, up] = [r - l, n1(thick * 0.6)];
      return `M${l} ${y}q${n1(w * 0.3)} ${-thick} ${n1(w * 0.55)} ${-up}T${r} ${y}q${n1(-w * 0.3)} ${thick} ${n1(-w * 0.6)} ${up}T${l} ${y}Z`;
    })
    .join("");

/** Her image in the bay: hull dark and warm, sails pale, cut by the ripples. */
export const shipImage = (brush: Brush): string =>
  path(
    "M208 516H500Q514 519 517 525 506 530 521 536 533 542 516 548 526 553 532 559 500 556 490 560 470 566 430 560 390 570 340 562 300 572 250 566 214 576Z",
    brush.linear(["#173f52", "#2c5a60cc", "#2f8a8e00"]),
  ) +
  path(torn("540 214 512, 551 222 530, 563 216 500", 6), "#7a4428", 'opacity=".75"') +
  path(torn("572 236 520, 583 250 470", 5), "#a8643a", 'opacity=".55"') +
  path(torn("578 440 536, 594 280 420, 603 430 516", 4), "#2a6a74", 'opacity=".45"') +
  path(torn("606 306 400, 618 330 486, 630 310 408, 642 424 500, 654 330 396, 670 436 484", 5), "#fff3cc", 'opacity=".7"') +
  path(
    ripples("240 540 70, 338 546 100, 452 540 60, 280 560 60, 380 562 110, 260 580 70, 430 588 90, 344 598 70"),
    "#5fd6cf",
    'opacity=".75"',
  ) +
  path(ripples("300 533 60, 400 531 54, 470 554 50, 318 573 40, 500 590 40"), "#f2fff6");

/** The barrel that swings from the main yard, on the rope the sailor hauls. */
const hoist = (): string =>
  line("M412 303V372M412 303 382 412", INK, 3) +
  line("M412 303V372M412 303 382 412", "#f2dca8", 1.5) +
  oval(412, 303, 4, 5, "#5a3418", FINE) +
  line("M398 388 412 368 426 388", INK, 2) +
  put(412, 376, 0.46, tub);

export function shipAtQuay(brush: Brush): string {
  return [
    flags(),
    spar("M258 200V420", 4.4),
    spar("M350 176V448", 6),
    spar("M452 188V436", 5),
    spar("M516 414 576 393", 4.6),
    rigging(),
    jibs(brush),
    spanker(brush),
    spar("M218 312 300 308", 3),
    sail(brush, 258, 242, { top: 64, bottom: 78, height: 64, belly: 14, mast: 0, reefs: [] }),
    line("M402 402 394 442M512 404 530 412", INK, 1.3),
    sail(brush, 452, 312, { top: 96, bottom: 106, height: 92, belly: 24, mast: 4, reefs: [0.28] }),
    sail(brush, 452, 228, { top: 74, bottom: 94, height: 78, belly: 18, mast: 2, reefs: [], shade: "M400 220H430Q452 262 434 310H400Z" }),
    `<g transform="rotate(-2.5 350 300)">${brailed()}${spar("M280 300H420", 5)}</g>`,
    sail(brush, 350, 203, { top: 92, bottom: 122, height: 91, belly: 24, mast: 3, reefs: [0.24, 0.46] }),
    hull(brush),
    hoist(),
    // The water laps at her planks and throws light on them.
    path(
      "M212 530Q216 521 226 522 250 527 280 522T346 523 410 522 470 524 498 519Q506 524 510 530 450 527 400 531 320 527 280 532 240 528 212 530Z",
      "#1c6f80",
    ) +
      line("M212 525Q218 520 226 522 250 527 280 522T346 523 410 522 470 524 500 519", "#eafff4", 2, 'opacity=".9"') +
      line(
        "M240 510q8-5 16 0t18-2M256 516q8-4 16 0t16-1M316 516q8-5 18-1t20-2M330 510q8-4 14 0t12-1M384 516q10-6 18 0t22-3M410 509q8-4 14 0M444 513q8-5 16-1t18-4",
        "#8fe8d6",
        1.2,
        'opacity=".6"',
      ),
  ].join("");
}
