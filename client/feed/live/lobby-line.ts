/** The connection to the server's lobby, while there is a listener: news for everybody, and news for the guest of this page. */
import { Refusal } from "../../../shared/core/base/refusal.ts";
import { NO_PEOPLE, type PeopleNews } from "../../../shared/core/wire/people.ts";
import { type LobbyNews, MESSAGES, type OperatorNotice } from "../../../shared/core/wire/wire.ts";
import type { LobbyState } from "../lobby.ts";
import { callApi } from "./api.ts";
import { Heartbeat, type Pulse } from "./heartbeat.ts";
import { retryLater } from "./retry.ts";
import { type LiveRoom, leaveRoom, openRoom } from "./room.ts";

/** Other guests see only a guest whose page listens for people. */
export class LobbyLine {
  readonly #address: string;
  readonly #pulse: Pulse;
  readonly #token: () => Promise<string>;
  readonly #listeners = new Set<(state: LobbyState) => void>();
  readonly #peopleListeners = new Set<(news: PeopleNews) => void>();
  #notices: readonly OperatorNotice[] = [];
  #tellNotices: (notices: readonly OperatorNotice[]) => void = () => undefined;
  #room: LiveRoom<never> | undefined;
  #newest: LobbyState = { build: "", people: 0, matches: 0, tables: [], looking: [] };
  #people = NO_PEOPLE;
  #connecting = false;

  /** `token` is that of the guest on this page. */
  constructor(address: string, pulse: Pulse, token: () => Promise<string>) {
    this.#address = address;
    this.#pulse = pulse;
    this.#token = token;
  }

  /** Tells the lobby's state. */
  onState(listener: (state: LobbyState) => void): () => void {
    const stop = this.#listen(this.#listeners, listener);
    listener(this.#newest);
    return stop;
  }

  /** Tells the lobby's news of people. */
  onPeople(listener: (news: PeopleNews) => void): () => void {
    const isFirst = this.#peopleListeners.size === 0;
    const stop = this.#listen(this.#peopleListeners, listener);
    listener(this.#people);
    if (isFirst) this.identify();
    return stop;
  }

  /** Tells the lobby again who is at this page. */
  identify(): void {
    const room = this.#room;
    if (room === undefined || this.#peopleListeners.size === 0) return;
    this.#token().then(
      (token) => this.#room === room && room.send(MESSAGES.guest, token),
      // The server does not answer; a later connection asks again.
      () => undefined,
    );
  }

  /** Tells what the operator has to say, in place of the listener before. */
  onNotices(listener: (notices: readonly OperatorNotice[]) => void): void {
    this.#tellNotices = listener;
    listener(this.#notices);
  }

  /** The guest has read it. */
  confirm(notice: string): void {
    this.#room?.send(MESSAGES.operator, notice);
  }

  #tell(notices: readonly OperatorNotice[]): void {
    this.#notices = notices;
    this.#tellNotices(notices);
  }

  #listen<T>(all: Set<(news: T) => void>, listener: (news: T) => void): () => void {
    all.add(listener);
    if (this.#room === undefined && !this.#connecting) void this.#connect(0);
    return () => {
      all.delete(listener);
      if (this.#room !== undefined && !this.#isWanted()) leaveRoom(this.#room);
    };
  }

  #isWanted(): boolean {
    return this.#listeners.size + this.#peopleListeners.size > 0;
  }

  async #connect(tries: number): Promise<void> {
    this.#connecting = true;
    try {
      const { reservation } = await callApi(this.#address, "lobby", {});
      const room = await openRoom<never>(this.#address, reservation);
      this.#attach(room);
      this.#connecting = false;
      if (this.#isWanted()) this.identify();
      else leaveRoom(room);
    } catch (error) {
      // From a banned address no lobby can be entered that would tell it.
      if (error instanceof Refusal && error.key === "banned") this.#tell([banOf(error)]);
      this.#retry(tries + 1);
    }
  }

  #attach(room: LiveRoom<never>): void {
    const attached = new AbortController();
    const lost = (): void => {
      attached.abort();
      if (this.#room !== room) return;
      this.#retry(0);
      room.connection.close();
    };
    this.#room = room;
    room.onMessage(MESSAGES.lobby, (news: LobbyNews) => {
      this.#newest = news;
      for (const listener of this.#listeners) listener(news);
    });
    room.onMessage(MESSAGES.people, (news: PeopleNews) => {
      this.#people = news;
      for (const listener of this.#peopleListeners) listener(news);
    });
    room.onMessage(MESSAGES.operator, (notices: readonly OperatorNotice[]) => this.#tell(notices));
    new Heartbeat(room, { pulse: this.#pulse, signal: attached.signal, dead: lost });
    room.onLeave(lost);
  }

  #retry(tries: number): void {
    this.#room = undefined;
    this.#connecting = this.#isWanted();
    if (this.#connecting) retryLater(tries, (online) => void this.#connect(online ? 0 : tries));
  }
}

const banOf = ({ args }: Refusal): OperatorNotice => ({
  id: `ban ${args.until}`,
  what: "ban",
  until: Number(args.until),
  why: String(args.why),
});
