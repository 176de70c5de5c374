/** The great church of the Elasund poster, half built: choir, nave, tower. */
import { circle, oval, path } from "../../client/face/brush.ts";
import { box, face, fill, lens, pen, person, placeOf, type Spot, shape, stroke } from "./elasund-parts.ts";

export const church = placeOf(291, 475, 36, 1.1);
type Side = (t: number, z: number) => ReturnType<typeof church>;
/** Tall windows with points, lit from within. */
const lancets = (on: Side, parts: readonly number[], z: number, w: number, h: number): string =>
  path(
    parts.map((t) => shape([on(t - w, z), on(t + w, z), on(t + w, z + h * 0.72), on(t, z + h), on(t - w, z + h * 0.72)])).join(""),
    "#ffd06a",
  );

/** The choir, done: apse, steep slate roof, buttresses, the transept with its rose. */
export function choir(): string {
  const [u0, u1, h, top] = [150, 262, 88, 152];
  const apse = [0, 1, 2, 3, 4].map((n): Spot => [u1 + Math.sin((n * Math.PI) / 4) * 40, 42 - Math.cos((n * Math.PI) / 4) * 38]);
  const pairs = apse.slice(1).map((b, n): [Spot, Spot] => [apse[n] ?? b, b]);
  const side: Side = (t, z) => church(t, 4, z);
  const cross: Side = (t, z) => church(t, -28, z);
  const [c0, c1] = [152, 202];
  const [rx, ry] = lens(cross(177, 88)).map(Math.round) as [number, number];
  return [
    pairs
      .slice(0, 1)
      .map(([a, b]) => face([church(a[0], a[1], 0), church(b[0], b[1], 0), church(b[0], b[1], 74), church(a[0], a[1], 74)], "stone"))
      .join(""),
    pairs.map(([a, b]) => face([church(a[0], a[1], 74), church(b[0], b[1], 74), church(u1, 42, 122)], "slate", true)).join(""),
    face([church(u0, 4, 0), church(u1, 4, 0), church(u1, 4, h), church(u0, 4, h)], "stone"),
    face([church(u0, 86, h), church(u1, 86, h), church(u1 + 3, 42, top), church(u0, 42, top)], "slate", true),
    face([church(u0, 0, h - 4), church(u1 + 3, 0, h - 4), church(u1 + 3, 42, top), church(u0, 42, top)], "slate", true),
    lancets(side, [216, 233, 250], 22, 5, 54),
    [208, 224.5, 241, 257].map((u) => box(church, [u, u + 3], [-2, 4], [0, 62], "stone")).join(""),
    face([church(c0, -28, 0), church(c0, 6, 0), church(c0, 6, h), church(c0, -28, h)], "stone"),
    face([church(c0, -28, 0), church(c1, -28, 0), church(c1, -28, h), church((c0 + c1) / 2, -28, top - 8), church(c0, -28, h)], "stone"),
    face([church(c1 + 3, -32, h - 5), church(c1 + 3, 42, h - 5), church(177, 42, top - 4), church(177, -32, top - 4)], "slate", true),
    face([church(c0 - 3, -32, h - 5), church(c0 - 3, 42, h - 5), church(177, 42, top - 4), church(177, -32, top - 4)], "slate", true),
    lancets(cross, [165, 177, 189], 18, 4, 46),
    oval(rx, ry, 6.4, 8.6, "#ffdf8c"),
    stroke(`M${rx} ${ry - 8}v16M${rx - 5.5} ${ry - 4}l11 8M${rx - 5.5} ${ry + 4}l11-8`, "#7a5a3a", 0.8),
    // The flèche over the crossing, with its cross.
    box(church, [171, 183], [36, 48], [140, 166], "slate"),
    face([church(171, 36, 166), church(171, 48, 166), church(177, 42, 236)], "slate"),
    face([church(171, 36, 166), church(183, 36, 166), church(177, 42, 236)], "slate"),
    stroke(
      `${shape([church(177, 42, 236), church(177, 42, 252)], false)}${shape([church(172, 42, 246), church(182, 42, 246)], false)}`,
      "#f6cf6a",
      1.6,
    ),
  ].join("");
}

/** The nave, half up: walls, the dark inside, the bare trusses of its roof, a crane swinging a beam. */
export function nave(): string {
  const side: Side = (t, z) => church(t, 0, z);
  const trusses = [78, 96, 114, 132, 150].map(
    (u) => shape([church(u, 0, 84), church(u, 42, 148), church(u, 84, 84)], false) + shape([church(u, 18, 110), church(u, 66, 110)], false),
  );
  const [mx, my] = lens(church(92, 30, 84));
  return [
    face([church(60, 0, 84), church(152, 0, 84), church(152, 84, 84), church(60, 84, 84)], "stone", true),
    path(shape([church(60, 6, 84), church(152, 6, 84), church(152, 78, 84), church(60, 78, 84)]), "#2c3444"),
    face(
      [
        church(60, 0, 0),
        church(152, 0, 0),
        church(152, 0, 84),
        church(120, 0, 84),
        church(120, 0, 72),
        church(98, 0, 72),
        church(98, 0, 62),
        church(60, 0, 62),
      ],
      "stone",
    ),
    lancets(side, [82, 104, 128], 16, 5, 40),
    stroke(trusses.join("") + shape([church(78, 42, 148), church(152, 42, 148)], false), "#b9793f", 2.2),
    stroke(trusses.slice(0, 3).join(""), "#f0bd78", 0.9),
    stroke(`M${mx} ${my}v-84M${mx} ${my - 40}L${mx + 6} ${my - 72}`, "#5b3a24", 3.4),
    stroke(`M${mx - 14} ${my - 66}L${mx + 58} ${my - 106}`, "#6e4629", 3),
    stroke(`M${mx} ${my - 84}L${mx + 56} ${my - 105}V${my - 74}`, "#3a2a20", 0.9),
    path(`M${mx + 46} ${my - 74}l20-4v5l-20 4z`, "#c98d52", pen(0.8)),
    circle(mx - 2, my - 30, 10, "none", 'stroke="#8a5a34" stroke-width="3"'),
    stroke(`M${mx - 12} ${my - 30}h20M${mx - 2} ${my - 40}v20`, "#8a5a34", 1.4),
  ].join("");
}

/** The tower in its scaffold, the spire still a skeleton. */
export function tower(): string {
  const [w0, w1, h, tip] = [8, 76, 196, 330];
  const left: Side = (t, z) => church(0, t, z);
  const right: Side = (t, z) => church(t, w0, z);
  const poles = [
    ...[2, 42, 82].map((v) => shape([church(-8, v, 0), church(-8, v, v === 42 ? 190 : 212)], false)),
    ...[-8, 32, 72].map((u) => shape([church(u, 0, 0), church(u, 0, u === 32 ? 204 : 190)], false)),
  ];
  const decks = [46, 94, 142, 186].map(
    (z, n) =>
      shape([church(-8, n % 2 ? 2 : 14, z), church(-8, 82, z), church(-1, 82, z), church(-1, n % 2 ? 2 : 14, z)]) +
      shape([church(-8, 0, z), church(n === 2 ? 40 : 72, 0, z), church(n === 2 ? 40 : 72, 7, z), church(-8, 7, z)]),
  );
  const ties = [0, 46, 94, 142].map(
    (z, n) =>
      shape(n % 2 ? [church(-8, 2, z), church(-8, 42, z + 46)] : [church(-8, 82, z), church(-8, 42, z + 46)], false) +
      shape(n % 2 ? [church(-8, 0, z), church(32, 0, z + 46)] : [church(72, 0, z), church(32, 0, z + 46)], false),
  );
  const corner = (u: number, v: number, t: number): ReturnType<typeof church> =>
    church(u + (32 - u) * t, v + (42 - v) * t, h + (tip - h) * t);
  const ring = (t: number): string => shape([corner(64, w0, t), corner(0, w0, t), corner(0, w1, t)], false);
  return [
    face([left(w0, 0), left(w1, 0), left(w1, h), left(w0, h)], "stone"),
    face([right(0, 0), right(64, 0), right(64, h), right(0, h)], "stone"),
    stroke([48, 98, 150].map((z) => shape([left(w1, z), left(w0, z), right(64, z)], false)).join(""), "#5d6a7c", 1.2),
    path(
      [28, 56].map((t) => shape([left(t - 6, 110), left(t + 6, 110), left(t + 6, 134), left(t, 144), left(t - 6, 134)])).join(""),
      "#46607c",
    ),
    lancets(right, [32], 54, 6, 32),
    lancets(right, [20, 44], 108, 6, 36),
    path(
      [28, 56].map((t) => shape([left(t - 6, 158), left(t + 6, 158), left(t + 6, 180), left(t, 190), left(t - 6, 180)])).join(""),
      "#46607c",
    ),
    path(
      [20, 44].map((t) => shape([right(t - 6, 158), right(t + 6, 158), right(t + 6, 180), right(t, 190), right(t - 6, 180)])).join(""),
      "#2c3a50",
    ),
    path(shape([left(32, 0), left(54, 0), left(54, 30), left(43, 42), left(32, 30)]), "#5b3524"),
    // The spire: lead on its foot, bare timber above.
    fill(shape([corner(0, w0, 0), corner(0, w1, 0), corner(32, 42, 1)]), "#c08a58"),
    fill(shape([corner(0, w0, 0), corner(64, w0, 0), corner(32, 42, 1)]), "#4b3a3c"),
    face([corner(0, w0, 0), corner(0, w1, 0), corner(0, w1, 0.3), corner(0, w0, 0.26)], "slate"),
    face([corner(0, w0, 0), corner(64, w0, 0), corner(64, w0, 0.2), corner(0, w0, 0.26)], "slate"),
    stroke(
      [corner(0, w0, 0), corner(64, w0, 0), corner(0, w1, 0)].map((foot) => shape([foot, church(32, 42, tip)], false)).join("") +
        [0.42, 0.56, 0.7, 0.83].map(ring).join(""),
      "#8a5630",
      2,
    ),
    stroke(
      shape([corner(0, w1, 0), church(32, 42, tip)], false) +
        shape([church(32, 42, tip), church(32, 42, tip + 18)], false) +
        shape([church(26, 42, tip + 10), church(38, 42, tip + 10)], false),
      "#f3c179",
      1.6,
    ),
    stroke(poles.join("") + ties.join(""), "#7a5030", 1.8),
    path(decks.join(""), "#d9a76a"),
    (
      [
        [-5, 64, 95, "#b8402f"],
        [-5, 26, 143, "#d8a23a"],
        [50, 3, 47, "#2f5a8c"],
        [24, 3, 143, "#b8402f"],
        [-5, 50, 187, "#3f6a4a"],
        [112, 3, 73, "#d8a23a"],
        [136, 3, 85, "#b8402f"],
      ] as const
    )
      .map(([u, v, z, coat], n) => {
        const [x, y] = lens(church(u, v, z));
        return person(Math.round(x), Math.round(y), 10, coat, n % 2 ? "l5-3" : "l-4-4");
      })
      .join(""),
  ].join("");
}
