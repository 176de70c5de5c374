/** A match on screen: its panels, its picture, and what connects them. What they show is said in `table-effects.ts`. */
import type { NoticeNews } from "../../../shared/core/wire/wire.ts";
import { until } from "../../base/until.ts";
import { setSeatColours } from "../../face/seat-signs.ts";
import type { Presence } from "../../feed/feed.ts";
import { LookBack } from "../../feed/look-back.ts";
import type { TableEvents, TableView } from "../../picture/table-view.ts";
import { playAlert } from "../../sound/sounds.ts";
import type { GameId } from "../../text/languages.ts";
import { sayer } from "../../text/say.ts";
import { complaint } from "../common/dialog.ts";
import { nameOf } from "../common/names.ts";
import { tellFailure } from "../common/tell-failure.ts";
import { playbackKeys, toLive } from "../playback/playback-keys.ts";
import { type HandoverPanel, openPanel, placePanel, type ScreenHandover } from "./screen-handover.ts";
import { tabAttention } from "./tab-attention.ts";
import { tableAlerts } from "./table-alerts.ts";
import { followTable, openScores, type Screen, type TableScreenParts, takeFrame, takePresence, takeView } from "./table-effects.ts";
import { listenToKeys } from "./table-keys.ts";
import { TableModel } from "../model/table-model.ts";
import { tablePanels } from "./table-panels.ts";

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
  const gameName = text.games[face.game.id as GameId]?.name ?? face.game.id;
  const say = sayer(text, language.catalogueOf(face.game.id), (seat) => nameOf(text, model.presence.value, seat, feed.seat), feed.seat);
  const spoken = before?.spoken ?? { text };
  spoken.text = text;
  const back =
    before?.back ?? (feed.allows.lookBack ? new LookBack({ feed, failed: () => complaint(spoken.text.lookBack.failed) }) : undefined);
  const ended = new AbortController();
  const model: TableModel = new TableModel({ feed, back, text, settings, signal: ended.signal });
  model.uncounted.value = before?.uncounted;
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
    model,
    scores: () => openScores(screen),
    toLobby() {
      feed.leave();
      parts.lobby();
    },
  });
  document.body.append(panels.element);
  panels.asked.say(text.lobby.setting, false);
  const screen: Screen = {
    ...parts,
    model,
    scoresShown: before?.scoresShown ?? false,
    say,
    gameName,
    back,
    panels,
    tab: tabAttention(() => settings.get(), ended.signal),
    alerts: before?.alerts ?? (feed.allows.calls ? tableAlerts(feed.seat, playAlert) : undefined),
  };
  followTable(screen);
  connectPanels(screen, ended.signal);
  let shownAgain = false;
  feed.next.then(
    (next) => {
      if (!ended.signal.aborted) parts.next(next);
      else if (!shownAgain) next.leave();
    },
    () => undefined,
  );
  const pictured = { parent: panels.picture, language, events: tableEvents(screen) };
  if (before?.view !== undefined) {
    takeView(screen, before.view);
    before.view.continueIn(pictured);
  } else
    parts.openTable({ ...pictured, feed: back ?? feed, face, settings: settings.forTable() }).then(
      (view) => (ended.signal.aborted ? view.close() : takeView(screen, view)),
      (error) => tellFailure(text, error),
    );
  if (before?.panel !== undefined) reopen(screen, before.panel);

  function closePanels(): void {
    ended.abort();
    panels.element.remove();
  }

  return {
    get view() {
      return model.view.peek();
    },
    get connection() {
      return model.presence.peek().connection;
    },
    close() {
      closePanels();
      back?.close();
      model.view.peek()?.close();
    },
    release() {
      shownAgain = true;
      const kept: ScreenHandover = {
        view: model.view.peek(),
        back,
        alerts: screen.alerts,
        spoken,
        scoresShown: screen.scoresShown,
        uncounted: model.uncounted.peek(),
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

/** Keys, people and notices. */
function connectPanels(screen: Screen, signal: AbortSignal): void {
  const { feed, settings, model, panels } = screen;
  const { buttons, log, chat, detail, moves, input, side, drawer, walk, reading } = panels;
  side.addEventListener("pointerdown", () => model.view.peek()?.catchUp());
  const keys = listenToKeys({
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
    any: () => model.view.peek()?.catchUp(),
    playback: playbackKeys(panels.playback, screen.back),
  });
  until(signal, keys);
  until(
    signal,
    feed.listen({
      frame: () => undefined,
      notice: (news) => showNotice(screen, news),
      presence: (presence) => takePresence(screen, presence),
    }),
  );
}

function showNotice({ panels, model }: Screen, news: NoticeNews): void {
  panels.strips.notice(news);
  if (news.key === "oneAddress" || news.key === "unmoved") model.uncounted.value = news.key;
}

function tableEvents(screen: Screen): TableEvents {
  const { why, detail, input, preview, strips, around } = screen.panels;
  return {
    shown: (moment, act, caughtUp) => takeFrame(screen, moment, act, caughtUp),
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
      screen.model.drawing.value = screen.model.view.peek()?.drawing;
    },
  };
}
