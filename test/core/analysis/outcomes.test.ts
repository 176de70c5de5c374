/** What luck may bring after a move, and what it leaves to each seat. */
import { describe, expect, it } from "vitest";
import { openLooker } from "../../../shared/core/analysis/look.ts";
import { type Outcome, outcomesOf } from "../../../shared/core/analysis/outcomes.ts";
import { at } from "../../../shared/core/base/checked.ts";
import { pick, quickLuck } from "../../../shared/core/base/random.ts";
import type { Shows } from "../../../shared/core/contract/editor.ts";
import type { Game, State, View } from "../../../shared/core/contract/game.ts";
import { begin } from "../../../shared/core/match/step.ts";
import { silent, viewOf } from "../../../shared/core/match/view.ts";
import { shows as duel } from "../../../shared/duel/shows.ts";
import { waysToRoll } from "../../../shared/elasund/catalog.ts";
import { shows as elasund } from "../../../shared/elasund/shows.ts";
import { GAMES } from "../../../shared/games.ts";
import { shows as puertoRico } from "../../../shared/puerto-rico/shows.ts";
import { newRecord } from "../../contract/matches.ts";

const SHOWS: Readonly<Record<string, Shows>> = { duel, elasund, "puerto-rico": puertoRico } as never;

function outcomes(game: Game, view: View, row: readonly string[]): readonly Outcome[] {
  const looker = openLooker(game, 5, 1);
  looker.lines = 8;
  const thinking = outcomesOf(game, SHOWS[game.id]!, view, row, looker);
  for (;;) {
    const { done, value } = thinking.next();
    if (done) return value;
  }
}

/** A moment of a random match whose next move shows something, and what that was. */
function beforeShown(game: Game): { readonly view: View; readonly move: string; readonly shown: readonly string[] } {
  const luck = quickLuck(11);
  const state: State = game.copy(begin(game, newRecord(game, 4)).match.state);
  for (;;) {
    const seat = at(game.toAct(state.table), 0);
    const view = viewOf(game.copy(state), seat);
    const move = pick(luck, game.moves(view));
    const shown: string[] = [];
    game.play(state, seat, move, (event) => shown.push(...SHOWS[game.id]!(event, state.table).map(({ id }) => id)));
    if (shown.length > 0) return { view, move: game.notation(move), shown };
  }
}

describe.each(GAMES)("After a move of $id that shows something", (game) => {
  it("what was shown is among what may come, and each leaves whole chances", () => {
    const { view, move, shown } = beforeShown(game);
    const found = outcomes(game, view, [move]);
    expect(found.length).toBeGreaterThan(2);
    expect(found.map((one) => one.shown.id)).toEqual(expect.arrayContaining([...shown]));
    for (const { chances, share } of found) {
      expect(share).toBeGreaterThan(0);
      expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 3);
    }
    expect(outcomes(game, view, [move])).toEqual(found);
  });
});

const gameOf = (id: string): Game => GAMES.find((game) => game.id === id) as Game;

it("In Elasund each sum comes as often as two dice roll it", () => {
  const game = gameOf("elasund");
  const { state } = begin(game, newRecord(game, 4)).match;
  const found = outcomes(game, viewOf(state, at(game.toAct(state.table), 0)), ["roll"]);
  expect(found).toHaveLength(11);
  for (const { shown, share } of found) expect(Math.abs(share - waysToRoll(Number(shown.id)) / 36)).toBeLessThan(0.02);
});

it("Where nothing is rolled or revealed nothing may come", () => {
  const game = gameOf("duel");
  const { state } = begin(game, newRecord(game, 4)).match;
  const seat = at(game.toAct(state.table), 0);
  const view = viewOf(state, seat);
  const move = at(game.moves(view), 0);
  game.play(game.copy(state), seat, move, silent);
  expect(outcomes(game, view, [game.notation(move)])).toEqual([]);
});
