/** The room of a match: what its people say to it and to each other. */
import type { Match } from "../../shared/core/match.ts";
import { Refusal } from "../../shared/core/refusal.ts";
import { writeRequests } from "../../shared/core/sync.ts";
import { checkTakebacks } from "../../shared/core/undo.ts";
import type { Frame } from "../../shared/core/view.ts";
import { type Answer, type Command, MESSAGES, type NoticeNews, readCommand, type Saying } from "../../shared/core/wire.ts";
import { report } from "../context.ts";
import type { TableSnapshot } from "../data/table-store.ts";
import { type Progress, progressOf } from "../desk/replay.ts";
import type { TableSource } from "../desk/tables.ts";
import { openChat, unnamed } from "../match/chat.ts";
import { draftOf, idOf, refusalOf } from "../match/commands.ts";
import { entryKey } from "../match/keeper.ts";
import { proposals } from "../match/proposals.ts";
import type { SeatedClient } from "../match/rematch.ts";
import { type Seat, seatedPlayers } from "../match/seats.ts";
import { time } from "../time.ts";
import type { MatchStanding } from "./kept-room.ts";
import { PlayRoom } from "./play-room.ts";

export abstract class MatchRoom extends PlayRoom {
  #chat = openChat();
  readonly #proposals = proposals(() => this.seats);

  override async onCreate(opening: TableSource): Promise<void> {
    await super.onCreate(opening);
    this.onMessage(MESSAGES.command, (client: SeatedClient, message: unknown) => this.#answer(client, message));
    // Without this Colyseus closes the connection of whoever sends another type.
    this.onMessage("*", (client: SeatedClient) => client.send(MESSAGES.answer, refusalOf("", "", new Refusal("malformed"))));
  }

  override onJoin(client: SeatedClient, place: { token: string }): void {
    super.onJoin(client, place);
    if (this.#chat.lines.length > 0) client.send(MESSAGES.chat, this.#chat.lines);
  }

  async #answer(client: SeatedClient, message: unknown): Promise<void> {
    const id = idOf(message);
    try {
      const seat = client.userData?.seat;
      if (seat === undefined || seat.session !== client.sessionId) throw new Refusal("foreignSeat");
      const frame = await this.#obey(readCommand(message), seat);
      client.send(MESSAGES.answer, { id, ok: true, frame } satisfies Answer);
    } catch (error) {
      const no = refusalOf(`match ${this.roomId}`, id, error);
      if (!no.ok) this.context.metrics.refused(no.key);
      client.send(MESSAGES.answer, no);
    }
  }

  #obey(command: Command, seat: Seat): Promise<number> {
    switch (command.type) {
      case "share":
        return this.takeShare(seat, command.share, command.colour);
      case "fill":
        return this.fill();
      case "rematch":
        this.backIn(seat);
        return this.wantRematch(seat);
      case "say":
        return this.#say(seat, command.phrase === undefined ? { text: command.text } : { phrase: command.phrase });
      case "give":
        return this.#giveTime(seat);
      case "propose":
        return this.#propose(seat, command.what);
      case "vote":
        return this.#carry(this.#proposals.vote(seat, command));
      case "back":
        this.backIn(seat);
        return Promise.resolve(this.state.frame);
      default:
        if (this.rests() && command.type !== "resign") throw new Refusal("paused");
        this.backIn(seat);
        if (this.keeper === undefined) throw new Refusal(this.stopped ? this.why : "notBegun");
        return this.#timed(this.keeper.take(draftOf(command, seat.number), entryKey(seat.number, command.id)));
    }
  }

  #timed(taken: Promise<number>): Promise<number> {
    const since = performance.now();
    return taken.then((frame) => {
      this.context.metrics.entry(performance.now() - since);
      return frame;
    });
  }

  async progress(): Promise<Progress | null> {
    return this.keeper === undefined ? null : progressOf(this.keeper.match);
  }

  protected override isResigned(): boolean {
    const { resigned = [] } = this.keeper?.match ?? {};
    return this.begun && seatedPlayers(this.seats).every(({ number }) => resigned.includes(number));
  }

  protected override async endAbandoned(): Promise<void> {
    const ended = this.keeper?.take(() => ({ type: "end", seat: -1, why: "abandoned", at: time.elapsed(), by: "server" }));
    await ended?.catch((error: unknown) => error instanceof Refusal || report(`match ${this.roomId}`, error)); // over, or stopped
  }

  override async forget(person: string): Promise<true> {
    const own = this.players.flatMap((player, seat) => (player === person ? [seat] : []));
    this.#chat = openChat(unnamed(this.#chat.lines, own));
    return super.forget(person);
  }

  protected override matchStanding(): MatchStanding {
    return { ...super.matchStanding(), chat: this.#chat.lines };
  }

  protected override async goOn(standing: TableSnapshot): Promise<boolean> {
    this.#chat = openChat(standing.chat);
    const goesOn = await super.goOn(standing);
    this.showRequests();
    return goesOn;
  }

  protected override ended(): void {
    this.#proposals.close();
    this.showRequests();
  }

  override show(frames: readonly Frame[], match: Match): void {
    super.show(frames, match);
    if (frames.length > 0 && this.#proposals.played(match)) this.showRequests();
  }

  protected override changed(seat: Seat, kind: Seat["kind"]): void {
    super.changed(seat, kind);
    // Whoever is gone need not be asked any more.
    if (this.#proposals.isAgreed()) this.#carry(true).catch((error: unknown) => report(`match ${this.roomId}`, error));
  }

  async #say(seat: Seat, saying: Saying): Promise<number> {
    // Until the seats are drawn nobody's place is his own, and who leaves it leaves nothing behind.
    if (!this.begun) throw new Refusal("notBegun");
    this.broadcast(MESSAGES.chat, [this.#chat.say(seat, saying)]);
    this.keepStanding();
    return this.state.frame;
  }

  async #giveTime(seat: Seat): Promise<number> {
    if (this.over()) throw new Refusal("matchOver");
    const glad = this.clocks?.give(seat) ?? [];
    const news = { key: "gift", args: { seat: seat.number } } satisfies NoticeNews;
    for (const client of this.clients) if (glad.some((one) => one === client.userData?.seat)) client.send(MESSAGES.notice, news);
    this.markClocks();
    this.showClocks();
    return this.state.frame;
  }

  async #propose(seat: Seat, what: Extract<Command, { type: "propose" }>["what"]): Promise<number> {
    const match = this.keeper?.match;
    if (match === undefined) throw new Refusal("notBegun");
    if (this.over(match)) throw new Refusal("matchOver");
    if (what === "resume") return this.rest(false);
    if (what === "pause" && this.rests()) throw new Refusal("paused");
    // Where it counts, what was shown stays shown.
    if (what === "takeback" && this.table.rated) throw new Refusal("undoRated");
    if (what === "takeback") checkTakebacks(match);
    return this.#carry(this.#proposals.propose(match, seat, what));
  }

  /** Shows what is asked, and does it once everybody agrees. */
  async #carry(agreed: boolean): Promise<number> {
    const { to, open } = this.#proposals;
    if (agreed) this.#proposals.close();
    this.showRequests();
    if (agreed && open.what === "pause") return this.rest(true);
    if (agreed && this.keeper !== undefined) {
      const stamp = { at: time.elapsed(), by: "person" } as const;
      if (open.what === "end") await this.keeper.take(() => ({ type: "end", seat: -1, why: "agreed", ...stamp }));
      if (open.what === "takeback") await this.keeper.take(() => ({ type: "undo", seat: open.seat, to, consent: true, ...stamp }));
    }
    return this.state.frame;
  }

  protected override showRequests(): void {
    writeRequests(this.state, this.#proposals.open, this.rests());
    this.broadcastPatch();
  }

  /** For all at the table. */
  announce(notice: NoticeNews): void {
    this.broadcast(MESSAGES.notice, notice);
  }
}
