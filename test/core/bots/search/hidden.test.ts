/** A search knows a view: what its seat cannot see makes no difference to what it plays. */
import { describe, expect, it } from "vitest";
import { below, quickLuck } from "../../../../shared/core/base/random.ts";
import { openSearch } from "../../../../shared/core/bots/search/search.ts";
import type { Game } from "../../../../shared/core/contract/game.ts";
import { askedSeats } from "../../../../shared/core/match/step.ts";
import { viewOf } from "../../../../shared/core/match/view.ts";
import { everywhere } from "../../../contract/everywhere.ts";
import { UNDER_TEST } from "../../../contract/matches.ts";

const ITERATIONS = 20;
/** One of this many positions is searched; matches of the toy are short. */
const sparse = (game: Game): number => (game.id === "toy" ? 2 : 30);

describe.each(UNDER_TEST)("$id", (game) => {
  it("is played the same when hidden drawers and foreign secrets are dealt again", () => {
    let different = 0;
    const searched = everywhere(game, 3, (match, deal) => {
      const [seat] = askedSeats(match);
      if (seat === undefined || below(quickLuck(deal * 1_000 + match.frame), sparse(game)) > 0) return false;
      const thoughts = [1, 2, 3].map((dealt) => {
        const state = dealt === 1 ? match.state : game.imagine(viewOf(match.state, seat), quickLuck(dealt));
        if (JSON.stringify(state.hidden) !== JSON.stringify(match.state.hidden)) different++;
        const search = openSearch(game, viewOf(state, seat), quickLuck(deal), { iterations: ITERATIONS });
        search.run(ITERATIONS);
        return search.thought();
      });
      expect(thoughts[1]).toEqual(thoughts[0]);
      expect(thoughts[2]).toEqual(thoughts[0]);
      return thoughts[0]!.lines !== undefined;
    });
    expect(searched).toBeGreaterThan(5);
    expect(different).toBeGreaterThan(5);
  });
});
