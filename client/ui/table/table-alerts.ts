/** When the table calls its player by sound: a match begins or ends, it is their turn, players come and go. */
import { WATCHER } from "../../../shared/core/match/view.ts";
import type { SeatStatus } from "../../../shared/core/wire/sync.ts";
import { REST_BETWEEN_CALLS } from "../../base/durations.ts";
import type { Moment } from "../../feed/feed.ts";
import type { Alert } from "../../sound/names.ts";

export interface TableAlerts {
  /** The picture has come to this frame. */
  frame(moment: Moment, caughtUp: boolean): void;
  /** Whether it is for this player to choose now, by the page's elapsed time. */
  turn(mine: boolean, now: number): void;
  people(before: readonly SeatStatus[], after: readonly SeatStatus[]): void;
}

export function tableAlerts(own: number, play: (alert: Alert) => void): TableAlerts {
  let started = false;
  let over = false;
  let called = false;
  let lastTurn = -Infinity;
  return {
    frame({ event, outcome, past }, caughtUp) {
      if (past) return;
      if (!started && event.type === "began") play("begins");
      // A player who opens a table that is over knows how it ended.
      if (!started && outcome !== undefined) over = true;
      started = true;
      if (over || outcome === undefined || !caughtUp) return;
      over = true;
      play(endOf(outcome.places, own));
    },
    turn(mine, now) {
      // One turn is often several questions, and a bot answers at once: that is no new turn to the ear.
      if (mine && !called && !over && now - lastTurn >= REST_BETWEEN_CALLS) play("yourTurn");
      if (mine || called) lastTurn = now;
      called = mine;
    },
    people(before, after) {
      for (const [seat, { kind, here }] of after.entries()) {
        const was = before[seat];
        if (was === undefined || seat === own) continue;
        const [had, has] = [was.kind === "person" && was.here, kind === "person" && here];
        if (had !== has) play(has ? "joined" : "left");
      }
    },
  };
}

/** The sound for a winner, for the others, and for a watcher or where nobody wins alone. */
function endOf(places: readonly number[], own: number): Alert {
  if (own === WATCHER || !places.includes(1) || places.every((place) => place === 1)) return "ended";
  return places[own] === 1 ? "won" : "lost";
}
