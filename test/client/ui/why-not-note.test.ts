import { describe, expect, it } from "vitest";
import type { Face } from "../../../client/face/face.ts";
import { piecesUnder } from "../../../client/picture/hit-test.ts";
import * as english from "../../../client/text/en/index.ts";
import { sayer } from "../../../client/text/say.ts";
import { reasonFor } from "../../../client/ui/input/why-not-note.ts";
import type { View } from "../../../shared/core/contract/game.ts";

const say = sayer(english, { dear: "Too dear.", "no.field": "No field." }, String, 0);
const face: Pick<Face, "whyNot"> = {
  whyNot: (piece) => (piece === "card" ? ["dear"] : piece === "plan" ? ["no.field"] : undefined),
};
const view = {} as View;
const question = "Choose a role.";
const asked = { still: undefined, asked: view, question };
const sentenceAt = (pieces: readonly string[], standing: Parameters<typeof reasonFor>[3], painted: readonly string[] = []) =>
  reasonFor(face, say, { pieces, painted }, standing)?.sentence;

describe("A click on a piece that is not lit says why nothing comes of it", () => {
  it("with the game's reason", () => expect(sentenceAt(["card"], asked)).toBe("Too dear."));
  it("also through the price that lies on it", () =>
    expect(reasonFor(face, say, { pieces: ["price", "card"], painted: [] }, asked)?.piece).toBe("card"));
  it("else with what is asked", () => expect(sentenceAt(["purse"], asked)).toBe("You cannot choose this now. Choose a role."));
  it("whose turn it is, before any reason", () => {
    expect(sentenceAt(["card"], { still: undefined, asked: undefined, question: "Ada chooses a role." })).toBe(
      "It is not your turn. Ada chooses a role.",
    );
  });
  it("that the table stands still, before all else", () => expect(sentenceAt(["card"], { ...asked, still: "Paused." })).toBe("Paused."));
  it("what is painted on the table answers with an exact reason only", () => {
    expect(sentenceAt([], asked, ["plan"])).toBe("No field.");
    expect(sentenceAt([], asked, ["table"])).toBeUndefined();
    expect(sentenceAt([], { ...asked, still: "Paused." }, ["plan"])).toBeUndefined();
  });
});

describe("The pieces under a click", () => {
  const box = (key: string, depth: number) => ({ key, depth, x: 0, y: 0, width: 40, height: 40, angle: 0 });
  it("come topmost first, those painted on the table apart", () => {
    expect(piecesUnder([box("plan", -2), box("card", 1), box("", 5), box("price", 3)], 5, 5)).toMatchObject({
      pieces: ["price", "card"],
      painted: ["plan"],
    });
  });
  it("none, where there is none", () => expect(piecesUnder([box("card", 1)], 90, 5)).toMatchObject({ pieces: [], painted: [] }));
});
