/** The buttons at the side of a table: one step back, what there is to read and to set, what one asks of the others, and the ways out. */
import type { ReadonlySignal } from "@preact/signals-core";
import { hasResigned, type Moment } from "../../feed/feed.ts";
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
  /** Goes to the game's guided match; undefined if it has none. */
  readonly learn: (() => void) | undefined;
  /** The button of the hint; undefined where none may be asked for. */
  readonly hint: HTMLElement | undefined;
  /** Whether there is somebody to talk to. */
  readonly chats: ReadonlySignal<boolean>;
  /** Goes to the line in which one writes to the others. */
  talk(): void;
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
  const { feed, say, store, back, story, presence, amongBots, moment, halt } = table;
  const { allows } = feed;
  const { text } = say;
  const { table: words, confirm } = text;
  const ofKind = allows.words(text);
  const sign = (name: string, label: string, key: string, onclick?: () => void) =>
    h("button", { class: `wooden signed ${name}`, type: "button", title: words.keyed(label, key), onclick }, label);
  const toLesson = parts.learn && (() => void leave(parts.learn));
  const help = (): void => void helpPanel(text, { learn: toLesson, rules: parts.rules }, feed.colours.length, idleKeys());
  const undo = undoButton(table);
  const asks = menuItem("ask", words.ask, parts.ask);
  const resigns = menuItem("resign", words.resign, () => void resign());
  const toSettings = (): void => void settingsPanel(text, store);
  const opener = h("button", { class: "wooden signed to-menu", type: "button", title: text.lobby.menu }, text.lobby.menu);
  const talk = sign("talk", text.chat.title, "T", parts.talk);
  const goes = (): void => void leave();
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
      allows.ask && asks,
      allows.resign && resigns,
      leaves,
    ),
    goesNow,
  );

  /** A rated match that this player leaves before their first move counts for no one. */
  const hasMoved = (): boolean => hasAnswered([...story.log.lines, ...story.later], feed.seat);
  const isOver = (now: Moment): boolean => now.outcome !== undefined || hasResigned(now, feed.seat);

  const idleKeys = (): readonly string[] => [
    ...(allows.resign ? [] : ["U"]),
    ...(parts.hint === undefined || parts.hint.hidden ? ["H"] : []),
    ...(parts.chats.peek() ? [] : ["T"]),
    ...(parts.rules === undefined ? ["R"] : []),
  ];

  async function resign(): Promise<void> {
    const ofTwo = allows.counts && !hasMoved() ? confirm.resignUnmoved : confirm.resign;
    const ofMatch = presence.peek().people.length > 2 ? confirm.resignSeat : ofTwo;
    if (await confirmDialog(words.resign, ofKind.resign ?? ofMatch, confirm.resignDo, confirm.stay)) void succeeded(text, feed.resign());
  }

  /** Goes to the lobby, or from there to `next`. */
  async function leave(next?: () => void): Promise<void> {
    const now = moment.peek();
    const playing =
      allows.resign && allows.clocks !== "days" && !(now !== undefined && isOver(now)) && presence.peek().connection !== "closed";
    // Bots do not play on alone: the match waits, here or on the server.
    const casual = amongBots.peek() ? confirm.leaveAlone : confirm.leave;
    const rated = hasMoved() ? confirm.leaveRated : confirm.leaveUnmoved;
    const question = ofKind.leave ?? (allows.counts ? rated : casual);
    if (playing && !(await confirmDialog(words.leave, question, confirm.leaveDo, confirm.stay))) return;
    parts.lobby();
    next?.();
  }

  table.follow(() => set(talk, "hidden", !parts.chats.value));
  table.follow(() => {
    if (moment.value === undefined) return;
    const isAtStake = allows.resign && !isOver(moment.value);
    set(leaves, "hidden", !isAtStake);
    set(goesNow, "hidden", isAtStake);
    // A window whose seat is open in another one, or whose match is gone, sends nothing any more.
    const isClosed = presence.value.connection === "closed";
    for (const needsSeat of [resigns, asks]) {
      needsSeat.disabled = isOver(moment.value) || isClosed;
      set(needsSeat, "title", isClosed ? halt.value : undefined);
    }
  });
  return {
    element,
    helps,
    undo: () => allows.resign && undo.press(),
    help,
    rules: () => parts.rules?.(),
    settings: toSettings,
    leave,
  };
}
