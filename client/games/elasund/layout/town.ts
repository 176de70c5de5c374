/** What lies on the town plan: rows, ship, buildings, permits, church, walls, and the places that may be chosen. */
import { at } from "../../../../shared/core/base/checked.ts";
import type { Sight } from "../../../../shared/core/contract/game.ts";
import { WATCHER } from "../../../../shared/core/match/view.ts";
import { BUILDINGS, DICE_ROWS, KIND_OF, ROWS, TILES } from "../../../../shared/elasund/catalog.ts";
import { isPirate } from "../../../../shared/elasund/rules/pirates.ts";
import { incomeBySeat } from "../../../../shared/elasund/rules/ship.ts";
import {
  churchField,
  columnOf,
  columnsOf,
  FIELDS,
  FREE,
  groundOf,
  OPEN_PIT,
  rowOf,
  seatsOf,
  tradeOf,
} from "../../../../shared/elasund/rules/town/grid.ts";
import { columnOfSpace, openSpaces, rowOfSpace, sideOf } from "../../../../shared/elasund/rules/town/walls.ts";
import { type Elasund, NONE, PERMITS, type Table, toAct } from "../../../../shared/elasund/state.ts";
import { type Box, inBox } from "../../../face/box.ts";
import type { Pose } from "../../../face/pose.ts";
import { colourName, permitLook, tileLook, wallLook } from "../art/looks.ts";
import { PERMIT, type Plan, RATIOS } from "../art/vocabulary.ts";
import { fitted, LAYER, sized, type Zones } from "./frame.ts";

export const fieldBox = (plan: Plan, field: number, width = 1, height = 1): Box => plan.site(columnOf(field), rowOf(field), width, height);
export const churchBox = (plan: Plan, churchAt: number, tile: number): Box => fieldBox(plan, churchField(churchAt, tile));
export const spaceBox = (plan: Plan, space: number): Box => {
  const side = sideOf(space);
  return plan.wall(side, side === "east" ? rowOfSpace(space) : columnOfSpace(space));
};

export function townPoses({ table, seat }: Sight<Elasund>, { plan, planBox }: Zones): Pose[] {
  return [
    inBox(planBox, { key: "plan", kind: "plan", look: sized(`plan:${seatsOf(table)}`, planBox), depth: LAYER.surface }),
    ...band(table, plan),
    ...fields(table, plan),
    ...rows(plan),
    ...(seat === WATCHER ? [] : income(table, seat, plan)),
    ...mills(table, plan),
    ...church(table, plan),
    ...spaces(table, seat, plan),
    ...table.walls.flatMap((piece, space) => (piece === NONE ? [] : [wall(plan, piece, space)])),
    ...tiles(table, plan),
    ...permits(table, plan),
    ship(table, plan),
  ];
}

/** Where a wall may begin: framed for the player who may build it, else in the plan alone, so that no frame means nothing. */
function spaces(table: Table, seat: number, plan: Plan): Pose[] {
  const builds = table.step === "build" && toAct(table).includes(seat);
  return openSpaces(table).map((space) => {
    const box = spaceBox(plan, space);
    const piece = { key: `space:${space}`, kind: "space", look: builds ? spaceLook(space) : "field", depth: LAYER.niche };
    return inBox(box, builds ? { ...piece, dim: "unlit" } : piece);
  });
}

const spaceLook = (space: number): string => (sideOf(space) === "east" ? "site:east" : "site:north");

/** The row where the ship lies, from the quay to the eastern wall. */
function band(table: Table, plan: Plan): Pose[] {
  if (table.ship === NONE) return [];
  const [quay, row] = [plan.number(table.ship), plan.site(0, table.ship, plan.columns)];
  const box = { ...row, x: quay.x, width: quay.width + row.width };
  return [inBox(box, { key: "band", kind: "band", look: sized(`band:${isPirate(table) ? "pirate" : "trade"}`, box), depth: LAYER.band })];
}

/** Free fields, and the pit: nothing is drawn on them, but a click or a hint can mean them. */
function fields(table: Table, plan: Plan): Pose[] {
  const ground = groundOf(table);
  return ground.flatMap((there, field) =>
    there === FREE || there === OPEN_PIT
      ? [inBox(fieldBox(plan, field), { key: `field:${field}`, kind: "field", look: "field", depth: LAYER.field })]
      : [],
  );
}

const rows = (plan: Plan): Pose[] =>
  DICE_ROWS.map((dice, row) => inBox(plan.number(row), { key: `row:${row}`, kind: "row", look: `row:${dice}`, depth: LAYER.ground }));

/** On the piers, what each row would pay to the reader. */
const income = (table: Table, seat: number, plan: Plan): Pose[] =>
  DICE_ROWS.flatMap((_dice, row) => {
    const income = at(incomeBySeat(table, row), seat);
    return (["gold", "influence"] as const)
      .filter((what) => income[what] > 0)
      .map((what, n): Pose => {
        const box = plan.pennant(row, n);
        const look = `pennant:${what}:${colourName(seat)}`;
        const digits = { digits: `${income[what]}`, digitSize: box.height * 0.86 };
        return inBox(box, { key: `income:${row}:${what}`, kind: "income", look, depth: LAYER.ground, ...digits });
      });
  });

/** Mills stand at the edge towards the sea, where a permit leaves something of them in sight. */
function mills(table: Table, plan: Plan): Pose[] {
  const size = 0.42 * plan.unit;
  return Array.from({ length: FIELDS }, (_none, field) => field)
    .filter((field) => columnOf(field) < columnsOf(table) && tradeOf(table, field) > 0)
    .map((field) => {
      const { x, y, width, height } = fieldBox(plan, field);
      const box = { x: x + 0.04 * width, y: y + (height - size) / 2, width: size, height: size };
      return inBox(box, { key: `mill:${field}`, kind: "mill", look: `mill:${tradeOf(table, field)}`, depth: LAYER.ground });
    });
}

function church({ church: builders, churchAt }: Table, plan: Plan): Pose[] {
  if (churchAt === NONE) return [];
  const laid = builders.flatMap((builder, tile): Pose[] =>
    builder === NONE
      ? []
      : [inBox(churchBox(plan, churchAt, tile), { key: `church:${tile}`, kind: "church", look: `church:${tile}`, depth: LAYER.church })],
  );
  return [inBox(fieldBox(plan, churchAt, 3, 3), { key: "area", kind: "area", look: "area", depth: LAYER.ground - 0.1 }), ...laid];
}

function wall(plan: Plan, piece: number, space: number): Pose {
  const look = wallLook(piece, sideOf(space) === "east" ? "east" : "north");
  return inBox(spaceBox(plan, space), { key: `wall:${piece}`, kind: "wall", look, depth: LAYER.tile });
}

function tiles({ sites }: Table, plan: Plan): Pose[] {
  return Array.from({ length: TILES }, (_none, tile) => tile).flatMap((tile) => {
    const field = at(sites, tile);
    if (field < 0) return [];
    const { width, height } = at(BUILDINGS, at(KIND_OF, tile));
    const box = fieldBox(plan, field, width, height);
    return [inBox(box, { key: `tile:${tile}`, kind: "tile", look: tileLook(tile), depth: LAYER.tile + rowOf(field) / ROWS })];
  });
}

function permits(table: Table, plan: Plan): Pose[] {
  const size = PERMIT * plan.unit;
  return table.permits.flatMap((field, permit): Pose[] => {
    if (field === NONE) return [];
    const { x, y, width, height } = fieldBox(plan, field);
    return [permitPose(permit, { x: x + (width - size) / 2, y: y + (height - size) / 2, width: size, height: size })];
  });
}

export const permitPose = (permit: number, box: Box): Pose =>
  inBox(box, {
    key: `permit:${permit}`,
    kind: "permit",
    look: permitLook(Math.floor(permit / PERMITS), permit % PERMITS),
    depth: LAYER.permit,
  });

/** Before the first roll the ship waits at the northern edge of the sea. */
function ship(table: Table, plan: Plan): Pose {
  const berth = plan.berth(table.ship === NONE ? -0.72 : table.ship);
  const box = fitted(berth, RATIOS.ship);
  return inBox(box, { key: "ship", kind: "ship", look: isPirate(table) ? "ship:pirate" : "ship:trade", depth: LAYER.ship });
}
