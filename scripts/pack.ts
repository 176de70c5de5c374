/**
 * What `npm pack` runs first: writes the whole program into dist/app, as plain JavaScript and with the client built, because Node strips no
 * types from the files of packages.
 */
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { dirname, join } from "node:path";
import { buildClient } from "./client.ts";
import { clientFolder, root } from "./settings.ts";

const SCRIPTS = [
  "start",
  "serve",
  "serve/supervisor",
  "serve/run",
  "serve/hosting",
  "settings",
  "client",
  "backup",
  "restore",
  "backup/data-copy",
];
const SOURCES = ["server/**/*.ts", "shared/**/*.ts", ...SCRIPTS.map((name) => `scripts/${name}.ts`)];
/** Imports and files of threads; nothing else in the program names a source file. */
const SOURCE_NAME = /(\bfrom |\bimport |\bimport\(|\bnew URL\()"(\.{1,2}\/[^"]+)\.ts"/g;

await buildClient();
const app = join(root, "dist/app");
rmSync(app, { recursive: true, force: true });
for (const path of globSync(SOURCES, { cwd: root })) {
  const text = stripTypeScriptTypes(readFileSync(join(root, path), "utf8"));
  write(path.replace(/\.ts$/, ".js"), text.replace(SOURCE_NAME, '$1"$2.js"'));
}
for (const path of globSync("shared/**/*.json", { cwd: root })) write(path, readFileSync(join(root, path), "utf8"));
const { version, type } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
write("package.json", JSON.stringify({ version, type }));
cpSync(clientFolder, join(app, "dist/client"), { recursive: true });

function write(path: string, text: string): void {
  const file = join(app, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
