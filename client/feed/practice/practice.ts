/** A match against bots in this browser, with no server: the engine runs in a worker, or in the page where there is none. */
import { commitment, quickLuck, shareOfBot } from "../../../shared/core/base/random.ts";
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
  settledColours,
  wishFor,
} from "../../../shared/core/match/record.ts";
import { NO_PROPOSAL, type SeatStatus } from "../../../shared/core/wire/sync.ts";
import type { Answer, Command } from "../../../shared/core/wire/wire.ts";
import { randomHex } from "../../base/random-hex.ts";
import { time } from "../../base/time.ts";
import { realTimers, type Timers } from "../../base/timers.ts";
import type { Feed, FeedListener, Moment, Presence } from "../feed.ts";
import { FirstFrames } from "../first-frames.ts";
import { type BotPause, openPracticeRoom, type PracticeRoom } from "./practice-room.ts";
import { practiceThinker } from "./practice-thinker.ts";

export type ToRoom =
  | {
      readonly type: "open";
      readonly record: MatchRecord;
      readonly seat: number;
      readonly names: readonly string[];
      /** The seed of all that bots do. */
      readonly luck: number;
      readonly level: BotLevel;
      readonly pause: BotPause;
      readonly line?: readonly LineEntry[];
    }
  | { readonly type: "command"; readonly command: Command };
type OpenRoom = Extract<ToRoom, { type: "open" }>;
export type FromRoom =
  | { readonly type: "past"; readonly moments: readonly Moment[] }
  | { readonly type: "frame"; readonly moment: Moment }
  | { readonly type: "grown"; readonly entries: readonly Entry[] }
  | { readonly type: "answer"; readonly answer: Answer; readonly entries: readonly Entry[] }
  | { readonly type: "over"; readonly record: MatchRecord };

export interface PracticeParts {
  readonly game: Game;
  /** The fewest of the game if left out. */
  readonly seats?: number;
  /** The player's; drawn if left out. */
  readonly seat?: number;
  readonly options?: Readonly<Record<string, OptionValue>>;
  /** The one wished for; any if left out. */
  readonly colour?: number;
  /** By seat, as shown. */
  readonly names?: readonly string[];
  /** Of all bots. */
  readonly level?: BotLevel;
  readonly pause?: BotPause;
  /** Without a worker: for games the worker does not know, and for tests. */
  readonly inPage?: boolean;
  readonly deal?: Deal;
  /** The beginning of a match that is played on: seats, options, colours and deal are its own, so the same cards and dice come. */
  readonly from?: MatchRecord;
  /** `from` is this table's own record, as a reload has left it. */
  readonly resumed?: boolean;
  /** What bots play as long as everyone follows it. */
  readonly line?: readonly LineEntry[];
  readonly timers?: Timers;
}

export interface PracticeFeed extends Feed {
  readonly next: Promise<PracticeFeed>;
  /** It goes on where a reload has left it. */
  readonly resumed: boolean;
  /** Of its bots. */
  readonly level: BotLevel;
  /** Calls back at once and whenever it has grown, with the record so far. Returns the way to stop. */
  onRecord(listener: (record: MatchRecord) => void): () => void;
}

export const isPractice = (feed: Feed): feed is PracticeFeed => "onRecord" in feed;

const PAUSE: BotPause = { shortest: 400, longest: 1_800, afterPlayer: 900 };

export function practice(parts: PracticeParts): PracticeFeed {
  const { game } = parts;
  const { record: beginning, colours, seat, luck } = beginningOf(parts);
  const { seats, deal } = beginning;
  const listeners = new Set<FeedListener>();
  const pending = new Map<string, (answer: Answer) => void>();
  const next = Promise.withResolvers<PracticeFeed>();
  const firstMoments = new FirstFrames();
  const seen: Moment[] = [];
  const { grow, onRecord } = growing(beginning);
  let played: MatchRecord | undefined;
  let sent = 0;
  let open = true;

  function take(message: FromRoom): void {
    if (!open) return;
    if (message.type === "answer") {
      grow(message.entries);
      pending.get(message.answer.id)?.(message.answer);
      pending.delete(message.answer.id);
    } else if (message.type === "grown") {
      grow(message.entries);
    } else if (message.type === "over") {
      played = message.record;
    } else if (message.type === "past") {
      seen.push(...message.moments);
    } else {
      const jump = firstMoments.newest === undefined;
      seen.push(message.moment);
      firstMoments.take(message.moment, jump);
      for (const listener of listeners) listener.frame(message.moment, jump);
    }
  }

  const { names = [], level = DEFAULT_LEVEL, pause = PAUSE, line = [], resumed = false } = parts;
  const first: OpenRoom = { type: "open", record: beginning, seat, names, luck, level, pause, line };
  const room =
    parts.inPage || typeof Worker === "undefined" ? inPage(game, first, parts.timers ?? realTimers, take) : inWorker(first, take);

  const people = colours.map((colour, at) => sitterOf(names[at], at === seat ? undefined : level, colour));
  const presence = (): Presence => ({
    people,
    proposal: NO_PROPOSAL,
    paused: false,
    connection: open ? "open" : "closed",
    retryIn: undefined,
  });

  function send(command: Command): Promise<Answer> {
    if (!open) return Promise.resolve({ id: command.id, ok: false, key: "left", args: {} });
    return new Promise((resolve) => {
      pending.set(command.id, resolve);
      room.command(command);
    });
  }
  const newId = () => `practice-${++sent}`;

  return {
    game,
    seat,
    colours,
    match: "",
    rated: false,
    promise: { commitment: deal.commitment },
    late: 0,
    next: next.promise,
    ...{ resumed, level, onRecord },
    past: async (from, to) => seen.slice(from, to + 1),
    async record() {
      if (played === undefined) throw new Refusal("notOver");
      return played;
    },
    listen(listener) {
      listeners.add(listener);
      firstMoments.greet(listener);
      listener.presence(presence());
      return () => listeners.delete(listener);
    },
    send: (moves, ask) => send({ type: "moves", id: newId(), ask, moves }),
    undo: () => send({ type: "undo", id: newId() }),
    // Nobody else plays here.
    hint: () => Promise.resolve({ id: newId(), ok: true, frame: seen.length - 1 }),
    resign: () => send({ type: "resign", id: newId() }),
    say: () => Promise.resolve({ id: newId(), ok: false, key: "malformed", args: {} }),
    onChat: () => () => undefined,
    ...{ propose: noProposal, vote: noProposal, give: noProposal },
    back: () => Promise.resolve({ id: newId(), ok: true, frame: seen.length - 1 }),
    sitAgain: () => undefined,
    reconnect: () => undefined,
    rematch() {
      const { deal: _same, from: _beginning, resumed: _left, line: _line, ...again } = parts;
      next.resolve(practice({ ...again, seats, seat: (seat + 1) % seats }));
      return Promise.resolve({ id: newId(), ok: true, frame: seen.length - 1 });
    },
    leave() {
      if (!open) return;
      open = false;
      room.close();
      for (const [id, resolve] of pending) resolve({ id, ok: false, key: "left", args: {} });
      for (const listener of listeners) listener.presence(presence());
    },
  };
}

/** Bots agree to everything, so there is nothing to propose. */
const noProposal = (): Promise<Answer> => Promise.resolve({ id: "practice", ok: false, key: "noProposal", args: {} });

/** The record so far, and who follows it. */
function growing(beginning: MatchRecord) {
  const listeners = new Set<(record: MatchRecord) => void>();
  let record = beginning;
  return {
    grow(entries: readonly Entry[]): void {
      if (entries.length === 0) return;
      record = { ...record, entries: [...record.entries, ...entries] };
      for (const listener of listeners) listener(record);
    },
    onRecord(listener: (record: MatchRecord) => void): () => void {
      listeners.add(listener);
      listener(record);
      return () => void listeners.delete(listener);
    },
  };
}

/** What is played, and where the player sits. */
function beginningOf({ game, from, ...parts }: PracticeParts) {
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

/** `level`: of a bot; the player has none. */
function sitterOf(name: string | undefined, level: BotLevel | undefined, colour: number): SeatStatus {
  const isPlayer = level === undefined;
  return {
    ...{ name: name ?? "", kind: isPlayer ? "person" : "bot", colour, level: level ?? DEFAULT_LEVEL, here: isPlayer, rematch: !isPlayer },
    ...{ until: 0, bank: -1, deadline: 0, whole: 0 },
  };
}

/** The first frame comes at once, before the caller can listen. */
function inPage(game: Game, { type: _type, luck, ...table }: OpenRoom, timers: Timers, take: (message: FromRoom) => void): PracticeRoom {
  return openPracticeRoom({
    ...table,
    game,
    timers,
    thinker: practiceThinker,
    luck: quickLuck(luck),
    now: time.now,
    past: (moments) => take({ type: "past", moments }),
    frame: (moment) => take({ type: "frame", moment }),
    grown: (entries) => take({ type: "grown", entries }),
    answer: (answer, entries) => take({ type: "answer", answer, entries }),
    over: (whole) => take({ type: "over", record: whole }),
  });
}

function inWorker(first: OpenRoom, take: (message: FromRoom) => void): PracticeRoom {
  const worker = new Worker(new URL("./practice-worker.ts", import.meta.url), { type: "module" });
  worker.addEventListener("message", ({ data }: MessageEvent<FromRoom>) => take(data));
  const tell = (message: ToRoom): void => worker.postMessage(message);
  tell(first);
  return { command: (command) => tell({ type: "command", command }), close: () => worker.terminate() };
}

/** All from one secret: nobody but this page takes part. */
function newDeal(seats: number): Deal {
  const secret = randomHex(32);
  return { commitment: commitment(secret), secret, shares: Array.from({ length: seats }, (_none, at) => shareOfBot(secret, at)) };
}
