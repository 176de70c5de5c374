/** The page in Dutch: the analysis board, whose words are fetched with it. */
import type * as English from "../en/board.ts";

export const board: typeof English.board = {
  title: "Analysebord",
  chances: "Kans om te winnen",
  best: "Beste zetten",
  thinking: "Aan het denken…",
  deeper: "Langer denken",
  only: "Er is maar één zet mogelijk.",
  over: "Hier is de partij afgelopen.",
  failed: "Deze stelling kon niet worden doorgerekend.",
  tryLine: "Deze variant op het bord spelen",
  tried: "Geprobeerde zetten",
  none: "Doe een zet op tafel voor de speler die aan de beurt is. Elke variant die je probeert, blijft hier staan.",
  start: "Begin",
  note: "Notitie",
  first: "Hoofdvariant",
  remove: "Variant verwijderen",
  as: "Jij speelt",
  against: "Tegen",
  playOn: "Vanaf hier verder spelen",
  link: "Link kopiëren",
  copied: "Link gekopieerd. De stelling en alle varianten zitten erin.",
  save: "Opslaan als bestand",
  open: "Bestand openen",
  file: (game: string) => `${game} analyse`,
  choose: "Kies een spel en met hoeveel spelers. Het bord begint met een nieuwe partij, of met een bestand.",
  players: (count: number) => `${count} spelers`,
  problems: {
    damaged: "Deze link of dit bestand is onvolledig of gewijzigd; er zit geen stelling in.",
    impossible: "Deze stelling is niet mogelijk.",
  },
};
