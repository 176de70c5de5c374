/**
 * What one connection is told within one turn of the event loop, the frames of an entry and the answer, goes out as one write to
 * the system: a write costs more than all the rest of a patch. Each is still a message of its own.
 */
import type { Socket } from "node:net";
import type { WebSocketTransport } from "@colyseus/ws-transport";

type WebSocket = Parameters<WebSocketTransport["onConnection"]>[0];

export function writeTogether(socket: WebSocket): void {
  const line = (socket as unknown as { readonly _socket: Socket })._socket;
  const send = socket.send.bind(socket) as (...words: unknown[]) => void;
  socket.send = (...words: unknown[]): void => {
    hold(line);
    send(...words);
  };
}

const held = new Set<Socket>();

function hold(line: Socket): void {
  if (held.has(line)) return;
  if (held.size === 0) process.nextTick(letGo);
  held.add(line);
  line.cork();
}

function letGo(): void {
  const lines = [...held];
  held.clear();
  for (const line of lines) line.uncork();
}
