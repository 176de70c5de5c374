/** Brings the still front page to life: the ways to a table on each card. */

import type { BotLevel } from "../../../shared/core/contract/bot-level.ts";
import type { Game } from "../../../shared/core/contract/game.ts";
import { defaultSeats } from "../../../shared/core/match/record.ts";
import { pathTo } from "../../../shared/core/wire/addresses.ts";
import type { FaceLoader } from "../../face/face-loader.ts";
import type { Feed } from "../../feed/feed.ts";
import type { DealToSend, Lobby, PracticeWish, Waiting } from "../../feed/lobby.ts";
import { type ListedGame, shelf } from "../../games/shelf.ts";
import type { SettingsStore } from "../../settings/settings-store.ts";
import type { GameId, Language, Text } from "../../text/languages.ts";
import { complaint } from "../common/dialog.ts";
import { h, set, write } from "../common/dom.ts";
import { tellFailure, trying } from "../common/tell-failure.ts";
import { field } from "../fields/field.ts";
import type { FirstMatches } from "../lessons/first-matches.ts";
import { type LessonOffer, lessonOffer } from "../lessons/lesson-offer.ts";
import type { Lessons } from "../lessons/open-lesson.ts";
import { peoplePlace } from "../people/people-place.ts";
import type { ExerciseSession } from "../puzzles/exercise-session.ts";
import type { PuzzleOpener } from "../puzzles/open-puzzles.ts";
import type { Arranged, ArrangedParts } from "./arranged.ts";
import { levelOfWish } from "./bots-field.ts";
import { type DailyPlace, dailyPlace } from "./daily/daily-place.ts";
import { lobbyPanel } from "./lobby-panel.ts";
import type { MatchFiles } from "./matches/open-file.ts";
import { type Meanwhile, meanwhile, type OwnSearch } from "./meanwhile.ts";
import { type PracticeMatches, unfinishedMatches } from "./practice-matches.ts";
import { guestRatings, type Ratings } from "./ratings.ts";
import { waitingTerms } from "./table-terms.ts";

interface LobbyParts {
  readonly text: Text;
  readonly language: Language;
  readonly faces: FaceLoader;
  readonly lobby: Lobby;
  readonly files: MatchFiles;
  readonly first: FirstMatches;
  readonly lessons: Pick<Lessons, "start" | "choose">;
  readonly kept: PracticeMatches;
  readonly settings: SettingsStore;
  readonly signal: AbortSignal;
  /** A match of this game is likely. */
  prepare(game: string): void;
  practise(game: Game, wish: PracticeWish): Feed;
  /** Goes to the table of a match. */
  open(feed: Feed): void;
  /** Goes to the table of a match that is about to begin. */
  openSoon(game: GameId, seats: number, coming: Promise<Feed>): Promise<void>;
  readonly exercises: ExerciseSession;
  readonly puzzles: Pick<PuzzleOpener, "show" | "showDay" | "showOne" | "days">;
  /** Lets the reader choose what is to be seen on an analysis board. */
  boards(): void;
  /** Goes to one of the player's finished matches, from its beginning. */
  replay(match: string, seat: number): Promise<boolean>;
}

export interface LobbyScreen {
  join(code: string): Promise<void>;
  /** Returns to the player's seat in a match. */
  sit(match: string): Promise<void>;
  /** Goes to what guests have arranged, by the code in its link. */
  arranged(what: Arranged, code: string): Promise<void>;
  /** Asks how friends are to play a deal, and makes the link. */
  sendDeal(wish: DealToSend): Promise<void>;
  /** Returns to the player's seat at a table. */
  back(waiting: Waiting): Promise<void>;
  /** Call it after a match. */
  refresh(): void;
  /** Goes to a puzzle; without one, says that there is nothing. */
  puzzle(game: string, puzzle: string): Promise<void>;
  /** The puzzle and the deals of the day. */
  readonly daily: Pick<DailyPlace, "open" | "solve">;
}

/** A press may follow where the pointer or the focus goes. */
const INTENTS = ["pointerenter", "focusin"];
const ONCE = { once: true };

interface Parts extends LobbyParts {
  /** Call it when the player comes back from a table that still waits. */
  returned(): void;
  readonly aside: Meanwhile;
  /** The reader's own search for a quick match. */
  search: OwnSearch | undefined;
  readonly arranged: ArrangedParts;
}

export function openLobby(given: LobbyParts): LobbyScreen {
  const { text, faces, lobby } = given;
  const ratings = guestRatings(text, lobby.guest);
  const aside = meanwhile({ ...given, level: (game) => levelOfWish("own", game, ratings.of(game)) });
  const arranged: ArrangedParts = {
    ...given,
    wait: (ask) => wait(parts, "table", ask),
    toSeat: (waiting) => toSeat(waiting),
    busy: (go) => busy(parts, undefined, go),
  };
  const parts: Parts = { ...given, ...aside, aside, arranged, search: undefined, returned: () => quay.refresh() };
  const offers: LessonOffer[] = [];
  const hints: (() => void)[] = [];
  const updateOffers = (): void => {
    for (const offer of offers) offer.update();
  };
  // The guest may have met more on another device.
  parts.signal.addEventListener("abort", parts.first.onChange(updateOffers));
  const refreshRatings = async (): Promise<void> => {
    await ratings.refresh();
    updateOffers();
    for (const hint of hints) hint();
  };
  const rated: Rated = Object.assign(parts, { ratings, offers, hints });
  for (const shelved of shelf) {
    const place = document.querySelector(`.actions[data-game="${shelved.id}"]`);
    const isBuilt = faces.ids.includes(shelved.id);
    if (isBuilt) for (const intent of INTENTS) place?.closest(".poster")?.addEventListener(intent, () => parts.prepare(shelved.id), ONCE);
    place?.replaceChildren(...(isBuilt ? ways(rated, shelved) : [h("p", { class: "building" }, text.lobby.building)]));
  }
  const join = (code: string, found: () => void = () => undefined): Promise<void> =>
    busy(parts, undefined, async () => {
      const waiting = await (await import("./join.ts")).joinOrWatch(parts, code);
      found();
      if (waiting === undefined) return;
      await wait(parts, "join", () => waiting);
    });
  const toSeat = async (waiting: Waiting): Promise<void> => {
    if (waiting.begun) parts.open(await waiting.feed);
    else await wait(parts, waiting.code === "" ? "quick" : "table", () => waiting);
  };
  const watch = (id: string, button: HTMLButtonElement | undefined) =>
    busy(parts, button, async () => (await import("./join.ts")).watchMatch(parts, id));
  const sit = (match: string, button?: HTMLButtonElement) => busy(parts, button, async () => toSeat(await lobby.sit(match)));
  const solveDaily = (game: string, day: number, button: HTMLButtonElement | undefined) =>
    busy(parts, button, async () => parts.puzzles.showDay(await faces.game(game), day));
  const arrange = (go: (ways: typeof import("./arranged.ts")) => Promise<void>): Promise<void> =>
    busy(parts, undefined, async () => go(await import("./arranged.ts")));
  const sendDeal = (wish: DealToSend) => arrange(({ sendToFriends }) => sendToFriends(arranged, wish));
  const showArranged = (what: Arranged, code: string) => arrange(({ ARRANGED }) => ARRANGED[what](arranged, code));
  const daily = dailyPlace({
    text,
    language: parts.language,
    lobby,
    games: faces.ids,
    signal: parts.signal,
    play: (game, button) => busy(parts, button, async () => parts.open(await lobby.playDaily(game))),
    arena: (code) => void showArranged("arena", code),
    send: (match) => void sendDeal({ match }),
    days: parts.puzzles.days,
    exercises: parts.exercises,
    solve: solveDaily,
  });
  const quay = lobbyPanel({
    ...parts,
    people: peoplePlace({
      language: parts.language,
      games: faces.ids,
      people: lobby.people,
      signal: parts.signal,
      add: (match, seat) => lobby.guest.know(match, seat),
      watch: (id) => watch(id, undefined),
      groupTable: (group, game) => arrange(({ groupTable }) => groupTable(arranged, group, game)),
      invite: (person, game) => arrange(({ inviteToTable }) => inviteToTable(arranged, person, game)),
    }),
    games: faces.ids,
    search: () => parts.search,
    daily: daily.element,
    join,
    sit,
    watch,
    showMatches: () =>
      busy(parts, undefined, async () =>
        (await import("./profile/profile.ts")).showProfile({
          ...parts,
          guest: lobby.guest,
          record: (id) => lobby.record(id),
          watch: parts.replay,
          unfinished: (left) => unfinishedMatches({ ...parts, games: faces.ids, sit, left }),
        }),
      ),
    changed() {
      void refreshRatings();
      void daily.refresh();
    },
  });
  return {
    join,
    sit,
    refresh() {
      void refreshRatings();
      void daily.refresh();
      quay.refresh();
    },
    arranged: showArranged,
    sendDeal,
    back: (waiting) => busy(parts, undefined, () => toSeat(waiting)),
    daily,
    puzzle: (game, puzzle) =>
      busy(parts, undefined, async () => {
        const isThere = faces.ids.includes(game) && (await parts.puzzles.showOne(await faces.game(game), puzzle));
        if (!isThere) complaint(text.lobby.nothingHere);
      }),
  };
}

interface Rated extends Parts {
  readonly ratings: Ratings;
  /** Ways to the guided matches, on the cards. */
  readonly offers: LessonOffer[];
  /** Name the bots' level again, which follows the guest's rating. */
  readonly hints: (() => void)[];
}

/** One big button, and everything else behind "More ways to play". */
function ways(parts: Rated, game: ListedGame): HTMLElement[] {
  const { text, lobby, practise, ratings, faces } = parts;
  const { id } = game;
  let seats = defaultSeats(game);
  const ownLevel = (): BotLevel => levelOfWish("own", id, ratings.of(id));
  const named = (what: string) => text.lobby.action(what, text.games[id].name);
  const way = (kind: string, key: string, words: string, go: () => Promise<unknown>, hint?: HTMLElement) => {
    const onclick = () => void busy(parts, button, go);
    const button = h("button", { class: kind, type: "button", "data-do": key, "aria-label": named(words), onclick }, words, " ", hint);
    return button;
  };
  const against = (): string => text.parts([text.lobby.playNowHint(seats - 1, ownLevel()), text.lobby.lasts(game.minutes(seats))]);
  const hint = h("small", {}, against());
  const learning = lessonOffer({
    text,
    game: id,
    first: parts.first,
    start: parts.lessons.start,
    knows: () => ratings.of(id) !== undefined,
  });
  parts.offers.push(learning);
  const playNow = async (): Promise<void> => {
    tell(text.lobby.setting);
    try {
      await parts.openSoon(id, seats, lobby.playNow(id, {}, seats, { seating: "random", bots: ownLevel() }));
    } finally {
      tell(against());
    }
  };
  const now = way("brass big", "play", text.lobby.playNow, playNow, hint);
  /** What is to be read is also read aloud. */
  const tell = (words: string): void => {
    write(hint, words);
    set(now, "aria-label", named(text.sentences([text.lobby.playNow, words])));
  };
  tell(against());
  parts.hints.push(() => !now.disabled && tell(against()));
  const quick = way("plain", "quick", text.lobby.quick(seats), async () =>
    (await import("./quick-search.ts")).lookForPeople(parts, id, seats),
  );
  // One press starts a match with the people who wait.
  const onclick = () => void busy(parts, looking, async () => (await import("./quick-search.ts")).meet(parts, id, looking.dataset));
  const looking = h("button", { class: "looking", type: "button", "data-looking": id, onclick });
  const table = way("plain", "table", text.lobby.table, async () =>
    (await import("./set-up.ts")).setUp(parts, id, seats, learning.line, (kind, ask) => wait(parts, kind, ask)),
  );
  const practice = async (): Promise<void> => {
    const match = faces.game(id).then((loaded) => practise(loaded, { seats, level: ownLevel() }));
    await parts.openSoon(id, seats, match);
  };
  const offline = way("plain", "practice", text.lobby.practice, practice);
  const count = (wanted: number): void => {
    seats = wanted;
    tell(against());
    write(quick, text.lobby.quick(seats));
    set(quick, "aria-label", named(text.lobby.quick(seats)));
  };
  const solve = way("plain", "puzzles", text.puzzles.open, async () => parts.puzzles.show(await faces.game(id)));
  const topics = way("plain", "topics", text.lesson.more, () => parts.lessons.choose(id));
  chooseSeats(text, game, seats, count);
  const standing = h("span", { class: "standing", "data-standing": id });
  const rules = h(
    "a",
    { class: "plain rules-link", href: pathTo({ type: "rules", game: id }), "aria-label": named(text.rules.open) },
    text.rules.open,
  );
  const statistics = h(
    "a",
    { class: "plain rules-link", href: pathTo({ type: "statistics", game: id }), "aria-label": named(text.lobby.statistics) },
    text.lobby.statistics,
  );
  const call = h("div", {});
  // Fetched when it is about to be seen. It stands first: the card grows upwards, and no button moves from under a press.
  const showCall = (): void =>
    void import("./push-switch.ts").then(
      ({ callSwitch, showSwitch }) => showSwitch(call, callSwitch(parts.language, lobby.guest, id)),
      () => undefined,
    );
  const more = moreWays(
    parts,
    named,
    [call, quick, table, offline, solve, ...(game.topics.length > 0 ? [topics] : []), rules, statistics],
    showCall,
  );
  // Nothing stands below the opener: its card is laid above that line.
  return [now, standing, learning.entry, ...more, looking];
}

/** The button for what is behind the poster, and the card with it. Escape and a press anywhere else put it away, as with a menu. */
function moreWays(
  { text, signal }: Rated,
  named: (what: string) => string,
  children: readonly HTMLElement[],
  opened: () => void,
): HTMLElement[] {
  const card = h("div", { class: "more-ways", hidden: true }, ...children);
  const open = (wanted: boolean): void => {
    if (wanted) opened();
    set(card, "hidden", !wanted);
    set(opener, "aria-expanded", String(wanted));
  };
  const onclick = () => open(card.hasAttribute("hidden"));
  const props = {
    class: "quiet",
    type: "button",
    "data-do": "more",
    "aria-expanded": "false",
    "aria-label": named(text.lobby.more),
    onclick,
  };
  const opener = h("button", props, text.lobby.more);
  const onkeydown = (event: Event): void => {
    if ((event as KeyboardEvent).key !== "Escape" || card.hasAttribute("hidden")) return;
    opener.focus();
    open(false);
  };
  for (const part of [opener, card]) part.addEventListener("keydown", onkeydown);
  const isOutside = ({ target }: Event) => !(card.contains(target as Node) || opener.contains(target as Node));
  document.addEventListener("pointerdown", (event) => isOutside(event) && open(false), { signal });
  return [opener, card];
}

/** Replaces the static text about the number of players by the choice of it. */
function chooseSeats(text: Text, game: ListedGame, picked: number, pick: (seats: number) => void): void {
  const { fewest, most } = game.seats;
  if (fewest === most) return;
  const values = Array.from({ length: most - fewest + 1 }, (_none, at) => fewest + at);
  const choice = field({ name: `seats-${game.id}`, legend: text.create.seats, values, picked, label: String, pick });
  document.querySelector(`.actions[data-game="${game.id}"]`)?.parentElement?.querySelector(".players")?.replaceChildren(choice);
}

/** What shows the waiting is fetched before a seat is asked for: without it the seat would be lost. */
async function wait(parts: Parts, kind: "quick" | "table" | "open" | "join", ask: () => Waiting | Promise<Waiting>) {
  parts.aside.giveUp();
  const { waitFor } = await import("./waiting-panel.ts");
  const waiting = await ask();
  const terms = waiting.terms && waitingTerms(parts, waiting.game, waiting.terms);
  const { text, language, aside, lobby } = parts;
  const channel = trying(text, async () => {
    const { showChannels } = await import("../people/channel-panel.ts");
    await showChannels({ language, ask: lobby.guest.ask }, { type: "table", key: waiting.match });
  });
  const feed = await waitFor({ text, kind, waiting, terms, people: lobby.people, aside, channel });
  if (feed === undefined) parts.returned();
  else parts.open(feed);
}

/** While a call is under way, its button or, without one, the page shows it; a button takes no second click. */
async function busy({ text }: LobbyParts, button: HTMLButtonElement | undefined, go: () => Promise<unknown>): Promise<void> {
  if (button?.disabled) return;
  if (button !== undefined) button.disabled = true;
  const place = button ?? document.querySelector("main");
  place?.setAttribute("aria-busy", "true");
  try {
    await go();
  } catch (error) {
    tellFailure(text, error);
  } finally {
    if (button !== undefined) button.disabled = false;
    place?.removeAttribute("aria-busy");
    // A disabled button loses the focus, and a dialog opened since cannot give it back.
    const { activeElement: at } = document;
    if (at === document.body || at?.closest("dialog:not([open])")) button?.focus();
  }
}
