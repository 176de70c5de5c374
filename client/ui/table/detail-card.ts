/**
 * One card about a piece or a term. First its short form: name, cost and effect in three lines at most. The whole has its picture, its rule and
 * live numbers, and the terms it leads on to, which open in its place.
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

export interface DetailCard {
  readonly element: HTMLElement;
  readonly about: About;
  /** False if there is nothing to show. */
  show(): boolean;
  place(wish: Pick<Wish, "never" | "rather">): void;
  /** Shows the long form, if there is room for it. */
  lengthen(): void;
  setPinned(): void;
}

/** More than any room has square pixels: another form is taken only where this one has no place. */
const NEVER_FIRST = 1e8;
/** Lines of a short card, where the game does not say which. */
const FIRST_LINES = 2;

export interface DetailCardParts {
  readonly face: Face;
  readonly say: Say;
  readonly looks: Looks;
  readonly about: About;
  readonly around: TableSurroundings;
  sight(): Sight | undefined;
  /** It wants to stay: its pin was pressed, or one of its terms. */
  pin(): void;
  close(): void;
  /** Its size has changed. */
  resized(): void;
}

const PIN = '<svg viewBox="0 0 20 20"><path d="M7 2h6l-1 6 3 3v2H5v-2l3-3z M10 13v6" fill="currentColor" stroke="currentColor"/></svg>';
const CROSS = '<svg viewBox="0 0 20 20"><path d="M5 5l10 10M15 5L5 15" stroke="currentColor" stroke-width="2.5"/></svg>';
const ARROW = '<svg viewBox="0 0 20 20"><path d="M12 4l-6 6 6 6" fill="none" stroke="currentColor" stroke-width="2.5"/></svg>';

export function detailCard({ face, say, looks, about, around, ...parts }: DetailCardParts): DetailCard {
  const element = h("aside", { class: "detail", "data-floats": true, "data-card": about.topic });
  /** From what it is about to what it shows. */
  const trail = [about.topic];
  let pinned = false;
  let lengthened = false;
  let shown: readonly unknown[] = [];

  const detailOf = (topic: string): Detail | undefined => {
    const sight = parts.sight();
    return sight && face.detail(topic, sight);
  };
  const titleOf = (topic: string): string | undefined => {
    const detail = detailOf(topic);
    return detail && say.line(detail.title);
  };

  function follow(topic: string): void {
    trail.push(topic);
    parts.pin();
    show();
    parts.resized();
  }

  function goBack(): void {
    trail.pop();
    show();
    parts.resized();
  }

  function show(): boolean {
    const detail = detailOf(trail.at(-1) as string);
    if (detail === undefined) return false;
    // A picture that changes elsewhere takes no focus from its buttons.
    const now = [detail, pinned, lengthened, trail.length];
    if (isEqual(now, shown)) return true;
    shown = now;
    const { text } = say;
    const title = say.line(detail.title);
    const brief = briefLines(detail);
    const lines = detail.lines.map((row) =>
      h(
        "li",
        { "data-brief": brief.includes(row) && (row.brief === "cost" ? "cost" : true) },
        h("span", {}, ...sentences(say.line(row.line))),
        ...(row.chips ?? []).map(looks.chip),
      ),
    );
    const way = h("p", { class: "way" }, lengthened ? text.table.cardByKey : text.table.cardByPointing);
    const before = trail.at(-2);
    const back = before && signButton("back", ARROW, text.table.cardBack(titleOf(before) ?? ""), goBack);
    const hold = pinned
      ? signButton("shut", CROSS, text.table.closeCard, parts.close)
      : signButton("pin", PIN, text.table.pinCard, parts.pin);
    const leads = (detail.leads ?? []).flatMap((topic) => {
      const name = trail.includes(topic) ? undefined : titleOf(topic);
      return name === undefined
        ? []
        : [h("button", { class: "detail-lead", type: "button", "data-topic": topic, onclick: () => follow(topic) }, name)];
    });
    const more = leads.length > 0 && h("div", { class: "leads", role: "group", "aria-label": text.table.cardLeads }, ...leads);
    const head = h("div", { class: "head" }, back, h("h3", {}, title), hold);
    const had = element.contains(document.activeElement);
    set(element, "aria-label", title);
    fill(element, looks.large(detail.look), h("div", { class: "about" }, head, h("ul", {}, ...lines), more, way));
    // The button that was pressed is gone: the next one is where the keyboard goes on.
    if (had) element.querySelector("button")?.focus();
    return true;
  }

  /** `share`: of the height of the room; what is higher scrolls. */
  const look = (form: "short" | "whole", wide: boolean, cost = 0, share?: number): Look => ({
    cost,
    take(room) {
      set(element, "data-form", form);
      set(element, "data-wide", wide);
      element.style.maxHeight = `${Math.round(share === undefined ? room.height - 2 * GAP : share * room.height)}px`;
    },
  });
  const shortLook = (wide: boolean, cost = 0): Look => {
    const { take } = look("short", wide);
    return {
      cost,
      take(room) {
        take(room);
        // What is too long for the narrow form makes it wide.
        if (!wide && shorten(element, { rows: false })) return;
        set(element, "data-wide", true);
        shorten(element, { rows: true });
      },
    };
  };
  const whole = [look("whole", false), look("whole", true)];
  const short = [shortLook(false), shortLook(true)];
  const lengthy = [...whole, shortLook(false, NEVER_FIRST), shortLook(true, NEVER_FIRST)];
  /** A pinned card can be scrolled. */
  const scrolled = [...whole, look("whole", true, NEVER_FIRST, 0.6), look("whole", true, 2 * NEVER_FIRST, 0.4)];

  function place(wish: Pick<Wish, "never" | "rather">): void {
    const box = about.box();
    if (box === undefined) return;
    around.lay(element, { ...wish, about: box, piece: about.topic, looks: pinned ? scrolled : lengthened ? lengthy : short });
  }

  return {
    element,
    about,
    show,
    place,
    lengthen() {
      lengthened = true;
      show();
    },
    setPinned() {
      pinned = true;
      set(element, "data-pinned", true);
      show();
    },
  };
}

/** Of the short form. */
export function briefLines({ lines }: Detail): Detail["lines"] {
  const named = lines.filter(({ brief }) => brief !== undefined);
  if (named.length === 0) return lines.slice(0, FIRST_LINES);
  const most = named.filter(({ brief }) => brief === true).slice(0, MOST_LINES);
  return named.filter((line) => line.brief === "cost" || most.includes(line));
}

const signButton = (kind: string, svg: string, name: string, onclick: () => void) =>
  h("button", { class: `detail-sign ${kind}`, type: "button", title: name, "aria-label": name, onclick }, drawn(svg, "sign"));
