/** The connection to the room of a match: kept alive, opened again after it is lost, closed for good with a reason. */

import { Refusal, type RefusalKey } from "../../../shared/core/base/refusal.ts";
import type { Game } from "../../../shared/core/contract/game.ts";
import type { Deal } from "../../../shared/core/match/record.ts";
import { WATCHER } from "../../../shared/core/match/view.ts";
import type { Ticket } from "../../../shared/core/wire/calls.ts";
import { type Root, rootClass } from "../../../shared/core/wire/sync.ts";
import {
  type Answer,
  type ChatLine,
  CLOSED,
  type Command,
  MESSAGES,
  type NoticeNews,
  type PledgesNews,
  type VoidDeal,
} from "../../../shared/core/wire/wire.ts";
import type { Presence } from "../feed.ts";
import { callApi } from "./api.ts";
import { Heartbeat, type Pulse } from "./heartbeat.ts";
import { RateLimited, rateWithin } from "./rate-limit.ts";
import { retryLater } from "./retry.ts";
import { type LiveRoom, leaveRoom, openRoom } from "./room.ts";

interface MatchConnectionOptions {
  readonly address: string;
  readonly game: Game;
  readonly ticket: Ticket;
  readonly pulse: Pulse;
  /** The proof of who this is, where the seat's token is void. */
  readonly guest: () => Promise<{ readonly guest?: string }>;
  readonly messages: MatchMessages;
  /** Open, for the first time or again: nothing was received over it yet. */
  opened(): void;
  /** Whether the match has begun: a table that cannot even begin is given up. */
  hasBegun(): boolean;
  /** Lost, or closed and opened again, or the server's time is known better. */
  changed(): void;
  closed(why: RefusalKey): void;
  /** The player of this seat shares their view no longer: it is watched on without their eyes. */
  viewClosed(seat: number): void;
}

/** What the room sends. */
interface MatchMessages {
  state(root: Root): void;
  answer(answer: Answer): void;
  pledges(news: PledgesNews): void;
  voided(why: VoidDeal): void;
  deal(deal: Deal): void;
  chat(lines: readonly ChatLine[]): void;
  notice(news: NoticeNews): void;
  /** A place at the rematch; repeated after each reconnect. */
  next(ticket: Ticket): void;
}

/** Asks no sooner than if it had failed so often: a disk that is full stays so for a while. */
const TRIES_WHEN_STOPPED = 2;

/** The room closes a connection for good with these codes. */
const FINAL: Readonly<Record<number, RefusalKey>> = {
  [CLOSED.left]: "left",
  [CLOSED.takenElsewhere]: "takenElsewhere",
  [CLOSED.unknownTable]: "unknownTable",
  [CLOSED.notOpened]: "notOpened",
};

type ConnectionState = Pick<Presence, "connection" | "retryIn" | "why">;

export class MatchConnection {
  readonly #options: MatchConnectionOptions;
  #ticket: Ticket;
  /** The seat with whose eyes a watcher wants to see. */
  #eyes: number | undefined;
  #state: ConnectionState = { connection: "lost", retryIn: undefined };
  /** Undefined while the connection is lost. */
  #room: LiveRoom<Root> | undefined;
  /** Aborted when the room is lost or left. */
  #attached = new AbortController();
  #sender: RateLimited<Command> | undefined;
  /** The newest one, also after its room was lost: it knows the server's time. */
  #heartbeat: Heartbeat | undefined;
  /** Aborted when there is nothing to retry, or something else is tried before. */
  #retry = new AbortController();
  /** A newer attempt makes all before it void. */
  #attempt = 0;

  constructor(options: MatchConnectionOptions) {
    this.#options = options;
    this.#ticket = options.ticket;
  }

  get state(): ConnectionState {
    return this.#state;
  }

  /** The newest: its seat may have been drawn since the first. */
  get ticket(): Ticket {
    return this.#ticket;
  }

  /** What to add to this page's elapsed time for the server's, in milliseconds. */
  get ahead(): number {
    return this.#heartbeat?.ahead ?? 0;
  }

  open(): void {
    void this.#connect(0);
  }

  /** Sends nothing while the connection is lost. */
  send(command: Command): void {
    this.#sender?.send(command);
  }

  /** Call it after the connection was closed because the seat was taken elsewhere. */
  reopen(): void {
    if (this.#state.why !== "takenElsewhere") return;
    this.#state = { connection: "lost", retryIn: undefined };
    this.#options.changed();
    void this.#reconnect(0);
  }

  /** Tries at once, while it is lost. */
  reconnect(): void {
    if (this.#state.connection !== "lost" || this.#room !== undefined) return;
    this.#state = { ...this.#state, retryIn: undefined };
    this.#options.changed();
    void this.#reconnect(0);
  }

  /** Watches with other eyes, which is another room, without telling of a lost connection. */
  lookAs(eyes: number | undefined): void {
    if (this.#ticket.seat !== WATCHER || eyes === this.#eyes || this.#isFinal()) return;
    this.#eyes = eyes;
    const room = this.#room;
    this.#detach();
    if (room !== undefined) leaveRoom(room);
    void this.#reconnect(0);
  }

  /** Gives up the seat. `why`: for a reason of this page. */
  leave(why: RefusalKey = "left"): void {
    this.#close(why);
    if (this.#room !== undefined) leaveRoom(this.#room);
  }

  async #connect(tries: number, attempt = this.#attempt): Promise<void> {
    const { address, game } = this.#options;
    let room: LiveRoom<Root>;
    try {
      room = await openRoom(address, this.#ticket.reservation, rootClass(game));
    } catch {
      return attempt === this.#attempt ? this.#lose(tries) : undefined;
    }
    if (this.#isFinal() || attempt !== this.#attempt) return leaveRoom(room);
    this.#state = { connection: "open", retryIn: undefined };
    this.#attach(room);
    this.#options.opened();
  }

  #attach(room: LiveRoom<Root>): void {
    const { pulse, messages } = this.#options;
    this.#room = room;
    this.#attached = new AbortController();
    const { signal } = this.#attached;
    const dead = (): void => {
      this.#lose(0);
      // Leaving is not awaited: on a dead connection it may take minutes.
      room.connection.close();
    };
    const pass = (command: Command): void => room.send(MESSAGES.command, command);
    this.#sender = new RateLimited(pass, rateWithin(this.#ticket.messagesPerSecond), signal);
    this.#heartbeat = new Heartbeat(room, { pulse, signal, answered: () => this.#options.changed(), dead });
    receiveMessages(room, messages);
    // An older connection may say something after a newer one has been opened.
    room.onMessage(MESSAGES.stopped, (key: RefusalKey) => !signal.aborted && this.#stopped(key));
    room.onLeave((code) => !signal.aborted && this.#left(code));
  }

  #detach(): void {
    this.#attached.abort();
    this.#room = undefined;
  }

  #left(code: number): void {
    const final = FINAL[code];
    if (final !== undefined) return this.#close(final);
    if (code === CLOSED.viewClosed) return this.#loseEyes();
    if (code !== CLOSED.moved) return this.#lose(0);
    // The deal has drawn another seat: connect to it at once, without telling of a lost connection.
    this.#detach();
    void this.#reconnect(0);
  }

  #loseEyes(): void {
    if (this.#eyes !== undefined) this.#options.viewClosed(this.#eyes);
    this.lookAs(undefined);
  }

  #lose(tries: number): void {
    if (this.#isFinal()) return;
    this.#detach();
    this.#retry.abort();
    this.#retry = new AbortController();
    const retryIn = retryLater(tries, (online) => void this.#reconnect(online ? 0 : tries + 1), this.#retry.signal);
    // Why play has stopped stays in sight until it goes on.
    if (this.#state.connection !== "closed") this.#state = { ...this.#state, connection: "lost", retryIn };
    this.#options.changed();
  }

  /** The match cannot be played on now. If that is because nothing can be saved, the place is asked for until it can. */
  #stopped(key: RefusalKey): void {
    this.#close(key);
    if (key === "notSaved" && this.#options.hasBegun()) this.#lose(TRIES_WHEN_STOPPED);
  }

  #isFinal(): boolean {
    const { connection, why } = this.#state;
    return connection === "closed" && !(why === "notSaved" && this.#options.hasBegun());
  }

  async #reconnect(tries: number): Promise<void> {
    this.#retry.abort();
    const attempt = ++this.#attempt;
    try {
      const ticket = await this.#askForPlace();
      if (attempt !== this.#attempt) return;
      this.#ticket = ticket;
      await this.#connect(tries, attempt);
    } catch (error) {
      if (attempt !== this.#attempt) return;
      const key = error instanceof Refusal ? error.key : "failed";
      // Any other failure may be temporary.
      if (key === "unknownTable" || key === "foreignSeat") this.#close("unknownTable");
      else if (key === "banned") this.#close("left");
      else if (key === "viewClosed") this.#loseEyes();
      else this.#lose(tries);
    }
  }

  async #askForPlace(): Promise<Ticket> {
    const { address, ticket, guest, pulse } = this.#options;
    const { match, token, seat, code } = ticket;
    if (seat === WATCHER) return this.#askToWatch(match, code);
    return callApi(address, "sit", { match, token, ...(await guest()) }, pulse.patience);
  }

  async #askToWatch(match: string, code: string): Promise<Ticket> {
    const { address, guest, pulse } = this.#options;
    const withEyes = this.#eyes === undefined ? {} : { eyes: this.#eyes };
    return callApi(address, "watch", { match, ...(code && { code }), ...withEyes, ...(await guest()) }, pulse.patience);
  }

  #close(why: RefusalKey): void {
    if (this.#isFinal()) return;
    this.#attached.abort();
    this.#retry.abort();
    this.#state = { connection: "closed", retryIn: undefined, why };
    this.#options.closed(why);
  }
}

function receiveMessages(room: LiveRoom<Root>, messages: MatchMessages): void {
  room.onStateChange((root) => messages.state(root as Root));
  room.onMessage(MESSAGES.answer, messages.answer);
  room.onMessage(MESSAGES.pledges, messages.pledges);
  room.onMessage(MESSAGES.voided, messages.voided);
  room.onMessage(MESSAGES.deal, messages.deal);
  room.onMessage(MESSAGES.chat, messages.chat);
  room.onMessage(MESSAGES.notice, messages.notice);
  room.onMessage(MESSAGES.next, messages.next);
}
