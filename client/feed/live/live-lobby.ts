/** The server's lobby: ways to a table, each ending in a feed. Works in a browser and, for tests and bots, in Node. */
import { Refusal } from "../../../shared/core/base/refusal.ts";
import type { Game } from "../../../shared/core/contract/game.ts";
import { coloursOf, readRecord, wishFor } from "../../../shared/core/match/record.ts";
import type { Ticket } from "../../../shared/core/wire/calls.ts";
import type { SeatStatus } from "../../../shared/core/wire/sync.ts";
import type { VoidDeal } from "../../../shared/core/wire/wire.ts";
import { randomHex } from "../../base/random-hex.ts";
import { browserStorage, type KeyValueStorage, pageStorage } from "../../base/storage.ts";
import { time } from "../../base/time.ts";
import type { FeedListener } from "../feed.ts";
import type { Lobby, Search, Waiting } from "../lobby.ts";
import { callApi } from "./api.ts";
import type { DealShare } from "./deal-share.ts";
import { HUMAN_PULSE, type Pulse } from "./heartbeat.ts";
import { LiveFeed } from "./live-feed.ts";
import { liveGuest } from "./live-guest.ts";
import { livePeople } from "./live-people.ts";
import { LobbyLine } from "./lobby-line.ts";
import { QuickMatch } from "./quick-match.ts";
import { seatStorage } from "./seat-storage.ts";
import { shareStorage } from "./share-storage.ts";

export type { LiveFeed } from "./live-feed.ts";

export interface LiveOptions {
  /** The server, such as http://localhost:2567; a page's own if left out. */
  readonly address?: string;
  /** Loads a game; rejects with a Refusal for one that is not known here. */
  gameOf(id: string): Promise<Game>;
  /** As a new guest is shown to the others. */
  readonly name?: string;
  /** If the name was drawn: alternatives, so that two guests do not share it. */
  readonly otherNames?: readonly string[];
  /** Keeps this reader's seat and guest over a reload. */
  readonly storage?: KeyValueStorage | undefined;
  /** The colour to wish for at a table; any if left out. */
  readonly colour?: () => number;
  /** 16 random bytes as hex, for a deal. */
  readonly share?: () => string;
  /** A deal that was prepared is void. */
  readonly voided?: (why: VoidDeal) => void;
  readonly pulse?: Pulse;
}

export interface LiveWaiting extends Waiting {
  readonly feed: Promise<LiveFeed>;
}

export interface LiveLobby extends Lobby {
  playNow(...wish: Parameters<Lobby["playNow"]>): Promise<LiveFeed>;
  playDaily(game: string): Promise<LiveFeed>;
  quickMatch(...wish: Parameters<Lobby["quickMatch"]>): Promise<LiveWaiting>;
  createTable(...wish: Parameters<Lobby["createTable"]>): Promise<LiveWaiting>;
  joinTable(...wish: Parameters<Lobby["joinTable"]>): Promise<LiveWaiting>;
  watch(...wish: Parameters<Lobby["watch"]>): Promise<LiveFeed>;
  back(): Promise<LiveWaiting | undefined>;
  /** Like back, but only to the match. */
  resume(): Promise<LiveFeed | undefined>;
}

export function liveLobby(options: LiveOptions): LiveLobby {
  const { gameOf } = options;
  const address = options.address ?? location.origin;
  const storage = "storage" in options ? (options.storage ?? pageStorage()) : browserStorage();
  const { pulse = HUMAN_PULSE } = options;
  const guest = liveGuest(address, storage, options.name ?? "", options.otherNames);
  const line = new LobbyLine(address, pulse, async () => (await guest.shown()).guest);
  guest.onChange(() => line.identify());

  const seat = seatStorage(storage);
  const shares = shareStorage(storage);
  const newShare = options.share ?? (() => randomHex(16));

  /** Takes a place. The share is chosen after the commitment was seen. */
  function take(game: Game, ticket: Ticket): LiveFeed {
    const share = shareFor(ticket);
    const { match } = ticket;
    if (ticket.token !== "") seat.keep(ticket);
    if (ticket.token !== "") shares.keep(match, share);
    const left = (): void => {
      if (seat.get()?.match === ticket.match) seat.forget();
    };
    const colour = wishFor(game, options.colour?.());
    return new LiveFeed({
      address,
      game,
      ticket,
      share,
      newShare,
      colour,
      pulse,
      left,
      guest: guest.known,
      keep: (known) => shares.keep(match, known),
      voided: (why) => options.voided?.(why),
      follow: (again) => take(game, again),
    });
  }

  /** For a seat taken before: as first seen, not as told now. Without it the share was pledged in another browser. */
  function shareFor({ match, pledged, commitment, voids = 0 }: Ticket): DealShare {
    return shares.get(match) ?? { commitment, voids, share: pledged ? "" : newShare() };
  }

  /** The game is loaded before a seat is asked for: without its code the seat could not be taken. */
  async function begun(id: string, ask: () => Promise<Ticket>): Promise<LiveFeed> {
    const game = await gameOf(id);
    return take(game, await ask()).begun;
  }

  const wait = async (ticket: Ticket): Promise<LiveWaiting> => {
    const game = await gameOf(ticket.game);
    return waitingFor(ticket, game, take(game, ticket));
  };

  const wished = async (seats?: number) => ({ ...(await guest.shown()), ...(seats && { seats }) });

  return {
    guest,
    people: livePeople(address, guest, (listener) => line.onPeople(listener)),
    onState: (listener) => line.onState(listener),
    playNow: (game, picked = {}, seats, manner = {}) =>
      begun(game, async () => callApi(address, "play", { game, options: picked, ...manner, ...(await wished(seats)) })),
    dailies: () => guest.ask("dailies", {}),
    playDaily: (game) => begun(game, () => guest.ask("daily", { game })),
    quickMatch: async (id, seats, rated = false) => {
      const game = await gameOf(id);
      const ask = async () => callApi(address, "quick", { game: id, rated, ...(await wished(seats)) });
      return new QuickMatch({ address, game: id, rated, pulse, ask, take: (ticket) => take(game, ticket) }, await ask());
    },
    createTable: async (game, picked = {}, seats, manner = {}) => {
      await gameOf(game);
      return wait(await callApi(address, "table", { game, options: picked, ...manner, ...(await wished(seats)) }));
    },
    look: (code) => callApi(address, "look", { code }),
    joinTable: async (code, rated) => wait(await callApi(address, "join", { code, ...(rated && { rated }), ...(await guest.shown()) })),
    record: async (match) => readRecord((await callApi(address, "record", { match })).record),
    async watch(match, mustWait, code) {
      const ticket = await callApi(address, "watch", { match, ...(code && { code }), ...(await guest.known()) });
      const feed = take(await gameOf(ticket.game), ticket);
      if (ticket.wait !== undefined) mustWait?.({ until: time.elapsed() + ticket.wait, cancel: () => feed.leave() });
      return feed.begun;
    },
    back,
    sit: async (match) => wait(await callApi(address, "sit", { match, ...(await guest.shown()) })),
    resume: async () => (await back())?.feed,
  };

  async function back(): Promise<LiveWaiting | undefined> {
    const kept = seat.get();
    if (kept === undefined) return;
    // Loaded while the server is asked; what fails is reported below.
    gameOf(kept.game).catch(() => undefined);
    try {
      const ticket = await callApi(address, "sit", { match: kept.match, token: kept.token, ...(await guest.known()) });
      const { match, commitment, share } = kept;
      if (share !== undefined && shares.get(match) === undefined) shares.keep(match, { commitment, voids: 0, share });
      return wait(ticket);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      // Whatever else is wrong may be right in a moment; a table that is gone stays gone.
      if (error.key === "unknownTable" || error.key === "foreignSeat") seat.forget();
      return;
    }
  }
}

function waitingFor(ticket: Ticket, game: Game, feed: LiveFeed): LiveWaiting {
  return {
    match: ticket.match,
    game: ticket.game,
    seats: ticket.seats,
    begun: ticket.begun,
    rated: ticket.rated,
    terms: ticket.terms,
    code: ticket.code,
    inDays: ticket.inDays === true,
    onSeats: (listener) => void feed.listen(seatCounter(ticket, listener)),
    wear: { count: coloursOf(game), wish: (colour) => feed.wear(colour) },
    cancel: () => feed.leave(),
    fills: !ticket.rated,
    fill: () => void feed.fill(),
    feed: feed.begun,
  };
}

function seatCounter({ seats, seat }: Ticket, listener: (search: Search) => void): FeedListener {
  const since = time.elapsed();
  let told = "";
  return {
    frame: () => undefined,
    presence({ people, opening }) {
      const sitting = people.filter(({ kind }) => kind !== "nobody");
      const names = sitting.map(({ name }) => name);
      const colours = sitting.map(({ colour }) => colour);
      const own = sitting.indexOf(people[seat] as SeatStatus);
      const now = JSON.stringify([names, colours, opening?.awaited]);
      const unknown = { botsAt: undefined, anybodyAt: undefined };
      if (now !== told && people.length > 0)
        listener({ filled: sitting.length, seats, names, colours, own, since, ...unknown, ...(opening && { opening }) });
      told = now;
    },
  };
}
