/** The page in Icelandic: a stream, whose words are fetched with it. */

import type * as English from "../en/stream.ts";
import { many } from "./grammar.ts";

export const stream: typeof English.stream = {
  menu: "Valmynd streymis",
  nothing: "Ekkert er spilað núna",
  nothingOf: (game) => `Enginn spilar ${game} núna`,
  peopleAway: "Þessir leikmenn eru ekki að spila núna",
  goesOn: "Þessi síða sýnir næsta leik sjálfkrafa um leið og hann byrjar.",
  unreachable: "Ekki næst í þjóninn",
  keepsTrying: "Síðan reynir áfram og heldur svo sjálfkrafa áfram.",
  cannot: "Ekki er hægt að sýna þennan leik",
  next: (game, who, seconds) =>
    seconds > 0 ? `Næst eftir ${many(seconds, "sekúndu", "sekúndur")}: ${game}, ${who}` : `Næst eftir augnablik: ${game}, ${who}`,
  nextOfPeople: "Næsti leikur þessara leikmanna birtist hér um leið og hann byrjar.",
  nextOfAny: "Næsti leikur birtist hér um leið og hann byrjar.",
  showChances: "Sýna sigurlíkur",
  hideChances: "Fela sigurlíkur",
  estimate: "Sigurlíkur, áætlaðar",
  estimating: "Áætla sigurlíkur…",
  estimateHint: "Áætlað í þessum vafra út frá því sem allir sjá. Það getur verið rangt.",
  noEstimate: "Ekki er hægt að áætla sigurlíkur.",
  result: "Úrslit",
  afterwards: "Eftir þennan leik",
  samePlayers: "Sömu leikmenn",
  bestOf: (game) => `Besti leikurinn í ${game}`,
  best: "Besti leikurinn í öllum spilum",
  fullScreen: "Allur skjárinn",
  leave: "Fara úr streyminu",
};
