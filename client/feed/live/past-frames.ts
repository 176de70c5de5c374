/** Frames that this page has not been shown, from the server. */

import type { Sight } from "../../../shared/core/contract/game.ts";
import { WATCHER } from "../../../shared/core/match/view.ts";
import type { Ticket } from "../../../shared/core/wire/calls.ts";
import type { PastFrame } from "../../../shared/core/wire/past-frame.ts";
import type { Moment } from "../feed.ts";
import { callApi } from "./api.ts";

/** A long stretch comes in several answers. */
export async function fetchPastFrames(address: string, ticket: Ticket, from: number, to: number): Promise<Moment[]> {
  const { match, token, code, eyes } = ticket;
  const seat = eyesOf(ticket);
  const asWatcher = { match, ...(code && { code }), ...(eyes !== undefined && { seat: eyes }) };
  const who = ticket.seat === WATCHER ? asWatcher : { match, token, seat };
  const found: Moment[] = [];
  for (let next = from; next <= to; next = (found.at(-1)?.number ?? to) + 1) {
    const { frames } = await callApi(address, "frames", { ...who, from: next, to });
    if (frames.length === 0) break;
    found.push(...frames.map((frame) => past(frame, seat)));
  }
  return found;
}

/** The seat with whose eyes the match is seen, or WATCHER. */
export const eyesOf = ({ seat, eyes = seat }: Pick<Ticket, "seat" | "eyes">): number => eyes;

/** An ask of the past cannot be answered. */
const past = ({ number, event, asked, ...seen }: PastFrame, seat: number): Moment => {
  return { number, event, sight: { ...seen, seat } as Sight, ask: 0, asked, undo: undefined, outcome: undefined };
};
