/** The games that have a face; one line each. */
import { duelFace } from "./duel/face.ts";
import { elasundFace } from "./elasund/face.ts";
import type { Face } from "./face.ts";
import { puertoRicoFace } from "./puerto-rico/face.ts";

export const FACES: readonly Face[] = [duelFace as unknown as Face, elasundFace as unknown as Face, puertoRicoFace as unknown as Face];
