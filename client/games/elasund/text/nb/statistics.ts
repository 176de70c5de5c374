/** Elasund in Norwegian: the pictures of statistics. */

import type { Args, Translated } from "../../../../text/grammar.ts";
import { many } from "../../../../text/nb/grammar.ts";
import type { statistics as english } from "../en/statistics.ts";

export const statistics: Translated<typeof english> = {
  "chart.order": "Rekkefølge",
  "chart.order.is": "Etter rekkefølgen i de første turene.",
  "chart.ways": "Hvordan partier ender",
  "chart.ways.is": "Ved klosser, eller fordi ingen kunne eller ville bygge.",
  "chart.firstBuildings": "Første bygning",
  "chart.firstBuildings.is": "Den første bygningen til hver spiller, utenom dem fra starten.",
  "chart.sites": "Tomten til den første bygningen",
  "chart.sites.is": "Tallet sier hvor ofte eieren vant. Jo mørkere felt, desto oftere sto en første bygning der, med nordvestre hjørne.",
  "chart.firstPermits": "Første tillatelse",
  "chart.firstPermits.is": "Verdien av den første tillatelsen hver spiller la.",
  "chart.thirdStep": "Tillatelse eller gull",
  "chart.thirdStep.is": "Hvor ofte en spiller tok hver av dem i et parti, i gjennomsnitt.",
  "chart.church": "Kirke",
  "chart.church.is": "Etter hvor mange deler av kirken en spiller hadde bygd.",
  "chart.points": "Klosser etter kilde",
  "chart.points.is": "Gjennomsnittet for vinnere og for de andre.",
  "row.order": (a: Args) => (Number(a.nth) === 1 ? "Begynner" : `Nummer ${a.nth}`),
  "row.permit": "Tillatelse {value}",
  "row.church": (a: Args) => (a.n === 0 ? "Ingen" : many(a.n, "del", "deler")),
  "row.step.permit": "Tillatelser",
  "row.step.gold": "To gull",
};
