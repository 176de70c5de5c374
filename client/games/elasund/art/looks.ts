/** Which drawing a piece has. */
import { at } from "../../../../shared/core/base/checked.ts";
import { BUILDINGS, COLOUR_OF, KIND_OF, kindOf, WALL_PIECES } from "../../../../shared/elasund/catalog.ts";
import { CARDS, COLOURS, KINDS, NONE } from "../../../../shared/elasund/state.ts";
import { colourOf } from "../../../face/seat-signs.ts";
import { INN_COUNT, MERCHANT_COUNT } from "./public.ts";
import { type House, LARGE, wallSort } from "./vocabulary.ts";

const LARGE_KIND = kindOf("large");

/** A large tile is one of three houses. */
export function houseOf(tile: number): House {
  const kind = at(KIND_OF, tile);
  return kind === LARGE_KIND ? at(LARGE, tile - at(BUILDINGS, kind).first) : houseOfKind(kind);
}

/** The house that represents a kind: the first of the three large ones stands for them all. */
export const houseOfKind = (kind: number): House => (kind === LARGE_KIND ? LARGE[0] : (KINDS[kind] as House));

/** What a seat's pieces are made in. */
export const colourName = (seat: number): (typeof COLOURS)[number] => at(COLOURS, colourOf(seat));

/** How many houses a kind is drawn as: pieces of a kind take them by turns, so that a town does not repeat itself. */
export const variantsOf = (house: House): number => (house === "merchant" ? MERCHANT_COUNT : house === "inn" ? INN_COUNT : 1);

export const neutralLook = (house: House, variant: number): string => `tile:${house}:neutral${variant > 0 ? `:${variant}` : ""}`;

/** A neutral building looks the same for every builder: the cubes show the owner. */
export function tileLook(tile: number): string {
  const seat = at(COLOUR_OF, tile);
  const house = houseOf(tile);
  if (seat !== NONE) return `tile:${house}:${colourName(seat)}`;
  return neutralLook(house, (tile - at(BUILDINGS, at(KIND_OF, tile)).first) % variantsOf(house));
}
export const permitLook = (seat: number, value: number): string => `permit:${colourName(seat)}:${value}`;
export const cardLook = (card: number): string => `card:${CARDS[card]}`;
/** A wall piece lies in the supply as in the north. */
export const wallLook = (piece: number, side: "north" | "east"): string =>
  `wall:${wallSort(piece % WALL_PIECES.length)}:${colourName(Math.floor(piece / WALL_PIECES.length))}:${side}`;

/** Their kinds, packed for a sentence: "hut huts". */
export const kindsOf = (tiles: readonly number[]): string => tiles.map((tile) => KINDS[at(KIND_OF, tile)]).join(" ");
