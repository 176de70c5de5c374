import type { Uncounted } from "../../../shared/core/wire/wire.ts";
import { time } from "../../base/time.ts";
import type { Face } from "../../face/face.ts";
import type { Act } from "../../face/pose.ts";
import type { Feed, Moment, Presence } from "../../feed/feed.ts";
import type { Guest, PracticeWish } from "../../feed/lobby.ts";
import type { LookBack } from "../../feed/look-back.ts";
import type { TableView, TableViewOptions } from "../../picture/table-view.ts";
import type { SettingsStore } from "../../settings/settings-store.ts";
import type { Line } from "../../text/grammar.ts";
import type { Language, Text } from "../../text/languages.ts";
import type { Say } from "../../text/say.ts";
import type { ReplayStart } from "../analysis/replay-tools.ts";
import { set } from "../common/dom.ts";
import { questionOf } from "../input/question.ts";
import { endingOf, moodOf } from "../panels/ending.ts";
import type { PuzzleSession } from "../puzzles/puzzle-session.ts";
import { takenBy } from "../strips/proposals.ts";
import type { ScreenHandover } from "./screen-handover.ts";
import type { TabAttention } from "./tab-attention.ts";
import type { TableAlerts } from "./table-alerts.ts";
import type { TablePanels } from "./table-panels.ts";
import { haltOf, isCut, isPaused, sentencesOf, tabTitle } from "./table-sentences.ts";

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

export interface ScreenState {
  view: TableView | undefined;
  /** The frame that the picture shows. */
  moment: Moment | undefined;
  presence: Presence;
  /** What just happened. */
  lastLine: Line | undefined;
  /** What was asked when this was last shown. */
  sentence: string;
  /** Whether no newer frame waits to be shown. */
  caughtUp: boolean;
  /** The score sheet has been opened. */
  scoresShown: boolean;
  /** Why the rated match changes no ratings, if that has been told. */
  uncounted: Uncounted | undefined;
  closed: boolean;
}

export interface Screen extends TableScreenParts {
  readonly state: ScreenState;
  readonly say: Say;
  readonly gameName: string;
  readonly panels: TablePanels;
  /** Undefined in a replay. */
  readonly back: LookBack | undefined;
  readonly tab: TabAttention;
  /** Undefined where nothing is at stake: in a replay or a puzzle. */
  readonly alerts: TableAlerts | undefined;
}

/** The table is mounted. */
export function showView(screen: Screen, view: TableView): void {
  const { state, panels } = screen;
  state.view = view;
  set(panels.element, "data-ready", true);
  if (screen.analysed) panels.tools?.analyse();
  else if (screen.back === undefined && panels.playback.at === 0 && screen.before?.view === undefined) panels.playback.play();
  panels.input.resume();
  redraw(screen);
  showLog(screen);
}

/** The picture has come to a frame. */
export function showFrame(screen: Screen, moment: Moment, act: Act | undefined, caughtUp: boolean): void {
  const { state, say, panels } = screen;
  const { story, log, ears, strips, why, input, detail, walk } = panels;
  const told = story.log.lines.length;
  if (moment.tried === undefined && state.moment !== undefined && state.moment.sight.seat !== moment.sight.seat) log.clear();
  const follows = moment.tried === undefined && story.shown(moment, act);
  if (follows) for (const { line } of story.log.lines.slice(told)) ears.tell(say.line(line));
  // A player who has moved since has read what they missed.
  if (follows && (state.moment?.ask ?? 0) > moment.ask) strips.recap.hide();
  why.hide();
  state.moment = moment;
  set(panels.element, "data-ending", moment.outcome && moodOf(moment.outcome, screen.feed.seat));
  state.lastLine = act?.line;
  input.show(moment, caughtUp);
  showLog(screen);
  showState(screen, caughtUp);
  if (caughtUp && moment.outcome !== undefined) {
    offerScores(screen);
    if (!state.scoresShown && screen.feed.allows.calls) openScores(screen);
  }
  screen.alerts?.frame(moment, caughtUp);
  detail.refresh();
  walk.update();
}

/** The log and the marked pieces; what a proposed takeback would undo is marked before the other players agree to it. */
export function showLog({ state, panels }: Screen): void {
  const { story, log, input, strips } = panels;
  const taken = takenBy(state.presence.proposal, story.log.lines);
  log.update({ log: story.log, later: story.later, byItself: input.sent.byItself, taken });
  strips.update(state.presence, state.moment, taken);
  state.view?.mark(taken.length > 0 ? taken.flatMap(({ pieces }) => pieces) : story.log.last);
}

/** Seats, prompt, tab and buttons. */
export function showState(screen: Screen, caughtUp: boolean): void {
  const { feed, face, text, state, say, gameName, panels, tab, settings } = screen;
  const { seats, element, input, sending, asked, ears, buttons, story } = panels;
  const { moment, presence } = state;
  if (moment === undefined) return;
  state.caughtUp = caughtUp;
  const sight = input.sight ?? moment.sight;
  seats.update({ ...moment, sight }, presence);
  panels.goals.update(sight);
  panels.words.update(sight);
  set(element, "data-row", input.gathered);
  const halt = haltOf(text, presence, moment);
  const reading = panels.lesson?.reading();
  const { question, reason } =
    reading === undefined ? questionOf(face, say, moment, sight, input.picked) : { question: reading, reason: "" };
  const { current, settled, ...shown } = sentencesOf({
    text,
    moment,
    caughtUp,
    halt: halt ?? (moment.past && text.lookBack.title),
    lastLine: state.lastLine,
    slow: sending.slow,
    awaitsDone: input.waits,
    question,
    reason,
    ending: moment.outcome && text.score.ended(endingOf(say, face, moment.outcome, feed.seat)),
  });
  const { open } = input;
  const second = panels.lesson?.watching(moment) ?? shown.reason;
  asked.say(typeof shown.prompt === "string" ? shown.prompt : say.line(shown.prompt), open, second);
  if (settled && current !== state.sentence) ears.tell(text.sentences([current, shown.reason]));
  state.sentence = current;
  // A player who looks back is called too.
  const mine = open || (screen.back !== undefined && !screen.back.live && screen.back.called);
  tab.update({ title: tabTitle(text, gameName, presence, moment, mine && settings.get().tab), mine, sentence: current });
  screen.alerts?.turn(mine, time.elapsed());
  buttons.update(moment, story.log.lines, halt);
  panels.lesson?.update(moment);
  const isGuided = panels.lesson?.shown === true;
  // A tip is about the choice as a whole: once it has begun, the tip has been followed.
  panels.tip.update(open && !isGuided && input.gathered === 0 && input.picked.length === 0 ? sight : undefined, moment.ask);
  panels.advice?.update(moment, isGuided);
}

export function showPresence(screen: Screen, presence: Presence): void {
  const { state, panels } = screen;
  const { input, replay, sheet, chat, seats, watchers } = panels;
  const before = state.presence;
  state.presence = presence;
  screen.alerts?.people(before.people, presence.people);
  const { moment } = state;
  if (before.connection !== presence.connection || before.paused !== presence.paused) {
    input.halt(isCut(presence, moment) || isPaused(presence, moment));
    redraw(screen);
    showState(screen, state.caughtUp);
  }
  showLog(screen);
  replay.update();
  sheet.update(presence);
  chat.update(presence);
  watchers.update(presence);
  if (moment !== undefined) seats.update({ ...moment, sight: input.sight ?? moment.sight }, presence);
}

/** What is asked, or after the match the way to the score sheet. */
export function redraw(screen: Screen): void {
  screen.panels.input.draw();
  if (screen.state.moment?.outcome !== undefined) offerScores(screen);
}

function offerScores(screen: Screen): void {
  screen.panels.asked.button(screen.text.table.scores, () => openScores(screen));
}

export function openScores({ state, panels }: Screen): void {
  const { moment } = state;
  if (moment?.outcome === undefined) return;
  state.scoresShown = true;
  panels.sheet.open(moment.outcome, moment.sight);
}
