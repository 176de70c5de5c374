/** Where frames come from and entries go: a room (live), this browser (practice), or a record (replay). */
import type { Game, Result, Sight } from "../../shared/core/game.ts";
import type { Person } from "../../shared/core/sync.ts";
import type { CoreEvent } from "../../shared/core/view.ts";
import type { Answer } from "../../shared/core/wire.ts";

/** A frame as this client has it, complete. */
export interface Moment {
  readonly number: number;
  readonly event: { readonly type: string } | CoreEvent;
  readonly sight: Sight;
  /** The ask of the own seat; 0 if it owes nothing or more frames follow at once. */
  readonly ask: number;
  /** Seats that owe a choice. */
  readonly asked: readonly number[];
  /** The entry the own seat may take back. */
  readonly undo: number | undefined;
  readonly outcome: Result | undefined;
}

/** What is so now, whatever frame the picture shows. */
export interface Presence {
  readonly people: readonly Person[];
  readonly connection: "open" | "lost" | "closed";
  /** Milliseconds until the next try, while lost. */
  readonly retryIn: number | undefined;
}

export interface FeedListener {
  /** The next frame; `jump` if it does not follow the one before (joining, seeking, coming back): poses are set, not moved. */
  frame(moment: Moment, jump: boolean): void;
  presence(presence: Presence): void;
}

export interface Feed {
  readonly game: Game;
  /** The own seat, or WATCHER. */
  readonly seat: number;
  /** Starts with the newest frame, as a jump. Gives the way to stop listening. */
  listen(listener: FeedListener): () => void;
  /** A row of moves in notation, answering an ask. */
  send(moves: readonly string[], ask: number): Promise<Answer>;
  undo(): Promise<Answer>;
  resign(): Promise<Answer>;
  /** Wants to play again with the same people; the new match is found through `next`. */
  rematch(): Promise<Answer>;
  /** Told when a rematch is ready. */
  readonly next: Promise<Feed>;
  leave(): void;
}
