/** Parts of Norwegian sentences that Puerto Rico needs often. */

import type { Amount, Args } from "../../../../text/grammar.ts";
import { called, lower, many } from "../../../../text/nb/grammar.ts";
import { BUILDING_NAMES, BUILDING_PLURALS, GOOD_NAMES, IN_BUILDING, PHASE_NAMES, THE_ROLES } from "./names.ts";

export const dublons = (amount: Amount): string => many(amount, "dublon", "dubloner");
export const extraDublons = (amount: Amount): string => many(amount, "ekstra dublon", "ekstra dubloner");
export const doubloons = (a: Args): string => dublons(a.doubloons);
export const points = (amount: Amount): string => many(amount, "poeng");
export const extraPoints = (amount: Amount): string => many(amount, "ekstra poeng");
export const workers = (amount: Amount): string => many(amount, "arbeider", "arbeidere");
export const someBarrels = (amount: Amount): string => many(amount, "tønne", "tønner");
/** "2 tønner mais". */
export const barrels = (a: Args): string => `${someBarrels(a.barrels)} ${goodOf(a)}`;
export const quarries = (amount: Amount): string => many(amount, "bemannet steinbrudd", "bemannede steinbrudd");
export const plantations = (amount: Amount): string => many(amount, "plantasje", "plantasjer");
/** Of goods. */
export const kinds = (amount: Amount): string => many(amount, "vareslag");
export const circles = (amount: Amount): string => many(amount, "tom sirkel", "tomme sirkler");

export const buildingOf = (a: Args): string => lower(called(BUILDING_NAMES, a.building));
/** "3 små sukkermøller", "1 liten sukkermølle". */
export const buildings = (count: number, building: string): string =>
  many(count, buildingOf({ building }), called(BUILDING_PLURALS, building));
/** "en liten sukkermølle", "et kontor". */
export const aBuilding = (a: Args): string => `${inBuilding(a).endsWith("et") ? "et" : "en"} ${buildingOf(a)}`;
const inBuilding = (a: Args): string => called(IN_BUILDING, a.building);
/** "den lille sukkermøllen", "kontoret". */
export const theBuilding = (a: Args): string => withoutPreposition(inBuilding(a));
/** "nybyggeren". */
export const roleOf = (a: Args): string => called(THE_ROLES, a.role);
export const phaseOf = (a: Args): string => called(PHASE_NAMES, a.role);
export const goodOf = (a: Args): string => called(GOOD_NAMES, a.good);
/** "all mais", "alt sukker". */
export const allOf = (a: Args): string => `${a.good === "sugar" ? "alt" : "all"} ${goodOf(a)}`;
export const tileOf = (a: Args): string => called(GOOD_NAMES, a.tile);

/** "indigoplantasje". */
export const plantationOf = (a: Args): string => `${tileOf(a)}${a.tile === "tobacco" ? "s" : ""}plantasje`;
/** "en indigoplantasje", "et steinbrudd". */
export const aTile = (a: Args): string => (a.tile === "quarry" ? "et steinbrudd" : `en ${plantationOf(a)}`);
/** "indigoplantasjen", "steinbruddet". */
export const theTile = (a: Args): string => (a.tile === "quarry" ? "steinbruddet" : `${plantationOf(a)}n`);

/** A tile, a building or San Juan, with the preposition for a worker there: "på maisplantasjen", "i sukkermøllen". */
export function inSpot(a: Args, key = "spot"): string {
  const id = `${a[key]}`;
  if (id in IN_BUILDING) return called(IN_BUILDING, id);
  return id === "sanJuan" ? "i San Juan" : `${id === "quarry" ? "i" : "på"} ${theTile({ tile: id })}`;
}

/** A tile, a building or San Juan. */
export const spotOf = (a: Args, key = "spot"): string => withoutPreposition(inSpot(a, key));

const withoutPreposition = (phrase: string): string => phrase.replace(/^(i|på) /, "");
