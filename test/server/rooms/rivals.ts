/** Two guests who have found each other for a rated duel. */
import type { LiveFeed } from "../../../client/feed/live/live-lobby.ts";
import type { View } from "../../../shared/core/contract/game.ts";
import { asked, memory, type Under, whenPresent } from "../server.ts";

export interface Rival {
  readonly feed: LiveFeed;
  /** The token of the guest. */
  readonly guest: string;
}

/** The second may connect by another address. */
export async function rivals(under: Under, address = under.address): Promise<[Rival, Rival]> {
  const storages = [memory(), memory()] as const;
  const searches = [
    await under.browser({ storage: storages[0] }).quickMatch("duel", 2, true),
    await under.browser({ storage: storages[1], address }).quickMatch("duel", 2, true),
  ];
  const both = searches.map(async ({ feed }, at) => ({ feed: await feed, guest: storages[at]!.getItem("quayside.guest")! }));
  const [first, second] = await Promise.all(both);
  await whenPresent(first!.feed, ({ people }) => people.every(({ here }) => here));
  return [first!, second!];
}

/** Each player makes a move, so that the match counts. */
export const bothMove = (feeds: readonly LiveFeed[]): Promise<unknown> => Promise.all(feeds.map(move));

async function move(feed: LiveFeed): Promise<void> {
  const { sight, ask } = await asked(feed);
  const answer = await feed.send([feed.game.notation(feed.game.moves(sight as View)[0]!)], ask);
  if (!answer.ok) throw new Error(answer.key);
}
