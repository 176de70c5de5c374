/**
 * Proposals at one table: carried when every person agrees. Bots agree to everything, but to take back a roll or a reveal another person
 * must agree.
 */

import { Refusal } from "../../shared/core/base/refusal.ts";
import type { Match } from "../../shared/core/match/match.ts";
import { newestEntryOf, undoCost } from "../../shared/core/match/undo.ts";
import { NO_PROPOSAL, type Proposal } from "../../shared/core/wire/sync.ts";
import type { Command } from "../../shared/core/wire/wire.ts";
import { type Seat, seatedPlayers } from "../table/seats.ts";

export interface Proposals {
  readonly open: Proposal;
  /** The number of the entry that a takeback goes back to. */
  readonly to: number;
  /** True if it is carried at once: no other person is to be asked. */
  propose(match: Match, seat: Seat, what: Exclude<Proposal["what"], "">): boolean;
  /** True if it is carried. One no drops it; the proposer's no withdraws it. */
  vote(seat: Seat, vote: Extract<Command, { type: "vote" }>): boolean;
  /**
   * An entry was played, so a takeback would undo more: all but its proposer are asked again. What a player proposed who has resigned is
   * dropped. True if something has changed.
   */
  played(match: Match): boolean;
  /** True if all persons at the table agree, also after one has left. */
  isAgreed(): boolean;
  close(): void;
}

/** `seats`: of those who are still in the match. */
export function proposals(seats: () => readonly Seat[]): Proposals {
  let open: Proposal = NO_PROPOSAL;
  let to = 0;
  /** The newest frame when the proposal was last put. */
  let newest = 0;

  const needsAnother = (): boolean => open.what === "takeback" && open.reveals;
  const carried = (): boolean =>
    open.what !== "" &&
    seatedPlayers(seats()).every(({ away, number }) => away || open.agreed.includes(number)) &&
    !(needsAnother() && open.agreed.length < 2);

  return {
    get open() {
      return open;
    },
    get to() {
      return to;
    },
    propose(match, { number }, what) {
      if (open.what !== "") throw new Refusal("proposalOpen");
      const own = newestEntryOf(match, number);
      if (what === "takeback" && own === undefined) throw new Refusal("undoNothing");
      to = own ?? 0;
      newest = match.frame;
      const loss = what === "takeback" ? undoCost(match, to) : undefined;
      if (loss?.reveals && !seatedPlayers(seats()).some((other) => !other.away && other.number !== number)) throw new Refusal("undoReveal");
      open = { ...NO_PROPOSAL, ...loss, what, seat: number, agreed: [number] };
      return carried();
    },
    vote({ number }, { what, yes, frame = newest }) {
      if (open.what === "" || open.what !== what) throw new Refusal("noProposal");
      // The vote was given before the newest frame, which would be taken back too: it is asked again.
      if (yes && what === "takeback" && frame < newest) throw new Refusal("noProposal");
      if (yes) open = { ...open, agreed: [...new Set([...open.agreed, number])] };
      else open = NO_PROPOSAL;
      return carried();
    },
    played(match) {
      const isOut = open.what !== "" && match.resigned.includes(open.seat);
      if (isOut) open = NO_PROPOSAL;
      if (open.what !== "takeback") return isOut;
      const loss = undoCost(match, to);
      newest = match.frame;
      open = loss === undefined ? NO_PROPOSAL : { ...open, ...loss, agreed: [open.seat] };
      return true;
    },
    isAgreed: carried,
    close() {
      open = NO_PROPOSAL;
    },
  };
}
