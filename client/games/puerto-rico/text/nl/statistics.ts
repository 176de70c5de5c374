/** Puerto Rico in Dutch: the pictures of statistics. */
import type { Args, Translated } from "../../../../text/grammar.ts";
import type { statistics as english } from "../en/statistics.ts";

export const statistics: Translated<typeof english> = {
  "chart.order": "Plaatsen",
  "chart.order.is": "Naar de volgorde van de eerste ronde: de eerste gouverneur kiest als eerste.",
  "chart.ways": "Hoe partijen eindigen",
  "chart.ways.is": "Wat de laatste ronde inluidde.",
  "chart.roles.1": "Eerste rol",
  "chart.roles.1.is": "Wat de eerste gouverneur in ronde 1 nam.",
  "chart.firstBuildings": "Eerste gebouw",
  "chart.firstBuildings.is": "Het eerste gebouw van elke speler.",
  "chart.firstTiles": "Eerste tegel",
  "chart.firstTiles.is": "De eerste tegel die elke speler koos. Die van de opzet telt niet, en een getrokken tegel ook niet.",
  "chart.buildings": "Gebouwen van winnaars",
  "chart.buildings.is": "Hoe vaak de speler won die het gebouw op het eind had.",
  "chart.round": "Rollen per ronde",
  "chart.round.is": "In hoeveel van de honderd rondes met dat nummer de rol werd genomen.",
  "chart.points": "Punten per bron",
  "chart.points.is": "Het gemiddelde van winnaars en van de anderen.",
  "row.order": (a: Args) => (Number(a.nth) === 1 ? "Eerste gouverneur" : `Nummer ${a.nth}`),
  "row.ending.colonists": "Arbeiders waren op",
  "row.ending.city": "Een stad was vol",
  "row.ending.victoryPoints": "Punten waren op",
};
