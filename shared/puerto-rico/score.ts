/** Points so far, and who wins in the end. */
import { at } from "../core/base/checked.ts";
import type { Result } from "../core/contract/game.ts";
import { buildingOf, NUMBERS, type PRINTED, printed } from "./catalog.ts";
import { allBarrels, colonistsOf, manned, playerAt } from "./rules/board.ts";
import type { Player, Table } from "./state.ts";

export const SOURCES = [
  "barrels",
  "harbor",
  "captain",
  "buildings",
  "guildHall",
  "residence",
  "fortress",
  "customsHouse",
  "cityHall",
] as const;
export type Source = (typeof SOURCES)[number];
export type Points = Readonly<Record<Source, number>>;

/** The points of a seat if the match ended now, by source. */
export function score(table: Table, seat: number): Points {
  const player = playerAt(table, seat);
  const works = (large: keyof typeof BONUS): number => (manned(player, LARGE[large]) ? BONUS[large](player) : 0);
  return {
    barrels: player.barrelPoints,
    harbor: player.harborPoints,
    captain: player.captainPoints,
    buildings: count(player, ({ points }) => points),
    guildHall: works("guildHall"),
    residence: works("residence"),
    fortress: works("fortress"),
    customsHouse: works("customsHouse"),
    cityHall: works("cityHall"),
  };
}

const LARGE = {
  guildHall: buildingOf("guildHall"),
  residence: buildingOf("residence"),
  fortress: buildingOf("fortress"),
  customsHouse: buildingOf("customsHouse"),
  cityHall: buildingOf("cityHall"),
} as const;

/** What each large building scores when it is manned; the buildings it counts need no colonists. */
export const BONUS = {
  guildHall: (player: Player) =>
    count(player, ({ violet, column }) => (violet ? 0 : column === 1 ? NUMBERS.guildSmall : NUMBERS.guildLarge)),
  residence: ({ island }: Player) => at(NUMBERS.residence, island.length),
  fortress: (player: Player) => Math.floor(colonistsOf(player) / NUMBERS.fortressColonists),
  customsHouse: (player: Player) => Math.floor(loadingPoints(player) / NUMBERS.customsPoints),
  cityHall: (player: Player) => count(player, ({ violet }) => (violet ? 1 : 0)),
};

/** Victory points given out as chips or, beyond the pool, written down. */
export const loadingPoints = ({ barrelPoints, harborPoints, captainPoints }: Player): number => barrelPoints + harborPoints + captainPoints;

export function total(points: Points): number {
  let sum = 0;
  for (const source of SOURCES) sum += points[source];
  return sum;
}

/** What breaks a tie: doubloons and barrels. */
export const wealth = (player: Player): number => player.money + allBarrels(player);

function count({ city }: Player, worth: (row: (typeof PRINTED)[number]) => number): number {
  let sum = 0;
  for (const building of city) sum += worth(printed(building));
  return sum;
}

export function result(table: Table): Result | undefined {
  if (table.phase !== "over") return undefined;
  const points = table.players.map((_player, seat) => score(table, seat));
  const totals = points.map(total);
  const ties = table.players.map(wealth);
  const ahead = (a: number, b: number): boolean => at(totals, a) > at(totals, b) || (totals[a] === totals[b] && at(ties, a) > at(ties, b));
  const places = totals.map((_total, seat) => 1 + totals.filter((_other, other) => ahead(other, seat)).length);
  return { how: howWon(places, totals), places, points, ties };
}

function howWon(places: readonly number[], totals: readonly number[]): string {
  if (places.filter((place) => place === 1).length > 1) return "shared";
  const most = totals[places.indexOf(1)];
  return totals.filter((points) => points === most).length > 1 ? "wealth" : "points";
}
