/** 7 Wonders Duel in Norwegian (bokmål): names, and phrases that sentences are made of. */
import type { Amount, Args } from "../../../../text/grammar.ts";
import { called, many } from "../../../../text/nb/grammar.ts";

// Names of cards, wonders, tokens, symbols and sources of points: those of the Norwegian rule book, shorter where one would not fit a
// small card.

export const CARD_NAMES = {
  lumber_yard: "Sagbruk",
  logging_camp: "Tømmer\u00ADleir",
  clay_pool: "Leirelager",
  clay_pit: "Leirehull",
  quarry: "Steinbrudd",
  stone_pit: "Steingruve",
  glassworks: "Glass\u00ADblåseri",
  press: "Presse",
  guard_tower: "Vakttårn",
  stable: "Stall",
  garrison: "Garnison",
  palisade: "Palisade",
  workshop: "Verksted",
  apothecary: "Apotek",
  scriptorium: "Skrivesal",
  pharmacist: "Apoteker",
  theater: "Teater",
  altar: "Alter",
  baths: "Bad",
  stone_reserve: "Steinlager",
  clay_reserve: "Leire\u00ADreserve",
  wood_reserve: "Tømmer\u00ADlager",
  tavern: "Vertshus",
  sawmill: "Sagbruk",
  brickyard: "Mursteins\u00ADlager",
  shelf_quarry: "Skifer\u00ADbrudd",
  glass_blower: "Glass\u00ADblåser",
  drying_room: "Tørkerom",
  walls: "Murer",
  horse_breeders: "Stutteri",
  barracks: "Kaserne",
  archery_range: "Buesky\u00ADterbane",
  parade_ground: "Opp\u00ADmarsjplass",
  library: "Bibliotek",
  dispensary: "Inten\u00ADdantur",
  school: "Skole",
  laboratory: "Labora\u00ADtorium",
  courthouse: "Domstol",
  statue: "Statue",
  temple: "Tempel",
  aqueduct: "Akve\u00ADdukt",
  rostrum: "Talerstol",
  forum: "Forum",
  caravansery: "Karavane\u00ADstall",
  customs_house: "Tollhus",
  brewery: "Bryggeri",
  arsenal: "Arsenal",
  pretorium: "Kommando\u00ADtelt",
  fortifications: "Befest\u00ADninger",
  siege_workshop: "Krigs\u00ADverksted",
  circus: "Vedde\u00ADløpsbane",
  academy: "Akademi",
  study: "Lesesal",
  university: "Univer\u00ADsitet",
  observatory: "Observa\u00ADtorium",
  palace: "Palass",
  town_hall: "Rådhus",
  obelisk: "Obelisk",
  gardens: "Hager",
  pantheon: "Pantheon",
  senate: "Senat",
  chamber_of_commerce: "Handels\u00ADkammer",
  port: "Havn",
  armory: "Våpen\u00ADlager",
  lighthouse: "Fyrtårn",
  arena: "Arena",
  merchants_guild: "Handels\u00ADlauget",
  shipowners_guild: "Reder\u00ADlauget",
  builders_guild: "Bygger\u00ADlauget",
  magistrates_guild: "Dommer\u00ADlauget",
  scientists_guild: "Forsker\u00ADlauget",
  moneylenders_guild: "Långiver\u00ADlauget",
  tacticians_guild: "Taktiker\u00ADlauget",
} as const;

/** In the middle of a sentence: "Du bygger sagbruket." */
const CARDS_DEFINITE: Readonly<Record<keyof typeof CARD_NAMES, string>> = {
  lumber_yard: "sagbruket",
  logging_camp: "tømmerleiren",
  clay_pool: "leirelageret",
  clay_pit: "leirehullet",
  quarry: "steinbruddet",
  stone_pit: "steingruven",
  glassworks: "glassblåseriet",
  press: "pressen",
  guard_tower: "vakttårnet",
  stable: "stallen",
  garrison: "garnisonen",
  palisade: "palisaden",
  workshop: "verkstedet",
  apothecary: "apoteket",
  scriptorium: "skrivesalen",
  pharmacist: "apotekeren",
  theater: "teateret",
  altar: "alteret",
  baths: "badet",
  stone_reserve: "steinlageret",
  clay_reserve: "leirereserven",
  wood_reserve: "tømmerlageret",
  tavern: "vertshuset",
  sawmill: "sagbruket",
  brickyard: "mursteinslageret",
  shelf_quarry: "skiferbruddet",
  glass_blower: "glassblåseren",
  drying_room: "tørkerommet",
  walls: "murene",
  horse_breeders: "stutteriet",
  barracks: "kasernen",
  archery_range: "bueskyterbanen",
  parade_ground: "oppmarsjplassen",
  library: "biblioteket",
  dispensary: "intendanturen",
  school: "skolen",
  laboratory: "laboratoriet",
  courthouse: "domstolen",
  statue: "statuen",
  temple: "tempelet",
  aqueduct: "akvedukten",
  rostrum: "talerstolen",
  forum: "forumet",
  caravansery: "karavanestallen",
  customs_house: "tollhuset",
  brewery: "bryggeriet",
  arsenal: "arsenalet",
  pretorium: "kommandoteltet",
  fortifications: "befestningene",
  siege_workshop: "krigsverkstedet",
  circus: "veddeløpsbanen",
  academy: "akademiet",
  study: "lesesalen",
  university: "universitetet",
  observatory: "observatoriet",
  palace: "palasset",
  town_hall: "rådhuset",
  obelisk: "obelisken",
  gardens: "hagene",
  pantheon: "Pantheon",
  senate: "senatet",
  chamber_of_commerce: "handelskammeret",
  port: "havnen",
  armory: "våpenlageret",
  lighthouse: "fyrtårnet",
  arena: "arenaen",
  merchants_guild: "handelslauget",
  shipowners_guild: "rederlauget",
  builders_guild: "byggerlauget",
  magistrates_guild: "dommerlauget",
  scientists_guild: "forskerlauget",
  moneylenders_guild: "långiverlauget",
  tacticians_guild: "taktikerlauget",
};

export const WONDER_NAMES = {
  the_appian_way: "Via Appia",
  circus_maximus: "Circus Maximus",
  the_colossus: "Kolossen på Rhodos",
  the_great_library: "Biblioteket i Alexandria",
  the_great_lighthouse: "Fyrtårnet i Alexandria",
  the_hanging_gardens: "Babylons hengende hager",
  the_mausoleum: "Mausoleet i Halikarnassos",
  piraeus: "Pireus",
  the_pyramids: "Pyramidene",
  the_sphinx: "Sfinksen i Giza",
  the_statue_of_zeus: "Zevsstatuen i Olympia",
  the_temple_of_artemis: "Artemistempelet i Efesos",
} as const;

export const TOKEN_NAMES = {
  agriculture: "Jordbruk",
  architecture: "Arkitektur",
  economy: "Økonomi",
  law: "Lovbok",
  masonry: "Murerkunst",
  mathematics: "Matematikk",
  philosophy: "Filosofi",
  strategy: "Strategi",
  theology: "Teologi",
  urbanism: "Urbanisering",
} as const;

export const SYMBOL_NAMES = {
  wheel: "hjul",
  quill: "fjærpenn",
  mortar: "morter",
  plumb: "loddesnor",
  globe: "globus",
  sundial: "solur",
  law: "skålvekt",
} as const;

/** As in `score`. */
export const SOURCE_NAMES = {
  blue: "Blå kort",
  green: "Grønne kort",
  yellow: "Gule kort",
  guilds: "Laug",
  wonders: "Underverk",
  tokens: "Fremskrittsskiver",
  treasury: "Skattkammer",
  military: "Militæret",
} as const;

// Parts of sentences that Duel needs often.

/** In the middle of a sentence: "sagbruket". */
/** The cards of a list, each as the card of a sentence. */
export const cardsIn = ({ cards }: Args): Args[] => `${cards}`.split(" ").map((card) => ({ card }));
export const card = (a: Args, key = "card"): string => called(CARDS_DEFINITE, a[key]);
export const wonder = (a: Args): string => called(WONDER_NAMES, a.wonder);
export const token = (a: Args): string => called(TOKEN_NAMES, a.token);
export const symbol = (a: Args): string => called(SYMBOL_NAMES, a.symbol);
export const coins = (a: Args, key = "coins"): string => many(a[key], "mynt", "mynter");
export const spaces = (amount: Amount): string => many(amount, "felt");
/** "6 ulike symboler". */
export const unlike = (amount: Amount): string => many(amount, "ulikt symbol", "ulike symboler");
export const age = (a: Args): string => called({ 1: "I", 2: "II", 3: "III" }, a.age);

const RESOURCE_NAMES: Readonly<Record<string, string>> = {
  wood: "tømmer",
  stone: "stein",
  clay: "leire",
  glass: "glass",
  papyrus: "papyrus",
};
export const resource = (a: Args): string => called(RESOURCE_NAMES, a.resource);

/** "en brun bygning", "et brunt kort", "brune kort". */
const COLOUR_NAMES: Readonly<Record<string, readonly [building: string, card: string, cards: string]>> = {
  brown: ["brun", "brunt", "brune"],
  grey: ["grå", "grått", "grå"],
  blue: ["blå", "blått", "blå"],
  green: ["grønn", "grønt", "grønne"],
  yellow: ["gul", "gult", "gule"],
  red: ["rød", "rødt", "røde"],
  purple: ["lilla", "lilla", "lilla"],
};
export const colour = (a: Args, of: "building" | "card" | "cards"): string =>
  COLOUR_NAMES[`${a.colour}`]?.[of === "building" ? 0 : of === "card" ? 1 : 2] ?? `${a.colour}`;

/** What a guild or a yellow card counts, each of it. */
const COUNTED: Readonly<Record<string, string>> = {
  brown: "hvert brune kort",
  grey: "hvert grå kort",
  blue: "hvert blå kort",
  green: "hvert grønne kort",
  yellow: "hvert gule kort",
  red: "hvert røde kort",
  brownAndGrey: "hvert brune og grå kort",
  wonders: "hvert bygde underverk",
  treasure: "hver tredje mynt",
};
export const counted = (a: Args): string => called(COUNTED, a.what);
