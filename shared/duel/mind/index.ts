/** What a search looks at in Duel. */
import type { Mind } from "../../core/contract/mind.ts";
import type { Duel } from "../state.ts";
import { features, measure, measureAll } from "./features.ts";
import model from "./model.json" with { type: "json" };
import { isOpen } from "./open.ts";
import { shareLeft } from "./outlook.ts";
import { weigh } from "./weigh.ts";

export const mind: Mind<Duel> = {
  features,
  measure,
  measureAll,
  progress: (table) => 1 - shareLeft(table),
  model,
  weigh,
  // A draft is not quiet, nor is a position where a card asks for another choice.
  outlook: { isQuiet: ({ phase }) => phase === "turn", depth: 2 },
  iterations: { strong: 2_000, master: 60_000 },
  isOpen,
  // The same card laid bare at another place uncovers other cards.
  spotOf: ({ pyramid }, move) => ("card" in move ? pyramid.indexOf(move.card) + 1 : 0),
};
