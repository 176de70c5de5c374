/** Who may sit in a seat of a match against a rival, by name. */
import { fork } from "../../../shared/core/base/random.ts";
import type { AnyGame, Shape } from "../../../shared/core/contract/game.ts";
import { findMove } from "../../../shared/core/match/view.ts";
import { type Budget, TreeSearch } from "../../rival/fast-search.ts";
import { PUERTO_RICO_PLANS, scripted } from "../../rival/puerto-rico.ts";
import { SCHOLAR, TREE, type Tuning } from "../../rival/tuning.ts";
import { thinkFor } from "./master.ts";
import type { Player } from "./player.ts";
import { openProgram } from "./program.ts";

export const MASTER = "master";
const TREES: Readonly<Record<string, Tuning>> = { tree: TREE, scholar: SCHOLAR };
export const PROGRAM = "program ";

/** The rivals that know a game, without programs of others. */
export const rivalsOf = ({ id }: AnyGame): readonly string[] =>
  id === "duel" ? ["tree", "scholar"] : id === "puerto-rico" ? [...Object.keys(PUERTO_RICO_PLANS), "tree"] : ["tree"];

/** `program COMMAND` is a program that speaks the protocol of `lab/rival/README.md`. */
export function openPlayer(name: string, game: AnyGame, budget: Budget): Player {
  if (name === MASTER) return master(game, budget);
  const tuning = TREES[name];
  if (tuning !== undefined) return tree(game, tuning, budget);
  const plan = PUERTO_RICO_PLANS[name];
  if (plan !== undefined && game.id === "puerto-rico") return { choose: ({ view }) => ({ move: scripted(plan, view as never) }) };
  if (name.startsWith(PROGRAM)) return openProgram(name.slice(PROGRAM.length), game, budget);
  throw new TypeError(`there is no rival "${name}" for ${game.id}`);
}

/** Plays a thought's whole row, as at a table: a row is broken off only when another seat has moved. */
function master(game: AnyGame, budget: Budget): Player {
  let row: string[] = [];
  let next = 0;
  return {
    choose({ view, luck, played }) {
      const list = game.moves(view);
      const isOwnRow = row.length > 0 && played.length === next;
      if (!isOwnRow && list.length === 1) return { move: list[0] as Shape["move"] };
      const thought = isOwnRow ? undefined : thinkFor(game, view, fork(luck), budget);
      if (thought !== undefined) row = [...thought.row];
      next = played.length + 1;
      return { move: findMove(game, view, row.shift() as string), chance: thought?.chances?.[view.seat] };
    },
  };
}

function tree(game: AnyGame, tuning: Tuning, budget: Budget): Player {
  const search = new TreeSearch(game, tuning);
  return { choose: ({ view, luck }) => ({ move: search.choose(view, luck, budget) }) };
}
