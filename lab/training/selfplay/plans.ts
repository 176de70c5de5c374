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
import { BUILDINGS, type Building, type Move as PuertoRicoMove, ROLES, TILES } from "../../../shared/puerto-rico/state.ts";

/** What a plan adds to the logarithm of a move's first glance. */
type Preference = (move: Shape["move"]) => number;

const SYMBOL = 3;
const SHIELD = 2;
/** A part of the church costs more gold than is at hand by chance: who wants one builds little else. */
const CHURCH = 4;
const SAVED = 1.5;

/** What a plan of Puerto Rico would rather have, by the names of roles, tiles and buildings. */
type Wishes = Readonly<Partial<Record<Building | (typeof ROLES)[number] | (typeof TILES)[number], number>>>;

const wish =
  (wishes: Wishes): Preference =>
  (move) => {
    const named = namedIn(move as PuertoRicoMove);
    return (named === undefined ? undefined : wishes[named]) ?? 0;
  };

function namedIn(move: PuertoRicoMove): keyof Wishes | undefined {
  if (move.type === "role") return at(ROLES, move.card);
  if (move.type === "build") return at(BUILDINGS, move.building);
  return move.type === "tile" ? at(TILES, move.tile) : undefined;
}

const PREFERENCES: Readonly<Record<string, Readonly<Record<string, Preference>>>> = {
  duel: {
    science: (move) => (bringsSymbol(move as Move) ? SYMBOL : 0),
    shields: (move) => SHIELD * shieldsOf(move as Move),
  },
  "puerto-rico": {
    harbor: wish({ harbor: 4, smallMarket: 1, captain: 1, craftsman: 0.5, trader: 0.5 }),
    wharf: wish({ wharf: 4, smallWarehouse: 1, captain: 1, craftsman: 1, corn: 1 }),
    stores: wish({ smallWarehouse: 3, largeWarehouse: 2, harbor: 2, captain: 1, corn: 1, sugar: 1 }),
    fields: wish({ settler: 1.5, hacienda: 2.5, hospice: 2.5, quarry: 1.5, constructionHut: 2 }),
    sales: wish({ trader: 1, coffee: 1.5, tobacco: 1.5, coffeeRoaster: 2, tobaccoStorage: 2, office: 2, largeMarket: 2, factory: 3 }),
    large: wish({ builder: 1, guildHall: 3, residence: 3, fortress: 3, customsHouse: 3, cityHall: 3, quarry: 1.5, prospector: 0.5 }),
  },
  elasund: {
    church: (move) => (move.type === "church" ? CHURCH : 0),
    saving: (move) => (move.type === "church" ? CHURCH : move.type === "pass" || move.type === "gold" ? SAVED : 0),
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

const SUDDEN: Readonly<Record<string, readonly string[]>> = { duel: ["military", "science"] };

/** Whether a match that ended like this was won before its end. */
export const isSudden = ({ id }: Pick<Game, "id">, how: string): boolean => SUDDEN[id]?.includes(how) ?? false;
