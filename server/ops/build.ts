/** The program's version, and the id of the client build that is served. */
import { readFileSync } from "node:fs";
import type { Files } from "../http/static-files.ts";

export const VERSION = String(JSON.parse(readFileSync(`${import.meta.dirname}/../../package.json`, "utf8")).version);

/** Read from the page itself; empty without one. */
export const buildIn = (files: Files): string =>
  /<meta name="build" content="(\w+)"/.exec(files.get("/index.html")?.body.toString("utf8") ?? "")?.[1] ?? "";
