/** What a table shows of what it knows: one effect for each thing on the page, and what happens once when a frame or people come. */
import { batch, computed, untracked } from "@preact/signals-core";
import { time } from "../../base/time.ts";
import type { Face } from "../../face/face.ts";
import type { Act } from "../../face/pose.ts";
import type { Feed, Moment, Presence } from "../../feed/feed.ts";
import type { Guest, PracticeWish } from "../../feed/lobby.ts";
import type { LookBack } from "../../feed/look-back.ts";
import type { TableView, TableViewOptions } from "../../picture/table-view.ts";
import type { SettingsStore } from "../../settings/settings-store.ts";
import type { Language, Text } from "../../text/languages.ts";
import type { Say } from "../../text/say.ts";
import type { ReplayStart } from "../analysis/replay-tools.ts";
import { set } from "../common/dom.ts";
import { questionOf } from "../model/question.ts";
import { endingOf, moodOf } from "../model/ending.ts";
import type { PuzzleSession } from "../puzzles/puzzle-session.ts";
import { takenBy } from "../strips/proposals.ts";
import type { ScreenHandover } from "./screen-handover.ts";
import type { TabAttention } from "./tab-attention.ts";
import type { TableAlerts } from "./table-alerts.ts";
import type { TableModel } from "../model/table-model.ts";
import type { TablePanels } from "./table-panels.ts";
import { isCut, isPaused, sentencesOf, tabTitle } from "../model/table-sentences.ts";

export interface TableScreenParts {
  readonly feed: Feed;
  readonly face: Face;
  readonly text: Text;
  readonly language: Language;
  readonly settings: SettingsStore;
  /** Blocks and reports other players; not possible without it. */
  readonly guest?: Guest;
  openTable(options: TableViewOptions): Promise<TableView>;
  /** Goes to another match: the rematch. */
  next(feed: Feed): void;
  lobby(): void;
  /** Plays the match again, if it can be had. */
  readonly again: ((start?: ReplayStart) => void) | undefined;
  /** A replay that opens with its analysis running. */
  readonly analysed?: boolean | undefined;
  /** Goes from a replay to a practice table. */
  readonly playOn?: (wish: PracticeWish) => void;
  /** Goes to the game's guided match; undefined if it has none. */
  readonly learn?: (() => void) | undefined;
  /** The set that a puzzle is in. */
  readonly puzzles?: PuzzleSession | undefined;
  /** The screen of this table before, in another language. */
  readonly before?: ScreenHandover | undefined;
}

export interface Screen extends TableScreenParts {
  readonly model: TableModel;
  readonly say: Say;
  readonly gameName: string;
  readonly panels: TablePanels;
  /** Undefined in a replay. */
  readonly back: LookBack | undefined;
  readonly tab: TabAttention;
  /** Undefined where nothing is at stake: in a replay or a puzzle. */
  readonly alerts: TableAlerts | undefined;
  /** The score sheet has been opened. */
  scoresShown: boolean;
}

/** The table is mounted. */
export function takeView(screen: Screen, view: TableView): void {
  const { model, panels } = screen;
  model.drawing.value = view.drawing;
  model.view.value = view;
  set(panels.element, "data-ready", true);
  if (screen.analysed) panels.tools?.analyse();
  else if (screen.back === undefined && panels.playback.at === 0 && screen.before?.view === undefined) panels.playback.play();
  panels.input.resume();
}

/** The picture has come to a frame. */
export function takeFrame(screen: Screen, moment: Moment, act: Act | undefined, caughtUp: boolean): void {
  const { model, say, panels } = screen;
  const { story, log, ears, strips, why, input, detail, walk } = panels;
  const before = model.moment.peek();
  if (moment.tried === undefined && before !== undefined && before.sight.seat !== moment.sight.seat) log.clear();
  batch(() => {
    const told = story.log.lines.length;
    const follows = moment.tried === undefined && story.shown(moment, act);
    if (follows) for (const { line } of story.log.lines.slice(told)) ears.tell(say.line(line));
    // A player who has moved since has read what they missed.
    if (follows && (before?.ask ?? 0) > moment.ask) strips.recap.hide();
    why.hide();
    model.moment.value = moment;
    model.caughtUp.value = caughtUp;
    model.lastLine.value = act?.line;
    input.show(moment, caughtUp);
  });
  if (caughtUp && moment.outcome !== undefined && !screen.scoresShown && screen.feed.allows.calls) openScores(screen);
  screen.alerts?.frame(moment, caughtUp);
  detail.refresh();
  walk.update();
}

export function takePresence({ model, alerts }: Screen, presence: Presence): void {
  alerts?.people(model.presence.peek().people, presence.people);
  model.presence.value = presence;
}

export function openScores(screen: Screen): void {
  const moment = screen.model.moment.peek();
  if (moment?.outcome === undefined) return;
  screen.scoresShown = true;
  screen.panels.sheet.open(moment.outcome, moment.sight);
}

/** Everything on the page follows what the table knows, until it is closed. */
export function followTable(screen: Screen): void {
  followSeats(screen);
  followPrompt(screen);
  followStory(screen);
  const { text, feed, model, panels, settings } = screen;
  const { presence, moment } = model;
  const { input, replay, sheet, chat, watchers, element } = panels;
  model.follow(() => {
    const halted = isCut(presence.value, moment.value) || isPaused(presence.value, moment.value);
    untracked(() => input.halt(halted));
  });
  model.follow(() => {
    presence.value;
    untracked(replay.update);
  });
  model.follow(() => sheet.update(presence.value));
  model.follow(() => chat.update(presence.value));
  model.follow(() => watchers.update(presence.value));
  model.follow(() => set(element, "data-ending", moment.value?.outcome && moodOf(moment.value.outcome, feed.seat)));
  model.follow(() => {
    model.settings.value;
    model.view.value?.set(settings.forTable());
  });
  // Why a rated match does not count stays at the badge that says that it is rated.
  const badge = element.querySelector(".game .rated");
  model.follow(() => badge !== null && model.uncounted.value && set(badge, "title", text.notices[model.uncounted.value]));
  // The next step of a lesson wants another move.
  let last = model.lesson.peek();
  model.follow(() => {
    const isNext = model.lesson.value !== last;
    last = model.lesson.value;
    if (isNext) untracked(() => input.restart());
  });
}

/** Seats, goals and the board in words. */
function followSeats({ model, panels }: Screen): void {
  const { seats, goals, words, element, input } = panels;
  const sight = computed(() => input.sight ?? model.moment.value?.sight);
  model.follow(() => {
    if (model.moment.value === undefined || sight.value === undefined) return;
    seats.update({ ...model.moment.value, sight: sight.value }, model.presence.value);
  });
  model.follow(() => sight.value && goals.update(sight.value));
  model.follow(() => sight.value && words.update(sight.value));
  model.follow(() => set(element, "data-row", input.gathered));
}

/** The prompt, and what speaks of the same: the tab, the buttons, lesson, tip and hint. */
function followPrompt(screen: Screen): void {
  const { text, say, face, feed, model, panels, gameName, tab } = screen;
  const { input, asked, ears, buttons, story, lesson } = panels;
  let said = "";
  const sentences = computed(() => {
    const moment = model.moment.value;
    if (moment === undefined) return undefined;
    model.lesson.value;
    const reading = lesson?.reading();
    const { question, reason } =
      reading === undefined ? questionOf(face, say, moment, input.sight ?? moment.sight, input.picked) : { question: reading, reason: "" };
    return sentencesOf({
      text,
      moment,
      caughtUp: model.caughtUp.value,
      halt: model.halt.value ?? (moment.past && text.lookBack.title),
      lastLine: model.lastLine.value,
      slow: panels.sending.slow,
      awaitsDone: input.waits,
      question,
      reason,
      ending: moment.outcome && text.score.ended(endingOf(say, face, moment.outcome, feed.seat)),
    });
  });
  model.follow(() => {
    if (sentences.value === undefined || model.moment.value === undefined) return;
    const { prompt, reason, current, settled } = sentences.value;
    asked.say(typeof prompt === "string" ? prompt : say.line(prompt), input.open, lesson?.watching(model.moment.value) ?? reason);
    if (settled && current !== said) ears.tell(text.sentences([current, reason]));
    said = current;
  });
  model.follow(() => {
    const moment = model.moment.value;
    if (moment === undefined || sentences.value === undefined) return;
    // A player who looks back is called too.
    const mine = input.open || (moment.past === true && model.newest.value >= 0 && screen.back?.called === true);
    const title = tabTitle(text, gameName, model.presence.value, moment, mine && model.settings.value.tab);
    tab.update({ title, mine, sentence: sentences.value.current });
    screen.alerts?.turn(mine, time.elapsed());
  });
  model.follow(() => model.moment.value && buttons.update(model.moment.value, story.log.lines, model.halt.value));
  model.follow(() => {
    const moment = model.moment.value;
    if (moment === undefined) return;
    model.lesson.value;
    model.presence.value;
    lesson?.update(moment);
    const isGuided = lesson?.shown === true;
    // A tip is about the choice as a whole: once it has begun, the tip has been followed.
    const begins = input.open && !isGuided && input.gathered === 0 && input.picked.length === 0;
    panels.tip.update(begins ? (input.sight ?? moment.sight) : undefined, moment.ask);
    panels.advice?.update(moment, isGuided);
  });
}

/** The log and the marked pieces; what a proposed takeback would undo is marked before the other players agree to it. */
function followStory({ model, panels }: Screen): void {
  const { story, log, input, strips, sheet } = panels;
  const taken = computed(() => takenBy(model.presence.value.proposal, story.log.lines));
  model.follow(() => log.update({ log: story.log, later: story.later, byItself: input.sent.byItself, taken: taken.value }));
  model.follow(() => strips.update(model.presence.value, model.moment.value, taken.value));
  model.follow(() => model.view.value?.mark(taken.value.length > 0 ? taken.value.flatMap(({ pieces }) => pieces) : story.log.last));
  model.follow(() => {
    story.log;
    untracked(() => sheet.logFilled());
  });
  // While the picture is in the past, the lines of what came since are listed too, and of what comes.
  let listed = -1;
  model.follow(() => {
    if (model.moment.value?.past !== true || model.newest.value === listed) return;
    listed = model.newest.value;
    untracked(() => story.grown());
  });
}
