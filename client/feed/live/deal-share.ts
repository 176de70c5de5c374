/**
 * This player's part of a deal, in two rounds: a pledge of a share nobody else knows, then the share itself, once the pledges of all
 * players were shown. Everything that was shown is kept first, and a share is opened to one list of pledges only.
 */
import { areDistinct, NO_PLEDGE, pledgeOf } from "../../../shared/core/match/pledges.ts";
import type { Ticket } from "../../../shared/core/wire/calls.ts";
import type { SeatStatus } from "../../../shared/core/wire/sync.ts";
import type { Command, PledgesNews, VoidDeal } from "../../../shared/core/wire/wire.ts";
import { newId } from "./commands.ts";

/** What a browser knows of a deal before it. */
export interface DealShare {
  readonly commitment: string;
  /** Deals of the table that were void before this one. */
  readonly voids: number;
  /** 16 bytes as hex; empty if it was pledged in another browser, or is the server's own. */
  readonly share: string;
  /** As shown before the share was opened; undefined until then. */
  readonly pledges?: readonly string[];
}

export interface DealShareParts {
  readonly ticket: Pick<Ticket, "seat" | "seats" | "alone">;
  readonly first: DealShare;
  newShare(): string;
  colour(): number;
  /** As shown; none before the first picture. */
  people(): readonly Pick<SeatStatus, "kind">[];
  /** Over a reload. */
  keep(own: DealShare): void;
  send(command: Extract<Command, { type: "pledge" | "share" }>): unknown;
  /** What was shown does not fit together: nothing more is told to this server. */
  distrust(): void;
  /** Why a deal that was prepared is void. */
  voided(why: VoidDeal): void;
}

export interface DealShareKeeper {
  readonly known: DealShare;
  /** Over each new connection, and with another colour. */
  pledge(): void;
  receive(news: PledgesNews): void;
}

export function keepDealShare(parts: DealShareParts): DealShareKeeper {
  const { seat, seats, alone } = parts.ticket;
  let known = parts.first;

  const own = (): string => pledgeOf(known.commitment, seat, known.share);

  function keep(next: DealShare): void {
    known = next;
    parts.keep(known);
  }

  function pledge(): void {
    const { share, voids } = known;
    if (share === "") return;
    parts.send({ type: "pledge", id: newId(), pledge: own(), voids, colour: parts.colour() });
    // Bots have no pledges: all of them are known.
    if (alone && known.pledges === undefined)
      keep({ ...known, pledges: Array.from({ length: seats }, (_none, at) => (at === seat ? own() : NO_PLEDGE)) });
    if (known.pledges !== undefined) open();
  }

  const open = (): unknown => known.share !== "" && parts.send({ type: "share", id: newId(), share: known.share });

  /** Of every person at the table, different from each other, the own one as it was sent. */
  function fit(pledges: readonly string[]): boolean {
    const people = parts.people();
    const complete = people.length === 0 || people.every(({ kind }, at) => (kind === "person") === (pledges[at] !== NO_PLEDGE));
    return pledges.length === seats && complete && areDistinct(pledges) && (known.share === "" || pledges[seat] === own());
  }

  function receive({ commitment, voids, lastVoid, pledges }: PledgesNews): void {
    // An older message than another that came over a newer connection.
    if (voids < known.voids) return;
    if (voids === known.voids && commitment !== known.commitment) return parts.distrust();
    if (voids > known.voids) {
      if (commitment === known.commitment) return parts.distrust();
      if (lastVoid !== undefined) parts.voided(lastVoid);
      keep({ commitment, voids, share: parts.newShare() });
      pledge();
    }
    if (pledges === undefined) return;
    const before = known.pledges;
    if (before === undefined ? !fit(pledges) : pledges.some((shown, at) => shown !== before[at])) return parts.distrust();
    if (before !== undefined) return;
    keep({ ...known, pledges });
    open();
  }

  return {
    get known() {
      return known;
    },
    pledge,
    receive,
  };
}
