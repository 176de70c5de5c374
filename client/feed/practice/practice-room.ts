/** A table of one player and bots without a server: plays entries by the same engine and the same loop of bots, in a worker or in the page. */
import { below, type Luck } from "../../../shared/core/base/random.ts";
import { Refusal } from "../../../shared/core/base/refusal.ts";
import { BotLoop } from "../../../shared/core/bots/bot-loop.ts";
import { difficultyOf } from "../../../shared/core/bots/difficulty.ts";
import type { Thinker } from "../../../shared/core/bots/thinker.ts";
import { type BotLevel, DEFAULT_LEVEL } from "../../../shared/core/contract/bot-level.ts";
import type { Game } from "../../../shared/core/contract/game.ts";
import { type LineEntry, rowOfLine } from "../../../shared/core/lessons/lesson.ts";
import { isListed } from "../../../shared/core/match/legal-move.ts";
import type { Match } from "../../../shared/core/match/match.ts";
import { outcome } from "../../../shared/core/match/outcome.ts";
import type { Entry, MatchRecord } from "../../../shared/core/match/record.ts";
import { type Step, step, steps } from "../../../shared/core/match/step.ts";
import { undoable } from "../../../shared/core/match/undo.ts";
import { viewOf } from "../../../shared/core/match/view.ts";
import type { Answer, Command } from "../../../shared/core/wire/wire.ts";
import type { Timers } from "../../base/timers.ts";
import type { Moment } from "../feed.ts";
import { momentsOf } from "../moments-of-step.ts";

/** The pause before a bot's move, in milliseconds: the longer, the harder its choice is. */
export interface BotPause {
  readonly shortest: number;
  readonly longest: number;
  /** Added after the player's own move, so that it can be taken back. */
  readonly afterPlayer: number;
}

export interface PracticeRoomParts {
  readonly game: Game;
  /** Without entries, or a beginning that is played on. */
  readonly record: MatchRecord;
  /** The player's. */
  readonly seat: number;
  readonly luck: Luck;
  /** By seat, for the record. */
  readonly names: readonly string[];
  readonly level: BotLevel;
  readonly pause: BotPause;
  readonly thinker: Thinker;
  /** What bots play as long as everyone follows it. */
  readonly line?: readonly LineEntry[];
  readonly timers: Timers;
  /** Milliseconds since 1970. */
  now(): number;
  /** What came before the first frame: of a beginning that is played on. */
  past(moments: readonly Moment[]): void;
  frame(moment: Moment): void;
  /** The record has grown. */
  grown(entries: readonly Entry[]): void;
  /** With the entries that are answered: a page that is reloaded has kept both or neither. */
  answer(answer: Answer, entries: readonly Entry[]): void;
  /** The whole match, once it is over. */
  over(record: MatchRecord): void;
}

export interface PracticeRoom {
  command(command: Command): void;
  close(): void;
}

const SEED_RANGE = 2 ** 32;

export function openPracticeRoom(parts: PracticeRoomParts): PracticeRoom {
  const { game, seat, luck, level, pause, line = [], timers } = parts;
  let match: Match;
  let told = parts.record.entries.length;

  const thinker: Thinker = {
    think(request) {
      const { view } = request;
      const row = rowOfLine(match, line, view.seat);
      return row !== undefined && isListed(game, view, row[0]!) ? Promise.resolve({ row }) : parts.thinker.think(request);
    },
  };
  const bots = new BotLoop({
    thinker,
    timers,
    match: () => match,
    // A bot plays on for a player who has resigned.
    levelOf: (other) => (other !== seat ? level : match.resigned.includes(seat) ? DEFAULT_LEVEL : undefined),
    canBegin: () => true,
    delay: ({ last }) => (last === seat ? pause.afterPlayer : 0),
    pause(before) {
      const longest = (pause.longest - pause.shortest) * difficultyOf(game, viewOf(match.state, before.seat));
      // No two pauses are quite alike.
      return pause.shortest + longest / 2 + below(luck, 1 + Math.round(longest / 2));
    },
    seed: () => below(luck, SEED_RANGE),
    now: parts.now,
    play: async (draft) => show(step(match, draft(match))),
    report: (why) => globalThis.reportError?.(why),
    failed(error) {
      throw error;
    },
  });

  function show(played: Step): void {
    match = played.match;
    parts.grown(newEntries());
    for (const moment of momentsOf(played, seat)) parts.frame(moment);
    if (outcome(match) !== undefined) parts.over(match.record);
    bots.schedule();
  }

  function newEntries(): readonly Entry[] {
    const entries = match.record.entries.slice(told);
    told = match.record.entries.length;
    return entries;
  }

  function entryOf(command: Command): Entry {
    const stamp = { seat, at: parts.now(), by: "person" as const, id: command.id };
    switch (command.type) {
      case "moves":
        return { type: "moves", ...stamp, ask: command.ask, moves: command.moves };
      case "undo": {
        const to = undoable(match, seat);
        // If it is not a number, the step refuses with the reason.
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

  /** By the beginning that is played on. */
  function isSeated(of: number): boolean {
    const last = parts.record.entries.findLast((entry) => entry.type === "seat" && entry.seat === of);
    return last?.type === "seat" && last.kind === (of === seat ? "person" : "bot") && last.name === (parts.names[of] ?? "");
  }

  const room: PracticeRoom = {
    command(command) {
      const { id } = command;
      try {
        const played = step(match, entryOf(command));
        match = played.match;
        parts.answer({ id, ok: true, frame: match.frame }, newEntries());
        show(played);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        parts.answer({ id, ok: false, key: error.key, args: error.args }, []);
      }
    },
    close: () => bots.stop(),
  };
  const beginning = [...steps(game, parts.record)];
  const shown = beginning.findLastIndex(({ frames }) => frames.length > 0);
  parts.past(beginning.slice(0, shown).flatMap((played) => momentsOf(played, seat)));
  const seats = Array.from({ length: parts.record.seats }, (_none, of) => of);
  const seated = seats.reduce((so, of) => (isSeated(of) ? so : step(so, sits(of)).match), beginning.at(-1)!.match);
  show({ match: seated, frames: beginning[shown]!.frames });
  return room;
}
