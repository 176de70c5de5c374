/**
 * What a row brings, as bots ask millions of times: cards are counted in one number, and lists are read without a check. `incomeOf` in
 * `ship.ts` says the same in plain words.
 */

import { BUILDINGS, KIND_OF } from "../catalog.ts";
import type { Table } from "../state.ts";
import { noneDue } from "./shortage.ts";
import { FIELDS, rowOf } from "./town/grid.ts";

/** A row has fewer than 16 fields, and four seats have two counts each. */
const COUNT_BITS = 4;
const COUNT = (1 << COUNT_BITS) - 1;
/** What is no site is negative, and its last bits are a number that is no field. */
const SITE_BITS = 7;
const SITE = (1 << SITE_BITS) - 1;

const earning = KIND_OF.map((kind, tile) => ({ ...BUILDINGS[kind]!, tile })).filter(({ income }) => income !== "none");
const TILES = Int32Array.from(earning, ({ tile }) => tile);
const SHIFTS = Int32Array.from(earning, ({ income }) => (income === "gold" ? 0 : COUNT_BITS));
const HEIGHTS = Int32Array.from(earning, ({ height }) => height << SITE_BITS);
/** By height and site: the rows that a building covers, as bits. */
const ROWS = new Int32Array((1 + Math.max(...earning.map(({ height }) => height))) << SITE_BITS).map((_zero, at) => {
  const [height, site] = [at >> SITE_BITS, at & SITE];
  return site < FIELDS ? ((1 << height) - 1) << rowOf(site) : 0;
});

/** By seat * 2, gold then influence. */
export function fastIncome(table: Table, row: number): number[] {
  const { sites, owners } = table;
  let counts = 0;
  for (let at = 0; at < TILES.length; at++) {
    const tile = TILES[at]!;
    const pays = (ROWS[HEIGHTS[at]! + (sites[tile]! & SITE)]! >> row) & 1;
    counts += pays << (owners[tile]! * 2 * COUNT_BITS + SHIFTS[at]!);
  }
  const due = noneDue(table);
  for (let at = 0; at < due.length; at++) due[at] = (counts >> (at * COUNT_BITS)) & COUNT;
  return due;
}
