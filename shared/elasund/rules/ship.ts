/** The dice, the ship, and the income it brings. */

import { must } from "../../core/base/checked.ts";
import { below } from "../../core/base/random.ts";
import type { State, Tell } from "../../core/contract/game.ts";
import { buildingOf, DICE_ROWS, KIND_OF, PIRATES, ROWS } from "../catalog.ts";
import { type Elasund, type Event, NONE, type Table } from "../state.ts";
import { sum } from "./fast-counts.ts";
import { fastIncome } from "./fast-income.ts";
import { isPirate, landPirates } from "./pirates.ts";
import { drawCards, noneDue } from "./shortage.ts";
import { rowOf } from "./town/grid.ts";
import { startBuildStep } from "./turn.ts";

const PIPS = 6;
/** Rows the ship sails on if it would stay in its row. */
const FARTHER = 2;

export function roll(state: State<Elasund>, tell: Tell<Event>): void {
  const { table, hidden } = state;
  table.dice = [1 + below(hidden.luck, PIPS), 1 + below(hidden.luck, PIPS)];
  const rows = rowsToSail(table);
  if (rows.length > 1) table.step = "ship";
  tell({ type: "rolled", dice: table.dice });
  if (rows.length === 1) sail(state, must(rows[0], "row"), tell);
}

/** Rows the ship may sail to after this roll, never its own. */
export function rowsToSail({ dice, ship }: Table): number[] {
  const rolled = sum(dice);
  if (rolled === PIRATES) return ALL_ROWS.filter((row) => row !== ship);
  const row = DICE_ROWS.indexOf(rolled as (typeof DICE_ROWS)[number]);
  return row === ship ? [row - FARTHER, row + FARTHER].filter((other) => other >= 0 && other < ROWS) : [row];
}
const ALL_ROWS = DICE_ROWS.map((_dice, row) => row);

export function sail(state: State<Elasund>, row: number, tell: Tell<Event>): void {
  const { table } = state;
  table.ship = row;
  startBuildStep(table);
  tell({ type: "sailed", row });
  if (isPirate(table)) landPirates(state, tell);
  else drawCards(state, fastIncome(table, row), "income", tell);
}

/** Whether a building pays its owner when the ship comes to this row. */
export function paysIn({ sites, owners }: Table, tile: number, row: number): boolean {
  const site = must(sites[tile], "tile");
  const { income, height } = buildingOf(tile);
  if (site < 0 || owners[tile] === NONE || income === "none") return false;
  const north = rowOf(site);
  return north <= row && row < north + height;
}
/** Tiles with an income. */
const EARNING = KIND_OF.flatMap((_kind, tile) => (buildingOf(tile).income === "none" ? [] : [tile]));

/** What a row brings, by seat * 2, gold then influence: one card for each building that touches it. */
export function incomeOf(table: Table, row: number): number[] {
  const due = noneDue(table);
  for (const tile of EARNING) {
    if (!paysIn(table, tile, row)) continue;
    const place = must(table.owners[tile], "tile") * 2 + (buildingOf(tile).income === "gold" ? 0 : 1);
    due[place] = must(due[place], "seat") + 1;
  }
  return due;
}

/** The same as gold and influence of each seat. */
export function incomeBySeat(table: Table, row: number): { readonly gold: number; readonly influence: number }[] {
  const due = incomeOf(table, row);
  return table.cubes.map((_cubes, seat) => ({ gold: must(due[seat * 2], "seat"), influence: must(due[seat * 2 + 1], "seat") }));
}
