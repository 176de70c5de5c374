/** Siden på bokmål: partier som venner spiller hver for seg. */
import type { deals as English } from "../en/deals.ts";
import { many } from "./grammar.ts";

export const deals: typeof English = {
  title: "Samme parti for venner",
  about:
    "Alle som har lenken, spiller det samme partiet mot de samme botene: én gang, uten angring og uten hint. Du ser hvordan det gikk med de andre så snart ditt eget parti er over.",
  seats: "Plasser",
  of: { same: "Alle på samme plass", turns: "Hver på neste plass" },
  make: "Lag lenken",
  by: (name) => `Fra ${name}`,
  terms: (seats, level) => `${many(seats, "plass", "plasser")}, boter: ${level}`,
  seat: (seat) => `Du spiller på plass ${seat}.`,
  until: (when) => `Det kan spilles til ${when}.`,
  over: "Dette partiet kan ikke lenger spilles. Her er resultatene.",
  players: (count) => (count === 0 ? "Ingen har spilt det ennå." : `${many(count, "spiller", "spillere")} har spilt det eller begynt.`),
  share: "Lenken til vennene dine",
  play: "Spill dette partiet",
  playOn: "Fortsett",
  results: "Resultater, de beste først",
  place: "Plass",
  player: "Spiller",
  result: "Resultat",
  luck: "Flaks",
  luckAbout: "Flaks: hva kort og terninger gjorde med vinnersjansen, i partier som denne nettleseren har analysert.",
  you: (name) => `${name} (deg)`,
  first: "partiet kommer herfra",
  withoutRank: "ikke rangert",
  withoutRankAbout: "Ikke rangert: gitt opp, med trekk som ble tatt tilbake, mest spilt av en bot, eller ferdig for sent.",
  watch: "Se",
  watchNamed: (name) => `Se partiet til ${name}`,
  watchFrom: (when) => `Dette er et av dagens partier. Partiene kan ses fra ${when}.`,
};
