/**
 * A room that goes leaves its table on the shelf, to be opened again, unless there is nothing to come back to: what is known of
 * a table, how it is kept, and how it is shown to those at it, beside it and in the lobby.
 */
import type { Game } from "../../shared/core/game.ts";
import { Refusal } from "../../shared/core/refusal.ts";
import { type Root, writeSeats } from "../../shared/core/sync.ts";
import { CLOSED, type NoticeNews } from "../../shared/core/wire.ts";
import { report } from "../context.ts";
import type { TableSnapshot } from "../data/table-store.ts";
import { listingOf, type TableListing, type TableOptions } from "../desk/tables.ts";
import type { SeatedClient } from "../match/rematch.ts";
import type { Seat } from "../match/seats.ts";
import * as seating from "../match/seats.ts";
import { type SnapshotSaver, snapshotSaver } from "../match/snapshot-saver.ts";
import { withTimeout } from "../ops/with-timeout.ts";
import { BaseRoom } from "./base-room.ts";
import { type Follower, followers } from "./followers.ts";

/** What the match room adds to what is kept. */
export type MatchStanding = Pick<TableSnapshot, "paused" | "clocks" | "chat">;

export abstract class KeptRoom extends BaseRoom<{ state: Root; metadata: TableListing; client: SeatedClient }> {
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
  #shelving: SnapshotSaver | undefined;

  protected abstract over(): boolean;
  protected abstract matchStanding(): MatchStanding;
  abstract announce(notice: NoticeNews): void;

  /** To be called when its name is settled. */
  protected openShelf(): void {
    this.#shelving = snapshotSaver(this.context.tableStore, this.roomId, this.context.timings.journalTimeout);
    this.context.tables.add(this);
  }

  /** Of a table that was kept; the room takes its name. */
  protected async standingOf(id: string): Promise<TableSnapshot> {
    const standing = await this.context.tableStore.load(id);
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
    this.context.tables.delete(this);
    // Each of the stores may take its time, and none may keep the process from its end.
    const retired = withTimeout(this.retire(), 3 * this.context.timings.journalTimeout, `table ${this.roomId}`);
    this.#retiring(retired);
    return retired;
  }

  /** Until then nobody opens the table anew. */
  #retiring(gone: Promise<unknown>): void {
    const { unloading: retiring } = this.context;
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
    if (this.#closed) await this.context.tableStore.drop(this.roomId).catch((error: unknown) => report(`table ${this.roomId}`, error));
  }

  /** Nothing of it is kept here. */
  override moveElsewhere(): void {
    this.abandoned = true;
    super.moveElsewhere();
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
    const people = seating.shownSeats(this.seats, this.table.bots);
    writeSeats(this.state, people);
    this.broadcastPatch();
    this.followers.people(people);
  }

  protected keepStanding(): void {
    if (this.#closed || this.abandoned) return;
    const { table, secret, begun } = this;
    const players = this.players.map((person) => person ?? null);
    const seats = this.seats.map(seating.keptSeat);
    this.#shelving?.save({ table, seats, secret, begun, filled: this.filled, players, ...this.matchStanding() });
  }

  protected async standingKept(): Promise<void> {
    await this.#shelving?.idle();
  }

  protected news(): TableListing {
    return listingOf(this.table, this.seats, this.over() ? "over" : this.begun ? "running" : "waiting");
  }
}
