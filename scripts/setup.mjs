// What scripts/run.mjs does first, on whatever Node the machine has (20 or newer): plain JavaScript, no dependency.
// Installs the packages when they are missing or belong to another lock file, and makes sure that Node 24 came with them.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

const wantedNode = 24;
const root = fileURLToPath(new URL("..", import.meta.url));
const modules = join(root, "node_modules");
const bin = join(modules, ".bin");
const stampFile = join(modules, ".quayside-lock");

// Written last, so an interrupted install has none; npm ci removes it with the rest.
const stamp = `${process.platform} ${process.arch} ${createHash("sha256")
  .update(read(join(root, "package-lock.json")))
  .digest("hex")}\n`;

// npm runs this after any install, so that `npm ci` by hand is not followed by a second one.
if (process.argv[2] === "--stamp") {
  if (nodeIsThere()) writeFileSync(stampFile, stamp);
} else if (!existsSync(stampFile) || read(stampFile) !== stamp || !existsSync(join(bin, "node"))) {
  install();
}

function install() {
  const started = Date.now();
  const reason = !existsSync(modules)
    ? "no packages yet"
    : !existsSync(stampFile)
      ? "the last install was not finished"
      : "the packages are out of date";
  console.log(`Quayside: installing packages (${reason}), this takes about half a minute ...`);
  // NODE_ENV=production would leave out the development packages.
  if (!npm("ci", "--include=dev", "--loglevel=error"))
    fail("npm ci failed, see above. Is the network there? Then run the same command again.");
  if (!nodeIsThere()) {
    // An install without scripts leaves the package without its program.
    console.log('Quayside: the package "node" came without its program, rebuilding it ...');
    npm("rebuild", "node", "--ignore-scripts=false", "--foreground-scripts", "--loglevel=error");
  }
  if (!nodeIsThere())
    fail(`the package "node" has no Node ${wantedNode}. Allow its install script, delete node_modules, and run the same command again.`);
  writeFileSync(stampFile, stamp);
  console.log(`Quayside: packages installed in ${Math.round((Date.now() - started) / 1000)} s.`);
}

// npm must run on the machine's own Node, because it deletes the one in node_modules.
function npm(...args) {
  const cli = process.env.npm_execpath;
  const node = process.env.npm_node_execpath ?? process.execPath;
  const path = (process.env.PATH ?? "").split(delimiter).filter((folder) => folder !== bin);
  const options = { cwd: root, stdio: "inherit", env: { ...process.env, PATH: path.join(delimiter) } };
  const done = cli ? spawnSync(node, [cli, ...args], options) : spawnSync("npm", args, { ...options, shell: process.platform === "win32" });
  return done.status === 0;
}

function nodeIsThere() {
  const answer = spawnSync(join(bin, "node"), ["--version"], { encoding: "utf8", shell: process.platform === "win32" });
  return answer.status === 0 && Number(answer.stdout.replace("v", "").split(".")[0]) >= wantedNode;
}

function read(file) {
  return readFileSync(file, "utf8");
}

function fail(sentence) {
  console.error(`Quayside: ${sentence}`);
  process.exit(1);
}
