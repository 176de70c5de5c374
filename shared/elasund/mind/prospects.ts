/** Sites that a seat's permits on the board are meant for: what a building there would be worth, and how soon it could stand. */
import { BUILDINGS, KIND_OF, SIZE_OF, sizeOf } from "../catalog.ts";
import { chanceOfSite } from "../rules/forecast.ts";
import { BIDS, bidOf, isFirst } from "../rules/town/fast-site.ts";
import { COVERED, COVERING, FREE, fits, PERMIT } from "../rules/town/grid.ts";
import { ALIKE, seatOfPermit, tileInSupply, valueOfPermit } from "../rules/town/site.ts";
import { tradeOfSite } from "../rules/trade.ts";
import { GOLD, NONE, PERMITS } from "../state.ts";
import type { Look } from "./look.ts";

/** A site that one of the seat's permits lies on and where it could build, now or later. */
export interface Prospect {
  readonly kind: number;
  readonly field: number;
  /** Own permits there, as bits. */
  readonly permits: number;
  /** Permits still to be placed, to be enough and to be worth the most. */
  readonly missing: number;
  /** In gold, price subtracted, less the longer it takes; at least 0. */
  readonly worth: number;
}

/** In gold: what cubes, cards and trade points are worth on average, and what it costs to place a permit. */
const CUBE = 7;
const INFLUENCE = 0.7;
const TRADE_POINT = 3;
const PLACED = 2;
/** How fast its worth falls with the turns until it stands. */
const LATER = 0.25;

/** Every site that one of the seat's permits lies on and where it could still build. */
export function prospectsOf(look: Look): Prospect[] {
  const { table, seat } = look;
  const found: Prospect[] = [];
  for (let shape = 0; shape < ALIKE.length; shape++) {
    const kind = kindToBuild(table, seat, ALIKE[shape]!);
    if (kind === NONE) continue;
    const first = found.length;
    for (let permit = seat * PERMITS; permit < (seat + 1) * PERMITS; permit++) {
      if (table.permits[permit] === NONE) continue;
      const sites = COVERING[kind]![table.permits[permit]!]!;
      for (let at = 0; at < sites.length; at++) {
        if (!fits(table, kind, sites[at]!) || isListed(found, first, sites[at]!)) continue;
        const prospect = prospectAt(look, kind, sites[at]!);
        if (prospect !== undefined) found.push(prospect);
      }
    }
  }
  return found;
}

function isListed(found: readonly Prospect[], first: number, field: number): boolean {
  for (let at = first; at < found.length; at++) if (found[at]!.field === field) return true;
  return false;
}

/** Prefers, among alike kinds, the one with a cube, if there is one left. */
function kindToBuild(table: Look["table"], seat: number, kinds: readonly number[]): number {
  for (let at = kinds.length - 1; at >= 0; at--) if (tileInSupply(table, seat, kinds[at]!) !== NONE) return kinds[at]!;
  return NONE;
}

function prospectAt(look: Look, kind: number, field: number): Prospect | undefined {
  const { table, ground, seat, seats, hand } = look;
  const { gold, permits: needed } = BUILDINGS[kind]!;
  const fields = COVERED[kind]![field]!;
  let bids = 0;
  let count = 0;
  let permits = 0;
  let free = 0;
  let lost = 0;
  for (let at = 0; at < fields.length; at++) {
    const there = ground[fields[at]!]!;
    if (there === FREE) free++;
    else if (there >= PERMIT) {
      count++;
      bids += BIDS[there - PERMIT]!;
      if (seatOfPermit(there - PERMIT) === seat) permits |= 1 << valueOfPermit(there - PERMIT);
    } else if (there < 0 || SIZE_OF[there]! > sizeOf(kind)) return undefined;
    else if (table.owners[there] === seat && isFirst(ground, fields, at))
      lost += worthOfBuilding(look, KIND_OF[there]!, table.sites[there]!);
  }
  if (needed - count > free) return undefined;
  let rival = NONE;
  let price = gold;
  for (let other = 0; other < seats; other++) {
    const bid = other === seat ? NONE : bidOf(bids, other);
    if (bid === NONE) continue;
    rival = Math.max(rival, bid);
    price += bid;
  }
  const missing = missingPermits(table.permits, seat, needed - count, rival - bidOf(bids, seat));
  if (missing > free) return undefined;
  const net = worthOfBuilding(look, kind, field) - lost - price - missing * PLACED;
  const turns = Math.max(missing, (price + missing - hand[GOLD]!) / (1 + seats * look.goldIncome), 0);
  return { kind, field, permits, missing, worth: net > 0 ? net / (1 + LATER * turns) : 0 };
}

/** How many permits of the supply, best first, it takes to have `count` of them and to exceed `value`; more than there are if those left do not suffice. */
function missingPermits(permits: readonly number[], seat: number, count: number, value: number): number {
  let missing = 0;
  let lack = value;
  for (let permit = PERMITS - 1; missing < count || lack >= 0; permit--) {
    if (permit < 0) return PERMITS + 1;
    if (permits[seat * PERMITS + permit] !== NONE) continue;
    lack -= permit;
    missing++;
  }
  return missing;
}

/** For its owner: cubes, those of the trade track too, and cards to come. */
function worthOfBuilding({ table, seats, rounds }: Look, kind: number, field: number): number {
  const { flags, income } = BUILDINGS[kind]!;
  const cards = income === "none" ? 0 : chanceOfSite(kind, field) * seats * rounds;
  return CUBE * flags.length + cards * (income === "gold" ? 1 : INFLUENCE) + TRADE_POINT * tradeOfSite(table, kind, field);
}
