/**
 * Icelandic: person, plurals and lists, shared by the ui and the games. Names of players are not declined, so they stand in the
 * nominative where possible; what we call players who have none is. Words: match "leikur", move "aðgerð", to be asked "eiga leik", another turn "gera aftur", player "leikmaður",
 * opponent "mótherji", table "borð", bot "þjarkur", undo "taka til baka", log "annáll", hint "ábending", to build "reisa", discard "kasta".
 */
import { type Amount, type Args, grammarOf, isYou } from "../grammar.ts";

export { asked, called, lower, personAt } from "../grammar.ts";

export const { number, numeral, percent, list, plural } = grammarOf("is");

/** "1 spjald", "2 spjöld", "21 spjald". The noun is in the case that the sentence needs. */
export const many = (amount: Amount, one: string, more: string): string => `${number(amount)} ${oneOf(amount, one, more)}`;
/** The noun alone, or a verb: "er" or "eru", by the amount. */
export const oneOf = (amount: Amount, one: string, more: string): string => (plural(amount) === "one" ? one : more);
/** "er" or "eru", by the amount. */
export const are = (amount: Amount): string => oneOf(amount, "er", "eru");

const named = (a: Args): string => (a.name === undefined ? `Leikmaður ${Number(a.seat) + 1}` : `${a.name}`);

/** The person a sentence is about, as its subject: "Þú", "Ada". */
export const who = (a: Args): string => (isYou(a) ? "Þú" : named(a));
/** In the middle of a sentence: "þú", "Ada". */
export const whoInside = (a: Args): string => (isYou(a) ? "þú" : named(a));

type Case = "accusative" | "dative" | "genitive";
/** What we call players. */
const OWN_WORDS: Readonly<Record<string, Readonly<Record<Case, string>>>> = {
  Gestur: { accusative: "Gest", dative: "Gesti", genitive: "Gests" },
  Leikmaður: { accusative: "Leikmann", dative: "Leikmanni", genitive: "Leikmanns" },
  Þjarkur: { accusative: "Þjark", dative: "Þjarki", genitive: "Þjarks" },
};
/** "Þjarki 2", but "Ada". */
export const declined = (name: string, form: Case): string => name.replace(/^\p{L}+(?=$| \d)/u, (word) => OWN_WORDS[word]?.[form] ?? word);

/** After a noun with its article, "borgin {ofWhom}": "þín", "hjá Ada", "hjá Þjarki". `own`: þinn, þín, þitt in the case needed. */
export const ofWhom = (a: Args, own: string): string => (isYou(a) ? own : `hjá ${declined(named(a), "dative")}`);
const CASE_OF = { þig: "accusative", þér: "dative", þín: "genitive" } as const;
/** As an object: "þig", "þér" or "þín", else "Ada", and "Þjark", "Þjarki" or "Þjarks". */
export const whom = (a: Args, you: keyof typeof CASE_OF): string => (isYou(a) ? you : declined(named(a), CASE_OF[you]));

/** Third persons whose second person differs. */
const SECOND_PERSON: Readonly<Record<string, string>> = {
  er: "ert",
  á: "átt",
  fær: "færð",
  nær: "nærð",
  fer: "ferð",
  sér: "sérð",
  slær: "slærð",
  má: "mátt",
  þarf: "þarft",
  vill: "vilt",
  skal: "skalt",
  kýs: "kýst",
  les: "lest",
  missti: "misstir",
  gæti: "gætir",
  myndi: "myndir",
  fékk: "fékkst",
  tók: "tókst",
  vann: "vannst",
  átti: "áttir",
  gaf: "gafst",
  féll: "féllst",
};

/** The other way round. */
export const THIRD_PERSON: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(SECOND_PERSON).map(([third, second]) => [second, third]),
);

/** By the third person: "á" gives "átt" for you and "á" for Ada; "tekur" is the same for both. */
export const verb = (a: Args, third: string): string => (isYou(a) ? (SECOND_PERSON[third] ?? third) : third);
/** "Þú átt", "Ada á". */
export const does = (a: Args, third: string): string => `${who(a)} ${verb(a, third)}`;

export const upper = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
