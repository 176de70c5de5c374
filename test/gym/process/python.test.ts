/** The Python package, where this machine has python3 with numpy (`.ci/services` brings them). */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "../../../scripts/settings.ts";

const env = { ...process.env, PYTHONPATH: join(root, "gym/python"), PYTHONDONTWRITEBYTECODE: "1" };
const python = (...args: readonly string[]) => spawnSync("python3", args, { encoding: "utf8", env });

const missing = python("-c", "import numpy").status === 0 ? undefined : "there is no python3 with numpy";
if (missing !== undefined) console.warn(`Skipped: the gym's Python package, because ${missing}.`);

const CHECK = join(import.meta.dirname, "check_python.py");
/** Its own list of rules: a check that ends early keeps fewer. */
const RULES = /^RULES = \[\n(.*?)\n\]/ms.exec(readFileSync(CHECK, "utf8"))?.[1]?.split("\n").length;

describe.skipIf(missing !== undefined)(`The Python package${missing === undefined ? "" : ` (skipped: ${missing})`}`, () => {
  it.concurrent.each([
    ["duel", 2],
    ["puerto-rico", 3],
    ["elasund", 4],
  ])("keeps the documented rules of PettingZoo's AEC interface, and those of batches: %s with %i", (game, seats) => {
    const { stdout, stderr, status } = python(CHECK, game, String(seats));
    expect(stderr).toBe("");
    expect(stdout.match(/^kept: /gm)?.length).toBe(RULES);
    expect(status).toBe(0);
  });

  it("has a sample that plays a match and learns a taste for Duel that beats chance", () => {
    const { stdout, stderr } = python(join(root, "gym/python/agent.py"));
    expect(stderr).toBe("");
    expect(stdout).toMatch(/^player_[01]: draft /);
    expect(Number(/by taste: +mean reward of seat 0 (\S+)/.exec(stdout)?.[1])).toBeGreaterThan(0.5);
  });

  it("has samples of up to 60 lines", () => {
    for (const sample of ["gym/agent.ts", "gym/python/agent.py"])
      expect(readFileSync(join(root, sample), "utf8").trimEnd().split("\n").length).toBeLessThanOrEqual(60);
  });
});
