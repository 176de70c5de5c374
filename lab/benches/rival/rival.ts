/**
 * Our Master against rivals that share nothing with it (`lab/rival/`), or against a program of others: equal processor time for each decision,
 * paired deals, rotated seats. Who won and how, and whether the chances the Master said came true.
 */
import { mkdirSync } from "node:fs";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import { codeOf, root, stop } from "../../../scripts/settings.ts";
import type { AnyGame } from "../../../shared/core/contract/game.ts";
import type { Budget } from "../../rival/fast-search.ts";
import { openMatchFile } from "../bots/file.ts";
import type { MatchPlan, Pairing } from "../bots/pairing.ts";
import { dealsOf, type PlayOptions, playDeals } from "../bots/play.ts";
import { updateStrengths } from "../bots/strengths-file.ts";
import { type Bench, type BenchRun, today } from "../common/bench.ts";
import type { Figures } from "../common/figures.ts";
import { Threads } from "../common/threads.ts";
import { nameWith, type PlayedRival } from "./pairing.ts";
import { MASTER, PROGRAM, rivalsOf } from "./players.ts";
import { calibrationLines, figuresOf } from "./report.ts";

/** The rival that is named beside the ladder of levels. */
const PUBLISHED = "tree";
const MATCHES = 400;
const MILLISECONDS = 100;
/** In the short form, instead of a time: it shows that everything works, not how strong it is. */
const SHORT: Budget = { playouts: 2 };
/** The usual seats of a game; one of the Master, the others of the rival. */
const SEATS: Readonly<Record<string, number>> = { duel: 2, "puerto-rico": 4, elasund: 2 };
/** What the players are made of, beside the game and the core. */
const SOURCES = ["lab/rival/*.ts", "lab/benches/rival/{master,players,match}.ts"];

const text = { type: "string" } as const;

export const rival: Bench = {
  options: {
    rival: text,
    program: text,
    milliseconds: text,
    matches: text,
    minutes: text,
    seats: text,
    jobs: text,
    resume: text,
    write: { type: "boolean" },
  },

  async run(run) {
    const wish = wishOf(run);
    const threads = new Threads<MatchPlan, PlayedRival>(new URL("./thread.ts", import.meta.url), wish.jobs);
    const figures: Record<string, number> = {};
    try {
      for (const game of run.games) {
        for (const name of wish.rivals(game)) {
          const own = await measure(game, name, wish, { file: wish.file, threads, say: run.say });
          for (const [figure, value] of Object.entries(own)) figures[`${titleOf(game, name, wish)}.${figure}`] = value;
          if (wish.write && name === PUBLISHED) publish(game, name, wish, own);
        }
      }
    } catch (error) {
      return stop(`${error instanceof Error ? error.message : error}. What was played is kept: the same command goes on from there.`);
    } finally {
      await threads.close();
    }
    return figures;
  },
};

interface Wish {
  rivals(game: AnyGame): readonly string[];
  readonly budget: Budget;
  readonly matches: number | undefined;
  readonly minutes: number;
  seats(game: AnyGame): number;
  readonly jobs: number;
  readonly write: boolean;
  readonly file: PlayOptions<PlayedRival>["file"];
}

function wishOf(run: BenchRun): Wish {
  try {
    return readRivalWish(run);
  } catch (error) {
    return stop(`${codeOf(error)}.`);
  }
}

/** Throws a TypeError that says what is wrong. */
export function readRivalWish({ games, short, options }: Pick<BenchRun, "games" | "short" | "options">): Wish {
  const number = <U>(name: string, usual: U): number | U => {
    const given = options[name];
    if (given === undefined) return usual;
    if (!/^[1-9]\d{0,5}$/.test(String(given))) throw new TypeError(`--${name} takes a whole number above 0, not "${given}"`);
    return Number(given);
  };
  const { rival: named, program, resume, write = false } = options;
  if (short && write === true) throw new TypeError("the short form plays too little to be written");
  if (named !== undefined && program !== undefined) throw new TypeError("--rival NAME and --program COMMAND are two rivals: name one");
  if (program !== undefined && games.length !== 1) throw new TypeError("a program plays one game: name it with --game");
  const milliseconds = number("milliseconds", undefined);
  const path = resume ?? (short ? undefined : join(root, "data", "rival.jsonl"));
  if (path !== undefined) mkdirSync(dirname(String(path)), { recursive: true });
  const seats = number("seats", undefined);
  for (const { id, seats: has } of games)
    if (seats !== undefined && (seats < has.fewest || seats > has.most)) throw new TypeError(`${id} has no table of ${seats} seats`);
  const rivals = (game: AnyGame): readonly string[] => {
    if (program !== undefined) return [`${PROGRAM}${program}`];
    return rivalsOf(game).filter((name) => named === undefined || name === named);
  };
  if (games.every((game) => rivals(game).length === 0)) throw new TypeError(`there is no rival "${named}"`);
  return {
    rivals,
    budget: milliseconds === undefined ? (short ? SHORT : { milliseconds: MILLISECONDS }) : { milliseconds },
    matches: number("matches", short ? undefined : MATCHES),
    minutes: number("minutes", Number.POSITIVE_INFINITY),
    seats: ({ id, seats: has }) => seats ?? SEATS[id] ?? has.fewest,
    jobs: number("jobs", availableParallelism()),
    write: write === true,
    file: openMatchFile<PlayedRival>(
      path as string | undefined,
      games.map(({ id }) => id),
      SOURCES,
    ),
  };
}

/** The figures against one rival. */
async function measure(game: AnyGame, name: string, wish: Wish, options: PlayOptions<PlayedRival>): Promise<Figures> {
  const seats = wish.seats(game);
  const players = Array.from({ length: seats }, (_none, player) => nameWith(wish.budget, player === 0 ? MASTER : name));
  const pairing: Pairing = { game: game.id, players };
  // The short form plays one deal.
  const deals = Math.ceil((wish.matches ?? 1) / seats);
  const end = performance.now() + 60_000 * wish.minutes;
  await playDeals(pairing, deals, options, (deal) => deal === 0 || performance.now() < end);
  const matches = dealsOf(options.file.matchesOf(pairing), deals).flat();
  const figures = figuresOf(game, matches);
  const title = titleOf(game, name, wish);
  for (const line of calibrationLines(game, matches)) options.say(`${title}: ${line}`);
  options.say(`${title}: the Master wins ${figures.wins} % (95 %: ${figures.low} to ${figures.high}) of ${figures.matches} matches`);
  return figures;
}

function titleOf(game: AnyGame, name: string, { seats, budget }: Wish): string {
  const time = "milliseconds" in budget && budget.milliseconds !== MILLISECONDS ? `.${budget.milliseconds}ms` : "";
  return `${game.id}.${seats(game)}.${name.startsWith(PROGRAM) ? PROGRAM.trim() : name}${time}`;
}

/** Puts the result beside the ladder of levels, where the lobby reads it. */
function publish({ id }: AnyGame, name: string, { budget }: Wish, { wins, low, high, matches }: Figures): void {
  updateStrengths(id, { rival: { name, ...budget, wins, low, high, matches, date: today() } });
}
