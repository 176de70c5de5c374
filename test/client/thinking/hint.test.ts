/** The hint: advice by a search that knows the player's view alone, and the sentence it becomes. */
import { describe, expect, it } from "vitest";
import { elasundFace } from "../../../client/games/elasund/face.ts";
import * as english from "../../../client/text/en/index.ts";
import { sayer } from "../../../client/text/say.ts";
import { type AdviceClock, adviceFor } from "../../../client/thinking/hint-search.ts";
import { namedMoves, wordsOfAdvice } from "../../../client/thinking/hint-words.ts";
import { askedSeats } from "../../../shared/core/match/step.ts";
import { viewOf } from "../../../shared/core/match/view.ts";
import { randomSteps } from "../../contract/matches.ts";
import { position } from "../../elasund/position.ts";
import { language } from "../english.ts";
import { FACES } from "../listed-faces.ts";

/** A machine on which a slice is over after a few looks at the clock, and the time for a hint soon after. */
const slowClock = (): AdviceClock => {
  let elapsed = 0;
  return { elapsed: () => (elapsed += 60), next: (call) => void setImmediate(call) };
};

describe.each(FACES.map((face) => [face.game.id, face] as const))("%s", (_id, face) => {
  const { game } = face;
  const steps = [...randomSteps(game, 5)].filter(({ match }) => askedSeats(match).length > 0);
  const places = [1, 0.6, 0.3].map((part) => steps[Math.floor(part * (steps.length - 1))]!.match);

  it("advises a listed move with its chances, says how far it is, and ends on a slow machine too", async () => {
    for (const match of places) {
      const view = viewOf(match.state, askedSeats(match)[0]!);
      const shares: number[] = [];
      const advice = await adviceFor(game, view, 7, slowClock(), (share) => shares.push(share));
      expect(game.moves(view).map(game.notation)).toContain(advice.row[0]);
      expect(advice.chance ?? 0).toBeGreaterThanOrEqual(0);
      expect(advice.chance ?? 0).toBeLessThanOrEqual(1);
      expect(shares).toEqual(shares.toSorted((a, b) => a - b));
      expect(Math.max(0, ...shares)).toBeLessThanOrEqual(1);
    }
  });

  it("puts every listed move into words and points at the pieces it is made with", () => {
    for (const match of places) {
      const view = viewOf(match.state, askedSeats(match)[0]!);
      for (const move of game.moves(view)) {
        const row = [game.notation(move)];
        const words = wordsOfAdvice(face, view, { row, line: row });
        const pick = face.picks(view).find((of) => of.move === row[0]);
        expect(words).toEqual({ moves: [pick?.label], named: expect.anything(), pieces: pick?.pieces, row: expect.anything() });
        expect(words?.named.length).toBeGreaterThan(0);
      }
    }
  });

  it("has no words for a move that is not legal", () => {
    const match = places[1]!;
    const view = viewOf(match.state, askedSeats(match)[0]!);
    const wrong = { row: ["no such move"], line: ["no such move"] };
    expect(wordsOfAdvice(face, view, wrong)).toBeUndefined();
  });
});

describe("A row of moves is named by what it comes to", () => {
  const say = sayer(english, language.catalogueOf("elasund"), (seat) => `Player ${seat + 1}`, 0);
  const toPlace = position({ step: "permit", hands: ["5 bb"], ship: 11 });
  const toBuild = position({ hands: ["5 ggr"], permits: ["0 3 c11"], ship: 11 });
  it.each<[string, Parameters<typeof viewOf>[0], string[], string]>([
    [
      "a permit by where it is placed, without the cards that pay for it",
      toPlace,
      ["permit 0", "put a2", "pay blue"],
      "Place permit 0 on a2",
    ],
    ["a pass only where it comes first", toBuild, ["pass", "gold", "pass"], "Finish building · Take gold"],
    [
      "a bonus action by the permit that it raises",
      toBuild,
      ["pass", "gold", "bonus upgrade", "permit 4", "put c11", "pay green"],
      "Finish building · Take gold · Upgrade 3 to 4 on c11",
    ],
  ])("%s", (_what, state, row, told) => {
    const words = wordsOfAdvice(elasundFace, viewOf(state, 0), { row, line: row })!;
    expect(namedMoves(say, words)).toBe(told);
  });
  it("a placement that the row leaves open by the line that goes on", () => {
    const advice = { row: ["permit 0"], line: ["permit 0", "put a2", "pay blue"] };
    expect(namedMoves(say, wordsOfAdvice(elasundFace, viewOf(toPlace, 0), advice)!)).toBe("Place permit 0 on a2");
  });
  it("and lights what the first move after a pass is made with", () => {
    const row = ["pass", "gold", "pass"];
    expect(wordsOfAdvice(elasundFace, viewOf(toBuild, 0), { row, line: row })?.pieces).toEqual(["chest"]);
  });
  it("with three names at most", () => {
    const named = ["roll", "gold", "noBuild", "noBonus", "church"].map((key) => [`pick.${key}`] as const);
    const words = { moves: named, named, pieces: [], row: [] };
    expect(namedMoves(say, words)).toBe("Roll the dice · Take gold · Finish building and 2 more steps");
  });
});

describe("The sentence of a hint", () => {
  const { advice } = english.hint;
  it("says whose estimate the chance is, and none from before: that would be another look at another position", () => {
    expect(advice("Build the Baths", 0.523)).toBe("Master’s move: Build the Baths. The Master puts your chance to win at about 52%.");
  });
  it("is the move and why, if there is a reason", () => {
    const { reason, because } = english.hint;
    expect(because(reason("Discard the Guard Tower", ["you need 2 coins more for the Pyramids", "it uncovers nothing for Bot"]))).toBe(
      "Discard the Guard Tower: you need 2 coins more for the Pyramids, and it uncovers nothing for Bot.",
    );
  });
  it("names no chance that nobody has looked for", () => expect(advice("Pass", undefined)).toBe("Master’s move: Pass."));
  it("says that a move wins", () => {
    expect(advice("Build the Baths", 1)).toBe("Master’s move: Build the Baths. It should win.");
  });
});
