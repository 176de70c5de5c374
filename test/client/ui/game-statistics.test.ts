/** The statistics that are shipped: what is in them has a name and a picture in every language, and they hold together. */
import { describe, expect, it } from "vitest";
import type { FaceStatistics } from "../../../client/face/face.ts";
import { type LanguageId, loadLanguage, SHIPPED, withNumbers } from "../../../client/text/languages.ts";
import { FEWEST } from "../../../client/ui/statistics/chart-parts.ts";
import { formatsOf } from "../../../client/ui/statistics/formats.ts";
import { statisticsWords } from "../../../client/ui/statistics/statistics-words.ts";
import type { Field, GameStatistics } from "../../../shared/core/statistics/game-statistics.ts";
import { FACES } from "../listed-faces.ts";
import { sayerOf } from "../sights.ts";

const languages = await Promise.all(SHIPPED.ids.map((id) => loadLanguage(id as LanguageId)));
const counted = await Promise.all(
  FACES.map(async (face) => {
    const statistics = (await face.statistics!()) as FaceStatistics;
    const files = await Promise.all(Object.values(statistics.files).map(async (load) => (await load()).default as GameStatistics));
    await Promise.all(languages.map((language) => language.learn(face)));
    return { id: face.game.id, face, statistics, files };
  }),
);
const sumOf = (rows: Field["charts"][string] | undefined): number => Object.values(rows ?? {}).reduce((sum, [, one = 0]) => sum + one, 0);

describe.each(counted)("The statistics of $id", ({ id, face, statistics, files }) => {
  const chartsOf = (chart: string, field: Field) =>
    Object.entries(field.charts).filter(([name]) => name === chart || name.startsWith(`${chart}.`));

  it("are there for every number of players, of the quick bots and of those that search", () => {
    const { fewest, most } = face.game.seats;
    expect(files.map(({ seats }) => seats)).toEqual(Array.from({ length: most - fewest + 1 }, (_none, nth) => fewest + nth));
    for (const { game, rules, fields } of files) {
      expect([game, rules]).toEqual([id, face.game.rules]);
      expect(fields.map(({ lines }) => lines > 0)).toEqual([false, true]);
      for (const { matches } of fields) expect(matches).toBeGreaterThan(FEWEST);
    }
  });
  it("share out one victory a match, however the seats are told apart", () => {
    for (const { seats, fields } of files) {
      for (const { matches, charts } of fields) {
        expect(sumOf(charts.order) / matches).toBeCloseTo(1, 2);
        expect(Object.values(charts.order!).map(([count]) => count)).toEqual(new Array(seats).fill(matches));
        expect(Object.values(charts.ways!).reduce((sum, [count]) => sum + count, 0)).toBe(matches);
      }
    }
  });
  it.each(languages)("name every picture and row in $id", async (language) => {
    const sentences = await statistics.text(language.id as LanguageId);
    const say = sayerOf({ ...language.catalogueOf(id), ...withNumbers(sentences, face.numbers ?? {}) }, /undefined|NaN|\[object|\{\w+\}/);
    for (const chart of statistics.charts) {
      expect(say([`chart.${chart.id}`])).not.toMatch(/[.。]$/);
      expect(say([`chart.${chart.id}.is`])).toMatch(/[.。]$/);
      const rows = files.flatMap(({ fields }) =>
        fields.flatMap((field) => chartsOf(chart.id, field).flatMap(([, all]) => Object.keys(all))),
      );
      expect(rows.length).toBeGreaterThan(0);
      if (chart.kind === "town") expect(rows.every((row) => /^[a-i]\d+$/.test(row))).toBe(true);
      else for (const row of new Set(rows)) if (row !== "all") for (const line of chart.label?.(row) ?? [[row] as const]) say(line);
    }
  });
  it("draw every piece that is named", () => {
    const looks = statistics.charts.flatMap(({ id: chart, looks }) =>
      files.flatMap(({ fields }) =>
        fields.flatMap((field) =>
          chartsOf(chart, field).flatMap(([, rows]) => Object.keys(rows).flatMap((row) => (row === "all" ? [] : (looks?.(row) ?? [])))),
        ),
      ),
    );
    expect(looks.length).toBeGreaterThan(5);
    for (const look of new Set(looks)) {
      expect(look).not.toMatch(/-1|undefined/);
      expect(face.draw(look).svg).toContain("<svg");
    }
  });
});

describe("Words around statistics", () => {
  it.each(languages)("count matches and write shares in $id", async (language) => {
    const words = await statisticsWords(language);
    expect(words.matchesOf(words.quick, 3_412)).toMatch(/3\D?412/);
    expect(words.fromHere(30)).toContain("30");
    expect(words.since(words.search, 30)).toContain("30");
    expect(words.title("Elasund")).toContain("Elasund");
    expect(formatsOf(language.id).share(0.5413)).toMatch(/^54[.,]1\s?%$/);
  });
});
