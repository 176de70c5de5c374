/** Positions for rule tests: sketch what matters, the rest is empty. A star is a colonist: "corn*", "indigoPlant**". */

import { quickLuck } from "../../shared/core/base/random.ts";
import type { State } from "../../shared/core/contract/game.ts";
import { findMove, viewOf } from "../../shared/core/match/view.ts";
import { puertoRico } from "../../shared/puerto-rico/index.ts";
import {
  BUILDINGS,
  type Building,
  type Event,
  GOODS,
  type Good,
  NONE,
  type Player,
  type PuertoRico,
  ROLES,
  type Role,
  type Table,
  TILES,
} from "../../shared/puerto-rico/state.ts";

export type Tile = (typeof TILES)[number];
type Manned<Name extends string> = Name | `${Name}*` | `${Name}**` | `${Name}***`;
export type Barrels = Partial<Record<Good, number>>;

export interface Sketch {
  money?: number;
  points?: number;
  sanJuan?: number;
  goods?: Barrels;
  island?: readonly Manned<Tile>[];
  city?: readonly Manned<Building>[];
}
export interface Board {
  /** At least as many as sketched players. */
  seats?: number;
  players?: readonly Sketch[];
  governor?: number;
  faceUp?: readonly (Tile | "none")[];
  /** Face down, the next one last. */
  tiles?: readonly Tile[];
  discards?: Barrels;
  quarries?: number;
  /** Barrels in the supply; those not named are as at the start. */
  goods?: Barrels;
  colonists?: number;
  colonistShip?: number;
  points?: number;
  house?: readonly Good[];
  ships?: readonly { size: number; good?: Good; load?: number }[];
  /** Doubloons on role cards. */
  cardMoney?: Partial<Record<Role, number>>;
  /** Cards taken before, by whom. */
  taken?: Partial<Record<Role, number>>;
  swapped?: boolean;
  stock?: Partial<Record<Building, number>>;
}

export const good = (id: Good): number => GOODS.indexOf(id);
export const building = (id: Building): number => BUILDINGS.indexOf(id);
export const tile = (id: Tile): number => TILES.indexOf(id);
export const card = (id: Role): number => ROLES.indexOf(id);
export const barrels = (some: Barrels): number[] => GOODS.map((id) => some[id] ?? 0);

const DEFAULTS = { victoryPoints: "covered", cornSeat: "printed", factoryUniversity: "printed" } as const;

export const start = (seats: number, options: Partial<PuertoRico["options"]> = {}, deal = 1): State<PuertoRico> =>
  puertoRico.setup({ seats, rules: 1, luck: quickLuck(deal), options: { ...DEFAULTS, ...options } });

/** Seat 0 is governor and takes the first card; boards are empty unless sketched. */
export function position(board: Board = {}): State<PuertoRico> {
  const players = board.players ?? [];
  const state = start(board.seats ?? Math.max(4, players.length));
  const { table, hidden } = state;
  const { governor = 0 } = board;
  Object.assign(table, { governor, picker: governor, turn: governor });
  table.players = table.players.map((_player, seat) => player(players[seat]));
  if (board.faceUp) table.faceUp = board.faceUp.map((id) => (id === "none" ? NONE : tile(id)));
  if (board.tiles) hidden.tiles = board.tiles.map(tile);
  table.tilesLeft = hidden.tiles.length;
  if (board.discards) table.discards = barrels(board.discards);
  table.goods = table.goods.map((count, at) => board.goods?.[GOODS[at]!] ?? count);
  const { quarries, colonists, colonistShip, points, swapped } = { ...table, ...board };
  Object.assign(table, { quarries, colonists, colonistShip, points, swapped });
  table.house = (board.house ?? []).map(good);
  if (board.ships) table.ships = board.ships.map(({ size, good: id, load = 0 }) => ({ size, good: id ? good(id) : NONE, load }));
  for (const [id, money] of Object.entries(board.cardMoney ?? {})) table.cardMoney[card(id as Role)] = money;
  for (const [id, seat] of Object.entries(board.taken ?? {})) table.cardOwner[card(id as Role)] = seat;
  for (const [id, left] of Object.entries(board.stock ?? {})) table.stock[building(id as Building)] = left;
  return state;
}

function player({ money = 0, points = 0, sanJuan = 0, goods = {}, island = [], city = [] }: Sketch = {}): Player {
  const name = (manned: string): string => manned.replaceAll("*", "");
  const colonists = (manned: string): number => manned.length - name(manned).length;
  return {
    money,
    barrelPoints: points,
    harborPoints: 0,
    captainPoints: 0,
    sanJuan,
    goods: barrels(goods),
    island: island.map((manned) => tile(name(manned) as Tile)),
    islandColonists: island.map(colonists),
    city: city.map((manned) => building(name(manned) as Building)),
    cityColonists: city.map(colonists),
    wharfUsed: false,
  };
}

/** Plays moves in notation, each by the seat on turn; gives the events. */
export function act(state: State<PuertoRico>, ...moves: string[]): Event[] {
  const told: Event[] = [];
  for (const notation of moves) {
    const seat = puertoRico.toAct(state.table)[0] as number;
    puertoRico.play(state, seat, findMove(puertoRico, viewOf(state, seat), notation), (event) => told.push(event));
  }
  return told;
}

/** What the seat on turn may do, in notation. */
export function legal(state: State<PuertoRico>): string[] {
  const seat = puertoRico.toAct(state.table)[0];
  return seat === undefined ? [] : puertoRico.moves(viewOf(state, seat)).map((move) => puertoRico.notation(move));
}

/** Every seat passes, or makes its first legal move, until the next card is taken or the match is over. */
export function finishRole(state: State<PuertoRico>): Event[] {
  const told: Event[] = [];
  while (state.table.phase !== "role" && state.table.phase !== "over") {
    const list = legal(state);
    told.push(...act(state, list.includes("pass") ? "pass" : (list[0] as string)));
  }
  return told;
}

export const of = ({ players }: Table, seat: number): Player => players[seat] as Player;
export const told = <T extends Event["type"]>(events: readonly Event[], type: T): Extract<Event, { type: T }>[] =>
  events.filter((event): event is Extract<Event, { type: T }> => event.type === type);

/** Too little room for a large building. */
export const ELEVEN_SPACES = {
  money: 20,
  city: [
    "office",
    "wharf",
    "harbor",
    "factory",
    "university",
    "hospice",
    "hacienda",
    "largeMarket",
    "smallMarket",
    "constructionHut",
    "smallWarehouse",
  ],
} as const satisfies Sketch;

/** A full ship, and two that carry another kind. */
export const MIXED_SHIPS = [
  { size: 4, good: "corn", load: 4 },
  { size: 5, good: "indigo", load: 1 },
  { size: 6, good: "sugar", load: 1 },
] as const;
