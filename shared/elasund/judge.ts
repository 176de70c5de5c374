/** Whether a position is one that the rules can lead to: no card or cube lost or made, nothing on top of anything else, one question asked. */
import { isLuck } from "../core/analysis/board.ts";
import { at } from "../core/base/checked.ts";
import { isList, isRecord, isWhole, isWord } from "../core/base/plain.ts";
import type { State } from "../core/contract/game.ts";
import type { Fault, Judge } from "../core/contract/judge.ts";
import { BUILDINGS, CHURCH, COLOUR_OF, COLUMNS, KIND_OF, NUMBERS, ROLLS, ROWS, TILES, WALL_PIECES } from "./catalog.ts";
import { influenceOf, sum } from "./rules/fast-counts.ts";
import { churchAtWith, churchField, columnOf, columnsOf, FIELDS, fieldName, fits, footprint, PIT_FIELD } from "./rules/town/grid.ts";
import { openSpaces, seatOfPiece, towersOf, WALL_SPACES } from "./rules/town/walls.ts";
import { trackCubes, tradeOfSite } from "./rules/trade.ts";
import {
  BONUSES,
  CARDS,
  DISPLACED,
  type Elasund,
  GOLD,
  GONE,
  KINDS,
  NONE,
  OPTIONS,
  PERMITS,
  START_KINDS,
  STEPS,
  type Table,
  toAct,
} from "./state.ts";

const SEATS = Math.max(...Object.keys(COLUMNS).map(Number));
const isSeat = isWhole(0, SEATS - 1);
const isNobodyOr = isWhole(NONE, SEATS - 1);
const isField = isWhole(NONE, FIELDS - 1);
const isCount = isWhole(-999, 999);
const bySeat = (each = 1) => isList(isCount, 2 * each, SEATS * each);
const byCard = isList(isCount, CARDS.length, CARDS.length);
const isTile = isWhole(0, CHURCH.tiles - 1);
const DICE = 2;
const PIPS = ROLLS / 6;

const isTable = isRecord(
  {
    step: isWord(STEPS),
    turn: isSeat,
    built: isWhole(0, NUMBERS.builds),
    idle: isWhole(0, 999),
    kind: isWhole(NONE, KINDS.length - 1),
    bonus: isWhole(NONE, BONUSES.length - 1),
    permit: isWhole(NONE, PERMITS - 1),
    target: isField,
    takes: isWhole(0, 99),
    reward: isWord(OPTIONS.reward),
    goal: isWhole(1, 99),
    dice: isList(isWhole(1, PIPS), 0, DICE),
    ship: isWhole(NONE, ROWS - 1),
    sites: isList(isWhole(GONE, FIELDS - 1), TILES, TILES),
    owners: isList(isNobodyOr, TILES, TILES),
    permits: isList(isField, 2 * PERMITS, SEATS * PERMITS),
    walls: isList(isWhole(NONE, SEATS * WALL_PIECES.length - 1), WALL_SPACES, WALL_SPACES),
    church: isList(isNobodyOr, CHURCH.tiles, CHURCH.tiles),
    churchAt: isField,
    cubes: bySeat(),
    trade: bySeat(),
    hands: bySeat(),
    golds: bySeat(),
    owes: bySeat(),
    laid: bySeat(),
    due: bySeat(2),
    given: bySeat(CARDS.length),
    gold: isCount,
    deck: isCount,
    discard: byCard,
  },
  { rules: isWhole(1, 99) },
);
const isSecret = isRecord({ hand: byCard, laid: byCard, tiles: isList(isTile, 0, 2), under: isWhole(NONE, CHURCH.tiles - 1) });
const isState = isRecord({
  table: isTable,
  secrets: isList(isSecret, 2, SEATS),
  hidden: isRecord({
    luck: isLuck,
    influence: isList(isWhole(GOLD + 1, CARDS.length - 1), 0, 99),
    church: isList(isTile, 0, CHURCH.tiles),
  }),
});

function faults(state: State<Elasund>): Fault[] {
  const { table } = state;
  const whole = setting(state);
  if (whole.length > 0) return whole;
  const laid = board(table);
  return [...cards(state), ...laid, ...(laid.length > 0 ? [] : cubes(table)), ...walls(table), ...church(state), ...steps(state)];
}

export const judge: Judge<Elasund> = { isState, faults };

const unless = (fine: boolean, kind: string, args?: Fault["args"]): Fault[] =>
  fine ? [] : [args === undefined ? { kind } : { kind, args }];

/** What follows from the number of players; all else is counted by it. */
function setting({ table, secrets }: State<Elasund>): Fault[] {
  const seats = table.cubes.length;
  const lengths = [
    ...[table.trade, table.hands, table.golds, table.owes, table.laid, secrets].map(({ length }) => length),
    table.permits.length / PERMITS,
    table.due.length / 2,
    table.given.length / CARDS.length,
  ];
  const highest = Math.max(table.turn, ...table.owners, ...table.church, ...table.walls.map(seatOfPiece));
  return unless(lengths.every((length) => length === seats) && highest < seats, "setting", { n: seats });
}

function cards({ table, secrets, hidden }: State<Elasund>): Fault[] {
  const held = (card: number) => sum(secrets.map(({ hand, laid }) => at(hand, card) + at(laid, card)));
  const given = (card: number) => sum(table.given.filter((_count, place) => place % CARDS.length === card));
  const piles = CARDS.flatMap((name, card) => {
    const pile = card === GOLD ? table.gold : at(table.discard, card) + hidden.influence.filter((other) => other === card).length;
    const most = card === GOLD ? NUMBERS.goldCards : NUMBERS.influencePerColour;
    const n = pile + held(card) + given(card);
    return unless(n === most, "cards", { card: name, n, most });
  });
  const hands = secrets.flatMap(({ hand, laid }, seat) => [
    ...unless(
      [...hand, ...laid].every((count) => count >= 0),
      "negative",
    ),
    ...unless(
      at(table.hands, seat) === sum(hand) &&
        at(table.laid, seat) === sum(laid) &&
        at(table.golds, seat) === at(hand, GOLD) + at(laid, GOLD),
      "hidden",
    ),
  ]);
  const counts = [table.gold, table.deck, ...table.discard, ...table.given, ...table.owes, ...table.due];
  return [
    ...piles,
    ...hands,
    ...unless(table.deck === hidden.influence.length, "hidden"),
    ...unless(
      counts.every((count) => count >= 0),
      "negative",
    ),
  ];
}

function cubes(table: Table): Fault[] {
  return table.cubes.flatMap((left, seat) => {
    const own = table.owners.flatMap((owner, tile) => (owner === seat ? [tile] : []));
    const trade = sum(own.map((tile) => tradeOfSite(table, at(KIND_OF, tile), at(table.sites, tile))));
    const flags = sum(own.map((tile) => at(BUILDINGS, at(KIND_OF, tile)).flags.length));
    const laid = flags + towersOf(table, seat) + table.church.filter((builder) => builder === seat).length + trackCubes(trade);
    // With the winning build there may be fewer cubes than places.
    const fine = left + laid === table.goal || (table.step === "over" && left === 0 && laid > table.goal);
    return [
      ...unless(fine, "cubes", { seat, n: left, most: table.goal - laid }),
      ...unless(at(table.trade, seat) === trade, "trade", { seat, n: at(table.trade, seat), most: trade }),
    ];
  });
}

function board(table: Table): Fault[] {
  const covered = new Set<number>();
  const cover = (field: number, isChurch = false): Fault[] => {
    const isTwice = covered.has(field);
    covered.add(field);
    const name = { field: field >= 0 && field < FIELDS ? fieldName(field) : "" };
    return [
      ...unless(!isTwice, "twice", name),
      ...unless(field >= 0 && field < FIELDS && columnOf(field) < columnsOf(table), "outside", name),
      ...unless(field !== PIT_FIELD || isChurch, "pit"),
    ];
  };
  const tiles = Array.from({ length: TILES }, (_none, tile): Fault[] => {
    const [site, owner, colour, kind] = [at(table.sites, tile), at(table.owners, tile), at(COLOUR_OF, tile), at(KIND_OF, tile)];
    const name = { kind: at(KINDS, kind) };
    const whose = [
      ...unless(colour < table.cubes.length || site === GONE, "owner", name),
      ...unless(site >= 0 === owner >= 0, "owner", name),
      ...unless(colour < 0 || site < 0 || colour === owner, "owner", name),
    ];
    if (site < 0 || whose.length > 0) return whose;
    if (!fits(table, kind, site)) return [{ kind: "outside", args: { field: fieldName(site) } }];
    const fields = footprint(kind, site);
    const harbour = kind < START_KINDS && fields.some((field) => columnOf(field) === 0);
    return [...fields.flatMap((field) => cover(field)), ...unless(!harbour, "harbour", name)];
  });
  return [
    ...tiles.flat(),
    ...start(table),
    ...table.permits.flatMap((field) => (field === NONE ? [] : cover(field))),
    ...(table.churchAt === NONE
      ? []
      : table.church.flatMap((builder, tile) => (builder === NONE ? [] : cover(churchField(table.churchAt, tile), true)))),
  ];
}

/** Each player begins with these in the town. */
const start = ({ sites, cubes }: Table): Fault[] =>
  sites.flatMap((site, tile) => {
    const [seat, kind] = [at(COLOUR_OF, tile), at(KIND_OF, tile)];
    return unless(kind >= START_KINDS || seat >= cubes.length || site !== NONE, "start", { seat, kind: at(KINDS, kind) });
  });

function walls(table: Table): Fault[] {
  const order = table.cubes.flatMap((_cubes, seat) => {
    const own = table.walls.filter((piece) => piece !== NONE && seatOfPiece(piece) === seat).sort((a, b) => a - b);
    return unless(
      own.every((piece, place) => piece === seat * WALL_PIECES.length + place),
      "wallOrder",
      { seat },
    );
  });
  // Taken away one by one from the ends that are open, everything must go: so it all hangs on the gates.
  const bare = { ...table, walls: table.walls.map(() => NONE) };
  let laid = table.walls.filter((piece) => piece !== NONE).length;
  for (let grown = true; grown; ) {
    const next = openSpaces(bare).filter((space) => table.walls[space] !== NONE);
    grown = next.length > 0;
    for (const space of next) bare.walls[space] = at(table.walls, space);
    laid -= next.length;
  }
  return [...order, ...unless(laid === 0, "wallGap")];
}

function church({ table, secrets, hidden }: State<Elasund>): Fault[] {
  const built = table.church.flatMap((builder, tile) => (builder === NONE ? [] : [tile]));
  const held = secrets.flatMap(({ tiles, under }) => [...tiles, ...(under === NONE ? [] : [under])]);
  const all = [...built, ...held, ...hidden.church].sort((a, b) => a - b);
  return [
    ...unless(all.length === CHURCH.tiles && all.every((tile, place) => tile === place), "hidden"),
    ...unless(table.churchAt === NONE ? built.length === 0 : built.some((tile) => churchAtWith(tile) === table.churchAt), "churchAt"),
  ];
}

function steps({ table, secrets }: State<Elasund>): Fault[] {
  const { step } = table;
  const placing = step === "where" || step === "pay";
  const fine = [
    toAct(table).length > 0 === (step !== "over"),
    // A win leaves displaced start buildings where they are.
    step === "over" || table.sites.includes(DISPLACED) === (step === "settle"),
    sum(table.owes) > 0 === (step === "pirates" || step === "shortage"),
    // Who must lay all cards has laid them; of a shortage it is half the influence.
    step !== "pirates" || table.owes.every((owed, seat) => owed === 0 || owed < at(table.hands, seat)),
    step !== "shortage" || secrets.every(({ hand }, seat) => at(table.owes, seat) <= influenceOf(hand)),
    step !== "build" || table.built < NUMBERS.builds,
    step === "pirates" || step === "shortage" || sum(table.laid) === 0,
    step === "tower" || sum(table.given) + table.takes === 0,
    step === "shortage" || sum(table.due) === 0,
    placing || table.kind === NONE,
    placing || step === "permit" || table.bonus === NONE,
    placing || table.permit === NONE,
    step === "pay" || table.target === NONE,
    secrets.every(({ tiles }, seat) => tiles.length === (step === "tile" && seat === table.turn ? 2 : 0)),
  ];
  // The last cube can only come to lie in a turn of its seat.
  const won = table.cubes.findIndex((left, seat) => left <= 0 && !(step === "over" && seat === table.turn));
  return [...unless(won < 0, "won", { seat: won }), ...unless(!fine.includes(false), "phase")];
}
