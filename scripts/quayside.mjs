#!/usr/bin/env node
// What npx runs from the packed Quayside, on whatever Node the machine has (20 or newer): plain JavaScript, no dependency.
// Finds Node 24 and starts the compiled program with it.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { runOn } from "./other-node.mjs";

const wantedNode = 24;
const programs = { start: ["start.js", "--hosting"], backup: ["backup.js"], restore: ["restore.js"] };

const [command = "start", ...given] = process.argv.slice(2);
if (!Object.hasOwn(programs, command))
  fail(`"${command}" is no command. There are: start (also without a word), backup FOLDER and restore FOLDER.`);
const [program, ...flags] = programs[command];

runOn(findNode(), [fileURLToPath(new URL(`../dist/app/scripts/${program}`, import.meta.url)), ...flags, ...given], {
  ...process.env,
  // The folder of a package is npm's: data belongs where the command is given.
  DATA_DIR: resolve(process.env.DATA_DIR || "quayside-data"),
});

function findNode() {
  if (Number(process.versions.node.split(".")[0]) >= wantedNode) return process.execPath;
  const folder = nodePackage();
  const file = folder && join(folder, "bin", process.platform === "win32" ? "node.exe" : "node");
  // npm may have kept the package's install script from running.
  if (file && !existsSync(file)) {
    console.log(`Quayside: fetching Node ${wantedNode} ...`);
    spawnSync(process.execPath, ["installArchSpecificPackage.js"], { cwd: folder, stdio: "inherit" });
  }
  if (file && existsSync(file)) return file;
  return fail(`needs Node ${wantedNode}, and npm could not bring it. Is the network there? Otherwise install Node ${wantedNode} yourself.`);
}

function nodePackage() {
  try {
    return dirname(createRequire(import.meta.url).resolve("node/package.json"));
  } catch {
    return undefined;
  }
}

function fail(sentence) {
  console.error(`Quayside: ${sentence}`);
  process.exit(1);
}
