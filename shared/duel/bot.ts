/** Quick judgement: how good a position looks for a seat, and the move that leads to the best-looking one. */
import type { State, View } from "../core/game.ts";
import { shareOfVictory } from "../core/outcome.ts";
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
import { marketOf } from "./trade.ts";

/** Plays every move on one imagined state and takes what looks best, unless it would be answered by a victory. */
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

/** The opponent may be one move from a victory: only then is it worth while to look at his replies. */
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

export function value({ table, seat }: View<Duel>): number {
  const over = result(table);
  if (over !== undefined) return shareOfVictory(over, seat);
  return 1 / (1 + Math.exp(-lead(table, seat) / SLOPE));
}

/** Points of lead that make a match about three to one. */
const SLOPE = 9;
const WON = 1000;
const BEATEN = -WON / 2;
/** What one more turn is worth, in points. */
const TURN = 2.5;

/** The estimated lead of a seat in points, what its city will still earn included. */
function lead(table: Table, seat: number): number {
  const over = result(table);
  if (over !== undefined) return WON * (over.places[other(seat)]! - over.places[seat]!);
  const left = cardsLeft(table) / (3 * PLACES);
  const tempo = table.turn === seat ? TURN : -TURN;
  return tempo + promise(table, seat, left) - promise(table, other(seat), left) + military(table.pawn * (seat === 0 ? 1 : -1));
}

const cardsLeft = (table: Table): number => table.pyramid.filter((card) => card !== EMPTY).length + PLACES * (3 - Math.max(table.age, 1));

/** What a seat has and may expect, `left` being the share of the match to come. */
function promise(table: Table, seat: number, left: number): number {
  const city = table.cities[seat]!;
  const { military: _counted, treasury: _coins, ...printed } = score(table, seat);
  let points = city.coins * (1 / 3 + 0.35 * left);
  for (const source of Object.values(printed)) points += source;
  const market = marketOf(table, seat);
  for (const units of market.own) points += left * (SUPPLY[Math.min(units, SUPPLY.length - 1)] as number);
  points += left * CHOICE * (market.raw + market.grey);
  for (const card of city.cards) points += left * (CARDS[card]!.flat.length * FLAT + (CARDS[card]!.frees === NONE ? 0 : CHAIN));
  for (let at = 0; at < city.wonders.length; at++) if (city.under[at] === UNBUILT) points += left * wish(city.wonders[at]!);
  for (const token of city.tokens) points += left * (TOKEN_WISH[TOKENS[token]!.id] ?? 0);
  return points + (SCIENCE[countSymbols(city)] ?? WON);
}

/** Points that steady supply of so many units of one resource saves over a whole match. */
const SUPPLY = [0, 6, 9.5, 11, 11.5];
const CHOICE = 7;
const FLAT = 3;
const CHAIN = 2;
/** Points that so many different science symbols promise; six are won. */
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

/** A wonder not yet built is worth part of what it gives. */
function wish(wonder: number): number {
  const { points, again, shields, income, robs, then } = WONDERS[wonder]!;
  return 0.4 * (points + (again ? 2 * TURN : 0) + 1.5 * shields + (income + robs) / 3 + (then === undefined ? 0 : 3));
}

/** The pawn's worth for the side that pushed it: its points, and the fear of what comes. */
function military(ahead: number): number {
  const distance = Math.abs(ahead);
  return Math.sign(ahead) * (distance + (distance * distance) / 6);
}
