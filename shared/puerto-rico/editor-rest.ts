/** What follows from the values of a position of Puerto Rico: what a phase does not have, who picks next, and the supply, which is what is nowhere else. */
import { at } from "../core/base/checked.ts";
import { fork, type Luck, shuffle } from "../core/base/random.ts";
import type { State } from "../core/contract/game.ts";
import { PRINTED_GOODS, QUARRY, setupOf, stockOf } from "./catalog.ts";
import { copy } from "./copy.ts";
import { unseenTiles } from "./imagine.ts";
import { colonistsOf } from "./rules/board.ts";
import { loadingPoints } from "./score.ts";
import { tilesOf } from "./setup.ts";
import { BUILDINGS, GOODS, NONE, type Phase, type Player, type PuertoRico, type Table } from "./state.ts";

export const mostColonists = (players: readonly Player[]): number => setupOf(players.length).colonists + players.length;

export function empty(state: State<PuertoRico>): State<PuertoRico> {
  const bare = copy(state);
  const { table } = bare;
  Object.assign(table, { phase: "role", turn: 0, picker: 0, governor: 0, round: 1, ending: NONE, colonistShip: 0, house: [] });
  table.cardOwner.fill(NONE);
  table.cardMoney.fill(0);
  table.faceUp.fill(NONE);
  table.discards.fill(0);
  for (const ship of table.ships) Object.assign(ship, { good: NONE, load: 0 });
  for (const player of table.players) {
    Object.assign(player, { money: 0, barrelPoints: 0, harborPoints: 0, captainPoints: 0, sanJuan: 0 });
    Object.assign(player, { island: [], islandColonists: [], city: [], cityColonists: [] });
    player.goods.fill(0);
  }
  forgetPhase(table);
  return bare;
}

/** What only one phase has. */
function forgetPhase(table: Table, phase?: Phase): void {
  if (phase !== "craftsman") table.produced = [];
  if (phase !== "storage") table.stored = [];
  if (phase === "captain") return;
  table.idle = 0;
  table.firstLoad = false;
  for (const player of table.players) player.wharfUsed = false;
}

export function settled(state: State<PuertoRico>, luck: Luck): State<PuertoRico> {
  const whole = copy(state);
  const { table, hidden } = whole;
  forgetPhase(table, table.phase);
  choosePicker(table);
  countSupply(table);
  hidden.tiles = shuffle(luck, tilesOf(unseenTiles(table)));
  hidden.luck = fork(luck);
  table.tilesLeft = hidden.tiles.length;
  return whole;
}

/** Roles are chosen clockwise from the governor on. */
function choosePicker(table: Table): void {
  const taken = table.cardOwner.filter((owner) => owner !== NONE).length;
  const last = table.phase === "role" ? taken : Math.max(0, taken - 1);
  table.picker = (table.governor + last) % table.players.length;
  if (table.phase === "role") table.turn = table.picker;
}

/** All that is nowhere else. Of too many the judge tells. */
function countSupply(table: Table): void {
  const { players, ships, house } = table;
  const row = setupOf(players.length);
  const left = (all: number, elsewhere: readonly number[]): number =>
    Math.max(
      0,
      elsewhere.reduce((rest, n) => rest - n, all),
    );
  const howMany = (list: readonly number[], item: number): number => list.filter((other) => other === item).length;
  table.goods = GOODS.map((_good, good) => {
    const aboard = ships.map((ship) => (ship.good === good ? ship.load : 0));
    const held = players.map(({ goods }) => at(goods, good));
    return left(at(PRINTED_GOODS, good).barrels - row.goodsLess, [...aboard, ...held, howMany(house, good)]);
  });
  table.colonists = left(mostColonists(players), [table.colonistShip, ...players.map(colonistsOf)]);
  table.points = left(row.points, players.map(loadingPoints));
  table.quarries = left(
    row.quarries,
    players.map(({ island }) => howMany(island, QUARRY)),
  );
  table.stock = BUILDINGS.map((_id, building) =>
    left(
      stockOf(building, players.length),
      players.map((player) => howMany(player.city, building)),
    ),
  );
}
