/** The room of a match: entries in, frames out. One patch is one frame; there is no patch timer. */
import { outcome } from "../shared/core/outcome.ts";
import type { Deal } from "../shared/core/record.ts";
import { Refusal } from "../shared/core/refusal.ts";
import type { Match } from "../shared/core/step.ts";
import { writeFrame, writeRequests } from "../shared/core/sync.ts";
import type { Frame } from "../shared/core/view.ts";
import { type Answer, type Command, MESSAGES, readCommand, type Saying } from "../shared/core/wire.ts";
import { type Bots, hireBots } from "./bots.ts";
import { openChat } from "./chat.ts";
import { type RoomClocks, startClocks } from "./clocks.ts";
import { draftOf, idOf, refusalOf } from "./commands.ts";
import { deal } from "./deal.ts";
import { report } from "./house.ts";
import { type Audience, type Keeper, keep } from "./keeper.ts";
import { proposals } from "./proposals.ts";
import type { Seated } from "./rematch.ts";
import type { Seat } from "./seats.ts";
import * as seating from "./seats.ts";
import { TableRoom } from "./table-room.ts";
import type { TableOptions } from "./tables.ts";

export abstract class MatchRoom extends TableRoom implements Audience {
  #keeper: Keeper | undefined;
  #bots: Bots | undefined;
  #clocks: RoomClocks | undefined;
  #stopped = false;
  #paused = false;
  /** Whose match it is, by seat; who has left since, too. */
  #players: readonly (string | undefined)[] = [];
  #kept: Promise<void> = Promise.resolve();
  readonly #chat = openChat();
  readonly #proposals = proposals(() => this.seats);

  override onCreate(table: TableOptions): void {
    super.onCreate(table);
    this.onMessage(MESSAGES.command, (client: Seated, message: unknown) => this.#answer(client, message));
    // Without this Colyseus closes the connection of whoever sends another type.
    this.onMessage("*", (client: Seated) => client.send(MESSAGES.answer, refusalOf("", "", new Refusal("malformed"))));
  }

  override onJoin(client: Seated, place: { token: string }): void {
    super.onJoin(client, place);
    const open = this.#openDeal();
    if (open !== undefined) client.send(MESSAGES.deal, open);
    if (this.#chat.lines.length > 0) client.send(MESSAGES.chat, this.#chat.lines);
    if (this.#stopped) client.send(MESSAGES.stopped, "matchStopped");
    this.#wake();
  }

  override async onDispose(): Promise<void> {
    this.#stopped = true;
    this.#halt();
    // What is given up has an end too, to be kept with its people: only so can they have their names forgotten.
    const given = this.#keeper?.take(() => ({ type: "end", seat: -1, why: "abandoned", at: Date.now(), by: "server" }));
    await given?.catch(() => undefined); // over long ago, or stopped
    await this.#kept;
    await super.onDispose();
  }

  show(frames: readonly Frame[], match: Match): void {
    for (const frame of frames) {
      writeFrame(this.state, frame, match);
      this.broadcastPatch();
    }
    this.followers.frames(frames, match);
    this.#wake(frames.length);
    const open = this.#openDeal(match);
    if (open === undefined) return;
    this.#proposals.close();
    this.#showRequests();
    this.broadcast(MESSAGES.deal, open);
    this.followers.deal(open);
    void this.setMetadata(this.news());
    this.#kept = this.#keepResult(match);
  }

  /** What is played counts even if it cannot be kept. */
  async #keepResult(match: Match): Promise<void> {
    const result = outcome(match);
    if (result === undefined) return;
    const { game, rated } = this.table;
    const finished = { match: this.roomId, game, rated, people: this.#players, result };
    await this.house.people.finished(finished).catch((error: unknown) => report(`result of ${this.roomId}`, error));
  }

  stop(error: unknown): void {
    report(`match ${this.roomId} stopped`, error);
    this.#stopped = true;
    this.#halt();
    this.broadcast(MESSAGES.stopped, "matchStopped");
  }

  async #answer(client: Seated, message: unknown): Promise<void> {
    const id = idOf(message);
    try {
      const seat = client.userData?.seat;
      if (seat === undefined || seat.session !== client.sessionId) throw new Refusal("foreignSeat");
      const frame = await this.#obey(readCommand(message), seat);
      client.send(MESSAGES.answer, { id, ok: true, frame } satisfies Answer);
    } catch (error) {
      client.send(MESSAGES.answer, refusalOf(`match ${this.roomId}`, id, error));
    }
  }

  #obey(command: Command, seat: Seat): Promise<number> {
    switch (command.type) {
      case "share":
        return this.takeShare(seat, command.share);
      case "fill":
        return this.fill();
      case "rematch":
        this.backIn(seat);
        return this.wantRematch(seat);
      case "say":
        return this.#say(seat, command.phrase === undefined ? { text: command.text.trim() } : { phrase: command.phrase });
      case "give":
        return this.#giveTime(seat);
      case "propose":
        return this.#propose(seat, command.what);
      case "vote":
        return this.#carry(this.#proposals.vote(seat, command.what, command.yes));
      case "back":
        this.backIn(seat);
        return Promise.resolve(this.state.frame);
      default:
        if (this.#paused && command.type !== "resign") throw new Refusal("paused");
        this.backIn(seat);
        if (this.#keeper === undefined) throw new Refusal(this.#stopped ? "matchStopped" : "notBegun");
        return this.#keeper.take(draftOf(command, seat.number), `${seat.number} ${command.id}`);
    }
  }

  protected override async begin(): Promise<number> {
    this.showPeople();
    if (this.begun || !seating.isFull(this.seats) || !seating.isReady(this.seats)) return 0;
    this.begun = true;
    const { record, seats } = deal(this.game, this.table, this.seats, this.secret);
    this.sendTo(seats);
    this.#players = seats.map(({ person }) => person || undefined);
    const { journal, pace } = this.house;
    try {
      this.#keeper = await keep({ id: this.roomId, game: this.game, record, journal, patience: pace.journal, audience: this });
    } catch (error) {
      this.stop(error);
      throw new Refusal("matchStopped");
    }
    for (const seat of this.seats) this.changed(seat, seat.kind);
    const failed = (error: unknown) => this.stop(error);
    const parts = { keeper: this.#keeper, seats: this.seats, pace, failed };
    this.#bots = hireBots(this.#keeper, this.seats, pace, failed);
    const allowance = pace.clocks[this.table.speed];
    if (allowance !== undefined) this.#clocks = startClocks({ ...parts, allowance, asleep: (seat) => this.#sleep(seat) });
    this.#wake(1);
    void this.setMetadata(this.news());
    return this.#keeper.match.frame;
  }

  async #say(seat: Seat, saying: Saying): Promise<number> {
    this.broadcast(MESSAGES.chat, [this.#chat.say(seat, saying)]);
    return this.state.frame;
  }

  async #giveTime(seat: Seat): Promise<number> {
    this.#clocks?.give(seat);
    this.showClocks();
    return this.state.frame;
  }

  async #propose(seat: Seat, what: Extract<Command, { type: "propose" }>["what"]): Promise<number> {
    const match = this.#keeper?.match;
    if (match === undefined) throw new Refusal("notBegun");
    if (this.over(match)) throw new Refusal("matchOver");
    if (what === "resume") return this.#rest(false);
    if (what === "pause" && this.#paused) throw new Refusal("paused");
    return this.#carry(this.#proposals.make(match, seat, what));
  }

  /** Shows what is asked, and does it once everybody agrees. */
  async #carry(agreed: boolean): Promise<number> {
    const { to, open } = this.#proposals;
    if (agreed) this.#proposals.close();
    this.#showRequests();
    if (agreed && open.what === "pause") return this.#rest(true);
    if (agreed && this.#keeper !== undefined) {
      const stamp = { at: Date.now(), by: "person" } as const;
      if (open.what === "end") await this.#keeper.take(() => ({ type: "end", seat: -1, why: "agreed", ...stamp }));
      if (open.what === "takeback") await this.#keeper.take(() => ({ type: "undo", seat: open.seat, to, consent: true, ...stamp }));
    }
    return this.state.frame;
  }

  /** For whoever sleeps while others wait a bot plays; the match of one who is alone rests. */
  #sleep(seat: Seat): void {
    if (seating.people(this.seats).some((other) => other !== seat && !other.away)) this.standIn(seat);
    else void this.#rest(true);
  }

  async #rest(paused: boolean): Promise<number> {
    this.#paused = paused;
    if (paused) this.#halt();
    else this.#wake();
    this.showClocks();
    this.#showRequests();
    return this.state.frame;
  }

  #showRequests(): void {
    writeRequests(this.state, this.#proposals.open, this.#paused);
    this.broadcastPatch();
  }

  /** Puts on record who plays for a seat from now on. */
  protected override changed({ number, name }: Seat, kind: Seat["kind"]): void {
    const taken = this.#keeper?.take(() => ({ type: "seat", seat: number, at: Date.now(), by: "server", kind, name }));
    taken?.catch(() => undefined); // the match is over or stopped, and its people no longer matter
    this.#wake();
    // Whoever is gone need not be asked any more.
    if (this.#proposals.count()) this.#carry(true).catch((error: unknown) => report(`match ${this.roomId}`, error));
  }

  /** Whoever is asked begins to think, bots and people, when the pictures have shown so many frames. */
  #wake(frames = 0): void {
    if (this.#stopped || this.#paused) return;
    this.#bots?.wake(frames);
    if (this.#clocks?.turn(frames)) this.showClocks();
  }

  #halt(): void {
    this.#bots?.halt();
    this.#clocks?.halt();
  }

  protected override over(match = this.#keeper?.match): boolean {
    return match !== undefined && outcome(match) !== undefined;
  }

  /** The deal, once it may be told. */
  #openDeal(match = this.#keeper?.match): Deal | undefined {
    return this.over(match) ? match?.record.deal : undefined;
  }
}
