/** The builder: each player builds one building; a university mans it. */
import type { State, Tell } from "../../core/game.ts";
import { fetchColonist, freeCitySpaces, hasNewColonist, manned, playerAt, spotOfBuilding } from "../board.ts";
import { buildingOf } from "../catalog.ts";
import { BUILD, COLONIST, PASS } from "../choices.ts";
import { possibleBuildings, priceOf } from "../offers/builder.ts";
import { announceEnding, ask, askFrom, endRole, nextInCircle, type StartRole } from "../rounds.ts";
import { ENDINGS, type Event, type Move, type Phase, type PuertoRico, type Table } from "../state.ts";

const UNIVERSITY = buildingOf("university");
const CITY_FULL = ENDINGS.indexOf("city");

export const startBuilder: StartRole = ({ table }, event, tell) => continueRole(table, event, table.picker, tell);

function continueRole(table: Table, event: Event, first: number, tell: Tell<Event>): void {
  if (!askFrom(table, event, first, question, tell)) endRole(table, tell);
}

const question = (table: Table, seat: number): Phase | undefined => (possibleBuildings(table, seat, true) !== 0 ? "builder" : undefined);

export function builderMoves(table: Table, seat: number): Move[] {
  const list: Move[] = [];
  const buildings = possibleBuildings(table, seat);
  for (let building = 0; building < BUILD.length; building++) if ((buildings & (1 << building)) !== 0) list.push(BUILD[building]!);
  list.push(PASS);
  return list;
}

export const universityMoves = (): Move[] => [COLONIST, PASS];

export function build({ table }: State<PuertoRico>, seat: number, building: number, tell: Tell<Event>): void {
  const player = playerAt(table, seat);
  const n = priceOf(table, seat, building);
  const university = manned(player, UNIVERSITY);
  player.money -= n;
  table.stock[building]!--;
  player.city.push(building);
  player.cityColonists.push(0);
  let event: Event = { type: "built", seat, building, n };
  if (freeCitySpaces(player) === 0) event = announceEnding(table, event, CITY_FULL, tell);
  if (!university || !hasNewColonist(table)) return continueRole(table, event, nextInCircle(table, seat), tell);
  ask(table, seat, "university");
  tell(event);
}

export function passBuilder({ table }: State<PuertoRico>, seat: number, tell: Tell<Event>): void {
  continueRole(table, { type: "passed", seat }, nextInCircle(table, seat), tell);
}

/** One colonist for the building just built, however many circles it has, or none. */
export function useUniversity(state: State<PuertoRico>, seat: number, wanted: boolean, tell: Tell<Event>): void {
  const { table } = state;
  if (!wanted) return passBuilder(state, seat, tell);
  const { city, cityColonists } = playerAt(table, seat);
  const from = fetchColonist(table);
  const last = city.length - 1;
  cityColonists[last] = 1;
  continueRole(table, { type: "moved", seat, from, to: spotOfBuilding(city[last]!), n: 1 }, nextInCircle(table, seat), tell);
}
