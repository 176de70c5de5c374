/** What a feed refuses whose reader is alone, in a match that does not go on: a replay, a puzzle. */
import type { Answer } from "../../shared/core/wire/wire.ts";
import type { Feed } from "./feed.ts";

export const refuse = (): Promise<Answer> => Promise.resolve({ id: "alone", ok: false, key: "notAsked", args: {} });
const doNothing = (): void => undefined;

export abstract class LoneFeed {
  readonly match = "";
  readonly rated = false;
  readonly late = 0;
  readonly next: Promise<Feed> = new Promise(() => undefined);
  readonly undo = refuse;
  readonly hint = refuse;
  readonly resign = refuse;
  readonly back = refuse;
  readonly give = refuse;
  readonly propose = refuse;
  readonly vote = refuse;
  readonly say = refuse;
  readonly rematch = refuse;
  readonly sitAgain = doNothing;
  readonly reconnect = doNothing;
  readonly onChat = () => doNothing;
}
