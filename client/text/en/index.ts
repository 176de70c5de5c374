/** The page's sentences in English: the entries that every other language has. */

export * from "./learn.ts";
export * from "./lobby.ts";
export * from "./panels.ts";
export * from "./table.ts";
