/** What is read out at a key: for players who do not see the table, or do not want to look away from the prompt. */
import type { Sight } from "../../../shared/core/contract/game.ts";
import type { Face } from "../../face/face.ts";
import type { Say } from "../../text/say.ts";
import type { LogLine } from "../model/log-lines.ts";
import type { WordsPanel } from "./table-in-words.ts";

export interface ReadingKeys {
  /** What is asked, and why. */
  question(): void;
  /** Money and goods of every seat. */
  seats(): void;
  /** Money, goods and board of one seat: 0 is the reader's, then as they sit. */
  seat(place: number): void;
  middle(): void;
  goals(): void;
  /** The last lines of the log. */
  events(): void;
}

interface ReadAloudParts {
  readonly face: Pick<Face, "seats" | "goals">;
  readonly say: Say;
  readonly words: Pick<WordsPanel, "middle" | "seat">;
  sight(): Sight | undefined;
  lines(): readonly Pick<LogLine, "line">[];
  /** What the prompt says now, by line. */
  asked(): readonly string[];
  answer(sentences: readonly string[]): void;
}

const MOST_LINES = 5;

export function readAloud({ face, say, words, sight, lines, asked, answer }: ReadAloudParts): ReadingKeys {
  const { spoken } = say.text;
  const withSight = (read: (now: Sight) => readonly string[]) => (): void => {
    const now = sight();
    if (now === undefined) return;
    const said = read(now);
    answer(said.length === 0 ? [spoken.nothing] : said);
  };
  /** The reader first, then as they sit. */
  function order(now: Sight): readonly number[] {
    const count = face.seats(now).length;
    const own = Math.max(0, now.seat);
    return Array.from({ length: count }, (_none, at) => (own + at) % count);
  }
  const has = (now: Sight, seat: number): string =>
    spoken.has(
      say.name(seat),
      (face.seats(now)[seat]?.chips ?? []).map(({ title }) => say.line(title)),
    );
  return {
    question: () => answer(asked()),
    seats: withSight((now) => order(now).map((seat) => has(now, seat))),
    seat: (place) =>
      withSight((now) => {
        const seat = order(now)[place];
        return seat === undefined ? [] : [has(now, seat), ...words.seat(now, seat)];
      })(),
    middle: withSight(words.middle),
    goals: withSight((now) =>
      (face.goals?.(now) ?? []).map(({ title, progress }) =>
        spoken.goal(
          say.line(title),
          progress.map(({ seat, digits }) => (seat === undefined ? digits : spoken.progress(say.name(seat), digits))),
        ),
      ),
    ),
    events: () => {
      const told = lines().slice(-MOST_LINES);
      answer(told.length === 0 ? [spoken.nothing] : told.map(({ line }) => say.line(line)));
    },
  };
}
