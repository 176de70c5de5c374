/** What could have been: a match up to a frame, and another line from there. */
import { describe, expect, it } from "vitest";
import { recordUntil, tryLine } from "../../../shared/core/analysis/branch.ts";
import { resume } from "../../../shared/core/match/step.ts";
import { UNDER_TEST } from "../../contract/matches.ts";
import { botsMatches } from "./bots-match.ts";

describe.each(UNDER_TEST.map((game) => [game.id, game] as const))("In %s", (_id, game) => {
  const matches = botsMatches(game, 5);
  const { record } = matches.at(-1)!;
  const entries = (frame: number): number => recordUntil(game, record, frame).entries.length;

  it("a match up to a frame has every entry that is over by then, and goes on from the same state", () => {
    for (const match of matches.slice(0, 12)) {
      expect(entries(match.frame)).toBe(match.record.entries.length);
      expect(resume(game, recordUntil(game, record, match.frame)).state).toEqual(match.state);
    }
    expect(entries(0)).toBe(0);
    expect(entries(Number.POSITIVE_INFINITY)).toBe(record.entries.length);
  });

  it("a match that is played on is not rated, whatever it was", () => {
    expect(recordUntil(game, { ...record, rated: true }, 3).rated).toBeUndefined();
  });

  it("a line that was played is tried with the same states, and what is forced is played by itself", () => {
    const from = matches[3]!;
    const rest = record.entries.slice(3, 12).flatMap((entry) => (entry.type === "moves" ? entry.moves : []));
    const tried = tryLine(game, from.record, rest);
    expect(tried.length).toBeGreaterThanOrEqual(rest.length);
    expect(tried[rest.length - 1]!.match.state).toEqual(matches[3 + rest.length]!.state);
  });

  it("a line ends where it does not fit", () => {
    const [from] = matches;
    const first = record.entries[0]!;
    const own = first.type === "moves" ? first.moves : [];
    expect(tryLine(game, from!.record, [...own, "no such move"]).length).toBeGreaterThan(0);
    expect(tryLine(game, from!.record, ["no such move"]).flatMap(({ match }) => match.record.entries)).not.toContainEqual(
      expect.objectContaining({ moves: ["no such move"] }),
    );
  });
});
