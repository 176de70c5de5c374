/** Style sheets: each beside the code it styles, in the layer of its floor, none too long to read. */
import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path/posix";
import { describe, expect, it } from "vitest";
import { root } from "../../scripts/settings.ts";
import { FLOORS } from "./floors.ts";

const LONGEST = 300;
const BASE = "client/style";
const INDEX = `${BASE}/index.css`;
const sheets = globSync("client/**/*.css", { cwd: root }).filter((path) => path !== INDEX);
const read = (path: string): string => readFileSync(join(root, path), "utf8");
const index = read(INDEX);
/** Fetched with the code that is fetched on demand. */
const onDemand = sheets.filter((path) =>
  globSync(path.replace(/\.css$/, ".ts"), { cwd: root }).some((code) => read(code).includes(`import "./${basename(path)}"`)),
);
const listed = [...index.matchAll(/@import "([^"]+)" layer\((\w+)\);/g)].map(([, path = "", layer]) => [join(BASE, path), layer] as const);

/** The first and the last layer are those of the base: Chinese type overrules every other sheet. */
const LAYERS = ["base", ...FLOORS["client/ui"]!, "chinese"];
const layerOf = (path: string): string => (path === `${BASE}/chinese.css` ? "chinese" : (/^client\/ui\/(\w+)\//.exec(path)?.[1] ?? "base"));

describe("The style sheets", () => {
  it.each(sheets)("%s is short, and beside the code it styles", (path) => {
    expect(read(path).split("\n").length - 1).toBeLessThanOrEqual(LONGEST);
    if (dirname(path) !== BASE) expect(globSync(`${dirname(path)}/*.ts`, { cwd: root })).not.toEqual([]);
  });

  it("are all in the list or fetched with their code, each once, in the layer of their floor", () => {
    expect([...listed.map(([path]) => path), ...onDemand].sort()).toEqual([...sheets].sort());
    expect(listed.filter(([path, layer]) => layer !== layerOf(path))).toEqual([]);
    expect(onDemand.filter((path) => !/^(\/\*[^/]*\*\/\n)?@layer (\w+) \{\n( .*\n|\n)*\}\n$/.test(read(path)))).toEqual([]);
    expect(onDemand.filter((path) => !read(path).includes(`@layer ${layerOf(path)} {`))).toEqual([]);
  });

  it("set letters in the sizes of the page, but where a chart or a chip measures its own", () => {
    const sizes = sheets.flatMap((path) => [...read(path).matchAll(/font-size: ([^;]+);/g)].map(([, size = ""]) => ({ path, size })));
    expect(sizes.length).toBeGreaterThan(100);
    expect(sizes.filter(({ size }) => !/^(var\(--type-\w+\)|inherit|0|1[25]px|max\(14px, 1em\))$/.test(size))).toEqual([]);
  });

  it("have their layers in the order of the floors", () => {
    expect(/@layer ([^;]+);/.exec(index)?.[1]?.split(/,\s+/)).toEqual(LAYERS);
  });
});
