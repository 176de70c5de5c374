/** The builder: each builds one building; a university mans it. */
import type { State, Tell } from "../../core/game.ts";
import { citySpaces, fetchColonist, hasNewColonist, manned, mannedTiles, spotOfBuilding } from "../board.ts";
import { buildingOf, NUMBERS, PRINTED, QUARRY } from "../catalog.ts";
import { BUILD, COLONIST, PASS } from "../choices.ts";
import { costOf, discounted, priceOf } from "../price.ts";
import { announceEnding, ask, askFrom, endRole, following, type StartRole } from "../rounds.ts";
import { ENDINGS, type Event, type Move, type Phase, type PuertoRico, type Table } from "../state.ts";

const UNIVERSITY = buildingOf("university");
const CITY_FULL = ENDINGS.indexOf("city");

export const startBuilder: StartRole = ({ table }, event, tell) => goOn(table, event, table.picker, tell);

function goOn(table: Table, event: Event, first: number, tell: Tell<Event>): void {
  if (!askFrom(table, event, first, question, tell)) endRole(table, tell);
}

const question = (table: Table, seat: number): Phase | undefined => (affordable(table, seat).length > 0 ? "builder" : undefined);

/** What is in stock, fits, can be paid and is not yet there. */
function affordable(table: Table, seat: number): Move[] {
  const player = table.players[seat];
  const { city, money } = player;
  const room = NUMBERS.citySpaces - citySpaces(player);
  const list: Move[] = [];
  if (room === 0) return list;
  const quarries = mannedTiles(player, QUARRY);
  const builder = seat === table.picker;
  for (let building = 0; building < PRINTED.length; building++) {
    const { spaces, column } = PRINTED[building];
    if (table.stock[building] === 0 || spaces > room) continue;
    if (discounted(costOf(table, building), column, quarries, builder) > money || city.includes(building)) continue;
    list.push(BUILD[building]);
  }
  return list;
}

export function builderMoves(table: Table, seat: number): Move[] {
  const list = affordable(table, seat);
  list.push(PASS);
  return list;
}

export const universityMoves = (): Move[] => [COLONIST, PASS];

export function build({ table }: State<PuertoRico>, seat: number, building: number, tell: Tell<Event>): void {
  const player = table.players[seat];
  const n = priceOf(table, seat, building);
  const university = manned(player, UNIVERSITY);
  player.money -= n;
  table.stock[building]--;
  player.city.push(building);
  player.cityColonists.push(0);
  let event: Event = { type: "built", seat, building, n };
  if (citySpaces(player) === NUMBERS.citySpaces) event = announceEnding(table, event, CITY_FULL, tell);
  if (!university || !hasNewColonist(table)) return goOn(table, event, following(table, seat), tell);
  ask(table, seat, "university");
  tell(event);
}

export function passBuilder({ table }: State<PuertoRico>, seat: number, tell: Tell<Event>): void {
  goOn(table, { type: "passed", seat }, following(table, seat), tell);
}

/** One colonist for the building just built, however many circles it has, or none. */
export function useUniversity(state: State<PuertoRico>, seat: number, wanted: boolean, tell: Tell<Event>): void {
  const { table } = state;
  if (!wanted) return passBuilder(state, seat, tell);
  const { city, cityColonists } = table.players[seat];
  const from = fetchColonist(table);
  cityColonists[cityColonists.length - 1] = 1;
  goOn(table, { type: "moved", seat, from, to: spotOfBuilding(city[city.length - 1]), n: 1 }, following(table, seat), tell);
}
