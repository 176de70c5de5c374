/** Brings the still front page to life: the ways to a table on each card. */

import { must } from "../../../shared/core/base/checked.ts";
import { Refusal } from "../../../shared/core/base/refusal.ts";
import type { BotLevel } from "../../../shared/core/contract/bot-level.ts";
import type { Game } from "../../../shared/core/contract/game.ts";
import { defaultSeats } from "../../../shared/core/match/record.ts";
import { isDaySpeed } from "../../../shared/core/match/speeds.ts";
import { pathTo } from "../../../shared/core/wire/addresses.ts";
import type { Appointment } from "../../../shared/core/wire/appointments.ts";
import { commonChoices, commonTerms } from "../../../shared/core/wire/common-table-options.ts";
import type { Group } from "../../../shared/core/wire/groups.ts";
import { readLocal, writeLocal } from "../../base/storage.ts";
import type { FaceLoader } from "../../face/face-loader.ts";
import type { Feed } from "../../feed/feed.ts";
import type { Lobby, PracticeWish, Waiting } from "../../feed/lobby.ts";
import { type ListedGame, shelf } from "../../games/shelf.ts";
import type { SettingsStore } from "../../settings/settings-store.ts";
import type { GameId, Language, Text } from "../../text/languages.ts";
import { complaint, notice } from "../common/dialog.ts";
import { h, set, write } from "../common/dom.ts";
import { tellFailure } from "../common/tell-failure.ts";
import { field } from "../fields/field.ts";
import type { FirstMatches } from "../lessons/first-matches.ts";
import { type LessonOffer, lessonOffer } from "../lessons/lesson-offer.ts";
import type { Lessons } from "../lessons/open-lesson.ts";
import { peoplePlace } from "../people/people-place.ts";
import type { PuzzleOpener } from "../puzzles/open-puzzles.ts";
import { levelOfWish } from "./bots-field.ts";
import { type DailyPlace, dailyPlace } from "./daily/daily-place.ts";
import { lobbyPanel } from "./lobby-panel.ts";
import type { MatchFiles } from "./matches/open-file.ts";
import { type Meanwhile, meanwhile, type OwnSearch } from "./meanwhile.ts";
import { type PracticeMatches, unfinishedMatches } from "./practice-matches.ts";
import { callSwitch } from "./push-switch.ts";
import { guestRatings, type Ratings } from "./ratings.ts";
import { agreesToRated, queueTerms, termsElement, waitingTerms } from "./table-terms.ts";
import { watchOnceSeen } from "./watch-wait.ts";

interface LobbyParts {
  readonly text: Text;
  readonly language: Language;
  readonly faces: FaceLoader;
  readonly lobby: Lobby;
  readonly files: MatchFiles;
  readonly first: FirstMatches;
  readonly lessons: Pick<Lessons, "start">;
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
  /** Shows an appointed table. */
  appointment(code: string): Promise<void>;
  /** Offers to join a group, or shows it. */
  group(code: string): Promise<void>;
  /** Takes a seat there, once it is time. */
  takeSeat(code: string): Promise<void>;
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
}

export function openLobby(given: LobbyParts): LobbyScreen {
  const { text, faces, lobby } = given;
  const ratings = guestRatings(text, lobby.guest);
  const aside = meanwhile({ ...given, level: (game) => levelOfWish("own", game, ratings.of(game)) });
  const { open, openSoon } = aside;
  const parts: Parts = { ...given, open, openSoon, aside, search: undefined, returned: () => quay.refresh() };
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
      const waiting = await joinOrWatch(parts, code);
      found();
      if (waiting === undefined) return;
      await wait(parts, "join", () => waiting);
    });
  const toSeat = async (waiting: Waiting): Promise<void> => {
    if (waiting.begun) parts.open(await waiting.feed);
    else await wait(parts, waiting.code === "" ? "quick" : "table", () => waiting);
  };
  const watch = (id: string, button: HTMLButtonElement | undefined) => busy(parts, button, () => watchMatch(parts, id));
  const sit = (match: string, button?: HTMLButtonElement) => busy(parts, button, async () => toSeat(await lobby.sit(match)));
  const playDaily = (game: string, button: HTMLButtonElement | undefined) =>
    busy(parts, button, async () => parts.open(await lobby.playDaily(game)));
  const solveDaily = (game: string, day: number, button: HTMLButtonElement | undefined) =>
    busy(parts, button, async () => parts.puzzles.showDay(await faces.game(game), day));
  const daily = dailyPlace({
    text,
    language: parts.language,
    lobby,
    games: faces.ids,
    signal: parts.signal,
    play: playDaily,
    days: parts.puzzles.days,
    solve: solveDaily,
  });
  const quay = lobbyPanel({
    ...parts,
    people: peoplePlace({
      text,
      games: faces.ids,
      people: lobby.people,
      signal: parts.signal,
      add: (match, seat) => lobby.guest.know(match, seat),
      watch: (id) => watch(id, undefined),
      groupTable: (group, game) => groupTable(parts, group, game),
      invite: (person, game) => busy(parts, undefined, () => inviteToTable(parts, person, game)),
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
    appointment: (code) => busy(parts, undefined, async () => showAppointed(parts, await lobby.appointments.look(code))),
    takeSeat: (code) => takeSeat(parts, code),
    group: (code) =>
      busy(parts, undefined, async () => {
        const [found, { showGroupByLink }] = await Promise.all([lobby.people.group(code), import("../people/group-panel.ts")]);
        const groups = {
          text,
          games: faces.ids,
          people: lobby.people,
          groupTable: (group: Group, game: string) => groupTable(parts, group, game),
        };
        await showGroupByLink(groups, code, found);
      }),
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
  const quick = way("plain", "quick", text.lobby.quick(seats), () => lookForPeople(parts, id, seats));
  // One press starts a match with the people who wait.
  const onclick = () => void busy(parts, looking, () => meet(parts, id, looking.dataset));
  const looking = h("button", { class: "looking", type: "button", "data-looking": id, onclick });
  const table = way("plain", "table", text.lobby.table, () => setUp(parts, id, seats, learning));
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
  chooseSeats(text, game, seats, count);
  const standing = h("span", { class: "standing", "data-standing": id });
  const rules = h(
    "a",
    { class: "plain rules-link", href: pathTo({ type: "rules", game: id }), "aria-label": named(text.rules.open) },
    text.rules.open,
  );
  const call = callSwitch(parts.language, lobby.guest, id);
  const more = moreWays(parts, named, [quick, table, offline, solve, rules, call.element], () => void call.refresh());
  return [now, learning.entry, ...more, standing, looking];
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

async function setUp(parts: Rated, game: string, set: number, { line }: LessonOffer): Promise<void> {
  const { text, language, lobby, ratings } = parts;
  const [face, { askForTable }] = await Promise.all([parts.faces.load(game), import("./create-table.ts")]);
  const wish = await askForTable({ text, face, language, seats: set, rating: ratings.of(game), learn: line });
  if (wish === undefined) return;
  const { how, seats, options, common, bots, open, at } = wish;
  const { seating, speed } = common;
  if (at !== undefined) await showAppointed(parts, await lobby.appointments.appoint(game, at, options, seats, { ...common, bots }));
  else if (how === "practice") parts.open(parts.practise(face.game, { seats, options, level: bots }));
  // Bots are always here: nobody needs days.
  else if (how === "play") parts.open(await lobby.playNow(game, options, seats, { seating, bots, ...(!isDaySpeed(speed) && { speed }) }));
  else await wait(parts, open ? "open" : "table", () => lobby.createTable(game, options, seats, { ...common, bots, open }));
}

const RATED = "quayside.rated";

/** Looks for those who wait, with the same wish. A rated match asks first. */
async function meet(parts: Parts, game: string, { seats, rated }: DOMStringMap): Promise<void> {
  const isRated = rated !== undefined;
  const terms = { ...commonTerms(commonChoices({ rated: isRated }, true)), options: {} };
  if (isRated && !(await agreesToRated(parts, { game, seats: Number(seats), terms }))) return;
  await lookForPeople(parts, game, Number(seats), isRated);
}

/** Looks for the opponents that were wanted the last time, which can be changed while waiting. */
async function lookForPeople(parts: Parts, game: string, seats: number, now = readLocal(RATED) === "yes"): Promise<void> {
  const { text, lobby, aside, language } = parts;
  aside.giveUp();
  const look = async (rated: boolean): Promise<Waiting> => {
    const waiting = await lobby.quickMatch(game, seats, rated);
    parts.search = { game, seats, rated };
    return waiting;
  };
  const change = async (rated: boolean): Promise<Waiting> => {
    const waiting = await look(rated);
    writeLocal(RATED, rated ? "yes" : "no");
    return waiting;
  };
  const { waitFor } = await import("./waiting-panel.ts");
  const call = callSwitch(language, lobby.guest, game);
  const terms = queueTerms(text);
  const waiting = await look(now);
  void call.refresh();
  try {
    const rated = { now, change };
    const feed = await waitFor({ text, kind: "quick", waiting, terms, people: lobby.people, rated, aside, call: call.element });
    if (feed !== undefined) parts.open(feed);
  } finally {
    parts.search = undefined;
  }
}

/** The code of a full table leads to its match; undefined if it is watched, or the player does not want the seat. */
async function joinOrWatch(parts: LobbyParts, code: string): Promise<Waiting | undefined> {
  try {
    return await joinAsked(parts, code);
  } catch (error) {
    if (!(error instanceof Refusal && error.key === "tableFull")) throw error;
    const { running } = await parts.lobby.look(code);
    if (running === undefined) throw error;
    tellFailure(parts.text, error, notice);
    await watchMatch(parts, running, code);
    return undefined;
  }
}

/** A rated table asks first; undefined if that is declined. */
async function joinAsked(parts: LobbyParts, code: string): Promise<Waiting | undefined> {
  const { lobby } = parts;
  try {
    return await lobby.joinTable(code);
  } catch (error) {
    if (!(error instanceof Refusal && error.key === "ratedTable")) throw error;
    return (await agreesToRated(parts, await lobby.look(code))) ? lobby.joinTable(code, true) : undefined;
  }
}

async function watchMatch(parts: LobbyParts, match: string, code?: string): Promise<void> {
  const feed = await watchOnceSeen(parts, match, code);
  if (feed !== undefined) parts.open(feed);
}

const takeSeat = (parts: Parts, code: string): Promise<void> =>
  busy(parts, undefined, async () => {
    const waiting = await parts.lobby.appointments.takeSeat(code);
    if (waiting.begun) parts.open(await waiting.feed);
    else await wait(parts, "table", () => waiting);
  });

async function showAppointed(parts: Parts, one: Appointment): Promise<void> {
  const { showAppointment } = await import("../people/appointment-panel.ts");
  const terms = ({ game, terms: those }: Appointment) => termsElement(parts, game, those);
  showAppointment({ ...parts, terms, sit: (code) => void takeSeat(parts, code) }, one);
}

/** A table for as many of a group as the game allows. */
async function groupTable(parts: Parts, { id, members }: Group, game: string): Promise<void> {
  const { seats } = must(
    shelf.find((one) => one.id === game),
    "listed game",
  );
  // What shows the waiting closes the panels over it.
  for (const dialog of document.querySelectorAll<HTMLDialogElement>("dialog.people")) dialog.close();
  await busy(parts, undefined, async () => {
    const many = Math.min(seats.most, Math.max(seats.fewest, members.length));
    const waiting = await parts.lobby.createTable(game, {}, many);
    parts.lobby.people.inviteGroup(id, waiting.match).catch((error: unknown) => tellFailure(parts.text, error));
    await wait(parts, "table", () => waiting);
  });
}

/** Opens a new table of two, which waits for the guest like any other. */
async function inviteToTable(parts: Parts, person: string, game: string): Promise<void> {
  const { text, lobby } = parts;
  const waiting = await lobby.createTable(game, {}, shelf.find(({ id }) => id === game)?.seats.fewest);
  lobby.people.invite(person, waiting.match).catch((error: unknown) => tellFailure(text, error));
  await wait(parts, "table", () => waiting);
}

/** What shows the waiting is fetched before a seat is asked for: without it the seat would be lost. */
async function wait(parts: Parts, kind: "quick" | "table" | "open" | "join", ask: () => Waiting | Promise<Waiting>) {
  parts.aside.giveUp();
  const { waitFor } = await import("./waiting-panel.ts");
  const waiting = await ask();
  const terms = waiting.terms && waitingTerms(parts, waiting.game, waiting.terms);
  const feed = await waitFor({ text: parts.text, kind, waiting, terms, people: parts.lobby.people, aside: parts.aside });
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
