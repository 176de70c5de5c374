/** The state of a match's room, as frames and presence for the listeners of its feed. */
import type { Game } from "../../../shared/core/contract/game.ts";
import { WATCHER } from "../../../shared/core/match/view.ts";
import {
  hasSeat,
  NO_PROPOSAL,
  type Proposal,
  type Root,
  readFrame,
  type SeatStatus,
  type Watchers,
} from "../../../shared/core/wire/sync.ts";
import type { NoticeNews, PledgesNews } from "../../../shared/core/wire/wire.ts";
import { time } from "../../base/time.ts";
import type { FeedListener, Moment, Presence } from "../feed.ts";
import { FirstFrames } from "../first-frames.ts";
import { momentOf } from "./moment-of-frame.ts";

type Around = Pick<Presence, "people" | "proposal" | "paused" | "watchers" | "opening" | "oneAddress">;

interface LiveStateOptions {
  readonly game: Game;
  readonly watches: boolean;
  /** The seat with whose eyes it is seen, or WATCHER; a table that draws its seats assigns a player's when the match begins. */
  eyes(): number;
  presence(): Presence;
  /** The first frame is there. */
  begun(): void;
}

export class LiveState {
  readonly #options: LiveStateOptions;
  readonly #listeners = new Set<FeedListener>();
  readonly #frames = new FirstFrames();
  /** True until something is received over this connection. */
  #fresh = true;
  /** News that came before the table was shown. */
  readonly #unread: NoticeNews[] = [];
  #around: Around = { people: [], proposal: NO_PROPOSAL, paused: false };

  constructor(options: LiveStateOptions) {
    this.#options = options;
  }

  get around(): Around {
    return this.#around;
  }

  get newest(): Moment | undefined {
    return this.#frames.newest;
  }

  /** A new connection: the next frame may not follow the last one. */
  reconnected(): void {
    this.#fresh = true;
  }

  receive(root: Root): void {
    const { game, watches } = this.#options;
    const eyes = this.#options.eyes();
    const { people, proposal, paused, watchers } = root;
    this.#around = {
      ...this.#around,
      people: people.toJSON() as SeatStatus[],
      proposal: proposal.toJSON() as Proposal,
      paused,
      ...(!watches && { watchers: watchers.toJSON() as Watchers }),
    };
    // There is no frame before the deal, nor for this client before it is connected to the seat it was dealt.
    if (root.event && (eyes === WATCHER || hasSeat(root))) {
      const moment = momentOf(game, readFrame(root, eyes));
      // What a player is asked, no watcher can answer.
      this.#tellFrame(watches ? { ...moment, ask: 0, undo: undefined } : moment);
    }
    this.#fresh = false;
    this.tellPresence();
  }

  notice(news: NoticeNews): void {
    const readers = [...this.#listeners].filter((listener) => listener.notice !== undefined);
    if (readers.length === 0) this.#unread.push(news);
    for (const listener of readers) listener.notice?.(news);
  }

  receivePledges({ pledges, awaited, left, oneAddress }: PledgesNews): void {
    const { opening, ...others } = this.#around;
    const now = time.elapsed();
    const opens = pledges && { opening: { awaited, since: opening?.since ?? now, until: now + left } };
    this.#around = { ...others, ...opens, oneAddress: oneAddress === true };
    this.tellPresence();
  }

  tellPresence(): void {
    for (const listener of this.#listeners) listener.presence(this.#options.presence());
  }

  listen(listener: FeedListener): () => void {
    this.#listeners.add(listener);
    if (listener.notice !== undefined) for (const news of this.#unread.splice(0)) listener.notice(news);
    this.#frames.greet(listener);
    listener.presence(this.#options.presence());
    return () => this.#listeners.delete(listener);
  }

  #tellFrame(moment: Moment): void {
    const { newest } = this;
    if (moment.number === newest?.number && moment.sight.seat === newest.sight.seat) return;
    const jump = this.#fresh || newest === undefined || moment.number !== newest.number + 1;
    this.#frames.take(moment, jump);
    this.#options.begun();
    for (const listener of this.#listeners) listener.frame(moment, jump);
  }
}
