/** Packages that one command needs now and then: too large, or too seldom used, to be installed with the project. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Installs them into a folder of their own for as long as `use` takes. `command` names who asks, in the one line that says so. */
export async function withPackages(
  command: string,
  packages: readonly string[],
  use: (load: NodeJS.Require) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "quayside-packages-"));
  try {
    console.log(`Quayside ${command}: installing ${packages.join(" and ")} for this run ...`);
    execFileSync("npm", ["install", "--silent", "--no-save", "--no-audit", "--no-fund", "--prefix", folder, ...packages], {
      stdio: "inherit",
    });
    await use(createRequire(join(folder, "index.js")));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
