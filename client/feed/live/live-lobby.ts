/** The server's lobby: ways to a table, each ending in a feed. Works in a browser and, for tests and bots, in Node. */
import { Refusal } from "../../../shared/core/base/refusal.ts";
import type { Game } from "../../../shared/core/contract/game.ts";
import { coloursOf, type MatchRecord, readRecord, wishFor } from "../../../shared/core/match/record.ts";
import { isDaySpeed } from "../../../shared/core/match/speeds.ts";
import type { CallAnswer, CallName, Calls, StreamedMatch, Ticket } from "../../../shared/core/wire/calls.ts";
import type { Dailies } from "../../../shared/core/wire/daily.ts";
import type { SeatStatus } from "../../../shared/core/wire/sync.ts";
import type { FoundTable } from "../../../shared/core/wire/table-terms.ts";
import type { VoidDeal } from "../../../shared/core/wire/wire.ts";
import { randomHex } from "../../base/random-hex.ts";
import { browserStorage, type KeyValueStorage, pageStorage } from "../../base/storage.ts";
import { time } from "../../base/time.ts";
import type { FeedListener } from "../feed.ts";
import type { Appointments, Arenas, Lobby, LobbyPeople, LobbyState, Search, SharedDeals, Waiting } from "../lobby.ts";
import { callApi } from "./api.ts";
import type { DealShare } from "./deal-share.ts";
import { HUMAN_PULSE, type Pulse } from "./heartbeat.ts";
import { LiveFeed } from "./live-feed.ts";
import { type LiveGuest, liveGuest } from "./live-guest.ts";
import { livePeople } from "./live-people.ts";
import { LobbyLine } from "./lobby-line.ts";
import type { QuickMatch } from "./quick-match.ts";
import { seatStorage } from "./seat-storage.ts";
import { shareStorage } from "./share-storage.ts";

export type { LiveFeed } from "./live-feed.ts";

export interface LiveOptions {
  /** The server, such as http://localhost:2567; a page's own if left out. */
  readonly address?: string;
  /** Loads a game; rejects with a Refusal for one that is not known here. */
  gameOf(id: string): Promise<Game>;
  /** The name with which a new guest is shown to the others. */
  readonly name?: string;
  /** Alternatives to a name that was drawn, so that two guests do not share it. */
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

export class LiveLobby implements Lobby {
  readonly guest: LiveGuest;
  readonly people: LobbyPeople;
  readonly appointments: Appointments;
  readonly deals: SharedDeals;
  readonly arenas: Arenas;
  readonly #options: LiveOptions;
  readonly #address: string;
  readonly #pulse: Pulse;
  readonly #line: LobbyLine;
  readonly #seat: ReturnType<typeof seatStorage>;
  readonly #shares: ReturnType<typeof shareStorage>;

  constructor(options: LiveOptions) {
    const { address = location.origin, pulse = HUMAN_PULSE } = options;
    const storage = "storage" in options ? (options.storage ?? pageStorage()) : browserStorage();
    const guest = liveGuest(address, storage, options.name ?? "", options.otherNames);
    this.guest = guest;
    this.#options = options;
    this.#address = address;
    this.#pulse = pulse;
    this.#line = new LobbyLine(address, pulse, async () => (await guest.own()).guest);
    this.people = livePeople(address, guest, {
      onNews: (listener) => this.#line.onPeople(listener),
      onNotices: (listener) => this.#line.onNotices(listener),
      confirm: (notice) => this.#line.confirm(notice),
    });
    this.appointments = {
      async appoint(game, at, options, seats, { rated: _casual, speed, ...manner }) {
        if (speed !== undefined && isDaySpeed(speed)) throw new Refusal("badOptions", { speed });
        return guest.ask("appoint", { game, at, options, seats, ...manner, ...(speed && { speed }) });
      },
      look: async (code) => this.#call("appointment", { code, ...(await guest.shown()) }),
      come: async (code, yes) => void (await guest.ask("comeTo", { code, yes })),
      takeSeat: async (code, agreed) => this.#wait(await guest.ask("takeSeat", { code, ...(agreed && { openHands: agreed }) })),
    };
    this.deals = {
      share: (deal, rotates) => guest.ask("shareDeal", { ...deal, rotates }),
      look: async (code) => this.#call("sharedDeal", { code, ...(await guest.known()) }),
      play: ({ code, game }) => this.#begun(game, () => guest.ask("playDeal", { code })),
    };
    this.arenas = {
      begin: (wish) => guest.ask("openArena", wish),
      look: async (code) => this.#call("arena", { code, ...(await guest.known()) }),
      play: ({ code, game }) => this.#begun(game, () => guest.ask("playArena", { code })),
    };
    this.#seat = seatStorage(storage);
    this.#shares = shareStorage(storage);
    guest.onChange(() => this.#line.identify());
  }

  onState(listener: (state: LobbyState) => void): () => void {
    return this.#line.onState(listener);
  }

  async playNow(...[game, options = {}, seats, manner = {}]: Parameters<Lobby["playNow"]>): Promise<LiveFeed> {
    return this.#begun(game, async () => this.#call("play", { game, options, ...manner, ...(await this.#wished(seats)) }));
  }

  dailies(): Promise<Dailies> {
    return this.guest.ask("dailies", {});
  }

  playDaily(game: string): Promise<LiveFeed> {
    return this.#begun(game, () => this.guest.ask("daily", { game }));
  }

  async quickMatch(id: string, seats?: number, rated = false): Promise<QuickMatch> {
    const [game, { QuickMatch: Quick }] = await Promise.all([this.#options.gameOf(id), import("./quick-match.ts")]);
    const ask = async () => this.#call("quick", { game: id, rated, ...(await this.#wished(seats)) });
    const take = (ticket: Ticket): LiveFeed => this.#take(game, ticket);
    return new Quick({ address: this.#address, game: id, rated, pulse: this.#pulse, ask, take }, await ask());
  }

  async createTable(...[game, options = {}, seats, manner = {}]: Parameters<Lobby["createTable"]>): Promise<LiveWaiting> {
    await this.#options.gameOf(game);
    return this.#wait(await this.#call("table", { game, options, ...manner, ...(await this.#wished(seats)) }));
  }

  look(code: string): Promise<FoundTable> {
    return this.#call("look", { code });
  }

  async joinTable(code: string, agreed?: boolean): Promise<LiveWaiting> {
    const knows = agreed && { rated: agreed, openHands: agreed };
    return this.#wait(await this.#call("join", { code, ...knows, ...(await this.guest.shown()) }));
  }

  async record(match: string): Promise<MatchRecord> {
    return readRecord((await this.#call("record", { match, ...(await this.guest.known()) })).record);
  }

  async armsOf(match: string): Promise<readonly string[]> {
    return (await this.#call("matchArms", { match, ...(await this.guest.known()) }).catch(() => undefined))?.arms ?? [];
  }

  async watch(...[match, mustWait, code]: Parameters<Lobby["watch"]>): Promise<LiveFeed> {
    const ticket = await this.#call("watch", { match, ...(code && { code }), ...(await this.guest.known()) });
    const feed = this.#take(await this.#options.gameOf(ticket.game), ticket);
    if (ticket.wait !== undefined) mustWait?.({ until: time.elapsed() + ticket.wait, cancel: () => feed.leave() });
    return feed.begun;
  }

  async streamed(wish: Calls["stream"]): Promise<StreamedMatch | undefined> {
    return (await this.#call("stream", wish)).next;
  }

  async sit(match: string): Promise<LiveWaiting> {
    return this.#wait(await this.#call("sit", { match, ...(await this.guest.shown()) }));
  }

  async back(): Promise<LiveWaiting | undefined> {
    const kept = this.#seat.get();
    if (kept === undefined) return;
    // Loaded while the server is asked; what fails is reported below.
    this.#options.gameOf(kept.game).catch(() => undefined);
    try {
      const ticket = await this.#call("sit", { match: kept.match, token: kept.token, ...(await this.guest.known()) });
      const { match, commitment, share } = kept;
      if (share !== undefined && this.#shares.get(match) === undefined) this.#shares.keep(match, { commitment, voids: 0, share });
      return this.#wait(ticket);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      // Any other failure may be over in a moment; a table that is gone stays gone.
      if (error.key === "unknownTable" || error.key === "foreignSeat") this.#seat.forget();
      return;
    }
  }

  /** Like `back`, but only to the match. */
  async resume(): Promise<LiveFeed | undefined> {
    return (await this.back())?.feed;
  }

  #call<N extends CallName>(name: N, call: Calls[N]): Promise<CallAnswer<N>> {
    return callApi(this.#address, name, call);
  }

  async #wished(seats?: number) {
    return { ...(await this.guest.shown()), ...(seats && { seats }) };
  }

  async #wait(ticket: Ticket): Promise<LiveWaiting> {
    const game = await this.#options.gameOf(ticket.game);
    return waitingFor(ticket, game, this.#take(game, ticket));
  }

  /** The seat is asked for while the game is fetched. If that fails, the seat is remembered: the page comes back to it once it can. */
  async #begun(id: string, ask: () => Promise<Ticket>): Promise<LiveFeed> {
    const seated = ask().then((ticket) => {
      if (ticket.token !== "") this.#seat.keep(ticket);
      return ticket;
    });
    const [game, ticket] = await Promise.all([this.#options.gameOf(id), seated]);
    return this.#take(game, ticket).begun;
  }

  /** Takes a place. The share is chosen after the commitment was seen. */
  #take(game: Game, ticket: Ticket): LiveFeed {
    const { match } = ticket;
    const share = this.#shareFor(ticket);
    if (ticket.token !== "") {
      this.#seat.keep(ticket);
      this.#shares.keep(match, share);
    }
    return new LiveFeed({
      address: this.#address,
      game,
      ticket,
      share,
      newShare: () => this.#newShare(),
      colour: wishFor(game, this.#options.colour?.()),
      pulse: this.#pulse,
      guest: () => this.guest.known(),
      left: () => {
        if (this.#seat.get()?.match === match) this.#seat.forget();
      },
      keep: (known) => this.#shares.keep(match, known),
      voided: (why) => this.#options.voided?.(why),
      follow: (again) => this.#take(game, again),
    });
  }

  /** For a seat taken before, the share counts as first seen, not as told now. Without it the share was pledged in another browser. */
  #shareFor({ match, pledged, commitment, voids = 0 }: Ticket): DealShare {
    return this.#shares.get(match) ?? { commitment, voids, share: pledged ? "" : this.#newShare() };
  }

  #newShare(): string {
    return this.#options.share?.() ?? randomHex(16);
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
    // Bots come to a table only if they are called.
    hold: () => undefined,
    feed: feed.begun,
  };
}

function seatCounter({ seats, seat }: Ticket, listener: (search: Search) => void): FeedListener {
  const since = time.elapsed();
  let told = "";
  return {
    frame: () => undefined,
    presence({ people, opening, oneAddress }) {
      const sitting = people.filter(({ kind }) => kind !== "nobody");
      const names = sitting.map(({ name }) => name);
      const colours = sitting.map(({ colour }) => colour);
      const arms = sitting.map((person) => person.arms);
      const own = sitting.indexOf(people[seat] as SeatStatus);
      const now = JSON.stringify([names, arms, colours, opening?.awaited, oneAddress]);
      const unknown = { botsAt: undefined, anybodyAt: undefined };
      const more = { ...(opening && { opening }), ...(oneAddress !== undefined && { oneAddress }) };
      if (now !== told && people.length > 0)
        listener({ filled: sitting.length, seats, names, arms, colours, own, since, ...unknown, ...more });
      told = now;
    },
  };
}
