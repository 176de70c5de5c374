import { describe, expect, it } from "vitest";
import {
  changeSettings,
  changesOf,
  DEFAULTS,
  mergeSettings,
  parseSettings,
  type Settings,
  tableSettings,
} from "../../../client/settings/settings.ts";
import { SettingsSync } from "../../../client/settings/settings-store.ts";

describe("Settings", () => {
  const valuesOf = (kept: string | null) => parseSettings(kept).values;
  it.each([null, "", "nonsense", "null", "[]", "7"])("are the defaults if %j is kept", (kept) => expect(valuesOf(kept)).toEqual(DEFAULTS));
  it("are kept one by one: what makes no sense is at its default", () => {
    const kept = JSON.stringify({ speed: "fast", pieces: 7, motion: "wild", confirm: "never", mirror: true });
    expect(valuesOf(kept)).toEqual({ ...DEFAULTS, speed: "fast", confirm: "never", mirror: true });
  });
  it("of an earlier version have one volume for everything", () => {
    expect(valuesOf(JSON.stringify({ volume: 0 }))).toMatchObject({ pieces: 0, ambience: 0, alerts: 0 });
    expect(valuesOf(JSON.stringify({ volume: 0.3, alerts: 0.9 }))).toMatchObject({ pieces: 0.3, ambience: 0.3, alerts: 0.9 });
  });
  it("of an earlier version turn no music on", () => expect(valuesOf(JSON.stringify({ volume: 0.3 })).music).toBe(0));
  it("come back as they were kept", () => {
    const settings: Settings = {
      speed: "slow",
      pieces: 0,
      ambience: 0.25,
      alerts: 1,
      music: 0.5,
      motion: "less",
      confirm: "always",
      secondClick: "always",
      look: "evening",
      mirror: true,
      bigView: true,
      autoplay: true,
      notices: true,
      chanceBar: true,
      plain: true,
      tab: false,
      hurry: false,
      language: "nl",
      tips: false,
      hideHurtful: false,
      muted: true,
      lobbyAmbience: true,
    };
    expect(valuesOf(JSON.stringify(settings))).toEqual(settings);
  });
  it("follow the guest with the time of their change, but not what is about this browser", () => {
    const kept = changeSettings(parseSettings(null), { pieces: 0, plain: true }, 70);
    expect(changesOf(kept)).toEqual([{ setting: "pieces", value: 0, at: 70 }]);
    expect(mergeSettings(parseSettings(null), changesOf(kept)).values).toEqual({ ...DEFAULTS, pieces: 0 });
  });
  it("of older versions, kept without a time, follow too and give way to every change that has one", () => {
    const old = parseSettings(JSON.stringify({ speed: "fast" }));
    expect(changesOf(old).map(({ setting }) => setting)).toEqual(["speed"]);
    expect(mergeSettings(old, [{ setting: "speed", value: "slow", at: 2 }]).values.speed).toBe("slow");
  });
  it("merge to the newest change of each, in whichever order they meet", () => {
    const phone = changeSettings(changeSettings(parseSettings(null), { speed: "fast" }, 10), { pieces: 0 }, 40);
    const desk = changeSettings(changeSettings(parseSettings(null), { speed: "slow" }, 20), { pieces: 1, mirror: true }, 30);
    const wanted = { ...DEFAULTS, speed: "slow", pieces: 0, mirror: true };
    expect(mergeSettings(phone, changesOf(desk)).values).toEqual(wanted);
    expect(mergeSettings(desk, changesOf(phone)).values).toEqual(wanted);
  });
  it("changed without the server are told, all of them, as soon as it answers again", async () => {
    const told: unknown[] = [];
    let due = (): void => undefined;
    let own = parseSettings(null);
    let answers = false;
    const sync = new SettingsSync({
      guest: {
        settings: async (changes) => {
          told.push(changes);
          if (!answers) throw new Error("no server");
          return [{ setting: "speed", value: "fast", at: 90 }];
        },
      },
      timers: {
        after(_milliseconds, call) {
          due = call;
          return () => undefined;
        },
      },
      memory: { merge: () => undefined, missing: () => [] },
      stored: () => own,
      merged: (changes) => {
        own = mergeSettings(own, changes);
      },
    });
    own = changeSettings(own, { pieces: 0 }, 10);
    sync.soon();
    due();
    await Promise.resolve();
    expect(own.values).toEqual({ ...DEFAULTS, pieces: 0 });
    answers = true;
    own = changeSettings(own, { mirror: true }, 20);
    sync.soon();
    due();
    await new Promise((soon) => setTimeout(soon));
    const volume = { setting: "pieces", value: 0, at: 10 };
    expect(told).toEqual([[volume], [{ setting: "mirror", value: true, at: 20 }, volume]]);
    expect(own.values).toEqual({ ...DEFAULTS, pieces: 0, mirror: true, speed: "fast" });
  });
  it("take the server's time for a value both have, and nothing that makes no sense here", () => {
    const ahead = changeSettings(parseSettings(null), { speed: "fast" }, 9_000);
    const told = mergeSettings(ahead, [
      { setting: "speed", value: "fast", at: 100 },
      { setting: "pieces", value: "loud", at: 200 },
      { setting: "fromTheFuture", value: true, at: 200 },
      { setting: "plain", value: true, at: 200 },
    ]);
    expect(told).toEqual({ values: { ...DEFAULTS, speed: "fast" }, changed: { speed: 100 } });
  });
  it.each([
    ["system", true, true],
    ["system", false, false],
    ["less", false, true],
    ["full", true, false],
  ] as const)("motion %s, system wants less %s: reduced %s", (motion, system, reduced) => {
    expect(tableSettings({ ...DEFAULTS, motion }, system).reducedMotion).toBe(reduced);
  });
});
