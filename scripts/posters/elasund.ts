/** The poster of Elasund: the first town of the north as a gull sees it, on a clear cold morning with the sun low on the left. */
import { at, type Brush, brushOf, inTurn, oval, path, times } from "../../client/face/brush.ts";
import { choir, church, nave, tower } from "./elasund-church.ts";
import { fjord, goods, gull, heights, merchant, pier, pirates, skiff } from "./elasund-fjord.ts";
import {
  chimneyOf,
  face,
  fill,
  ground,
  type House,
  house,
  houseShadow,
  INK,
  lens,
  type Point,
  pen,
  person,
  type Spot,
  type Stuff,
  shadow,
  shape,
  sizeAt,
  spruce,
  stroke,
  tone,
  upright,
} from "./elasund-parts.ts";

/** Houses: place, turn, ridge, width, wall, roof, roof's stuff, walls (p plaster, t timber, s stone), gable to the left or right. */
type Row = readonly [number, number, number, number, number, number, number, Stuff, "p" | "t" | "s", "l" | "r"];
const HOUSES: readonly Row[] = [
  // The far quarter behind the church, down to the north shore.
  [360, 328, 52, 46, 34, 20, 22, "snow", "t", "r"],
  [446, 330, 44, 54, 36, 22, 24, "red", "p", "l"],
  [482, 336, 38, 48, 34, 20, 22, "snow", "t", "r"],
  [515, 342, 46, 48, 34, 20, 26, "slate", "t", "l"],
  [466, 352, 42, 46, 34, 22, 22, "straw", "p", "r"],
  [498, 358, 48, 52, 36, 22, 24, "yellow", "p", "l"],
  [534, 364, 40, 50, 36, 22, 26, "green", "p", "r"],
  [474, 378, 36, 54, 36, 22, 26, "blue", "p", "l"],
  [508, 384, 52, 52, 34, 22, 24, "snow", "t", "l"],
  [546, 394, 44, 50, 36, 22, 26, "red", "p", "l"],
  // Along the quay.
  [250, 406, 50, 56, 38, 26, 30, "snow", "t", "r"],
  [226, 444, 46, 60, 40, 26, 32, "blue", "p", "l"],
  [202, 496, 44, 62, 42, 28, 32, "straw", "t", "r"],
  [238, 488, 52, 48, 36, 24, 30, "yellow", "p", "l"],
  [176, 548, 48, 62, 42, 28, 34, "red", "p", "l"],
  // East of the church, to the wall.
  [490, 410, 38, 54, 38, 22, 28, "yellow", "p", "r"],
  [524, 420, 48, 52, 36, 22, 26, "straw", "t", "l"],
  [552, 436, 40, 50, 36, 24, 26, "snow", "p", "r"],
  [474, 438, 50, 50, 36, 24, 30, "red", "p", "l"],
  [512, 456, 42, 56, 38, 24, 28, "blue", "p", "l"],
  [540, 480, 52, 50, 38, 24, 30, "straw", "p", "r"],
  [468, 482, 46, 54, 38, 24, 32, "green", "p", "r"],
  [398, 494, 36, 52, 38, 24, 28, "yellow", "p", "l"],
  [506, 504, 40, 54, 38, 26, 28, "red", "t", "r"],
  // The quarter inside the south gate.
  [436, 524, 48, 56, 40, 26, 32, "straw", "t", "r"],
  [474, 540, 38, 58, 40, 26, 30, "snow", "p", "l"],
  [510, 556, 50, 52, 38, 26, 32, "yellow", "p", "r"],
  [394, 548, 50, 56, 40, 26, 30, "blue", "p", "l"],
  [240, 586, 40, 54, 40, 26, 32, "green", "p", "r"],
  [194, 592, 52, 56, 40, 26, 30, "straw", "t", "l"],
  [286, 598, 48, 52, 38, 24, 32, "red", "p", "l"],
  [440, 582, 40, 60, 40, 26, 34, "red", "p", "r"],
  [388, 596, 54, 54, 40, 26, 32, "slate", "t", "l"],
];
const STONES = { p: "plaster", t: "timber", s: "stone" } as const;
const houses: readonly House[] = HOUSES.map(([x, y, turn, long, wide, wall, roof, stuff, walls, gable]) => ({
  x,
  y,
  turn,
  long,
  wide,
  wall,
  roof,
  stuff,
  walls: STONES[walls],
  left: gable === "l",
}));

/** The ground of the town, its lanes, and the blue shadows over it. */
function floor(brush: Brush): string {
  const quay = "M250 372Q222 386 206 414T172 474Q160 512 138 556L130 610";
  const shore = `${quay}L122 640Q118 680 84 700T66 760H600V300Q500 296 420 302T320 318 250 372Z`;
  return [
    path(shore, "#143449", 'opacity=".6" transform="translate(-5 13)"'),
    path(shore, brush.linear(["#a9bfc0", "#d3d3c2", "#e2d2ab", "#cfbd92", "#6b8077", "#2b4a4c", "#17353b"])),
    stroke("M182 492Q250 488 300 506T334 566 330 606", "#f6e8c6", 24, 'opacity=".7"'),
    stroke(
      "M262 372Q300 400 296 440T300 500Q420 498 560 420M300 500Q230 530 200 590M470 330Q520 380 556 420",
      "#f6e8c6",
      12,
      'opacity=".7"',
    ),
    // The quay's timber edge.
    stroke(quay, "#3f2c24", 9, 'transform="translate(0 5)"'),
    stroke(quay, "#d8b07c", 7),
    `<path d="${quay}" fill="none" stroke="#8a6242" stroke-width="7" stroke-linecap="butt" stroke-dasharray="1 5"/>`,
    // Outside the wall: its shadow, the road.
    path("M124 648Q240 640 330 630T520 604L600 530V640Q420 668 330 672T100 704Z", "#1f3a54", 'opacity=".5"'),
    path(
      "M319 622Q330 656 296 684 226 716 210 760H300Q300 728 336 700 366 666 345 622Z",
      brush.linear(["#c2b292", "#6a796f", "#28464a", "#1a3a40"]),
    ),
  ].join("");
}

/** All that stands in the town, the far things first. */
function town(): string {
  const rows: [number, string][] = houses.map((it) => [it.y, house(it)]);
  rows.push([458, choir() + nave() + tower()], [550, market()]);
  const cast =
    houses.map(houseShadow).join("") +
    shadow([
      church(150, 4, 88),
      church(262, 4, 88),
      church(150, 84, 88),
      church(150, 42, 150),
      church(290, 42, 120),
      church(150, -28, 88),
    ]) +
    shadow([church(0, 8, 196), church(64, 8, 196), church(0, 76, 196), church(64, 76, 196), church(32, 42, 320)]);
  return (
    path(cast, "#35588a", 'opacity=".58"') +
    `<g ${pen(0.7)} stroke-linecap="butt">${rows
      .sort((a, b) => a[0] - b[0])
      .map(([, it]) => it)
      .join("")}</g>`
  );
}

/** A stretch of the town wall from one place on the ground to the next, its outside in the shade, the walk on top in the sun. */
function wall(from: Spot, to: Spot, h = 36, crown = true): string {
  const [a, b] = [ground(...from), ground(...to)];
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const [dx, dy] = [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
  const on = (t: number, deep: number, z: number): Point => [a[0] + dx * t - dy * deep, a[1] + dy * t + dx * deep, z];
  const size = (sizeAt(from[1]) + sizeAt(to[1])) / 2;
  const course = (z: number, colour: string, dashes: string): string =>
    `<path d="${shape([on(2, 0, z), on(length, 0, z)], false)}" stroke="${colour}" stroke-dasharray="${dashes}"/>`;
  const merlons = times(Math.floor(length / 14), (n) => upright(lens(on(n * 14 + 7, 0, h - 1)), 8 * size));
  const broad = Math.min(8 * size, ((to[0] - from[0]) / length) * 8.4);
  const cut = 'stroke-linecap="butt"';
  return (
    face([on(0, 0, h), on(length, 0, h), on(length, 10, h), on(0, 10, h)], "stone") +
    face([on(0, 0, 0), on(length, 0, 0), on(length, 0, h), on(0, 0, h)], "stone") +
    course(h * 0.3, "#44536a", "7 19 9 11") +
    course(h * 0.62, "#97a5b7", "8 27 5 14") +
    (crown && broad > 3
      ? `<g ${cut}><path d="${merlons}" stroke-width="${Math.round(broad * 10 + 9) / 10}"/><path d="${merlons}" stroke="#a9b4c2" stroke-width="${Math.round(broad * 10) / 10}"/></g>${stroke(shape([on(0, 0, h), on(length, 0, h)], false), "#fbe9c8", 0.8)}`
      : "")
  );
}

/** A round tower with its pointed roof. */
function bastion(brush: Brush, x: number, y: number, r: number, h: number, roof: Stuff, flag = ""): string {
  const [n, m] = [r * 0.34, y - h];
  return (
    path(
      `M${x - r} ${m}V${y}Q${x} ${y + n * 2} ${x + r} ${y}V${m}Z`,
      brush.linear(["#fdeccd", "#c2bcb4", "#6f7f96", "#4d5d75"], "across"),
    ) +
    path(
      `M${x - r - 4} ${m + 3}Q${x} ${m + n * 2 + 5} ${x + r + 4} ${m + 3}L${x} ${m - r * 2}Z`,
      brush.linear([tone(roof, 1, 1), tone(roof, 0.6, 1), tone(roof, 0, 1)], "across"),
    ) +
    stroke(`M${x - r * 0.3} ${m + h * 0.5}v-8M${x + r * 0.4} ${m + h * 0.42}v-7`, "#ffd062", 2.6) +
    (flag === ""
      ? ""
      : stroke(`M${x} ${m - r * 2}v-15`, INK, 1.2) + fill(`M${x} ${m - r * 2 - 15}q6-3 10 1t8 0l-4 4 4 4q-4 3-9 0t-9 1z`, flag))
  );
}

/** The wall along the south and the east, its gate, and the gap where they still build. */
function ramparts(brush: Brush): string {
  const [gx, gy] = [330, 624];
  return `<g ${pen(0.7)}>${[
    wall([574, 444], [588, 352], 30),
    wall([514, 594], [572, 450]),
    bastion(brush, 574, 452, 13, 44, "slate"),
    wall([150, 634], [312, 624]),
    wall([350, 622], [428, 614]),
    wall([428, 614], [452, 612], 22, false),
    wall([452, 612], [478, 609], 9, false),
    wall([478, 609], [510, 598]),
    // The gap: poles, planks, a builder with a stone.
    stroke("M424 620v-52M444 618v-50M464 616v-48M484 612v-46M424 586l40-3M444 584l40-5M424 616l20-34M464 612l20-30", "#a8743f", 1.8),
    path("M420 586l48-4v4l-48 4zM440 570l48-5v4l-48 5z", "#dcae72"),
    fill("M486 628l6-5 7 3 5 6-9 4-10-2zM474 622l5-4 6 3-2 6-8 0z", "#9aa7b6"),
    person(434, 586, 11, "#b8402f", "l5-4"),
    person(462, 570, 11, "#d8a23a", "l-5-2"),
    person(470, 626, 12, "#2f5a8c", "l6 3"),
    // The gate between its two towers, light in its arch.
    path(`M${gx - 16} ${gy - 44}h34v42q-17 4-34 2Z`, "#76859b"),
    path(`M${gx - 9} ${gy}v-18q9-13 19 0v17Z`, "#4a2c1c"),
    path(`M${gx - 6} ${gy - 1}v-15q6-9 13 0v14Z`, "#e8b566"),
    path(`M${gx - 20} ${gy - 42}L${gx - 2} ${gy - 66}L${gx + 21} ${gy - 44}Z`, "#b8402f"),
    bastion(brush, gx - 26, gy + 1, 12, 50, "slate", "#f3c33f"),
    bastion(brush, gx + 28, gy, 12, 50, "slate", "#4f9a5c"),
    bastion(brush, 150, 638, 17, 60, "red", "#d8432f"),
    bastion(brush, 514, 602, 16, 58, "blue", "#3f77c4"),
  ].join("")}</g>`;
}

/** The mill on its knoll, dark against the water. */
function mill(brush: Brush): string {
  const sails = [18, 108, 198, 288].map(
    (turn) =>
      `<g transform="rotate(${turn})">${fill("M1-5H9V-40H1Z", "#f6e7cb")}${stroke("M0 0V-42M1-14H9M1-23H9M1-32H9", "#5b3a24", 1.2)}</g>`,
  );
  return at(
    560,
    330,
    0.8,
    path("M-60 24Q-10-10 70 10V30Z", "#8b9c8e") +
      path("M-13 14-8-38H10L16 14Q2 20-13 14Z", brush.linear(["#f3dcb4", "#8a7a70", "#4a4a58"], "across"), pen(1)) +
      path("M-11-37Q0-60 13-37Z", "#7a2c38", pen(1)) +
      `<g transform="translate(-2 -40)">${sails.join("")}</g>`,
  );
}

/** Spruces far off, as small as stitches: the north shore, the slope under the mill. */
function copse(): string {
  const spots: readonly [number, number, number][] = [
    [404, 312, 9],
    [411, 315, 12],
    [419, 313, 10],
    [427, 318, 13],
    [254, 364, 15],
    [264, 356, 12],
    [532, 318, 11],
    [540, 322, 14],
    [584, 336, 17],
    [594, 346, 22],
    [586, 372, 22],
    [597, 392, 28],
    [588, 420, 30],
    [574, 338, 14],
    [599, 318, 14],
  ];
  const whole = spots
    .map(([x, y, h]) =>
      `M${x - h * 0.3} ${y}L${x} ${y - h}L${x + h * 0.3} ${y}Z`.replace(/\d+\.\d+/g, (it) => String(Math.round(Number(it)))),
    )
    .join("");
  const lit = spots.map(([x, y, h]) => `M${x} ${y - h}L${Math.round(x - h * 0.3)} ${y}h${Math.round(h * 0.24)}Z`).join("");
  return fill(whole, "#3d6470") + fill(lit, "#8fae9c");
}

/** The foreground: meadow in the wall's shade, the road from the gate, spruces dark and near, cut by the frame. */
function forest(brush: Brush): string {
  /** Where each stands, its width and height in per cent, how near. */
  const trees: readonly [number, number, number, number, number][] = [
    [590, 478, 34, 33, 2],
    [608, 542, 46, 52, 2],
    [548, 652, 42, 47, 2],
    [598, 650, 84, 100, 0],
    [520, 706, 62, 58, 0],
    [470, 718, 40, 36, 0],
    [566, 732, 96, 94, 1],
    [424, 736, 30, 28, 0],
    [612, 772, 120, 134, 1],
    [492, 778, 80, 76, 1],
  ];
  const tones = [
    ["#17363a", "#47736e"],
    ["#0c1d23", "#27484a"],
    ["#2d5653", "#7c9f8e"],
  ];
  const kinds = ["elasund_fir", "elasund_pine", "elasund_larch"];
  return [
    path("M330 760Q420 690 500 668T600 610V760Z", brush.linear(["#24433f", "#0f2127"])),
    `<defs>${kinds.map((kind, n) => spruce(kind, n + 4)).join("")}</defs>`,
    trees
      .map(([x, y, w, h, near], n) => {
        const [dark, rim] = tones[near] ?? [];
        return `<use href="#${inTurn(kinds, n)}" transform="translate(${x} ${y}) scale(${w / 100} ${h / 100})" fill="${dark}" color="${rim}"/>`;
      })
      .join(""),
  ].join("");
}

/** People on their way to the square, in twos and threes. */
const crowd = (): string[] =>
  (
    [
      [286, 487, 0],
      [293, 490, 1],
      [249, 524, 2],
      [256, 519, 3],
      [318, 499, 4],
      [378, 521, 1],
      [384, 518, 2],
    ] as const
  ).map(([x, y, coat]) => person(x, y, 9, ["#8a2f3a", "#2f5a8c", "#3f6a4a", "#d8a23a", "#efe6d4"][coat] ?? ""));

/** The market: well, stalls, a cart, people about their business. */
function market(): string {
  const stall = (x: number, y: number, size: number, cloth: string): string =>
    at(
      x,
      y,
      size,
      fill("M-9-2 6 2 13-3-3-7Z", "#c98f55") +
        stroke("M-12 0V-12M12-3V-14M-4 4V-7", "#4a3022", 1.6) +
        fill("M-15-12-3-20 15-15 3-7Z", "#fff0d6") +
        fill("M-11-14.7 6.5-9.2 3-7-15-12ZM-7-17.4 11-12.2 8-10.3-10-15.4Z", cloth),
    );
  return `<g ${pen(0.7)}>${[
    oval(300, 552, 17, 6, "#35588a", 'stroke="none" opacity=".5"'),
    fill("M285 540v9q10 8 20 0v-9z", "#8b97a8"),
    oval(295, 540, 10, 4.5, "#e9dfcd"),
    oval(295, 540, 6.5, 2.6, "#24425a"),
    stroke("M286 540V524M304 540V524", "#5b3a24", 1.6),
    fill("M281 526 294 515 309 525 296 529Z", "#b8402f"),
    stall(262, 528, 0.95, "#c8402e"),
    stall(330, 516, 0.85, "#3d6cae"),
    stall(290, 508, 0.8, "#d9a52e"),
    stall(348, 540, 1, "#3f8058"),
    ...crowd(),
    cart(366, 510),
    cart(322, 574),
    person(314, 546, 11, "#8a2f3a", "l-4 2"),
    person(276, 538, 11, "#2f5a8c"),
    person(312, 522, 10, "#3f6a4a"),
    person(356, 584, 12, "#d8a23a"),
    person(346, 588, 11, "#5a4a6a"),
    person(270, 512, 10, "#e9dfcd"),
  ].join("")}</g>`;
}

/** A cart of hay behind its ox. */
const cart = (x: number, y: number): string =>
  at(
    x,
    y,
    1,
    fill("M-10-4 4-8 12-4-2 1Z", "#b98248") +
      fill("M-8-5Q-2-14 8-6L-1-2Z", "#ecd48c") +
      stroke("M11-4 20-2M-6 1a3 3 0 1 0 6 0 3 3 0 1 0-6 0", "#3a2416", 1.4) +
      fill("M18-8q6-3 11 1l2 8h-2l-1-4h-6l-1 5h-2z", "#6b4630"),
  );

/** Smoke from some chimneys, thin, all one way. */
const smoke = (brush: Brush): string =>
  houses
    .filter(({ y }) => [496, 488, 330, 410, 482, 524].includes(y))
    .map((it, n) => {
      const [x, y] = chimneyOf(it);
      const puff = path(
        "M-1.5 0C-3-8 4-14 8-20 14-30 26-34 40-32 56-30 66-38 74-48 68-32 58-24 42-25 28-26 18-24 13-17 9-11 2-8 1.5 0Z",
        brush.linear(["#ffffff00", "#ffffff4d", "#ffffff99"]),
      );
      return `<g transform="translate(${Math.round(x)} ${Math.round(y)}) scale(${Math.round(sizeAt(it.y) * (n % 2 ? 13 : 10)) / 10} ${Math.round(sizeAt(it.y) * (n % 3 ? 10 : 13)) / 10})">${puff}</g>`;
    })
    .join("");

/** The light over all: warm from the left, blue to the right and towards us, and the tower's long shadow over the roofs. */
function light(brush: Brush): string {
  return (
    path("M440 452L470 442 500 450 536 440 600 448V470L540 464 508 474 470 466 446 476Z", "#14305f", 'opacity=".34"') +
    path("M0 0H520V700H0Z", brush.radial(["#ffe2a066", "#ffdf9c3c", "#ffdc9414", "#ffd88a00"], [0.1, 0.42], 0.5)) +
    path("M0 300H600V760H0Z", brush.linear(["#12305a00", "#12305a00", "#12305a00", "#12305a30", "#0b2344a8"], "slant"))
  );
}

export function elasundPoster(): string {
  const brush = brushOf("poster:elasund");
  const inside = [
    heights(brush),
    fjord(brush),
    floor(brush),
    copse(),
    mill(brush),
    pier([252, 378], [164, 380]),
    pier([212, 420], [104, 428]),
    pier([178, 482], [92, 478]),
    skiff(146, 402, 0.6, -6),
    skiff(196, 446, 0.62, 8),
    skiff(60, 668, 1, -8),
    town(),
    at(80, 556, 0.92, merchant(brush)),
    pier([134, 612], [16, 630]),
    goods(),
    ramparts(brush),
    forest(brush),
    smoke(brush),
    light(brush),
    pirates(),
    gull(brush),
  ].join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 760" width="600" height="760" fill="none" stroke-linecap="round" stroke-linejoin="round">${brush.defs()}${inside}</svg>`;
}
