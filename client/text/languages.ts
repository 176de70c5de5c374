/**
 * Languages: the ui's sentences and each game's, loaded by dynamic import. English is the type of the others, so a missing or an
 * extra entry is a compile error. A new language is a line in UI_TEXT, a folder here and one in the `text/` of each game.
 */
import { type Args, type Catalogue, filled, type Sentence } from "./grammar.ts";

/** The page's sentences, as English has them. */
export type Text = typeof import("./en/index.ts");
export type GameId = keyof Text["games"];

export const UI_TEXT = {
  en: (): Promise<Text> => import("./en/index.ts"),
  nb: (): Promise<Text> => import("./nb/index.ts"),
  nl: (): Promise<Text> => import("./nl/index.ts"),
  is: (): Promise<Text> => import("./is/index.ts"),
  "zh-Hans": (): Promise<Text> => import("./zh-Hans/index.ts"),
} as const;

export type LanguageId = keyof typeof UI_TEXT;

/** What a page can be read in. */
export interface Languages {
  /** Languages as in `lang`, the one of the page's html file first. */
  readonly ids: readonly string[];
  load(id: string): Promise<Language>;
}

/** Near enough to be read by those who ask for another one. */
const NEAR: Readonly<Record<string, string>> = { no: "nb", nn: "nb", zh: "zh-Hans" };

/** The one chosen, else the first of the browser's that there is, else the first of all. `wished`: best first, such as "nn-NO". */
export function firstLanguage(ids: readonly string[], chosen: string, wished: readonly string[]): string {
  const found = [chosen, ...wished].flatMap((tag) => {
    const base = tag.split("-")[0] ?? "";
    return [tag, base, NEAR[base] ?? ""].filter((id) => ids.includes(id));
  });
  return found[0] ?? ids[0] ?? "";
}

/** Imports a game's sentences in a language. */
export type LoadCatalogue = (id: LanguageId) => Promise<Catalogue>;

/** What a game's face brings to a language. */
interface GameText {
  readonly game: { readonly id: string };
  readonly text: LoadCatalogue;
  /** The sentences of its rules page, of its lessons on a topic, and of its reasons. */
  readonly rules?: { readonly text: LoadCatalogue };
  readonly topics?: { readonly text: LoadCatalogue };
  readonly reasons?: { readonly text: LoadCatalogue };
  readonly numbers?: Args;
}

/** A loaded language. */
export interface Language {
  /** The language as in `lang`. */
  readonly id: string;
  readonly text: Text;
  /** Loads the sentences of a game. */
  learn(face: GameText): Promise<void>;
  /** The sentences of a game, with its printed numbers. Throws for a game that was not learnt. */
  catalogueOf(game: string): Catalogue;
  /** Loads the sentences of a game's rules page, in their order. */
  rulesOf(face: GameText): Promise<Catalogue>;
  /** Loads the sentences of a game's lessons on a topic. */
  topicsOf(face: GameText): Promise<Catalogue>;
  /** Loads the sentences of a game's reasons. */
  reasonsOf(face: GameText): Promise<Catalogue>;
  /** Loads sentences of the page that are fetched with what they are about. */
  wordsOf<T>(load: (id: LanguageId) => Promise<T>): Promise<T>;
}

export const SHIPPED: Languages = { ids: Object.keys(UI_TEXT), load: (id) => loadLanguage(id as LanguageId) };

export const loadLanguage = async (id: LanguageId): Promise<Language> => languageOf(id, await UI_TEXT[id](), (load) => load(id));

/** `read`: gets sentences in this language. */
export function languageOf(id: string, text: Text, read: Language["wordsOf"]): Language {
  const known = new Map<string, Catalogue>();
  return {
    id,
    text,
    async learn(face) {
      if (!known.has(face.game.id)) known.set(face.game.id, withNumbers(await read(face.text), face.numbers ?? {}));
    },
    catalogueOf(game) {
      const catalogue = known.get(game);
      if (catalogue === undefined) throw new Error(`no ${id} sentences are loaded for ${game}`);
      return catalogue;
    },
    rulesOf: async ({ rules, numbers = {} }) => (rules === undefined ? {} : withNumbers(await read(rules.text), numbers)),
    topicsOf: async ({ topics, numbers = {} }) => (topics === undefined ? {} : withNumbers(await read(topics.text), numbers)),
    reasonsOf: async ({ reasons }) => (reasons === undefined ? {} : read(reasons.text)),
    wordsOf: read,
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
