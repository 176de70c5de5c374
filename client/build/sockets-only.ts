/** Connections are WebSockets: the SDK's part for WebTransport is left out of the page. */
import type { Plugin } from "vite";

export const socketsOnly: Plugin = {
  name: "quayside-sockets-only",
  apply: "build",
  enforce: "pre",
  load: (id) => (/\/colyseus\.js\/build\/transport\/H3Transport\.mjs$/.test(id) ? "export class H3TransportTransport {}" : undefined),
};
