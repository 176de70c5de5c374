/** What each seat would gain if a seat took a role card now: the role played to its end by habit, on an imagined table. */

import { quickLuck } from "../../core/base/random.ts";
import type { View } from "../../core/contract/game.ts";
import { imagine } from "../imagine.ts";
import { play } from "../play.ts";
import { playerAt, SHIP, SUPPLY } from "../rules/board.ts";
import { loadingPoints } from "../score.ts";
import { type Event, GOODS, type PuertoRico } from "../state.ts";
import { playOn } from "./bot.ts";

/** What one seat would gain; money spent on a building is subtracted. */
export interface Gain {
  money: number;
  /** Victory points for loading, bonuses in. */
  points: number;
  /** Barrels made, by good. */
  produced: number[];
  /** Barrels that go back after the loading, by good. */
  lost: number[];
  colonists: number;
  tiles: number;
  /** The building it would build; undefined if none. */
  built: number | undefined;
}

/** By seat. The card must be free; it may be any seat's turn. */
export function forecast({ table, seat }: View<PuertoRico>, card: number): readonly Gain[] {
  const state = imagine({ table, secret: {}, seat }, quickLuck(card));
  state.table.picker = seat;
  state.table.turn = seat;
  state.table.phase = "role";
  const gains = state.table.players.map((): Gain => {
    const none = GOODS.map(() => 0);
    return { money: 0, points: 0, produced: none, lost: [...none], colonists: 0, tiles: 0, built: undefined };
  });
  const tell = (event: Event): void => note(gains, event);
  play(state, seat, { type: "role", card }, tell);
  playOn(state, tell);
  return state.table.players.map((player, other) => {
    const before = playerAt(table, other);
    return { ...gains[other]!, money: player.money - before.money, points: loadingPoints(player) - loadingPoints(before) };
  });
}

/** Adds what an event gave its seat. */
function note(gains: readonly Gain[], event: Event): void {
  const gain = "seat" in event ? gains[event.seat] : undefined;
  if (gain === undefined) return;
  switch (event.type) {
    case "produced":
      gain.produced[event.good]! += event.n;
      return;
    case "extra":
      gain.produced[event.good]!++;
      return;
    case "returned":
      gain.lost[event.good]! += event.n;
      return;
    case "tile":
      gain.tiles++;
      return;
    case "built":
      gain.built = event.building;
      return;
    case "moved":
      if (event.from === SUPPLY || event.from === SHIP) gain.colonists += event.n;
  }
}
