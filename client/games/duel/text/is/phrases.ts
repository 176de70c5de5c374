/** 7 Wonders Duel in Icelandic: names, and phrases that sentences are made of. */

import type { Args } from "../../../../text/grammar.ts";
import { called, lower, many } from "../../../../text/is/grammar.ts";
import type * as English from "../en/phrases.ts";

// Names of cards, wonders, tokens, symbols and sources of points.

type EnglishNames<K extends keyof typeof English> = Record<keyof (typeof English)[K], string>;

export const CARD_NAMES = {
  lumber_yard: "Timbur\u00ADport",
  logging_camp: "Skógarhögg",
  clay_pool: "Leirpyttur",
  clay_pit: "Leirgryfja",
  quarry: "Grjótnáma",
  stone_pit: "Grjótgryfja",
  glassworks: "Glersmiðja",
  press: "Pressa",
  guard_tower: "Varðturn",
  stable: "Hesthús",
  garrison: "Varðstöð",
  palisade: "Skíð\u00ADgarður",
  workshop: "Verkstæði",
  apothecary: "Apótek",
  scriptorium: "Ritstofa",
  pharmacist: "Lyfjabúð",
  theater: "Leikhús",
  altar: "Altari",
  baths: "Baðhús",
  stone_reserve: "Grjót\u00ADgeymsla",
  clay_reserve: "Leirgeymsla",
  wood_reserve: "Timbur\u00ADgeymsla",
  tavern: "Krá",
  sawmill: "Sögunar\u00ADmylla",
  brickyard: "Múrsteina\u00ADgerð",
  shelf_quarry: "Stallanáma",
  glass_blower: "Glerverk",
  drying_room: "Þurrk\u00ADstofa",
  walls: "Borgar\u00ADmúrar",
  horse_breeders: "Hrossabú",
  barracks: "Herskáli",
  archery_range: "Bogavöllur",
  parade_ground: "Æfinga\u00ADvöllur",
  library: "Bókasafn",
  dispensary: "Lyfjagerð",
  school: "Skóli",
  laboratory: "Tilrauna\u00ADstofa",
  courthouse: "Dómshús",
  statue: "Stytta",
  temple: "Hof",
  aqueduct: "Vatns\u00ADveita",
  rostrum: "Ræðupallur",
  forum: "Torg",
  caravansery: "Áningar\u00ADstaður",
  customs_house: "Tollhús",
  brewery: "Brugghús",
  arsenal: "Vopnabúr",
  pretorium: "Herstjóra\u00ADhús",
  fortifications: "Virki",
  siege_workshop: "Umsáturs\u00ADsmiðja",
  circus: "Skeið\u00ADvöllur",
  academy: "Aka\u00ADdemía",
  study: "Lesstofa",
  university: "Háskóli",
  observatory: "Stjörnu\u00ADturn",
  palace: "Höll",
  town_hall: "Ráðhús",
  obelisk: "Broddsúla",
  gardens: "Skrúð\u00ADgarður",
  pantheon: "Panþeon",
  senate: "Þinghús",
  chamber_of_commerce: "Kauphöll",
  port: "Höfn",
  armory: "Vopna\u00ADgeymsla",
  lighthouse: "Viti",
  arena: "Leik\u00ADvangur",
  merchants_guild: "Kaupmanna\u00ADgildi",
  shipowners_guild: "Skipeigenda\u00ADgildi",
  builders_guild: "Smiða\u00ADgildi",
  magistrates_guild: "Embættis\u00ADmannagildi",
  scientists_guild: "Fræðimanna\u00ADgildi",
  moneylenders_guild: "Víxlara\u00ADgildi",
  tacticians_guild: "Herstjóra\u00ADgildi",
} as const satisfies EnglishNames<"CARD_NAMES">;

export const WONDER_NAMES = {
  the_appian_way: "Via Appia",
  circus_maximus: "Circus Maximus",
  the_colossus: "Risinn á Ródos",
  the_great_library: "Bókasafnið mikla",
  the_great_lighthouse: "Vitinn mikli",
  the_hanging_gardens: "Hengigarðarnir",
  the_mausoleum: "Grafhýsið",
  piraeus: "Píreus",
  the_pyramids: "Pýramídarnir",
  the_sphinx: "Sfinxinn",
  the_statue_of_zeus: "Seifsstyttan",
  the_temple_of_artemis: "Artemisarhofið",
} as const satisfies EnglishNames<"WONDER_NAMES">;

export const TOKEN_NAMES = {
  agriculture: "Landbúnaður",
  architecture: "Byggingarlist",
  economy: "Hagfræði",
  law: "Lög",
  masonry: "Steinsmíði",
  mathematics: "Stærðfræði",
  philosophy: "Heimspeki",
  strategy: "Herkænska",
  theology: "Guðfræði",
  urbanism: "Borgarskipulag",
} as const satisfies EnglishNames<"TOKEN_NAMES">;

export const SYMBOL_NAMES = {
  wheel: "hjól",
  quill: "fjaðurpenni",
  mortar: "mortél",
  plumb: "lóðlína",
  globe: "hnöttur",
  sundial: "sólúr",
  law: "vog",
} as const satisfies EnglishNames<"SYMBOL_NAMES">;

/** As in `score`. */
export const SOURCE_NAMES = {
  blue: "Blá spjöld",
  green: "Græn spjöld",
  yellow: "Gul spjöld",
  guilds: "Gildi",
  wonders: "Undur",
  tokens: "Framfaraskífur",
  treasury: "Sjóður",
  military: "Hernaður",
} as const satisfies EnglishNames<"SOURCE_NAMES">;

// Names as objects of a sentence, where they differ from the nominative.

type Declined<T> = Readonly<Partial<Record<keyof T, string>>>;

/** After "reisa", "eiga", "missa". */
const CARDS_ACCUSATIVE: Declined<typeof CARD_NAMES> = {
  clay_pool: "leirpytt",
  clay_pit: "leirgryfju",
  quarry: "grjótnámu",
  stone_pit: "grjótgryfju",
  glassworks: "glersmiðju",
  press: "pressu",
  palisade: "skíðgarð",
  scriptorium: "ritstofu",
  stone_reserve: "grjótgeymslu",
  clay_reserve: "leirgeymslu",
  wood_reserve: "timburgeymslu",
  sawmill: "sögunarmyllu",
  shelf_quarry: "stallanámu",
  drying_room: "þurrkstofu",
  walls: "borgarmúra",
  barracks: "herskála",
  archery_range: "bogavöll",
  parade_ground: "æfingavöll",
  school: "skóla",
  laboratory: "tilraunastofu",
  statue: "styttu",
  aqueduct: "vatnsveitu",
  rostrum: "ræðupall",
  caravansery: "áningarstað",
  siege_workshop: "umsáturssmiðju",
  circus: "skeiðvöll",
  academy: "akademíu",
  study: "lesstofu",
  university: "háskóla",
  obelisk: "broddsúlu",
  gardens: "skrúðgarð",
  armory: "vopnageymslu",
  lighthouse: "vita",
  arena: "leikvang",
};

/** After "kasta", "með", "þökk sé". */
const CARDS_DATIVE: Declined<typeof CARD_NAMES> = {
  lumber_yard: "timburporti",
  logging_camp: "skógarhöggi",
  clay_pool: "leirpytti",
  clay_pit: "leirgryfju",
  quarry: "grjótnámu",
  stone_pit: "grjótgryfju",
  glassworks: "glersmiðju",
  press: "pressu",
  guard_tower: "varðturni",
  stable: "hesthúsi",
  palisade: "skíðgarði",
  apothecary: "apóteki",
  scriptorium: "ritstofu",
  theater: "leikhúsi",
  baths: "baðhúsi",
  stone_reserve: "grjótgeymslu",
  clay_reserve: "leirgeymslu",
  wood_reserve: "timburgeymslu",
  sawmill: "sögunarmyllu",
  shelf_quarry: "stallanámu",
  glass_blower: "glerverki",
  drying_room: "þurrkstofu",
  walls: "borgarmúrum",
  horse_breeders: "hrossabúi",
  barracks: "herskála",
  archery_range: "bogavelli",
  parade_ground: "æfingavelli",
  library: "bókasafni",
  school: "skóla",
  laboratory: "tilraunastofu",
  courthouse: "dómshúsi",
  statue: "styttu",
  temple: "hofi",
  aqueduct: "vatnsveitu",
  rostrum: "ræðupalli",
  forum: "torgi",
  caravansery: "áningarstað",
  customs_house: "tollhúsi",
  brewery: "brugghúsi",
  arsenal: "vopnabúri",
  pretorium: "herstjórahúsi",
  siege_workshop: "umsáturssmiðju",
  circus: "skeiðvelli",
  academy: "akademíu",
  study: "lesstofu",
  university: "háskóla",
  observatory: "stjörnuturni",
  town_hall: "ráðhúsi",
  obelisk: "broddsúlu",
  gardens: "skrúðgarði",
  senate: "þinghúsi",
  armory: "vopnageymslu",
  lighthouse: "vita",
  arena: "leikvangi",
};

const WONDERS_ACCUSATIVE: Declined<typeof WONDER_NAMES> = {
  the_colossus: "Risann á Ródos",
  the_great_lighthouse: "Vitann mikla",
  the_hanging_gardens: "Hengigarðana",
  the_pyramids: "Pýramídana",
  the_statue_of_zeus: "Seifsstyttuna",
};

const TOKENS_ACCUSATIVE: Declined<typeof TOKEN_NAMES> = {
  agriculture: "landbúnað",
  strategy: "herkænsku",
};

const TOKENS_DATIVE: Declined<typeof TOKEN_NAMES> = {
  agriculture: "landbúnaði",
  law: "lögum",
  strategy: "herkænsku",
  urbanism: "borgarskipulagi",
};

// Parts of sentences that Duel needs often.

type Names = Readonly<Record<string, string>>;

const nominative = (a: Args, key: string): string => lower(called(CARD_NAMES, a[key]));

/** The cards of a list, each as the card of a sentence. */
export const cardsIn = ({ cards }: Args): Args[] => `${cards}`.split(" ").map((card) => ({ card }));
/** In the middle of a sentence: "leirgryfja". */
export const card = (a: Args, key = "card"): string => nominative(a, key);
/** "Þú reisir leirgryfju". */
export const cardAcc = (a: Args, key = "card"): string => (CARDS_ACCUSATIVE as Names)[`${a[key]}`] ?? nominative(a, key);
/** "Þú kastar leirgryfju". */
export const cardDat = (a: Args, key = "card"): string => (CARDS_DATIVE as Names)[`${a[key]}`] ?? nominative(a, key);
export const wonder = (a: Args): string => called(WONDER_NAMES, a.wonder);
/** "Þú reisir Seifsstyttuna". */
export const wonderAcc = (a: Args): string => (WONDERS_ACCUSATIVE as Names)[`${a.wonder}`] ?? wonder(a);
export const token = (a: Args): string => called(TOKEN_NAMES, a.token);
/** "Taka herkænsku". */
export const tokenAcc = (a: Args): string => (TOKENS_ACCUSATIVE as Names)[`${a.token}`] ?? lower(token(a));
/** "Halda herkænsku". */
export const tokenDat = (a: Args): string => (TOKENS_DATIVE as Names)[`${a.token}`] ?? lower(token(a));
export const symbol = (a: Args): string => called(SYMBOL_NAMES, a.symbol);
/** Nominative and accusative. */
export const coins = (a: Args, key = "coins"): string => many(a[key], "mynt", "myntir");
export const points = (a: Args, key = "points"): string => many(a[key], "stig", "stig");
/** Accusative: "um 2 reiti", "3 reiti frá". */
export const spaces = (a: Args, key = "spaces"): string => many(a[key], "reit", "reiti");
export const age = (a: Args): string => called({ 1: "I", 2: "II", 3: "III" }, a.age);

/** Nominative and accusative. */
const RESOURCE_NAMES: Names = {
  wood: "timbur",
  stone: "grjót",
  clay: "leir",
  glass: "gler",
  papyrus: "papýrus",
};
export const resource = (a: Args): string => called(RESOURCE_NAMES, a.resource);

/** "Brún bygging" and "brún spjöld". */
const COLOUR_NAMES: Names = {
  brown: "brún",
  grey: "grá",
  blue: "blá",
  green: "græn",
  yellow: "gul",
  red: "rauð",
  purple: "fjólublá",
};
export const colour = (a: Args): string => called(COLOUR_NAMES, a.colour);

/** "Brúnt spjald". */
const COLOURS_NEUTER: Names = {
  brown: "brúnt",
  grey: "grátt",
  blue: "blátt",
  green: "grænt",
  yellow: "gult",
  red: "rautt",
  purple: "fjólublátt",
};
export const colourNeuter = (a: Args): string => called(COLOURS_NEUTER, a.colour);

/** What a guild or a yellow card counts, after "fyrir". */
const COUNTED: Names = {
  brown: "hvert brúnt spjald",
  grey: "hvert grátt spjald",
  blue: "hvert blátt spjald",
  green: "hvert grænt spjald",
  yellow: "hvert gult spjald",
  red: "hvert rautt spjald",
  brownAndGrey: "hvert brúnt eða grátt spjald",
  wonders: "hvert reist undur",
  treasure: "hverjar 3 myntir",
};
export const counted = (a: Args): string => called(COUNTED, a.what);
