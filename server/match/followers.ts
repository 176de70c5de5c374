import { Refusal } from "../../shared/core/base/refusal.ts";
import type { Match } from "../../shared/core/match/match.ts";
import type { Deal } from "../../shared/core/match/record.ts";
import type { Frame } from "../../shared/core/match/view.ts";
import { MOST_NAMED_WATCHERS, type SeatStatus, type Watchers } from "../../shared/core/wire/sync.ts";
import type { ChatLine, Saying } from "../../shared/core/wire/wire.ts";
import { LIMITS } from "../base/limits.ts";
import { rateLimit } from "../base/rate-limit.ts";
import { time } from "../base/time.ts";
import type { ComplainedLine } from "../store/conduct.ts";
import { openChat, type Speaker } from "./chat.ts";
import { performedCommands } from "./performed-commands.ts";

/** A watch room, which shows the same match. */
export interface Follower {
  showFrames(frames: readonly Frame[], match: Match): void;
  showSeats(people: readonly SeatStatus[]): void;
  showDeal(deal: Deal): void;
  /** What the watchers say to each other; only where they are. */
  showSaid?(lines: readonly ChatLine[]): void;
  /** Tells them that no more frames come from this room; if the match moved `elsewhere` they come from another process. */
  endFollowing(elsewhere: boolean): void;
}

/** A watcher, by what they said of themselves. */
export interface Watcher {
  readonly guest?: string;
  readonly name?: string;
}

/** The players' room, as its followers need it. */
export interface WatchedRoom {
  readonly followers: Followers;
  /** Shows who watches to all players at the table. `present`: those of this follower. */
  showWatchers(follower: Follower, present: readonly Watcher[]): void;
  /** Whether this guest has or had a seat there. */
  hasPlayer(guest: string): boolean;
}

/** In which all watchers' lines are limited, in seconds. */
const RATE_WINDOW = 10;

/** All followers of one match. They share a chat for the watchers, which lasts while somebody watches. */
export class Followers implements Follower {
  readonly #all = new Set<Follower>();
  readonly #present = new Map<Follower, readonly Watcher[]>();
  readonly #lines = rateLimit(LIMITS.maxWatchersLines, undefined, RATE_WINDOW);
  readonly #performed = performedCommands();
  /** A page that stays takes a number for one line, also after the match was loaded again. */
  #chat = openChat([], time.now());
  /** Guests, by the numbers of their lines. */
  #authors = new Map<number, string>();
  #frames: readonly Frame[] = [];
  #match: Match | undefined;
  #seats: readonly SeatStatus[] = [];
  #openDeal: Deal | undefined;

  /** It is shown the newest frame, the seats and the deal. Gives a function that removes it. */
  add(follower: Follower): () => void {
    this.#all.add(follower);
    if (this.#match !== undefined) follower.showFrames(this.#frames, this.#match);
    follower.showSeats(this.#seats);
    if (this.#openDeal !== undefined) follower.showDeal(this.#openDeal);
    return () => {
      this.#all.delete(follower);
      this.#present.delete(follower);
    };
  }

  /** What the watchers have said to each other, oldest first. */
  get said(): readonly ChatLine[] {
    return this.#chat.lines;
  }

  /** Once for each id of the speaker's; gives the line's number. */
  say(id: string, speaker: Speaker, saying: Saying): Promise<number> {
    return this.#performed.once(`${speaker.id} ${id}`, async () => {
      if (!this.#lines.spend("all", 1)) throw new Refusal("tooFast");
      const line = this.#chat.say(speaker, saying);
      this.#authors.set(line.number, speaker.id);
      for (const follower of this.#all) follower.showSaid?.([line]);
      return line.number;
    });
  }

  /** A line as a guest who watches complains about it. What the others said goes along, without names, so that it can be understood. */
  complainedLine(guest: string, number: number): ComplainedLine {
    const line = this.said.find((one) => one.number === number);
    const about = this.#authors.get(number);
    const isPresent = [...this.#present.values()].flat().some((watcher) => watcher.guest === guest);
    if (!isPresent || line === undefined || about === undefined || about === guest) throw new Refusal("noSuchLine");
    return { line: number, said: line.text ?? line.phrase ?? "", about, chat: this.said.map((one) => ({ ...one, name: "" })) };
  }

  /** A guest has another name, or none any more: so have their lines. */
  rename(guest: string, name: string | undefined): void {
    const isTheirs = ({ number }: ChatLine): boolean => this.#authors.get(number) === guest;
    const { lines } = this.#chat;
    if (!lines.some((line) => isTheirs(line) && line.name !== name)) return;
    const kept =
      name === undefined ? lines.filter((line) => !isTheirs(line)) : lines.map((line) => (isTheirs(line) ? { ...line, name } : line));
    this.#chat = openChat(kept, time.now());
  }

  /** The watchers of one follower have changed; gives those of all. With the last of them goes what they have said. */
  seen(follower: Follower, watchers: readonly Watcher[]): Watchers {
    this.#present.set(follower, watchers);
    const all = [...this.#present.values()].flat();
    if (all.length === 0 && this.said.length > 0) {
      this.#chat = openChat([], time.now());
      this.#authors = new Map();
    }
    return watchersOf(all);
  }

  /** Whether watchers may see with this player's eyes. */
  sharesView(seat: number): boolean {
    return this.#seats[seat]?.sharesView === true;
  }

  showFrames(frames: readonly Frame[], match: Match): void {
    if (frames.length > 0) this.#frames = frames.slice(-1);
    this.#match = match;
    for (const follower of this.#all) follower.showFrames(frames, match);
  }

  showSeats(people: readonly SeatStatus[]): void {
    this.#seats = people;
    for (const follower of this.#all) follower.showSeats(people);
  }

  showDeal(deal: Deal): void {
    this.#openDeal = deal;
    for (const follower of this.#all) follower.showDeal(deal);
  }

  endFollowing(elsewhere: boolean): void {
    for (const follower of this.#all) follower.endFollowing(elsewhere);
  }
}

/** A guest who watches in two windows counts once. */
export function watchersOf(watchers: readonly Watcher[]): Watchers {
  const known = new Map<string, string>();
  let unknown = 0;
  for (const { guest, name } of watchers) {
    if (guest === undefined || name === undefined) unknown++;
    else known.set(guest, name);
  }
  return { names: [...known.values()].slice(0, MOST_NAMED_WATCHERS), count: known.size + unknown };
}
