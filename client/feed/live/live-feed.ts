/** The feed of a match in a room of the server: patched states become frames, and moves become commands. */
import { Refusal, type RefusalKey } from "../../../shared/core/base/refusal.ts";
import type { Game } from "../../../shared/core/contract/game.ts";
import { type Deal, type MatchRecord, readRecord, type SeenBefore } from "../../../shared/core/match/record.ts";
import { WATCHER } from "../../../shared/core/match/view.ts";
import type { Ticket } from "../../../shared/core/wire/calls.ts";
import type { SeatStatus } from "../../../shared/core/wire/sync.ts";
import type { AbsenceChoice, Answer, ChatLine, Command, Saying, VoidDeal } from "../../../shared/core/wire/wire.ts";
import type { Feed, FeedListener, Moment, Presence } from "../feed.ts";
import { type Allows, allowsAtTable } from "../kinds.ts";
import { callApi } from "./api.ts";
import { LiveChat } from "./chat.ts";
import { DealCheck } from "./deal-check.ts";
import { type DealShare, DealShareKeeper } from "./deal-share.ts";
import { HUMAN_PULSE, type Pulse } from "./heartbeat.ts";
import { LiveState } from "./live-state.ts";
import { MatchConnection } from "./match-connection.ts";
import { eyesOf, fetchPastFrames } from "./past-frames.ts";
import { newId, PendingCommands } from "./pending-commands.ts";

interface LiveFeedOptions {
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
  /** Makes the feed of a ticket, for a rematch. */
  follow(ticket: Ticket): LiveFeed;
  /** The seat is given up. */
  left(): void;
}

export class LiveFeed implements Feed {
  readonly game: Game;
  readonly match: string;
  readonly allows: Allows;
  readonly late: number;
  /** Resolves with the first frame; rejects with a Refusal if the table is given up before. */
  readonly begun: Promise<LiveFeed>;
  readonly next: Promise<LiveFeed>;
  /** Secret and shares, once the match is over; rejects if they are not what was promised. */
  readonly deal: Promise<Deal>;
  readonly #options: LiveFeedOptions;
  readonly #state: LiveState;
  readonly #connection: MatchConnection;
  readonly #pending: PendingCommands;
  readonly #share: DealShareKeeper;
  readonly #dealt: DealCheck;
  readonly #chat = new LiveChat();
  readonly #begun = Promise.withResolvers<LiveFeed>();
  readonly #next = Promise.withResolvers<LiveFeed>();
  readonly #watches: boolean;
  /** The colour wished for. */
  #colour: number;
  #toldVoid = false;
  #hasRematch = false;

  constructor(options: LiveFeedOptions) {
    const { game, ticket } = options;
    this.game = game;
    this.match = ticket.match;
    this.allows = allowsAtTable(ticket);
    this.late = ticket.late ?? 0;
    this.begun = this.#begun.promise;
    this.next = this.#next.promise;
    // Optional to await: without a handler a rejection is not an error.
    for (const promise of [this.begun, this.next]) promise.catch(() => undefined);
    this.#options = options;
    this.#watches = ticket.seat === WATCHER;
    this.#colour = options.colour;
    this.#state = new LiveState({
      game,
      watches: this.#watches,
      eyes: () => this.eyes,
      presence: () => this.presence(),
      begun: () => this.#begun.resolve(this),
    });
    this.#connection = this.#connect();
    this.#pending = new PendingCommands(
      (command) => this.#connection.send(command),
      () => this.#connection.state.why,
    );
    this.#share = this.#keepShare();
    this.#dealt = new DealCheck(
      ticket,
      () => this.#share.known,
      () => this.seat,
    );
    this.deal = this.#dealt.deal;
    this.#connection.open();
  }

  get seat(): number {
    return this.ticket.seat;
  }

  get sharedDeal(): string | undefined {
    return this.ticket.sharedDeal;
  }

  get eyes(): number {
    return eyesOf(this.ticket);
  }

  get streams(): boolean {
    return this.#watches && this.ticket.code === "";
  }

  lookAs(seat: number): void {
    this.#connection.lookAs(seat === WATCHER ? undefined : seat);
  }

  get ticket(): Ticket {
    return this.#connection.ticket;
  }

  get promise(): SeenBefore | undefined {
    return this.#dealt.promise;
  }

  get colours(): readonly number[] {
    return this.#state.around.people.map((person) => person.colour);
  }

  presence(): Presence {
    const { around } = this.#state;
    const { ahead, state } = this.#connection;
    return { ...around, people: around.people.map((person) => inOwnTime(person, ahead)), ...state };
  }

  listen(listener: FeedListener): () => void {
    return this.#state.listen(listener);
  }

  onChat(listener: (lines: readonly ChatLine[]) => void): () => void {
    return this.#chat.listen(listener);
  }

  past(from: number, to: number): Promise<readonly Moment[]> {
    return fetchPastFrames(this.#options.address, this.ticket, from, to);
  }

  async record(): Promise<MatchRecord> {
    const { token } = this.ticket;
    const found = await callApi(this.#options.address, "record", { match: this.match, ...(token !== "" && { token }) });
    const record = readRecord(found.record);
    this.#dealt.verify(record);
    return record;
  }

  /** Wishes for another colour, while the table waits. */
  wear(colour: number): void {
    this.#colour = colour;
    if (this.#state.newest === undefined) this.#share.pledge();
  }

  send(moves: readonly string[], ask: number): Promise<Answer> {
    return this.#pending.send({ type: "moves", id: newId(), ask, moves });
  }

  undo(): Promise<Answer> {
    return this.#pending.send({ type: "undo", id: newId() });
  }

  hint(ask: number): Promise<Answer> {
    return this.#pending.send({ type: "hint", id: newId(), ask });
  }

  resign(): Promise<Answer> {
    return this.#pending.send({ type: "resign", id: newId() });
  }

  say(saying: Saying): Promise<Answer> {
    return this.#pending.send({ type: "say", id: newId(), ...saying });
  }

  propose(what: Extract<Command, { type: "propose" }>["what"]): Promise<Answer> {
    return this.#pending.send({ type: "propose", id: newId(), what });
  }

  /** Names what it answers: the current proposal, at the newest frame. */
  vote(yes: boolean): Promise<Answer> {
    const { around, newest } = this.#state;
    return this.#pending.send({ type: "vote", id: newId(), what: around.proposal.what, yes, frame: newest?.number ?? 0 });
  }

  shareView(shared: boolean): Promise<Answer> {
    return this.#pending.send({ type: "view", id: newId(), shared });
  }

  give(): Promise<Answer> {
    return this.#pending.send({ type: "give", id: newId() });
  }

  choose(seat: number, what: AbsenceChoice): Promise<Answer> {
    return this.#pending.send({ type: "choose", id: newId(), seat, what });
  }

  back(): Promise<Answer> {
    return this.#pending.send({ type: "back", id: newId() });
  }

  rematch(): Promise<Answer> {
    return this.#pending.send({ type: "rematch", id: newId() });
  }

  /** Bots take all free seats of a table that waits. */
  fill(): Promise<Answer> {
    return this.#pending.send({ type: "fill", id: newId() });
  }

  sitAgain(): void {
    this.#connection.reopen();
  }

  reconnect(): void {
    this.#connection.reconnect();
  }

  leave(): void {
    this.#options.left();
    this.#connection.leave();
  }

  #connect(): MatchConnection {
    const { address, game, ticket, pulse = HUMAN_PULSE, guest } = this.#options;
    return new MatchConnection({
      address,
      game,
      ticket,
      pulse,
      guest,
      messages: {
        state: (root) => this.#state.receive(root),
        notice: (news) => this.#state.notice(news),
        chat: (lines) => this.#chat.take(lines),
        deal: (deal) => this.#dealt.receive(deal),
        pledges: (news) => {
          this.#share.receive(news);
          this.#state.receivePledges(news);
        },
        voided: (why) => {
          this.#toldVoid = true;
          this.#options.voided(why);
        },
        answer: (answer) => this.#pending.settle(answer),
        next: (again) => this.#followTo(again),
      },
      viewClosed: (seat) => this.#state.notice({ key: "viewClosed", args: { seat } }),
      opened: () => this.#opened(),
      hasBegun: () => this.#state.newest !== undefined,
      changed: () => this.#state.tellPresence(),
      closed: (why) => this.#closed(why),
    });
  }

  #keepShare(): DealShareKeeper {
    const { ticket, share, newShare, keep } = this.#options;
    return new DealShareKeeper({
      ticket,
      first: share,
      newShare,
      keep,
      colour: () => this.#colour,
      people: () => this.#state.around.people,
      send: (command) => this.#pending.send(command),
      distrust: () => this.#connection.leave("badPledges"),
      voided: (why) => {
        if (!this.#toldVoid) this.#options.voided(why);
        this.#toldVoid = false;
      },
    });
  }

  #followTo(ticket: Ticket): void {
    if (!this.#hasRematch) this.#next.resolve(this.#options.follow(ticket).begun);
    this.#hasRematch = true;
  }

  #opened(): void {
    this.#state.reconnected();
    this.#pending.resend();
    if (!this.#watches && this.#state.newest === undefined) this.#share.pledge();
    this.#state.tellPresence();
  }

  #closed(why: RefusalKey): void {
    this.#pending.refuseAll(why);
    this.#begun.reject(new Refusal(why));
    // A player who takes the seat back, or comes back when the server can save again, still wants these.
    const mayReturn = why === "takenElsewhere" || (why === "notSaved" && this.#state.newest !== undefined);
    if (!mayReturn) {
      this.#next.reject(new Refusal(why));
      this.#dealt.giveUp(new Refusal(why));
    }
    this.#state.tellPresence();
  }
}

/** The server's times as elapsed times of this page. */
function inOwnTime(person: SeatStatus, ahead: number): SeatStatus {
  const own = (time: number): number => (time === 0 ? 0 : time - ahead);
  return { ...person, until: own(person.until), deadline: own(person.deadline) };
}
