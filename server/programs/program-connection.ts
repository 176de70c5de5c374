/** One program's socket: who it is, how much it may send, and the matches it plays. */
import { Refusal } from "../../shared/core/base/refusal.ts";
import type { Ticket } from "../../shared/core/wire/calls.ts";
import type { Limits } from "../base/limits.ts";
import { reportThrottled } from "../base/log.ts";
import { time } from "../base/time.ts";
import type { FinderContext } from "../matchmaking/find-table.ts";
import type { JoiningPlayer } from "../matchmaking/room-calls.ts";
import type { Program } from "../store/programs.ts";
import { idIn, type Message, ProgramRefusal, readMessage, told } from "./messages.ts";
import { ProgramMatch } from "./program-match.ts";

/** The part of a WebSocket that is needed here. */
export interface ProgramSocket {
  readonly bufferedAmount: number;
  on(event: "message", listener: (data: Buffer, isBinary: boolean) => void): unknown;
  on(event: "close", listener: () => void): unknown;
  send(text: string): void;
  close(code: number): void;
  terminate(): void;
}

/** The socket is closed by this server's rules; the message before it says by which. */
const POLICY = 1008;
/** The server is about to restart. */
const RESTART = 1012;
/** A socket that sends this many times its limit of messages within a second is closed. */
const FLOOD = 10;

export interface ConnectionContext extends FinderContext {
  readonly limits: Pick<
    Limits,
    "maxBufferedBytes" | "maxProgramMatches" | "maxProgramMessages" | "programHelloTime" | "programIdleTime" | "programThinkingTime"
  >;
}

interface ConnectionOptions {
  readonly context: ConnectionContext;
  /** A digest of the program's address. */
  readonly address: string;
  /** Performs a message; what is refused is thrown. */
  perform(connection: ProgramConnection, message: Message): Promise<void>;
  closed(connection: ProgramConnection): void;
}

export class ProgramConnection {
  readonly address: string;
  /** Set once the program has said who it is. */
  program: Program | undefined;
  token = "";
  /** Its queue, while it waits for a match. */
  queued: string | undefined;
  readonly matches = new Map<string, ProgramMatch>();
  readonly #socket: ProgramSocket;
  readonly #options: ConnectionOptions;
  #isClosed = false;
  /** Messages are performed one after the other. */
  #last: Promise<void> = Promise.resolve();
  #second = 0;
  #received = 0;
  #idle: NodeJS.Timeout | undefined;

  constructor(socket: ProgramSocket, options: ConnectionOptions) {
    this.address = options.address;
    this.#socket = socket;
    this.#options = options;
    this.#idle = setTimeout(() => this.refuse("helloFirst"), options.context.limits.programHelloTime).unref();
    socket.on("message", (data, isBinary) => this.#receive(isBinary ? "" : data.toString("utf8")));
    socket.on("close", () => this.#close());
  }

  get isOpen(): boolean {
    return !this.#isClosed;
  }

  /** Under the id of the message that it answers, if there is one. */
  tell(type: string, news: object = {}, { id }: { readonly id?: string | undefined } = {}): void {
    if (this.#isClosed) return;
    if (this.#socket.bufferedAmount > this.#options.context.limits.maxBufferedBytes) return this.#socket.terminate();
    this.#socket.send(JSON.stringify({ type, ...(id !== undefined && { id }), ...news }));
  }

  /** Says why, and closes the socket. */
  refuse(why: Parameters<typeof told>[0]): void {
    this.tell("error", told(why));
    this.#socket.close(why === "closing" ? RESTART : POLICY);
    // The other side may never answer: its seats must not depend on it.
    this.#close();
  }

  /** The program's seats: a message of this connection cannot reach any other. */
  matchOf(id: string): ProgramMatch {
    const match = this.matches.get(id);
    if (match === undefined) throw new ProgramRefusal("unknownMatch");
    return match;
  }

  player(): JoiningPlayer {
    const { id, name } = this.program as Program;
    return { id, name, address: this.address };
  }

  checkMayPlayMore(): void {
    if (this.matches.size >= this.#options.context.limits.maxProgramMatches) throw new ProgramRefusal("tooManyMatches");
  }

  /** Sits down. */
  async play(ticket: Ticket, request: { readonly id?: string } = {}): Promise<void> {
    if (this.matches.has(ticket.match)) throw new ProgramRefusal("seated");
    const match: ProgramMatch = new ProgramMatch(ticket, {
      context: this.#options.context,
      token: this.token,
      thinkingTime: this.#options.context.limits.programThinkingTime,
      tell: (type, news) => this.tell(type, news),
      ended: () => {
        this.matches.delete(ticket.match);
        this.watchIdle();
      },
    });
    this.matches.set(ticket.match, match);
    this.watchIdle();
    try {
      await match.join(ticket, request);
    } catch (error) {
      this.matches.delete(ticket.match);
      this.watchIdle();
      throw error;
    }
    if (this.#isClosed) match.drop();
  }

  /** To be called when the program begins or ends to play or to wait. */
  watchIdle(): void {
    clearTimeout(this.#idle);
    if (this.#isClosed || this.matches.size > 0 || this.queued !== undefined) return;
    this.#idle = setTimeout(() => this.refuse("idle"), this.#options.context.limits.programIdleTime).unref();
  }

  #receive(text: string): void {
    if (this.#isClosed) return;
    const { maxProgramMessages } = this.#options.context.limits;
    const second = Math.floor(time.elapsed() / 1_000);
    this.#received = second === this.#second ? this.#received + 1 : 1;
    this.#second = second;
    if (this.#received > FLOOD * maxProgramMessages) return this.refuse("tooMuch");
    if (this.#received > maxProgramMessages) return this.tell("error", told("tooMuch"), idIn(text));
    this.#last = this.#last.then(() => this.#answer(text));
  }

  async #answer(text: string): Promise<void> {
    if (this.#isClosed) return;
    try {
      await this.#options.perform(this, readMessage(text));
    } catch (error) {
      this.tell("error", refusalOf(error), idIn(text));
    }
  }

  #close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    clearTimeout(this.#idle);
    this.#options.closed(this);
    for (const match of [...this.matches.values()]) match.drop();
  }
}

/** Any other error is logged, and answered with "failed" alone. */
function refusalOf(error: unknown) {
  if (error instanceof ProgramRefusal) return told(error.key);
  if (error instanceof Refusal) return told(error.key, error.args);
  reportThrottled("program", error);
  return told("failed");
}
