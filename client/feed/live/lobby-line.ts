/** The connection to the server's lobby, while there is a listener: news for everybody, and news for the guest of this page. */
import { NO_PEOPLE, type PeopleNews } from "../../../shared/core/wire/people.ts";
import { type LobbyNews, MESSAGES } from "../../../shared/core/wire/wire.ts";
import type { Lobby, LobbyPeople, LobbyState } from "../lobby.ts";
import { callApi } from "./api.ts";
import { heartbeat, type Pulse } from "./heartbeat.ts";
import { retryLater } from "./retry.ts";
import { type LiveRoom, leaveRoom, openRoom } from "./room.ts";

export interface LobbyLine {
  readonly onState: Lobby["onState"];
  readonly onPeople: LobbyPeople["onNews"];
  /** Tells the lobby again who is at this page. */
  identify(): void;
}

/** `token` is that of the guest on this page. Other guests see only a guest whose page listens for people. */
export function lobbyLine(address: string, pulse: Pulse, token: () => Promise<string>): LobbyLine {
  const listeners = new Set<(state: LobbyState) => void>();
  const peopleListeners = new Set<(news: PeopleNews) => void>();
  let room: LiveRoom<never> | undefined;
  let newest: LobbyState = { build: "", people: 0, matches: 0, tables: [], looking: {} };
  let people = NO_PEOPLE;
  let connecting = false;
  const isWanted = (): boolean => listeners.size + peopleListeners.size > 0;

  async function connect(tries: number): Promise<void> {
    connecting = true;
    try {
      const { reservation } = await callApi(address, "lobby", {});
      const opened = await openRoom<never>(address, reservation);
      room = opened;
      opened.onMessage(MESSAGES.lobby, (news: LobbyNews) => {
        newest = news;
        for (const listener of listeners) listener(news);
      });
      opened.onMessage(MESSAGES.people, (news: PeopleNews) => {
        people = news;
        for (const listener of peopleListeners) listener(news);
      });
      const lost = (): void => {
        beat.stop();
        if (room !== opened) return;
        again(0);
        opened.connection.close();
      };
      const beat = heartbeat(opened, pulse, () => undefined, lost);
      opened.onLeave(lost);
      connecting = false;
      if (isWanted()) identify();
      else leaveRoom(opened);
    } catch {
      again(tries + 1);
    }
  }

  function again(tries: number): void {
    room = undefined;
    connecting = isWanted();
    if (connecting) retryLater(tries, (online) => void connect(online ? 0 : tries));
  }

  function identify(): void {
    const to = room;
    if (to === undefined || peopleListeners.size === 0) return;
    token().then(
      (told) => room === to && to.send(MESSAGES.guest, told),
      // The server does not answer; a later connection asks again.
      () => undefined,
    );
  }

  /** Returns the way to stop. */
  function listen<T>(all: Set<(news: T) => void>, listener: (news: T) => void): () => void {
    all.add(listener);
    if (room === undefined && !connecting) void connect(0);
    return () => {
      all.delete(listener);
      if (room !== undefined && !isWanted()) leaveRoom(room);
    };
  }

  return {
    onState(listener) {
      const stop = listen(listeners, listener);
      listener(newest);
      return stop;
    },
    onPeople(listener) {
      const isFirst = peopleListeners.size === 0;
      const stop = listen(peopleListeners, listener);
      listener(people);
      if (isFirst) identify();
      return stop;
    },
    identify,
  };
}
