/** A match on screen: its panels, its picture, and what connects them. What they show is said in `screen-state.ts`. */
import { NO_PROPOSAL } from "../../../shared/core/wire/sync.ts";
import type { NoticeNews } from "../../../shared/core/wire/wire.ts";
import { setSeatColours } from "../../face/seat-signs.ts";
import { isAmongBots, type Presence } from "../../feed/feed.ts";
import { LookBack } from "../../feed/look-back.ts";
import type { TableEvents, TableView } from "../../picture/table-view.ts";
import { playAlert } from "../../sound/sounds.ts";
import type { GameId } from "../../text/languages.ts";
import { sayer } from "../../text/say.ts";
import { complaint } from "../common/dialog.ts";
import { set } from "../common/dom.ts";
import { nameOf } from "../common/names.ts";
import { tellFailure } from "../common/tell-failure.ts";
import { playbackKeys, toLive } from "../playback/playback-keys.ts";
import { type HandoverPanel, openPanel, placePanel, type ScreenHandover } from "./screen-handover.ts";
import {
  openScores,
  redraw,
  type Screen,
  type ScreenState,
  showFrame,
  showLog,
  showPresence,
  showState,
  showView,
  type TableScreenParts,
} from "./screen-state.ts";
import { tabAttention } from "./tab-attention.ts";
import { tableAlerts } from "./table-alerts.ts";
import { listenToKeys } from "./table-keys.ts";
import { tablePanels } from "./table-panels.ts";
import { haltOf } from "./table-sentences.ts";

export interface TableScreen {
  readonly view: TableView | undefined;
  readonly connection: Presence["connection"];
  close(): void;
  /** Closes it for a screen of the same table in another language, which goes on with what is given. */
  release(): ScreenHandover;
}

export function showTable(parts: TableScreenParts): TableScreen {
  const { feed, face, text, language, settings, before } = parts;
  setSeatColours(feed.colours);
  const state: ScreenState = {
    view: undefined,
    moment: undefined,
    lastLine: undefined,
    sentence: "",
    caughtUp: false,
    closed: false,
    scoresShown: before?.scoresShown ?? false,
    uncounted: before?.uncounted,
    presence: { people: [], proposal: NO_PROPOSAL, paused: false, connection: "open", retryIn: undefined },
  };
  const gameName = text.games[face.game.id as GameId]?.name ?? face.game.id;
  const say = sayer(text, language.catalogueOf(face.game.id), (seat) => nameOf(text, state.presence, seat, feed.seat), feed.seat);
  const spoken = before?.spoken ?? { text };
  spoken.text = text;
  const back =
    before?.back ?? (feed.allows.lookBack ? new LookBack({ feed, failed: () => complaint(spoken.text.lookBack.failed) }) : undefined);
  const ended = new AbortController();
  const panels = tablePanels({
    feed,
    back,
    face,
    say,
    language,
    gameName,
    settings,
    guest: parts.guest,
    signal: ended.signal,
    watchAgain: parts.again,
    playOn: parts.playOn,
    puzzles: parts.puzzles,
    learn: parts.learn,
    before,
    now: {
      view: () => state.view,
      moment: () => state.moment,
      presence: () => state.presence,
      amongBots: () => isAmongBots(state.presence, feed.seat),
      halt: () => haltOf(text, state.presence, state.moment),
    },
    toLobby() {
      feed.leave();
      parts.lobby();
    },
    inputChanged: () => showState(screen, state.caughtUp),
    logFilled() {
      showLog(screen);
      showState(screen, state.caughtUp);
      panels.sheet.logFilled();
    },
  });
  document.body.append(panels.element);
  panels.asked.say(text.lobby.setting, false);
  const screen: Screen = {
    ...parts,
    state,
    say,
    gameName,
    back,
    panels,
    tab: tabAttention(() => settings.get()),
    alerts: before?.alerts ?? (feed.allows.calls ? tableAlerts(feed.seat, playAlert) : undefined),
  };
  explainRated(screen);
  const stops = connectPanels(screen);
  let shownAgain = false;
  feed.next.then(
    (next) => {
      if (!state.closed) parts.next(next);
      else if (!shownAgain) next.leave();
    },
    () => undefined,
  );
  const pictured = { parent: panels.picture, language, events: tableEvents(screen) };
  if (before?.view !== undefined) {
    showView(screen, before.view);
    before.view.continueIn(pictured);
  } else
    parts.openTable({ ...pictured, feed: back ?? feed, face, settings: settings.forTable() }).then(
      (view) => (state.closed ? view.close() : showView(screen, view)),
      (error) => tellFailure(text, error),
    );
  if (before?.panel !== undefined) reopen(screen, before.panel);

  function closePanels(): void {
    state.closed = true;
    ended.abort();
    const { strips, chat, sheet, replay, input, element } = panels;
    for (const stop of [...stops, panels.drawer.stop, panels.ears.close, strips.close, chat.close]) stop();
    input.close();
    for (const stop of [screen.tab.close, sheet.close, panels.around.stop, panels.stopBanners]) stop();
    replay.close();
    panels.tools?.close();
    panels.puzzle?.close();
    panels.advice?.close();
    panels.seen?.close();
    element.remove();
  }

  return {
    get view() {
      return state.view;
    },
    get connection() {
      return state.presence.connection;
    },
    close() {
      closePanels();
      back?.close();
      state.view?.close();
    },
    release() {
      shownAgain = true;
      const kept: ScreenHandover = {
        view: state.view,
        back,
        alerts: screen.alerts,
        spoken,
        scoresShown: state.scoresShown,
        uncounted: state.uncounted,
        known: panels.story.known,
        logPlace: panels.log.place,
        drawerOpen: panels.drawer.isOpen,
        analysed: panels.tools?.analysing ?? false,
        panel: openPanel(),
      };
      closePanels();
      return kept;
    },
  };
}

/** The panel that was open in another language, as it was. */
function reopen(screen: Screen, panel: HandoverPanel): void {
  const { settings, help, rules } = screen.panels.buttons;
  ({ settings, help, rules, score: () => openScores(screen) })[panel.kind]();
  placePanel(panel);
}

/** Keys, settings and people. Gives the ways to stop. */
function connectPanels(screen: Screen): readonly (() => void)[] {
  const { feed, settings, state, panels } = screen;
  const { buttons, log, chat, detail, moves, input, side, drawer, walk, reading } = panels;
  side.addEventListener("pointerdown", () => state.view?.catchUp());
  return [
    listenToKeys({
      undo: buttons.undo,
      hint: () => panels.lesson?.shown || panels.advice?.press(),
      log: log.focus,
      talk: () => chat.element.hidden || chat.focus(),
      pin: () => detail.pin(),
      mute: () => settings.set({ muted: !settings.get().muted }),
      help: buttons.help,
      back: () => detail.unpin() || input.back() || drawer.close() || toLive(screen.back),
      moves: moves.focus,
      explore: walk.start,
      rules: buttons.rules,
      settings: buttons.settings,
      reading,
      any: () => state.view?.catchUp(),
      playback: playbackKeys(panels.playback, screen.back),
    }),
    ...(screen.back === undefined ? [] : [followLookBack(screen, screen.back)]),
    ...(panels.guided ? [panels.guided.onLesson(() => wantNext(screen))] : []),
    settings.onChange(() => {
      state.view?.set(settings.forTable());
      redraw(screen);
      showState(screen, state.caughtUp);
    }),
    feed.listen({
      frame: () => undefined,
      notice: (news) => showNotice(screen, news),
      presence: (presence) => showPresence(screen, presence),
    }),
  ];
}

/** Why a rated match does not count stays at the badge that says that it is rated. */
function explainRated({ text, state: { uncounted }, panels }: Screen): void {
  const badge = panels.element.querySelector(".game .rated");
  if (badge !== null && uncounted !== undefined) set(badge, "title", text.notices[uncounted]);
}

function showNotice(screen: Screen, news: NoticeNews): void {
  screen.panels.strips.notice(news);
  if (news.key === "oneAddress" || news.key === "unmoved") screen.state.uncounted = news.key;
  explainRated(screen);
}

/** The next step of a lesson wants another move. */
function wantNext(screen: Screen): void {
  screen.panels.input.restart();
  showState(screen, screen.state.caughtUp);
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
  const { why, detail, input, preview, strips, around } = screen.panels;
  return {
    shown: (moment, act, caughtUp) => showFrame(screen, moment, act, caughtUp),
    hover(piece) {
      if (piece !== undefined) why.hide();
      detail.hover(piece);
      preview.hover(piece);
    },
    hold: (piece) => detail.hold(piece),
    pick: input.touch,
    miss: why.answer,
    drops: input.drops,
    drop: input.drop,
    resized: around.placeAfresh,
    pictureStatus(what) {
      strips.pictureStatus.show(what);
      // Without a picture the list of moves is shown.
      input.draw();
    },
  };
}
