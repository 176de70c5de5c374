import { describe, expect, it } from "vitest";
import type { Presence } from "../../../client/feed/feed.ts";
import { allowsAtTable } from "../../../client/feed/kinds.ts";
import * as english from "../../../client/text/en/index.ts";
import { seatNews, secondsLeft } from "../../../client/ui/strips/connection.ts";
import { WATCHER } from "../../../shared/core/match/view.ts";
import { NO_PROPOSAL, type SeatStatus } from "../../../shared/core/wire/sync.ts";
import { GRACE } from "../../../shared/core/wire/wire.ts";

describe("The connection bar", () => {
  it("counts down to the next try, never below 0", () => {
    expect([secondsLeft(3000, 0, 0), secondsLeft(3000, 0, 2500), secondsLeft(3000, 0, 9000), secondsLeft(undefined, 0, 0)]).toEqual([
      3, 1, 0, 0,
    ]);
  });
  it("says what becomes of the seat of a player who is offline, as the others see it", () => {
    const words = english.connection;
    const person = { kind: "person" } as SeatStatus;
    const lost: Presence = { people: [person, person], proposal: NO_PROPOSAL, paused: false, connection: "lost", retryIn: 4000 };
    const news = (gone: number, terms = {}, presence = {}): string =>
      seatNews(words, { seat: 0, allows: allowsAtTable({ seat: 0, rated: false, ...terms }) }, { ...lost, ...presence }, gone);
    expect([news(0), news(GRACE)]).toEqual([words.kept, words.kept]);
    expect(news(GRACE, { rated: true })).toBe(words.loses);
    expect(news(GRACE, { rated: true }, { people: [person, person, person] })).toBe(words.replaced);
    const alone = { people: [person, { ...person, kind: "bot" }] };
    expect([news(GRACE, { inDays: true }), news(GRACE, {}, { paused: true }), news(GRACE, {}, alone)]).toEqual([
      words.kept,
      words.kept,
      words.kept,
    ]);
    expect(news(GRACE, { seat: WATCHER })).toBe("");
  });
});
