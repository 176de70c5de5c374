import type { GameId, Text } from "../../text/languages.ts";
import { boardPicture } from "./board-pictures.ts";
import { h } from "./dom.ts";

export const gameName = (text: Text, game: string): string => text.games[game as GameId]?.name ?? game;

const posterOf = (game: string): string => document.querySelector<HTMLImageElement>(`.poster:has([data-game="${game}"]) img`)?.src ?? "";

/** The whole poster beside what a panel says of the game; undefined where no poster is in the page, as at a table. */
export function posterBeside(text: Text, game: string): HTMLElement | undefined {
  const src = posterOf(game);
  if (src === "") return undefined;
  return h("figure", { class: "poster-beside" }, h("img", { src, alt: "" }), h("figcaption", {}, text.games[game as GameId]?.line));
}

/** A small picture of a match's board, if this browser has left it; otherwise the middle of the game's poster. */
export const gamePicture = (game: string, match?: string): HTMLImageElement =>
  h("img", { class: "game-picture", src: (match && boardPicture(match)) || posterOf(game), alt: "", "data-board": match });
