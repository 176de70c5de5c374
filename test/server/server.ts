/** A server on loopback with the toy and all listed games, and players at its tables who move like bots. */

import { matchMaker } from "@colyseus/core";
import { expect } from "vitest";
import type { Moment } from "../../client/feed/feed.ts";
import { type LiveFeed, LiveLobby, type LiveOptions } from "../../client/feed/live/live-lobby.ts";
import { ROOMS } from "../../server/base/room-names.ts";
import { type ServeOptions, type Serving, serve } from "../../server/main.ts";
import type { Journal } from "../../server/store/journal.ts";
import { pick, quickLuck } from "../../shared/core/base/random.ts";
import { eraseShape, type Game, type View } from "../../shared/core/contract/game.ts";
import { frames, type SeenFrame } from "../../shared/core/match/step.ts";
import type { Answer } from "../../shared/core/wire/wire.ts";
import { GAMES } from "../../shared/games.ts";
import { gameOf } from "../game-of.ts";
import { toy } from "../toy/index.ts";
import { UNLIMITED } from "../unlimited.ts";
import { inMemory } from "./in-memory.ts";

export const TOY = eraseShape(toy);

export interface Under {
  readonly address: string;
  readonly games: readonly Game[];
  readonly journal: Journal;
  readonly serving: Serving;
  /** A browser with its own storage. */
  browser(more?: Partial<LiveOptions>): LiveLobby;
}

/** Without delays and limits: bots answer at once, and clients may send as fast as they can. */
export async function start(more: Partial<ServeOptions> = {}): Promise<Under> {
  const games = more.games ?? [TOY, ...GAMES];
  const journal = more.journal ?? (await inMemory()).journal;
  const pace = { botDelay: () => 0, animationTime: () => 0, closingNotice: 0, ...more.timings };
  const serving = await serve({ port: 0, clientFolder: undefined, ...UNLIMITED, ...more, games, journal, timings: pace });
  const address = `http://127.0.0.1:${serving.port}`;
  return {
    address,
    games,
    journal,
    serving,
    browser: (options = {}) => new LiveLobby({ address, gameOf: gameOf(games), storage: memory(), ...options }),
  };
}

export function memory(): Pick<Storage, "getItem" | "setItem" | "removeItem"> {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}

/** Resolves with the first moment that is as wished, the newest included. */
export function when(feed: LiveFeed, wished: (moment: Moment) => boolean): Promise<Moment> {
  return new Promise((found) => {
    feed.listen({ frame: (moment) => wished(moment) && found(moment), presence: () => undefined });
  });
}
export const over = (feed: LiveFeed): Promise<Moment> => when(feed, ({ outcome }) => outcome !== undefined);
export const asked = (feed: LiveFeed): Promise<Moment> => when(feed, ({ ask }) => ask > 0);

/** Resolves when the feed's presence is as wished. */
export function whenPresent(feed: LiveFeed, wished: (presence: ReturnType<LiveFeed["presence"]>) => boolean): Promise<void> {
  return new Promise((found) => {
    feed.listen({ frame: () => undefined, presence: () => wished(feed.presence()) && found() });
  });
}

export interface Player {
  readonly feed: LiveFeed;
  /** Every frame it was sent, in order. */
  readonly seen: Moment[];
  readonly jumps: number[];
  readonly answers: Answer[];
}

/** Listens, without ever moving. */
export function watching(feed: LiveFeed): Player {
  const player: Player = { feed, seen: [], jumps: [], answers: [] };
  feed.listen({
    frame(moment, jump) {
      player.seen.push(moment);
      if (jump) player.jumps.push(moment.number);
    },
    presence: () => undefined,
  });
  return player;
}

/** Answers each of its asks once with a random legal move. */
export function playing(feed: LiveFeed, deal = 1): Player {
  const player = watching(feed);
  const luck = quickLuck(deal + feed.seat);
  let answered = 0;
  feed.listen({
    frame(moment) {
      if (moment.ask <= answered) return;
      answered = moment.ask;
      const move = pick(luck, feed.game.moves(moment.sight as View));
      void feed.send([feed.game.notation(move)], moment.ask).then((answer) => player.answers.push(answer));
    },
    presence: () => undefined,
  });
  return player;
}

/** A table whose players have all joined, in this order. */
export async function together(under: Under, game: string, count: number): Promise<LiveFeed[]> {
  // The table is open: anyone may watch it.
  const host = await under.browser({ name: "Host" }).createTable(game, {}, count, { open: true });
  const waiting = [host];
  for (let at = 1; at < count; at++) waiting.push(await under.browser({ name: `Guest ${at - 1}` }).joinTable(host.code));
  return Promise.all(waiting.map(({ feed }) => feed));
}

/** What a seat should have been shown, from the journal. */
export async function expected(under: Under, feed: LiveFeed, seat = feed.seat): Promise<SeenFrame[]> {
  const record = await under.journal.read(feed.ticket.match);
  if (record === undefined) throw new Error("no record");
  return [...frames(feed.game, record, seat)];
}

/** Everything a client was sent, from its first frame on, equals the record. */
export async function expectSeenAll(under: Under, { feed, seen }: Player): Promise<void> {
  const shown = seen.map(({ number, event, sight, asked }) => ({ number, event, sight, asked }));
  expect(shown).toEqual((await expected(under, feed)).slice(seen[0]?.number));
}

/** How many entries the journal has, without seat entries. */
export const entriesOf = async (under: Under, feed: LiveFeed): Promise<number> =>
  (await under.journal.read(feed.ticket.match))?.entries.filter(({ type }) => type !== "seat").length ?? -1;

/** Moves the clock of a match's room forward, and fires the timers that are due. Thinking clocks have their own time. */
export function letPass(match: string, milliseconds: number): void {
  const { clock } = matchMaker.getLocalRoomById(match);
  // Subtracted from the last reading: a later tick does not undo it.
  clock.currentTime -= milliseconds;
  clock.tick();
}

/** Milliseconds for which the seat of a player who has dropped out is held; they pass when the test says so. */
export const GRACE = 60_000;

/** The server has noticed that these players are gone, and their seats are no longer held. */
export async function graceOver(stays: LiveFeed, gone: readonly LiveFeed[]): Promise<void> {
  await whenPresent(stays, ({ people }) => gone.every(({ seat }) => people[seat]?.here === false));
  letPass(stays.match, GRACE);
}

/** How many rooms have the match in memory. */
export const roomsOf = async (match: string): Promise<number> => (await matchMaker.query({ name: ROOMS.match, roomId: match })).length;
/** Resolves when the match is no longer in memory. */
export const unloaded = (match: string): Promise<void> => expect.poll(() => roomsOf(match)).toBe(0);
