/** Which facts become the reason of a move, and that they come from the view alone. */
import { describe, expect, it } from "vitest";
import { objectionsTo, reasonsFor } from "../../../shared/core/analysis/reasons.ts";
import { quickLuck } from "../../../shared/core/base/random.ts";
import { eraseShape } from "../../../shared/core/contract/game.ts";
import { type Fact, type FactsOf, fact } from "../../../shared/core/contract/reasons.ts";
import { askedSeats, begin } from "../../../shared/core/match/step.ts";
import { viewOf } from "../../../shared/core/match/view.ts";
import { facts as duelFacts } from "../../../shared/duel/reasons.ts";
import { facts as elasundFacts } from "../../../shared/elasund/reasons.ts";
import { GAMES } from "../../../shared/games.ts";
import { facts as puertoRicoFacts } from "../../../shared/puerto-rico/reasons.ts";
import { anyRecord, newRecord, randomSteps } from "../../contract/matches.ts";
import { toy } from "../../toy/index.ts";

const game = eraseShape(toy);
const view = viewOf(begin(game, newRecord(game, 1)).match.state, 0);
const [first, second, third] = game.moves(view).map(game.notation) as [string, string, string];
/** Facts by move. */
const told =
  (by: Readonly<Record<string, readonly Fact[]>>): FactsOf =>
  (_view, move) =>
    by[game.notation(move)] ?? [];
const kinds = (facts: readonly Fact[]): string[] => facts.map(({ kind }) => kind);

describe("The reason of a move", () => {
  it("is its strongest fact, and a second one that is nearly as strong", () => {
    const facts = told({ [first]: [fact("a", 1), fact("b", 4), fact("c", 3)], [second]: [fact("a", 1), fact("b", 4)] });
    expect(kinds(reasonsFor(game, facts, view, [first]).facts)).toEqual(["b", "c"]);
    expect(kinds(reasonsFor(game, facts, view, [second]).facts)).toEqual(["b"]);
  });
  it("says one number at most", () => {
    const facts = told({ [first]: [fact("a", 4, { n: 2 }), fact("b", 3.5, { n: 7 }), fact("c", 3)] });
    expect(kinds(reasonsFor(game, facts, view, [first]).facts)).toEqual(["a", "c"]);
  });
  it("leaves out what speaks against it; that is its objection", () => {
    const facts = told({ [first]: [fact("a", 1), fact("b", -4)], [second]: [fact("b", -4)] });
    expect(kinds(reasonsFor(game, facts, view, [first]).facts)).toEqual(["a"]);
    expect(reasonsFor(game, facts, view, [second]).facts).toEqual([]);
    expect(kinds(objectionsTo(game, facts, view, [first]))).toEqual(["b"]);
  });
  it("is what the better moves have, where moves were compared", () => {
    const facts = told({ [first]: [fact("a", 3), fact("b", 4)], [second]: [fact("b", 4)], [third]: [fact("a", 3)] });
    const estimates = [
      { move: first, chance: 0.6, visits: 100 },
      { move: second, chance: 0.5, visits: 50 },
      { move: third, chance: 0.59, visits: 50 },
    ];
    expect(kinds(reasonsFor(game, facts, view, [first]).facts)[0]).toBe("b");
    expect(kinds(reasonsFor(game, facts, view, [first], estimates).facts)[0]).toBe("a");
  });
  it("counts the others that are as good, if they were looked at often", () => {
    const estimates = [
      { move: first, chance: 0.6, visits: 100 },
      { move: second, chance: 0.597, visits: 90 },
      { move: third, chance: 0.6, visits: 9 },
    ];
    expect(reasonsFor(game, told({}), view, [first], estimates).equals).toBe(1);
    expect(reasonsFor(game, told({}), view, [first]).equals).toBe(0);
  });
});

const FACTS_OF = { duel: duelFacts, elasund: elasundFacts, "puerto-rico": puertoRicoFacts } as unknown as Readonly<Record<string, FactsOf>>;

describe.each(GAMES.map((one) => [one.id, one] as const))("The reasons of %s", (id, own) => {
  const factsOf = FACTS_OF[id]!;
  const positions = [...randomSteps(own, 3, anyRecord(own, 3))].filter((_step, at) => at % 4 === 0);
  it("are the same whatever lies hidden: a seat is told nothing that it does not see", () => {
    let compared = 0;
    for (const { match } of positions) {
      for (const seat of askedSeats(match)) {
        const truth = viewOf(match.state, seat);
        const imagined = viewOf(own.imagine(truth, quickLuck(compared)), seat);
        for (const move of own.moves(truth).slice(0, 6)) {
          compared++;
          const row = [own.notation(move)];
          expect(reasonsFor(own, factsOf, imagined, row)).toEqual(reasonsFor(own, factsOf, truth, row));
          expect(objectionsTo(own, factsOf, imagined, row)).toEqual(objectionsTo(own, factsOf, truth, row));
        }
      }
    }
    expect(compared).toBeGreaterThan(50);
  });
});
