/** Where every seat's cubes lie. Cubes have no names: the nearest one hops to the new place. */
import { at } from "../../../../shared/core/base/checked.ts";
import { BUILDINGS, KIND_OF, TRADE_CUBES } from "../../../../shared/elasund/catalog.ts";
import { isTower, seatOfPiece, sideOf } from "../../../../shared/elasund/rules/town/walls.ts";
import { NONE, type Table } from "../../../../shared/elasund/state.ts";
import type { Box } from "../../../face/box.ts";
import type { Pose } from "../../../face/pose.ts";
import { colourName, houseOf } from "../art/looks.ts";
import { CHURCH_FLAG, CUBE, LOTS, type Plan, type Point, TOWER_FLAG, trackOf } from "../art/vocabulary.ts";
import { LAYER } from "./frame.ts";
import { churchBox, fieldBox, spaceBox } from "./town.ts";

/** What a cube lies on: a flag of a building, a tower on a wall space, a church tile, a field of the trade track. */
type Place =
  | { readonly on: "tile"; readonly tile: number; readonly flag: number }
  | { readonly on: "space" | "church"; readonly at: number }
  | { readonly on: "track"; readonly points: number; readonly slot: number };

export function cubePlaces(table: Table, seat: number): Place[] {
  const { sites, owners, walls, church, trade, goal } = table;
  const places: Place[] = [
    ...sites.flatMap((field, tile): Place[] =>
      field < 0 || owners[tile] !== seat ? [] : at(BUILDINGS, at(KIND_OF, tile)).flags.map((_row, flag) => ({ on: "tile", tile, flag })),
    ),
    ...walls.flatMap((piece, at): Place[] =>
      piece === NONE || seatOfPiece(piece) !== seat || !isTower(piece) ? [] : [{ on: "space", at }],
    ),
    ...church.flatMap((builder, at): Place[] => (builder === seat ? [{ on: "church", at }] : [])),
    // Cubes lie in the order of seats on a field of the track.
    ...TRADE_CUBES.filter((points) => at(trade, seat) >= points).map((points): Place => {
      return { on: "track", points, slot: trade.slice(0, seat).filter((other) => other >= points).length };
    }),
  ];
  // The winner may have had fewer cubes left than flags.
  return places.slice(0, goal);
}

/** A pose kind per seat: cubes of different colours never replace each other. */
export const cubeKind = (seat: number): string => `cube:${seat}`;

interface Spot extends Point {
  readonly size: number;
}

export const cubePoses = (table: Table, plan: Plan, track: Box): Pose[] =>
  table.cubes.flatMap((_left, seat) => cubePlaces(table, seat).map((place) => cubePose(seat, spotOf(table, place, plan, track))));

export const cubePose = (seat: number, { x, y, size }: Spot): Pose => ({
  key: "",
  kind: cubeKind(seat),
  look: `cube:${colourName(seat)}`,
  x,
  y,
  width: size,
  height: size,
  depth: LAYER.cube + y / 10_000,
});

function spotOf({ sites, churchAt }: Table, place: Place, plan: Plan, trackBox: Box): Spot {
  const on = ({ x, y }: Point, flag: Point): Spot => ({ x: x + flag.x * plan.unit, y: y + flag.y * plan.unit, size: CUBE * plan.unit });
  switch (place.on) {
    case "tile":
      return on(fieldBox(plan, at(sites, place.tile)), at(LOTS[houseOf(place.tile)].flags, place.flag));
    case "space":
      return on(spaceBox(plan, place.at), TOWER_FLAG[sideOf(place.at) === "east" ? "east" : "north"]);
    case "church":
      return on(churchBox(plan, churchAt, place.at), CHURCH_FLAG);
    case "track": {
      const { x, y, width, height } = trackOf(trackBox).slot(place.points, place.slot);
      return { x: trackBox.x + x + width / 2, y: trackBox.y + y + height / 2, size: width };
    }
  }
}
