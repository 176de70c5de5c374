/** What wins in a game: pictures of many matches of bots, each kind of player apart. */
import "./game-statistics-page.css";
import { at } from "../../../shared/core/base/checked.ts";
import { defaultSeats } from "../../../shared/core/match/record.ts";
import { WATCHER } from "../../../shared/core/match/view.ts";
import { type Field, type GameStatistics, PEOPLE } from "../../../shared/core/statistics/game-statistics.ts";
import type { Face, FaceStatistics } from "../../face/face.ts";
import type { Language, LanguageId, Text } from "../../text/languages.ts";
import { withNumbers } from "../../text/languages.ts";
import { sayer } from "../../text/say.ts";
import { panel } from "../common/dialog.ts";
import { type Child, fill, h } from "../common/dom.ts";
import { openLooks } from "../common/drawings.ts";
import { gameName, posterBeside } from "../common/game-name.ts";
import { tellFailure } from "../common/tell-failure.ts";
import { field } from "../fields/field.ts";
import { closing } from "../panels/settings-panel.ts";
import { type ChartParts, FEWEST, playedBy, statisticsOf } from "./chart-parts.ts";
import { chartOf } from "./charts.ts";
import { formatsOf } from "./formats.ts";
import { type StatisticsWords, statisticsWords } from "./statistics-words.ts";

/** Where the records are that people have published. */
const DUMPS = "/api/v1/dumps";

interface StatisticsPageWish {
  readonly text: Text;
  readonly language: Language;
  readonly face: Face;
  /** Shown first; the usual number if left out. */
  readonly seats?: number;
}

/** Resolves when it is closed. */
export async function gameStatisticsPage({ text, language, face, seats: wished }: StatisticsPageWish): Promise<void> {
  const counted = await face.statistics?.();
  if (counted === undefined) return;
  const parts = await partsOf(text, language, face, counted);
  const { words } = parts;
  const columns = h("div", { class: "columns" });
  const charts = h("div", { class: "charts", tabindex: "0", role: "region", "aria-label": words.more }, columns);
  const players = h("div", {});
  const about = h("p", { class: "note" });
  let wanted = 0;
  let lines = 0;

  async function show(counted: FaceStatistics, seats: number): Promise<void> {
    wanted = seats;
    const statistics = await statisticsOf(counted, seats);
    if (wanted !== seats || statistics === undefined) return;
    const draw = (field: Field): void => {
      lines = field.lines;
      fill(about, ...aboutOf(words, field));
      const shown = { field, fields: statistics.fields };
      fill(columns, ...counted.charts.flatMap((chart) => chartOf({ ...parts, seats }, chart, shown) ?? []));
      charts.scrollTop = 0;
    };
    const searched = Math.max(...statistics.fields.map((one) => one.lines));
    fill(players, fieldsField(words, statistics, lines, draw), searched > 0 && h("p", { class: "note" }, words.lines(searched)));
    draw(fieldOf(statistics, lines));
  }

  const pick = (seats: number): void => void show(counted, seats).catch((error: unknown) => tellFailure(text, error));
  const first = wished ?? defaultSeats(face.game);
  const { id } = face.game;
  const side = h("div", { class: "whose" }, posterBeside(text, id), seatsField(text, counted, first, pick), players, about);
  await show(counted, first);
  // The dialog gives the focus to what is chosen, not to the first choice.
  side.querySelector("input:checked")?.setAttribute("autofocus", "");
  return new Promise((closed) => {
    const body = h("div", { class: "body" }, side, charts);
    const open = panel(words.title(gameName(text, id)), "game-statistics", [body, closing(text, () => open.close())], () => closed());
  });
}

async function partsOf(text: Text, language: Language, face: Face, counted: FaceStatistics): Promise<Omit<ChartParts, "seats">> {
  const [words, sentences] = await Promise.all([statisticsWords(language), counted.text(language.id as LanguageId)]);
  const catalogue = { ...language.catalogueOf(face.game.id), ...withNumbers(sentences, face.numbers ?? {}) };
  const say = sayer(text, catalogue, (seat) => text.rules.player(seat + 1), WATCHER);
  return { say, words, formats: formatsOf(language.id), picture: openLooks(face, say).small };
}

const seatCounts = ({ files }: FaceStatistics): number[] => Object.keys(files).map(Number);

function seatsField(text: Text, counted: FaceStatistics, picked: number, pick: (seats: number) => void): HTMLElement | undefined {
  const values = seatCounts(counted);
  if (values.length < 2) return undefined;
  return field({ name: "statistics-seats", legend: text.create.seats, values, picked, label: String, pick });
}

const aboutOf = (words: StatisticsWords, { lines }: Field): Child[] => [
  ...(lines === PEOPLE ? [words.byPeople, " ", h("a", { href: DUMPS, target: "_blank" }, words.records), " "] : [words.byBots, " "]),
  words.about,
  " ",
  words.few(FEWEST),
];

const fieldOf = ({ fields }: GameStatistics, lines: number): Field => fields.find((one) => one.lines === lines) ?? at(fields, 0);

function fieldsField(words: StatisticsWords, statistics: GameStatistics, lines: number, pick: (found: Field) => void): HTMLElement {
  return field({
    name: "statistics-field",
    legend: words.playedBy,
    values: statistics.fields.map((one) => one.lines),
    picked: fieldOf(statistics, lines).lines,
    label(one) {
      const found = fieldOf(statistics, one);
      return words.matchesOf(playedBy(words, found), found.matches);
    },
    pick: (one) => pick(fieldOf(statistics, one)),
  });
}
