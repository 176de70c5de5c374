/** Adds what makes the page installable and usable offline to a build: the list of its files for the service worker, and the manifest. */
import { createHash } from "node:crypto";
import type { Plugin, Rolldown } from "vite";
import { COMPANY_WORDS } from "../text/company-words.ts";
import { type LanguageId, UI_TEXT } from "../text/languages.ts";
import type { MoveWords } from "./your-move.ts";

const WORKER = "service-worker";
const MANIFEST = "manifest.webmanifest";
const PAGE = "index.html";
/** The colour around the page while it opens: `--sea` of the palette. */
const SEA = "#1f5a58";

/** The service worker's address never changes: it is how the browser finds the next one. */
export const entryFileNames = ({ name }: { readonly name: string }): string =>
  name === WORKER ? `${WORKER}.js` : "assets/[name]-[hash:7].js";

export const offline: Plugin = {
  name: "quayside-offline",
  enforce: "post",
  transformIndexHtml: () => [{ tag: "link", attrs: { rel: "manifest", href: `/${MANIFEST}` }, injectTo: "head" }],
  async generateBundle(_options, bundle) {
    const icon = Object.keys(bundle).find((file) => /^assets\/icon-.*\.svg$/.test(file));
    const worker = bundle[`${WORKER}.js`];
    if (icon === undefined || worker?.type !== "chunk") throw new Error("the build has no icon or no service worker");
    // A worker is one file: browsers do not load it as a module.
    if (worker.imports.length > 0) throw new Error("the service worker shares code with the page");
    this.emitFile({ type: "asset", fileName: MANIFEST, source: await manifest(`/${icon}`) });
    const paths = ["/", `/${MANIFEST}`, ...assetsOf(bundle)];
    const words = `MOVE_WORDS=${JSON.stringify(await moveWords())},ICON="/${icon}"`;
    worker.code = `const OFFLINE_FILES=${JSON.stringify(paths)},OFFLINE_BUILD="${digest(bundle, paths)}",${words};\n${worker.code}`;
  },
};

/** Large, and for one language alone: without it, and without a server, characters are the system's. */
const ON_DEMAND = /noto-sans-sc/;

const assetsOf = (bundle: Rolldown.OutputBundle): string[] =>
  Object.keys(bundle)
    .filter((file) => file.startsWith("assets/") && !file.endsWith(".map") && !ON_DEMAND.test(file))
    .sort()
    .map((file) => `/${file}`);

/** The page's own text belongs to it: it changes without a file's name changing. */
function digest(bundle: Rolldown.OutputBundle, paths: readonly string[]): string {
  const page = bundle[PAGE];
  const hash = createHash("sha256").update(paths.join("\n"));
  if (page?.type === "asset") hash.update(page.source);
  return hash.digest("hex").slice(0, 12);
}

/** The words in every language, English first. */
const moveWords = (): Promise<readonly MoveWords[]> =>
  Promise.all(
    Object.entries(UI_TEXT).map(async ([language, load]) => {
      const { title, games, days } = await load();
      const { appointments, groups } = (await COMPANY_WORDS[language as LanguageId]()).company;
      return {
        title,
        against: days.pushed("{game}", "{names}"),
        alone: days.pushed("{game}", ""),
        calls: {
          waits: appointments.waits("{game}"),
          soon: appointments.pushed("{game}", "{names}"),
          soonAlone: appointments.pushed("{game}", ""),
          invited: appointments.pushedInvited("{game}", "{names}"),
          comes: appointments.comes("{names}", "{game}"),
          table: groups.pushed("{game}", "{names}"),
        },
        language,
        games: Object.fromEntries(Object.entries(games).map(([id, { name }]) => [id, name])),
      };
    }),
  );

async function manifest(icon: string): Promise<string> {
  const { title: name, motto: description } = await UI_TEXT.en();
  return JSON.stringify({
    name,
    short_name: name,
    description,
    id: "/",
    start_url: "/",
    scope: "/",
    display: "standalone",
    orientation: "landscape",
    background_color: SEA,
    theme_color: SEA,
    icons: [{ src: icon, sizes: "any", type: "image/svg+xml", purpose: "any" }],
  });
}
