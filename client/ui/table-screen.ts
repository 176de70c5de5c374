/** A match on screen: the picture in the middle, everything in words around it. Everything here shows the picture's frame; people show now. */
import { WATCHER } from "../../shared/core/view.ts";
import type { Feed, Moment, Presence } from "../feed/feed.ts";
import type { Face } from "../games/face.ts";
import type { TableEvents, TableParts, TableView } from "../scenes/table.ts";
import type { Line } from "../stage/pose.ts";
import type { GameId, Text } from "../text/en.ts";
import { connectionBar } from "./connection.ts";
import { detailCard } from "./detail.ts";
import { ask, type Panel } from "./dialog.ts";
import { h, set, write } from "./dom.ts";
import { guestName } from "./guest.ts";
import { listenToKeys } from "./keys.ts";
import { EMPTY_LOG, logged } from "./log.ts";
import { logPanel } from "./log-panel.ts";
import { openLooks } from "./looks.ts";
import { mirror } from "./mirror.ts";
import { helpPanel, rulesOf, rulesPanel, settingsPanel } from "./panels.ts";
import { prompt } from "./prompt.ts";
import { isReplay, replayBar } from "./replay-bar.ts";
import { catalogueOf, sayer } from "./say.ts";
import { scorePanel } from "./score-panel.ts";
import { seatsPanel } from "./seats.ts";
import type { SettingsStore } from "./settings.ts";
import { done, tell } from "./trouble.ts";
import { takeTurn } from "./turn.ts";

export interface TableScreenParts {
  readonly feed: Feed;
  readonly face: Face;
  readonly text: Text;
  readonly language: string;
  readonly settings: SettingsStore;
  openTable(parts: TableParts): Promise<TableView>;
  /** To another match: the rematch. */
  next(feed: Feed): void;
  lobby(): void;
  /** Plays the match again, if it can be had. */
  readonly again: (() => void) | undefined;
}

export interface TableScreen {
  readonly view: TableView | undefined;
  close(): void;
}

export function showTable(parts: TableScreenParts): TableScreen {
  const { feed, face, text, language, settings } = parts;
  const catalogue = catalogueOf(face, language);
  const gameName = text.games[face.game.id as GameId]?.name ?? face.game.id;
  let view: TableView | undefined;
  let moment: Moment | undefined;
  let presence: Presence = { people: [], connection: "open", retryIn: undefined };
  let log = EMPTY_LOG;
  /** What just happened, in words. */
  let just: Line | undefined;
  let sheet: Panel | undefined;
  let sheetShown = false;
  let closed = false;

  const say = sayer(text, catalogue, (seat) => nameOf(text, presence, seat, feed.seat), feed.seat);
  const looks = openLooks(face, say);
  const point = (pieces: readonly string[] | undefined): void => view?.mark(pieces ?? log.last);
  const picture = h("div", { class: "picture", role: "img", "aria-label": text.table.picture });
  const seats = seatsPanel(face, say, looks);
  const lines = logPanel(say, point);
  const bar = connectionBar(text, leave);
  const detail = detailCard(face, say, looks, () => view, picture);
  const asked = prompt(say, looks, (pick) => turn.choose(pick));
  const moves = mirror(say, looks, (pick) => turn.choose(pick), point);
  const turn = takeTurn({ feed, face, say, settings, prompt: asked, mirror: moves, table: () => view });

  const plays = feed.seat !== WATCHER && !isReplay(feed);
  const button = (label: string, onclick: () => void, kind = "wooden") => h("button", { class: kind, type: "button", onclick }, label);
  const undoButton = button(text.table.undoNothing, undo, "wooden undo");
  const resignButton = button(text.table.resign, resign);
  const rules = rulesOf(catalogue);
  const buttons = h(
    "div",
    { class: "buttons" },
    plays && undoButton,
    rules.length > 0 && button(text.table.rules, () => rulesPanel(say, rules)),
    button(text.table.settings, () => settingsPanel(text, settings)),
    button(text.table.help, () => helpPanel(text)),
    plays && resignButton,
    button(text.table.leave, leave),
  );
  const side = h("aside", { class: "side" }, h("h1", {}, gameName), seats.element, lines.element, buttons);
  const rail = isReplay(feed) ? replayBar(text, feed) : undefined;
  const main = h("div", { class: "board" }, picture, bar.element, rail?.element, moves.element, asked.element);
  const element = h("div", { class: "table-screen", "data-game": face.game.id }, main, side, detail.element);
  document.body.append(element);

  const events: TableEvents = {
    shown(now, act, caughtUp) {
      const told = log.lines.length;
      log = logged(log, now, act);
      for (const { line } of log.lines.slice(told)) moves.say(say.line(line));
      moment = now;
      just = act?.line;
      lines.update(log);
      show(caughtUp);
      turn.show(now, caughtUp);
      if (caughtUp) finish(now);
      view?.mark(log.last);
      detail.refresh();
    },
    hover: detail.hover,
    pick: turn.touch,
  };

  /** The sentence while things move is what just happened, then what is asked. */
  function show(caughtUp: boolean): void {
    if (moment === undefined) return;
    seats.update(moment, presence);
    const { outcome, sight, ask: owed, asked: owing, undo: entry } = moment;
    const settled = caughtUp && (owing.length > 0 || outcome !== undefined);
    const mine = caughtUp && owed > 0 && outcome === undefined;
    const sentence = outcome !== undefined ? say.line(face.ending(outcome)) : say.line(face.prompt(sight));
    asked.say(settled || just === undefined ? sentence : say.line(just), mine);
    if (settled) moves.say(sentence);
    document.title = mine ? text.table.yourTurn(gameName) : text.table.atTable(gameName);
    const undoable = entry !== undefined && outcome === undefined;
    undoButton.disabled = !undoable;
    resignButton.disabled = outcome !== undefined;
    queueMicrotask(() => write(undoButton, undoable ? undoWords() : text.table.undoNothing));
  }

  const undoWords = (): string => {
    const what = turn.undoes();
    return what === undefined ? text.table.undoLast : text.table.undo(what);
  };

  function finish({ outcome }: Moment): void {
    if (outcome === undefined) return;
    asked.button(text.table.scores, scores);
    if (!sheetShown && rail === undefined) scores();
  }

  function scores(): void {
    const result = moment?.outcome;
    if (result === undefined) return;
    sheetShown = true;
    sheet?.close();
    const rematch = !plays ? undefined : () => done(text, feed.rematch());
    sheet = scorePanel({ result, ending: face.ending(result), say, seat: feed.seat, rematch, again: parts.again, lobby: toLobby });
  }

  function undo(): void {
    if (!undoButton.disabled && plays) void done(text, feed.undo());
  }

  async function resign(): Promise<void> {
    if (await ask(text.table.resign, text.confirm.resign, text.confirm.resignDo, text.confirm.stay)) void done(text, feed.resign());
  }

  async function leave(): Promise<void> {
    const playing = plays && moment?.outcome === undefined && presence.connection !== "closed";
    if (!playing || (await ask(text.table.leave, text.confirm.leave, text.confirm.leaveDo, text.confirm.stay))) toLobby();
  }

  function toLobby(): void {
    feed.leave();
    parts.lobby();
  }

  const stopKeys = listenToKeys({
    undo,
    log: lines.focus,
    pin: detail.pin,
    help: () => void helpPanel(text),
    back: () => detail.unpin() || turn.back(),
    moves: moves.focus,
    any: () => view?.catchUp(),
  });
  side.addEventListener("pointerdown", () => view?.catchUp());
  const stopSettings = settings.onChange(() => {
    view?.set(settings.forTable());
    turn.draw();
    if (moment?.outcome !== undefined) asked.button(text.table.scores, scores);
  });
  const stopPeople = feed.listen({
    frame: () => undefined,
    presence(now) {
      presence = now;
      bar.update(now, moment?.outcome !== undefined);
      if (moment !== undefined) seats.update(moment, now);
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
      turn.draw();
      point(undefined);
      if (moment?.outcome !== undefined) asked.button(text.table.scores, scores);
    },
    (error) => tell(text, error),
  );

  return {
    get view() {
      return view;
    },
    close() {
      closed = true;
      for (const stop of [stopKeys, stopSettings, stopPeople, bar.close]) stop();
      rail?.close();
      sheet?.close();
      view?.close();
      element.remove();
      document.title = text.title;
    },
  };
}

function nameOf(text: Text, { people }: Presence, seat: number, own: number): string {
  const person = people[seat];
  if (person !== undefined && person.name !== "") return person.name;
  if (seat === own) return guestName(text);
  if (person?.kind !== "bot") return people.length > 2 ? text.people.seat(seat + 1) : text.people.guest;
  // A bot that stands in for somebody goes by his name.
  const bots = people.flatMap(({ kind, name }, at) => (kind === "bot" && name === "" ? [at] : []));
  return bots.length > 1 ? `${text.people.bot} ${bots.indexOf(seat) + 1}` : text.people.bot;
}
