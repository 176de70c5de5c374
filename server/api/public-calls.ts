/**
 * What all the world may read: by GET, and by pages of any origin. Each is described once: from that follow its check, its answer's type and
 * what is published of it. It tells no more than the site shows a stranger, so it takes no token and names no guest's id.
 */
import type { IncomingMessage, ServerResponse } from "node:http";
import { type Check, type Checked, described, isLike, isList, isRecord, isText, isWhole, isWord } from "../../shared/core/base/plain.ts";
import { Refusal, type RefusalKey } from "../../shared/core/base/refusal.ts";
import { writeRecord } from "../../shared/core/match/record.ts";
import { puzzleSteps } from "../../shared/core/puzzles/puzzle.ts";
import { type Rows, sumOf } from "../../shared/core/statistics/game-statistics.ts";
import { LONGEST_NAME } from "../../shared/core/wire/calls.ts";
import { gameOfDay } from "../../shared/listed-games.ts";
import { puzzleOfDay } from "../../shared/puzzle-sets.ts";
import { gameOf } from "../base/games.ts";
import { report } from "../base/log.ts";
import type { RateLimit } from "../base/rate-limit.ts";
import { time } from "../base/time.ts";
import { answerCompressed, answerJson } from "../http/answers.ts";
import type { Caller } from "../http/caller.ts";
import { DAY, dayOf } from "../match/daily/days.ts";
import { RATING_KINDS } from "../store/ratings.ts";
import { JsonText } from "./api.ts";
import type { ApiContext } from "./api-context.ts";
import { publicRecord } from "./table-calls.ts";

/** Matches in a part of a dump. */
const PART = 100;

export const PUBLIC_PATH = "/api/v1/";

const game = { game: isLike(/^[a-z-]{1,20}$/) };
const count = isWhole(0, 1e9);
const number = described<number>({ type: "number" }, Number.isFinite);
const standing = { rating: number, margin: number, matches: count, opponents: count, place: count };
const isLevels = described<Readonly<Record<string, number>>>({ type: "object", additionalProperties: { type: "number" } }, () => true);
const isLeader = isRecord({ name: isText(LONGEST_NAME), ...standing, best: count, worst: count });
const isRating = isRecord({ ...game, kind: isWord(RATING_KINDS), ...standing });

const isRecords = described<readonly object[]>({ type: "array", items: { type: "object" } }, Array.isArray);
const isCharts = described<Readonly<Record<string, Rows>>>({ type: "object" }, () => true);

type Fields = Readonly<Record<string, Check>>;
const read = <P extends Fields, A extends Fields>(path: string, cost: number, says: string, parameters: P, answer: A) => ({
  path,
  cost,
  says,
  parameters,
  isCall: isRecord<P>(parameters),
  isAnswer: isRecord<A>(answer),
});

/** `cost`: as of a call. In a path, what stands in braces is a parameter. */
export const PUBLIC_CALLS = {
  leaders: read(
    "leaders/{game}/{kind}",
    3,
    "The best of a game, and up to ten players whose rating is provisional. `matches` and `opponents` say how many of each a place takes. On the ladder are programs and who plays with them, `levels` are the ratings of the server's own bots on it.",
    { ...game, kind: isWord(RATING_KINDS) },
    { placed: isList(isLeader, 0, 100), provisional: isList(isLeader, 0, 100), count, matches: count, opponents: count, levels: isLevels },
  ),
  player: read(
    "players/{name}",
    6,
    "The ratings of the players of this name who are on a leaderboard. Names are not unique.",
    { name: isText(LONGEST_NAME) },
    { name: isText(LONGEST_NAME), ratings: isList(isRating, 0, 100) },
  ),
  puzzle: read(
    "puzzle",
    3,
    "The puzzle of the day: the match up to its choice as a record, the seat that is asked, and the path of its page.",
    {},
    { day: isText(10), ...game, puzzle: isText(40), level: isWhole(1, 3), seat: isWhole(0, 9), path: isText(100), record: isText(1e6) },
  ),
  match: read(
    "matches/{match}",
    10,
    "A finished match as text, one line of JSON for its head and for each entry, once watchers have seen all of it. A private table's players have no names there.",
    { match: isLike(/^[\w-]{1,40}$/) },
    { record: isText(1e7) },
  ),
  dumps: read(
    "dumps",
    3,
    "The months whose rated matches are published, as far as all their players agreed. They are under CC0: do with them what you like. `parts`: how many a dump has.",
    {},
    { licence: isText(20), dumps: isList(isRecord({ month: isText(7), ...game, matches: count, parts: count }), 0, 10_000) },
  ),
  dump: read(
    "dumps/{game}/{month}/{part}",
    10,
    "A part of a dump, from 0 on: records of matches without names and times.",
    { ...game, month: isLike(/^\d{4}-\d\d$/), part: isLike(/^\d{1,5}$/) },
    { records: isRecords },
  ),
  statistics: read(
    "statistics/{game}/{seats}",
    5,
    "What all published matches came to that were played to their end by today's rules: by chart and row how often, the sum of what came of it, and the sum of its squares.",
    { ...game, seats: isLike(/^\d$/) },
    { rules: count, matches: count, charts: isCharts },
  ),
} as const;

type Described = typeof PUBLIC_CALLS;
export type PublicCallName = keyof Described;
export type PublicApi = {
  readonly [N in PublicCallName]: (
    asked: Checked<Described[N]["isCall"]>,
    caller: Caller,
  ) => Promise<Checked<Described[N]["isAnswer"]> | JsonText>;
};

export function publicApi(context: ApiContext): PublicApi {
  const { leaderboards, games, guests } = context;
  let today: { readonly day: number; readonly puzzle: ReturnType<typeof puzzleAt> } | undefined;

  async function puzzleAt(day: number) {
    const id = gameOfDay(day);
    const found = await puzzleOfDay(id, day);
    if (found === undefined) throw new Refusal("unknownGame");
    const { set, puzzle } = found;
    const last = puzzleSteps(gameOf(context, id), set, puzzle).at(-1);
    const { level, seat } = puzzle;
    const record = last === undefined ? "" : writeRecord(last.match.record);
    return { day: dayOf(day * DAY), game: id, puzzle: puzzle.id, level, seat, path: `/puzzle/${id}/${puzzle.id}`, record };
  }

  return {
    async leaders({ game: asked, kind }) {
      gameOf(context, asked);
      const { placed, provisional, ...rest } = await leaderboards.of(asked, kind);
      const shown = ({ own: _own, ...leader }: (typeof placed)[number]) => leader;
      return { placed: placed.map(shown), provisional: provisional.map(shown), ...rest };
    },
    async player({ name }) {
      const boards = games.flatMap(({ id }) => RATING_KINDS.map((kind) => ({ game: id, kind })));
      const ratings = boards.map(async ({ game: id, kind }) => {
        const { placed, provisional } = await leaderboards.of(id, kind);
        const own = [...placed, ...provisional].filter((leader) => leader.name === name);
        return own.map(({ rating, margin, matches, opponents, place }) => ({ game: id, kind, rating, margin, matches, opponents, place }));
      });
      const all = (await Promise.all(ratings)).flat();
      if (name === "" || all.length === 0) throw new Refusal("unknownGuest");
      return { name, ratings: all };
    },
    puzzle() {
      const day = Math.floor(time.now() / DAY);
      if (today?.day !== day) {
        const made = { day, puzzle: puzzleAt(day) };
        today = made;
        made.puzzle.catch(() => {
          if (today === made) today = undefined;
        });
      }
      return today.puzzle;
    },
    match: ({ match }, { address }) => publicRecord(context, match, address),
    async dumps() {
      const dumps = await guests.dumps();
      return { licence: "CC0-1.0", dumps: dumps.map((dump) => ({ ...dump, parts: Math.ceil(dump.matches / PART) })) };
    },
    async dump({ game: asked, month, part }) {
      gameOf(context, asked);
      return new JsonText(`{"records":[${(await guests.dump(asked, month, Number(part) * PART, PART)).join(",")}]}`);
    },
    async statistics({ game: asked, seats }) {
      const { rules } = gameOf(context, asked);
      const counted = (await guests.counted(asked, Number(seats))).filter((one) => one.rules === rules);
      return { rules, ...sumOf(counted) };
    },
  };
}

interface Asked {
  readonly name: PublicCallName;
  readonly parameters: Readonly<Record<string, string>>;
}

/** Undefined for a path that is none of these. */
export function publicCallAt(path: string): Asked | undefined {
  const given = path.slice(PUBLIC_PATH.length).split("/").map(decoded);
  for (const [name, { path: form }] of Object.entries(PUBLIC_CALLS)) {
    const parts = form.split("/");
    if (parts.length !== given.length || !parts.every((part, at) => part.startsWith("{") || part === given[at])) continue;
    const parameters = parts.flatMap((part, at) => (part.startsWith("{") ? [[part.slice(1, -1), given[at]]] : []));
    return { name: name as PublicCallName, parameters: Object.fromEntries(parameters) };
  }
  return undefined;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return "";
  }
}

const STATUS: Partial<Readonly<Record<RefusalKey, number>>> = { tooOften: 429, unknownTable: 404, unknownGame: 404, unknownGuest: 404 };

export async function answerPublic(
  { api, limit }: { readonly api: PublicApi; readonly limit: RateLimit },
  path: string,
  caller: Caller,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  // No cookie and no token is read here, so that a page of any origin learns what everybody may.
  response.setHeader("Access-Control-Allow-Origin", "*");
  try {
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.setHeader("Allow", "GET, HEAD");
      return answerJson(response, { key: "malformed" }, 405);
    }
    const asked = publicCallAt(path);
    if (asked === undefined) return answerJson(response, { key: "malformed" }, 404);
    const { cost, isCall } = PUBLIC_CALLS[asked.name];
    if (!limit.spend(caller.address, cost)) throw new Refusal("tooOften");
    if (!isCall(asked.parameters)) throw new Refusal("malformed");
    const answer = await api[asked.name](asked.parameters as never, caller);
    await answerCompressed(request, response, answer instanceof JsonText ? answer.text : JSON.stringify(answer));
  } catch (error) {
    if (!(error instanceof Refusal)) report("public call", error);
    const { key, args } = error instanceof Refusal ? error : new Refusal("failed");
    answerJson(response, { key, args }, error instanceof Refusal ? (STATUS[key] ?? 400) : 500);
  }
}
