/** Settings that follow a guest: on every database available here, and as browsers ask for them. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Timers } from "../../../client/base/timers.ts";
import { callApi } from "../../../client/feed/live/api.ts";
import type { Guest } from "../../../client/feed/lobby.ts";
import { parseSettings } from "../../../client/settings/settings.ts";
import { SettingsSync } from "../../../client/settings/settings-store.ts";
import { type FirstMatches, firstMatches } from "../../../client/ui/lessons/first-matches.ts";
import { guestStoreIn } from "../../../server/database/guests/guest-store.ts";
import { MOST_CHANGES, MOST_SETTINGS, MOST_SETTINGS_TEXT, type SettingChange } from "../../../shared/core/wire/settings.ts";
import { DATABASES } from "../database/storage.ts";
import { memory, start, type Under } from "../server.ts";

const NOW = 1_000;

describe.each(DATABASES)("Settings of a guest, %s,", (_kind, make) => {
  const open = async () => {
    const store = guestStoreIn(await make(), () => NOW);
    const create = async (name: string) => (await store.create(name)).person.id;
    return { store, ada: await create("Ada"), ben: await create("Ben") };
  };

  it("keep the newest change of each, whichever device tells it first", async () => {
    const { store, ada, ben } = await open();
    await store.mergeSettings(ada, [
      { setting: "speed", value: "fast", at: 20 },
      { setting: "volume", value: 0.5, at: 20 },
    ]);
    const merged = await store.mergeSettings(ada, [
      { setting: "speed", value: "slow", at: 10 },
      { setting: "volume", value: 0, at: 30 },
      { setting: "mirror", value: true, at: 5 },
    ]);
    expect(merged).toEqual([
      { setting: "mirror", value: true, at: 5 },
      { setting: "speed", value: "fast", at: 20 },
      { setting: "volume", value: 0, at: 30 },
    ]);
    expect(await store.mergeSettings(ada, [])).toEqual(merged);
    expect(await store.mergeSettings(ben, [])).toEqual([]);
  });

  it("take no change from the future, so that a clock that is ahead does not decide for ever", async () => {
    const { store, ada } = await open();
    await store.mergeSettings(ada, [{ setting: "speed", value: "fast", at: NOW * 1_000 }]);
    expect(await store.mergeSettings(ada, [])).toEqual([{ setting: "speed", value: "fast", at: NOW }]);
  });

  it("are no more than a client could need, and are told and erased with the guest", async () => {
    const { store, ada, ben } = await open();
    const named = (first: string) =>
      Array.from({ length: MOST_SETTINGS }, (_none, at) => ({
        setting: `${first}${String.fromCharCode(65 + (at % 26))}${String.fromCharCode(97 + Math.floor(at / 26))}`,
        value: at,
        at: 1,
      }));
    await store.mergeSettings(ada, named("x"));
    expect(await store.mergeSettings(ada, [...named("y").slice(1), { setting: "xAa", value: "newer", at: 2 }])).toHaveLength(MOST_SETTINGS);
    expect(await store.exportData(ada)).toMatchObject({ settings: expect.arrayContaining([{ setting: "xAa", value: '"newer"', at: 2 }]) });
    const long = Array.from({ length: MOST_SETTINGS }, (_none, at) => ({
      setting: `${"z".repeat(36)}${at}`,
      value: "v".repeat(40),
      at: 3,
    }));
    const kept = await store.mergeSettings(ben, long);
    expect(kept.length).toBeGreaterThan(50);
    expect(kept.reduce((sum, { setting, value }) => sum + setting.length + JSON.stringify(value).length, 0)).toBeLessThanOrEqual(
      MOST_SETTINGS_TEXT,
    );
    await store.erase(ada);
    expect(await store.exportData(ada)).toMatchObject({ settings: [] });
  });
});

describe("The call for settings", () => {
  let under: Under;
  beforeAll(async () => {
    under = await start({ maxCalls: 300 });
  });
  afterAll(() => under.serving.close());

  it("gives a second device what the guest has set on the first", async () => {
    const first = under.browser({ storage: memory(), name: "Ada" }).guest;
    const second = under.browser({ storage: memory(), name: "Lou" }).guest;
    await first.settings([{ setting: "speed", value: "fast", at: 10 }]);
    expect(await second.settings([])).toEqual([]);
    await second.redeem(await first.code());
    expect(await second.settings([{ setting: "volume", value: 0, at: 11 }])).toEqual([
      { setting: "speed", value: "fast", at: 10 },
      { setting: "volume", value: 0, at: 11 },
    ]);
  });

  it("keeps for the guest what they have met on each of their devices, more than one call holds", async () => {
    /** Waits until it knows everything, and the server too. */
    const sync = async (guest: Guest, first: FirstMatches) => {
      let due = (): void => undefined;
      let last: readonly SettingChange[] | undefined;
      const timers: Timers = {
        after(_rest, call) {
          due = call;
          return () => undefined;
        },
      };
      const settings: Guest["settings"] = async (changes) => {
        last = await guest.settings(changes);
        return last;
      };
      new SettingsSync({ guest: { settings }, memory: first, timers, stored: () => parseSettings(null), merged: () => undefined }).soon();
      due();
      await expect.poll(() => last && first.missing(last)).toEqual([]);
    };
    const [desk, phone] = [firstMatches(memory()), firstMatches(memory())];
    const tips = Array.from(
      { length: MOST_CHANGES + 5 },
      (_none, at) => `tip.${"a".repeat((at % 9) + 1)}.${"b".repeat(Math.floor(at / 9) + 1)}`,
    );
    for (const tip of tips) desk.noteTip("duel", tip);
    phone.noteOffer("elasund");
    const [atDesk, atPhone] = ["Ada", "Lou"].map((name): Guest => under.browser({ storage: memory(), name }).guest) as [Guest, Guest];
    await sync(atDesk, desk);
    await atPhone.redeem(await atDesk.code());
    await sync(atPhone, phone);
    expect(tips.filter((tip) => phone.wantsTip("duel", tip))).toEqual([]);
    await sync(atDesk, desk);
    expect([desk.isNewcomer("elasund"), desk.isNewcomer("puerto-rico")]).toEqual([false, true]);
  });

  it("refuses unknown guests, what is malformed, and too many calls", async () => {
    const storage = memory();
    await under.browser({ storage, name: "Ada" }).guest.name();
    const guest = storage.getItem("quayside.guest")!;
    const ask = (changes: unknown, who = guest) => callApi(under.address, "settings", { guest: who, changes: changes as never });
    await expect(ask([], "0".repeat(32))).rejects.toThrow("unknownGuest");
    const change = { setting: "speed", value: "fast", at: 1 };
    for (const wrong of [
      { ...change, setting: "" },
      { ...change, setting: "with space" },
      { ...change, value: "x".repeat(41) },
      { ...change, value: { deep: 1 } },
      { ...change, value: null },
      { ...change, at: -1 },
      { ...change, at: "now" },
      { ...change, more: 1 },
    ])
      await expect(ask([wrong])).rejects.toThrow("malformed");
    await expect(ask(Array.from({ length: MOST_CHANGES + 1 }, () => change))).rejects.toThrow("malformed");
    const flood = await Promise.allSettled(Array.from({ length: 120 }, () => ask([change])));
    expect(flood.filter(({ status }) => status === "rejected").length).toBeGreaterThan(0);
  });
});
