/**
 * What one connection is told within one turn of the event loop, the frames of an entry and the answer, goes out as one write to
 * the system: a write costs more than all the rest of a patch. Each is still a message of its own. What several are told is made
 * ready for the line once, and so is what several are told one after the other.
 */
import type { Socket } from "node:net";
import type { WebSocketTransport } from "@colyseus/ws-transport";

type WebSocket = Parameters<WebSocketTransport["onConnection"]>[0];
type Send = (message: unknown, ...rest: unknown[]) => void;
type Write = (bytes: Uint8Array, ...rest: unknown[]) => boolean;

/** A line, and what it will be told at the end of this turn. */
interface Outbox {
  readonly line: Socket;
  readonly write: Write;
  messages: Uint8Array[];
}

export function batchWrites(socket: WebSocket): void {
  const line = (socket as unknown as { readonly _socket: Socket })._socket;
  const write = line.write.bind(line) as Write;
  const own: Outbox = { line, write, messages: NOTHING };
  const send = socket.send.bind(socket) as Send;
  socket.send = ((message, options, told): void => {
    if (message instanceof Uint8Array && told === undefined && socket.readyState === socket.OPEN) enqueue(own, cachedFrame(message));
    else send(message, options, told);
  }) as Send;
  // Words, questions and the goodbye are written elsewhere, and come after what was said before.
  line.write = ((bytes, ...rest) => {
    flush(own);
    return write(bytes, ...rest);
  }) as Write as Socket["write"];
}

const NOTHING: Uint8Array[] = [];

let held: Outbox[] = [];

function enqueue(own: Outbox, message: Uint8Array): void {
  if (own.messages === NOTHING) {
    own.messages = [];
    if (held.length === 0) process.nextTick(flushAll);
    held.push(own);
  }
  own.messages.push(message);
}

function flushAll(): void {
  const all = held;
  held = [];
  for (const one of all) flush(one);
  last = undefined;
  lastRow = NOTHING;
}

function flush(own: Outbox): void {
  const { line, messages } = own;
  if (messages === NOTHING) return;
  own.messages = NOTHING;
  if (line.writable) own.write(concatenated(messages));
}

/** What was put together last: everybody at a table is told the same, but for whoever is told more. */
let lastRow: readonly Uint8Array[] = NOTHING;
let lastBytes: Uint8Array;

function concatenated(messages: readonly Uint8Array[]): Uint8Array {
  if (messages.length === 1) return messages[0] as Uint8Array;
  if (messages.length === lastRow.length && messages.every((message, at) => message === lastRow[at])) return lastBytes;
  const bytes = Buffer.concat(messages);
  // Whoever is told more does not come between those who are not.
  if (messages[0] === lastRow[0] && messages.length > lastRow.length) return bytes;
  lastRow = messages;
  lastBytes = bytes;
  return bytes;
}

/** What was sent last, and how it goes to the next who is sent the same. */
let last: Uint8Array | undefined;
let ready: Uint8Array;

function cachedFrame(message: Uint8Array): Uint8Array {
  if (last !== message) ready = frameMessage(message);
  last = message;
  return ready;
}

/** A whole message in one unmasked frame of bytes: RFC 6455, 5.2. */
const WHOLE_BYTES = 0x82;
const SHORT = 125;
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;

function frameMessage(message: Uint8Array): Uint8Array {
  const { length } = message;
  const long = length > 0xffff;
  const head = length <= SHORT ? 2 : long ? 10 : 4;
  const ready = Buffer.allocUnsafe(head + length);
  ready[0] = WHOLE_BYTES;
  ready[1] = length <= SHORT ? length : long ? EIGHT_BYTES : TWO_BYTES;
  if (long) ready.writeBigUInt64BE(BigInt(length), 2);
  else if (head > 2) ready.writeUInt16BE(length, 2);
  ready.set(message, head);
  return ready;
}
