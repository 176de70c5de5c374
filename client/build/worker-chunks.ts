/**
 * Builds each worker as an entry of the page's own build, so that it shares the page's chunks: Vite by itself builds every worker apart, with
 * a copy of all games' rules in each.
 */
import type { Plugin } from "vite";

const WORKER_URL = /new URL\("(\.\/[\w-]+-worker)\.ts", import\.meta\.url\)/g;

export const workerChunks: Plugin = {
  name: "quayside-worker-chunks",
  apply: "build",
  // Runs before Vite looks for workers.
  enforce: "pre",
  async transform(code, importer) {
    if (!importer.endsWith(".ts") || !code.includes("-worker.ts")) return;
    const found = new Map<string, string>();
    for (const [url = "", path = ""] of code.matchAll(WORKER_URL)) {
      const resolved = await this.resolve(`${path}.ts`, importer);
      if (resolved === null) throw new Error(`there is no worker ${path}`);
      found.set(url, this.emitFile({ type: "chunk", id: resolved.id, name: path.slice(2) }));
    }
    let changed = code;
    for (const [url, reference] of found) changed = changed.replaceAll(url, `import.meta.ROLLUP_FILE_URL_${reference}`);
    return changed === code ? undefined : { code: changed, map: null };
  },
};
