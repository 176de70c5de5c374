/** A planted blunder: the last choice of a match that decides who wins, made wrongly on purpose. */
import { describe, expect, it } from "vitest";
import { costOf, turningPoints } from "../../../shared/core/analysis/summary.ts";
import { chancesOf } from "../../../shared/core/bots/value.ts";
import type { Game } from "../../../shared/core/contract/game.ts";
import type { Match } from "../../../shared/core/match/match.ts";
import { outcome, shareOfVictory } from "../../../shared/core/match/outcome.ts";
import { askedSeats, step } from "../../../shared/core/match/step.ts";
import { viewOf } from "../../../shared/core/match/view.ts";
import { GAMES } from "../../../shared/games.ts";
import { movesEntry } from "../../contract/matches.ts";
import { analysed, botsMatches, playedOn } from "./bots-match.ts";

/** The first deal of each game that holds a blunder: those before it would only be searched in vain. */
const FIRST_DEAL: Readonly<Record<string, number>> = { duel: 7, "puerto-rico": 16, elasund: 48 };
const MOST_DEALS = 110;
/** How many of the last choices of a match are tried with every other move. */
const LAST = 6;
const EFFORT = { lines: 4_000, flips: 2, states: 1 };
/** A move that is not proven to lose throws the match away if it leaves less chance than this, by what was learnt. */
const THROWN_AWAY = 0.7;
/** How many further choices are solved through. */
const SOLVED = 2;

interface Planted {
  readonly match: Match;
  /** The entry that is the blunder. */
  readonly entry: number;
  readonly seat: number;
}

/** A seat's share of the victory if both seats play well; undefined if too many choices are left to tell. */
function solved(match: Match, seat: number, choices = SOLVED): number | undefined {
  const over = outcome(match);
  if (over !== undefined) return shareOfVictory(over, seat);
  const mover = askedSeats(match)[0]!;
  const list = match.game.moves(viewOf(match.state, mover));
  if (list.length > 1 && choices === 0) return undefined;
  const shares = list.map((move) => solved(played(match, mover, move), seat, list.length > 1 ? choices - 1 : choices));
  if (shares.includes(undefined)) return undefined;
  return mover === seat ? Math.max(...(shares as number[])) : Math.min(...(shares as number[]));
}

const played = (match: Match, seat: number, move: { readonly type: string }): Match =>
  step(match, movesEntry(match, seat, match.game.notation(move))).match;

/** A position where one move wins against any reply, and another throws the match away. */
function planted(game: Game): Planted | undefined {
  for (let deal = FIRST_DEAL[game.id] ?? 0; deal < MOST_DEALS; deal++) {
    const choices = botsMatches(game, deal).filter((match) => {
      const [seat] = askedSeats(match);
      return seat !== undefined && game.moves(viewOf(match.state, seat)).length > 1;
    });
    for (const match of choices.slice(-LAST).reverse()) {
      const found = plantedAt(match, deal);
      if (found !== undefined) return found;
    }
  }
  return undefined;
}

function plantedAt(match: Match, deal: number): Planted | undefined {
  const { game } = match;
  const seat = askedSeats(match)[0]!;
  const tried = game.moves(viewOf(match.state, seat)).map((move) => {
    const after = played(match, seat, move);
    return { after, isOver: outcome(after) !== undefined, share: solved(after, seat) };
  });
  const winning = tried.filter(({ share }) => share === 1);
  if (winning.length === 0) return undefined;
  const winsAtOnce = winning.some(({ isOver }) => isOver);
  const entry = match.record.entries.length;
  for (const { after, share } of tried) {
    const isBlunder = share === 0 || (winsAtOnce && share === undefined && chancesOf(game, after.state)[seat]! < THROWN_AWAY);
    if (isBlunder) return { match: [after, ...playedOn(after, deal)].at(-1)!, entry, seat };
  }
  return undefined;
}

describe.each(GAMES.map((game) => [game.id, game] as const))("In %s", (_id, game) => {
  it("a planted blunder is found: the analysis names what it cost, and a move that wins, and calls it a turning point", () => {
    const { match, entry, seat } = planted(game)!;
    const analysis = analysed(game, match.record, EFFORT);
    const place = analysis.steps.findIndex((step) => step.entry === entry);
    const found = analysis.steps[place]!;
    expect(found.seat).toBe(seat);
    expect(costOf(found)).toBeGreaterThan(0.1);
    expect(found.choice!.bestChance).toBeGreaterThan(0.9);
    expect(found.choice!.line[0]).not.toBe(found.row[0]);
    expect(turningPoints(analysis)).toContain(place);
  });
});
