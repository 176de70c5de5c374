/** The packed engine, as a stranger uses it: from its tarball, in an empty folder, without a network. */
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { root } from "../../scripts/settings.ts";

let folder: string;
let packed: string[];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "quayside-engine-"));
  execFileSync("npm", ["run", "--silent", "engine", "--", folder], { cwd: root, stdio: ["ignore", "ignore", "inherit"] });
  packed = execFileSync("tar", ["-tzf", join(folder, TARBALL)], { encoding: "utf8" })
    .trim()
    .split("\n");
  writeFileSync(join(folder, "package.json"), JSON.stringify({ type: "module" }));
  execFileSync("npm", ["install", `./${TARBALL}`, "--offline", "--silent"], { cwd: folder, stdio: ["ignore", "ignore", "inherit"] });
});
afterAll(() => rmSync(folder, { recursive: true }));

const manifest = (path: string) => JSON.parse(readFileSync(join(root, path), "utf8"));
const { version, dependencies } = manifest("engine/package.json");
const TARBALL = `quayside-engine-${version}.tgz`;

/** Runs a program in the folder; what it says, or its complaint. */
function run(name: string, text: string): string {
  writeFileSync(join(folder, name), text);
  const { stdout, stderr } = spawnSync(process.execPath, [name], { cwd: folder, encoding: "utf8", env: { PATH: process.env.PATH } });
  return stderr === "" ? stdout : stderr;
}

const examples = [...readFileSync(join(root, "engine/README.md"), "utf8").matchAll(/```js\n(.*?)```/gs)].map(([, text]) => text as string);

describe("The engine's package", () => {
  it("holds the rules and what they need, and nothing of server, client or tests", () => {
    const folders = new Set(packed.map((path) => path.split("/").slice(1, 2)[0]));
    expect([...folders].sort()).toEqual(["LICENSE", "NOTICE.md", "README.md", "engine", "node_modules", "package.json", "shared"]);
    expect(packed.filter((path) => /\.ts$/.test(path) && !/\.d\.ts$/.test(path))).toEqual([]);
  });

  it("has the version of the whole, and the same packages", () => {
    const whole = manifest("package.json");
    expect(version).toBe(whole.version);
    expect(dependencies).toEqual(Object.fromEntries(Object.keys(dependencies).map((name) => [name, whole.dependencies[name]])));
  });

  it("plays the match of its README, in ten lines", () => {
    const [match = ""] = examples;
    expect(match.trim().split("\n").filter(Boolean).length).toBeLessThanOrEqual(10);
    expect(run("match.js", match)).toMatch(/0 draft .*places: \[ [12], [12] \]/s);
  });

  it("keeps the record of its README, which replays", () => {
    expect(run("record.js", examples[1] as string)).toMatch(/^\[ [1-3], [1-3], [1-3] \]\n$/);
  });

  it("tells a compiler the types of moves, tables and results", () => {
    writeFileSync(
      join(folder, "sample.ts"),
      `import { type Duel, duel, GAMES, openSearch, pickOptions, quickLuck, silent, type State, viewOf } from "@quayside/engine";
       const luck = quickLuck(1);
       const state: State<Duel> = duel.setup({ seats: 2, options: pickOptions(duel.options, { wonders: "firstGame" }), rules: 1, luck });
       const search = openSearch(duel, viewOf(state, 0), luck, { iterations: 8 });
       search.run(8);
       for (const move of duel.moves(viewOf(state, 0))) if (move.type === "build") duel.play(state, 0, { type: "build", card: move.card }, silent);
       const coins: number | undefined = state.table.cities[0]?.coins;
       console.log(coins, GAMES.map((game) => game.result(state.table)?.places.length));
       // @ts-expect-error: no such move
       duel.play(state, 0, { type: "fly" }, silent);
       // @ts-expect-error: no such option
       pickOptions(duel.options, { wonders: "none" }).dice;`,
    );
    const options = ["--strict", "--noEmit", "--module", "NodeNext", "--target", "ES2024", "--skipLibCheck", "false", "--types", ""];
    const tsc = spawnSync(join(root, "node_modules/.bin/tsc"), [...options, "sample.ts"], { cwd: folder, encoding: "utf8" });
    expect(tsc.stdout).toBe("");
    expect(tsc.status).toBe(0);
  });
});
