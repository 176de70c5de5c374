/**
 * What one connection is told within one turn of the event loop, the frames of an entry and the answer, goes out as one write to
 * the system: a write costs more than all the rest of a patch. Each is still a message of its own. What several are told is made
 * ready for the line once.
 */
import type { Socket } from "node:net";
import type { WebSocketTransport } from "@colyseus/ws-transport";

type WebSocket = Parameters<WebSocketTransport["onConnection"]>[0];
type Send = (message: unknown, ...rest: unknown[]) => void;

export function writeTogether(socket: WebSocket): void {
  const line = (socket as unknown as { readonly _socket: Socket })._socket;
  const send = socket.send.bind(socket) as Send;
  socket.send = ((message, options, told): void => {
    hold(line);
    if (message instanceof Uint8Array && told === undefined && socket.readyState === socket.OPEN) line.write(readied(message));
    else send(message, options, told);
  }) as Send;
}

let held: Socket[] = [];

function hold(line: Socket): void {
  if (line.writableCorked > 0) return;
  if (held.length === 0) process.nextTick(letGo);
  held.push(line);
  line.cork();
}

function letGo(): void {
  const lines = held;
  held = [];
  last = undefined;
  for (const line of lines) line.uncork();
}

/** What was sent last, and how it goes to the next who is sent the same. */
let last: Uint8Array | undefined;
let ready: Uint8Array;

function readied(message: Uint8Array): Uint8Array {
  if (last !== message) ready = framed(message);
  last = message;
  return ready;
}

/** A whole message in one unmasked frame of bytes: RFC 6455, 5.2. */
const WHOLE_BYTES = 0x82;
const SHORT = 125;
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;

function framed(message: Uint8Array): Uint8Array {
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
