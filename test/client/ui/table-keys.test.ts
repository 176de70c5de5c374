import { describe, expect, it } from "vitest";
import { UI_TEXT } from "../../../client/text/languages.ts";
import { type KeyActions, namedKeys } from "../../../client/ui/table/table-keys.ts";

const nothing = (): void => undefined;
/** Every deed there is does nothing, whatever it is called. */
const deeds = new Proxy({}, { get: (_deeds, name) => (name === "reading" ? new Proxy({}, { get: () => nothing }) : nothing) });
const keys = Object.keys(namedKeys(deeds as KeyActions));
const NAMES: Readonly<Record<string, string>> = { escape: "Esc", arrowdown: "Arrows", arrowright: "Arrows" };

describe.each(Object.entries(UI_TEXT))("The page of keys in %s", (_language, load) => {
  it.each(keys.filter((key) => !/[1-5]/.test(key)))("lists %s", async (key) => {
    const listed = (await load()).help.groups.flatMap(([, rows]) => rows.map(([name]) => name));
    const name = NAMES[key] ?? key.toUpperCase();
    expect(listed.some((one) => one.split(/, | /).includes(name))).toBe(true);
  });
  it("lists a number for every seat", async () => {
    const listed = (await load()).help.groups.flatMap(([, rows]) => rows.map(([name]) => name));
    expect(keys.filter((key) => /\d/.test(key))).toEqual(["1", "2", "3", "4", "5"]);
    expect(listed.some((one) => one.includes("1") && one.includes("5"))).toBe(true);
  });
});
