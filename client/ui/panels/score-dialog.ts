/** When the score sheet is shown, and who of the others would play once more. */
import type { Result, Sight } from "../../../shared/core/game.ts";
import type { Feed, Presence } from "../../feed/feed.ts";
import type { Face } from "../../games/face.ts";
import type { Say } from "../common/say.ts";
import { succeeded } from "../common/tell-failure.ts";
import { endingOf } from "./ending.ts";
import { type ScorePanel, scorePanel } from "./score-panel.ts";

export interface ScoreDialogParts {
  readonly feed: Feed;
  readonly face: Face;
  readonly say: Say;
  /** This player has played, not watched. */
  readonly plays: boolean;
  readonly again: (() => void) | undefined;
  checkDeal(): void;
  lobby(): void;
}

export interface ScoreDialog {
  /** Whether it has been shown. */
  readonly shown: boolean;
  open(result: Result, sight: Sight): void;
  update(presence: Presence): void;
  close(): void;
}

export function scoreDialog({ feed, face, say, plays, again, checkDeal, lobby }: ScoreDialogParts): ScoreDialog {
  let panel: ScorePanel | undefined;
  let people: Presence["people"] = [];

  function sayAgain(): void {
    const others = people.flatMap(({ kind, rematch }, seat) => (kind === "person" && seat !== feed.seat ? [{ seat, rematch }] : []));
    const names = (wanted: boolean): string[] => others.filter(({ rematch }) => rematch === wanted).map(({ seat }) => say.name(seat));
    if (plays) panel?.again(names(true), names(false));
  }

  return {
    get shown() {
      return panel !== undefined;
    },
    open(result, sight) {
      panel?.close();
      panel = scorePanel({
        result,
        ending: endingOf(say, face, result, feed.seat),
        standing: face.currentPoints?.(sight),
        say,
        rematch: plays ? () => succeeded(say.text, feed.rematch()) : undefined,
        again,
        checkDeal,
        lobby,
      });
      sayAgain();
    },
    update(presence) {
      ({ people } = presence);
      sayAgain();
    },
    close: () => panel?.close(),
  };
}
