/** What several features of one seat read, worked out once for each measured view. */
import type { View } from "../../core/game.ts";
import { barrelsOf, buildingsOf, colonistsOf, emptyCircles, freeCitySpaces, playerAt } from "../board.ts";
import { CORN, goodPrice, printed, QUARRY, setupOf } from "../catalog.ts";
import { capacity } from "../offers/craftsman.ts";
import { freeHousePlaces } from "../offers/trader.ts";
import { GOODS, NONE, type Player, type PuertoRico, type Table } from "../state.ts";
import { roundsLeft } from "../worth.ts";

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
  /** Doubloons the markets add to a sale. */
  readonly markets: number;
  readonly colonists: number;
  readonly freeCircles: number;
  readonly freeCity: number;
  /** Seats that take a card before this one does; 0 if it is its turn to take one. */
  readonly before: number;
  /** The seat has something to do yet in the role that is played. */
  readonly isToCome: boolean;
}

export type Features = Readonly<Record<string, (outlook: Outlook) => number>>;

export function outlookOf({ table, seat }: View<PuertoRico>): Outlook {
  const player = playerAt(table, seat);
  const fields = [0, 0, 0, 0, 0];
  const circles = [0, 0, 0, 0, 0];
  let markets = 0;
  let manned = 0;
  for (const tile of player.island) if (tile !== QUARRY) fields[tile]!++;
  for (let at = 0; at < player.city.length; at++) {
    const building = player.city[at]!;
    const { good, circles: room, sale } = printed(building);
    if (good !== NONE) circles[good]! += room;
    if (player.cityColonists[at] === 0) continue;
    markets += sale;
    manned |= 1 << building;
  }
  circles[CORN] = fields[CORN]!;
  const others = [0, 0, 0, 0, 0];
  for (const other of table.players) {
    if (other === player) continue;
    const made = capacity(other);
    for (let good = 0; good < GOODS.length; good++) others[good]! += made[good]!;
  }
  return {
    table,
    seat,
    player,
    left: roundsLeft(table),
    owned: buildingsOf(player),
    manned,
    made: capacity(player),
    could: fields.map((count, good) => Math.min(count, circles[good]!)),
    others,
    fields,
    circles,
    markets,
    colonists: colonistsOf(player),
    freeCircles: emptyCircles(player),
    freeCity: freeCitySpaces(player),
    before: cardsBefore(table, seat),
    isToCome: isToCome(table, seat),
  };
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

/** Doubloons for the best barrel the trading house would take of these, markets included; 0 if it takes none. */
export function bestSale({ table, manned, markets }: Outlook, barrels: readonly number[], office: number): number {
  if (freeHousePlaces(table) === 0) return 0;
  let best = 0;
  for (let good = 0; good < GOODS.length; good++) {
    if (barrels[good] === 0 || ((manned & office) === 0 && table.house.includes(good))) continue;
    best = Math.max(best, goodPrice(good) + markets);
  }
  return best;
}

/** Barrels in hand that cargo ships would take now, if no other seat loaded any. */
export function shippable({ table: { ships }, player }: Outlook): number {
  let empty = 0;
  let taken = 0;
  let rest = 0;
  for (const { good } of ships) if (good === NONE) empty++;
  for (let good = 0; good < GOODS.length; good++) {
    const barrels = barrelsOf(player, good);
    const ship = ships.find((one) => one.good === good);
    if (ship !== undefined) taken += Math.min(barrels, ship.size - ship.load);
    else if (barrels > rest) rest = barrels;
  }
  return taken + (empty > 0 ? Math.min(rest, LARGEST_SHARE) : 0);
}

/** More barrels than this seldom fit an empty ship. */
const LARGEST_SHARE = 6;
