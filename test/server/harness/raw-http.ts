/** Bytes over a plain socket: what no HTTP client would send, and every byte that comes back. */
import { connect, type Socket } from "node:net";

/** The whole answer until the other side closes. */
export async function overWire(port: number, ...parts: readonly (string | Uint8Array)[]): Promise<string> {
  const line = connect(port, "127.0.0.1");
  let answer = "";
  line.on("data", (bytes) => {
    answer += bytes.toString("latin1");
  });
  // A server that refuses may close the socket while it is still written to.
  line.on("error", () => line.destroy());
  for (const part of parts) line.write(part);
  await closed(line);
  return answer;
}

/** Resolves also after an error, at which `once` of node:events would throw: a socket that is closed while it is written to has one. */
export const closed = (line: Socket): Promise<void> => new Promise((done) => line.once("close", () => done()));

export const UPGRADE = [
  "Connection: Upgrade",
  "Upgrade: websocket",
  "Sec-WebSocket-Version: 13",
  "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
];

export const requestOf = (line: string, ...headers: readonly string[]): string => `${[line, ...headers].join("\r\n")}\r\n\r\n`;
