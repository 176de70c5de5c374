/** What a game says of a position: every one that play leads to is possible. */
import { describe, expect, it } from "vitest";
import { pick, quickLuck } from "../../shared/core/base/random.ts";
import type { State } from "../../shared/core/contract/game.ts";
import type { Fault, Judge } from "../../shared/core/contract/judge.ts";
import { begin } from "../../shared/core/match/step.ts";
import { silent, viewOf } from "../../shared/core/match/view.ts";
import { judge as duel } from "../../shared/duel/judge.ts";
import { judge as elasund } from "../../shared/elasund/judge.ts";
import { GAMES } from "../../shared/games.ts";
import { judge as puertoRico } from "../../shared/puerto-rico/judge.ts";
import { anyRecord } from "./matches.ts";

const JUDGES: Readonly<Record<string, Judge>> = { duel, elasund, "puerto-rico": puertoRico } as never;
const MATCHES = 8;

describe.each(GAMES)("$id", (game) => {
  const judge = JUDGES[game.id]!;

  it("every position of a match is possible", () => {
    const found = new Map<string, readonly Fault[]>();
    const luck = quickLuck(5);
    for (let deal = 0; deal < MATCHES; deal++) {
      const state: State = game.copy(begin(game, anyRecord(game, deal)).match.state);
      for (let seats = game.toAct(state.table); seats.length > 0; seats = game.toAct(state.table)) {
        const faults = judge.faults(state);
        if (!judge.isState(state)) found.set("no state", []);
        if (faults.length > 0) found.set(JSON.stringify(faults), faults);
        const seat = pick(luck, seats);
        game.play(state, seat, pick(luck, game.moves(viewOf(state, seat))), silent);
      }
      for (const fault of judge.faults(state)) found.set(`over: ${fault.kind}`, [fault]);
    }
    expect([...found.keys()]).toEqual([]);
  });
});
