import { duel } from "../../../shared/duel/index.ts";
import { language } from "../english.ts";
import { matchesOf, sayerOf } from "../sights.ts";

export const momentsOf = matchesOf(duel);
export const say = sayerOf(language.catalogueOf("duel"));
