/** A match in a room of the server: copies each patched state, sends commands, and comes back by itself when the line breaks. */
import type { Game } from "../../shared/core/game.ts";
import { type Deal, type MatchRecord, verifyDeal } from "../../shared/core/record.ts";
import { Refusal, type RefusalKey } from "../../shared/core/refusal.ts";
import { type Person, type Root, readFrame, rootClass } from "../../shared/core/sync.ts";
import { WATCHER } from "../../shared/core/view.ts";
import { type Answer, CLOSED, type Command, MESSAGES, readCommand, type Ticket } from "../../shared/core/wire.ts";
import type { Feed, FeedListener, Moment, Presence } from "./feed.ts";
import { callDesk, retryDelay } from "./live-desk.ts";
import { momentOf } from "./live-moment.ts";
import { type LiveRoom, openRoom } from "./live-room.ts";

export interface LivePresence extends Presence {
  /** Why it is closed. */
  readonly why: RefusalKey | undefined;
}

export interface LiveFeed extends Feed {
  readonly ticket: Ticket;
  /** Resolves with the first frame; rejects with a Refusal if the table is given up before. */
  readonly begun: Promise<LiveFeed>;
  readonly next: Promise<LiveFeed>;
  /** Secret and shares, once the match is over; rejects if they are not what was promised. */
  readonly deal: Promise<Deal>;
  /** Bots take all free seats of a table that waits. */
  fill(): Promise<Answer>;
  presence(): LivePresence;
}

export interface FeedParts {
  readonly address: string;
  readonly game: Game;
  readonly ticket: Ticket;
  /** The own 16 bytes for the deal, as hex. */
  readonly share: string;
  /** For a rematch: a feed of its ticket. */
  follow(ticket: Ticket): LiveFeed;
  /** The seat is given up. */
  left(): void;
}

/** After these the room is lost for good. */
const FINAL: Readonly<Record<number, RefusalKey>> = {
  [CLOSED.left]: "left",
  [CLOSED.takenElsewhere]: "takenElsewhere",
  [CLOSED.unknownTable]: "unknownTable",
};

export function liveFeed(parts: FeedParts): LiveFeed {
  const { address, game, ticket, share } = parts;
  const { seat } = ticket;
  const listeners = new Set<FeedListener>();
  const pending = new Map<string, { command: Command; told: (answer: Answer) => void }>();
  const begun = Promise.withResolvers<LiveFeed>();
  const next = Promise.withResolvers<LiveFeed>();
  const deal = Promise.withResolvers<Deal>();
  // Whoever does not ask is not told; that is no unhandled failure.
  for (const { promise } of [begun, next, deal]) promise.catch(() => undefined);
  let room: LiveRoom<Root> | undefined;
  let newest: Moment | undefined;
  /** Nothing was received over this connection yet. */
  let invited = false;
  let fresh = true;
  let people: readonly Person[] = [];
  let connection: Presence["connection"] = "lost";
  let retryIn: number | undefined;
  let why: RefusalKey | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;

  const presence = (): LivePresence => ({ people, connection, retryIn, why });
  const tellPresence = (): void => {
    for (const listener of listeners) listener.presence(presence());
  };

  function receive(root: Root): void {
    people = root.people.toJSON() as Person[];
    // Before the deal there is no frame.
    if (root.event) {
      const moment = momentOf(game, readFrame(root, seat));
      if (moment.number !== newest?.number) {
        const jump = fresh || newest === undefined || moment.number !== newest.number + 1;
        newest = moment;
        begun.resolve(feed);
        for (const listener of listeners) listener.frame(moment, jump);
      }
    }
    fresh = false;
    tellPresence();
  }

  async function connect(place: Ticket, tries: number): Promise<void> {
    try {
      const opened = await openRoom(address, place.reservation, rootClass(game));
      if (connection === "closed") return void opened.leave();
      room = opened;
    } catch {
      return lose(tries);
    }
    const opened = room;
    fresh = true;
    connection = "open";
    retryIn = undefined;
    opened.onStateChange((root) => receive(root as Root));
    opened.onMessage(MESSAGES.answer, (answer: Answer) => settle(answer));
    opened.onMessage(MESSAGES.deal, (told: Deal) => checkDeal(told));
    opened.onMessage(MESSAGES.stopped, (key: RefusalKey) => close(key));
    opened.onMessage(MESSAGES.next, (again: Ticket) => {
      // Said again to whoever comes back; he has gone there once.
      if (!invited) next.resolve(parts.follow(again).begun);
      invited = true;
    });
    opened.onLeave((code) => {
      const final = FINAL[code];
      if (final !== undefined) close(final);
      else if (room === opened) lose(0);
    });
    // The same ids again: what was played already is answered, not played twice.
    for (const { command } of pending.values()) opened.send(MESSAGES.command, command);
    if (seat !== WATCHER && newest === undefined) void send({ type: "share", id: newId(), share });
    tellPresence();
  }

  function lose(tries: number): void {
    if (connection === "closed") return;
    room = undefined;
    connection = "lost";
    retryIn = retryDelay(tries);
    retry = setTimeout(() => void comeBack(tries + 1), retryIn);
    tellPresence();
  }

  async function comeBack(tries: number): Promise<void> {
    try {
      const { match, token } = ticket;
      const place = seat === WATCHER ? await callDesk(address, "watch", { match }) : await callDesk(address, "sit", { match, token });
      await connect(place, tries);
    } catch (error) {
      const key = error instanceof Refusal ? error.key : "failed";
      // Anything but a plain no may be better next time.
      if (key === "unknownTable" || key === "foreignSeat") close("unknownTable");
      else lose(tries);
    }
  }

  function close(key: RefusalKey): void {
    if (connection === "closed") return;
    connection = "closed";
    why = key;
    retryIn = undefined;
    clearTimeout(retry);
    for (const { command } of pending.values()) settle({ id: command.id, ok: false, key, args: {} });
    for (const { reject } of [begun, next, deal]) reject(new Refusal(key));
    tellPresence();
  }

  function settle(answer: Answer): void {
    pending.get(answer.id)?.told(answer);
    pending.delete(answer.id);
  }

  function send(command: Command): Promise<Answer> {
    const { id } = command;
    try {
      readCommand(command);
    } catch {
      return Promise.resolve({ id, ok: false, key: "malformed", args: {} });
    }
    if (why !== undefined) return Promise.resolve({ id, ok: false, key: why, args: {} });
    return new Promise((told) => {
      pending.set(id, { command, told });
      room?.send(MESSAGES.command, command);
    });
  }

  function checkDeal(told: Deal): void {
    try {
      // A watcher was promised nothing; what he is told must agree in itself all the same.
      const seen = seat === WATCHER ? { commitment: told.commitment } : { commitment: ticket.commitment, own: { seat, share } };
      verifyDeal({ deal: told } as MatchRecord, seen);
      deal.resolve(told);
    } catch (error) {
      deal.reject(error);
    }
  }

  const feed: LiveFeed = {
    game,
    seat,
    ticket,
    begun: begun.promise,
    next: next.promise,
    deal: deal.promise,
    presence,
    listen(listener) {
      listeners.add(listener);
      if (newest !== undefined) listener.frame(newest, true);
      listener.presence(presence());
      return () => listeners.delete(listener);
    },
    send: (moves, ask) => send({ type: "moves", id: newId(), ask, moves }),
    undo: () => send({ type: "undo", id: newId() }),
    resign: () => send({ type: "resign", id: newId() }),
    rematch: () => send({ type: "rematch", id: newId() }),
    fill: () => send({ type: "fill", id: newId() }),
    leave() {
      const open = room;
      parts.left();
      close("left");
      if (open !== undefined) void open.leave();
    },
  };
  void connect(ticket, 0);
  return feed;
}

/** A name for a command, so that a repeat is known as one. */
const newId = (): string => randomHex(8);

export function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
