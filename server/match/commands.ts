/** Commands of players as entries of the record, and what their senders are told of errors. */
import type { Match } from "../../shared/core/match.ts";
import type { Entry } from "../../shared/core/record.ts";
import { Refusal } from "../../shared/core/refusal.ts";
import { undoable } from "../../shared/core/undo.ts";
import type { Answer, Command } from "../../shared/core/wire.ts";
import { report } from "../context.ts";
import { time } from "../time.ts";

/** Drafts an entry from the match as it is when all entries before it are played. */
export type EntryDraft = (match: Match) => Entry;
export type EntryCommand = Extract<Command, { type: "moves" | "undo" | "resign" }>;

export function draftOf(command: EntryCommand, seat: number): EntryDraft {
  const { id } = command;
  const stamp = { seat, at: time.elapsed(), by: "person", id } as const;
  switch (command.type) {
    case "moves":
      return ({ resigned }) => {
        // A bot plays on for a player who has resigned.
        if (resigned.includes(seat)) throw new Refusal("notAsked", { seat });
        return { ...stamp, type: "moves", ask: command.ask, moves: command.moves };
      };
    case "undo":
      return (match) => {
        const to = undoable(match, seat);
        // If it is not a number, the step refuses and says why.
        return { ...stamp, type: "undo", to: typeof to === "number" ? to : 0, consent: false };
      };
    case "resign":
      return () => ({ ...stamp, type: "resign" });
  }
}

/** The id that the answer carries; empty if the message has none. */
export function idOf(message: unknown): string {
  const id: unknown = (message as { id?: unknown } | null | undefined)?.id;
  return typeof id === "string" ? id.slice(0, 40) : "";
}

/** A refusal is answered as it is; any other error is logged, and answered with "failed" alone. */
export function refusalOf(where: string, id: string, error: unknown): Answer {
  if (!(error instanceof Refusal)) report(where, error);
  const { key, args } = error instanceof Refusal ? error : new Refusal("failed");
  return { id, ok: false, key, args };
}
