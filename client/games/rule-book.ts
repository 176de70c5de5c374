/** What a game's rules page shows beside its sentences: pictures of the pieces, and examples on real boards. */
import type { Sight } from "../../shared/core/game.ts";
import type { LanguageId } from "../text/languages.ts";
import type { Catalogue, Detail } from "./face.ts";

/**
 * Loaded when a player opens the page. The sentences are `rules.<chapter>` for a heading and `rules.<chapter>.<note>` for a
 * paragraph under it, in the catalogue's order; `example.<id>` is said under an example.
 */
export interface Rules {
  readonly text: Readonly<Record<LanguageId, () => Promise<Catalogue>>>;
  book(): Promise<RuleBook>;
}

/** By chapter, after its paragraphs. */
export type RuleBook = Readonly<Record<string, { readonly examples?: readonly Example[]; readonly pieces?: readonly Detail[] }>>;

export interface Example {
  readonly id: string;
  /** What its sentence says of it, read from the engine. */
  readonly args?: Readonly<Record<string, string | number>>;
  readonly sight: Sight;
  /** The part of the picture that holds these pieces is shown. */
  readonly around: readonly string[];
}
