import { describe, expect, it } from "vitest";
import { UI_TEXT } from "../../../client/text/languages.ts";
import { type KeyActions, namedKeys } from "../../../client/ui/table/table-keys.ts";

const nothing = (): void => undefined;
/** Every deed there is does nothing, whatever it is called. */
const deeds = new Proxy({}, { get: (_deeds, name) => (name === "reading" ? new Proxy({}, { get: () => nothing }) : nothing) });
const keys = Object.keys(namedKeys(deeds as KeyActions));

describe.each(Object.entries(UI_TEXT))("The page of keys in %s", (_language, load) => {
  const named = async () => (await load()).help.groups(5).flatMap(([, rows]) => rows.map(([name]) => name));
  it.each(keys.filter((key) => !/[1-5]|arrow/.test(key)))("lists %s", async (key) => {
    const name = key === "escape" ? "Esc" : key.toUpperCase();
    expect((await named()).some((one) => one.split(/[, 、，]+/).includes(name))).toBe(true);
  });
  it("has a row wherever English has one, also for the arrows, which each language names in its own way", async () => {
    const groups = (await load()).help.groups(5);
    const english = (await UI_TEXT.en()).help.groups(5);
    expect(groups.map(([, rows]) => rows.length)).toEqual(english.map(([, rows]) => rows.length));
    expect((await named()).filter((name) => name.trim() === "")).toEqual([]);
  });
  it.each(["H", "R", "T", "U"])("has %s in a row that can be left out where the key does nothing", async (key) => {
    expect((await named()).filter((name) => name === key)).toHaveLength(1);
  });
  it("names no seat that the table lacks", async () => {
    const rows = (await load()).help.groups(3).flatMap(([, keys]) => keys.map(([name]) => name));
    expect(rows.filter((name) => /1.*3/.test(name))).toHaveLength(1);
    expect(rows.filter((name) => /[45]/.test(name))).toEqual([]);
  });
  it("lists a number for every seat", async () => {
    const listed = await named();
    expect(keys.filter((key) => /\d/.test(key))).toEqual(["1", "2", "3", "4", "5"]);
    expect(listed.some((one) => one.includes("1") && one.includes("5"))).toBe(true);
  });
});
