/** Puerto Rico in Icelandic: the pictures of statistics. */
import type { Args, Translated } from "../../../../text/grammar.ts";
import type { statistics as english } from "../en/statistics.ts";

export const statistics: Translated<typeof english> = {
  "chart.order": "Sæti",
  "chart.order.is": "Eftir röð fyrstu umferðar: fyrsti landstjórinn velur fyrst.",
  "chart.ways": "Hvernig leikir enda",
  "chart.ways.is": "Hvað kom síðustu umferð af stað.",
  "chart.roles.1": "Fyrsta hlutverkið",
  "chart.roles.1.is": "Hvað fyrsti landstjórinn tók í 1. umferð.",
  "chart.firstBuildings": "Fyrsta byggingin",
  "chart.firstBuildings.is": "Fyrsta bygging hvers leikmanns.",
  "chart.firstTiles": "Fyrsta flísin",
  "chart.firstTiles.is": "Fyrsta flísin sem hver leikmaður valdi. Sú sem fylgir uppsetningunni telst ekki með, né flís sem var dregin.",
  "chart.buildings": "Byggingar sigurvegara",
  "chart.buildings.is": "Hve oft leikmaðurinn sem átti bygginguna í lokin vann.",
  "chart.round": "Hlutverk eftir umferðum",
  "chart.round.is": "Í hve mörgum af hundrað umferðum með því númeri hlutverkið var tekið.",
  "chart.points": "Stig eftir uppruna",
  "chart.points.is": "Meðaltal sigurvegara og hinna.",
  "row.order": (a: Args) => (Number(a.nth) === 1 ? "Fyrsti landstjórinn" : `Númer ${a.nth}`),
  "row.ending.colonists": "Verkamenn voru búnir",
  "row.ending.city": "Borg var full",
  "row.ending.victoryPoints": "Stigin voru búin",
};
