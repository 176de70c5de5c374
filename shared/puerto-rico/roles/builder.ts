/** The builder: each player builds one building; a university mans it. */
import { must } from "../../core/base/checked.ts";
import type { State } from "../../core/contract/game.ts";
import { buildingOf } from "../catalog.ts";
import { priceOf } from "../offers/builder.ts";
import { canBuild } from "../offers/fast-buildings.ts";
import { fetchColonist, freeCitySpaces, hasNewColonist, manned, playerAt, spotOfBuilding } from "../rules/board.ts";
import {
  announce,
  announceEnding,
  ask,
  askFrom,
  endRole,
  type Listener,
  nextInCircle,
  type StartRole,
  type Told,
} from "../rules/rounds.ts";
import { ENDINGS, type Phase, type PuertoRico, type Table } from "../state.ts";

const UNIVERSITY = buildingOf("university");
const CITY_FULL = ENDINGS.indexOf("city");

export const startBuilder: StartRole = ({ table }, event, tell) => continueRole(table, event, table.picker, tell);

function continueRole(table: Table, event: Told, first: number, tell: Listener): void {
  if (!askFrom(table, event, first, question, tell)) endRole(table, tell);
}

const question = (table: Table, seat: number): Phase | undefined => (canBuild(table, seat) ? "builder" : undefined);

export function build({ table }: State<PuertoRico>, seat: number, building: number, tell: Listener): void {
  const player = playerAt(table, seat);
  const n = priceOf(table, seat, building);
  const university = manned(player, UNIVERSITY);
  player.money -= n;
  table.stock[building] = must(table.stock[building], "building") - 1;
  player.city.push(building);
  player.cityColonists.push(0);
  let event: Told = tell && { type: "built", seat, building, n };
  if (freeCitySpaces(player) === 0) event = announceEnding(table, event, CITY_FULL, tell);
  if (!university || !hasNewColonist(table)) return continueRole(table, event, nextInCircle(table, seat), tell);
  ask(table, seat, "university");
  announce(event, tell);
}

export function passBuilder({ table }: State<PuertoRico>, seat: number, tell: Listener): void {
  continueRole(table, tell && { type: "passed", seat }, nextInCircle(table, seat), tell);
}

/** One colonist for the building just built, however many circles it has, or none. */
export function useUniversity(state: State<PuertoRico>, seat: number, wanted: boolean, tell: Listener): void {
  const { table } = state;
  if (!wanted) return passBuilder(state, seat, tell);
  const { city, cityColonists } = playerAt(table, seat);
  const from = fetchColonist(table);
  const building = must(city.at(-1), "building just built");
  cityColonists[city.length - 1] = 1;
  continueRole(table, tell && { type: "moved", seat, from, to: spotOfBuilding(building), n: 1 }, nextInCircle(table, seat), tell);
}
