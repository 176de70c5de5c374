/** A new table: who may join, how strong the bots are, how many play and how long they think; behind a fold the options of its game and what few change. */
import { must } from "../../../shared/core/base/checked.ts";
import type { BotLevel } from "../../../shared/core/contract/bot-level.ts";
import type { AnyGame, OptionValue } from "../../../shared/core/contract/game.ts";
import { coloursOf, wishFor } from "../../../shared/core/match/record.ts";
import { isDaySpeed } from "../../../shared/core/match/speeds.ts";
import {
  COMMON_OPTION_NAMES,
  COMMON_OPTIONS,
  type CommonChoices,
  type CommonOptionName,
  commonChoices,
} from "../../../shared/core/wire/common-table-options.ts";
import type { Face } from "../../face/face.ts";
import type { Options } from "../../feed/lobby.ts";
import type { Language, Text } from "../../text/languages.ts";
import { type Say, sayer } from "../../text/say.ts";
import { panel } from "../common/dialog.ts";
import { h, set, write } from "../common/dom.ts";
import { posterBeside } from "../common/game-name.ts";
import { colourField, wishedColour } from "../fields/colour-field.ts";
import { field } from "../fields/field.ts";
import { type BotWish, botsField, levelOfWish } from "./bots-field.ts";
import { allowanceOf, optionWords, wordOf } from "./option-words.ts";
import { timeFields } from "./time-fields.ts";

const DOORS = ["friends", "anybody"] as const;
type Doors = (typeof DOORS)[number];

/** The common options as picked so far. */
type Common = { -readonly [N in CommonOptionName]: CommonChoices[N] };

export interface TableWish {
  /** With friends, who come by a code; with bots at once; with bots and no server; or each alone with bots, by the same deal or by one after another. */
  readonly how: "table" | "play" | "practice" | "deal" | "arena";
  readonly seats: number;
  readonly options: Options;
  readonly common: CommonChoices;
  readonly bots: BotLevel;
  /** Every player in the lobby may join. */
  readonly open: boolean;
  /** When friends meet there; left out for now. */
  readonly at?: number;
}

export interface TableForm {
  readonly text: Text;
  readonly face: Face;
  readonly language: Language;
  /** The number that is set already. */
  readonly seats: number;
  /** The guest's own in this game, if there is one. */
  readonly rating: number | undefined;
  /** The way to the guided match, which leaves this form; for newcomers alone. */
  learn(leave: () => void): HTMLElement | undefined;
}

/** Resolves with what was wished, or with nothing if it was given up. */
export function askForTable({ text, face, language, seats: usual, rating, learn }: TableForm): Promise<TableWish | undefined> {
  const { game } = face;
  const words = text.create;
  const options: Record<string, OptionValue> = {};
  const common: Common = { ...commonChoices({}) };
  const picked: { seats: number; bots: BotWish; doors: Doors } = { seats: usual, bots: "own", doors: "friends" };
  const sizes = range(game.seats.fewest, game.seats.most);
  const bots = botsField(text, { language, game: game.id, rating, picked: picked.bots, pick: (wish) => (picked.bots = wish) });
  const { speed, seating, rated, ...others } = commonFields(text, common);
  const { hints, openHands } = others;
  openHands.hidden = game.openHand === undefined;
  const door = field({
    ...words.doors,
    name: "doors",
    values: DOORS,
    picked: picked.doors,
    label: (value) => words.doors.of[value],
    pick: (value) => (picked.doors = value),
  });
  const { at, when } = timeFields(text, () => update());
  const isLater = (): boolean => !at.hidden;
  // The tables that open read it from where it is kept.
  const colour = colourField(text, coloursOf(game), true, () => undefined);
  colour.show(wishFor(game, wishedColour()), []);
  const size = field({
    name: "seats",
    legend: words.seats,
    values: sizes,
    picked: usual,
    label: String,
    pick: (count) => (picked.seats = count),
  });
  const variants = [
    ...gameFields(
      game,
      sayer(text, language.catalogueOf(game.id), () => "", 0),
      options,
    ),
    colour.element,
    seating,
    ...Object.values(others),
  ];
  const more = h("details", { class: "variants" }, h("summary", {}, words.more), ...variants);
  const { table, ...amongBots } = ways(text);
  const why = (): string | undefined => whyCasual(text, isLater() ? "friends" : picked.doors, common.speed);
  /** Bots play no rated match, and in days or among friends none is rated. */
  const isRated = (): boolean => common.rated && why() === undefined;
  const update = (): void => {
    disable(rated, words.rated.note, why());
    bots.disabled = hints.disabled = openHands.disabled = isRated();
    for (const way of Object.values(amongBots)) way.disabled = isRated() || isDaySpeed(common.speed) || isLater() || common.openHands;
    door.disabled = isLater();
    table.disabled = isLater() && isDaySpeed(common.speed);
    write(table, isLater() ? words.when.appoint : words.open);
    write(amongBots.play, words.play(picked.seats - 1));
  };
  for (const field of [size, speed, door, rated, openHands]) field.addEventListener("change", update);
  update();
  return new Promise((resolve) => {
    let wish: TableWish | undefined;
    const go = (how: TableWish["how"]) => () => {
      if (isLater() && !at.reportValidity()) return;
      wish = {
        how,
        seats: picked.seats,
        options,
        common: { ...common, rated: isRated(), hints: common.hints && !isRated(), openHands: common.openHands && !isRated() },
        bots: levelOfWish(picked.bots, game.id, rating),
        open: picked.doors === "anybody" && !isLater(),
        ...(isLater() && { at: new Date(at.value).getTime() }),
      };
      form.close();
    };
    table.addEventListener("click", go("table"));
    for (const [how, way] of Object.entries(amongBots)) way.addEventListener("click", go(how as keyof typeof amongBots));
    const cancel = h("button", { class: "plain", type: "button", onclick: () => form.close() }, text.waiting.cancel);
    const row = h("div", { class: "row" }, cancel, ...Object.values(amongBots), table);
    const leaf = h(
      "div",
      { class: "leaf" },
      learn(() => form.close()),
      door,
      bots,
      sizes.length > 1 && size,
      speed,
      rated,
      when,
      more,
    );
    const form = panel(
      words.title(text.games[game.id as keyof Text["games"]]?.name ?? game.id),
      "create",
      [posterBeside(text, game.id), leaf, row],
      () => resolve(wish),
    );
    // The browser would go to the first there is, which may be one that is not picked.
    form.element.querySelector<HTMLInputElement>("input:checked")?.focus();
  });
}

/** What the form can be left by; all but a table among people is among bots. */
function ways({ create: words, lobby, score }: Text) {
  const way = (key: string, kind: string, label: string, title?: string) =>
    h("button", { class: kind, type: "button", "data-do": key, title }, label);
  return {
    deal: way("deal", "plain", words.deal, score.sendDealAbout),
    arena: way("arena", "plain", words.arena, words.arenaAbout),
    practice: way("practice", "plain", lobby.practice),
    play: way("bots", "plain", ""),
    table: way("open", "brass", ""),
  };
}

/** A choice for each option of the game itself. */
const gameFields = ({ options }: AnyGame, say: Say, picked: Record<string, OptionValue>): HTMLElement[] =>
  Object.entries(options).map(([name, values]) => {
    const key = `option.${name}`;
    const label = (value: OptionValue) => say.line([`${key}.${value}`]);
    const pick = (value: OptionValue) => (picked[name] = value);
    return field({ name, legend: say.line([key]), note: say.line([`${key}.note`]), values, picked: values[0], label, pick });
  });

/** Why no rated match can be chosen, if none can. */
function whyCasual(text: Text, doors: Doors, speed: CommonChoices["speed"]): string | undefined {
  const why = text.create.rated.casualOnly;
  return doors === "friends" ? why.friends : isDaySpeed(speed) ? why.days : undefined;
}

/** Shows the reason in place of the field's note, if there is one. */
function disable(field: HTMLFieldSetElement, note: string, why: string | undefined): void {
  const line = must(field.querySelector("p"), "line of the field");
  field.disabled = why !== undefined;
  set(line, "data-why", field.disabled);
  write(line, why ?? note);
}

/** A choice for each option that a table of any game has, in words of its own. */
const commonFields = (text: Text, picked: Common) =>
  Object.fromEntries(COMMON_OPTION_NAMES.map((name) => [name, commonField(text, picked, name)])) as Record<
    CommonOptionName,
    HTMLFieldSetElement
  >;

function commonField(text: Text, picked: Common, name: CommonOptionName): HTMLFieldSetElement {
  const values: readonly (string | boolean)[] = COMMON_OPTIONS[name].values;
  const { legend, note } = optionWords(text, name);
  return field({
    name,
    legend,
    note,
    values: values.map(wordOf),
    picked: wordOf(picked[name]),
    label: (word) => optionWords(text, name).of[word] ?? "",
    ...(name === "speed" && { describe: (word: string) => sayAllowance(text, word) }),
    pick: (word) => Object.assign(picked, { [name]: values.find((value) => wordOf(value) === word) }),
  });
}

const sayAllowance = (text: Text, speed: string): string => {
  const allowance = allowanceOf(text, speed);
  return allowance && text.create.speed.allows(allowance);
};

const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_none, at) => from + at);
