/**
 * The guided first match. Beginners do not know that cubes win; they think they may build anywhere, that only their own rolls
 * pay, that permits come after the building, that a house is safe once it stands, and they overlook wall, influence and church.
 * Each step meets one of these.
 */
import type { Lesson } from "../../../../shared/core/lessons/lesson.ts";
import { elasund } from "../../../../shared/elasund/index.ts";

export const lesson: Lesson = {
  game: elasund.id,
  rules: elasund.rules,
  seats: 2,
  seat: 0,
  deal: 11260,
  about: ["mat:0"],
  // Four quiet rounds: gold is saved, the other player builds two wall pieces, and two permits come to lie beside the huts on e8.
  before: [
    [1, "roll"],
    [1, "pass"],
    [1, "gold"],
    [1, "pass"],
    [0, "roll"],
    [0, "pass"],
    [0, "permit 2", "put d8"],
    [0, "pass"],
    [1, "roll"],
    [1, "wall s4"],
    [1, "pass"],
    [1, "gold"],
    [1, "pass"],
    [0, "roll"],
    [0, "pass"],
    [0, "gold"],
    [0, "pass"],
    [1, "roll"],
    [1, "wall s3"],
    [1, "pass"],
    [1, "gold"],
    [1, "pass"],
    [0, "roll"],
    [0, "pass"],
    [0, "gold"],
    [0, "pass"],
    [1, "roll"],
    [1, "pass"],
    [1, "permit 1", "put d6"],
    [1, "pass"],
  ],
  steps: [
    { id: "goal", piece: "mat:0" },
    { id: "roll", piece: "dish", wants: [["roll"]] },
    { id: "site", piece: "kind:6", about: ["permit:2", "permit:6"], wants: [["build merchant", "put d6"]], then: [[1, "settle huts e10"]] },
    { id: "wall", piece: "space:1", wants: [["wall n4"]] },
    { id: "permit", piece: "permit:0", wants: [["permit 0", "put a8"]] },
    {
      id: "bonus",
      piece: "bonus:3",
      wants: [["bonus gold"]],
      then: [
        [1, "roll"],
        [1, "sail 6"],
      ],
    },
    {
      id: "pirates",
      piece: "hand:0:3",
      wants: [["give red"]],
      then: [
        [1, "wall e3"],
        [1, "pass"],
        [1, "permit 0", "put b6"],
        [1, "pass"],
      ],
    },
    { id: "again", piece: "dish", wants: [["roll"]] },
    { id: "well", piece: "kind:4", wants: [["build well", "put a8"]] },
    { id: "church", piece: "church" },
  ],
};
