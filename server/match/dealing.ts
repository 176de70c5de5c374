/** The server's part of a table's deal: a secret it is committed to before any pledge is given, and a new one after a void deal. */
import { commitment } from "../../shared/core/base/random.ts";
import type { PledgesNews, VoidDeal } from "../../shared/core/wire/wire.ts";
import { time } from "../base/time.ts";
import { isSharedDeal } from "../table/options.ts";
import { newSecret, shareAddress } from "../table/seats.ts";
import type { TableSnapshot } from "../table/snapshot.ts";
import type { SeatingState } from "./seating/events.ts";

export interface Dealing {
  readonly secret: string;
  readonly commitment: string;
  /** It is not kept with the table: its names are soon those of players who have left. */
  readonly lastVoid: VoidDeal | undefined;
  /** The deal is void. */
  renew(lastVoid: VoidDeal): void;
}

export function dealingWith(first: string, told?: VoidDeal): Dealing {
  let secret = first;
  // Each event at the seats asks for it.
  let promised = commitment(secret);
  let lastVoid = told;
  return {
    get secret() {
      return secret;
    },
    get commitment() {
      return promised;
    },
    get lastVoid() {
      return lastVoid;
    },
    renew(reason) {
      secret = newSecret();
      promised = commitment(secret);
      lastVoid = reason;
    },
  };
}

/** A table of an older version that waits, with shares that were given without a pledge: others may have seen them. */
export const hasEarlyShares = ({ begun, table, seats }: TableSnapshot): boolean =>
  !begun && !isSharedDeal(table) && seats.some(({ share, pledge }) => share !== "" && !pledge);

/** The same table with its deal begun again. */
export const withoutShares = (snapshot: TableSnapshot): TableSnapshot => ({
  ...snapshot,
  secret: newSecret(),
  voids: (snapshot.voids ?? 0) + 1,
  openUntil: 0,
  seats: snapshot.seats.map((seat) => ({ ...seat, share: "", pledge: "" })),
});

export function pledgesNews({ commitment: shown, lastVoid }: Dealing, { rules, seats, voids, openUntil }: SeatingState): PledgesNews {
  const opening = openUntil > 0;
  return {
    commitment: shown,
    voids,
    ...(lastVoid && { lastVoid }),
    ...(opening && { pledges: seats.map(({ pledge }) => pledge) }),
    ...(rules.rated && shareAddress(seats) && { oneAddress: true }),
    awaited: seats.filter(({ kind, share }) => kind === "person" && share === "").map(({ number }) => number),
    left: opening ? Math.max(0, openUntil - time.now()) : 0,
  };
}
