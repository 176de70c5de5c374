/** The quick bot: values positions with heuristics and takes the move that leads to the best one. */
import type { State, View } from "../core/game.ts";
import { clone } from "../core/plain.ts";
import type { Luck } from "../core/random.ts";
import { silent, viewOf } from "../core/view.ts";
import { CARDS, NONE, NUMBERS, TOKENS, WONDERS } from "./catalog.ts";
import { countSymbols } from "./count.ts";
import { imagine } from "./imagine.ts";
import { spacesToCapital } from "./military.ts";
import { moves, toAct } from "./moves.ts";
import { play } from "./play.ts";
import { EMPTY, PLACES } from "./pyramid.ts";
import { result, score } from "./score.ts";
import { type Duel, type Move, other, type Table, UNBUILT } from "./state.ts";
import { greyOf, marketOf, rawOf } from "./trade.ts";
import { unpacked } from "./units.ts";

/** Plays every move on one imagined state and takes the best, avoiding moves that let the opponent win at once. */
export function bot(view: View<Duel>, luck: Luck): Move {
  const list = moves(view);
  if (list.length === 1) return list[0]!;
  const { seat } = view;
  const state = imagine(view, luck);
  const wary = inDanger(view.table, seat);
  let best = list[0]!;
  let bestLead = Number.NEGATIVE_INFINITY;
  for (const move of list) {
    const after = played(state, seat, move);
    const looks = wary && canBeBeaten(after, seat) ? BEATEN : lead(after.table, seat);
    if (looks > bestLead) {
      best = move;
      bestLead = looks;
    }
  }
  return best;
}

function played(state: State<Duel>, seat: number, move: Move): State<Duel> {
  const after = clone(state);
  play(after, seat, move, silent);
  return after;
}

/** Whether the opponent may be one move from a victory; only then are their replies searched. */
function inDanger(table: Table, seat: number): boolean {
  const symbols = countSymbols(table.cities[other(seat)]!);
  return spacesToCapital(table, other(seat)) <= LONGEST_MARCH || symbols === NUMBERS.symbolsToWin - 1;
}

/** Three shields and Strategy. */
const LONGEST_MARCH = 4;

function canBeBeaten(state: State<Duel>, seat: number): boolean {
  const rival = other(seat);
  if (!toAct(state.table).includes(rival)) return false;
  return moves(viewOf(state, rival)).some((reply) => {
    const { table } = played(state, rival, reply);
    return table.phase === "over" && table.won !== "points";
  });
}

const WON = 1000;
const BEATEN = -WON / 2;
/** Value of one more turn, in points. */
const TURN = 2.5;

/** Estimated lead of a seat in points, future earnings of its city included. */
function lead(table: Table, seat: number): number {
  const over = result(table);
  if (over !== undefined) return WON * (over.places[other(seat)]! - over.places[seat]!);
  const left = cardsLeft(table) / (3 * PLACES);
  const tempo = table.turn === seat ? TURN : -TURN;
  return (
    tempo + expectedPoints(table, seat, left) - expectedPoints(table, other(seat), left) + military(table.pawn * (seat === 0 ? 1 : -1))
  );
}

const cardsLeft = (table: Table): number => table.pyramid.filter((card) => card !== EMPTY).length + PLACES * (3 - Math.max(table.age, 1));

/** Points a seat has and may expect; `left` is the share of the match to come. */
function expectedPoints(table: Table, seat: number, left: number): number {
  const city = table.cities[seat]!;
  const { military: _counted, treasury: _coins, ...printed } = score(table, seat);
  let points = city.coins * (1 / 3 + 0.35 * left);
  for (const source of Object.values(printed)) points += source;
  const market = marketOf(table, seat);
  for (const units of unpacked(market.own)) points += left * (SUPPLY[Math.min(units, SUPPLY.length - 1)] as number);
  points += left * CHOICE * (rawOf(market) + greyOf(market));
  for (const card of city.cards) points += left * (CARDS[card]!.flat.length * FLAT + (CARDS[card]!.frees === NONE ? 0 : CHAIN));
  for (let at = 0; at < city.wonders.length; at++) if (city.under[at] === UNBUILT) points += left * worthOfWonder(city.wonders[at]!);
  for (const token of city.tokens) points += left * (TOKEN_WISH[TOKENS[token]!.id] ?? 0);
  return points + (SCIENCE[countSymbols(city)] ?? WON);
}

/** Points saved over a match, by units of one resource made each turn. */
const SUPPLY = [0, 6, 9.5, 11, 11.5];
const CHOICE = 7;
const FLAT = 3;
const CHAIN = 2;
/** Points promised, by number of different science symbols; six win. */
const SCIENCE = [0, 0.7, 1.7, 3.2, 6, 13];
/** Points that a token saves or earns over a whole match. */
const TOKEN_WISH: Readonly<Record<string, number>> = {
  architecture: 8,
  economy: 9,
  law: 4,
  masonry: 5,
  strategy: 8,
  theology: 12,
  urbanism: 8,
};

/** An unbuilt wonder is worth part of what it gives. */
function worthOfWonder(wonder: number): number {
  const { points, again, shields, income, robs, then } = WONDERS[wonder]!;
  return 0.4 * (points + (again ? 2 * TURN : 0) + 1.5 * shields + (income + robs) / 3 + (then === undefined ? 0 : 3));
}

/** Value of the pawn for the side that is ahead: its points, and the threat. */
function military(ahead: number): number {
  const distance = Math.abs(ahead);
  return Math.sign(ahead) * (distance + (distance * distance) / 6);
}
