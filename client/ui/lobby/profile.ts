/** How one plays: ratings, and the last matches with their people, to be watched again. */
import type { PlayedMatch, Profile } from "../../../shared/core/guest.ts";
import { isolated } from "../../../shared/core/player-text.ts";
import type { Guest } from "../../feed/lobby.ts";
import type { GameId, Text } from "../../text/en.ts";
import type { Language } from "../../text/languages.ts";
import { panel } from "../common/dialog.ts";
import { h, set, write } from "../common/dom.ts";
import { tellFailure } from "../common/tell-failure.ts";
import { closing } from "../panels/settings-panel.ts";

export interface ProfileParts {
  readonly text: Text;
  readonly language: Language;
  readonly guest: Guest;
  /** To the finished match, as its player saw it. */
  again(match: string, seat: number): Promise<void>;
}

export async function showProfile(parts: ProfileParts): Promise<void> {
  const { text, guest } = parts;
  const words = text.profile;
  const { ratings, matches } = await guest.profile();
  const rows = matches.map((match) => playedRow(parts, match, () => open.close()));
  const open = panel(words.title, "profile", [
    ratings.length > 0 ? standings(text, ratings) : h("p", { class: "note" }, words.unrated),
    h("h3", {}, words.matches),
    rows.length > 0 ? h("ol", { class: "played" }, ...rows) : h("p", { class: "note" }, words.none),
    closing(text, () => open.close()),
  ]);
  // Otherwise a second Enter would avoid a player by accident.
  open.element.querySelector<HTMLButtonElement>(".row.end button")?.focus();
}

export const gameName = (text: Text, game: string): string => text.games[game as GameId]?.name ?? game;

function standings(text: Text, ratings: Profile["ratings"]): HTMLElement {
  const words = text.profile;
  const rows = ratings.map(({ game, rated, rating, matches }) =>
    h(
      "tr",
      {},
      h("th", { scope: "row" }, gameName(text, game)),
      h("td", {}, rated ? words.rated : words.casual),
      h("td", { class: "rating" }, String(rating)),
      h("td", {}, words.count(matches)),
    ),
  );
  return h("table", { class: "standings" }, h("tbody", {}, ...rows));
}

function playedRow(parts: ProfileParts, played: PlayedMatch, close: () => void): HTMLLIElement {
  const { text, language, again } = parts;
  const words = text.profile;
  const { match, game, seat, place, at, others } = played;
  const watch = async (): Promise<void> => {
    set(button, "aria-busy", "true");
    await again(match, seat);
    close();
  };
  const button = h("button", { class: "plain", type: "button", onclick: () => void watch() }, text.score.again);
  const when = new Date(at).toLocaleString(language.id, { dateStyle: "medium", timeStyle: "short" });
  const people = others.map((other) => h("span", { class: "met" }, isolated(other.name) || text.people.guest, avoid(parts, match, other)));
  return h(
    "li",
    {},
    h("b", { class: place === 1 ? "place won" : "place" }, place > 0 ? text.score.place(place, false) : "–"),
    h("span", { class: "what" }, h("span", {}, gameName(text, game)), h("small", {}, when)),
    h("span", { class: "with" }, ...(people.length > 0 ? people : [words.bots])),
    button,
  );
}

/** The avoided players, each with a button to undo it. */
function avoid({ text, guest }: ProfileParts, match: string, other: PlayedMatch["others"][number]): HTMLButtonElement {
  const words = text.profile;
  let { blocked } = other;
  const show = (): void => {
    write(button, blocked ? words.meet : words.avoid);
    set(button, "title", (blocked ? words.meetHint : words.avoidHint)(isolated(other.name)));
  };
  const change = async (): Promise<void> => {
    try {
      await guest.block(match, other.seat, !blocked);
      blocked = !blocked;
      show();
    } catch (error) {
      tellFailure(text, error);
    }
  };
  const button = h("button", { class: "quiet", type: "button", onclick: () => void change() });
  show();
  return button;
}
