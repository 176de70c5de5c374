/** Whether anything hidden leaves the server: every byte to players, watchers, lobby and HTTP callers is recorded and searched or compared. */
import { openMemoryStore } from "../../../server/database/store.ts";
import type { Game } from "../../../shared/core/contract/game.ts";
import { type Bench, type BenchRun, sizeOf } from "../common/bench.ts";
import { rounded, sum } from "../common/figures.ts";
import { openBenchServer } from "../common/processes/bench-server.ts";
import { type Searched, searchMatch } from "./canaries.ts";
import { markedGame } from "./marked-game.ts";
import { type Compared, comparePair, warmUp } from "./pairs.ts";
import { sameChance } from "./same-chance.ts";
import { twinGame } from "./twin-game.ts";

/** Matches and pairs of each game. */
const FULL = { matches: 300, pairs: 200 };
const SHORT = { matches: 2, pairs: 3 };
/** Concurrent matches. */
const LANES = 3;
/** Findings shown. */
const SHOWN = 5;

export const secrecy: Bench = {
  limits: { "secrecy.leaks": 0, "secrecy.blind": 0, "secrecy.pairsThatDiffer": 0, "secrecy.errors": 0 },

  async run(run) {
    const { games } = run;
    const size = sizeOf(run, { short: SHORT, full: FULL });
    // The SDK logs every closed connection; here lines are cut on purpose.
    console.warn = () => undefined;
    const { searched, errors } = await searchAll(run, size.matches);
    const compared = await compareAll(run, size.pairs);
    const found = [...searched.flatMap(({ leaks }) => leaks), ...compared.flatMap(({ differences }) => differences)];
    // A server in this process has the console.
    for (const line of found.slice(0, SHOWN)) process.stderr.write(`${line}\n`);
    const megabytes = sum([...searched, ...compared].map(({ bytes }) => bytes)) / 1e6;
    return {
      "secrecy.matches": games.length * size.matches,
      "secrecy.streams": sum(searched.map(({ streams }) => streams)),
      "secrecy.megabytes": rounded(megabytes),
      "secrecy.canaries": sum(searched.map(({ needles }) => needles)),
      "secrecy.troubles": sum(searched.map(({ troubles }) => troubles)),
      "secrecy.leaks": sum(searched.map(({ leaks }) => leaks.length)),
      "secrecy.blind": sum(searched.map(({ blind }) => blind)),
      "secrecy.errors": errors,
      "secrecy.pairs": compared.length,
      "secrecy.pairsPlayedOn": compared.filter(({ moves }) => moves > 0).length,
      "secrecy.movesCompared": sum(compared.map(({ moves }) => moves)),
      "secrecy.pairsThatDiffer": compared.filter(({ differences }) => differences.length > 0).length,
    };
  },
};

const seatsOf = ({ seats }: Game, number: number): number => seats.fewest + (number % (seats.most - seats.fewest + 1));

async function searchAll({ games, say }: BenchRun, matches: number): Promise<{ searched: Searched[]; errors: number }> {
  const marked = games.map(markedGame);
  const { journal } = await openMemoryStore();
  const timings = { botDelay: () => 0, animationTime: () => 0, closingNotice: 0 };
  const server = await openBenchServer(() => ({ games: marked, journal, timings }));
  const searched: Searched[] = [];
  let next = 0;
  const lane = async (): Promise<void> => {
    while (next < matches * marked.length) {
      const number = next++;
      const [game, deal] = [marked[number % marked.length] as Game, 1 + Math.floor(number / marked.length)];
      if (number > 0 && number % (25 * marked.length) === 0)
        say(`${deal - 1} matches a game searched, ${sum(searched.map(({ leaks }) => leaks.length))} leaks`);
      const openHands = game.openHand !== undefined && deal % 2 === 0;
      searched.push(await searchMatch({ port: server.port, journal, game, seats: seatsOf(game, deal), deal, openHands }));
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  const errors = server.errors();
  await server.close();
  return { searched, errors };
}

async function compareAll({ games, say }: BenchRun, pairs: number): Promise<Compared[]> {
  const twins = games.map(twinGame);
  const chance = sameChance();
  await warmUp();
  const compared: Compared[] = [];
  for (let number = 0; number < pairs; number++) {
    if (number > 0 && number % 25 === 0)
      say(`${number} pairs a game compared, ${compared.filter(({ differences }) => differences.length > 0).length} differ`);
    for (const made of twins) compared.push(await comparePair({ made, seats: seatsOf(made.game, number), number, chance }));
  }
  return compared;
}
