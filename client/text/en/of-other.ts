/** A clause that speaks to the player who moves, said of them to others: “you need 2 coins”, “Ada needs 2 coins”. */
import { verb } from "./grammar.ts";

/** What “you” does in the clauses of reasons. Elsewhere it is an object. */
const DOES =
  /(?<!lets )\byou((?: then)?) (win|are|make|build|decide|need|take|have|choose|get|load|hold|keep|lose|give|miss|pay|begin|would|could|cannot|can|may|do)\b/g;
const ANOTHER = { you: 0 };
const SAME = ["cannot", "may"];

/** Things of the player who is the subject are “their” things; those of others are “Ada’s”. */
export function ofOther(clause: string, name: string): string {
  const isSubject = /^you\b/.test(clause);
  return clause
    .replace(DOES, (_all, then: string, does: string) => `${name}${then} ${SAME.includes(does) ? does : verb(ANOTHER, does)}`)
    .replace(/\byour\b/g, isSubject ? "their" : `${name}’s`)
    .replace(/\byou\b/g, name);
}
