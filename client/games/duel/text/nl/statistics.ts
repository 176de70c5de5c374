/** 7 Wonders Duel in Dutch: the pictures of statistics. */
import type { Args, Translated } from "../../../../text/grammar.ts";
import type { statistics as english } from "../en/statistics.ts";

export const statistics: Translated<typeof english> = {
  "chart.ways": "Manieren om te winnen",
  "chart.ways.is": "Hoe de partijen eindigden.",
  "chart.order": "Wie begint",
  "chart.order.is": "De speler die als eerste een wonder kiest en tijdperk I opent, en de andere.",
  "chart.firstWonders": "Eerste van vier wonderen",
  "chart.firstWonders.is": "Het wonder dat werd genomen toen er nog vier lagen.",
  "chart.wonders": "Wonderen",
  "chart.wonders.is": "Een wonder bij de vier van een speler, gebouwd of niet.",
  "chart.pairs": "Paren van wonderen",
  "chart.pairs.is": "Twee wonderen van dezelfde speler.",
  "chart.firstCards": "Eerste kaart",
  "chart.firstCards.is": "Wat elke speler met de eerste kaart deed.",
  "chart.tokens": "Vooruitgangsfiches",
  "chart.tokens.is": "Hoe vaak de speler met het fiche won.",
  "chart.points": "Punten per bron",
  "chart.points.is": "Het gemiddelde van partijen die op punten zijn beslist.",
  "row.order": (a: Args) => (Number(a.nth) === 1 ? "Begint" : "Speelt als tweede"),
  "row.discard": "Weggelegd",
  "row.wonder": "Onder een wonder gelegd",
};
