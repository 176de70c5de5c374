/** Everything in the box of Duel. */
import type { State } from "../../shared/core/contract/game.ts";
import { CARDS, LOOT, TOKENS, WONDERS } from "../../shared/duel/catalog.ts";
import { duel } from "../../shared/duel/index.ts";
import { NONE } from "../../shared/duel/printed/vocabulary.ts";
import type { CoinReason, Duel, Event, Move, Win } from "../../shared/duel/state.ts";
import { type Inventory, named } from "../contract/exhaustive/inventory.ts";

const MOVES: Readonly<Record<Move["type"], true>> = {
  ...{ draft: true, build: true, discard: true, wonder: true, token: true, keep: true, revive: true, destroy: true, open: true },
};
const EVENTS: Readonly<Record<Event["type"], true>> = {
  ...{ drafted: true, offered: true, dealt: true, built: true, discarded: true, wonder: true, removed: true, coins: true, pawn: true },
  ...{ looted: true, pair: true, token: true, drew: true, kept: true, mourned: true, revived: true, threatened: true, destroyed: true },
  ...{ freed: true, turn: true, opener: true, won: true },
};
const COINS: Readonly<Record<CoinReason, true>> = {
  ...{ card: true, guild: true, wonder: true, token: true, chain: true, economy: true, robbed: true },
};
const WINS: Readonly<Record<Exclude<Win, "">, true>> = { military: true, science: true, points: true };

const card = (at: number): string => CARDS[at]!.id;
/** Cards that bring no coins, shields or points: what they make is used by building with it. */
const brings = ({ points, shields, income, incomePer, guild }: (typeof CARDS)[number]): boolean =>
  points > 0 || shields > 0 || income > 0 || incomePer !== undefined || guild !== undefined;

const all = [
  ...named("move", MOVES),
  ...named("event", EVENTS),
  ...named("coins", COINS),
  ...named("won", WINS),
  ...CARDS.flatMap(({ id, freeWith }) => [`built.${id}`, `discarded.${id}`, ...(freeWith === NONE ? [] : [`free.${id}`])]),
  ...CARDS.filter(brings).map(({ id }) => `earned.card.${id}`),
  ...WONDERS.flatMap(({ id, then }) => [`wonder.${id}`, `removed.${id}`, ...(then === undefined ? [] : [`then.${id}`])]),
  ...WONDERS.filter(({ again }) => again).map(({ id }) => `again.${id}`),
  ...WONDERS.filter(({ robs }) => robs > 0).map(({ id }) => `robs.${id}`),
  ...TOKENS.flatMap(({ id }) => [`token.${id}`, `kept.${id}`]),
  ...LOOT.map((_token, at) => `looted.${at}`),
  ...[1, 2, 3].map((age) => `dealt.${age}`),
  ...["brown", "grey"].map((colour) => `threatened.${colour}`),
];

/** What a wonder asks for when it is built. */
const ASKS: readonly Event["type"][] = ["drew", "mourned", "threatened", "destroyed"];

function usedByEvent(event: Event, wonder: string): readonly string[] {
  switch (event.type) {
    case "built":
      return [`built.${card(event.card)}`, ...(event.chain ? [`free.${card(event.card)}`] : [])];
    case "discarded":
      return [`discarded.${card(event.card)}`];
    case "wonder":
      return [`wonder.${wonder}`];
    case "removed":
      return [`removed.${WONDERS[event.wonder]!.id}`];
    case "coins":
      return [`coins.${event.why}`, ...(event.why === "robbed" ? [`robs.${wonder}`] : [])];
    case "looted":
      return [`looted.${event.token}`];
    case "token":
    case "kept":
      return [`${event.type}.${TOKENS[event.token]!.id}`];
    case "turn":
      return event.again ? [`again.${wonder}`] : [];
    case "dealt":
      return [`dealt.${event.age}`];
    case "threatened":
      return [`threatened.${event.colour}`];
    case "won":
      return [`won.${event.how}`];
    default:
      return [];
  }
}

function used(frames: readonly { readonly event: Event }[]): readonly string[] {
  const events = frames.map(({ event }) => event);
  const built = events.find((event) => event.type === "wonder");
  const wonder = built === undefined ? "" : WONDERS[built.wonder]!.id;
  return events.flatMap((event) => [
    `event.${event.type}`,
    ...usedByEvent(event, wonder),
    ...(ASKS.includes(event.type) ? [`then.${wonder}`] : []),
  ]);
}

/** Every card, wonder and token is in one place; the pawn on its track; coins not below 0. */
function broken({ table, secrets, hidden }: State<Duel>): string[] {
  const wrong: string[] = [];
  const once = (what: string, places: readonly number[], most: number): void => {
    const known = places.filter((at) => at >= 0 && at < most);
    if (new Set(known).size < known.length) wrong.push(`a ${what} in two places`);
  };
  const { cities, pyramid, discard, tokens, pawn, age } = table;
  const under = cities.flatMap((city) => city.under);
  const cards = [...cities.flatMap((city) => city.cards), ...under, ...pyramid, ...hidden.below, ...hidden.ages.flat(), ...discard];
  once("card", cards, CARDS.length);
  once("wonder", [...cities.flatMap(({ wonders }) => wonders), ...table.offer, ...hidden.wonders], WONDERS.length);
  const drawn = secrets.flatMap((secret) => secret.drawn);
  const placed = [...cities.flatMap((city) => city.tokens), ...tokens, ...hidden.box, ...drawn].filter((at) => at >= 0);
  once("token", placed, TOKENS.length);
  if (placed.length !== TOKENS.length) wrong.push("a token is lost");
  if (Math.abs(pawn) > 9) wrong.push("the pawn is off its track");
  if (cities.some(({ coins }) => coins < 0)) wrong.push("coins below 0");
  if (under.filter((at) => at >= 0).length > 7) wrong.push("an eighth wonder");
  if (age > 0 && cities.some(({ wonders }) => wonders.length !== 4)) wrong.push("a wonder was not drafted");
  return wrong;
}

export const inventory: Inventory<Duel> = {
  game: duel,
  telling: [51, 150, 270, 84, 281, 264, 33, 245, 219, 192, 27, 267, 66, 30, 64, 231, 273, 191, 283, 15],
  all,
  used,
  usedBy: ({ type }) => [`move.${type}`],
  earned: (source) => [`earned.${source}`],
  broken,
  built: () => [],
};
