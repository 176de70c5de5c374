/** Matches in days: the list in the lobby, the clocks, and notifications. */
import { list, many, number } from "./grammar.ts";

export const days = {
  title: "Partier over flere dager",
  /** Names of those who owe a move. */
  theirMove: (names: readonly string[]) => `Venter på ${list(names)}`,
  /** A time as `left` writes it. */
  timeLeft: (time: string) => `${time} igjen`,
  left: (days: number, hours: number, minutes: number) => {
    if (days > 0) return hours > 0 ? `${number(days)} d ${number(hours)} t` : `${number(days)} d`;
    return hours > 0 ? `${number(hours)} t ${number(minutes)} min` : `${number(minutes)} min`;
  },
  paused: "på pause",
  waits: (filled: number, seats: number) => `${number(filled)} av ${many(seats, "plass", "plasser")} opptatt`,
  /** The title of the tab while no table is open. */
  tab: (moves: number, title: string) => `(${number(moves)}) Din tur · ${title}`,
  clockHint:
    "Tid til dette trekket. Når den er ute, gjør en bot trekket. Skjer det to ganger på rad, spiller boten videre til spilleren er tilbake.",
  waitNote:
    "Du kan lukke denne siden. Når alle spillerne er med, må hver av dem innom partiet én gang til, i samme nettleser. Så begynner det. Du finner det i lobbyen.",
  backToLobby: "Til lobbyen",
  push: {
    label: "Varsle meg når det er min tur",
    hint: "Også mens siden er lukket, gjennom nettleserens egen varslingstjeneste. Den får vite når, men kan ikke lese hva.",
    denied: "Nettleseren blokkerer varsler fra denne siden. Tillat dem i innstillingene der, og slå dette på igjen.",
  },
  /** A whole notification. */
  pushed: (game: string, names: string) => (names === "" ? `Din tur i ${game}` : `Din tur i ${game} mot ${names}`),
};
