/** Built positions for rule tests: what the sketch does not name is empty. */

import { quickLuck } from "../../shared/core/base/random.ts";
import type { State } from "../../shared/core/contract/game.ts";
import { findMove, viewOf } from "../../shared/core/match/view.ts";
import { type CardId, cardOf, type TokenId, tokenOf, type WonderId, wonderOf } from "../../shared/duel/catalog.ts";
import { duel } from "../../shared/duel/index.ts";
import { EMPTY } from "../../shared/duel/rules/pyramid.ts";
import { type City, type Duel, type Event, type Table, UNBUILT } from "../../shared/duel/state.ts";

export interface CitySketch {
  coins?: number;
  cards?: readonly CardId[];
  /** Drafted and not built. */
  wonders?: readonly WonderId[];
  /** Drafted and built, with the card under each. */
  built?: Partial<Record<WonderId, CardId>>;
  tokens?: readonly TokenId[];
}
export interface Sketch {
  age?: 1 | 2 | 3;
  turn?: 0 | 1;
  phase?: Table["phase"];
  pawn?: number;
  chooses?: boolean;
  again?: boolean;
  loot?: readonly boolean[];
  /** Cards that lie free, in one row, so that none covers another: at most six, in age III four. */
  free?: readonly CardId[];
  /** Cards at certain places, instead of `free`. */
  pyramid?: Readonly<Record<number, CardId | number>>;
  /** Face-down cards at certain places (their backs are put into `pyramid` by the test). */
  below?: Readonly<Record<number, CardId>>;
  /** Pyramids of the ages to come, by place. */
  ages?: readonly (readonly CardId[])[];
  discard?: readonly CardId[];
  tokens?: readonly TokenId[];
  box?: readonly TokenId[];
  cities?: readonly [CitySketch, CitySketch?];
}

/** The place where the longest row of each age begins. */
const LONGEST_ROW = [14, 0, 5];

/** Age I, seat 0 on turn, 7 coins each, two cheap cards free, unless the sketch says otherwise. */
export function position(sketch: Sketch = {}): State<Duel> {
  const start = duel.setup({
    seats: 2,
    rules: 1,
    luck: quickLuck(1),
    options: { wonders: "draft", ageOpener: "lastPlayer", starter: "first" },
  });
  const { table, hidden } = start;
  const { age = 1, turn = 0, phase = "turn", pawn = 0, chooses = false, again = false, discard = [], tokens = [], box = [] } = sketch;
  table.pyramid.fill(EMPTY);
  const free = sketch.free ?? ["theater", "altar"];
  const row = free.length > 2 ? LONGEST_ROW[age - 1]! : 0;
  free.forEach((card, at) => {
    if (sketch.pyramid === undefined) table.pyramid[row + at] = cardOf(card);
  });
  for (const [place, card] of Object.entries(sketch.pyramid ?? {})) {
    table.pyramid[Number(place)] = typeof card === "number" ? card : cardOf(card);
  }
  for (const [place, card] of Object.entries(sketch.below ?? {})) hidden.below[Number(place)] = cardOf(card);
  const changed = { age, turn, phase, pawn, chooses, again, offer: [], loot: [...(sketch.loot ?? [true, true, true, true])] };
  Object.assign(table, changed, { discard: discard.map(cardOf), tokens: tokens.map(tokenOf) });
  table.cities = [city(sketch.cities?.[0]), city(sketch.cities?.[1])];
  hidden.box = box.map(tokenOf);
  hidden.wonders = [];
  hidden.ages = sketch.ages?.map((cards) => cards.map(cardOf)) ?? hidden.ages.slice(age);
  return start;
}

function city({ coins = 7, cards = [], wonders = [], built = {}, tokens = [] }: CitySketch = {}): City {
  const done = Object.entries(built) as [WonderId, CardId][];
  return {
    coins,
    cards: cards.map(cardOf),
    wonders: [...done.map(([wonder]) => wonderOf(wonder)), ...wonders.map(wonderOf)],
    under: [...done.map(([, card]) => cardOf(card)), ...wonders.map(() => UNBUILT)],
    tokens: tokens.map(tokenOf),
  };
}

/** Plays moves in notation, each by the seat that is asked; returns the events. */
export function act(state: State<Duel>, ...moves: string[]): Event[] {
  const told: Event[] = [];
  for (const notation of moves) {
    const seat = duel.toAct(state.table)[0]!;
    duel.play(state, seat, findMove(duel, viewOf(state, seat), notation), (event) => told.push(event));
  }
  return told;
}

/** What the seat on turn may do, in notation. */
export function legal(state: State<Duel>): string[] {
  const seat = duel.toAct(state.table)[0];
  return seat === undefined ? [] : duel.moves(viewOf(state, seat)).map((move) => duel.notation(move));
}
