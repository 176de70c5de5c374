/** The church in the middle: nine tiles, one place for each once the first lies on the pit. */
import { must } from "../../../core/base/checked.ts";
import type { State, Tell } from "../../../core/contract/game.ts";
import { CHURCH } from "../../catalog.ts";
import { type Elasund, type Event, GOLD, NONE, type Table } from "../../state.ts";
import { spend } from "../cards.ts";
import { cardsOf, priceOf } from "../price.ts";
import { startBuildStep, winIfDone } from "../turn.ts";
import { displace, returnPermits } from "./displace.ts";
import { churchAtWith, churchField, groundOf, PERMIT, PIT_FIELD } from "./grid.ts";
import { removeHomeless, startSettleStep } from "./settle.ts";

/** The price of every part, the first too. */
export const CHURCH_PRICE = priceOf(CHURCH.gold);

export function churchTilesLeft({ church }: Table): number {
  let left = 0;
  for (let tile = 0; tile < CHURCH.tiles; tile++) if (church[tile] === NONE) left++;
  return left;
}

/** The seat that laid the first tile and knows the last, or NONE. */
export const founder = ({ church, churchAt }: Table): number =>
  churchAt === NONE ? NONE : must(church[church.findIndex((_builder, tile) => churchField(churchAt, tile) === PIT_FIELD)], "tile");

/** Paid before any tile is seen. */
export function buildChurch(state: State<Elasund>, tell: Tell<Event>): void {
  const { table, secrets, hidden } = state;
  const seat = table.turn;
  spend(state, cardsOf(CHURCH_PRICE, GOLD), tell);
  if (table.churchAt !== NONE) return layTile(state, drawTile(state), tell);
  const tiles = [must(hidden.church.pop(), "church tile"), must(hidden.church.pop(), "church tile")];
  must(secrets[seat], "seat").tiles = tiles;
  table.step = "tile";
  tell({ type: "peeked", seat }, seat, { type: "peeked", seat, tiles });
}

/** The last tile comes from under the pile. */
function drawTile({ table, secrets, hidden }: State<Elasund>): number {
  const drawn = hidden.church.pop();
  if (drawn !== undefined) return drawn;
  const secret = must(secrets[founder(table)], "seat");
  const tile = secret.under;
  secret.under = NONE;
  return tile;
}

/** The first builder's advantage: one of two for the pit, the other unseen under the pile. */
export function chooseTile(state: State<Elasund>, tile: number, tell: Tell<Event>): void {
  const { table, secrets } = state;
  const secret = must(secrets[table.turn], "seat");
  const under = secret.tiles.find((other) => other !== tile);
  secret.under = must(under, "other tile");
  secret.tiles = [];
  table.churchAt = churchAtWith(tile);
  layTile(state, tile, tell);
}

/** A church tile displaces whatever is there, without compensation; on a trade field it scores nothing. */
function layTile(state: State<Elasund>, tile: number, tell: Tell<Event>): void {
  const { table } = state;
  const seat = table.turn;
  table.built++;
  startBuildStep(table);
  const there = must(groundOf(table)[churchField(table.churchAt, tile)], "field");
  returnPermits(table, there >= PERMIT ? [there - PERMIT] : [], tell);
  displace(table, there >= 0 && there < PERMIT ? [there] : [], tell);
  table.church[tile] = seat;
  table.cubes[seat] = must(table.cubes[seat], "seat") - 1;
  startSettleStep(table);
  tell({ type: "churched", tile });
  if (!winIfDone(table, tell)) removeHomeless(table, tell);
}
