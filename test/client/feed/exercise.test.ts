/** A choice of the reader's own match at the table: how its answers are judged, and what is said of them. */
import { describe, expect, it } from "vitest";
import { ExerciseFeed } from "../../../client/feed/exercise.ts";
import type { OneMoveState } from "../../../client/feed/one-move.ts";
import { exercises as words } from "../../../client/text/en/exercises.ts";
import * as english from "../../../client/text/en/index.ts";
import { sayer } from "../../../client/text/say.ts";
import { exerciseText } from "../../../client/ui/puzzles/exercise-panel.ts";
import type { Board } from "../../../shared/core/analysis/board.ts";
import { puzzleSteps } from "../../../shared/core/puzzles/puzzle.ts";
import { puzzleSetOf } from "../../../shared/puzzle-sets.ts";
import { exercise } from "../../exercises.ts";
import { language } from "../english.ts";
import { FACES } from "../listed-faces.ts";

describe.each(FACES.map((face) => [face.game.id, face] as const))("An exercise of %s", (id, face) => {
  const { game } = face;
  async function table(lossOf: (move: string) => Promise<number> = () => Promise.reject(new Error("not asked"))) {
    const set = (await puzzleSetOf(id))!;
    const puzzle = set.puzzles.find(({ chances }) => Object.keys(chances).length > 2)!;
    const { state } = puzzleSteps(game, set, puzzle).at(-1)!.match;
    const { seats, options, seat, line, solution, chances } = puzzle;
    const board: Board = { game: id, rules: game.rules, seats, options, position: state, tried: [], at: [] };
    const [played, other] = Object.keys(chances).filter((move) => move !== solution) as [string, string];
    const own = exercise(1, { game: id, seat, line: [...line], played: [played] });
    const feed = new ExerciseFeed({ game, exercise: own, board, lossOf });
    const states: OneMoveState[] = [];
    let ask = 0;
    feed.listen({ frame: (moment) => (ask = moment.ask), presence: () => undefined });
    feed.onState((now) => states.push(now));
    const send = (move: string) => feed.send([move], ask);
    return { feed, own, states, send, solution, played, other };
  }

  it("is asked of the seat that chose, who sees what it saw", async () => {
    const { feed, own, solution } = await table();
    expect(feed.view.seat).toBe(own.seat);
    expect(game.moves(feed.view).map((move) => game.notation(move))).toContain(solution);
  });

  it("takes the best move as right and the one of the match as wrong, without another look", async () => {
    for (const [kind, right] of [
      ["solution", true],
      ["played", false],
    ] as const) {
      const opened = await table();
      expect(await opened.send(opened[kind])).toMatchObject({ ok: true });
      expect(opened.states.at(-1)).toMatchObject({ type: "tried", right });
    }
  });

  it("looks at any other move: what is as good as the best within the error is right, what loses more is not", async () => {
    for (const [loss, right] of [
      [0.029, true],
      [-0.1, true],
      [0.031, false],
    ] as const) {
      const { send, other, states } = await table(async () => loss);
      await send(other);
      expect(states.at(-1)).toEqual({ type: "judging" });
      await expect.poll(() => states.at(-1)).toMatchObject({ type: "tried", move: other, right });
    }
  });

  it("whose answer cannot be judged is asked again", async () => {
    const { feed, send, other, solution, states } = await table();
    await send(other);
    await expect.poll(() => states.at(-1)).toEqual({ type: "unjudged" });
    feed.again();
    expect(await send(solution)).toMatchObject({ ok: true });
    expect(states.at(-1)).toMatchObject({ type: "tried", right: true });
  });

  it("says in words, never in notation, what was chosen, what it cost, and what is better", async () => {
    const { feed, own, solution, played, other } = await table();
    const say = sayer(english, language.catalogueOf(id), (seat) => `Player ${seat + 1}`, own.seat);
    const text = (state: OneMoveState) => exerciseText(face, say, words, own, feed.view, state);
    const tried = (move: string, right: boolean) => text({ type: "tried", move, row: [move], right });
    const said = [
      [text({ type: "asked" }), /^Your move\. In the match you chose: .+\. By the analysis, that cost you 20%\. Find a better move\.$/],
      [tried(solution, true), /^Right: .+\. By the analysis, you now win about 60%/],
      [tried(other, true), /^Right: .+\. It is as good as .+ The analysis would have chosen: /],
      [tried(other, false), /^Not good enough: .+ wins about 60%/],
      [tried(played, false), /^That is what you chose in the match: /],
      [text({ type: "shown" }), /^Better: .+/],
    ] as const;
    for (const [sentence, pattern] of said) {
      expect(sentence).toMatch(pattern);
      for (const move of [solution, played, other]) expect(sentence).not.toContain(`: ${move}.`);
    }
  });
});
