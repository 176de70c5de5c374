/** What the Elasund poster is built of: one lens over the ground, solids in one low sun from the left, houses, spruces, people. */
import { circle, scatter, times } from "../../client/face/brush.ts";

/** A place in the picture. */
export type Spot = readonly [x: number, y: number];
/** A place in the country: to the right, away from us, up. */
export type Point = readonly [x: number, away: number, up: number];
/** From a building's near corner: along its right side, along its left side, up. */
type Place = (u: number, v: number, z: number) => Point;

const HORIZON = 90;
const EYE = 510;
const REACH = 850;
const SUN: Point = [-0.84, -0.12, 0.53];
/** Where the top of a post one high throws its shadow. */
const CAST = [1.35, -0.2] as const;

/** How large a thing is that stands at this height of the picture: 1 at 600. */
export const sizeAt = (y: number): number => (y - HORIZON) / EYE;
export const ground = (x: number, y: number): Point => [(x - 300) / sizeAt(y), REACH / sizeAt(y) - REACH, 0];
export const lens = ([x, away, up]: Point): Spot => {
  const size = REACH / (REACH + away);
  return [300 + x * size, HORIZON + (EYE - up) * size];
};

const tenth = (tenths: number): string => String(tenths / 10).replace(/^(-?)0\./, "$1.");
/** Numbers after each other in few bytes. */
const chain = (numbers: readonly string[]): string =>
  numbers.reduce(
    (all, next, n) => all + (n === 0 || next.startsWith("-") || (next.startsWith(".") && numbers[n - 1]?.includes(".")) ? "" : " ") + next,
    "",
  );
/** A figure's outline, in halves or so many tenths, each corner from the one before. */
export function trace(spots: readonly Spot[], closed = true, grain = 5): string {
  let [px, py] = [0, 0];
  const steps = spots.map(([x, y]): [string, string] => {
    const [nx, ny] = [Math.round((x * 10) / grain) * grain, Math.round((y * 10) / grain) * grain];
    const step: [string, string] = [tenth(nx - px), tenth(ny - py)];
    [px, py] = [nx, ny];
    return step;
  });
  return `M${chain(steps.slice(0, 1).flat())}l${chain(steps.slice(1).flat())}${closed ? "z" : ""}`;
}
/** An upright stroke: from here so far up. */
export const upright = ([x, y]: Spot, h: number): string =>
  `M${chain([tenth(Math.round(x * 2) * 5), tenth(Math.round(y * 2) * 5)])}v${tenth(Math.round(-h * 2) * 5)}`;
/** A fill or a stroke without more: nothing is filled on its own in the poster. */
export const fill = (d: string, colour: string): string => `<path d="${d}" fill="${colour}"/>`;
export const stroke = (d: string, colour: string, width: number, more = ""): string =>
  d === "" ? "" : `<path d="${d}" stroke="${colour}" stroke-width="${Math.round(width * 10) / 10}"${more === "" ? "" : ` ${more}`}/>`;
/** A figure on the ground and above it; far ones are rounded more. */
export const shape = (points: readonly Point[], closed = true): string =>
  trace(points.map(lens), closed, (points[0]?.[1] ?? 0) > 560 ? 10 : 5);
export const INK = "#2a1a10";
/** The ink outline of a group; round ends and joints are the whole poster's. */
export const pen = (width: number): string => `stroke="${INK}" stroke-width="${width}"`;

/** In the shade and in the sun. */
const STUFF = {
  red: ["#7a2c38", "#ea6a42"],
  blue: ["#274680", "#6aa0d8"],
  green: ["#24523f", "#74ad6c"],
  yellow: ["#9a7038", "#fbd05a"],
  straw: ["#75685c", "#ecd093"],
  slate: ["#39495f", "#a3b4c2"],
  timber: ["#4f3c36", "#d39c60"],
  plaster: ["#6f7d9b", "#fff0d2"],
  stone: ["#536580", "#ffefcf"],
  snow: ["#a9c2dd", "#f4f8ff"],
} as const;
export type Stuff = keyof typeof STUFF;

const channels = (colour: string): number[] => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
export function mix(from: string, to: string, part: number): string {
  const other = channels(to);
  return `#${channels(from)
    .map((value, at) =>
      Math.round(value + ((other[at] ?? 0) - value) * part)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}
/** Far things pale into the air. */
export function tone(stuff: Stuff, light: number, size: number): string {
  const [shade, lit] = STUFF[stuff];
  const air = Math.round(Math.max(0, 0.8 - size) * 6) / 8;
  return mix(mix(shade, lit, Math.round(Math.min(1, Math.max(0, light)) * 4) / 4), "#a9c3d6", Math.min(0.5, air));
}

type Corners = readonly [Point, Point, Point, ...Point[]];
/** A flat face; roofs look up and are left out when they look away, walls always look at us. */
export function face(points: Corners, stuff: Stuff, roof = false): string {
  const [a, b, c] = points;
  const [ux, uy, uz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
  const [vx, vy, vz] = [c[0] - a[0], c[1] - a[1], c[2] - a[2]];
  const [nx, ny, nz] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
  const toEye = -a[0] * nx + (-REACH - a[1]) * ny + (EYE - a[2]) * nz;
  if (roof && toEye * nz <= 0) return "";
  const way = ((roof ? nz : toEye) < 0 ? -1 : 1) / Math.hypot(nx, ny, nz);
  const light = 0.08 + 1.35 * Math.max(0, way * (nx * SUN[0] + ny * SUN[1] + nz * SUN[2]));
  return fill(shape(points), tone(stuff, light, REACH / (REACH + a[1])));
}

/** Places of a building whose near corner stands here, its right side turned away by so many degrees. */
export function placeOf(x: number, y: number, turn: number, scale = 1): Place {
  const [ox, oy] = ground(x, y);
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180) * scale, Math.sin((turn * Math.PI) / 180) * scale];
  return (u, v, z) => [ox + cos * u - sin * v, oy + sin * u + cos * v, z * scale];
}

/** A box: left side, right side, top. */
export function box(place: Place, [u0, u1]: Spot, [v0, v1]: Spot, [z0, z1]: Spot, stuff: Stuff, top: Stuff = stuff): string {
  return (
    face([place(u0, v0, z0), place(u0, v1, z0), place(u0, v1, z1), place(u0, v0, z1)], stuff) +
    face([place(u0, v0, z0), place(u1, v0, z0), place(u1, v0, z1), place(u0, v0, z1)], stuff) +
    face([place(u0, v0, z1), place(u1, v0, z1), place(u1, v1, z1), place(u0, v1, z1)], top)
  );
}

/** The outermost of these places, in turn. */
function hull(spots: readonly Spot[]): Spot[] {
  const sorted = [...spots].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (list: readonly Spot[]): Spot[] => {
    const out: Spot[] = [];
    for (const spot of list) {
      for (;;) {
        const [a, b] = [out.at(-2), out.at(-1)];
        if (!a || !b || (b[0] - a[0]) * (spot[1] - a[1]) - (b[1] - a[1]) * (spot[0] - a[0]) > 0) break;
        out.pop();
      }
      out.push(spot);
    }
    return out.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}
/** The outline of a shadow on the ground. */
export const shadow = (points: readonly Point[]): string =>
  trace(hull(points.flatMap(([x, y, z]) => [lens([x, y, 0]), lens([x + CAST[0] * z, y + CAST[1] * z, 0])])), true, 10);

export interface House {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  /** Along the ridge, across it, height of the wall and of the roof above it. */
  readonly long: number;
  readonly wide: number;
  readonly wall: number;
  readonly roof: number;
  readonly stuff: Stuff;
  readonly walls: Stuff;
  /** The gable looks to the left, into the sun, otherwise to the right. */
  readonly left: boolean;
}

const bodyOf = ({ x, y, turn, left }: House): Place => {
  const place = placeOf(x, y, turn);
  return (along, across, z) => (left ? place(along, across, z) : place(across, along, z));
};

/** Where its smoke leaves. */
export const chimneyOf = (it: House): Spot => lens(bodyOf(it)(it.long * 0.66, it.wide / 2, it.wall + it.roof + 8));

export function houseShadow(house: House): string {
  const p = bodyOf(house);
  const { long, wide, wall, roof } = house;
  return shadow([
    p(0, 0, wall),
    p(long, 0, wall),
    p(0, wide, wall),
    p(long, wide, wall),
    p(0, wide / 2, wall + roof),
    p(long, wide / 2, wall + roof),
  ]);
}

/** A house: walls with their beams and windows, the roof over them, a chimney; far ones with less. */
export function house(it: House): string {
  const p = bodyOf(it);
  const { long, wide, wall, roof, stuff, walls } = it;
  const top = wall + roof;
  const over = 3.5;
  const low = wall - (over * roof * 2) / wide + 1.5;
  const mid = wide / 2;
  const size = sizeAt(it.y);
  const near = size > 0.7;
  const side = (t: number, z: number): Point => p(t, 0, z);
  const gable = (t: number, z: number): Point => p(0, t, z);
  const beams = [
    shape([gable(mid, wall), gable(mid, top)], false),
    shape([gable(wide * 0.2, 0), gable(mid, wall), gable(wide * 0.8, 0)], false),
    shape([gable(wide, wall), gable(0, wall), gable(0, 0)], false),
    near
      ? shape([side(0, wall * 0.4), side(long, wall * 0.4)], false) +
        times(2, (n) => upright(lens(side((n + 1) * long * 0.33, 0)), wall * size))
      : "",
  ];
  const count = Math.round(long / 18);
  const slope = (far: boolean): Corners => {
    const away = far ? wide + over : -over;
    return [p(-over, away, low), p(long + over, away, low), p(long + over, mid, top), p(-over, mid, top)];
  };
  const course = (t: number): string =>
    shape(
      [-over, long + over].map((u) => p(u, -over + (mid + over) * t, low + (top - low) * t)),
      false,
    );
  const [cx, cy] = lens(p(long * 0.66, mid, top - 4));
  return (
    face([gable(0, 0), gable(wide, 0), gable(wide, wall), gable(mid, top), gable(0, wall)], walls) +
    face([side(0, 0), side(long, 0), side(long, wall), side(0, wall)], walls) +
    (walls === "plaster" ? stroke(beams.join(""), near ? "#56382a" : "#6a5a58", 0.8) : "") +
    (size < 0.62
      ? `<path d="${shape([side(long * 0.12, wall * 0.62), side(long, wall * 0.62)], false)}" stroke="#fd6" stroke-width="3" stroke-dasharray="2 4.5"/>`
      : stroke(
          times(count, (n) => upright(lens(side((long * (n + 0.5)) / count, wall * 0.45)), 7 * size)),
          "#fd6",
          Math.round(9 * size) / 2,
        )) +
    stroke(upright(lens(gable(mid, wall + 2)), 6 * size), "#fd6", Math.round(9 * size) / 2) +
    (near ? stroke(upright(lens(gable(wide * 0.3, 0)), 12 * size), "#432", Math.round(12 * size) / 2) : "") +
    face(slope(true), stuff, true) +
    face(slope(false), stuff, true) +
    (size > 0.76 ? `<path d="${course(0.36) + course(0.7)}" stroke-opacity=".3"/>` : "") +
    (near ? stroke(shape([p(-over, mid, top), p(long + over, mid, top)], false), "#fff3d8", 1) : "") +
    (roof % 4 === 0
      ? stroke(upright([cx, cy], 12 * size), "#456", Math.round(12 * size) / 2) +
        stroke(upright([cx - 1.3 * size, cy], 12 * size), "#edc", Math.round(6 * size) / 2)
      : "")
  );
}

/** A spruce in hanging tiers, 200 high, standing on 0,0: its body in the fill it is given, the sun on its left in the current colour. */
export function spruce(id: string, seed: number): string {
  const luck = scatter(seed);
  const flank = (way: number): Spot[] =>
    Array.from({ length: 10 }, (_none, n): Spot[] => {
      const t = (n + 1) / 10;
      const reach = way * 60 * t ** 0.9 * (0.8 + luck() * 0.35);
      return [
        [reach, 203 * t - 200 + 5 * luck()],
        [reach * 0.56, 196 * t - 200],
      ];
    }).flat();
  const [left, right] = [flank(-1), flank(1)];
  const inner = left.map(([x, y], n): Spot => [x * (n % 2 ? 0.65 : 0.5), y + (n % 2 ? 4 : -4)]).reverse();
  const body = trace([[0, -200], ...right, ...[...left].reverse()], true, 10);
  return `<g id="${id}"><path d="${body}"/>${fill(trace([[0, -200], ...left, ...inner], true, 10), "currentColor")}</g>`;
}

/** Somebody small: coat, head, an arm at work. */
export const person = (x: number, y: number, h: number, coat: string, arm = ""): string =>
  fill(
    trace([
      [x - h * 0.22, y],
      [x - h * 0.15, y - h * 0.66],
      [x + h * 0.15, y - h * 0.66],
      [x + h * 0.24, y],
    ]),
    coat,
  ) +
  circle(x, y - h * 0.8, Math.round(h * 1.9) / 10, "#f0c39c") +
  (arm === "" ? "" : stroke(`M${x} ${Math.round(y - h * 0.55)}${arm}`, coat, 1.4));
