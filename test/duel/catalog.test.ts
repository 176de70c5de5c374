/** The catalogue against what is printed on the parts: printed.json is written from the parts, never from the catalogue. */
import { describe, expect, it } from "vitest";
import { CAPITAL, CARDS, type Card, LOOT, MILITARY_POINTS, NUMBERS, TOKENS, WONDERS } from "../../shared/duel/catalog.ts";
import { NONE, RESOURCES, SYMBOLS } from "../../shared/duel/printed/vocabulary.ts";
import printed from "./printed.json" with { type: "json" };

type Row = Readonly<Record<string, unknown>> & { readonly id: string };
const buildings: readonly Row[] = printed.buildings;
const wonders: readonly Row[] = printed.wonders;
const tokens: readonly Row[] = printed.progressTokens;

const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id).sort();
const named = <T extends { readonly id: string }>(rows: readonly T[], id: string): T => rows.find((row) => row.id === id)!;

/** A catalogue row in the words of the oracle; what it has none of is left out. */
const some = <T>(value: T, has: boolean): T | undefined => (has ? value : undefined);
const amounts = (need: readonly number[]) => {
  const entries = need.flatMap((units, resource) => (units > 0 ? [[RESOURCES[resource], units]] : []));
  return some(Object.fromEntries(entries) as Record<string, number>, entries.length > 0);
};
const number = (value: number) => some(value, value !== 0);
const symbol = (bits: number) => some(SYMBOLS[Math.log2(bits)], bits > 0);
const CHOICES = { "": undefined, raw: ["wood", "stone", "clay"], grey: ["glass", "papyrus"] };
const COUNTS: Readonly<Record<string, string>> = {
  grey: "greyCardsInOwnCity",
  brown: "brownCardsInOwnCity",
  red: "redCardsInOwnCity",
  yellow: "yellowCardsInOwnCity",
  wonders: "wondersBuiltInOwnCity",
};
const GUILD_COUNTS: Readonly<Record<string, string>> = {
  yellow: "yellowCards",
  brownAndGrey: "brownAndGreyCards",
  wonders: "builtWonders",
  blue: "blueCards",
  green: "greenCards",
  treasure: "setsOfThreeCoins",
  red: "redCards",
};

function asPrintedCard(card: Card) {
  const { id, colour, incomePer, guild } = card;
  const flat = card.flat.map((resource) => RESOURCES[resource]);
  return {
    id,
    deck: colour === "purple" ? "guild" : `age${card.age}`,
    colour,
    coinCost: number(card.coins),
    resourceCost: amounts(card.need),
    produces: some({ [RESOURCES[card.product] ?? ""]: card.units }, card.units > 0),
    producesOneOf: CHOICES[card.makesOne],
    buysAtFixedPriceOne: some(flat, flat.length > 0),
    shields: number(card.shields),
    victoryPoints: number(card.points),
    scienceSymbol: symbol(card.science),
    coinsWhenBuilt: number(card.income),
    coinsWhenBuiltPer: incomePer && {
      counts: COUNTS[incomePer.what],
      coinsEach: incomePer.coins,
      countsItself: incomePer.what === colour,
    },
    guild: guild && { counts: GUILD_COUNTS[guild.what], coinsEachWhenBuilt: guild.coins, victoryPointsEachAtEnd: guild.points },
  };
}

function asPrintedWonder(wonder: (typeof WONDERS)[number]) {
  const { id, then } = wonder;
  return {
    id,
    coinCost: number(wonder.coins),
    resourceCost: amounts(wonder.need),
    victoryPoints: number(wonder.points),
    shields: number(wonder.shields),
    extraTurn: some(true, wonder.again),
    coinsWhenBuilt: number(wonder.income),
    opponentLosesCoins: number(wonder.robs),
    producesOneOf: CHOICES[wonder.makesOne],
    discardsOneOpponentCardOfColour: then === "zeus" ? "brown" : some("grey", then === "circus"),
    drawTokensFromBox: some({ draw: NUMBERS.tokensDrawn, keep: 1, restReturnTo: "box" }, then === "library"),
    buildOneFromDiscardFree: some(true, then === "mausoleum"),
  };
}

describe("There are 73 building cards: 23, 23 and 20 of the ages, and 7 guilds", () => {
  it("with these ids", () => expect(idsOf(CARDS)).toEqual(idsOf(buildings)));

  it.each([
    [1, false, printed.counts.age1],
    [2, false, printed.counts.age2],
    [3, false, printed.counts.age3],
    [3, true, printed.counts.guild],
  ])("in age %i, guilds %s: %i", (age, guilds, count) => {
    expect(CARDS.filter((card) => card.age === age && (card.colour === "purple") === guilds)).toHaveLength(count);
  });
});

describe("Every building card is as printed", () => {
  it.each(buildings.map((row) => [row.id, row] as const))("%s", (id, row) => {
    expect(asPrintedCard(named(CARDS, id))).toEqual(row);
  });
});

describe("Seventeen chains: a card makes one later card free", () => {
  it.each(printed.chains)("$symbol: $from to $to", ({ from, to }) => {
    expect(CARDS[named(CARDS, to).freeWith]!.id).toBe(from);
    expect(CARDS[named(CARDS, from).frees]!.id).toBe(to);
    expect(named(CARDS, from).age).toBeLessThan(named(CARDS, to).age);
  });

  it("and no card else is free with another", () => {
    expect(printed.chains).toHaveLength(17);
    expect(CARDS.filter(({ freeWith }) => freeWith !== NONE)).toHaveLength(17);
    expect(CARDS.filter(({ frees }) => frees !== NONE)).toHaveLength(17);
  });
});

describe("Every one of the 12 wonders is as printed", () => {
  it("with these ids", () => expect(idsOf(WONDERS)).toEqual(idsOf(wonders)));

  it.each(wonders.map((row) => [row.id, row] as const))("%s", (id, row) => {
    expect(asPrintedWonder(named(WONDERS, id))).toEqual(row);
  });
});

describe("Every one of the 10 progress tokens is as printed", () => {
  it("with these ids", () => expect(idsOf(TOKENS)).toEqual(idsOf(tokens)));

  it.each(tokens.map((row) => [row.id, row] as const))("%s", (id, row) => {
    const token = named(TOKENS, id);
    expect({
      coinsWhenTaken: number(token.income),
      victoryPoints: number(token.points),
      victoryPointsPerOwnToken: number(token.pointsPerToken),
      scienceSymbol: symbol(token.science),
      resourcesWaived: some({ from: token.waives === "blue" ? "blueCards" : token.waives, count: NUMBERS.waived }, token.waives !== ""),
    }).toEqual({
      coinsWhenTaken: row.coinsWhenTaken,
      victoryPoints: row.victoryPoints,
      victoryPointsPerOwnToken: row.victoryPointsPerOwnToken,
      scienceSymbol: row.scienceSymbol,
      resourcesWaived: row.resourcesWaived,
    });
  });

  it("and their numbers are those of the rules", () => {
    expect(NUMBERS.strategy).toBe(named(tokens, "strategy").extraShieldsPerRedCard);
    expect(NUMBERS.urbanism).toBe(named(tokens, "urbanism").coinsPerFreeChainBuild);
  });
});

describe("Seven science symbols: six on two cards each, the seventh on the Law", () => {
  it.each(printed.scienceSymbols)("$symbol", (row) => {
    const holds = ({ science }: { science: number }) => symbol(science) === row.symbol;
    expect(idsOf(CARDS.filter(holds))).toEqual([...row.cards].sort());
    expect(idsOf(TOKENS.filter(holds))).toEqual(row.token === null ? [] : [row.token]);
  });

  it("and no others", () => expect([...SYMBOLS].sort()).toEqual(printed.scienceSymbols.map((row) => row.symbol).sort()));
});

describe("The numbers of the rules", () => {
  const { constants, setup } = printed;
  it.each([
    ["coins at the start", NUMBERS.coinsAtStart, setup.startingCoins],
    ["tokens on the board", NUMBERS.tokensOnBoard, setup.tokensOnBoard],
    ["cards removed from each deck", NUMBERS.cardsRemoved, setup.cardsRemovedUnseenPerAgeDeck],
    ["guilds added to age III", NUMBERS.guilds, setup.guildsAddedToAge3],
    ["base price of trade", NUMBERS.tradeBase, constants.baseTradePrice],
    ["fixed price of trade", NUMBERS.tradeFlat, constants.fixedTradePrice],
    ["coins for a discard", NUMBERS.discard, constants.discardBaseCoins],
    ["wonders built in a game", NUMBERS.wondersBuilt, constants.maxWondersBuiltInGame],
    ["symbols to win", NUMBERS.symbolsToWin, constants.distinctScienceSymbolsToWin],
    ["coins to a point", NUMBERS.coinsPerPoint, constants.coinsPerVictoryPoint],
  ])("%s", (_what, ours, theirs) => expect(ours).toBe(theirs));
});

describe("The board has 9 zones and 19 spaces, and two tokens on each side", () => {
  it("the capital is nine steps off", () => expect(CAPITAL).toBe(printed.military.victoryAt));

  it("points by distance", () => expect(MILITARY_POINTS.slice(0, CAPITAL)).toEqual(printed.military.points));

  it("a pawn that takes the capital takes no points from its winner's count", () =>
    expect(MILITARY_POINTS[CAPITAL]).toBe(MILITARY_POINTS[CAPITAL - 1]));

  it("tokens, the same on both sides", () => {
    const both = printed.military.tokens.flatMap(({ at, coins }) => [-at, at].map((place) => ({ at: place, coins })));
    expect(LOOT).toHaveLength(printed.counts.militaryTokens);
    expect([...LOOT].sort((a, b) => a.at - b.at)).toEqual(both.sort((a, b) => a.at - b.at));
  });
});
