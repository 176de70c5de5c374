/** What would follow, before it is paid: of a build for every seat, of a row for every seat, and who could win. */
import { sum } from "./cards.ts";
import { BUILDINGS, CHURCH, DICE_ROWS, KIND_OF } from "./catalog.ts";
import { churchTilesLeft } from "./church.ts";
import { type Ground, groundOf } from "./grid.ts";
import { incomeOf } from "./ship.ts";
import { priceOfSite, type Site, sitesFor } from "./site.ts";
import { type Elasund, NONE, START_KINDS } from "./state.ts";
import { trackCubes, tradeOfSite } from "./trade.ts";
import { goldOfSpace, nextPiece, openSpaces, pieceOf, seatOfPiece } from "./walls.ts";

type Table = Elasund["table"];

/** What a build changes for one seat. */
export interface Change {
  /** Tiles it loses; a start building will be put back if there is room. */
  readonly tiles: readonly number[];
  /** Trade points gained, or lost if below 0. */
  readonly trade: number;
  /** Cubes that come onto the board, those of the trade track included; below 0: back to the supply. */
  readonly cubes: number;
}

/** By seat, if this seat builds there. */
export function changesBy(table: Table, seat: number, { kind, field, tiles }: Pick<Site, "kind" | "field" | "tiles">): Change[] {
  return table.cubes.map((left, other) => {
    const lost = tiles.filter((tile) => table.owners[tile] === other);
    const flagsLost = sum(lost.map((tile) => BUILDINGS[KIND_OF[tile]!]!.flags.length));
    const tradeLost = sum(lost.map((tile) => tradeOfSite(table, KIND_OF[tile]!, table.sites[tile]!)));
    const trade = (other === seat ? tradeOfSite(table, kind, field) : 0) - tradeLost;
    const flags = (other === seat ? BUILDINGS[kind]!.flags.length : 0) - flagsLost;
    const track = trackCubes(table.trade[other]! + trade) - trackCubes(table.trade[other]!);
    return { tiles: lost, trade, cubes: Math.min(left, flags + track) };
  });
}

/** By row: what it would bring, by seat * 2, gold then influence. */
export const incomeByRow = (table: Table): number[][] => DICE_ROWS.map((_dice, row) => incomeOf(table, row));

/** A build and what it is worth to whoever makes it. */
interface Step {
  readonly cubes: number;
  readonly gold: number;
}

/**
 * Whether a seat might lay its last cubes in its next turn. It warns too often rather than too rarely: all its cards are
 * taken for gold, the best row's income is added, influence is taken for granted, and two builds may use the same permits.
 * What others do before, and permits they lay, it does not foresee.
 */
export function couldWinNext(table: Table, seat: number): boolean {
  const left = table.cubes[seat]!;
  const ground = groundOf(table);
  const gold = table.hands[seat]! + Math.max(...incomeByRow(table).map((due) => due[seat * 2]!));
  const steps = [...buildings(table, ground, seat), ...walls(table, seat), ...church(table)];
  if (steps.some((step) => step.cubes >= left && step.gold <= gold)) return true;
  return steps.some((one, at) => steps.some((two, other) => other > at && one.cubes + two.cubes >= left && one.gold + two.gold <= gold));
}

const buildings = (table: Table, ground: Ground, seat: number): Step[] =>
  BUILDINGS.flatMap((_building, kind) =>
    kind < START_KINDS
      ? []
      : sitesFor(table, seat, kind, ground).map((site) => ({
          cubes: changesBy(table, seat, site)[seat]!.cubes,
          gold: priceOfSite(site).gold,
        })),
  );

/** The next two pieces on the cheapest open spaces. */
function walls(table: Table, seat: number): Step[] {
  const piece = nextPiece(table, seat);
  const prices = openSpaces(table).map(goldOfSpace);
  if (piece === NONE || prices.length === 0) return [];
  const gold = Math.min(...prices);
  const own = [piece, piece + 1].filter((one) => seatOfPiece(one) === seat);
  return own.map((one) => ({ cubes: pieceOf(one).tower ? 1 : 0, gold }));
}

const church = (table: Table): Step[] => new Array<Step>(Math.min(2, churchTilesLeft(table))).fill({ cubes: 1, gold: CHURCH.gold });
