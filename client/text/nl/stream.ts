/** The page in Dutch: a stream, whose words are fetched with it. */

import type * as English from "../en/stream.ts";
import { many } from "./grammar.ts";

export const stream: typeof English.stream = {
  menu: "Menu van de stream",
  nothing: "Er wordt nu niets gespeeld",
  nothingOf: (game) => `Niemand speelt nu ${game}`,
  peopleAway: "Deze spelers spelen nu niet",
  goesOn: "Deze pagina toont de volgende partij vanzelf zodra die begint.",
  unreachable: "De server is niet bereikbaar",
  keepsTrying: "Deze pagina blijft het proberen en gaat vanzelf verder.",
  cannot: "Deze partij kan niet worden getoond",
  next: (game, who, seconds) =>
    seconds > 0 ? `Volgende over ${many(seconds, "seconde", "seconden")}: ${game}, ${who}` : `Volgende zo meteen: ${game}, ${who}`,
  nextOfPeople: "De volgende partij van deze spelers verschijnt hier zodra die begint.",
  nextOfAny: "De volgende partij verschijnt hier zodra die begint.",
  showChances: "Kansen tonen",
  hideChances: "Kansen verbergen",
  estimate: "Kansen, geschat",
  estimating: "Kansen schatten…",
  estimateHint: "In deze browser geschat uit wat iedereen kan zien. Het kan fout zijn.",
  noEstimate: "De kansen kunnen niet worden geschat.",
  result: "Uitslag",
  afterwards: "Na deze partij",
  samePlayers: "Dezelfde spelers",
  bestOf: (game) => `De beste partij ${game}`,
  best: "De beste partij van alle spellen",
  fullScreen: "Volledig scherm",
  leave: "Stream verlaten",
};
