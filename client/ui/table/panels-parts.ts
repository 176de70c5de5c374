/** What the panels of a table are given. */
import type { Face } from "../../face/face.ts";
import type { Feed } from "../../feed/feed.ts";
import type { Guest, PracticeWish } from "../../feed/lobby.ts";
import type { LookBack } from "../../feed/look-back.ts";
import type { SettingsStore } from "../../settings/settings-store.ts";
import type { Language } from "../../text/languages.ts";
import type { Say } from "../../text/say.ts";
import type { ReplayStart } from "../analysis/replay-tools.ts";
import type { PuzzleSession } from "../puzzles/puzzle-session.ts";
import type { ScreenHandover } from "./screen-handover.ts";
import type { TableModel } from "../model/table-model.ts";

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
  readonly model: TableModel;
  /** Goes to the replay of a match that was just played. */
  readonly watchAgain: ((start?: ReplayStart) => void) | undefined;
  readonly playOn: ((wish: PracticeWish) => void) | undefined;
  readonly puzzles: PuzzleSession | undefined;
  /** The screen of the same table in another language that was shown before. */
  readonly before: ScreenHandover | undefined;
  /** Goes to the game's guided match; undefined if it has none. */
  readonly learn: (() => void) | undefined;
  toLobby(): void;
  /** Opens the score sheet of a match that is over. */
  scores(): void;
}
