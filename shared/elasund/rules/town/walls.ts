/** The city wall: it grows from both gates, westwards in the north and south, inwards in the east. */
import { must } from "../../../core/base/checked.ts";
import type { State, Tell } from "../../../core/contract/game.ts";
import { ROWS, WALL_GOLD, WALL_PIECES } from "../../catalog.ts";
import { type Elasund, type Event, GOLD, NONE, type Table } from "../../state.ts";
import { spend } from "../cards.ts";
import { cardsOf, type Price, priceOf } from "../price.ts";
import { drawCards, dueTo } from "../shortage.ts";
import { startBuildStep, winIfDone } from "../turn.ts";
import { columnsOf } from "./grid.ts";

export type Side = keyof typeof WALL_GOLD;

/** The first column with a wall space in the north and south, and how many such columns the largest board has. */
const FIRST_COLUMN = 2;
const SIDE_SPACES = 6;
/** The first space of the east, which has one for each row between the gates. */
export const EAST = 2 * SIDE_SPACES;
export const WALL_SPACES = EAST + ROWS - 2;

export const sideOf = (space: number): Side => (space < SIDE_SPACES ? "north" : space < EAST ? "south" : "east");
/** The column of a space in the north or south. */
export const columnOfSpace = (space: number): number => FIRST_COLUMN + (space % SIDE_SPACES);
/** The row of a space in the east; the others are in no row. */
export const rowOfSpace = (space: number): number => (space < EAST ? NONE : space - EAST + 1);

export const seatOfPiece = (piece: number): number => Math.floor(piece / WALL_PIECES.length);
export const pieceOf = (piece: number) => must(WALL_PIECES[piece % WALL_PIECES.length], "piece");
/** Its place in the order in which its seat lays them, from 1. */
export const numberOfPiece = (piece: number): number => (piece % WALL_PIECES.length) + 1;
export const isTower = (piece: number): boolean => pieceOf(piece).tower;
const PRICES: readonly Price[] = Array.from({ length: WALL_SPACES }, (_none, space) => priceOf(WALL_GOLD[sideOf(space)]));
/** The price of a wall piece laid there. */
export const priceOfSpace = (space: number): Price => must(PRICES[space], "space");

/** The wall piece a seat lays next, or NONE. */
export function nextPiece({ walls }: Table, seat: number): number {
  const first = seat * WALL_PIECES.length;
  let laid = 0;
  for (let space = 0; space < WALL_SPACES; space++) {
    const piece = must(walls[space], "space");
    if (piece >= first && piece < first + WALL_PIECES.length) laid++;
  }
  return laid < WALL_PIECES.length ? first + laid : NONE;
}

export function towersOf({ walls }: Table, seat: number): number {
  let towers = 0;
  for (const piece of walls) if (piece !== NONE && seatOfPiece(piece) === seat && isTower(piece)) towers++;
  return towers;
}

/** Empty spaces that touch a gate or a laid piece. */
export function openSpaces(table: Table): number[] {
  const open: number[] = [];
  for (let space = 0; space < WALL_SPACES; space++) if (isOpen(table, space)) open.push(space);
  return open;
}

function isOpen(table: Table, space: number): boolean {
  const { walls } = table;
  if (walls[space] !== NONE) return false;
  // The gate's arms lie over the last column, and beside the first and last row.
  if (space >= EAST) return space === EAST || space === WALL_SPACES - 1 || walls[space - 1] !== NONE || walls[space + 1] !== NONE;
  const inner = columnsOf(table) - 2 - columnOfSpace(space);
  return inner === 0 || (inner > 0 && walls[space + 1] !== NONE);
}

export function buildWall(state: State<Elasund>, space: number, tell: Tell<Event>): void {
  const { table } = state;
  const seat = table.turn;
  const piece = nextPiece(table, seat);
  spend(state, cardsOf(priceOfSpace(space), GOLD), tell);
  table.walls[space] = piece;
  table.built++;
  const { tower, influence } = pieceOf(piece);
  if (tower) table.cubes[seat] = must(table.cubes[seat], "seat") - 1;
  startBuildStep(table);
  tell({ type: "walled", space, piece });
  if (winIfDone(table, tell)) return;
  drawCards(state, dueTo(table, seat, 0, influence), "wall", tell);
}
