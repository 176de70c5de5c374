/** A table of one's own: how many play, who sits where, and the options of its game, each with what it changes. */

import { SPEEDS, type Speed } from "../../shared/core/calls.ts";
import type { OptionValue } from "../../shared/core/game.ts";
import { SEATINGS, type Seating } from "../../shared/core/record.ts";
import type { Options } from "../feed/lobby.ts";
import type { Face } from "../games/face.ts";
import type { Text } from "../text/en.ts";
import { panel } from "./dialog.ts";
import { h } from "./dom.ts";
import { catalogueOf, sayer } from "./say.ts";

const DOORS = ["friends", "anybody"] as const;
type Doors = (typeof DOORS)[number];
const COUNTS = ["casual", "rated"] as const;
type Counts = (typeof COUNTS)[number];

export interface TableWish {
  /** With friends, who come by a code, or with bots at once. */
  readonly how: "table" | "play";
  readonly seats: number;
  readonly options: Options;
  readonly seating: Seating;
  readonly speed: Speed;
  /** Anybody in the lobby may come. */
  readonly open: boolean;
  /** It counts, and is for people alone. */
  readonly rated: boolean;
}

export interface TableForm {
  readonly text: Text;
  readonly face: Face;
  readonly language: string;
  /** As many as are set already. */
  readonly seats: number;
}

/** Resolves with what was wished, or with nothing if it was given up. */
export function askForTable({ text, face, language, seats: set }: TableForm): Promise<TableWish | undefined> {
  const { game } = face;
  const words = text.create;
  const say = sayer(text, catalogueOf(face, language), () => "", 0);
  let seats = set;
  let seating: Seating = "joined";
  let speed: Speed = "none";
  let doors: Doors = "friends";
  let counts: Counts = "casual";
  const options: Record<string, OptionValue> = {};
  const sizes = range(game.seats.fewest, game.seats.most);
  const fields = [
    sizes.length > 1 &&
      field({ name: "seats", legend: words.seats, values: sizes, picked: set, label: String, pick: (count) => (seats = count) }),
    ...Object.entries(game.options).map(([name, values]) => {
      const key = `option.${name}`;
      const label = (value: OptionValue) => say.line([`${key}.${value}`]);
      const pick = (value: OptionValue) => (options[name] = value);
      return field({ name, legend: say.line([key]), note: say.line([`${key}.note`]), values, picked: values[0], label, pick });
    }),
    field({
      name: "speed",
      legend: words.speed,
      note: words.speedNote,
      values: SPEEDS,
      picked: speed,
      label: (value) => words.speeds[value],
      pick: (value) => {
        speed = value;
      },
    }),
    field({
      name: "seating",
      legend: words.seating,
      note: words.seatingNote,
      values: SEATINGS,
      picked: seating,
      label: (value) => words.seatings[value],
      pick: (value) => (seating = value),
    }),
    field({
      name: "doors",
      legend: words.doors,
      note: words.doorsNote,
      values: DOORS,
      picked: doors,
      label: (value) => words.doorsOf[value],
      pick: (value) => {
        doors = value;
      },
    }),
    field({
      name: "counts",
      legend: words.counts,
      note: words.countsNote,
      values: COUNTS,
      picked: counts,
      label: (value) => words.countsOf[value],
      pick: (value) => {
        counts = value;
        play.disabled = value === "rated";
      },
    }),
  ];
  /** Bots play no rated match. */
  const play = h("button", { class: "plain", type: "button", "data-do": "bots" }, words.play);
  return new Promise((resolve) => {
    let wish: TableWish | undefined;
    const go = (how: TableWish["how"]) => () => {
      wish = { how, seats, options, seating, speed, open: doors === "anybody", rated: counts === "rated" };
      form.close();
    };
    const table = h("button", { class: "brass", type: "button", "data-do": "open", onclick: go("table") }, words.open);
    play.addEventListener("click", go("play"));
    const cancel = h("button", { class: "plain", type: "button", onclick: () => form.close() }, text.waiting.cancel);
    const row = h("div", { class: "row" }, cancel, play, table);
    const form = panel(words.title(text.games[game.id as keyof Text["games"]]?.name ?? game.id), "create", [...fields, row], () =>
      resolve(wish),
    );
    // The browser would go to the first there is, which may be one that is not picked.
    form.element.querySelector<HTMLInputElement>("input:checked")?.focus();
  });
}

const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_none, at) => from + at);

export interface Field<V extends OptionValue> {
  readonly name: string;
  readonly legend: string;
  readonly note?: string;
  readonly values: readonly V[];
  readonly picked: V | undefined;
  label(value: V): string;
  pick(value: V): void;
}

/** One choice among a few, all in sight. */
export function field<V extends OptionValue>({ name, legend, note, values, picked, label, pick }: Field<V>): HTMLFieldSetElement {
  const choices = values.map((value) => {
    const input = h("input", { type: "radio", name, value: String(value), checked: value === picked, onchange: () => pick(value) });
    return h("label", {}, input, h("span", {}, label(value)));
  });
  return h("fieldset", { class: "wish" }, h("legend", {}, legend), h("div", { class: "options" }, ...choices), note && h("p", {}, note));
}
