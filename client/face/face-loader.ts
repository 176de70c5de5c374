/** Loads a game when it is chosen: its face, its rules, and its sentences in the page's language. */
import { Refusal } from "../../shared/core/base/refusal.ts";
import type { Game } from "../../shared/core/contract/game.ts";
import type { Face } from "./face.ts";

export interface FaceLoader {
  /** The ids of all games that have a face. */
  readonly ids: readonly string[];
  /** Rejects with a Refusal: `unknownGame`, or `unreachable` if the code cannot be fetched now. */
  load(id: string): Promise<Face>;
  /** Loads the game alone, for what needs only the rules. Every feed gets its game here, so that its face is loaded before it is shown. */
  game(id: string): Promise<Game>;
  /** The face of a game that is loaded. */
  loaded(id: string): Face;
  /** All that are loaded. */
  readonly all: readonly Face[];
}

/** `learn` loads a face's sentences. */
export function faceLoader(faces: Readonly<Record<string, () => Promise<Face>>>, learn: (face: Face) => Promise<unknown>): FaceLoader {
  const known = new Map<string, Face>();

  async function load(id: string): Promise<Face> {
    const fetchFace = Object.hasOwn(faces, id) ? faces[id] : undefined;
    if (fetchFace === undefined) throw new Refusal("unknownGame", { game: id });
    try {
      const face = await fetchFace();
      await learn(face);
      known.set(id, face);
      return face;
    } catch {
      // A chunk cannot be fetched; `ui/app/missing-code.ts` offers to load the page again.
      throw new Refusal("unreachable");
    }
  }

  return {
    ids: Object.keys(faces),
    load,
    game: async (id) => (await load(id)).game,
    loaded(id) {
      const face = known.get(id);
      if (face === undefined) throw new Error(`${id} is not loaded`);
      return face;
    },
    get all() {
      return [...known.values()];
    },
  };
}
