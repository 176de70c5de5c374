import { once } from "node:events";
import { connect } from "node:net";
import { describe, expect, it } from "vitest";
import { serve } from "../../server/main.ts";

describe("Closing", () => {
  it("waits for nobody who does not say goodbye, and not for a call that was cut off", async () => {
    const { port, close } = await serve({ port: 0, clientFolder: undefined });
    const upgrade = "GET /a/b?sessionId=c HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n";
    const silent = connect(port, "127.0.0.1");
    silent.on("error", () => undefined);
    silent.write(`${upgrade}Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`);
    const half = connect(port, "127.0.0.1");
    half.on("error", () => undefined);
    half.write("POST /api/play HTTP/1.1\r\nHost: a\r\nContent-Length: 50\r\n\r\n{");
    await once(silent, "data");
    const asked = performance.now();
    await close();
    expect(performance.now() - asked).toBeLessThan(4_000);
    for (const socket of [silent, half]) socket.destroy();
  });
});
