/** Puerto Rico as numbers. */

import { puertoRico } from "../../shared/puerto-rico/index.ts";
import {
  BUILD,
  COLONIST,
  DRAW,
  EXTRA,
  KEEP,
  LIFT,
  LOAD,
  PASS,
  PLACE,
  ROLE,
  SELL,
  STORE,
  TILE,
  WHARF,
} from "../../shared/puerto-rico/rules/choices.ts";
import { BUILDINGS, ENDINGS, GOODS, type Move, NONE, PHASES, type PuertoRico, ROLES, TILES } from "../../shared/puerto-rico/state.ts";
import { each, type Numbering, type Part, upTo } from "../common/numbering.ts";

const SHIPS = LOAD.length;
/** Tiles and buildings: where a colonist can be put. */
const CIRCLES = TILES.length + BUILDINGS.length;

const FIRST_TILE = ROLE.length + 1;
const FIRST_LIFT = FIRST_TILE + TILE.length + 1;
const FIRST_PLACE = FIRST_LIFT + CIRCLES;
const FIRST_BUILD = FIRST_PLACE + CIRCLES;
const FIRST_EXTRA = FIRST_BUILD + BUILD.length;
const FIRST_SELL = FIRST_EXTRA + GOODS.length;
const FIRST_LOAD = FIRST_SELL + GOODS.length;
const FIRST_WHARF = FIRST_LOAD + SHIPS * GOODS.length;
const FIRST_STORE = FIRST_WHARF + GOODS.length;
const FIRST_KEEP = FIRST_STORE + GOODS.length;
const LAST = FIRST_KEEP + GOODS.length;

const MOVES: readonly Move[] = [
  ...ROLE,
  DRAW,
  ...TILE,
  COLONIST,
  ...LIFT.slice(0, CIRCLES),
  ...PLACE.slice(0, CIRCLES),
  ...BUILD,
  ...EXTRA,
  ...SELL,
  ...LOAD.flat(),
  ...WHARF,
  ...STORE,
  ...KEEP,
  PASS,
];

function numberOf(move: Move): number {
  switch (move.type) {
    case "role":
      return move.card;
    case "draw":
      return ROLE.length;
    case "tile":
      return FIRST_TILE + move.tile;
    case "colonist":
      return FIRST_LIFT - 1;
    case "lift":
      return FIRST_LIFT + move.spot;
    case "place":
      return FIRST_PLACE + move.spot;
    case "build":
      return FIRST_BUILD + move.building;
    case "extra":
      return FIRST_EXTRA + move.good;
    case "sell":
      return FIRST_SELL + move.good;
    case "load":
      return FIRST_LOAD + move.ship * GOODS.length + move.good;
    case "wharf":
      return FIRST_WHARF + move.good;
    case "store":
      return FIRST_STORE + move.good;
    case "keep":
      return FIRST_KEEP + move.good;
    case "pass":
      return LAST;
  }
}

const PHASE_AT = new Map<string, number>(PHASES.map((phase, at) => [phase, at]));
/** Numbers of one cargo ship: its size, its barrels, and which good it carries. */
const SHIP = 2 + GOODS.length;

const table: Part<PuertoRico> = {
  names: [
    ...each("phase", PHASES),
    "covered points",
    "factory and university swapped",
    "round",
    ...each("ending", ENDINGS),
    ...each("free role", ROLES),
    ...each("money on role", ROLES),
    ...each("face-up", TILES.slice(0, GOODS.length)),
    ...each("discarded", GOODS),
    "hidden tiles",
    "quarries",
    ...each("for sale", BUILDINGS),
    ...each("supply", GOODS),
    "colonists",
    "colonist ship",
    "points left",
    ...each("trading house", GOODS),
    ...upTo(SHIPS).flatMap((ship) => [`ship ${ship} size`, `ship ${ship} barrels`, ...each(`ship ${ship} carries`, GOODS)]),
    ...each("craftsman produced", GOODS),
    "seats since a load",
    "captain's point to come",
    ...each("stored", GOODS),
  ],
  write({ table }, _seat, into, at) {
    into[at + PHASE_AT.get(table.phase)!] = 1;
    at += PHASES.length;
    into[at++] = table.covered ? 1 : 0;
    into[at++] = table.swapped ? 1 : 0;
    into[at++] = table.round;
    if (table.ending !== NONE) into[at + table.ending] = 1;
    at += ENDINGS.length;
    const { cardOwner, cardMoney } = table;
    for (let card = 0; card < cardOwner.length; card++) {
      if (cardOwner[card] === NONE) into[at + card] = 1;
      into[at + ROLES.length + card] = cardMoney[card]!;
    }
    at += 2 * ROLES.length;
    for (let place = 0; place < table.faceUp.length; place++) if (table.faceUp[place] !== NONE) into[at + table.faceUp[place]!]!++;
    at = copy(table.discards, into, at + GOODS.length);
    into[at++] = table.tilesLeft;
    into[at++] = table.quarries;
    at = copy(table.stock, into, at);
    at = copy(table.goods, into, at);
    into[at++] = table.colonists;
    into[at++] = table.colonistShip;
    into[at++] = table.points;
    for (let sold = 0; sold < table.house.length; sold++) into[at + table.house[sold]!]!++;
    at += GOODS.length;
    for (let number = 0; number < table.ships.length; number++, at += SHIP) {
      const ship = table.ships[number]!;
      into[at] = ship.size;
      into[at + 1] = ship.load;
      if (ship.good !== NONE) into[at + 2 + ship.good] = 1;
    }
    at += (SHIPS - table.ships.length) * SHIP;
    for (let made = 0; made < table.produced.length; made++) into[at + table.produced[made]!] = 1;
    at += GOODS.length;
    into[at++] = table.idle;
    into[at++] = table.firstLoad ? 1 : 0;
    for (let kind = 0; kind < table.stored.length; kind++) into[at + table.stored[kind]!] = 1;
  },
};

/** No seat of Puerto Rico has a secret, but it must know which seat it is in. */
const own: Part<PuertoRico> = {
  names: ["seat"],
  write({ seat }, _seat, into, at) {
    into[at] = seat;
  },
};

const seat: Part<PuertoRico> = {
  names: [
    "is governor",
    "has the role",
    "must choose",
    "money",
    "points for barrels",
    "points of the harbor",
    "points as captain",
    "colonists in San Juan",
    ...each("barrels", GOODS),
    ...each("tiles", TILES),
    ...each("colonists on", TILES),
    ...each("built", BUILDINGS),
    ...each("colonists in", BUILDINGS),
    "wharf used",
    ...each("took role", ROLES),
  ],
  write({ table }, of, into, at) {
    const player = table.players[of]!;
    if (table.governor === of) into[at] = 1;
    if (table.picker === of) into[at + 1] = 1;
    if (table.turn === of) into[at + 2] = 1;
    into[at + 3] = player.money;
    into[at + 4] = player.barrelPoints;
    into[at + 5] = player.harborPoints;
    into[at + 6] = player.captainPoints;
    into[at + 7] = player.sanJuan;
    at = copy(player.goods, into, at + 8);
    const { island, islandColonists, city, cityColonists } = player;
    for (let place = 0; place < island.length; place++) {
      const tile = at + island[place]!;
      into[tile]!++;
      into[tile + TILES.length]! += islandColonists[place]!;
    }
    at += 2 * TILES.length;
    for (let place = 0; place < city.length; place++) {
      const building = at + city[place]!;
      into[building] = 1;
      into[building + BUILDINGS.length] = cityColonists[place]!;
    }
    at += 2 * BUILDINGS.length;
    if (player.wharfUsed) into[at] = 1;
    const { cardOwner } = table;
    for (let card = 0; card < cardOwner.length; card++) if (cardOwner[card] === of) into[at + 1 + card] = 1;
  },
};

/** Copies a list; returns the index after it. */
function copy(list: readonly number[], into: Int16Array, at: number): number {
  for (let item = 0; item < list.length; item++) into[at + item] = list[item]!;
  return at + list.length;
}

export const PUERTO_RICO: Numbering<PuertoRico> = {
  game: puertoRico,
  actions: MOVES.map(puertoRico.notation),
  numberOf,
  table,
  own,
  seat,
};
