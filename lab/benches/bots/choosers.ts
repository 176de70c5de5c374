/**
 * Who may sit in a seat of a measured match, by name: a level, `strong=800` for another number of iterations, `strong+scholar` with a manner
 * or `strong+any` with one of the game's, `random`, `quick` for the game's quick bot, or `against` for the quick bot of another commit.
 */
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { type Luck, pick } from "../../../shared/core/base/random.ts";
import { botMove, iterationsOf } from "../../../shared/core/bots/levels.ts";
import { openSearch } from "../../../shared/core/bots/search/search.ts";
import { BOT_LEVELS, type BotLevel } from "../../../shared/core/contract/bot-level.ts";
import type { Game, Shape, State, View } from "../../../shared/core/contract/game.ts";
import type { Manner } from "../../../shared/core/contract/manner.ts";
import { mannerNamed } from "../../../shared/core/match/somebody.ts";
import { findMove, silent, viewOf } from "../../../shared/core/match/view.ts";

/** Plays one seat of one match. */
export interface Chooser {
  choose(view: View, luck: Luck): Shape["move"];
  /** Is told of every move of every seat right after it was played. */
  follow?(seat: number, move: Shape["move"]): void;
}

/** Makes a chooser for a match; `begin` gives the match's first state in any engine of the same game. */
export type Choosing = (game: Game, begin: (engine: Game) => State) => Chooser;

/** The name of the quick bot of another commit, whose game is imported from a path. */
export const AGAINST = "against";
export const RANDOM = "random";
const QUICK = "quick";

/** One of the game's manners, drawn for each match. */
const ANY = "any";

const LEVEL = new RegExp(`^(${BOT_LEVELS.join("|")})(?:=([1-9]\\d{0,6}))?(?:\\+([a-z]+))?$`);

/** Whether this is the name of a player. */
export const isPlayer = (name: string): boolean => [RANDOM, QUICK, AGAINST].includes(name) || LEVEL.test(name);

/** `against`: the path of another commit's `shared/<game>/index.ts`. */
export async function choosingOf(name: string, game: Game, against: string | undefined): Promise<Choosing> {
  if (name === RANDOM) return randomly;
  if (name === QUICK) return quickly;
  if (name === AGAINST) return otherCommit(await importGame(game, against));
  const [, level, given, manner] = LEVEL.exec(name) ?? [];
  if (level === undefined) throw new TypeError(`nobody plays as "${name}"`);
  const iterations = given === undefined ? iterationsOf(game, level as BotLevel) : Number(given);
  const mannered = mannersOf(game, manner);
  return iterations === 0 ? byHabit(level as BotLevel, mannered) : searching(iterations, mannered);
}

/** Gives the manner of a match; undefined for none. */
type Mannered = (luck: Luck) => Manner | undefined;

function mannersOf(game: Game, wanted: string | undefined): Mannered {
  const { manners = [] } = game;
  if (wanted === undefined) return () => undefined;
  if (wanted === ANY) return (luck) => pick(luck, manners);
  const manner = mannerNamed(game, wanted);
  if (manner === undefined) throw new TypeError(`nobody in ${game.id} is a ${wanted}`);
  return () => manner;
}

const randomly: Choosing = (game) => ({ choose: (view, luck) => pick(luck, game.moves(view)) });

const quickly: Choosing = (game) => ({ choose: (view, luck) => game.bot(view, luck) });

const byHabit =
  (level: BotLevel, mannered: Mannered): Choosing =>
  (game) => {
    let manner: { readonly of: Manner | undefined } | undefined;
    return {
      choose(view, luck) {
        manner ??= { of: mannered(luck) };
        return botMove(game, view, level, luck, manner.of);
      },
    };
  };

/** Plays a thought's whole row, as at a table, unless another seat moves in between. */
const searching =
  (iterations: number, mannered: Mannered): Choosing =>
  (game) => {
    let manner: { readonly of: Manner | undefined } | undefined;
    let own = -1;
    let row: string[] = [];
    return {
      choose(view, luck) {
        own = view.seat;
        if (row.length === 0) {
          manner ??= { of: mannered(luck) };
          const search = openSearch(game, view, luck, { iterations, manner: manner.of });
          while (!search.isDone()) search.run(iterations);
          row = [...search.thought().row];
        }
        return findMove(game, view, row.shift() as string);
      },
      follow(seat) {
        if (seat !== own) row = [];
      },
    };
  };

/**
 * The other commit's bot sees the match in its own engine, which plays every move along: states may have changed their shape since,
 * the rules and their notation have not.
 */
const otherCommit =
  (other: Game): Choosing =>
  (game, begin) => {
    const state = begin(other);
    return {
      choose: (view, luck) => findMove(game, view, other.notation(other.bot(viewOf(state, view.seat), luck))),
      follow: (seat, move) => other.play(state, seat, findMove(other, viewOf(state, seat), game.notation(move)), silent),
    };
  };

async function importGame({ id }: Game, path: string | undefined): Promise<Game> {
  if (path === undefined) throw new TypeError(`"${AGAINST}" needs the other commit's game: --against PATH`);
  const found = Object.values((await import(pathToFileURL(resolve(path)).href)) as Record<string, unknown>);
  const game = found.find((value): value is Game => (value as Game | undefined)?.id === id);
  if (game === undefined) throw new TypeError(`there is no game "${id}" in ${path}`);
  return game;
}
