/**
 * `npm run engine`: writes the package @quayside/engine into dist/engine, as plain JavaScript with types, and packs it into a tarball in the
 * folder it is given, else here. What it depends on is in the tarball, so that it installs without a network.
 */
import { spawnSync } from "node:child_process";
import { cpSync, readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { root } from "./settings.ts";

const source = join(root, "engine");
const made = join(root, "dist/engine");
const folder = resolve(process.argv[2] ?? root);

rmSync(made, { recursive: true, force: true });
run("tsc", ["--project", source]);
for (const file of ["package.json", "README.md"]) cpSync(join(source, file), join(made, file));
for (const file of ["LICENSE", "NOTICE.md"]) cpSync(join(root, file), join(made, file));
const { dependencies } = JSON.parse(readFileSync(join(source, "package.json"), "utf8"));
for (const name of Object.keys(dependencies)) {
  const from = join(root, "node_modules", name);
  // Their sources are of no use beside what was built of them.
  const filter = (path: string): boolean => path !== join(from, "src") && !path.endsWith(".map");
  cpSync(from, join(made, "node_modules", name), { recursive: true, filter });
}
run("npm", ["pack", "--silent", "--pack-destination", folder], made);

/** npm scripts have node_modules/.bin in PATH. */
function run(command: string, args: readonly string[], cwd = root): void {
  const { status } = spawnSync(command, args, { cwd, stdio: "inherit", shell: process.platform === "win32" });
  if (status !== 0) process.exit(status ?? 1);
}
