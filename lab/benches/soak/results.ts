/** Soaked matches in a file, a line each, so that a long soak goes on where it was stopped. */
import { execFileSync } from "node:child_process";
import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { root } from "../../../scripts/settings.ts";
import type { MatchPlan } from "./plan.ts";

export interface SoakedMatch extends Omit<MatchPlan, "luck"> {
  /** The commit of the code it was played with. */
  readonly commit: string;
  readonly moves: number;
  /** What the player did beside moving. */
  readonly deeds: number;
  /** Frames that came with one. */
  readonly flourishes: number;
  readonly seconds: number;
  readonly errors: readonly string[];
  /** What the page said of its picture. */
  readonly failures: readonly string[];
  /** Lines of the page's log, and of the server's, at warning or above. */
  readonly warnings: readonly string[];
  readonly serverWarnings: readonly string[];
  /** Why it did not come to its end. */
  readonly stuck?: string | undefined;
}

/** What the tab itself knows of it. */
export type TabMatch = Omit<SoakedMatch, "commit" | "serverWarnings">;

export interface ResultFile {
  readonly matches: readonly SoakedMatch[];
  add(match: Omit<SoakedMatch, "commit">): SoakedMatch;
}

interface Line extends SoakedMatch {
  readonly seed: number;
}

/** Without a path results are only kept in memory. Results of another seed belong to another soak. */
export function openResultFile(path: string | undefined, seed: number): ResultFile {
  const commit = commitNow();
  const matches: SoakedMatch[] = [];
  if (path !== undefined && existsSync(path))
    for (const line of readFileSync(path, "utf8").split("\n").slice(0, -1)) {
      const { seed: own, ...match } = JSON.parse(line) as Line;
      if (own === seed) matches.push(match);
    }
  return {
    matches,
    add(match) {
      const soaked = { commit, ...match };
      matches.push(soaked);
      if (path !== undefined) appendFileSync(path, `${JSON.stringify({ seed, ...soaked } satisfies Line)}\n`);
      return soaked;
    },
  };
}

/** The commit, with a sign if the code differs from it; unknown outside a clone. */
function commitNow(): string {
  try {
    return execFileSync("git", ["describe", "--always", "--dirty"], {
      cwd: root,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    }).trim();
  } catch {
    return "unknown";
  }
}
