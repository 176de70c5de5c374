/** Everything in the box of Elasund. */
import { CHURCH, DICE_ROWS, KIND_OF, PIRATES, TILES, WALL_PIECES } from "../../shared/elasund/catalog.ts";
import { elasund } from "../../shared/elasund/index.ts";
import { WALL_SPACES } from "../../shared/elasund/rules/town/walls.ts";
import {
  BONUSES,
  CARDS,
  type Elasund,
  type Event,
  KINDS,
  type Move,
  PERMITS,
  SOURCES,
  START_KINDS,
  STEPS,
} from "../../shared/elasund/state.ts";
import { type Inventory, named } from "../contract/exhaustive/inventory.ts";
import { broken } from "./invariants.ts";
import { position } from "./position.ts";

const MOVES: Readonly<Record<Move["type"], true>> = {
  ...{ roll: true, sail: true, give: true, take: true, build: true, wall: true, church: true, tile: true, settle: true, gold: true },
  ...{ permit: true, put: true, pay: true, bonus: true, pass: true },
};
const EVENTS: Readonly<Record<Event["type"], true>> = {
  ...{ turn: true, rolled: true, sailed: true, owed: true, laid: true, revealed: true, took: true, swept: true, halved: true },
  ...{ shuffled: true, drew: true, chose: true, lifted: true, bonus: true, aimed: true, spent: true, compensated: true, returned: true },
  ...{ displaced: true, traded: true, built: true, walled: true, peeked: true, churched: true, settled: true, homeless: true },
  ...{ placed: true, raised: true, passed: true, won: true, stalled: true },
};

const built = KINDS.slice(START_KINDS);
const neutral = Array.from({ length: TILES }, (_none, tile) => tile).filter((tile) => KIND_OF[tile]! >= START_KINDS);
const upTo = (count: number, prefix: string, first = 0): string[] =>
  Array.from({ length: count }, (_none, at) => `${prefix}.${first + at}`);

const all = [
  ...named("move", MOVES),
  ...named("event", EVENTS),
  ...STEPS.map((step) => `step.${step}`),
  ...neutral.map((tile) => `tile.${tile}`),
  ...built.map((kind) => `displaced.${kind}`),
  ...KINDS.slice(0, START_KINDS).flatMap((kind) => [`displaced.${kind}`, `settled.${kind}`]),
  ...upTo(CHURCH.tiles, "church"),
  ...upTo(WALL_PIECES.length, "wall"),
  ...upTo(WALL_SPACES, "space"),
  ...upTo(PERMITS, "permit"),
  ...upTo(PERMITS - 1, "raised", 1),
  ...BONUSES.map((bonus) => `bonus.${bonus}`),
  ...SOURCES.map((why) => `drew.${why}`),
  ...[...DICE_ROWS, PIRATES].map((sum) => `rolled.${sum}`),
  ...DICE_ROWS.map((_row, row) => `row.${row}`),
  ...["pirates", "shortage"].map((why) => `owed.${why}`),
  ...CARDS.flatMap((card) => [`took.${card}`, `spent.${card}`]),
  ...["cubes", "full", "stalled"].map((how) => `ended.${how}`),
  ...KINDS.filter((kind) => !["trader", "craftsman"].includes(kind)).map((kind) => `earned.kind.${kind}`),
  ...["trader", "craftsman"].map((kind) => `earned.kind.${kind}`),
  ...["walls", "instead", "bonus", "towers"].map((source) => `earned.earned.${source}`),
  ...["trade", "walls", "church"].map((source) => `earned.points.${source}`),
];

const listed = (prefix: string, counts: readonly number[]): string[] =>
  counts.flatMap((count, at) => (count > 0 ? [`${prefix}.${CARDS[at % CARDS.length]}`] : []));

function usedByEvent(event: Event): readonly string[] {
  switch (event.type) {
    case "rolled":
      return [`rolled.${event.dice.reduce((sum, pips) => sum + pips, 0)}`];
    case "sailed":
      return [`row.${event.row}`];
    case "owed":
      return [`owed.${event.why}`];
    case "took":
      return [`took.${CARDS[event.card]}`];
    case "drew":
      return [`drew.${event.why}`];
    case "bonus":
      return [`bonus.${BONUSES[event.action]}`];
    case "spent":
      return listed("spent", event.cards);
    case "displaced":
      return event.tiles.map((tile) => `displaced.${KINDS[KIND_OF[tile]!]}`);
    case "built":
      return [`tile.${event.tile}`];
    case "walled":
      return [`wall.${event.piece % WALL_PIECES.length}`, `space.${event.space}`];
    case "churched":
      return [`church.${event.tile}`];
    case "settled":
      return [`settled.${KINDS[KIND_OF[event.tile]!]}`];
    case "placed":
      return [`permit.${event.value}`];
    case "raised":
      return [`raised.${event.to}`];
    case "won":
      return ["ended.cubes"];
    case "stalled":
      return [event.full ? "ended.full" : "ended.stalled"];
    default:
      return [];
  }
}

/** A board of two players without room for a build, and one without room for a start building that has to give way. */
function crowded() {
  const church = { first: 5, tiles: ["1 0", "2 0", "3 1", "4 1", "6 1", "7 0", "8 0", "9 1"] };
  const walls = ["n4", "n3", "s4", "s3", "e3", "e11", "e4", "e10", "e5", "e9", "e6", "e8"].map((space, at) => `${at % 2} ${space}`);
  const north = ["large 0 a2", "large 1 c2", "craftsman 0 e2", "craftsman 1 e4", "market 0 a5", "market 1 c5", "huts 0 a6", "well 0 a9"];
  const south = ["huts 1 e6", "well 1 e9", "large 0 a10", "inn 1 c10", "market 0 c12", "well 1 e10", "well 0 e11", "hut 0 e12"];
  const full = position({ seats: 2, step: "bonus", church, walls, tiles: [...north, ...south], cubes: [2, 3], hands: ["20", "20"] });
  full.table.idle = 5;
  const still = position({ step: "bonus" });
  still.table.idle = 1_000;
  return { full, still };
}

function homeless() {
  const tiles = ["merchant 0 b2", "merchant 0 d2", "inn 0 b4", "market 0 b6", "well 0 e10", "inn 0 b11", "inn 0 d11"];
  const church = { first: 2, tiles: ["1 1", "3 1", "4 1", "5 1", "6 1", "7 1", "8 1"], under: 9 };
  const permits = ["0 1 d4", "0 2 e4", "1 0 e5", "1 4 d10"];
  const more = ["market 0 d6", "craftsman 1 e8", "hut 1 d5"];
  return position({ seats: 2, hands: ["5"], church, tiles: [...tiles, ...more], permits, cubes: [5, 5] });
}

/** Three hands hold nearly all influence while two cards are due. */
function short() {
  const hands = ["g".repeat(13), "b".repeat(13), `2 ${"r".repeat(12)}`];
  return position({ step: "ship", dice: [2, 3], ship: 5, tiles: ["inn 0 b3", "inn 0 d3"], hands });
}

/** The church grows over a building. */
const underChurch = (...tiles: readonly string[]) => position({ hands: ["7"], church: { first: 6, by: 1 }, churchPile: [1], tiles });
const lastLarge = () => position({ hands: ["5"], tiles: ["large 1 a2", "large 2 a9"], permits: ["0 1 c8", "0 2 d8", "0 3 c9"] });

export const inventory: Inventory<Elasund> = {
  game: elasund,
  telling: [42, 36, 12, 33, 34],
  all,
  used: (frames, before) => [
    `step.${before.step}`,
    ...frames.flatMap(({ event, table }) => [`event.${event.type}`, `step.${table.step}`, ...usedByEvent(event)]),
  ],
  usedBy: ({ type }) => [`move.${type}`],
  earned: (source) => [`earned.${source}`],
  broken,
  built: () => [
    { position: crowded().full, moves: ["pass"] },
    { position: crowded().still, moves: ["pass"] },
    { position: homeless(), moves: ["build inn", "put d4"] },
    { position: underChurch("large 2 a4", "market 2 a2"), moves: ["church"] },
    { position: underChurch("inn 2 a4"), moves: ["church"] },
    { position: lastLarge(), moves: ["build large", "put c8"] },
    { position: position({ step: "permit", hands: ["25", "21 g", "4"] }), moves: ["gold"] },
    { position: short(), moves: ["sail 3", ...Array.from({ length: 7 }, () => "give green")] },
  ],
};
