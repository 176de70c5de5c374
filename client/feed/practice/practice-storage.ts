/**
 * Practice matches outlive their page: guided, solo and played on. Each has a key of its own in this browser and is written at every
 * entry, so that a crash loses nothing and tabs do not overwrite each other. A tab remembers which one it shows, for a reload.
 */
import { at } from "../../../shared/core/base/checked.ts";
import { isWhole } from "../../../shared/core/base/plain.ts";
import { Refusal } from "../../../shared/core/base/refusal.ts";
import { type BotLevel, levelOfWord } from "../../../shared/core/contract/bot-level.ts";
import { type MatchRecord, readRecord, writeRecord } from "../../../shared/core/match/record.ts";
import { randomHex } from "../../base/random-hex.ts";
import { browserStorage, type KeyValueStorage, keysWith, type ListedStorage, tabStorage } from "../../base/storage.ts";
import { time } from "../../base/time.ts";
import type { Feed } from "../feed.ts";
import { LessonFeed } from "./lesson.ts";
import { PracticeFeed } from "./practice.ts";

export interface LeftPractice {
  readonly record: MatchRecord;
  /** The player's. */
  readonly seat: number;
  /** The level of the bots. */
  readonly level: BotLevel;
  /** The step of the guide, or their number while its praise is read; left out once the match is like any other. */
  readonly at?: number;
  /** Of a lesson on a topic, which is kept for a reload alone. */
  readonly topic?: string;
}

export interface StoredPractice extends LeftPractice {
  readonly id: string;
  /** When it was last played, in milliseconds since 1970. */
  readonly played: number;
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

export class PracticeKeeper {
  readonly #tab: KeyValueStorage;
  readonly #browser: ListedStorage;
  /** The id of this page. */
  readonly #page = randomHex(8);
  #stops: readonly (() => void)[] = [];
  #taken: string | undefined;
  #shown: { id: string; newest: Written | undefined } | undefined;

  /** Keeps nothing more once `signal` aborts, and what is kept stays. */
  constructor(signal: AbortSignal, tab: KeyValueStorage = tabStorage(), browser: ListedStorage = browserStorage()) {
    this.#tab = tab;
    this.#browser = browser;
    signal.addEventListener("abort", () => this.#stop(), { once: true });
  }

  /** This table is shown: a practice is kept from now on. */
  follow(feed: Feed): void {
    this.#stop();
    this.#settle();
    if (!(feed instanceof PracticeFeed)) return this.#tab.removeItem(KEY);
    const id = idOfFeed.get(feed) ?? (feed.resumed ? this.#taken : undefined) ?? randomHex(8);
    this.#taken = undefined;
    this.#tab.setItem(KEY, id);
    this.#keep(feed, id);
  }

  /** No table is shown. What is not over stays, if its player has done anything in it. */
  forget(): void {
    this.#stop();
    this.#settle();
    this.#tab.removeItem(KEY);
  }

  /** What a reload of this tab goes on with. What makes no sense is thrown away, with a Refusal. */
  left(): StoredPractice | undefined {
    const id = this.#tab.getItem(KEY);
    const text = id === null ? null : this.#browser.getItem(keyOf(id));
    if (id === null || text === null) return undefined;
    try {
      const { over: _over, page: _page, ...kept } = readKept(text);
      this.#taken = id;
      return { ...kept, id };
    } catch (error) {
      this.drop(id);
      this.#tab.removeItem(KEY);
      throw error;
    }
  }

  /** Those that can be played on, the newest first. What makes no sense is left out. */
  list(): readonly StoredPractice[] {
    const found = keysWith(this.#browser, `${KEY}.`).flatMap((key): StoredPractice[] => {
      try {
        const { over, page: _page, ...kept } = readKept(this.#browser.getItem(key) ?? "");
        return over || kept.topic !== undefined ? [] : [{ ...kept, id: key.slice(KEY.length + 1) }];
      } catch {
        return [];
      }
    });
    return found.sort((one, other) => other.played - one.played);
  }

  /** The feed that follows next goes on with this one. */
  take(id: string): void {
    this.#taken = id;
  }

  /** The id it is kept by; undefined if it is no practice. */
  idOf(feed: Feed): string | undefined {
    return idOfFeed.get(feed);
  }

  drop(id: string): void {
    this.#browser.removeItem(keyOf(id));
  }

  #stop(): void {
    for (const stop of this.#stops) stop();
    this.#stops = [];
  }

  #keep(feed: PracticeFeed, id: string): void {
    const { seat, level } = feed;
    const lesson = feed instanceof LessonFeed ? feed : undefined;
    const shown: { id: string; newest: Written | undefined } = { id, newest: undefined };
    this.#shown = shown;
    let record: MatchRecord | undefined;
    /** Or given up by its player. */
    let over = false;
    let isFirst = true;
    const put = (): void => {
      if (record === undefined) return;
      shown.newest = { record, seat, level, played: time.now(), page: this.#page, over, ...(lesson && placeOf(lesson)) };
      if (!isFirst) shown.id = this.#ownId(shown.id);
      isFirst = false;
      idOfFeed.set(feed, shown.id);
      this.#write(shown.id, shown.newest);
    };
    this.#stops = [
      feed.onRecord((grown) => {
        record = grown;
        put();
      }),
      ...(lesson ? [lesson.onLesson(put)] : []),
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

  /** If another page goes on with the same match, this page's becomes one of its own. */
  #ownId(id: string): string {
    const owner = ownerOf(this.#browser.getItem(keyOf(id)));
    if (owner === undefined || owner === this.#page) return id;
    const own = randomHex(8);
    this.#tab.setItem(KEY, own);
    return own;
  }

  /** Where there is no room, older ones go; if that does not help, a reload leads to the lobby, and never to half a match. */
  #write(id: string, kept: Written): void {
    const others = this.list().filter((one) => one.id !== id);
    for (const { id: old } of others.slice(MOST_KEPT - 1)) this.drop(old);
    for (let last = Math.min(others.length, MOST_KEPT - 1); last >= 0; last--) {
      try {
        return this.#browser.setItem(keyOf(id), writeKept(kept));
      } catch {
        if (last === 0) this.drop(id);
        else this.drop(at(others, last - 1).id);
      }
    }
  }

  /** The player has left the table: a match that is over, or has no move, is not kept. */
  #settle(): void {
    const { id, newest } = this.#shown ?? {};
    if (id !== undefined && newest !== undefined && (newest.over || newest.topic !== undefined || !hasPlayed(newest))) this.drop(id);
    this.#shown = undefined;
  }
}

const keyOf = (id: string): string => `${KEY}.${id}`;

const hasPlayed = ({ record, seat, at = 0 }: LeftPractice): boolean =>
  at > 0 || record.entries.some((entry) => entry.type === "moves" && entry.seat === seat);

function placeOf({ lesson, topic, lessonState: state }: LessonFeed): Pick<LeftPractice, "at" | "topic"> {
  const of = topic === undefined ? {} : { topic };
  if (state.type === "step") return { at: state.at, ...of };
  return state.type === "done" ? { at: lesson.steps.length, ...of } : {};
}

const writeKept = ({ record, ...rest }: Written): string => JSON.stringify({ version: VERSION, ...rest, record: writeRecord(record) });

/** Writes a match as a page that was closed has left it; for pictures of a table in the middle of a match. */
export const writeLeft = (left: LeftPractice): string => writeKept({ ...left, played: time.now(), page: "", over: false });

function ownerOf(text: string | null): string | undefined {
  try {
    return text === null ? undefined : `${Object(parsed(text)).page}`;
  } catch {
    return undefined;
  }
}

function readKept(text: string): Written {
  const { version, seat, level: word, at, topic, record: written, played, page, over } = Object(parsed(text)) as Record<string, unknown>;
  const record = readRecord(`${written}`);
  const level = levelOfWord(word);
  const isRead = version === VERSION && level !== undefined && isWhole(0, record.seats - 1)(seat) && typeof played === "number";
  const isPlaced = (at === undefined || isWhole(0, 99)(at)) && (topic === undefined || typeof topic === "string");
  if (!isRead || !isPlaced) throw new Refusal("badRecord", { why: "malformed" });
  const kept = { record, seat: seat as number, level, played, page: `${page}`, over: over === true };
  return { ...kept, ...(at === undefined ? {} : { at: at as number }), ...(topic === undefined ? {} : { topic }) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal("badRecord", { why: "unreadable" });
  }
}
