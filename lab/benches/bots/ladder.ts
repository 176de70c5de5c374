/**
 * All levels of a game on one scale: neighbours meet in paired deals, Bradley and Terry's model is fitted to the results, and the numbers
 * are written where the lobby reads them.
 *
 * Distances are measured. The anchor is a convention, for no guest is rated against bots.
 */
import { BOT_LEVELS, DEFAULT_LEVEL } from "../../../shared/core/contract/bot-level.ts";
import type { Game } from "../../../shared/core/contract/game.ts";
import { today } from "../common/bench.ts";
import type { Figures } from "../common/figures.ts";
import { RANDOM } from "./choosers.ts";
import { fitLadder, type Met, type Strength } from "./ladder-fit.ts";
import { pairingOf } from "./pairing.ts";
import { type PlayOptions, playDeals } from "./play.ts";
import { updateStrengths } from "./strengths-file.ts";

/**
 * Each level plays against the one before it, until this share of all the time has passed; time that quick ones leave goes to the others.
 */
const STEPS = [
  { first: "beginner", others: RANDOM, until: 0.05 },
  { first: "casual", others: "beginner", until: 0.15 },
  { first: "strong", others: "casual", until: 0.4 },
  { first: "master", others: "strong", until: 1 },
] as const;
const PLAYERS = [RANDOM, ...BOT_LEVELS];
/** Casual plays like an average guest, by convention: this is what such a guest is shown after about ten matches against equals. */
export const ANCHOR = { player: DEFAULT_LEVEL, rating: 1_200 };
/** More deals would tell nothing more, however quick the matches are. */
const MOST_DEALS = 200;
/** At least this many are played, however slow the matches are. */
const FEWEST_DEALS = 1;
/** Seats of the tables; two tell most in the least time, but Puerto Rico is not made for two. */
const SEATS: Readonly<Record<string, number>> = { "puerto-rico": 4 };

export interface LadderWish extends PlayOptions {
  /** Minutes of a game; left out if the number of deals is given. */
  readonly minutes: number;
  readonly deals: number | undefined;
  readonly write: boolean;
  readonly short: boolean;
}

export async function runLadder(games: readonly Game[], wish: LadderWish): Promise<Figures> {
  const figures: Record<string, number> = {};
  for (const game of games) {
    const met = await meet(game, wish);
    const strengths = fitLadder(PLAYERS, ANCHOR, met);
    for (const [player, { rating, low, high }] of strengths) {
      wish.say(`${game.id}: ${player} ${rating} (${low} to ${high})`);
      Object.assign(figures, { [`${game.id}.${player}`]: rating, [`${game.id}.${player}.low`]: low, [`${game.id}.${player}.high`]: high });
    }
    if (wish.write) writeStrengths(game, strengths, met, wish);
  }
  return figures;
}

async function meet(game: Game, wish: LadderWish): Promise<Met[]> {
  const met: Met[] = [];
  const start = performance.now();
  for (const { first, others, until } of STEPS) {
    const seats = SEATS[game.id] ?? game.seats.fewest;
    const pairing = pairingOf({ game: game.id, seats, first, others }, wish.short);
    const end = start + 60_000 * wish.minutes * until;
    const goesOn = (deal: number): boolean => wish.deals !== undefined || deal < FEWEST_DEALS || performance.now() < end;
    await playDeals(pairing, wish.deals ?? MOST_DEALS, wish, goesOn);
    const matches = wish.file.matchesOf(pairing);
    wish.say(`${game.id}: ${matches.length} matches of ${pairing.players.join(" ")}`);
    met.push({ players: Array.from({ length: seats }, (_none, seat) => (seat === 0 ? first : others)), matches });
  }
  return met;
}

/** Replaces what the file says of the levels of one game. */
function writeStrengths(
  { id }: Game,
  strengths: ReadonlyMap<string, Strength>,
  met: readonly Met[],
  size: Pick<LadderWish, "minutes" | "deals">,
): void {
  const provenance = {
    command: `npm run bench -- bots --ladder --write --game ${id} ${size.deals === undefined ? `--minutes ${size.minutes}` : `--deals ${size.deals}`}`,
    date: today(),
    matches: Object.fromEntries(met.map(({ players, matches }) => [players.join(" "), matches.length])),
    anchor: `${ANCHOR.player} = ${ANCHOR.rating}, by convention`,
    interval: "95 %, of the distance to the anchor",
  };
  updateStrengths(id, { levels: Object.fromEntries(strengths), provenance });
}
