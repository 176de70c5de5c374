/** Finding words in the rules: every word must occur, whatever its case and accents. */
export const wordsOf = (query: string): readonly string[] =>
  folded(query)
    .split(/\s+/)
    .filter((word) => word !== "");

export const isFound = (text: string, words: readonly string[]): boolean => {
  const searched = folded(text);
  return words.every((word) => searched.includes(word));
};

const folded = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("’", "'").toLowerCase();
