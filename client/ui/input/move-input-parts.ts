/** What the input of moves is made of. */
import type { Timers } from "../../base/timers.ts";
import type { Face, Pick } from "../../face/face.ts";
import type { Feed } from "../../feed/feed.ts";
import type { TableView } from "../../picture/table-view.ts";
import type { SettingsStore } from "../../settings/settings-store.ts";
import type { Say } from "../../text/say.ts";
import type { Mirror } from "./mirror.ts";
import type { Prompt } from "./prompt.ts";

export interface MoveInputParts {
  readonly feed: { readonly send: Feed["send"] };
  /** Outlives the screen: what is gathered and not sent is kept for it. */
  readonly keptFor: object;
  readonly face: Face;
  readonly say: Say;
  readonly settings: SettingsStore;
  readonly prompt: Prompt;
  readonly mirror: Mirror;
  readonly timers?: Timers;
  /** A lesson offers only what it wants; left out elsewhere. */
  readonly guide?: MoveGuide | undefined;
  table(): TableView | undefined;
  /** Every other seat is a bot: nobody learns anything from how long a pass takes. */
  amongBots(): boolean;
  /** Shows a sentence that disappears by itself. */
  tell(sentence: string): void;
  /** What can be chosen has changed. */
  drawn(): void;
  /** The gathered moves have changed, and with them the sight that is shown, or the picked pieces, and with them what is asked. */
  changed(): void;
}

export interface MoveGuide {
  /** True while it limits the moves. */
  readonly active: boolean;
  offered(picks: readonly Pick[], gathered: readonly string[]): readonly Pick[];
  /** The moves are the beginning of a row that may be played. */
  allows(moves: readonly string[]): boolean;
}
