/** What luck shows: the kinds of plantations that are turned up. */
import { at } from "../core/base/checked.ts";
import type { Shows } from "../core/contract/editor.ts";
import { type PuertoRico, TILES } from "./state.ts";

export const shows: Shows<PuertoRico> = (event, { faceUp }) => {
  if (event.type !== "turned") return [];
  const kinds = new Set(event.places.map((place) => at(faceUp, place)));
  return [...kinds].map((tile) => ({ id: `${tile}`, line: "tile", args: { tile: at(TILES, tile) } }));
};
