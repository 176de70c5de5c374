/** A person's own line to the server, on which every byte the server sends is kept. */
import { gunzipSync } from "node:zlib";
import { type Line, openLine } from "../../../test/server/harness/line.ts";

export interface Recorder {
  readonly line: Line;
  readonly address: string;
  /** How much was received so far. */
  heard(): number;
  /** All that was received on all connections up to a number of bytes, with compressed answers unpacked. */
  stream(upTo?: number): Buffer;
  /** The answers over HTTP in the order of their arrival, and what came over each socket, without what only a clock or chance decides. */
  comparable(): Buffer[];
  close(): Promise<void>;
}

interface Chunk {
  readonly connection: number;
  readonly bytes: Buffer;
}

export async function openRecorder(port: number): Promise<Recorder> {
  const chunks: Chunk[] = [];
  let heard = 0;
  const line = await openLine(port, (connection, bytes) => {
    chunks.push({ connection, bytes });
    heard += bytes.length;
  });
  const connections = (upTo = heard): Map<number, Buffer> => {
    let left = upTo;
    const kept = new Map<number, Buffer[]>();
    for (const { connection, bytes } of chunks) {
      const part = bytes.subarray(0, Math.max(0, left));
      left -= bytes.length;
      if (!kept.has(connection)) kept.set(connection, []);
      kept.get(connection)?.push(part);
    }
    return new Map([...kept].map(([connection, parts]) => [connection, Buffer.concat(parts)]));
  };
  return {
    line,
    address: line.address,
    heard: () => heard,
    stream: (upTo) =>
      Buffer.concat([...connections(upTo).values()].flatMap((bytes) => [bytes, ...answersIn(bytes).map(({ body }) => body)])),
    comparable() {
      const all = [...connections().values()];
      const answers = all.filter((bytes) => !isSocket(bytes)).flatMap(answersIn);
      const sockets = all.filter(isSocket).map((bytes) => messagesIn(bytes.subarray(headEnd(bytes))));
      return [...answers.flatMap(({ head, body }) => [Buffer.from(head), body]), ...sockets];
    },
    close: () => line.close(),
  };
}

const END = "\r\n\r\n";
const headEnd = (bytes: Buffer): number => bytes.indexOf(END) + END.length;
const isSocket = (bytes: Buffer): boolean => bytes.subarray(0, 12).toString("latin1") === "HTTP/1.1 101";

interface HttpAnswer {
  /** The head without the date, which Node adds by its own clock, and without the port, which is this line's own. */
  readonly head: string;
  readonly body: Buffer;
}

/** Whole answers of a connection; none of a socket, whose first answer has no length. */
function answersIn(bytes: Buffer): HttpAnswer[] {
  const answers: HttpAnswer[] = [];
  for (let at = 0; at < bytes.length; ) {
    const rest = bytes.subarray(at);
    const head = rest.subarray(0, headEnd(rest)).toString("latin1");
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? Number.NaN);
    if (head === "" || Number.isNaN(length) || rest.length < head.length + length) break;
    const body = rest.subarray(head.length, head.length + length);
    answers.push({
      head: head.replace(/\r\ndate: [^\r]*/i, "").replaceAll(/127\.0\.0\.1:\d+/g, ""),
      body: /\r\ncontent-encoding: gzip/i.test(head) ? gunzipSync(body) : body,
    });
    at += head.length + length;
  }
  return answers;
}

const PING = 0x9;

/** The frames of a socket, without pings: they come every four seconds of the machine's clock. */
function messagesIn(bytes: Buffer): Buffer {
  const kept: Buffer[] = [];
  for (let at = 0; at + 2 <= bytes.length; ) {
    const short = (bytes[at + 1] as number) & 0x7f;
    const head = short === 127 ? 10 : short === 126 ? 4 : 2;
    if (at + head > bytes.length) break;
    const length = short === 127 ? Number(bytes.readBigUInt64BE(at + 2)) : short === 126 ? bytes.readUInt16BE(at + 2) : short;
    if (((bytes[at] as number) & 0xf) !== PING) kept.push(bytes.subarray(at, at + head + length));
    at += head + length;
  }
  return Buffer.concat(kept);
}
