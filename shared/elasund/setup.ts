/** The first state of a match. */

import { add, at } from "../core/base/checked.ts";
import { below, shuffle } from "../core/base/random.ts";
import type { Start, State } from "../core/contract/game.ts";
import { buildingOf, CHURCH, COLOUR_OF, KIND_OF, NUMBERS, START_SITES, TILES } from "./catalog.ts";
import { goldCards, INFLUENCE, noCards } from "./rules/cards.ts";
import { sum } from "./rules/fast-counts.ts";
import { fieldAt } from "./rules/town/grid.ts";
import { WALL_SPACES } from "./rules/town/walls.ts";
import { type Elasund, GONE, NONE, PERMITS, START_KINDS, type Table } from "./state.ts";

const each = (length: number, value: number): number[] => new Array<number>(length).fill(value);

export function setup({ seats, options, luck, rules, colours }: Start<Elasund>): State<Elasund> {
  const turn = below(luck, seats);
  const influence = shuffle(
    luck,
    INFLUENCE.flatMap((card) => each(NUMBERS.influencePerColour, card)),
  );
  const church = shuffle(
    luck,
    each(CHURCH.tiles, 0).map((_zero, tile) => tile),
  );
  const gold = each(seats, 0).map(
    (_zero, seat) => NUMBERS.goldAtStart + (options.start === "staggered" ? (seat - turn + seats) % seats : 0),
  );
  const secrets = gold.map((coins) => {
    const hand = goldCards(coins);
    for (const card of influence.splice(-NUMBERS.influenceAtStart)) add(hand, card, 1);
    return { hand, laid: noCards(), tiles: [], under: NONE };
  });
  const table: Table = {
    step: "roll",
    turn,
    built: 0,
    idle: 0,
    kind: NONE,
    bonus: NONE,
    permit: NONE,
    target: NONE,
    takes: 0,
    reward: options.reward,
    goal: options.cubes,
    ...(rules > 1 && { rules }),
    dice: [],
    ship: NONE,
    sites: each(TILES, NONE).map((none, tile) => siteAtStart(seats, tile, colours) ?? none),
    owners: each(TILES, NONE).map((none, tile) => (isAtStart(seats, tile) ? at(COLOUR_OF, tile) : none)),
    permits: each(seats * PERMITS, NONE),
    walls: each(WALL_SPACES, NONE),
    church: each(CHURCH.tiles, NONE),
    churchAt: NONE,
    cubes: each(seats, options.cubes),
    trade: each(seats, 0),
    hands: gold.map((coins) => coins + NUMBERS.influenceAtStart),
    golds: gold,
    owes: each(seats, 0),
    laid: each(seats, 0),
    due: each(seats * 2, 0),
    given: each(seats * noCards().length, 0),
    gold: NUMBERS.goldCards - sum(gold),
    deck: influence.length,
    discard: noCards(),
  };
  return { table, secrets, hidden: { luck, influence, church } };
}

const isAtStart = (seats: number, tile: number): boolean => at(KIND_OF, tile) < START_KINDS && at(COLOUR_OF, tile) < seats;

/** Start buildings begin on the places of their colour; those of colours not in play are out of the game. */
function siteAtStart(seats: number, tile: number, colours: readonly number[] = []): number | undefined {
  const seat = at(COLOUR_OF, tile);
  if (seat >= seats) return GONE;
  if (!isAtStart(seats, tile)) return undefined;
  const sites = at(START_SITES, colours[seat] ?? seat);
  const [column, row] = buildingOf(tile).id === "hut" ? sites.hut : sites.huts;
  return fieldAt(column, row);
}
