/** A game's rules in order: sentences of its catalogue, `rules.<chapter>` for a heading, `rules.<chapter>.<note>` for a note under it. */
import type { Catalogue } from "../../text/grammar.ts";

export interface Chapter {
  readonly id: string;
  /** Keys of sentences. */
  readonly heading: string;
  readonly notes: readonly string[];
}

export function chaptersOf(catalogue: Catalogue): readonly Chapter[] {
  const keys = Object.keys(catalogue).filter((key) => key.startsWith("rules."));
  return keys.flatMap((heading): Chapter[] => {
    const [, id = "", note] = heading.split(".");
    return note === undefined ? [{ id, heading, notes: keys.filter((key) => key.startsWith(`${heading}.`)) }] : [];
  });
}
