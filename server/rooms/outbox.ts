/**
 * Joins all messages to one connection within one tick of the event loop (an entry's frames and its answer) into one socket write:
 * the system call costs more than the rest of a patch. Each remains a WebSocket message. Messages and sequences of messages
 * that several connections get are framed and concatenated once.
 */
import type { Socket } from "node:net";
import type { WebSocketTransport } from "@colyseus/ws-transport";

type WebSocket = Parameters<WebSocketTransport["onConnection"]>[0];
type Send = (message: unknown, ...rest: unknown[]) => void;
type Write = (bytes: Uint8Array, ...rest: unknown[]) => boolean;

interface Outbox {
  readonly line: Socket;
  /** Framed; written at the end of this tick. */
  readonly write: Write;
  messages: Uint8Array[];
}

export function batchWrites(socket: WebSocket): void {
  const line = (socket as unknown as { readonly _socket: Socket })._socket;
  const write = line.write.bind(line) as Write;
  const outbox: Outbox = { line, write, messages: NOTHING };
  const send = socket.send.bind(socket) as Send;
  socket.send = ((message, options, sent): void => {
    if (message instanceof Uint8Array && sent === undefined && socket.readyState === socket.OPEN) enqueue(outbox, cachedFrame(message));
    else send(message, options, sent);
  }) as Send;
  // Text messages, pings and close frames are written directly: flush first, to keep the order.
  line.write = ((bytes, ...rest) => {
    flush(outbox);
    return write(bytes, ...rest);
  }) as Write as Socket["write"];
}

const NOTHING: Uint8Array[] = [];

/** Outboxes with something to write. */
let pending: Outbox[] = [];

function enqueue(outbox: Outbox, message: Uint8Array): void {
  if (outbox.messages === NOTHING) {
    outbox.messages = [];
    if (pending.length === 0) process.nextTick(flushAll);
    pending.push(outbox);
  }
  outbox.messages.push(message);
}

function flushAll(): void {
  const outboxes = pending;
  pending = [];
  for (const outbox of outboxes) flush(outbox);
  lastMessage = undefined;
  lastMessages = NOTHING;
}

function flush(outbox: Outbox): void {
  const { line, messages } = outbox;
  if (messages === NOTHING) return;
  outbox.messages = NOTHING;
  if (line.writable) outbox.write(concatenated(messages));
}

/** The last concatenation: most clients of a table get the same messages. */
let lastMessages: readonly Uint8Array[] = NOTHING;
let lastBytes: Uint8Array;

function concatenated(messages: readonly Uint8Array[]): Uint8Array {
  if (messages.length === 1) return messages[0] as Uint8Array;
  if (messages.length === lastMessages.length && messages.every((message, at) => message === lastMessages[at])) return lastBytes;
  const bytes = Buffer.concat(messages);
  // A client that gets more does not replace what the others share.
  if (messages[0] === lastMessages[0] && messages.length > lastMessages.length) return bytes;
  lastMessages = messages;
  lastBytes = bytes;
  return bytes;
}

/** The last message framed, and its frame. */
let lastMessage: Uint8Array | undefined;
let lastFrame: Uint8Array;

function cachedFrame(message: Uint8Array): Uint8Array {
  if (lastMessage !== message) lastFrame = frameMessage(message);
  lastMessage = message;
  return lastFrame;
}

/** FIN and the opcode of a binary message in an unmasked frame: RFC 6455, 5.2. */
const FINAL_BINARY = 0x82;
const SHORT = 125;
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;

function frameMessage(message: Uint8Array): Uint8Array {
  const { length } = message;
  const long = length > 0xffff;
  const head = length <= SHORT ? 2 : long ? 10 : 4;
  const frame = Buffer.allocUnsafe(head + length);
  frame[0] = FINAL_BINARY;
  frame[1] = length <= SHORT ? length : long ? EIGHT_BYTES : TWO_BYTES;
  if (long) frame.writeBigUInt64BE(BigInt(length), 2);
  else if (head > 2) frame.writeUInt16BE(length, 2);
  frame.set(message, head);
  return frame;
}
