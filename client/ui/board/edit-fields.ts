/** The values of a position as fields: a few of one kind stand together, of more one is chosen from a list, of those of players one player. */
import { at } from "../../../shared/core/base/checked.ts";
import type { EditOption, EditValue } from "../../../shared/core/contract/editor.ts";
import type { Say } from "../../text/say.ts";
import { fill, h } from "../common/dom.ts";
import type { BoardWords } from "./board-words.ts";

/** More of one kind are chosen from a list. */
const MOST_SHOWN = 8;

interface EditFieldsOptions {
  readonly say: Say;
  readonly words: BoardWords;
  set(id: string, value: string | number): void;
}

export class EditFields {
  readonly element = h("div", { class: "groups" });
  readonly #options: EditFieldsOptions;
  /** By group, the value that is chosen from its list. */
  readonly #chosen = new Map<string, string>();
  /** By group, as it was drawn: what has not changed keeps its elements. */
  readonly #drawn = new Map<string, { readonly of: string; readonly element: HTMLElement }>();
  #whose = 0;
  #values: readonly EditValue[] = [];

  constructor(options: EditFieldsOptions) {
    this.#options = options;
  }

  /** The player whose values are shown. */
  get whose(): number {
    return this.#whose;
  }

  /** Where the focus was, it stays. */
  show(values: readonly EditValue[]): void {
    const focused = document.activeElement instanceof HTMLElement ? document.activeElement.dataset.edit : undefined;
    this.#values = values;
    const shown = values.filter(({ whose = this.#whose }) => whose === this.#whose);
    const groups = Map.groupBy(shown, ({ group }) => group);
    const first = shown.find(({ whose }) => whose !== undefined)?.group;
    const fields = [...groups].flatMap(([group, those]) =>
      group === first ? [this.#players(), this.#kept(group, those)] : [this.#kept(group, those)],
    );
    fill(this.element, ...fields);
    if (focused !== undefined) this.#field(focused)?.focus();
  }

  /** Brings a value into sight. */
  reveal({ id, group, whose }: EditValue): void {
    this.#chosen.set(group, id);
    this.#whose = whose ?? this.#whose;
    this.show(this.#values);
    this.#field(id)?.focus();
  }

  #field = (id: string) => this.element.querySelector<HTMLElement>(`[data-edit="${id}"]`);

  #label({ line, args = {} }: Pick<EditValue, "line" | "args"> | EditOption): string {
    return this.#options.say.line([`edit.${line}`, args]);
  }

  #players(): HTMLElement {
    const { say, words } = this.#options;
    const seats = [...new Set(this.#values.flatMap(({ whose }) => whose ?? []))];
    const list = h(
      "select",
      { "data-edit": "whose" },
      ...seats.map((seat) => h("option", { value: seat, selected: seat === this.#whose }, say.name(seat))),
    );
    list.addEventListener("change", () => {
      this.#whose = Number(list.value);
      this.show(this.#values);
    });
    return h("label", { class: "whose" }, h("b", {}, words.whose), list);
  }

  #kept(group: string, values: readonly EditValue[]): HTMLElement {
    const of = JSON.stringify([this.#chosen.get(group), values]);
    const before = this.#drawn.get(group);
    if (before?.of === of) return before.element;
    const element = this.#group(group, values);
    this.#drawn.set(group, { of, element });
    return element;
  }

  #group(group: string, values: readonly EditValue[]): HTMLElement {
    const title = h("legend", {}, this.#options.say.line([`edit.group.${group}`]));
    if (values.length <= MOST_SHOWN)
      return h("fieldset", {}, title, ...values.map((value) => labelled(this.#label(value), this.#control(value))));
    const one = values.find(({ id }) => id === this.#chosen.get(group)) ?? at(values, 0);
    const list = h(
      "select",
      { "data-edit": `list.${group}`, "aria-label": this.#options.words.piece },
      ...values.map((value) => this.#item(value, value === one)),
    );
    list.addEventListener("change", () => {
      this.#chosen.set(group, list.value);
      this.show(this.#values);
    });
    return h("fieldset", {}, title, list, labelled("", this.#control(one)));
  }

  /** With where it lies, so that the list can be read. */
  #item(value: EditValue, selected: boolean): HTMLElement {
    const now = value.type === "choice" ? value.options.find(({ id }) => id === value.value) : undefined;
    return h(
      "option",
      { value: value.id, selected },
      now === undefined ? this.#label(value) : `${this.#label(value)} · ${this.#label(now)}`,
    );
  }

  /** The position may not take it: its field is drawn again in any case. */
  #set({ id, group }: EditValue, wanted: string | number): void {
    this.#drawn.delete(group);
    this.#options.set(id, wanted);
  }

  #control(value: EditValue): readonly HTMLElement[] {
    const props = { "data-edit": value.id, "aria-label": this.#label(value) };
    if (value.type === "count") return this.#counter(value, props);
    const options = value.options.map((option) =>
      h("option", { value: option.id, selected: option.id === value.value }, this.#label(option)),
    );
    const field = h("select", props, ...options);
    field.addEventListener("change", () => this.#set(value, field.value));
    return [field];
  }

  #counter(count: Extract<EditValue, { type: "count" }>, props: object): readonly HTMLElement[] {
    const { value, least, most } = count;
    const set = (wanted: number): void => this.#set(count, Math.min(most, Math.max(least, wanted)));
    const field = h("input", { ...props, type: "number", min: least, max: most, value });
    field.addEventListener("change", () => {
      const wanted = Math.round(Number(field.value));
      set(field.value !== "" && Number.isFinite(wanted) ? wanted : value);
    });
    const step = (by: number, sign: string) =>
      h("button", { class: "plain small", type: "button", tabindex: -1, "aria-hidden": "true", onclick: () => set(value + by) }, sign);
    return [step(-1, "−"), field, step(1, "+")];
  }
}

const labelled = (name: string, control: readonly HTMLElement[]): HTMLElement =>
  h("label", {}, name !== "" && h("span", {}, name), ...control);
