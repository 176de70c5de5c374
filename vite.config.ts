import { defineConfig, type Plugin } from "vite";
import { english } from "./client/text/en.ts";
import { frontPage } from "./client/ui/lobby/front.ts";

// The front page is still: written into the page at build time, it is there with the first byte and without any script.
const front: Plugin = {
  name: "quayside-front",
  // "pre": before Vite looks for the pictures it has to pack.
  transformIndexHtml: { order: "pre", handler: (html) => html.replace("<!-- front -->", frontPage(english)) },
  configureServer({ middlewares }) {
    // Nothing is packed here, and what lies above the client's folder has another address.
    middlewares.use((request, _response, next) => {
      if (request.url?.startsWith("/assets/")) request.url = `/@fs${above}${request.url}`;
      next();
    });
  },
};

const above = import.meta.dirname;

/** Phaser alone is 1,350 kB; it comes in a chunk of its own, while the front page is looked at. */
const MOST_KILOBYTES = 1_600;

export default defineConfig({
  root: "client",
  plugins: [front],
  build: {
    outDir: "../dist/client",
    emptyOutDir: true,
    target: "es2023",
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: MOST_KILOBYTES,
    // A slow machine is no defect of the build: `npm start` says nothing about it.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
});
