/** How a city's buildings lie on its mat, and how tall the mat must be for them. */
import { at } from "../../../../shared/core/base/checked.ts";
import { CARDS } from "../../../../shared/duel/catalog.ts";
import { COLOURS } from "../../../../shared/duel/printed/vocabulary.ts";
import type { City } from "../../../../shared/duel/state.ts";
import type { Size } from "../../../face/pose.ts";
import { CARD_HEIGHT, CARD_WIDTH, STRIP } from "../art/card.ts";

const RATIO = CARD_HEIGHT / CARD_WIDTH;
/** A mat grows in steps, so that the table does not shift with every card. In units. */
const HEIGHTS = [104, 120, 136, 152, 168] as const;
/** A taller mat is taken before a building gets narrower than this, in units. */
const WIDTH = 56;
/** The panel's parts lie below each other from this height on. */
const TALL = 140;
const GAP = 4;
/** The narrowest card, in pixels. */
const NARROWEST = 8;

interface Columns {
  /** The width of one card. */
  readonly width: number;
  readonly columns: readonly (readonly number[])[];
}

/** The width of the part that holds treasury, score, science and tokens. */
export const panelWidth = (height: number, unit: number): number => (height < TALL * unit ? 212 : 118) * unit;

/** Where the buildings lie on a mat of this size, from its top left corner. */
export function buildingArea({ width, height }: Size, unit: number): Size & { readonly x: number; readonly y: number } {
  const panel = panelWidth(height, unit);
  return { x: panel, y: 6 * unit, width: width - panel - 10 * unit, height: height - 15 * unit };
}

/** Cards by colour in even columns, as large as the area allows. */
export function columnsIn(city: City, area: Size, unit: number): Columns {
  const groups = COLOURS.map((colour) => city.cards.filter((card) => at(CARDS, card).colour === colour));
  let width = area.height / RATIO;
  while (width > NARROWEST && columnCount(groups, stackOf(area, width)) * (width + GAP * unit) - GAP * unit > area.width) width -= 0.5;
  return { width, columns: groups.flatMap((group) => split(group, stackOf(area, width))) };
}

/** How many cards of this width lie in a column, each covering all but a strip of the one before. */
const stackOf = ({ height }: Size, width: number): number => 1 + Math.floor((height - width * RATIO + 0.01) / (STRIP * RATIO * width));

/** Counted alone, for every width is tried and only one is laid. */
function columnCount(groups: readonly (readonly number[])[], stack: number): number {
  let count = 0;
  for (const { length } of groups) count += Math.ceil(length / stack);
  return count;
}

export function matHeight(city: City, width: number, unit: number): number {
  const height = HEIGHTS.find((tall) => columnsIn(city, buildingArea({ width, height: tall * unit }, unit), unit).width >= WIDTH * unit);
  return (height ?? at(HEIGHTS, HEIGHTS.length - 1)) * unit;
}

/** Even columns of at most `most` cards. */
function split(cards: readonly number[], most: number): number[][] {
  const count = Math.ceil(cards.length / most);
  const each = Math.ceil(cards.length / Math.max(1, count));
  return Array.from({ length: count }, (_none, at) => cards.slice(at * each, (at + 1) * each));
}
