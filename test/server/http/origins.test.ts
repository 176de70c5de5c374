/** Which web pages may call, and what the browser is told. */
import { request } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isAllowedOrigin, originOf } from "../../../server/http/origins.ts";
import { start, type Under } from "../server.ts";

const LISTED = "https://friends.example:8443";
const FOREIGN = "https://evil.example";

describe("A web origin in the settings", () => {
  it.each([
    ["https://play.example", "https://play.example"],
    ["http://localhost:2567", "http://localhost:2567"],
    ["HTTPS://Play.Example:443", "https://play.example"],
    ["http://[2001:db8::1]:80", "http://[2001:db8::1]"],
  ])("may be %s", (text, origin) => expect(originOf(text)).toBe(origin));

  it.each([
    "play.example",
    "*",
    "https://*.play.example",
    "https://play.example/",
    "https://play.example/page",
    "https://somebody@play.example",
    "https://play.example?x",
    "ftp://play.example",
    "https://",
    "https://play.example:port",
    "null",
  ])("is not %s", (text) => expect(originOf(text)).toBeUndefined());
});

describe("A caller", () => {
  const origins = new Set([LISTED]);
  it("is allowed from this server's own page, a listed one, or no page", () => {
    expect(isAllowedOrigin(origins, "http://harbour:2567", "harbour:2567")).toBe(true);
    expect(isAllowedOrigin(origins, LISTED, "harbour:2567")).toBe(true);
    expect(isAllowedOrigin(origins, undefined, "harbour:2567")).toBe(true);
  });
  it("is refused from any other page, however similar its origin", () => {
    const lookalikes = [FOREIGN, "null", "", "https://friends.example", `${LISTED}.evil.example`, "http://harbour:2567.evil.example"];
    for (const origin of lookalikes) expect(isAllowedOrigin(origins, origin, "harbour:2567")).toBe(false);
    expect(isAllowedOrigin(origins, FOREIGN, undefined)).toBe(false);
  });
});

describe("The server", () => {
  let under: Under;
  beforeAll(async () => {
    under = await start({ access: { origins: new Set([LISTED]) } });
  });
  afterAll(() => under.serving.close());

  const ask = (method: string, origin: string, more: Record<string, string> = {}) =>
    fetch(`${under.address}/api/lobby`, { method, headers: { Origin: origin, ...more }, ...(method === "POST" && { body: "{}" }) });
  const preflight = (origin: string) =>
    ask("OPTIONS", origin, { "Access-Control-Request-Method": "POST", "Access-Control-Request-Headers": "content-type" });

  it("lets a listed page call and read the answer", async () => {
    const asked = await preflight(LISTED);
    expect(asked.status).toBe(204);
    expect(asked.headers.get("access-control-allow-origin")).toBe(LISTED);
    expect(asked.headers.get("access-control-allow-methods")).toBe("POST");
    expect(asked.headers.get("access-control-allow-headers")).toBe("Content-Type");
    const answer = await ask("POST", LISTED);
    expect(await answer.json()).toMatchObject({ ok: true });
    expect(answer.headers.get("access-control-allow-origin")).toBe(LISTED);
    expect(answer.headers.get("vary")).toBe("Origin");
  });

  it("sends no CORS headers to other pages", async () => {
    for (const origin of [FOREIGN, under.address, "null"])
      for (const answer of [await preflight(origin), await ask("POST", origin)])
        expect([...answer.headers.keys()].filter((name) => name.startsWith("access-control"))).toEqual([]);
    expect(await (await ask("POST", FOREIGN)).json()).toMatchObject({ ok: false, key: "foreignOrigin" });
    expect(await (await ask("POST", under.address)).json()).toMatchObject({ ok: true });
  });

  it("opens sockets only for its own and for listed pages", async () => {
    const headers = {
      Connection: "Upgrade",
      Upgrade: "websocket",
      "Sec-WebSocket-Version": "13",
      "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
    };
    const upgrade = (origin: string) =>
      new Promise<number | undefined>((done, failed) => {
        const asked = request(`${under.address}/a/b?sessionId=c`, { headers: { ...headers, Origin: origin } });
        asked.on("response", ({ statusCode }) => done(statusCode));
        asked.on("upgrade", ({ statusCode }, socket) => {
          socket.destroy();
          done(statusCode);
        });
        asked.on("error", failed);
        asked.end();
      });
    expect(await Promise.all([LISTED, under.address, FOREIGN, "null"].map(upgrade))).toEqual([101, 101, 403, 403]);
  });
});
