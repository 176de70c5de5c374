/** Plays one match of bots and keeps the positions in which one move is clearly the best. */
import type { Game, OptionValue, View } from "../../shared/core/game.ts";
import { forcedMove, nextEntry, type Puzzle, puzzleDeal } from "../../shared/core/puzzles/puzzle.ts";
import { below, fork, type Luck, pick, quickLuck } from "../../shared/core/random.ts";
import { type MatchRecord, pickOptions } from "../../shared/core/record.ts";
import { askedSeats, begin, step } from "../../shared/core/step.ts";
import { viewOf } from "../../shared/core/view.ts";
import { type Chances, chancesOfMoves, levelOf, provenChances, ranked, searched } from "./judge.ts";

/** How one game's puzzles are looked for. Chances and gaps in percent. */
export interface Hunt {
  /** How many seats the matches have in turn. */
  readonly seats: readonly number[];
  /** Before this share of the match quick bots play, and nothing is looked at. */
  readonly from: number;
  /** Of the search that plays, of those that confirm, and of each look behind the chance of a move. */
  readonly iterations: { readonly play: number; readonly confirm: number; readonly look: number };
  readonly worlds: number;
  /** The least chance of the solution, and by how much it is better than every other move. */
  readonly least: number;
  readonly gap: number;
  readonly most: number;
}

/** Fewer moves than this are no puzzle. */
const FEWEST_MOVES = 4;
/** A candidate's first, shallow numbers may be this share of the gap. */
const PROMISING = 0.7;
/** Of one match: after a puzzle, this many choices are passed over. */
const APART = 6;
const MOST_OF_MATCH = 2;
const CONFIRM_SEEDS = [101, 202];

export function puzzlesOfMatch(game: Game, hunt: Hunt, number: number): Puzzle[] {
  const luck = quickLuck(Math.imul(number + 1, 0x9e3779b1));
  const seats = hunt.seats[number % hunt.seats.length]!;
  const options = drawnOptions(game, luck);
  const record: MatchRecord = { game: game.id, rules: game.rules, seats, options, deal: puzzleDeal(game.id, number, seats), entries: [] };
  let { match } = begin(game, record);
  const choices: string[] = [];
  const found: Puzzle[] = [];
  let next = 0;
  for (let asked = askedSeats(match); asked.length > 0; asked = askedSeats(match)) {
    const seat = asked[0]!;
    const isForced = forcedMove(game, match.state, seat) !== undefined;
    const view = viewOf(match.state, seat);
    const isLate = game.mind!.progress(view.table) >= hunt.from;
    let notation = "";
    if (!isForced) {
      const thought = isLate ? searched(game, view, fork(luck).state, hunt.iterations.play) : undefined;
      notation = thought?.row[0] ?? game.notation(game.bot(view, luck));
      const [first, second] = thought?.lines ?? [];
      const gap = 100 * ((first?.chance ?? 0) - (second?.chance ?? 1));
      const isPromising = first !== undefined && (second === undefined || gap >= PROMISING * hunt.gap);
      if (isPromising && asked.length === 1 && choices.length >= next && found.length < MOST_OF_MATCH) {
        const kept = puzzleAt(game, hunt, view, notation);
        if (kept !== undefined) {
          const id = `${number}-${choices.length}`;
          found.push({ id, match: number, seats, options, seat, moves: choices.join("\n"), ...kept });
          next = choices.length + APART;
        }
      }
    }
    match = step(match, nextEntry(match, seat, notation)).match;
    if (!isForced) choices.push(notation);
  }
  return found;
}

type Kept = Pick<Puzzle, "solution" | "line" | "chances" | "proven" | "level">;

/** What a position must stand: play to the end or fresh, deeper searches that agree, and every move tried in imagined worlds. */
function puzzleAt(game: Game, hunt: Hunt, view: View, solution: string): Kept | undefined {
  const moves = game.moves(view);
  if (moves.length < FEWEST_MOVES || moves.length > hunt.most) return undefined;
  const proven = provenChances(game, view);
  if (proven !== undefined) {
    const { move, best, second } = ranked(proven);
    if (best < 100 || second >= 100) return undefined;
    const [line] = searched(game, view, CONFIRM_SEEDS[0]!, hunt.iterations.play).lines ?? [];
    const found = line?.moves[0] === move ? line.moves : [move];
    return { solution: move, line: found, chances: proven, proven: true, level: levelOf(game, view, move) };
  }
  const { confirm, look } = hunt.iterations;
  let line: readonly string[] = [];
  for (const seed of CONFIRM_SEEDS) {
    const [first, second] = searched(game, view, seed, confirm).lines ?? [];
    if (first?.moves[0] !== solution) return undefined;
    if (100 * (first.chance - (second?.chance ?? 0)) < hunt.gap || 100 * first.chance < hunt.least) return undefined;
    line = first.moves;
  }
  const chances = chancesOfMoves(game, view, CONFIRM_SEEDS[0]!, { worlds: hunt.worlds, lines: look });
  if (!isClear(hunt, chances, solution)) return undefined;
  return { solution, line, chances, proven: false, level: levelOf(game, view, solution) };
}

export function isClear({ gap, least }: Hunt, chances: Chances, solution: string): boolean {
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
