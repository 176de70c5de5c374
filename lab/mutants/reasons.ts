/** Why a mutant may live: written by hand, for one that changes nothing a player could ever see. */
import { readFileSync } from "node:fs";
import type { Mutant } from "./weave.ts";

interface Reason {
  readonly file: string;
  /** The whole line, and how far into it. */
  readonly code: string;
  readonly column: number;
  readonly change: string;
  readonly why: string;
}

const REASONS: readonly Reason[] = JSON.parse(readFileSync(new URL("./survivors.json", import.meta.url), "utf8"));

/** A changed line needs a new reason. */
const meets = (mutant: Mutant, { file, code, column, change }: Reason): boolean =>
  mutant.file === file && mutant.code === code && mutant.column === column && mutant.change === change;

export const reasonOf = (mutant: Mutant): string | undefined => REASONS.find((reason) => meets(mutant, reason))?.why;

/** Reasons for mutants that there are no more. */
export const staleReasons = (mutants: readonly Mutant[]): readonly Reason[] =>
  REASONS.filter((reason) => mutants.some(({ file }) => file === reason.file) && !mutants.some((mutant) => meets(mutant, reason)));
