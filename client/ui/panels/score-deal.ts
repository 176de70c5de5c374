/** What can be done with the deal of a match that is over: friends play it too, or those who have are compared. */
import type { TableModel } from "../model/table-model.ts";

/** Deals that friends play by a link, each alone with bots. */
export interface DealWays {
  /** Makes a link to the deal of this match. */
  send(match: string): void;
  /** Shows how all did, by the code of the link. */
  compare(code: string): void;
}

export interface ScoreDeal {
  readonly label: string;
  readonly about?: string;
  go(): void;
}

/** Undefined where other people have played, or the server does not have the match. */
export function scoreDeal({ feed, say, presence }: TableModel, ways: DealWays | undefined): ScoreDeal | undefined {
  const words = say.text.score;
  const { sharedDeal, match, allows } = feed;
  if (ways === undefined || !allows.resign) return undefined;
  if (sharedDeal !== undefined) return { label: words.compare, go: () => ways.compare(sharedDeal) };
  const people = presence.peek().people.filter(({ kind }) => kind === "person");
  const isAlone = allows.clocks !== false && people.length === 1;
  return isAlone ? { label: words.sendDeal, about: words.sendDealAbout, go: () => ways.send(match) } : undefined;
}
