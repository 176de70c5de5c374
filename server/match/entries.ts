/** Entries of the record, as drafts: of players' commands, and of the server itself. */

import { Refusal } from "../../shared/core/base/refusal.ts";
import { hasHint } from "../../shared/core/match/hints.ts";
import type { Match } from "../../shared/core/match/match.ts";
import type { Entry, MovesEntry } from "../../shared/core/match/record.ts";
import { undoable } from "../../shared/core/match/undo.ts";
import type { Command } from "../../shared/core/wire/wire.ts";
import { time } from "../base/time.ts";
import { playedByBot, type Seat } from "../table/seats.ts";

/** Drafts an entry from the match as it is when all entries before it are played. */
export type EntryDraft = (match: Match) => Entry;
export type EntryCommand = Extract<Command, { type: "moves" | "undo" | "resign" | "hint" }>;

export function draftOf(command: EntryCommand, seat: number): EntryDraft {
  const { id } = command;
  const at = time.elapsed();
  const stamp = { seat, at, by: "person", id } as const;
  switch (command.type) {
    case "moves":
      return ({ resigned }) => {
        // A bot plays on for a player who has resigned.
        if (resigned.includes(seat)) throw new Refusal("notAsked", { seat });
        // Written out: an object that is spread from another takes more memory, and a record has hundreds.
        return { seat, at, by: "person", id, type: "moves", ask: command.ask, moves: sharedRow(command.moves) };
      };
    case "undo":
      return (match) => {
        const to = undoable(match, seat);
        // If it is not a number, the step refuses and says why.
        return { ...stamp, type: "undo", to: typeof to === "number" ? to : 0, consent: false };
      };
    case "hint":
      return ({ record }) => {
        if (hasHint(record, seat, command.ask)) throw new Refusal("staleAsk", { ask: command.ask });
        return { ...stamp, type: "hint", ask: command.ask };
      };
    case "resign":
      return () => ({ ...stamp, type: "resign" });
  }
}

/** Far more single moves than our games have. */
const MOST_SHARED_ROWS = 10_000;
/** Rows of one move, by its notation: all records share one list, which would take more memory than the rest of an entry. */
const sharedRows = new Map<string, MovesEntry["moves"]>();
const sharedRow = (row: MovesEntry["moves"]): MovesEntry["moves"] => (row.length === 1 ? (sharedRows.get(row[0] ?? "") ?? row) : row);

/** To be called for legal moves alone, so that nobody can fill it with others. */
export function shareRow({ moves }: MovesEntry): void {
  const [move] = moves;
  if (move !== undefined && moves.length === 1 && sharedRows.size < MOST_SHARED_ROWS && !sharedRows.has(move)) sharedRows.set(move, moves);
}

/** Says who plays for a seat from now on. */
export const seatEntry = ({ number, name }: Seat, kind: Seat["kind"], chosenBy?: number): Entry => ({
  type: "seat",
  seat: number,
  at: time.elapsed(),
  by: "server",
  kind,
  name,
  ...(chosenBy !== undefined && { chosenBy }),
});

/** Refused if the match knows already who plays for the seat. */
export const seatCorrection =
  (seat: Seat): EntryDraft =>
  ({ bots, resigned }) => {
    const isBot = playedByBot(seat);
    if (resigned.includes(seat.number) || bots[seat.number] === isBot) throw new Refusal("notAsked");
    return seatEntry(seat, isBot ? "bot" : "person");
  };

/** A player has left a match that is lost by leaving. */
export function forfeitOf(seat: number, by: "person" | "clock"): EntryDraft {
  const stamp = { type: "resign", seat, at: time.elapsed(), by } as const;
  return () => stamp;
}

/** Ends a match that no player will play on. */
export const abandonment: EntryDraft = () => ({ type: "end", seat: -1, why: "abandoned", at: time.elapsed(), by: "server" });
