import { describe, expect, it } from "vitest";
import { duelFace } from "../../client/games/duel/face.ts";
import { momentsOf, say, sights } from "./duel-sights.ts";

/** What is wrong with a drawing's text, if anything: tags that do not close, ids twice or missing, numbers that are none. */
function faults(svg: string): string[] {
  const found: string[] = [];
  const open: string[] = [];
  const tag = /<(\/?)([a-zA-Z]+)((?:\s+[a-zA-Z][\w:-]*="[^"<>]*")*)\s*(\/?)>/g;
  for (const [, end, name, , self] of svg.matchAll(tag)) {
    if (end === "/") {
      if (open.pop() !== name) found.push(`</${name}> closes nothing`);
    } else if (self === "") open.push(name!);
  }
  if (open.length > 0) found.push(`not closed: ${open.join(" ")}`);
  if (svg.replace(tag, "").trim() !== "") found.push(`text between tags: ${svg.replace(tag, "").trim().slice(0, 80)}`);
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  if (new Set(ids).size !== ids.length) found.push("an id twice");
  for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) if (!ids.includes(id)) found.push(`no ${id}`);
  if (/undefined|NaN|Infinity|href|<text|<image/.test(svg)) found.push("something undefined or from outside");
  return found;
}

const occurring = new Set(duelFace.looks());
for (const deal of [1, 2, 3, 4]) {
  for (const { frame } of momentsOf(deal)) {
    for (const sight of sights(frame)) {
      for (const { look } of duelFace.layout(sight, { width: 1016, height: 664 })) occurring.add(look);
      for (const { chips } of duelFace.seats(sight)) for (const { look } of chips) occurring.add(look);
    }
  }
}

describe("Every drawing of Duel", () => {
  it.each([...occurring])("%s is well-formed, and its words exist", (look) => {
    const { svg, width, height, words = [] } = duelFace.draw(look);
    expect(faults(svg)).toEqual([]);
    expect(width * height).toBeGreaterThan(0);
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
