/** Exercises of a guest who has analysed matches: made of puzzles, whose other moves are what was played. */
import type { Page } from "playwright-core";
import { codeOf } from "../../client/feed/board-code.ts";
import { must } from "../../shared/core/base/checked.ts";
import { puzzleSteps } from "../../shared/core/puzzles/puzzle.ts";
import type { Exercise } from "../../shared/core/wire/exercises.ts";
import { GAMES } from "../../shared/games.ts";
import { puzzleSetOf } from "../../shared/puzzle-sets.ts";

/** Of each game. */
const EACH = 2;

async function exercises(): Promise<readonly Exercise[]> {
  const made = GAMES.map(async (game) => {
    const set = must(await puzzleSetOf(game.id), "puzzles");
    const puzzles = set.puzzles.filter(({ proven }) => !proven).slice(0, EACH);
    return Promise.all(
      puzzles.map(async (puzzle, nth): Promise<Exercise> => {
        const { seats, options, seat, solution, line, chances } = puzzle;
        const { state: position } = must(puzzleSteps(game, set, puzzle).at(-1), "step").match;
        const [played, chance] = must(
          Object.entries(chances).find(([move]) => move !== solution),
          "move",
        );
        const board = { game: game.id, rules: game.rules, seats, options, position, tried: [], at: [] };
        const progress = { solves: nth, due: 0, answered: 0, found: EACH - nth };
        return {
          ...{ id: `${"0".repeat(16)}-${nth}${game.id.length}`, game: game.id, match: "", code: await codeOf(board), seat },
          ...{ played: [played], line, chance: Math.round(10 * chance), best: Math.round(10 * (chances[solution] ?? 0)), margin: 30 },
          ...progress,
        };
      }),
    );
  });
  return (await Promise.all(made)).flat();
}

/** From now on the page's guest has them. */
export async function practising(page: Page): Promise<void> {
  const kept = JSON.stringify({ exercises: await exercises() });
  await page.evaluate((text) => localStorage.setItem("quayside.exercises", text), kept);
}

/** What was played in the match, of the exercise that the page shows first of a game. */
export const playedIn = (page: Page, game: string): Promise<string> =>
  page.evaluate((of) => {
    const kept = JSON.parse(localStorage.getItem("quayside.exercises") ?? "{}") as { readonly exercises: readonly Exercise[] };
    return kept.exercises.find((one) => one.game === of)?.played[0] ?? "";
  }, game);
