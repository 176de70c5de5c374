/** Cubes that a seat could lay in one turn: with buildings it has the right to, wall pieces and church tiles. */
import { BUILDINGS } from "../catalog.ts";
import { changeOf } from "../rules/forecast.ts";
import { CHURCH_PRICE, churchTilesLeft } from "../rules/town/church.ts";
import { priceOfSiteAt } from "../rules/town/fast-site.ts";
import { tilesUnder } from "../rules/town/site.ts";
import { nextPiece, openSpaces, pieceOf, priceOfSpace } from "../rules/town/walls.ts";
import { buildsLeft } from "../rules/turn.ts";
import { GOLD, NONE } from "../state.ts";
import { type FeatureGroup, isBuilding, type Look } from "./look.ts";
import { type Prospect, prospectsOf } from "./prospects.ts";

/** A build that lays cubes. */
interface Build {
  readonly cubes: number;
  readonly gold: number;
  /** Influence of one colour. */
  readonly same: number;
  /** Its own permits, as bits: two builds cannot use the same. */
  readonly permits: number;
}

export const REACH: FeatureGroup = {
  names: [
    "cubes of one build paid now",
    "cubes of two builds paid now",
    "cubes of two builds after the next income",
    "gold lacking for a cube",
    "gold lacking for two cubes",
    "sites with a cube",
    "most cubes of a site",
    "income of sites without a cube",
    "wins this turn",
    "could win in the next turn",
    "could win in the next turn, by turns to wait",
    "worth of the best site to come",
    "worth of another site to come",
    "sites that lack one permit",
  ],
  write(look, into, at) {
    const { table, seat, seats, hand, left } = look;
    const prospects = prospectsOf(look);
    const { builds, sites, income } = buildsOf(look, prospects);
    const gold = hand[GOLD]!;
    const soon = gold + GOLD_OF_TURN + look.goldIncome * seats;
    const alike = Math.max(hand[1]!, hand[2]!, hand[3]!);
    const { one, two, later, leastOne, leastTwo } = combine(builds, gold, soon, alike);
    const now = isBuilding(table, seat) ? [0, one, two][buildsLeft(table)]! : 0;
    const winsSoon = later >= left ? 1 : 0;
    into[at] = one;
    into[at + 1] = two;
    into[at + 2] = later;
    into[at + 3] = Math.max(0, leastOne - gold);
    into[at + 4] = Math.max(0, leastTwo - gold);
    into[at + 5] = Math.min(MOST_SITES, sites.length);
    into[at + 6] = sites.reduce((most, { cubes }) => Math.max(most, cubes), 0);
    into[at + 7] = income;
    into[at + 8] = now >= left ? 1 : 0;
    into[at + 9] = winsSoon;
    into[at + 10] = (winsSoon * ((seat - table.turn + seats) % seats)) / seats;
    writeWorth(prospects, into, at + 11);
  },
};

/** The best site, the best that shares no permit with it, and how many lack one permit. */
function writeWorth(prospects: readonly Prospect[], into: Float64Array, at: number): void {
  let best: Prospect | undefined;
  let near = 0;
  for (const one of prospects) {
    if (best === undefined || one.worth > best.worth) best = one;
    if (one.missing === 1 && one.worth > 0) near++;
  }
  let second = 0;
  for (const one of prospects) if (best !== undefined && (one.permits & best.permits) === 0) second = Math.max(second, one.worth);
  into[at] = best?.worth ?? 0;
  into[at + 1] = second;
  into[at + 2] = Math.min(MOST_SITES, near);
}
/** In the third step of the turn before. */
const GOLD_OF_TURN = 2;
const MOST_SITES = 4;
/** More than any two builds cost. */
const UNREACHABLE = 16;

/** Builds of the seat that lay a cube, those of them on sites, and the best income of the other sites. */
function buildsOf({ table, ground, seat }: Look, prospects: readonly Prospect[]) {
  const sites: Build[] = [];
  let income = 0;
  for (const { kind, field, permits, missing } of prospects) {
    const price = missing > 0 ? undefined : priceOfSiteAt(table, ground, seat, kind, field);
    if (price === undefined) continue;
    const { cubes } = changeOf(table, seat, { kind, field, tiles: tilesUnder(ground, kind, field)! }, seat);
    if (cubes > 0) sites.push({ cubes, gold: price.gold, same: price.same, permits });
    else if (BUILDINGS[kind]!.income !== "none") income = Math.max(income, BUILDINGS[kind]!.income === "gold" ? 1 : INFLUENCE_INCOME);
  }
  const builds = [...sites];
  const tiles = Math.min(2, churchTilesLeft(table));
  for (let tile = 0; tile < tiles; tile++) builds.push({ cubes: 1, gold: CHURCH_PRICE.gold, same: 0, permits: 0 });
  const piece = nextPiece(table, seat);
  if (piece !== NONE && pieceOf(piece).tower) {
    const prices = openSpaces(table).map((space) => priceOfSpace(space).gold);
    if (prices.length > 0) builds.push({ cubes: 1, gold: Math.min(...prices), same: 0, permits: 0 });
  }
  return { builds, sites, income };
}
const INFLUENCE_INCOME = 0.7;

/** Most cubes of one build and of two, now and with the gold to come; the least gold for one cube and for two, in at most two builds. */
function combine(builds: readonly Build[], gold: number, soon: number, alike: number) {
  const most = { one: 0, two: 0, later: 0, leastOne: UNREACHABLE, leastTwo: UNREACHABLE };
  const add = (cubes: number, price: number, same: number, isOne: boolean): void => {
    if (cubes >= 1 && price < most.leastOne) most.leastOne = price;
    if (cubes >= 2 && price < most.leastTwo) most.leastTwo = price;
    if (same > alike || price > soon) return;
    if (cubes > most.later) most.later = cubes;
    if (price > gold) return;
    if (cubes > most.two) most.two = cubes;
    if (isOne && cubes > most.one) most.one = cubes;
  };
  for (let first = 0; first < builds.length; first++) {
    const one = builds[first]!;
    add(one.cubes, one.gold, one.same, true);
    for (let second = first + 1; second < builds.length; second++) {
      const two = builds[second]!;
      if ((one.permits & two.permits) === 0) add(one.cubes + two.cubes, one.gold + two.gold, one.same + two.same, false);
    }
  }
  return most;
}
