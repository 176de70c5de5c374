/** What the command and the process that runs the tests say to each other. */

/** A test that takes longer than this without a mutant is left out: rules are to be tested by built positions. In milliseconds. */
export const LONGEST_TEST = 1_000;

/** Without a mutant the tests are run once, to find out what each of them reaches. */
export interface Setup {
  readonly files: readonly { readonly path: string; readonly woven: string }[];
  readonly testFiles: readonly string[];
  readonly mutant?: number;
  readonly known?: Baseline;
}
/** Run these tests with the mutant awake, until one fails. */
export interface Question {
  readonly mutant: number;
  readonly order: readonly number[];
}
/** The tests without a mutant, in the order in which they were collected. */
export interface Baseline {
  /** Mutants that are reached while the files are loaded. */
  readonly loaded: readonly number[];
  readonly tests: readonly {
    readonly name: string;
    readonly ms: number;
    readonly rounds: number;
    /** Mutants that it reaches. */
    readonly touches: readonly number[];
    readonly failure: string | undefined;
  }[];
}
export type Reply =
  | { readonly type: "ready"; readonly baseline: Baseline }
  /** Unsure if the test now fails without the mutant too: the process is not to be used any more. */
  | { readonly type: "killed"; readonly by: string; readonly isSure: boolean }
  /** `wasAwake` is false if what the mutant makes was remembered from before. */
  | { readonly type: "lived"; readonly wasAwake: boolean };
