/** The page draws with the same modules of Phaser in development as in the build. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build, createServer, type Rolldown } from "vite";
import { expect, test } from "vitest";
import { root } from "../../scripts/settings.ts";

const SOURCE = "/node_modules/phaser/";
const configFile = join(root, "vite.config.ts");

/** Notes the code of each of Phaser's modules as it is taken. */
function recorder() {
  const modules = new Map<string, string>();
  const plugin: Rolldown.Plugin = {
    name: "recorder",
    transform: { order: "post", handler: (code, id) => (id.includes(SOURCE) ? void modules.set(id, code) : undefined) },
  };
  return { modules, plugin };
}

async function modulesOfBuild(): Promise<ReadonlyMap<string, string>> {
  const { modules, plugin } = recorder();
  await build({ configFile, root: join(root, "client"), logLevel: "error", plugins: [plugin], build: { write: false } });
  return modules;
}

async function modulesInDevelopment(): Promise<ReadonlyMap<string, string>> {
  const { modules, plugin } = recorder();
  const cacheDir = mkdtempSync(join(tmpdir(), "quayside-dev-"));
  const server = await createServer({
    ...{ configFile, root: join(root, "client"), cacheDir, logLevel: "error" },
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { force: true, noDiscovery: true, rolldownOptions: { plugins: [plugin] } },
  });
  const { depsOptimizer } = server.environments.client;
  await depsOptimizer?.init();
  await depsOptimizer?.scanProcessing;
  await depsOptimizer?.metadata.optimized.phaser?.processing;
  await server.close();
  rmSync(cacheDir, { recursive: true });
  return modules;
}

test("Development and the build take the same modules of Phaser", async () => {
  const [built, developed] = [await modulesOfBuild(), await modulesInDevelopment()];
  expect(built.size).toBeGreaterThan(100);
  expect([...developed.keys()].toSorted()).toEqual([...built.keys()].toSorted());
  expect(new Map([...developed].toSorted())).toEqual(new Map([...built].toSorted()));
});
