/** Elasund in English: names, and phrases that sentences are made of. */
import { an, called, list, many, ofWhom, personAt, upper, verb, who } from "../../../../text/en/grammar.ts";
import { type Amount, type Args, amountsBySeat, isSome, isYou, type People, pairsIn } from "../../../../text/grammar.ts";

// Names of buildings, cards, church parts and bonus actions.

export const HOUSE_NAMES = {
  hut: "hut",
  huts: "huts",
  trader: "trader’s house",
  craftsman: "craftsman’s house",
  well: "well",
  market: "market",
  merchant: "merchant’s house",
  inn: "tavern",
  residence: "princely residence",
  office: "trading office",
  hall: "assembly hall",
} as const;

/** The three large buildings have the same rules. */
export const KIND_NAMES = { ...HOUSE_NAMES, large: "large building" } as const;
/** Names that are plural. */
const PLURALS: readonly string[] = ["huts"];

export const CARD_NAMES = { gold: "gold", green: "green influence", blue: "blue influence", red: "red influence" } as const;

/** Parts of the church's picture, from the north-west. */
const PART_NAMES = ["north-west", "north", "north-east", "west", "middle", "east", "south-west", "south", "south-east"] as const;

export const BONUS_NAMES = {
  move: "Move a permit",
  upgrade: "Upgrade a permit",
  extra: "Place an extra permit",
  gold: "Take gold",
} as const;

// Parts of sentences that Elasund needs often.

export const card = (a: Args): string => called(CARD_NAMES, a.card);
export const kind = (a: Args): string => called(KIND_NAMES, a.kind);
export const aKind = (a: Args): string => (PLURALS.includes(`${a.kind}`) ? kind(a) : an(kind(a)));
export const isKind = (a: Args): string => (PLURALS.includes(`${a.kind}`) ? "are" : "is");
export const part = (a: Args): string => PART_NAMES[Number(a.part)] ?? "";
export const gold = (amount: Amount): string => `${amount} gold`;
export const influence = (amount: Amount): string => many(amount, "influence card");
export const permits = (a: Args): string => many(a.permits, "permit");
/** "2 influence cards of one colour". */
export const ofOneColour = (amount: Amount): string => `${influence(amount)} of one colour`;
/** "1 influence card of each colour". */
export const ofEachColour = (amount: Amount): string => `${influence(amount)} of each colour`;

/** Gold and influence, as far as there is any. */
export const drawn = (a: Args): string =>
  list([...(isSome(a.gold) ? [gold(a.gold)] : []), ...(isSome(a.influence) ? [influence(a.influence)] : [])]);

const COLOURS: Readonly<Record<string, string>> = { green: "green", blue: "blue", red: "red" };
/** "2 gold, 1 green and 1 red influence". */
export function spent(a: Args): string {
  const colours = Object.entries(COLOURS).flatMap(([id, colour]) => (isSome(a[id]) ? [`${a[id]} ${colour}`] : []));
  const parts = [...(isSome(a.gold) ? [gold(a.gold)] : []), ...colours];
  return colours.length === 0 ? list(parts) : `${list(parts)} influence`;
}

/** One clause for each seat with an amount: "you owe 1 card and Ada owes 2 cards". */
export const eachPerson = (a: Args, people: People | undefined, clause: (one: Args, amount: number) => string): string =>
  list(amountsBySeat(a, people).map(({ seat, amount }) => clause(personAt(seat, people), amount)));

/** In the middle of a sentence. */
export const person = (a: Args): string => (isYou(a) ? "you" : who(a));

/** "Ada's huts are displaced", from "0:huts". */
export function displaced(a: Args, people?: People): string {
  const tiles = pairsIn(a.tiles);
  const names = tiles.map(([seat, id]) => `${ofWhom(personAt(seat, people))} ${called(KIND_NAMES, id)}`);
  const plural = tiles.length > 1 || tiles.some(([, id]) => PLURALS.includes(id));
  return upper(`${list(names)} ${plural ? "are" : "is"} displaced.`);
}

/** " Ada and Ben could win on their next turn." */
export function warning(a: Args, people?: People): string {
  const rivals = pairsIn(a.rivals).map(([seat]) => who(personAt(seat, people)));
  return rivals.length === 0 ? "" : ` Careful: ${list(rivals)} could win on their next turn.`;
}

/** "a tower with a cube". */
export const gives = (a: Args): string => (a.tower === 1 ? "a tower with room for a cube" : influence(a.influence));

/** "your 2 and Ada's 3", from "0:2 1:3". */
export const valued = (a: Args, people?: People): string =>
  list(pairsIn(a.values).map(([seat, value]) => `${ofWhom(personAt(seat, people))} ${value}`));

/** The hut and the huts one begins with are put back where there is room. */
const isStart = (kind: string): boolean => kind.startsWith("hut");
/** What a build changes for a player: "loses the well and gains 2 trade points". */
export const changed = (a: Args): string => {
  const [trade, cubes] = [Number(a.trade), Number(a.cubes)];
  const kinds = `${a.kinds}`.split(" ").filter((id) => id !== "");
  return list([
    ...kinds.map((id) => {
      const it = called(KIND_NAMES, id);
      return isStart(id) ? `${verb(a, "put")} the ${it} back elsewhere if there is room` : `${verb(a, "lose")} the ${it}`;
    }),
    ...(trade === 0 ? [] : [`${verb(a, trade > 0 ? "gain" : "lose")} ${many(Math.abs(trade), "trade point")}`]),
    ...(cubes === 0 ? [] : [`${verb(a, cubes > 0 ? "lay" : "take")} ${many(Math.abs(cubes), "cube")}${cubes > 0 ? "" : " back"}`]),
  ]);
};
/** The player, and how many more are asked at the same time. */
export const withOthers = (a: Args): string => (isSome(a.others) ? `${who(a)} and ${many(a.others, "other player")}` : who(a));
/** "row 4", "rows 4 and 9", from "4 9". */
export const inRows = (packed: Amount): string => `${`${packed}`.includes(" ") ? "rows" : "row"} ${listed(packed)}`;
/** "hut and huts", from "hut huts". */
export const kinds = (packed: Amount): string => list(`${packed}`.split(" ").map((id) => called(KIND_NAMES, id)));
/** "3, 5 and 7", from "3 5 7". */
export const listed = (packed: Amount): string => list(`${packed}`.split(" "));

/** Where a piece of the wall stands. */
export function wallPlace(a: Args): string {
  if (a.side === "east") return `beside row ${a.at}`;
  return a.side === "north" ? `above column ${a.at}` : `below column ${a.at}`;
}
