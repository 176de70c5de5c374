/** Matches between clients as a browser runs them, each on a line of its own that can be cut or frozen. */

import type { Moment } from "../../../client/feed/feed.ts";
import { type LiveFeed, LiveLobby } from "../../../client/feed/live/live-lobby.ts";
import { isEqual } from "../../../shared/core/base/plain.ts";
import { pick } from "../../../shared/core/base/random.ts";
import type { Game, View } from "../../../shared/core/contract/game.ts";
import type { MatchRecord } from "../../../shared/core/match/record.ts";
import { frames, resume, steps } from "../../../shared/core/match/step.ts";
import { viewOf } from "../../../shared/core/match/view.ts";
import { GAMES } from "../../../shared/games.ts";
import { type Line, openLine } from "../../../test/server/harness/line.ts";
import { luckOf } from "../bots/match.ts";
import { inTime } from "../common/bench.ts";

export interface FaultPlayer {
  readonly feed: LiveFeed;
  readonly line: Line;
  /** Every frame it was shown. */
  readonly seen: Moment[];
}

export interface FaultMatch {
  readonly game: Game;
  readonly deal: number;
  readonly players: readonly FaultPlayer[];
  readonly over: Promise<void>;
  isOver(): boolean;
  close(): Promise<void>;
}

const PATIENCE = 30_000;
/** A player who was asked this often resigns. */
const LAST_ASK = 45;

/** What a player answers follows from the deal, the seat and the question alone, so that a twin answers alike. */
function chosen(game: Game, deal: number, view: View, ask: number): string | undefined {
  if (ask >= LAST_ASK) return undefined;
  return game.notation(pick(luckOf(deal, view.seat, ask), game.moves(view)));
}

export async function playMatch(port: number, game: Game, deal: number): Promise<FaultMatch> {
  const lines = [await openLine(port), await openLine(port)] as const;
  const gameOf = async (id: string): Promise<Game> => GAMES.find((listed) => listed.id === id) as Game;
  const lobbies = lines.map(({ address }) => new LiveLobby({ address, gameOf, storage: undefined })) as [LiveLobby, LiveLobby];
  const host = await lobbies[0].createTable(game.id, {}, 2);
  const guest = await lobbies[1].joinTable(host.code);
  const feeds = await inTime(Promise.all([host.feed, guest.feed]), PATIENCE, "a match has not begun");
  const over = Promise.withResolvers<void>();
  let isOver = false;
  const players = feeds.map((feed, at): FaultPlayer => {
    const player = { feed, line: lines[at] as Line, seen: [] as Moment[] };
    let answered = 0;
    feed.listen({
      frame(moment) {
        player.seen.push(moment);
        if (moment.outcome !== undefined) {
          isOver = true;
          over.resolve();
        }
        if (moment.ask <= answered || moment.outcome !== undefined) return;
        answered = moment.ask;
        const move = chosen(game, deal, moment.sight as View, moment.ask);
        void (move === undefined ? feed.resign() : feed.send([move], moment.ask));
      },
      presence: () => undefined,
    });
    return player;
  });
  return {
    game,
    deal,
    players,
    over: over.promise,
    isOver: () => isOver,
    async close() {
      for (const feed of feeds) feed.leave();
      for (const line of lines) await line.close();
    },
  };
}

/** What differs from the twin that plays the same deal without a network, and from what each player should have been shown. */
export function differencesFromTwin({ game, deal, players }: FaultMatch, record: MatchRecord): string[] {
  const wrong: string[] = [];
  let before = [...steps(game, { ...record, entries: [] })][0]?.match;
  for (const { match } of steps(game, record)) {
    const entry = match.record.entries.at(-1);
    if (before !== undefined && entry?.type === "moves") {
      const ask = before.asks[entry.seat] as number;
      const expected = chosen(game, deal, viewOf(before.state, entry.seat), ask);
      if (entry.by !== "person" || entry.moves.length !== 1 || entry.moves[0] !== expected) wrong.push(`entry ${JSON.stringify(entry)}`);
    }
    before = match;
  }
  for (const { feed, seen } of players) {
    const right = new Map([...frames(game, record, feed.seat)].map((frame) => [frame.number, frame.sight]));
    // After a cut the newest frame comes without its event: its picture counts.
    for (const { number, sight } of seen) if (!isEqual(right.get(number), sight)) wrong.push(`frame ${number} of seat ${feed.seat}`);
    const numbers = seen.map(({ number }) => number);
    if (numbers.some((number, at) => at > 0 && number < (numbers[at - 1] as number))) wrong.push(`the order of seat ${feed.seat}`);
    if (seen.at(-1)?.number !== resume(game, record).frame) wrong.push(`the end of seat ${feed.seat}`);
  }
  return wrong;
}

export function connectionIs(feed: LiveFeed, wished: "open" | "lost"): Promise<void> {
  return new Promise((so) => {
    const look = (): void => {
      if (feed.presence().connection === wished) so();
    };
    feed.listen({ frame: () => undefined, presence: look });
    look();
  });
}
