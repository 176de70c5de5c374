/** The colour a player likes to wear: wished for at every table, and theirs where it is free. */
import { COLOUR_COUNT, NO_COLOUR } from "../../../shared/core/match/record.ts";
import { readLocal, writeLocal } from "../../base/storage.ts";
import type { Text } from "../../text/languages.ts";
import { h } from "../common/dom.ts";
import { colourBadge } from "../common/seat-badge.ts";

const KEY = "quayside.colour";

export function wishedColour(): number {
  const colour = Number(readLocal(KEY) ?? NO_COLOUR);
  return Number.isInteger(colour) && colour >= 0 && colour < COLOUR_COUNT ? colour : NO_COLOUR;
}

export const keepColour = (colour: number): void => writeLocal(KEY, String(colour));

export interface ColourField {
  readonly element: HTMLFieldSetElement;
  /** What is worn now, and what others wear. */
  show(worn: number, taken: readonly number[]): void;
}

/** `any`: it may be left open. */
export function colourField(text: Text, count: number, any: boolean, pick: (colour: number) => void): ColourField {
  const words = text.colours;
  const name = (colour: number): string => (colour === NO_COLOUR ? words.any : (words.names[colour] as string));
  const colours = Array.from({ length: count + (any ? 1 : 0) }, (_none, at) => (any ? at - 1 : at));
  const inputs = colours.map((colour) => {
    const onchange = (): void => {
      keepColour(colour);
      pick(colour);
    };
    return { colour, input: h("input", { type: "radio", name: "colour", value: String(colour), onchange }) };
  });
  const labels = inputs.map(({ colour, input }) =>
    h("label", {}, input, h("span", {}, colour !== NO_COLOUR && colourBadge(colour, "badge small"), name(colour))),
  );
  const options = h("div", { class: "options" }, ...labels);
  return {
    element: h("fieldset", { class: "wish colours" }, h("legend", {}, words.legend), options, h("p", {}, words.note)),
    show(worn, taken) {
      for (const { colour, input } of inputs) {
        input.checked = colour === worn;
        input.disabled = colour !== worn && taken.includes(colour);
      }
    },
  };
}
