import { expect, it } from "vitest";
import { callDesk } from "../../client/feed/live-desk.ts";
import { rawClient } from "./raw.ts";
import { asked, start, together, TOY } from "./server.ts";
const nasty: unknown[] = [null, undefined, true, -1, 0, 1.5, 1e308, 1e9, "", "x".repeat(7000), "<img src=x onerror=alert(1)>", "\u202eabc", "\u0000", [], {}, [[]], { a: {} }, "constructor", "__proto__", "toString", "duel", "toy", "0".repeat(32), "A".repeat(32)];
const keys = ["game","options","seats","seating","speed","name","guest","rated","open","code","match","token","from","to","seat","on","__proto__","constructor"];
const calls = ["play","quick","table","join","watch","record","frames","sit","lobby","arrive","rename","profile","code","redeem","kept","erase","block","constructor","__proto__",""];
it("desk fuzz", async () => {
  const under = await start();
  const feeds = await together(under, "toy", 3);
  const match = feeds[0]!.match;
  const good: Record<string, unknown> = { game: "toy", code: "ABCDEF", match, token: feeds[0]!.ticket.token, from: 0, to: 5, name: "N", guest: "0".repeat(32), seat: 0, on: true };
  const need: Record<string, string[]> = { play:["game"],quick:["game"],table:["game"],join:["code"],watch:["match"],record:["match"],frames:["match","from","to"],sit:["match","token"],lobby:[],arrive:["name"],rename:["guest","name"],profile:["guest"],code:["guest"],redeem:["code"],kept:["guest"],erase:["guest"],block:["guest","match","seat","on"] };
  const seen = new Map<string, number>();
  let oks: string[] = [];
  for (const call of calls) for (const key of keys) for (const value of nasty) {
    const base = Object.fromEntries((need[call] ?? []).map((k) => [k, good[k]]));
    const body = `{${Object.entries({ ...base, __k: 0 }).filter(([k]) => k !== key && k !== "__k").map(([k, v]) => `${JSON.stringify(k)}:${JSON.stringify(v)},`).join("")}${JSON.stringify(key)}:${JSON.stringify(value) ?? "null"}}`;
    const r = await fetch(`${under.address}/api/${call}`, { method: "POST", body });
    const text = await r.text();
    seen.set(`${r.status}`, (seen.get(`${r.status}`) ?? 0) + 1);
    if (r.status === 500) console.log("500", call, key, String(value).slice(0, 30), text);
    if (r.status === 200 && !["play","quick","table","lobby","arrive"].includes(call)) oks.push(`${call} ${key}=${String(value).slice(0, 12)}`);
    if (r.status !== 200 && text.length > 300) console.log("long", call, key, text.length);
  }
  for (const body of ["", "[]", "null", "1", '"x"', "{", "{}".repeat(5000), "\ufeff{}"]) for (const call of calls) {
    const r = await fetch(`${under.address}/api/${call}`, { method: "POST", body }).catch((e) => ({ status: String(e), text: async () => "" }));
    await r.text(); seen.set(`b${r.status}`, (seen.get(`b${r.status}`) ?? 0) + 1);
  }
  console.log(JSON.stringify([...seen]), [...new Set(oks)].join("; ").slice(0, 3000));
  await under.serving.close();
}, 200000);
it("races", async () => {
  const under = await start();
  const t = await callDesk(under.address, "table", { game: "toy", seats: 3 });
  const raw = await rawClient(under.address, TOY, t);
  const r = await Promise.allSettled(Array.from({ length: 6 }, () => callDesk(under.address, "join", { code: t.code })));
  console.log("last seats", r.map((x) => x.status === "fulfilled" ? x.value.seat : x.reason.key));
  const rr = await Promise.all([raw.command({ type: "fill", id: "a" }), raw.command({ type: "fill", id: "b" })]);
  console.log("fill", JSON.stringify(rr));
  const g = await callDesk(under.address, "arrive", { name: "<b>x" });
  const { code } = await callDesk(under.address, "code", { guest: g.token });
  const red = await Promise.allSettled(Array.from({ length: 5 }, () => callDesk(under.address, "redeem", { code: ` ${code.toLowerCase()} ` })));
  console.log("redeem", red.map((x) => x.status));
  const ar = await Promise.all(Array.from({ length: 5 }, () => callDesk(under.address, "code", { guest: g.token })));
  console.log("codes", (await Promise.allSettled(ar.map((c) => callDesk(under.address, "redeem", c)))).map((x) => x.status));
  const er = await Promise.allSettled([callDesk(under.address, "erase", { guest: g.token }), callDesk(under.address, "rename", { guest: g.token, name: "Z" }), callDesk(under.address, "code", { guest: g.token }), callDesk(under.address, "kept", { guest: g.token }), callDesk(under.address, "quick", { guest: g.token, game: "toy" }), callDesk(under.address, "erase", { guest: g.token })]);
  console.log("erase", er.map((x) => x.status === "fulfilled" ? JSON.stringify(x.value).slice(0, 80) : String(x.reason)));
  for (const [from, to] of [[5, 2], [1e9, 1e9], [0, 1e9]] as const) console.log("frames", (await callDesk(under.address, "frames", { match: (await together(under, "toy", 3))[0]!.match, from, to }).catch((e) => ({ frames: [e.key] }))).frames.length);
  await under.serving.close();
}, 60000);
it("guest in two places", async () => {
  const under = await start();
  const g = await callDesk(under.address, "arrive", { name: "Two" });
  const t = await callDesk(under.address, "table", { game: "toy", seats: 3, guest: g.token });
  const u = await callDesk(under.address, "join", { code: t.code, guest: g.token });
  console.log("own seat", t.seat === u.seat, t.token === u.token);
  const both = await Promise.all([rawClient(under.address, TOY, t), rawClient(under.address, TOY, u)]).catch((e) => e);
  console.log("both", Array.isArray(both));
  await callDesk(under.address, "erase", { guest: g.token });
  await under.serving.close();
}, 60000);
