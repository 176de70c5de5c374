/** What lives in the town between moves: light on the sea, the ship at its berth, flags on the gates, fires and chimneys, a gull. */
import { at, must } from "../../../../shared/core/base/checked.ts";
import type { Sight } from "../../../../shared/core/contract/game.ts";
import { BUILDINGS, KIND_OF, kindOf } from "../../../../shared/elasund/catalog.ts";
import { isPirate } from "../../../../shared/elasund/rules/pirates.ts";
import { seatsOf } from "../../../../shared/elasund/rules/town/grid.ts";
import type { Elasund } from "../../../../shared/elasund/state.ts";
import type { Box } from "../../../face/box.ts";
import { type Living, livingOn } from "../../../face/living.ts";
import type { Picture, Pose } from "../../../face/pose.ts";
import { type Plan, planOf } from "../art/vocabulary.ts";

/** Houses with a fire: where their smoke rises. */
const CHIMNEYS: Readonly<Record<number, readonly [number, number, number, number]>> = {
  [kindOf("trader")]: [0.62, -0.3, 0.2, 0.42],
  [kindOf("craftsman")]: [0.5, -0.16, 0.4, 0.24],
};
const FIRE = [0.3, 0.66, 0.3, 0.2] as const;
/** More fires would be restless. */
const FIRES = 3;

export function life(picture: Picture, { table }: Sight<Elasund>): readonly Living[] {
  const find = (piece: string): Pose | undefined => picture.find(({ key }) => key === piece);
  const [sheet, ship] = [find("plan"), find("ship")];
  if (sheet === undefined || ship === undefined) return [];
  const plan = planOf(seatsOf(table), sheet);
  const working = table.sites.flatMap((field, tile) => (field >= 0 && at(KIND_OF, tile) in CHIMNEYS ? [tile] : [])).slice(0, FIRES);
  return [
    ...water(plan, sheet, ship),
    { kind: "bob", piece: "ship" },
    livingOn(ship, "swell", [0.1, 0.86, 0.8, 0.12], isPirate(table) ? "#9fb8b4" : undefined),
    ...flags(plan).map((box) => inPlan(sheet, "flag", box)),
    inPlan(sheet, "gull", { x: 0, y: plan.grid.y + 0.2 * plan.unit, width: sheet.width, height: 0.45 * plan.unit }),
    ...working.flatMap((tile) => burning(tile, find(`tile:${tile}`))),
  ];
}

/** Between the pennants on the piers and the quay, clear of the ship. */
function water({ unit, grid }: Plan, sheet: Pose, ship: Pose): readonly Living[] {
  const [x, width] = [grid.x - 2.1 * unit, 1.4 * unit];
  const [top, bottom] = [grid.y - 0.3 * unit, grid.y + grid.height];
  const hull = ship.y - sheet.y + sheet.height / 2;
  const [bow, keel] = [hull - ship.height / 2, hull + ship.height / 2];
  return [
    { x, y: top, width, height: bow - top },
    { x, y: keel, width, height: bottom - keel },
  ]
    .filter(({ height }) => height > unit / 2)
    .map((box) => inPlan(sheet, "water", box));
}

/** Flags on the two gate towers in the east. */
function flags({ unit, grid }: Plan): readonly Box[] {
  const x = grid.x + grid.width + 0.35 * unit;
  return [grid.y - unit, grid.y + grid.height - 0.3 * unit].map((y) => ({ x, y, width: 0.34 * unit, height: 0.24 * unit }));
}

function burning(tile: number, house: Pose | undefined): readonly Living[] {
  if (house === undefined) return [];
  const smoke = livingOn(house, "smoke", [...must(CHIMNEYS[at(KIND_OF, tile)], "chimney")]);
  return at(BUILDINGS, at(KIND_OF, tile)).id === "craftsman" ? [smoke, livingOn(house, "lamp", [...FIRE])] : [smoke];
}

const inPlan = (sheet: Pose, kind: "flag" | "gull" | "water", { x, y, width, height }: Box): Living =>
  livingOn(sheet, kind, [x / sheet.width, y / sheet.height, width / sheet.width, height / sheet.height]);
