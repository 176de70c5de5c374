/**
 * Languages: the ui's sentences and each game's, loaded by dynamic import. English is the type of the others, so a missing or an
 * extra entry is a compile error. A new language is a line in UI_TEXT; the compiler then asks for the catalogue of every game.
 */
import type { Text } from "./en.ts";
import { type Args, filled, type Sentence } from "./grammar.ts";

export const UI_TEXT = {
  en: () => import("./en.ts").then(({ english }): Text => english),
} as const;

export type LanguageId = keyof typeof UI_TEXT;

/** The front page is built in a language; the rest follows it. */
export function pageLanguage(): LanguageId {
  const { lang } = document.documentElement;
  return Object.hasOwn(UI_TEXT, lang) ? (lang as LanguageId) : "en";
}

type Catalogue = Readonly<Record<string, Sentence>>;

/** What a game's face brings to a language. */
interface GameText<L extends string> {
  readonly game: { readonly id: string };
  readonly text: Readonly<Record<L, () => Promise<Catalogue>>>;
  readonly numbers?: Args;
}

/** A loaded language. */
export interface Language {
  /** As in `lang`. */
  readonly id: string;
  readonly text: Text;
  /** The sentences of a game, with its printed numbers. Throws for a game that was not loaded. */
  catalogueOf(game: string): Catalogue;
}

export async function loadLanguage<L extends string = LanguageId>(
  id: L,
  games: readonly GameText<NoInfer<L>>[],
  ui: Readonly<Record<NoInfer<L>, () => Promise<Text>>> = UI_TEXT as never,
): Promise<Language> {
  const loaded = games.map(async ({ game, text, numbers = {} }) => [game.id, withNumbers(await text[id](), numbers)] as const);
  const [text, catalogues] = await Promise.all([ui[id](), Promise.all(loaded)]);
  const known = new Map(catalogues);
  return {
    id,
    text,
    catalogueOf(game) {
      const catalogue = known.get(game);
      if (catalogue === undefined) throw new Error(`no ${id} sentences are loaded for ${game}`);
      return catalogue;
    },
  };
}

/** Every sentence gets the printed numbers beside its own arguments. */
export const withNumbers = (catalogue: Catalogue, numbers: Args): Catalogue =>
  Object.fromEntries(
    Object.entries(catalogue).map(([key, sentence]): [string, Sentence] => [
      key,
      typeof sentence === "function"
        ? (args, people) => sentence({ ...numbers, ...args }, people)
        : (args) => filled(sentence, { ...numbers, ...args }),
    ]),
  );
