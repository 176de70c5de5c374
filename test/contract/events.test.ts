/** What every game promises of its events: the log, the undo and the next move go by them. */
import { describe, expect, it } from "vitest";
import { clone, isEqual } from "../../shared/core/base/plain.ts";
import type { CoreEvent } from "../../shared/core/match/view.ts";
import { UNDER_TEST, walkRandomly } from "./matches.ts";

/** The core's own, beside every game's. */
const CORE_EVENTS: readonly CoreEvent["type"][] = ["began", "takenBack", "resigned", "hinted", "absent", "ended"];

describe.each(UNDER_TEST)("$id", (game) => {
  it("changes table and secrets before a move's last event, never after it: the last frame is what the match goes on from", () => {
    let moves = 0;
    walkRandomly(game, [1, 2, 3], ({ table, secrets }, move, play) => {
      let shown: unknown;
      play(() => {
        shown = clone({ table, secrets });
      });
      if (!isEqual(shown, { table, secrets })) expect({ move, shown }).toEqual({ move, shown: { table, secrets } });
      moves++;
    });
    expect(moves).toBeGreaterThan(0);
  });

  it("names no event as the core does, whose events the log and the undo know by their type", () => {
    const names = new Set<string>();
    walkRandomly(game, [1, 2, 3], (_state, _move, play) => play(({ type }) => names.add(type)));
    expect(names.size).toBeGreaterThan(0);
    expect(CORE_EVENTS.filter((type) => names.has(type))).toEqual([]);
  });
});
