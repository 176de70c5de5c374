/** Loads the faces of the listed games, each with its game's rules when it is wanted, in the order of the front page. */
import type { GameId } from "../../shared/listed-games.ts";
import { type AnyFace, eraseFace } from "../face/face.ts";

export const FACES: Readonly<Record<string, () => Promise<AnyFace>>> = {
  "puerto-rico": async () => eraseFace((await import("./puerto-rico/face.ts")).puertoRicoFace),
  duel: async () => eraseFace((await import("./duel/face.ts")).duelFace),
  elasund: async () => eraseFace((await import("./elasund/face.ts")).elasundFace),
} satisfies Readonly<Record<GameId, () => Promise<unknown>>>;

/** A game's sentences at the table, as its face asks for them. */
export const fetchSentences = (game: string, language: string): Promise<unknown> => import(`./${game}/text/${language}/play.ts`);
