/** A match on screen: its panels, its picture, and what connects them. */
import type { NoticeNews } from "../../../shared/core/wire/wire.ts";
import { time } from "../../base/time.ts";
import { until } from "../../base/until.ts";
import type { Face } from "../../face/face.ts";
import type { Act } from "../../face/pose.ts";
import { setSeatColours } from "../../face/seat-signs.ts";
import type { Feed, Moment, Presence } from "../../feed/feed.ts";
import { LookBack } from "../../feed/look-back.ts";
import type { TableEvents, TableView, TableViewOptions } from "../../picture/table-view.ts";
import type { SettingsStore } from "../../settings/settings-store.ts";
import { playAlert } from "../../sound/sounds.ts";
import type { GameId, Text } from "../../text/languages.ts";
import { complaint } from "../common/dialog.ts";
import { set } from "../common/dom.ts";
import { tellFailure } from "../common/tell-failure.ts";
import { TableModel } from "../model/table-model.ts";
import { playbackKeys, toLive } from "../playback/playback-keys.ts";
import { type HandoverPanel, openPanel, placePanel, type ScreenHandover } from "./screen-handover.ts";
import { prepareEnding, showEnding, showsEnding } from "./show-ending.ts";
import { tabAttention } from "./tab-attention.ts";
import { type TableAlerts, tableAlerts } from "./table-alerts.ts";
import { followTable } from "./table-effects.ts";
import { listenToKeys } from "./table-keys.ts";
import { type TablePanels, type TableWays, tablePanels } from "./table-panels.ts";

export interface TableScreenParts extends Omit<TableWays, "gameName"> {
  readonly feed: Feed;
  readonly face: Face;
  readonly text: Text;
  readonly settings: SettingsStore;
  openTable(options: TableViewOptions): Promise<TableView>;
  /** Goes to another match: the rematch. */
  next(feed: Feed): void;
  /** A replay that opens with its analysis running. */
  readonly analysed?: boolean | undefined;
}

export interface TableScreen {
  readonly view: TableView | undefined;
  readonly connection: Presence["connection"];
  close(): void;
  /** Closes it for a screen of the same table in another language, which goes on with what is given. */
  release(): ScreenHandover;
}

/** A table that is shown. */
interface Shown {
  readonly table: TableModel;
  readonly panels: TablePanels;
  /** Undefined where nothing is at stake: in a replay or a puzzle. */
  readonly alerts: TableAlerts | undefined;
  /** Whether the score sheet has been opened by itself. */
  scores: "closed" | "coming" | "shown";
}

export function showTable(parts: TableScreenParts): TableScreen {
  const { feed, face, text, language, settings, before } = parts;
  setSeatColours(feed.colours);
  const gameName = text.games[face.game.id as GameId]?.name ?? face.game.id;
  const spoken = before?.spoken ?? { text };
  spoken.text = text;
  const back =
    before?.back ?? (feed.allows.lookBack ? new LookBack({ feed, failed: () => complaint(spoken.text.lookBack.failed) }) : undefined);
  const ended = new AbortController();
  const { known, uncounted } = before ?? {};
  const table = new TableModel({ feed, back, face, text, language, settings, known, uncounted, signal: ended.signal });
  const lobby = (): void => {
    feed.leave();
    parts.lobby();
  };
  const panels = tablePanels(table, { ...parts, gameName, lobby });
  document.body.append(panels.element);
  const alerts = before?.alerts ?? (feed.allows.calls ? tableAlerts(feed.seat, playAlert) : undefined);
  const shown: Shown = { table, panels, alerts, scores: before?.scoresShown ? "shown" : "closed" };
  followTable(table, panels);
  tabAttention(table, gameName);
  table.follow(() => table.moment.value && alerts?.turn(table.called.value, time.elapsed()));
  listenToFeed(shown);
  until(ended.signal, keysOf(shown));
  let shownAgain = false;
  feed.next.then(
    (next) => {
      if (!ended.signal.aborted) parts.next(next);
      else if (!shownAgain) next.leave();
    },
    () => undefined,
  );
  const pictured = { parent: panels.picture, language, events: tableEvents(shown) };
  const take = (view: TableView): void => takeView(shown, view, parts.analysed === true, before?.view !== undefined);
  if (before?.view !== undefined) {
    take(before.view);
    before.view.continueIn(pictured);
  } else
    parts.openTable({ ...pictured, feed: back ?? feed, face, settings: settings.forTable() }).then(
      (view) => (ended.signal.aborted ? view.close() : take(view)),
      (error) => tellFailure(text, error),
    );
  if (before?.panel !== undefined) void reopen(shown, before.panel);

  function closePanels(): void {
    ended.abort();
    panels.element.remove();
  }

  return {
    get view() {
      return table.view.peek();
    },
    get connection() {
      return table.presence.peek().connection;
    },
    close() {
      closePanels();
      back?.close();
      table.view.peek()?.close();
    },
    release() {
      shownAgain = true;
      const kept: ScreenHandover = {
        view: table.view.peek(),
        back,
        alerts,
        spoken,
        scoresShown: shown.scores === "shown",
        uncounted: table.uncounted.peek(),
        known: table.story.known,
        logPlace: panels.log.place,
        drawerOpen: panels.drawer.isOpen.peek(),
        analysed: panels.tools?.analysing ?? false,
        panel: openPanel(),
      };
      closePanels();
      return kept;
    },
  };
}

/** The panel that was open in another language, as it was. */
async function reopen({ panels: { buttons, sheet } }: Shown, panel: HandoverPanel): Promise<void> {
  const { settings, help, rules } = buttons;
  await { settings, help, rules, score: sheet.open }[panel.kind]();
  placePanel(panel);
}

/** The table is mounted. */
function takeView({ table, panels }: Shown, view: TableView, analysed: boolean, again: boolean): void {
  const { source, back, input } = table;
  table.drawing.value = view.drawing;
  table.view.value = view;
  set(panels.element, "data-ready", true);
  void prepareEnding(table);
  if (analysed) panels.tools?.analyse();
  else if (back === undefined && source.playback.at === 0 && !again) source.playback.play();
  input.resume();
}

/** The picture has come to a frame. */
function takeFrame(shown: Shown, moment: Moment, act: Act | undefined, caughtUp: boolean): void {
  const { table, panels, alerts } = shown;
  for (const { line } of table.show(moment, act, caughtUp)) panels.ears.tell(table.say.line(line));
  if (caughtUp && moment.outcome !== undefined && shown.scores === "closed" && (table.feed.allows.calls || table.replay !== undefined))
    void openScores(shown, moment, act !== undefined);
  alerts?.frame(moment, caughtUp);
}

/** First how the match was decided, if it was seen. Over a replay no sheet comes by itself. */
async function openScores(shown: Shown, moment: Moment, played: boolean): Promise<void> {
  const { table, panels } = shown;
  shown.scores = "coming";
  if (showsEnding(table, played)) await showEnding(table, panels.picture, moment);
  if (table.signal.aborted) return;
  // A stream has nobody who would put it away.
  const opens = table.feed.allows.calls && panels.stream === undefined;
  shown.scores = opens ? "shown" : "closed";
  if (opens) await panels.sheet.open();
}

function keysOf({ table, panels }: Shown): () => void {
  const { store, view, source, back, input } = table;
  const { buttons, log, chat, detail, moves, side, drawer, walk, reading, stream } = panels;
  const catchUp = (): void => view.peek()?.catchUp();
  side.addEventListener("pointerdown", catchUp);
  /** What is to have the focus is brought into sight. */
  const inDrawer = (focus: () => void) => (): void => {
    drawer.open();
    focus();
  };
  return listenToKeys({
    undo: () => (table.editing.peek() ?? buttons).undo(),
    hint: () => panels.advice?.press(),
    log: inDrawer(log.focus),
    talk: () => chat.isOffered.peek() && inDrawer(chat.focus)(),
    pin: () => detail.pin(),
    mute: () => store.set({ muted: !store.get().muted }),
    help: buttons.help,
    back: () => detail.unpin() || input.back() || drawer.close() || toLive(back),
    moves: () => (input.open ? inDrawer(moves.focus) : moves.focus)(),
    explore: walk.start,
    rules: buttons.rules,
    settings: buttons.settings,
    bigView: () => (stream === undefined ? store.set({ bigView: !store.get().bigView }) : stream.fullScreen()),
    chances: () => stream?.toggleChances(),
    reading,
    any: catchUp,
    playback: playbackKeys(source.playback, back),
  });
}

/** People and notices; frames come by way of the picture. */
function listenToFeed({ table, panels, alerts }: Shown): void {
  const { presence, uncounted } = table;
  const notice = (news: NoticeNews): void => {
    panels.strips.notice(news);
    if (news.key === "oneAddress" || news.key === "unmoved") uncounted.value = news.key;
  };
  const people = (now: Presence): void => {
    alerts?.people(presence.peek().people, now.people);
    presence.value = now;
  };
  until(table.signal, table.feed.listen({ frame: () => undefined, notice, presence: people }));
}

function tableEvents(shown: Shown): TableEvents {
  const { table, panels } = shown;
  const { why, detail, preview, strips, around } = panels;
  const hand = () => table.editing.peek() ?? table.input;
  return {
    shown: (moment, act, caughtUp) => takeFrame(shown, moment, act, caughtUp),
    hover(piece) {
      if (piece !== undefined) why.hide();
      detail.hover(piece);
      preview.hover(piece);
    },
    hold: (piece) => detail.hold(piece),
    pick: (piece) => hand().touch(piece),
    miss: why.answer,
    drops: (from, pieces) => hand().drops(from, pieces),
    drop: (from, to) => hand().drop(from, to),
    resized: around.placeAfresh,
    pictureStatus(what) {
      strips.pictureStatus.show(what);
      table.drawing.value = table.view.peek()?.drawing;
    },
  };
}
