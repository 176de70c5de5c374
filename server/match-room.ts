/** The room of a match: entries in, frames out. One patch is one frame; there is no patch timer. */
import { Room } from "@colyseus/core";
import { StateView } from "@colyseus/schema";
import type { Game } from "../shared/core/game.ts";
import { outcome } from "../shared/core/outcome.ts";
import { commitment } from "../shared/core/random.ts";
import type { Deal } from "../shared/core/record.ts";
import { Refusal } from "../shared/core/refusal.ts";
import type { Match } from "../shared/core/step.ts";
import { admit, makeRoot, type Root, writeFrame, writePeople } from "../shared/core/sync.ts";
import type { Frame } from "../shared/core/view.ts";
import { type Answer, CLOSED, type Command, MESSAGES, readCommand } from "../shared/core/wire.ts";
import { type Bots, hireBots } from "./bots.ts";
import { draftOf, idOf, refusalOf } from "./commands.ts";
import type { Follower } from "./follower.ts";
import { gameOf, type House, report, shutDown, tickSlowly } from "./house.ts";
import { type Audience, type Keeper, keep } from "./keeper.ts";
import { rematch, type Seated } from "./rematch.ts";
import type { Seat } from "./seats.ts";
import * as seating from "./seats.ts";
import { newsOf, type Place, type TableNews, type TableOptions } from "./tables.ts";
import { waitsOf } from "./waits.ts";

export abstract class MatchRoom extends Room<{ state: Root; metadata: TableNews; client: Seated }> implements Audience {
  abstract readonly house: House;
  override autoDispose = false;
  override patchRate = null;
  #game!: Game;
  #table!: TableOptions;
  #seats: Seat[] = [];
  #secret = seating.newSecret();
  #keeper: Keeper | undefined;
  #bots: Bots | undefined;
  #newest: Frame | undefined;
  #begun = false;
  #stopped = false;
  /** Nobody else is waited for: bots take what is free. */
  #filled = false;
  readonly #rematch = rematch();
  /** For a seat whose person dropped out, and for the room while nobody is here. */
  readonly #waits = waitsOf(this);
  readonly #followers = new Set<Follower>();

  override onCreate(table: TableOptions): void {
    this.#game = gameOf(this.house, table.game);
    this.#table = table;
    this.#filled = table.kind === "again";
    this.#seats = table.seats.map((seat) => ({ ...seat }));
    this.maxMessagesPerSecond = this.house.mostMessages;
    tickSlowly(this);
    this.state = makeRoot(this.#game, table.seats.length);
    this.metadata = this.#news();
    this.onMessage(MESSAGES.command, (client: Seated, message: unknown) => this.#answer(client, message));
    // Without this Colyseus closes the connection of whoever sends another type.
    this.onMessage("*", (client: Seated) => client.send(MESSAGES.answer, refusalOf("", "", new Refusal("malformed"))));
    this.#waitForPeople();
    for (const seat of seating.people(this.#seats)) this.#expect(seat);
  }

  override onBeforeShutdown(): void {
    shutDown(this);
  }

  override onUncaughtException(error: Error, where: string): void {
    report(`match ${this.roomId} in ${where}`, error);
  }

  /** For the lobby: keeps a free seat for somebody who comes at once. */
  offer(name: string): Place {
    if (this.#over()) throw new Refusal("matchOver");
    const seat = seating.seatPerson(this.#seats, name);
    this.#expect(seat);
    this.#showPeople();
    return this.placeOf(seat.token);
  }

  placeOf(token: string): Place {
    const { number } = seating.seatOf(this.#seats, token);
    const { game, code } = this.#table;
    return { game, seats: this.#seats.length, seat: number, token, code, commitment: commitment(this.#secret) };
  }

  follow(follower: Follower): () => void {
    this.#followers.add(follower);
    if (this.#keeper !== undefined && this.#newest !== undefined) follower.frames([this.#newest], this.#keeper.match);
    follower.people(seating.shownPeople(this.#seats));
    const deal = this.#openDeal();
    if (deal !== undefined) follower.deal(deal);
    return () => this.#followers.delete(follower);
  }

  override onJoin(client: Seated, { token }: { token: string }): void {
    const seat = seating.seatOf(this.#seats, token);
    const older = this.clients.find((other) => other.sessionId === seat.session && other !== client);
    client.userData = { seat };
    // Also because patches to a client without a view are overwritten while it reads slowly.
    client.view = new StateView();
    admit(this.state, client.view, seat.number);
    seat.session = client.sessionId;
    for (const matter of [seat, this]) this.#waits.end(matter);
    older?.leave(CLOSED.takenElsewhere);
    if (seat.away) {
      seat.away = false;
      this.#note(seat, "person");
    }
    this.#showPeople();
    const deal = this.#openDeal();
    if (deal !== undefined) client.send(MESSAGES.deal, deal);
    if (this.#stopped) client.send(MESSAGES.stopped, "matchStopped");
    void this.#rematch.call(client);
    this.#bots?.wake();
  }

  override onLeave(client: Seated, code: number): void {
    const seat = client.userData?.seat;
    if (seat === undefined || seat.session !== client.sessionId) return;
    seat.session = "";
    seat.rematch = false;
    if (code === CLOSED.left) this.#vacate(seat);
    else {
      this.#showPeople();
      this.#waits.start(seat, this.house.pace.grace, () => this.#standIn(seat));
    }
    this.#waitForPeople();
  }

  override async onDispose(): Promise<void> {
    this.#bots?.stop();
    for (const follower of this.#followers) follower.gone();
    await this.house.journal.close(this.roomId);
  }

  show(frames: readonly Frame[], match: Match): void {
    for (const frame of frames) {
      writeFrame(this.state, frame, match);
      this.broadcastPatch();
    }
    this.#newest = frames.at(-1) ?? this.#newest;
    for (const follower of this.#followers) follower.frames(frames, match);
    this.#bots?.wake();
    const deal = this.#openDeal(match);
    if (deal === undefined) return;
    this.broadcast(MESSAGES.deal, deal);
    for (const follower of this.#followers) follower.deal(deal);
    void this.setMetadata(this.#news());
  }

  stop(error: unknown): void {
    report(`match ${this.roomId} stopped`, error);
    this.#stopped = true;
    this.#bots?.stop();
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
        return this.#takeShare(seat, command.share);
      case "fill":
        if (this.#begun) throw new Refusal("tableFull");
        this.#filled = true;
        seating.seatBots(this.#seats);
        return this.#begin();
      case "rematch":
        return this.#wantRematch(seat);
      default:
        if (this.#keeper === undefined) throw new Refusal(this.#stopped ? "matchStopped" : "notBegun");
        return this.#keeper.take(draftOf(command, seat.number));
    }
  }

  async #takeShare(seat: Seat, share: string): Promise<number> {
    if (seat.share === share) return this.#keeper?.match.frame ?? 0;
    if (seat.share !== "") throw new Refusal("notAsked");
    seat.share = share;
    return this.#begin();
  }

  /** Deals as soon as everybody sits and has given his share. */
  async #begin(): Promise<number> {
    this.#showPeople();
    if (this.#begun || !seating.isFull(this.#seats) || !seating.isReady(this.#seats)) return 0;
    this.#begun = true;
    const { id, rules } = this.#game;
    const deal = { commitment: commitment(this.#secret), secret: this.#secret, shares: seating.sharesOf(this.#seats, this.#secret) };
    const record = { game: id, rules, seats: this.#seats.length, options: this.#table.options, deal, entries: [] };
    try {
      this.#keeper = await keep(this.roomId, this.#game, record, this.house.journal, this);
    } catch (error) {
      this.stop(error);
      throw new Refusal("matchStopped");
    }
    for (const seat of this.#seats) this.#note(seat, seat.kind);
    this.#bots = hireBots(this.#keeper, this.#seats, this.house.pace, (error) => this.stop(error));
    this.#bots.wake();
    void this.setMetadata(this.#news());
    return this.#keeper.match.frame;
  }

  /** Puts on record who plays for a seat from now on. */
  #note({ number, name }: Seat, kind: Seat["kind"]): void {
    const taken = this.#keeper?.take(() => ({ type: "seat", seat: number, at: Date.now(), by: "server", kind, name }));
    taken?.catch(() => undefined); // the match is over or stopped, and its people no longer matter
  }

  /** Whoever does not come, or gives no share, must not keep the others waiting. A share tells that he came. */
  #expect(seat: Seat): void {
    const { token } = seat;
    this.clock.setTimeout(() => {
      if (this.#begun || seat.share !== "" || seat.token !== token) return;
      this.clients.find(({ sessionId }) => sessionId === seat.session)?.leave(CLOSED.unknownTable);
      this.#vacate(seat);
    }, this.house.pace.offer);
  }

  #standIn(seat: Seat): void {
    if (seat.session !== "" || seat.kind !== "person" || seat.away) return;
    if (!this.#begun) return this.#vacate(seat);
    seat.away = true;
    this.#note(seat, "bot");
    this.#showPeople();
    this.#bots?.wake();
    this.#goOn();
  }

  /** Whoever leaves for good is replaced by a bot, or, before the match, by nobody. */
  #vacate(seat: Seat): void {
    const { share } = seat;
    seating.free(seat);
    this.#waits.end(seat);
    if (seating.people(this.#seats).length === 0) return void this.disconnect(CLOSED.unknownTable);
    if (this.#begun) {
      Object.assign(seat, { kind: "bot", share });
      this.#note(seat, "bot");
      this.#bots?.wake();
    }
    this.#showPeople();
    this.#goOn();
    // The others have waited for this one alone.
    if (this.#filled && !this.#begun) {
      seating.seatBots(this.#seats);
      this.#begin().catch(() => undefined); // stopped, and said so
    }
  }

  /** A table nobody sits at is closed after a while. */
  #waitForPeople(): void {
    if (seating.here(this.#seats).length > 0) return;
    const { offer, grace, empty } = this.house.pace;
    const patience = this.#over() ? grace : this.#begun ? empty : offer + grace;
    this.#waits.start(this, patience, () => void this.disconnect(CLOSED.unknownTable));
  }

  async #wantRematch(seat: Seat): Promise<number> {
    if (!this.#over()) throw new Refusal("notAsked");
    seat.rematch = true;
    this.#showPeople();
    await this.#rematch.open(this.#table, this.#seats, this.clients);
    return this.#keeper?.match.frame ?? 0;
  }

  /** If whoever is gone was the last to want no rematch, it begins without him. */
  #goOn(): void {
    if (!this.#over()) return;
    this.#rematch.open(this.#table, this.#seats, this.clients).catch((error: unknown) => report(`rematch of ${this.roomId}`, error));
  }

  #showPeople(): void {
    const people = seating.shownPeople(this.#seats);
    writePeople(this.state, people);
    this.broadcastPatch();
    for (const follower of this.#followers) follower.people(people);
    void this.setMetadata(this.#news());
  }

  #news(): TableNews {
    return newsOf(this.#table, this.#seats, this.#over() ? "over" : this.#begun ? "running" : "waiting");
  }

  #over(match = this.#keeper?.match): boolean {
    return match !== undefined && outcome(match) !== undefined;
  }

  /** The deal, once it may be told. */
  #openDeal(match = this.#keeper?.match): Deal | undefined {
    return this.#over(match) ? match?.record.deal : undefined;
  }
}
