/** The state of a match's room, as frames and presence for the listeners of its feed. */
import type { Game } from "../../../shared/core/contract/game.ts";
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
import { firstFrames } from "../first-frames.ts";
import { momentOf } from "./moment-of-frame.ts";

type Around = Pick<Presence, "people" | "proposal" | "paused" | "watchers" | "opening">;

export interface LiveState {
  readonly around: Around;
  readonly newest: Moment | undefined;
  /** A new connection: the next frame may not follow the last one. */
  reconnected(): void;
  receive(root: Root): void;
  notice(news: NoticeNews): void;
  receivePledges(news: PledgesNews): void;
  tellPresence(): void;
  listen(listener: FeedListener): () => void;
}

export interface LiveStateParts {
  readonly game: Game;
  readonly watches: boolean;
  /** This reader's seat; a table that draws its seats assigns it when the match begins. */
  seat(): number;
  presence(around: Around): Presence;
  /** The first frame is there. */
  begun(): void;
}

export function liveState({ game, watches, seat, presence, begun }: LiveStateParts): LiveState {
  const listeners = new Set<FeedListener>();
  const frames = firstFrames();
  /** Nothing was received over this connection yet. */
  let fresh = true;
  /** Told before the table was shown. */
  const unread: NoticeNews[] = [];
  let around: Around = { people: [], proposal: NO_PROPOSAL, paused: false };

  function tellPresence(): void {
    for (const listener of listeners) listener.presence(presence(around));
  }

  function tellFrame(moment: Moment): void {
    const { newest } = frames;
    if (moment.number === newest?.number) return;
    const jump = fresh || newest === undefined || moment.number !== newest.number + 1;
    frames.take(moment, jump);
    begun();
    for (const listener of listeners) listener.frame(moment, jump);
  }

  return {
    get around() {
      return around;
    },
    get newest() {
      return frames.newest;
    },
    reconnected() {
      fresh = true;
    },
    receive(root) {
      const { people, proposal, paused, watchers } = root;
      around = {
        ...around,
        people: people.toJSON() as SeatStatus[],
        proposal: proposal.toJSON() as Proposal,
        paused,
        ...(!watches && { watchers: watchers.toJSON() as Watchers }),
      };
      // There is no frame before the deal, nor for this client before it is connected to the seat it was dealt.
      if (root.event && (watches || hasSeat(root))) tellFrame(momentOf(game, readFrame(root, seat())));
      fresh = false;
      tellPresence();
    },
    notice(news) {
      const readers = [...listeners].filter((listener) => listener.notice !== undefined);
      if (readers.length === 0) unread.push(news);
      for (const listener of readers) listener.notice?.(news);
    },
    receivePledges({ pledges, awaited, left }) {
      const { opening: before, ...others } = around;
      const now = time.elapsed();
      around = pledges === undefined ? others : { ...others, opening: { awaited, since: before?.since ?? now, until: now + left } };
      tellPresence();
    },
    tellPresence,
    listen(listener) {
      listeners.add(listener);
      if (listener.notice !== undefined) for (const news of unread.splice(0)) listener.notice(news);
      frames.greet(listener);
      listener.presence(presence(around));
      return () => listeners.delete(listener);
    },
  };
}
