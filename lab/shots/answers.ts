/** What the server's desk says of a guest who has played for weeks: screens full of it, without weeks of matches. */

import type { BrowserContext } from "playwright-core";
import { time } from "../../client/base/time.ts";
import { at } from "../../shared/core/base/checked.ts";
import type { ArenaNews } from "../../shared/core/wire/arenas.ts";
import type { CallAnswer, CallName } from "../../shared/core/wire/calls.ts";
import type { ListedMatch, MatchFigures } from "../../shared/core/wire/guest.ts";
import type { Leader } from "../../shared/core/wire/people.ts";
import type { SharedDealNews } from "../../shared/core/wire/shared-deals.ts";

type Answers = { readonly [N in CallName]?: CallAnswer<N> };

const DAY = 86_400_000;
const HOUR = DAY / 24;
const GAMES = ["duel", "puerto-rico", "elasund"] as const;
const HOW = { duel: ["science", "military", "points"], "puerto-rico": ["points"], elasund: ["cubes"] } as const;
const SEATS = { duel: 2, "puerto-rico": 4, elasund: 3 } as const;
const PEOPLE = ["Ben", "Cleopatra of the Long Name", "Dora", "Эмиль", "李小龙"];

const figures = (i: number): MatchFigures => {
  const game = at(GAMES, i % 3);
  const [seats, how] = [SEATS[game], HOW[game]];
  const rating = Math.round(1_480 + 4 * (60 - i) + 60 * Math.sin(i));
  const place = at([1, 2, 1, 1, 2], i % 5);
  return {
    game,
    seats,
    place,
    rating,
    rated: i % 4 === 0,
    seat: i % seats,
    how: at(how, i % how.length),
    at: time.now() - i * DAY * 1.3 - HOUR,
    estimate: rating + 12,
    met: 1_500 + 40 * Math.cos(i),
  };
};
const MATCHES = Array.from({ length: 60 }, (_none, at) => figures(at));
const listed = (one: MatchFigures, i: number): ListedMatch => ({
  ...one,
  match: `match-${i}`,
  others: [{ seat: (one.seat + 1) % one.seats, name: at(PEOPLE, i % PEOPLE.length), blocked: i === 3 }],
});

const leader = (at: number): Leader => ({
  name: at === 4 ? "Ada" : (PEOPLE[at % PEOPLE.length] ?? ""),
  rating: 1_820 - 37 * at,
  margin: 40 + 9 * at,
  matches: 210 - 12 * at,
  opponents: 40 - 2 * at,
  place: at + 1,
  best: Math.max(1, at - 1),
  worst: at + 4,
  own: at === 4,
});

const bot = { name: "", bot: true };
const person = (name: string) => ({ name, bot: false });

const SHARED_DEAL: SharedDealNews = {
  code: "ABCDEFGHIJ",
  game: "duel",
  seats: 2,
  options: {},
  bots: "strong",
  rotates: false,
  by: "Ada",
  seat: 0,
  until: Date.parse("2027-01-07T00:00:00Z"),
  players: 4,
  watchFrom: 0,
  own: { match: "b", over: true },
  plays: [
    { match: "a", seat: 0, name: "Ada", outcome: "won", lead: 12, place: 1, first: true },
    { match: "b", seat: 0, name: "Ben", outcome: "won", lead: 7, place: 2, own: true },
    { match: "c", seat: 0, name: "Cleo", outcome: "lost", place: 3 },
    { match: "d", seat: 0, name: "Dora", outcome: "gaveUp" },
  ],
};

const ARENA: ArenaNews = {
  code: "KLMNOPQRST",
  game: "elasund",
  from: Date.parse("2026-01-01T00:00:00Z"),
  until: time.now() + 24 * 60_000,
  players: 4,
  seats: 3,
  options: {},
  bots: "strong",
  by: "Ada",
  listed: true,
  standings: [
    { place: 1, name: "Ada", points: 6, matches: 4 },
    { place: 2, name: "Ben", points: 5, matches: 3, own: true },
    { place: 3, name: "Cleo", points: 5, matches: 4 },
    { place: 4, name: "", points: 0, matches: 1 },
  ],
  own: [
    { deal: "KLMNOPQRST00", match: "a", seat: 0, result: "won", lead: 2 },
    { deal: "KLMNOPQRST01", match: "b", seat: 1, result: "drawn" },
    { deal: "KLMNOPQRST02", match: "c", seat: 2, result: "won", lead: 1 },
    { deal: "KLMNOPQRST03", match: "d", seat: 0 },
  ],
};

export const ANSWERS: Answers = {
  profile: {
    ratings: GAMES.flatMap((game, at) => [true, false].map((rated) => ({ game, rated, rating: 1_510 + 60 * at, matches: 20 - 3 * at }))),
    matches: MATCHES.slice(0, 10).map(listed),
  },
  history: { matches: MATCHES.slice(0, 20).map(listed), more: true },
  statistics: { matches: MATCHES, more: false },
  matches: {
    matches: [
      { match: "own-1", game: "elasund", seats: 3, seat: 0, running: true, yourTurn: true, people: [person("Ada"), person("Ben"), bot] },
    ],
  },
  dayMatches: {
    matches: [
      ...[
        { match: "day-1", game: "duel", left: 7 * HOUR, asked: [0], people: [person("Ada"), person("Dora")] },
        { match: "day-2", game: "puerto-rico", left: 30 * HOUR, asked: [2], people: [person("Ada"), person("Ben"), person("Dora")] },
      ].map((one) => ({ ...one, seats: one.people.length, seat: 0, running: true, paused: false })),
      { match: "day-3", game: "elasund", seats: 2, seat: 0, running: false, paused: false, left: 0, asked: [], people: [person("Ada")] },
    ],
  },
  leaders: {
    placed: Array.from({ length: 12 }, (_none, at) => leader(at)),
    provisional: [{ ...leader(3), name: "Newcomer", place: 0, matches: 3, opponents: 1, margin: 210 }],
    count: 12,
    matches: 10,
    opponents: 3,
    levels: {},
  },
  dailies: {
    day: "2026-11-23",
    left: 5 * HOUR + 12 * 60_000,
    streak: 4,
    games: [
      { game: "duel", own: { match: "today-1", result: { outcome: "won", lead: 9, ranked: true, others: 48, worse: 40 } } },
      { game: "puerto-rico", own: { match: "today-2" }, before: { outcome: "won", lead: 12, ranked: true, others: 41, worse: 34 } },
      { game: "elasund", best: { outcome: "won", match: "best", seat: 0, name: "Dora", players: 31 } },
    ],
    arenas: [ARENA],
  },
  sharedDeal: SHARED_DEAL,
  arena: ARENA,
};

/** Stands in for the desk, in the page alone. */
export const answered = (context: BrowserContext, answers: Answers = ANSWERS): Promise<undefined[]> =>
  Promise.all(
    Object.entries(answers).map(([name, answer]) =>
      context.route(`**/api/${name}`, (route) => route.fulfill({ json: { ok: true, answer } })),
    ),
  ).then(() => []);
