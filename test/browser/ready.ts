/** What all files of browser tests need is made once, before the first of them: two at a time would be in each other's way. */
import { spawnSync } from "node:child_process";
import { resolve } from "node:path";

/** In a process of its own: whoever unpacks the browser is given its libraries in his environment, and would hand them on to all tests. */
const MAKE = `
  const { buildClient } = await import("./scripts/client.ts");
  const { browserFile } = await import("./test/browser/browser.ts");
  await buildClient();
  await browserFile();`;

export function setup(): void {
  const cwd = resolve(import.meta.dirname, "../..");
  const { status } = spawnSync(process.execPath, ["--input-type=module", "--eval", MAKE], { cwd, stdio: "inherit" });
  if (status !== 0) throw new Error("the client could not be built, or the browser could not be unpacked");
}
