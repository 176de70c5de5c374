/** Matches in days: the list in the lobby, the clocks, and notifications. */
import { list, many, number } from "./grammar.ts";

export const days = {
  title: "Je langlopende partijen",
  theirMove: (names: readonly string[]) => `${list(names)} aan zet`,
  timeLeft: (time: string) => `nog ${time}`,
  left: (days: number, hours: number, minutes: number) => {
    if (days > 0) return hours > 0 ? `${number(days)} d ${number(hours)} u` : `${number(days)} d`;
    return hours > 0 ? `${number(hours)} u ${number(minutes)} min` : `${number(minutes)} min`;
  },
  paused: "gepauzeerd",
  waits: (filled: number, seats: number) => `${number(filled)} van ${many(seats, "plek", "plekken")} bezet`,
  tab: (moves: number, title: string) => `(${number(moves)}) Jouw zet · ${title}`,
  clockHint: "Tijd voor deze zet. Is die op, dan doet een bot de zet. Na de tweede keer op rij speelt de bot door tot de speler terug is.",
  waitNote:
    "Je kunt deze pagina sluiten. Als alle spelers er zijn, moet ieder de partij nog één keer openen, in dezelfde browser; dan begint ze. Je vindt haar in de lobby.",
  backToLobby: "Naar de lobby",
  push: {
    label: "Meld het als ik aan zet ben",
    hint: "Ook als deze pagina dicht is, via de pushdienst van je browser. Die weet alleen wanneer, niet wat.",
    denied: "Je browser blokkeert meldingen van deze pagina. Sta ze toe in de instellingen van je browser en zet dit dan weer aan.",
  },
  pushed: (game: string, names: string) => (names === "" ? `Jouw zet in ${game}` : `Jouw zet in ${game} tegen ${names}`),
};
