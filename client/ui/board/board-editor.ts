/** The position of a board changed by hand: its values beside the table, which shows each change at once, and says what cannot be. */
import { at } from "../../../shared/core/base/checked.ts";
import { quickLuck } from "../../../shared/core/base/random.ts";
import type { EditOption, Editor, EditValue } from "../../../shared/core/contract/editor.ts";
import type { State } from "../../../shared/core/contract/game.ts";
import type { FaceJudge } from "../../face/face.ts";
import type { BoardFeed } from "../../feed/board.ts";
import type { Catalogue } from "../../text/grammar.ts";
import { type Say, sayer } from "../../text/say.ts";
import { fill, h } from "../common/dom.ts";
import type { TableModel } from "../model/table-model.ts";
import type { BoardWords } from "./board-words.ts";

interface BoardEditorParts {
  readonly feed: BoardFeed;
  readonly words: BoardWords;
  readonly face: FaceJudge;
  readonly editor: Editor;
  readonly sentences: Catalogue;
  done(): void;
}

/** More of one kind are chosen from a list. */
const MOST_SHOWN = 8;
/** Equal positions hide the same. */
const SEED = 1;

export function boardEditor(table: TableModel, { feed, words, face, editor, sentences, done }: BoardEditorParts): HTMLElement {
  const { judge, pieces } = face;
  const say: Say = sayer(table.say.text, sentences, table.say.name, -1);
  const told = h("div", { class: "faults", role: "status" });
  const groups = h("div", { class: "groups" });
  const row = h(
    "div",
    { class: "row" },
    h("button", { class: "brass small", type: "button", "data-do": "edit-done", onclick: finish }, words.done),
    h("button", { class: "plain small", type: "button", "data-do": "edit-clear", onclick: () => change(editor.empty(state)) }, words.clear),
  );
  const element = h("section", { class: "editor", "aria-label": words.edit }, row, told, h("p", { class: "hint" }, words.drag), groups);
  /** By group, the value that is chosen from its list. */
  const chosen = new Map<string, string>();
  let state: State = feed.position.state;

  function change(next: State): void {
    state = editor.settled(next, quickLuck(SEED));
    const faults = judge.faults(state);
    feed.setUp(state, faults.length === 0);
    draw();
    const lines = faults.map(({ kind, args = {} }) => h("p", { class: "fault" }, say.line([`fault.${kind}`, args])));
    fill(told, ...(lines.length > 0 ? lines : [h("p", {}, words.possible)]));
  }

  function set(id: string, value: string | number): void {
    const next = table.face.game.copy(state);
    editor.set(next, id, value);
    change(next);
  }

  /** A piece of the picture: its value is brought into sight. */
  function touch(piece: string): void {
    const value = valueOn(piece);
    if (value === undefined) return;
    chosen.set(value.group, value.id);
    draw();
    element.querySelector<HTMLElement>(`[data-edit="${value.id}"]`)?.focus();
  }

  const valueOn = (piece: string): EditValue | undefined => {
    const id = pieces?.valueOf(piece);
    return id === undefined ? undefined : editor.values(state).find((value) => value.id === id);
  };

  /** Where the value may become that. */
  function dropOf(from: string, to: string): readonly [string, string] | undefined {
    const found = pieces?.dropped(from, to);
    if (found === undefined) return undefined;
    const [id, wanted] = found;
    const value = editor.values(state).find((one) => one.id === id);
    return value?.type === "choice" && value.value !== wanted && value.options.some((option) => option.id === wanted) ? found : undefined;
  }

  function finish(): void {
    table.editing.value = undefined;
    done();
  }

  const label = ({ line, args = {} }: Pick<EditValue, "line" | "args"> | EditOption): string => say.line([`edit.${line}`, args]);

  function draw(): void {
    const focused = document.activeElement instanceof HTMLElement ? document.activeElement.dataset.edit : undefined;
    const values = editor.values(state);
    const shown = table.view.peek()?.pieces ?? [];
    table.editing.value = {
      pieces: shown.filter((piece) => pieces?.valueOf(piece) !== undefined),
      touch,
      drops: (from, all) => all.filter((to) => dropOf(from, to) !== undefined),
      drop(from, to) {
        const found = dropOf(from, to);
        if (found !== undefined) set(...found);
      },
    };
    const names = [...new Set(values.map(({ group }) => group))];
    fill(
      groups,
      ...names.map((group) =>
        groupOf(
          group,
          values.filter((value) => value.group === group),
        ),
      ),
    );
    if (focused !== undefined) groups.querySelector<HTMLElement>(`[data-edit="${focused}"]`)?.focus();
  }

  function groupOf(group: string, values: readonly EditValue[]): HTMLElement {
    const title = h("legend", {}, say.line([`edit.group.${group}`]));
    if (values.length <= MOST_SHOWN) return h("fieldset", {}, title, ...values.map((value) => fieldOf(value, label(value))));
    const one = values.find(({ id }) => id === chosen.get(group)) ?? at(values, 0);
    const list = h(
      "select",
      { "data-edit": `list.${group}`, "aria-label": words.piece },
      ...values.map((value) => itemOf(value, value === one)),
    );
    list.addEventListener("change", () => {
      chosen.set(group, list.value);
      draw();
    });
    return h("fieldset", {}, title, list, fieldOf(one, ""));
  }

  /** With where it lies, so that the list can be read. */
  function itemOf(value: EditValue, selected: boolean): HTMLElement {
    const now = value.type === "choice" ? value.options.find(({ id }) => id === value.value) : undefined;
    return h("option", { value: value.id, selected }, now === undefined ? label(value) : `${label(value)} · ${label(now)}`);
  }

  function fieldOf(value: EditValue, name: string): HTMLElement {
    const props = { "data-edit": value.id, "aria-label": label(value) };
    if (value.type === "choice") {
      const options = value.options.map((option) => h("option", { value: option.id, selected: option.id === value.value }, label(option)));
      const field = h("select", props, ...options);
      field.addEventListener("change", () => set(value.id, field.value));
      return h("label", {}, name !== "" && h("span", {}, name), field);
    }
    const field = h("input", { ...props, type: "number", min: value.least, max: value.most, value: value.value });
    field.addEventListener("change", () => {
      const wanted = Math.round(Number(field.value));
      set(value.id, Math.min(value.most, Math.max(value.least, Number.isFinite(wanted) ? wanted : value.value)));
    });
    const step = (by: number, sign: string) =>
      h(
        "button",
        {
          class: "plain small",
          type: "button",
          tabindex: -1,
          "aria-hidden": "true",
          onclick: () => set(value.id, Math.min(value.most, Math.max(value.least, value.value + by))),
        },
        sign,
      );
    return h("label", {}, h("span", {}, name), step(-1, "−"), field, step(1, "+"));
  }

  // The pieces are those of the picture, which comes to the new position a moment later.
  table.follow(() => {
    table.moment.value;
    if (element.isConnected && table.editing.peek() !== undefined) queueMicrotask(draw);
  });
  change(state);
  return element;
}
