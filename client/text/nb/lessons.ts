/** Guided first matches and tips. What a game teaches is in its own catalogue. */
import { number } from "./grammar.ts";

export const lesson = {
  title: "Veiledet første parti",
  /** On the card of a game, for a newcomer. */
  first: "Første gang? Lær\u00A0det\u00A0på\u00A0tre\u00A0minutter",
  /** The same for everybody else. */
  again: "Veiledet parti",
  offer: (game: string) => `Er dette ditt første parti ${game}?`,
  offerAbout: "Et veiledet parti viser deg spillet ved et ekte bord, én ting om gangen. Det tar omtrent tre minutter.",
  learn: "Lær det på tre minutter",
  notNow: "Bare spill",
  progress: (at: number, all: number) => `${number(at)} av ${number(all)}`,
  next: "Neste",
  readOn: "Les lappen og trykk på Neste.",
  skip: "Hopp over veiledningen",
  skipped: "Veiledningen er slutt, og partiet går videre. Du kan starte den igjen fra lobbyen eller fra Taster.",
  resumed: "Velkommen tilbake. Veiledningen fortsetter der du slapp.",
  /** While bots play. */
  watch: "Det er ikke din tur ennå. Se hva som skjer.",
  ownMove: "Trekket ditt utføres. Se hva som skjer.",
  /** A click on something else. `task` is a whole sentence. */
  later: (task: string) => `Ikke ennå. ${task}`,
  done: "Bra jobbet!",
  playOn: "Spill videre",
  lobby: "Til lobbyen",
};

export const tips = {
  /** For screen readers, before the tip itself. */
  title: "Tips",
  off: "Ikke flere tips",
  isOff: "Du får ikke flere tips. Du kan slå dem på igjen i Innstillinger.",
};
