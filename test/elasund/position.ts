/** Built positions for rule tests: what the sketch does not name is empty. Fields, rows and wall spaces by name, as in moves. */

import { quickLuck } from "../../shared/core/base/random.ts";
import type { State } from "../../shared/core/contract/game.ts";
import { findMove, viewOf } from "../../shared/core/match/view.ts";
import { BUILDINGS, DICE_ROWS, KIND_OF, kindOf, NUMBERS, TILES } from "../../shared/elasund/catalog.ts";
import { elasund } from "../../shared/elasund/index.ts";
import { notation, spaceName } from "../../shared/elasund/moves.ts";
import { churchAtWith, FIELDS, fieldName } from "../../shared/elasund/rules/town/grid.ts";
import { nextPiece, pieceOf, WALL_SPACES } from "../../shared/elasund/rules/town/walls.ts";
import { trackCubes, tradeOfSite } from "../../shared/elasund/rules/trade.ts";
import {
  CARDS,
  type Elasund,
  type Event,
  GOLD,
  GONE,
  type Kind,
  NONE,
  OWN_KINDS,
  PERMITS,
  START_KINDS,
  type Table,
} from "../../shared/elasund/state.ts";

export interface Sketch {
  seats?: 2 | 3 | 4;
  turn?: number;
  step?: Table["step"];
  built?: number;
  dice?: readonly [number, number];
  /** The row where the ship lies, as the dice name it; 0 before the first roll. */
  ship?: number;
  /** By seat: "5 ggb" is five gold, two green and a blue card; the start hand is not dealt. */
  hands?: readonly string[];
  /** Spent influence, and the next cards of the pile, the first one first. */
  discard?: string;
  pile?: string;
  /** "0 3 c8": seat 0's permit 3. */
  permits?: readonly string[];
  /** "inn 0 c8": seat 0's inn with its north-western field. Start buildings that are not named are out of the game. */
  tiles?: readonly string[];
  /** Start buildings on their places. */
  starts?: boolean;
  /** "0 n5": seat 0's next piece there. */
  walls?: readonly string[];
  /** The tile on the pit, 1 to 9, and then others as "tile seat"; the pile of tiles, next one first. */
  church?: { first: number; by?: number; tiles?: readonly string[]; under?: number };
  churchPile?: readonly number[];
  options?: Partial<Elasund["options"]>;
  /** Cubes left, instead of those that follow from the board. */
  cubes?: readonly number[];
}

const FIELD_BY_NAME = new Map(Array.from({ length: FIELDS }, (_none, field) => [fieldName(field), field]));
export const field = (name: string): number => {
  const found = FIELD_BY_NAME.get(name);
  if (found === undefined) throw new Error(`no field ${name}`);
  return found;
};
const SPACES = Array.from({ length: WALL_SPACES }, (_none, space) => spaceName(space));
export const row = (dice: number): number => DICE_ROWS.indexOf(dice as (typeof DICE_ROWS)[number]);
const LETTERS: Readonly<Record<string, number>> = { g: CARDS.indexOf("green"), b: CARDS.indexOf("blue"), r: CARDS.indexOf("red") };

function cards(text: string): number[] {
  const counts = CARDS.map(() => 0);
  for (const word of text.split(" ").filter((part) => part !== "")) {
    if (/^\d+$/.test(word)) counts[GOLD]! += Number(word);
    else for (const letter of word) counts[LETTERS[letter]!]!++;
  }
  return counts;
}

/** Three seats, seat 0 about to build, empty hands, empty board, the ship in row 5, unless the sketch says otherwise. */
export function position(sketch: Sketch = {}): State<Elasund> {
  const { seats = 3, turn = 0, step = "build", built = 0, dice = [2, 3], ship = 5, hands = [], discard = "", pile = "" } = sketch;
  const options = { reward: "all", cubes: 10, start: "even", ...sketch.options } as const;
  const state = elasund.setup({ seats, rules: elasund.rules, luck: quickLuck(1), options });
  const { table, secrets, hidden } = state;
  Object.assign(table, { turn, step, built, dice: step === "roll" && ship === 0 ? [] : [...dice], ship: row(ship) });
  if (sketch.starts !== true) clearStarts(table);
  for (const text of sketch.tiles ?? []) standTile(table, text);
  for (const text of sketch.permits ?? []) {
    const [seat, value, name] = text.split(" ");
    table.permits[Number(seat) * PERMITS + Number(value)] = field(name!);
  }
  for (const text of sketch.walls ?? []) {
    const [seat, name] = text.split(" ");
    const piece = nextPiece(table, Number(seat));
    table.walls[SPACES.indexOf(name!)] = piece;
    if (pieceOf(piece).tower) table.cubes[Number(seat)]!--;
  }
  layChurch(state, sketch);
  for (const [seat, secret] of secrets.entries()) {
    secret.hand = cards(hands[seat] ?? "");
    table.golds[seat] = secret.hand[0]!;
    table.hands[seat] = secret.hand.reduce((all, count) => all + count, 0);
  }
  table.discard = cards(discard);
  const seen = [table.discard, ...secrets.map(({ hand }) => hand)];
  const next = [...pile].map((letter) => LETTERS[letter]!).reverse();
  const left = (card: number): number =>
    NUMBERS.influencePerColour - seen.reduce((all, counts) => all + counts[card]!, 0) - next.filter((other) => other === card).length;
  const rest = [1, 2, 3].flatMap((card) => new Array<number>(left(card)).fill(card));
  hidden.influence = [...rest, ...next];
  table.deck = hidden.influence.length;
  table.gold = NUMBERS.goldCards - secrets.reduce((all, { hand }) => all + hand[GOLD]!, 0);
  if (sketch.cubes !== undefined) table.cubes = [...sketch.cubes];
  return state;
}

function clearStarts(table: Table): void {
  for (let tile = 0; tile < TILES; tile++) {
    if (tile >= table.cubes.length * OWN_KINDS || KIND_OF[tile]! >= START_KINDS) continue;
    table.sites[tile] = GONE;
    table.owners[tile] = NONE;
  }
}

function standTile(table: Table, text: string): void {
  const [id, owner, name] = text.split(" ");
  const kind = kindOf(id as Kind);
  const seat = Number(owner);
  const { first, count, flags } = BUILDINGS[kind]!;
  const own = Array.from({ length: count }, (_none, at) => first + at).find((tile) => table.sites[tile] === NONE);
  const tile = kind < OWN_KINDS ? seat * OWN_KINDS + kind : own!;
  table.sites[tile] = field(name!);
  table.owners[tile] = seat;
  const trade = table.trade[seat]! + tradeOfSite(table, kind, field(name!));
  table.cubes[seat]! -= flags.length + trackCubes(trade) - trackCubes(table.trade[seat]!);
  table.trade[seat] = trade;
}

function layChurch({ table, secrets, hidden }: State<Elasund>, { church, churchPile }: Sketch): void {
  const laid = church === undefined ? [] : [`${church.first} ${church.by ?? 0}`, ...(church.tiles ?? [])];
  for (const text of laid) {
    const [tile, seat] = text.split(" ").map(Number) as [number, number];
    table.church[tile - 1] = seat;
    table.cubes[seat]!--;
  }
  if (church !== undefined) table.churchAt = churchAtWith(church.first - 1);
  const next = (churchPile ?? []).map((tile) => tile - 1).reverse();
  const left = table.church.flatMap((builder, tile) => (builder === NONE && !next.includes(tile) ? [tile] : []));
  const under = church === undefined ? undefined : (church.under ?? left[0]! + 1) - 1;
  if (under !== undefined) secrets[church!.by ?? 0]!.under = under;
  hidden.church = [...left.filter((tile) => tile !== under), ...next];
}

/** Plays moves in notation, each by the first seat that is asked; returns the events. */
export function act(state: State<Elasund>, ...moves: string[]): Event[] {
  const told: Event[] = [];
  for (const text of moves) {
    const seat = elasund.toAct(state.table)[0]!;
    elasund.play(state, seat, findMove(elasund, viewOf(state, seat), text), (event) => told.push(event));
  }
  return told;
}

/** What the seat that is asked first may do, in notation. */
export function legal(state: State<Elasund>): string[] {
  const seat = elasund.toAct(state.table)[0];
  return seat === undefined ? [] : elasund.moves(viewOf(state, seat)).map(notation);
}

/** Every seat that is asked. */
export const owing = (state: State<Elasund>): readonly number[] => elasund.toAct(state.table);

/** The moves of one kind, without the word: those that begin with "put". */
export const places = (state: State<Elasund>, word = "put"): string[] =>
  legal(state).flatMap((move) => (move.startsWith(`${word} `) ? [move.slice(word.length + 1)] : []));

/** A hand as text, as in sketches. */
export function handOf(state: State<Elasund>, seat: number): string {
  const { hand } = state.secrets[seat]!;
  return `${hand[GOLD]} ${"g".repeat(hand[1]!)}${"b".repeat(hand[2]!)}${"r".repeat(hand[3]!)}`.trim();
}

/** A seat's tiles on the board: "inn c8". */
export function standing({ table }: State<Elasund>, seat: number): string[] {
  return table.sites.flatMap((site, tile) =>
    table.owners[tile] === seat && site >= 0 ? [`${BUILDINGS[KIND_OF[tile]!]!.id} ${fieldName(site)}`] : [],
  );
}

export const types = (events: readonly { type: string }[]): string[] => events.map(({ type }) => type);
/** The first event of a type. */
export const eventOf = <T extends Event["type"]>(events: readonly Event[], type: T) =>
  events.find((event): event is Extract<Event, { type: T }> => event.type === type);
