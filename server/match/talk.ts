/** What players at a table say to each other, and what they ask of each other: chat, gifts of time, proposals. */

import { Refusal } from "../../shared/core/base/refusal.ts";
import type { Match } from "../../shared/core/match/match.ts";
import { checkTakebacks } from "../../shared/core/match/undo.ts";
import { type Root, writeRequests } from "../../shared/core/wire/sync.ts";
import { type ChatLine, type Command, MESSAGES, type NoticeNews, type Saying } from "../../shared/core/wire/wire.ts";
import { time } from "../base/time.ts";
import { isMissing, type Seat } from "../table/seats.ts";
import { unnamed } from "../table/snapshot.ts";
import type { Actors } from "./actors.ts";
import { type Chat, openChat } from "./chat.ts";
import type { Play } from "./play.ts";
import { type Proposals, proposals } from "./proposals.ts";

export type Proposed = Extract<Command, { type: "propose" }>["what"];
export type Vote = Extract<Command, { type: "vote" }>;

interface TalkOptions {
  readonly state: Root;
  readonly seats: readonly Seat[];
  readonly rated: boolean;
  readonly play: Pick<Play, "match" | "isOver" | "take">;
  readonly actors: Pick<Actors, "isPaused" | "giveTime">;
  hasBegun(): boolean;
  pause(paused: boolean): void;
  broadcast(type: string, message: unknown): void;
  /** Sends to the connections of these seats. */
  sendTo(seats: readonly number[], type: string, message: unknown): void;
  sendPatch(): void;
  save(): void;
}

export class Talk {
  readonly #table: TalkOptions;
  readonly #asked: Proposals;
  #chat: Chat;

  constructor(table: TalkOptions, said: readonly ChatLine[]) {
    this.#table = table;
    this.#asked = proposals(() => table.seats.filter((seat) => !this.#isOut(seat.number) && !isMissing(seat)));
    this.#chat = openChat(said);
  }

  /** What was said, oldest first. */
  get lines(): readonly ChatLine[] {
    return this.#chat.lines;
  }

  say(seat: Seat, saying: Saying): void {
    // Before the deal a seat may still be drawn or vacated, and a vacated one leaves nothing behind.
    if (!this.#table.hasBegun()) throw new Refusal("notBegun");
    this.#table.broadcast(MESSAGES.chat, [this.#chat.say({ id: `${seat.number}`, seat: seat.number, name: seat.name }, saying)]);
    this.#table.save();
  }

  giveTime({ number }: Seat): void {
    const { play, actors, sendTo } = this.#table;
    if (play.isOver()) throw new Refusal("matchOver");
    const news: NoticeNews = { key: "gift", args: { seat: number } };
    sendTo(actors.giveTime(number), MESSAGES.notice, news);
  }

  async propose(seat: Seat, what: Proposed): Promise<void> {
    const { play, actors, rated, pause } = this.#table;
    const { match } = play;
    if (match === undefined) throw new Refusal("notBegun");
    if (play.isOver()) throw new Refusal("matchOver");
    this.#refuseOut(seat);
    // Playing on needs no agreement.
    if (what === "resume") return pause(false);
    if (what === "pause" && actors.isPaused()) throw new Refusal("paused");
    if (what === "takeback" && rated) throw new Refusal("undoRated");
    if (what === "takeback") checkTakebacks(match);
    await this.#carryOut(this.#asked.propose(match, seat, what));
  }

  async vote(seat: Seat, vote: Vote): Promise<void> {
    this.#refuseOut(seat);
    await this.#carryOut(this.#asked.vote(seat, vote));
  }

  /** A player has come or gone: those who are left may all agree to what is proposed. */
  async seatChanged(): Promise<void> {
    if (this.#table.play.isOver() || !this.#asked.isAgreed()) return;
    try {
      await this.#carryOut(true);
    } catch (error) {
      // Nobody waits for an answer, and an entry before it may have ended the match.
      if (!(error instanceof Refusal)) throw error;
    }
  }

  /** What a takeback would undo has grown: it is asked again. Or a player has resigned: what they asked is dropped, and the others may agree. */
  async played(match: Match): Promise<void> {
    if (this.#asked.played(match)) this.showRequests();
    await this.seatChanged();
  }

  /** The match is over: nothing more is proposed. */
  ended(): void {
    this.#asked.close();
    this.showRequests();
  }

  /** Removes the name of the player of these seats. */
  forget(seats: readonly number[]): void {
    this.#chat = openChat(unnamed(this.#chat.lines, seats));
  }

  /** Shows what is proposed, and whether the match is paused. */
  showRequests(): void {
    const { state, actors, sendPatch } = this.#table;
    writeRequests(state, this.#asked.open, actors.isPaused());
    sendPatch();
  }

  /** Nobody asks a player who has resigned, and nobody is asked by one. */
  #isOut(seat: number): boolean {
    return this.#table.play.match?.resigned.includes(seat) ?? false;
  }

  #refuseOut({ number }: Seat): void {
    if (this.#isOut(number)) throw new Refusal("notAsked", { seat: number });
  }

  /** Shows what is proposed, and does it once every player agrees. */
  async #carryOut(agreed: boolean): Promise<void> {
    const { play, pause } = this.#table;
    const { to, open } = this.#asked;
    if (agreed) this.#asked.close();
    this.showRequests();
    if (!agreed) return;
    if (open.what === "pause") return pause(true);
    if (play.match === undefined) return;
    const stamp = { at: time.elapsed(), by: "person" } as const;
    if (open.what === "end") await play.take(() => ({ type: "end", seat: -1, why: "agreed", ...stamp }));
    if (open.what === "takeback") await play.take(() => ({ type: "undo", seat: open.seat, to, consent: true, ...stamp }));
  }
}
