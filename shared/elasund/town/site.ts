/** Where a building may be built, what that costs and whom it displaces. Nothing else decides this. */

import { sum } from "../cards.ts";
import { BUILDINGS, KIND_OF, NUMBERS, sizeOf } from "../catalog.ts";
import { type Price, priceOf } from "../price.ts";
import { COLS, NONE, OWN_KINDS, PERMITS, START_KINDS, type Table } from "../state.ts";
import { columnOf, FOOTPRINTS, FREE, fits, type Ground, groundOf, PERMIT, seatsOf } from "./grid.ts";

export interface Site {
  readonly kind: number;
  /** Its north-western field. */
  readonly field: number;
  /** Permits that lie on it and go back to their owners. */
  readonly permits: readonly number[];
  /** Tiles that would be displaced. */
  readonly tiles: readonly number[];
  /** One of them is as large: three influence of one colour. */
  readonly equal: boolean;
  /** To the supply. */
  readonly gold: number;
  /** Gold for the permits of others, by seat. */
  readonly compensation: readonly number[];
}

export const seatOfPermit = (permit: number): number => Math.floor(permit / PERMITS);
export const valueOfPermit = (permit: number): number => permit % PERMITS;

/** The building's tiles in the supply, the next one first. */
export function tilesLeft({ sites }: Table, kind: number): number[] {
  const { first, count } = BUILDINGS[kind]!;
  return Array.from({ length: count }, (_none, at) => first + at).filter((tile) => sites[tile] === NONE);
}

/** The building's next tile in the supply, or NONE. */
export function tileInSupply({ sites }: Table, seat: number, kind: number): number {
  const { first, count } = BUILDINGS[kind]!;
  if (kind < OWN_KINDS) return sites[seat * OWN_KINDS + kind] === NONE ? seat * OWN_KINDS + kind : NONE;
  for (let tile = first; tile < first + count; tile++) if (sites[tile] === NONE) return tile;
  return NONE;
}

/** Why a seat may not build somewhere: off the plan; too few permits; those of another worth as much; too large a neighbour, or too many equal ones. */
export const OBSTACLES = ["outside", "permits", "right", "larger", "equals"] as const;
export type Obstacle = (typeof OBSTACLES)[number];

/** The site if the seat may build there, whatever is in its hand. */
export function siteAt(table: Table, ground: Ground, seat: number, kind: number, field: number): Site | undefined {
  const judged = checkSite(table, ground, seat, kind, field);
  return typeof judged === "string" ? undefined : judged;
}

/** The same, or why not: the first obstacle in the order above. */
export function checkSite(table: Table, ground: Ground, seat: number, kind: number, field: number): Site | Obstacle {
  const { permits: needed, gold } = BUILDINGS[kind]!;
  if (!fits(table, kind, field)) return "outside";
  const permits = permitsOn(ground, kind, field);
  if (permits.length < needed) return "permits";
  if (!hasMostValue(permits, seat)) return "right";
  const tiles = tilesUnder(ground, kind, field);
  if (tiles === undefined) return "larger";
  const equal = tiles.filter((tile) => sizeOf(KIND_OF[tile]!) === sizeOf(kind)).length;
  if (equal > NUMBERS.equalMost) return "equals";
  const compensation = new Array<number>(seatsOf(table)).fill(0);
  for (const permit of permits) if (seatOfPermit(permit) !== seat) compensation[seatOfPermit(permit)]! += valueOfPermit(permit);
  return { kind, field, permits, tiles, equal: equal > 0, gold, compensation };
}

function permitsOn(ground: Ground, kind: number, field: number): number[] {
  const permits: number[] = [];
  for (const step of FOOTPRINTS[kind]!) {
    const there = ground[field + step]!;
    if (there >= PERMIT) permits.push(there - PERMIT);
  }
  return permits;
}

/** Tiles that would give way; undefined if something there is larger or no building's. */
export function tilesUnder(ground: Ground, kind: number, field: number): number[] | undefined {
  const tiles: number[] = [];
  for (const step of FOOTPRINTS[kind]!) {
    const there = ground[field + step]!;
    if (there >= PERMIT || there === FREE) continue;
    if (there < 0 || sizeOf(KIND_OF[there]!) > sizeOf(kind)) return undefined;
    if (!tiles.includes(there)) tiles.push(there);
  }
  return tiles;
}

/** The most valuable permits give the right to build; having none, or as much as another, does not. */
function hasMostValue(permits: readonly number[], seat: number): boolean {
  const worth = [NONE, NONE, NONE, NONE];
  for (const permit of permits) {
    const owner = seatOfPermit(permit);
    worth[owner] = Math.max(0, worth[owner]!) + valueOfPermit(permit);
  }
  return worth.every((other, owner) => owner === seat || other < worth[seat]!);
}

/** Every site where the seat may build this, whatever is in its hand: each holds a permit of its own. */
export function sitesFor(table: Table, seat: number, kind: number, ground: Ground = groundOf(table)): Site[] {
  if (kind < START_KINDS || tileInSupply(table, seat, kind) === NONE) return [];
  const tried: number[] = [];
  const found: Site[] = [];
  for (let value = 0; value < PERMITS; value++) {
    const permit = table.permits[seat * PERMITS + value]!;
    if (permit === NONE) continue;
    for (const step of FOOTPRINTS[kind]!) {
      const field = permit - step;
      if (field < 0 || columnOf(permit) < step % COLS || tried.includes(field)) continue;
      tried.push(field);
      const site = siteAt(table, ground, seat, kind, field);
      if (site !== undefined) found.push(site);
    }
  }
  return found.sort((a, b) => a.field - b.field);
}

/** All that a site costs its builder. */
export const priceOfSite = ({ gold, compensation, equal }: Site): Price => priceOf(gold + sum(compensation), equal ? NUMBERS.equalCost : 0);
