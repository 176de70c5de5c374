/** What a move does, as its player can see: the facts that a hint, an analysis and the answer of a puzzle give as reasons. */

import { at } from "../core/base/checked.ts";
import { quickLuck } from "../core/base/random.ts";
import type { View } from "../core/contract/game.ts";
import { type Fact, fact } from "../core/contract/reasons.ts";
import { silent } from "../core/match/view.ts";
import { CARDS, LOOT, NUMBERS, TOKENS, WONDERS } from "./catalog.ts";
import { imagine } from "./imagine.ts";
import { type Outlook, outlookOf, turned } from "./mind/outlook.ts";
import { coinWorth, THEOLOGY, worthOfCard, worthOfShields, worthOfToken, worthOfWonder } from "./mind/worth.ts";
import { play } from "./play.ts";
import { NONE, RESOURCES } from "./printed/vocabulary.ts";
import { discardIncomeOf, guildIncomeOf, incomeOf, shieldsOf } from "./rules/amounts.ts";
import { count, countBits, countMost, countSymbol, countSymbols } from "./rules/fast-count.ts";
import { freePlaces, lowest, placesFreedBy } from "./rules/fast-pyramid.ts";
import { canBuild, canBuildWonder, cardPrice, isChained, marketOf, wonderPrice } from "./rules/fast-trade.ts";
import { lootOnTheWay, lossOf, pawnAfter, spacesToCapital } from "./rules/military.ts";
import { EMPTY } from "./rules/pyramid.ts";
import { canPay, hasToken } from "./rules/trade.ts";
import { result } from "./score.ts";
import { type City, type Duel, type Move, other, type Table } from "./state.ts";

type Taking = Extract<Move, { type: "build" | "discard" | "wonder" }>;

/** A card worth this much to the rival, in points beyond its price, is one they want. */
const WANTED = 3.5;
const MOST_WANTED = 15;
const WIN = 100;
const THREAT = 80;
/** Worth of a new symbol by how many there are then. */
const SYMBOLS = [0, 0.7, 1.2, 3, 6, 14, WIN];
/** What the sixth one means, the threats say. */
const MOST_DENIED = 5;
const PAIR = 8;
const AGAIN = 6;

export function facts(view: View<Duel>, move: Move): readonly Fact[] {
  const { table, seat } = view;
  const state = imagine(view, quickLuck(1));
  play(state, seat, move, silent);
  const after = state.table;
  const own = outlookOf(table, seat);
  const ending = endingBy(after, seat);
  if (ending !== undefined) return [ending];
  switch (move.type) {
    case "build":
      return [...threats(own, after), ...ofTaking(own, move), ...ofPrice(own, move.card), ...ofCard(own, move.card, after)];
    case "discard":
      return [...threats(own, after), ...ofTaking(own, move), ...ofCoins(own, move.card, after), ...ofDiscard(own)];
    case "wonder":
      return [...threats(own, after), ...ofTaking(own, move), ...ofWonder(own, move.wonder), ...ofCoins(own, move.card, after)];
    case "draft":
      return ofWonder(own, move.wonder);
    case "token":
    case "keep":
      return [...threats(own, after), ...ofToken(own, move.token), ...ofCoins(own, NONE, after)];
    case "revive":
      return [...threats(own, after), fact("costsNothing", 1), ...ofCard(own, move.card, after)];
    case "destroy":
      return ofDestroying(own, move.card);
    case "open":
      return ofOpening(own, move.seat);
  }
}

function endingBy(after: Table, seat: number): Fact | undefined {
  const end = result(after);
  if (end === undefined) return undefined;
  return end.places[seat] === 1 ? fact(`wins.${end.how}`, WIN) : fact("loses", -WIN, { seat: other(seat) });
}

const facesAt = (table: Table, places: number): number[] => {
  const cards: number[] = [];
  for (let rest = places; rest !== 0; rest &= rest - 1) cards.push(at(table.pyramid, lowest(rest)));
  return cards.filter((card) => card > NONE);
};

/** The places, as bits, on which a card lies. */
const takenOf = ({ pyramid }: Table, places: number): number =>
  pyramid.reduce((bits, card, place) => (card === EMPTY ? bits & ~(1 << place) : bits), places);

/** How a seat could win with its next move, if one of these cards may be taken. */
function threatOf(table: Table, seat: number, free: readonly number[]): "military" | "science" | undefined {
  const market = marketOf(table, seat);
  const { city } = market;
  const spaces = spacesToCapital(table, seat);
  const { unbuilt, symbols } = outlookOf(table, seat);
  const isNear = countBits(symbols) === NUMBERS.symbolsToWin - 1;
  for (const card of free) {
    if (!canBuild(market, card)) continue;
    if (shieldsOf(city, card) >= spaces) return "military";
    if (isNear && (symbols | at(CARDS, card).science) !== symbols) return "science";
  }
  return unbuilt.some((wonder) => at(WONDERS, wonder).shields >= spaces && canBuildWonder(market, wonder)) ? "military" : undefined;
}

/** What the move changes in what the rival could win with next. Cards that it turns over are not known before. */
function threats(own: Outlook, after: Table): Fact[] {
  const { table, seat, free } = own;
  const rival = other(seat);
  const before = threatOf(table, rival, free);
  const seen =
    after.age === table.age ? facesAt(after, freePlaces(after.pyramid, after.age)).filter((card) => table.pyramid.includes(card)) : [];
  const then = threatOf(after, rival, seen);
  if (before !== undefined && then === undefined) return [fact(`stops.${before}`, THREAT, { seat: rival })];
  return then !== undefined && after.turn === rival ? [fact(`lets.${then}`, -THREAT, { seat: rival })] : [];
}

/** What a card is worth to a seat that could build it now, beyond its price. */
function wish(outlook: Outlook, card: number): number {
  const price = cardPrice(outlook.market, card);
  return canPay(outlook.city, price) ? Math.max(0, worthOfCard(outlook, card) - price * coinWorth(outlook.left)) : 0;
}

function best(outlook: Outlook, cards: readonly number[]): { readonly card: number; readonly wish: number } {
  let found = { card: NONE, wish: 0 };
  for (const card of cards) {
    const wanted = wish(outlook, card);
    if (wanted > found.wish) found = { card, wish: wanted };
  }
  return found;
}

/** What leaves the pyramid, and what comes free in it. */
function ofTaking(own: Outlook, move: Taking): Fact[] {
  const { table, seat, free } = own;
  const rivals = turned(own);
  const freedBy = (card: number): number => takenOf(table, placesFreedBy(table, table.pyramid.indexOf(card)));
  const freed = freedBy(move.card);
  const opened = facesAt(table, freed);
  const found: Fact[] = [];
  if (move.type === "wonder" && hasAgain(own, move.wonder)) {
    const next = best(own, [...opened, ...free.filter((card) => card !== move.card)]);
    if (next.wish > 0) found.push(fact("next", 1 + 0.3 * next.wish, { card: at(CARDS, next.card).id }));
  } else {
    const next = best(rivals, opened);
    const worst = Math.max(0, ...free.map((card) => best(rivals, facesAt(table, freedBy(card))).wish));
    const isSafe = freed === 0 && free.some((card) => freedBy(card) !== 0);
    if (next.wish >= WANTED) found.push(fact("uncovers", -next.wish, { seat: other(seat), card: at(CARDS, next.card).id }));
    if (isSafe) found.push(fact("uncoversNothing", 1.5 + 0.4 * worst, { seat: other(seat) }));
    if (freed !== 0 && opened.length === 0) found.push(fact("uncoversUnknown", -1.5));
  }
  return [...found, ...ofDenial(rivals, move)];
}

/** What the rival cannot have any more. */
function ofDenial(rivals: Outlook, { type, card }: Taking): Fact[] {
  const wanted = Math.min(MOST_WANTED, worthOfCard(rivals, card));
  if (wanted < WANTED || !canBuild(rivals.market, card)) return [];
  const { science, shields, id } = at(CARDS, card);
  const how = isNewSymbol(rivals, science)
    ? "denies.symbol"
    : science > 0
      ? "denies.pair"
      : isChained(rivals.market, card)
        ? "denies.chain"
        : shields > 1
          ? "denies.shields"
          : "denies";
  const nearer = how === "denies.symbol" ? 0.5 * at(SYMBOLS, Math.min(MOST_DENIED, countBits(rivals.symbols) + 1)) : 0;
  // A card that is built is wanted mainly for what it does.
  return [fact(how, (type === "build" ? 0.15 : 0.55) * wanted + nearer, { seat: rivals.seat, card: id })];
}

const isNewSymbol = ({ symbols }: Outlook, science: number): boolean => science > 0 && (symbols & science) === 0;
const hasAgain = ({ city, cardsInAge }: Outlook, wonder: number): boolean =>
  cardsInAge > 1 && (at(WONDERS, wonder).again || hasToken(city, THEOLOGY));

function ofPrice({ market, city }: Outlook, card: number): Fact[] {
  const { freeWith, coins, need } = at(CARDS, card);
  if (isChained(market, card)) {
    const spared = coins + need.reduce((sum, units) => sum + units, 0);
    return [fact("chain", 1.5 + 0.7 * spared, { card: at(CARDS, freeWith).id })];
  }
  return cardPrice(market, card) === 0 && city.coins < NUMBERS.tradeBase ? [fact("costsNothing", 1.5)] : [];
}

/** What a building does for its city. */
function ofCard(own: Outlook, card: number, after: Table): Fact[] {
  const { table, city, left } = own;
  const { points, units, product, shields, science, makesOne, flat, frees, guild } = at(CARDS, card);
  const found: Fact[] = [];
  const coins = incomeOf(at(after.cities, own.seat), card) + guildIncomeOf(table, card);
  const guildPoints = guild === undefined ? 0 : guild.points * countMost(table, guild.what);
  if (points + guildPoints > 0) found.push(fact("points", 0.7 * (points + guildPoints), { n: points + guildPoints }));
  if (units > 0) found.push(...ofSupply(own, product, worthOfCard(own, card) - points));
  if (units > 0 || makesOne !== "" || flat.length > 0) found.push(...ofCheaperWonder(own, after));
  if (makesOne !== "") found.push(fact(`makesAny.${makesOne}`, 1 + worthOfCard(own, card) - points));
  if (flat.length > 0) found.push(fact("flat", 0.6 + 0.3 * worthOfCard(own, card), { resource: RESOURCES[at(flat, 0)] ?? "" }));
  if (shields > 0) found.push(...ofShields(own, shieldsOf(city, card)));
  if (science > 0) found.push(...ofSymbol(own, science));
  if (coins > 0) found.push(fact("coins", coins * coinWorth(left), { n: coins }));
  if (frees !== NONE && at(own.chances, frees) > 0) found.push(fact("frees", 1.2 * at(own.chances, frees), { card: at(CARDS, frees).id }));
  return found.length > 0 ? found : [fact("most", 0.1)];
}

function ofSupply({ market, rival, seat }: Outlook, product: number, worth: number): Fact[] {
  const resource = RESOURCES[product] ?? "";
  const madeBy = (cards: readonly number[]): boolean =>
    cards.some((card) => at(CARDS, card).units > 0 && at(CARDS, card).product === product);
  const own = madeBy(market.city.cards) ? "makes.more" : "makes.first";
  const found = [fact(own, Math.max(0.5, 0.5 * worth), { resource })];
  if (!madeBy(rival.cards)) found.push(fact("makes.alone", 0.25 * Math.max(1, worth), { resource, seat: other(seat) }));
  return found;
}

function ofCheaperWonder({ table, seat, market, unbuilt }: Outlook, after: Table): Fact[] {
  const then = marketOf({ ...after, pyramid: table.pyramid }, seat);
  let found: Fact[] = [];
  let most = 0;
  for (const wonder of unbuilt) {
    const spared = wonderPrice(market, wonder) - wonderPrice(then, wonder);
    if (spared <= most) continue;
    most = spared;
    found = [fact("cheaper", 2 + 1.2 * spared, { n: spared, wonder: at(WONDERS, wonder).id })];
  }
  return found;
}

function ofShields(own: Outlook, shields: number): Fact[] {
  const { table, seat, rival } = own;
  const robbed = lootOnTheWay(table, seat, pawnAfter(table, seat, shields)).reduce((sum, token) => sum + at(LOOT, token).coins, 0);
  const coins = lossOf(rival.coins, robbed);
  const worth = worthOfShields(own, shields);
  const found = [fact("shields", 0.6 * worth, { n: shields })];
  if (coins > 0) found.push(fact("loot", 1.5 + 0.6 * Math.max(coins, worth), { n: coins, seat: other(seat) }));
  return found;
}

function ofSymbol(own: Outlook, science: number): Fact[] {
  const { city, table } = own;
  if (isNewSymbol(own, science)) {
    const then = countSymbols(city) + 1;
    return [fact(then === 1 ? "symbol.first" : "symbol", at(SYMBOLS, then), then === 1 ? {} : { n: then })];
  }
  return countSymbol(city, science) === 1 && table.tokens.length > 0 ? [fact("pair", PAIR)] : [];
}

function ofWonder(own: Outlook, wonder: number): Fact[] {
  const { city, rival, seat, left, table } = own;
  const { points, shields, income, robs, then, makesOne } = at(WONDERS, wonder);
  const found: Fact[] = [];
  if (points > 0) found.push(fact("points", 0.6 * points, { n: points }));
  if (table.age === 0 ? at(WONDERS, wonder).again : hasAgain(own, wonder)) found.push(fact("again", AGAIN));
  if (shields > 0) found.push(...ofShields(own, shields));
  if (income > 0) found.push(fact("coins", 0.8 * income * coinWorth(left), { n: income }));
  const robbed = lossOf(rival.coins, robs);
  if (robbed > 0) found.push(fact("loot", 0.6 * robbed, { n: robbed, seat: other(seat) }));
  if (makesOne !== "") found.push(fact(`makesAny.${makesOne}`, 3));
  if (then === "library") found.push(fact("library", 5));
  if (then === "mausoleum" && table.discard.length > 0) {
    const worth = Math.max(...table.discard.map((card) => worthOfCard(own, card)));
    found.push(fact("mausoleum", 0.8 * worth));
  } else if (then === "mausoleum" && table.age === 0) found.push(fact("mausoleum", 3));
  if (then === "zeus") found.push(fact("destroys.brown", 3 * left, { seat: other(seat) }));
  if (then === "circus") found.push(fact("destroys.grey", 3 * left, { seat: other(seat) }));
  const built = count(city, "wonders") + count(rival, "wonders");
  if (built === NUMBERS.wondersBuilt - 1 && own.rivalUnbuilt.length > 0) found.push(fact("seventh", 7, { seat: other(seat) }));
  return found;
}

/** What the coins of a move pay for: a wonder, or another card that lies free. */
function ofCoins(own: Outlook, taken: number, after: Table): Fact[] {
  const { table, seat, city, market, free } = own;
  const { coins } = at(after.cities, seat);
  let found: Fact[] = [];
  let most = 0;
  const consider = (what: "affords" | "affords.card", worth: number, price: number, args: Fact["args"]): void => {
    if (price <= city.coins || price > coins || worth <= most) return;
    most = worth;
    found = [fact(what, 1.5 + 0.4 * worth, { ...args, n: price - city.coins })];
  };
  for (const wonder of outlookOf(after, seat).unbuilt) {
    consider("affords", worthOfWonder(own, wonder), wonderPrice(market, wonder), { wonder: at(WONDERS, wonder).id });
  }
  if (after.age === table.age) {
    for (const card of free) {
      if (card !== taken) consider("affords.card", worthOfCard(own, card) - 1, cardPrice(market, card), { card: at(CARDS, card).id });
    }
  }
  return found;
}

function ofDiscard({ city, market, free, left }: Outlook): Fact[] {
  const n = discardIncomeOf(city);
  const found = [fact("coins", n * coinWorth(left), { n })];
  if (free.every((card) => !canBuild(market, card))) found.push(fact("poor", 3));
  return found;
}

/** Tokens that work on what is to come; the others bring points, coins or a symbol. */
const LASTING: readonly string[] = ["architecture", "economy", "masonry", "mathematics", "strategy", "theology", "urbanism"];

function ofToken(own: Outlook, token: number): Fact[] {
  const { id, points, income, pointsPerToken, science } = at(TOKENS, token);
  const found: Fact[] = [];
  if (LASTING.includes(id)) found.push(fact(`token.${id}`, Math.max(1, worthOfToken(own, token) - pointsPerToken)));
  if (points > 0) found.push(fact("points", 0.7 * points, { n: points }));
  if (income > 0) found.push(fact("coins", income * coinWorth(own.left), { n: income }));
  if (science > 0) found.push(...ofSymbol(own, science));
  return found;
}

function ofDestroying(own: Outlook, card: number): Fact[] {
  const { rival, seat } = own;
  const { product, units } = at(CARDS, card);
  const made = (cards: City["cards"]): number =>
    cards.reduce((sum, one) => sum + (at(CARDS, one).product === product ? at(CARDS, one).units : 0), 0);
  const args = { seat: other(seat), resource: RESOURCES[product] ?? "" };
  return made(rival.cards) === units ? [fact("deprives", 3 + units, args)] : [fact("lessens", 1 + units, args)];
}

/** Who opens an age takes first of what lies free; the other takes first of what that uncovers. */
function ofOpening(own: Outlook, opener: number): Fact[] {
  const { seat, free } = own;
  const first = best(own, free);
  if (opener === seat) {
    return [first.wish > 0 ? fact("opens.card", 1 + first.wish, { card: at(CARDS, first.card).id }) : fact("opens", 1)];
  }
  return [fact("letsOpen", 1)];
}
