import { describe, expect, it } from "vitest";
import { eraseFace, type Pick } from "../../../client/face/face.ts";
import { type Choice, resultOfChoice } from "../../../client/ui/model/choice-result.ts";
import type { View } from "../../../shared/core/contract/game.ts";
import { viewOf } from "../../../shared/core/match/view.ts";
import { rolled, tableOf } from "../../core/toy-match.ts";
import { toyFace } from "../../toy/face.ts";

const face = eraseFace(toyFace);
const match = rolled();
const { leader } = tableOf(match);
const view: View = viewOf(match.state, leader);
const pickOf = (move: string): Pick => ({ move, kind: "choice", pieces: [], label: [move] });
const choice: Choice = {
  ...{ face, view, ask: 1, gathered: [], pick: pickOf("put 1"), alternatives: face.picks(view) },
  ...{ oneClick: false, byPiece: false, confirm: "always", twice: false, guided: false },
};

describe("A chosen move is", () => {
  it("gathered, while more moves belong to its row", () => {
    expect(resultOfChoice(choice)).toMatchObject({ type: "gathered", row: { moves: ["put 1"], complete: false } });
  });
  it("refused, if it has become illegal after those gathered before", () => {
    expect(resultOfChoice({ ...choice, gathered: ["put 1"], pick: pickOf("put 9") })).toEqual({ type: "refused" });
  });
  it("confirmed first, if it reveals something", () => {
    expect(resultOfChoice({ ...choice, pick: pickOf("keep") })).toEqual({ type: "confirm", moves: ["keep"], reveals: true });
  });
  it("sent with all that was gathered, if nothing needs to be confirmed", () => {
    const never = { ...choice, gathered: ["put 1"], pick: pickOf("keep"), confirm: "never" } as const;
    expect(resultOfChoice(never)).toEqual({ type: "send", moves: ["put 1", "keep"] });
  });
});
