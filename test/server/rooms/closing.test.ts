import { once } from "node:events";
import { connect } from "node:net";
import { describe, expect, it } from "vitest";
import { callApi } from "../../../client/feed/live/api.ts";
import { serve } from "../../../server/main.ts";
import { PATIENCE } from "../../patience.ts";
import { start } from "../server.ts";

describe("Closing", () => {
  it("does not wait for clients that stay connected, nor for a call that was cut off", async () => {
    const { port, close } = await serve({ port: 0, clientFolder: undefined, requestTimeout: 10 * PATIENCE });
    const upgrade = "GET /a/b?sessionId=c HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n";
    const silent = connect(port, "127.0.0.1");
    silent.on("error", () => undefined);
    silent.write(`${upgrade}Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`);
    const half = connect(port, "127.0.0.1");
    half.on("error", () => undefined);
    half.write("POST /api/play HTTP/1.1\r\nHost: localhost\r\nContent-Length: 50\r\n\r\n{");
    await once(silent, "data");
    const asked = performance.now();
    await close();
    expect(performance.now() - asked).toBeLessThan(PATIENCE);
    for (const socket of [silent, half]) socket.destroy();
  });

  it("is announced at every table, and no table is opened during it", async () => {
    const under = await start({ timings: { closingNotice: 2_000 } });
    const feed = await under.browser().playNow("duel");
    const announced = new Promise<string>((told) => {
      feed.listen({ frame: () => undefined, presence: () => undefined, notice: ({ key }) => told(key) });
    });
    const closed = under.serving.close();
    expect(await announced).toBe("closing");
    const calls = (["play", "quick", "table"] as const).map((call) => callApi(under.address, call, { game: "duel" }));
    for (const call of await Promise.allSettled(calls)) expect(call).toMatchObject({ status: "rejected", reason: { key: "closing" } });
    await closed;
    feed.leave();
  });
});
