/** What the table says at a frame: the sentence of the prompt, why nothing can be done, the title of the tab. Pure. */
import type { Moment, Presence } from "../../feed/feed.ts";
import type { Line } from "../../text/grammar.ts";
import type { Text } from "../../text/languages.ts";

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

export function sentencesOf(parts: SentenceParts): Sentences {
  const { text, moment, caughtUp, lastLine, halt } = parts;
  const settled = caughtUp && (moment.asked.length > 0 || moment.outcome !== undefined);
  const current = parts.ending ?? (parts.awaitsDone ? text.table.rowDone : parts.question);
  const told = parts.slow ? text.table.underway : settled || lastLine === undefined ? current : lastLine;
  const prompt = halt ?? told;
  return { current, prompt, reason: prompt === parts.question ? parts.reason : "", settled };
}

/** `called`: the player is asked, and wants to be told so here. */
export function tabTitle(text: Text, gameName: string, presence: Presence, moment: Moment | undefined, called: boolean): string {
  const { elsewhere, cut, yourTurn, atTable } = text.table;
  const title = called ? yourTurn : atTable;
  const closed = isElsewhere(presence) ? elsewhere : cut;
  return (isCut(presence, moment) ? closed : title)(gameName);
}
