/** Guided first matches and tips. What a game teaches is in its own catalogue. */
import { number } from "./grammar.ts";

export const lesson = {
  title: "Eerste partij met uitleg",
  first: "Eerste keer? Leer\u00A0het\u00A0in\u00A0drie\u00A0minuten",
  again: "Partij met uitleg",
  offer: (game: string) => `Is dit je eerste partij ${game}?`,
  offerAbout: "In een partij met uitleg leer je het spel stap voor stap aan een echte tafel. Het duurt ongeveer drie minuten.",
  learn: "In drie minuten leren",
  notNow: "Gewoon spelen",
  progress: (at: number, all: number) => `${number(at)} van ${number(all)}`,
  next: "Volgende",
  readOn: "Lees de uitleg en klik op Volgende.",
  skip: "Uitleg overslaan",
  skipped: "De uitleg is voorbij en de partij gaat door. Je kunt de uitleg opnieuw starten vanuit de lobby of via Toetsen.",
  resumed: "Welkom terug. De uitleg gaat verder waar je was gebleven.",
  watch: "Je bent nog niet aan de beurt. Kijk wat er gebeurt.",
  ownMove: "Je zet wordt uitgevoerd. Kijk wat er gebeurt.",
  later: (task: string) => `Nog niet. ${task}`,
  done: "Goed gedaan!",
  playOn: "Verder spelen",
  lobby: "Naar de lobby",
};

export const tips = {
  title: "Tip",
  off: "Geen tips meer",
  isOff: "Je krijgt geen tips meer. Bij Instellingen kun je ze weer aanzetten.",
};
