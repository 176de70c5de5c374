/** The feed of a match in a room of the server: patched states become frames, and moves become commands. */

import type { Ticket } from "../../../shared/core/calls.ts";
import type { Game } from "../../../shared/core/game.ts";
import { type Deal, readRecord, type SeenBefore, verifyDeal } from "../../../shared/core/record.ts";
import { Refusal, type RefusalKey } from "../../../shared/core/refusal.ts";
import { hasSeat, NO_PROPOSAL, type Proposal, type Root, readFrame, type SeatStatus } from "../../../shared/core/sync.ts";
import { WATCHER } from "../../../shared/core/view.ts";
import type { Answer } from "../../../shared/core/wire.ts";
import type { Feed, FeedListener, Moment, Presence } from "../feed.ts";
import { firstFrames } from "../first-frames.ts";
import { liveChat } from "./chat.ts";
import { commands, newId } from "./commands.ts";
import { callDesk } from "./desk.ts";
import { HUMAN_PULSE, type Pulse } from "./heartbeat.ts";
import { matchConnection } from "./match-connection.ts";
import { momentOf } from "./moment-of-frame.ts";
import { askPast } from "./past-frames.ts";
import { pendingCommands } from "./pending-commands.ts";
import { HUMAN_RATE, type Rate } from "./rate-limit.ts";

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

/** Server's times in this page's elapsed time. */
function inOwnTime(person: SeatStatus, ahead: number): SeatStatus {
  const own = (time: number): number => (time === 0 ? 0 : time - ahead);
  return { ...person, until: own(person.until), deadline: own(person.deadline) };
}

/** What the deal is checked against. A watcher was promised nothing; what they are told must still be consistent. */
function promisesOf({ commitment, seating, seat }: Ticket, watches: boolean, share: string, told: Deal): SeenBefore {
  if (watches) return { commitment: told.commitment };
  return { commitment, seating, ...(share !== "" && { own: { seat, share } }) };
}

export function liveFeed(parts: FeedParts): LiveFeed {
  const { address, game, share, pulse = HUMAN_PULSE, rate = HUMAN_RATE } = parts;
  const { match, commitment, seating } = parts.ticket;
  const watches = parts.ticket.seat === WATCHER;
  let { colour } = parts;
  const listeners = new Set<FeedListener>();
  const begun = Promise.withResolvers<LiveFeed>();
  const next = Promise.withResolvers<LiveFeed>();
  const deal = Promise.withResolvers<Deal>();
  // Optional to await: a rejection nobody waits for is not an error.
  for (const { promise } of [begun, next, deal]) promise.catch(() => undefined);
  const frames = firstFrames();
  const chat = liveChat();
  let hasRematch = false;
  /** Nothing was received over this connection yet. */
  let fresh = true;
  let around: Pick<Presence, "people" | "proposal" | "paused"> = { people: [], proposal: NO_PROPOSAL, paused: false };

  const connection = matchConnection({
    ...{ address, game, ticket: parts.ticket, pulse, rate },
    messages: {
      state: receive,
      answer: (answer) => pending.settle(answer),
      deal: checkDeal,
      chat: chat.take,
      notice: (news) => tellAll((listener) => listener.notice?.(news)),
      next(ticket) {
        if (!hasRematch) next.resolve(parts.follow(ticket).begun);
        hasRematch = true;
      },
    },
    opened() {
      fresh = true;
      pending.resend();
      if (!watches && frames.newest === undefined) void sendShare();
      tellPresence();
    },
    changed: tellPresence,
    closed(key) {
      pending.refuseAll(key);
      begun.reject(new Refusal(key));
      // A player who takes the seat back still wants these.
      if (key !== "takenElsewhere") for (const { reject } of [next, deal]) reject(new Refusal(key));
      tellPresence();
    },
  });
  const pending = pendingCommands(connection.send, () => connection.why);

  function tellAll(tell: (listener: FeedListener) => void): void {
    for (const listener of listeners) tell(listener);
  }

  function presence(): LivePresence {
    const { ahead, status, retryIn, why } = connection;
    return { ...around, people: around.people.map((person) => inOwnTime(person, ahead)), connection: status, retryIn, why };
  }

  function tellPresence(): void {
    tellAll((listener) => listener.presence(presence()));
  }

  function receive(root: Root): void {
    const { people, proposal, paused } = root;
    around = { people: people.toJSON() as SeatStatus[], proposal: proposal.toJSON() as Proposal, paused };
    const { seat } = connection.ticket;
    // There is no frame before the deal, nor for this client before it is connected to the seat it was dealt.
    if (root.event && (watches || hasSeat(root))) showFrame(momentOf(game, readFrame(root, seat)));
    fresh = false;
    tellPresence();
  }

  function showFrame(moment: Moment): void {
    const { newest } = frames;
    if (moment.number === newest?.number) return;
    const jump = fresh || newest === undefined || moment.number !== newest.number + 1;
    frames.take(moment, jump);
    begun.resolve(feed);
    tellAll((listener) => listener.frame(moment, jump));
  }

  const sendShare = (): Promise<Answer> => pending.send({ type: "share", id: newId(), share, colour });
  const promises = (told: Deal): SeenBefore => promisesOf({ ...connection.ticket, commitment, seating }, watches, share, told);

  function checkDeal(told: Deal): void {
    try {
      verifyDeal({ deal: told, seating }, promises(told));
      deal.resolve(told);
    } catch (error) {
      deal.reject(error);
    }
  }

  const feed: LiveFeed = {
    ...{ game, match, rated: parts.ticket.rated, late: parts.ticket.late ?? 0 },
    ...{ begun: begun.promise, next: next.promise, deal: deal.promise },
    get seat() {
      return connection.ticket.seat;
    },
    get ticket() {
      return connection.ticket;
    },
    get colours() {
      return around.people.map((person) => person.colour);
    },
    wear(wish) {
      colour = wish;
      if (frames.newest === undefined) void sendShare();
    },
    presence,
    listen(listener) {
      listeners.add(listener);
      frames.greet(listener);
      listener.presence(presence());
      return () => listeners.delete(listener);
    },
    past: (from, to) => askPast(address, connection.ticket, from, to),
    async record() {
      const record = readRecord((await callDesk(address, "record", { match })).record);
      verifyDeal(record, promises(record.deal));
      return record;
    },
    ...commands(
      pending.send,
      () => around.proposal.what,
      () => frames.newest?.number ?? 0,
    ),
    onChat: chat.listen,
    sitAgain: connection.reopen,
    leave() {
      parts.left();
      connection.leave();
    },
  };
  connection.open();
  return feed;
}
