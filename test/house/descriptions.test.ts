/** The page takes sizes and types from the descriptions of the calls, and none of the descriptions. */
import { join } from "node:path";
import { build, type Rolldown } from "vite";
import { expect, test } from "vitest";
import { root } from "../../scripts/settings.ts";
import { callSchemas } from "../../shared/core/wire/calls.ts";

async function codeOf(source: string): Promise<string> {
  const entry = "virtual-entry";
  const plugin: Rolldown.Plugin = {
    name: entry,
    resolveId: (id) => (id === entry ? join(root, "client", `${entry}.ts`) : undefined),
    load: (id) => (id.endsWith(`${entry}.ts`) ? source : undefined),
  };
  const built = await build({
    ...{ configFile: false, root: join(root, "client"), logLevel: "error", plugins: [plugin] },
    build: { write: false, rolldownOptions: { input: entry } },
  });
  const { output } = (Array.isArray(built) ? built[0] : built) as Rolldown.RolldownOutput;
  return output.map((file) => (file.type === "chunk" ? file.code : "")).join("");
}

test("A page that takes sizes from the calls leaves their descriptions out", async () => {
  const description = callSchemas()[0]?.[1].description as string;
  const calls = "../shared/core/wire/calls.ts";
  const taken = (what: string) => codeOf(`import { ${what} } from "${calls}"; globalThis.taken = ${what};`);
  expect(await taken("LONGEST_NAME")).not.toContain(description);
  // As the server needs them.
  expect(await taken("readCall")).toContain(description);
});
