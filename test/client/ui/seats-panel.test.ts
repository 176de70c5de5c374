import { describe, expect, it } from "vitest";
import * as english from "../../../client/text/en/index.ts";
import { botTag } from "../../../client/ui/panels/seats-panel.ts";

describe("Beside a seat that a bot plays stands", () => {
  it("how well the bot plays", () => expect(botTag(english, { name: "", level: "strong" }, true)).toBe(english.people.botLabel.strong));
  it("that it stands in for a player", () =>
    expect(botTag(english, { name: "Ada", level: "casual" }, false)).toBe(english.people.standsIn));
  it("nothing once the match is over: its player has left the table, and is no bot", () =>
    expect(botTag(english, { name: "Ada", level: "casual" }, true)).toBe(false));
});
