/** The page in English: guided matches, tips, puzzles and the analysis. */
import { list, number, percent } from "./grammar.ts";

// Guided first matches and tips. What a game teaches is in its own catalogue.

export const lesson = {
  title: "Guided first match",
  /** On the card of a game, for a newcomer. */
  first: "First time? Learn it in three minutes",
  /** The same for everybody else. */
  again: "Guided match",
  offer: (game: string) => `Is this your first match of ${game}?`,
  learn: "Learn it in three minutes",
  known: "I know the game",
  progress: (at: number, all: number) => `${number(at)} of ${number(all)}`,
  next: "Next",
  readOn: "Read the note and press Next.",
  skip: "Skip the guide",
  skipped: "The guide is over, and the match goes on. You can start the guide again from the lobby or from Keys.",
  resumed: "Welcome back. The guide goes on where you left it.",
  /** While bots play. */
  watch: "Not your turn yet: watch what happens.",
  ownMove: "Your move is being played: watch what it does.",
  /** A click on something else. `task` is a whole sentence. */
  later: (task: string) => `Not yet. ${task}`,
  done: "Well done!",
  playOn: "Play on",
  lobby: "Back to lobby",
  /** Lessons on one topic each. */
  more: "One more thing",
  moreOf: (game: string) => `One more thing: ${game}`,
  moreAbout: "Two minutes on one topic each, with a puzzle at the end. You need not play a match for them.",
  tryTopic: (topic: string) => `Learn it in two minutes: ${topic}`,
  /** Before the reason why an answer to their puzzle is wrong. */
  wrong: "That is not it.",
};

export const tips = {
  /** For screen readers, before the tip itself. */
  title: "Tip",
  off: "No more tips",
  isOff: "There will be no more tips. You can switch them on again in Settings.",
};

// Puzzles: the list of a game's, and what is said at the table. Chances are in percent.

/** Rounded first, so that differences add up as they are read. */
const share = (chance: number): string => percent(Math.round(chance) / 100);

export const puzzles = {
  ofDay: "Puzzle of the day",
  open: "Puzzles",
  title: (game: string) => `Puzzles: ${game}`,
  about: "Each puzzle is a position from a match of bots. One move wins clearly more often than all others. Your first try counts.",
  solved: (solved: number, all: number) => `${number(solved)} of ${number(all)} solved`,
  rating: (rating: number) => `Your puzzle rating: ${number(rating)}`,
  start: (place: number) => `Solve puzzle ${number(place)}`,
  allSolved: "You solved them all. Well played!",
  volume: "Volume",
  volumeOf: (volume: number) => `Volume ${number(volume)}`,
  theme: "Theme",
  allThemes: (count: number) => `All themes (${number(count)})`,
  /** `count`: the puzzles about it. */
  themeOf: (theme: string, count: number) => `${theme} (${number(count)})`,
  levels: { 1: "Easy", 2: "Medium", 3: "Hard" },
  rate: (solved: number, tried: number) => `solved by ${share((100 * solved) / tried)} of ${number(tried)}`,
  unrated: "not tried yet",
  offline: "The server does not answer, so you cannot see how many solve each puzzle. What you solve is kept.",
  /** A puzzle in the list, for screen readers. */
  entry: (place: number, parts: readonly string[]) => list([`Puzzle ${number(place)}`, ...parts]),
  isSolved: "solved by you",
  isMissed: "tried",
  heading: (place: number) => `Puzzle ${number(place)}`,
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

// The analysis of a match that is over: the curve, the bars, and what could have been played.

const signed = (share: number): string => {
  const size = percent(Math.abs(share));
  return size === percent(0) ? size : share < 0 ? `−${size}` : `+${size}`;
};

export const analysis = {
  board: "Analysis board",
  open: "Analyse",
  about: "Who was ahead when, what luck did and what your choices did",
  title: "Analysis",
  close: "Close analysis",
  progress: (share: number) => `Analysing the match… ${percent(share)}`,
  stop: "Stop",
  failed: "This match could not be analysed.",
  chart: "Chance to win during the match",
  axis: "Chance to win",
  axisAbout: "One line for each player. Where a line drops, luck or a choice cost that player: click there to see which.",
  ends: { first: "Start", last: "End" },
  /** Over the chances at a place of the curve: before what is told of it, or once the match is over. */
  chanceAt: { step: "Chance before this", end: "Chance at the end" },
  /** Over what adds up to the result of each player. */
  whole: "Whole match",
  keys: "Arrow keys: previous and next choice. Page Up and Page Down: turning points.",
  turn: (place: number) => `Turning point ${number(place)}`,
  /** Before their numbers. */
  turns: "Turning points: the biggest changes",
  /** For a screen reader, at a place of the curve. */
  at: (what: string, chances: readonly string[]) => `${what} ${chances.join(", ")}`,
  chance: (who: string, share: number) => `${who} ${percent(share)}`,
  start: "Start of the match",
  over: "The match is over.",
  made: (who: string, what: string) => `${who}’s move: ${what}`,
  luck: "Luck",
  choices: { own: "Own choices", others: "Others’ choices" },
  resigned: "Resigned",
  unforeseen: "Unforeseen",
  signed,
  percent,
  /** How much one look at a position differs from the next one. */
  unsure: (share: number) => `Each chance is an estimate and may be about ${percent(share)} too high or too low.`,
  sumAbout:
    "Each row adds up from left to right: the chance at the start, luck, a player’s own choices, those of the others, and what came to light only later (unforeseen). No single choice or flip explains that part, and the error of the estimates is in it.",
  luckAbout: "Luck adds up how much better (+) or worse (−) than average chance turned out for a player: 50% is half a win.",
  /** The whole match. The number of a move is that of the replay's bar. */
  story: {
    title: "In short",
    even: "Nobody was ever clearly ahead.",
    always: (who: string) => `${who} was ahead from beginning to end.`,
    since: (who: string, move: number) => `Nobody was clearly ahead until move ${number(move)}, from which on ${who} was.`,
    changed: (times: number, who: string, move: number) =>
      `The lead changed ${times === 1 ? "once" : `${number(times)} times`}, at last with move ${number(move)}: from then on ${who} was ahead.`,
    /** Followed by the choice. */
    cost: (move: number) => `The choice that cost most was move ${number(move)}.`,
    noCost: "No choice cost more than the estimates may be off.",
    luck: (move: number, who: string, share: number) => `Luck did most at move ${number(move)}: it brought ${who} ${percent(share)}.`,
    noLuck: "Luck brought nobody more than the estimates may be off.",
    unforeseen: (from: number, to: number, who: string, share: number) =>
      `From move ${number(from)} to move ${number(to)}, ${who} proved to stand ${percent(share)} better than it had looked: no single choice or flip explains it.`,
  },
  best: "No better choice was found.",
  forced: "There was nothing to choose.",
  better: (what: string, kept: number) => `Better would have been: ${what}. It would have kept ${percent(kept)} more of the chance to win.`,
  equal: (what: string) => `A good choice. About as good: ${what}.`,
  flip: (share: number) => (share < 0 ? `Bad luck: what came cost ${percent(-share)}.` : `Good luck: what came gave ${percent(share)}.`),
  show: "Show me",
  back: "Back to the match",
  shown: "A line that was not played, with everything hidden as it really was.",
  /** Over the sentences on luck and estimates. */
  meaning: "What these numbers mean",
  numbers: "All numbers as a table",
  columns: { move: "Move", luck: "Luck", choices: "Choices" },
  tryAgain: "Play on from here",
  tryAbout: "Continue from this position against bots, in practice. Everything hidden stays as it was.",
};
