/** Where a seat is on its way to the last cube, and when its turn comes. */
import { BUILDINGS, CHURCH, KIND_OF, TILES, TRADE_CUBES } from "../catalog.ts";
import { founder } from "../rules/town/church.ts";
import { nextPiece, openSpaces, pieceOf, priceOfSpace, seatOfPiece, towersOf } from "../rules/town/walls.ts";
import { trackCubes } from "../rules/trade.ts";
import { buildsLeft } from "../rules/turn.ts";
import { NONE, PERMITS } from "../state.ts";
import { type FeatureGroup, isBuilding, type Look } from "./look.ts";

export const CUBES: FeatureGroup = {
  names: [
    "cubes left",
    "one cube left",
    "two cubes left or fewer",
    "three cubes left or fewer",
    "five cubes left or fewer",
    "cubes on the trade track",
    "cubes on towers",
    "cubes on the church",
    "cubes on wells and markets",
    "cubes on merchants and inns",
    "cubes on large buildings",
    "way to the next cube of the track",
    "trade points",
  ],
  write({ table, seat, left }, into, at) {
    const points = table.trade[seat]!;
    into[at] = left;
    for (let step = 0; step < NEAR_THE_END.length; step++) into[at + 1 + step] = left <= NEAR_THE_END[step]! ? 1 : 0;
    into[at + 5] = trackCubes(points);
    into[at + 6] = towersOf(table, seat);
    into[at + 7] = 0;
    for (let tile = 0; tile < CHURCH.tiles; tile++) if (table.church[tile] === seat) into[at + 7]!++;
    for (let size = 0; size < SIZES; size++) into[at + 8 + size] = 0;
    for (let tile = FLAGGED; tile < TILES; tile++) {
      if (table.owners[tile] !== seat) continue;
      const { flags, permits } = BUILDINGS[KIND_OF[tile]!]!;
      into[at + 7 + permits]! += flags.length;
    }
    into[at + 11] = wayToTrackCube(points);
    into[at + 12] = points;
  },
};
/** The first tile with flags. */
const FLAGGED = KIND_OF.findIndex((kind) => BUILDINGS[kind]!.flags.length > 0);
const NEAR_THE_END = [1, 2, 3, 5];
/** Small buildings need one permit, large ones three. */
const SIZES = 3;

/** 0 if a cube has just been laid or none comes any more, up to 1. */
function wayToTrackCube(points: number): number {
  const cubes = trackCubes(points);
  const next = TRADE_CUBES[cubes];
  if (next === undefined) return 0;
  const last = TRADE_CUBES[cubes - 1] ?? 0;
  return (points - last) / (next - last);
}

export const PIECES: FeatureGroup = {
  names: [
    "wall pieces",
    "a tower is next",
    "a tower is next but one",
    "gold for the cheapest wall space",
    "no wall space or piece left",
    "knows the last church tile",
    "permits on the board",
    "value of permits on the board",
    "value of the best permit in the supply",
  ],
  write({ table, seat }, into, at) {
    const piece = nextPiece(table, seat);
    const prices = piece === NONE ? [] : openSpaces(table).map((space) => priceOfSpace(space).gold);
    const laid = table.walls.filter((other) => other !== NONE && seatOfPiece(other) === seat).length;
    into[at] = laid;
    into[at + 1] = prices.length > 0 && pieceOf(piece).tower ? 1 : 0;
    into[at + 2] = prices.length > 0 && !pieceOf(piece).tower && pieceOf(piece + 1).tower ? 1 : 0;
    into[at + 3] = Math.min(DEAR_WALL, ...prices);
    into[at + 4] = prices.length === 0 ? 1 : 0;
    into[at + 5] = founder(table) === seat ? 1 : 0;
    let count = 0;
    let value = 0;
    let best = 0;
    for (let permit = 0; permit < PERMITS; permit++) {
      if (table.permits[seat * PERMITS + permit] === NONE) best = permit;
      else {
        count++;
        value += permit;
      }
    }
    into[at + 6] = count;
    into[at + 7] = value;
    into[at + 8] = best;
  },
};
/** The gold that a space in the east costs: walls from here on are dear. */
const DEAR_WALL = 4;

export const TEMPO: FeatureGroup = {
  names: ["own turn", "builds left", "roll to come", "turns to wait", "rounds to win", "pace", "three seats", "four seats", "progress"],
  write(look, into, at) {
    const { table, seat, seats, rounds } = look;
    const own = table.turn === seat;
    const wait = (seat - table.turn + seats) % seats;
    const toWin = roundsToWin(look);
    into[at] = own ? 1 : 0;
    into[at + 1] = isBuilding(table, seat) ? buildsLeft(table) : 0;
    into[at + 2] = own && table.step === "roll" ? 1 : 0;
    into[at + 3] = wait / seats;
    into[at + 4] = toWin;
    into[at + 5] = 1 / (1 + toWin);
    into[at + 6] = seats === 3 ? 1 : 0;
    into[at + 7] = seats === 4 ? 1 : 0;
    into[at + 8] = 1 / rounds;
  },
};

/** By what is earned and what a cube costs on average. */
function roundsToWin({ hand, left, seats, goldIncome, influenceIncome }: Look): number {
  const influence = hand[1]! + hand[2]! + hand[3]!;
  const owned = hand[0]! + INFLUENCE_WORTH * influence;
  const earned = GOLD_OF_TURN + seats * (goldIncome + INFLUENCE_WORTH * influenceIncome);
  return Math.max(left / 2, (GOLD_PER_CUBE * left - owned) / earned);
}
const GOLD_PER_CUBE = 4.5;
const INFLUENCE_WORTH = 0.6;
/** What the third step of a turn is worth. */
const GOLD_OF_TURN = 1.5;
