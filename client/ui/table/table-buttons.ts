/** The buttons at the side of a table: one step back, what there is to read and to set, what one asks of the others, and the ways out. */
import type { ReadonlySignal } from "@preact/signals-core";
import { pathTo } from "../../../shared/core/wire/addresses.ts";
import { hasResigned } from "../../feed/feed.ts";
import { confirmDialog } from "../common/dialog.ts";
import { h, set } from "../common/dom.ts";
import { menuBehind, menuItem } from "../common/menu.ts";
import { succeeded } from "../common/tell-failure.ts";
import { undoButton } from "../input/undo-button.ts";
import { hasAnswered } from "../model/log-lines.ts";
import type { TableModel } from "../model/table-model.ts";
import { helpPanel, settingsPanel } from "../panels/settings-panel.ts";

interface TableButtonsParts {
  /** Opens the rules page; none for a game without one. */
  readonly rules: (() => void) | undefined;
  /** Opens what is seen on an analysis board; undefined where that is not allowed. */
  readonly board: (() => void) | undefined;
  /** Goes to the game's guided match; undefined if it has none. */
  readonly learn: (() => void) | undefined;
  /** A stream has chances to show. */
  readonly hasChances: boolean;
  /** The button of the hint; undefined where none may be asked for. */
  readonly hint: HTMLElement | undefined;
  /** Whether there is anyone to talk to. */
  readonly chats: ReadonlySignal<boolean>;
  /** Goes to the line in which one writes to the others. */
  talk(): void;
  /** Lets a chat service say whose move it is; undefined without a guest. */
  readonly channel: (() => void) | undefined;
  /** Lets one choose what to ask of the others. */
  ask(): void;
  lobby(): void;
}

export interface TableButtons {
  readonly element: HTMLElement;
  /** Undo and hint, which stand before the others, or where the player looks when all others are out of sight. */
  readonly helps: readonly HTMLElement[];
  undo(): void;
  help(): void;
  rules(): void;
  settings(): void;
  /** Goes to the lobby, after a question if there is something to lose. */
  leave(): Promise<void>;
}

export function tableButtons(table: TableModel, parts: TableButtonsParts): TableButtons {
  const { feed, say, store, back, halt } = table;
  const { allows } = feed;
  const { text } = say;
  const words = text.table;
  const out = waysOut(table, parts.lobby);
  const sign = (name: string, label: string, key: string, onclick?: () => void) =>
    h("button", { class: `wooden signed ${name}`, type: "button", title: words.keyed(label, key), onclick }, label);
  const toLesson = parts.learn && (() => void out.leave(parts.learn));
  const help = (): void => void helpPanel(text, { learn: toLesson, rules: parts.rules }, feed.colours.length, idleKeys());
  const undo = undoButton(table);
  const asks = menuItem("ask", words.ask, parts.ask);
  const resigns = menuItem("resign", words.resign, () => void out.resign());
  const toSettings = (): void => void settingsPanel(text, store);
  const opener = h("button", { class: "wooden signed to-menu", type: "button", title: text.lobby.menu }, text.lobby.menu);
  const talk = sign("talk", text.chat.title, "T", parts.talk);
  const goes = (): void => void out.leave();
  const leaves = menuItem("leave", words.leave, goes);
  /** Where nothing is at stake, one press is enough. */
  const goesNow = h("button", { class: "wooden", type: "button", "data-do": "leave", onclick: goes }, words.leave);
  const helps = [...(allows.resign ? [undo.element] : []), ...(parts.hint === undefined ? [] : [parts.hint])];
  const element = h(
    "div",
    { class: "buttons" },
    ...helps,
    back && sign("look-back", text.lookBack.button, "←", () => back.playback.step(-1, "move")),
    allows.chat && talk,
    opener,
    menuBehind(
      opener,
      "table-menu",
      parts.rules && menuItem("rules", words.rules, parts.rules),
      menuItem("settings", words.settings, toSettings),
      menuItem("keys", words.help, help),
      parts.board && menuItem("board", text.analysis.board, parts.board),
      // In a page of its own.
      feed.streams && menuItem("stream", words.stream, () => location.assign(pathTo({ type: "stream", match: feed.match, game: "" }))),
      allows.ask && asks,
      allows.ask && parts.channel && menuItem("channel", words.channel, parts.channel),
      allows.resign && resigns,
      leaves,
    ),
    goesNow,
  );

  const idleKeys = (): readonly string[] => [
    ...(allows.resign ? [] : ["U"]),
    ...(parts.hint === undefined || parts.hint.hidden ? ["H"] : []),
    ...(parts.chats.peek() ? [] : ["T"]),
    ...(parts.rules === undefined ? ["R"] : []),
    ...(parts.hasChances ? [] : ["C"]),
  ];

  table.follow(() => set(talk, "hidden", !parts.chats.value));
  table.follow(() => {
    set(leaves, "hidden", !out.isAtStake());
    set(goesNow, "hidden", out.isAtStake());
    for (const needsSeat of [resigns, asks]) {
      needsSeat.disabled = out.isOver() || out.isClosed();
      set(needsSeat, "title", out.isClosed() ? halt.value : undefined);
    }
  });
  return {
    element,
    helps,
    undo: () => allows.resign && undo.press(),
    help,
    rules: () => parts.rules?.(),
    settings: toSettings,
    leave: out.leave,
  };
}

/** The ways out of a match, each with a question if there is something to lose. */
function waysOut(table: TableModel, lobby: () => void) {
  const { feed, say, story, presence, amongBots, moment } = table;
  const { allows } = feed;
  const { text } = say;
  const { table: words, confirm } = text;
  const ofKind = allows.words(text);
  /** A rated match that this player leaves before their first move counts for no one. */
  const hasMoved = (): boolean => hasAnswered([...story.log.lines, ...story.later], feed.seat);
  const isOver = (): boolean => moment.value !== undefined && (moment.value.outcome !== undefined || hasResigned(moment.value, feed.seat));
  /** A window whose seat is open in another one, or whose match is gone, sends nothing any more. */
  const isClosed = (): boolean => presence.value.connection === "closed";
  const isAtStake = (): boolean => allows.resign && allows.clocks !== "days" && !isOver() && !isClosed();

  async function resign(): Promise<void> {
    const ofTwo = allows.counts && !hasMoved() ? confirm.resignUnmoved : confirm.resign;
    const ofMatch = presence.peek().people.length > 2 ? confirm.resignSeat : ofTwo;
    if (await confirmDialog(words.resign, ofKind.resign ?? ofMatch, confirm.resignDo, confirm.stay)) void succeeded(text, feed.resign());
  }

  /** Goes to the lobby, or from there to `next`. */
  async function leave(next?: () => void): Promise<void> {
    // Bots do not play on alone: the match waits, here or on the server.
    const casual = amongBots.peek() ? confirm.leaveAlone : confirm.leave;
    const rated = hasMoved() ? confirm.leaveRated : confirm.leaveUnmoved;
    const question = ofKind.leave ?? (allows.counts ? rated : casual);
    if (isAtStake() && !(await confirmDialog(words.leave, question, confirm.leaveDo, confirm.stay))) return;
    lobby();
    next?.();
  }
  return { isOver, isClosed, isAtStake, resign, leave };
}
