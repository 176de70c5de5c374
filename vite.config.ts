import { readFile } from "node:fs/promises";
import { defineConfig, minify, type Plugin } from "vite";
import { colyseusAliases, schemaSource, unbundled } from "./client/build/colyseus-aliases.ts";
import { linkCards } from "./client/build/link-cards.ts";
import { phaserCore } from "./client/build/phaser-core.ts";
import { shortDataPlugin } from "./client/build/short-data.ts";
import { workerChunks } from "./client/build/worker-chunks.ts";
import { entryFileNames, offline } from "./client/offline/build-plugin.ts";
import { type LanguageId, UI_TEXT } from "./client/text/languages.ts";
import { writeFront } from "./client/ui/lobby/front.ts";

/** The language of a page, which its html file states. A further language is a further html file and an input of the build. */
const languageOf = (html: string): LanguageId => {
  const id = /<html lang="([^"]+)"/.exec(html)?.[1] ?? "";
  if (!Object.hasOwn(UI_TEXT, id)) throw new Error(`the page's language "${id}" has no sentences`);
  return id as LanguageId;
};

// The front page is static: written into the page at build time, it shows with the first byte and without a script.
const front: Plugin = {
  name: "quayside-front",
  // "pre": before Vite looks for the pictures it has to pack.
  transformIndexHtml: { order: "pre", handler: async (html) => writeFront(html, await UI_TEXT[languageOf(html)]()) },
  configureServer({ middlewares }) {
    // Nothing is packed here, and what lies above the client's folder has another address.
    middlewares.use((request, _response, next) => {
      if (request.url?.startsWith("/assets/")) request.url = `/@fs${above}${request.url}`;
      next();
    });
  },
};

// The ui's sentences are a chunk of their own; naming it in the page saves a round trip before the lobby starts.
const preload: Plugin = {
  name: "quayside-preload",
  transformIndexHtml: {
    order: "post",
    handler: (html, { bundle = {} }) =>
      Object.values(bundle)
        .filter((file) => file.type === "chunk")
        .filter(({ facadeModuleId }) => facadeModuleId?.endsWith(`/client/text/${languageOf(html)}/index.ts`))
        .flatMap(({ fileName, imports }) => [fileName, ...imports])
        // The page itself imports the rest.
        .filter((fileName) => !html.includes(fileName))
        .map((fileName) => ({
          tag: "link",
          attrs: { rel: "modulepreload", href: `/${fileName}`, crossorigin: true },
          injectTo: "head",
        })),
  },
};

const above = import.meta.dirname;

// A script of its own that the first paint waits for: modules run only after it.
const firstLook: Plugin = {
  name: "quayside-first-look",
  apply: "build",
  async buildStart() {
    const { code } = await minify("first-look.js", await readFile(`${above}/client/settings/first-look.js`, "utf8"));
    this.emitFile({ type: "asset", name: "first-look.js", source: code });
  },
  transformIndexHtml: {
    order: "post",
    handler: (html, { bundle = {} }) => {
      const file = Object.keys(bundle).find((name) => name.startsWith("assets/first-look-"));
      // Before the style sheets: a script behind them waits for them.
      return html.replace("<script ", `<script src="/${file}"></script>\n    <script `);
    },
  },
};

export default defineConfig({
  root: "client",
  plugins: [
    schemaSource,
    workerChunks,
    shortDataPlugin,
    phaserCore(above),
    front,
    firstLook,
    preload,
    offline,
    linkCards(`${above}/assets/cards`),
  ],
  resolve: { alias: colyseusAliases(above) },
  optimizeDeps: unbundled,
  build: {
    outDir: "../dist/client",
    emptyOutDir: true,
    target: "es2023",
    assetsInlineLimit: 0,
    // The helper that fetches what a chunk needs asks for a document; a worker has none. Every browser that runs this code knows the links.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, needed, { hostId }) => (/load-game|-worker/.test(hostId) ? [] : needed),
    },
    // A slow machine is no defect of the build: `npm start` says nothing about it.
    rolldownOptions: {
      checks: { bundlerTimings: false },
      input: { index: `${above}/client/index.html`, "service-worker": `${above}/client/offline/service-worker.ts` },
      output: {
        entryFileNames,
        // Each name is written several times into the code, and no compression shortens a hash.
        chunkFileNames: "assets/[name]-[hash:7].js",
        assetFileNames: "assets/[name]-[hash:6][extname]",
        // One file instead of a dozen small ones that page and workers share; and one for the rules of each game, of which what is fetched
        // later needs parts: cut by who needs them, two files would wait for each other.
        codeSplitting: {
          groups: [
            { name: "engine", test: /\/shared\/core\/(?:(?:base(?!\/arms)|contract|match|wire)\/|bots\/(?:favourite|value)\.)|@noble/ },
            { name: (id) => /\/shared\/(?!core\/)([\w-]+)\/(?!reasons|judge|editor|shows|openings)[\w/-]+\.ts$/.exec(id)?.[1] ?? null },
          ],
        },
      },
    },
  },
});
