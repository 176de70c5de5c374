/** Every face that is listed, loaded. */
import { FACES as LOADERS } from "../../client/games/list.ts";

export const FACES = await Promise.all(Object.values(LOADERS).map((load) => load()));
