import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { clone } from "../../shared/core/base/plain.ts";
import { CARDS, type CardId, cardOf, type TokenId, WONDERS, type WonderId, wonderOf } from "../../shared/duel/catalog.ts";
import { CARD_ROWS } from "../../shared/duel/printed/cards.ts";
import { type CardRow, RESOURCES, type Resource } from "../../shared/duel/printed/vocabulary.ts";
import { cardPrice, marketOf, wonderPrice } from "../../shared/duel/rules/fast-trade.ts";
import { type Bill, cardBill, wonderBill } from "../../shared/duel/rules/trade.ts";
import { act, type CitySketch, legal, position } from "./position.ts";

/** Cards that bear on a price: what makes resources, or makes them cheap, or begins a chain. */
const TRADING = (CARD_ROWS as readonly CardRow[]).filter(
  (row) =>
    row.makes !== undefined || row.makesOne !== undefined || row.flat !== undefined || ["baths", "palisade", "tavern"].includes(row.id),
);

const RAW: readonly Resource[] = ["wood", "stone", "clay"];
const GREY: readonly Resource[] = ["glass", "papyrus"];
const OWNERS = ["nobody", "own", "rival"] as const;
type Owner = (typeof OWNERS)[number];

interface Case {
  cards: Owner[];
  lighthouse: Owner;
  piraeus: Owner;
  architecture: Owner;
  masonry: Owner;
  what: number;
  coins: number;
}

const owner = fc.constantFrom<Owner>(...OWNERS);

const cases: fc.Arbitrary<Case> = fc.record({
  cards: fc.array(owner, { minLength: TRADING.length, maxLength: TRADING.length }),
  lighthouse: owner,
  piraeus: owner,
  architecture: owner,
  masonry: owner,
  what: fc.nat(CARDS.length + WONDERS.length - 1),
  coins: fc.nat(16),
});

/** Seat 0 looks at a building or at a wonder; seat 1 has Economy. */
function cityOf(picked: Case, whose: Owner): Required<CitySketch> {
  const cards = TRADING.filter((_row, at) => picked.cards[at] === whose).map(({ id }) => id as CardId);
  const built: Partial<Record<WonderId, CardId>> = {};
  if (picked.lighthouse === whose) built.the_great_lighthouse = "theater";
  if (picked.piraeus === whose) built.piraeus = "altar";
  const tokens: TokenId[] = (["architecture", "masonry"] as const).filter((token) => picked[token] === whose);
  return { coins: 3, cards, wonders: [], built, tokens };
}

/** Every way to use each choice producer and each waived unit, without thinking; the least that is left to buy. */
function cheapest(picked: Case, need: readonly number[], waiver: number): number {
  const rows = (whose: Owner) => TRADING.filter((_row, at) => picked.cards[at] === whose);
  const made = (whose: Owner, resource: Resource) => rows(whose).reduce((sum, row) => sum + (row.makes?.[resource] ?? 0), 0);
  const isFlat = (resource: Resource) => rows("own").some((row) => row.flat?.includes(resource));
  const price = RESOURCES.map((resource) => (isFlat(resource) ? 1 : 2 + made("rival", resource)));
  const choices = rows("own").flatMap((row) => (row.makesOne === "raw" ? [RAW] : row.makesOne === "grey" ? [GREY] : []));
  if (picked.lighthouse === "own") choices.push(RAW);
  if (picked.piraeus === "own") choices.push(GREY);
  for (let unit = 0; unit < waiver; unit++) choices.push(RESOURCES);
  const left = RESOURCES.map((resource, at) => need[at]! - made("own", resource));
  const least = (from: number): number => {
    if (from === choices.length) return left.reduce((sum, units, at) => sum + Math.max(units, 0) * price[at]!, 0);
    let best = Number.POSITIVE_INFINITY;
    for (const resource of choices[from]!) {
      const at = RESOURCES.indexOf(resource);
      left[at]!--;
      best = Math.min(best, least(from + 1));
      left[at]!++;
    }
    return best;
  };
  return least(0);
}

function look(picked: Case) {
  const own = cityOf(picked, "own");
  const rival = cityOf(picked, "rival");
  const wonder = WONDERS[picked.what - CARDS.length];
  const taken = [...own.cards, ...rival.cards, "theater", "altar"];
  const card = CARDS[picked.what];
  fc.pre(card === undefined || !taken.includes(card.id));
  fc.pre(wonder === undefined || !(wonder.id in { ...own.built, ...rival.built }));
  if (wonder !== undefined) own.wonders = [wonder.id as WonderId];
  const lying: CardId = card === undefined ? "pretorium" : (card.id as CardId);
  const state = position({
    free: [lying, "guard_tower"],
    cities: [
      { ...own, coins: picked.coins },
      { ...rival, tokens: [...rival.tokens, "economy"] },
    ],
  });
  const market = marketOf(state.table, 0);
  const [price, bill]: [number, Bill] =
    card === undefined
      ? [wonderPrice(market, picked.what - CARDS.length), wonderBill(state.table, 0, picked.what - CARDS.length)]
      : [cardPrice(market, picked.what), cardBill(state.table, 0, picked.what)];
  return { state, own, card, wonder, price, bill, move: card === undefined ? `wonder ${wonder!.id} with pretorium` : `build ${card.id}` };
}

describe("The price of any building or wonder", () => {
  it("is the cheapest of all ways to use producers of choice and waivers", () => {
    fc.assert(
      fc.property(cases, (picked) => {
        const { own, card, wonder, price } = look(picked);
        const row = CARD_ROWS[picked.what] as CardRow | undefined;
        const chained = row?.freeWith !== undefined && own.cards.some((id) => id === row.freeWith);
        const waiver =
          (wonder !== undefined && picked.architecture === "own") || (card?.colour === "blue" && picked.masonry === "own") ? 2 : 0;
        expect(price).toBe(chained ? 0 : (row?.coins ?? 0) + cheapest(picked, (card ?? wonder)!.need, waiver));
      }),
      { numRuns: 1500 },
    );
  });

  it("is the sum of its bill, and each line of the bill adds up", () => {
    fc.assert(
      fc.property(cases, (picked) => {
        const { price, bill, card, wonder } = look(picked);
        expect([bill.total, bill.coins + bill.trade]).toEqual([price, price]);
        expect(bill.lines.reduce((sum, line) => sum + line.bought * line.price, 0)).toBe(bill.trade);
        for (const line of bill.lines) {
          expect(line.own + line.chosen + line.waived + line.bought).toBe(line.need);
          expect(Math.min(line.own, line.chosen, line.waived, line.bought)).toBeGreaterThanOrEqual(0);
        }
        const asked = bill.lines.map((line) => [line.resource, line.need]);
        const printed = (card ?? wonder)!.need.flatMap((units, resource) => (units > 0 ? [[resource, units]] : []));
        expect(asked).toEqual(bill.chain ? [] : printed);
        const sum = (of: "chosen" | "waived") => bill.lines.reduce((units, line) => units + line[of], 0);
        expect(sum("waived")).toBeLessThanOrEqual(2);
        expect(sum("chosen")).toBeLessThanOrEqual(4);
      }),
      { numRuns: 600 },
    );
  });

  it("decides what is legal, is what is taken, and what of it was trade goes to the owner of Economy", () => {
    fc.assert(
      fc.property(cases, (picked) => {
        const { state, price, bill, move } = look(picked);
        expect(legal(state).includes(move)).toBe(price <= picked.coins);
        if (price > picked.coins) return;
        const told = act(state, move);
        expect(told[0]).toMatchObject({ paid: price });
        expect(told.find((event) => event.type === "coins" && event.why === "economy")).toEqual(
          bill.trade === 0 ? undefined : { type: "coins", seat: 1, coins: bill.trade, why: "economy" },
        );
      }),
      { numRuns: 600 },
    );
  });

  it("is the same on every call", () => {
    fc.assert(
      fc.property(cases, (picked) => {
        const { state, price } = look(picked);
        const market = marketOf(state.table, 0);
        const again = () => (picked.what < CARDS.length ? cardPrice(market, picked.what) : wonderPrice(market, picked.what - CARDS.length));
        for (let other = 0; other < CARDS.length; other++) cardBill(state.table, 0, other);
        expect([again(), again()]).toEqual([price, price]);
      }),
      { numRuns: 100 },
    );
  });
});

describe("A bill", () => {
  const billFor = (card: CardId, own: readonly CardId[], rival: readonly CardId[]): Bill =>
    cardBill(position({ cities: [{ cards: own }, { cards: rival }] }).table, 0, cardOf(card));

  it("is empty for a chain, of printed coins too", () => {
    expect(billFor("barracks", ["garrison"], [])).toEqual({ chain: true, coins: 0, trade: 0, total: 0, lines: [] });
  });

  it("says how each unit of the Fortifications is come by", () => {
    const line = { own: 0, chosen: 0, waived: 0, bought: 1, need: 1 };
    expect(billFor("fortifications", ["quarry", "caravansery"], ["clay_pool"])).toEqual({
      chain: false,
      coins: 0,
      trade: 4,
      total: 4,
      lines: [
        { ...line, resource: 1, need: 2, own: 1, price: 2, coins: 2 },
        { ...line, resource: 2, chosen: 1, bought: 0, price: 3, coins: 0 },
        { ...line, resource: 4, price: 2, coins: 2 },
      ],
    });
  });
});

describe("A price is the same on every call", () => {
  const mine: CitySketch = {
    coins: 30,
    cards: ["lumber_yard", "caravansery", "clay_reserve"],
    built: { piraeus: "altar" },
    wonders: ["the_pyramids", "the_sphinx"],
    tokens: ["masonry", "architecture"],
  };
  const costly = () =>
    position({ age: 3, free: ["palace", "senate", "obelisk", "gardens"], cities: [mine, { cards: ["sawmill", "press"] }] });
  const cards: readonly CardId[] = ["palace", "senate", "obelisk", "gardens", "arsenal", "pantheon"];
  const wonders: readonly WonderId[] = ["the_pyramids", "the_sphinx"];

  it("in any order, with or without a bill, and asking changes nothing", () => {
    const { table } = costly();
    const before = clone(table);
    const fresh = cards.map((card) => cardPrice(marketOf(table, 0), cardOf(card)));
    const market = marketOf(table, 0);
    const ask = () => cards.map((card) => cardPrice(market, cardOf(card)));
    expect(ask()).toEqual(fresh);
    for (const wonder of wonders) expect(wonderBill(table, 0, wonderOf(wonder)).total).toBe(wonderPrice(market, wonderOf(wonder)));
    expect(cards.map((card) => cardBill(table, 0, cardOf(card)).total)).toEqual(fresh);
    expect(ask().reverse()).toEqual([...fresh].reverse());
    expect(table).toEqual(before);
  });

  it("the list of moves is the same, and what is paid is the price that was listed", () => {
    const state = costly();
    expect(legal(state)).toEqual(legal(state));
    const price = cardPrice(marketOf(state.table, 0), cardOf("senate"));
    expect(act(state, "build senate")[0]).toMatchObject({ type: "built", paid: price });
    expect(state.table.cities[0]!.coins).toBe(30 - price);
  });
});
