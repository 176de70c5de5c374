/**
 * Whether chances are what they say: of all positions where a seat is given 70 %, 7 in 10 are won. Measured on new matches of several kinds,
 * at decisions drawn at random, from each seat's own view.
 */

import { at } from "../../shared/core/base/checked.ts";
import { below } from "../../shared/core/base/random.ts";
import { expectedChances } from "../../shared/core/bots/value.ts";
import type { Game } from "../../shared/core/contract/game.ts";
import { shareOfVictory } from "../../shared/core/match/outcome.ts";
import { viewOf } from "../../shared/core/match/view.ts";
import { GAMES } from "../../shared/games.ts";
import { addTo, type Bins, binsOff, endMatch, errorsOf, newBins } from "../training/bins.ts";
import { drawDecisions, drawLineUp, type Field, luckOf, playMatch } from "../training/match.ts";
import { binLines } from "../training/report.ts";
import type { Bench } from "./common/bench.ts";
import { rounded } from "./common/figures.ts";

/** In per cent. */
const MOST_ERROR = 3;
/** The seed of the matches. No model is fitted to matches of this seed. */
const SEED = 20_260_000;
/** The decisions that are kept of each match. */
const DECISIONS = 8;
/** States imagined for each view. */
const SAMPLES = 8;

interface Kind extends Field {
  readonly matches: { readonly short: number; readonly whole: number };
}

/** Few iterations: a match of Masters takes minutes. */
const SEARCH = 60;
const KINDS: Readonly<Record<string, Kind>> = {
  casual: { depths: [0], isNoisy: false, matches: { short: 29, whole: 600 } },
  search: { depths: [SEARCH], isNoisy: false, matches: { short: 2, whole: 240 } },
  mixed: { depths: [0, SEARCH], isNoisy: true, matches: { short: 2, whole: 240 } },
};

const GAME_IDS = GAMES.map(({ id }) => id);
const ERRORS = GAME_IDS.flatMap((id) => [`${id}.error`, `${id}.errorOfBins`]);

export const calibration: Bench = {
  limits: {
    ...Object.fromEntries(ERRORS.map((figure) => [figure, MOST_ERROR])),
    ...Object.fromEntries(GAME_IDS.map((id) => [`${id}.binsOff`, 0])),
  },
  // A few matches say little of a bin; the short form judges `binsOff`, which allows for their luck.
  timed: ERRORS,

  async run({ games, short, say }) {
    const figures: Record<string, number> = {};
    for (const game of games) {
      const all = newBins();
      for (const [at, [name, kind]] of Object.entries(KINDS).entries()) {
        const own = newBins();
        const matches = kind.matches[short ? "short" : "whole"];
        for (let match = 0; match < matches; match++) addMatch(game, kind, SEED + at, match, [own, all]);
        figures[`${game.id}.${name}.error`] = rounded(errorsOf(own).byPosition, 2);
        say(`\n${game.id}, ${name}: ${matches} matches`);
        for (const line of binLines(own)) say(line);
      }
      const { byPosition, byBin } = errorsOf(all);
      figures[`${game.id}.positions`] = all.count.reduce((sum, count) => sum + count, 0);
      figures[`${game.id}.error`] = rounded(byPosition, 2);
      figures[`${game.id}.errorOfBins`] = rounded(byBin, 2);
      figures[`${game.id}.binsOff`] = binsOff(all, MOST_ERROR);
      say(`\n${game.id}, all`);
      for (const line of binLines(all)) say(line);
    }
    return figures;
  },
};

function addMatch(game: Game, kind: Kind, seed: number, match: number, bins: readonly Bins[]): void {
  const luck = luckOf(seed, match);
  const lineUp = drawLineUp(game, match, kind, luck);
  const { kept, onDecision } = drawDecisions(DECISIONS, luck, (state) =>
    state.secrets.map((_secret, seat) => at(expectedChances(game, viewOf(state, seat), luck, SAMPLES), seat)),
  );
  const result = playMatch(game, lineUp, below(luck, 2 ** 32), onDecision);
  for (const some of bins) {
    for (const chances of kept) for (const [seat, chance] of chances.entries()) addTo(some, chance, shareOfVictory(result, seat));
    endMatch(some);
  }
}
