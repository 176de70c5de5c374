/** De pagina in het Nederlands: partijen die vrienden elk voor zich spelen. */
import type { deals as English } from "../en/deals.ts";
import { many, number } from "./grammar.ts";

export const deals: typeof English = {
  title: "Dezelfde partij voor vrienden",
  about:
    "Iedereen met de link speelt dezelfde partij tegen dezelfde bots: één keer, zonder terugnemen en zonder hints. Hoe de anderen het deden zie je zodra je eigen partij klaar is.",
  seats: "Plaatsen",
  of: { same: "Allemaal op dezelfde plaats", turns: "Iedereen op de volgende plaats" },
  make: "Link maken",
  by: (name) => `Van ${name}`,
  terms: (seats, level) => `${many(seats, "plaats", "plaatsen")}, bots: ${level}`,
  seat: (seat) => `Je speelt op plaats ${seat}.`,
  until: (when) => `Te spelen tot ${when}.`,
  over: "Deze partij kan niet meer worden gespeeld. Dit zijn de resultaten.",
  players: (count) =>
    count === 0
      ? "Nog niemand heeft deze partij gespeeld."
      : `${many(count, "speler heeft", "spelers hebben")} deze partij gespeeld of zijn bezig.`,
  share: "De link voor je vrienden",
  play: "Deze partij spelen",
  playOn: "Verder spelen",
  results: "Resultaten, de beste eerst",
  place: "Plaats",
  player: "Speler",
  result: "Resultaat",
  luck: "Geluk",
  luckAbout: "Geluk: wat kaarten en dobbelstenen met de winstkans deden, in partijen die deze browser heeft geanalyseerd.",
  you: (name) => `${name} (jij)`,
  first: "hier komt de partij vandaan",
  withoutRank: "telt niet mee",
  withoutRankAbout: "Telt niet mee: opgegeven, met teruggenomen zetten, vooral door een bot gespeeld, of te laat klaar.",
  watch: "Kijken",
  watchNamed: (name) => `De partij van ${name} bekijken`,
  watchFrom: (when) => `Dit is een partij van de dag. Kijken kan vanaf ${when}.`,
  arena: {
    title: "Arena",
    about:
      "Zolang de arena duurt speelt iedereen dezelfde partijen in dezelfde volgorde, elk voor zich tegen dezelfde bots, zonder terugnemen en zonder hints. Winnen telt 2 punten, samen winnen 1. Bij gelijke punten zijn minder partijen beter.",
    begins: (when, left) => `De arena begint ${when}, over ${left}.`,
    left: (left) => `Nog ${left}. Een partij die later eindigt telt niet mee.`,
    over: "Deze arena is voorbij. Dit is de eindstand.",
    share: "De link voor iedereen die meespeelt",
    play: (deal) => `Partij ${number(deal)} spelen`,
    playOn: (deal) => `Partij ${number(deal)} voortzetten`,
    standings: "Stand",
    points: "Punten",
    matches: "Partijen",
    own: "Je partijen",
    deal: (deal) => `Partij ${number(deal)}`,
    late: "te laat om mee te tellen",
    compare: "Vergelijken",
    compareNamed: (deal) => `Vergelijken hoe iedereen partij ${number(deal)} speelde`,
    luck: (luck, matches) => `Geluk in ${many(matches, "geanalyseerde partij", "geanalyseerde partijen")}, opgeteld: ${luck}`,
    lasts: "Hoe lang",
    minutes: (minutes) => `${number(minutes)} min`,
    doors: "Wie kan meespelen",
    of: { all: "alle spelers", friends: "vrienden met de link" },
    make: "Arena openen",
  },
};
