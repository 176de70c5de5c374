/** A match on screen. The picture, the log and the prompt show the picture's frame; the people and the connection are shown as they are now. */
import { NO_PROPOSAL } from "../../../shared/core/sync.ts";
import type { Feed, Moment, Presence } from "../../feed/feed.ts";
import type { Guest } from "../../feed/lobby.ts";
import { type LookBack, lookBack } from "../../feed/look-back.ts";
import type { Face } from "../../games/face.ts";
import type { TableEvents, TableParts, TableView } from "../../scenes/table.ts";
import type { Act, Line } from "../../stage/pose.ts";
import { setSeatColours } from "../../stage/seat-signs.ts";
import type { GameId, Text } from "../../text/en.ts";
import type { Language } from "../../text/languages.ts";
import { complaint } from "../common/dialog.ts";
import { set } from "../common/dom.ts";
import { nameOf } from "../common/names.ts";
import { type Say, sayer } from "../common/say.ts";
import type { SettingsStore } from "../common/settings.ts";
import { tellFailure } from "../common/tell-failure.ts";
import { endingOf } from "../panels/ending.ts";
import { takenBy } from "../strips/proposals.ts";
import { playbackKeys, toLive } from "./playback-keys.ts";
import { isReplay } from "./replay-bar.ts";
import { type TabAttention, tabAttention } from "./tab-attention.ts";
import { listenToKeys } from "./table-keys.ts";
import { type TablePanels, tablePanels } from "./table-panels.ts";
import { haltOf, isCut, isPaused, sentencesOf, tabTitle } from "./table-sentences.ts";

export interface TableScreenParts {
  readonly feed: Feed;
  readonly face: Face;
  readonly text: Text;
  readonly language: Language;
  readonly settings: SettingsStore;
  /** Blocks and reports other players; not possible without it. */
  readonly guest?: Guest;
  openTable(parts: TableParts): Promise<TableView>;
  /** To another match: the rematch. */
  next(feed: Feed): void;
  lobby(): void;
  /** Plays the match again, if it can be had. */
  readonly again: ((frame?: number) => void) | undefined;
}

export interface TableScreen {
  readonly view: TableView | undefined;
  readonly connection: Presence["connection"];
  close(): void;
}

interface ScreenState {
  view: TableView | undefined;
  /** The frame that the picture shows. */
  moment: Moment | undefined;
  presence: Presence;
  /** What just happened. */
  lastLine: Line | undefined;
  /** What was asked when this was last shown. */
  sentence: string;
  /** No newer frame waits to be shown. */
  caughtUp: boolean;
  closed: boolean;
}

interface Screen extends TableScreenParts {
  readonly state: ScreenState;
  readonly say: Say;
  readonly gameName: string;
  readonly panels: TablePanels;
  /** None in a replay. */
  readonly back: LookBack | undefined;
  readonly tab: TabAttention;
}

export function showTable(parts: TableScreenParts): TableScreen {
  const { feed, face, text, language, settings } = parts;
  setSeatColours(feed.colours);
  const state: ScreenState = {
    ...{ view: undefined, moment: undefined, lastLine: undefined, sentence: "", caughtUp: false, closed: false },
    presence: { people: [], proposal: NO_PROPOSAL, paused: false, connection: "open", retryIn: undefined },
  };
  const gameName = text.games[face.game.id as GameId]?.name ?? face.game.id;
  const say = sayer(text, language.catalogueOf(face.game.id), (seat) => nameOf(text, state.presence, seat, feed.seat), feed.seat);
  const back = isReplay(feed) ? undefined : lookBack({ feed, failed: () => complaint(text.lookBack.failed) });
  const panels = tablePanels({
    ...{ feed, back, face, say, language, gameName, settings, guest: parts.guest, watchAgain: parts.again },
    now: {
      view: () => state.view,
      moment: () => state.moment,
      presence: () => state.presence,
      halt: () => haltOf(text, state.presence, state.moment),
    },
    toLobby() {
      feed.leave();
      parts.lobby();
    },
    inputChanged: () => showState(screen, true),
    logFilled() {
      showLog(screen);
      showState(screen, state.caughtUp);
    },
  });
  document.body.append(panels.element);
  panels.asked.say(text.lobby.setting, false);
  const screen: Screen = { ...parts, state, say, gameName, back, panels, tab: tabAttention(() => settings.get().notices, text.title) };
  const stops = connectPanels(screen);
  feed.next.then(
    (next) => (state.closed ? next.leave() : parts.next(next)),
    () => undefined,
  );
  parts
    .openTable({ parent: panels.picture, feed: back ?? feed, face, language, settings: settings.forTable(), events: tableEvents(screen) })
    .then(
      (view) => (state.closed ? view.close() : showView(screen, view)),
      (error) => tellFailure(text, error),
    );
  return {
    get view() {
      return state.view;
    },
    get connection() {
      return state.presence.connection;
    },
    close() {
      state.closed = true;
      const { strips, chat, sheet, replay, element } = panels;
      for (const stop of [...stops, strips.close, chat.close, screen.tab.close, sheet.close]) stop();
      replay.close();
      back?.close();
      panels.advice?.close();
      panels.seen?.close();
      state.view?.close();
      element.remove();
    },
  };
}

/** Keys, settings and people. Gives the ways to stop. */
function connectPanels(screen: Screen): readonly (() => void)[] {
  const { feed, settings, state, panels } = screen;
  const { buttons, log, chat, detail, moves, input, side, strips } = panels;
  side.addEventListener("pointerdown", () => state.view?.catchUp());
  return [
    listenToKeys({
      undo: buttons.undo,
      hint: () => panels.advice?.press(),
      log: log.focus,
      talk: () => chat.element.hidden || chat.focus(),
      pin: detail.pin,
      help: buttons.help,
      back: () => detail.unpin() || input.back() || toLive(screen.back),
      moves: moves.focus,
      any: () => state.view?.catchUp(),
      playback: playbackKeys(feed, screen.back),
    }),
    ...(screen.back === undefined ? [] : [followLookBack(screen, screen.back)]),
    settings.onChange(() => {
      state.view?.set(settings.forTable());
      redraw(screen);
    }),
    feed.listen({ frame: () => undefined, notice: strips.notice, presence: (presence) => showPresence(screen, presence) }),
  ];
}

/** The match goes on while the picture is in the past: its player is called, and its lines are listed. */
function followLookBack(screen: Screen, back: LookBack): () => void {
  let last = -1;
  return back.playback.onState((now) => {
    if (back.live || now.last === last) return;
    ({ last } = now);
    screen.panels.story.grown();
    showState(screen, screen.state.caughtUp);
  });
}

function tableEvents(screen: Screen): TableEvents {
  const { why, detail, input, strips } = screen.panels;
  return {
    shown: (moment, act, caughtUp) => showFrame(screen, moment, act, caughtUp),
    hover(piece) {
      if (piece !== undefined) why.hide();
      detail.hover(piece);
    },
    pick: input.touch,
    miss: why.answer,
    drops: input.drops,
    drop: input.drop,
    pictureStatus(what) {
      strips.pictureStatus.show(what);
      // Without the graphics card the list of moves is shown.
      input.draw();
    },
  };
}

/** The table is mounted. */
function showView(screen: Screen, view: TableView): void {
  const { feed, state, panels } = screen;
  state.view = view;
  set(panels.element, "data-ready", true);
  if (isReplay(feed) && feed.at === 0) feed.play();
  redraw(screen);
  showLog(screen);
}

/** The picture has come to a frame. */
function showFrame(screen: Screen, moment: Moment, act: Act | undefined, caughtUp: boolean): void {
  const { state, say, panels } = screen;
  const { story, log, moves, strips, why, input, detail, sheet } = panels;
  const told = story.log.lines.length;
  if (state.moment !== undefined && state.moment.sight.seat !== moment.sight.seat) log.clear();
  const follows = story.shown(moment, act);
  if (follows) for (const { line } of story.log.lines.slice(told)) moves.say(say.line(line));
  // A player who has moved since has read what they missed.
  if (follows && (state.moment?.ask ?? 0) > moment.ask) strips.recap.hide();
  why.hide();
  state.moment = moment;
  state.lastLine = act?.line;
  input.show(moment, caughtUp);
  showLog(screen);
  showState(screen, caughtUp);
  if (caughtUp && moment.outcome !== undefined) {
    offerScores(screen);
    if (!sheet.shown && !isReplay(screen.feed)) openScores(screen);
  }
  detail.refresh();
}

/** The log and the marked pieces; what a proposed takeback would undo is marked before the other players agree to it. */
function showLog({ state, panels }: Screen): void {
  const { story, log, input, strips } = panels;
  const taken = takenBy(state.presence.proposal, story.log.lines);
  log.update({ log: story.log, later: story.later, byItself: input.sent.byItself, taken });
  strips.update(state.presence, state.moment?.outcome !== undefined, taken);
  state.view?.mark(taken.length > 0 ? taken.flatMap(({ pieces }) => pieces) : story.log.last);
}

/** Seats, prompt, tab and buttons. */
function showState(screen: Screen, caughtUp: boolean): void {
  const { feed, face, text, state, say, gameName, panels, tab } = screen;
  const { seats, element, input, sending, asked, moves, buttons, story } = panels;
  const { moment, presence } = state;
  if (moment === undefined) return;
  state.caughtUp = caughtUp;
  const sight = input.sight ?? moment.sight;
  seats.update({ ...moment, sight }, presence);
  set(element, "data-row", input.gathered);
  const halt = haltOf(text, presence, moment);
  const { current, prompt, settled } = sentencesOf({
    ...{
      text,
      moment,
      caughtUp,
      halt: halt ?? (moment.past && text.lookBack.title),
      lastLine: state.lastLine,
      slow: sending.slow,
      awaitsDone: input.waits,
    },
    question: say.line(face.prompt(sight)),
    ending: moment.outcome && text.score.ended(endingOf(say, face, moment.outcome, feed.seat)),
  });
  const { open } = input;
  asked.say(typeof prompt === "string" ? prompt : say.line(prompt), open);
  if (settled && current !== state.sentence) moves.say(current);
  state.sentence = current;
  // A player who looks back is called too.
  const mine = open || (screen.back !== undefined && !screen.back.live && screen.back.called);
  tab.update({ title: tabTitle(text, gameName, isCut(presence, moment), mine), mine, sentence: current });
  buttons.update(moment, story.log.lines, halt);
  panels.advice?.update(moment);
}

function showPresence(screen: Screen, presence: Presence): void {
  const { state, panels } = screen;
  const { input, replay, sheet, chat, seats } = panels;
  const before = state.presence;
  state.presence = presence;
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
  if (moment !== undefined) seats.update({ ...moment, sight: input.sight ?? moment.sight }, presence);
}

/** What is asked, or after the match the way to the score sheet. */
function redraw(screen: Screen): void {
  screen.panels.input.draw();
  if (screen.state.moment?.outcome !== undefined) offerScores(screen);
}

function offerScores(screen: Screen): void {
  screen.panels.asked.button(screen.text.table.scores, () => openScores(screen));
}

function openScores({ state: { moment }, panels }: Screen): void {
  if (moment?.outcome !== undefined) panels.sheet.open(moment.outcome, moment.sight);
}
