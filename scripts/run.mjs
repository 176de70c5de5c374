// What every npm script begins with, on whatever Node the machine has (20 or newer): plain JavaScript, no dependency.
// `node scripts/run.mjs FILE ...` installs the packages if need be, and is then `node FILE ...` with the project's own Node.
import "./setup.mjs";
import { realpathSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { runOn } from "./other-node.mjs";

const node = fileURLToPath(new URL(`../node_modules/node/bin/node${process.platform === "win32" ? ".exe" : ""}`, import.meta.url));
const [file, ...args] = process.argv.slice(2);

// npm finds the project's Node first, except right before it is installed. Then no second process is needed, unless it has options.
if (process.execPath === realpathSync(node) && !file.startsWith("-")) {
  process.argv = [process.execPath, resolve(file), ...args];
  await import(pathToFileURL(resolve(file)).href);
} else runOn(node, process.argv.slice(2));
