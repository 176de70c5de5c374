/** The buttons at the side of a table: one step back, what there is to read and to set, what one asks of the others, and the ways out. */
import { type Feed, hasResigned, type Moment, type Presence } from "../../feed/feed.ts";
import type { SettingsStore } from "../../settings/settings-store.ts";
import type { Say } from "../../text/say.ts";
import { confirmDialog } from "../common/dialog.ts";
import { h, set } from "../common/dom.ts";
import { succeeded } from "../common/tell-failure.ts";
import type { MoveGuide } from "../model/input-step.ts";
import type { MoveInput } from "../model/move-input.ts";
import { undoButton } from "../input/undo-button.ts";
import type { LogLine } from "../model/log-lines.ts";
import { helpPanel, settingsPanel } from "../panels/settings-panel.ts";
import type { TableModel } from "../model/table-model.ts";

interface TableButtonsParts {
  readonly feed: Feed;
  /** Of a lesson. */
  readonly guide: MoveGuide | undefined;
  readonly say: Say;
  /** Opens the rules page; none for a game without one. */
  readonly rules: (() => void) | undefined;
  readonly settings: SettingsStore;
  readonly input: MoveInput;
  readonly model: Pick<TableModel, "presence" | "amongBots">;
  /** A rated match that this player leaves before their first move counts for no one. */
  hasMoved(): boolean;
  /** Goes to the game's guided match; undefined if it has none. */
  readonly learn: (() => void) | undefined;
  /** The button of the hint; undefined where none may be asked for. */
  readonly hint: HTMLElement | undefined;
  /** Whether there is a chat. */
  chats(): boolean;
  /** Goes to the frames before; undefined in a replay. */
  readonly lookBack: (() => void) | undefined;
  /** Lets one choose what to ask of the others. */
  ask(): void;
  lobby(): void;
}

export interface TableButtons {
  readonly element: HTMLElement;
  /** `still`: why nothing at all can be done. */
  update(moment: Moment, lines: readonly LogLine[], still: string | undefined): void;
  undo(): void;
  help(): void;
  rules(): void;
  settings(): void;
  /** Goes to the lobby, after a question if there is something to lose. */
  leave(): Promise<void>;
}

export function tableButtons(parts: TableButtonsParts): TableButtons {
  const { feed, say, settings, input } = parts;
  const presence = (): Presence => parts.model.presence.value;
  const amongBots = (): boolean => parts.model.amongBots.value;
  const { allows } = feed;
  const { text } = say;
  const { table: words, confirm } = text;
  const ofKind = allows.words(text);
  let moment: Moment | undefined;
  const button = (label: string, onclick: () => void) => h("button", { class: "wooden", type: "button", onclick }, label);
  const toLesson = parts.learn && (() => void leave(parts.learn));
  const help = (): void => void helpPanel(text, { learn: toLesson, rules: parts.rules }, feed.colours.length, idleKeys());
  const undo = undoButton(feed, text, input, amongBots, parts.guide);
  const asks = button(words.ask, parts.ask);
  const resigns = button(words.resign, () => void resign());
  const toSettings = (): void => void settingsPanel(text, settings);
  const element = h(
    "div",
    { class: "buttons" },
    allows.resign && undo.element,
    parts.hint,
    parts.lookBack && button(text.lookBack.button, parts.lookBack),
    parts.rules && button(words.rules, parts.rules),
    button(words.settings, toSettings),
    button(words.help, help),
    allows.ask && asks,
    allows.resign && resigns,
    button(words.leave, () => void leave()),
  );

  const isOut = (): boolean => moment !== undefined && hasResigned(moment, feed.seat);

  const idleKeys = (): readonly string[] => [
    ...(allows.resign ? [] : ["U"]),
    ...(parts.hint === undefined || parts.hint.hidden ? ["H"] : []),
    ...(parts.chats() ? [] : ["T"]),
    ...(parts.rules === undefined ? ["R"] : []),
  ];

  async function resign(): Promise<void> {
    const ofTwo = allows.counts && !parts.hasMoved() ? confirm.resignUnmoved : confirm.resign;
    const ofMatch = presence().people.length > 2 ? confirm.resignSeat : ofTwo;
    if (await confirmDialog(words.resign, ofKind.resign ?? ofMatch, confirm.resignDo, confirm.stay)) void succeeded(text, feed.resign());
  }

  /** Goes to the lobby, or from there to `next`. */
  async function leave(next?: () => void): Promise<void> {
    const playing =
      allows.resign && allows.clocks !== "days" && moment?.outcome === undefined && !isOut() && presence().connection !== "closed";
    // Bots do not play on alone: the match waits, here or on the server.
    const casual = amongBots() ? confirm.leaveAlone : confirm.leave;
    const rated = parts.hasMoved() ? confirm.leaveRated : confirm.leaveUnmoved;
    const question = ofKind.leave ?? (allows.counts ? rated : casual);
    if (playing && !(await confirmDialog(words.leave, question, confirm.leaveDo, confirm.stay))) return;
    parts.lobby();
    next?.();
  }

  return {
    element,
    update(now, lines, still) {
      moment = now;
      undo.update(now, lines, still);
      // A window whose seat is open in another one, or whose match is gone, sends nothing any more.
      const isClosed = presence().connection === "closed";
      for (const needsSeat of [resigns, asks]) {
        needsSeat.disabled = now.outcome !== undefined || isOut() || isClosed;
        set(needsSeat, "title", isClosed ? still : undefined);
      }
    },
    undo: () => allows.resign && undo.press(),
    help,
    rules: () => parts.rules?.(),
    settings: toSettings,
    leave,
  };
}
