/** People at the tables of a harbour, and what can be said of what they were shown. */
import { expect, onTestFinished } from "vitest";
import type { LiveFeed, LiveLobby } from "../../../client/feed/live/live-lobby.ts";
import type { LobbyState } from "../../../client/feed/lobby.ts";
import type { View } from "../../../shared/core/game.ts";
import { pick, quickLuck } from "../../../shared/core/random.ts";
import type { MatchRecord } from "../../../shared/core/record.ts";
import { frames } from "../../../shared/core/step.ts";
import { type Player, watching } from "../server.ts";
import type { Harbour } from "./test-cluster.ts";

/** Two people at a Duel of their own, or another game that lasts longer; come by the common address if nothing else is said. */
export async function duel(harbour: Harbour, one = harbour.browser(), other = harbour.browser(), game = "duel"): Promise<Player[]> {
  const host = await one.createTable(game, {}, 2);
  const guest = await other.joinTable(host.code);
  return (await Promise.all([host.feed, guest.feed])).map(watching);
}

export interface Playing {
  /** So many entries were said to be on record. */
  acknowledged(): number;
  /** Resolves when everything that was sent is answered. */
  stop(): Promise<void>;
}

/** Both choose like bots, as quickly as people who know what they want. */
export function play(players: readonly Player[], deal: number): Playing {
  const luck = quickLuck(deal);
  const sent = new Set<Promise<unknown>>();
  let stopped = false;
  for (const { feed, answers } of players) {
    let answered = 0;
    feed.listen({
      frame({ ask, sight }) {
        if (ask <= answered) return;
        answered = ask;
        setTimeout(() => {
          if (stopped) return;
          const move = pick(luck, feed.game.moves(sight as View));
          sent.add(feed.send([feed.game.notation(move)], ask).then((answer) => answers.push(answer)));
        }, 100);
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

export async function recordOf(harbour: Harbour, feed: LiveFeed): Promise<MatchRecord> {
  return (await harbour.journal.read(feed.match)) as MatchRecord;
}

/** Whatever anybody was shown is what the record says, in its order. */
export function expectTrue({ feed, seen }: Player, record: MatchRecord): void {
  const all = new Map([...frames(feed.game, record, feed.seat)].map((frame) => [frame.number, frame]));
  for (const { number, event, sight, asked } of seen) expect({ number, event, sight, asked }).toEqual(all.get(number));
  const numbers = seen.map(({ number }) => number);
  expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
}

/** Milliseconds. */
const LONGEST = 60_000;

/** Resolves when what is asked is so. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + LONGEST;
  while (!(await isSo())) {
    // A guard against hangs that says which wait it was.
    if (Date.now() > end) throw new Error(`it never came to be that ${isSo}`);
    await new Promise((passed) => setTimeout(passed, 50));
  }
}

/** Listens to a lobby until the test is over. */
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
