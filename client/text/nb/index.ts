/** The page's sentences in Norwegian (bokmål). */

export * from "./learn.ts";
export * from "./lobby.ts";
export * from "./panels.ts";
export * from "./table.ts";
