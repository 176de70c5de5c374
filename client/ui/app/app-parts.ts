/** What the page is made of: words, faces, and the ways to a match. */
import type { Game } from "../../../shared/core/contract/game.ts";
import type { FaceLoader } from "../../face/face-loader.ts";
import type { Feed } from "../../feed/feed.ts";
import type { Lobby, PracticeWish } from "../../feed/lobby.ts";
import type { ReplayFeed, ReplayOptions } from "../../feed/replay.ts";
import type { ReadyTable, readyTable } from "../../picture/board/mount-table.ts";
import type { TableView, TableViewOptions } from "../../picture/table-view.ts";
import type { SettingsStore } from "../../settings/settings-store.ts";
import type { Language, Text } from "../../text/languages.ts";
import type { MatchFile } from "../lobby/matches/match-file.ts";

export interface AppParts {
  readonly text: Text;
  readonly language: Language;
  /** Aborted when another language has taken this one's place. */
  readonly signal: AbortSignal;
  readonly faces: FaceLoader;
  readonly settings: SettingsStore;
  readonly lobby: Lobby;
  /** A match of this game is likely: what it needs is fetched ahead. */
  prepare(game: string): void;
  /** A match against bots in this browser. */
  practise(game: Game, wish: PracticeWish): Feed;
  openTable(options: TableViewOptions): Promise<TableView>;
  /** The picture of a table that is awaited. */
  readyTable(...how: Parameters<typeof readyTable>): Promise<ReadyTable>;
  /** Plays a finished match again. */
  replayOf(feed: Feed): Promise<ReplayFeed>;
  /** A finished match by its name, through the eyes of a seat, which may be the reader's own. */
  replayMatch(match: string, seat: number, more: Pick<ReplayOptions, "at" | "own">): Promise<Feed>;
  /** A record of the server's, from a frame on. */
  replayAt(address: string, seat: number, frame: number): Promise<Feed>;
  /** A match from a file; rejects if it cannot be played. */
  replayFile(file: MatchFile, seat: number): Promise<Feed>;
}
