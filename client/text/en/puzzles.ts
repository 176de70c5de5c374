/** Puzzles: the list of a game's, and what is said at the table. Chances are in percent. */
import { list, number, percent } from "./grammar.ts";

/** Rounded first, so that differences add up as they are read. */
const share = (chance: number): string => percent(Math.round(chance) / 100);

export const puzzles = {
  open: "Puzzles",
  title: (game: string) => `Puzzles: ${game}`,
  about: "Each puzzle is a position from a match of bots. One move wins clearly more often than all others. Your first try counts.",
  solved: (solved: number, all: number) => `${number(solved)} of ${number(all)} solved`,
  start: (place: number) => `Solve puzzle ${number(place)}`,
  allSolved: "You solved them all. Well played!",
  levels: { 1: "Easy", 2: "Medium", 3: "Hard" },
  rate: (solved: number, tried: number) => `solved by ${share((100 * solved) / tried)} of ${number(tried)}`,
  unrated: "not tried yet",
  offline: "The server does not answer, so you cannot see how many solve each puzzle. What you solve is kept.",
  /** A puzzle in the list, for screen readers. */
  entry: (place: number, parts: readonly string[]) => list([`Puzzle ${number(place)}`, ...parts]),
  isSolved: "solved by you",
  isMissed: "tried",
  heading: (place: number, all: number) => `Puzzle ${number(place)} of ${number(all)}`,
  ask: "Your move. One move wins clearly more often than all others.",
  askProven: "Your move. Only one move wins, whatever your opponent does.",
  right: (move: string, chance: number) => `Right: ${move}. By the bots’ estimate, you now win about ${share(chance)} of such matches.`,
  second: (move: string, chance: number) => `Second best: ${move}, with about ${share(chance)}.`,
  rightProven: (move: string) => `Right: ${move}. It wins, whatever your opponent does. No other move is sure to win.`,
  wrong: (move: string, chance: number, best: number) =>
    `Not the best: ${move}. By the bots’ estimate, it wins about ${share(chance)} of such matches. The best move wins about ${share(best)}, so this one costs ${share(Math.round(best) - Math.round(chance))}.`,
  wrongProven: (move: string) => `Not the best: ${move}. Your opponent can stop you now. One other move wins for sure.`,
  solution: (move: string, chance: number) =>
    `The solution: ${move}. By the bots’ estimate, it wins about ${share(chance)} of such matches.`,
  solutionProven: (move: string) => `The solution: ${move}. It wins, whatever your opponent does.`,
  line: "The board shows how it can go on, with everything hidden as it really was.",
  again: "Try again",
  show: "Show me",
  next: "Next puzzle",
  all: "All puzzles",
};
