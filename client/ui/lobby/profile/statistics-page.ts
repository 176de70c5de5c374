/** How a guest plays each game: rating, results and habits. */
import type { MatchFigures, MatchStatistics } from "../../../../shared/core/wire/guest.ts";
import type { Face } from "../../../face/face.ts";
import { fill, h } from "../../common/dom.ts";
import { gameName } from "../../common/game-name.ts";
import { tellFailure } from "../../common/tell-failure.ts";
import { field } from "../../fields/field.ts";
import { gamesPlayed, placed, ratingCurve, wonOf } from "./figures.ts";
import { habitsSection } from "./habits-section.ts";
import { ratingChart } from "./rating-chart.ts";
import { resultCharts } from "./result-charts.ts";
import type { StatisticsParts } from "./statistics-parts.ts";

export function statisticsPage(parts: StatisticsParts): HTMLElement {
  const { text, guest } = parts;
  const words = text.statistics;
  const page = h("div", { class: "statistics" }, h("p", { class: "note", role: "status" }, words.loading));
  guest.statistics().then(
    (found) => showStatistics(parts, page, found),
    (error: unknown) => {
      fill(page, h("p", { class: "note" }, text.myMatches.offline));
      tellFailure(text, error);
    },
  );
  return page;
}

function showStatistics(parts: StatisticsParts, page: HTMLElement, { matches: all, more }: MatchStatistics): void {
  const { text, faces } = parts;
  const games = gamesPlayed(all).filter((id) => faces.ids.includes(id));
  const [first] = games;
  if (first === undefined) return fill(page, h("p", { class: "note" }, text.statistics.none));
  const body = h("div", {});
  const built = new Map<string, HTMLElement>();
  let wanted = "";
  const show = async (game: string): Promise<void> => {
    wanted = game;
    const face = await faces.load(game);
    const known = built.get(game) ?? gameStatistics(parts, face, all);
    built.set(game, known);
    if (wanted === game) fill(body, known);
  };
  const pick = (game: string): void => void show(game).catch((error: unknown) => tellFailure(text, error));
  const label = (game: string): string => gameName(text, game);
  const choice = field({ name: "statistics-game", legend: text.statistics.game, values: games, picked: first, label, pick });
  const latest = more && h("p", { class: "note" }, text.statistics.latest(all.length));
  fill(page, games.length > 1 && choice, latest, body);
  pick(first);
}

function gameStatistics(parts: StatisticsParts, face: Face, all: readonly MatchFigures[]): HTMLElement {
  const { text, language } = parts;
  const game = face.game.id;
  const words = text.statistics;
  const matches = all.filter((match) => match.game === game);
  const curves = [true, false].flatMap((rated) => {
    const points = ratingCurve(matches, rated);
    return points.length === 0 ? [] : [ratingChart(text, language, points, rated)];
  });
  return h(
    "div",
    {},
    h("h3", { class: "unseen" }, gameName(text, game)),
    h("p", { class: "summary" }, words.summary(matches.length, wonOf(placed(matches)))),
    ...(curves.length > 0 ? curves : [h("p", { class: "note" }, words.rating.none)]),
    ...resultCharts(text, language.catalogueOf(game), matches),
    habitsSection(parts, face),
  );
}
