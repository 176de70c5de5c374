/** A table of one person and bots, without any server: plays entries by the same engine, in a worker or in the page. */
import type { Game } from "../../../shared/core/game.ts";
import type { Match } from "../../../shared/core/match.ts";
import { outcome } from "../../../shared/core/outcome.ts";
import { below, type Luck } from "../../../shared/core/random.ts";
import type { Entry, MatchRecord } from "../../../shared/core/record.ts";
import { Refusal } from "../../../shared/core/refusal.ts";
import { begin, owing, type Step, step } from "../../../shared/core/step.ts";
import { undoable } from "../../../shared/core/undo.ts";
import { viewOf } from "../../../shared/core/view.ts";
import type { Answer, Command } from "../../../shared/core/wire.ts";
import type { Moment } from "../feed.ts";
import { momentsOf } from "../moments-of-step.ts";
import type { Timers } from "../timers.ts";

export interface Thinking {
  /** Milliseconds. */
  readonly shortest: number;
  readonly longest: number;
  /** So much more after the person's own move, which he may want to take back. */
  readonly after: number;
}

export interface PracticeRoomParts {
  readonly game: Game;
  /** Without entries. */
  readonly record: MatchRecord;
  /** The person's. */
  readonly seat: number;
  readonly luck: Luck;
  /** By seat, for the record. */
  readonly names: readonly string[];
  readonly thinking: Thinking;
  readonly timers: Timers;
  /** Milliseconds since 1970. */
  now(): number;
  frame(moment: Moment): void;
  answer(answer: Answer): void;
  /** The whole match, once it is over. */
  over(record: MatchRecord): void;
}

export interface PracticeRoom {
  command(command: Command): void;
  close(): void;
}

export function openPracticeRoom(parts: PracticeRoomParts): PracticeRoom {
  const { game, seat, luck, thinking, timers } = parts;
  let match: Match;
  let stop = (): void => undefined;

  function show(played: Step): void {
    match = played.match;
    for (const moment of momentsOf(played, seat)) parts.frame(moment);
    if (outcome(match) !== undefined) parts.over(match.record);
    think();
  }

  /** Whoever is asked and is not the person moves next; a person who has resigned is played on by a bot. */
  function think(): void {
    stop();
    const asked = owing(match).filter((other) => other !== seat || match.resigned.includes(seat));
    const next = asked[0];
    if (next === undefined) return;
    const own = match.record.entries.at(-1)?.seat === seat;
    const pause = thinking.shortest + below(luck, 1 + thinking.longest - thinking.shortest) + (own ? thinking.after : 0);
    stop = timers.after(pause, () => {
      const move = game.notation(game.bot(viewOf(match.state, next), luck));
      show(step(match, { type: "moves", seat: next, at: parts.now(), by: "bot", ask: match.asks[next] as number, moves: [move] }));
    });
  }

  function entryOf(command: Command): Entry {
    const stamp = { seat, at: parts.now(), by: "person" as const, id: command.id };
    switch (command.type) {
      case "moves":
        return { type: "moves", ...stamp, ask: command.ask, moves: command.moves };
      case "undo": {
        const to = undoable(match, seat);
        // If it is not a number, the step says why not.
        return { type: "undo", ...stamp, to: typeof to === "number" ? to : 0, consent: false };
      }
      case "resign":
        return { type: "resign", ...stamp };
      default:
        throw new Refusal("malformed");
    }
  }

  const sits = (of: number): Entry => {
    return { type: "seat", seat: of, at: parts.now(), by: "server", kind: of === seat ? "person" : "bot", name: parts.names[of] ?? "" };
  };

  const room: PracticeRoom = {
    command(command) {
      const { id } = command;
      try {
        const played = step(match, entryOf(command));
        parts.answer({ id, ok: true, frame: played.match.frame });
        show(played);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        parts.answer({ id, ok: false, key: error.key, args: error.args });
      }
    },
    close: () => stop(),
  };
  const { match: empty, frames } = begin(game, parts.record);
  const seats = Array.from({ length: parts.record.seats }, (_none, of) => of);
  show({ match: seats.reduce((so, of) => step(so, sits(of)).match, empty), frames });
  return room;
}
