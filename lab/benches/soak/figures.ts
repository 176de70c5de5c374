/** What the soaked matches amount to, by game and drawing. Pure. */
import type { Game } from "../../../shared/core/contract/game.ts";
import { type Figures, rounded, sum } from "../common/figures.ts";
import { countOf, DRAWINGS, type Tabs } from "./plan.ts";
import type { SoakedMatch } from "./results.ts";

/** What may not happen, as it is named in a match and among the figures. */
const WRONG = {
  errors: "soak.pageErrors",
  failures: "soak.failedPictures",
  warnings: "soak.pageWarnings",
  serverWarnings: "soak.serverWarnings",
} as const;
const STUCK = "soak.stuck";

export const LIMITS: Figures = Object.fromEntries([...Object.values(WRONG), STUCK].map((figure) => [figure, 0]));

export function figuresOf(
  matches: readonly SoakedMatch[],
  { games, tabs }: { readonly games: readonly Game[]; readonly tabs: Tabs },
): Figures {
  const total = (what: "moves" | "deeds" | "flourishes" | "seconds"): number => sum(matches.map((match) => match[what]));
  const count = (is: (match: SoakedMatch) => boolean): number => matches.filter(is).length;
  const kinds = games.flatMap(({ id }) =>
    DRAWINGS.map((how) => [`${id}.${how}.matches`, count(({ game, drawing }) => game === id && drawing === how)] as const),
  );
  const wrong = Object.entries(WRONG).map(
    ([what, figure]) => [figure, sum(matches.map((match) => match[what as keyof typeof WRONG].length))] as const,
  );
  return {
    "soak.matches": matches.length,
    ...Object.fromEntries(kinds),
    "soak.moves": total("moves"),
    "soak.deeds": total("deeds"),
    "soak.flourishes": total("flourishes"),
    ...Object.fromEntries(wrong),
    [STUCK]: count(({ stuck }) => stuck !== undefined),
    "soak.matchesPerMinute": rounded((matches.length * countOf(tabs) * 60) / Math.max(1, total("seconds")), 2),
  };
}

/** One line of progress; what went wrong follows it. */
export function progressOf(soaked: SoakedMatch, done: number, of: number): string {
  const { match, game, seats, drawing, speed, moves, deeds, flourishes, seconds, stuck } = soaked;
  const line = `${done} of ${of}: match ${match}, ${game} of ${seats}, ${drawing}, ${speed}, ${moves} moves, ${deeds} deeds, ${flourishes} flourishes, ${seconds} s`;
  const wrong = Object.keys(WRONG).flatMap((what) => soaked[what as keyof typeof WRONG].map((found) => `  ${what}: ${found}`));
  return [line, ...wrong, ...(stuck === undefined ? [] : [`  stuck: ${stuck}`])].join("\n");
}
