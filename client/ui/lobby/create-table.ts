/** A table of one's own: how many play, who sits where, and the options of its game, each with what it changes. */
import type { BotLevel } from "../../../shared/core/contract/bot-level.ts";
import type { OptionValue } from "../../../shared/core/contract/game.ts";
import { coloursOf, SEATINGS, type Seating, wishFor } from "../../../shared/core/match/record.ts";
import { CLOCK_SPEEDS, type ClockSpeed, isDaySpeed } from "../../../shared/core/match/speeds.ts";
import type { Face } from "../../face/face.ts";
import type { Options } from "../../feed/lobby.ts";
import type { Language, Text } from "../../text/languages.ts";
import { sayer } from "../../text/say.ts";
import { panel } from "../common/dialog.ts";
import { h, set, write } from "../common/dom.ts";
import { colourField, wishedColour } from "../fields/colour-field.ts";
import { field } from "../fields/field.ts";
import { type BotWish, botsField, levelOfWish } from "./bots-field.ts";

const DOORS = ["friends", "anybody"] as const;
type Doors = (typeof DOORS)[number];
const COUNTS = ["casual", "rated"] as const;
type Counts = (typeof COUNTS)[number];
const HINTS = ["off", "on"] as const;
const WATCHERS = ["on", "off"] as const;

interface Picked {
  seats: number;
  seating: Seating;
  speed: ClockSpeed;
  bots: BotWish;
  doors: Doors;
  counts: Counts;
  hints: (typeof HINTS)[number];
  watchers: (typeof WATCHERS)[number];
}

export interface TableWish extends Readonly<Omit<Picked, "bots" | "doors" | "counts" | "hints" | "watchers">> {
  readonly bots: BotLevel;
  /** With friends, who come by a code, with bots at once, or with bots and no server. */
  readonly how: "table" | "play" | "practice";
  readonly options: Options;
  /** Every player in the lobby may join. */
  readonly open: boolean;
  /** It counts, and is for people alone. */
  readonly rated: boolean;
  /** Players may ask for hints, and all are told. */
  readonly hints: boolean;
  /** Others may watch the match while it runs. */
  readonly watchers: boolean;
}

export interface TableForm {
  readonly text: Text;
  readonly face: Face;
  readonly language: Language;
  /** As many as are set already. */
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
  const say = sayer(text, language.catalogueOf(face.game.id), () => "", 0);
  const options: Record<string, OptionValue> = {};
  const picked: Picked = {
    seats: usual,
    speed: "none",
    seating: "joined",
    bots: "own",
    doors: "friends",
    counts: "casual",
    hints: "off",
    watchers: "on",
  };
  const sizes = range(game.seats.fewest, game.seats.most);
  const bots = botsField(text, { game: game.id, rating, picked: picked.bots, pick: (wish) => (picked.bots = wish) });
  const speed = worded(picked, "speed", words.speed, CLOCK_SPEEDS);
  const door = worded(picked, "doors", words.doors, DOORS);
  const counts = worded(picked, "counts", words.counts, COUNTS);
  const hints = worded(picked, "hints", words.hints, HINTS);
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
  const fields = [
    sizes.length > 1 && size,
    ...Object.entries(game.options).map(([name, values]) => {
      const key = `option.${name}`;
      const label = (value: OptionValue) => say.line([`${key}.${value}`]);
      const pick = (value: OptionValue) => (options[name] = value);
      return field({ name, legend: say.line([key]), note: say.line([`${key}.note`]), values, picked: values[0], label, pick });
    }),
    colour.element,
    speed,
    worded(picked, "seating", words.seating, SEATINGS),
    bots,
    door,
    counts,
    hints,
    worded(picked, "watchers", words.watchers, WATCHERS),
  ];
  const play = h("button", { class: "plain", type: "button", "data-do": "bots" });
  const practice = h("button", { class: "plain", type: "button", "data-do": "practice" }, text.lobby.practice);
  /** Bots play no rated match, and in days or among friends none is rated. */
  const isRated = (): boolean => picked.counts === "rated" && whyCasual(text, picked) === undefined;
  const update = (): void => {
    disable(counts, words.counts.note, whyCasual(text, picked));
    bots.disabled = hints.disabled = isRated();
    play.disabled = practice.disabled = isRated() || isDaySpeed(picked.speed);
    write(play, words.play(picked.seats - 1));
  };
  for (const field of [size, speed, door, counts]) field.addEventListener("change", update);
  update();
  return new Promise((resolve) => {
    let wish: TableWish | undefined;
    const go = (how: TableWish["how"]) => () => {
      const { doors, counts: _counts, hints, watchers, ...more } = picked;
      const level = levelOfWish(picked.bots, game.id, rating);
      wish = {
        how,
        options,
        ...more,
        bots: level,
        open: doors === "anybody",
        rated: isRated(),
        hints: hints === "on" && !isRated(),
        watchers: watchers === "on",
      };
      form.close();
    };
    const table = h("button", { class: "brass", type: "button", "data-do": "open", onclick: go("table") }, words.open);
    play.addEventListener("click", go("play"));
    practice.addEventListener("click", go("practice"));
    const cancel = h("button", { class: "plain", type: "button", onclick: () => form.close() }, text.waiting.cancel);
    const row = h("div", { class: "row" }, cancel, practice, play, table);
    const form = panel(
      words.title(text.games[game.id as keyof Text["games"]]?.name ?? game.id),
      "create",
      [learn(() => form.close()), ...fields, row],
      () => resolve(wish),
    );
    // The browser would go to the first there is, which may be one that is not picked.
    form.element.querySelector<HTMLInputElement>("input:checked")?.focus();
  });
}

/** Why no rated match can be chosen, if none can. */
function whyCasual(text: Text, { doors, speed }: Picked): string | undefined {
  const why = text.create.counts.casualOnly;
  return doors === "friends" ? why.friends : isDaySpeed(speed) ? why.days : undefined;
}

/** With the reason in place of its note, if there is one. */
function disable(field: HTMLFieldSetElement, note: string, why: string | undefined): void {
  const line = field.querySelector("p")!;
  field.disabled = why !== undefined;
  set(line, "data-why", field.disabled);
  write(line, why ?? note);
}

interface Words<V extends string> {
  readonly legend: string;
  readonly note: string;
  readonly of: Readonly<Record<V, string>>;
}

/** A choice that has words of its own for each value. */
function worded<N extends string, V extends string>(
  picked: Record<N, V>,
  name: N,
  { legend, note, of }: Words<V>,
  values: readonly V[],
): HTMLFieldSetElement {
  return field({ name, legend, note, values, picked: picked[name], label: (value) => of[value], pick: (value) => (picked[name] = value) });
}

const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_none, at) => from + at);
