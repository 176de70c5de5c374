import { describe, expect, it } from "vitest";
import { clone } from "../../shared/core/base/plain.ts";
import { isListed, isPlayableRow, legalMove } from "../../shared/core/match/legal-move.ts";
import { viewOf } from "../../shared/core/match/view.ts";
import { chosen, firstMove, game, rolled, start, tableOf } from "./toy-match.ts";

describe("A move passes if it is listed", () => {
  it("and only then", () => {
    const { state } = chosen();
    const view = viewOf(state, tableOf(chosen()).leader);
    expect([isListed(game, view, "roll"), isListed(game, view, "put 0")]).toEqual([true, false]);
  });
});

describe("A row of moves can be played", () => {
  const match = rolled();
  const { leader } = tableOf(match);
  const playable = (...row: string[]) => isPlayableRow(game, match.state, leader, row);
  it("if each is listed when it is its turn", () => {
    expect([playable("put 0"), playable("put 0", "put 1"), playable("put 0", "put 9"), playable("put 9", "put 0")]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
  it("if none but the last reveals anything", () => {
    const before = chosen();
    const row = (...moves: string[]) => isPlayableRow(game, before.state, tableOf(before).leader, moves);
    expect([row("roll"), row("roll", "put 0")]).toEqual([true, false]);
  });
  it("and is only tried", () => {
    const before = clone(match.state);
    playable("put 0", "put 1");
    expect(match.state).toEqual(before);
  });
});

describe("A chooser that fails is helped out", () => {
  const { state } = start();
  const view = viewOf(state, 0);
  const listed = game.moves(view);
  const chosenBy = (choose: () => { type: string }) => {
    const failed: string[] = [];
    return [legalMove(game, view, choose, (why) => failed.push(String(why))), failed];
  };
  it("with nothing, if its choice is listed", () => {
    expect(chosenBy(() => listed.at(-1)!)).toEqual([game.notation(listed.at(-1)!), []]);
  });
  it("with the first listed move and a word, if it is not, or if it throws", () => {
    const first = firstMove(start(), 0);
    expect(chosenBy(() => ({ type: "roll" }))).toEqual([first, ["not a legal move: roll"]]);
    const broken = () => {
      throw new Error("broken");
    };
    expect(chosenBy(broken)).toEqual([first, ["Error: broken"]]);
  });
  it("but not a seat that has no move", () => {
    const idle = viewOf(rolled().state, (tableOf(rolled()).leader + 1) % 3);
    expect(() =>
      legalMove(
        game,
        idle,
        () => ({ type: "roll" }),
        () => {},
      ),
    ).toThrow("notAsked");
  });
});
