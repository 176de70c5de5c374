/** The deal of the day. */
import { many, number, percent } from "./grammar.ts";

const OUTCOMES = { won: "vant", lost: "tapte" } as const;

/** How a match ended, in a few words that follow a colon. */
function result(outcome: "won" | "drawn" | "lost" | "gaveUp", lead: number | undefined): string {
  if (outcome === "drawn") return "uavgjort";
  if (outcome === "gaveUp") return "gitt opp";
  if (lead === undefined) return `${OUTCOMES[outcome]} før poengtelling`;
  return lead === 0 ? `${OUTCOMES[outcome]} ved poenglikhet` : `${OUTCOMES[outcome]} med ${number(lead)}`;
}

/** Among those who have finished in time. Rounded down: 100% is better than all. */
const standing = (worse: number, others: number): string =>
  others === 0 ? "først i mål" : `bedre enn ${percent(Math.floor((100 * worse) / others) / 100)} av ${many(others, "spiller", "spillere")}`;

export const daily = {
  title: "Dagens parti",
  titleOf: (date: string) => `Dagens parti, ${date}`,
  about: "De samme kortene, terningene og mesterbotene for alle, uten angreknapp og hint. Du kan spille hvert parti én gang.",
  play: "Spill",
  playOn: "Fortsett",
  show: "Vis resultat",
  /** Of a button, for screen readers: "Deal of the day, Elasund: play". */
  action: (game: string, what: string) => `Dagens parti, ${game}: ${what}`,
  open: "Ikke spilt ennå",
  running: "Underveis",
  result,
  standing,
  late: "utenfor listen: ferdig etter midnatt UTC, eller mest spilt av en bot",
  ofMatch: (how: string, standing: string) => `${how}, ${standing}`,
  copy: "Kopier resultat",
  copied: "Resultatet er kopiert",
  saved: "Siden får ikke kopiere, så resultatet ble lagret som en fil.",
  shareText: (game: string, date: string, how: string, address: string) => `Dagens parti på Quayside, ${game}, ${date}: ${how}\n${address}`,
  ranked:
    "På listen står partier som spilleren selv spilte ferdig før midnatt UTC. Alle har samme utdeling, så et nytt forsøk kan ikke utelukkes.",
  best: (name: string, how: string, players: number) => `Gårsdagens beste av ${many(players, "spiller", "spillere")}: ${name}, ${how}`,
  noBest: { unplayed: "Ingen spilte gårsdagens parti.", noneRanked: "Gårsdagens parti ble spilt, men ingen kom på listen." },
  watch: "Se på",
  watchNamed: (game: string) => `Se gårsdagens beste parti i ${game}`,
  /** On the button in the lobby. */
  hoursLeft: (hours: number) => (hours > 1 ? `${number(hours)} t igjen` : "under 1 t igjen"),
  left: (hours: number, minutes: number) => `Nye partier om ${hours > 0 ? `${number(hours)} t ` : ""}${number(minutes)} min`,
  note: "Spill ferdig før det for å komme på listen. Til da kan ingen andre se partiet ditt.",
  /** At the table. */
  leave: "Vil du forlate bordet? Du kan fortsette partiet fra lobbyen. Spill det ferdig før midnatt UTC for å komme på listen.",
  resign: "Vil du gi opp dagens parti? Det kommer ikke på listen, og du kan ikke spille det på nytt.",
  noUndo: "Du kan ikke angre i dagens parti",
  ended: "Dagens parti: I lobbyen ser du hvordan du klarte deg sammenlignet med alle andre.",
  secret: "Andre spiller fortsatt dette partiet, så det er hemmelig til midnatt UTC. Etter det kan du sjekke det i reprisen.",
};
