/** What the features of one seat are measured from. */
import type { View } from "../../core/contract/game.ts";
import { BUILDINGS, KIND_OF, TILES } from "../catalog.ts";
import { chanceOfSite } from "../rules/forecast.ts";
import { type Ground, groundOf, seatsOf } from "../rules/town/grid.ts";
import type { Elasund, Table } from "../state.ts";

export interface Look {
  readonly table: Table;
  readonly ground: Ground;
  readonly seat: number;
  readonly seats: number;
  /** The seat's own hand, by card. */
  readonly hand: readonly number[];
  /** Cubes it still has to lay. */
  readonly left: number;
  /** Cards that a roll brings on average. */
  readonly goldIncome: number;
  readonly influenceIncome: number;
  /** Rounds that the match may still last. */
  readonly rounds: number;
}

/** Features that belong together, named in the order in which they are written. */
export interface FeatureGroup {
  readonly names: readonly string[];
  /** Writes them from `at` on. */
  write(look: Look, into: Float64Array, at: number): void;
}

export function lookAt({ table, secret: { hand }, seat }: View<Elasund>): Look {
  let goldIncome = 0;
  let influenceIncome = 0;
  for (let tile = 0; tile < TILES; tile++) {
    if (table.owners[tile] !== seat) continue;
    const kind = KIND_OF[tile]!;
    const { income } = BUILDINGS[kind]!;
    if (income === "none") continue;
    const chance = chanceOfSite(kind, table.sites[tile]!);
    if (income === "gold") goldIncome += chance;
    else influenceIncome += chance;
  }
  const left = table.cubes[seat]!;
  return {
    table,
    ground: groundOf(table),
    seat,
    seats: seatsOf(table),
    hand,
    left,
    goldIncome,
    influenceIncome,
    rounds: roundsLeft(table),
  };
}

/** Rounds in which the leading seat lays a cube. */
const ROUNDS_PER_CUBE = 1.2;
const roundsLeft = ({ cubes }: Table): number => 1 + ROUNDS_PER_CUBE * Math.min(...cubes);

/** Whether it is the seat's turn and builds may still be made. */
export const isBuilding = ({ step, turn }: Table, seat: number): boolean => turn === seat && step !== "permit" && step !== "bonus";
