/** Whether a position is one that the rules can lead to: each piece once and in its place, the pyramid as it is taken, no victory overlooked. */
import { isLuck } from "../core/analysis/board.ts";
import { at } from "../core/base/checked.ts";
import { isList, isRecord, isWhole, isWord } from "../core/base/plain.ts";
import type { State } from "../core/contract/game.ts";
import type { Fault, Judge } from "../core/contract/judge.ts";
import { CAPITAL, CARDS, LOOT, NUMBERS, TOKENS, WONDERS } from "./catalog.ts";
import { SYMBOLS } from "./printed/vocabulary.ts";
import { BACK, EMPTY, GUILD_BACK, isFree, PLACES, PYRAMIDS } from "./rules/pyramid.ts";
import { DRAFT_BY_STARTER } from "./setup.ts";
import { type City, type Duel, other, PHASES, REMOVED, type Table, UNBUILT, WINS } from "./state.ts";

const SEATS = 2;
const WONDERS_EACH = NUMBERS.wondersOnOffer;
const isCard = isWhole(0, CARDS.length - 1);
const isWonder = isWhole(0, WONDERS.length - 1);
const isToken = isWhole(0, TOKENS.length - 1);
const isSeat = isWhole(0, SEATS - 1);
const isFlag = isWord([false, true]);
const isTokens = isList(isToken, 0, TOKENS.length);
const isCards = isList(isCard, 0, CARDS.length);

const isCity = isRecord({
  coins: isWhole(-999, 999),
  cards: isCards,
  wonders: isList(isWonder, 0, WONDERS.length),
  under: isList(isWhole(REMOVED, CARDS.length - 1), 0, WONDERS.length),
  tokens: isTokens,
});
const isTable = isRecord({
  phase: isWord(PHASES),
  turn: isSeat,
  starter: isSeat,
  again: isFlag,
  age: isWhole(0, PYRAMIDS.length),
  chooses: isFlag,
  offer: isList(isWonder, 0, WONDERS.length),
  pyramid: isList(isWhole(GUILD_BACK, CARDS.length - 1), PLACES, PLACES),
  discard: isCards,
  tokens: isTokens,
  loot: isList(isFlag, LOOT.length, LOOT.length),
  pawn: isWhole(-CAPITAL, CAPITAL),
  cities: isList(isCity, SEATS, SEATS),
  won: isWord(WINS),
});
const isState = isRecord({
  table: isTable,
  secrets: isList(isRecord({ drawn: isTokens }), SEATS, SEATS),
  hidden: isRecord({
    luck: isLuck,
    wonders: isList(isWonder, 0, WONDERS.length),
    below: isList(isWhole(EMPTY, CARDS.length - 1), PLACES, PLACES),
    ages: isList(isList(isCard, PLACES, PLACES), 0, PYRAMIDS.length),
    box: isTokens,
  }),
});

const faults = (state: State<Duel>): Fault[] => [...pieces(state), ...cities(state.table), ...pyramid(state), ...course(state)];

export const judge: Judge<Duel> = { isState, faults };

const unless = (fine: boolean, kind: string, args?: Fault["args"]): Fault[] =>
  fine ? [] : [args === undefined ? { kind } : { kind, args }];

/** The items that are in a list a second time. */
const twice = (list: readonly number[]): number[] => [...new Set(list.filter((item, place) => list.indexOf(item) !== place))];

/** Every card, wonder and token is in one place. */
function pieces({ table, secrets, hidden }: State<Duel>): Fault[] {
  const built = table.cities.flatMap(({ under }) => under).filter((card) => card >= 0);
  const seen = [...table.cities.flatMap(({ cards }) => cards), ...built, ...table.discard];
  const laid = [...table.pyramid, ...hidden.below].filter((card) => card >= 0);
  const cards = [...seen, ...laid, ...hidden.ages.flat()];
  const wonders = [...table.cities.flatMap((city) => city.wonders), ...table.offer, ...hidden.wonders];
  const tokens = [...table.cities.flatMap((city) => city.tokens), ...table.tokens, ...hidden.box, ...secrets.flatMap(({ drawn }) => drawn)];
  return [
    ...twice(cards).map((card): Fault => ({ kind: "twice.card", args: { card: at(CARDS, card).id } })),
    ...twice(wonders).map((wonder): Fault => ({ kind: "twice.wonder", args: { wonder: at(WONDERS, wonder).id } })),
    ...twice(tokens).map((token): Fault => ({ kind: "twice.token", args: { token: at(TOKENS, token).id } })),
    ...unless(new Set(tokens).size === TOKENS.length, "hidden"),
    ...unless(table.tokens.length <= NUMBERS.tokensOnBoard, "board", { n: NUMBERS.tokensOnBoard }),
    ...early(seen, table.age),
    ...crowded([...seen, ...laid]),
  ];
}

/** Nothing is built before its age. */
const early = (seen: readonly number[], age: number): Fault[] =>
  seen.flatMap((card) => unless(at(CARDS, card).age <= age, "early", { card: at(CARDS, card).id }));

/** Of each age so many cards are dealt, of guilds so many. */
function crowded(known: readonly number[]): Fault[] {
  const guilds = known.filter((card) => at(CARDS, card).colour === "purple").length;
  const ages = PYRAMIDS.flatMap((_places, place) => {
    const n = known.filter((card) => at(CARDS, card).age === place + 1).length;
    return unless(n <= PLACES, "crowded", { age: place + 1, n, most: PLACES });
  });
  return [...ages, ...unless(guilds <= NUMBERS.guilds, "guilds", { n: guilds, most: NUMBERS.guilds })];
}

function cities({ cities: both, age }: Table): Fault[] {
  const isBuilt = ({ under }: City): number => under.filter((card) => card >= 0).length;
  const built = both.reduce((sum, city) => sum + isBuilt(city), 0);
  return [
    ...both.flatMap(({ coins, wonders, under }, seat) => [
      ...unless(coins >= 0, "coins", { seat, n: coins }),
      ...unless(under.length === wonders.length, "wonders", { seat, n: wonders.length, most: WONDERS_EACH }),
      ...unless(age === 0 ? wonders.length <= WONDERS_EACH : wonders.length === WONDERS_EACH, "wonders", {
        seat,
        n: wonders.length,
        most: WONDERS_EACH,
      }),
    ]),
    ...unless(built <= NUMBERS.wondersBuilt, "eighth"),
    ...unless(built === NUMBERS.wondersBuilt || both.every(({ under }) => !under.includes(REMOVED)), "removed"),
    // With the seventh, what is left goes out of the match.
    ...unless(built !== NUMBERS.wondersBuilt || both.every(({ under }) => !under.includes(UNBUILT)), "eighth"),
  ];
}

function pyramid({ table, hidden }: State<Duel>): Fault[] {
  const { age, phase } = table;
  if (age === 0) return drafting(table, hidden.wonders.length);
  const places = at(PYRAMIDS, age - 1);
  const found = table.pyramid.flatMap((card, place): Fault[] => {
    const { faceUp, coveredBy } = at(places, place);
    const isBack = card === BACK || card === GUILD_BACK;
    const where = { place: place + 1 };
    const below = at(hidden.below, place);
    return [
      ...unless(card !== EMPTY || coveredBy.every((above) => table.pyramid[above] === EMPTY), "hole", where),
      ...unless(card < 0 || at(CARDS, card).age === age, "otherAge", { card: at(CARDS, Math.max(0, card)).id, age }),
      ...unless(!(isBack && faceUp), "face", where),
      // What was uncovered is turned once all that a card asks for is chosen.
      ...unless(!isBack || phase !== "turn" || !isFree(table, place), "face", where),
      ...unless(faceUp || card < 0 || isFree(table, place), "face", where),
      ...unless(below >= 0 === isBack, "hidden"),
      ...unless(below < 0 || (at(CARDS, below).colour === "purple") === (card === GUILD_BACK), "hidden"),
    ];
  });
  return [...found, ...unless(hidden.ages.length === PYRAMIDS.length - age, "hidden")];
}

/** As many wonders are drafted by each seat, and on offer, as the order of the draft says; `later`: those of its second half. */
function drafting({ turn, starter, offer, cities, pyramid }: Table, later: number): Fault[] {
  const picks = cities.reduce((sum, { wonders }) => sum + wonders.length, 0);
  const seats = DRAFT_BY_STARTER.map((byStarter) => (byStarter ? starter : other(starter)));
  const own = cities.map((_city, seat) => seats.slice(0, picks).filter((picker) => picker === seat).length);
  const isInOrder = turn === seats[picks] && cities.every(({ wonders }, seat) => wonders.length === own[seat]);
  return [
    ...unless(
      pyramid.every((card) => card === EMPTY),
      "draft",
    ),
    ...unless(isInOrder && offer.length === WONDERS_EACH - (picks % WONDERS_EACH), "order"),
    ...unless(later === (picks < WONDERS_EACH ? WONDERS_EACH : 0), "hidden"),
  ];
}

/** What is asked can be answered, and nobody has won unnoticed. */
function course({ table, secrets }: State<Duel>): Fault[] {
  const { phase, turn, won, pawn, loot, age, discard, tokens } = table;
  const over = phase === "over";
  const has = (colour: string): boolean => at(table.cities, other(turn)).cards.some((card) => at(CARDS, card).colour === colour);
  const drawn = secrets.map((secret, seat) => unless(secret.drawn.length > 0 === (phase === "library" && seat === turn), "hidden"));
  return [
    ...unless((phase === "draft") === (age === 0), "draft"),
    ...unless(over === (won !== ""), "over"),
    ...unless(over || Math.abs(pawn) < CAPITAL, "capital"),
    ...table.cities.flatMap((city, seat) => unless(over || symbolsOf(city) < NUMBERS.symbolsToWin, "science", { seat })),
    ...unless(over || age === 0 || phase !== "turn" || table.pyramid.some((card) => card !== EMPTY), "phase"),
    ...LOOT.flatMap((token, place) => {
      const isPassed = token.at < 0 ? pawn <= token.at : pawn >= token.at;
      // A pawn that reaches a capital ends the match before any token is taken.
      return unless(won === "military" || !(isPassed && loot[place]), "loot");
    }),
    ...unless(phase !== "token" || tokens.length > 0, "phase"),
    ...unless(phase !== "mausoleum" || discard.length > 0, "phase"),
    ...unless(phase !== "zeus" || has("brown"), "phase"),
    ...unless(phase !== "circus" || has("grey"), "phase"),
    ...unless(phase !== "draft" || table.offer.length > 0, "phase"),
    ...drawn.flat(),
  ];
}

function symbolsOf({ cards, tokens }: City): number {
  let bits = 0;
  for (const card of cards) bits |= at(CARDS, card).science;
  for (const token of tokens) bits |= at(TOKENS, token).science;
  return SYMBOLS.reduce((count, _symbol, bit) => count + ((bits >> bit) & 1), 0);
}
