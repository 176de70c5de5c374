/** What is done in a match of the soak: its table, and what the player does beside moving. All of it follows from the seed. Pure. */

import { below, type Luck, pick, quickLuck } from "../../../shared/core/base/random.ts";
import type { Game } from "../../../shared/core/contract/game.ts";

export const DRAWINGS = ["webgl", "canvas"] as const;
export type SoakDrawing = (typeof DRAWINGS)[number];

/** How fast pieces move, as often as they are here. Where they do not move there are no flourishes. */
const SPEEDS = ["fast", "instant", "instant", "normal", "instant", "fast"] as const;

export interface MatchPlan {
  readonly match: number;
  readonly game: string;
  readonly seats: number;
  readonly drawing: SoakDrawing;
  /** Draw calls stop before the graphics card. */
  readonly blind: boolean;
  readonly speed: (typeof SPEEDS)[number];
  /** How moves are made: by the buttons of the list, or sent by the page at once. */
  readonly by: "list" | "page";
  readonly luck: Luck;
}

/** How many tabs are open at once; each plays its share of the matches, one after the other in one page. */
export type Tabs = Readonly<Record<SoakDrawing, number>>;
export const TABS: { readonly full: Tabs; readonly short: Tabs } = { full: { webgl: 4, canvas: 2 }, short: { webgl: 1, canvas: 1 } };

export const countOf = ({ webgl, canvas }: Tabs): number => webgl + canvas;
export const drawingOf = (tab: number, { webgl }: Tabs): SoakDrawing => (tab < webgl ? "webgl" : "canvas");

/** Each tab goes through the games in turn, and each begins with another one. */
export function planOf(seed: number, match: number, games: readonly Game[], tabs: Tabs): MatchPlan {
  const luck = quickLuck(Math.imul(seed, 1_000_003) + 7_919 * match);
  const tab = match % countOf(tabs);
  const game = games[(Math.floor(match / countOf(tabs)) + tab) % games.length] as Game;
  const { fewest, most } = game.seats;
  // Small tables are over sooner: half of all are as small as can be.
  const seats = below(luck, 2) === 0 ? fewest : fewest + below(luck, most - fewest + 1);
  return {
    match,
    game: game.id,
    seats,
    drawing: drawingOf(tab, tabs),
    luck,
    speed: pick(luck, SPEEDS),
    blind: below(luck, 4) > 0,
    by: pick(luck, ["list", "page", "page"]),
  };
}

/** Width, height and pixel ratio of a window: small ones mostly, for software draws them. */
export type Window = readonly [width: number, height: number, ratio: number];
const SMALL: readonly Window[] = [
  [1024, 768, 1],
  [1024, 640, 1],
  [1280, 720, 1],
  [900, 600, 1],
  [1199, 700, 1],
  [1366, 768, 1],
];
const LARGE: readonly Window[] = [
  [1920, 1080, 1],
  [1440, 900, 1.25],
  [1024, 768, 2],
  [1280, 720, 1.5],
  [2560, 1080, 1],
];

export const LANGUAGES = ["en", "nl", "nb", "is", "zh-hans"] as const;
/** Keys of what lies over the table: help, rules, settings, the log, the list of moves. */
const PANELS = ["?", "r", "o", "l", "m"] as const;

export type Deed =
  | { readonly type: "hover"; readonly piece: number }
  | { readonly type: "window"; readonly window: Window }
  | { readonly type: "language"; readonly language: (typeof LANGUAGES)[number] }
  | { readonly type: "lookBack"; readonly steps: number }
  | { readonly type: "drawer" }
  | { readonly type: "panel"; readonly key: (typeof PANELS)[number] };

/** How many of a hundred deeds are of each type. */
const SHARES: Readonly<Record<Deed["type"], number>> = { hover: 80, window: 5, lookBack: 5, panel: 4, drawer: 4, language: 2 };
const DEEDS = (Object.keys(SHARES) as Deed["type"][]).flatMap((type) => Array.from({ length: SHARES[type] }, () => type));

export const windowOf = (luck: Luck): Window => pick(luck, below(luck, 6) === 0 ? LARGE : SMALL);

export function deedOf(luck: Luck): Deed {
  const type = pick(luck, DEEDS);
  if (type === "hover") return { type, piece: below(luck, 1_000) };
  if (type === "window") return { type, window: windowOf(luck) };
  if (type === "language") return { type, language: pick(luck, LANGUAGES) };
  if (type === "lookBack") return { type, steps: 1 + below(luck, 4) };
  if (type === "panel") return { type, key: pick(luck, PANELS) };
  return { type: "drawer" };
}
