/** A table of one player and bots without a server: plays entries by the same engine and the same loop of bots, in a worker or in the page. */
import { at, must } from "../../../shared/core/base/checked.ts";
import { below, type Luck, quickLuck } from "../../../shared/core/base/random.ts";
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
import { time } from "../../base/time.ts";
import type { Timers } from "../../base/timers.ts";
import type { Moment } from "../feed.ts";
import { momentsOf } from "../moments-of-step.ts";
import { practiceThinker } from "./practice-thinker.ts";

/** The pause before a bot's move, in milliseconds: the longer, the harder its choice is. */
export interface BotPause {
  readonly shortest: number;
  readonly longest: number;
  /** Added after the player's own move, so that it can be taken back. */
  readonly afterPlayer: number;
}

/** Plain data: it goes to the worker. */
export interface PracticeTable {
  /** A record without entries, or a beginning that is played on. */
  readonly record: MatchRecord;
  /** The player's. */
  readonly seat: number;
  /** The names of the seats, for the record. */
  readonly names: readonly string[];
  /** The seed of all that bots do. */
  readonly luck: number;
  readonly level: BotLevel;
  readonly pause: BotPause;
  /** What bots play as long as everyone follows it. */
  readonly line: readonly LineEntry[];
}

/** What the room tells its feed. */
export type FromRoom =
  /** What came before the first frame: of a beginning that is played on. */
  | { readonly type: "past"; readonly moments: readonly Moment[] }
  | { readonly type: "frame"; readonly moment: Moment }
  /** The record has grown. */
  | { readonly type: "grown"; readonly entries: readonly Entry[] }
  /** Sent with the entries that are answered: a page that is reloaded has kept both or neither. */
  | { readonly type: "answer"; readonly answer: Answer; readonly entries: readonly Entry[] }
  /** The whole match, once it is over. */
  | { readonly type: "over"; readonly record: MatchRecord };

interface PracticeRoomOptions {
  readonly game: Game;
  readonly table: PracticeTable;
  readonly timers: Timers;
  /** Ends it. A worker is terminated instead. */
  readonly signal?: AbortSignal;
  tell(message: FromRoom): void;
}

const SEED_RANGE = 2 ** 32;

export class PracticeRoom {
  readonly #options: PracticeRoomOptions;
  readonly #luck: Luck;
  readonly #bots: BotLoop;
  #match: Match;
  /** How many entries the feed knows. */
  #told: number;

  /** The first frame is told at once. */
  constructor(options: PracticeRoomOptions) {
    const { game, table, signal, tell } = options;
    const { record, seat } = table;
    this.#options = options;
    this.#luck = quickLuck(table.luck);
    this.#told = record.entries.length;
    const beginning = [...steps(game, record)];
    this.#match = must(beginning.at(-1), "step").match;
    this.#bots = this.#startBots();
    signal?.addEventListener("abort", () => this.#bots.stop(), { once: true });
    const shown = beginning.findLastIndex(({ frames }) => frames.length > 0);
    tell({ type: "past", moments: beginning.slice(0, shown).flatMap((played) => momentsOf(played, seat)) });
    for (let of = 0; of < record.seats; of++) if (!this.#isSeated(of)) this.#match = step(this.#match, this.#sits(of)).match;
    this.#show({ match: this.#match, frames: at(beginning, shown).frames });
  }

  command(command: Command): void {
    const { tell } = this.#options;
    const { id } = command;
    try {
      const played = step(this.#match, this.#entryOf(command));
      this.#match = played.match;
      tell({ type: "answer", answer: { id, ok: true, frame: this.#match.frame }, entries: this.#newEntries() });
      this.#show(played);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      tell({ type: "answer", answer: { id, ok: false, key: error.key, args: error.args }, entries: [] });
    }
  }

  #startBots(): BotLoop {
    const { game, table, timers } = this.#options;
    const { seat, level, pause } = table;
    return new BotLoop({
      thinker: this.#thinker(),
      timers,
      match: () => this.#match,
      // A bot plays on for a player who has resigned.
      levelOf: (other) => (other !== seat ? level : this.#match.resigned.includes(seat) ? DEFAULT_LEVEL : undefined),
      canBegin: () => true,
      delay: ({ last }) => (last === seat ? pause.afterPlayer : 0),
      pause: (before) => {
        const longest = (pause.longest - pause.shortest) * difficultyOf(game, viewOf(this.#match.state, before.seat));
        // No two pauses are quite alike.
        return pause.shortest + longest / 2 + below(this.#luck, 1 + Math.round(longest / 2));
      },
      seed: () => below(this.#luck, SEED_RANGE),
      now: time.now,
      play: async (draft) => this.#show(step(this.#match, draft(this.#match))),
      report: (why) => globalThis.reportError?.(why),
      failed(error) {
        throw error;
      },
    });
  }

  /** Follows the line as long as everyone does. */
  #thinker(): Thinker {
    const { game, table } = this.#options;
    return {
      think: (request) => {
        const { view } = request;
        const row = rowOfLine(this.#match, table.line, view.seat);
        return row !== undefined && isListed(game, view, at(row, 0)) ? Promise.resolve({ row }) : practiceThinker.think(request);
      },
    };
  }

  #show(played: Step): void {
    const { table, tell } = this.#options;
    this.#match = played.match;
    tell({ type: "grown", entries: this.#newEntries() });
    for (const moment of momentsOf(played, table.seat)) tell({ type: "frame", moment });
    if (outcome(this.#match) !== undefined) tell({ type: "over", record: this.#match.record });
    this.#bots.schedule();
  }

  #newEntries(): readonly Entry[] {
    const { entries } = this.#match.record;
    const news = entries.slice(this.#told);
    this.#told = entries.length;
    return news;
  }

  #entryOf(command: Command): Entry {
    const { seat } = this.#options.table;
    const stamp = { seat, at: time.now(), by: "person" as const, id: command.id };
    switch (command.type) {
      case "moves":
        return { type: "moves", ...stamp, ask: command.ask, moves: command.moves };
      case "undo": {
        const to = undoable(this.#match, seat);
        // If it is not a number, the step refuses with the reason.
        return { type: "undo", ...stamp, to: typeof to === "number" ? to : 0, consent: false };
      }
      case "resign":
        return { type: "resign", ...stamp };
      default:
        throw new Refusal("malformed");
    }
  }

  #sitter(seat: number) {
    const { table } = this.#options;
    return { kind: seat === table.seat ? "person" : "bot", name: table.names[seat] ?? "" } as const;
  }

  #sits(seat: number): Entry {
    return { type: "seat", seat, at: time.now(), by: "server", ...this.#sitter(seat) };
  }

  /** Whether the record already says who sits there now: a beginning that is played on may name another. */
  #isSeated(seat: number): boolean {
    const last = this.#options.table.record.entries.findLast((entry) => entry.type === "seat" && entry.seat === seat);
    const { kind, name } = this.#sitter(seat);
    return last?.type === "seat" && last.kind === kind && last.name === name;
  }
}
