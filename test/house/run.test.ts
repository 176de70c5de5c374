/** What every npm script begins with: `scripts/run.mjs`, on a machine whose packages are installed. */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it, onTestFinished } from "vitest";
import { root } from "../../scripts/settings.ts";

const folder = mkdtempSync(join(tmpdir(), "quayside-run-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** A program of these lines. */
function programOf(name: string, ...lines: readonly string[]): string {
  const file = join(folder, `${name}.ts`);
  writeFileSync(file, lines.join("\n"));
  return file;
}

const RUN = join(root, "scripts/run.mjs");
const ANSWER = programOf("answer", "console.log(JSON.stringify([process.execArgv, process.argv.slice(1)]));", "process.exitCode = 5;");

describe("The runner of the npm scripts", () => {
  it.each([["without options"], ["with an option of Node's, in a process of its own", "--no-warnings"]])(
    "runs a file %s",
    (_how, ...flags) => {
      const { stdout, status } = spawnSync(process.execPath, [RUN, ...flags, ANSWER, "one", "--two"], { cwd: root, encoding: "utf8" });
      expect(JSON.parse(stdout)).toEqual([flags, [ANSWER, "one", "--two"]]);
      expect(status).toBe(5);
    },
  );

  it.each([["without options"], ["with an option of Node's", "--no-warnings"]])("passes a signal on, %s", async (_how, ...flags) => {
    const program = programOf(
      "stay",
      'process.once("SIGTERM", () => process.exit(7));',
      "setInterval(() => {}, 1_000);",
      'console.log("ready");',
    );
    const child = spawn(process.execPath, [RUN, ...flags, program], { cwd: root, stdio: ["ignore", "pipe", "inherit"] });
    onTestFinished(() => void child.kill("SIGKILL"));
    await once(child.stdout, "data");
    child.kill("SIGTERM");
    expect(await once(child, "close")).toEqual([7, null]);
  });

  it("is what every npm script begins with, on a file that is there", () => {
    const { prepare, prepack, ...scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")).scripts as Record<string, string>;
    expect([prepare, prepack]).toEqual(["node scripts/setup.mjs --stamp", "npm run --silent package"]);
    expect(Object.keys(scripts).length).toBeGreaterThan(10);
    for (const command of Object.values(scripts)) {
      const file = /^node scripts\/run\.mjs (?:--\S+ )?(\S+)/.exec(command)?.[1];
      expect(file, command).toBeDefined();
      expect(existsSync(join(root, file as string)), command).toBe(true);
    }
  });
});
