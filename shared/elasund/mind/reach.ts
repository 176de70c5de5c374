/** Cubes that a seat could lay in one turn: with buildings it has the right to, wall pieces and church tiles. */
import { BUILDINGS } from "../catalog.ts";
import { changeOf } from "../forecast.ts";
import { GOLD, NONE } from "../state.ts";
import { CHURCH_PRICE, churchTilesLeft } from "../town/church.ts";
import { COVERED, PERMIT } from "../town/grid.ts";
import { ALIKE, pricesOfSites, seatOfPermit, tileInSupply, tilesUnder, valueOfPermit } from "../town/site.ts";
import { nextPiece, openSpaces, pieceOf, priceOfSpace } from "../town/walls.ts";
import { buildsLeft } from "../turn.ts";
import { type FeatureGroup, isBuilding, type Look } from "./look.ts";

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
  ],
  write(look, into, at) {
    const { table, seat, seats, hand, left } = look;
    const { builds, sites, income } = buildsOf(look);
    const gold = hand[GOLD]!;
    const soon = gold + GOLD_OF_TURN + look.goldIncome * seats;
    const alike = Math.max(hand[1]!, hand[2]!, hand[3]!);
    const one = mostCubes(builds, 1, gold, alike);
    const two = mostCubes(builds, 2, gold, alike);
    const later = mostCubes(builds, 2, soon, alike);
    const now = isBuilding(table, seat) ? [0, one, two][buildsLeft(table)]! : 0;
    const winsSoon = later >= left ? 1 : 0;
    into[at] = one;
    into[at + 1] = two;
    into[at + 2] = later;
    into[at + 3] = Math.max(0, leastGold(builds, 1) - gold);
    into[at + 4] = Math.max(0, leastGold(builds, 2) - gold);
    into[at + 5] = Math.min(MOST_SITES, sites.length);
    into[at + 6] = sites.reduce((most, { cubes }) => Math.max(most, cubes), 0);
    into[at + 7] = income;
    into[at + 8] = now >= left ? 1 : 0;
    into[at + 9] = winsSoon;
    into[at + 10] = (winsSoon * ((seat - table.turn + seats) % seats)) / seats;
  },
};
/** In the third step of the turn before. */
const GOLD_OF_TURN = 2;
const MOST_SITES = 4;
/** More than any two builds cost. */
const UNREACHABLE = 16;

/** Builds of the seat that lay a cube, those of them on sites, and the best income of the other sites. */
function buildsOf(look: Look): { readonly builds: readonly Build[]; readonly sites: readonly Build[]; readonly income: number } {
  const { table, seat, ground } = look;
  const sites: Build[] = [];
  let income = 0;
  for (const kinds of ALIKE) {
    // Of alike kinds those with a cube come last, and all of these lay as many.
    const left = kinds.filter((kind) => tileInSupply(table, seat, kind) !== NONE);
    const kind = left.at(-1);
    if (kind === undefined) continue;
    const first = BUILDINGS[left[0]!]!;
    for (const { field, price } of pricesOfSites(table, seat, kind, ground)) {
      const { cubes } = changeOf(table, seat, { kind, field, tiles: tilesUnder(ground, kind, field)! }, seat);
      if (cubes > 0) sites.push({ cubes, gold: price.gold, same: price.same, permits: ownPermits(look, kind, field) });
      if (first.flags.length === 0) income = Math.max(income, first.income === "gold" ? 1 : INFLUENCE_INCOME);
    }
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

/** Own permits on a site, as bits. */
function ownPermits({ ground, seat }: Look, kind: number, field: number): number {
  let bits = 0;
  for (const covered of COVERED[kind]![field]!) {
    const permit = ground[covered]! - PERMIT;
    if (permit >= 0 && seatOfPermit(permit) === seat) bits |= 1 << valueOfPermit(permit);
  }
  return bits;
}

/** Most cubes of one or two builds for this gold, and for so many influence cards of one colour. */
function mostCubes(builds: readonly Build[], count: number, gold: number, alike: number): number {
  let most = 0;
  for (let first = 0; first < builds.length; first++) {
    const one = builds[first]!;
    if (one.gold > gold || one.same > alike) continue;
    most = Math.max(most, one.cubes);
    for (let second = first + 1; count > 1 && second < builds.length; second++) {
      const two = builds[second]!;
      const fits = one.gold + two.gold <= gold && one.same + two.same <= alike && (one.permits & two.permits) === 0;
      if (fits) most = Math.max(most, one.cubes + two.cubes);
    }
  }
  return most;
}

/** The least gold for this many cubes, in one or two builds. */
function leastGold(builds: readonly Build[], cubes: number): number {
  let least = UNREACHABLE;
  for (let first = 0; first < builds.length; first++) {
    const one = builds[first]!;
    if (one.cubes >= cubes) least = Math.min(least, one.gold);
    for (let second = first + 1; cubes > 1 && second < builds.length; second++) {
      const two = builds[second]!;
      if (one.cubes + two.cubes >= cubes && (one.permits & two.permits) === 0) least = Math.min(least, one.gold + two.gold);
    }
  }
  return least;
}
