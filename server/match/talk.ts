/** What players at a table say to each other, and what they ask of each other: chat, gifts of time, proposals. */

import { Refusal } from "../../shared/core/base/refusal.ts";
import type { Match } from "../../shared/core/match/match.ts";
import { checkTakebacks } from "../../shared/core/match/undo.ts";
import { type Root, writeRequests } from "../../shared/core/wire/sync.ts";
import { type ChatLine, type Command, MESSAGES, type NoticeNews, type Saying } from "../../shared/core/wire/wire.ts";
import { time } from "../base/time.ts";
import type { Seat } from "../table/seats.ts";
import { unnamed } from "../table/snapshot.ts";
import type { Actors } from "./actors.ts";
import { openChat } from "./chat.ts";
import type { Play } from "./play.ts";
import { proposals } from "./proposals.ts";

export type Proposed = Extract<Command, { type: "propose" }>["what"];
export type Vote = Extract<Command, { type: "vote" }>;

export interface Talk {
  /** What was said, oldest first. */
  readonly lines: readonly ChatLine[];
  say(seat: Seat, saying: Saying): void;
  giveTime(seat: Seat): void;
  propose(seat: Seat, what: Proposed): Promise<void>;
  vote(seat: Seat, vote: Vote): Promise<void>;
  /** A player has come or gone: those who are left may all agree to what is proposed. */
  seatChanged(): Promise<void>;
  /** What a takeback would undo has grown: it is asked again. */
  played(match: Match): void;
  /** The match is over: nothing more is proposed. */
  ended(): void;
  /** Removes the name of the player of these seats. */
  forget(seats: readonly number[]): void;
  /** Shows what is proposed, and whether the match is paused. */
  showRequests(): void;
}

export interface TalkOptions {
  readonly state: Root;
  readonly seats: readonly Seat[];
  readonly rated: boolean;
  readonly play: Pick<Play, "match" | "isOver" | "take">;
  readonly actors: Pick<Actors, "isPaused" | "giveTime">;
  hasBegun(): boolean;
  pause(paused: boolean): void;
  broadcast(type: string, message: unknown): void;
  /** To the connections of these seats. */
  sendTo(seats: readonly number[], type: string, message: unknown): void;
  sendPatch(): void;
  save(): void;
}

export function openTalk(table: TalkOptions, said: readonly ChatLine[]): Talk {
  const { play, actors } = table;
  let chat = openChat(said);
  const asked = proposals(() => table.seats);

  function showRequests(): void {
    writeRequests(table.state, asked.open, actors.isPaused());
    table.sendPatch();
  }

  /** Shows what is proposed, and does it once every player agrees. */
  async function carryOut(agreed: boolean): Promise<void> {
    const { to, open } = asked;
    if (agreed) asked.close();
    showRequests();
    if (!agreed) return;
    if (open.what === "pause") return table.pause(true);
    if (play.match === undefined) return;
    const stamp = { at: time.elapsed(), by: "person" } as const;
    if (open.what === "end") await play.take(() => ({ type: "end", seat: -1, why: "agreed", ...stamp }));
    if (open.what === "takeback") await play.take(() => ({ type: "undo", seat: open.seat, to, consent: true, ...stamp }));
  }

  return {
    get lines() {
      return chat.lines;
    },
    say(seat, saying) {
      // Before the deal a seat may still be drawn or vacated, and a vacated one leaves nothing behind.
      if (!table.hasBegun()) throw new Refusal("notBegun");
      table.broadcast(MESSAGES.chat, [chat.say(seat, saying)]);
      table.save();
    },
    giveTime({ number }) {
      if (play.isOver()) throw new Refusal("matchOver");
      const news: NoticeNews = { key: "gift", args: { seat: number } };
      table.sendTo(actors.giveTime(number), MESSAGES.notice, news);
    },
    async propose(seat, what) {
      const { match } = play;
      if (match === undefined) throw new Refusal("notBegun");
      if (play.isOver()) throw new Refusal("matchOver");
      // No agreement is needed to play on.
      if (what === "resume") return table.pause(false);
      if (what === "pause" && actors.isPaused()) throw new Refusal("paused");
      if (what === "takeback" && table.rated) throw new Refusal("undoRated");
      if (what === "takeback") checkTakebacks(match);
      await carryOut(asked.propose(match, seat, what));
    },
    vote: async (seat, vote) => carryOut(asked.vote(seat, vote)),
    async seatChanged() {
      if (asked.isAgreed()) await carryOut(true);
    },
    played(match) {
      if (asked.played(match)) showRequests();
    },
    ended() {
      asked.close();
      showRequests();
    },
    forget(seats) {
      chat = openChat(unnamed(chat.lines, seats));
    },
    showRequests,
  };
}
