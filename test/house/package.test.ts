/**
 * The packed program, as a stranger runs it: by npx on the machine's own Node, and as packaging/ does it, by a user without rights. npm must
 * have the package "node" in its cache or reach its registry, unless the machine's Node is new enough.
 */
import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  chownSync,
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statfsSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, delimiter, dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { root } from "../../scripts/settings.ts";
import { freePort } from "../free-port.ts";
import { PERMISSIVE } from "./permissive.ts";

/** The environment outside this project: the machine's own Node and npm. */
const env = Object.fromEntries(
  Object.entries(process.env).filter(
    ([name]) => !/^(npm_(lifecycle|package|command|config_(local_)?prefix)|INIT_CWD|NODE_|VITEST)/.test(name),
  ),
);
env.PATH = (process.env.PATH ?? "")
  .split(delimiter)
  .filter((folder) => !folder.startsWith(root))
  .join(delimiter);
env.npm_config_prefer_offline = "true";

/** Debian's nobody: any number without rights will do. */
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;

let folder: string;
let tarball: string;
let packed: string[];

beforeAll(() => {
  folder = folderInMemory("/dev/shm") ?? mkdtempSync(join(tmpdir(), "quayside-package-"));
  chmodSync(folder, 0o755);
  const released = join(folder, "released");
  npm(root, "run", "--silent", "release", "--", released);
  tarball = join(released, globSync("*.tgz", { cwd: released })[0] as string);
  packed = execFileSync("tar", ["-tzf", tarball], { encoding: "utf8", maxBuffer: 1 << 26 })
    .trim()
    .split("\n")
    .map((path) => path.replace("package/", ""));
  // A cache of its own for npx, with the downloads of the machine's.
  const downloads = join(npm(folder, "config", "get", "cache").trim(), "_cacache");
  mkdirSync(join(folder, "cache/_cacache"), { recursive: true });
  for (const part of ["content-v2", "index-v5"]) symlinkSync(join(downloads, part), join(folder, "cache/_cacache", part));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** npm writes thousands of files several times: in memory if that is large enough, and may hold programs. */
function folderInMemory(base: string): string | undefined {
  const { bavail, bsize } = existsSync(base) ? statfsSync(base) : { bavail: 0, bsize: 0 };
  if (bavail * bsize < 1e9) return undefined;
  const made = mkdtempSync(join(base, "quayside-package-"));
  copyFileSync("/bin/true", join(made, "try"));
  if (spawnSync(join(made, "try")).status === 0) return made;
  rmSync(made, { recursive: true });
  return undefined;
}

function npm(cwd: string, ...args: string[]): string {
  return execFileSync("npm", args, { cwd, env, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"], maxBuffer: 1 << 26 });
}

const emptyFolder = (): string => mkdtempSync(join(folder, "empty-"));

interface Run {
  readonly child: ChildProcess;
  readonly ended: Promise<number | null>;
  said(): string;
}

function run(command: string, args: readonly string[], options: { cwd: string; env: NodeJS.ProcessEnv; uid?: number; gid?: number }): Run {
  const child = spawn(command, args, { ...options, stdio: ["ignore", "pipe", "pipe"] });
  onTestFinished(() => void child.kill("SIGKILL"));
  let text = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (bytes) => {
      text += bytes;
    });
  return { child, ended: once(child, "close").then(([code]) => code as number | null), said: () => text };
}

/** Throws with what it said if it ends first: that names what is missing, such as the network. */
async function opened({ child, ended, said }: Run): Promise<string> {
  for (;;) {
    const address = /open (http:\/\/localhost:\S+)/.exec(said())?.[1];
    if (address !== undefined) return address;
    if (child.exitCode !== null) throw new Error(`it ended with code ${child.exitCode}:\n${said()}`);
    await Promise.race([once(child.stdout as NonNullable<ChildProcess["stdout"]>, "data"), ended]);
  }
}

async function expectPage(address: string): Promise<void> {
  expect((await fetch(`${address}healthz`)).status).toBe(200);
  const page = await (await fetch(address)).text();
  for (const name of ["Puerto Rico", "7 Wonders Duel", "Elasund"]) expect(page).toContain(name);
}

/** Where npx has put the package. */
const installed = (): string => join(folder, "cache", globSync("_npx/*/node_modules", { cwd: join(folder, "cache") })[0] ?? "");

describe("The package", () => {
  it("is the program without its sources and tests, with credits and licence", () => {
    const own = packed.filter((path) => !path.startsWith("node_modules/"));
    expect(own.filter((path) => /\.ts$|^(test|client|server|shared|assets\/(?!CREDITS|fonts\/OFL))/.test(path))).toEqual([]);
    expect(own).toEqual(expect.arrayContaining(["LICENSE", "HOSTING.md", "assets/CREDITS.md", "dist/app/dist/client/index.html"]));
    expect(packed.filter((path) => /^node_modules\/(vite|typescript|phaser|node)\//.test(path))).toEqual([]);
  });

  it("asks in packaging/ for no setting that README does not explain", () => {
    const explained = new Set([...readFileSync(join(root, "README.md"), "utf8").matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name]) => name));
    const compose = readFileSync(join(root, "packaging/compose.yaml"), "utf8").split(/^services:/m)[0] as string;
    const asked = [...compose.matchAll(/^ {2}([A-Z_]+): /gm)].map(([, name]) => name);
    expect(asked).toContain("TRUSTED_PROXIES");
    expect(asked.filter((name) => !explained.has(name))).toEqual([]);
  });

  it("holds packages of others under permissive licences alone", () => {
    const others = packed.flatMap((path) => /^(?:node_modules\/(?:@[^/]+\/)?[^/]+\/)+package\.json$/.exec(path)?.[0] ?? []);
    expect(others.length).toBeGreaterThan(50);
    const licences = others.map((path) => [path, JSON.parse(readFileSync(join(root, path), "utf8")).license]);
    expect(licences.filter(([, licence]) => !PERMISSIVE.has(licence))).toEqual([]);
  });
});

describe("A release", () => {
  it("has the checksum of each of its files, which a changed file does not pass", () => {
    const cwd = dirname(tarball);
    const check = () => spawnSync("sha256sum", ["--check", "--strict", "SHA256SUMS"], { cwd, encoding: "utf8" });
    const files = globSync("*", { cwd }).filter((file) => file !== "SHA256SUMS");
    expect(check()).toMatchObject({
      status: 0,
      stdout: files
        .sort()
        .map((file) => `${file}: OK\n`)
        .join(""),
    });
    const parts = join(cwd, files.find((file) => file.endsWith(".cdx.json")) as string);
    const before = readFileSync(parts);
    writeFileSync(parts, "{}");
    expect(check().status).toBe(1);
    writeFileSync(parts, before);
  });

  it("lists its parts: each package that is packed, and those that are built into the client, with version and licence", () => {
    const [file] = globSync("*.cdx.json", { cwd: dirname(tarball) });
    const { components } = JSON.parse(readFileSync(join(dirname(tarball), file as string), "utf8"));
    const listed = new Set(components.map(({ name, version }: { name: string; version: string }) => `${name}@${version}`));
    const inTarball = packed.flatMap((path) => /^(?:node_modules\/(?:@[^/]+\/)?[^/]+\/)+package\.json$/.exec(path)?.[0] ?? []);
    const versions = inTarball.map((path) => JSON.parse(readFileSync(join(root, path), "utf8")));
    expect(versions.map(({ name, version }) => `${name}@${version}`).filter((part) => !listed.has(part))).toEqual([]);
    expect([...listed].filter((part) => /^(phaser|@colyseus\/sdk|@preact\/signals-core)@/.test(String(part)))).toHaveLength(3);
    expect([...listed].filter((part) => /^(vitest|vite|typescript|playwright-core)@/.test(String(part)))).toEqual([]);
    for (const { licenses, purl } of components)
      expect([licenses?.[0]?.expression, purl]).toEqual([expect.stringMatching(/./), expect.stringMatching(/^pkg:npm\//)]);
  });
});

describe("In an empty folder", () => {
  it("npx serves the games on the machine's own Node, says where the data is, and stops with its data in the folder it was told", async () => {
    const cwd = emptyFolder();
    const port = await freePort();
    const settings = { ...env, PORT: String(port), DATA_DIR: "kept", npm_config_cache: join(folder, "cache") };
    // Relative: npm takes an absolute path for a program.
    const npx = run("npx", ["--yes", `../released/${basename(tarball)}`], { cwd, env: settings });
    const address = await opened(npx);
    expect(address).toBe(`http://localhost:${port}/`);
    expect(npx.said()).toContain(`are kept in ${join(cwd, "kept")}.`);
    await expectPage(address);
    for (const [, friends] of npx.said().matchAll(/friends on the same network open (\S+)/g)) await expectPage(friends as string);
    npx.child.kill("SIGTERM");
    await npx.ended;
    await expect(fetch(address)).rejects.toThrow();
    expect(existsSync(join(cwd, "kept/quayside.sqlite"))).toBe(true);
  });

  it("the program keeps its data there if it is told no other folder, and a backup of it is made by the same command", async () => {
    const cwd = emptyFolder();
    const program = join(installed(), "quayside/scripts/quayside.mjs");
    const server = run("node", [program], { cwd, env: { ...env, PORT: String(await freePort()) } });
    await opened(server);
    const backup = spawnSync("node", [program, "backup", "saved"], { cwd, env, encoding: "utf8" });
    expect(backup.stderr).toBe("");
    expect(existsSync(join(cwd, "saved/quayside.sqlite"))).toBe(true);
    server.child.kill("SIGTERM");
    expect(await server.ended).toBe(0);
    expect(existsSync(join(cwd, "quayside-data/quayside.sqlite"))).toBe(true);
  });

  it("what packaging/ says works: unpacked, started without rights, healthy, and unhealthy when it is gone", async () => {
    const app = emptyFolder();
    execFileSync("tar", ["-xzf", tarball, "-C", app, "--strip-components=1"]);
    const data = emptyFolder();
    const user = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
    if (isRoot) for (const path of [app, data]) chownSync(path, NOBODY, NOBODY);
    const dockerfile = readFileSync(join(app, "packaging/Dockerfile"), "utf8");
    const [check, start] = [...dockerfile.matchAll(/^ *CMD (\[.*\])$/gm)].map(([, command]) => JSON.parse(command as string) as string[]);
    expect(readFileSync(join(app, "packaging/quayside.service"), "utf8")).toContain(`ExecStart=/usr/bin/${start?.join(" ")}\n`);

    const node = join(installed(), "node/bin/node");
    const settings = { NODE_ENV: "production", DATA_DIR: data, PORT: String(await freePort()) };
    const server = run(node, start?.slice(1) ?? [], { cwd: app, env: settings, ...user });
    await expectPage(await opened(server));
    const health = () => spawnSync(node, check?.slice(1) ?? [], { cwd: app, env: settings, ...user }).status;
    expect(health()).toBe(0);
    if (isRoot) expect(statSync(join(data, "quayside.sqlite")).uid).toBe(NOBODY);
    server.child.kill("SIGTERM");
    expect(await server.ended).toBe(0);
    expect(health()).toBe(1);
  });
});
