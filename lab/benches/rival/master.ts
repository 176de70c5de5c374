/** Our Master at a rival's terms: its search, stopped by the processor time of the thread instead of by its number of lines. */
import type { Luck } from "../../../shared/core/base/random.ts";
import { openSearch } from "../../../shared/core/bots/search/search.ts";
import type { Thought } from "../../../shared/core/bots/thought.ts";
import type { AnyGame, View } from "../../../shared/core/contract/game.ts";
import type { Budget } from "../../rival/fast-search.ts";
import { threadSeconds } from "../common/warm-up.ts";

/** Lines a millisecond, until the first search has shown how many there are. */
const FIRST_SPEED = 10;
/** A search is planned for this many times the lines that fit, so that its time ends it. */
const SPARE = 1.25;
/** The part of the time after which it looks at the clock. */
const SLICE = 1 / 40;

/** By game, the lines a millisecond of the searches so far. */
const speeds = new Map<string, number>();

export function thinkFor(game: AnyGame, view: View, luck: Luck, budget: Budget): Thought {
  if ("playouts" in budget) {
    const search = openSearch(game, view, luck, { iterations: budget.playouts });
    search.run(budget.playouts);
    return search.thought();
  }
  const { milliseconds } = budget;
  const speed = speeds.get(game.id) ?? FIRST_SPEED;
  // The search plans its exact part by its lines, so they must be as many as the time allows.
  const iterations = Math.max(100, Math.ceil(SPARE * speed * milliseconds));
  const start = threadSeconds();
  const search = openSearch(game, view, luck, { iterations });
  const slice = Math.max(1, Math.floor(speed * milliseconds * SLICE));
  let lines = 0;
  let taken = 0;
  for (; !search.isDone() && taken < milliseconds; taken = 1_000 * (threadSeconds() - start)) {
    search.run(slice);
    lines += slice;
  }
  // Moves of the exact part are not lines.
  if (taken >= milliseconds / 4 && !(game.mind?.isOpen?.(view.table) ?? false)) speeds.set(game.id, (speed + lines / taken) / 2);
  return search.thought();
}
