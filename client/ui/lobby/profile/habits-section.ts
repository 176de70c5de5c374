/** A guest's habits in a game, read in this browser from the records of their latest matches. */
import { Refusal, type RefusalKey } from "../../../../shared/core/base/refusal.ts";
import type { Face } from "../../../face/face.ts";
import { sayer } from "../../../text/say.ts";
import { fill, h, write } from "../../common/dom.ts";
import { barChart } from "./bar-chart.ts";
import { chart } from "./chart.ts";
import { type HabitCount, habitCounts, type PlayedHabits } from "./habits.ts";
import { playerMoves } from "./player-moves.ts";
import type { StatisticsParts } from "./statistics-parts.ts";

/** Each match costs the server a look into its journal. */
const MOST_READ = 15;
/** A match refused for one of these reasons is skipped: the next may well be readable. */
const SKIPPED: readonly RefusalKey[] = ["unknownTable", "unknownRules", "badRecord"];

/** A finished match never changes: what was read once is kept as long as the page. */
const known = new Map<string, PlayedHabits>();

export function habitsSection(parts: StatisticsParts, face: Face): HTMLElement {
  const words = parts.text.statistics.habits;
  const status = h("p", { class: "note", role: "status" });
  const charts = h("div", {});
  const section = h("section", { class: "habits" }, h("h3", {}, words.title), h("p", { class: "note" }, words.note), status, charts);
  if (face.habits === undefined) section.hidden = true;
  else void read(parts, face, status, charts);
  return section;
}

async function read(parts: StatisticsParts, face: Face, status: HTMLElement, charts: HTMLElement): Promise<void> {
  const words = parts.text.statistics.habits;
  try {
    const { matches } = await parts.guest.history({ game: face.game.id });
    const wanted = matches.slice(0, MOST_READ);
    const played: PlayedHabits[] = [];
    for (const [done, { match, seat, place }] of wanted.entries()) {
      if (parts.signal.aborted) return;
      write(status, words.progress(done, wanted.length));
      const habits = await habitsOf(parts, face, match, seat, place === 1);
      if (habits !== undefined) played.push(habits);
    }
    write(status, played.length === 0 ? words.none : words.read(played.length));
    fill(charts, ...[...habitCounts(played)].map(([group, counts]) => groupChart(parts, face, group, counts, played.length)));
  } catch {
    write(status, words.failed);
  }
}

/** Undefined if the match cannot be read; what is wrong with the server, or the pace, ends the reading. */
async function habitsOf(
  { record }: StatisticsParts,
  face: Face,
  match: string,
  seat: number,
  won: boolean,
): Promise<PlayedHabits | undefined> {
  const before = known.get(match);
  if (before !== undefined) return before;
  try {
    const habits = face.habits?.(playerMoves(await record(match), seat)) ?? [];
    known.set(match, { won, habits });
    return { won, habits };
  } catch (error) {
    if (error instanceof Refusal && SKIPPED.includes(error.key)) return undefined;
    throw error;
  }
}

function groupChart(
  { text, language }: StatisticsParts,
  face: Face,
  group: string,
  counts: readonly HabitCount[],
  matches: number,
): HTMLElement {
  const { habits: words, results, table } = text.statistics;
  const say = sayer(text, language.catalogueOf(face.game.id), () => "", -1);
  const title = say.line([`habit.${group}`]);
  const bars = counts.map((count) => ({
    label: say.line(count.item),
    part: count.matches / matches,
    value: words.wonOf(count.won, count.matches),
  }));
  const told = results.told(
    title,
    bars.map(({ label, part }) => results.toldOne(label, part)),
  );
  const rows = counts.map(({ item, matches: times, won }) => [say.line(item), String(times), String(won)]);
  return chart(title, barChart(bars, told), table, { head: [title, words.times, words.won], rows });
}
