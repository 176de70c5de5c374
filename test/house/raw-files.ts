/** Loaded first, with `node --import`: files that the page's build gives as text, for tests of what is written with them. */
import { readFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { fileURLToPath } from "node:url";

registerHooks({
  load(url, context, next) {
    if (!url.endsWith("?raw")) return next(url, context);
    const text = readFileSync(fileURLToPath(url), "utf8");
    return { format: "module", source: `export default ${JSON.stringify(text)}`, shortCircuit: true };
  },
});
