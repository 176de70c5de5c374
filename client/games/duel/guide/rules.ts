/** The rules page of Duel: its pieces, and examples on real boards. */
import { at } from "../../../../shared/core/base/checked.ts";
import { quickLuck } from "../../../../shared/core/base/random.ts";
import { CARDS, type Card, type CardId, cardOf, TOKENS, WONDERS } from "../../../../shared/duel/catalog.ts";
import { duel } from "../../../../shared/duel/index.ts";
import { NONE, RESOURCES } from "../../../../shared/duel/printed/vocabulary.ts";
import { cityOf } from "../../../../shared/duel/rules/fast-city.ts";
import { cardPrice, marketOf } from "../../../../shared/duel/rules/fast-trade.ts";
import { militaryPoints } from "../../../../shared/duel/rules/military.ts";
import { BACK, EMPTY, PYRAMIDS } from "../../../../shared/duel/rules/pyramid.ts";
import type { Table } from "../../../../shared/duel/state.ts";
import type { Chip, Detail, Example, RuleBook } from "../../../face/face.ts";
import { termDetails } from "../../../face/terms.ts";
import { cardEffects, tokenEffects, wonderEffects } from "../wording/effects.ts";
import { TERMS } from "../wording/terms.ts";

type Row = Detail["lines"][number];

export const rules = (): RuleBook => ({
  setup: { examples: [wholeTable()] },
  turn: { examples: [covered()] },
  price: { examples: [trade(), link()] },
  military: { examples: [war()] },
  science: { pieces: TOKENS.map(({ id }, token) => ({ look: `token:${token}`, title: [`token.${id}`], lines: tokenEffects(token) })) },
  wonders: {
    examples: [builtWonder()],
    pieces: WONDERS.map((row, wonder) => ({
      look: `wonder:${wonder}`,
      title: [`wonder.${row.id}`],
      lines: [priceLine(row), ...wonderEffects(wonder)],
    })),
  },
  cards: { pieces: CARDS.map(cardRow) },
  words: { pieces: termDetails(TERMS) },
});

const cardRow = (row: Card, card: number): Detail => ({
  look: `card:${card}`,
  title: [`card.${row.id}`],
  lines: [{ line: ["is.card", { colour: row.colour, age: row.age }] }, priceLine(row), ...cardEffects(card), ...linkLines(row)],
});

function priceLine({ coins, need }: Pick<Card, "coins" | "need">): Row {
  const chips: Chip[] = need.flatMap((units, i): Chip[] => {
    const resource = at(RESOURCES, i);
    return units === 0 ? [] : [{ look: `icon:${resource}`, digits: `${units}`, title: ["chip.resource", { units, resource }] }];
  });
  if (coins > 0) chips.unshift({ look: "icon:coin", digits: `${coins}`, title: ["chip.pay", { coins }] });
  return { line: [chips.length === 0 ? "piece.noPrice" : "piece.price"], chips };
}

const linkLines = ({ freeWith, frees }: Card): Row[] => [
  ...(freeWith === NONE ? [] : [{ line: ["link.freeWith", { card: at(CARDS, freeWith).id }] } as const]),
  ...(frees === NONE ? [] : [{ line: ["link.frees", { card: at(CARDS, frees).id }] } as const]),
];

const FIRST_GAME = { wonders: "firstGame", ageOpener: "lastPlayer", starter: "first" } as const;

/** A match in this age, with nothing in the pyramid but these cards in the nearest row. */
function boardOf(age: number, free: readonly CardId[], cards: readonly [readonly CardId[], readonly CardId[]]): Table {
  const { table } = duel.setup({ seats: 2, rules: duel.rules, luck: quickLuck(1), options: FIRST_GAME });
  table.age = age;
  table.pyramid.fill(EMPTY);
  const row = at(PYRAMIDS, age - 1).length - free.length;
  free.forEach((card, at) => {
    table.pyramid[row + at] = cardOf(card);
  });
  table.cities.forEach((city, seat) => {
    city.cards = at(cards, seat).map(cardOf);
  });
  return table;
}

const seen = (table: Table): Example["sight"] => ({ table, secret: { drawn: [] }, seat: 0 });
const cardKey = (card: CardId): string => `card:${cardOf(card)}`;
const prices = (card: CardId): string[] => [0, 1].map((seat) => `price:${seat}:${cardOf(card)}`);
const priceFor = (table: Table, seat: number, card: CardId): number => cardPrice(marketOf(table, seat), cardOf(card));

/** The first age, from whose lower row both players have built. */
function wholeTable(): Example {
  const { table } = duel.setup({ seats: 2, rules: duel.rules, luck: quickLuck(1), options: FIRST_GAME });
  const last = table.pyramid.length - 1;
  for (const [seat, place] of [last, last - 5].entries()) {
    at(table.cities, seat).cards = [at(table.pyramid, place)];
    table.pyramid[place] = EMPTY;
  }
  return { id: "table", sight: seen(table) };
}

function covered(): Example {
  const table = boardOf(1, ["tavern", "theater"], [[], []]);
  const above = at(PYRAMIDS, 0).length - 1 - 6;
  table.pyramid[above] = BACK;
  return { id: "covered", sight: seen(table), around: [`place:${above}`, cardKey("tavern"), cardKey("theater")] };
}

function trade(): Example {
  const table = boardOf(1, ["stable", "baths"], [["lumber_yard"], ["quarry"]]);
  const args = { card: "baths", second: "quarry", coins: priceFor(table, 0, "baths"), other: priceFor(table, 1, "baths") };
  return { id: "trade", args, sight: seen(table), around: [cardKey("stable"), cardKey("baths"), ...prices("stable"), ...prices("baths")] };
}

function link(): Example {
  const table = boardOf(2, ["aqueduct", "statue"], [["baths"], ["clay_pool"]]);
  const args = { card: "baths", second: "aqueduct", coins: priceFor(table, 1, "aqueduct") };
  return {
    id: "link",
    args,
    sight: seen(table),
    around: [cardKey("aqueduct"), cardKey("statue"), ...prices("aqueduct"), ...prices("statue")],
  };
}

function war(): Example {
  const table = boardOf(2, ["statue"], [["stable", "garrison", "barracks"], []]);
  table.pawn = 4;
  table.loot[2] = false;
  return { id: "war", args: { spaces: table.pawn, points: militaryPoints(table) }, sight: seen(table), around: ["rail", "loot:0"] };
}

function builtWonder(): Example {
  const table = boardOf(1, ["tavern"], [["lumber_yard"], []]);
  const city = cityOf(table, 0);
  city.under[0] = cardOf("palisade");
  const args = { wonder: at(WONDERS, at(city.wonders, 0)).id };
  return { id: "wonder", args, sight: seen(table), around: city.wonders.map((wonder) => `wonder:${wonder}`) };
}
