/** 7 Wonders Duel in Dutch: names, and phrases that sentences are made of. */

import type { Args } from "../../../../text/grammar.ts";
import { called, many } from "../../../../text/nl/grammar.ts";
import type * as English from "../en/phrases.ts";

// Names of cards, wonders, tokens, symbols and sources of points.

type NamesOf<T> = Readonly<Record<keyof T, string>>;

export const CARD_NAMES = {
  lumber_yard: "Houtwerf",
  logging_camp: "Hout\u00ADhakkers",
  clay_pool: "Kleipoel",
  clay_pit: "Kleigroeve",
  quarry: "Steen\u00ADgroeve",
  stone_pit: "Steenmijn",
  glassworks: "Glas\u00ADblazerij",
  press: "Pers",
  guard_tower: "Wacht\u00ADtoren",
  stable: "Stal",
  garrison: "Garnizoen",
  palisade: "Palissade",
  workshop: "Werk\u00ADplaats",
  apothecary: "Apotheek",
  scriptorium: "Scrip\u00ADtorium",
  pharmacist: "Kruid\u00ADkundige",
  theater: "Theater",
  altar: "Altaar",
  baths: "Badhuis",
  stone_reserve: "Steen\u00ADvoorraad",
  clay_reserve: "Klei\u00ADvoorraad",
  wood_reserve: "Hout\u00ADvoorraad",
  tavern: "Taverne",
  sawmill: "Zagerij",
  brickyard: "Steen\u00ADbakkerij",
  shelf_quarry: "Rotsgroeve",
  glass_blower: "Glasblazer",
  drying_room: "Droog\u00ADkamer",
  walls: "Stadsmuur",
  horse_breeders: "Paarden\u00ADfokkers",
  barracks: "Kazerne",
  archery_range: "Schietbaan",
  parade_ground: "Parade\u00ADplaats",
  library: "Biblio\u00ADtheek",
  dispensary: "Dispen\u00ADsarium",
  school: "School",
  laboratory: "Labora\u00ADtorium",
  courthouse: "Rechtbank",
  statue: "Standbeeld",
  temple: "Tempel",
  aqueduct: "Aquaduct",
  rostrum: "Rostrum",
  forum: "Forum",
  caravansery: "Karavan\u00ADserai",
  customs_house: "Tolhuis",
  brewery: "Brouwerij",
  arsenal: "Arsenaal",
  pretorium: "Pretorium",
  fortifications: "Vesting\u00ADwerken",
  siege_workshop: "Kata\u00ADpulten",
  circus: "Circus",
  academy: "Academie",
  study: "Studie\u00ADzaal",
  university: "Univer\u00ADsiteit",
  observatory: "Sterren\u00ADwacht",
  palace: "Paleis",
  town_hall: "Stadhuis",
  obelisk: "Obelisk",
  gardens: "Tuinen",
  pantheon: "Pantheon",
  senate: "Senaat",
  chamber_of_commerce: "Kamer van Koophandel",
  port: "Haven",
  armory: "Wapen\u00ADkamer",
  lighthouse: "Vuur\u00ADtoren",
  arena: "Arena",
  merchants_guild: "Koopmans\u00ADgilde",
  shipowners_guild: "Reders\u00ADgilde",
  builders_guild: "Bouwers\u00ADgilde",
  magistrates_guild: "Rechters\u00ADgilde",
  scientists_guild: "Geleerden\u00ADgilde",
  moneylenders_guild: "Bankiers\u00ADgilde",
  tacticians_guild: "Veldheren\u00ADgilde",
} as const satisfies NamesOf<typeof English.CARD_NAMES>;

/** Cards that take "het"; the others take "de". */
const NEUTER: ReadonlySet<string> = new Set<keyof typeof CARD_NAMES>([
  "garrison",
  "scriptorium",
  "theater",
  "altar",
  "baths",
  "dispensary",
  "laboratory",
  "statue",
  "aqueduct",
  "rostrum",
  "forum",
  "customs_house",
  "arsenal",
  "pretorium",
  "circus",
  "palace",
  "town_hall",
  "pantheon",
  "merchants_guild",
  "shipowners_guild",
  "builders_guild",
  "magistrates_guild",
  "scientists_guild",
  "moneylenders_guild",
  "tacticians_guild",
]);

export const WONDER_NAMES = {
  the_appian_way: "De Via Appia",
  circus_maximus: "Circus Maximus",
  the_colossus: "De Kolossus",
  the_great_library: "De Grote Bibliotheek",
  the_great_lighthouse: "De Grote Vuurtoren",
  the_hanging_gardens: "De Hangende Tuinen",
  the_mausoleum: "Het Mausoleum",
  piraeus: "Piraeus",
  the_pyramids: "De Piramiden",
  the_sphinx: "De Sfinx",
  the_statue_of_zeus: "Het Zeusbeeld",
  the_temple_of_artemis: "De Tempel van Artemis",
} as const satisfies NamesOf<typeof English.WONDER_NAMES>;

export const TOKEN_NAMES = {
  agriculture: "Landbouw",
  architecture: "Architectuur",
  economy: "Economie",
  law: "Recht",
  masonry: "Metselkunst",
  mathematics: "Wiskunde",
  philosophy: "Filosofie",
  strategy: "Strategie",
  theology: "Theologie",
  urbanism: "Stedenbouw",
} as const satisfies NamesOf<typeof English.TOKEN_NAMES>;

export const SYMBOL_NAMES = {
  wheel: "wiel",
  quill: "ganzenveer",
  mortar: "vijzel",
  plumb: "schietlood",
  globe: "globe",
  sundial: "zonnewijzer",
  law: "weegschaal",
} as const satisfies NamesOf<typeof English.SYMBOL_NAMES>;

/** As in `score`. */
export const SOURCE_NAMES = {
  blue: "Blauwe kaarten",
  green: "Groene kaarten",
  yellow: "Gele kaarten",
  guilds: "Gilden",
  wonders: "Wonderen",
  tokens: "Vooruitgangsfiches",
  treasury: "Schatkist",
  military: "Leger",
} as const satisfies NamesOf<typeof English.SOURCE_NAMES>;

// Parts of sentences that Duel needs often.

/** "Stal". */
/** The cards of a list, each as the card of a sentence. */
export const cardsIn = ({ cards }: Args): Args[] => `${cards}`.split(" ").map((card) => ({ card }));
export const card = (a: Args, key = "card"): string => called(CARD_NAMES, a[key]);
/** "de Stal", "het Altaar". */
export const theCard = (a: Args, key = "card"): string => `${NEUTER.has(`${a[key]}`) ? "het" : "de"} ${card(a, key)}`;
/** On a button: "Sfinx". */
export const wonder = (a: Args): string => called(WONDER_NAMES, a.wonder).replace(/^(De|Het) /, "");
/** In the middle of a sentence: "de Sfinx". */
export const theWonder = (a: Args): string =>
  called(WONDER_NAMES, a.wonder).replace(/^(De|Het) /, (article: string) => article.toLowerCase());
export const token = (a: Args): string => called(TOKEN_NAMES, a.token);
export const symbol = (a: Args): string => called(SYMBOL_NAMES, a.symbol);
export const coins = (a: Args, key = "coins"): string => many(a[key], "munt", "munten");
export const points = (a: Args, key = "points"): string => many(a[key], "punt", "punten");
export const spaces = (a: Args, key = "spaces"): string => many(a[key], "vakje", "vakjes");
export const cards = (a: Args, key = "count"): string => many(a[key], "kaart", "kaarten");
export const shields = (a: Args, key = "shields"): string => many(a[key], "schild", "schilden");
export const wonders = (a: Args, key = "count"): string => many(a[key], "wonder", "wonderen");
export const tokens = (a: Args, key = "count"): string => many(a[key], "fiche", "fiches");
export const resources = (a: Args, key: string): string => many(a[key], "grondstof", "grondstoffen");
/** "6 verschillende symbolen", "6 verschillende wetenschapssymbolen". */
export const differentSymbols = (a: Args, kind = ""): string =>
  many(a.symbolsToWin, `ander ${kind}symbool`, `verschillende ${kind}symbolen`);
export const age = (a: Args): string => called({ 1: "I", 2: "II", 3: "III" }, a.age);

const RESOURCE_NAMES: Readonly<Record<string, string>> = {
  wood: "hout",
  stone: "steen",
  clay: "klei",
  glass: "glas",
  papyrus: "papyrus",
};
export const resource = (a: Args): string => called(RESOURCE_NAMES, a.resource);

const COLOUR_NAMES: Readonly<Record<string, string>> = {
  brown: "bruin",
  grey: "grijs",
  blue: "blauw",
  green: "groen",
  yellow: "geel",
  red: "rood",
  purple: "paars",
};
export const colour = (a: Args): string => called(COLOUR_NAMES, a.colour);

const COLOURED: Readonly<Record<string, string>> = {
  brown: "bruine",
  grey: "grijze",
  blue: "blauwe",
  green: "groene",
  yellow: "gele",
  red: "rode",
  purple: "paarse",
};
/** Before "kaart". */
export const coloured = (a: Args): string => called(COLOURED, a.colour);

/** What a guild or a yellow card counts. */
const COUNTED: Readonly<Record<string, string>> = {
  brown: "bruine kaart",
  grey: "grijze kaart",
  blue: "blauwe kaart",
  green: "groene kaart",
  yellow: "gele kaart",
  red: "rode kaart",
  brownAndGrey: "bruine of grijze kaart",
  wonders: "gebouwd wonder",
  treasure: "3 munten",
};
export const counted = (a: Args): string => called(COUNTED, a.what);
