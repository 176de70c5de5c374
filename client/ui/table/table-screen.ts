/** A match on screen: the picture in the middle, everything in words around it. Everything here shows the picture's frame; people show now. */
import { NO_PROPOSAL } from "../../../shared/core/sync.ts";
import { WATCHER } from "../../../shared/core/view.ts";
import type { Feed, Moment, Presence } from "../../feed/feed.ts";
import type { Guest } from "../../feed/lobby.ts";
import type { Face } from "../../games/face.ts";
import type { TableEvents, TableParts, TableView } from "../../scenes/table.ts";
import type { Line } from "../../stage/pose.ts";
import { wear } from "../../stage/seat-palette.ts";
import type { GameId, Text } from "../../text/en.ts";
import { complaint } from "../common/dialog.ts";
import { h, set } from "../common/dom.ts";
import { openLooks } from "../common/drawings.ts";
import { reportOf } from "../common/error-report.ts";
import { nameOf } from "../common/names.ts";
import { ownBuild } from "../common/own-build.ts";
import { catalogueOf, sayer } from "../common/say.ts";
import type { SettingsStore } from "../common/settings.ts";
import { tellFailure } from "../common/tell-failure.ts";
import { mirror } from "../input/mirror.ts";
import { moveInput } from "../input/move-input.ts";
import { pointing } from "../input/point-at-pieces.ts";
import { prompt } from "../input/prompt.ts";
import { underway } from "../input/slow-send.ts";
import { whyNote } from "../input/why-not-note.ts";
import { chatBox } from "../panels/chat.ts";
import { endingOf } from "../panels/ending.ts";
import { logPanel } from "../panels/log-panel.ts";
import { tellStory } from "../panels/match-log.ts";
import { neighbours } from "../panels/player-menu.ts";
import { scoreSheets } from "../panels/score-sheets.ts";
import { seatsPanel } from "../panels/seats-panel.ts";
import { takenBy } from "../strips/proposals.ts";
import { boardStrips } from "../strips/strips.ts";
import { detailCard } from "./detail-card.ts";
import { isReplay, replayBar } from "./replay-bar.ts";
import { sideDrawer } from "./side-drawer.ts";
import { attention } from "./tab-attention.ts";
import { tableButtons } from "./table-buttons.ts";
import { listenToKeys } from "./table-keys.ts";

export interface TableScreenParts {
  readonly feed: Feed;
  readonly face: Face;
  readonly text: Text;
  readonly language: string;
  readonly settings: SettingsStore;
  /** By whom others are blocked and reported; nobody can be without. */
  readonly guest?: Guest;
  openTable(parts: TableParts): Promise<TableView>;
  /** To another match: the rematch. */
  next(feed: Feed): void;
  lobby(): void;
  /** Plays the match again, if it can be had. */
  readonly again: (() => void) | undefined;
}

export interface TableScreen {
  readonly view: TableView | undefined;
  readonly connection: Presence["connection"];
  close(): void;
}

export function showTable(parts: TableScreenParts): TableScreen {
  const { feed, face, text, language, settings } = parts;
  wear(feed.colours);
  const catalogue = catalogueOf(face, language);
  const gameName = text.games[face.game.id as GameId]?.name ?? face.game.id;
  let view: TableView | undefined;
  let moment: Moment | undefined;
  let presence: Presence = { people: [], proposal: NO_PROPOSAL, paused: false, connection: "open", retryIn: undefined };
  /** What just happened, in words. */
  let just: Line | undefined;
  let said = "";
  let settledNow = false;
  let closed = false;

  const say = sayer(text, catalogue, (seat) => nameOf(text, presence, seat, feed.seat), feed.seat);
  const looks = openLooks(face, say);
  const point = (pieces: readonly string[] | undefined): void => view?.point(pieces ?? []);
  const picture = h("div", { class: "picture", role: "img", "aria-label": text.table.picture });
  const about = neighbours({
    say,
    guest: parts.guest,
    match: feed.match,
    muted: (seat) => chat.muted(seat),
    mute: (seat, on) => chat.mute(seat, on),
  });
  const seats = seatsPanel(face, say, looks, feed.rated, about);
  const lines = logPanel(say, point);
  const chat = chatBox(feed, say);
  const report = (error: unknown): string => {
    const where = { build: ownBuild(), game: face.game.id, frame: moment?.number, drawing: view?.drawing };
    return reportOf({ ...where, error, browser: navigator.userAgent });
  };
  const strips = boardStrips({ feed, say, leave: () => void buttons.leave(), report });
  const story = tellStory({ feed, face, filled, missed: strips.recap.show });
  const detail = detailCard(face, say, looks, () => view, picture);
  // The last piece is the one that tells moves with the same first piece apart.
  const pointer = pointing((pieces) => {
    point(pieces);
    detail.hover(pieces?.at(-1));
  });
  const asked = prompt(say, looks, pointer, (pick) => turn.choose(pick));
  const plays = feed.seat !== WATCHER && !isReplay(feed);
  const unplayed = isReplay(feed) ? text.replay.nothing : plays ? undefined : text.table.watched;
  const moves = mirror(say, looks, unplayed, pointer, (pick) => turn.choose(pick));
  const changed = (): void => show(true);
  const amongBots = (): boolean => presence.people.every(({ kind }, seat) => seat === feed.seat || kind === "bot");
  const way = underway(feed, changed);
  const shared = { feed: way, face, say, settings, prompt: asked, mirror: moves };
  const turn = moveInput({ ...shared, table: () => view, amongBots, tell: complaint, changed });
  const why = whyNote({ ...{ feed, face, say, turn, picture, halted }, table: () => view, moment: () => moment, read: moves.say });
  const sheet = scoreSheets({ feed, face, say, plays, again: parts.again, lobby: toLobby });
  const buttons = tableButtons({
    ...{ feed, say, catalogue, settings, turn, gameName, plays },
    presence: () => presence,
    ask: strips.ask,
    lobby: toLobby,
  });
  const slot = h("div", { class: "slot" }, moves.element, lines.element);
  const side = h("aside", { class: "side" }, h("h1", {}, gameName), seats.element, slot, chat.element, buttons.element);
  const rail = isReplay(feed) ? replayBar(say, feed) : undefined;
  const main = h("div", { class: "board" }, picture, strips.element, rail?.element, asked.element);
  const element = h("div", { class: "table-screen", "data-game": face.game.id }, main, side, detail.element, why.element);
  sideDrawer(text, side, main);
  document.body.append(element);
  asked.say(text.lobby.setting, false);
  const calls = attention(() => settings.get().notices, text.title);

  const events: TableEvents = {
    shown(now, act, caughtUp) {
      const told = story.log.lines.length;
      const follows = story.shown(now, act);
      if (follows) for (const { line } of story.log.lines.slice(told)) moves.say(say.line(line));
      // Whoever plays on has read it.
      if (follows && (moment?.ask ?? 0) > now.ask) strips.recap.hide();
      why.hide();
      moment = now;
      just = act?.line;
      turn.show(now, caughtUp);
      showLog();
      show(caughtUp);
      if (caughtUp) finish(now);
      detail.refresh();
    },
    hover(piece) {
      if (piece !== undefined) why.hide();
      detail.hover(piece);
    },
    pick: turn.touch,
    miss: why.answer,
    drops: turn.drops,
    drop: turn.drop,
    mishap(what) {
      strips.mishap.show(what);
      // Without the card the list of moves is shown.
      turn.draw();
    },
  };

  /** The log knows more than before: also why nothing can be undone. */
  function filled(): void {
    showLog();
    show(settledNow);
  }

  /** The log, and what is asked of it: a takeback is marked there and on the table before anybody agrees to it. */
  function showLog(): void {
    const { log } = story;
    const taken = takenBy(presence.proposal, log.lines);
    lines.update(log, turn.sent.byItself, taken);
    strips.update(presence, moment?.outcome !== undefined, taken);
    view?.mark(taken.length > 0 ? taken.flatMap(({ pieces }) => pieces) : log.last);
  }

  /** The sentence while things move is what just happened, then what is asked. */
  function show(caughtUp: boolean): void {
    if (moment === undefined) return;
    settledNow = caughtUp;
    const { outcome, asked: owing } = moment;
    const sight = turn.sight ?? moment.sight;
    seats.update({ ...moment, sight }, presence);
    set(element, "data-row", turn.gathered);
    const settled = caughtUp && (owing.length > 0 || outcome !== undefined);
    const mine = turn.open;
    const question = turn.waits ? text.table.rowDone : say.line(face.prompt(sight));
    const sentence = outcome === undefined ? question : text.score.ended(endingOf(say, face, outcome, feed.seat));
    const told = way.slow ? text.table.underway : settled || just === undefined ? sentence : say.line(just);
    const still = halted();
    asked.say(still ?? told, mine);
    if (settled && sentence !== said) moves.say(sentence);
    said = sentence;
    call(sentence);
    buttons.update(moment, story.log.lines, still);
  }

  /** What is on screen may have changed since. */
  const cut = (): boolean => presence.connection !== "open" && moment?.outcome === undefined;

  const rests = (): boolean => presence.paused && moment?.outcome === undefined;

  function halted(): string | undefined {
    return cut() ? text.connection.stale : rests() ? text.ask.paused : undefined;
  }

  /** On the tab, whether or not it is looked at. */
  function call(sentence: string): void {
    const mine = turn.open;
    const title = cut() ? text.table.cut : mine ? text.table.yourTurn : text.table.atTable;
    calls.update({ title: title(gameName), mine, sentence });
  }

  function finish({ outcome }: Moment): void {
    if (outcome === undefined) return;
    asked.button(text.table.scores, scores);
    if (!sheet.shown && rail === undefined) scores();
  }

  function scores(): void {
    if (moment?.outcome !== undefined) sheet.open(moment.outcome, moment.sight);
  }

  function toLobby(): void {
    feed.leave();
    parts.lobby();
  }

  /** What is asked, or, when it is over, the way back to the sheet. */
  function redraw(): void {
    turn.draw();
    if (moment?.outcome !== undefined) asked.button(text.table.scores, scores);
  }

  const stopKeys = listenToKeys({
    undo: buttons.undo,
    log: lines.focus,
    talk: () => chat.element.hidden || chat.focus(),
    pin: detail.pin,
    help: buttons.help,
    back: () => detail.unpin() || turn.back(),
    moves: moves.focus,
    any: () => view?.catchUp(),
  });
  side.addEventListener("pointerdown", () => view?.catchUp());
  const stopSettings = settings.onChange(() => {
    view?.set(settings.forTable());
    redraw();
  });
  const stopPeople = feed.listen({
    frame: () => undefined,
    notice: strips.notice,
    presence(now) {
      const was = presence;
      presence = now;
      if (was.connection !== now.connection || was.paused !== now.paused) {
        turn.halt(cut() || rests());
        redraw();
        show(settledNow);
      }
      showLog();
      rail?.update();
      sheet.update(now);
      chat.update(now);
      if (moment !== undefined) seats.update({ ...moment, sight: turn.sight ?? moment.sight }, now);
    },
  });
  feed.next.then(
    (next) => (closed ? next.leave() : parts.next(next)),
    () => undefined,
  );
  parts.openTable({ parent: picture, feed, face, language, settings: settings.forTable(), events }).then(
    (opened) => {
      if (closed) return opened.close();
      view = opened;
      set(element, "data-ready", true);
      if (isReplay(feed) && feed.at === 0) feed.play();
      redraw();
      showLog();
    },
    (error) => tellFailure(text, error),
  );

  return {
    get view() {
      return view;
    },
    get connection() {
      return presence.connection;
    },
    close() {
      closed = true;
      for (const stop of [stopKeys, stopSettings, stopPeople, strips.close, chat.close, calls.close, sheet.close]) stop();
      rail?.close();
      view?.close();
      element.remove();
    },
  };
}
