import { describe, expect, it } from "vitest";
import { duelFace } from "../../../client/games/duel/face.ts";
import { faults } from "../faults.ts";
import { sights } from "../sights.ts";
import { momentsOf, say } from "./sights.ts";

const occurring = new Set(duelFace.looks());
/** Width by height of the places that a drawing fills; one that is drawn for a certain size, as its name says, is stretched a little. */
const shapes = new Map<string, Set<number>>();
for (const deal of [1, 2, 3, 4]) {
  for (const { frame } of momentsOf(deal)) {
    for (const sight of sights(frame)) {
      for (const { look, width, height } of duelFace.layout(sight, { width: 1016, height: 664 })) {
        occurring.add(look);
        if (!/:\d+:\d+$/.test(look)) shapes.set(look, (shapes.get(look) ?? new Set()).add(width / height));
      }
      for (const { chips } of duelFace.seats(sight)) for (const { look } of chips) occurring.add(look);
    }
  }
}

describe("Every drawing of Duel", () => {
  it.each([...occurring])("%s is well-formed, has the shape of the places it fills, and its words exist", (look) => {
    const { svg, width, height, words = [] } = duelFace.draw(look);
    expect(faults(svg)).toEqual([]);
    for (const place of shapes.get(look) ?? []) expect(place).toBeCloseTo(width / height, 1);
    for (const { line } of words) say(line);
  });

  it("of one kind differs from all the others", () => {
    const cards = [...occurring]
      .filter((look) => look.startsWith("card:"))
      .map((look) => duelFace.draw(look).svg.replaceAll(/card_\d+/g, ""));
    expect(cards).toHaveLength(73);
    expect(new Set(cards).size).toBe(73);
  });

  it("has ids of its own", () => {
    const idsOf = (look: string) => [...duelFace.draw(look).svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(idsOf("card:1").filter((id) => idsOf("card:11").includes(id))).toEqual([]);
  });
});
