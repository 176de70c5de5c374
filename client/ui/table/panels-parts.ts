/** What the panels of a table are given. */
import type { Face } from "../../face/face.ts";
import type { Feed, Moment, Presence } from "../../feed/feed.ts";
import type { Guest, PracticeWish } from "../../feed/lobby.ts";
import type { LookBack } from "../../feed/look-back.ts";
import type { TableView } from "../../picture/table-view.ts";
import type { SettingsStore } from "../../settings/settings-store.ts";
import type { Language } from "../../text/languages.ts";
import type { Say } from "../../text/say.ts";
import type { ReplayStart } from "../analysis/replay-tools.ts";
import type { PuzzleSession } from "../puzzles/puzzle-session.ts";
import type { ScreenHandover } from "./screen-handover.ts";

/** What the panels ask of the table now. */
export interface TableNow {
  view(): TableView | undefined;
  moment(): Moment | undefined;
  presence(): Presence;
  /** Only bots play on the other seats. */
  amongBots(): boolean;
  /** Why no player can do anything now. */
  halt(): string | undefined;
}

export interface TablePanelsParts {
  readonly feed: Feed;
  /** Undefined in a replay. */
  readonly back: LookBack | undefined;
  readonly face: Face;
  readonly say: Say;
  readonly language: Language;
  readonly gameName: string;
  readonly settings: SettingsStore;
  readonly guest: Guest | undefined;
  /** Ends what the panels have begun. */
  readonly signal: AbortSignal;
  readonly now: TableNow;
  /** Goes to the replay of a match that was just played. */
  readonly watchAgain: ((start?: ReplayStart) => void) | undefined;
  readonly playOn: ((wish: PracticeWish) => void) | undefined;
  readonly puzzles: PuzzleSession | undefined;
  /** The screen of the same table in another language that was shown before. */
  readonly before: ScreenHandover | undefined;
  /** Goes to the game's guided match; undefined if it has none. */
  readonly learn: (() => void) | undefined;
  toLobby(): void;
  /** The gathered moves or the picked pieces have changed, or a move is slow to be answered. */
  inputChanged(): void;
  /** Missing lines of the log have come. */
  logFilled(): void;
}
