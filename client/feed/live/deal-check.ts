/** The deal of a match, checked against what was promised before it. */
import { type Deal, type MatchRecord, type SeenBefore, verifyDeal } from "../../../shared/core/match/record.ts";
import { WATCHER } from "../../../shared/core/match/view.ts";
import type { Ticket } from "../../../shared/core/wire/calls.ts";
import type { DealShare } from "./deal-share.ts";

export class DealCheck {
  /** The secret and the shares, once they are published; rejects if they are not what was promised. */
  readonly deal: Promise<Deal>;
  readonly #ticket: Ticket;
  readonly #known: () => DealShare;
  readonly #seat: () => number;
  readonly #published = Promise.withResolvers<Deal>();

  /** `seat` may differ from the ticket's: a table that draws its seats deals them when the match begins. */
  constructor(ticket: Ticket, known: () => DealShare, seat: () => number) {
    this.#ticket = ticket;
    this.#known = known;
    this.#seat = seat;
    this.deal = this.#published.promise;
    // Optional to await: without a handler a rejection is not an error.
    this.deal.catch(() => undefined);
  }

  /** What this player was promised; undefined for a watcher. */
  get promise(): SeenBefore | undefined {
    if (this.#ticket.seat === WATCHER) return undefined;
    const { commitment, share, pledges, voids } = this.#known();
    const own = share === "" ? {} : { own: { seat: this.#seat(), share } };
    return { commitment, seating: this.#ticket.seating, ...own, ...(pledges && { pledges, ...(voids > 0 && { voids }) }) };
  }

  receive(deal: Deal): void {
    try {
      verifyDeal({ deal, seating: this.#ticket.seating }, this.#promised(deal));
      this.#published.resolve(deal);
    } catch (error) {
      this.#published.reject(error);
    }
  }

  giveUp(error: unknown): void {
    this.#published.reject(error);
  }

  /** Throws if the record's deal is not what was promised. */
  verify(record: MatchRecord): void {
    verifyDeal(record, this.#promised(record.deal));
  }

  /** A watcher was promised nothing; what they are told must still be consistent. */
  #promised(deal: Deal): SeenBefore {
    return this.promise ?? { commitment: deal.commitment };
  }
}
