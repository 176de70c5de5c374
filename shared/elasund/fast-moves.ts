/**
 * The moves of the steps with many choices, as bots list them millions of times: fields are bits of a row, and lists are read without a
 * check. `offers/refusals.ts` says of any single move in plain words whether it is allowed, and why not.
 */
import { CHURCH, KIND_OF, NUMBERS, WALL_GOLD } from "./catalog.ts";
import { BONUS, BUILD, CHURCH_TILE, PASS, PERMIT, PUT, SETTLE, TWO_GOLD, WALL } from "./rules/choices.ts";
import { canPay } from "./rules/price.ts";
import { churchTilesLeft } from "./rules/town/church.ts";
import { type Fields, firstBit, freeFields, homeFields, isEmpty, nearFields, PART, without } from "./rules/town/fast-fields.ts";
import { payableKinds, pricesOfSites } from "./rules/town/fast-site.ts";
import { openWalls } from "./rules/town/fast-walls.ts";
import { priceOfSpace } from "./rules/town/walls.ts";
import { BONUSES, CARDS, displacedOf, GOLD, type Move, NONE, PERMITS, type Table } from "./state.ts";

type Hand = readonly number[];

const [MOVE, UPGRADE, EXTRA, BONUS_GOLD] = BONUSES.map((_bonus, action) => action) as [number, number, number, number];
/** The lowest price of a wall piece. */
const LEAST_GOLD = Math.min(...Object.values(WALL_GOLD));

/** Kinds with a site that can be paid, wall spaces, the church, or no more. */
export function buildMoves(table: Table, seat: number, hand: Hand): Move[] {
  const list: Move[] = [];
  const gold = hand[GOLD]!;
  for (let kinds = payableKinds(table, seat, hand); kinds !== 0; kinds &= kinds - 1) list.push(BUILD[firstBit(kinds)]!);
  if (gold >= LEAST_GOLD) {
    for (let spaces = openWalls(table, seat); spaces !== 0; spaces &= spaces - 1) {
      const space = firstBit(spaces);
      if (gold >= priceOfSpace(space).gold) list.push(WALL[space]!);
    }
  }
  if (gold >= CHURCH.gold && churchTilesLeft(table) > 0) list.push(CHURCH_TILE);
  list.push(PASS);
  return list;
}

/** Fields for the chosen building whose price can be paid. */
export function siteMoves(table: Table, seat: number, hand: Hand): Move[] {
  const list: Move[] = [];
  for (const { field, price } of pricesOfSites(table, seat, table.kind)) if (canPay(hand, price)) list.push(PUT[field]!);
  return list;
}

/** Fields for the chosen permit whose price can be paid: those in the rows of the ship first. */
export function placeMoves(table: Table, hand: Hand): Move[] {
  const { bonus, permit } = table;
  if (bonus === UPGRADE) return raiseMoves(table, hand);
  const gold = hand[GOLD]!;
  const list: Move[] = [];
  if (bonus !== MOVE && gold < permit) return list;
  const free = freeFields(table);
  const near = nearFields(free, table.ship);
  if (bonus === NONE || canPayBonus(hand, bonus)) addFields(list, PUT, near);
  if (bonus === NONE ? mostInfluence(hand) >= NUMBERS.pairCost : canPayBonus(hand, bonus)) addFields(list, PUT, without(free, near));
  return list;
}

function addFields(list: Move[], moves: readonly Move[], [north, middle, south]: Fields): void {
  for (let bits = north; bits !== 0; bits &= bits - 1) list.push(moves[firstBit(bits)]!);
  for (let bits = middle; bits !== 0; bits &= bits - 1) list.push(moves[PART + firstBit(bits)]!);
  for (let bits = south; bits !== 0; bits &= bits - 1) list.push(moves[2 * PART + firstBit(bits)]!);
}

/** Own permits on the board, of less value, that can be raised to the chosen one. */
function raiseMoves({ permits, turn, permit }: Table, hand: Hand): Move[] {
  const list: Move[] = [];
  if (!canPayBonus(hand, UPGRADE)) return list;
  for (let from = 0; from < permit; from++) {
    const field = permits[turn * PERMITS + from]!;
    if (field !== NONE && hand[GOLD]! >= permit - from) list.push(PUT[field]!);
  }
  return list;
}

/** Where displaced start buildings of this seat may be put back. */
export function homeMoves(table: Table, seat: number): Move[] {
  const list: Move[] = [];
  for (const tile of displacedOf(table, seat)) addFields(list, SETTLE[tile]!, homeFields(table, KIND_OF[tile]!));
  return list;
}

/** Two gold or a permit; while a bonus action is chosen, the permit it is for. */
export function permitMoves(table: Table, hand: Hand): Move[] {
  const { bonus } = table;
  const list: Move[] = bonus === NONE ? [TWO_GOLD] : [];
  const values = usablePermits(table, hand, bonus);
  if (values === 0 || (bonus !== UPGRADE && isEmpty(freeFields(table)))) return list;
  for (let value = 0; value < PERMITS; value++) if (values & (1 << value)) list.push(PERMIT[value]!);
  return list;
}

/** Bonus actions that can be used, or none. */
export function bonusMoves(table: Table, hand: Hand): Move[] {
  const list: Move[] = [];
  if (mostInfluence(hand) >= NUMBERS.pairCost) {
    if (usablePermits(table, hand, MOVE) !== 0 && !isEmpty(freeFields(table))) list.push(BONUS[MOVE]!);
    if (usablePermits(table, hand, UPGRADE) !== 0) list.push(BONUS[UPGRADE]!);
  }
  if (leastInfluence(hand) >= NUMBERS.differentCost) {
    if (usablePermits(table, hand, EXTRA) !== 0 && !isEmpty(freeFields(table))) list.push(BONUS[EXTRA]!);
    list.push(BONUS[BONUS_GOLD]!);
  }
  list.push(PASS);
  return list;
}

/** Values, as bits, of own permits that the hand can pay for, where there is room for one on the board. */
function usablePermits({ permits, turn }: Table, hand: Hand, bonus: number): number {
  if (bonus !== NONE && !canPayBonus(hand, bonus)) return 0;
  const gold = hand[GOLD]!;
  let values = 0;
  let lower = NONE;
  for (let value = 0; value < PERMITS; value++) {
    const isOnBoard = permits[turn * PERMITS + value] !== NONE;
    if (bonus === MOVE ? isOnBoard : !isOnBoard && (bonus === UPGRADE ? lower !== NONE && gold >= value - lower : gold >= value)) {
      values |= 1 << value;
    }
    if (isOnBoard) lower = value;
  }
  return values;
}

/** Whether the hand has the influence that a bonus action costs. */
const canPayBonus = (hand: Hand, bonus: number): boolean =>
  bonus === MOVE || bonus === UPGRADE ? mostInfluence(hand) >= NUMBERS.pairCost : leastInfluence(hand) >= NUMBERS.differentCost;

function mostInfluence(hand: Hand): number {
  let most = 0;
  for (let card = GOLD + 1; card < CARDS.length; card++) if (hand[card]! > most) most = hand[card]!;
  return most;
}

function leastInfluence(hand: Hand): number {
  let least = hand[GOLD + 1]!;
  for (let card = GOLD + 2; card < CARDS.length; card++) if (hand[card]! < least) least = hand[card]!;
  return least;
}
