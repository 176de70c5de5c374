/**
 * The games one can play here, in the order of the front page, and what is known of them before any is loaded. A new one is a row here and its
 * folders: all else that is listed by game follows from this list, or the compiler names it. What the page loads is imported by name, for
 * imports that are put together cost the front page more than the lines they save.
 */
import type { Game } from "./core/contract/game.ts";

interface Listed extends Pick<Game, "seats"> {
  /** Its folders have the same name. */
  readonly id: string;
  /** The authors of the game on the table, as NOTICE.md names them. */
  readonly authors: string;
  readonly publisher: string;
  /** How long a match against bots takes, about: of 30 between quick bots the choices of one seat, at what each takes a person, and a second for each of a bot. */
  minutes(seats: number): number;
  /** The lessons on one topic each, as in its `guide/topics.ts`. */
  readonly topics: readonly string[];
}

export const LISTED_GAMES = [
  {
    id: "puerto-rico",
    seats: { fewest: 2, most: 5 },
    authors: "Andreas Seyfarth",
    publisher: "alea / Ravensburger",
    minutes: (seats) => (seats < 4 ? 15 : 20),
    topics: ["trading", "shipping", "factory"],
  },
  {
    id: "duel",
    seats: { fewest: 2, most: 2 },
    authors: "Antoine Bauza, Bruno Cathala",
    publisher: "Repos Production",
    minutes: () => 10,
    topics: ["guilds", "loot", "science"],
  },
  {
    id: "elasund",
    seats: { fewest: 2, most: 4 },
    authors: "Klaus Teuber",
    publisher: "Kosmos",
    minutes: (seats) => (seats < 4 ? 15 : 20),
    topics: ["church", "influence"],
  },
] as const satisfies readonly Listed[];

export type GameId = (typeof LISTED_GAMES)[number]["id"];
export const GAME_IDS: readonly GameId[] = LISTED_GAMES.map(({ id }) => id);

/** The game of a day's puzzle: the games in turn. `day`: since 1970, in UTC. */
export const gameOfDay = (day: number): GameId => GAME_IDS[day % GAME_IDS.length] as GameId;
