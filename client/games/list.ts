/** The games that have a face; one line each. */
import { duelFace } from "./duel/face.ts";
import type { Face } from "./face.ts";

export const FACES: readonly Face[] = [duelFace as unknown as Face];
