/** Elasund in Icelandic: names, and phrases that sentences are made of. */
import { type Amount, type Args, amountsBySeat, isSome, type People, pairsIn } from "../../../../text/grammar.ts";
import { called, list, many, ofWhom, oneOf, personAt, upper, verb, who, whoInside, whom } from "../../../../text/is/grammar.ts";

// Names of buildings, cards, church parts and bonus actions, and their cases.

export const HOUSE_NAMES = {
  hut: "kofi",
  huts: "kofar",
  trader: "verslunarhús",
  craftsman: "handverkshús",
  well: "brunnur",
  market: "markaður",
  merchant: "kaupmannshús",
  inn: "krá",
  residence: "furstasetur",
  office: "verslunarkontór",
  hall: "samkomuhús",
} as const;

/** The three large buildings have the same rules. */
export const KIND_NAMES = { ...HOUSE_NAMES, large: "stór bygging" } as const;
/** Names that are plural. */
const PLURALS: readonly string[] = ["huts"];

interface Cases {
  /** "reisa krá" */
  readonly a: string;
  /** "kráin", and "þín" beside it. */
  readonly is: string;
  readonly yours: string;
  /** "missa krána" */
  readonly the: string;
}

const KIND_CASES: Readonly<Record<keyof typeof KIND_NAMES, Cases>> = {
  hut: { a: "kofa", is: "kofinn", yours: "þinn", the: "kofann" },
  huts: { a: "kofa", is: "kofarnir", yours: "þínir", the: "kofana" },
  trader: { a: "verslunarhús", is: "verslunarhúsið", yours: "þitt", the: "verslunarhúsið" },
  craftsman: { a: "handverkshús", is: "handverkshúsið", yours: "þitt", the: "handverkshúsið" },
  well: { a: "brunn", is: "brunnurinn", yours: "þinn", the: "brunninn" },
  market: { a: "markað", is: "markaðurinn", yours: "þinn", the: "markaðinn" },
  merchant: { a: "kaupmannshús", is: "kaupmannshúsið", yours: "þitt", the: "kaupmannshúsið" },
  inn: { a: "krá", is: "kráin", yours: "þín", the: "krána" },
  residence: { a: "furstasetur", is: "furstasetrið", yours: "þitt", the: "furstasetrið" },
  office: { a: "verslunarkontór", is: "verslunarkontórinn", yours: "þinn", the: "verslunarkontórinn" },
  hall: { a: "samkomuhús", is: "samkomuhúsið", yours: "þitt", the: "samkomuhúsið" },
  large: { a: "stóra byggingu", is: "stóra byggingin", yours: "þín", the: "stóru bygginguna" },
};

export const CARD_NAMES = { gold: "gull", green: "græn áhrif", blue: "blá áhrif", red: "rauð áhrif" } as const;
/** "1 grænt áhrifaspjald", "2 græn áhrifaspjöld". */
const COLOUR_NAMES: Readonly<Record<string, readonly [one: string, more: string]>> = {
  green: ["grænt", "græn"],
  blue: ["blátt", "blá"],
  red: ["rautt", "rauð"],
};

/** Parts of the church's picture, from the north-west: before "hluti". */
const PART_NAMES = ["norðvestur", "norður", "norðaustur", "vestur", "mið", "austur", "suðvestur", "suður", "suðaustur"] as const;

export const BONUS_NAMES = {
  move: "Færa leyfi",
  upgrade: "Hækka leyfi",
  extra: "Leggja aukaleyfi",
  gold: "Taka gull",
} as const;

// Parts of sentences that Elasund needs often.

/** "gull", "2 græn áhrifaspjöld" without the number. */
export const cardsOf = (a: Args, amount: Amount = 1): string => {
  const [one, more] = COLOUR_NAMES[`${a.card}`] ?? ["", ""];
  return one === "" ? "gull" : oneOf(amount, `${one} áhrifaspjald`, `${more} áhrifaspjöld`);
};
export const kind = (a: Args): string => called(KIND_NAMES, a.kind);
const casesOf = (id: Amount) =>
  (KIND_CASES as Readonly<Record<string, (typeof KIND_CASES)["hut"]>>)[`${id}`] ?? { a: `${id}`, is: `${id}`, yours: "", the: `${id}` };
/** "reisa krá". */
export const aKind = (a: Args): string => casesOf(a.kind).a;
/** "missa krána". */
export const theKind = (id: Amount): string => casesOf(id).the;
/** "kráin þín", "kráin hjá Ada". */
export const theirs = (a: Args, id: Amount = a.kind): string => `${casesOf(id).is} ${ofWhom(a, casesOf(id).yours)}`;
export const isPlural = (id: Amount): boolean => PLURALS.includes(`${id}`);
/** "norðvestur", before "hluti". */
export const part = (a: Args): string => PART_NAMES[Number(a.part)] ?? "";
export const gold = (amount: Amount): string => `${amount} gull`;
export const cards = (amount: Amount): string => many(amount, "spjald", "spjöld");
export const influence = (amount: Amount): string => many(amount, "áhrifaspjald", "áhrifaspjöld");
export const leyfi = (amount: Amount): string => many(amount, "leyfi", "leyfi");
export const permits = (a: Args): string => leyfi(a.permits);
/** "tvisvar" */
export const times = (amount: Amount): string => (Number(amount) === 2 ? "tvisvar" : many(amount, "sinni", "sinnum"));
export const cubes = (amount: Amount): string => many(amount, "kubb", "kubba");
export const trade = (amount: Amount): string => many(amount, "verslunarstig", "verslunarstig");
/** "2 áhrifaspjöld í sama lit". */
export const ofOneColour = (amount: Amount): string => `${influence(amount)} í sama lit`;
/** "1 áhrifaspjald í hverjum lit". */
export const ofEachColour = (amount: Amount): string => `${influence(amount)} í hverjum lit`;
/** "hjá þér", "hjá Ada". */
export const at = (a: Args): string => `hjá ${whom(a, "þér")}`;

/** Gold and influence, as far as there is any. */
export const drawn = (a: Args): string =>
  list([...(isSome(a.gold) ? [gold(a.gold)] : []), ...(isSome(a.influence) ? [influence(a.influence)] : [])]);

/** "1 grænt", "2 græn". */
export const coloured = (amount: Amount, id: string): string => `${amount} ${oneOf(amount, ...(COLOUR_NAMES[id] ?? ([id, id] as const)))}`;
/** "2 gull, 1 grænt og 1 rautt áhrifaspjald". */
export function spent(a: Args): string {
  const colours = Object.entries(COLOUR_NAMES).filter(([id]) => isSome(a[id]));
  const named = colours.map(([id]) => coloured(a[id], id));
  const parts = [...(isSome(a.gold) ? [gold(a.gold)] : []), ...named];
  const last = colours.at(-1);
  return last === undefined ? list(parts) : `${list(parts)} ${oneOf(a[last[0]], "áhrifaspjald", "áhrifaspjöld")}`;
}

/** One clause for each seat with an amount: "þú skuldar 1 spjald og Ada skuldar 2 spjöld". */
export const eachPerson = (a: Args, people: People | undefined, clause: (one: Args, amount: number) => string): string =>
  list(amountsBySeat(a, people).map(({ seat, amount }) => clause(personAt(seat, people), amount)));

/** "Kofarnir hjá Ada víkja", from "0:huts". */
export function displaced(a: Args, people?: People): string {
  const tiles = pairsIn(a.tiles);
  const names = tiles.map(([seat, id]) => theirs(personAt(seat, people), id));
  const plural = tiles.length > 1 || tiles.some(([, id]) => isPlural(id));
  return upper(`${list(names)} ${plural ? "víkja" : "víkur"}.`);
}

/** " Ada og Ben gætu sigrað í næstu lotu sinni." */
export function warning(a: Args, people?: People): string {
  const rivals = pairsIn(a.rivals).map(([seat]) => whoInside(personAt(seat, people)));
  return rivals.length === 0 ? "" : ` Varúð: ${list(rivals)} ${oneOf(rivals.length, "gæti", "gætu")} sigrað í næstu lotu.`;
}

/** "turn með plássi fyrir kubb". */
export const gives = (a: Args): string => (a.tower === 1 ? "turn með plássi fyrir kubb" : influence(a.influence));

/** "2 hjá þér og 3 hjá Ada", from "0:2 1:3". */
export const valued = (a: Args, people?: People): string =>
  list(pairsIn(a.values).map(([seat, value]) => `${value} ${at(personAt(seat, people))}`));

/** The hut and the huts one begins with are put back where there is room. */
const isStart = (kind: string): boolean => kind.startsWith("hut");
/** What a build changes for a player: "missir brunninn og fær 2 verslunarstig". */
export const changed = (a: Args): string => {
  const [points, count] = [Number(a.trade), Number(a.cubes)];
  const kinds = `${a.kinds}`.split(" ").filter((id) => id !== "");
  return list([
    ...kinds.map((id) =>
      isStart(id) ? `${verb(a, "setur")} ${theKind(id)} aftur niður annars staðar ef pláss er` : `${verb(a, "missir")} ${theKind(id)}`,
    ),
    ...(points === 0 ? [] : [`${verb(a, points > 0 ? "fær" : "missir")} ${trade(Math.abs(points))}`]),
    ...(count === 0 ? [] : [`${verb(a, count > 0 ? "leggur" : "tekur")} ${cubes(Math.abs(count))}${count > 0 ? "" : " til baka"}`]),
  ]);
};
/** The player, and how many more are asked at the same time, with "verður" or "verða". */
export const withOthers = (a: Args): string =>
  isSome(a.others) ? `${who(a)} og ${many(a.others, "annar leikmaður", "aðrir leikmenn")} verða` : `${who(a)} verður`;
/** "röð 4", "röðum 4 og 9", after "í". */
export const inRows = (packed: Amount): string => `${`${packed}`.includes(" ") ? "röðum" : "röð"} ${listed(packed)}`;
/** "kofann og kofana", from "hut huts". */
export const theKinds = (packed: Amount): string => list(`${packed}`.split(" ").map(theKind));
/** "3, 5 og 7", from "3 5 7". */
export const listed = (packed: Amount): string => list(`${packed}`.split(" "));

/** Where a piece of the wall stands. */
export function wallPlace(a: Args): string {
  if (a.side === "east") return `við röð ${a.at}`;
  return a.side === "north" ? `yfir dálki ${a.at}` : `undir dálki ${a.at}`;
}
