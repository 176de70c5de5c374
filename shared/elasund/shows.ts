/** What luck shows: the sum of the dice. */
import type { Shows } from "../core/contract/editor.ts";
import { sum } from "./rules/fast-counts.ts";
import type { Elasund } from "./state.ts";

export const shows: Shows<Elasund> = (event) => {
  if (event.type !== "rolled") return [];
  const n = sum(event.dice);
  return [{ id: `${n}`, line: "roll", args: { n } }];
};
