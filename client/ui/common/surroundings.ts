/**
 * What lies around all that floats over a table, and how a float is laid among it by the one rule of `placing.ts`. An element is a float by
 * its attribute `data-floats`; those that are shown keep clear of each other.
 */

import { at } from "../../../shared/core/base/checked.ts";
import { until } from "../../base/until.ts";
import type { TableView } from "../../picture/table-view.ts";
import { oncePerFrame, set } from "./dom.ts";
import { type Box, boxOnPage, type Form, GAP, type Place, placeOf } from "./placing.ts";

interface SurroundingsParts {
  /** Ends the placing. */
  readonly signal: AbortSignal;
  readonly picture: HTMLElement;
  readonly prompt: HTMLElement;
  table(): TableView | undefined;
  /** What a player compares a piece with: its alternatives, and what they cost or bring. */
  compared(piece: string): readonly string[];
}

/** What is on the page beside the picture. */
export interface Beside {
  readonly side: HTMLElement;
  /** What a player reads or presses there at any time: only the log is left to be covered. */
  readonly kept: readonly HTMLElement[];
  readonly log: HTMLElement;
}

/** A form that a float can take. */
export interface Look {
  /** Gives false if it has no room there. */
  take(room: Box): unknown;
  /** How much worse it is than the best. */
  readonly cost?: number;
}

export interface Wish {
  /** It lies beside this box: a piece, or a point without a size. */
  readonly about: Box;
  readonly piece?: string | undefined;
  /** Without any, it lies as it is. */
  readonly looks?: readonly Look[];
  /** Further boxes that must stay in sight. */
  readonly never?: readonly Box[];
  readonly rather?: readonly Box[];
  readonly pull?: number;
  /** The forms that it takes over the log, best first, the last of which has room: beside a piece it would cover what is played with. */
  readonly overLog?: readonly Look[];
}

export interface TableSurroundings {
  /** The room on the page above the prompt. */
  room(): Box;
  boxOf(piece: string): Box | undefined;
  /** All pieces that are more than ground. */
  pieces(): Box[];
  /** Gives where the float lies now; it stays where it lay while that does no harm. */
  lay(float: HTMLElement, wish: Wish): Place;
  /** Pieces that are spoken of until others are, such as those of a hint. */
  speakOf(pieces: readonly string[]): void;
  setBeside(beside: Beside): void;
  /** `place` is called when what lies under the floats has changed. */
  onChange(place: () => void): void;
  changed(): void;
  /** The table has another size: each float finds its best place, wherever it lay. */
  placeAfresh(): void;
}

/** Below this there is no room over the log. */
const LEAST_LOG = { width: 200, height: 180 };
const AS_IT_IS: readonly Look[] = [{ take: () => undefined }];

interface Laid {
  readonly looks: readonly Look[];
  readonly about: Box;
  readonly place: Place;
}

export function surroundings({ picture, prompt, table, compared, signal }: SurroundingsParts): TableSurroundings {
  const pane = (): Element => picture.parentElement ?? picture;
  const places: (() => void)[] = [];
  let laid = new WeakMap<HTMLElement, Laid>();
  let beside: Beside | undefined;
  let spoken: readonly string[] = [];

  const boxOf = (piece: string): Box | undefined => boxOnPage(table(), picture, piece);
  const boxesOf = (pieces: Iterable<string>): Box[] => [...pieces].flatMap((piece) => boxOf(piece) ?? []);
  function placeAll(): void {
    for (const place of places) place();
  }
  const changed = oncePerFrame(placeAll);

  function room(): Box {
    const { top, bottom, left } = pane().getBoundingClientRect();
    const side = beside?.side.getBoundingClientRect();
    // A closed drawer shows only its edge.
    const right = side === undefined || side.right <= innerWidth + 1 ? innerWidth : side.left;
    const end = Math.min(bottom, prompt.getBoundingClientRect().top);
    return { x: left, y: top, width: right - left, height: end - top };
  }

  /** Undefined where it is out of sight or too small, or another float lies there. */
  function roomOverLog(float: HTMLElement, about: Box, never: readonly Box[]): Box | undefined {
    if (beside === undefined || !beside.log.checkVisibility()) return undefined;
    const other = document.querySelector("[data-over-log]");
    const box = boxOfElement(beside.log);
    const { right } = beside.side.getBoundingClientRect();
    // A closed drawer is out of sight; an entry of the log is not covered by what is about it.
    if (
      (other !== null && other !== float) ||
      right > innerWidth + 1 ||
      about.x + about.width > box.x ||
      never.some((one) => meets(one, box))
    )
      return undefined;
    return box.width >= LEAST_LOG.width && box.height >= LEAST_LOG.height ? box : undefined;
  }

  function layOverLog(float: HTMLElement, { about, never = [] }: Wish, looks: readonly Look[]): Place | undefined {
    const log = roomOverLog(float, about, never);
    set(float, "data-over-log", log !== undefined);
    if (log === undefined) return undefined;
    const { x, y, width, height } = log;
    float.style.setProperty("--log-width", `${width}px`);
    float.style.translate = `${x}px ${y}px`;
    const within = { x, y: y - GAP, width, height: height + 2 * GAP };
    return { x, y, form: looks.findIndex(({ take }) => take(within) !== false), isClear: true };
  }

  function mustBeSeen(float: HTMLElement, piece: string | undefined): Box[] {
    const pieces = new Set([...(table()?.lit ?? []), ...spoken, ...(piece === undefined ? [] : compared(piece))]);
    if (piece !== undefined) pieces.delete(piece);
    const others = [...document.querySelectorAll<HTMLElement>("[data-floats]")].filter((other) => other !== float);
    const shown = [...others, ...(beside?.kept ?? [])].filter((element) => element.checkVisibility());
    return [...boxesOf(pieces), ...shown.map(boxOfElement)].filter(({ width }) => width > 0);
  }

  // The page has just been laid out.
  const resized = new ResizeObserver(placeAll);
  for (const element of [picture, prompt]) resized.observe(element);
  until(signal, () => resized.disconnect());

  return {
    room,
    boxOf,
    pieces() {
      const { left, top } = picture.getBoundingClientRect();
      return (table()?.pieceBoxes ?? []).map((box) => ({ ...box, x: box.x + left, y: box.y + top }));
    },
    lay(float, wish) {
      const { about, piece, looks = AS_IT_IS, never = [], rather = [], pull, overLog } = wish;
      const aside = overLog && layOverLog(float, wish, overLog);
      if (aside !== undefined) return aside;
      const within = room();
      const before = laid.get(float);
      const stay = before?.looks === looks && isSame(before.about, about) ? before.place : undefined;
      const seen = mustBeSeen(float, piece);
      const forms = looks.map(({ take, cost = 0 }): Form => {
        take(within);
        return { width: float.offsetWidth, height: float.offsetHeight, cost };
      });
      const place = placeOf(forms, { room: within, about, never: [...seen, ...never], rather, stay, ...(pull !== undefined && { pull }) });
      at(looks, place.form).take(within);
      float.style.translate = `${place.x}px ${place.y}px`;
      laid.set(float, { looks, about, place });
      return place;
    },
    speakOf(pieces) {
      spoken = pieces;
      changed();
    },
    setBeside(to) {
      beside = to;
    },
    onChange: (place) => void places.push(place),
    changed,
    placeAfresh() {
      laid = new WeakMap();
      changed();
    },
  };
}

/** The numbers of the page's own boxes are no properties that could be copied. */
export function boxOfElement(element: Element): Box {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
}

const meets = (a: Box, b: Box): boolean => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
const isSame = (a: Box, b: Box): boolean =>
  [a.x - b.x, a.y - b.y, a.width - b.width, a.height - b.height].every((difference) => Math.abs(difference) < 1);
