/** Puerto Rico in Norwegian: the pictures of statistics. */
import type { Args, Translated } from "../../../../text/grammar.ts";
import type { statistics as english } from "../en/statistics.ts";

export const statistics: Translated<typeof english> = {
  "chart.order": "Plasser",
  "chart.order.is": "Etter rekkefølgen i første runde: Den første guvernøren velger først.",
  "chart.ways": "Hvordan partier ender",
  "chart.ways.is": "Det som utløste siste runde.",
  "chart.roles.1": "Første rolle",
  "chart.roles.1.is": "Det den første guvernøren tok i runde 1.",
  "chart.firstBuildings": "Første bygning",
  "chart.firstBuildings.is": "Den første bygningen til hver spiller.",
  "chart.firstTiles": "Første brikke",
  "chart.firstTiles.is": "Den første brikken hver spiller valgte. Den fra oppsettet teller ikke, og heller ikke en som ble trukket.",
  "chart.buildings": "Vinnernes bygninger",
  "chart.buildings.is": "Hvor ofte spilleren som eide bygningen til slutt, vant.",
  "chart.round": "Roller etter runde",
  "chart.round.is": "I hvor mange av hundre runder med det nummeret rollen ble tatt.",
  "chart.points": "Poeng etter kilde",
  "chart.points.is": "Gjennomsnittet for vinnere og for de andre.",
  "row.order": (a: Args) => (Number(a.nth) === 1 ? "Første guvernør" : `Nummer ${a.nth}`),
  "row.ending.colonists": "Tomt for arbeidere",
  "row.ending.city": "En by var full",
  "row.ending.victoryPoints": "Tomt for poeng",
};
