/** What would come of a role card if a seat took it now: the role played to its end by habit, on an imagined table. */
import type { View } from "../core/game.ts";
import { quickLuck } from "../core/random.ts";
import { SHIP, SUPPLY } from "./board.ts";
import { playOn } from "./bot.ts";
import { imagine } from "./imagine.ts";
import { play } from "./play.ts";
import { loadingPoints } from "./score.ts";
import { type Event, GOODS, type PuertoRico } from "./state.ts";

/** What one seat would gain; money spent on a building counts against it. */
export interface Gain {
  money: number;
  /** Victory points for loading, bonuses in. */
  points: number;
  /** Barrels made, by good. */
  produced: number[];
  /** Barrels that find no place after the loading, by good. */
  lost: number[];
  colonists: number;
  tiles: number;
  /** The building it would build; undefined if none. */
  built: number | undefined;
}

/** By seat. The card must not be taken; whose turn it is does not matter. */
export function forecast({ table, seat }: View<PuertoRico>, card: number): readonly Gain[] {
  const state = imagine({ table, secret: {}, seat }, quickLuck(card));
  state.table.picker = seat;
  state.table.turn = seat;
  state.table.phase = "role";
  const gains = state.table.players.map((): Gain => {
    const none = GOODS.map(() => 0);
    return { money: 0, points: 0, produced: none, lost: [...none], colonists: 0, tiles: 0, built: undefined };
  });
  const before = state.table.players.map((player) => ({ money: player.money, points: loadingPoints(player) }));
  const tell = (event: Event): void => note(gains, event);
  play(state, seat, { type: "role", card }, tell);
  playOn(state, tell);
  state.table.players.forEach((player, other) => {
    gains[other].money = player.money - before[other].money;
    gains[other].points = loadingPoints(player) - before[other].points;
  });
  return gains;
}

function note(gains: readonly Gain[], event: Event): void {
  switch (event.type) {
    case "produced":
      gains[event.seat].produced[event.good] += event.n;
      return;
    case "extra":
      gains[event.seat].produced[event.good]++;
      return;
    case "returned":
      gains[event.seat].lost[event.good] += event.n;
      return;
    case "tile":
      gains[event.seat].tiles++;
      return;
    case "built":
      gains[event.seat].built = event.building;
      return;
    case "moved":
      if (event.from === SUPPLY || event.from === SHIP) gains[event.seat].colonists += event.n;
  }
}
