import type { GameId, Text } from "../../text/languages.ts";
import { boardPicture } from "./board-pictures.ts";
import { h } from "./dom.ts";

export const gameName = (text: Text, game: string): string => text.games[game as GameId]?.name ?? game;

const posterOf = (game: string): string => document.querySelector<HTMLImageElement>(`.poster:has([data-game="${game}"]) img`)?.src ?? "";

/** A small picture of a match's board, if this browser has left it; otherwise the middle of the game's poster. */
export const gamePicture = (game: string, match?: string): HTMLImageElement =>
  h("img", { class: "game-picture", src: (match && boardPicture(match)) || posterOf(game), alt: "", "data-board": match });
