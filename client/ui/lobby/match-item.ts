/** One of the player's matches in the lobby: who plays, whose turn it is, the way back to it and the way out of it. */
import { at } from "../../../shared/core/base/checked.ts";
import { isolated } from "../../../shared/core/base/player-text.ts";
import type { UnfinishedMatch } from "../../../shared/core/wire/unfinished-matches.ts";
import type { Lobby, OpenTable } from "../../feed/lobby.ts";
import type { Text } from "../../text/languages.ts";
import { armsBadge } from "../common/arms-badge.ts";
import { confirmDialog } from "../common/dialog.ts";
import { h } from "../common/dom.ts";
import { gameName, gamePicture } from "../common/game-name.ts";
import { joinNames } from "../common/names.ts";
import { tellFailure } from "../common/tell-failure.ts";

interface MatchItemParts {
  readonly text: Text;
  readonly lobby: Lobby;
  sit(match: string, button: HTMLButtonElement): Promise<void>;
  /** The match was given up. */
  changed(): void;
}

export const matchKey = ({ match, yourTurn, running, people }: UnfinishedMatch): string =>
  [match, yourTurn, running, ...people.map(({ name }) => name)].join(" ");

export const whoOf = (text: Text, people: OpenTable["people"]): string[] => {
  const bots = people.filter(({ bot }) => bot).length;
  const persons = people.filter(({ bot }) => !bot).map(({ name }) => isolated(name) || text.lobby.nobody);
  return [...persons, ...(bots > 0 ? [text.lobby.bots(bots)] : [])];
};

/** Two players are named as opponents, more as a list. */
export const versus = (text: Text, who: readonly string[]): string =>
  who.length === 2 ? text.lobby.versus(at(who, 0), at(who, 1)) : joinNames(who);

/** The arms of those who have some, in the order of their names. */
export const armsIn = (people: OpenTable["people"]): HTMLElement[] =>
  people.flatMap(({ name, bot, arms }) => (arms === undefined || bot ? [] : [armsBadge({ name, arms })]));

/** `note` follows the name of the game. */
export function matchItem(
  { text, lobby, sit, changed }: MatchItemParts,
  { match, game, seat, people, running, yourTurn }: UnfinishedMatch,
  note?: HTMLElement,
): HTMLLIElement {
  // While people are waited for, a seat without a name is a free one.
  const seated = people.filter(({ name }, at) => at !== seat && (running || name !== ""));
  const others = whoOf(text, seated);
  const names = joinNames(others);
  const who = names === "" ? "" : text.lobby.with(names);
  const what = running ? text.lobby.playOn : text.lobby.backToTable;
  const named = text.lobby.action(what, gameName(text, game), who);
  const onclick = () => void sit(match, button);
  const button = h("button", { class: "brass", type: "button", "data-do": "sit", "aria-label": named, onclick }, what);
  const giveUp = async (): Promise<void> => {
    if (!(await confirmDialog(text.lobby.giveUp, text.lobby.giveUpSure(gameName(text, game), names), text.lobby.giveUp, text.confirm.stay)))
      return;
    await lobby.guest.giveUp(match).catch((error: unknown) => tellFailure(text, error));
    changed();
  };
  const props = {
    class: "plain quit",
    type: "button",
    "data-do": "giveUp",
    title: text.lobby.giveUp,
    "aria-label": text.lobby.action(text.lobby.giveUp, gameName(text, game), who),
  };
  const quit = h("button", { ...props, onclick: () => void giveUp() }, "×");
  const turn = yourTurn && h("em", {}, text.lobby.yourTurn);
  return h(
    "li",
    { class: "own" },
    gamePicture(game, match),
    h("span", { class: "title" }, h("b", {}, gameName(text, game)), h("small", {}, ...armsIn(seated), who), turn, note),
    h("span", { class: "doors" }, quit, button),
  );
}
