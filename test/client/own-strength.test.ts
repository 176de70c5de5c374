/** How strong the guest has lately been against bots: kept in the browser, and what "my strength" goes by. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { pageStorage } from "../../client/base/storage.ts";
import { botLevelAgainst, type Presence } from "../../client/feed/feed.ts";
import { type BotMatch, countBotMatch, ownStrength } from "../../client/settings/own-strength.ts";
import { levelOfWish } from "../../client/ui/lobby/bots-field.ts";
import type { SeatStatus } from "../../shared/core/wire/sync.ts";
import { levelsAround, strengthsOf } from "../../shared/strengths.ts";

const bot = (more: Partial<SeatStatus> = {}) => ({ kind: "bot", name: "", level: "strong", ...more }) as SeatStatus;
const presence = (...people: SeatStatus[]) => ({ people }) as unknown as Presence;
const player = bot({ kind: "person", name: "Ada", level: "" });

describe("A match counts for the strength", () => {
  it("if only bots play on the other seats", () => expect(botLevelAgainst(presence(player, bot(), bot()), 0)).toBe("strong"));
  it("but not if a person plays, or a bot stands in for one", () => {
    expect(botLevelAgainst(presence(player, bot(), bot({ kind: "person", name: "Ben", level: "" })), 0)).toBeUndefined();
    expect(botLevelAgainst(presence(player, bot(), bot({ name: "Ben" })), 0)).toBeUndefined();
  });
});

const strengths = strengthsOf("duel")!;
let played = 0;
const match = (level: BotMatch["level"], places: readonly number[]): BotMatch => ({
  game: "duel",
  match: `match ${played++}`,
  level,
  places,
  seat: 0,
});
const WON = [1, 2];
const LOST = [2, 1];

beforeEach(() => vi.stubGlobal("localStorage", pageStorage()));
afterEach(() => vi.unstubAllGlobals());

describe("The strength of a guest against bots", () => {
  it("is unknown before the first match", () => expect(ownStrength("duel")).toBeUndefined());
  it("begins at the level that was played, rises with a victory and falls with a defeat", () => {
    countBotMatch(match("strong", WON));
    const risen = ownStrength("duel")!;
    expect(risen).toBeGreaterThan(strengths.strong);
    countBotMatch(match("strong", LOST));
    expect(ownStrength("duel")).toBeLessThan(risen);
  });
  it("changes once for a match, however often its end is shown", () => {
    const one = match("casual", WON);
    countBotMatch(one);
    const after = ownStrength("duel");
    countBotMatch(one);
    expect(ownStrength("duel")).toBe(after);
  });
  it("counts each bot that was beaten: a second place of four is better than a third", () => {
    countBotMatch({ ...match("casual", [2, 1, 3, 4]), game: "elasund" });
    countBotMatch({ ...match("casual", [3, 1, 2, 4]), game: "puerto-rico" });
    expect(ownStrength("elasund")! - 1_200).toBeGreaterThan(0);
    expect(ownStrength("puerto-rico")! - 1_200).toBeLessThan(0);
  });
  it("does not change where nobody has a place", () => {
    countBotMatch(match("casual", []));
    expect(ownStrength("duel")).toBeUndefined();
  });
  it("chooses the level of the next bots: a stronger one after victories, a weaker one after defeats", () => {
    for (let won = 0; won < 6; won++) countBotMatch(match(levelOfWish("own", "duel", undefined), WON));
    expect(levelOfWish("own", "duel", undefined)).toBe("strong");
    for (let lost = 0; lost < 16; lost++) countBotMatch(match(levelOfWish("own", "duel", undefined), LOST));
    expect(levelOfWish("own", "duel", undefined)).toBe("beginner");
  });
  it("counts for more than a rating, and what cannot be read does not count", () => {
    countBotMatch(match("casual", LOST));
    expect(levelOfWish("own", "duel", 2_400)).not.toBe("master");
    localStorage.setItem("quayside.strength.duel", "{broken");
    expect(levelOfWish("own", "duel", 2_400)).toBe("master");
  });
});

describe("The levels around a strength", () => {
  it("are the two it lies between, or the last one at an end of the scale", () => {
    expect(levelsAround(strengths, 1_300)).toEqual(["casual", "strong"]);
    expect(levelsAround(strengths, -500)).toEqual(["beginner"]);
    expect(levelsAround(strengths, 9_000)).toEqual(["master"]);
  });
});
