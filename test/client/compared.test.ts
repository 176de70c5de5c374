import { describe, expect, it } from "vitest";
import { FACES } from "../../client/games/list.ts";
import { steps } from "../../shared/core/match/step.ts";
import { viewOf } from "../../shared/core/match/view.ts";
import { readGolden } from "../golden/golden.ts";

const SIZE = { width: 1000, height: 640 };
/** One frame in this many is looked at. */
const EVERY = 12;
/** Pieces whose card is read while others are weighed, and what must stay in sight of it. */
const MEASURES: Readonly<Record<string, readonly (readonly [about: RegExp, seen: RegExp])[]>> = {
  duel: [
    [/^card:/, /^price:\d:\d/],
    [/^card:/, /^purse:0/],
    [/^wonder:/, /^price:0:wonder/],
    [/^token:/, /^token:/],
  ],
  elasund: [
    [/^kind:/, /^price:/],
    [/^tile:/, /^price:/],
    [/^kind:/, /^mat:/],
    [/^permit:/, /^permit:/],
    [/^bonus:/, /^bonus:/],
  ],
  "puerto-rico": [
    [/^role:/, /^role:/],
    [/^market:/, /^price:/],
    [/^market:/, /^purse:/],
    [/^row:/, /^row:/],
    [/^goods:/, /^ship:/],
  ],
};

describe.each(Object.keys(FACES))("what a piece of %s is compared with", (game) => {
  it("lies on the table: its alternatives, their prices and what pays them", async () => {
    const face = await FACES[game]!();
    const { record } = readGolden(face.game, 1, game === "puerto-rico" ? 3 : 2);
    const met = new Map<string, number>();
    let count = 0;
    for (const { match } of steps(face.game, record)) {
      if (count++ % EVERY > 0) continue;
      const sight = viewOf(match.state, 0);
      const there = new Set(face.layout(sight, SIZE).map(({ key }) => key));
      for (const about of there) {
        for (const other of face.compared?.(about, sight) ?? []) {
          if (!there.has(other) || other === about) continue;
          for (const [from, to] of MEASURES[game]!)
            if (from.test(about) && to.test(other)) met.set(`${from} ${to}`, (met.get(`${from} ${to}`) ?? 0) + 1);
        }
      }
    }
    expect([...met.keys()].sort()).toEqual(MEASURES[game]!.map(([from, to]) => `${from} ${to}`).sort());
  });
});
