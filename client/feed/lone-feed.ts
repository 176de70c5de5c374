/** What feeds without a server refuse. */
import type { Answer } from "../../shared/core/wire/wire.ts";
import type { Feed } from "./feed.ts";

export const refuse = (): Promise<Answer> => Promise.resolve({ id: "alone", ok: false, key: "notAsked", args: {} });
const doNothing = (): void => undefined;

/** Nobody else plays. */
export abstract class LoneFeed {
  readonly match = "";
  readonly late = 0;
  readonly give = refuse;
  readonly choose = refuse;
  readonly propose = refuse;
  readonly vote = refuse;
  readonly say = refuse;
  readonly shareView = refuse;
  readonly sitAgain = doNothing;
  readonly reconnect = doNothing;
  readonly onChat = () => doNothing;
}

/** Nor does this reader play a match: a replay, a puzzle. */
export abstract class ShownFeed extends LoneFeed {
  readonly next: Promise<Feed> = new Promise(() => undefined);
  readonly undo = refuse;
  readonly hint = refuse;
  readonly resign = refuse;
  readonly back = refuse;
  readonly rematch = refuse;
}
