/** What a search thinks of a board, as it is listed. */
import { expect, it } from "vitest";
import { bestFirst } from "../../../client/ui/board/board-thoughts.ts";

it("the best lines are listed by their chance, and the row that the search would play stays with its line", () => {
  const lines = [
    { moves: ["a", "b"], chance: 0.32, visits: 90 },
    { moves: ["c", "d"], chance: 0.27, visits: 80 },
    { moves: ["e", "f"], chance: 0.35, visits: 70 },
  ];
  const listed = bestFirst({ row: ["a", "b"], lines });
  expect(listed.map(({ chance, row }) => [chance, row])).toEqual([
    [0.35, ["e"]],
    [0.32, ["a", "b"]],
    [0.27, ["c"]],
  ]);
});
