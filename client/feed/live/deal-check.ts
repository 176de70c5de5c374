/** The deal of a match, checked against what was promised before it. */
import { type Deal, type MatchRecord, type SeenBefore, verifyDeal } from "../../../shared/core/match/record.ts";
import { WATCHER } from "../../../shared/core/match/view.ts";
import type { Ticket } from "../../../shared/core/wire/calls.ts";
import type { DealShare } from "./deal-share.ts";

export interface DealCheck {
  /** The secret and the shares, once they are published; rejects if they are not what was promised. */
  readonly deal: Promise<Deal>;
  receive(deal: Deal): void;
  giveUp(error: unknown): void;
  /** What this player was promised; undefined for a watcher. */
  readonly promise: SeenBefore | undefined;
  /** Throws if the record's deal is not what was promised. */
  verify(record: MatchRecord): void;
}

/** `seat` may differ from the ticket's: a table that draws its seats deals them when the match begins. */
export function dealCheck({ seating, seat: first }: Ticket, known: () => DealShare, seat: () => number): DealCheck {
  const { promise: published, resolve, reject } = Promise.withResolvers<Deal>();
  // Optional to await: without a handler a rejection is not an error.
  published.catch(() => undefined);

  function promise(): SeenBefore | undefined {
    if (first === WATCHER) return undefined;
    const { commitment, share, pledges, voids } = known();
    const own = share === "" ? {} : { own: { seat: seat(), share } };
    return { commitment, seating, ...own, ...(pledges && { pledges, ...(voids > 0 && { voids }) }) };
  }
  // A watcher was promised nothing; what they are told must still be consistent.
  const promised = (deal: Deal): SeenBefore => promise() ?? { commitment: deal.commitment };

  return {
    deal: published,
    get promise() {
      return promise();
    },
    receive(deal) {
      try {
        verifyDeal({ deal, seating }, promised(deal));
        resolve(deal);
      } catch (error) {
        reject(error);
      }
    },
    giveUp: reject,
    verify: (record) => verifyDeal(record, promised(record.deal)),
  };
}
