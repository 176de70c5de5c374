import type { GameId, Text } from "../../text/languages.ts";
import { h } from "./dom.ts";

export const gameName = (text: Text, game: string): string => text.games[game as GameId]?.name ?? game;

/** The emblem on the game's board of the front page. */
export const gameEmblem = (game: string): HTMLImageElement =>
  h("img", { src: document.querySelector<HTMLImageElement>(`.notice:has([data-game="${game}"]) img`)?.src ?? "", alt: "" });
