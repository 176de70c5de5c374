/** An analysis in words: what was played, what would have been better and why. */
import { describe, expect, it } from "vitest";
import * as english from "../../../client/text/en/index.ts";
import { sayer } from "../../../client/text/say.ts";
import { loadReasoner } from "../../../client/thinking/reasoner.ts";
import { stepTeller } from "../../../client/thinking/step-words.ts";
import { costOf } from "../../../shared/core/analysis/summary.ts";
import { step } from "../../../shared/core/match/step.ts";
import { analysed, blunders } from "../../core/analysis/bots-match.ts";
import { language } from "../english.ts";
import { FACES } from "../listed-faces.ts";

describe.each(FACES.map((face) => [face.game.id, face] as const))("The steps of %s", (id, face) => {
  const match = blunders(face.game, 2, 24);
  const analysis = analysed(face.game, match.record);
  const say = sayer(english, language.catalogueOf(id), (seat) => `Player ${seat + 1}`, 0);
  const told = analysis.steps.map((_step, at) => stepTeller(face, say, match.record, analysis)(at));

  it("name the player and the move in words, never in notation", () => {
    for (const [at, { seat, row }] of analysis.steps.entries()) {
      expect(told[at]!.what).toMatch(new RegExp(`^Player ${seat + 1}’s move: `));
      expect(told[at]!.what).not.toBe(english.analysis.made(`Player ${seat + 1}`, row.join(", ")));
    }
  });

  it("say what would have been better and what it cost wherever that is beyond the error, and offer to show it", () => {
    const costly = analysis.steps.flatMap((step, at) => (costOf(step) > 0 ? [told[at]!] : []));
    expect(costly.length).toBeGreaterThan(0);
    for (const { choice, isShown } of costly) {
      expect(choice).toMatch(/^Better would have been: .+\. It would have kept \d+% more of the chance to win\.$/);
      expect(isShown).toBe(true);
    }
  });

  it("say to the player who moved why that would have been better", async () => {
    const at = analysis.steps.findIndex((step) => costOf(step) > 0);
    const own = sayer(english, language.catalogueOf(id), (seat) => `Player ${seat + 1}`, analysis.steps[at]!.seat);
    const reasoner = await loadReasoner(language, face, own);
    const { choice } = stepTeller(face, own, match.record, analysis, reasoner)(at);
    expect(choice).toMatch(/^Better would have been: [^:]+: .+\. It would have kept \d+% more of the chance to win\.$/);
  });

  it("tell luck only where it is something in whole percent", () => {
    for (const [at, { luck, seat }] of analysis.steps.entries()) {
      expect(told[at]!.flip !== "").toBe(Math.round(100 * Math.abs(luck[seat]!)) > 0);
    }
  });

  it("say who resigned where the match ends by that", () => {
    const resigned = step(match, { type: "resign", seat: 1, by: "person", at: 0 }).match.record;
    const end = analysed(face.game, resigned);
    expect(stepTeller(face, say, resigned, end)(end.steps.length - 1).what).toBe("Player 2 resigned.");
  });
});
