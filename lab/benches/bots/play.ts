/** Plays the matches that a measurement lacks, and says how far it has come. */
import { mean, rounded } from "../common/figures.ts";
import type { Threads } from "../common/threads.ts";
import type { MatchFile } from "./file.ts";
import { type MatchPlan, type Pairing, type PlayedMatch, plansOf } from "./pairing.ts";

/** Seconds between two lines of progress. */
const PROGRESS = 15;

export interface PlayOptions<Match extends PlayedMatch = PlayedMatch> {
  readonly file: MatchFile<Match>;
  readonly threads: Threads<MatchPlan, Match>;
  readonly say: (line: string) => void;
}

/** The first deals of a pairing, as far as the file does not have them; asks before each new deal whether to go on. */
export async function playDeals<Match extends PlayedMatch>(
  pairing: Pairing,
  deals: number,
  { file, threads, say }: PlayOptions<Match>,
  goesOn = (_deal: number) => true,
): Promise<void> {
  const known = new Set(file.matchesOf(pairing).map(({ deal, rotation }) => `${deal} ${rotation}`));
  function* missing(): Generator<MatchPlan> {
    for (let deal = 0; deal < deals && goesOn(deal); deal++)
      for (const plan of plansOf(pairing, deal)) if (!known.has(`${deal} ${plan.rotation}`)) yield plan;
  }
  const shares: number[] = [];
  let told = performance.now();
  await threads.run(missing(), (match) => {
    file.add(pairing, match);
    shares.push(match.share);
    if (performance.now() - told < 1_000 * PROGRESS) return;
    told = performance.now();
    const { game, players } = pairing;
    say(
      `${game}, ${players.join(" ")}: ${shares.length} matches more, of deal ${match.deal + 1}; ${rounded(100 * mean(shares))} % of these won`,
    );
  });
}

/** The matches of each of the first deals, as far as they were played. */
export function dealsOf<Match extends PlayedMatch>(matches: readonly Match[], deals: number): Match[][] {
  const played = matches.filter(({ deal }) => deal < deals);
  return [...Map.groupBy(played, ({ deal }) => deal).values()];
}
