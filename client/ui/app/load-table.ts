/** The screen of a table, which is large: it is fetched with the first game, so it is there before any feed can be shown. */
import type * as Table from "../table/table-screen.ts";

let loaded: typeof Table | undefined;

export async function loadTableScreen(): Promise<void> {
  loaded ??= await import("../table/table-screen.ts");
}

export const showTable: typeof Table.showTable = (parts) => {
  if (loaded === undefined) throw new Error("the screen of a table is fetched with its game");
  return loaded.showTable(parts);
};
