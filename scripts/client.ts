import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { clientFolder, root, stop } from "./settings.ts";

const inputs = ["client/**", "shared/**", "assets/**", "vite.config.ts", "package-lock.json"];
const mark = join(root, "dist/client.inputs");

/** Builds the client unless the one in dist was made from these very files. */
export async function buildClient(): Promise<void> {
  const now = fingerprint();
  if (existsSync(join(clientFolder, "index.html")) && existsSync(mark) && readFileSync(mark, "utf8") === now) {
    console.log("Quayside: the client is up to date.");
    return;
  }
  console.log("Quayside: building the client ...");
  const started = performance.now();
  // Built beside and moved in: an interrupted build, or two at once, never leaves half a client.
  const fresh = `${clientFolder}-${process.pid}`;
  try {
    const { build } = await import("vite");
    const output = { outDir: fresh, emptyOutDir: true };
    await build({ configFile: join(root, "vite.config.ts"), logLevel: "warn", build: output, plugins: [stamp(now)] });
    rmSync(mark, { force: true });
    rmSync(clientFolder, { recursive: true, force: true });
    renameSync(fresh, clientFolder);
    writeFileSync(mark, now);
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true });
    stop(`the client could not be built: ${error instanceof Error ? error.message : error}`);
  }
  console.log(`Quayside: client built in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
}

/** Writes into the page which build it is, so that an old one can be told from what the server has by then. */
const stamp = (print: string) => ({
  name: "quayside-build",
  transformIndexHtml: () => [{ tag: "meta", attrs: { name: "build", content: print.slice(0, 12) }, injectTo: "head" as const }],
});

function fingerprint(): string {
  const hash = createHash("sha256");
  const files = globSync(inputs, { cwd: root, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const path of files.map((entry) => join(entry.parentPath, entry.name)).sort()) {
    const body = readFileSync(path);
    hash.update(`${path.slice(root.length)} ${body.length}\n`).update(body);
  }
  mkdirSync(join(root, "dist"), { recursive: true });
  return hash.digest("hex");
}
