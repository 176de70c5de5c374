/**
 * This player's part of a deal, in two rounds: a pledge of a share nobody else knows, then the share itself, once the pledges of all
 * players were shown. Everything that was shown is kept first, and a share is opened to one list of pledges only.
 */
import { areDistinct, NO_PLEDGE, pledgeOf } from "../../../shared/core/match/pledges.ts";
import type { Ticket } from "../../../shared/core/wire/calls.ts";
import type { SeatStatus } from "../../../shared/core/wire/sync.ts";
import type { Command, PledgesNews, VoidDeal } from "../../../shared/core/wire/wire.ts";
import { newId } from "./pending-commands.ts";

/** What a browser knows of a deal before it. */
export interface DealShare {
  readonly commitment: string;
  /** Deals of the table that were void before this one. */
  readonly voids: number;
  /** 16 bytes as hex; empty if it was pledged in another browser, or is the server's own. */
  readonly share: string;
  /** The pledges that were shown before the share was opened; undefined until then. */
  readonly pledges?: readonly string[];
}

interface DealShareOptions {
  readonly ticket: Pick<Ticket, "seat" | "seats" | "alone">;
  readonly first: DealShare;
  newShare(): string;
  colour(): number;
  /** The people that are shown; none before the first frame. */
  people(): readonly Pick<SeatStatus, "kind">[];
  /** Keeps the share over a reload. */
  keep(own: DealShare): void;
  send(command: Extract<Command, { type: "pledge" | "share" }>): unknown;
  /** What was shown does not fit together: nothing more is told to this server. */
  distrust(): void;
  /** Why a deal that was prepared is void. */
  voided(why: VoidDeal): void;
}

export class DealShareKeeper {
  readonly #options: DealShareOptions;
  #known: DealShare;

  constructor(options: DealShareOptions) {
    this.#options = options;
    this.#known = options.first;
  }

  get known(): DealShare {
    return this.#known;
  }

  /** Call it on each new connection, and with another colour. */
  pledge(): void {
    const { ticket, send, colour } = this.#options;
    const { share, voids, pledges } = this.#known;
    if (share === "") return;
    send({ type: "pledge", id: newId(), pledge: this.#pledge(), voids, colour: colour() });
    // Bots have no pledges: all of them are known.
    if (ticket.alone && pledges === undefined) {
      const alone = Array.from({ length: ticket.seats }, (_none, at) => (at === ticket.seat ? this.#pledge() : NO_PLEDGE));
      this.#keep({ ...this.#known, pledges: alone });
    }
    if (this.#known.pledges !== undefined) this.#open();
  }

  receive({ commitment, voids, lastVoid, pledges }: PledgesNews): void {
    const { distrust, voided, newShare } = this.#options;
    // An older message than another that came over a newer connection.
    if (voids < this.#known.voids) return;
    if (voids === this.#known.voids && commitment !== this.#known.commitment) return distrust();
    if (voids > this.#known.voids) {
      if (commitment === this.#known.commitment) return distrust();
      if (lastVoid !== undefined) voided(lastVoid);
      this.#keep({ commitment, voids, share: newShare() });
      this.pledge();
    }
    if (pledges === undefined) return;
    const before = this.#known.pledges;
    if (before === undefined ? !this.#fit(pledges) : pledges.some((shown, at) => shown !== before[at])) return distrust();
    if (before !== undefined) return;
    this.#keep({ ...this.#known, pledges });
    this.#open();
  }

  #keep(known: DealShare): void {
    this.#known = known;
    this.#options.keep(known);
  }

  #open(): void {
    const { share } = this.#known;
    if (share !== "") this.#options.send({ type: "share", id: newId(), share });
  }

  #pledge(): string {
    return pledgeOf(this.#known.commitment, this.#options.ticket.seat, this.#known.share);
  }

  /** Whether every person at the table has a pledge, all are different, and this player's is the one that was sent. */
  #fit(pledges: readonly string[]): boolean {
    const { ticket, people } = this.#options;
    const sitting = people();
    const complete = sitting.length === 0 || sitting.every(({ kind }, at) => (kind === "person") === (pledges[at] !== NO_PLEDGE));
    const isUnchanged = this.#known.share === "" || pledges[ticket.seat] === this.#pledge();
    return pledges.length === ticket.seats && complete && areDistinct(pledges) && isUnchanged;
  }
}
