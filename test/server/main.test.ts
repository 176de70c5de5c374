import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { type OutgoingHttpHeaders, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Serving, serve } from "../../server/main.ts";

let folder: string;
let serving: Serving;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "quayside-"));
  const client = join(folder, "client");
  mkdirSync(join(client, "assets"), { recursive: true });
  writeFileSync(join(folder, "secret.txt"), "secret");
  writeFileSync(join(client, "index.html"), "<title>Quayside</title>");
  writeFileSync(join(client, "assets/a b-1f.js"), "1");
  writeFileSync(join(client, "assets/x-2e.woff2"), "2");
  writeFileSync(join(client, "assets/c-3d.js"), "plain");
  writeFileSync(join(client, "assets/c-3d.js.br"), "by Brotli");
  writeFileSync(join(client, "assets/c-3d.js.gz"), "by gzip");
  serving = await serve({ port: 0, clientFolder: client });
});

afterAll(async () => {
  await serving.close();
  rmSync(folder, { recursive: true });
});

describe("The built client", () => {
  it("is served at the root, whatever the query", async () => {
    const answer = await get("/?table=1");
    expect(answer).toMatchObject({ status: 200, body: "<title>Quayside</title>" });
    expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(answer.headers["cache-control"]).toBe("no-cache");
  });

  it.each(["/r/x?y=1", "/r/a1_B-2/12/1", "/t/ABCDEF", "/m/a1", "/rules/duel", "/puzzle", "/puzzle/duel/5-67", "/daily"])(
    "is served at the place %s",
    async (path) => {
      expect(await get(path)).toMatchObject({ status: 200, body: "<title>Quayside</title>" });
    },
  );

  it("has the right content types, and long caching for files named by their content", async () => {
    const script = await get("/assets/a%20b-1f.js");
    expect(script.headers["content-type"]).toBe("text/javascript; charset=utf-8");
    expect(script.headers["cache-control"]).toContain("immutable");
    expect((await get("/assets/x-2e.woff2")).headers["content-type"]).toBe("font/woff2");
  });

  it.each([
    ["gzip, deflate, br", "br", "by Brotli"],
    ["gzip, deflate", "gzip", "by gzip"],
    ["br;q=0, gzip;q=0.5", "gzip", "by gzip"],
    ["identity", undefined, "plain"],
    ["gzip;q=nonsense", "gzip", "by gzip"],
    [undefined, undefined, "plain"],
  ])("is served as the build compressed it: to a browser that takes %s as %s", async (accepted, encoding, body) => {
    const { headers, body: got } = await get("/assets/c-3d.js", "GET", accepted === undefined ? {} : { "accept-encoding": accepted });
    expect([headers["content-encoding"], got, headers.vary]).toEqual([encoding, body, "Accept-Encoding"]);
    expect(headers["content-type"]).toBe("text/javascript; charset=utf-8");
  });

  it("answers HEAD with the same headers and no body", async () => {
    const answer = await get("/", "HEAD");
    expect(answer).toMatchObject({ status: 200, body: "" });
    expect(answer.headers["content-length"]).toBe("23");
  });

  it.each([
    "/nothing",
    "/../secret.txt",
    "/..%2fsecret.txt",
    "/assets/../../secret.txt",
    "/%2e%2e/secret.txt",
    "//secret.txt",
    "/%",
    "/assets",
    "/assets/",
    "/r/",
    "/r/a/b",
    "/r/a%20b",
    "/assets/c-3d.js.br",
    // What Colyseus brings for developers is part of `npm run dev` alone.
    "/monitor/",
    "/playground/",
  ])("answers %s with a plain 404", async (path) => {
    const answer = await get(path);
    expect(answer).toMatchObject({ status: 404, body: "There is nothing at this address.\n" });
    expect(answer.headers["content-type"]).toBe("text/plain; charset=utf-8");
  });

  it("answers a visit to an unknown address with its page and the status 404", async () => {
    const visit = { accept: "text/html,*/*;q=0.8" };
    for (const path of ["/nothing", "/r/", "/t/a/b", "//elsewhere.example/", "/%2e%2e/secret.txt"])
      expect(await get(path, "GET", visit)).toMatchObject({ status: 404, body: "<title>Quayside</title>" });
    // Code of an older build is no place to go to.
    expect(await get("/assets/older.js", "GET", visit)).toMatchObject({ status: 404, body: "There is nothing at this address.\n" });
  });

  it("can only be read", async () => {
    expect((await get("/", "POST")).status).toBe(405);
  });

  it("allows no other web origin", async () => {
    expect((await get("/")).headers).not.toHaveProperty("access-control-allow-origin");
  });
});

describe("The server", () => {
  it("reports that it is healthy", async () => {
    const answer = await get("/healthz");
    expect(JSON.parse(answer.body)).toMatchObject({ ok: true });
    expect(answer.headers["content-type"]).toBe("application/json; charset=utf-8");
  });

  it("creates no rooms over Colyseus's HTTP API", async () => {
    for (const method of ["create", "joinOrCreate", "join"])
      expect((await get(`/matchmake/${method}/match`, "POST")).status).toBeGreaterThanOrEqual(400);
  });

  it("rejects a port that is in use, and the first server goes on serving", async () => {
    await expect(serve({ port: serving.port, clientFolder: undefined })).rejects.toMatchObject({ code: "EADDRINUSE" });
    expect((await get("/healthz")).status).toBe(200);
  });
});

// Does not use fetch, which tidies the path.
function get(
  path: string,
  method = "GET",
  headers: OutgoingHttpHeaders = {},
): Promise<{ status: number | undefined; headers: Record<string, unknown>; body: string }> {
  return new Promise((done, failed) => {
    const asked = request({ port: serving.port, path, method, headers }, (answer) => {
      let body = "";
      answer.on("data", (data) => {
        body += data;
      });
      answer.on("end", () => done({ status: answer.statusCode, headers: answer.headers, body }));
    });
    asked.on("error", failed);
    asked.end();
  });
}
