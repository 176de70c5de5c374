import { describe, expect, it } from "vitest";
import { ReplayFeed } from "../../../client/feed/replay.ts";
import { roundAt, roundStarts } from "../../../client/ui/playback/rounds.ts";
import { randomMatch } from "../../contract/matches.ts";
import { FACES } from "../listed-faces.ts";

const startsIn = (id: string) => {
  const face = FACES.find(({ game }) => game.id === id)!;
  const { record } = randomMatch(face.game, 3);
  const { moments } = new ReplayFeed({ game: face.game, record, seat: -1 });
  return { moments, starts: roundStarts(face, moments) };
};

describe("The rounds of a match are marked where they begin", () => {
  it.each(["puerto-rico", "elasund"])("in %s, one after the other from the first frame on", (id) => {
    const { starts, moments } = startsIn(id);
    expect(starts.length).toBeGreaterThan(2);
    expect(starts.map(({ round }) => round)).toEqual(starts.map((_start, at) => at + 1));
    expect(starts[0]?.frame).toBe(0);
    for (const { frame } of starts.slice(1)) expect(["governor", "turn"]).toContain(moments[frame]?.event.type);
  });

  it("in Duel, the draft and the ages that were played", () => {
    const { starts, moments } = startsIn("duel");
    expect(starts.map(({ round }) => round)).toEqual([0, 1, 2, 3].slice(0, starts.length));
    expect(starts.length).toBeGreaterThan(1);
    for (const { frame } of starts.slice(1)) expect(moments[frame]?.event.type).toBe("dealt");
  });

  it("so that each frame belongs to one", () => {
    const { starts } = startsIn("puerto-rico");
    const { frame } = starts[1]!;
    expect([roundAt(starts, 0), roundAt(starts, frame - 1), roundAt(starts, frame)]).toEqual([1, 1, 2]);
  });
});
