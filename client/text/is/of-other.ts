/** A clause that speaks to the player who moves, said of them to others: “þú átt 2 spjöld”, “Ada á 2 spjöld”. */
import { declined, THIRD_PERSON } from "./grammar.ts";

const END = "(?!\\p{L})";
const START = "(?<!\\p{L})";
const all = (words: string): RegExp => new RegExp(`${START}(?:${words})${END}`, "gu");
const DOES = new RegExp(`${START}þú (\\p{L}+)`, "gu");
const POSSESSIVE = all("þinn|þín|þitt|þinni|þínum|þínu|þíns|þínar|þínir|þinna|þína");

/** A subject keeps its own things: “gullinu sínu”; else they are “hjá Ada”. */
export function ofOther(clause: string, name: string): string {
  const isSubject = clause.startsWith("þú ");
  return clause
    .replace(all("eru þín eigin"), `eru frá ${declined(name, "dative")}`)
    .replace(POSSESSIVE, (own) => (isSubject ? own.replace("þ", "s") : `hjá ${declined(name, "dative")}`))
    .replace(DOES, (_all, does: string) => `${name} ${THIRD_PERSON[does] ?? does}`)
    .replace(all("þig"), declined(name, "accusative"))
    .replace(all("þér"), declined(name, "dative"))
    .replace(all("þú"), name);
}
