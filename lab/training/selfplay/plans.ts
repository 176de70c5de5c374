/**
 * Plans: before a match counts, its moves are drawn by first glances, and in half of the matches one seat then prefers what leads to a rare
 * way to win. So positions occur that a search which does not know their worth would never come to. From there on nobody has a plan: what
 * comes of such a position is not mixed up with the faults of whoever wanted it.
 */
import { at } from "../../../shared/core/base/checked.ts";
import type { Game, Shape } from "../../../shared/core/contract/game.ts";
import { CARDS, TOKENS, WONDERS } from "../../../shared/duel/catalog.ts";
import { countSymbols } from "../../../shared/duel/rules/fast-count.ts";
import type { Move, Table } from "../../../shared/duel/state.ts";

/** What a plan adds to the logarithm of a move's first glance. */
type Preference = (move: Shape["move"]) => number;

const SYMBOL = 3;
const SHIELD = 2;

const PREFERENCES: Readonly<Record<string, Readonly<Record<string, Preference>>>> = {
  duel: {
    science: (move) => (bringsSymbol(move as Move) ? SYMBOL : 0),
    shields: (move) => SHIELD * shieldsOf(move as Move),
  },
};

function bringsSymbol(move: Move): boolean {
  if (move.type === "build" || move.type === "revive") return at(CARDS, move.card).science > 0;
  return (move.type === "token" || move.type === "keep") && at(TOKENS, move.token).science > 0;
}

function shieldsOf(move: Move): number {
  if (move.type === "build" || move.type === "revive") return at(CARDS, move.card).shields;
  return move.type === "wonder" || move.type === "draft" ? at(WONDERS, move.wonder).shields : 0;
}

/** The plans of a game by name; none for most games. */
export const plansOf = (game: Pick<Game, "id">): readonly string[] => Object.keys(PREFERENCES[game.id] ?? {});

const NO_PLAN: Preference = () => 0;

export const preferenceOf = (game: Pick<Game, "id">, plan: string): Preference => PREFERENCES[game.id]?.[plan] ?? NO_PLAN;

/** Different symbols of a seat, and spaces of the pawn from the middle, that few matches come to. */
const MANY_SYMBOLS = 4;
const FAR = 7;

const RARE: Readonly<Record<string, (table: Table) => boolean>> = {
  duel: ({ cities, pawn }) => Math.abs(pawn) >= FAR || cities.some((city) => countSymbols(city) >= MANY_SYMBOLS),
};

/** Whether a position shows a plan that is far ahead. */
export const isRare = (game: Pick<Game, "id">, table: Shape["table"]): boolean => RARE[game.id]?.(table as Table) ?? false;
