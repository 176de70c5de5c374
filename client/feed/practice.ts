/** A match against bots in this browser, with no server: the engine runs in a worker, or in the page where there is none. */
import type { Game, OptionValue } from "../../shared/core/game.ts";
import { commitment, quickLuck } from "../../shared/core/random.ts";
import { type Deal, type MatchRecord, pickOptions } from "../../shared/core/record.ts";
import type { Person } from "../../shared/core/sync.ts";
import type { Answer, Command } from "../../shared/core/wire.ts";
import type { Feed, FeedListener, Moment, Presence } from "./feed.ts";
import { openPracticeRoom, type PracticeRoom, type Thinking } from "./practice-room.ts";
import { realTimers, type Timers } from "./timers.ts";

export type ToRoom =
  | { readonly type: "open"; readonly record: MatchRecord; readonly seat: number; readonly luck: number; readonly thinking: Thinking }
  | { readonly type: "command"; readonly command: Command };
export type FromRoom =
  | { readonly type: "frame"; readonly moment: Moment }
  | { readonly type: "answer"; readonly answer: Answer }
  | { readonly type: "over"; readonly record: MatchRecord };

export interface PracticeParts {
  readonly game: Game;
  /** As many as the game has at least, if left out. */
  readonly seats?: number;
  /** The own seat; drawn if left out. */
  readonly seat?: number;
  readonly options?: Readonly<Record<string, OptionValue>>;
  /** By seat, as shown. */
  readonly names?: readonly string[];
  /** What the bots seem to think, in milliseconds. */
  readonly thinking?: Thinking;
  /** In the page, whatever the browser has: for games the worker does not know, and for tests. */
  readonly inPage?: boolean;
  readonly deal?: Deal;
  readonly timers?: Timers;
}

export interface PracticeFeed extends Feed {
  readonly next: Promise<PracticeFeed>;
  /** The whole match, once it is over. */
  readonly record: Promise<MatchRecord>;
}

const THINKING: Thinking = { shortest: 650, longest: 1_500 };

export function practice(parts: PracticeParts): PracticeFeed {
  const { game } = parts;
  const seats = parts.seats ?? game.seats.fewest;
  const deal = parts.deal ?? newDeal(seats);
  const luck = Number.parseInt(deal.secret.slice(0, 7), 16);
  const seat = parts.seat ?? luck % seats;
  const options = pickOptions(game.options, parts.options ?? {});
  const record: MatchRecord = { game: game.id, rules: game.rules, seats, options, deal, entries: [] };
  const listeners = new Set<FeedListener>();
  const pending = new Map<string, (answer: Answer) => void>();
  const over = Promise.withResolvers<MatchRecord>();
  const next = Promise.withResolvers<PracticeFeed>();
  let newest: Moment | undefined;
  let sent = 0;
  let open = true;

  function take(message: FromRoom): void {
    if (!open) return;
    if (message.type === "answer") {
      pending.get(message.answer.id)?.(message.answer);
      pending.delete(message.answer.id);
    } else if (message.type === "over") {
      over.resolve(message.record);
    } else {
      const jump = newest === undefined;
      newest = message.moment;
      for (const listener of listeners) listener.frame(message.moment, jump);
    }
  }

  const opening: ToRoom & { type: "open" } = { type: "open", record, seat, luck, thinking: parts.thinking ?? THINKING };
  const room =
    parts.inPage || typeof Worker === "undefined" ? inPage(game, opening, parts.timers ?? realTimers, take) : inWorker(opening, take);

  const people = Array.from({ length: seats }, (_none, at): Person => {
    return { name: parts.names?.[at] ?? "", kind: at === seat ? "person" : "bot", here: at === seat, rematch: at !== seat };
  });
  const presence = (): Presence => ({ people, connection: open ? "open" : "closed", retryIn: undefined });

  function send(command: Command): Promise<Answer> {
    if (!open) return Promise.resolve({ id: command.id, ok: false, key: "left", args: {} });
    return new Promise((told) => {
      pending.set(command.id, told);
      room.command(command);
    });
  }
  const newId = () => `practice-${++sent}`;

  return {
    game,
    seat,
    next: next.promise,
    record: over.promise,
    listen(listener) {
      listeners.add(listener);
      if (newest !== undefined) listener.frame(newest, true);
      listener.presence(presence());
      return () => listeners.delete(listener);
    },
    send: (moves, ask) => send({ type: "moves", id: newId(), ask, moves }),
    undo: () => send({ type: "undo", id: newId() }),
    resign: () => send({ type: "resign", id: newId() }),
    rematch() {
      const { deal: _same, ...again } = parts;
      next.resolve(practice({ ...again, seats, seat: (seat + 1) % seats }));
      return Promise.resolve({ id: newId(), ok: true, frame: newest?.number ?? 0 });
    },
    leave() {
      if (!open) return;
      open = false;
      room.close();
      for (const [id, told] of pending) told({ id, ok: false, key: "left", args: {} });
      for (const listener of listeners) listener.presence(presence());
    },
  };
}

/** Bots' own moves come after a pause even here; the first frame comes at once. */
function inPage(
  game: Game,
  { record, seat, luck, thinking }: ToRoom & { type: "open" },
  timers: Timers,
  take: (message: FromRoom) => void,
): PracticeRoom {
  return openPracticeRoom({
    game,
    record,
    seat,
    thinking,
    timers,
    luck: quickLuck(luck),
    now: Date.now,
    frame: (moment) => take({ type: "frame", moment }),
    answer: (answer) => take({ type: "answer", answer }),
    over: (whole) => take({ type: "over", record: whole }),
  });
}

function inWorker(opening: ToRoom, take: (message: FromRoom) => void): PracticeRoom {
  const worker = new Worker(new URL("./practice-worker.ts", import.meta.url), { type: "module" });
  worker.addEventListener("message", ({ data }: MessageEvent<FromRoom>) => take(data));
  const tell = (message: ToRoom): void => worker.postMessage(message);
  tell(opening);
  return { command: (command) => tell({ type: "command", command }), close: () => worker.terminate() };
}

function newDeal(seats: number): Deal {
  const secret = randomHex(32);
  return { commitment: commitment(secret), secret, shares: Array.from({ length: seats }, () => randomHex(16)) };
}

const randomHex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, "0")).join("");
