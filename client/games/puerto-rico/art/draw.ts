/** The drawing of each look. */
import { BUILDINGS, GOODS, type Good, ROLES, TILES } from "../../../../shared/puerto-rico/state.ts";
import type { Drawing } from "../../../face/face.ts";
import { drawBuilding, drawChip } from "./building.ts";
import { drawBarrel } from "./goods.ts";
import { drawIcon } from "./icons.ts";
import { isGood, isLarge } from "./palette.ts";
import * as pieces from "./pieces.ts";
import { drawRole } from "./roles.ts";
import { drawColonistShip, drawHouse, drawSail, drawShip } from "./ships.ts";
import { drawGauge, SURFACES } from "./surfaces.ts";
import { drawTile } from "./tiles.ts";
import { GAUGES, ICON_NAMES, type Manned, MOODS, PRICES, SHIP_SIZES } from "./vocabulary.ts";

/** Surfaces with figures of their own. */
const FIGURED: ReadonlySet<string> = new Set(["column"]);

export function draw(look: string): Drawing {
  const parts = look.split(":");
  const [kind = "", what = "", how, mood, more] = parts;
  const surface = SURFACES[kind];
  if (surface !== undefined) return { ...surface(Number(parts.at(-2)), Number(parts.at(-1)), what), ground: !FIGURED.has(kind) };
  const number = Number(what);
  const cost = how === undefined ? undefined : Number(how);
  switch (kind) {
    case "tile":
      return drawTile(what);
    case "building":
      return drawBuilding(number, isLarge(number) ? "tower" : "building", cost);
    case "offer":
      return drawBuilding(number, "offer", cost);
    case "chip":
      return drawChip(number, isLarge(number));
    case "sign":
      return drawChip(number, false);
    case "barrel":
      return drawBarrel(isGood(what) ? what : GOODS[0]);
    case "ship":
      return drawShip(number);
    case "sail":
      return drawSail(number, isGood(how ?? "") ? (how as Good) : GOODS[0]);
    case "role":
      return drawRole(number, how !== "small");
    case "gauge":
      return drawGauge(what, Number(how), mood ?? "calm");
    case "flag":
      return pieces.drawFlag(number);
    case "medal":
      return pieces.drawMedal(what);
    case "price":
      return pieces.drawPrice(what);
    case "pile":
      return pieces.drawPile(what);
    case "icon":
      return drawIcon(what);
    case "circle":
      return pieces.drawCircle(what as Manned, Number(how), Number(mood), more === "open");
    default:
      return (SINGLE[kind] ?? pieces.drawTag)();
  }
}

const SINGLE: Readonly<Record<string, () => Drawing>> = {
  colonistShip: drawColonistShip,
  house: drawHouse,
  colonist: pieces.drawColonist,
  doubloon: pieces.drawDoubloon,
  vp: pieces.drawPoint,
  governor: pieces.drawGovernor,
  tag: pieces.drawTag,
  lantern: pieces.drawLantern,
  horizon: pieces.drawHorizon,
};

const upTo = (from: number, to: number): readonly number[] => Array.from({ length: to - from + 1 }, (_none, n) => from + n);
/** The usual steps of a gauge in each mood; other steps are drawn when they occur. */
const USUAL = { calm: upTo(0, 8), near: upTo(5, 10), last: upTo(8, 10) } as const;

/** The looks of a match, without the surfaces: their size is unknown before the window opens. */
export function looks(): readonly string[] {
  const of = (kind: string, names: readonly (string | number)[]): string[] => names.map((name) => `${kind}:${name}`);
  const numbers = BUILDINGS.map((_id, at) => at);
  return [
    ...Object.keys(SINGLE),
    ...of("tile", [...TILES, "back"]),
    ...of("barrel", GOODS),
    ...of("building", numbers),
    ...of("offer", numbers.filter(isLarge)),
    ...of("chip", numbers),
    ...of("sign", numbers),
    ...ROLES.flatMap((_id, at) => [`role:${at}`, `role:${at}:small`]),
    ...of(
      "circle",
      ["tile:0:1", ...[1, 2, 3].flatMap((count) => upTo(0, count - 1).map((n) => `building:${n}:${count}`)), "tower:0:1"].flatMap(
        (part) => [part, `${part}:open`],
      ),
    ),
    ...of("ship", SHIP_SIZES),
    ...SHIP_SIZES.flatMap((size) => of(`sail:${size}`, GOODS)),
    ...of("flag", [0, 1, 2, 3, 4]),
    ...of("medal", ["money", "points", "covered", "sanJuan"]),
    ...of("price", PRICES),
    ...of("pile", ["bank", "points", "colonists"]),
    ...GAUGES.flatMap((gauge) => MOODS.flatMap((mood) => USUAL[mood].map((n) => `gauge:${gauge}:${n}:${mood}`))),
    ...of("icon", [...ICON_NAMES, ...GOODS, ...ROLES.slice(0, -1), ...BUILDINGS]),
  ];
}
