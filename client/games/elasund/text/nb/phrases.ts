/** Elasund in Norwegian (bokmål): names, and phrases that sentences are made of. */
import { type Amount, type Args, amountsBySeat, isSome, isYou, type People, pairsIn } from "../../../../text/grammar.ts";
import { byAmount, called, list, many, ofWhom, personAt, toWhom, upper, who } from "../../../../text/nb/grammar.ts";

// Names of buildings, cards, church parts and bonus actions.

export const HOUSE_NAMES = {
  hut: "hytte",
  huts: "hytter",
  trader: "krambod",
  craftsman: "håndverkerhus",
  well: "brønn",
  market: "torg",
  merchant: "kjøpmannsgård",
  inn: "vertshus",
  residence: "fyrstebolig",
  office: "handelskontor",
  hall: "forsamlingshus",
} as const;

/** The three large buildings have the same rules. */
export const KIND_NAMES = { ...HOUSE_NAMES, large: "stor bygning" } as const;

/** In the definite form. */
const THE_KINDS: Readonly<Record<keyof typeof KIND_NAMES, string>> = {
  hut: "hytta",
  huts: "hyttene",
  trader: "kramboden",
  craftsman: "håndverkerhuset",
  well: "brønnen",
  market: "torget",
  merchant: "kjøpmannsgården",
  inn: "vertshuset",
  residence: "fyrsteboligen",
  office: "handelskontoret",
  hall: "forsamlingshuset",
  large: "den store bygningen",
};
/** Names that are plural. */
export const PLURALS: readonly string[] = ["huts"];

export const CARD_NAMES = { gold: "gull", green: "grønt maktkort", blue: "blått maktkort", red: "rødt maktkort" } as const;
/** Adjectives for one card and for more. */
export const COLOURS: Readonly<Record<string, readonly [one: string, more: string]>> = {
  green: ["grønt", "grønne"],
  blue: ["blått", "blå"],
  red: ["rødt", "røde"],
};

/** Parts of the church's picture, from the north-west. */
const PART_NAMES = [
  "nordvestlige",
  "nordlige",
  "nordøstlige",
  "vestlige",
  "midterste",
  "østlige",
  "sørvestlige",
  "sørlige",
  "sørøstlige",
] as const;

export const BONUS_NAMES = {
  move: "Flytt en tillatelse",
  upgrade: "Oppgrader en tillatelse",
  extra: "Legg ut en ekstra tillatelse",
  gold: "Ta gull",
} as const;

// Parts of sentences that Elasund needs often.

export const card = (a: Args): string => called(CARD_NAMES, a.card);
const kind = (a: Args): string => called(KIND_NAMES, a.kind);
/** "brønnen". */
export const theKind = (a: Args): string => called(THE_KINDS, a.kind);
/** "en brønn", "et torg", "hytter". */
export const aKind = (a: Args): string =>
  PLURALS.includes(`${a.kind}`) ? kind(a) : `${theKind(a).endsWith("et") ? "et" : "en"} ${kind(a)}`;
/** "hytta di", "torget til Ada". */
export function kindOf(a: Args): string {
  const the = theKind(a);
  if (!isYou(a)) return `${the} ${toWhom(a)}`;
  return `${the} ${PLURALS.includes(`${a.kind}`) ? "dine" : the.endsWith("et") ? "ditt" : the.endsWith("a") ? "di" : "din"}`;
}
export const part = (a: Args): string => PART_NAMES[Number(a.part)] ?? "";
export const gold = (amount: Amount): string => `${amount} gull`;
export const influence = (amount: Amount): string => many(amount, "maktkort");
export const somePermits = (amount: Amount): string => many(amount, "tillatelse", "tillatelser");
export const permits = (a: Args): string => somePermits(a.permits);
export const cubes = (amount: Amount): string => many(amount, "kloss", "klosser");
export const cards = (amount: Amount): string => many(amount, "kort");
export const tradePoints = (amount: Amount): string => many(amount, "handelspoeng");
export const times = (amount: Amount): string => many(amount, "gang", "ganger");
/** "2 maktkort i samme farge". */
export const ofOneColour = (amount: Amount): string => `${influence(amount)} i samme farge`;
/** "1 maktkort i hver farge". */
export const ofEachColour = (amount: Amount): string => `${influence(amount)} i hver farge`;

/** Gold and influence, as far as there is any. */
export const drawn = (a: Args): string =>
  list([...(isSome(a.gold) ? [gold(a.gold)] : []), ...(isSome(a.influence) ? [influence(a.influence)] : [])]);

/** "1 grønt", "2 grønne". */
export const coloured = (amount: Amount, id: string): string => `${amount} ${byAmount(amount, ...(COLOURS[id] ?? [id, id]))}`;
/** "2 gull, 1 grønt og 1 rødt maktkort". */
export function spent(a: Args): string {
  const colours = Object.keys(COLOURS).flatMap((id) => (isSome(a[id]) ? [coloured(a[id], id)] : []));
  const parts = [...(isSome(a.gold) ? [gold(a.gold)] : []), ...colours];
  return colours.length === 0 ? list(parts) : `${list(parts)} maktkort`;
}

/** One clause for each seat with an amount: "du skylder 1 kort og Ada skylder 2 kort". */
export const eachPerson = (a: Args, people: People | undefined, clause: (one: Args, amount: number) => string): string =>
  list(amountsBySeat(a, people).map(({ seat, amount }) => clause(personAt(seat, people), amount)));

/** In the middle of a sentence. */
export const person = (a: Args): string => (isYou(a) ? "du" : who(a));

/** "Hyttene til Ada må vike.", from "0:huts". */
export const displaced = (a: Args, people?: People): string =>
  upper(`${list(pairsIn(a.tiles).map(([seat, id]) => kindOf({ ...personAt(seat, people), kind: id })))} må vike.`);

/** " Pass på: Ada og Ben kan vinne i neste tur." */
export function warning(a: Args, people?: People): string {
  const rivals = pairsIn(a.rivals).map(([seat]) => who(personAt(seat, people)));
  return rivals.length === 0 ? "" : ` Pass på: ${list(rivals)} kan vinne i neste tur.`;
}

/** "et tårn med plass til en kloss". */
export const gives = (a: Args): string => (a.tower === 1 ? "et tårn med plass til en kloss" : influence(a.influence));

/** "din 2 og Adas 3", from "0:2 1:3". */
export const valued = (a: Args, people?: People): string =>
  list(pairsIn(a.values).map(([seat, value]) => `${ofWhom(personAt(seat, people))} ${value}`));

/** The hut and the huts one begins with are put back where there is room. */
const isStart = (kind: string): boolean => kind.startsWith("hut");
/** What a build changes for a player: "mister brønnen og får 2 handelspoeng". */
export const changed = (a: Args): string => {
  const [trade, laid] = [Number(a.trade), Number(a.cubes)];
  const lost = `${a.kinds}`.split(" ").filter((id) => id !== "");
  return list([
    ...lost.map((id) => {
      const it = theKind({ kind: id });
      return isStart(id) ? `setter ${it} tilbake et annet sted hvis det er plass` : `mister ${it}`;
    }),
    ...(trade === 0 ? [] : [`${trade > 0 ? "får" : "mister"} ${tradePoints(Math.abs(trade))}`]),
    ...(laid === 0 ? [] : [`${laid > 0 ? "legger" : "tar tilbake"} ${cubes(Math.abs(laid))}`]),
  ]);
};
/** The player, and how many more are asked at the same time. */
export const withOthers = (a: Args): string =>
  isSome(a.others) ? `${who(a)} og ${many(a.others, "annen spiller", "andre spillere")}` : who(a);
/** "rad 4", "rad 4 og 9", from "4 9". */
export const inRows = (packed: Amount): string => `rad ${listed(packed)}`;
/** "hytta di og hyttene dine", from "hut huts". */
export const kinds = (packed: Amount): string => list(`${packed}`.split(" ").map((id) => kindOf({ kind: id, you: 1 })));
/** "3, 5 og 7", from "3 5 7". */
export const listed = (packed: Amount): string => list(`${packed}`.split(" "));

/** Where a piece of the wall stands. */
export function wallPlace(a: Args): string {
  if (a.side === "east") return `ved rad ${a.at}`;
  return a.side === "north" ? `over kolonne ${a.at}` : `under kolonne ${a.at}`;
}
