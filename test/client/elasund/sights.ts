import { elasund } from "../../../shared/elasund/index.ts";
import { newRecord } from "../../contract/matches.ts";
import { language } from "../english.ts";
import { matchesOf, restsIn, sayerOf } from "../sights.ts";

/** A match with 2, 3 and 4 seats each: the deal is the number of seats, too. */
export const DEALS = [2, 3, 4];
export const momentsOf = matchesOf(elasund, (deal) => newRecord(elasund, deal, deal, { cubes: 7 }));
export const restsOf = (deal: number) => restsIn(momentsOf(deal));
export const say = sayerOf(language.catalogueOf("elasund"), /undefined|NaN|\[object|-1/);
