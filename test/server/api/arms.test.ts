/** Coats of arms follow the name: to the table, into lists and to those who know the guest. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { callApi } from "../../../client/feed/live/api.ts";
import { armsCode, armsOf, CHARGES, DIVISIONS, TINCTURES } from "../../../shared/core/base/arms.ts";
import { memory, start, together, type Under, whenPresent } from "../server.ts";

let under: Under;
beforeAll(async () => {
  under = await start();
});
afterAll(() => under.serving.close());

const SHIP = "dcag";
const ofName = (name: string): string => armsCode(armsOf("", name));

describe("A guest's coat of arms", () => {
  it("follows from the name until another is chosen, and again when that is taken back", async () => {
    const { guest } = under.browser({ name: "Ada" });
    expect(await guest.arms()).toBe("");
    await guest.wearArms(SHIP);
    expect(await guest.arms()).toBe(SHIP);
    await guest.wearArms("");
    expect(await guest.arms()).toBe("");
  });

  it("is known on the guest's other devices", async () => {
    const [desk, lap] = [under.browser({ name: "Ada" }), under.browser({ name: "Lou" })];
    await desk.guest.wearArms(SHIP);
    await lap.guest.redeem(await desk.guest.code());
    expect(await lap.guest.arms()).toBe(SHIP);
  });

  it("is seen at the table by all, and bots have none", async () => {
    const storage = memory();
    await under.browser({ storage, name: "Ada" }).guest.wearArms(SHIP);
    const feed = await under.browser({ storage, name: "Ada" }).playNow("toy");
    const arms = feed.presence().people.map(({ arms: worn }, seat) => [worn, seat === feed.seat]);
    expect(arms.filter(([worn]) => worn !== "")).toEqual([[SHIP, true]]);
    feed.leave();
    const [host, guest] = await together(under, "duel", 2);
    await whenPresent(guest!, ({ people }) => people.every(({ here }) => here));
    expect(guest!.presence().people.map(({ arms: worn }) => worn)).toEqual([ofName("Host"), ofName("Guest 0")]);
    for (const one of [host!, guest!]) one.leave();
  });

  it("stands in the lobby's list and in the list of one's own matches, once the name does", async () => {
    const storage = memory();
    const ada = under.browser({ storage, name: "Ada" });
    await ada.guest.wearArms(SHIP);
    const table = await ada.createTable("toy", {}, 3, { open: true });
    table.feed.catch(() => undefined); // never begins
    const people = await new Promise((found) => {
      const stop = under.browser({ name: "Ben" }).onState(({ tables }) => {
        const listed = tables.find(({ code }) => code === table.code);
        if (listed !== undefined) found(listed.people);
      });
      expect(stop).toBeTypeOf("function");
    });
    expect(people).toEqual([{ name: "Ada", bot: false, arms: SHIP }]);
    expect((await ada.guest.matches())[0]?.people[0]).toEqual({ name: "Ada", bot: false, arms: SHIP });
    table.cancel();
  });

  it("is one of those that can be drawn", async () => {
    const storage = memory();
    await under.browser({ storage, name: "Ada" }).guest.name();
    const guest = storage.getItem("quayside.guest") as string;
    const last = { division: DIVISIONS.at(-1)!, first: TINCTURES.at(-1)!, second: TINCTURES.at(-1)!, charge: CHARGES.at(-1)! };
    const most = armsCode(last);
    await callApi(under.address, "wearArms", { guest, arms: most });
    const beyond = [...most].map((letter, at) => most.slice(0, at) + String.fromCharCode(letter.charCodeAt(0) + 1) + most.slice(at + 1));
    for (const arms of [...beyond, "", "abc", "abcdefghi", "a a ", "<svg", "ABCD"])
      await expect(callApi(under.address, "wearArms", { guest, arms })).rejects.toMatchObject({ key: "malformed" });
  });
});

describe("The arms of a name", () => {
  const names = Array.from({ length: 2_000 }, (_none, at) => `Guest ${at}`);

  it("are always the same, and a metal beside a colour", () => {
    for (const name of names) {
      const arms = armsOf("", name);
      expect(armsOf("", name)).toEqual(arms);
      expect([arms.first, arms.second].filter((tincture) => ["gold", "silver"].includes(tincture))).toHaveLength(1);
    }
  });

  it("differ between most names, in each of their parts", () => {
    const all = names.map((name) => armsOf("", name));
    expect(new Set(all.map(armsCode)).size).toBeGreaterThan(1_000);
    for (const [part, count] of [
      ["division", 8],
      ["first", 7],
      ["second", 7],
      ["charge", 12],
    ] as const)
      expect(new Set(all.map((arms) => arms[part])).size).toBe(count);
  });

  it("are read back from the letters they travel as", () => {
    for (const name of names.slice(0, 200)) expect(armsOf(armsCode(armsOf("", name)), "another")).toEqual(armsOf("", name));
  });
});
