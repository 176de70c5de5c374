/** Where the rules name pieces that have a picture. */

export interface NamedPiece {
  readonly name: string;
  readonly look: string;
}

/** A stretch of a sentence; with a look it is the name of that piece. */
export interface Stretch {
  readonly words: string;
  readonly look?: string;
}

/** In letters of ours. Shorter names are found in too many other words. */
const SHORTEST = 3;

/** Each piece once, where it is named first. A longer name goes before a shorter one that it contains. */
export function namesIn(words: string, pieces: readonly NamedPiece[]): readonly Stretch[] {
  for (const { name, look } of pieces.toSorted((a, b) => b.name.length - a.name.length)) {
    const found = patternOf(name)?.exec(words);
    if (!found) continue;
    const rest = pieces.filter((piece) => piece.name.toLowerCase() !== name.toLowerCase());
    const end = found.index + found[0].length;
    const before = namesIn(words.slice(0, found.index), rest);
    const told = new Set(before.map((stretch) => stretch.look));
    const after = namesIn(
      words.slice(end),
      rest.filter((piece) => !told.has(piece.look)),
    );
    return [...before, { words: found[0], look }, ...after];
  }
  return words === "" ? [] : [{ words }];
}

/** A word may end in another case or number; Chinese has no ends of words. */
function patternOf(name: string): RegExp | undefined {
  const plain = name.replace(/[^\p{L}\p{N}\s]/gu, ".");
  if (/\p{Script=Han}/u.test(name)) return new RegExp(plain, "u");
  return name.length < SHORTEST ? undefined : new RegExp(`(?<!\\p{L})${plain}\\p{L}{0,2}(?!\\p{L})`, "iu");
}
