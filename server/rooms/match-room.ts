/** The Colyseus room of a table. What happens at the table is decided by its parts in `server/match/`. */
import { matchMaker } from "@colyseus/core";
import { StateView } from "@colyseus/schema";
import { Refusal } from "../../shared/core/base/refusal.ts";
import { admit, makeRoot, type Root, writeWatchers } from "../../shared/core/wire/sync.ts";
import { CLOSED, MESSAGES, type NoticeNews } from "../../shared/core/wire/wire.ts";
import { report } from "../base/log.ts";
import { answerCommand, refusalOf } from "../match/command-handler.ts";
import { type Follower, Followers, type WatchedRoom, type Watcher } from "../match/followers.ts";
import { markUnloading, withinRetirement } from "../match/keeping/keeping.ts";
import type { LiveTable, RoomPort } from "../match/live-table.ts";
import type { MatchContext } from "../match/match-context.ts";
import type { SeatedClient } from "../match/rematch.ts";
import { answerRoomCall, roomCalls } from "../match/room-calls.ts";
import { roomTimers } from "../match/room-timers.ts";
import { buildTable, openTable, retire, settle, setupOf, welcome } from "../match/table.ts";
import { createTable, type TableSource } from "../matchmaking/create-table.ts";
import type { RoomReply, TableRoomCalls } from "../matchmaking/room-calls.ts";
import type { TableListing } from "../table/listing.ts";
import { seatOf } from "../table/seats.ts";
import { BaseRoom, type RoomContext, type RoomLoad } from "./base-room.ts";
import { watchRoomHere } from "./watch-room.ts";

export interface MatchRoomContext extends RoomContext, MatchContext {
  /** Tables in memory. */
  readonly tables: Set<{ announce(notice: NoticeNews): void; handOver(): Promise<void> }>;
  readonly limits: RoomContext["limits"];
  readonly timings: MatchContext["timings"];
}

interface MatchRoomState {
  state: Root;
  metadata: TableListing;
  client: SeatedClient;
}

export abstract class MatchRoom extends BaseRoom<MatchRoomState> implements RoomPort, WatchedRoom {
  abstract override readonly context: MatchRoomContext;
  override autoDispose = false;
  readonly timers = roomTimers(this);
  readonly followers = new Followers();
  /** Undefined if the room could not be made. */
  #table: LiveTable | undefined;
  /** Another process is about to have the table. */
  #isHandedOver = false;
  #endListening = (): void => undefined;

  override async onCreate(source: TableSource): Promise<void> {
    const setup = await setupOf(this.context, source);
    // A table keeps its name in every room.
    const id = "reopen" in source ? source.reopen : source.id;
    if (id !== undefined) this.roomId = id;
    const { timers } = this;
    this.setUp(
      () => timers.retryFailed(),
      () => this.#dropGone(),
    );
    this.state = makeRoot(setup.game, [...setup.seats.keys()]);
    const table = buildTable(this, setup);
    this.#table = table;
    this.metadata = table.display.listing();
    this.context.tables.add(this);
    await openTable(table);
    // Those who see it late may still watch from before it left memory.
    watchRoomHere(this.roomId)?.follow(this);
    this.#endListening = this.context.sanctions.listen(() => this.#putOutBanned());
    this.onMessage(MESSAGES.command, (client: SeatedClient, message: unknown) => this.command(client, message));
    // Otherwise Colyseus closes the connection of a client that sends another type.
    this.onMessage("*", (client: SeatedClient) => client.send(MESSAGES.answer, refusalOf("", "", new Refusal("malformed"))));
  }

  override onJoin(client: SeatedClient, { token }: { token: string }): void {
    const table = this.#table as LiveTable;
    const { number, person } = seatOf(table.seating.seats, token);
    this.context.sanctions.check("ban", person);
    client.userData = { seat: number, token };
    client.view = new StateView();
    // Before the seats are drawn it is not known which secret is whose.
    if (table.seating.state.begun || table.setup.options.seating === "joined") admit(this.state, client.view, number);
    welcome(table, client, number);
  }

  /** What is not answered is sent again, once the client has the table in its new place. */
  async command(client: SeatedClient, message: unknown): Promise<void> {
    if (this.#isHandedOver) return;
    return answerCommand(this.#table as LiveTable, client, message);
  }

  override onLeave({ sessionId }: SeatedClient, code: number): void {
    this.#table?.seating.react({ type: code === CLOSED.left ? "leave" : "drop", session: sessionId });
  }

  /** Their seats are those of players who leave. */
  #putOutBanned(): void {
    const { seating } = this.#table as LiveTable;
    for (const { session, person, address } of [...seating.seats]) {
      if (session === "" || !this.context.sanctions.isBanned(person, address)) continue;
      seating.react({ type: "leave", session });
      this.clients.getById(session)?.leave(CLOSED.left);
    }
  }

  /** A seat whose connection went without `onLeave` being done with it would hold its table for ever. */
  #dropGone(): void {
    if (this.#table === undefined) return;
    const { seating } = this.#table;
    for (const { session } of seating.seats) {
      if (session !== "" && this.clients.get(session) === undefined) seating.react({ type: "drop", session });
    }
  }

  /** A call of the HTTP API, from whichever process, under the name that processes of other versions use. */
  answerDesk<N extends keyof TableRoomCalls>(name: N, args: Parameters<TableRoomCalls[N]>): Promise<RoomReply<N>> {
    return answerRoomCall(roomCalls(this.#table as LiveTable), name, args);
  }

  showWatchers(follower: Follower, present: readonly Watcher[]): void {
    writeWatchers(this.state, this.followers.seen(follower, present));
    this.broadcastPatch();
  }

  hasPlayer(guest: string): boolean {
    const { players, seats } = (this.#table as LiveTable).seating.state;
    return players.includes(guest) || seats.some(({ person }) => person === guest);
  }

  /** Tells all players at the table. */
  announce(notice: NoticeNews): void {
    this.broadcast(MESSAGES.notice, notice);
  }

  override roomLoad(): RoomLoad {
    return { ...super.roomLoad(), entries: this.#table?.play.match?.record.entries.length ?? 0 };
  }

  override moveElsewhere(): void {
    this.#table?.actors.stop();
    this.#table?.keeping.abandon();
    super.moveElsewhere();
  }

  /** Gives the table to another process. Nobody is told to go there before it is open. */
  async handOver(): Promise<void> {
    const table = this.#table;
    if (table === undefined || this.clients.length === 0) return;
    // The others may have ended meanwhile.
    if ((await this.context.cluster.leastLoaded()) === matchMaker.processId) return;
    this.#isHandedOver = true;
    await settle(table);
    await matchMaker.driver.remove(this.roomId);
    // If that fails somebody who comes opens it.
    await createTable({ reopen: this.roomId }).catch((error: unknown) => report(`handing over table ${this.roomId}`, error));
    this.moveElsewhere();
  }

  /** From here on the room cannot be found, though its clients may take a moment to go. */
  override disconnect(code?: number): Promise<unknown> {
    const gone = super.disconnect(code);
    markUnloading(this.context, this.roomId, gone);
    return gone;
  }

  override onDispose(): Promise<void> {
    this.context.tables.delete(this);
    this.#endListening();
    const retired = this.#table === undefined ? Promise.resolve() : withinRetirement(retire(this.#table), this.context, this.roomId);
    markUnloading(this.context, this.roomId, retired);
    return retired;
  }
}
