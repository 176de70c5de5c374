/** De pagina in het Nederlands: partijen die vrienden elk voor zich spelen. */
import type { deals as English } from "../en/deals.ts";
import { many } from "./grammar.ts";

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
};
