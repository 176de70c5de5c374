/**
 * Publishes, once a month, the rated matches of the month before whose players all let everybody have theirs: the records without names and
 * times, and what they came to. Nothing is published twice, and nothing is taken back: who has it may do with it what they like.
 */
import { collectorOf } from "../../shared/collectors.ts";
import type { MatchRecord } from "../../shared/core/match/record.ts";
import { playOf } from "../../shared/core/statistics/play-record.ts";
import { Tally } from "../../shared/core/statistics/tally.ts";
import { gameOf } from "../base/games.ts";
import { log, report } from "../base/log.ts";
import { time } from "../base/time.ts";
import type { Cluster } from "../cluster/cluster.ts";
import type { Counted, PublicationStore } from "../store/publication.ts";
import type { UpkeepContext } from "./upkeep.ts";

interface PublishContext extends Pick<UpkeepContext, "games" | "journal"> {
  readonly guests: PublicationStore;
}

const HOUR = 3_600_000;

/** Looks at once and then every hour whether a month is over that is not published. */
export function watchMonths(context: PublishContext & { readonly cluster: Cluster }, signal: AbortSignal): void {
  const { cluster } = context;
  const run = async (): Promise<void> => {
    if (!cluster.isConnected) return;
    try {
      await cluster.runExclusively("publication", async () => void (await publishMonth(context, signal)));
    } catch (error) {
      report("publication", error);
    }
  };
  void run();
  const timer = setInterval(() => void run(), HOUR);
  timer.unref();
  signal.addEventListener("abort", () => clearInterval(timer), { once: true });
}

/** The calendar month before the one of this time, in UTC. */
export function monthBefore(now: number): { readonly name: string; readonly since: number; readonly until: number } {
  const date = new Date(now);
  const until = Date.UTC(date.getUTCFullYear(), date.getUTCMonth());
  const since = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - 1);
  return { name: new Date(since).toISOString().slice(0, 7), since, until };
}

/** Gives how many matches it has published. What the signal cuts off is done from the beginning the next time. */
export async function publishMonth(context: PublishContext, signal: AbortSignal, now = time.now()): Promise<number> {
  const { guests, journal } = context;
  const { name: month, since, until } = monthBefore(now);
  if (await guests.isPublished(month)) return 0;
  await guests.beginMonth(month);
  const counts = new Counts(context);
  let published = 0;
  for (const match of await guests.publishable(since, until)) {
    if (signal.aborted) return published;
    // One unreadable match must not keep the others back.
    try {
      const record = await journal.read(match);
      if (record === undefined || record.private) continue;
      const nameless = anonymous(record);
      await guests.publish(month, { game: record.game, deal: record.deal.commitment, record: JSON.stringify(nameless) });
      counts.add(nameless);
      published++;
    } catch (error) {
      report(`publishing match ${match}`, error);
    }
  }
  await guests.endMonth(month, counts.all());
  log("info", "published");
  return published;
}

/** What leads to a player: names, the times of moves, and the names that their browsers gave to them. */
export const anonymous = (record: MatchRecord): MatchRecord => ({
  ...record,
  entries: record.entries.map(({ id: _id, ...entry }) => ({ ...entry, at: 0, ...(entry.type === "seat" && { name: "" }) })),
});

/** Nobody gave it up, and no bot or clock moved for a player. Other matches prove nothing about the game. */
const isWhole = ({ entries }: MatchRecord): boolean =>
  entries.every(({ type, by }) => (type === "moves" ? by === "person" : type !== "resign" && type !== "end"));

class Counts {
  readonly #games: Pick<PublishContext, "games">;
  readonly #tallies = new Map<string, Pick<Counted, "game" | "seats" | "rules"> & { readonly tally: Tally }>();

  constructor(games: Pick<PublishContext, "games">) {
    this.#games = games;
  }

  add(record: MatchRecord): void {
    const { game, seats, rules } = record;
    const collector = collectorOf(game);
    if (collector === undefined || !isWhole(record)) return;
    const key = [game, seats, rules].join(" ");
    const known = this.#tallies.get(key) ?? { game, seats, rules, tally: new Tally() };
    this.#tallies.set(key, known);
    known.tally.add(collector, playOf(gameOf(this.#games, game), record));
  }

  all(): readonly Counted[] {
    return [...this.#tallies.values()].map(({ tally, ...of }) => ({ ...of, matches: tally.matches, charts: tally.charts() }));
  }
}
