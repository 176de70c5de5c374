/** Matches against bots that this browser keeps, to be played on or discarded: in the lobby and under the guest's matches. */
import type { Lobby } from "../../feed/lobby.ts";
import type { PracticeKeeper, StoredPractice } from "../../feed/practice/practice-storage.ts";
import { timeOf } from "../../text/dates.ts";
import type { Language, Text } from "../../text/languages.ts";
import { confirmDialog } from "../common/dialog.ts";
import { h } from "../common/dom.ts";
import { gameName, gamePicture } from "../common/game-name.ts";
import { matchItem } from "./match-item.ts";

export interface PracticeMatches {
  readonly keeper: Pick<PracticeKeeper, "list" | "drop">;
  /** Goes to its table. */
  open(kept: StoredPractice): Promise<void>;
}

interface PracticeItemParts {
  readonly text: Text;
  readonly language: Language;
  readonly kept: PracticeMatches;
  changed(): void;
}

export const practiceKey = ({ id, played }: StoredPractice): string => `kept ${id} ${played}`;

export function practiceItem({ text, language, kept, changed }: PracticeItemParts, match: StoredPractice): HTMLLIElement {
  const { record, level, at, played, id } = match;
  const words = text.lobby;
  const name = gameName(text, record.game);
  const who = words.playNowHint(record.seats - 1, level);
  const when = timeOf(language.id, new Date(played));
  const named = (what: string): string => words.action(what, name, text.parts([who, when]));
  const label = words.playOn;
  const onclick = () => void kept.open(match);
  const button = h("button", { class: "brass", type: "button", "data-do": "continue", "aria-label": named(label), onclick }, label);
  const discard = async (): Promise<void> => {
    if (!(await confirmDialog(words.discard, words.discardSure(name), words.discard, text.confirm.stay))) return;
    kept.keeper.drop(id);
    changed();
  };
  const props = { class: "plain quit", type: "button", "data-do": "discard", title: words.discard, "aria-label": named(words.discard) };
  const quit = h("button", { ...props, onclick: () => void discard() }, "×");
  const kind = at === undefined ? words.inBrowser : text.lesson.again;
  return h(
    "li",
    { class: "own" },
    gamePicture(record.game, id),
    h("span", { class: "title" }, h("b", {}, name), h("small", {}, who), h("small", { class: "when" }, text.parts([when, kind]))),
    h("span", { class: "doors" }, quit, button),
  );
}

interface UnfinishedParts extends Omit<PracticeItemParts, "changed"> {
  readonly lobby: Lobby;
  readonly games: readonly string[];
  sit(match: string, button: HTMLButtonElement): Promise<void>;
  /** The way to a table was taken. */
  left(): void;
}

/** Everything the guest can play on, here and on the server; hidden if there is nothing. */
export function unfinishedMatches(parts: UnfinishedParts): HTMLElement {
  const { text, lobby, games, kept } = parts;
  const list = h("ul", { class: "tables" });
  const element = h("section", { class: "unfinished", hidden: true }, h("h3", {}, text.myMatches.unfinished), list);
  const open = async (match: StoredPractice): Promise<void> => {
    parts.left();
    await kept.open(match);
  };
  const sit = async (match: string, button: HTMLButtonElement): Promise<void> => {
    parts.left();
    await parts.sit(match, button);
  };
  function draw(own: readonly HTMLLIElement[]): void {
    const here = kept.keeper.list().filter(({ record }) => games.includes(record.game));
    const changed = (): void => draw(own);
    list.replaceChildren(...own, ...here.map((match) => practiceItem({ ...parts, kept: { ...kept, open }, changed }, match)));
    element.hidden = list.children.length === 0;
  }
  async function look(): Promise<void> {
    try {
      const own = (await lobby.guest.matches()).filter(({ game }) => games.includes(game));
      draw(own.map((match) => matchItem({ text, lobby, sit, changed: () => void look() }, match)));
    } catch {
      // Without the server the matches of this browser are still there.
      draw([]);
    }
  }
  draw([]);
  void look();
  return element;
}
