/**
 * One card about a piece or a term. It opens in its short form: name, cost and effect in three lines at most. The whole card has its
 * picture, its rule and live numbers, and the terms it leads on to, which open in its place.
 */
import { isEqual } from "../../../shared/core/base/plain.ts";
import type { Sight } from "../../../shared/core/contract/game.ts";
import type { Detail, Face } from "../../face/face.ts";
import type { Say } from "../../text/say.ts";
import { drawn, fill, h, set } from "../common/dom.ts";
import type { Looks } from "../common/drawings.ts";
import { type Box, GAP } from "../common/placing.ts";
import type { Look, TableSurroundings, Wish } from "../common/surroundings.ts";
import { MOST_LINES, sentences, shorten } from "./short-form.ts";

/** What a card is about, and where that is on the page; no box if it is not there now. */
export interface About {
  /** A piece or a term, as in `Face.detail`. */
  readonly topic: string;
  box(): Box | undefined;
}

/** More than any room has square pixels: another form is taken only where this one has no place. */
const NEVER_FIRST = 1e8;
/** Lines of a short card, where the game does not say which. */
const FIRST_LINES = 2;

export interface DetailCardOptions {
  readonly face: Face;
  readonly say: Say;
  readonly looks: Looks;
  readonly about: About;
  readonly around: TableSurroundings;
  sight(): Sight | undefined;
  /** Call it when its pin, or one of its terms, was pressed: the card wants to stay. */
  pin(): void;
  close(): void;
  /** Its size has changed. */
  resized(): void;
}

const PIN = '<svg viewBox="0 0 20 20"><path d="M7 2h6l-1 6 3 3v2H5v-2l3-3z M10 13v6" fill="currentColor" stroke="currentColor"/></svg>';
const CROSS = '<svg viewBox="0 0 20 20"><path d="M5 5l10 10M15 5L5 15" stroke="currentColor" stroke-width="2.5"/></svg>';
const ARROW = '<svg viewBox="0 0 20 20"><path d="M12 4l-6 6 6 6" fill="none" stroke="currentColor" stroke-width="2.5"/></svg>';

export class DetailCard {
  readonly element: HTMLElement;
  readonly about: About;
  readonly #options: DetailCardOptions;
  /** The topics from what the card is about to what it shows. */
  readonly #trail: string[];
  readonly #short: readonly Look[];
  readonly #whole: readonly Look[];
  /** A pinned card can be scrolled. */
  readonly #scrolled: readonly Look[];
  /** As much of it as has room over the log. */
  readonly #overLog: Readonly<Record<"short" | "whole" | "scrolled", readonly Look[]>>;
  #isPinned = false;
  #isWhole = false;
  #shown: readonly unknown[] = [];

  constructor(options: DetailCardOptions) {
    const { about } = options;
    const element = h("aside", { class: "detail", "data-floats": true, "data-card": about.topic });
    const whole = [look(element, "whole", false), look(element, "whole", true)];
    this.element = element;
    this.about = about;
    this.#options = options;
    this.#trail = [about.topic];
    this.#short = [shortLook(element), shortLook(element, "wide")];
    this.#whole = [...whole, shortLook(element, undefined, NEVER_FIRST), shortLook(element, "wide", NEVER_FIRST)];
    this.#scrolled = [...whole, look(element, "whole", true, NEVER_FIRST, 0.6), look(element, "whole", true, 2 * NEVER_FIRST, 0.4)];
    const fits = [fittingLook(element, "whole"), fittingLook(element, "words")];
    const short = shortLook(element, "narrow");
    this.#overLog = { short: [short], whole: [...fits, short], scrolled: [...fits, look(element, "words", false)] };
  }

  /** False if there is nothing to show. */
  show(): boolean {
    const detail = this.#detailOf(this.#trail.at(-1) as string);
    if (detail === undefined) return false;
    // A picture that changes elsewhere takes no focus from its buttons.
    const now = [detail, this.#isPinned, this.#isWhole, this.#trail.length];
    if (isEqual(now, this.#shown)) return true;
    this.#shown = now;
    const { say, looks } = this.#options;
    const { text } = say;
    const { element } = this;
    const title = say.line(detail.title);
    const way = h("p", { class: "way" }, this.#isWhole ? text.table.cardByKey : text.table.cardByPointing);
    const had = element.contains(document.activeElement);
    set(element, "aria-label", title);
    const about = h("div", { class: "about" }, this.#headOf(title), this.#linesOf(detail), this.#leadsOf(detail), way);
    fill(element, looks.large(detail.look), about);
    // The button that was pressed is gone: the next one is where the keyboard goes on.
    if (had) element.querySelector("button")?.focus();
    return true;
  }

  place(wish: Pick<Wish, "never" | "rather">): void {
    const box = this.about.box();
    if (box === undefined) return;
    const looks = this.#isPinned ? this.#scrolled : this.#isWhole ? this.#whole : this.#short;
    const overLog = this.#overLog[this.#isPinned ? "scrolled" : this.#isWhole ? "whole" : "short"];
    this.#options.around.lay(this.element, { ...wish, about: box, piece: this.about.topic, looks, overLog });
  }

  /** Shows the long form, if there is room for it. */
  lengthen(): void {
    this.#isWhole = true;
    this.show();
  }

  setPinned(): void {
    this.#isPinned = true;
    set(this.element, "data-pinned", true);
    this.show();
  }

  #headOf(title: string): HTMLElement {
    const { say, pin, close } = this.#options;
    const { table: words } = say.text;
    const before = this.#trail.at(-2);
    const back = before && signButton("back", ARROW, words.cardBack(this.#titleOf(before) ?? ""), () => this.#goBack());
    const hold = this.#isPinned ? signButton("shut", CROSS, words.closeCard, close) : signButton("pin", PIN, words.pinCard, pin);
    return h("div", { class: "head" }, back, h("h3", {}, title), hold);
  }

  #linesOf(detail: Detail): HTMLElement {
    const { say, looks } = this.#options;
    const brief = briefLines(detail);
    const lines = detail.lines.map((row) =>
      h(
        "li",
        { "data-brief": brief.includes(row) && (row.brief === "cost" ? "cost" : true) },
        h("span", {}, ...sentences(say.line(row.line))),
        ...(row.chips ?? []).map(looks.chip),
      ),
    );
    return h("ul", {}, ...lines);
  }

  #leadsOf({ leads: topics = [] }: Detail): HTMLElement | undefined {
    const leads = topics.flatMap((topic) => {
      const name = this.#trail.includes(topic) ? undefined : this.#titleOf(topic);
      if (name === undefined) return [];
      return [h("button", { class: "detail-lead", type: "button", "data-topic": topic, onclick: () => this.#follow(topic) }, name)];
    });
    const label = this.#options.say.text.table.cardLeads;
    return leads.length === 0 ? undefined : h("div", { class: "leads", role: "group", "aria-label": label }, ...leads);
  }

  #detailOf(topic: string): Detail | undefined {
    const { face, sight } = this.#options;
    const now = sight();
    return now && face.detail(topic, now);
  }

  #titleOf(topic: string): string | undefined {
    const detail = this.#detailOf(topic);
    return detail && this.#options.say.line(detail.title);
  }

  #follow(topic: string): void {
    this.#trail.push(topic);
    this.#options.pin();
    this.show();
    this.#options.resized();
  }

  #goBack(): void {
    this.#trail.pop();
    this.show();
    this.#options.resized();
  }
}

/** In words, all is said and nothing is drawn. */
type CardForm = "short" | "whole" | "words";

/** `share`: of the height of the room; what is higher scrolls. */
const look = (element: HTMLElement, form: CardForm, wide: boolean, cost = 0, share?: number): Look => ({
  cost,
  take(room) {
    set(element, "data-form", form);
    set(element, "data-wide", wide);
    element.style.maxHeight = `${Math.round(share === undefined ? room.height - 2 * GAP : share * room.height)}px`;
  },
});

/** Taken only if nothing of it is cut. */
const fittingLook = (element: HTMLElement, form: CardForm): Look => {
  const { take } = look(element, form, false);
  return {
    take(room) {
      take(room);
      return element.scrollHeight <= element.clientHeight + 1;
    },
  };
};

/** Where no width is named, what is too long for the narrow form makes it wide. */
const shortLook = (element: HTMLElement, width?: "narrow" | "wide", cost = 0): Look => {
  const { take } = look(element, "short", width === "wide");
  return {
    cost,
    take(room) {
      take(room);
      if (width === undefined && shorten(element, { rows: false })) return;
      set(element, "data-wide", width !== "narrow");
      shorten(element, { rows: true });
    },
  };
};

/** The lines of the short form. */
export function briefLines({ lines }: Detail): Detail["lines"] {
  const named = lines.filter(({ brief }) => brief !== undefined);
  if (named.length === 0) return lines.slice(0, FIRST_LINES);
  const most = named.filter(({ brief }) => brief === true).slice(0, MOST_LINES);
  return named.filter((line) => line.brief === "cost" || most.includes(line));
}

const signButton = (kind: string, svg: string, name: string, onclick: () => void) =>
  h("button", { class: `detail-sign ${kind}`, type: "button", title: name, "aria-label": name, onclick }, drawn(svg, "sign"));
