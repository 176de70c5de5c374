/** A raw client: sends anything over a seat's connection. */

import { randomHex } from "../../../client/base/random-hex.ts";
import { DealShareKeeper } from "../../../client/feed/live/deal-share.ts";
import { openRoom } from "../../../client/feed/live/room.ts";
import type { Game } from "../../../shared/core/contract/game.ts";
import { NO_COLOUR } from "../../../shared/core/match/record.ts";
import type { Ticket } from "../../../shared/core/wire/calls.ts";
import { type Received, type Root, readFrame, rootClass, type SeatStatus } from "../../../shared/core/wire/sync.ts";
import { type Answer, MESSAGES, type PledgesNews } from "../../../shared/core/wire/wire.ts";

export interface RawClient {
  readonly ticket: Ticket;
  readonly answers: Answer[];
  /** The code the connection was closed with. */
  readonly closed: Promise<number>;
  /** Every message as received. */
  readonly heard: Uint8Array[];
  /** Every object of the state this client has received. */
  known(): object[];
  received(): Received;
  say(type: string, message: unknown): void;
  bytes(frame: Uint8Array): void;
  /** The next answer that was not returned yet. */
  answer(): Promise<Answer>;
  /** Sends a command and returns its answer. */
  command(message: unknown): Promise<Answer>;
  until(wished: (root: Root) => boolean): Promise<void>;
  /** What is said before the deal, once it is as wished. */
  shown(wished: (news: PledgesNews) => boolean): Promise<PledgesNews>;
  /** Received tickets of rematches. */
  readonly nexts: Ticket[];
  next(): Promise<Ticket>;
  /** Leaves for good. */
  leave(): void;
  close(): void;
}

/** Gives its share as a page does; with an empty one it gives none. */
export async function rawClient(address: string, game: Game, ticket: Ticket, share = randomHex(16)): Promise<RawClient> {
  const room = await openRoom<Root>(address, ticket.reservation, rootClass(game));
  const answers: Answer[] = [];
  const heard: Uint8Array[] = [];
  const { onmessage } = room.connection.events;
  room.connection.events.onmessage = (event: MessageEvent) => {
    heard.push(new Uint8Array((event.data as ArrayBuffer).slice(0)));
    onmessage?.(event);
  };
  let read = 0;
  let newest: PledgesNews | undefined;
  const wake = new Set<() => void>();
  const changed = () => {
    for (const look of [...wake]) look();
  };
  const closed = Promise.withResolvers<number>();
  room.onMessage("*", () => undefined);
  /** Answers to what the client sends by itself. */
  const opened = new Map<string, PromiseWithResolvers<void>>();
  room.onMessage(MESSAGES.answer, (answer: Answer) => {
    const own = opened.get(answer.id);
    if (own !== undefined) return own.resolve();
    answers.push(answer);
    changed();
  });
  const nexts: Ticket[] = [];
  room.onMessage(MESSAGES.next, (ticket: Ticket) => {
    nexts.push(ticket);
    changed();
  });
  room.onStateChange(changed);
  room.onLeave((code) => closed.resolve(code));
  const root = room.serializer.getState() as Root;
  const until = (wished: () => boolean) =>
    new Promise<void>((done) => {
      const look = () => {
        if (!wished()) return;
        wake.delete(look);
        done();
      };
      wake.add(look);
      look();
    });
  const client: RawClient = {
    ticket,
    answers,
    closed: closed.promise,
    heard,
    known: () => [...room.serializer.decoder.root.refs.values()],
    received: () => readFrame(root, ticket.seat),
    say: (type, message) => room.send(type, message),
    bytes: (frame) => room.connection.send(frame),
    async answer() {
      const at = read++;
      await until(() => answers.length > at);
      return answers[at] as Answer;
    },
    async command(message) {
      room.send(MESSAGES.command, message);
      return client.answer();
    },
    until: (wished) => until(() => wished(root)),
    async shown(wished) {
      await until(() => newest !== undefined && wished(newest));
      return newest as PledgesNews;
    },
    nexts,
    async next() {
      await until(() => nexts.length > 0);
      return nexts[0] as Ticket;
    },
    leave: () => void room.leave(),
    close: () => room.connection.close(),
  };
  const own = new DealShareKeeper({
    ...{
      ticket,
      first: { commitment: ticket.commitment, voids: ticket.voids ?? 0, share },
      newShare: () => (share === "" ? "" : randomHex(16)),
    },
    ...{ keep: () => undefined, voided: () => undefined, colour: () => NO_COLOUR, people: () => root.people.toJSON() as SeatStatus[] },
    send(command) {
      if (command.type === "share") opened.set(command.id, Promise.withResolvers());
      room.send(MESSAGES.command, command);
    },
    distrust: () => room.connection.close(),
  });
  room.onMessage(MESSAGES.pledges, (news: PledgesNews) => {
    newest = news;
    changed();
    own.receive(news);
  });
  own.pledge();
  if (share === "") return client;
  await client.answer();
  await Promise.all([...opened.values()].map(({ promise }) => promise));
  return client;
}
