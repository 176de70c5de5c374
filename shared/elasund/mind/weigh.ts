/** How promising each move looks at first glance: sites first, then what lays a cube. */
import type { View } from "../../core/contract/game.ts";
import { BUILDINGS } from "../catalog.ts";
import { influenceOf } from "../rules/fast-counts.ts";
import { chanceOfSite, changesBy } from "../rules/forecast.ts";
import { isPirate, pirateLosses } from "../rules/pirates.ts";
import { canPay } from "../rules/price.ts";
import { incomeOf } from "../rules/ship.ts";
import { CHURCH_PRICE } from "../rules/town/church.ts";
import { pricesOfSites, type SitePrice } from "../rules/town/fast-site.ts";
import { columnOf, type Ground, groundOf, rowOf, seatsOf, tradeOf } from "../rules/town/grid.ts";
import { tilesUnder } from "../rules/town/site.ts";
import { nextPiece, pieceOf, priceOfSpace } from "../rules/town/walls.ts";
import { BONUSES, type Elasund, GOLD, type Move, NONE, PERMITS, type Table } from "../state.ts";

type Hand = readonly number[];
type Weight = (move: Move) => number;

const CUBE = 1.5;
const WIN = 8;
const GOLD_SPENT = 0.15;
const INFLUENCE_SPENT = 0.12;
/** A card a roll, as long as the match is young. */
const INCOME = 3;
const TRADE_POINT = 0.4;

export function weigh(view: View<Elasund>, moves: readonly Move[]): readonly number[] {
  const weight = weightIn(view);
  return moves.map(weight);
}

function weightIn({ table, secret: { hand }, seat }: View<Elasund>): Weight {
  switch (table.step) {
    case "ship":
      return (move) => (move.type === "sail" ? weightOfRow(table, seat, move.row) : 0);
    case "build":
      return (move) => weightOfBuild(table, seat, hand, move);
    case "where": {
      if (table.kind === NONE) return (move) => (move.type === "put" ? weightOfField(table, move.field) : 0);
      const ground = groundOf(table);
      const sites = pricesOfSites(table, seat, table.kind, ground);
      return (move) => {
        const site = move.type === "put" ? sites.find(({ field }) => field === move.field) : undefined;
        return site === undefined ? 0 : weightOfSite(table, ground, seat, table.kind, site);
      };
    }
    case "settle":
      return (move) => (move.type === "settle" ? INCOME * chanceOfSite(1, move.field) : 0);
    case "permit":
      return (move) => (move.type === "permit" ? PLACED - DEAR_PERMIT * move.value : 0);
    case "bonus":
      return (move) => (move.type === "bonus" ? weightOfBonus(hand, move.action) : 0);
    default:
      return (move) => weightOfCard(hand, move);
  }
}
const PLACED = 0.6;
const DEAR_PERMIT = 0.2;

/** Cards of this seat against those of the others. */
function weightOfRow(table: Table, seat: number, row: number): number {
  const losses = isPirate(table);
  const cards = losses ? pirateLosses(table, row) : incomeOf(table, row);
  const each = losses ? 1 : 2;
  let weight = 0;
  for (let at = 0; at < cards.length; at++) {
    weight += Math.floor(at / each) === seat ? cards[at]! : -cards[at]! / (seatsOf(table) - 1);
  }
  return losses ? -weight : weight;
}

function weightOfBuild(table: Table, seat: number, hand: Hand, move: Move): number {
  switch (move.type) {
    case "build": {
      let best = 0;
      const ground = groundOf(table);
      for (const site of pricesOfSites(table, seat, move.kind, ground)) {
        if (canPay(hand, site.price)) best = Math.max(best, weightOfSite(table, ground, seat, move.kind, site));
      }
      return best;
    }
    case "wall": {
      const { tower, influence } = pieceOf(nextPiece(table, seat));
      return (
        (tower ? weightOfCubes(table, seat, 1) : TOWARDS_TOWER + INFLUENCE_SPENT * influence) - GOLD_SPENT * priceOfSpace(move.space).gold
      );
    }
    case "church":
      return weightOfCubes(table, seat, 1) - GOLD_SPENT * CHURCH_PRICE.gold;
    default:
      return 0;
  }
}
const TOWARDS_TOWER = 0.4;

const weightOfCubes = ({ cubes }: Table, seat: number, laid: number): number => (laid >= cubes[seat]! ? WIN : CUBE * laid);

/** What a build changes for all seats, and its price. */
function weightOfSite(table: Table, ground: Ground, seat: number, kind: number, { field, price }: SitePrice): number {
  const { income } = BUILDINGS[kind]!;
  let weight = (income === "none" ? 0 : INCOME * chanceOfSite(kind, field)) - GOLD_SPENT * price.gold - INFLUENCE_SPENT * price.same;
  for (const [other, { cubes, trade }] of changesBy(table, seat, { kind, field, tiles: tilesUnder(ground, kind, field)! }).entries()) {
    if (other === seat) weight += weightOfCubes(table, seat, cubes) + TRADE_POINT * trade;
    else weight -= (CUBE * cubes) / (seatsOf(table) - 1);
  }
  return weight;
}

/** Rows that are rolled often, harbour and gates, and the neighbourhood of own permits. */
function weightOfField(table: Table, field: number): number {
  let weight = INCOME * chanceOfSite(0, field) + TRADE_POINT * tradeOf(table, field);
  for (let permit = 0; permit < table.permits.length; permit++) {
    const other = table.permits[permit]!;
    if (other === NONE || Math.abs(rowOf(other) - rowOf(field)) > 1 || Math.abs(columnOf(other) - columnOf(field)) > 1) continue;
    weight += Math.floor(permit / PERMITS) === table.turn ? NEAR_OWN : NEAR_OTHER;
  }
  return weight;
}
const NEAR_OWN = 0.6;
const NEAR_OTHER = 0.1;

/** The more influence, the sooner some of it is used. */
function weightOfBonus(hand: Hand, action: number): number {
  const spare = influenceOf(hand) - SPARED;
  return BONUSES[action] === "move" ? (spare * SPARE) / 2 - 1 : spare * SPARE;
}
const SPARED = 4;
const SPARE = 0.2;

/** Keeps gold, and the influence colours it has most of. */
function weightOfCard(hand: Hand, move: Move): number {
  if (!("card" in move)) return 0;
  const held = move.card === GOLD ? KEPT_GOLD : hand[move.card]! / 2;
  return move.type === "give" ? -held : held;
}
const KEPT_GOLD = 2;
