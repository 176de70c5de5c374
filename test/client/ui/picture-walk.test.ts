import { describe, expect, it } from "vitest";
import type { Box } from "../../../client/ui/common/placing.ts";
import { pieceTowards } from "../../../client/ui/input/picture-walk.ts";
import type { Sight, View } from "../../../shared/core/contract/game.ts";
import { sightOf } from "../../../shared/core/match/view.ts";
import { FACES } from "../listed-faces.ts";
import { each, matchesOf, restsIn } from "../sights.ts";

const ARROWS = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;
const AREA = { width: 1016, height: 664 };

describe.each(FACES.map((face) => [face.game.id, face] as const))("Arrows through the picture of %s", (_game, face) => {
  const asked = restsIn(matchesOf(face.game)(3)).flatMap(({ frame }) =>
    face.game.toAct(frame.table).map((seat): Sight => sightOf(frame, seat)),
  );
  const positions = each(Math.max(1, Math.floor(asked.length / 12)), asked);
  it("come to every piece that begins a move, from wherever they start", () => {
    expect(positions.length).toBeGreaterThan(8);
    for (const sight of positions) {
      const wanted = new Set(face.picks(sight as View).flatMap(({ pieces }) => pieces.slice(0, 1)));
      const boxes = new Map<string, Box>();
      for (const { key, x, y, width, height } of face.layout(sight, AREA)) {
        const stops = wanted.has(key) || (key !== "" && face.detail(key, sight) !== undefined);
        if (stops) boxes.set(key, { x: x - width / 2, y: y - height / 2, width, height });
      }
      const seen = new Set<string>([boxes.keys().next().value!]);
      for (const piece of seen)
        for (const arrow of ARROWS) {
          const next = pieceTowards(boxes.get(piece)!, boxes, arrow);
          if (next !== undefined) seen.add(next);
        }
      expect([...wanted].filter((piece) => boxes.has(piece) && !seen.has(piece))).toEqual([]);
    }
  });
});

describe("An arrow", () => {
  const box = (x: number, y: number): Box => ({ x, y, width: 10, height: 10 });
  const pieces = new Map([
    ["near", box(30, 4)],
    ["far", box(80, 0)],
    ["below", box(0, 50)],
  ]);
  it("goes to the nearest piece in its direction", () => expect(pieceTowards(box(0, 0), pieces, [1, 0])).toBe("near"));
  it("goes nowhere if there is none", () => expect(pieceTowards(box(0, 0), pieces, [-1, 0])).toBeUndefined());
});
