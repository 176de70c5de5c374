import { describe, expect, it } from "vitest";
import { topics } from "../../../client/games/elasund/guide/topics.ts";
import { eraseShape } from "../../../shared/core/contract/game.ts";
import type { Match } from "../../../shared/core/match/match.ts";
import { KIND_OF, kindOf, NUMBERS, sizeOf } from "../../../shared/elasund/catalog.ts";
import { elasund } from "../../../shared/elasund/index.ts";
import { canPay, priceOf } from "../../../shared/elasund/rules/price.ts";
import { pricesOfSites } from "../../../shared/elasund/rules/town/fast-site.ts";
import { COVERED, churchAtWith, churchField } from "../../../shared/elasund/rules/town/grid.ts";
import { CARDS, COLS, type Elasund, KINDS, NONE, PERMITS } from "../../../shared/elasund/state.ts";
import { answersTo, matchAt, rowsOf, solvedBy } from "../lessons/answers.ts";

const [YOU, BOT] = [0, 1];
const game = eraseShape(elasund);
const topic = (name: string) => topics.find((one) => one.topic === name)!;
const at = (name: string, id: string) => matchAt(game, topic(name), id);
const tableOf = (match: Match) => match.state.table as Elasund["table"];
const secretOf = (match: Match) => match.state.secrets[YOU] as Elasund["secret"];
const handOf = (match: Match): readonly number[] => secretOf(match).hand;
/** A permit is placed before an answer is whole. */
const answers = (name: string) => answersTo(game, topic(name), (after) => tableOf(after).step === "where");

/** By north-western field of the frame: all that the church will cover. */
const frame = (churchAt: number): readonly number[] => Array.from({ length: 9 }, (_none, tile) => churchField(churchAt, tile));
/** The buildings of a seat on any of these fields. */
const kindsOn = ({ sites, owners }: Elasund["table"], seat: number, fields: readonly number[]): readonly string[] =>
  sites.flatMap((site, tile) => {
    const kind = KIND_OF[tile]!;
    const isThere = site >= 0 && owners[tile] === seat && COVERED[kind]![site]!.some((field) => fields.includes(field));
    return isThere ? [KINDS[kind]!] : [];
  });
const field = (column: string, row: number): number => [2, 3, 4, 5, 6, 8, 9, 10, 11, 12].indexOf(row) * COLS + "abcdefghi".indexOf(column);

describe("What Elasund's lesson on the church tells is so", () => {
  const [EAST, SOUTH_WEST] = [5, 6];
  it("15 gold are enough for two parts, and the founder draws the east and the south-west part", () => {
    expect([handOf(at("church", "found"))[0], [...secretOf(at("church", "place")).tiles].sort()]).toEqual([15, [EAST, SOUTH_WEST]]);
  });
  it("with the south-west part it would grow over own huts; with the east part over tavern and trader's house, and nothing of one's own", () => {
    const table = tableOf(at("church", "place"));
    const under = (tile: number) => [YOU, BOT].map((seat) => kindsOn(table, seat, frame(churchAtWith(tile))));
    expect(under(SOUTH_WEST)[YOU]).toEqual(["huts"]);
    expect([under(EAST)[YOU], [...under(EAST)[BOT]!].sort()]).toEqual([[], ["inn", "trader"]]);
  });
  it("the south-west part is the last; of the 7 before it, 5 would land on a building of the bot", () => {
    const match = at("church", "second");
    const pile = (match.state.hidden as Elasund["hidden"]).church;
    const hits = pile.filter((tile) => kindsOn(tableOf(match), BOT, [churchField(tableOf(match).churchAt, tile)]).length > 0);
    expect([secretOf(match).under, pile.length, hits.length]).toEqual([SOUTH_WEST, 7, 5]);
  });
  it("the south part removes the tavern: the bot takes back 2 cubes, one of them for 2 trade points lost", () => {
    const [before, after] = [tableOf(at("church", "second")), tableOf(at("church", "removed"))];
    expect([before.church[7], after.church[7], kindsOn(after, BOT, frame(after.churchAt))]).toEqual([NONE, YOU, ["trader"]]);
    expect([before, after].map(({ cubes, trade }) => [cubes[BOT], trade[BOT]])).toEqual([
      [8, 3],
      [10, 1],
    ]);
  });
  it("permits 0 and 1 can be paid for, and one space of the ship's row is outside the frame", () => {
    const { churchAt } = tableOf(at("church", "puzzle"));
    const all = answers("church");
    const isSafe = (there: number): boolean => there !== NONE && !frame(churchAt).includes(there);
    const placed = all.filter(({ after }) => tableOf(after).permits.slice(YOU, PERMITS).some(isSafe));
    expect(rowsOf(placed)).toEqual(["permit 0, put d9", "permit 1, put d9"]);
    expect([placed.every(({ right }) => right), all.filter(({ right }) => right).length, all.length]).toEqual([true, 2, 7]);
  });
  it("the last part comes to a9", () => expect(churchField(tableOf(at("church", "puzzle")).churchAt, SOUTH_WEST)).toBe(field("a", 9)));
});

describe("What Elasund's lesson on influence tells is so", () => {
  const market = (table: Elasund["table"]) =>
    pricesOfSites(table, YOU, kindOf("market")).find((site) => site.field === field("b", 5))?.price;
  const [GOLD, GREEN, , RED] = CARDS.map((_card, card) => card) as [number, number, number, number];
  it("a market over the trader's house takes 5 gold and 3 cards of one colour: 4 green ones are there, and 1 gold", () => {
    const match = at("influence", "plan");
    expect(market(tableOf(match))).toEqual(priceOf(5, NUMBERS.equalCost));
    expect(kindsOn(tableOf(match), BOT, COVERED[kindOf("market")]![field("b", 5)]!)).toEqual(["trader"]);
    expect(sizeOf(kindOf("market"))).toBe(sizeOf(kindOf("trader")));
    expect([tableOf(match).permits[0], handOf(match)]).toEqual([field("c", 5), [1, 4, 1, 2]]);
  });
  it("2 gold, and 2 more for a card of each colour: that leaves 5 gold, 3 green cards and a red one", () => {
    expect([handOf(at("influence", "bonus")), handOf(at("influence", "puzzle"))]).toEqual([
      [3, 4, 1, 2],
      [5, 3, 0, 1],
    ]);
  });
  it("on a 7, the pirates come to row 4, where the tavern has a cube: one card is owed", () => {
    const { dice, ship, owes, sites } = tableOf(at("influence", "puzzle"));
    expect([dice[0]! + dice[1]!, ship, owes]).toEqual([7, 2, [1, 0]]);
    expect(sites.some((site, tile) => KINDS[KIND_OF[tile]!] === "inn" && site === field("d", 4))).toBe(true);
  });
  it("one card can be given and the market still be paid for; with each other one, one card is missing", () => {
    const all = answers("influence");
    const pays = all.filter(({ after }) => canPay(handOf(after), market(tableOf(after))!));
    expect([rowsOf(pays), pays.every(({ right }) => right), rowsOf(all)]).toEqual([
      ["give red"],
      true,
      ["give gold", "give green", "give red"],
    ]);
    const left = (row: string) => handOf(all.find((one) => one.row[0] === row)!.after);
    expect([left("give gold")[GOLD], left("give green")[GREEN], handOf(solvedBy(all))[RED]]).toEqual([4, 2, 0]);
  });
});
