/** Values of permits for the quick bot: how much closer each brings a worthwhile building. */
import { sum } from "../cards.ts";
import { BUILDINGS } from "../catalog.ts";
import { COLS, START_KINDS } from "../state.ts";
import { columnOf, FOOTPRINTS, fits, footprint, PERMIT } from "../town/grid.ts";
import { seatOfPermit, tileInSupply, tilesUnder, valueOfPermit } from "../town/site.ts";
import { type Outlook, worthOfSite } from "./judge.ts";

/** By permits needed, then by permits there: share of the building's value. */
const READY = [[], [0, 0.75], [0, 0.3, 0.8], [0, 0.1, 0.35, 0.8]];
/** What is left of that if another seat has permits of equal value there. */
const OUTBID = 0.15;
/** Extra worth of each point of permit value: harder to outbid. */
const SECURITY = 0.3;

/** A place for a building, with the permits that lie on it. */
interface Prospect {
  readonly needed: number;
  /** Its value minus its gold price, compensation included. */
  readonly worth: number;
  /** Value of the permits by seat, and the number of all permits there. */
  readonly bids: readonly number[];
  readonly permits: number;
}

export type Prospects = (field: number) => readonly Prospect[];

/** Prospects that cover a field; each is computed once. */
export function prospecting(look: Outlook): Prospects {
  const kinds = BUILDINGS.flatMap((_building, kind) =>
    kind >= START_KINDS && tileInSupply(look.table, look.seat, kind) >= 0 ? [kind] : [],
  );
  const known = new Map<number, Prospect | undefined>();
  const at = (kind: number, field: number): Prospect | undefined => {
    const key = field * BUILDINGS.length + kind;
    if (!known.has(key)) known.set(key, prospect(look, kind, field));
    return known.get(key);
  };
  return (field) =>
    kinds.flatMap((kind) =>
      FOOTPRINTS[kind]!.filter((step) => field >= step && columnOf(field) >= step % COLS)
        .map((step) => at(kind, field - step))
        .filter((found) => found !== undefined),
    );
}

function prospect(look: Outlook, kind: number, field: number): Prospect | undefined {
  const { table, ground, seat } = look;
  if (!fits(table, kind, field)) return undefined;
  const tiles = tilesUnder(ground, kind, field);
  if (tiles === undefined) return undefined;
  const there = footprint(kind, field).flatMap((covered) => (ground[covered]! >= PERMIT ? [ground[covered]! - PERMIT] : []));
  const bids = table.cubes.map((_cubes, other) => sum(there.filter((permit) => seatOfPermit(permit) === other).map(valueOfPermit)));
  const { permits: needed, gold } = BUILDINGS[kind]!;
  const worth = worthOfSite(look, { kind, field, tiles }) - gold - sum(bids) + bids[seat]!;
  return { needed, worth, bids, permits: there.length };
}

/** Value and number of own permits added to those there now. */
type Stake = readonly [bid: number, permits: number];

/** Improvement of a field's best prospect from one stake to another. */
export function improvement(seat: number, around: readonly Prospect[], from: Stake, to: Stake): number {
  let best = 0;
  for (const prospect of around) {
    if (prospect.worth > 0) best = Math.max(best, prospect.worth * (readiness(seat, prospect, to) - readiness(seat, prospect, from)));
  }
  return best > 0 ? best + SECURITY * (to[0] - from[0]) : 0;
}

function readiness(seat: number, { needed, bids, permits }: Prospect, [bid, added]: Stake): number {
  const share = READY[needed]![Math.min(needed, permits + added)]!;
  const own = bids[seat]! + bid;
  return bids.every((other, rival) => rival === seat || other < own || other === 0) ? share : share * OUTBID;
}
