/** A program at the server under test, by Node's own WebSocket: what it is told is kept, and a test says what it answers. */
import { expect, onTestFinished } from "vitest";
import { callApi } from "../../../client/feed/live/api.ts";
import { pick, quickLuck } from "../../../shared/core/base/random.ts";
import { PROGRAMS_PATH } from "../../../shared/core/wire/programs.ts";
import type { Under } from "../server.ts";

export interface Told {
  readonly type: string;
  readonly [field: string]: unknown;
}

export interface ProgramUnder {
  readonly told: Told[];
  say(message: object | string | Uint8Array): void;
  /** Says it with an id, and resolves with the answer to it. */
  ask(message: object): Promise<Told>;
  /** The first message that is as wished, told already or not. */
  until(type: string, wished?: (told: Told) => boolean): Promise<Told>;
  of(type: string): readonly Told[];
  readonly closed: Promise<number>;
  close(): void;
}

export interface Account {
  /** Of the guest whose program it is. */
  readonly guest: string;
  readonly id: string;
  readonly name: string;
  readonly token: string;
}

/** A guest with a program. */
export async function account(under: Pick<Under, "address">, name = "Ada", owner?: string): Promise<Account> {
  const guest = owner ?? (await callApi(under.address, "arrive", { name: `${name}'s owner` })).token;
  return { ...(await callApi(under.address, "makeProgram", { guest, name })), guest };
}

export async function connect({ address }: Pick<Under, "address">): Promise<ProgramUnder> {
  const socket = new WebSocket(`${address.replace("http", "ws")}${PROGRAMS_PATH}`);
  onTestFinished(() => socket.close());
  const told: Told[] = [];
  const listeners = new Set<(news: Told) => void>();
  const closed = new Promise<number>((done) => socket.addEventListener("close", ({ code }) => done(code)));
  socket.addEventListener("message", ({ data }) => {
    const news = JSON.parse(String(data)) as Told;
    told.push(news);
    for (const listener of listeners) listener(news);
  });
  await new Promise((opened) => socket.addEventListener("open", opened));
  let ids = 0;
  const until = (type: string, wished: (news: Told) => boolean = () => true): Promise<Told> =>
    new Promise((found) => {
      const isWished = (news: Told): boolean => news.type === type && wished(news);
      const known = told.find(isWished);
      if (known !== undefined) return found(known);
      listeners.add((news) => isWished(news) && found(news));
    });
  const say = (message: object | string | Uint8Array): void =>
    socket.send(typeof message === "string" || message instanceof Uint8Array ? (message as string) : JSON.stringify(message));
  return {
    told,
    say,
    until,
    closed,
    of: (type) => told.filter((news) => news.type === type),
    close: () => socket.close(),
    ask(message) {
      const id = `test ${ids++}`;
      const answer = new Promise<Told>((found) => listeners.add((news) => news.id === id && found(news)));
      say({ ...message, id });
      return answer;
    },
  };
}

/** A program that has said hello, and its account. */
export async function program(under: Under, name?: string): Promise<ProgramUnder & { readonly account: Account }> {
  const own = await account(under, name);
  return { ...(await greet(under, own)), account: own };
}

export async function greet(under: Pick<Under, "address">, { token }: Pick<Account, "token">): Promise<ProgramUnder> {
  const connected = await connect(under);
  connected.say({ type: "hello", token });
  await connected.until("tables");
  return connected;
}

/** Answers every ask, told already or not, with a random legal move, until the match is over. */
export async function playOut(program: ProgramUnder, match: string, seed = 1): Promise<Told> {
  const luck = quickLuck(seed);
  let at = 0;
  for (;;) {
    const isNew = (news: Told): boolean => news.match === match && program.told.indexOf(news) >= at;
    const news = await Promise.race([
      program.until("ask", isNew),
      program.until("over", (over) => over.match === match),
      program.until("error", isNew),
    ]);
    if (news.type !== "ask") return news;
    at = program.told.indexOf(news) + 1;
    const answer = await program.ask({ type: "move", match, ask: news.ask, moves: [pick(luck, news.moves as string[])] });
    expect(answer.type).toBe("taken");
  }
}
