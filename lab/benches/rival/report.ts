/** Figures of the matches against one rival: the result, the ways, and whether the Master's chances came true. */
import { at } from "../../../shared/core/base/checked.ts";
import type { AnyGame } from "../../../shared/core/contract/game.ts";
import { addTo, type Bins, endMatch, newBins, rowsOf } from "../../training/bins.ts";
import { binLines } from "../../training/report.ts";
import { intervalOf, LOOKED_AT_ONCE } from "../bots/interval.ts";
import { dealsOf } from "../bots/play.ts";
import { type Figures, mean, rounded, sum } from "../common/figures.ts";
import type { PlayedRival } from "./pairing.ts";
import { planNames } from "./plans.ts";
import { waysOf } from "./wins.ts";

const STAGES = ["early", "middle", "late"] as const;

const percent = (share: number): number => rounded(100 * share);

/** In per cent of the matches, from the Master's side; `rivals` are all others together. */
export function figuresOf(game: AnyGame, matches: readonly PlayedRival[]): Figures {
  const deals = dealsOf(matches, Number.POSITIVE_INFINITY).map((own) => own.map(({ share }) => share));
  const { share, low, high } = intervalOf(deals, LOOKED_AT_ONCE);
  return {
    matches: matches.length,
    wins: percent(share),
    low: percent(low),
    high: percent(high),
    ...waysWon(game, matches),
    ...pointsOf(matches),
    masterMilliseconds: rounded(meanTime(matches, (player) => player === 0)),
    rivalMilliseconds: rounded(meanTime(matches, (player) => player > 0)),
    ...calibrationOf(game, matches),
  };
}

/** How often each side won alone in each way, in per cent of all matches. */
function waysWon(game: AnyGame, matches: readonly PlayedRival[]): Figures {
  const part = (count: number): number => percent(count / matches.length);
  const rows = waysOf(game).flatMap((way) => {
    const won = matches.filter((match) => match.way === way);
    const own = won.filter(({ share }) => share === 1).length;
    return [
      [`won.${way}`, part(own)],
      [`lost.${way}`, part(won.length - own)],
    ];
  });
  return { ...Object.fromEntries(rows), shared: part(matches.filter(({ way }) => way === "shared").length) };
}

/** The mean points of each side by way. */
function pointsOf(matches: readonly PlayedRival[]): Figures {
  const figures: Record<string, number> = {};
  for (const way of Object.keys(matches[0]?.points[0] ?? {})) {
    figures[`master.${way}`] = rounded(mean(matches.map(({ points }) => at(points, 0)[way] ?? 0)));
    figures[`rival.${way}`] = rounded(mean(matches.flatMap(({ points }) => points.slice(1).map((own) => own[way] ?? 0))));
  }
  return figures;
}

function meanTime(matches: readonly PlayedRival[], isSide: (player: number) => boolean): number {
  const spent = matches.flatMap((match) => match.spent.filter((_own, player) => isSide(player)));
  return sum(spent.map(({ milliseconds }) => milliseconds)) / Math.max(1, sum(spent.map(({ decisions }) => decisions)));
}

type Said = PlayedRival["said"][number];

/** What was won beyond what was said, in per cent, in each stage and while each plan was under way. */
function calibrationOf(game: AnyGame, matches: readonly PlayedRival[]): Figures {
  const figures: Record<string, number> = {};
  for (const [name, isIn] of groupsOf(game)) {
    const rows = rowsOf(binsOf(matches, isIn));
    const count = sum(rows.map((row) => row.count));
    if (count === 0) continue;
    const surplus = sum(rows.map((row) => row.count * (row.won - row.predicted))) / count;
    figures[`${name}.positions`] = count;
    figures[`${name}.off`] = rounded(surplus);
  }
  return figures;
}

function groupsOf(game: AnyGame): [string, (said: Said) => boolean][] {
  const stageOf = ({ progress }: Said): number => Math.min(STAGES.length - 1, Math.floor(progress * STAGES.length));
  return [
    ...STAGES.map((name, stage): [string, (said: Said) => boolean] => [name, (said) => stageOf(said) === stage]),
    ...planNames(game).map((plan): [string, (said: Said) => boolean] => [plan, ({ plans }) => plans.includes(plan)]),
  ];
}

function binsOf(matches: readonly PlayedRival[], isIn: (said: Said) => boolean): Bins {
  const bins = newBins();
  for (const { said, share } of matches) {
    for (const one of said) if (isIn(one)) addTo(bins, one.chance, share);
    endMatch(bins);
  }
  return bins;
}

/** The bins of each stage and plan, for people. */
export function calibrationLines(game: AnyGame, matches: readonly PlayedRival[]): string[] {
  return groupsOf(game).flatMap(([name, isIn]) => {
    const bins = binsOf(matches, isIn);
    return sum([...bins.count]) === 0 ? [] : [`chances said, ${name}:`, ...binLines(bins).map((line) => `  ${line}`)];
  });
}
