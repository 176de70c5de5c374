/** A search wins, in a few matches whose deals are always the same; the bench `bots` measures by how much. */
import { describe, expect, it } from "vitest";
import { fork, quickLuck } from "../../../../shared/core/base/random.ts";
import { openSearch } from "../../../../shared/core/bots/search/search.ts";
import { eraseShape, type Game } from "../../../../shared/core/contract/game.ts";
import { shareOfVictory } from "../../../../shared/core/match/outcome.ts";
import { pickOptions } from "../../../../shared/core/match/record.ts";
import { findMove, silent, viewOf } from "../../../../shared/core/match/view.ts";
import { duel } from "../../../../shared/duel/index.ts";
import { toy } from "../../../toy/index.ts";

/** The share of the victory of a seat that searches against others that play their quick bot. */
function shareOf(game: Game, seats: number, searching: number, deal: number, iterations: number): number {
  const state = game.setup({ seats, rules: game.rules, luck: quickLuck(deal), options: pickOptions(game.options, {}) });
  const luck = quickLuck(deal);
  for (let [seat] = game.toAct(state.table); seat !== undefined; [seat] = game.toAct(state.table)) {
    const view = viewOf(state, seat);
    if (seat !== searching) {
      game.play(state, seat, game.bot(view, luck), silent);
      continue;
    }
    const search = openSearch(game, view, fork(luck), { iterations });
    search.run(2 * iterations);
    game.play(state, seat, findMove(game, view, search.thought().row[0]!), silent);
  }
  return shareOfVictory(game.result(state.table)!, searching);
}

/** Every deal is played once from each seat. */
function meanShare(game: Game, seats: number, deals: number, iterations: number): number {
  let sum = 0;
  for (let deal = 1; deal <= deals; deal++) {
    for (let searching = 0; searching < seats; searching++) sum += shareOf(game, seats, searching, deal, iterations);
  }
  return sum / (deals * seats);
}

describe("A search beats the quick bot", () => {
  it("in the toy, which has no mind, more often than its seat's part", () => {
    expect(meanShare(eraseShape(toy), 3, 12, 100)).toBeGreaterThan(0.45);
  });
  it("in Duel in most matches", () => {
    expect(meanShare(eraseShape(duel), 2, 3, 300)).toBeGreaterThanOrEqual(0.75);
  });
});
