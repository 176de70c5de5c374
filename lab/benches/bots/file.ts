/**
 * Finished matches in a file, a line each, so that a long measurement goes on where it was stopped. Matches of other bots do not count:
 * the file knows the sources of each game it has matches of.
 */
import { createHash } from "node:crypto";
import { appendFileSync, existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../../scripts/settings.ts";
import type { Pairing, PlayedMatch } from "./pairing.ts";

export interface MatchFile<Match extends PlayedMatch = PlayedMatch> {
  /** The finished matches of a pairing. */
  matchesOf(pairing: Pairing): readonly Match[];
  add(pairing: Pairing, match: Match): void;
}

interface Head {
  readonly game: string;
  readonly players: readonly string[];
  readonly against?: string | undefined;
  /** Names the sources the match was played with. */
  readonly sources: string;
}

/**
 * Without a path the matches are only kept in memory. Throws if the file has matches of other sources; `also` are patterns of those that players
 * are made of beside the game and the core.
 */
export function openMatchFile<Match extends PlayedMatch = PlayedMatch>(
  path: string | undefined,
  games: readonly string[],
  also: readonly string[] = [],
): MatchFile<Match> {
  const kept = new Map<string, Match[]>();
  const sources = new Map(games.map((game) => [game, sourcesOf(game, also)]));
  const keep = (pairing: Pairing, match: Match): void => {
    const key = keyOf(pairing);
    const list = kept.get(key);
    if (list === undefined) kept.set(key, [match]);
    else list.push(match);
  };
  if (path !== undefined && existsSync(path)) {
    for (const { game, players, against, sources: own, ...match } of linesOf(path)) {
      if (!sources.has(game)) continue;
      if (own !== sources.get(game)) throw new TypeError(`${path} has matches of other bots of ${game}: name another file`);
      keep({ game, players, against }, match as unknown as Match);
    }
  }
  return {
    matchesOf: (pairing) => kept.get(keyOf(pairing)) ?? [],
    add(pairing, match) {
      keep(pairing, match);
      const { game, players, against } = pairing;
      const line = { game, players, against, sources: sources.get(game) as string, ...match } satisfies Head & PlayedMatch;
      if (path !== undefined) appendFileSync(path, `${JSON.stringify(line)}\n`);
    },
  };
}

const keyOf = ({ game, players, against = "" }: Pairing): string => [game, ...players, against].join(" ");

/** Half of a last line, which a killed run may have left, is removed. */
function linesOf(path: string): (Head & PlayedMatch)[] {
  const text = readFileSync(path, "utf8");
  const whole = text.slice(0, text.lastIndexOf("\n") + 1);
  const lines = whole.split("\n").slice(0, -1);
  if (!text.startsWith(BEGINNING)) throw new TypeError(`${path} is no file of finished matches`);
  if (whole !== text) writeFileSync(path, whole);
  return lines.map((line) => JSON.parse(line) as Head & PlayedMatch);
}

/** Begins every line, so that no other file is taken for one of these. */
const BEGINNING = '{"game":';

/** A digest of all files that bots of a game are made of. */
function sourcesOf(game: string, also: readonly string[]): string {
  const hash = createHash("sha256");
  for (const path of globSync(["shared/core/**/*.{ts,json}", `shared/${game}/**/*.{ts,json}`, ...also], { cwd: root }).sort())
    hash.update(path).update(readFileSync(join(root, path)));
  return hash.digest("hex").slice(0, 16);
}
