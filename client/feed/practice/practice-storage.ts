/**
 * Practice matches outlive their page: guided, solo and played on. Each has a key of its own in this browser and is written at every
 * entry, so that a crash loses nothing and tabs do not overwrite each other. A tab remembers which one it shows, for a reload.
 */
import { isWhole } from "../../../shared/core/base/plain.ts";
import { Refusal } from "../../../shared/core/base/refusal.ts";
import { type BotLevel, levelOfWord } from "../../../shared/core/contract/bot-level.ts";
import { type MatchRecord, readRecord, writeRecord } from "../../../shared/core/match/record.ts";
import { randomHex } from "../../base/random-hex.ts";
import { browserStorage, type KeyValueStorage, keysWith, type ListedStorage, tabStorage } from "../../base/storage.ts";
import { time } from "../../base/time.ts";
import type { Feed } from "../feed.ts";
import { isLesson, type LessonFeed } from "./lesson.ts";
import { isPractice, type PracticeFeed } from "./practice.ts";

export interface LeftPractice {
  readonly record: MatchRecord;
  /** The player's. */
  readonly seat: number;
  /** Of the bots. */
  readonly level: BotLevel;
  /** The step of the guide, or their number while its praise is read; left out once the match is like any other. */
  readonly at?: number;
}

export interface StoredPractice extends LeftPractice {
  readonly id: string;
  /** When it was last played, in milliseconds since 1970. */
  readonly played: number;
}

export interface PracticeKeeper {
  /** This table is shown: a practice is kept from now on. */
  follow(feed: Feed): void;
  /** No table is shown. What is not over stays, if its player has done anything in it. */
  forget(): void;
  /** What a reload of this tab goes on with. What makes no sense is thrown away, with a Refusal. */
  left(): StoredPractice | undefined;
  /** Those that can be played on, the newest first. What makes no sense is left out. */
  list(): readonly StoredPractice[];
  /** The feed that follows next goes on with this one. */
  take(id: string): void;
  drop(id: string): void;
  /** Keeps nothing more, and what is kept stays. */
  stop(): void;
}

const KEY = "quayside.practice";
const VERSION = 2;
/** When one more begins, the one that was not played for the longest time goes. */
export const MOST_KEPT = 12;

/** Which match a feed is, for the keeper of another language. */
const idOfFeed = new WeakMap<Feed, string>();

interface Written extends LeftPractice {
  readonly played: number;
  /** The page that has it. */
  readonly page: string;
  readonly over: boolean;
}

export function practiceKeeper(tab: KeyValueStorage = tabStorage(), browser: ListedStorage = browserStorage()): PracticeKeeper {
  const page = randomHex(8);
  const keyOf = (id: string): string => `${KEY}.${id}`;
  let stops: readonly (() => void)[] = [];
  let taken: string | undefined;
  let shown: { id: string; newest: Written | undefined } | undefined;

  function stop(): void {
    for (const one of stops) one();
    stops = [];
  }

  function list(): readonly StoredPractice[] {
    const found = keysWith(browser, `${KEY}.`).flatMap((key): StoredPractice[] => {
      try {
        const { over, page: _page, ...kept } = readKept(browser.getItem(key) ?? "");
        return over ? [] : [{ ...kept, id: key.slice(KEY.length + 1) }];
      } catch {
        return [];
      }
    });
    return found.sort((one, other) => other.played - one.played);
  }

  /** Where there is no room, older ones go; if that does not help, a reload leads to the lobby, and never to half a match. */
  function write(id: string, kept: Written): void {
    const others = list().filter((one) => one.id !== id);
    for (const { id: old } of others.slice(MOST_KEPT - 1)) drop(old);
    for (let last = Math.min(others.length, MOST_KEPT - 1); last >= 0; last--) {
      try {
        return browser.setItem(keyOf(id), writeKept(kept));
      } catch {
        if (last === 0) drop(id);
        else drop(others[last - 1]!.id);
      }
    }
  }

  function drop(id: string): void {
    browser.removeItem(keyOf(id));
  }

  /** Another page goes on with the same match: from here on this page's is one of its own. */
  function ownId(id: string): string {
    const owner = ownerOf(browser.getItem(keyOf(id)));
    if (owner === undefined || owner === page) return id;
    const own = randomHex(8);
    tab.setItem(KEY, own);
    return own;
  }

  function keep(feed: PracticeFeed, id: string, isFirst: boolean): void {
    const { seat, level } = feed;
    const current: { id: string; newest: Written | undefined } = { id, newest: undefined };
    shown = current;
    let record: MatchRecord | undefined;
    /** Or given up by its player. */
    let over = false;
    let begun = isFirst;
    const put = (): void => {
      if (record === undefined) return;
      current.newest = { record, seat, level, played: time.now(), page, over, ...(isLesson(feed) ? stepOf(feed) : {}) };
      if (!begun) current.id = ownId(current.id);
      begun = false;
      idOfFeed.set(feed, current.id);
      write(current.id, current.newest);
    };
    stops = [
      feed.onRecord((grown) => {
        record = grown;
        put();
      }),
      ...(isLesson(feed) ? [feed.onLesson(put)] : []),
      feed.listen({
        frame(moment) {
          if (over || (moment.outcome === undefined && !moment.resigned?.includes(seat))) return;
          over = true;
          put();
        },
        presence: () => undefined,
      }),
    ];
  }

  return {
    follow(feed) {
      stop();
      settle();
      if (!isPractice(feed)) return tab.removeItem(KEY);
      const id = idOfFeed.get(feed) ?? (feed.resumed ? taken : undefined) ?? randomHex(8);
      taken = undefined;
      tab.setItem(KEY, id);
      keep(feed, id, true);
    },
    forget() {
      stop();
      settle();
      tab.removeItem(KEY);
    },
    left() {
      const id = tab.getItem(KEY);
      const text = id === null ? null : browser.getItem(keyOf(id));
      if (id === null || text === null) return undefined;
      try {
        const { over: _over, page: _page, ...kept } = readKept(text);
        taken = id;
        return { ...kept, id };
      } catch (error) {
        drop(id);
        tab.removeItem(KEY);
        throw error;
      }
    },
    list,
    take(id) {
      taken = id;
    },
    drop,
    stop,
  };

  /** The player has left the table: a match that is over, or has no move, is not kept. */
  function settle(): void {
    const newest = shown?.newest;
    if (newest !== undefined && (newest.over || !hasPlayed(newest))) drop(shown!.id);
    shown = undefined;
  }
}

const hasPlayed = ({ record, seat, at = 0 }: LeftPractice): boolean =>
  at > 0 || record.entries.some((entry) => entry.type === "moves" && entry.seat === seat);

function stepOf({ lesson, lessonState: state }: LessonFeed): Pick<LeftPractice, "at"> {
  if (state.type === "step") return { at: state.at };
  return state.type === "done" ? { at: lesson.steps.length } : {};
}

const writeKept = ({ record, ...rest }: Written): string => JSON.stringify({ version: VERSION, ...rest, record: writeRecord(record) });

/** As a page that was closed has left it; for pictures of a table in the middle of a match. */
export const writeLeft = (left: LeftPractice): string => writeKept({ ...left, played: time.now(), page: "", over: false });

function ownerOf(text: string | null): string | undefined {
  try {
    return text === null ? undefined : `${Object(parsed(text)).page}`;
  } catch {
    return undefined;
  }
}

function readKept(text: string): Written {
  const { version, seat, level: word, at, record: written, played, page, over } = Object(parsed(text)) as Record<string, unknown>;
  const record = readRecord(`${written}`);
  const level = levelOfWord(word);
  const isRead = version === VERSION && level !== undefined && isWhole(0, record.seats - 1)(seat) && typeof played === "number";
  if (!isRead || !(at === undefined || isWhole(0, 99)(at))) throw new Refusal("badRecord", { why: "malformed" });
  const kept = { record, seat: seat as number, level, played, page: `${page}`, over: over === true };
  return { ...kept, ...(at === undefined ? {} : { at: at as number }) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal("badRecord", { why: "unreadable" });
  }
}
