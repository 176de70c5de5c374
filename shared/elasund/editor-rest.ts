/** What follows from the values of a position of Elasund: what a step does not have, cubes and trade points, and the piles. */
import { at } from "../core/base/checked.ts";
import { fork, type Luck, pick, shuffle } from "../core/base/random.ts";
import type { State } from "../core/contract/game.ts";
import { BUILDINGS, CHURCH, COLOUR_OF, KIND_OF, NUMBERS, TILES } from "./catalog.ts";
import { copy } from "./copy.ts";
import { INFLUENCE, noCards } from "./rules/cards.ts";
import { sum } from "./rules/fast-counts.ts";
import { noneDue } from "./rules/shortage.ts";
import { founder } from "./rules/town/church.ts";
import { towersOf } from "./rules/town/walls.ts";
import { trackCubes, tradeOfSite } from "./rules/trade.ts";
import { clearChoices } from "./rules/turn.ts";
import { CARDS, type Elasund, GOLD, GONE, NONE, type Step, type Table } from "./state.ts";

const upTo = (length: number): number[] => Array.from({ length }, (_none, place) => place);

export function empty(state: State<Elasund>): State<Elasund> {
  const bare = copy(state);
  const { table, secrets } = bare;
  Object.assign(table, { step: "roll", turn: 0, built: 0, idle: 0, dice: [], ship: NONE, churchAt: NONE });
  table.sites = table.sites.map((_site, tile) => (at(COLOUR_OF, tile) < table.cubes.length ? NONE : GONE));
  for (const places of [table.owners, table.permits, table.walls, table.church]) places.fill(NONE);
  table.discard = noCards();
  for (const secret of secrets) Object.assign(secret, { hand: noCards(), laid: noCards(), tiles: [], under: NONE });
  forgetStep(bare);
  return bare;
}

/** What only one step has. */
function forgetStep({ table, secrets }: State<Elasund>, step?: Step): void {
  const isPlacing = step === "where" || step === "pay";
  const { target, bonus } = table;
  if (!isPlacing) clearChoices(table);
  if (step === "permit") table.bonus = bonus;
  table.target = step === "pay" ? target : NONE;
  if (step !== "tower") Object.assign(table, { takes: 0, given: table.given.map(() => 0) });
  if (step !== "shortage") table.due = noneDue(table);
  for (const [seat, secret] of secrets.entries()) {
    if (step !== "tile" || seat !== table.turn) secret.tiles = [];
    if (step === "pirates" || step === "shortage") continue;
    table.owes[seat] = 0;
    secret.laid = noCards();
  }
}

export function settled(state: State<Elasund>, luck: Luck): State<Elasund> {
  const whole = copy(state);
  forgetStep(whole, whole.table.step);
  dealChurch(whole, luck);
  countCubes(whole.table);
  countCards(whole, luck);
  whole.hidden.luck = fork(luck);
  return whole;
}

/** Who laid the first part knows the last one. */
function dealChurch({ table, secrets, hidden }: State<Elasund>, luck: Luck): void {
  const drawn = secrets.flatMap(({ tiles }) => tiles);
  const rest = upTo(CHURCH.tiles).filter((part) => table.church[part] === NONE && !drawn.includes(part));
  const first = founder(table);
  for (const [seat, secret] of secrets.entries()) {
    if (seat !== first) secret.under = NONE;
    else if (!rest.includes(secret.under)) secret.under = rest.length > 0 ? pick(luck, rest) : NONE;
  }
  const known = first === NONE ? NONE : at(secrets, first).under;
  hidden.church = shuffle(
    luck,
    rest.filter((part) => part !== known),
  );
}

/** Trade points follow from the sites, cubes from all that has one. */
function countCubes(table: Table): void {
  for (const seat of upTo(table.cubes.length)) {
    const own = upTo(TILES).filter((tile) => table.owners[tile] === seat);
    const flags = own.map((tile) => at(BUILDINGS, at(KIND_OF, tile)).flags.length);
    const parts = table.church.filter((builder) => builder === seat).length;
    const trade = sum(own.map((tile) => tradeOfSite(table, at(KIND_OF, tile), at(table.sites, tile))));
    table.trade[seat] = trade;
    table.cubes[seat] = table.goal - sum(flags) - towersOf(table, seat) - parts - trackCubes(trade);
  }
}

/** Piles have what nobody has. Of too many the judge tells. */
function countCards({ table, secrets, hidden }: State<Elasund>, luck: Luck): void {
  for (const [seat, { hand, laid }] of secrets.entries()) {
    table.hands[seat] = sum(hand);
    table.laid[seat] = sum(laid);
    table.golds[seat] = at(hand, GOLD) + at(laid, GOLD);
  }
  const left = (card: number, all: number): number => {
    const held = secrets.map(({ hand, laid }) => at(hand, card) + at(laid, card));
    const given = table.given.filter((_count, place) => place % CARDS.length === card);
    return Math.max(0, all - sum(held) - sum(given) - at(table.discard, card));
  };
  table.gold = left(GOLD, NUMBERS.goldCards);
  const pile = INFLUENCE.flatMap((card) => new Array<number>(left(card, NUMBERS.influencePerColour)).fill(card));
  hidden.influence = shuffle(luck, pile);
  table.deck = pile.length;
}
