/** First glances as they were learnt: beside what the habits wish for, what searches chose. */
import type { Glances } from "../../core/contract/mind.ts";
import { priceOf } from "../offers/builder.ts";
import { BUILDINGS, type Move, ROLES, type Table, TILES } from "../state.ts";
import learnt from "./glances.json" with { type: "json" };
import { doubloon } from "./habits.ts";
import { GAINS } from "./roles.ts";

/** By name; every weight is a sum of products with them. `npm run glances` fits them. */
export const glances: Glances = learnt.numbers;

const NONE_LEARNT = [0, 0, 0, 0];
const rowsOf = (group: string, ids: readonly string[]): readonly number[][] => ids.map((id) => glances[`${group} ${id}`] ?? NONE_LEARNT);
/** Of its own gain, of the mean gain of the others, and by the rounds left. */
const ROLE = rowsOf("role", ROLES);
/** By the rounds left. */
const BUILD = rowsOf("build", BUILDINGS);
/** By the rounds left, and for each that is laid already. */
const TILE = rowsOf("tile", TILES);
const { coins: COINS, price: PRICE, pass: PASS, load: LOAD } = learnt.numbers;
/** How much the wishes of the habits count. */
const SCALE: Readonly<Record<string, number[]>> = Object.fromEntries(
  Object.entries(glances).flatMap(([name, numbers]) => (name.startsWith("scale ") ? [[name.slice("scale ".length), numbers]] : [])),
);

/** Rounds, after which the second number of two counts once. */
const LONG = 10;
const timed = (numbers: readonly number[], left: number): number => numbers[0]! + (numbers[1]! * left) / LONG;

export const scaleOf = (phase: Table["phase"]): number => SCALE[phase]?.[0] ?? 1;

/** By role card. */
export function roleGlances(table: Table, seat: number, left: number): number[] {
  const coin = timed(COINS, left) + scaleOf("role") * doubloon(left);
  return table.cardMoney.map((doubloons, card) => {
    const [own, others, end, more] = ROLE[card] as [number, number, number, number];
    const gain = GAINS[ROLES[card]!];
    let sum = 0;
    for (let other = 0; other < table.players.length; other++) if (other !== seat) sum += gain(table, other, false, left);
    const mean = sum / (table.players.length - 1);
    return coin * doubloons + own * gain(table, seat, true, left) + others * mean + end + (more * left) / LONG;
  });
}

export const buildGlance = (table: Table, seat: number, move: Move, left: number): number =>
  move.type === "build" ? timed(BUILD[move.building]!, left) + timed(PRICE, left) * priceOf(table, seat, move.building) : timed(PASS, left);

export function tileGlance({ players }: Table, seat: number, tile: number, left: number): number {
  const { island } = players[seat]!;
  let laid = 0;
  for (let at = 0; at < island.length; at++) if (island[at] === tile) laid++;
  return timed(TILE[tile]!, left) + TILE[tile]![2]! * laid;
}

/** For each barrel, for an empty ship, for a full one, for each barrel others have of the good, and for each that they could not load elsewhere. */
export function loadGlance({ ships, players }: Table, seat: number, move: Move): number {
  if (move.type !== "load") return 0;
  const { size, load } = ships[move.ship]!;
  const barrels = players[seat]!.goods[move.good]!;
  let others = 0;
  for (let other = 0; other < players.length; other++) if (other !== seat) others += players[other]!.goods[move.good]!;
  const [each, empty, full, foreign, opened] = LOAD as [number, number, number, number, number];
  const isFull = barrels >= size - load;
  return each * Math.min(barrels, size - load) + (load === 0 ? empty + opened * others : 0) + (isFull ? full : 0) + foreign * others;
}
