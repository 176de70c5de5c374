import { en } from "../../../client/games/duel/text/en.ts";
import { duel } from "../../../shared/duel/index.ts";
import { matchesOf, sayerOf } from "../sights.ts";

export const momentsOf = matchesOf(duel);
export const say = sayerOf(en);
