/** The feed of a match in a room of the server: patched states become frames, and moves become commands. */
import { Refusal } from "../../../shared/core/base/refusal.ts";
import type { Game } from "../../../shared/core/contract/game.ts";
import { type Deal, readRecord } from "../../../shared/core/match/record.ts";
import { WATCHER } from "../../../shared/core/match/view.ts";
import type { Ticket } from "../../../shared/core/wire/calls.ts";
import type { SeatStatus } from "../../../shared/core/wire/sync.ts";
import type { Answer, VoidDeal } from "../../../shared/core/wire/wire.ts";
import type { Feed, Presence } from "../feed.ts";
import { callApi } from "./api.ts";
import { liveChat } from "./chat.ts";
import { matchCommands } from "./commands.ts";
import { dealCheck } from "./deal-check.ts";
import { type DealShare, keepDealShare } from "./deal-share.ts";
import { HUMAN_PULSE, type Pulse } from "./heartbeat.ts";
import { type LiveState, liveState } from "./live-state.ts";
import { type MatchConnection, matchConnection } from "./match-connection.ts";
import { fetchPastFrames } from "./past-frames.ts";
import { pendingCommands } from "./pending-commands.ts";

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
  presence(): Presence;
}

export interface FeedParts {
  readonly address: string;
  readonly game: Game;
  readonly ticket: Ticket;
  /** What is known of the deal. */
  readonly share: DealShare;
  newShare(): string;
  /** Keeps what is known of the deal over a reload. */
  keep(share: DealShare): void;
  /** A deal that was prepared is void. */
  voided(why: VoidDeal): void;
  /** The colour wished for. */
  readonly colour: number;
  readonly pulse?: Pulse;
  /** The guest of this browser, if any. */
  readonly guest: () => Promise<{ readonly guest?: string }>;
  /** For a rematch: a feed of its ticket. */
  follow(ticket: Ticket): LiveFeed;
  /** The seat is given up. */
  left(): void;
}

function presenceOf(around: LiveState["around"], { ahead, state }: MatchConnection): Presence {
  const { status, retryIn, why } = state;
  return { ...around, people: around.people.map((person) => inOwnTime(person, ahead)), connection: status, retryIn, why };
}

/** The server's times as elapsed times of this page. */
function inOwnTime(person: SeatStatus, ahead: number): SeatStatus {
  const own = (time: number): number => (time === 0 ? 0 : time - ahead);
  return { ...person, until: own(person.until), deadline: own(person.deadline) };
}

export function liveFeed(parts: FeedParts): LiveFeed {
  const { address, game, pulse = HUMAN_PULSE } = parts;
  const { match, rated, daily, late = 0 } = parts.ticket;
  const watches = parts.ticket.seat === WATCHER;
  let { colour } = parts;
  const begun = Promise.withResolvers<LiveFeed>();
  const next = Promise.withResolvers<LiveFeed>();
  // Optional to await: without a handler a rejection is not an error.
  for (const { promise } of [begun, next]) promise.catch(() => undefined);
  const dealt = dealCheck(
    parts.ticket,
    () => own.known,
    () => connection.ticket.seat,
  );
  let toldVoid = false;
  const chat = liveChat();
  let hasRematch = false;

  const state = liveState({
    ...{ game, watches },
    seat: () => connection.ticket.seat,
    presence: (around) => presenceOf(around, connection),
    begun: () => begun.resolve(feed),
  });
  const connection = matchConnection({
    address,
    game,
    ticket: parts.ticket,
    pulse,
    guest: parts.guest,
    messages: {
      ...{ state: state.receive, notice: state.notice, chat: chat.take, deal: dealt.receive },
      pledges(news) {
        own.receive(news);
        state.receivePledges(news);
      },
      voided(why) {
        toldVoid = true;
        parts.voided(why);
      },
      answer: (answer) => pending.settle(answer),
      next(ticket) {
        if (!hasRematch) next.resolve(parts.follow(ticket).begun);
        hasRematch = true;
      },
    },
    opened() {
      state.reconnected();
      pending.resend();
      if (!watches && state.newest === undefined) own.pledge();
      state.tellPresence();
    },
    hasBegun: () => state.newest !== undefined,
    changed: state.tellPresence,
    closed(key) {
      pending.refuseAll(key);
      begun.reject(new Refusal(key));
      // A player who takes the seat back, or comes back when the server can save again, still wants these.
      const mayReturn = key === "takenElsewhere" || (key === "notSaved" && state.newest !== undefined);
      if (!mayReturn) for (const reject of [next.reject, dealt.giveUp]) reject(new Refusal(key));
      state.tellPresence();
    },
  });
  const pending = pendingCommands(connection.send, () => connection.state.why);
  const own = keepDealShare({
    ticket: parts.ticket,
    first: parts.share,
    newShare: parts.newShare,
    keep: parts.keep,
    colour: () => colour,
    people: () => state.around.people,
    send: pending.send,
    distrust: () => connection.giveUp("badPledges"),
    voided(why) {
      if (!toldVoid) parts.voided(why);
      toldVoid = false;
    },
  });

  const feed: LiveFeed = {
    ...{ game, match, rated, ...(daily && { daily }), late, begun: begun.promise, next: next.promise, deal: dealt.deal },
    ...(parts.ticket.hints && { hints: true }),
    ...(parts.ticket.inDays && { inDays: true }),
    get seat() {
      return connection.ticket.seat;
    },
    get ticket() {
      return connection.ticket;
    },
    get promise() {
      return dealt.promise;
    },
    get colours() {
      return state.around.people.map((person) => person.colour);
    },
    wear(wish) {
      colour = wish;
      if (state.newest === undefined) own.pledge();
    },
    presence: () => presenceOf(state.around, connection),
    listen: state.listen,
    past: (from, to) => fetchPastFrames(address, connection.ticket, from, to),
    async record() {
      const record = readRecord(
        (await callApi(address, "record", { match, ...(connection.ticket.token !== "" && { token: connection.ticket.token }) })).record,
      );
      dealt.verify(record);
      return record;
    },
    ...matchCommands(
      pending.send,
      () => state.around.proposal.what,
      () => state.newest?.number ?? 0,
    ),
    onChat: chat.listen,
    sitAgain: connection.reopen,
    reconnect: connection.reconnect,
    leave() {
      parts.left();
      connection.leave();
    },
  };
  connection.open();
  return feed;
}
