/** Players at the tables of a cluster, and checks of what they were shown. */
import { expect, onTestFinished } from "vitest";
import type { LiveFeed, LiveLobby } from "../../../client/feed/live/live-lobby.ts";
import type { LobbyState } from "../../../client/feed/lobby.ts";
import { pick, quickLuck } from "../../../shared/core/base/random.ts";
import type { View } from "../../../shared/core/contract/game.ts";
import type { MatchRecord } from "../../../shared/core/match/record.ts";
import { frames } from "../../../shared/core/match/step.ts";
import { type Player, watching } from "../server.ts";
import type { TestCluster } from "./test-cluster.ts";

/** Two players at a Duel, or at a longer game; by default they come to the common address. */
export async function duel(cluster: TestCluster, one = cluster.browser(), other = cluster.browser(), game = "duel"): Promise<Player[]> {
  const host = await one.createTable(game, {}, 2, { open: true });
  const guest = await other.joinTable(host.code);
  return (await Promise.all([host.feed, guest.feed])).map(watching);
}

export interface Playing {
  /** Acknowledged entries. */
  acknowledged(): number;
  /** Resolves when every command is answered. */
  stop(): Promise<void>;
}

/** Both play random moves, at the pace of quick players. */
export function play(players: readonly Player[], deal: number): Playing {
  const luck = quickLuck(deal);
  const sent = new Set<Promise<unknown>>();
  let stopped = false;
  for (const { feed, answers } of players) {
    let answered = 0;
    // A process that loses its match may refuse a move; people try again, unless something else is asked by then.
    const move = async (ask: number, sight: View): Promise<void> => {
      const moves = [feed.game.notation(pick(luck, feed.game.moves(sight)))];
      for (;;) {
        await new Promise((passed) => setTimeout(passed, 100));
        if (stopped || ask !== answered) return;
        const answer = await feed.send(moves, ask);
        answers.push(answer);
        if (answer.ok) return;
      }
    };
    feed.listen({
      frame({ ask, sight }) {
        if (ask <= answered) return;
        answered = ask;
        sent.add(move(ask, sight as View));
      },
      presence: () => undefined,
    });
  }
  const answers = () => players.flatMap((player) => player.answers);
  return {
    acknowledged: () => answers().filter(({ ok }) => ok).length,
    async stop() {
      stopped = true;
      await Promise.all(sent);
    },
  };
}

export const processOf = ({ ticket }: LiveFeed): string => ticket.reservation.processId;
export const movesOf = ({ entries }: MatchRecord) => entries.filter(({ type }) => type === "moves");

export async function recordOf(cluster: TestCluster, feed: LiveFeed): Promise<MatchRecord> {
  return (await cluster.journal.read(feed.match)) as MatchRecord;
}

/** Every player was shown what the record says, in its order. */
export function expectTrue({ feed, seen }: Player, record: MatchRecord): void {
  const all = new Map([...frames(feed.game, record, feed.seat)].map((frame) => [frame.number, frame]));
  for (const { number, event, sight, asked } of seen) expect({ number, event, sight, asked }).toEqual(all.get(number));
  const numbers = seen.map(({ number }) => number);
  expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
}

/** Milliseconds. */
const LONGEST = 60_000;

/** Resolves when the condition holds. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + LONGEST;
  while (!(await isSo())) {
    // A guard against hangs that names the wait.
    if (Date.now() > end) throw new Error(`it never came to be that ${isSo}`);
    await new Promise((passed) => setTimeout(passed, 50));
  }
}

/** Connects to a lobby until the test is over. */
export function listening(lobby: LiveLobby): { readonly news: LobbyState } {
  let news = {} as LobbyState;
  onTestFinished(
    lobby.onState((told) => {
      news = told;
    }),
  );
  return {
    get news() {
      return news;
    },
  };
}
