/** Which Quayside this is: the program's version, and the build of the client that is served. */
import { readFileSync } from "node:fs";
import type { Files } from "../transport/static-files.ts";

export const VERSION = String(JSON.parse(readFileSync(`${import.meta.dirname}/../../package.json`, "utf8")).version);

/** As it stands in the page itself; empty without one. */
export const buildIn = (files: Files): string =>
  /<meta name="build" content="(\w+)"/.exec(files.get("/index.html")?.body.toString("utf8") ?? "")?.[1] ?? "";
