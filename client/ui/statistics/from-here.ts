/** Beside an analysis board: how matches of bots ended that went through a choice like the one asked here. Hidden where none is counted. */
import "./from-here.css";
import type { Choice } from "../../../shared/core/contract/opening.ts";
import type { Match } from "../../../shared/core/match/match.ts";
import { askedSeats } from "../../../shared/core/match/step.ts";
import { viewOf } from "../../../shared/core/match/view.ts";
import { type Field, type GameStatistics, shareOf } from "../../../shared/core/statistics/game-statistics.ts";
import { until } from "../../base/until.ts";
import type { FaceStatistics } from "../../face/face.ts";
import type { BoardFeed } from "../../feed/board.ts";
import type { LanguageId } from "../../text/languages.ts";
import { sayer } from "../../text/say.ts";
import { fill, h, set } from "../common/dom.ts";
import { openLooks } from "../common/drawings.ts";
import { tellFailure } from "../common/tell-failure.ts";
import type { TableModel } from "../model/table-model.ts";
import { type ChartParts, FEWEST, nameOf, playedBy, statisticsOf } from "./chart-parts.ts";
import { formatsOf } from "./formats.ts";
import { statisticsWords } from "./statistics-words.ts";
import { type WonRow, wonTable } from "./won-table.ts";

export function fromHere(table: TableModel, feed: BoardFeed): HTMLElement {
  const element = h("details", { class: "from-here", hidden: true, "data-do": "from-here" });
  begin(element, table, feed).catch((error: unknown) => tellFailure(table.say.text, error));
  return element;
}

async function begin(element: HTMLElement, { face, say, language, signal }: TableModel, feed: BoardFeed): Promise<void> {
  const seats = feed.colours.length;
  const counted = await face.statistics?.();
  if (counted === undefined) return;
  const [words, sentences, statistics] = await Promise.all([
    statisticsWords(language),
    counted.text(language.id as LanguageId),
    statisticsOf(counted, seats),
  ]);
  if (statistics === undefined || signal.aborted) return;
  const named = sayer(say.text, { ...language.catalogueOf(face.game.id), ...sentences }, say.name, say.reader);
  const parts: ChartParts = { say: named, words, seats, formats: formatsOf(language.id), picture: openLooks(face, named).small };
  const more = (): void =>
    void import("./game-statistics-page.ts")
      .then(({ gameStatisticsPage }) => gameStatisticsPage({ text: say.text, language, face, seats }))
      .catch((error: unknown) => tellFailure(say.text, error));
  const ways = h("button", { class: "plain small", type: "button", "data-do": "statistics", onclick: more }, words.more);
  const summary = h("summary", {});
  let shown = "";
  until(
    signal,
    feed.playback.onState(() => {
      const choices = feed.isPossible ? choicesIn(feed.position, counted) : [];
      const key = JSON.stringify(choices);
      if (key === shown) return;
      shown = key;
      const found = countedOf(parts, counted, statistics, choices);
      const count = found.reduce((sum, one) => sum + one.count, 0);
      set(element, "hidden", count === 0);
      fill(summary, words.fromHere(count));
      fill(element, summary, ...found.map(({ table }) => table), h("p", { class: "note" }, words.alike), ways);
    }),
  );
}

/** The choices of the seat that is asked, each once. */
function choicesIn(match: Match, { opening }: FaceStatistics): readonly Choice[] {
  const [seat] = askedSeats(match);
  if (seat === undefined) return [];
  const view = viewOf(match.state, seat);
  const found = match.game.moves(view).flatMap((move) => opening(view, move) ?? []);
  return [...new Map(found.map((choice) => [`${choice.chart} ${choice.row}`, choice])).values()];
}

/** Of each kind of player that made one of the choices often enough: how often, and what came of it. */
function countedOf(parts: ChartParts, { charts }: FaceStatistics, { fields }: GameStatistics, choices: readonly Choice[]) {
  return fields.flatMap((field) => {
    const rows = choices.flatMap((choice) => rowOf(parts, charts, field, choice)).sort((one, other) => other.value - one.value);
    const count = rows.reduce((sum, row) => sum + row.count, 0);
    const title = parts.words.since(playedBy(parts.words, field), count);
    const table = wonTable(parts, title, rows, "narrow");
    return table === undefined ? [] : [{ count, table: h("section", { class: "won" }, h("p", {}, title), table) }];
  });
}

function rowOf(parts: ChartParts, charts: FaceStatistics["charts"], field: Field, { chart, row }: Choice): WonRow[] {
  const [count = 0, sum = 0] = field.charts[chart]?.[row] ?? [];
  const shown = charts.find(({ id }) => id === chart);
  return count < FEWEST ? [] : [{ ...shareOf(sum, count), name: nameOf(parts, shown, row) }];
}
