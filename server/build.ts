/** Which build of the client is served, as it stands in the page itself; empty without one. */
import type { Files } from "./static.ts";

export const buildIn = (files: Files): string =>
  /<meta name="build" content="(\w+)"/.exec(files.get("/index.html")?.body.toString("utf8") ?? "")?.[1] ?? "";
