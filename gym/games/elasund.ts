/** Elasund as numbers. */
import { BUILDINGS, CHURCH, DICE_ROWS, KIND_OF, TILES, WALL_PIECES } from "../../shared/elasund/catalog.ts";
import { elasund } from "../../shared/elasund/index.ts";
import {
  BONUS,
  BUILD,
  CHURCH_TILE,
  GIVE,
  PASS,
  PAY,
  PERMIT,
  PUT,
  ROLL,
  SAIL,
  SETTLE,
  TAKE,
  TILE,
  TWO_GOLD,
  WALL,
} from "../../shared/elasund/rules/choices.ts";
import { churchField, FIELDS } from "../../shared/elasund/rules/town/grid.ts";
import {
  BONUSES,
  CARDS,
  COLS,
  DISPLACED,
  type Elasund,
  KINDS,
  type Move,
  NONE,
  OWN_KINDS,
  PERMITS,
  START_KINDS,
  STEPS,
  toAct,
} from "../../shared/elasund/state.ts";
import { each, type Numbering, type Part, upTo } from "../common/numbering.ts";

const FIRST_GIVE = 1 + SAIL.length;
const FIRST_TAKE = FIRST_GIVE + GIVE.length;
const FIRST_BUILD = FIRST_TAKE + TAKE.length;
const FIRST_WALL = FIRST_BUILD + BUILD.length;
const FIRST_TILE = FIRST_WALL + WALL.length + 1;
const FIRST_SETTLE = FIRST_TILE + TILE.length;
const FIRST_PERMIT = FIRST_SETTLE + START_KINDS * FIELDS + 1;
const FIRST_PUT = FIRST_PERMIT + PERMIT.length;
const FIRST_PAY = FIRST_PUT + PUT.length;
const FIRST_BONUS = FIRST_PAY + PAY.length;
const LAST = FIRST_BONUS + BONUS.length;

/** "settle" names the kind: each seat has one tile of it, and here the first seat's stands for all. */
const MOVES: readonly Move[] = [
  ROLL,
  ...SAIL,
  ...GIVE,
  ...TAKE,
  ...BUILD,
  ...WALL,
  CHURCH_TILE,
  ...TILE,
  ...SETTLE.slice(0, START_KINDS).flat(),
  TWO_GOLD,
  ...PERMIT,
  ...PUT,
  ...PAY,
  ...BONUS,
  PASS,
];

function numberOf(move: Move): number {
  switch (move.type) {
    case "roll":
      return 0;
    case "sail":
      return 1 + move.row;
    case "give":
      return FIRST_GIVE + move.card;
    case "take":
      return FIRST_TAKE + move.card;
    case "build":
      return FIRST_BUILD + move.kind;
    case "wall":
      return FIRST_WALL + move.space;
    case "church":
      return FIRST_TILE - 1;
    case "tile":
      return FIRST_TILE + move.tile;
    case "settle":
      return FIRST_SETTLE + KIND_OF[move.tile]! * FIELDS + move.field;
    case "gold":
      return FIRST_PERMIT - 1;
    case "permit":
      return FIRST_PERMIT + move.value;
    case "put":
      return FIRST_PUT + move.field;
    case "pay":
      return FIRST_PAY + move.card;
    case "bonus":
      return FIRST_BONUS + move.action;
    case "pass":
      return LAST;
  }
}

const STEP_AT = new Map<string, number>(STEPS.map((step, at) => [step, at]));
/** What covers a field, where it is no building: the numbers after those of the kinds. */
const CHURCH_HERE = KINDS.length + 1;
const fields = upTo(FIELDS);

const table: Part<Elasund> = {
  names: [
    ...each("step", STEPS),
    "builds this turn",
    "turns since the last build",
    ...each("chosen building", KINDS),
    ...each("chosen bonus", BONUSES),
    ...each("chosen permit", upTo(PERMITS)),
    "chosen field", // from 1; 0: none
    "given cards to take",
    "towers take from others alone",
    "cubes at the start",
    "first die",
    "second die",
    ...each("ship in row", DICE_ROWS),
    ...each("field covered by", fields), // the building's kind from 1, then the church; 0: nothing
    ...each("field built by", fields), // the seat after the observer's, from 1
    ...each("permit on field", fields), // its value from 1
    ...each("permit on field of", fields), // the seat after the observer's, from 1
    ...each("wall piece of", upTo(WALL.length)), // the seat after the observer's, from 1
    ...each("wall piece", upTo(WALL.length)), // its number from 1
    ...each("church tile of", upTo(CHURCH.tiles)), // the seat after the observer's, from 1
    "church from field", // from 1; 0: none
    ...each("left in the box", KINDS),
    "gold in the supply",
    "influence in the pile",
    ...each("spent", CARDS),
  ],
  write({ table, seat }, _seat, into, at) {
    into[at + STEP_AT.get(table.step)!] = 1;
    at += STEPS.length;
    into[at] = table.built;
    into[at + 1] = table.idle;
    at += 2;
    at = choose(table.kind, KINDS.length, into, at);
    at = choose(table.bonus, BONUSES.length, into, at);
    at = choose(table.permit, PERMITS, into, at);
    into[at] = table.target + 1;
    into[at + 1] = table.takes;
    into[at + 2] = table.reward === "others" ? 1 : 0;
    into[at + 3] = table.goal;
    into[at + 4] = table.dice[0] ?? 0;
    into[at + 5] = table.dice[1] ?? 0;
    at = choose(table.ship, DICE_ROWS.length, into, at + 6);
    writeBoard(table, seat, into, at);
    at = writeWallsAndChurch(table, seat, into, at + 4 * FIELDS);
    for (let tile = 0; tile < TILES; tile++) if (table.sites[tile] === NONE && table.owners[tile] === NONE) into[at + KIND_OF[tile]!]!++;
    at += KINDS.length;
    into[at] = table.gold;
    into[at + 1] = table.deck;
    copy(table.discard, 0, CARDS.length, into, at + 2);
  },
};

/** Four numbers for each field, one after the other for all fields. */
function writeBoard(
  { sites, owners, church, churchAt, permits, cubes }: Elasund["table"],
  seat: number,
  into: Int16Array,
  at: number,
): void {
  for (let tile = 0; tile < TILES; tile++) {
    const site = sites[tile]!;
    if (site < 0) continue;
    const kind = KIND_OF[tile]!;
    const { width, height } = BUILDINGS[kind]!;
    for (let down = 0; down < height; down++)
      for (let right = 0; right < width; right++) {
        const field = at + site + down * COLS + right;
        into[field] = kind + 1;
        into[field + FIELDS] = afterSeat(owners[tile]!, seat, cubes.length);
      }
  }
  if (churchAt !== NONE)
    for (let tile = 0; tile < CHURCH.tiles; tile++) {
      if (church[tile] === NONE) continue;
      const field = at + churchField(churchAt, tile);
      into[field] = CHURCH_HERE;
      into[field + FIELDS] = afterSeat(church[tile]!, seat, cubes.length);
    }
  for (let permit = 0; permit < permits.length; permit++) {
    if (permits[permit]! < 0) continue;
    const field = at + 2 * FIELDS + permits[permit]!;
    into[field] = (permit % PERMITS) + 1;
    into[field + FIELDS] = afterSeat(Math.floor(permit / PERMITS), seat, cubes.length);
  }
}

function writeWallsAndChurch({ walls, church, churchAt, cubes }: Elasund["table"], seat: number, into: Int16Array, at: number): number {
  for (let space = 0; space < walls.length; space++) {
    const piece = walls[space]!;
    if (piece === NONE) continue;
    into[at + space] = afterSeat(Math.floor(piece / WALL_PIECES.length), seat, cubes.length);
    into[at + walls.length + space] = (piece % WALL_PIECES.length) + 1;
  }
  at += 2 * walls.length;
  for (let tile = 0; tile < CHURCH.tiles; tile++) into[at + tile] = afterSeat(church[tile]!, seat, cubes.length);
  into[at + CHURCH.tiles] = churchAt + 1;
  return at + CHURCH.tiles + 1;
}

/** How many seats after the observer's a seat comes, from 1 for the observer; 0 for no seat. */
const afterSeat = (of: number, seat: number, seats: number): number => (of < 0 ? 0 : 1 + ((of - seat + seats) % seats));

const own: Part<Elasund> = {
  names: [
    "seat",
    ...each("hand", CARDS),
    ...each("laid face down", CARDS),
    ...each("may choose church tile", upTo(CHURCH.tiles)),
    ...each("put under the pile church tile", upTo(CHURCH.tiles)),
  ],
  write({ secret, seat }, _seat, into, at) {
    into[at] = seat;
    at = copy(secret.hand, 0, CARDS.length, into, at + 1);
    at = copy(secret.laid, 0, CARDS.length, into, at);
    for (const tile of secret.tiles) into[at + tile] = 1;
    choose(secret.under, CHURCH.tiles, into, at + CHURCH.tiles);
  },
};

const seat: Part<Elasund> = {
  names: [
    "has the turn",
    "must choose",
    "cubes left",
    "trade points",
    "cards",
    "gold",
    "cards to lay",
    "cards laid",
    "gold to come",
    "influence to come",
    ...each("coloured building on the board", KINDS.slice(0, OWN_KINDS)), // 1: on the board, -1: to be put back
    ...each("permit on the board", upTo(PERMITS)),
    ...each("open among the given", CARDS),
  ],
  write({ table }, of, into, at) {
    if (table.turn === of) into[at] = 1;
    if (toAct(table).includes(of)) into[at + 1] = 1;
    into[at + 2] = table.cubes[of]!;
    into[at + 3] = table.trade[of]!;
    into[at + 4] = table.hands[of]!;
    into[at + 5] = table.golds[of]!;
    into[at + 6] = table.owes[of]!;
    into[at + 7] = table.laid[of]!;
    at = copy(table.due, of * 2, 2, into, at + 8);
    for (let kind = 0; kind < OWN_KINDS; kind++) {
      const site = table.sites[of * OWN_KINDS + kind]!;
      into[at + kind] = site >= 0 ? 1 : site === DISPLACED ? -1 : 0;
    }
    at += OWN_KINDS;
    for (let value = 0; value < PERMITS; value++) if (table.permits[of * PERMITS + value]! >= 0) into[at + value] = 1;
    copy(table.given, of * CARDS.length, CARDS.length, into, at + PERMITS);
  },
};

/** Sets a 1 for what is chosen; returns the index after all that could be. */
function choose(chosen: number, count: number, into: Int16Array, at: number): number {
  if (chosen >= 0) into[at + chosen] = 1;
  return at + count;
}

/** Copies items of a list; returns the index after them. */
function copy(list: readonly number[], from: number, count: number, into: Int16Array, at: number): number {
  for (let item = 0; item < count; item++) into[at + item] = list[from + item]!;
  return at + count;
}

export const ELASUND: Numbering<Elasund> = { game: elasund, actions: MOVES.map(elasund.notation), numberOf, table, own, seat };
