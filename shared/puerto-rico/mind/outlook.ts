/** What several features of one seat read, worked out once for each measured view. */
import type { View } from "../../core/contract/game.ts";
import { CIRCLES, CORN, goodPrice, MADE_IN, printed, QUARRY, setupOf } from "../catalog.ts";
import { fastCapacity } from "../offers/fast-production.ts";
import { freeHousePlaces } from "../offers/trader.ts";
import { buildingsOf, colonistsOf, emptyCircles, freeCitySpaces, playerAt } from "../rules/board.ts";
import { BUILDINGS, type Building, GOODS, NONE, type Player, type PuertoRico, ROLES, type Role, type Table } from "../state.ts";
import { roundsLeft } from "./pace.ts";

export interface Outlook {
  readonly table: Table;
  readonly seat: number;
  readonly player: Player;
  /** Expected rounds after this one. */
  readonly left: number;
  /** Buildings of the city, as bits; and of them those with a colonist. */
  readonly owned: number;
  readonly manned: number;
  /** Barrels a craftsman brings, by good, with the colonists there are. */
  readonly made: readonly number[];
  /** The same if every circle were manned. */
  readonly could: readonly number[];
  /** What all other seats make together, by good. */
  readonly others: readonly number[];
  readonly fields: readonly number[];
  readonly circles: readonly number[];
  /** Kinds and barrels made. */
  readonly kinds: number;
  readonly barrels: number;
  /** Doubloons the markets add to a sale. */
  readonly markets: number;
  /** Doubloons for the best barrel in hand that the trading house would take now, markets included. */
  readonly sale: number;
  /** Barrels in hand that cargo ships would take now, if no other seat loaded any. */
  readonly shippable: number;
  readonly colonists: number;
  readonly freeCircles: number;
  readonly freeCity: number;
  /** Seats that take a card before this one does; 0 if it is its turn to take one. */
  readonly before: number;
  /** The seat has something to do yet in the role that is played. */
  readonly isToCome: boolean;
}

/** Every feature of a group by its name. */
export type Features = Readonly<Record<string, (outlook: Outlook) => number>>;

export const bitOf = (id: Building): number => 1 << BUILDINGS.indexOf(id);
const OFFICE = bitOf("office");

export function outlookOf({ table, seat }: View<PuertoRico>): Outlook {
  const player = playerAt(table, seat);
  const { island, city, cityColonists } = player;
  const fields = [0, 0, 0, 0, 0];
  const circles = [0, 0, 0, 0, 0];
  let markets = 0;
  let manned = 0;
  for (let at = 0; at < island.length; at++) if (island[at] !== QUARRY) fields[island[at]!]!++;
  for (let at = 0; at < city.length; at++) {
    const building = city[at]!;
    const good = MADE_IN[building]!;
    if (good !== NONE) circles[good]! += CIRCLES[building]!;
    if (cityColonists[at] === 0) continue;
    markets += printed(building).sale;
    manned |= 1 << building;
  }
  circles[CORN] = fields[CORN]!;
  const made = fastCapacity(player);
  const could = [0, 0, 0, 0, 0];
  let kinds = 0;
  let barrels = 0;
  for (let good = 0; good < GOODS.length; good++) {
    could[good] = Math.min(fields[good]!, circles[good]!);
    barrels += made[good]!;
    if (made[good]! > 0) kinds++;
  }
  return {
    table,
    seat,
    player,
    left: roundsLeft(table),
    owned: buildingsOf(player),
    manned,
    made,
    could,
    others: madeByOthers(table, player),
    fields,
    circles,
    kinds,
    barrels,
    markets,
    sale: bestSale(table, player, markets, (manned & OFFICE) !== 0),
    shippable: shippable(table, player),
    colonists: colonistsOf(player),
    freeCircles: emptyCircles(player),
    freeCity: freeCitySpaces(player),
    before: cardsBefore(table, seat),
    isToCome: isToCome(table, seat),
  };
}

export const isFree = ({ table }: Outlook, role: Role): boolean => table.cardOwner[ROLES.indexOf(role)] === NONE;

/** A sum over goods. */
export function sumOf(worth: (good: number) => number): number {
  let sum = 0;
  for (let good = 0; good < GOODS.length; good++) sum += worth(good);
  return sum;
}

function madeByOthers({ players }: Table, player: Player): number[] {
  const sum = [0, 0, 0, 0, 0];
  for (let seat = 0; seat < players.length; seat++) {
    const other = players[seat]!;
    if (other === player) continue;
    const made = fastCapacity(other);
    for (let good = 0; good < GOODS.length; good++) sum[good]! += made[good]!;
  }
  return sum;
}

const fromSeat = ({ players }: Table, seat: number, first: number): number => (seat - first + players.length) % players.length;

/** Cards that others take before the seat takes its next one. */
function cardsBefore(table: Table, seat: number): number {
  const { players, cardOwner, governor, picker, phase } = table;
  let taken = 0;
  for (let card = 0; card < cardOwner.length; card++) if (cardOwner[card] !== NONE) taken++;
  const open = setupOf(players.length).choices - taken;
  const next = phase === "role" ? picker : (picker + 1) % players.length;
  const away = fromSeat(table, seat, next);
  return away < open ? away : open + fromSeat(table, seat, (governor + 1) % players.length);
}

/** Seats act in a circle that begins with the picker; loading goes round until no seat can. */
function isToCome(table: Table, seat: number): boolean {
  const { phase, turn, picker } = table;
  if (phase === "role" || phase === "over") return false;
  return phase === "captain" || fromSeat(table, seat, picker) >= fromSeat(table, turn, picker);
}

function bestSale(table: Table, { goods }: Player, markets: number, hasOffice: boolean): number {
  if (freeHousePlaces(table) === 0) return 0;
  let best = 0;
  for (let good = 0; good < GOODS.length; good++) {
    if (goods[good] === 0 || (!hasOffice && table.house.includes(good))) continue;
    best = Math.max(best, goodPrice(good) + markets);
  }
  return best;
}

/** More barrels than this seldom fit an empty ship. */
const LARGEST_SHARE = 6;

function shippable({ ships }: Table, { goods }: Player): number {
  let taken = 0;
  let aboard = 0;
  let hasEmpty = false;
  for (let at = 0; at < ships.length; at++) {
    const { good, size, load } = ships[at]!;
    if (good === NONE) hasEmpty = true;
    else {
      aboard |= 1 << good;
      taken += Math.min(goods[good]!, size - load);
    }
  }
  if (!hasEmpty) return taken;
  let rest = 0;
  for (let good = 0; good < goods.length; good++) if ((aboard & (1 << good)) === 0 && goods[good]! > rest) rest = goods[good]!;
  return taken + Math.min(rest, LARGEST_SHARE);
}
