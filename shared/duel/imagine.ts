/** A full state that agrees with a view: what the seat cannot know is dealt at random. */
import type { State, View } from "../core/game.ts";
import { clone } from "../core/plain.ts";
import { fork, type Luck, shuffle } from "../core/random.ts";
import { NONE, NUMBERS, TOKENS, WONDERS } from "./catalog.ts";
import { BACK, GUILD_BACK } from "./pyramid.ts";
import { deckOf } from "./setup.ts";
import { type Duel, other, type Table } from "./state.ts";

export function imagine({ table, secret, seat }: View<Duel>, luck: Luck): State<Duel> {
  const secrets = [clone(secret), clone(secret)];
  const box = shuffle(luck, unseen(TOKENS.length, [...table.tokens, ...table.cities.flatMap((city) => city.tokens), ...secret.drawn]));
  const foreign = table.phase === "library" && table.turn !== seat ? box.splice(0, NUMBERS.tokensDrawn) : [];
  secrets[other(seat)] = { drawn: foreign };
  const drafted = table.cities.flatMap((city) => city.wonders);
  const wonders = shuffle(luck, unseen(WONDERS.length, [...drafted, ...table.offer]));
  const secondFour = table.age === 0 && drafted.length < NUMBERS.wondersOnOffer ? wonders.slice(0, NUMBERS.wondersOnOffer) : [];
  const hidden = { luck: fork(luck), wonders: secondFour, below: faceDown(table, luck), ages: laterAges(table.age, luck), box };
  return { table: clone(table), secrets, hidden };
}

const unseen = (count: number, seen: readonly number[]): number[] =>
  Array.from({ length: count }, (_none, at) => at).filter((at) => !seen.includes(at));

/** Cards of this age not seen yet: the guilds, or all others. */
export function unseenCards(table: Table, guilds: boolean): number[] {
  const seen = new Set([...table.pyramid, ...table.discard, ...table.cities.flatMap((city) => [...city.cards, ...city.under])]);
  return deckOf(table.age, guilds).filter((card) => !seen.has(card));
}

/** A face for each back: of this age's cards, those that have not been seen. */
function faceDown(table: Table, luck: Luck): number[] {
  if (!table.pyramid.some((card) => card < NONE)) return table.pyramid.map(() => NONE);
  const deck = shuffle(luck, unseenCards(table, false));
  const guilds = shuffle(luck, unseenCards(table, true));
  return table.pyramid.map((card) => (card === BACK ? deck.pop()! : card === GUILD_BACK ? guilds.pop()! : NONE));
}

function laterAges(age: number, luck: Luck): number[][] {
  return [1, 2, 3].slice(age).map((later) => {
    const deck = shuffle(luck, [...deckOf(later, false)]).slice(NUMBERS.cardsRemoved);
    const guilds = shuffle(luck, [...deckOf(later, true)]).slice(0, NUMBERS.guilds);
    return shuffle(luck, [...deck, ...guilds]);
  });
}
