import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { dirname, join } from "node:path/posix";
import { describe, expect, it } from "vitest";
import { FLOORS } from "./floors.ts";
import { complaints } from "./layers.ts";

const root = resolve(import.meta.dirname, "../..");

/** Checks files that are on no floor, without the plan of the floors. */
const sample = (files: Record<string, string>, plan: typeof FLOORS = {}) => complaints(new Map(Object.entries(files)), plan);

describe("The layers are respected", () => {
  it("in every file of the programs, the laboratory and the tests", () => {
    const paths = globSync("{shared,engine,gym,client,server,scripts,lab,test}/**/*.{ts,mjs}", { cwd: root });
    expect(paths.length).toBeGreaterThan(5);
    expect(complaints(new Map(paths.map((path) => [path, readFileSync(resolve(root, path), "utf8")])))).toEqual([]);
  });

  it.each(Object.entries(FLOORS))("and every floor of %s is there", (house, floors) => {
    const missing = floors.filter((floor) => globSync(`${house}/${floor}`, { cwd: root }).length === 0);
    expect(missing).toEqual([]);
  });
});

describe("The layers test finds", () => {
  const outside = {
    "client/a.ts": "",
    "lab/a.ts": "",
    "server/b.ts": "",
    "shared/core/contract/game.ts": "",
    "shared/duel/play.ts": "",
    "shared/toy/play.ts": "",
  };

  it.each([
    ["shared importing the client", "shared/core/x.ts", 'import { a } from "../../client/a.ts";', "shared/ imports nothing from outside"],
    [
      "shared importing the server, as a type",
      "shared/core/x.ts",
      'import type { B } from "../../server/b.ts";',
      "shared/ imports nothing from outside",
    ],
    ["a game importing another game", "shared/duel/x.ts", 'export * from "../toy/play.ts";', "a game imports core and itself only"],
    ["a game importing a file directly in shared", "shared/duel/x.ts", 'import "../x.ts";', "a game imports core and itself only"],
    ["core importing a game", "shared/core/x.ts", 'const a = await import("../duel/play.ts");', "core knows no game"],
    ["shared importing a package that is not allowed", "shared/core/x.ts", 'import Phaser from "phaser";', "shared/ has few packages"],
    ["shared importing a part of Node", "shared/core/x.ts", 'import { readFileSync } from "node:fs";', "shared/ has few packages"],
    ["the engine importing the server", "engine/x.ts", 'import { b } from "../server/b.ts";', "engine/ does not know server/"],
    ["the server importing the client", "server/x.ts", 'import { a } from "../client/a.ts";', "server/ does not know client/"],
    ["the client importing the server", "client/x.ts", 'import { b } from "../server/b.ts";', "client/ does not know server/"],
    ["the product importing the laboratory", "server/x.ts", 'import { a } from "../lab/a.ts";', "server/ does not know lab/"],
    ["a script importing the laboratory", "scripts/x.ts", 'import { a } from "../lab/a.ts";', "scripts/ does not know lab/"],
    ["an import of a file that is not there", "client/x.ts", 'import { b } from "./missing.ts";', "there is no such file"],
  ])("%s", (_, path, source, complaint) => {
    const found = sample({ ...outside, "shared/x.ts": "", [path]: source });
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(complaint);
  });

  it.each([
    ["Math.random", "export const a = Math.random();"],
    ["Date", "export const a = Date.now();"],
    ["performance", "export const a = performance.now();"],
    ["process", "export const a = process.env.PORT;"],
    ["setTimeout", "setTimeout(() => {}, 1);"],
    ["crypto", "crypto.getRandomValues(new Uint8Array(1));"],
  ])("%s in shared", (name, source) => {
    expect(sample({ "shared/core/x.ts": source })).toEqual([`shared/core/x.ts uses ${name}: no luck, clock or environment in shared/`]);
  });

  const plan = { server: ["base", "match", "main.ts"], "shared/*": ["state.ts", "mind"] };

  it.each([
    ["a floor that imports one below it", "server/base/a.ts", "../match/b.ts", "in server, base stands above match"],
    ["the same in every game", "shared/duel/state.ts", "./mind/b.ts", "in shared/duel, state.ts stands above mind"],
    ["a file on no floor", "server/cellar/a.ts", "../base/b.ts", "server/cellar stands on no floor of server"],
    ["an import of what is on no floor", "server/match/a.ts", "../cellar/b.ts", "in server, match stands above cellar"],
  ])("%s", (_, path, specifier, complaint) => {
    const target = join(dirname(path), specifier);
    expect(sample({ [path]: `import "${specifier}";`, [target]: "" }, plan)).toEqual([`${path} imports ${target}: ${complaint}`]);
  });

  it("an import cycle, and names its files", () => {
    const found = sample({ "server/a.ts": 'import "./b.ts";', "server/b.ts": 'import "./c.ts";', "server/c.ts": 'import "./a.ts";' });
    expect(found).toEqual(["import cycle: server/a.ts > server/b.ts > server/c.ts > server/a.ts"]);
  });
});

describe("The layers test leaves alone", () => {
  it.each([
    [
      "a game that imports core, itself and an allowed package",
      "shared/duel/y.ts",
      'import "../core/contract/game.ts"; import "./play.ts"; import { sha256 } from "@noble/hashes/sha2.js";',
    ],
    ["the list of games", "shared/games.ts", 'import "./duel/play.ts"; import "./toy/play.ts";'],
    [
      "a forbidden word in a comment, a string or as a key",
      "shared/duel/y.ts",
      '// Math.random, Date\nexport const a = { date: "Date", process: 1 }; export const b = a.process;',
    ],
    ["the clock outside shared", "server/y.ts", "export const now = Date.now();"],
    ["styles in the client", "client/y.ts", 'import "./style.css";'],
    ["a floor that imports its own and one above it", "server/match/y.ts", 'import "./a.ts"; import "../base/a.ts";'],
    ["one game's floors and another game's", "shared/games.ts", 'import "./duel/play.ts"; import "./toy/play.ts";'],
    ["a folder with floors of its own among the games", "shared/core/a.ts", 'import "./contract/game.ts";'],
  ])("%s", (_, path, source) => {
    const files = {
      "shared/core/contract/game.ts": "",
      "shared/duel/play.ts": "",
      "shared/toy/play.ts": "",
      "server/match/a.ts": "",
      "server/base/a.ts": "",
    };
    const floors = { server: ["base", "match"], "shared/core": ["contract", "a.ts"], "shared/*": ["play.ts", "y.ts"] };
    expect(sample({ ...files, [path]: source }, floors)).toEqual([]);
  });
});
