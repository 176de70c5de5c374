/** Who the bots of a match are: the same for everybody, in a replay and after a restart. */
import { describe, expect, it } from "vitest";
import type { Entry, MatchRecord } from "../../shared/core/match/record.ts";
import { BOT_NAMES, botIn, botNumber, mannerOf, NO_BOT } from "../../shared/core/match/somebody.ts";
import { GAMES } from "../../shared/games.ts";
import { newRecord } from "../contract/matches.ts";

const [game] = GAMES;
const record: MatchRecord = { ...newRecord(game!, 1), bots: "casual" };
const sits = (seat: number, kind: "person" | "bot", name = ""): Entry => ({ type: "seat", seat, at: 0, by: "server", kind, name });
const withEntries = (...entries: Entry[]): MatchRecord => ({ ...record, entries });

describe("The bot on a seat", () => {
  it("follows from the promised deal and the seat, whatever has been played", () => {
    const { commitment } = record.deal;
    const bots = [sits(0, "bot"), sits(1, "bot")];
    expect(botIn(withEntries(...bots), 1)).toBe(botNumber(commitment, 1));
    expect(botIn(withEntries(...bots, { type: "resign", seat: 0, at: 1, by: "person" }), 1)).toBe(botNumber(commitment, 1));
  });
  it.each<[string, MatchRecord]>([
    ["a player", withEntries(sits(0, "person", "Ada"))],
    ["a player without a name", withEntries(sits(0, "person"))],
    ["a bot that stands in for a player", withEntries(sits(0, "person", "Ada"), sits(0, "bot", "Ada"))],
    ["a bot in a record that says nothing of its bots", { ...newRecord(game!, 1), entries: [sits(0, "bot")] }],
    ["a seat of which nothing is said", record],
  ])("is nobody where there is %s", (_who, one) => expect(botIn(one, 0)).toBe(NO_BOT));
});

describe("The names of bots", () => {
  it.each([2, 3, 4, 5])("are different on all of %i seats, as their manners are where there are enough", (seats) => {
    for (let deal = 0; deal < 50; deal++) {
      const { commitment } = newRecord(game!, deal).deal;
      const numbers = Array.from({ length: seats }, (_none, seat) => botNumber(commitment, seat));
      expect(new Set(numbers.map((number) => BOT_NAMES[number])).size).toBe(seats);
      for (const { manners = [] } of GAMES)
        expect(new Set(numbers.map((number) => mannerOf({ manners }, number)?.id)).size).toBe(Math.min(seats, manners.length));
    }
  });
  it("are all there, once each, and each manner has as many of them", () => {
    expect(new Set(BOT_NAMES).size).toBe(BOT_NAMES.length);
    for (const { manners = [] } of GAMES) expect(BOT_NAMES.length % manners.length).toBe(0);
  });
  it("bring no manner where there is no bot, or the game has none", () => {
    expect(mannerOf(game!, NO_BOT)).toBeUndefined();
    expect(mannerOf({}, 3)).toBeUndefined();
  });
});
