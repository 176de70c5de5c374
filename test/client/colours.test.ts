import { globSync, readFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { SEAT_COLOURS } from "../../client/face/seat-palette.ts";
import { signOf } from "../../client/face/seat-signs.ts";
import { COLOURS as PICTURE } from "../../client/picture/style.ts";
import { UI_TEXT } from "../../client/text/languages.ts";
import { COLOUR_COUNT } from "../../shared/core/match/record.ts";
import { COLOURS as ELASUND } from "../../shared/elasund/state.ts";

const folder = resolve(import.meta.dirname, "../../client");
const sheets = new Map(globSync("**/*.css", { cwd: folder }).map((name) => [basename(name), readFileSync(resolve(folder, name), "utf8")]));
const palette = sheets.get("colours.css") ?? "";
const defined = new Map([...palette.split("\n}")[0]!.matchAll(/--([\w-]+): (#\w+);/g)].map(([, name, value]) => [name!, value!]));
const others = [...sheets].filter(([name]) => name !== "colours.css");

describe("The page's colours", () => {
  it.each(others)("are not written out in %s", (_name, css) => {
    const raw = [...css.matchAll(/#[0-9a-f]{3,8}\b(?![^{}]*\{)|\b(?:rgb|hsl|oklch)a?\([^v]/gi)].map(([found]) => found);
    expect(raw).toEqual([]);
  });
  it("are all in use", () => {
    const used = new Set(others.flatMap(([, css]) => [...css.matchAll(/var\(--([\w-]+)\)/g)].map(([, name]) => name)));
    expect([...defined.keys()].filter((name) => !used.has(name))).toEqual([]);
  });
  it("and measures are all defined, in a sheet or by the page", () => {
    const code = globSync("**/*.ts", { cwd: folder }).map((name) => readFileSync(resolve(folder, name), "utf8"));
    const known = new Set([...[...sheets.values(), ...code].join("\n").matchAll(/--([\w-]+)(?=:|["'`])/g)].map(([, name]) => name));
    const used = [...sheets.values()].flatMap((css) => [...css.matchAll(/var\(--([\w-]+)/g)].map(([, name]) => name));
    expect(used.filter((name) => !known.has(name))).toEqual([]);
  });
  it("agree with the picture's", () => {
    const shared = Object.entries(PICTURE).filter(([name]) => defined.has(name));
    expect(shared.length).toBeGreaterThan(3);
    for (const [name, value] of shared) expect([name, defined.get(name)]).toEqual([name, value]);
  });
});

describe("The seats' palette", () => {
  it("has every colour a seat may wear, each once", () => {
    expect(SEAT_COLOURS).toHaveLength(COLOUR_COUNT);
    expect(new Set(SEAT_COLOURS.map(({ shield }) => shield)).size).toBe(COLOUR_COUNT);
  });
  it("has a sign and a pattern of its own for every colour, so that colour is not the only difference", () => {
    const signs = SEAT_COLOURS.map((_colour, at) => signOf(at));
    expect(new Set(signs.map(({ symbol }) => symbol)).size).toBe(COLOUR_COUNT);
    expect(new Set(signs.map(({ pattern }) => pattern).filter((pattern) => pattern !== "")).size).toBe(COLOUR_COUNT);
  });
  it.each(Object.entries(UI_TEXT))("has a name for every colour in %s", async (_id, load) => {
    const text = await load();
    expect(new Set(text.colours.names).size).toBe(COLOUR_COUNT);
  });
  it("has Elasund's colours first, in the same order", () => {
    expect(SEAT_COLOURS.slice(0, ELASUND.length).map(({ name }) => name)).toEqual([...ELASUND]);
  });
});
