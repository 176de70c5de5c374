/** A position of Duel as values: who is asked what, coins and pawn, and where each wonder, token and card lies. */
import { at, must } from "../core/base/checked.ts";
import type { Luck } from "../core/base/random.ts";
import type { EditOption, Editor, EditValue } from "../core/contract/editor.ts";
import type { State } from "../core/contract/game.ts";
import { viewOf } from "../core/match/view.ts";
import { CAPITAL, CARDS, LOOT, TOKENS, WONDERS } from "./catalog.ts";
import { copy } from "./copy.ts";
import { imagine } from "./imagine.ts";
import { BACK, EMPTY, GUILD_BACK, PYRAMIDS } from "./rules/pyramid.ts";
import { deckOf, NO_CARDS } from "./setup.ts";
import { type City, type Duel, PHASES, type Phase, REMOVED, type Table, UNBUILT } from "./state.ts";

const SEATS = [0, 1] as const;
const MOST_COINS = 99;
const BOX: EditOption = { id: "box", line: "box" };
/** Where in the pyramid is said there. */
const LAID: EditOption = { id: "laid", line: "group.pyramid" };
const seatOption = (seat: number, line = "seat"): EditOption => ({ id: `${line}.${seat}`, line, args: { seat } });
const ofSeats = (line?: string): EditOption[] => SEATS.map((seat) => seatOption(seat, line));
const cardOption = (card: number): EditOption => ({ id: `${card}`, line: "card", args: { card: at(CARDS, card).id } });

function values(state: State<Duel>): EditValue[] {
  const { table } = state;
  return [...course(table), ...money(table), ...wonders(table), ...tokens(state), ...places(table), ...cards(table)];
}

function course(table: Table): EditValue[] {
  const { phase, turn, starter, age, pawn, loot, again } = table;
  const choice = (id: string, value: string, options: readonly EditOption[]): EditValue => ({
    id,
    group: "course",
    line: id,
    type: "choice",
    value,
    options,
  });
  const ages = [0, 1, 2, 3].map((n): EditOption => ({ id: `${n}`, line: n === 0 ? "draft" : "ageOf", args: { n } }));
  const phases = PHASES.filter((one) => one !== "over").map((one): EditOption => ({ id: one, line: `phase.${one}` }));
  const flags = [false, true].map((on): EditOption => ({ id: `${on}`, line: on ? "yes" : "no" }));
  const flag = (id: string, on: boolean, args?: EditValue["args"]): EditValue => ({
    id,
    group: "military",
    line: "loot",
    ...(args && { args }),
    type: "choice",
    value: `${on}`,
    options: flags,
  });
  return [
    choice("turn", `seat.${turn}`, ofSeats()),
    choice("age", `${age}`, ages),
    choice("phase", phase, phases),
    choice("starter", `seat.${starter}`, ofSeats()),
    choice("again", `${again}`, flags),
    { id: "pawn", group: "military", line: "pawn", type: "count", value: pawn, least: -CAPITAL, most: CAPITAL },
    ...loot.map((there, place) => flag(`loot.${place}`, there, { n: at(LOOT, place).at })),
  ];
}

const money = ({ cities }: Table): EditValue[] =>
  cities.map(({ coins }, seat) => ({
    id: `coins.${seat}`,
    group: "coins",
    line: "seat",
    args: { seat },
    type: "count",
    value: coins,
    least: 0,
    most: MOST_COINS,
  }));

/** As they lie, so that a table that is built in this order is the same to the last place. */
const inOrder = (lying: readonly number[], count: number): readonly number[] => [
  ...lying,
  ...Array.from({ length: count }, (_none, item) => item).filter((item) => !lying.includes(item)),
];

function wonders({ cities, offer }: Table): EditValue[] {
  const options = [BOX, { id: "offer", line: "offer" }, ...ofSeats(), ...ofSeats("removed")];
  const lying = [...cities.flatMap((city) => city.wonders), ...offer];
  return inOrder(lying, WONDERS.length).map((wonder) => {
    const seat = cities.findIndex((city) => city.wonders.includes(wonder));
    const isGone = seat >= 0 && at(cities, seat).under[at(cities, seat).wonders.indexOf(wonder)] === REMOVED;
    const value = seat >= 0 ? `${isGone ? "removed" : "seat"}.${seat}` : offer.includes(wonder) ? "offer" : BOX.id;
    return {
      id: `wonder.${wonder}`,
      group: "wonders",
      line: "wonder",
      args: { wonder: at(WONDERS, wonder).id },
      type: "choice",
      value,
      options,
    };
  });
}

function tokens({ table, secrets }: State<Duel>): EditValue[] {
  const options = [BOX, { id: "board", line: "board" }, ...ofSeats(), ...ofSeats("drawn")];
  const lists = [
    ["board", table.tokens] as const,
    ...SEATS.flatMap((seat) => [
      [`seat.${seat}`, at(table.cities, seat).tokens] as const,
      [`drawn.${seat}`, at(secrets, seat).drawn] as const,
    ]),
  ];
  return inOrder(
    lists.flatMap(([, list]) => list),
    TOKENS.length,
  ).map((token) => {
    const value = lists.find(([, list]) => list.includes(token))?.[0] ?? BOX.id;
    return { id: `token.${token}`, group: "tokens", line: "token", args: { token: at(TOKENS, token).id }, type: "choice", value, options };
  });
}

/** The places of the pyramid of this age. */
function places({ age, pyramid }: Table): EditValue[] {
  if (age === 0) return [];
  const deck = [...deckOf(age, false), ...(age === PYRAMIDS.length ? deckOf(age, true) : [])];
  const backs: EditOption[] = [
    { id: `${EMPTY}`, line: "empty" },
    { id: `${BACK}`, line: "back" },
    ...(age === PYRAMIDS.length ? [{ id: `${GUILD_BACK}`, line: "guildBack" }] : []),
  ];
  const options = [...backs, ...deck.map(cardOption)];
  return pyramid.map((card, place) => ({
    id: `place.${place}`,
    group: "pyramid",
    line: "place",
    args: { n: place + 1, row: at(at(PYRAMIDS, age - 1), place).row + 1 },
    type: "choice",
    value: `${card}`,
    options,
  }));
}

function cards({ cities, discard, pyramid, age }: Table): EditValue[] {
  const under = cities.flatMap((city) =>
    city.wonders.map((wonder, place): EditOption & { card: number } => ({
      id: `under.${wonder}`,
      line: "under",
      args: { wonder: at(WONDERS, wonder).id },
      card: at(city.under, place),
    })),
  );
  const options: EditOption[] = [
    BOX,
    ...ofSeats(),
    { id: "discard", line: "discard" },
    ...under.map(({ card: _card, ...option }) => option),
  ];
  const lying = [...cities.flatMap((city) => city.cards), ...discard];
  return inOrder(lying, CARDS.length).flatMap((card): EditValue[] => {
    if (at(CARDS, card).age > age) return [];
    const isLaid = pyramid.includes(card);
    const seat = cities.findIndex((city) => city.cards.includes(card));
    const built = under.find((one) => one.card === card);
    const seen = seat >= 0 ? `seat.${seat}` : discard.includes(card) ? "discard" : (built?.id ?? BOX.id);
    const value = isLaid ? LAID.id : seen;
    const args = { card: at(CARDS, card).id };
    return [
      { id: `card.${card}`, group: "cards", line: "card", args, type: "choice", value, options: isLaid ? [...options, LAID] : options },
    ];
  });
}

function set(state: State<Duel>, id: string, value: string | number): void {
  const { table } = state;
  const [what, which] = id.split(".") as [string, string | undefined];
  const item = Number(which);
  const [where, seat] = `${value}`.split(".") as [string, string | undefined];
  switch (what) {
    case "turn":
    case "starter":
      table[what] = Number(seat);
      break;
    case "age":
      table.age = Number(value);
      table.pyramid = [...NO_CARDS];
      table.phase = table.age === 0 ? "draft" : table.phase === "draft" ? "turn" : table.phase;
      break;
    case "phase":
      table.phase = value as Phase;
      table.won = "";
      break;
    case "again":
      table.again = value === "true";
      break;
    case "pawn":
      table.pawn = Number(value);
      break;
    case "loot":
      table.loot[item] = value === "true";
      break;
    case "coins":
      cityOf(table, item).coins = Number(value);
      break;
    case "wonder":
      return putWonder(table, item, where, Number(seat));
    case "token":
      return putToken(state, item, where, Number(seat));
    case "place":
      if (Number(value) >= 0) takeCard(table, Number(value));
      table.pyramid[item] = Number(value);
      break;
    case "card":
      return putCard(table, item, where, Number(seat));
  }
}

const cityOf = ({ cities }: Table, seat: number): City => must(cities[seat], "city");
const without = (list: readonly number[], item: number): number[] => list.filter((other) => other !== item);

function putWonder(table: Table, wonder: number, where: string, seat: number): void {
  for (const city of table.cities) {
    const place = city.wonders.indexOf(wonder);
    if (place < 0) continue;
    city.wonders.splice(place, 1);
    city.under.splice(place, 1);
  }
  table.offer = without(table.offer, wonder);
  if (where === "offer") table.offer.push(wonder);
  if (where !== "seat" && where !== "removed") return;
  cityOf(table, seat).wonders.push(wonder);
  cityOf(table, seat).under.push(where === "removed" ? REMOVED : UNBUILT);
}

function putToken({ table, secrets }: State<Duel>, token: number, where: string, seat: number): void {
  table.tokens = without(table.tokens, token);
  for (const city of table.cities) city.tokens = without(city.tokens, token);
  for (const secret of secrets) secret.drawn = without(secret.drawn, token);
  if (where === "board") table.tokens.push(token);
  if (where === "seat") cityOf(table, seat).tokens.push(token);
  if (where === "drawn") must(secrets[seat], "seat").drawn.push(token);
}

function takeCard(table: Table, card: number): void {
  for (const city of table.cities) {
    city.cards = without(city.cards, card);
    city.under = city.under.map((other) => (other === card ? UNBUILT : other));
  }
  table.discard = without(table.discard, card);
  table.pyramid = table.pyramid.map((other) => (other === card ? EMPTY : other));
}

function putCard(table: Table, card: number, where: string, which: number): void {
  if (where === LAID.id) return;
  takeCard(table, card);
  if (where === "seat") cityOf(table, which).cards.push(card);
  if (where === "discard") table.discard.push(card);
  if (where !== "under") return;
  for (const city of table.cities) {
    const place = city.wonders.indexOf(which);
    if (place >= 0) city.under[place] = card;
  }
}

function empty(state: State<Duel>): State<Duel> {
  const bare = copy(state);
  const { table, secrets } = bare;
  Object.assign(table, { phase: "turn", turn: 0, starter: 0, again: false, age: 1, offer: [], discard: [], tokens: [], pawn: 0, won: "" });
  table.pyramid = [...NO_CARDS];
  table.loot = LOOT.map(() => true);
  table.cities = SEATS.map(() => ({ coins: 0, cards: [], wonders: [], under: [], tokens: [] }));
  for (const secret of secrets) secret.drawn = [];
  return bare;
}

/** Of too many cards face down not all can be dealt: then they stay as they were, and the judge says so. */
function settled(state: State<Duel>, luck: Luck): State<Duel> {
  try {
    const { table, hidden } = imagine(viewOf(state, state.table.turn), luck);
    return { table, secrets: state.secrets, hidden };
  } catch {
    return state;
  }
}

export const editor: Editor<Duel> = { values, set, empty, settled };
