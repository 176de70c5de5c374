import { describe, expect, it } from "vitest";
import * as english from "../../../client/text/en/index.ts";
import {
  dateOf,
  hoursLeft,
  pastOf,
  resultLine,
  sentence,
  shareText,
  timeLeft,
  withoutBest,
} from "../../../client/ui/lobby/daily/daily-words.ts";
import type { DailyResult } from "../../../shared/core/wire/daily.ts";

const HOUR = 3_600_000;
const MINUTE = 60_000;
const FIELD = { ranked: true, others: 41, worse: 34 };
const WON: DailyResult = { outcome: "won", lead: 12, ...FIELD };
const line = (result: DailyResult) => resultLine(english, result);

describe("A result of the deal of the day", () => {
  it("says how the match ended and how many others did worse", () => {
    expect(line(WON)).toBe("won by 12, better than 82% of 41 players");
    expect(line({ ...WON, lead: 0 })).toBe("won on the tie-break, better than 82% of 41 players");
    expect(line({ ...FIELD, outcome: "won" })).toBe("won outright, better than 82% of 41 players");
    expect(line({ ...FIELD, outcome: "lost", lead: 3, others: 1, worse: 0 })).toBe("lost by 3, better than 0% of 1 player");
    expect(line({ ...FIELD, outcome: "drawn", others: 0, worse: 0 })).toBe("drawn, first to finish");
  });

  it("is never better than all unless it is", () => {
    expect(line({ ...WON, others: 1_000, worse: 999 })).toContain("better than 99%");
    expect(line({ ...WON, others: 1_000, worse: 1_000 })).toContain("better than 100%");
  });

  it("given up has no place, and a late one is not ranked", () => {
    expect(line({ ...FIELD, outcome: "gaveUp" })).toBe("given up");
    expect(line({ ...WON, ranked: false })).toBe("won by 12, not ranked: finished after midnight UTC, or played mostly by a bot");
  });

  it("is shared with the game, the day and the address, and nothing of the match", () => {
    const shared = { game: "duel", day: "2026-11-23", result: WON, language: "en", address: "https://quay.example/" };
    expect(shareText(english, shared)).toBe(
      "Quayside daily, 7 Wonders Duel, Nov 23: won by 12, better than 82% of 41 players\nhttps://quay.example/",
    );
  });
});

describe("The deal of the day in words", () => {
  it("has the server's date, which is that of UTC", () => expect(dateOf("2026-01-01", "en")).toBe("Jan 1"));

  it("tells how long it is until the next: in hours the same as in hours and minutes", () => {
    const left = 22 * HOUR + 12.5 * MINUTE;
    expect(timeLeft(english, left)).toBe("New deals in 22 h 12 min");
    expect(hoursLeft(english, left)).toBe("22 h left");
    expect(timeLeft(english, -5)).toBe("New deals in 0 min");
    expect(hoursLeft(english, HOUR)).toBe("1 h left");
    expect(hoursLeft(english, HOUR - 1)).toBe("under 1 h left");
    expect(hoursLeft(english, -5)).toBe("under 1 h left");
  });

  it("tells a deal that nobody played from one in which nobody was ranked", () => {
    expect(withoutBest(english, { unplayed: true })).toBe("Nobody played yesterday’s deal.");
    expect(withoutBest(english, {})).toBe("Yesterday’s deal was played, but no match was ranked.");
  });

  it("tells of yesterday the deal that went best, if it was finished in time, and the days in a row", () => {
    const lost = { outcome: "lost", lead: 3, ranked: true, others: 9, worse: 1 } as const;
    const won = { outcome: "won", lead: 12, ranked: true, others: 41, worse: 34 } as const;
    const games = [{ game: "duel", before: lost }, { game: "elasund", before: won }, { game: "puerto-rico" }];
    expect(pastOf(english, { games, streak: 4 })).toBe("Yesterday, Elasund: won by 12, better than 82% of 41 players · 4 days in a row");
    expect(pastOf(english, { games: [{ game: "duel", before: { ...won, ranked: false } }], streak: 1 })).toBe("");
  });

  it("begins a sentence with a capital", () => expect(sentence("won by 12")).toBe("Won by 12"));
});
