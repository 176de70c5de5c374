/** What a table is made of, and what its parts may ask of the Colyseus room around them. */
import type { Game } from "../../shared/core/contract/game.ts";
import type { Root } from "../../shared/core/wire/sync.ts";
import type { TableListing } from "../table/listing.ts";
import type { TableOptions } from "../table/options.ts";
import type { SavedSeat } from "../table/seats.ts";
import type { TableSnapshot } from "../table/snapshot.ts";
import type { Actors } from "./actors.ts";
import type { Dealing } from "./dealing.ts";
import type { Followers } from "./followers.ts";
import type { Keeping } from "./keeping/keeping.ts";
import type { MatchContext } from "./match-context.ts";
import type { PerformedCommands } from "./performed-commands.ts";
import type { Play } from "./play.ts";
import type { Rematch, SeatedClient } from "./rematch.ts";
import type { RoomTimers } from "./room-timers.ts";
import type { LiveSeats } from "./seating/live-seats.ts";
import type { TablePosts } from "./table-posts.ts";
import type { Talk } from "./talk.ts";

export interface RoomPort {
  readonly roomId: string;
  readonly context: MatchContext;
  readonly state: Root;
  readonly clients: Iterable<SeatedClient>;
  readonly timers: RoomTimers;
  /** Watch rooms of this match. */
  readonly followers: Followers;
  broadcast(type: string, message: unknown): void;
  /** Sends what has changed in the state. */
  broadcastPatch(): void;
  /** What the list of rooms says of this one. */
  setMetadata(listing: TableListing): Promise<unknown>;
  disconnect(code: number): Promise<unknown>;
  /** Called when another process has the table: clients find it there. */
  moveElsewhere(): void;
}

/** A new table, or one from the store. */
export interface TableSetup {
  readonly game: Game;
  readonly options: Omit<TableOptions, "seats">;
  readonly seats: readonly SavedSeat[];
  /** The server's part of the first deal. */
  readonly secret: string;
  /** Undefined for a new table. */
  readonly snapshot: TableSnapshot | undefined;
}

export interface LiveTable {
  readonly room: RoomPort;
  readonly setup: TableSetup;
  readonly dealing: Dealing;
  readonly seating: LiveSeats;
  readonly actors: Actors;
  readonly play: Play;
  readonly talk: Talk;
  readonly posts: TablePosts;
  readonly keeping: Keeping;
  readonly performed: PerformedCommands;
  readonly rematch: Rematch;
  /** Tells a player who is not at the table, by push. */
  callPlayer(seat: number): void;
  readonly display: TableDisplay;
}

export interface TableDisplay {
  listing(): TableListing;
  /** Seats and clocks, for those at the table and its watchers. */
  showSeats(): void;
  /** Publishes the table to the lobby. */
  publish(): void;
  /** A player has come or moved: the lobby goes on listing the table. */
  noteActivity(): void;
}
