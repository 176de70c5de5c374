/** Parts of Icelandic sentences that Puerto Rico needs often. */
import type { Amount, Args } from "../../../../text/grammar.ts";
import { called, lower, many } from "../../../../text/is/grammar.ts";
import { BUILDING_CASES, BUILDING_NAMES, GOOD_DATIVES, GOOD_NAMES, GOOD_STEMS, ROLE_CASES } from "./names.ts";

// In the accusative, as most verbs ask for it, unless the name says otherwise.
export const doubloons = (a: Args): string => money(a.doubloons);
export const doubloonsAre = (a: Args): string => many(a.doubloons, "doblúna", "doblúnur");
export const money = (amount: Amount): string => many(amount, "doblúnu", "doblúnur");
export const points = (amount: Amount): string => many(amount, "stig", "stig");
export const workers = (amount: Amount): string => many(amount, "verkamann", "verkamenn");
export const workersAre = (amount: Amount): string => many(amount, "verkamaður", "verkamenn");
/** "1 mönnuð grjótnáma". */
export const quarries = (amount: Amount): string => many(amount, "mönnuð grjótnáma", "mannaðar grjótnámur");
/** "3 sykurtunnur". */
export const barrels = (a: Args): string => many(a.barrels, `${stemOf(a.good)}tunnu`, `${stemOf(a.good)}tunnur`);
export const barrelsAre = (a: Args): string => many(a.barrels, `${stemOf(a.good)}tunna`, `${stemOf(a.good)}tunnur`);
export const anyBarrels = (amount: Amount): string => many(amount, "tunnu", "tunnur");
/** "sykurtunnu". */
export const aBarrel = (a: Args): string => `${stemOf(a.good)}tunnu`;
/** "6 tunna skipið". */
export const shipOf = (a: Args): string => `${a.size} tunna skipið`;

export const stemOf = (id: Amount): string => called(GOOD_STEMS, id);
export const buildingOf = (a: Args): string => lower(called(BUILDING_NAMES, a.building));
const buildingIn = (id: Amount, which: 0 | 1 | 2): string =>
  (BUILDING_CASES as Readonly<Record<string, readonly string[]>>)[`${id}`]?.[which] ?? `${id}`;
/** "reisa litla sykurvinnslu". */
export const aBuilding = (a: Args): string => buildingIn(a.building, 0);
/** "í litlu sykurvinnsluna", "á litla markaðinn". */
export const intoBuilding = (a: Args): string => buildingIn(a.building, 1);
const roleIn = (a: Args, which: 0 | 1): string =>
  (ROLE_CASES as Readonly<Record<string, readonly string[]>>)[`${a.role}`]?.[which] ?? `${a.role}`;
/** "velja landnemann". */
export const theRole = (a: Args): string => roleIn(a, 0);
/** "landnemalotan". */
export const phaseOf = (a: Args): string => `${roleIn(a, 1)}lotan`;
/** "í landnemalotunni". */
export const inPhase = (a: Args): string => `í ${roleIn(a, 1)}lotunni`;
export const goodOf = (a: Args): string => called(GOOD_NAMES, a.good);
export const goodDative = (a: Args): string => called(GOOD_DATIVES, a.good);
export const tileOf = (a: Args): string => called(GOOD_NAMES, a.tile);

/** "indígóplantekru", "grjótnámu". */
export const aTile = (a: Args): string => (a.tile === "quarry" ? "grjótnámu" : `${stemOf(a.tile)}plantekru`);

/** Where a worker goes: "á maísplantekruna", "í litlu sykurvinnsluna", "til San Juan". */
export function intoSpot(a: Args): string {
  const id = `${a.spot}`;
  if (id in GOOD_NAMES) return `á ${stemOf(id)}plantekruna`;
  if (id in BUILDING_NAMES) return buildingIn(id, 1);
  return id === "quarry" ? "í grjótnámuna" : id === "sanJuan" ? "til San Juan" : id;
}

/** Where a worker comes from: "af maísplantekrunni", "úr litlu sykurvinnslunni", "af litla markaðnum". */
export function outOfSpot(a: Args, key = "spot"): string {
  const id = `${a[key]}`;
  if (id in GOOD_NAMES) return `af ${stemOf(id)}plantekrunni`;
  if (id in BUILDING_NAMES) return buildingIn(id, 2);
  return id === "quarry" ? "úr grjótnámunni" : id === "sanJuan" ? "frá San Juan" : id;
}
