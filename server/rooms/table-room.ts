/** The room of a table: who sits where, coming and going, before a match and during it. */
import { CloseCode } from "@colyseus/core";
import { StateView } from "@colyseus/schema";
import { commitment } from "../../shared/core/random.ts";
import { coloursOf } from "../../shared/core/record.ts";
import { Refusal } from "../../shared/core/refusal.ts";
import { admit, makeRoot } from "../../shared/core/sync.ts";
import { CLOSED } from "../../shared/core/wire.ts";
import { gameOf, report } from "../context.ts";
import type { TableSnapshot } from "../data/table-store.ts";
import type { Progress } from "../desk/replay.ts";
import type { RoomReply, SeatGrant, TableOptions, TableRoomCalls, TableSource } from "../desk/tables.ts";
import { type Rematch, rematch, type SeatedClient } from "../match/rematch.ts";
import type { Seat } from "../match/seats.ts";
import * as seating from "../match/seats.ts";
import { time } from "../time.ts";
import { KeptRoom } from "./kept-room.ts";
import { roomTimers } from "./room-timers.ts";

/** What somebody at a seat is waited for, once he has come. */
const shareOf = ({ number }: Seat): string => `share of ${number}`;

export abstract class TableRoom extends KeptRoom implements TableRoomCalls {
  #rematch!: Rematch;
  /** For a seat whose person dropped out, and for the room while nobody is here. */
  readonly #waits = roomTimers(this);

  abstract progress(): Promise<Progress | null>;
  /** Deals as soon as everybody sits and has given his share; gives the number of the newest frame. */
  protected abstract begin(): Promise<number>;
  /** Goes on with a match that has begun; false if there is none on record. */
  protected abstract goOn(standing: TableSnapshot): Promise<boolean>;
  /** Paused: nobody's time runs. */
  protected abstract rests(): boolean;
  /** A seat has another player from now on. */
  protected abstract changed(seat: Seat, kind: Seat["kind"]): void;
  /** All its people have resigned. */
  protected abstract isResigned(): boolean;
  /** Ends a match that no person will play on. */
  protected abstract endAbandoned(): Promise<void>;
  /** Whoever goes from a rated match has lost it; if he did not go himself, by his clock. */
  protected abstract forfeit(seat: Seat, by: "person" | "clock"): void;

  override async onCreate(opening: TableSource): Promise<void> {
    const standing = "wake" in opening ? await this.standingOf(opening.wake) : undefined;
    const { seats, ...table } = standing === undefined ? (opening as TableOptions) : { ...standing.table, seats: standing.seats };
    const { kind, rated, game } = table;
    this.table = table;
    this.game = gameOf(this.context, game);
    this.seats = seating.seatsOf(seats);
    this.filled = standing?.filled ?? (!rated && (kind === "again" || kind === "quick"));
    this.#rematch = rematch(this.context);
    this.openShelf();
    this.setUp();
    this.state = makeRoot(this.game, this.seats.length);
    this.metadata = this.news();
    if (standing === undefined) for (const seat of seating.seatedPlayers(this.seats)) this.#expect(seat);
    else await this.#openAgain(standing);
    this.waitForPeople();
    this.keepStanding();
  }

  async #openAgain(standing: TableSnapshot): Promise<void> {
    this.secret = standing.secret;
    this.players = standing.players.map((person) => person ?? undefined);
    this.begun = await this.goOn(standing);
    // A match waits for those who are gone only while somebody waits with it.
    if (!this.begun)
      for (const seat of seating.seatedPlayers(this.seats)) {
        this.#keepSeat(seat);
        if (seat.share === "") this.#expect(seat);
      }
    this.showPeople();
  }

  /** What the desk asks, from whatever process. */
  async answerDesk<N extends keyof TableRoomCalls>(name: N, args: Parameters<TableRoomCalls[N]>): Promise<RoomReply<N>> {
    try {
      return { told: await (this[name] as (...of: unknown[]) => ReturnType<TableRoomCalls[N]>).apply(this, args) };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return { key: error.key, args: error.args };
    }
  }

  /** Keeps a free seat for somebody who comes at once; whoever sits here already is given his own. */
  async offer(name: string, person: string): Promise<SeatGrant> {
    if (this.over()) throw new Refusal("matchOver");
    if (person !== "" && this.seats.some((seat) => seat.person === person)) return this.ownPlace(person);
    // What counts for somebody must count for everybody.
    if (this.table.rated && person === "" && this.table.kind !== "quick") throw new Refusal("unknownGuest");
    const seat = seating.seatPerson(this.seats, name, person);
    const token = seating.issueToken(seat);
    this.#expect(seat);
    this.showPeople();
    await this.standingKept();
    return this.placeOf(token);
  }

  /** For a guest who is known, and comes without the token of his seat. */
  async ownPlace(person: string): Promise<SeatGrant> {
    const seat = this.seats.find((own) => person !== "" && own.person === person);
    if (seat === undefined) throw new Refusal("foreignSeat");
    const token = seating.issueToken(seat);
    this.keepStanding();
    await this.standingKept();
    return this.placeOf(token);
  }

  async placeOf(token: string): Promise<SeatGrant> {
    const { number, share } = seating.seatOf(this.seats, token);
    const { game, code, rated, seating: wished } = this.table;
    const seats = this.seats.length;
    return {
      game,
      seats,
      rated,
      seat: number,
      seating: wished,
      begun: this.begun,
      shared: share !== "",
      token,
      code,
      commitment: commitment(this.secret),
    };
  }

  async giveUp(person: string): Promise<true> {
    const seat = this.seats.find((own) => person !== "" && own.person === person);
    if (seat === undefined) throw new Refusal("foreignSeat");
    if (this.over()) throw new Refusal("matchOver");
    this.clients.find(({ sessionId }) => sessionId === seat.session)?.leave(CLOSED.left);
    seat.session = "";
    if (this.begun) this.#leave(seat, true);
    else this.#vacate(seat);
    this.waitForPeople();
    return true;
  }

  override onJoin(client: SeatedClient, { token }: { token: string }): void {
    const seat = seating.seatOf(this.seats, token);
    const older = this.clients.find((other) => other.sessionId === seat.session && other !== client);
    client.userData = { seat, token };
    client.view = new StateView();
    // While seats are still to be drawn nobody knows whose secret will be whose.
    if (this.begun || this.table.seating === "joined") admit(this.state, client.view, seat.number);
    Object.assign(seat, { session: client.sessionId, heldUntil: 0 });
    for (const matter of [seat, this]) this.#waits.end(matter);
    if (this.begun) this.awaitOthers();
    older?.leave(CLOSED.takenElsewhere);
    this.showPeople();
    this.backIn(seat);
    void this.#rematch.invite(client);
  }

  override onLeave(client: SeatedClient, code: number): void {
    const seat = client.userData?.seat;
    // Another connection of his has the seat, or it was drawn anew.
    if (seat === undefined || seat.session !== client.sessionId) return;
    seat.session = "";
    if (code !== CLOSED.left) this.#keepSeat(seat);
    else if (this.begun) this.#leave(seat, this.table.rated);
    else this.#vacate(seat);
    this.waitForPeople();
  }

  /** The person plays again for whom a bot has played. */
  protected backIn(seat: Seat): void {
    seat.timeouts = 0;
    if (!seat.away) return;
    Object.assign(seat, { away: false, left: false });
    this.changed(seat, "person");
    this.showPeople();
  }

  protected fill(): Promise<number> {
    // At a rated table only people play.
    if (this.begun || this.table.rated) throw new Refusal("tableFull");
    this.filled = true;
    seating.seatBots(this.seats);
    return this.begin();
  }

  protected async takeShare(seat: Seat, share: string, colour = seat.colour): Promise<number> {
    if (!this.begun && colour < coloursOf(this.game)) seating.wishColour(this.seats, seat, colour);
    // Given again after the process ended before it could deal, perhaps.
    if (seat.share === share) return this.begun ? this.state.frame : this.begin();
    if (seat.share !== "") throw new Refusal("notAsked");
    seat.share = share;
    this.keepStanding();
    return this.begin();
  }

  /** Everybody is sent to the seat that was drawn for him: only a new connection gets to see what is secret there. */
  protected sendTo(seats: Seat[]): void {
    if (seats === this.seats) return;
    // A connection that does not go at once must not speak for whoever sits in its old place now.
    for (const seat of this.seats) seat.session = "";
    this.seats = seats;
    for (const client of this.clients) client.leave(CLOSED.moved);
    for (const seat of seating.seatedPlayers(seats)) this.#keepSeat(seat);
    this.waitForPeople();
  }

  protected async wantRematch(seat: Seat): Promise<number> {
    if (!this.over()) throw new Refusal("notAsked");
    seat.rematch = true;
    this.showPeople();
    await this.#rematch.open(this.table, this.seats, this.clients);
    return this.state.frame;
  }

  /** Whoever does not come, or gives no share, must not keep the others waiting. A share tells that he came. */
  #expect(seat: Seat): void {
    this.#waits.start(shareOf(seat), this.context.timings.joinTimeout, () => {
      if (this.begun || seat.share !== "") return;
      this.clients.find(({ sessionId }) => sessionId === seat.session)?.leave(CLOSED.unknownTable);
      this.#vacate(seat);
    });
  }

  /** A seat waits for its person for a while, and everybody may see for how long. */
  #keepSeat(seat: Seat): void {
    const { grace } = this.context.timings;
    Object.assign(seat, { heldUntil: time.elapsed() + grace, grace });
    this.#waits.start(seat, grace, () => this.#giveUp(seat));
    this.showPeople();
  }

  /** Somebody is here again: for all others who are gone the time begins to run. */
  protected awaitOthers(): void {
    for (const seat of seating.seatedPlayers(this.seats))
      if (seat.session === "" && seat.heldUntil === 0 && !seat.away) this.#keepSeat(seat);
  }

  #giveUp(seat: Seat): void {
    if (seat.session !== "" || seat.kind !== "person" || seat.away) return;
    seat.heldUntil = 0;
    if (!this.begun) return this.#vacate(seat);
    const loses = this.isRatedDuel() && !this.over();
    // All have agreed that nothing is urgent now.
    if (loses && this.rests()) return this.showPeople();
    if (loses) this.forfeit(seat, "clock");
    this.standIn(seat);
  }

  /** A bot plays for the person, until he takes the seat back. */
  protected standIn(seat: Seat): void {
    seat.away = true;
    this.changed(seat, "bot");
    this.showPeople();
    this.#again();
  }

  /** He has said that he goes. Until the match is over he may think better of it, unless it counts. */
  #leave(seat: Seat, loses: boolean): void {
    seat.left = true;
    this.#waits.end(seat);
    if (loses && !this.over()) this.forfeit(seat, "person");
    this.standIn(seat);
    if (this.over() && seating.seatedPlayers(this.seats).every(({ left }) => left)) this.close();
  }

  /** Before the match whoever goes leaves nothing behind. */
  #vacate(seat: Seat): void {
    seating.vacate(seat);
    for (const matter of [seat, shareOf(seat)]) this.#waits.end(matter);
    // Where only people play, and nobody else can come, the others look for another table.
    const dashed = this.table.rated && (this.table.kind === "quick" || this.table.kind === "again");
    if (dashed || seating.seatedPlayers(this.seats).length === 0) return this.close();
    this.showPeople();
    if (!this.filled) return;
    // The others have waited for this one alone.
    seating.seatBots(this.seats);
    this.begin().catch(() => undefined); // stopped, and said so
  }

  /** Where one who stops playing leaves nobody else to play with. */
  protected isRatedDuel(): boolean {
    return this.table.rated && this.seats.length === 2;
  }

  /**
   * An unfinished match without anybody connected leaves memory. A table without a match, after one, or whose people have all
   * resigned, is closed: at once if they left on purpose.
   */
  protected waitForPeople(): void {
    if (seating.connectedSeats(this.seats).length > 0) return;
    const { joinTimeout: offer, grace, emptyRoomTimeout: empty } = this.context.timings;
    const left = this.isResigned() && seating.seatedPlayers(this.seats).every((seat) => seat.left);
    const patience = this.stopped || left ? 0 : this.over() ? grace : this.begun ? empty : offer + grace;
    this.#waits.start(this, patience, async () => {
      if (this.isResigned() && !this.over()) await this.endAbandoned();
      if (this.over() || !this.begun) this.close();
      else void this.disconnect(CloseCode.NORMAL_CLOSURE);
    });
  }

  /** If whoever is gone was the last to want no rematch, it begins without him. */
  #again(): void {
    if (!this.over()) return;
    this.#rematch.open(this.table, this.seats, this.clients).catch((error: unknown) => report(`rematch of ${this.roomId}`, error));
  }
}
