/** Values of the quick bot, in gold: future income, cubes, trade points, and harm to the others. */
import { sum } from "../cards.ts";
import { BUILDINGS, DICE_ROWS, KIND_OF, ROLLS, TRADE_CUBES, waysToRoll } from "../catalog.ts";
import { changesBy } from "../forecast.ts";
import { START_KINDS, type Table } from "../state.ts";
import { type Ground, groundOf, rowOf, seatsOf } from "../town/grid.ts";
import type { Site } from "../town/site.ts";
import { trackCubes } from "../trade.ts";

export const CUBE = 7;
const INFLUENCE_WORTH = 0.75;
const WIN = 1_000;
/** Rounds it takes to lay a cube; estimates how long the match lasts. */
const ROUNDS_PER_CUBE = 1.2;
/** Share of its value that a displaced start building keeps when it is put back. */
const RESETTLED = 0.3;

/** A position as seen by one seat. */
export interface Outlook {
  readonly table: Table;
  readonly ground: Ground;
  readonly seat: number;
  /** Expected number of rolls still to come. */
  readonly rolls: number;
}

export function outlook(table: Table, seat: number): Outlook {
  const rounds = 1 + ROUNDS_PER_CUBE * Math.min(...table.cubes);
  return { table, seat, ground: groundOf(table), rolls: rounds * seatsOf(table) };
}

/** By row: probability of a roll. */
const CHANCE = DICE_ROWS.map((dice) => waysToRoll(dice) / ROLLS);

/** Future value of a building for its owner, cubes included. */
export function worthOfBuilding({ rolls }: Outlook, kind: number, field: number): number {
  const { height, income, flags } = BUILDINGS[kind]!;
  const chance = sum(CHANCE.slice(rowOf(field), rowOf(field) + height));
  const card = income === "none" ? 0 : income === "gold" ? 1 : INFLUENCE_WORTH;
  return chance * rolls * card + flags.length * CUBE;
}

/** Trade points: the track's cubes, and part of the next one. */
function worthOfTrade(points: number): number {
  const cubes = trackCubes(points);
  const [from, to] = [TRADE_CUBES[cubes - 1] ?? 0, TRADE_CUBES[cubes]];
  return CUBE * (cubes + (to === undefined ? 0 : (0.8 * (points - from)) / (to - from)));
}

/** How much a loss of another seat is worth: more, the nearer it is to winning. */
export const weightOfLoss = ({ table }: Outlook, other: number): number =>
  Math.min(1, 2 / Math.max(1, table.cubes[other]!)) / (seatsOf(table) - 1);

/** Value of a build on this site, price not subtracted. */
export function worthOfSite(look: Outlook, site: Pick<Site, "kind" | "field" | "tiles">): number {
  const { table, seat } = look;
  let worth = worthOfBuilding(look, site.kind, site.field);
  for (const [other, { tiles, trade, cubes }] of changesBy(table, seat, site).entries()) {
    const gone = tiles.map((tile) => {
      const kind = KIND_OF[tile]!;
      return worthOfBuilding(look, kind, table.sites[tile]!) * (kind < START_KINDS ? RESETTLED : 1);
    });
    const gain = worthOfTrade(table.trade[other]! + trade) - worthOfTrade(table.trade[other]!) - sum(gone);
    worth += other === seat ? gain : -gain * weightOfLoss(look, other);
    if (other === seat && cubes >= table.cubes[seat]!) worth += WIN;
  }
  return worth;
}

/** Value of the cube on a church tile or tower. */
export const worthOfCube = ({ table, seat }: Outlook): number => (table.cubes[seat] === 1 ? WIN : CUBE);

/** The more influence held, the less another card is worth. */
export const influenceWorth = (held: number): number => (held > 7 ? INFLUENCE_WORTH / 3 : INFLUENCE_WORTH);
