/** What the table says at a frame: the sentence of the prompt, why nothing can be done, the title of the tab. Pure. */
import type { Moment, Presence } from "../../feed/feed.ts";
import type { Line } from "../../text/grammar.ts";
import type { Text } from "../../text/languages.ts";
import { endingOf } from "./ending.ts";
import { watchedMove } from "./lesson-guide.ts";
import { questionOf } from "./question.ts";
import type { TableModel } from "./table-model.ts";

/** The connection is lost while the match goes on: what is on screen may be out of date. */
export const isCut = ({ connection }: Presence, moment: Moment | undefined): boolean =>
  connection !== "open" && moment?.outcome === undefined;

/** The player has opened the match in another window, which has the seat now. */
const isElsewhere = ({ why }: Presence): boolean => why === "takenElsewhere";

export const isPaused = ({ paused }: Presence, moment: Moment | undefined): boolean => paused && moment?.outcome === undefined;

/** Why no player can do anything now. */
export function haltOf(text: Text, presence: Presence, moment: Moment | undefined): string | undefined {
  if (isCut(presence, moment)) return isElsewhere(presence) ? text.connection.elsewhere : text.connection.stale;
  return isPaused(presence, moment) ? text.ask.paused : undefined;
}

export interface SentenceParts {
  readonly text: Text;
  readonly moment: Moment;
  /** Whether no newer frame waits to be shown. */
  readonly caughtUp: boolean;
  /** What is asked. */
  readonly question: string;
  /** Why, and what for. */
  readonly reason: string;
  /** How the match ended, if it is over. */
  readonly ending: string | undefined;
  /** What just happened. */
  readonly lastLine: Line | undefined;
  readonly halt: string | undefined;
  /** A gathered row waits for the player to say it is done. */
  readonly awaitsDone: boolean;
  /** A move is on the way, and its answer takes long. */
  readonly slow: boolean;
}

export interface Sentences {
  /** What is asked, or how it ended. */
  readonly current: string;
  /** What the prompt shows: while pieces move, what just happened. */
  readonly prompt: string | Line;
  /** The prompt's second line: empty where the first is not the question. */
  readonly reason: string;
  /** A seat is asked or the match is over, and the picture shows it. */
  readonly settled: boolean;
}

export interface TableSentences extends Omit<Sentences, "prompt"> {
  readonly prompt: string;
  /** Under it: the reason, or in a lesson whose moves are watched. */
  readonly second: string;
}

export function sentencesOf(parts: SentenceParts): Sentences {
  const { text, moment, caughtUp, lastLine, halt } = parts;
  const settled = caughtUp && (moment.asked.length > 0 || moment.outcome !== undefined);
  const current = parts.ending ?? (parts.awaitsDone ? text.table.rowDone : parts.question);
  const told = parts.slow ? text.table.underway : settled || lastLine === undefined ? current : lastLine;
  const prompt = halt ?? told;
  return { current, prompt, reason: prompt === parts.question ? parts.reason : "", settled };
}

/** The same at a table: undefined before its first frame. */
export function sentencesAt(table: TableModel): TableSentences | undefined {
  const { face, say, feed, input, sending } = table;
  const { text } = say;
  const moment = table.moment.value;
  if (moment === undefined) return undefined;
  const lesson = table.lesson.value;
  const isReading = lesson?.type === "step" && lesson.step.wants === undefined && input.open;
  const { question, reason } = isReading
    ? { question: text.lesson.readOn, reason: "" }
    : questionOf(face, say, moment, input.sight ?? moment.sight, input.picked);
  const sentences = sentencesOf({
    text,
    moment,
    caughtUp: table.caughtUp.value,
    halt: table.halt.value ?? (moment.past && text.lookBack.title),
    lastLine: table.lastLine.value,
    slow: sending.slow,
    awaitsDone: input.waits,
    question,
    reason,
    ending: moment.outcome && text.score.ended(endingOf(say, face, moment.outcome, feed.seat)),
  });
  const { prompt } = sentences;
  const watched = lesson && watchedMove(lesson, feed.seat, moment, table.story.log.asked);
  const second = watched === undefined ? sentences.reason : watched === "own" ? text.lesson.ownMove : text.lesson.watch;
  return { ...sentences, prompt: typeof prompt === "string" ? prompt : say.line(prompt), second };
}

/** `called`: the player is asked, and wants to be told so here. */
export function tabTitle(text: Text, gameName: string, presence: Presence, moment: Moment | undefined, called: boolean): string {
  const { elsewhere, cut, yourTurn, atTable } = text.table;
  const title = called ? yourTurn : atTable;
  const closed = isElsewhere(presence) ? elsewhere : cut;
  return (isCut(presence, moment) ? closed : title)(gameName);
}
