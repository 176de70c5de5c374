/** One guest, or one push service in trouble, does not keep others from being told of their moves. */
import { createSocket } from "node:dgram";
import { Resolver } from "node:dns/promises";
import { readFile } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { guestStoreIn } from "../../../server/database/guests/guest-store.ts";
import { publicLookupBy } from "../../../server/push/endpoint.ts";
import { Push } from "../../../server/push/push.ts";
import { send } from "../../../server/push/send.ts";
import { newVapidKey } from "../../../server/push/vapid.ts";
import { eventually } from "../../eventually.ts";
import { DATABASES } from "../database/storage.ts";
import { standInBrowser } from "./push-service.ts";

type Send = typeof send;
const MOVE = { match: "m", game: "duel", against: ["Ben"] };
const asked = () => true;
const never = new Promise<never>(() => undefined);
const nowhere = () => Promise.reject(Object.assign(new Error("no such name"), { code: "ENOTFOUND" }));
const settled = () => new Promise((passed) => setTimeout(passed, 60));

let ended = new AbortController();
afterEach(() => {
  ended.abort();
  ended = new AbortController();
  vi.useRealTimers();
});

async function harbour(send: (endpoint: string) => ReturnType<Send>, more: object = {}) {
  const guests = guestStoreIn(await DATABASES[0]![1]());
  const tried: string[] = [];
  const key = newVapidKey();
  const options = {
    key,
    contact: "mailto:quay@play.example",
    isOpen: true,
    retries: [60_000],
    ...more,
    send: ({ endpoint }: Parameters<Send>[0]) => {
      tried.push(endpoint);
      return send(endpoint);
    },
  };
  const push = new Push(guests, options, ended.signal);
  return {
    tried,
    tell: (...news: Parameters<Push["tell"]>) => push.tell(...news),
    /** A guest with browsers at these endpoints. */
    async guest(...endpoints: readonly string[]): Promise<string> {
      const { person, token } = await guests.create("");
      for (const endpoint of endpoints) await push.subscribe(person.id, token, standInBrowser(endpoint).subscription);
      return person.id;
    },
    endpointsOf: async (person: string) => (await guests.subscriptionsOf(person)).map(({ endpoint }) => endpoint),
  };
}
const five = (site: (at: number) => string, of: number) => Array.from({ length: 5 }, (_none, at) => `https://${site(at)}/${of}-${at}`);

describe("Strangers do not keep others from being told of their moves", () => {
  it.each([
    ["names that do not exist", nowhere],
    ["push services that never answer", () => never],
    ["push services in trouble", async () => 503],
  ])("by %s", async (_how, fail) => {
    const at = await harbour((endpoint) => (endpoint.includes("dead") ? fail() : Promise.resolve(201)));
    for (let of = 0; of < 101; of++) at.tell(await at.guest(...five((browser) => `x${of}-${browser}.dead.example`, of)), MOVE, asked);
    await eventually(() => expect(at.tried.length).toBeGreaterThan(99));
    const ada = await at.guest("https://push.example/ada");
    at.tell(ada, MOVE, asked);
    await eventually(() => expect(at.tried).toContain("https://push.example/ada"));
  });

  it.each([
    ["another protocol", "HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n"],
    ["nothing", ""],
    ["what is no HTTP", "hello\r\n\r\n"],
  ])("by a service that answers %s: its try ends", async (_what, answer) => {
    const server = createServer((socket) => void socket.once("data", () => (answer === "" ? socket.end() : socket.write(answer))));
    await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
    onTestFinished(() => void server.close());
    const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    await expect(send({ endpoint, body: Buffer.from("x"), headers: {} }, true)).rejects.toThrow();
  });

  it("by many matches of their own: a guest has ten messages under way", async () => {
    const at = await harbour(() => never);
    const stranger = await at.guest(...five((browser) => `dead${browser}.example`, 0));
    for (let match = 0; match < 20; match++) at.tell(stranger, { ...MOVE, match: `m${match}` }, asked);
    await eventually(() => expect(at.tried).toHaveLength(10));
    await settled();
    expect(at.tried).toHaveLength(10);
  });

  it("by lookups that hang: others are answered, and the system's threads stay free", async () => {
    const { port, close } = await nameServer();
    const resolver = new Resolver({ timeout: 60_000, tries: 1 });
    resolver.setServers([`127.0.0.1:${port}`]);
    const lookup = publicLookupBy(resolver);
    const resolve = (host: string) =>
      new Promise((found) => lookup(host, { all: true }, (error, addresses) => found(error?.code ?? addresses)));
    let settledLookups = 0;
    for (let at = 0; at < 20; at++) void resolve(`hang${at}.example`).then(() => settledLookups++);
    expect(await resolve("push.example")).toEqual([{ address: "142.250.74.46", family: 4 }]);
    await readFile(import.meta.filename);
    expect(settledLookups).toBe(0);
    resolver.cancel();
    close();
  });
});

describe("A push message", () => {
  it("to a name that does not exist is not tried again", async () => {
    const at = await harbour(nowhere, { retries: [1, 1] });
    at.tell(await at.guest("https://gone.example/a"), MOVE, asked);
    await eventually(() => expect(at.tried).toHaveLength(1));
    await settled();
    expect(at.tried).toHaveLength(1);
  });

  it("that fails ten times in a row is the last to that browser; one that arrives starts the count again", async () => {
    let isUp = false;
    const at = await harbour((endpoint) => (endpoint.includes("shaky") && isUp ? Promise.resolve(201) : nowhere()));
    const guest = await at.guest("https://shaky.example/a", "https://gone.example/b");
    for (let match = 1; match <= 10; match++) {
      isUp = match === 5;
      at.tell(guest, { ...MOVE, match: `m${match}` }, asked);
      await eventually(() => expect(at.tried).toHaveLength(2 * match));
      await settled();
    }
    await eventually(async () => expect(await at.endpointsOf(guest)).toEqual(["https://shaky.example/a"]));
  });

  it("comes at most once a minute for a match, and then only to a guest who is still asked", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const at = await harbour(async () => 201);
    const guest = await at.guest("https://push.example/a");
    const tried = (times: number) => vi.waitFor(() => expect(at.tried).toHaveLength(times), { interval: 1 });
    let isAsked = true;
    const told = () => at.tell(guest, MOVE, () => isAsked);
    told();
    await vi.advanceTimersByTimeAsync(0);
    await tried(1);
    told();
    told();
    await vi.advanceTimersByTimeAsync(59_000);
    expect(at.tried).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1_000);
    await tried(2);
    told();
    isAsked = false;
    await vi.advanceTimersByTimeAsync(120_000);
    expect(at.tried).toHaveLength(2);
    at.tell(guest, { ...MOVE, match: "other" }, asked);
    await tried(3);
  });
});

/** Answers A for push.example, nothing for AAAA, and does not answer for names that begin with "hang". */
async function nameServer(): Promise<{ port: number; close(): void }> {
  const socket = createSocket("udp4");
  socket.on("message", (query, { port, address }) => {
    if (query.includes("hang")) return;
    const question = query.subarray(12, query.indexOf(0, 12) + 5);
    const isA = question.readUInt16BE(question.length - 4) === 1;
    const header = Buffer.from([query[0]!, query[1]!, 0x81, 0x80, 0, 1, 0, isA ? 1 : 0, 0, 0, 0, 0]);
    const answer = Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 60, 0, 4, 142, 250, 74, 46]);
    socket.send(Buffer.concat(isA ? [header, question, answer] : [header, question]), port, address);
  });
  await new Promise<void>((bound) => socket.bind(0, "127.0.0.1", bound));
  return { port: (socket.address() as AddressInfo).port, close: () => void socket.close() };
}
