/** How often a guest wins: by seat, number of players and strength of the opponents; and how. */
import type { MatchFigures } from "../../../../shared/core/wire/guest.ts";
import { type Catalogue, spoken } from "../../../text/grammar.ts";
import type { Text } from "../../../text/languages.ts";
import { barChart } from "./bar-chart.ts";
import { chart } from "./chart.ts";
import { isOpenStep, type Share, STRENGTH_STEP, sharesBy, strengthStep, waysWon, wonOf } from "./figures.ts";

export function resultCharts(text: Text, catalogue: Catalogue, matches: readonly MatchFigures[]): readonly HTMLElement[] {
  const words = text.statistics.results;
  const seats = sharesBy(matches, ({ seat }) => seat + 1);
  const sizes = sharesBy(matches, (match) => match.seats);
  const strengths = sharesBy(matches, strengthStep);
  const stepName = (step: number): string => {
    const { below, above } = isOpenStep(step);
    return words.strengthOf(below ? undefined : step, above ? undefined : step + STRENGTH_STEP);
  };
  return [
    ...shareChart(text, words.seat, seats, words.seatOf, words.note),
    ...(sizes.length > 1 ? shareChart(text, words.size, sizes, words.sizeOf) : []),
    ...shareChart(text, words.strength, strengths, stepName, words.strengthNote),
    ...waysChart(text, catalogue, matches),
  ];
}

function shareChart(
  text: Text,
  title: string,
  shares: readonly Share<number>[],
  name: (key: number) => string,
  note?: string,
): HTMLElement[] {
  if (shares.length === 0) return [];
  const words = text.statistics.results;
  const bars = shares.map(({ key, matches, won, even }) => ({
    label: name(key),
    part: won / matches,
    mark: even,
    value: words.partOf(won, matches),
  }));
  const rows = shares.map(({ key, matches, won, even }) => [
    name(key),
    String(matches),
    String(won),
    words.percent(won / matches),
    words.percent(even),
  ]);
  const head = [title, words.played, words.won, words.part, words.even];
  const told = words.told(
    words.chart(title),
    bars.map(({ label, part }) => words.toldOne(label, part)),
  );
  return [chart(words.chart(title), barChart(bars, told), text.statistics.table, { head, rows }, note)];
}

function waysChart(text: Text, catalogue: Catalogue, matches: readonly MatchFigures[]): HTMLElement[] {
  const { how, results, table } = text.statistics;
  const ways = waysWon(matches);
  if (ways.length === 0) return [];
  const won = wonOf(matches);
  const name = (way: string): string => {
    const own = catalogue[`won.${way}`];
    return own === undefined ? (how.of[way] ?? way) : spoken(own, {}, { name: () => "", reader: 0 });
  };
  const bars = ways.map(([way, times]) => ({ label: name(way), part: times / won, value: results.of(times, won) }));
  const told = results.told(
    how.title,
    bars.map(({ label, part }) => results.toldOne(label, part)),
  );
  const rows = ways.map(([way, times]) => [name(way), String(times)]);
  return [chart(how.title, barChart(bars, told), table, { head: [how.title, how.times], rows })];
}
