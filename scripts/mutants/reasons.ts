/** Why a mutant may live: written by hand, for one that changes nothing a player could ever see. */
import { readFileSync } from "node:fs";
import type { Mutant } from "./weave.ts";

interface Reason {
  readonly file: string;
  /** The whole line. */
  readonly code: string;
  readonly change: string;
  readonly why: string;
}

const REASONS: readonly Reason[] = JSON.parse(readFileSync(new URL("./survivors.json", import.meta.url), "utf8"));

/** A changed line needs a new reason. */
export const reasonOf = ({ file, code, change }: Mutant): string | undefined =>
  REASONS.find((reason) => reason.file === file && reason.code === code && reason.change === change)?.why;

/** Reasons for mutants that there are no more. */
export const staleReasons = (mutants: readonly Mutant[]): readonly Reason[] =>
  REASONS.filter(({ file, code, change }) => {
    const ofFile = mutants.filter((mutant) => mutant.file === file);
    return ofFile.length > 0 && !ofFile.some((mutant) => mutant.code === code && mutant.change === change);
  });
