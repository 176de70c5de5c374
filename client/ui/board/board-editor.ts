/** The position of a board changed by hand: its values beside the table, which shows each change at once, and says what cannot be. */
import { faultsOf } from "../../../shared/core/analysis/board.ts";
import { quickLuck } from "../../../shared/core/base/random.ts";
import type { Editor, EditValue } from "../../../shared/core/contract/editor.ts";
import type { State } from "../../../shared/core/contract/game.ts";
import type { Edit, FaceJudge } from "../../face/face.ts";
import type { BoardFeed } from "../../feed/board.ts";
import type { Catalogue } from "../../text/grammar.ts";
import { type Say, sayer } from "../../text/say.ts";
import { fill, h } from "../common/dom.ts";
import type { TableModel } from "../model/table-model.ts";
import type { BoardWords } from "./board-words.ts";
import { EditFields } from "./edit-fields.ts";

interface BoardEditorOptions {
  readonly table: TableModel;
  readonly feed: BoardFeed;
  readonly words: BoardWords;
  readonly face: FaceJudge;
  readonly editor: Editor;
  readonly sentences: Catalogue;
  done(): void;
}

/** Equal positions hide the same. */
const SEED = 1;
/** Of what is wrong; it stays in sight above the fields. */
const MOST_TOLD = 3;

export class BoardEditor {
  readonly element: HTMLElement;
  readonly #options: BoardEditorOptions;
  readonly #say: Say;
  readonly #fields: EditFields;
  readonly #told = h("div", { class: "faults", role: "status" });
  readonly #undo: HTMLButtonElement;
  readonly #before: State[] = [];
  #state: State;

  constructor(options: BoardEditorOptions) {
    const { table, feed, words, editor, sentences } = options;
    this.#options = options;
    this.#state = feed.position.state;
    this.#say = sayer(table.say.text, sentences, table.say.name, -1);
    this.#fields = new EditFields({ say: this.#say, words, set: (id, value) => this.#set([[id, value]]) });
    this.#undo = button("plain", "undo", words.undo, () => this.#takeBack());
    const row = h(
      "div",
      { class: "row" },
      button("brass", "done", words.done, () => this.#finish()),
      this.#undo,
      button("plain", "clear", words.clear, () => this.#change(editor.empty(this.#state))),
    );
    const hint = h("p", { class: "hint" }, words.drag);
    const head = h("div", { class: "editor-head" }, row, this.#told);
    this.element = h("section", { class: "editor", "aria-label": words.edit }, head, hint, this.#fields.element);
    this.element.addEventListener("keydown", (event) => this.#onKey(event));
    // The pieces are those of the picture, which comes to the new position a moment later.
    table.follow(() => {
      table.moment.value;
      if (this.element.isConnected && table.editing.peek() !== undefined) queueMicrotask(() => this.#offerPieces());
    });
    this.#show();
  }

  #onKey(event: KeyboardEvent): void {
    if (event.key.toLowerCase() !== "z" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    this.#takeBack();
  }

  #set(edits: readonly Edit[]): void {
    const next = this.#options.table.face.game.copy(this.#state);
    for (const [id, value] of edits) this.#options.editor.set(next, id, value);
    this.#change(next);
  }

  #change(next: State): void {
    this.#before.push(this.#state);
    this.#state = this.#options.editor.settled(next, quickLuck(SEED));
    this.#show();
  }

  #takeBack(): void {
    this.#state = this.#before.pop() ?? this.#state;
    this.#show();
  }

  #finish(): void {
    this.#options.table.editing.value = undefined;
    this.#options.done();
  }

  #show(): void {
    const { table, feed, words, face } = this.#options;
    const faults = faultsOf(table.face.game, face.judge, this.#state);
    feed.setUp(this.#state, faults.length === 0);
    this.#undo.disabled = this.#before.length === 0;
    this.#offerPieces();
    this.#fields.show(this.#values());
    const told = faults.slice(0, MOST_TOLD);
    const lines = told.map(({ kind, args = {} }) => h("p", { class: "fault" }, this.#say.line([`fault.${kind}`, args])));
    const rest = faults.length > MOST_TOLD && h("p", {}, words.more(faults.length - MOST_TOLD));
    fill(this.#told, ...(lines.length > 0 ? lines : [h("p", {}, words.possible)]), rest);
  }

  #offerPieces(): void {
    const { table } = this.#options;
    const shown = table.view.peek()?.pieces ?? [];
    table.editing.value = {
      pieces: shown.filter((piece) => this.#idOf(piece) !== undefined),
      touch: (piece) => this.#touch(piece),
      drops: (from, all) => all.filter((to) => this.#dropOf(from, to).length > 0),
      drop: (from, to) => this.#set(this.#dropOf(from, to)),
      undo: () => this.#takeBack(),
    };
  }

  #values = (): readonly EditValue[] => this.#options.editor.values(this.#state);

  #idOf = (piece: string): string | undefined => this.#options.face.pieces?.valueOf(piece, this.#fields.whose, this.#state.table);

  /** A piece of the picture: its value is brought into sight. */
  #touch(piece: string): void {
    const id = this.#idOf(piece);
    const value = this.#values().find((one) => one.id === id);
    if (value !== undefined) this.#fields.reveal(value);
  }

  /** What is set where one piece is dropped on another; nothing if one of these values cannot become that, or is that already. */
  #dropOf(from: string, to: string): readonly Edit[] {
    const edits = this.#options.face.pieces?.dropped(from, to, this.#state.table) ?? [];
    const values = this.#values();
    const isOpen = ([id, wanted]: Edit): boolean =>
      canBecome(
        values.find((value) => value.id === id),
        wanted,
      );
    return edits.every(isOpen) ? edits : [];
  }
}

function canBecome(value: EditValue | undefined, wanted: string | number): boolean {
  if (value === undefined || value.value === wanted) return false;
  if (value.type === "choice") return value.options.some(({ id }) => id === wanted);
  return typeof wanted === "number" && wanted >= value.least && wanted <= value.most;
}

const button = (kind: string, key: string, label: string, onclick: () => void): HTMLButtonElement =>
  h("button", { class: `${kind} small`, type: "button", "data-do": `edit-${key}`, onclick }, label);
