import { describe, expect, it } from "vitest";
import type { Face } from "../../../client/face/face.ts";
import * as english from "../../../client/text/en/index.ts";
import { sayer } from "../../../client/text/say.ts";
import { questionOf } from "../../../client/ui/model/question.ts";
import type { Sight } from "../../../shared/core/contract/game.ts";

const sentences = { roll: (args: object) => ("you" in args && args.you === 1 ? "Roll." : "Ada rolls."), why: "It is time." };
const say = sayer(english, sentences, () => "Ada", 0);
const face: Pick<Face, "prompt" | "reason"> = {
  prompt: ({ seat }) => ["roll", { seat: 0, you: seat === 0 ? 1 : 0 }],
  reason: () => ["why"],
};
const sight = { seat: 0, table: {}, secret: {} } as Sight;

describe("The prompt asks", () => {
  it("its player, and says why", () =>
    expect(questionOf(face, say, { resigned: [1] }, sight)).toEqual({ question: "Roll.", reason: "It is time." }));
  it("nothing of a player who has resigned: a watcher's sentence says whose turn it is", () => {
    expect(questionOf(face, say, { resigned: [0] }, sight)).toEqual({ question: "Ada rolls.", reason: english.table.resigned });
  });
});
