/** A match against bots in this browser, with no server: the engine runs in a worker, or in the page where there is none. */
import { commitment, shareOfBot } from "../../../shared/core/base/random.ts";
import { Refusal } from "../../../shared/core/base/refusal.ts";
import { type BotLevel, DEFAULT_LEVEL } from "../../../shared/core/contract/bot-level.ts";
import type { Game, OptionValue } from "../../../shared/core/contract/game.ts";
import type { LineEntry } from "../../../shared/core/lessons/lesson.ts";
import {
  type Deal,
  type Entry,
  type MatchRecord,
  NO_COLOUR,
  pickOptions,
  recordedColours,
  type SeenBefore,
  settledColours,
  wishFor,
} from "../../../shared/core/match/record.ts";
import { botNumber, NO_BOT } from "../../../shared/core/match/somebody.ts";
import { NO_CLOCKS, NO_PROPOSAL, type SeatStatus } from "../../../shared/core/wire/sync.ts";
import type { Answer, Command } from "../../../shared/core/wire/wire.ts";
import { randomHex } from "../../base/random-hex.ts";
import { realTimers, type Timers } from "../../base/timers.ts";
import type { Feed, FeedListener, Moment, Presence } from "../feed.ts";
import { FirstFrames } from "../first-frames.ts";
import { ALLOWED, type Allows } from "../kinds.ts";
import { LoneFeed } from "../lone-feed.ts";
import type { BotPause, FromRoom, PracticeRoom, PracticeTable } from "./practice-room.ts";

export type ToRoom = { readonly type: "open"; readonly table: PracticeTable } | { readonly type: "command"; readonly command: Command };

export interface PracticeOptions {
  readonly game: Game;
  /** The fewest of the game if left out. */
  readonly seats?: number;
  /** The player's; drawn if left out. */
  readonly seat?: number;
  readonly options?: Readonly<Record<string, OptionValue>>;
  /** The one wished for; any if left out. */
  readonly colour?: number;
  /** The names that are shown, by seat. */
  readonly names?: readonly string[];
  /** The level of all bots. */
  readonly level?: BotLevel;
  readonly pause?: BotPause;
  /** The room, for bots that think without a worker: for games the worker does not know, and for tests. */
  readonly inPage?: typeof PracticeRoom;
  readonly deal?: Deal;
  /** The beginning of a match that is played on: seats, options, colours and deal are its own, so the same cards and dice come. */
  readonly from?: MatchRecord;
  /** `from` is this table's own record, as a reload has left it. */
  readonly resumed?: boolean;
  /** What bots play as long as everyone follows it. */
  readonly line?: readonly LineEntry[];
  readonly timers?: Timers;
}

const PAUSE: BotPause = { shortest: 400, longest: 1_800, afterPlayer: 900 };

export class PracticeFeed extends LoneFeed implements Feed {
  readonly game: Game;
  readonly seat: number;
  readonly colours: readonly number[];
  readonly allows: Allows = ALLOWED.practice;
  readonly promise: SeenBefore;
  readonly next: Promise<PracticeFeed>;
  /** Whether it goes on where a reload has left it. */
  readonly resumed: boolean;
  /** The level of its bots. */
  readonly level: BotLevel;
  readonly #options: PracticeOptions;
  readonly #people: readonly SeatStatus[];
  readonly #room: Pick<PracticeRoom, "command">;
  readonly #left = new AbortController();
  readonly #listeners = new Set<FeedListener>();
  readonly #recordListeners = new Set<(record: MatchRecord) => void>();
  readonly #pending = new Map<string, (answer: Answer) => void>();
  readonly #next = Promise.withResolvers<PracticeFeed>();
  readonly #frames = new FirstFrames();
  readonly #seen: Moment[] = [];
  /** So far. */
  #record: MatchRecord;
  /** Once it is over. */
  #whole: MatchRecord | undefined;
  #sent = 0;

  constructor(options: PracticeOptions) {
    super();
    const { game, names = [], level = DEFAULT_LEVEL, pause = PAUSE, line = [], timers = realTimers } = options;
    const { record, colours, seat, luck } = beginningOf(options);
    this.game = game;
    this.seat = seat;
    this.colours = colours;
    this.promise = { commitment: record.deal.commitment };
    this.next = this.#next.promise;
    this.resumed = options.resumed ?? false;
    this.level = level;
    this.#options = options;
    this.#record = record;
    this.#people = colours.map((colour, at) => sitterOf(names[at], at === seat ? undefined : level, colour, botOf(record, at)));
    const table = { record, seat, names, luck, level, pause, line };
    const tell = (message: FromRoom): void => this.#take(message);
    const { signal } = this.#left;
    const open = (Room: typeof PracticeRoom): PracticeRoom => new Room({ game, table, timers, signal, tell });
    if (options.inPage !== undefined) this.#room = open(options.inPage);
    else this.#room = typeof Worker === "undefined" ? fetched(open) : inWorker(table, tell, signal);
  }

  listen(listener: FeedListener): () => void {
    this.#listeners.add(listener);
    this.#frames.greet(listener);
    listener.presence(this.#presence());
    return () => this.#listeners.delete(listener);
  }

  /** Calls back at once and whenever it has grown, with the record so far. Returns the way to stop. */
  onRecord(listener: (record: MatchRecord) => void): () => void {
    this.#recordListeners.add(listener);
    listener(this.#record);
    return () => void this.#recordListeners.delete(listener);
  }

  async past(from: number, to: number): Promise<readonly Moment[]> {
    return this.#seen.slice(from, to + 1);
  }

  async record(): Promise<MatchRecord> {
    if (this.#whole === undefined) throw new Refusal("notOver");
    return this.#whole;
  }

  send(moves: readonly string[], ask: number): Promise<Answer> {
    return this.#command({ type: "moves", id: this.#newId(), ask, moves });
  }

  undo(): Promise<Answer> {
    return this.#command({ type: "undo", id: this.#newId() });
  }

  resign(): Promise<Answer> {
    return this.#command({ type: "resign", id: this.#newId() });
  }

  /** Nobody else plays here. */
  hint(): Promise<Answer> {
    return this.#granted();
  }

  back(): Promise<Answer> {
    return this.#granted();
  }

  rematch(): Promise<Answer> {
    const { deal: _same, from: _beginning, resumed: _left, line: _line, ...again } = this.#options;
    const { seats } = this.#record;
    this.#next.resolve(new PracticeFeed({ ...again, seats, seat: (this.seat + 1) % seats }));
    return this.#granted();
  }

  leave(): void {
    if (this.#left.signal.aborted) return;
    this.#left.abort();
    for (const [id, resolve] of this.#pending) resolve({ id, ok: false, key: "left", args: {} });
    for (const listener of this.#listeners) listener.presence(this.#presence());
  }

  #presence(): Presence {
    const connection = this.#left.signal.aborted ? "closed" : "open";
    return { people: this.#people, proposal: NO_PROPOSAL, paused: false, connection, retryIn: undefined };
  }

  #newId(): string {
    return `practice-${++this.#sent}`;
  }

  #granted(): Promise<Answer> {
    return Promise.resolve({ id: this.#newId(), ok: true, frame: this.#seen.length - 1 });
  }

  #command(command: Command): Promise<Answer> {
    if (this.#left.signal.aborted) return Promise.resolve({ id: command.id, ok: false, key: "left", args: {} });
    return new Promise((resolve) => {
      this.#pending.set(command.id, resolve);
      this.#room.command(command);
    });
  }

  #take(message: FromRoom): void {
    if (this.#left.signal.aborted) return;
    switch (message.type) {
      case "past":
        this.#seen.push(...message.moments);
        break;
      case "frame":
        this.#takeFrame(message.moment);
        break;
      case "grown":
        this.#grow(message.entries);
        break;
      case "answer":
        this.#grow(message.entries);
        this.#pending.get(message.answer.id)?.(message.answer);
        this.#pending.delete(message.answer.id);
        break;
      case "over":
        this.#whole = message.record;
    }
  }

  #takeFrame(moment: Moment): void {
    const jump = this.#frames.newest === undefined;
    this.#seen.push(moment);
    this.#frames.take(moment, jump);
    for (const listener of this.#listeners) listener.frame(moment, jump);
  }

  #grow(entries: readonly Entry[]): void {
    if (entries.length === 0) return;
    this.#record = { ...this.#record, entries: [...this.#record.entries, ...entries] };
    for (const listener of this.#recordListeners) listener(this.#record);
  }
}

/** What is played, and where the player sits. */
function beginningOf({ game, from, ...parts }: PracticeOptions) {
  const seats = from?.seats ?? parts.seats ?? game.seats.fewest;
  const deal = parts.deal ?? newDeal(seats);
  const luck = Number.parseInt(deal.secret.slice(0, 7), 16);
  const seat = parts.seat ?? luck % seats;
  const options = pickOptions(game.options, parts.options ?? {});
  const wishes = Array.from({ length: seats }, (_none, at) => (at === seat ? wishFor(game, parts.colour) : NO_COLOUR));
  const { level: bots = DEFAULT_LEVEL } = parts;
  const made = { game: game.id, rules: game.rules, seats, options, deal, bots, ...recordedColours(wishes), entries: [] };
  const record: MatchRecord = from ?? made;
  const colours = from === undefined ? settledColours(wishes) : coloursOf(from);
  return { record, colours, seat, luck };
}

const coloursOf = ({ seats, colours }: MatchRecord): readonly number[] =>
  colours ?? settledColours(new Array<number>(seats).fill(NO_COLOUR));

/** The bot that would sit there. */
const botOf = ({ bots, deal }: MatchRecord, seat: number): number => (bots === undefined ? NO_BOT : botNumber(deal.commitment, seat));

/** `level`: of a bot; the player has none. */
function sitterOf(name: string | undefined, level: BotLevel | undefined, colour: number, bot: number): SeatStatus {
  const isPlayer = level === undefined;
  return {
    name: name ?? "",
    kind: isPlayer ? "person" : "bot",
    colour,
    level: level ?? DEFAULT_LEVEL,
    here: isPlayer,
    bot: isPlayer || name ? NO_BOT : bot,
    ...NO_CLOCKS,
    rematch: !isPlayer,
  };
}

/** The room is large, and wanted in the page only by a browser that has no workers. */
function fetched(open: (Room: typeof PracticeRoom) => PracticeRoom): Pick<PracticeRoom, "command"> {
  const room = import("./practice-room.ts").then((module) => open(module.PracticeRoom));
  return { command: (command) => void room.then((opened) => opened.command(command)) };
}

function inWorker(table: PracticeTable, tell: (message: FromRoom) => void, signal: AbortSignal): Pick<PracticeRoom, "command"> {
  const worker = new Worker(new URL("./practice-worker.ts", import.meta.url), { type: "module" });
  worker.addEventListener("message", ({ data }: MessageEvent<FromRoom>) => tell(data));
  signal.addEventListener("abort", () => worker.terminate(), { once: true });
  const post = (message: ToRoom): void => worker.postMessage(message);
  post({ type: "open", table });
  return { command: (command) => post({ type: "command", command }) };
}

/** All shares follow from one secret: only this page takes part. */
function newDeal(seats: number): Deal {
  const secret = randomHex(32);
  return { commitment: commitment(secret), secret, shares: Array.from({ length: seats }, (_none, at) => shareOfBot(secret, at)) };
}
