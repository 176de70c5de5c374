/** Messages sent within one tick of the event loop go out as one write, and arrive whole and in order. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";
import { WebSocketTransport } from "@colyseus/ws-transport";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { batchWrites } from "../../../server/rooms/outbox.ts";

type Line = Parameters<WebSocketTransport["onConnection"]>[0];

const taken: Line[] = [];

/** A server that only accepts connections. */
class Lines extends WebSocketTransport {
  protected override async onConnection(line: Line): Promise<void> {
    batchWrites(line);
    taken.push(line);
  }
}

const http = createServer();
const lines = new Lines({ server: http });
let address = "";
beforeAll(async () => {
  await new Promise<void>((listening) => void http.listen(0, "127.0.0.1", listening));
  address = `ws://127.0.0.1:${(http.address() as AddressInfo).port}`;
});
afterAll(() => {
  for (const line of taken) line.terminate();
  lines.shutdown();
  http.close();
});

interface Heard {
  readonly line: Line;
  readonly messages: (string | number[])[];
  /** Resolves with this many messages. */
  hears(count: number): Promise<(string | number[])[]>;
  readonly closed: Promise<number>;
}

async function connect(): Promise<Heard> {
  const socket = new WebSocket(address);
  socket.binaryType = "arraybuffer";
  const messages: (string | number[])[] = [];
  let look = (): void => undefined;
  socket.onmessage = ({ data }: MessageEvent<string | ArrayBuffer>) => {
    messages.push(typeof data === "string" ? data : [...new Uint8Array(data)]);
    look();
  };
  const closed = new Promise<number>((gone) => {
    socket.onclose = ({ code }) => gone(code);
  });
  const before = taken.length;
  await new Promise((open) => {
    socket.onopen = open;
  });
  while (taken.length === before) await nextTurn();
  const hears = (count: number) =>
    new Promise<(string | number[])[]>((heard) => {
      look = () => messages.length >= count && heard(messages);
      look();
    });
  return { line: taken.at(-1) as Line, messages, hears, closed };
}

const ofLength = (length: number): Uint8Array => Uint8Array.from({ length }, (_none, at) => (7 * at + length) % 251);

describe("Messages sent within one tick", () => {
  it.each([0, 1, 125, 126, 65_535, 65_536, 200_000])("arrive whole with a length of %i bytes", async (length) => {
    const { line, hears } = await connect();
    line.send(ofLength(length));
    line.send(ofLength(3));
    expect(await hears(2)).toEqual([[...ofLength(length)], [...ofLength(3)]]);
  });

  it("arrive in order, text among binary, and before the close", async () => {
    const { line, hears, closed } = await connect();
    line.send(ofLength(2));
    line.send("words");
    line.send(ofLength(300), { binary: true });
    line.close(4_000);
    expect(await hears(3)).toEqual([[...ofLength(2)], "words", [...ofLength(300)]]);
    expect(await closed).toBe(4_000);
  });

  it("arrive as they were when sent, even if their buffer is written again at once", async () => {
    const [one, other] = [await connect(), await connect()];
    const buffer = ofLength(40);
    const told = buffer.subarray(0, 20);
    one.line.send(told);
    other.line.send(told);
    buffer.fill(0);
    expect(await one.hears(1)).toEqual([[...ofLength(40).subarray(0, 20)]]);
    expect(await other.hears(1)).toEqual([[...ofLength(40).subarray(0, 20)]]);
  });

  it("are framed again if the same buffer has other content in the next tick", async () => {
    const { line, hears } = await connect();
    const buffer = ofLength(8);
    line.send(buffer);
    await nextTurn();
    buffer.fill(9);
    line.send(buffer);
    expect(await hears(2)).toEqual([[...ofLength(8)], Array(8).fill(9)]);
  });

  it("are right for each connection where some get more than others, in any order", async () => {
    const people = [await connect(), await connect(), await connect(), await connect()];
    const [first, second, own] = [ofLength(10), ofLength(20), ofLength(30)];
    const rows = [
      [first, second],
      [first, own, second],
      [first, second],
      [first, second, own],
    ];
    for (let at = 0; at < 3; at++)
      for (const [person, row] of rows.entries()) {
        const message = row[at];
        if (message !== undefined) people[person]?.line.send(message);
      }
    const told = await Promise.all(people.map(({ hears }, person) => hears((rows[person] as unknown[]).length)));
    expect(told).toEqual(rows.map((row) => row.map((message) => [...message])));
  });

  it("keep their order around text messages", async () => {
    const { line, hears } = await connect();
    for (const word of [ofLength(1), ofLength(2), "words", ofLength(3), ofLength(4)]) line.send(word);
    expect(await hears(5)).toEqual([[...ofLength(1)], [...ofLength(2)], "words", [...ofLength(3)], [...ofLength(4)]]);
  });

  it("are one write", async () => {
    const { line, hears } = await connect();
    const { _socket: socket } = line as unknown as { _socket: { _writeGeneric: (...words: unknown[]) => void } };
    const write = socket._writeGeneric.bind(socket);
    let writes = 0;
    socket._writeGeneric = (...words) => {
      writes++;
      write(...words);
    };
    for (let n = 1; n <= 5; n++) line.send(ofLength(n));
    await hears(5);
    expect(writes).toBe(1);
  });

  it("call back when sent, and are dropped silently on a closed connection", async () => {
    const { line, messages, hears, closed } = await connect();
    const sent = new Promise<void>((told) => line.send(ofLength(5), { binary: true }, () => told()));
    await sent;
    await hears(1);
    line.terminate();
    await closed;
    line.send(ofLength(6));
    await nextTurn();
    expect(messages).toEqual([[...ofLength(5)]]);
  });
});
