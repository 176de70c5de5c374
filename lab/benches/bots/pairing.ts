/** Paired deals: the same cards are played once for each rotation of the seats, so that neither cards nor seats favour a side. */
import { shareOfVictory } from "../../../shared/core/match/outcome.ts";
import { GAMES } from "../../../shared/games.ts";
import { Threads } from "../common/threads.ts";
import { choosingOf } from "./choosers.ts";
import { type Played, playMatch } from "./match.ts";

/** Says who meets whom. Plain data, for another thread. */
export interface Pairing {
  readonly game: string;
  /** The names of all players of a match; the first one is measured against the others. */
  readonly players: readonly string[];
  /** The path of another commit's game. */
  readonly against?: string | undefined;
}

/** One of the first against as many of the others as there are seats left. */
interface Sides extends Pick<Pairing, "game" | "against"> {
  readonly seats: number;
  readonly first: string;
  readonly others: string;
}

/** Searches of so few iterations show that everything works, not how strong it is. */
const SHORT: Readonly<Record<string, string>> = { strong: "strong=2", master: "master=4" };

export function pairingOf({ game, seats, first, others, against }: Sides, short: boolean): Pairing {
  const named = (player: string): string => (short ? (SHORT[player] ?? player) : player);
  return { game, players: Array.from({ length: seats }, (_none, seat) => named(seat === 0 ? first : others)), against };
}

/** One match of a pairing: every player sits `rotation` seats further on. */
export interface MatchPlan extends Pairing {
  readonly deal: number;
  readonly rotation: number;
}

/** What is kept of a match. */
export interface PlayedMatch {
  readonly deal: number;
  readonly rotation: number;
  /** The first player's share of the victory. */
  readonly share: number;
  /** The place of each player, in the order of the pairing. */
  readonly places: readonly number[];
  readonly decisions: number;
}

/** All matches of a deal. */
export const plansOf = (pairing: Pairing, deal: number): MatchPlan[] =>
  pairing.players.map((_player, rotation) => ({ ...pairing, deal, rotation }));

/** Plays one match here. */
export async function playPlan({ game: id, players, against, deal, rotation }: MatchPlan): Promise<PlayedMatch> {
  const game = GAMES.find((listed) => listed.id === id);
  if (game === undefined) throw new TypeError(`there is no game "${id}"`);
  const seatOf = (player: number): number => (player + rotation) % players.length;
  const seats = Array.from(players, (name) => name);
  for (const [player, name] of players.entries()) seats[seatOf(player)] = name;
  const choosing = await Promise.all(seats.map((name) => choosingOf(name, game, against)));
  const { result, decisions }: Played = playMatch(game, choosing, deal);
  const places = players.map((_name, player) => result.places[seatOf(player)] as number);
  return { deal, rotation, share: shareOfVictory(result, seatOf(0)), places, decisions };
}

/** Threads that play matches; each plays one at a time. */
export const openPlayers = (jobs: number): Threads<MatchPlan, PlayedMatch> => new Threads(new URL("./thread.ts", import.meta.url), jobs);
