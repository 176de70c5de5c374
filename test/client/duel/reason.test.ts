/** Why a choice is asked, how near everybody is to winning, and what newcomers are told. */
import { describe, expect, it } from "vitest";
import { duelFace } from "../../../client/games/duel/face.ts";
import type { Sight } from "../../../shared/core/contract/game.ts";
import { sightOf, viewOf } from "../../../shared/core/match/view.ts";
import type { Duel } from "../../../shared/duel/state.ts";
import { position, type Sketch } from "../../duel/position.ts";
import { restsIn, sights } from "../sights.ts";
import { momentsOf, say } from "./sights.ts";

const seen = (sketch: Sketch, seat = 0): Sight<Duel> => viewOf(position(sketch), seat);
const reasonOf = (sketch: Sketch, seat = 0): string => {
  const line = duelFace.reason?.(seen(sketch, seat));
  return line === undefined ? "" : say(line);
};
const asked = (deal: number): readonly Sight<Duel>[] =>
  momentsOf(deal).flatMap(({ frame }) => sights(frame).filter((sight) => duelFace.reason?.(sight) !== undefined));

describe("Duel says why a choice is asked", () => {
  it("with the coins, and what a discard earns", () =>
    expect(reasonOf({ cities: [{ coins: 4, cards: ["tavern"] }] })).toBe(
      "You have 4 coins. Build a card, discard it for 3 coins, or build a wonder with it.",
    ));
  it("and says when no card can be paid for", () =>
    expect(reasonOf({ free: ["palisade", "scriptorium"], cities: [{ coins: 1 }] })).toBe(
      "You have 1 coin, too few for any card here. Discarding one earns 2 coins.",
    ));
  it("and when a wonder can be", () =>
    expect(reasonOf({ cities: [{ coins: 20, wonders: ["the_pyramids"] }] })).toMatch(
      /^You have 20 coins, enough for a wonder too, such as the Pyramids/,
    ));
  it("and when the next move of the opponent may win the match", () => {
    expect(reasonOf({ pawn: -6 })).toBe("The conflict pawn is 3 spaces from your capital. If it gets there, you lose.");
    expect(reasonOf({ pawn: 6 })).not.toMatch(/capital/);
    const symbols: Sketch["cities"] = [{}, { cards: ["workshop", "apothecary", "scriptorium", "pharmacist", "academy"] }];
    expect(reasonOf({ age: 3, cities: symbols })).toBe(
      "Your opponent has 5 of 6 different science symbols. One more new symbol wins the match.",
    );
  });
  it("to the player who is asked alone, at every choice, in words that exist", () => {
    expect(reasonOf({}, 1)).toBe("");
    const sentences = [1, 2, 3, 4].flatMap((deal) => asked(deal).map((sight) => say(duelFace.reason!(sight)!)));
    expect(sentences.length).toBeGreaterThan(100);
    expect(sentences.filter((sentence) => /undefined|NaN|^reason/.test(sentence))).toEqual([]);
  });
  it("never with the same words twice in a row", () => {
    for (const seat of [0, 1]) {
      const rests = restsIn(momentsOf(1)).filter(({ frame }) => frame.table.turn === seat && frame.table.phase !== "over");
      const told = rests.map(({ frame }) => say(duelFace.prompt(sightOf(frame, seat))));
      expect(told.length).toBeGreaterThan(20);
      expect(told.filter((sentence, at) => sentence === told[at - 1])).toEqual([]);
    }
  });
});

describe("The goals of Duel", () => {
  const goalsOf = (sketch: Sketch) => duelFace.goals!(seen(sketch)).map(({ progress }) => progress);
  it("are the pawn, the symbols and the points of both", () => {
    const [war, science, points] = goalsOf({ pawn: 2, cities: [{ coins: 3, cards: ["theater", "workshop"] }, { coins: 0 }] });
    expect(war!.map(({ digits }) => digits)).toEqual(["2/9", "0/9"]);
    expect(science!.map(({ digits }) => digits)).toEqual(["1/6", "0/6"]);
    expect(points!.map(({ digits }) => digits)).toEqual(["7", "0"]);
  });
  it("warn when one more move may do it", () => {
    const near = (sketch: Sketch) => goalsOf(sketch).map((progress) => progress.map((one) => one.near === true));
    expect(near({ pawn: 6 })[0]).toEqual([true, false]);
    expect(near({ pawn: -5 })[0]).toEqual([false, false]);
    expect(near({ cities: [{}, { cards: ["workshop", "apothecary", "scriptorium", "pharmacist", "academy"] }] })[1]).toEqual([false, true]);
  });
  it("have titles that exist", () =>
    expect(
      duelFace.goals!(seen({}))
        .map(({ title }) => say(title))
        .join(),
    ).not.toMatch(/goal\.|NaN/));
});

describe("Tips of Duel", () => {
  const keys = (sketch: Sketch) => duelFace.tips!(seen(sketch)).map(([key]) => key);
  it("tell the most pressing first", () => {
    expect(keys({})[0]).toBe("tip.turn");
    expect(keys({ pawn: -7 })[0]).toBe("tip.war");
    expect(keys({ phase: "mausoleum", discard: ["baths"] })).toEqual(["tip.mausoleum"]);
    expect(keys({ phase: "over" })).toEqual([]);
  });
  it("are whole sentences at every choice", () => {
    const lines = [1, 2, 3].flatMap((deal) => asked(deal).flatMap((sight) => duelFace.tips!(sight)));
    expect(lines.map(say).filter((sentence) => !/^[A-Z].*\.$/.test(sentence) || /NaN|undefined/.test(sentence))).toEqual([]);
  });
});
