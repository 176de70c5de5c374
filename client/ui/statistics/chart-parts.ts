/** What pictures of statistics are made of. */
import { type Counts, type Field, type GameStatistics, PEOPLE } from "../../../shared/core/statistics/game-statistics.ts";
import type { FaceStatistics, StatisticsChart } from "../../face/face.ts";
import { readPublic } from "../../feed/live/api.ts";
import type { Say } from "../../text/say.ts";
import { type Child, h } from "../common/dom.ts";
import type { Formats } from "./formats.ts";
import type { StatisticsWords } from "./statistics-words.ts";

/** What was counted fewer times says nothing yet. */
export const FEWEST = 30;

export interface ChartParts {
  readonly say: Say;
  readonly words: StatisticsWords;
  readonly formats: Formats;
  readonly seats: number;
  /** A look's drawing beside a name. */
  picture(look: string): HTMLElement;
}

/** Whose matches are shown, and all others. */
export interface Shown {
  readonly field: Field;
  readonly fields: readonly Field[];
}

/** Who has played. */
export const playedBy = (words: StatisticsWords, { lines }: Field): string =>
  lines === PEOPLE ? words.people : lines === 0 ? words.quick : words.search;

/** Each name of the row beside its picture, one below the other. */
export function nameOf(
  { say, picture }: ChartParts,
  chart: StatisticsChart | undefined,
  row: string,
  more: Child = undefined,
): HTMLElement {
  const looks = chart?.looks?.(row) ?? [];
  const lines = chart?.label?.(row) ?? [[row]];
  const names = lines.map((line, nth) => {
    const look = looks[nth];
    const by = more && h("small", { class: "by" }, more);
    return h("span", { class: "named" }, look !== undefined && picture(look), h("span", {}, say.line(line), by));
  });
  return h("div", { class: names.length > 1 && "names" }, ...names);
}

/** Undefined for a number of seats that was not counted. */
export async function statisticsOf({ files }: FaceStatistics, seats: number): Promise<GameStatistics | undefined> {
  const file = (await files[seats]?.())?.default as GameStatistics | undefined;
  if (file === undefined) return undefined;
  const people = await ofPeople(file);
  return people === undefined ? file : { ...file, fields: [...file.fields, people] };
}

/** What the players of this server have published. Without the server, those of bots are shown alone. */
async function ofPeople({ game, seats, rules }: GameStatistics): Promise<Field | undefined> {
  const counted = await readPublic<Counts & Pick<GameStatistics, "rules">>(`statistics/${game}/${seats}`).catch(() => undefined);
  if (counted === undefined || counted.rules !== rules || counted.matches < FEWEST) return undefined;
  return { lines: PEOPLE, matches: counted.matches, charts: counted.charts };
}
