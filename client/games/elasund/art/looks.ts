/** Which drawing a piece has. */
import { BUILDINGS, COLOUR_OF, KIND_OF, kindOf, WALL_PIECES } from "../../../../shared/elasund/catalog.ts";
import { CARDS, COLOURS, KINDS, NONE } from "../../../../shared/elasund/state.ts";
import { colourOf } from "../../../face/seat-signs.ts";
import { type House, LARGE, wallSort } from "./vocabulary.ts";

const LARGE_KIND = kindOf("large");

/** A large tile is one of three houses. */
export function houseOf(tile: number): House {
  const kind = KIND_OF[tile]!;
  return kind === LARGE_KIND ? LARGE[tile - BUILDINGS[kind]!.first]! : houseOfKind(kind);
}

/** The house that represents a kind: the first of the three large ones stands for them all. */
export const houseOfKind = (kind: number): House => (kind === LARGE_KIND ? LARGE[0] : (KINDS[kind] as House));

/** What a seat's pieces are made in. */
export const colourName = (seat: number): (typeof COLOURS)[number] => COLOURS[colourOf(seat)]!;

/** A neutral building looks the same for every builder: the cubes show the owner. */
export const tileLook = (tile: number): string =>
  `tile:${houseOf(tile)}:${COLOUR_OF[tile]! === NONE ? "neutral" : colourName(COLOUR_OF[tile]!)}`;
export const permitLook = (seat: number, value: number): string => `permit:${colourName(seat)}:${value}`;
export const cardLook = (card: number): string => `card:${CARDS[card]}`;
/** A wall piece lies in the supply as in the north. */
export const wallLook = (piece: number, side: "north" | "east"): string =>
  `wall:${wallSort(piece % WALL_PIECES.length)}:${colourName(Math.floor(piece / WALL_PIECES.length))}:${side}`;

/** Their kinds, packed for a sentence: "hut huts". */
export const kindsOf = (tiles: readonly number[]): string => tiles.map((tile) => KINDS[KIND_OF[tile]!]).join(" ");
