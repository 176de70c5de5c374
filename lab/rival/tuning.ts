/** What a rival's tree search goes by. The numbers were found by matches; `lab/rival/README.md` says which. */
export interface Tuning {
  /** How much a move that was tried little gains by it (the constant of UCT). */
  readonly exploration: number;
  /** What an untried move is taken to be worth. Above 1, every move is tried once before any is tried again. */
  readonly untried: number;
  /** Up to about how many tries of its own a move is also judged by the lines that played it later on; 0 for never. */
  readonly likeness: number;
  /** Part of a reward that goes by the lead in points; the rest is the victory. */
  readonly margin: number;
  /** Whether positions that differ in what may be played are counted apart, although the same moves led to them. */
  readonly isSplit: boolean;
  /** The most moves of a play-out; then the points on the table decide. */
  readonly longest: number;
  /** What the searching seat is rewarded beyond a victory, by how the match was won: a plan. */
  readonly plan: Readonly<Record<string, number>>;
}

/** Plays for the victory alone. */
export const TREE: Tuning = {
  exploration: 0.6,
  untried: 10,
  likeness: 0,
  margin: 0.05,
  isSplit: false,
  longest: 20_000,
  plan: {},
};

/** The same, but would rather win by science. Only Duel knows that way. */
export const SCHOLAR: Tuning = { ...TREE, plan: { science: 0.5 } };
