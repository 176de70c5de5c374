/**
 * A program's seat in one match. It sits there as any client does: it joins the table's room with a reservation, and its commands go the same
 * way. What it is told is made from its seat's view alone.
 */
import { randomUUID } from "node:crypto";
import { isEqual } from "../../shared/core/base/plain.ts";
import { digest } from "../../shared/core/base/random.ts";
import { Refusal } from "../../shared/core/base/refusal.ts";
import type { Match } from "../../shared/core/match/match.ts";
import { outcome } from "../../shared/core/match/outcome.ts";
import { pledgeOf } from "../../shared/core/match/pledges.ts";
import { askedSeats } from "../../shared/core/match/step.ts";
import { eventOf, type Frame, viewOf } from "../../shared/core/match/view.ts";
import type { Ticket } from "../../shared/core/wire/calls.ts";
import type { SeatStatus } from "../../shared/core/wire/sync.ts";
import { type Answer, CLOSED, type Command, MESSAGES, type PledgesNews } from "../../shared/core/wire/wire.ts";
import { report } from "../base/log.ts";
import type { Follower } from "../match/followers.ts";
import { type FinderContext, findTableByToken } from "../matchmaking/find-table.ts";
import { returnSeat } from "../matchmaking/room-calls.ts";
import { ProgramClient } from "../rooms/program-client.ts";
import { type Told, told } from "./messages.ts";

interface ProgramMatchOptions {
  readonly context: FinderContext;
  /** The program's secret. Its shares of deals follow from it, so that they survive a restart of the server without being stored. */
  readonly token: string;
  /** How long the program may think where the table has no clock, in milliseconds. */
  readonly thinkingTime: number;
  tell(type: string, news: object): void;
  /** The program has no seat here any more. */
  ended(): void;
}

/** A line that was lost. */
const DROPPED = 1006;

type Player = { readonly name: string; readonly kind: SeatStatus["kind"]; readonly level: string };

export class ProgramMatch implements Follower {
  readonly #options: ProgramMatchOptions;
  readonly #ticket: Ticket;
  #client: ProgramClient | undefined;
  #unfollow = (): void => undefined;
  /** Answers that are awaited, by the id of the command. */
  readonly #awaited = new Map<string, ((answer: Answer) => void)[]>();
  /** What follows is new; what a follower is shown first is not. */
  #isFollowing = false;
  #isEnded = false;
  /** The newest question that the program was told. */
  #ask = 0;
  #players: readonly Player[] = [];
  #thinking: NodeJS.Timeout | undefined;

  constructor(ticket: Ticket, options: ProgramMatchOptions) {
    this.#ticket = ticket;
    this.#options = options;
  }

  get id(): string {
    return this.#ticket.match;
  }

  /** Joins the table, and tells the program its seat and what it is asked. */
  async join(ticket = this.#ticket, request: { readonly id?: string } = {}): Promise<void> {
    const client: ProgramClient = new ProgramClient(ticket.reservation.sessionId, {
      received: (type, message) => this.#receive(type, message),
      closed: (code) => client === this.#client && this.#closed(code),
    });
    this.#client = client;
    const room = await client.join(ticket.reservation);
    // The program has gone meanwhile: nobody would speak for the seat.
    if (this.#isEnded) return client.leave(DROPPED);
    if (client !== this.#client) return;
    const { game, seats, code, rated, terms, begun } = ticket;
    this.#tell("seat", { ...request, game, seats, seat: this.#seat(), code, begun, rated, speed: terms.speed, options: terms.options });
    this.#isFollowing = false;
    this.#unfollow = room.followers.add(this);
    this.#isFollowing = true;
  }

  /** Sends a command as any client does. Throws what is refused. */
  async command(command: Command): Promise<number> {
    const answer = await this.#send(command);
    // A match whose only player has run out of time waits for that player.
    if (!answer.ok && answer.key === "paused" && command.type === "moves") {
      await this.#send({ type: "propose", id: randomUUID(), what: "resume" });
      return this.#frameOf(await this.#send(command));
    }
    return this.#frameOf(answer);
  }

  /** Gives the seat up: a bot plays on. */
  leave(why: Told | undefined): void {
    if (why !== undefined) this.#tell("gone", why);
    this.#end(CLOSED.left);
  }

  /** The program's connection is lost: the seat is held as any player's. */
  drop(): void {
    this.#end(DROPPED);
  }

  showFrames(frames: readonly Frame[], match: Match): void {
    const seat = this.#seat();
    if (seat < 0) return;
    if (this.#isFollowing) for (const frame of frames) this.#tell("event", { frame: frame.number, event: eventOf(frame, seat) });
    const result = outcome(match);
    if (result === undefined) return this.#showAsk(match, seat);
    this.#stopThinking();
    this.#tell("over", { seat, ...result });
    // The table is not done with this entry yet.
    setImmediate(() => this.leave(undefined));
  }

  showSeats(people: readonly SeatStatus[]): void {
    const players = people.map(({ name, kind, level }): Player => ({ name, kind, level: kind === "bot" ? level : "" }));
    if (isEqual(players, this.#players)) return;
    this.#players = players;
    this.#tell("players", { seat: this.#seat(), players });
  }

  showDeal(): void {
    // The published record of a match has it.
  }

  endFollowing(): void {
    // The connection is closed, too.
  }

  #seat(): number {
    return this.#client?.userData?.seat ?? -1;
  }

  #tell(type: string, news: object): void {
    this.#options.tell(type, { match: this.id, ...news });
  }

  #showAsk(match: Match, seat: number): void {
    const isAsked = askedSeats(match).includes(seat) && !match.resigned.includes(seat);
    const ask = isAsked ? (match.asks[seat] as number) : 0;
    if (ask === this.#ask) return;
    this.#ask = ask;
    this.#stopThinking();
    if (!isAsked) return;
    if (this.#ticket.terms.speed === "none")
      this.#thinking = setTimeout(() => this.leave(told("idle")), this.#options.thinkingTime).unref();
    const { game } = match;
    const view = viewOf(match.state, seat);
    this.#tell("ask", { ask, frame: match.frame, seat, moves: game.moves(view).map((move) => game.notation(move)), view });
  }

  #stopThinking(): void {
    clearTimeout(this.#thinking);
  }

  async #send(command: Command): Promise<Answer> {
    if (this.#client === undefined) throw new Refusal("unreachable");
    const { promise, resolve } = Promise.withResolvers<Answer>();
    this.#awaited.set(command.id, [...(this.#awaited.get(command.id) ?? []), resolve]);
    await this.#client.command(command);
    return promise;
  }

  #frameOf(answer: Answer): number {
    if (!answer.ok) throw new Refusal(answer.key, answer.args);
    return answer.frame;
  }

  #receive(type: string, message: unknown): void {
    if (type === MESSAGES.pledges) this.#deal(message as PledgesNews);
    if (type !== MESSAGES.answer) return;
    const answer = message as Answer;
    const [first, ...others] = this.#awaited.get(answer.id) ?? [];
    if (others.length > 0) this.#awaited.set(answer.id, others);
    else this.#awaited.delete(answer.id);
    first?.(answer);
  }

  /** The program's part of a fair deal: a pledge, then the share. */
  #deal({ commitment, voids, pledges, awaited }: PledgesNews): void {
    const seat = this.#seat();
    if (seat < 0) return;
    const share = digest(`quayside program ${this.#options.token} ${commitment}`).slice(0, 32);
    const id = randomUUID();
    const command: Command =
      pledges === undefined ? { type: "pledge", id, pledge: pledgeOf(commitment, seat, share), voids } : { type: "share", id, share };
    // A pledge that was given before is repeated; a share is opened once.
    if (pledges !== undefined && !awaited.includes(seat)) return;
    this.#send(command).catch((error: unknown) => error instanceof Refusal || report(`program in ${this.id}`, error));
  }

  #closed(code: number): void {
    this.#detach();
    if (code === CLOSED.moved) return void this.#return();
    const why = REASONS[code] ?? "unreachable";
    if (code !== CLOSED.left && code !== DROPPED) this.#tell("gone", told(why));
    this.#options.ended();
  }

  /** To the seat that was drawn. */
  async #return(): Promise<void> {
    const { context } = this.#options;
    const { match, token } = this.#ticket;
    try {
      await this.join(await returnSeat(await findTableByToken(context, match, token), token));
    } catch (error) {
      if (!(error instanceof Refusal)) report(`program in ${match}`, error);
      this.#tell("gone", told(error instanceof Refusal ? error.key : "failed"));
      this.#options.ended();
    }
  }

  #end(code: number): void {
    this.#isEnded = true;
    this.#detach();
    this.#client?.leave(code);
  }

  /** From here on the program is told nothing of this table. */
  #detach(): void {
    this.#unfollow();
    this.#stopThinking();
    this.#players = [];
    this.#ask = 0;
  }
}

/** Why a room has closed the program's connection, as it is told. */
const REASONS: Readonly<Record<number, "takenElsewhere" | "unknownTable" | "notOpened" | "left" | "closing">> = {
  [CLOSED.takenElsewhere]: "takenElsewhere",
  [CLOSED.unknownTable]: "unknownTable",
  [CLOSED.notOpened]: "notOpened",
  [CLOSED.left]: "left",
  4001: "closing",
};
