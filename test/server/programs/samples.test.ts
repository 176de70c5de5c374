/** The sample programs of `gym/live`, as a stranger starts them: each makes its account and plays a whole match on a live server. */
import { spawn, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
import { root } from "../../../scripts/settings.ts";
import { start, type Under } from "../server.ts";

const SAMPLES = join(root, "gym/live");
/** Debian's packages are its own Python's, which need not be the first one. */
const python = ["python3", "/usr/bin/python3"].find((command) => spawnSync(command, ["-c", "import websockets"]).status === 0);
if (python === undefined)
  console.warn("Skipped: the Python sample, because there is no python3 with websockets (python3-websockets in Debian).");

let under: Under;
beforeAll(async () => {
  under = await start();
});
afterAll(() => under.serving.close());

/** What it has printed when it ends by itself. */
async function run(command: string, sample: string, ...args: readonly string[]): Promise<string> {
  const { QUAYSIDE_TOKEN: _own, ...env } = process.env;
  const program = spawn(command, [join(SAMPLES, sample), under.address, ...args], { env });
  onTestFinished(() => void program.kill());
  let printed = "";
  for (const from of [program.stdout, program.stderr])
    from.on("data", (data) => {
      printed += data;
    });
  await new Promise((ended) => program.once("close", ended));
  return printed;
}

const PLACE = /Place [12] of 2 \(\w+\) in http.*\/r\/[\w-]+/;

it("the sample in TypeScript plays a whole match against a level", async () => {
  expect(await run(process.execPath, "player.ts", "duel", "beginner")).toMatch(PLACE);
});

it("two samples in TypeScript meet in the queue", async () => {
  const both = [run(process.execPath, "player.ts", "duel", "queue"), run(process.execPath, "player.ts", "duel", "queue")];
  for (const printed of await Promise.all(both)) expect(printed).toMatch(PLACE);
});

it.skipIf(python === undefined)("the sample in Python plays a whole match against a level", async () => {
  expect(await run(python ?? "", "player.py", "duel", "beginner")).toMatch(PLACE);
});

it("a sample says what the server refuses", async () => {
  expect(await run(process.execPath, "player.ts", "duel", "AAAAAA")).toContain("There is no such table, or it is closed.");
});

it("the samples have up to 60 lines", () => {
  for (const sample of ["player.ts", "player.py"])
    expect(readFileSync(join(SAMPLES, sample), "utf8").trimEnd().split("\n").length).toBeLessThanOrEqual(60);
});
