/** A guided match of the toy: the deal is any, so its moves are read from what is dealt. */
import { eraseShape, type View } from "../../shared/core/contract/game.ts";
import { type Lesson, lessonMatch } from "../../shared/core/lessons/lesson.ts";
import { viewOf } from "../../shared/core/match/view.ts";
import { toy } from "./index.ts";
import type { Toy } from "./state.ts";

const game = eraseShape(toy);
const EMPTY: Lesson = { game: "toy", rules: 1, seats: 3, seat: 0, options: { draw: false }, deal: 4, steps: [] };

const handOf = (seat: number): readonly number[] => (viewOf(lessonMatch(game, EMPTY, 0).state, seat) as unknown as View<Toy>).secret.hand;
/** The player has the highest card, so it leads. */
const best = handOf(0).at(-1)!;
const below = (seat: number): number => handOf(seat).filter((card) => card < best)[0]!;

export const toyLesson: Lesson = {
  ...EMPTY,
  steps: [
    { id: "hand", piece: `card:${best}` },
    {
      id: "choose",
      piece: `card:${best}`,
      wants: [[`choose ${best}`]],
      then: [
        [1, `choose ${below(1)}`],
        [2, `choose ${below(2)}`],
      ],
    },
    { id: "roll", wants: [["roll"]] },
    {
      id: "spend",
      piece: "bin:0:1",
      wants: [
        ["put 1", "keep"],
        ["put 2", "keep"],
      ],
    },
  ],
};
export const other = { card: handOf(0)[0]!, best };
