import { request } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { start, type Under } from "../server.ts";

let under: Under;
beforeAll(async () => {
  under = await start({ access: { hosts: new Set(["harbour.example"]) } });
});
afterAll(() => under.serving.close());

const headersOf = (path: string, host: string) =>
  new Promise<Record<string, unknown>>((done, failed) => {
    const asked = request({ port: under.serving.port, path, headers: { Host: host } }, (answer) => {
      answer.resume();
      done(answer.headers);
    });
    asked.on("error", failed);
    asked.end();
  });
const rulesOf = (headers: Record<string, unknown>) =>
  new Map(
    String(headers["content-security-policy"])
      .split("; ")
      .map((rule) => [rule.split(" ")[0], rule.split(" ").slice(1).join(" ")]),
  );

describe("Every answer", () => {
  it.each(["/", "/nothing", "/healthz", "/metrics", "/api/lobby", "/admin"])(
    "tells the browser to run only what this server sends: %s",
    async (path) => {
      const headers = await headersOf(path, "harbour.example");
      const rules = rulesOf(headers);
      expect(rules.get("default-src")).toBe("'none'");
      for (const kind of ["script-src", "style-src"]) expect(rules.get(kind)).toBe("'self'");
      expect(rules.get("frame-ancestors")).toBe("'none'");
      expect(String(headers["content-security-policy"])).not.toMatch(/unsafe|\*|https:/);
      expect(headers).toMatchObject({
        "x-content-type-options": "nosniff",
        "x-frame-options": "DENY",
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
        "permissions-policy": expect.stringContaining("camera=()"),
      });
    },
  );
});

describe("A page of another site may frame", () => {
  it.each(["/embed/r/match", "/embed/r/match/12/0", "/embed/puzzle"])("what is made for it: %s", async (path) => {
    const headers = await headersOf(path, "harbour.example");
    const rules = rulesOf(headers);
    expect(rules.get("frame-ancestors")).toBe("*");
    expect(headers["x-frame-options"]).toBe(undefined);
    for (const kind of ["script-src", "style-src"]) expect(rules.get(kind)).toBe("'self'");
  });

  it.each([
    ...["/", "/index.html", "/r/match", "/m/match", "/t/ABCDEF", "/puzzle", "/daily", "/rules/duel", "/admin", "/api", "/api/v1/puzzle"],
    ...["/embed", "/embed/", "/embed/t/ABCDEF", "/embed/m/match", "/embed/daily", "/embed/rules/duel", "/embed/puzzle/duel/1-1"],
    ...[
      "/embed/../",
      "/embed/r/..",
      "/embed/r/a/../..",
      "/embed/r/a%2f",
      "/embed//r/a",
      "//embed/r/a",
      "/EMBED/r/a",
      "/embed/embed/r/a",
      "/x/embed/r/a",
    ],
  ])("nothing else: %s", async (path) => {
    const headers = await headersOf(path, "harbour.example");
    expect(rulesOf(headers).get("frame-ancestors")).toBe("'none'");
    expect(headers).toMatchObject({ "x-frame-options": "DENY", "cross-origin-resource-policy": "same-origin" });
  });
});

describe("A page may connect", () => {
  it("to the host it came from, with sockets too", async () => {
    expect(rulesOf(await headersOf("/", "harbour.example:8443")).get("connect-src")).toBe(
      "'self' ws://harbour.example:8443 wss://harbour.example:8443",
    );
  });
  it("to nothing that a caller has added to the Host header", async () => {
    for (const host of ["a; script-src *", "a b", "a,b", "[::1]:80"])
      expect(rulesOf(await headersOf("/", host)).get("connect-src")).toBe("'self'");
  });
});
