/** Plays one match of bots and keeps the positions in which one move is clearly the best. */

import { at, must } from "../../shared/core/base/checked.ts";
import { below, fork, type Luck, pick, quickLuck } from "../../shared/core/base/random.ts";
import type { Thought } from "../../shared/core/bots/thought.ts";
import type { Game, OptionValue, View } from "../../shared/core/contract/game.ts";
import { type MatchRecord, pickOptions } from "../../shared/core/match/record.ts";
import { askedSeats, begin, step } from "../../shared/core/match/step.ts";
import { viewOf } from "../../shared/core/match/view.ts";
import { forcedMove, nextEntry, type Puzzle, puzzleDeal } from "../../shared/core/puzzles/puzzle.ts";
import type { FoundPuzzle } from "./journal.ts";
import { type Chances, chancesOfMoves, levelOf, provenChances, provenLine, ranked, searched } from "./judge.ts";

/** How one game's puzzles are looked for. Chances and gaps in percent. */
export interface Hunt {
  /** How many seats the matches have in turn. */
  readonly seats: readonly number[];
  /** Quick bots play this share of the match first, and nothing is looked at. */
  readonly from: number;
  /** Iterations of the search that plays, and of the one that confirms. */
  readonly play: number;
  readonly confirm: number;
  /** Behind the chance of a move: imagined worlds, and iterations in each. */
  readonly worlds: number;
  readonly look: number;
  /** The least chance of the solution, and by how much it is better than every other move. */
  readonly least: number;
  readonly gap: number;
  readonly most: number;
}

/** Fewer moves than this are no puzzle. */
const FEWEST_MOVES = 4;
/** The gap of a candidate's first, shallow numbers may be this share of what is asked in the end. */
const PROMISING = 0.6;
/** Choices that are passed over after a puzzle in one match. */
const APART = 6;
const MOST_OF_MATCH = 4;
const SEED = 101;

/** `easy`: whether those that are solved at first sight are wanted too. */
export function puzzlesOfMatch(game: Game, hunt: Hunt, number: number, easy: boolean): FoundPuzzle[] {
  const luck = quickLuck(Math.imul(number + 1, 0x9e3779b1));
  const seats = at(hunt.seats, number % hunt.seats.length);
  const options = drawnOptions(game, luck);
  const record: MatchRecord = { game: game.id, rules: game.rules, seats, options, deal: puzzleDeal(game.id, number, seats), entries: [] };
  let { match } = begin(game, record);
  const choices: string[] = [];
  const found: FoundPuzzle[] = [];
  let next = 0;
  for (let asked = askedSeats(match); ; asked = askedSeats(match)) {
    const [seat] = asked;
    if (seat === undefined) break;
    const isForced = forcedMove(game, match.state, seat) !== undefined;
    const view = viewOf(match.state, seat);
    const isLate = must(game.mind, "mind").progress(view.table) >= hunt.from;
    let notation = "";
    if (!isForced) {
      const mayKeep = isLate && asked.length === 1 && choices.length >= next && found.length < MOST_OF_MATCH;
      const moves = game.moves(view).length;
      const isPuzzle = mayKeep && moves >= FEWEST_MOVES && moves <= hunt.most;
      const proven = isPuzzle ? provenChances(game, view) : undefined;
      const thought = isLate && proven === undefined ? searched(game, view, fork(luck).state, hunt.play) : undefined;
      notation = (proven && ranked(proven).move) ?? thought?.row[0] ?? game.notation(game.bot(view, luck));
      const likely = isPuzzle && thought ? likelyPuzzle(game, hunt, view, thought, easy) : undefined;
      const kept = proven ? provenPuzzle(game, view, proven, easy) : likely;
      if (kept !== undefined) {
        const id = `${number}-${choices.length}`;
        found.push({ id, match: number, seats, options, seat, moves: choices.join("\n"), ...kept });
        next = choices.length + APART;
      }
    }
    match = step(match, nextEntry(match, seat, notation)).match;
    if (!isForced) choices.push(notation);
  }
  return found;
}

type Kept = Pick<Puzzle, "solution" | "line" | "chances" | "proven" | "level">;

/** A puzzle if one move wins by play to the very end, and no other does. */
function provenPuzzle(game: Game, view: View, chances: Chances, easy: boolean): Kept | undefined {
  const { move, best, second } = ranked(chances);
  if (best < 100 || second === 100) return undefined;
  const level = levelOf(game, view, move);
  return level === 1 && !easy ? undefined : { solution: move, line: provenLine(game, view, move), chances, proven: true, level };
}

/**
 * A search knows the moves it likes best and underrates the others, so what counts is every move tried in the same imagined worlds: first in
 * few, then in many. A fresh, deep search must find the move too.
 */
function likelyPuzzle(game: Game, hunt: Hunt, view: View, { lines = [] }: Thought, easy: boolean): Kept | undefined {
  const [first, second] = lines;
  if (first === undefined || 100 * (first.chance - (second?.chance ?? 0)) < PROMISING * hunt.gap) return undefined;
  const solution = at(first.moves, 0);
  const level = levelOf(game, view, solution);
  if (level === 1 && !easy) return undefined;
  const { worlds, look } = hunt;
  const glance = chancesOfMoves(game, view, SEED, { worlds: Math.ceil(worlds / 3), lines: Math.ceil(look / 4) });
  if (ranked(glance).move !== solution || ranked(glance).best - ranked(glance).second < PROMISING * hunt.gap) return undefined;
  const [found] = searched(game, view, SEED, hunt.confirm).lines ?? [];
  if (found?.moves[0] !== solution) return undefined;
  const chances = chancesOfMoves(game, view, SEED + 1, { worlds, lines: look });
  return isClear(hunt, chances, solution) ? { solution, line: found.moves, chances, proven: false, level } : undefined;
}

function isClear({ gap, least }: Hunt, chances: Chances, solution: string): boolean {
  const { move, best, second } = ranked(chances);
  return move === solution && best >= least && best - second >= gap;
}

/** Half of the matches have the default options. */
function drawnOptions(game: Game, luck: Luck): MatchRecord["options"] {
  if (below(luck, 2) === 0) return pickOptions(game.options, {});
  return pickOptions(
    game.options,
    Object.fromEntries(Object.entries(game.options).map(([option, list]) => [option, pick(luck, list as readonly OptionValue[])])),
  );
}
