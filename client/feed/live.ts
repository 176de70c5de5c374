/** The server's lobby: ways to a table, each ending in a feed. Works in a browser and, for tests and bots, in Node. */
import type { Game } from "../../shared/core/game.ts";
import { Refusal } from "../../shared/core/refusal.ts";
import { type LobbyNews, MESSAGES, type Ticket } from "../../shared/core/wire.ts";
import type { FeedListener } from "./feed.ts";
import { callDesk, retryDelay } from "./live-desk.ts";
import { type LiveFeed, liveFeed, randomHex } from "./live-feed.ts";
import { type LiveRoom, openRoom } from "./live-room.ts";
import type { Lobby, LobbyState, Waiting } from "./lobby.ts";

export type { LiveFeed } from "./live-feed.ts";

export interface LiveOptions {
  /** The server, such as http://localhost:2567; a page's own if left out. */
  readonly address?: string;
  readonly games: readonly Game[];
  /** As shown to the others. */
  readonly name?: string;
  /** Where the own seat is kept over a reload. */
  readonly storage?: Pick<Storage, "getItem" | "setItem" | "removeItem"> | undefined;
  /** 16 random bytes as hex, for a deal. */
  readonly share?: () => string;
}

export interface LiveWaiting extends Waiting {
  /** Bots take all free seats, so that the match begins. */
  fill(): void;
  readonly feed: Promise<LiveFeed>;
}

export interface LiveLobby extends Lobby {
  playNow(game: string, options?: Parameters<Lobby["playNow"]>[1], seats?: number): Promise<LiveFeed>;
  quickMatch(game: string, seats?: number): Promise<LiveWaiting>;
  createTable(game: string, options?: Parameters<Lobby["createTable"]>[1], seats?: number): Promise<LiveWaiting>;
  joinTable(code: string): Promise<LiveWaiting>;
  watch(id: string): Promise<LiveFeed>;
  resume(): Promise<LiveFeed | undefined>;
  /** Like resume, but also back to a table that still waits for people. */
  back(): Promise<LiveWaiting | undefined>;
}

const KEY = "quayside.seat";
/** What must outlive a reload: the way back, and what the deal is checked against. */
type Kept = Omit<Ticket, "reservation"> & { readonly share: string };

export function liveLobby(options: LiveOptions): LiveLobby {
  const { games } = options;
  const address = options.address ?? location.origin;
  const storage = "storage" in options ? options.storage : globalThis.localStorage;
  const newcomer = options.name === undefined ? {} : { name: options.name };

  /** Takes a place. The share is chosen after the commitment was seen, so neither side can choose the deal. */
  function take(ticket: Ticket, share = (options.share ?? (() => randomHex(16)))()): LiveFeed {
    const game = games.find(({ id }) => id === ticket.game);
    if (game === undefined) throw new Refusal("unknownGame", { game: ticket.game });
    const { reservation: _once, ...rest } = ticket;
    const kept: Kept = { ...rest, share };
    if (ticket.token !== "") storage?.setItem(KEY, JSON.stringify(kept));
    const left = (): void => {
      if (keptSeat()?.match === ticket.match) storage?.removeItem(KEY);
    };
    return liveFeed({ address, game, ticket, share, left, follow: (again) => take(again) });
  }

  function keptSeat(): Kept | undefined {
    try {
      const kept = JSON.parse(storage?.getItem(KEY) ?? "null") as Kept | null;
      return kept ?? undefined;
    } catch {
      return;
    }
  }

  const wait = (ticket: Ticket, share?: string): LiveWaiting => {
    const feed = take(ticket, share);
    return {
      code: ticket.code,
      onSeats: (listener) => void feed.listen(seatCounter(ticket.seats, listener)),
      cancel: () => feed.leave(),
      fill: () => void feed.fill(),
      feed: feed.begun,
    };
  };

  const withSeats = (seats: number | undefined) => (seats === undefined ? {} : { seats });

  return {
    onState: lobbyNews(address),
    playNow: async (game, picked = {}, seats) =>
      take(await callDesk(address, "play", { game, options: picked, ...newcomer, ...withSeats(seats) })).begun,
    quickMatch: async (game, seats) => wait(await callDesk(address, "quick", { game, ...newcomer, ...withSeats(seats) })),
    createTable: async (game, picked = {}, seats) =>
      wait(await callDesk(address, "table", { game, options: picked, ...newcomer, ...withSeats(seats) })),
    joinTable: async (code) => wait(await callDesk(address, "join", { code, ...newcomer })),
    watch: async (match) => take(await callDesk(address, "watch", { match })).begun,
    back,
    resume: async () => (await back())?.feed,
  };

  async function back(): Promise<LiveWaiting | undefined> {
    const kept = keptSeat();
    if (kept === undefined) return;
    try {
      const ticket = await callDesk(address, "sit", { match: kept.match, token: kept.token });
      // The commitment as it was seen first, not as it is said now.
      return wait({ ...ticket, commitment: kept.commitment }, kept.share);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      // The server may only be away for now; a table that is gone stays gone.
      if (error.key !== "unreachable") storage?.removeItem(KEY);
      return;
    }
  }
}

function seatCounter(seats: number, listener: (filled: number, seats: number) => void): FeedListener {
  let told = -1;
  return {
    frame: () => undefined,
    presence({ people }) {
      const filled = people.filter(({ kind }) => kind !== "nobody").length;
      if (filled !== told && people.length > 0) listener(filled, seats);
      told = filled;
    },
  };
}

/** Connected to the lobby only while somebody listens. */
function lobbyNews(address: string): Lobby["onState"] {
  const listeners = new Set<(state: LobbyState) => void>();
  let room: LiveRoom<never> | undefined;
  let newest: LobbyState = { people: 0, tables: [] };
  let connecting = false;

  async function connect(tries: number): Promise<void> {
    connecting = true;
    try {
      const { reservation } = await callDesk(address, "lobby", {});
      room = await openRoom<never>(address, reservation);
      room.onMessage(MESSAGES.lobby, (news: LobbyNews) => {
        newest = news;
        for (const listener of listeners) listener(news);
      });
      room.onLeave(() => again(0));
      connecting = false;
      if (listeners.size === 0) void room.leave();
    } catch {
      again(tries + 1);
    }
  }

  function again(tries: number): void {
    room = undefined;
    connecting = listeners.size > 0;
    if (connecting) setTimeout(() => void connect(tries), retryDelay(tries));
  }

  return (listener) => {
    listeners.add(listener);
    listener(newest);
    if (room === undefined && !connecting) void connect(0);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) void room?.leave();
    };
  };
}
