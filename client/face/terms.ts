/** Words of a game that a card explains when another one mentions them: `term.<id>` and `term.<id>.is` of its catalogue. */
import type { Detail } from "./face.ts";

export interface Term {
  readonly look: string;
  /** The terms it leads on to, as in `Detail`. */
  readonly leads?: readonly string[];
}

export function termDetail(terms: Readonly<Record<string, Term>>, id: string): Detail | undefined {
  const term = terms[id];
  return term && { ...term, title: [`term.${id}`], lines: [{ line: [`term.${id}.is`] }] };
}

/** All of them, for the rules page. */
export const termDetails = (terms: Readonly<Record<string, Term>>): readonly Detail[] =>
  Object.keys(terms).flatMap((id) => termDetail(terms, id) ?? []);
