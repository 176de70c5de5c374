/** The games that have a face, one line each. A face is loaded with its game's rules when it is wanted. */
import type { Face } from "../face/face.ts";

export const FACES: Readonly<Record<string, () => Promise<Face>>> = {
  duel: async () => (await import("./duel/face.ts")).duelFace as unknown as Face,
  elasund: async () => (await import("./elasund/face.ts")).elasundFace as unknown as Face,
  "puerto-rico": async () => (await import("./puerto-rico/face.ts")).puertoRicoFace as unknown as Face,
};
