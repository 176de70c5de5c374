import { describe, expect, it } from "vitest";
import { topics } from "../../../client/games/duel/guide/topics.ts";
import { eraseShape } from "../../../shared/core/contract/game.ts";
import type { Match } from "../../../shared/core/match/match.ts";
import { cardOf } from "../../../shared/duel/catalog.ts";
import { duel } from "../../../shared/duel/index.ts";
import { count, countSymbols } from "../../../shared/duel/rules/fast-count.ts";
import { cardPrice, marketOf, wonderPrice } from "../../../shared/duel/rules/fast-trade.ts";
import { GUILD_BACK } from "../../../shared/duel/rules/pyramid.ts";
import { score, total } from "../../../shared/duel/score.ts";
import { type Duel, UNBUILT } from "../../../shared/duel/state.ts";
import { answersTo, matchAt, rowsOf, solvedBy } from "../lessons/answers.ts";

const [YOU, BOT] = [0, 1];
const game = eraseShape(duel);
const topic = (name: string) => topics.find((one) => one.topic === name)!;
const tableOf = (match: Match) => match.state.table as Duel["table"];
const at = (name: string, id: string): Duel["table"] => tableOf(matchAt(game, topic(name), id));
/** A token, a destroyed card and the like are chosen before the turn is over. */
const answers = (name: string) => answersTo(game, topic(name), (after) => !["turn", "over"].includes(tableOf(after).phase));
const solved = (name: string): Duel["table"] => tableOf(solvedBy(answers(name)));
const coinsOf = (table: Duel["table"], seat: number): number => table.cities[seat]!.coins;

describe("What Duel's lesson on guilds tells is so", () => {
  const pointsOf = (table: Duel["table"]) => total(score(table, YOU));
  it("6 brown and grey cards of the bot against 3: 6 coins, and 6 points at the end", () => {
    const [before, after] = [at("guilds", "build"), at("guilds", "twice")];
    expect([YOU, BOT].map((seat) => count(before.cities[seat]!, "brownAndGrey"))).toEqual([3, 6]);
    const price = cardPrice(marketOf(before, YOU), cardOf("shipowners_guild"));
    expect([coinsOf(after, YOU) - coinsOf(before, YOU) + price, score(after, YOU).guilds]).toEqual([6, 6]);
  });
  it("the Town Hall uncovers two cards, and among the backs of age III those of guilds can be told", () => {
    expect(at("guilds", "puzzle").pyramid).toEqual(expect.arrayContaining([cardOf("magistrates_guild"), cardOf("gardens")]));
    expect(at("guilds", "build").pyramid).toContain(GUILD_BACK);
  });
  it("one choice gives the most points: 6 for the guild as for the Gardens, and 2 for its 6 coins", () => {
    const before = pointsOf(at("guilds", "puzzle"));
    const gains = new Map(answers("guilds").map(({ row, after }) => [row.join(", "), pointsOf(tableOf(after)) - before]));
    const most = Math.max(...gains.values());
    expect([...gains].filter(([, gain]) => gain === most)).toEqual([["build magistrates_guild", 8]]);
    expect(gains.get("build gardens")).toBe(6);
    const [guessed, after] = [at("guilds", "puzzle"), solved("guilds")];
    expect([count(guessed.cities[BOT]!, "blue"), coinsOf(after, YOU) - coinsOf(guessed, YOU)]).toEqual([6, 6]);
    expect(score(after, YOU).guilds - score(guessed, YOU).guilds).toBe(6);
  });
});

describe("What Duel's lesson on loot tells is so", () => {
  const unbuilt = (table: Duel["table"]) => {
    const { wonders, under } = table.cities[BOT]!;
    return wonders.filter((_wonder, place) => under[place] === UNBUILT);
  };
  const prices = (table: Duel["table"]) => unbuilt(table).map((wonder) => wonderPrice(marketOf(table, BOT), wonder));
  it("the Archery Range is free, and its 2 shields cost the bot 2 coins; the card it discards brings 3", () => {
    const [before, after] = [at("loot", "push"), at("loot", "zone")];
    expect(cardPrice(marketOf(before, YOU), cardOf("archery_range"))).toBe(0);
    expect([before.pawn, after.pawn, coinsOf(after, BOT) - coinsOf(before, BOT)]).toEqual([2, 4, 3 - 2]);
    expect(after.loot.filter(Boolean).length).toBe(before.loot.filter(Boolean).length - 1);
  });
  it("the pawn is in the second zone", () => expect(score(at("loot", "zone"), YOU).military).toBe(5));
  it("the bot's 9 coins pay for each of its wonders, and after one choice alone for none", () => {
    const table = at("loot", "puzzle");
    expect([coinsOf(table, BOT), prices(table).sort()]).toEqual([9, [6, 6, 9]]);
    const stops = answers("loot").filter(({ after }) => prices(tableOf(after)).every((price) => price > coinsOf(tableOf(after), BOT)));
    expect([rowsOf(stops), coinsOf(solved("loot"), BOT)]).toEqual([["build walls"], 4]);
    expect(stops.every(({ right }) => right)).toBe(true);
  });
});

describe("What Duel's lesson on science tells is so", () => {
  const symbols = (table: Duel["table"]) => countSymbols(table.cities[YOU]!);
  it("3 symbols, also with the pair, which is free; and 4 with Law", () => {
    expect(["count", "pair", "law", "four"].map((id) => symbols(at("science", id)))).toEqual([3, 3, 3, 4]);
    expect(cardPrice(marketOf(at("science", "pair"), YOU), cardOf("library"))).toBe(0);
  });
  it("one choice gives a fifth; the other green card, which can be paid for as well, makes a pair", () => {
    const all = answers("science");
    expect(rowsOf(all.filter(({ after }) => symbols(tableOf(after)) === 5))).toEqual(["build school"]);
    expect(all.filter(({ right }) => right).length).toBe(1);
    expect(rowsOf(all).filter((row) => row.startsWith("build laboratory, token")).length).toBeGreaterThan(1);
  });
});
