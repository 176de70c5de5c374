/** The page in Norwegian Bokmål: the analysis board, whose words are fetched with it. */
import type * as English from "../en/board.ts";

export const board: typeof English.board = {
  title: "Analysebrett",
  chances: "Vinnersjanse",
  best: "Beste trekk",
  thinking: "Tenker…",
  deeper: "Tenk lenger",
  only: "Det er bare ett lovlig trekk.",
  over: "Partiet er slutt her.",
  failed: "Denne stillingen kunne ikke regnes ut.",
  tryLine: "Spill denne varianten på brettet",
  tried: "Prøvde trekk",
  none: "Gjør et trekk på bordet for den spilleren som står for tur. Alle varianter du prøver, blir stående her.",
  start: "Start",
  note: "Notat",
  first: "Hovedvariant",
  remove: "Fjern varianten",
  as: "Du spiller",
  against: "Mot",
  playOn: "Spill videre herfra",
  link: "Kopier lenke",
  copied: "Lenken er kopiert. Den inneholder stillingen og alle variantene.",
  save: "Lagre som fil",
  open: "Åpne en fil",
  file: (game: string) => `${game} analyse`,
  choose: "Velg et spill og antall spillere. Brettet begynner med et nytt parti, eller med en fil.",
  players: (count: number) => `${count} spillere`,
  problems: {
    damaged: "Denne lenken eller filen er ufullstendig eller endret, så den inneholder ingen stilling.",
    impossible: "Denne stillingen er ikke mulig.",
  },
};
