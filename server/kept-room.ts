/**
 * A room that goes leaves its table on the shelf, to be opened again, unless there is nothing to come back to: what is known of
 * a table, how it is kept, and how it is shown to those at it, beside it and in the lobby.
 */
import type { Game } from "../shared/core/game.ts";
import { Refusal } from "../shared/core/refusal.ts";
import { type Root, writePeople } from "../shared/core/sync.ts";
import { CLOSED, type NoticeNews } from "../shared/core/wire.ts";
import { type Follower, followers } from "./follower.ts";
import { report } from "./house.ts";
import { HouseRoom } from "./house-room.ts";
import { inTime } from "./in-time.ts";
import type { Seated } from "./rematch.ts";
import type { Seat } from "./seats.ts";
import * as seating from "./seats.ts";
import type { Standing } from "./shelf.ts";
import { type Shelving, shelving } from "./shelving.ts";
import { newsOf, type TableNews, type TableOptions } from "./tables.ts";

/** What the match room adds to what is kept. */
export type MatchStanding = Pick<Standing, "paused" | "clocks" | "chat">;

export abstract class KeptRoom extends HouseRoom<{ state: Root; metadata: TableNews; client: Seated }> {
  override autoDispose = false;
  protected game!: Game;
  protected table!: Omit<TableOptions, "seats">;
  protected seats: Seat[] = [];
  protected secret = seating.newSecret();
  protected begun = false;
  /** Whose match it is, by seat; who has left since, too. */
  protected players: readonly (string | undefined)[] = [];
  protected readonly followers = followers();
  /** Nobody else is waited for: bots take what is free. */
  protected filled = false;
  /** Nothing more can be played in this room: whoever asks for the match once it has gone gets it opened anew. */
  protected stopped = false;
  /** Nobody comes back: nothing is kept. */
  #closed = false;
  /** Another process has the table. */
  protected abandoned = false;
  /** None if the room could not even be made. */
  #shelving: Shelving | undefined;

  protected abstract over(): boolean;
  protected abstract matchStanding(): MatchStanding;
  abstract announce(notice: NoticeNews): void;

  /** To be called when its name is settled. */
  protected openShelf(): void {
    this.#shelving = shelving(this.house.shelf, this.roomId, this.house.pace.journal);
    this.house.tables.add(this);
  }

  /** Of a table that was kept; the room takes its name. */
  protected async standingOf(id: string): Promise<Standing> {
    const standing = await this.house.shelf.load(id);
    if (standing === undefined) throw new Refusal("unknownTable");
    this.roomId = id;
    return standing;
  }

  follow(follower: Follower): () => void {
    return this.followers.add(follower);
  }

  async forget(person: string): Promise<true> {
    for (const seat of this.seats) if (seat.person === person) Object.assign(seat, { person: "", name: "" });
    this.players = this.players.map((player) => (player === person ? undefined : player));
    this.showPeople();
    await this.standingKept();
    return true;
  }

  /** From now on it cannot be found, though those who are here may take a while to go. */
  override disconnect(code?: number): Promise<unknown> {
    const gone = super.disconnect(code);
    this.#retiring(gone);
    return gone;
  }

  override onDispose(): Promise<void> {
    this.house.tables.delete(this);
    // Each of the stores may take its time, and none may keep the process from its end.
    const retired = inTime(this.retire(), 3 * this.house.pace.journal, `table ${this.roomId}`);
    this.#retiring(retired);
    return retired;
  }

  /** Until then nobody opens the table anew. */
  #retiring(gone: Promise<unknown>): void {
    const { retiring } = this.house;
    if (retiring.has(this.roomId)) return;
    const over = gone.then(
      () => void retiring.delete(this.roomId),
      () => void retiring.delete(this.roomId), // Colyseus waits for it too, and says what was wrong
    );
    retiring.set(this.roomId, over);
  }

  /** What has still to be done before another room may take the table over. */
  protected async retire(): Promise<void> {
    this.followers.gone(this.abandoned);
    await this.standingKept();
    if (this.#closed) await this.house.shelf.drop(this.roomId).catch((error: unknown) => report(`table ${this.roomId}`, error));
  }

  /** Nothing of it is kept here. */
  override abandon(): void {
    this.abandoned = true;
    super.abandon();
  }

  /** Nothing can come of this table any more. */
  protected close(): void {
    this.#closed = true;
    void this.disconnect(CLOSED.unknownTable);
  }

  protected showPeople(): void {
    this.showClocks();
    this.keepStanding();
    void this.setMetadata(this.news());
  }

  /** What the lobby does not list: only for those at the table. */
  protected showClocks(): void {
    const people = seating.shownPeople(this.seats, this.table.bots);
    writePeople(this.state, people);
    this.broadcastPatch();
    this.followers.people(people);
  }

  protected keepStanding(): void {
    if (this.#closed || this.abandoned) return;
    const { table, secret, begun } = this;
    const players = this.players.map((person) => person ?? null);
    const seats = this.seats.map(seating.keptSeat);
    this.#shelving?.keep({ table, seats, secret, begun, filled: this.filled, players, ...this.matchStanding() });
  }

  protected async standingKept(): Promise<void> {
    await this.#shelving?.done();
  }

  protected news(): TableNews {
    return newsOf(this.table, this.seats, this.over() ? "over" : this.begun ? "running" : "waiting");
  }
}
