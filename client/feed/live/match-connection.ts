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
import { type AttachedRoom, attachRoom } from "./attached-room.ts";
import type { Pulse } from "./heartbeat.ts";
import { rateWithin } from "./rate-limit.ts";
import { type Retry, retryLater } from "./retry.ts";
import { type LiveRoom, leaveRoom, openRoom } from "./room.ts";

export interface MatchConnectionParts {
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
}

/** What the room sends. */
export interface MatchMessages {
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

interface ConnectionState {
  status: Presence["connection"];
  /** Milliseconds until the next try, while lost. */
  retryIn: number | undefined;
  /** Why it is closed. */
  why: RefusalKey | undefined;
}

export interface MatchConnection {
  readonly state: Readonly<ConnectionState>;
  /** The newest: its seat may have been drawn since the first. */
  readonly ticket: Ticket;
  /** What to add to this page's elapsed time for the server's, in milliseconds. */
  readonly ahead: number;
  open(): void;
  /** Nothing is sent while it is lost. */
  send(command: Command): void;
  /** After it was closed because the seat was taken elsewhere. */
  reopen(): void;
  /** Tries at once, while it is lost. */
  reconnect(): void;
  /** Gives up the seat. */
  leave(): void;
  /** The same, for a reason of this page. */
  giveUp(why: RefusalKey): void;
}

/** Asks no sooner than if it had failed so often: a disk that is full stays so for a while. */
const TRIES_WHEN_STOPPED = 2;

/** With these codes the room closes a connection for good. */
const FINAL: Readonly<Record<number, RefusalKey>> = {
  [CLOSED.left]: "left",
  [CLOSED.takenElsewhere]: "takenElsewhere",
  [CLOSED.unknownTable]: "unknownTable",
  [CLOSED.notOpened]: "notOpened",
};

export function matchConnection(parts: MatchConnectionParts): MatchConnection {
  const { address, game, pulse } = parts;
  let { ticket } = parts;
  /** The newest one, also after it was lost: it knows the server's time. */
  let attached: AttachedRoom<Root> | undefined;
  /** None while it is lost. */
  let room: LiveRoom<Root> | undefined;
  const state: ConnectionState = { status: "lost", retryIn: undefined, why: undefined };
  let retry: Retry | undefined;
  /** A newer attempt makes all before it void. */
  let attempt = 0;

  async function connect(tries: number, mine = attempt): Promise<void> {
    let opened: LiveRoom<Root>;
    try {
      opened = await openRoom(address, ticket.reservation, rootClass(game));
    } catch {
      return mine === attempt ? lose(tries) : undefined;
    }
    if (isFinal() || mine !== attempt) return leaveRoom(opened);
    room = opened;
    Object.assign(state, { status: "open", retryIn: undefined, why: undefined } satisfies ConnectionState);
    attached = listenTo(opened, ticket, parts, { isCurrent: () => room === opened, dead: () => lose(0), stopped, left });
    parts.opened();
  }

  function left(code: number): void {
    const final = FINAL[code];
    if (final !== undefined) return close(final);
    if (code !== CLOSED.moved) return lose(0);
    // The deal has drawn another seat: connect to it at once, without telling of a lost connection.
    attached?.detach();
    room = undefined;
    void reconnect(0);
  }

  function lose(tries: number): void {
    if (isFinal()) return;
    attached?.detach();
    room = undefined;
    retry?.cancel();
    retry = retryLater(tries, (online) => void reconnect(online ? 0 : tries + 1));
    // Why play has stopped stays in sight until it goes on.
    if (state.status !== "closed") Object.assign(state, { status: "lost", retryIn: retry.delay } satisfies Partial<ConnectionState>);
    parts.changed();
  }

  /** The match cannot be played on now. If that is because nothing can be saved, the place is asked for until it can. */
  function stopped(key: RefusalKey): void {
    close(key);
    if (key === "notSaved" && parts.hasBegun()) lose(TRIES_WHEN_STOPPED);
  }

  const isFinal = (): boolean => state.status === "closed" && !(state.why === "notSaved" && parts.hasBegun());

  async function reconnect(tries: number): Promise<void> {
    retry?.cancel();
    const mine = ++attempt;
    try {
      const place = await askForPlace(parts, pulse.patience);
      if (mine !== attempt) return;
      ticket = place;
      await connect(tries, mine);
    } catch (error) {
      if (mine !== attempt) return;
      const key = error instanceof Refusal ? error.key : "failed";
      // Any other failure may be temporary.
      if (key === "unknownTable" || key === "foreignSeat") close("unknownTable");
      else lose(tries);
    }
  }

  function close(key: RefusalKey): void {
    if (isFinal()) return;
    state.status = "closed";
    attached?.detach();
    state.why = key;
    state.retryIn = undefined;
    retry?.cancel();
    parts.closed(key);
  }

  return {
    state,
    get ticket() {
      return ticket;
    },
    get ahead() {
      return attached?.ahead ?? 0;
    },
    open: () => void connect(0),
    send: (command) => attached?.send(command),
    reopen() {
      if (state.why !== "takenElsewhere") return;
      state.why = undefined;
      state.status = "lost";
      parts.changed();
      void reconnect(0);
    },
    reconnect() {
      if (state.status !== "lost" || room !== undefined) return;
      state.retryIn = undefined;
      parts.changed();
      void reconnect(0);
    },
    leave: () => giveUp("left"),
    giveUp,
  };

  function giveUp(why: RefusalKey): void {
    close(why);
    if (room !== undefined) leaveRoom(room);
  }
}

async function askForPlace({ address, ticket, guest }: MatchConnectionParts, patience: number): Promise<Ticket> {
  const { match, token, seat, code } = ticket;
  if (seat === WATCHER) return callApi(address, "watch", { match, ...(code && { code }), ...(await guest()) }, patience);
  return callApi(address, "sit", { match, token, ...(await guest()) }, patience);
}

interface RoomEvents {
  /** An older connection may say something after a newer one has been opened. */
  isCurrent(): boolean;
  dead(): void;
  stopped(key: RefusalKey): void;
  left(code: number): void;
}

function listenTo(
  room: LiveRoom<Root>,
  { messagesPerSecond }: Ticket,
  parts: MatchConnectionParts,
  { isCurrent, ...events }: RoomEvents,
): AttachedRoom<Root> {
  const dead = (): void => {
    if (!isCurrent()) return;
    events.dead();
    // Not awaited: on a dead connection leaving properly may take minutes.
    room.connection.close();
  };
  const rate = rateWithin(messagesPerSecond);
  const attached = attachRoom(room, { pulse: parts.pulse, rate, answered: parts.changed, dead });
  receiveMessages(room, parts.messages);
  room.onMessage(MESSAGES.stopped, (key: RefusalKey) => isCurrent() && events.stopped(key));
  room.onLeave((code) => isCurrent() && events.left(code));
  return attached;
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
