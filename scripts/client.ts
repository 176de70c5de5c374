import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { clientFolder, root, stop } from "./settings.ts";

const inputs = ["client/**", "shared/**", "assets/**", "vite.config.ts", "package-lock.json"];
const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { version: string };
const fingerprintFile = join(root, "dist/client.inputs");

/** Builds the client unless the one in dist was built from the same files. */
export async function buildClient(say: (line: string) => void = console.log): Promise<void> {
  // A package has it built, and not its sources.
  if (!existsSync(join(root, "client"))) return;
  const current = inputFingerprint();
  if (existsSync(join(clientFolder, "index.html")) && existsSync(fingerprintFile) && readFileSync(fingerprintFile, "utf8") === current) {
    say("Quayside: the client is up to date.");
    return;
  }
  say("Quayside: building the client ...");
  const started = performance.now();
  // Built beside and renamed: an interrupted build, or two at once, never leaves half a client.
  const fresh = `${clientFolder}-${process.pid}`;
  try {
    const { build } = await import("vite");
    const output = { outDir: fresh, emptyOutDir: true };
    await build({ configFile: join(root, "vite.config.ts"), logLevel: "warn", build: output, plugins: [buildIdPlugin(current)] });
    await compressFiles(fresh);
    rmSync(fingerprintFile, { force: true });
    rmSync(clientFolder, { recursive: true, force: true });
    renameSync(fresh, clientFolder);
    writeFileSync(fingerprintFile, current);
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true });
    stop(`the client could not be built: ${error instanceof Error ? error.message : error}`);
  }
  say(`Quayside: client built in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
}

/** Text. Fonts are compressed already. */
const COMPRESSED = "**/*.{css,html,js,json,svg,webmanifest}";
/** Shorter files fit into one packet as they are. */
const MIN_COMPRESSED_LENGTH = 1_400;
/** What each compressed file's name ends with; `server/http/static-files.ts` serves the smallest that a browser takes. */
const ENCODERS = { ".br": promisify(brotliCompress), ".gz": promisify<Buffer, Buffer>(gzip) };

/** At full strength it takes seconds: too long for every start of the server, so it is done once. */
async function compressFiles(folder: string): Promise<void> {
  const paths = globSync(COMPRESSED, { cwd: folder }).map((path) => join(folder, path));
  const compress = async (path: string): Promise<void> => {
    const body = readFileSync(path);
    if (body.length < MIN_COMPRESSED_LENGTH) return;
    for (const [ending, encode] of Object.entries(ENCODERS)) writeFileSync(path + ending, await encode(body));
  };
  await Promise.all(paths.map(compress));
}

const meta = (name: string, content: string) => ({ tag: "meta", attrs: { name, content }, injectTo: "head" as const });

/** Writes the build's id into the page, so that an open page notices when the server has a newer build; and the version people know. */
const buildIdPlugin = (fingerprint: string) => ({
  name: "quayside-build",
  transformIndexHtml: () => [meta("build", fingerprint.slice(0, 12)), meta("version", version)],
});

function inputFingerprint(): string {
  const hash = createHash("sha256");
  const files = globSync(inputs, { cwd: root, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const path of files.map((entry) => join(entry.parentPath, entry.name)).sort()) {
    const body = readFileSync(path);
    hash.update(`${path.slice(root.length)} ${body.length}\n`).update(body);
  }
  mkdirSync(join(root, "dist"), { recursive: true });
  return hash.digest("hex");
}
