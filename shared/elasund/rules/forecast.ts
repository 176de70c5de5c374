/** What a build or a row would change for every seat, and which seats could win in their next turn. */

import { at, must } from "../../core/base/checked.ts";
import { BUILDINGS, buildingOf, DICE_ROWS, KIND_OF, ROLLS, waysToRoll } from "../catalog.ts";
import { NONE, START_KINDS, type Table } from "../state.ts";
import { sum } from "./fast-counts.ts";
import { pirateLosses } from "./pirates.ts";
import { incomeOf } from "./ship.ts";
import { CHURCH_PRICE, churchTilesLeft } from "./town/church.ts";
import { type Ground, groundOf, rowOf } from "./town/grid.ts";
import { priceOfSite, type Site, sitesFor } from "./town/site.ts";
import { nextPiece, openSpaces, pieceOf, priceOfSpace, seatOfPiece, towersOf } from "./town/walls.ts";
import { trackCubes, tradeOfSite } from "./trade.ts";

/** What a build changes for one seat. */
export interface Change {
  /** Tiles it loses; a start building will be put back if there is room. */
  readonly tiles: readonly number[];
  /** Trade points gained, or lost if below 0. */
  readonly trade: number;
  /** Cubes laid on the board, those of the trade track included; below 0: returned to the supply. */
  readonly cubes: number;
}

/** By seat, if this seat builds there. */
export const changesBy = (table: Table, seat: number, site: Place): Change[] =>
  table.cubes.map((_cubes, other) => changeOf(table, seat, site, other));

type Place = Pick<Site, "kind" | "field" | "tiles">;

/** What changes for this seat if the builder builds there. */
export function changeOf(table: Table, builder: number, { kind, field, tiles }: Place, seat: number): Change {
  const lost = tiles.length > 0 ? tiles.filter((tile) => table.owners[tile] === seat) : tiles;
  let flags = seat === builder ? must(BUILDINGS[kind], "kind").flags.length : 0;
  let trade = seat === builder ? tradeOfSite(table, kind, field) : 0;
  for (const tile of lost) {
    flags -= buildingOf(tile).flags.length;
    trade -= tradeOfSite(table, must(KIND_OF[tile], "tile"), must(table.sites[tile], "tile"));
  }
  const points = must(table.trade[seat], "seat");
  const track = trackCubes(points + trade) - trackCubes(points);
  return { tiles: lost, trade, cubes: Math.min(must(table.cubes[seat], "seat"), flags + track) };
}

/** By kind, then by row of its north-western field: the chance that a roll brings the ship to one of its rows. */
const CHANCES: readonly (readonly number[])[] = BUILDINGS.map(({ height }) =>
  DICE_ROWS.map((_dice, north) => DICE_ROWS.slice(north, north + height).reduce((sum, dice) => sum + waysToRoll(dice), 0) / ROLLS),
);
/** The chance that a roll brings a card from a building there, if it has an income. */
export const chanceOfSite = (kind: number, field: number): number => must(CHANCES[kind]?.[rowOf(field)], "site");

/** A build and what it brings its builder. */
interface Step {
  /** Cubes laid, without those of the trade track: two builds may reach a mark of it together. */
  readonly cubes: number;
  readonly trade: number;
  readonly gold: number;
}

/**
 * Whether a seat might lay its last cubes in its next turn. Errs on the side of warning: all cards count as gold, the best
 * row is added, influence is assumed to be there, and two builds may use the same permits. Moves of others before that turn
 * are not considered.
 */
export function couldWinNext(table: Table, seat: number): boolean {
  const left = must(table.cubes[seat], "seat");
  const points = must(table.trade[seat], "seat");
  const gold = must(table.hands[seat], "seat") + Math.max(...DICE_ROWS.map((_dice, row) => most(table, seat, row)));
  const steps = [...buildings(table, groundOf(table), seat), ...walls(table, seat), ...church(table)];
  const wins = (...made: Step[]): boolean =>
    sum(made.map((step) => step.gold)) <= gold &&
    sum(made.map((step) => step.cubes)) + trackCubes(points + sum(made.map((step) => step.trade))) - trackCubes(points) >= left;
  return steps.some((one, place) => wins(one) || steps.some((two, other) => other > place && wins(one, two)));
}

/** The most gold the ship can bring a seat in this row: as income, or with a 7 what its towers take from the others. */
function most(table: Table, seat: number, row: number): number {
  const losses = pirateLosses(table, row);
  return Math.max(at(incomeOf(table, row), seat * 2), Math.min(towersOf(table, seat), sum(losses) - must(losses[seat], "seat")));
}

const buildings = (table: Table, ground: Ground, seat: number): Step[] =>
  BUILDINGS.flatMap((_building, kind) =>
    kind < START_KINDS
      ? []
      : sitesFor(table, seat, kind, ground).map((site) => {
          const { trade, cubes } = changeOf(table, seat, site, seat);
          const points = must(table.trade[seat], "seat");
          const track = trackCubes(points + trade) - trackCubes(points);
          return { cubes: cubes - track, trade, gold: priceOfSite(site).gold };
        }),
  );

/** The next two pieces on the cheapest open spaces. */
function walls(table: Table, seat: number): Step[] {
  const piece = nextPiece(table, seat);
  const prices = openSpaces(table).map((space) => priceOfSpace(space).gold);
  if (piece === NONE || prices.length === 0) return [];
  const gold = Math.min(...prices);
  const own = [piece, piece + 1].filter((one) => seatOfPiece(one) === seat);
  return own.map((one) => ({ cubes: pieceOf(one).tower ? 1 : 0, trade: 0, gold }));
}

const church = (table: Table): Step[] =>
  new Array<Step>(Math.min(2, churchTilesLeft(table))).fill({ cubes: 1, trade: 0, gold: CHURCH_PRICE.gold });
