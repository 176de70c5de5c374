/** The page in Icelandic: the analysis board, whose words are fetched with it. */
import type * as English from "../en/board.ts";

export const board: typeof English.board = {
  title: "Greiningarborð",
  chances: "Sigurlíkur",
  best: "Bestu leikirnir",
  thinking: "Hugsar…",
  deeper: "Hugsa lengur",
  only: "Aðeins einn leikur er löglegur.",
  over: "Leiknum er lokið hér.",
  failed: "Ekki tókst að meta þessa stöðu.",
  tryLine: "Leika þessa leið á borðinu",
  tried: "Leikir sem voru prófaðir",
  none: "Leiktu á borðinu fyrir þann leikmann sem á að velja. Allar leiðir sem þú prófar geymast hér.",
  start: "Byrjun",
  note: "Athugasemd",
  first: "Aðalleið",
  remove: "Fjarlægja leiðina",
  as: "Þú leikur",
  against: "Gegn",
  playOn: "Halda áfram héðan",
  link: "Afrita tengil",
  copied: "Tengillinn var afritaður. Í honum eru staðan og allar leiðirnar.",
  save: "Vista sem skrá",
  open: "Opna skrá",
  file: (game: string) => `${game} greining`,
  choose: "Veldu spil og fjölda leikmanna. Borðið byrjar á nýjum leik eða skrá.",
  players: (count: number) => `${count} leikmenn`,
  problems: {
    damaged: "Þessi tengill eða skrá er ófullgerð eða breytt og í henni er engin staða.",
    impossible: "Þessi staða er ekki möguleg.",
  },
};
