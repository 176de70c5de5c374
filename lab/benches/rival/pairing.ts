/** A match against a rival as a task of a thread, and what is kept of it in the file. */
import { at } from "../../../shared/core/base/checked.ts";
import { shareOfVictory } from "../../../shared/core/match/outcome.ts";
import { GAMES } from "../../../shared/games.ts";
import type { Budget } from "../../rival/fast-search.ts";
import type { MatchPlan, PlayedMatch } from "../bots/pairing.ts";
import { rounded } from "../common/figures.ts";
import { playRivals, type Said, type Spent } from "./match.ts";
import { openPlayer } from "./players.ts";
import { pointsByWay, wayOf } from "./wins.ts";

/** Players are in the order of the pairing, the Master first. */
export interface PlayedRival extends PlayedMatch {
  /** The way it was won in; `shared` if by more than one. */
  readonly way: string;
  /** The points of each player by the ways of the game. */
  readonly points: readonly Readonly<Record<string, number>>[];
  readonly spent: readonly Spent[];
  /** What the first player said of its chances. */
  readonly said: readonly Omit<Said, "seat">[];
}

const NAMED = /^(\d+)(ms| playouts) (.+)$/;

/** A player's name in a pairing: what it may use, then who it is. */
export const nameWith = (budget: Budget, name: string): string =>
  "milliseconds" in budget ? `${budget.milliseconds}ms ${name}` : `${budget.playouts} playouts ${name}`;

function partsOf(named: string): { readonly budget: Budget; readonly name: string } {
  const [, count, unit, name] = NAMED.exec(named) ?? [];
  if (name === undefined) throw new TypeError(`nobody plays as "${named}"`);
  return { budget: unit === "ms" ? { milliseconds: Number(count) } : { playouts: Number(count) }, name };
}

/** Plays one match here. Every player sits `rotation` seats further on. */
export async function playRivalPlan({ game: id, players: names, deal, rotation }: MatchPlan): Promise<PlayedRival> {
  const game = GAMES.find((listed) => listed.id === id);
  if (game === undefined) throw new TypeError(`there is no game "${id}"`);
  const seatOf = (player: number): number => (player + rotation) % names.length;
  const players = names.map((named) => partsOf(named)).map(({ name, budget }) => openPlayer(name, game, budget));
  const seats = players.map((_player, seat) => at(players, (seat + players.length - rotation) % players.length));
  const { result, said, spent, played } = await playRivals(game, seats, deal);
  const byPlayer = <T>(ofSeat: (seat: number) => T): T[] => names.map((_name, player) => ofSeat(seatOf(player)));
  return {
    deal,
    rotation,
    share: shareOfVictory(result, seatOf(0)),
    places: byPlayer((seat) => at(result.places, seat)),
    decisions: played.length,
    way: wayOf(game, result),
    points: byPlayer((seat) => pointsByWay(game, result, seat)),
    spent: byPlayer((seat) => ({ ...at(spent, seat), milliseconds: rounded(at(spent, seat).milliseconds) })),
    said: said.flatMap(({ seat, chance, progress, plans }) =>
      seat === seatOf(0) ? [{ chance: rounded(chance, 4), progress: rounded(progress, 3), plans }] : [],
    ),
  };
}
