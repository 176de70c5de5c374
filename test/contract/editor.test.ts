/** A position set up by hand: any position of a match can be built from an empty table, value by value. */
import { describe, expect, it } from "vitest";
import { faultsOf } from "../../shared/core/analysis/board.ts";
import { isEqual } from "../../shared/core/base/plain.ts";
import { below, pick, quickLuck } from "../../shared/core/base/random.ts";
import type { Editor } from "../../shared/core/contract/editor.ts";
import type { State } from "../../shared/core/contract/game.ts";
import type { Judge } from "../../shared/core/contract/judge.ts";
import { begin } from "../../shared/core/match/step.ts";
import { silent, viewOf } from "../../shared/core/match/view.ts";
import { editor as duel } from "../../shared/duel/editor.ts";
import { judge as duelJudge } from "../../shared/duel/judge.ts";
import { editor as elasund } from "../../shared/elasund/editor.ts";
import { judge as elasundJudge } from "../../shared/elasund/judge.ts";
import { GAMES } from "../../shared/games.ts";
import { editor as puertoRico } from "../../shared/puerto-rico/editor.ts";
import { judge as puertoRicoJudge } from "../../shared/puerto-rico/judge.ts";
import { editTo } from "./editing.ts";
import { anyRecord } from "./matches.ts";

const EDITORS: Readonly<Record<string, { readonly editor: Editor; readonly judge: Judge }>> = {
  duel: { editor: duel, judge: duelJudge },
  elasund: { editor: elasund, judge: elasundJudge },
  "puerto-rico": { editor: puertoRico, judge: puertoRicoJudge },
} as never;
const POSITIONS = 20;

describe.each(GAMES.filter(({ id }) => id in EDITORS))("$id", (game) => {
  const { editor, judge } = EDITORS[game.id]!;

  it("20 positions of matches are built from an empty table, with what the editor offers at each moment", () => {
    const luck = quickLuck(17);
    let built = 0;
    for (let deal = 0; built < POSITIONS; deal++) {
      const state: State = game.copy(begin(game, anyRecord(game, deal)).match.state);
      for (let moves = below(luck, 30), asked = game.toAct(state.table); asked.length > 0; asked = game.toAct(state.table)) {
        if (moves-- <= 0) {
          moves = below(luck, 60);
          built++;
          const { made } = editTo(game, editor, editor.empty(state), state);
          expect([made.table, made.secrets]).toEqual([state.table, state.secrets]);
          expect(faultsOf(game, judge, made)).toEqual([]);
        }
        const seat = pick(luck, asked);
        game.play(state, seat, pick(luck, game.moves(viewOf(state, seat))), silent);
      }
    }
    expect(built).toBeGreaterThanOrEqual(POSITIONS);
  });

  it("an empty table has something wrong with it, and so has one of too many", () => {
    const { state } = begin(game, anyRecord(game, 1)).match;
    const bare = editor.settled(editor.empty(state), quickLuck(1));
    expect(judge.isState(bare)).toBe(true);
    expect(judge.faults(bare).length).toBeGreaterThan(0);
  });

  it("each value can be set to each of its options, and is then that", () => {
    const state = editor.empty(begin(game, anyRecord(game, 2)).match.state);
    for (const value of editor.values(state)) {
      const options = value.type === "count" ? [value.least, value.most] : value.options.map(({ id }) => id);
      for (const option of options) {
        const changed = game.copy(state);
        editor.set(changed, value.id, option);
        const now = editor.values(changed).find(({ id }) => id === value.id);
        // What lies in the pyramid is set there.
        if (now !== undefined) expect([value.id, now.value]).toEqual([value.id, option]);
        expect(isEqual(changed, state)).toBe(option === value.value);
      }
    }
  });
});
