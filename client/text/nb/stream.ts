/** The page in Norwegian Bokmål: a stream, whose words are fetched with it. */

import type * as English from "../en/stream.ts";
import { many } from "./grammar.ts";

export const stream: typeof English.stream = {
  menu: "Sendingens meny",
  nothing: "Ingenting spilles akkurat nå",
  nothingOf: (game) => `Ingen spiller ${game} akkurat nå`,
  peopleAway: "Disse spillerne spiller ikke akkurat nå",
  goesOn: "Denne siden viser neste parti av seg selv så snart det begynner.",
  unreachable: "Serveren svarer ikke",
  keepsTrying: "Denne siden prøver videre, og fortsetter av seg selv.",
  cannot: "Dette partiet kan ikke vises",
  next: (game, who, seconds) =>
    seconds > 0 ? `Neste om ${many(seconds, "sekund", "sekunder")}: ${game}, ${who}` : `Neste om et øyeblikk: ${game}, ${who}`,
  nextOfPeople: "Det neste partiet til disse spillerne vises her så snart det begynner.",
  nextOfAny: "Det neste partiet vises her så snart det begynner.",
  showChances: "Vis sjansene",
  hideChances: "Skjul sjansene",
  estimate: "Sjanser, anslått",
  estimating: "Anslår sjansene …",
  estimateHint: "Anslått i denne nettleseren ut fra det alle kan se. Det kan være feil.",
  noEstimate: "Sjansene kan ikke anslås.",
  result: "Resultat",
  afterwards: "Etter dette partiet",
  samePlayers: "De samme spillerne",
  bestOf: (game) => `Det beste partiet i ${game}`,
  best: "Det beste partiet av alle spill",
  fullScreen: "Fullskjerm",
  leave: "Forlat sendingen",
};
