import { spawnSync } from "node:child_process";
import { root } from "./settings.ts";

// npm puts node_modules/.bin first in PATH, which is where these programs are.
const steps = [
  { name: "types", command: "tsc" },
  { name: "lint and format", command: "biome check --error-on-warnings ." },
  { name: "spelling", command: "node scripts/spelling.ts" },
  { name: "layers and licences", command: "vitest run test/house/layers.test.ts test/house/licences.test.ts" },
  { name: "unused files, exports and packages", command: "knip" },
  { name: "files and exports that only tests use", command: "knip --production" },
];

const failed = steps.filter(({ name, command }) => {
  console.log(`\nQuayside check: ${name} (${command})`);
  return spawnSync(command, { cwd: root, stdio: "inherit", shell: true }).status !== 0;
});

if (failed.length > 0) {
  console.error(`\nQuayside check FAILED: ${failed.map(({ name }) => name).join("; ")}.`);
  process.exit(1);
}
console.log("\nQuayside check passed.");
