/** A table's terms in one line. */
import { COMMON_OPTION_NAMES, COMMON_OPTIONS, choicesIn, commonChoices } from "../../../shared/core/wire/common-table-options.ts";
import type { TableTerms } from "../../../shared/core/wire/table-terms.ts";
import type { FaceLoader } from "../../face/face-loader.ts";
import type { Language, Text } from "../../text/languages.ts";
import { sayer } from "../../text/say.ts";
import { h, set, write } from "../common/dom.ts";
import { allowanceOf, nameOfChoice, optionWords } from "./option-words.ts";

export interface TermsParts {
  readonly text: Text;
  readonly language: Language;
  readonly faces: FaceLoader;
}

/** A line like "rated, no bots · Time to think: normal · Seats: random". */
export const termsLine = async (parts: TermsParts, game: string, terms: TableTerms): Promise<string> =>
  parts.text.parts([...commonParts(parts.text, terms), ...(await namedOptions(parts, game, terms.options))]);

/** The options of the game itself, each as "Wonders: draft". */
export async function namedOptions(
  { text, language, faces }: TermsParts,
  game: string,
  picked: TableTerms["options"],
): Promise<readonly string[]> {
  const options = Object.entries(picked);
  if (options.length === 0) return [];
  // The names of its options come with the game.
  await faces.load(game);
  const say = sayer(text, language.catalogueOf(game), () => "", -1);
  return options.map(([name, value]) => text.terms.option(say.line([`option.${name}`]), say.line([`option.${name}.${value}`])));
}

function commonParts(text: Text, terms: TableTerms): string[] {
  const choices = choicesIn(terms);
  return COMMON_OPTION_NAMES.flatMap((name) => {
    const value = nameOfChoice(text, name, choices[name]);
    const isUsual = choices[name] === COMMON_OPTIONS[name].values[0];
    if ("flag" in COMMON_OPTIONS[name] && isUsual) return "";
    if (name === "rated") return [value, terms.ladder ? text.terms.ladder : "", terms.oneAddress ? text.terms.uncounted : ""];
    const line = text.terms.option(optionWords(text, name).legend, value);
    return name === "speed" ? [line, allowanceOf(text, choices.speed)] : line;
  });
}

/** How long players may think in a match that the queue for a quick match makes. */
export function queueTerms(text: Text): WaitingTerms {
  const { speed } = commonChoices({}, true);
  const line = text.terms.option(optionWords(text, "speed").legend, nameOfChoice(text, "speed", speed));
  return { element: h("small", { class: "terms" }, text.parts([line, allowanceOf(text, speed)])), show: () => undefined };
}

/** The line fills when the game's words are there. */
export function termsElement(parts: TermsParts, game: string, terms: TableTerms): HTMLElement {
  const element = h("small", { class: "terms" }, parts.text.parts(commonParts(parts.text, terms)));
  writeTerms(element, parts, game, terms);
  return element;
}

function writeTerms(element: HTMLElement, parts: TermsParts, game: string, terms: TableTerms): void {
  termsLine(parts, game, terms).then(
    (line) => write(element, line),
    // If the game cannot be loaded the table cannot be joined either, and that is told there.
    () => undefined,
  );
}

export interface WaitingTerms {
  readonly element: HTMLElement;
  /** Whether two players share an address, as it is now. */
  show(oneAddress: boolean): void;
}

/** The same line at a table that waits: whether the match will count may change with each player. */
export function waitingTerms(parts: TermsParts, game: string, terms: TableTerms): WaitingTerms {
  const { oneAddress: first = false, ...others } = terms;
  const element = termsElement(parts, game, terms);
  let shown = first;
  return {
    element,
    show(oneAddress) {
      if (oneAddress === shown) return;
      shown = oneAddress;
      set(element, "aria-live", "polite");
      writeTerms(element, parts, game, oneAddress ? { ...others, oneAddress } : others);
    },
  };
}
