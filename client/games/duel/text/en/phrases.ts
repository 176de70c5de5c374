/** 7 Wonders Duel in English: names, and phrases that sentences are made of. */
import { called, many } from "../../../../text/en/grammar.ts";
import type { Args } from "../../../../text/grammar.ts";

// Names of cards, wonders, tokens, symbols and sources of points.

export const CARD_NAMES = {
  lumber_yard: "Lumber Yard",
  logging_camp: "Logging Camp",
  clay_pool: "Clay Pool",
  clay_pit: "Clay Pit",
  quarry: "Quarry",
  stone_pit: "Stone Pit",
  glassworks: "Glassworks",
  press: "Press",
  guard_tower: "Guard Tower",
  stable: "Stable",
  garrison: "Garrison",
  palisade: "Palisade",
  workshop: "Workshop",
  apothecary: "Apothe\u00ADcary",
  scriptorium: "Scrip\u00ADtorium",
  pharmacist: "Pharmacist",
  theater: "Theater",
  altar: "Altar",
  baths: "Baths",
  stone_reserve: "Stone Reserve",
  clay_reserve: "Clay Reserve",
  wood_reserve: "Wood Reserve",
  tavern: "Tavern",
  sawmill: "Sawmill",
  brickyard: "Brickyard",
  shelf_quarry: "Shelf Quarry",
  glass_blower: "Glass-Blower",
  drying_room: "Drying Room",
  walls: "Walls",
  horse_breeders: "Horse Breeders",
  barracks: "Barracks",
  archery_range: "Archery Range",
  parade_ground: "Parade Ground",
  library: "Library",
  dispensary: "Dispen\u00ADsary",
  school: "School",
  laboratory: "Labora\u00ADtory",
  courthouse: "Court\u00ADhouse",
  statue: "Statue",
  temple: "Temple",
  aqueduct: "Aqueduct",
  rostrum: "Rostrum",
  forum: "Forum",
  caravansery: "Caravan\u00ADsery",
  customs_house: "Customs House",
  brewery: "Brewery",
  arsenal: "Arsenal",
  pretorium: "Pretorium",
  fortifications: "Fortifi\u00ADcations",
  siege_workshop: "Siege Workshop",
  circus: "Circus",
  academy: "Academy",
  study: "Study",
  university: "Univer\u00ADsity",
  observatory: "Observa\u00ADtory",
  palace: "Palace",
  town_hall: "Town Hall",
  obelisk: "Obelisk",
  gardens: "Gardens",
  pantheon: "Pantheon",
  senate: "Senate",
  chamber_of_commerce: "Chamber of Commerce",
  port: "Port",
  armory: "Armory",
  lighthouse: "Light\u00ADhouse",
  arena: "Arena",
  merchants_guild: "Merchants Guild",
  shipowners_guild: "Shipowners Guild",
  builders_guild: "Builders Guild",
  magistrates_guild: "Magistrates Guild",
  scientists_guild: "Scientists Guild",
  moneylenders_guild: "Moneylenders Guild",
  tacticians_guild: "Tacticians Guild",
} as const;

export const WONDER_NAMES = {
  the_appian_way: "The Appian Way",
  circus_maximus: "Circus Maximus",
  the_colossus: "The Colossus",
  the_great_library: "The Great Library",
  the_great_lighthouse: "The Great Lighthouse",
  the_hanging_gardens: "The Hanging Gardens",
  the_mausoleum: "The Mausoleum",
  piraeus: "Piraeus",
  the_pyramids: "The Pyramids",
  the_sphinx: "The Sphinx",
  the_statue_of_zeus: "The Statue of Zeus",
  the_temple_of_artemis: "The Temple of Artemis",
} as const;

export const TOKEN_NAMES = {
  agriculture: "Agriculture",
  architecture: "Architecture",
  economy: "Economy",
  law: "Law",
  masonry: "Masonry",
  mathematics: "Mathematics",
  philosophy: "Philosophy",
  strategy: "Strategy",
  theology: "Theology",
  urbanism: "Urbanism",
} as const;

export const SYMBOL_NAMES = {
  wheel: "wheel",
  quill: "quill",
  mortar: "mortar",
  plumb: "plumb line",
  globe: "globe",
  sundial: "sundial",
  law: "scales",
} as const;

/** As in `score`. */
export const SOURCE_NAMES = {
  blue: "Blue cards",
  green: "Green cards",
  yellow: "Yellow cards",
  guilds: "Guilds",
  wonders: "Wonders",
  tokens: "Progress tokens",
  treasury: "Treasury",
  military: "Military",
} as const;

// Parts of sentences that Duel needs often.

/** The cards of a list, each as the card of a sentence. */
export const cardsIn = ({ cards }: Args): Args[] => `${cards}`.split(" ").map((card) => ({ card }));
export const card = (a: Args, key = "card"): string => called(CARD_NAMES, a[key]);
/** In the middle of a sentence: "the Colossus". */
export const wonder = (a: Args): string => called(WONDER_NAMES, a.wonder).replace(/^The /, "the ");
export const token = (a: Args): string => called(TOKEN_NAMES, a.token);
export const symbol = (a: Args): string => called(SYMBOL_NAMES, a.symbol);
export const coins = (a: Args, key = "coins"): string => many(a[key], "coin");
export const age = (a: Args): string => called({ 1: "I", 2: "II", 3: "III" }, a.age);

const RESOURCE_NAMES: Readonly<Record<string, string>> = {
  wood: "wood",
  stone: "stone",
  clay: "clay",
  glass: "glass",
  papyrus: "papyrus",
};
export const resource = (a: Args): string => called(RESOURCE_NAMES, a.resource);

const COLOUR_NAMES: Readonly<Record<string, string>> = {
  brown: "brown",
  grey: "grey",
  blue: "blue",
  green: "green",
  yellow: "yellow",
  red: "red",
  purple: "purple",
};
export const colour = (a: Args): string => called(COLOUR_NAMES, a.colour);

/** What a guild or a yellow card counts. */
const COUNTED: Readonly<Record<string, string>> = {
  brown: "brown card",
  grey: "grey card",
  blue: "blue card",
  green: "green card",
  yellow: "yellow card",
  red: "red card",
  brownAndGrey: "brown or grey card",
  wonders: "wonder built",
  treasure: "3 coins",
};
export const counted = (a: Args): string => called(COUNTED, a.what);
