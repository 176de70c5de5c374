/** The ways from the lobby into a game's guided match: the entry on its card, and a line in the form of a table. */
import type { GameId, Text } from "../../text/languages.ts";
import { h, set, write } from "../common/dom.ts";
import type { FirstMatches } from "./first-matches.ts";
import type { Lessons } from "./open-lesson.ts";

interface LessonOfferParts {
  readonly text: Text;
  readonly game: GameId;
  readonly first: FirstMatches;
  readonly start: Lessons["start"];
  /** The server knows the guest as a player of the game. */
  knows(): boolean;
}

export interface LessonOffer {
  /** The entry on the card. */
  readonly entry: HTMLElement;
  /** The entry is prominent for newcomers alone. */
  update(): void;
  /** A quiet way in from a panel, which `leave` closes; for newcomers alone. */
  line(leave: () => void): HTMLElement | undefined;
}

export function lessonOffer({ text, game, first, start, knows }: LessonOfferParts): LessonOffer {
  const { lesson: words } = text;
  const { name } = text.games[game];
  const isNewcomer = (): boolean => first.isNewcomer(game) && !knows();
  const entry = h("button", { type: "button", "data-do": "learn", onclick: () => void start(game) });

  function update(): void {
    const label = isNewcomer() ? words.first : words.again;
    write(entry, label);
    set(entry, "class", isNewcomer() ? "plain learn" : "quiet");
    set(entry, "aria-label", text.lobby.action(label, name));
  }
  update();

  return {
    entry,
    update,
    line(leave) {
      const onclick = () => {
        leave();
        void start(game);
      };
      return isNewcomer() ? h("button", { class: "quiet", type: "button", "data-do": "learn", onclick }, words.first) : undefined;
    },
  };
}
