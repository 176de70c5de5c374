/** What `npm start` does when the server crashes, tried with programs of a few lines. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { CRASHED } from "../../scripts/serve/supervisor.ts";
import { root } from "../../scripts/settings.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "quayside-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const POLICY = { delays: [1, 2, 3], resetAfter: 60_000 };

/** Supervises a program that writes a line into `runs` at each start, and then runs the given code. */
function supervised(doing: string, policy = POLICY) {
  const program = join(folder, "program.mjs");
  const runs = join(folder, "runs");
  const lines = [
    'import { appendFileSync, readFileSync } from "node:fs";',
    `appendFileSync(${JSON.stringify(runs)}, process.pid + "\\n");`,
    `const run = readFileSync(${JSON.stringify(runs)}, "utf8").trim().split("\\n").length;`,
    'const stay = () => { setInterval(() => undefined, 1_000); console.log("ready"); };',
    doing,
  ];
  writeFileSync(program, lines.join("\n"));
  const call = `import { supervise } from "./scripts/serve/supervisor.ts"; await supervise([${JSON.stringify(program)}], ${JSON.stringify(policy)});`;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", call], { cwd: root, stdio: ["ignore", "pipe", "pipe"] });
  onTestFinished(() => void child.kill("SIGKILL"));
  let said = "";
  child.stderr.on("data", (bytes) => {
    said += bytes;
  });
  const pids = (): number[] => readFileSync(runs, "utf8").trim().split("\n").map(Number);
  const logged = (): Record<string, unknown>[] =>
    said
      .trim()
      .split("\n")
      .filter((line) => line.startsWith("{"))
      .map((line) => JSON.parse(line));
  return { child, pids, logged, ended: once(child, "close"), ready: () => once(child.stdout, "data") };
}

describe("A server that crashes", () => {
  it.each([
    ["of an error", `process.exit(${CRASHED})`, { status: CRASHED }],
    ["of a signal", 'process.kill(process.pid, "SIGKILL")', { code: "SIGKILL" }],
  ])("%s is restarted, with one line in the log", async (_why, death, fields) => {
    const { pids, logged, ended } = supervised(`if (run === 1) ${death}; else process.exit(0);`);
    expect(await ended).toEqual([0, null]);
    expect(pids()).toHaveLength(2);
    expect(logged()).toEqual([{ at: expect.any(String), level: "error", event: "crashed, starting again", ms: 1, ...fields }]);
  });

  it("each time is restarted with growing delays and finally not at all, and its code is the supervisor's", async () => {
    const { pids, logged, ended } = supervised(`process.exit(${CRASHED});`);
    expect(await ended).toEqual([CRASHED, null]);
    expect(pids()).toHaveLength(1 + POLICY.delays.length);
    expect(logged().map(({ ms }) => ms)).toEqual(POLICY.delays);
  });

  it("after a long run starts from the first delay again", async () => {
    const { pids, ended } = supervised(`process.exit(run <= 5 ? ${CRASHED} : 0);`, { delays: [1], resetAfter: 0 });
    expect(await ended).toEqual([0, null]);
    expect(pids()).toHaveLength(6);
  });
});

describe("A server that exits on purpose", () => {
  it.each([0, 1, 3])("is not restarted, and its code is passed on: %i", async (code) => {
    const { pids, logged, ended } = supervised(`process.exit(${code});`);
    expect(await ended).toEqual([code, null]);
    expect(pids()).toHaveLength(1);
    expect(logged()).toEqual([]);
  });
});

describe("A signal", () => {
  it.each(["SIGINT", "SIGTERM"] as const)("is passed on, and the server decides how it exits: %s", async (signal) => {
    const { child, pids, ended, ready } = supervised(`process.once("${signal}", () => process.exit(5)); stay();`);
    await ready();
    child.kill(signal);
    expect(await ended).toEqual([5, null]);
    expect(pids()).toHaveLength(1);
  });

  it("is passed on a second time too, for a server that does not exit", async () => {
    const { child, ended, ready } = supervised('process.once("SIGTERM", () => console.log("asked")); stay();');
    await ready();
    const asked = ready();
    child.kill("SIGTERM");
    await asked;
    child.kill("SIGTERM");
    expect(await ended).toEqual([143, null]);
  });

  it("during a delay ends the supervisor", async () => {
    const { child, logged, ended, pids } = supervised(`process.exit(${CRASHED});`, { delays: [3_600_000], resetAfter: 60_000 });
    while (logged().length === 0) await once(child.stderr, "data");
    child.kill("SIGTERM");
    expect(await ended).toEqual([0, null]);
    expect(pids()).toHaveLength(1);
  });
});
