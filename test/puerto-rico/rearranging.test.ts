/** Bots that search, when they rearrange their workers. */
import { describe, expect, it } from "vitest";
import { quickLuck } from "../../shared/core/base/random.ts";
import { openSearch } from "../../shared/core/bots/search/search.ts";
import type { Thought } from "../../shared/core/bots/thought.ts";
import type { State } from "../../shared/core/contract/game.ts";
import { isPlayableRow } from "../../shared/core/match/legal-move.ts";
import { findMove, silent, viewOf } from "../../shared/core/match/view.ts";
import { puertoRico } from "../../shared/puerto-rico/index.ts";
import { notation } from "../../shared/puerto-rico/moves.ts";
import { isRearranging, shortestRow } from "../../shared/puerto-rico/roles/rearrange.ts";
import type { Move, PuertoRico } from "../../shared/puerto-rico/state.ts";
import { act, position, start } from "./position.ts";

function think(state: State<PuertoRico>, iterations: number): Thought {
  const search = openSearch(puertoRico, viewOf(state, state.table.turn), quickLuck(1), { iterations });
  while (!search.isDone()) search.run(iterations);
  return search.thought();
}

/** The thoughts of each seat that may rearrange, in a match of quick bots. */
function rearrangements(deal: number, iterations: number, look: (state: State<PuertoRico>, thought: Thought) => void): void {
  const luck = quickLuck(deal);
  const state = start(3, {}, deal);
  for (let [seat] = puertoRico.toAct(state.table); seat !== undefined; [seat] = puertoRico.toAct(state.table)) {
    if (!isRearranging(state.table)) {
      puertoRico.play(state, seat, puertoRico.bot(viewOf(state, seat), luck), silent);
      continue;
    }
    const thought = think(state, iterations);
    look(state, thought);
    for (const text of thought.row) puertoRico.play(state, seat, findMove(puertoRico, viewOf(state, seat), text), silent);
  }
}

const spots = (row: readonly string[], type: "lift" | "place"): string[] =>
  row.flatMap((text) => (text.startsWith(`${type} `) ? [text.slice(type.length + 1)] : []));

describe.each([
  ["hardly looked", 10],
  ["looked at many ways", 150],
])("A bot that has %s", (_name, iterations) => {
  it("never lifts a worker and lays it back on the same kind of place, and is done with all its workers in one decision", () => {
    let lifted = 0;
    let rows = 0;
    for (let deal = 1; deal <= 2; deal++)
      rearrangements(deal, iterations, (state, { row, lines }) => {
        rows++;
        const { turn } = state.table;
        expect(isPlayableRow(puertoRico, state, turn, row)).toBe(true);
        const after = puertoRico.copy(state);
        const isOn = () => isRearranging(after.table) && after.table.turn === turn;
        // A row may go on with the next decision of the same seat.
        const own = row.filter((text) => {
          const isOwn = isOn();
          puertoRico.play(after, turn, findMove(puertoRico, viewOf(after, turn), text), silent);
          return isOwn;
        });
        expect(own.length < row.length || !isOn()).toBe(true);
        const [from, to] = [spots(own, "lift"), spots(own, "place")];
        lifted += from.length;
        expect(from.filter((spot) => to.includes(spot))).toEqual([]);
        // What is shown of the best line begins with what is played.
        expect(lines![0]!.moves.slice(0, own.length)).toEqual(own);
      });
    expect(rows).toBeGreaterThan(20);
    expect(lifted).toBeGreaterThan(0);
  });
});

describe("A row in which workers come back to where they were", () => {
  const state = position({ colonistShip: 4, players: [{ island: ["corn*", "quarry", "sugar", "coffee"], city: ["sugarMill*"] }] });
  act(state, "role mayor", "pass");
  const view = viewOf<PuertoRico>(state, 0);
  const shortened = (...row: string[]): string[] => shortestRow(view, row.map(moveOf)).map(notation);
  const moveOf = (text: string): Move => ALL.find((move) => notation(move) === text)!;
  const ALL: readonly Move[] = ["lift", "place"].flatMap((type) => Array.from({ length: 40 }, (_none, spot) => ({ type, spot }) as Move));

  it("is the row without their ways", () =>
    expect(shortened("lift corn", "lift sugarMill", "place quarry", "place corn", "place sugar")).toEqual([
      "lift sugarMill",
      "place sugar",
      "place quarry",
    ]));
  it("is a pass if nothing else is left", () => {
    const still: State<PuertoRico> = position({ colonistShip: 0, players: [{ island: ["corn*", "quarry"] }] });
    act(still, "role mayor", "pass");
    expect(shortestRow(viewOf<PuertoRico>(still, 0), ["lift corn", "place corn"].map(moveOf)).map(notation)).toEqual(["pass"]);
  });
});
