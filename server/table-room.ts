/** The room of a table: who sits where, coming and going, before a match and during it. What is played is the match room's. */
import { StateView } from "@colyseus/schema";
import type { Game } from "../shared/core/game.ts";
import { commitment } from "../shared/core/random.ts";
import { Refusal } from "../shared/core/refusal.ts";
import { admit, makeRoot, type Root, writePeople } from "../shared/core/sync.ts";
import { CLOSED } from "../shared/core/wire.ts";
import { type Follower, followers } from "./follower.ts";
import { gameOf, type House, report } from "./house.ts";
import { HouseRoom } from "./house-room.ts";
import { rematch, type Seated } from "./rematch.ts";
import type { Seat } from "./seats.ts";
import * as seating from "./seats.ts";
import { newsOf, type Place, type TableNews, type TableOptions } from "./tables.ts";
import { waitsOf } from "./waits.ts";

export abstract class TableRoom extends HouseRoom<{ state: Root; metadata: TableNews; client: Seated }> {
  abstract readonly house: House;
  override autoDispose = false;
  protected game!: Game;
  protected table!: TableOptions;
  protected seats: Seat[] = [];
  protected readonly secret = seating.newSecret();
  protected begun = false;
  protected readonly followers = followers();
  /** Nobody else is waited for: bots take what is free. */
  #filled = false;
  readonly #rematch = rematch();
  /** For a seat whose person dropped out, and for the room while nobody is here. */
  readonly #waits = waitsOf(this);

  /** Deals as soon as everybody sits and has given his share; gives the number of the newest frame. */
  protected abstract begin(): Promise<number>;
  protected abstract over(): boolean;
  /** A seat has another player from now on. */
  protected abstract changed(seat: Seat, kind: Seat["kind"]): void;

  override onCreate(table: TableOptions): void {
    this.game = gameOf(this.house, table.game);
    this.table = table;
    this.#filled = table.kind === "again" || (table.kind === "quick" && !table.rated);
    this.seats = table.seats.map((seat) => ({ ...seat }));
    this.maxMessagesPerSecond = this.house.mostMessages;
    this.settle();
    this.state = makeRoot(this.game, table.seats.length);
    this.metadata = this.news();
    this.#waitForPeople();
    for (const seat of seating.people(this.seats)) this.#expect(seat);
  }

  /** For the lobby: keeps a free seat for somebody who comes at once; whoever sits here already is given his own. */
  offer(name: string, person = ""): Place {
    if (this.over()) throw new Refusal("matchOver");
    const own = person === "" ? undefined : this.seats.find((seat) => seat.person === person);
    if (own !== undefined) return this.placeOf(own.token);
    const seat = seating.seatPerson(this.seats, name, person);
    this.#expect(seat);
    this.showPeople();
    return this.placeOf(seat.token);
  }

  placeOf(token: string): Place {
    const { number } = seating.seatOf(this.seats, token);
    const { game, code, seating: wished } = this.table;
    const seats = this.seats.length;
    return { game, seats, seat: number, seating: wished, begun: this.begun, token, code, commitment: commitment(this.secret) };
  }

  follow(follower: Follower): () => void {
    return this.followers.add(follower);
  }

  override onJoin(client: Seated, { token }: { token: string }): void {
    const seat = seating.seatOf(this.seats, token);
    const older = this.clients.find((other) => other.sessionId === seat.session && other !== client);
    client.userData = { seat };
    // Also because patches to a client without a view are overwritten while it reads slowly.
    client.view = new StateView();
    // While seats are still to be drawn nobody knows whose secret will be whose.
    if (this.begun || this.table.seating === "joined") admit(this.state, client.view, seat.number);
    Object.assign(seat, { session: client.sessionId, until: 0 });
    for (const matter of [seat, this]) this.#waits.end(matter);
    older?.leave(CLOSED.takenElsewhere);
    this.showPeople();
    this.backIn(seat);
    void this.#rematch.call(client);
  }

  override onLeave(client: Seated, code: number): void {
    const seat = client.userData?.seat;
    // Another connection of his has the seat, or it was drawn anew.
    if (seat === undefined || seat.session !== client.sessionId) return;
    seat.session = "";
    if (code === CLOSED.left) this.#vacate(seat);
    else this.#keepSeat(seat);
    this.#waitForPeople();
  }

  override async onDispose(): Promise<void> {
    this.followers.gone();
    await this.house.journal.close(this.roomId);
  }

  /** The person plays again for whom a bot has played. */
  protected backIn(seat: Seat): void {
    seat.late = 0;
    if (!seat.away) return;
    seat.away = false;
    this.changed(seat, "person");
    this.showPeople();
  }

  protected fill(): Promise<number> {
    // At a rated table only people play.
    if (this.begun || this.table.rated) throw new Refusal("tableFull");
    this.#filled = true;
    seating.seatBots(this.seats);
    return this.begin();
  }

  protected async takeShare(seat: Seat, share: string): Promise<number> {
    if (seat.share === share) return this.state.frame;
    if (seat.share !== "") throw new Refusal("notAsked");
    seat.share = share;
    return this.begin();
  }

  /** Everybody is sent to the seat that was drawn for him: only a new connection gets to see what is secret there. */
  protected sendTo(seats: Seat[]): void {
    if (seats === this.seats) return;
    // A connection that does not go at once must not speak for whoever sits in its old place now.
    for (const seat of this.seats) seat.session = "";
    this.seats = seats;
    for (const client of this.clients) client.leave(CLOSED.moved);
    for (const seat of seating.people(seats)) this.#keepSeat(seat);
  }

  protected async wantRematch(seat: Seat): Promise<number> {
    if (!this.over()) throw new Refusal("notAsked");
    seat.rematch = true;
    this.showPeople();
    await this.#rematch.open(this.table, this.seats, this.clients);
    return this.state.frame;
  }

  protected showPeople(): void {
    this.showClocks();
    void this.setMetadata(this.news());
  }

  /** What the lobby does not list: only for those at the table. */
  protected showClocks(): void {
    const people = seating.shownPeople(this.seats);
    writePeople(this.state, people);
    this.broadcastPatch();
    this.followers.people(people);
  }

  protected news(): TableNews {
    return newsOf(this.table, this.seats, this.over() ? "over" : this.begun ? "running" : "waiting");
  }

  /** Whoever does not come, or gives no share, must not keep the others waiting. A share tells that he came. */
  #expect(seat: Seat): void {
    const { token } = seat;
    this.clock.setTimeout(() => {
      if (this.begun || seat.share !== "" || seat.token !== token) return;
      this.clients.find(({ sessionId }) => sessionId === seat.session)?.leave(CLOSED.unknownTable);
      this.#vacate(seat);
    }, this.house.pace.offer);
  }

  /** A seat waits for its person for a while, and everybody may see for how long. */
  #keepSeat(seat: Seat): void {
    const { grace } = this.house.pace;
    seat.until = Date.now() + grace;
    this.#waits.start(seat, grace, () => this.#giveUp(seat));
    this.showPeople();
  }

  #giveUp(seat: Seat): void {
    if (seat.session !== "" || seat.kind !== "person" || seat.away) return;
    seat.until = 0;
    if (this.begun) this.standIn(seat);
    else this.#vacate(seat);
  }

  /** A bot plays for the person, until he takes the seat back. */
  protected standIn(seat: Seat): void {
    seat.away = true;
    this.changed(seat, "bot");
    this.showPeople();
    this.#goOn();
  }

  /** Whoever leaves for good is replaced by a bot, or, before the match, by nobody. */
  #vacate(seat: Seat): void {
    const { share } = seat;
    seating.free(seat);
    this.#waits.end(seat);
    // Where only people play, and nobody else can come, the others look for another table.
    const dashed = !this.begun && this.table.kind === "quick" && !this.#filled;
    if (dashed || seating.people(this.seats).length === 0) return void this.disconnect(CLOSED.unknownTable);
    if (this.begun) {
      Object.assign(seat, { kind: "bot", share });
      this.changed(seat, "bot");
    }
    this.showPeople();
    this.#goOn();
    // The others have waited for this one alone.
    if (this.#filled && !this.begun) {
      seating.seatBots(this.seats);
      this.begin().catch(() => undefined); // stopped, and said so
    }
  }

  /** A table nobody sits at is closed after a while. */
  #waitForPeople(): void {
    if (seating.here(this.seats).length > 0) return;
    const { offer, grace, empty } = this.house.pace;
    const patience = this.over() ? grace : this.begun ? empty : offer + grace;
    this.#waits.start(this, patience, () => void this.disconnect(CLOSED.unknownTable));
  }

  /** If whoever is gone was the last to want no rematch, it begins without him. */
  #goOn(): void {
    if (!this.over()) return;
    this.#rematch.open(this.table, this.seats, this.clients).catch((error: unknown) => report(`rematch of ${this.roomId}`, error));
  }
}
