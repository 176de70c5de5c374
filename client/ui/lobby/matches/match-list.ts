/** A guest's finished matches, page by page: to be watched, saved as a file and shared. */
import { isolated } from "../../../../shared/core/base/player-text.ts";
import { Refusal } from "../../../../shared/core/base/refusal.ts";
import type { MatchRecord } from "../../../../shared/core/match/record.ts";
import type { MatchFilter } from "../../../../shared/core/wire/calls.ts";
import type { ListedMatch, MatchPage } from "../../../../shared/core/wire/guest.ts";
import type { FaceLoader } from "../../../face/face-loader.ts";
import type { Guest } from "../../../feed/lobby.ts";
import { ownExercises } from "../../../settings/exercises.ts";
import { timeOf } from "../../../text/dates.ts";
import type { Language, Text } from "../../../text/languages.ts";
import { armsBadge } from "../../common/arms-badge.ts";
import { copyLink } from "../../common/copy-link.ts";
import { complaint, notice } from "../../common/dialog.ts";
import { fill, h, set, write } from "../../common/dom.ts";
import { exerciseWords } from "../../common/exercise-words.ts";
import { gameName, gamePicture } from "../../common/game-name.ts";
import { matchLink } from "../../common/page-links.ts";
import { saveBlob } from "../../common/save-file.ts";
import { tellFailure } from "../../common/tell-failure.ts";
import { avoidButton } from "./avoid-button.ts";
import { fileNameOf, packMatch } from "./match-file.ts";
import { matchFilters } from "./match-filters.ts";

interface MatchListParts {
  readonly text: Text;
  readonly language: Language;
  readonly faces: FaceLoader;
  readonly guest: Guest;
  record(match: string): Promise<MatchRecord>;
  watch(match: string, seat: number): Promise<void>;
}

export function matchList(parts: MatchListParts): HTMLElement {
  const { text, guest, faces } = parts;
  const words = text.myMatches;
  const rows = h("ol", { class: "played" });
  const count = h("p", { class: "note", role: "status" });
  const older = h("button", { class: "plain", type: "button", hidden: true, "data-do": "older" }, words.older);
  let asked = 0;
  let filter: MatchFilter = {};
  let last: ListedMatch | undefined;

  /** Answers that a newer filter has overtaken are dropped. */
  async function load(after?: ListedMatch): Promise<void> {
    const number = ++asked;
    set(rows, "aria-busy", "true");
    try {
      const practised = practisedIn(parts.language);
      const page = await guest.history({ ...filter, ...(after && { after: { at: after.at, match: after.match } }) });
      const words = await practised;
      if (number === asked) show(page, words, after !== undefined);
    } catch (error) {
      if (number !== asked) return;
      const isOffline = !(error instanceof Refusal) || error.key === "unreachable";
      if (isOffline && last === undefined) write(count, words.offline);
      else tellFailure(text, error);
    }
    set(rows, "aria-busy", undefined);
  }

  function show({ matches, more }: MatchPage, practised: Practised, appended: boolean): void {
    const items = matches.map((match) => matchRow(parts, match, practised(match.match)));
    if (appended) rows.append(...items);
    else fill(rows, ...items);
    last = matches.at(-1) ?? (appended ? last : undefined);
    // The focus goes on to the first new row, for players who use keys.
    if (appended && document.activeElement === older) items[0]?.querySelector("button")?.focus();
    older.hidden = !more;
    const nothing = Object.keys(filter).length === 0 ? words.none : words.noneFound;
    write(count, rows.children.length === 0 ? nothing : words.count(rows.children.length, more));
  }

  older.addEventListener("click", () => void load(last));
  const filters = matchFilters(text, faces.ids, (next) => {
    filter = next;
    void load();
  });
  void load();
  return h("div", { class: "matches" }, filters, count, rows, older);
}

/** How many exercises a match has given, in words; empty if none. */
type Practised = (match: string) => string;

async function practisedIn(language: Language): Promise<Practised> {
  const own = ownExercises().all();
  const words = await exerciseWords(language).catch(() => undefined);
  return (match) => {
    const count = own.filter((one) => one.match === match).length;
    return count > 0 && words ? words.ofMatch(count) : "";
  };
}

function matchRow(parts: MatchListParts, played: ListedMatch, practised: string): HTMLLIElement {
  const { text, language } = parts;
  const words = text.myMatches;
  const { match, game, seat, seats, place, at, rated, how, others } = played;
  const when = timeOf(language.id, new Date(at));
  const button = (kind: string, label: string, go: () => Promise<unknown>, title?: string) => {
    const onclick = () => void busy(made, go).catch((error: unknown) => tellGone(text, error));
    const named = words.action(label, gameName(text, game), when);
    const made = h("button", { class: "plain", type: "button", "data-do": kind, "aria-label": named, title, onclick }, label);
    return made;
  };
  const people = others.map((other) =>
    h(
      "span",
      { class: "met" },
      armsBadge(other),
      isolated(other.name) || text.people.guest,
      !other.known && avoidButton(text, parts.guest, match, other),
    ),
  );
  const bots = seats - 1 - others.length;
  // Where a match ends so, the one who is not first is the one who has gone.
  const gone = place > 1 && (how === "resigned" || how === "timeout") ? words.left[how] : undefined;
  const placed = gone ?? (place > 0 ? words.place(text.score.place(place, false), seats) : words.noPlace);
  return h(
    "li",
    {},
    gamePicture(game, match),
    h("b", { class: place === 1 ? "place won" : "place" }, placed),
    h(
      "span",
      { class: "what" },
      h("span", {}, gameName(text, game)),
      h("small", {}, text.parts([rated ? words.ratedAt(when) : when, practised])),
    ),
    h("span", { class: "with" }, ...people, bots > 0 && h("span", {}, words.bots(bots))),
    h(
      "span",
      { class: "row" },
      button("watch", words.watch, () => parts.watch(match, seat)),
      button("download", words.download, () => download(parts, match), words.downloadHint),
      button("share", words.share, () => copyLink(text, matchLink(match, 0, seat), words.shared)),
    ),
  );
}

async function download({ text, record }: MatchListParts, match: string): Promise<void> {
  const played = await record(match);
  const { bot, guest } = text.people;
  const name = fileNameOf(played, { game: gameName(text, played.game), bot, guest });
  saveBlob(name, await packMatch(played));
  notice(text.myMatches.downloaded(name));
}

/** Records may be deleted before results are. */
function tellGone(text: Text, error: unknown): void {
  if (error instanceof Refusal && error.key === "unknownTable") complaint(text.myMatches.gone);
  else tellFailure(text, error);
}

async function busy(button: HTMLElement, go: () => Promise<unknown>): Promise<void> {
  if (button.getAttribute("aria-busy") === "true") return;
  set(button, "aria-busy", "true");
  try {
    await go();
  } finally {
    set(button, "aria-busy", undefined);
  }
}
