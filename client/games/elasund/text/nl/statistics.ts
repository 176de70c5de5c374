/** Elasund in Dutch: the pictures of statistics. */

import type { Args, Translated } from "../../../../text/grammar.ts";
import { many } from "../../../../text/nl/grammar.ts";
import type { statistics as english } from "../en/statistics.ts";

export const statistics: Translated<typeof english> = {
  "chart.order": "Speelvolgorde",
  "chart.order.is": "Naar de volgorde van de eerste beurten.",
  "chart.ways": "Hoe partijen eindigen",
  "chart.ways.is": "Door blokjes, of omdat niemand kon of wilde bouwen.",
  "chart.firstBuildings": "Eerste gebouw",
  "chart.firstBuildings.is": "Het eerste gebouw van elke speler, naast die van het begin.",
  "chart.sites": "Plek van het eerste gebouw",
  "chart.sites.is":
    "Het getal zegt hoe vaak de eigenaar won. Hoe donkerder het veld, hoe vaker een eerste gebouw er met zijn noordwesthoek stond.",
  "chart.firstPermits": "Eerste vergunning",
  "chart.firstPermits.is": "De waarde van de eerste vergunning die elke speler plaatste.",
  "chart.thirdStep": "Vergunning of goud",
  "chart.thirdStep.is": "Hoe vaak een speler elk gemiddeld nam in een partij.",
  "chart.church": "Kerk",
  "chart.church.is": "Naar hoeveel delen van de kerk een speler had gebouwd.",
  "chart.points": "Blokjes per bron",
  "chart.points.is": "Het gemiddelde van winnaars en van de anderen.",
  "row.order": (a: Args) => (Number(a.nth) === 1 ? "Begint" : `Nummer ${a.nth}`),
  "row.permit": "Vergunning {value}",
  "row.church": (a: Args) => (a.n === 0 ? "Geen" : many(a.n, "deel", "delen")),
  "row.step.permit": "Vergunningen",
  "row.step.gold": "Twee goud",
};
