/** The page's sentences in simplified Chinese. */

export * from "./learn.ts";
export * from "./lobby.ts";
export * from "./panels.ts";
export * from "./table.ts";
