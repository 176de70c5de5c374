import type { GameId, Text } from "../../text/en.ts";

export const gameName = (text: Text, game: string): string => text.games[game as GameId]?.name ?? game;
