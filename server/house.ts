import type { Game } from "../shared/core/game.ts";
import { Refusal } from "../shared/core/refusal.ts";
import type { NoticeNews } from "../shared/core/wire.ts";
import type { Cluster } from "./cluster.ts";
import type { Journal } from "./journal.ts";
import type { Metrics } from "./metrics.ts";
import type { Openers } from "./openers.ts";
import type { Pace } from "./pace.ts";
import type { Past } from "./past.ts";
import type { People } from "./people.ts";
import type { Shelf } from "./shelf.ts";

export { report } from "./log.ts";

/** What all rooms of one server share. */
export interface House {
  readonly games: readonly Game[];
  readonly journal: Journal;
  readonly shelf: Shelf;
  readonly people: People;
  readonly pace: Pace;
  /** The processes that serve the same people. */
  readonly cluster: Cluster;
  /** Messages a second from one connection; more is no player but a flood, and closes it. */
  readonly mostMessages: number;
  /** Bytes that may wait for somebody who does not read them; more, and his connection is ended. */
  readonly mostWaiting: number;
  /** Who may open one more table. */
  readonly openers: Openers;
  readonly metrics: Metrics;
  readonly past: Past;
  /** The most past frames in one answer. */
  readonly mostFrames: number;
  /** No new tables: the process is about to end, and what is on will go on in the next one. */
  closing: boolean;
  /** Whether what is played can be kept. */
  isWell(): boolean;
  /** Rooms of tables that are just leaving memory, by name: until then nobody opens the table again. */
  readonly retiring: Map<string, Promise<void>>;
  /** Those in memory. */
  readonly tables: Set<{ announce(notice: NoticeNews): void }>;
}

export function gameOf(house: Pick<House, "games">, id: string): Game {
  const found = house.games.find((game) => game.id === id);
  if (found === undefined) throw new Refusal("unknownGame", { game: id });
  return found;
}
