/** A match in a room of the server: copies each patched state, sends commands, and comes back by itself when the line breaks. */

import type { Ticket } from "../../../shared/core/calls.ts";
import type { Game } from "../../../shared/core/game.ts";
import { type Deal, readRecord, type Seen, verifyDeal } from "../../../shared/core/record.ts";
import { Refusal, type RefusalKey } from "../../../shared/core/refusal.ts";
import { hasSeat, NO_PROPOSAL, type Proposal, type Root, readFrame, rootClass, type SeatStatus } from "../../../shared/core/sync.ts";
import { WATCHER } from "../../../shared/core/view.ts";
import { type Answer, CLOSED, type Command, MESSAGES, type NoticeNews, readCommand } from "../../../shared/core/wire.ts";
import type { Feed, FeedListener, Presence } from "../feed.ts";
import { opening } from "../first-frames.ts";
import { liveChat } from "./chat.ts";
import { commands, newId } from "./commands.ts";
import { callDesk, retryDelay } from "./desk.ts";
import { type Heartbeat, HUMAN_PULSE, heartbeat, type Pulse } from "./heartbeat.ts";
import { momentOf } from "./moment-of-frame.ts";
import { askPast } from "./past-frames.ts";
import { HUMAN_RATE, type Rate, rateLimited, type Voice } from "./rate-limit.ts";
import { type LiveRoom, openRoom } from "./room.ts";

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
  /** Wishes for another colour, while the table waits. */
  wear(colour: number): void;
  /** Bots take all free seats of a table that waits. */
  fill(): Promise<Answer>;
  presence(): LivePresence;
}

export interface FeedParts {
  readonly address: string;
  readonly game: Game;
  readonly ticket: Ticket;
  /** The own 16 bytes for the deal, as hex; empty if another browser has given them. */
  readonly share: string;
  /** The colour wished for. */
  readonly colour: number;
  readonly pulse?: Pulse;
  readonly rate?: Rate;
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
  const { address, game, share, pulse = HUMAN_PULSE, rate = HUMAN_RATE } = parts;
  /** A table that draws its seats gives the seat when the match begins. */
  let { ticket, colour } = parts;
  const { match, token, commitment, seating } = ticket;
  const watches = ticket.seat === WATCHER;
  const listeners = new Set<FeedListener>();
  const pending = new Map<string, { command: Command; told: (answer: Answer) => void }>();
  const begun = Promise.withResolvers<LiveFeed>();
  const next = Promise.withResolvers<LiveFeed>();
  const deal = Promise.withResolvers<Deal>();
  // Whoever does not ask is not told; that is no unhandled failure.
  for (const { promise } of [begun, next, deal]) promise.catch(() => undefined);
  let room: LiveRoom<Root> | undefined;
  let beat: Heartbeat | undefined;
  let voice: Voice<Command> | undefined;
  const seen = opening();
  const chat = liveChat();
  /** Nothing was received over this connection yet. */
  let invited = false;
  let fresh = true;
  let around: Pick<Presence, "people" | "proposal" | "paused"> = { people: [], proposal: NO_PROPOSAL, paused: false };
  let connection: Presence["connection"] = "lost";
  let retryIn: number | undefined;
  let why: RefusalKey | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;

  /** In this page's elapsed time, as far as the server's is known. */
  const inOwnTime = (person: SeatStatus): SeatStatus => {
    const own = (time: number): number => (time === 0 ? 0 : time - (beat?.ahead ?? 0));
    return { ...person, until: own(person.until), deadline: own(person.deadline) };
  };
  const presence = (): LivePresence => ({ ...around, people: around.people.map(inOwnTime), connection, retryIn, why });
  const tellPresence = (): void => {
    for (const listener of listeners) listener.presence(presence());
  };

  function receive(root: Root): void {
    const { people, proposal, paused } = root;
    around = { people: people.toJSON() as SeatStatus[], proposal: proposal.toJSON() as Proposal, paused };
    // Before the deal there is no frame; nor is there one for us until we sit where the deal has put us.
    if (root.event && (watches || hasSeat(root))) {
      const moment = momentOf(game, readFrame(root, ticket.seat));
      const { newest } = seen;
      if (moment.number !== newest?.number) {
        const jump = fresh || newest === undefined || moment.number !== newest.number + 1;
        seen.take(moment, jump);
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
    voice = rateLimited((command) => opened.send(MESSAGES.command, command), rate);
    fresh = true;
    connection = "open";
    retryIn = undefined;
    beat = heartbeat(opened, pulse, tellPresence, () => {
      if (room !== opened) return;
      lose(0);
      // It may take minutes to say goodbye on a dead line; nobody waits for it.
      opened.connection.close();
    });
    opened.onStateChange((root) => receive(root as Root));
    opened.onMessage(MESSAGES.answer, (answer: Answer) => settle(answer));
    opened.onMessage(MESSAGES.deal, (told: Deal) => checkDeal(told));
    opened.onMessage(MESSAGES.chat, chat.take);
    opened.onMessage(MESSAGES.notice, (news: NoticeNews) => {
      for (const listener of listeners) listener.notice?.(news);
    });
    opened.onMessage(MESSAGES.stopped, (key: RefusalKey) => close(key));
    opened.onMessage(MESSAGES.next, (again: Ticket) => {
      // Said again to whoever comes back; he has gone there once.
      if (!invited) next.resolve(parts.follow(again).begun);
      invited = true;
    });
    opened.onLeave((code) => {
      // An old line that is closed at last, because we have come back on another, is no news.
      if (room !== opened) return;
      const final = FINAL[code];
      if (final !== undefined) close(final);
      else if (code === CLOSED.moved) move();
      else lose(0);
    });
    // The same ids again: what was played already is answered, not played twice.
    for (const { command } of pending.values()) voice.say(command);
    if (!watches && seen.newest === undefined) void giveShare();
    tellPresence();
  }

  const giveShare = (): Promise<Answer> => send({ type: "share", id: newId(), share, colour });

  function silence(): void {
    beat?.stop();
    voice?.stop();
    voice = undefined;
  }

  /** To the seat that was drawn, at once, and without a word about it. */
  function move(): void {
    silence();
    room = undefined;
    void comeBack(0);
  }

  function lose(tries: number): void {
    if (connection === "closed") return;
    silence();
    room = undefined;
    connection = "lost";
    retryIn = retryDelay(tries);
    retry = setTimeout(() => void comeBack(tries + 1), retryIn);
    tellPresence();
  }

  async function comeBack(tries: number): Promise<void> {
    try {
      const { patience } = pulse;
      ticket = watches ? await callDesk(address, "watch", { match }, patience) : await callDesk(address, "sit", { match, token }, patience);
      await connect(ticket, tries);
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
    silence();
    why = key;
    retryIn = undefined;
    clearTimeout(retry);
    for (const { command } of pending.values()) settle({ id: command.id, ok: false, key, args: {} });
    begun.reject(new Refusal(key));
    // Whoever may take his seat back wants to know of these still.
    if (key !== "takenElsewhere") for (const { reject } of [next, deal]) reject(new Refusal(key));
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
      voice?.say(command);
    });
  }

  /** A watcher was promised nothing; what he is told must agree in itself all the same. */
  const promised = (told: Deal): Seen =>
    watches ? { commitment: told.commitment } : { commitment, seating, ...(share !== "" && { own: { seat: ticket.seat, share } }) };

  function checkDeal(told: Deal): void {
    try {
      verifyDeal({ deal: told, seating }, promised(told));
      deal.resolve(told);
    } catch (error) {
      deal.reject(error);
    }
  }

  const feed: LiveFeed = {
    game,
    match,
    rated: parts.ticket.rated,
    late: parts.ticket.late ?? 0,
    get seat() {
      return ticket.seat;
    },
    get ticket() {
      return ticket;
    },
    get colours() {
      return around.people.map((person) => person.colour);
    },
    wear(wish) {
      colour = wish;
      if (seen.newest === undefined) void giveShare();
    },
    begun: begun.promise,
    next: next.promise,
    deal: deal.promise,
    presence,
    listen(listener) {
      listeners.add(listener);
      seen.greet(listener);
      listener.presence(presence());
      return () => listeners.delete(listener);
    },
    past: (from, to) => askPast(address, ticket, from, to),
    async record() {
      const record = readRecord((await callDesk(address, "record", { match })).record);
      verifyDeal(record, promised(record.deal));
      return record;
    },
    ...commands(
      send,
      () => around.proposal.what,
      () => seen.newest?.number ?? 0,
    ),
    onChat: chat.listen,
    sitAgain() {
      if (why !== "takenElsewhere") return;
      why = undefined;
      connection = "lost";
      tellPresence();
      void comeBack(0);
    },
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
