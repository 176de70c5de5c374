import { describe, expect, it } from "vitest";
import { resume } from "../../shared/core/match/step.ts";
import { UNDER_TEST } from "../contract/matches.ts";
import { DEALS, endOf, readGolden } from "./golden.ts";

describe.each(UNDER_TEST)("$id: golden records play to the same end", (game) => {
  const versions = Array.from({ length: game.rules }, (_none, at) => at + 1);
  describe.each(versions)("by rules version %i", (rules) => {
    it.each(DEALS)("deal %i", (deal) => {
      const { record, end } = readGolden(game, rules, deal);
      expect(record.rules).toBe(rules);
      expect(endOf(resume(game, record))).toBe(end);
    });
  });
});
