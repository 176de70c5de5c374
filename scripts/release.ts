/**
 * `npm run release -- FOLDER`: packs the program into the folder, with the list of its parts and the checksums of all that is there: what
 * `npm run engine -- FOLDER` has put there before, too.
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { listOfParts } from "./release/parts.ts";
import { root } from "./settings.ts";

const SUMS = "SHA256SUMS";

const [given] = process.argv.slice(2);
if (given === undefined) {
  console.error("Quayside release: say into which folder, for example: npm run release -- released");
  process.exit(2);
}
const folder = resolve(given);
mkdirSync(folder, { recursive: true });
const { name, version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));

const tarball = run("npm", ["pack", "--silent", "--pack-destination", folder]).trim().split("\n").at(-1) ?? "";
const listed = run("tar", ["-tzf", tarball], folder).split("\n");
const parts = listOfParts(name, version, new Set(listed.map((path) => path.replace("package/", ""))));
writeFileSync(join(folder, `${name}-${version}.cdx.json`), `${JSON.stringify(parts, undefined, 2)}\n`);

const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile() && entry.name !== SUMS);
const sums = files
  .map((entry) => entry.name)
  .sort()
  .map(
    (file) =>
      `${createHash("sha256")
        .update(readFileSync(join(folder, file)))
        .digest("hex")}  ${file}\n`,
  );
writeFileSync(join(folder, SUMS), sums.join(""));
console.log(`Quayside release: ${version} is in ${folder}. Check with: sha256sum --check ${SUMS}`);

function run(command: string, args: readonly string[], cwd = root): string {
  const { status, stdout } = spawnSync(command, args, {
    cwd,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
    shell: process.platform === "win32",
    maxBuffer: 1 << 26,
  });
  if (status !== 0) process.exit(status ?? 1);
  return stdout;
}
