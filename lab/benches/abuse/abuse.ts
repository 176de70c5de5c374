/** Everything hostile clients can send: none of it may be accepted, crash the server or stay in its memory. */
import type { Game } from "../../../shared/core/contract/game.ts";
import { type Bench, sizeOf } from "../common/bench.ts";
import { rounded, sum } from "../common/figures.ts";
import { startServer } from "../common/processes/process.ts";
import { attackByCommands } from "./commands.ts";
import { flood, guess, race } from "./crowd.ts";
import { bombard } from "./frames.ts";
import { attackByProgram } from "./programs.ts";
import { fuzzRaw } from "./raw.ts";
import { showHostileWords, WORDS } from "./words.ts";

const FULL = {
  commands: 100_000,
  frames: 100_000,
  raw: 100_000,
  programs: 100_000,
  guesses: 10_000,
  joins: 1_000,
  floods: 30,
  milliseconds: 15_000,
};
const SHORT = { commands: 1_000, frames: 240, raw: 2_000, programs: 1_000, guesses: 150, joins: 100, floods: 3, milliseconds: 1_500 };
/** Concurrent attackers. */
const LANES = 8;

export const abuse: Bench = {
  limits: {
    "abuse.commandsAccepted": 0,
    "abuse.framesAccepted": 0,
    "abuse.rawWrong": 0,
    "abuse.programsAccepted": 0,
    "abuse.guessesFound": 0,
    "abuse.seatsWon": 1,
    "abuse.wordsWrong": 0,
    "abuse.errors": 0,
    "abuse.floodsLeft": 0,
    "abuse.heapGrowth": 1.1,
    "abuse.floodClosedAfter": 1_000,
    "abuse.bystanderRise": 1.2,
  },
  timed: ["abuse.floodClosedAfter", "abuse.bystanderRise"],

  async run(run) {
    const { games, say } = run;
    const size = sizeOf(run, { short: SHORT, full: FULL });
    // The SDK logs every closed connection; here closing is expected.
    console.warn = () => undefined;
    const server = await startServer("common/processes/quayside-process.ts");
    const { address } = server;
    const lanes = <T>(most: number, attack: (lane: number, part: number) => Promise<T>): Promise<T[]> =>
      Promise.all(Array.from({ length: LANES }, (_none, lane) => attack(lane, Math.ceil(most / LANES))));
    const commands = (most: number) => lanes(most, (lane, part) => attackByCommands(address, games, part, 1_000 * lane));
    const frames = (most: number) => lanes(most, (lane, part) => bombard(address, games[lane % games.length] as Game, part, lane));

    const programs = (most: number) =>
      lanes(most, (lane, part) => attackByProgram(address, games[lane % games.length] as Game, part, lane));

    say("a tenth of it to warm up");
    await Promise.all([commands(size.commands / 10), programs(size.programs / 10), frames(size.frames / 10)]);
    const before = await server.usage();
    say(`${size.commands} commands`);
    const attacked = await commands(size.commands);
    say(`${size.programs} messages of programs`);
    const programmed = await programs(size.programs);
    say(`${size.frames} frames`);
    const bombarded = await frames(size.frames);
    const after = await server.usage();
    say(`${size.raw} raw cases`);
    const fuzzed = await lanes(size.raw, (lane, part) => fuzzRaw(address, lane * part, (lane + 1) * part));
    say(`${size.guesses} guesses`);
    const found = await guess(address, games[0] as Game, size.guesses);
    const won = await race(address, games.find(({ seats }) => seats.fewest === 2) as Game, size.joins);
    const errors = await server.call<number>("errors");
    await server.close();

    say(`${WORDS.length} names and sayings`);
    const wrongWords = await showHostileWords();
    say(`${size.floods} floods`);
    // A server with its default limits.
    const strict = await startServer("common/processes/quayside-process.ts", "10");
    const flooded = await flood(strict.address, games[0] as Game, size.floods, size.milliseconds);
    const more = await strict.call<number>("errors");
    await strict.close();
    return {
      "abuse.commands": sum(attacked.map(({ sent }) => sent)),
      "abuse.commandsAccepted": sum(attacked.map(({ accepted }) => accepted)),
      "abuse.frames": sum(bombarded.map(({ sent }) => sent)),
      "abuse.framesAccepted": sum(bombarded.map(({ accepted }) => accepted)),
      "abuse.connections": sum(bombarded.map(({ connections }) => connections)),
      "abuse.raw": sum(fuzzed.map(({ sent }) => sent)),
      "abuse.rawAnswered": sum(fuzzed.map(({ answered }) => answered)),
      "abuse.rawWrong": sum(fuzzed.map(({ wrong }) => wrong)),
      "abuse.programMessages": sum(programmed.map(({ sent }) => sent)),
      "abuse.programsAccepted": sum(programmed.map(({ accepted }) => accepted)),
      "abuse.heapMegabytes": rounded(after.heap / 1e6),
      "abuse.heapGrowth": rounded(after.heap / before.heap, 3),
      "abuse.errors": errors + more,
      "abuse.guesses": size.guesses,
      "abuse.guessesFound": found,
      "abuse.joins": size.joins,
      "abuse.seatsWon": won,
      "abuse.words": WORDS.length,
      "abuse.wordsWrong": wrongWords,
      "abuse.floods": flooded.floods,
      "abuse.floodsLeft": flooded.floods - flooded.closed,
      "abuse.floodClosedAfter": rounded(flooded.slowest),
      "abuse.calmP95": rounded(flooded.calmP95, 2),
      "abuse.floodedP95": rounded(flooded.floodedP95, 2),
      "abuse.bystanderRise": rounded(flooded.floodedP95 / flooded.calmP95, 2),
    };
  },
};
