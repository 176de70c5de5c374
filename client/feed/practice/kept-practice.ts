/** The practice match of this tab over a reload: what was played, and how far its guide was. Kept at each entry, one match at most. */
import { type BotLevel, levelOfWord } from "../../../shared/core/bots/levels.ts";
import { isWhole } from "../../../shared/core/plain.ts";
import { type MatchRecord, readRecord, writeRecord } from "../../../shared/core/record.ts";
import { Refusal } from "../../../shared/core/refusal.ts";
import type { Feed } from "../feed.ts";
import { isLesson, type LessonFeed } from "../lesson.ts";
import { type KeyValueStorage, tabStorage } from "../storage.ts";
import { isPractice } from "./practice.ts";

export interface LeftPractice {
  readonly record: MatchRecord;
  /** The player's. */
  readonly seat: number;
  /** Of the bots. */
  readonly level: BotLevel;
  /** The step of the guide, or their number while its praise is read; left out once the match is like any other. */
  readonly at?: number;
}

export interface PracticeKeeper {
  /** This table is shown: a practice is kept from now on, and any other table takes its place. */
  follow(feed: Feed): void;
  /** No table is shown. */
  forget(): void;
  /** What a reload has left. What makes no sense is thrown away, with a Refusal. */
  left(): LeftPractice | undefined;
  /** Keeps nothing more, and what is kept stays. */
  stop(): void;
}

const KEY = "quayside.practice";
const VERSION = 1;

export function practiceKeeper(storage: KeyValueStorage = tabStorage()): PracticeKeeper {
  let stops: readonly (() => void)[] = [];
  function stop(): void {
    for (const one of stops) one();
    stops = [];
  }
  function forget(): void {
    stop();
    storage.removeItem(KEY);
  }
  function keep(left: LeftPractice): void {
    try {
      storage.setItem(KEY, writeLeft(left));
    } catch {
      // There is no room: a reload leads to the lobby, and never to half a match.
      storage.removeItem(KEY);
    }
  }

  return {
    follow(feed) {
      forget();
      if (!isPractice(feed)) return;
      const { seat, level } = feed;
      let newest: MatchRecord | undefined;
      const write = (): void => {
        if (newest !== undefined) keep({ record: newest, seat, level, ...(isLesson(feed) ? stepOf(feed) : {}) });
      };
      const read = (record: MatchRecord): void => {
        newest = record;
        write();
      };
      stops = [feed.onRecord(read), ...(isLesson(feed) ? [feed.onLesson(write)] : [])];
    },
    forget,
    left() {
      const text = storage.getItem(KEY);
      if (text === null) return undefined;
      try {
        return readLeft(text);
      } catch (error) {
        forget();
        throw error;
      }
    },
    stop,
  };
}

function stepOf({ lesson, lessonState: state }: LessonFeed): Pick<LeftPractice, "at"> {
  if (state.type === "step") return { at: state.at };
  return state.type === "done" ? { at: lesson.steps.length } : {};
}

export const writeLeft = ({ record, ...rest }: LeftPractice): string =>
  JSON.stringify({ version: VERSION, ...rest, record: writeRecord(record) });

function readLeft(text: string): LeftPractice {
  const { version, seat, level: word, at, record: played } = Object(parsed(text)) as Record<string, unknown>;
  const record = readRecord(`${played}`);
  const level = levelOfWord(word);
  const isRead = version === VERSION && level !== undefined && isWhole(0, record.seats - 1)(seat);
  if (!isRead || !(at === undefined || isWhole(0, 99)(at))) throw new Refusal("badRecord", { why: "malformed" });
  return { record, seat: seat as number, level, ...(at === undefined ? {} : { at: at as number }) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal("badRecord", { why: "unreadable" });
  }
}
