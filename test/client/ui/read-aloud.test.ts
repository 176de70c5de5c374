import { describe, expect, it } from "vitest";
import type { Face } from "../../../client/face/face.ts";
import * as english from "../../../client/text/en/index.ts";
import { sayer } from "../../../client/text/say.ts";
import { readAloud } from "../../../client/ui/table/read-aloud.ts";
import type { Sight } from "../../../shared/core/contract/game.ts";

const NAMES = ["Ada", "Ben", "Cleo"];
const SENTENCES = { money: "{n} coins", ten: "Ten cubes win.", event: "Event {n}.", house: "A house of {n}." };
const chip = (n: number) => ({ look: "", title: ["money", { n }] as const });

/** The reader sits on seat 1; money equals the number of each seat. */
function listening({ lines = 9, sight = { seat: 1 } as Sight | undefined } = {}) {
  const said: (readonly string[])[] = [];
  const face: Pick<Face, "seats" | "goals"> = {
    seats: () => NAMES.map((_name, seat) => ({ chips: [chip(seat)] })),
    goals: () => [{ look: "", title: ["ten"], progress: [{ seat: 0, digits: "7/10" }, { digits: "3" }] }],
  };
  const say = sayer(english, SENTENCES, (seat) => NAMES[seat] ?? "", 1);
  const keys = readAloud({
    ...{ face, say, sight: () => sight, asked: () => ["Choose a building.", "You have 2 coins."] },
    words: { middle: () => [], seat: (_sight, seat) => [say.line(["house", { n: seat }])] },
    lines: () => Array.from({ length: lines }, (_none, n) => ({ line: ["event", { n }] as const })),
    answer: (sentences) => said.push(sentences),
  });
  return { keys, said };
}

describe("A reading key", () => {
  it("reads what is asked, and why", () => {
    const { keys, said } = listening();
    keys.question();
    expect(said).toEqual([["Choose a building.", "You have 2 coins."]]);
  });
  it("reads the reader's seat first, then the others as they sit", () => {
    const { keys, said } = listening();
    keys.seats();
    expect(said).toEqual([["Ben: 1 coins.", "Cleo: 2 coins.", "Ada: 0 coins."]]);
  });
  it("reads one seat with its board, and has nothing to read of a seat that is not there", () => {
    const { keys, said } = listening();
    keys.seat(2);
    keys.seat(3);
    expect(said).toEqual([["Ada: 0 coins.", "A house of 0."], [english.spoken.nothing]]);
  });
  it("reads the ways to win with everybody's progress", () => {
    const { keys, said } = listening();
    keys.goals();
    expect(said).toEqual([["Ten cubes win. Ada 7/10, 3."]]);
  });
  it("reads the last five lines of the log, and says if there is none", () => {
    const full = listening();
    full.keys.events();
    expect(full.said).toEqual([["Event 4.", "Event 5.", "Event 6.", "Event 7.", "Event 8."]]);
    const empty = listening({ lines: 0 });
    empty.keys.events();
    expect(empty.said).toEqual([[english.spoken.nothing]]);
  });
});
