/** Builds the client and unpacks the browser once, before all browser tests: two files doing so at once would collide. */
import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { resolve } from "node:path";
import { FAILURES } from "./followed-pages.ts";

/** Runs in a process of its own: unpacking the browser sets library paths in the environment, which the tests would inherit. */
const MAKE = `
  const { buildClient } = await import("./scripts/client.ts");
  const { browserFile } = await import("./test/browser/harness/browser.ts");
  await buildClient();
  await browserFile();`;

export function setup(): void {
  rmSync(FAILURES, { recursive: true, force: true });
  const cwd = resolve(import.meta.dirname, "../../..");
  const { status } = spawnSync(process.execPath, ["--input-type=module", "--eval", MAKE], { cwd, stdio: "inherit" });
  if (status !== 0) throw new Error("the client could not be built, or the browser could not be unpacked");
}
