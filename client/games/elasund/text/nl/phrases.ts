/** Elasund in Dutch: names, and phrases that sentences are made of. */
import { type Amount, type Args, amountsBySeat, isSome, isYou, type People, pairsIn } from "../../../../text/grammar.ts";
import { belongingTo, byAmount, called, list, many, named, personAt, upper, verb, who, whom } from "../../../../text/nl/grammar.ts";

// Names of buildings, cards, church parts and bonus actions.

export const HOUSE_NAMES = {
  hut: "arbeidershut",
  huts: "arbeidershutten",
  trader: "handelaarswoning",
  craftsman: "handwerkershuis",
  well: "waterput",
  market: "marktplaats",
  merchant: "koopmanswoning",
  inn: "herberg",
  residence: "vorstelijke residentie",
  office: "handelskantoor",
  hall: "vergaderzaal",
} as const;

/** The three large buildings have the same rules. */
export const KIND_NAMES = { ...HOUSE_NAMES, large: "groot gebouw" } as const;
/** Behind an article or "je", where they are inflected. */
const DEFINITE_NAMES = { ...HOUSE_NAMES, large: "grote gebouw" } as const;
/** Names that are plural. */
const PLURALS: readonly string[] = ["huts"];
/** Names with "het". */
const NEUTERS: readonly string[] = ["craftsman", "office", "large"];

export const CARD_NAMES = { gold: "goud", green: "groene macht", blue: "blauwe macht", red: "rode macht" } as const;

/** Parts of the church's picture, from the north-west: as in "het noordelijke deel". */
const PART_NAMES = [
  "noordwestelijke",
  "noordelijke",
  "noordoostelijke",
  "westelijke",
  "middelste",
  "oostelijke",
  "zuidwestelijke",
  "zuidelijke",
  "zuidoostelijke",
] as const;

export const BONUS_NAMES = {
  move: "Vergunning verplaatsen",
  upgrade: "Vergunning verhogen",
  extra: "Extra vergunning plaatsen",
  gold: "Goud nemen",
} as const;

// Parts of sentences that Elasund needs often.

const COLOURS: Readonly<Record<string, string>> = { green: "groene", blue: "blauwe", red: "rode" };

/** "2 goud", "1 groene machtkaart". */
export const cardsOf = (amount: Amount, a: Args): string => {
  const colour = COLOURS[`${a.card}`];
  return colour === undefined ? gold(amount) : many(amount, `${colour} machtkaart`, `${colour} machtkaarten`);
};
export const kind = (a: Args): string => called(KIND_NAMES, a.kind);
/** "een herberg", "arbeidershutten". */
export const aKind = (a: Args): string => (PLURALS.includes(`${a.kind}`) ? kind(a) : `een ${kind(a)}`);
const the = (id: Amount): string => `${NEUTERS.includes(`${id}`) ? "het" : "de"} ${called(DEFINITE_NAMES, id)}`;
/** "de herberg", "het handelskantoor". */
export const theKind = (a: Args): string => the(a.kind);
/** "je herberg", "de herberg van Ada". */
export const itsKind = (a: Args, id: Amount = a.kind): string =>
  isYou(a) ? `je ${called(DEFINITE_NAMES, id)}` : `${the(id)} ${belongingTo(a)}`;
export const isKind = (a: Args): string => (PLURALS.includes(`${a.kind}`) ? "zijn" : "is");
export const part = (a: Args): string => PART_NAMES[Number(a.part)] ?? "";
export const gold = (amount: Amount): string => `${amount} goud`;
export const cards = (amount: Amount): string => many(amount, "kaart", "kaarten");
export const cubes = (amount: Amount): string => many(amount, "blokje", "blokjes");
export const tradePoints = (amount: Amount): string => many(amount, "handelspunt", "handelspunten");
export const influence = (amount: Amount): string => many(amount, "machtkaart", "machtkaarten");
export const permits = (amount: Amount): string => many(amount, "vergunning", "vergunningen");
export const towers = (amount: Amount): string => many(amount, "toren", "torens");
export const parts = (amount: Amount): string => many(amount, "deel", "delen");
/** "2 machtkaarten van dezelfde kleur". */
export const ofOneColour = (amount: Amount): string => `${influence(amount)} van dezelfde kleur`;
/** "1 machtkaart van elke kleur". */
export const ofEachColour = (amount: Amount): string => `${influence(amount)} van elke kleur`;

/** Gold and influence, as far as there is any. */
export const drawn = (a: Args): string =>
  list([...(isSome(a.gold) ? [gold(a.gold)] : []), ...(isSome(a.influence) ? [influence(a.influence)] : [])]);

/** "2 goud, 1 groene en 1 rode machtkaart". */
export function spent(a: Args): string {
  const held = Object.keys(COLOURS).filter((id) => isSome(a[id]));
  const amounts = [...(isSome(a.gold) ? [gold(a.gold)] : []), ...held.map((id) => `${a[id]} ${COLOURS[id]}`)];
  const last = held.at(-1);
  return last === undefined ? list(amounts) : `${list(amounts)} ${byAmount(a[last], "machtkaart", "machtkaarten")}`;
}

/** One clause for each seat with an amount: "geef jij 1 kaart en Ada 2 kaarten". */
export const eachPerson = (a: Args, people: People | undefined, clause: (one: Args, amount: number) => string): string =>
  list(amountsBySeat(a, people).map(({ seat, amount }) => clause(personAt(seat, people), amount)));

/** On its own, or with stress: "Jij", "Ada". */
export const self = (a: Args): string => (isYou(a) ? "Jij" : named(a));

/** "De arbeidershutten van Ada worden verdrongen.", from "0:huts". */
export function displaced(a: Args, people?: People): string {
  const tiles = pairsIn(a.tiles);
  const names = tiles.map(([seat, id]) => itsKind(personAt(seat, people), id));
  const plural = tiles.length > 1 || tiles.some(([, id]) => PLURALS.includes(id));
  return upper(`${list(names)} ${plural ? "worden" : "wordt"} verdrongen.`);
}

/** " Let op: Ada en Ben kunnen in hun volgende beurt winnen." */
export function warning(a: Args, people?: People): string {
  const rivals = pairsIn(a.rivals).map(([seat]) => whom(personAt(seat, people)));
  return rivals.length === 0 ? "" : ` Let op: ${list(rivals)} ${byAmount(rivals.length, "kan", "kunnen")} de volgende beurt winnen.`;
}

/** "een toren met plek voor een blokje". */
export const gives = (a: Args): string => (a.tower === 1 ? "een toren met plek voor een blokje" : influence(a.influence));

/** "je 2 en de 3 van Ada", from "0:2 1:3". */
export const valued = (a: Args, people?: People): string =>
  list(
    pairsIn(a.values).map(([seat, value]) => {
      const owner = personAt(seat, people);
      return isYou(owner) ? `jouw ${value}` : `de ${value} ${belongingTo(owner)}`;
    }),
  );

/** The hut and the huts one begins with are put back where there is room. */
const isStart = (kind: string): boolean => kind.startsWith("hut");
/** What a build changes for a player: "verliest de waterput en krijgt 2 handelspunten". */
export const changed = (a: Args): string => {
  const [trade, laid] = [Number(a.trade), Number(a.cubes)];
  const kinds = `${a.kinds}`.split(" ").filter((id) => id !== "");
  return list([
    ...kinds.map((id) => (isStart(id) ? `zet ${the(id)} elders terug als er plaats is` : `verliest ${the(id)}`)),
    ...(trade === 0 ? [] : [`${trade > 0 ? "krijgt" : "verliest"} ${tradePoints(Math.abs(trade))}`]),
    ...(laid === 0 ? [] : [laid > 0 ? `plaatst ${cubes(laid)}` : `neemt ${cubes(-laid)} terug`]),
  ]);
};
/** The player, and how many more are asked at the same time, who must do something. */
export const withOthersMust = (a: Args): string =>
  isSome(a.others) ? `${who(a)} en ${many(a.others, "andere speler", "andere spelers")} moeten` : `${who(a)} moet`;
/** "rij 4", "rij 4 en 9", from "4 9". */
export const inRows = (packed: Amount): string => `rij ${listed(packed)}`;
/** "arbeidershut en arbeidershutten", from "hut huts". */
export const kinds = (packed: Amount): string => list(`${packed}`.split(" ").map((id) => called(DEFINITE_NAMES, id)));
/** "3, 5 en 7", from "3 5 7". */
export const listed = (packed: Amount): string => list(`${packed}`.split(" "));
/** "Je hebt", "Ada heeft". */
export const has = (a: Args): string => `${who(a)} ${verb(a, "hebt")}`;

/** Where a piece of the wall stands. */
export function wallPlace(a: Args): string {
  if (a.side === "east") return `naast rij ${a.at}`;
  return a.side === "north" ? `boven kolom ${a.at}` : `onder kolom ${a.at}`;
}
