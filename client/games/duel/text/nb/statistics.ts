/** 7 Wonders Duel in Norwegian: the pictures of statistics. */
import type { Args, Translated } from "../../../../text/grammar.ts";
import type { statistics as english } from "../en/statistics.ts";

export const statistics: Translated<typeof english> = {
  "chart.ways": "Måter å vinne på",
  "chart.ways.is": "Hvordan partiene endte.",
  "chart.order": "Hvem som begynner",
  "chart.order.is": "Spilleren som velger underverk først og åpner tidsalder I, og den andre.",
  "chart.firstWonders": "Først av fire underverk",
  "chart.firstWonders.is": "Underverket som ble tatt mens alle fire lå framme.",
  "chart.wonders": "Underverker",
  "chart.wonders.is": "Et underverk blant spillerens fire, bygd eller ikke.",
  "chart.pairs": "Par av underverker",
  "chart.pairs.is": "To underverker hos samme spiller.",
  "chart.firstCards": "Første kort",
  "chart.firstCards.is": "Hva hver spiller gjorde med sitt første kort.",
  "chart.tokens": "Fremskrittsskiver",
  "chart.tokens.is": "Hvor ofte spilleren som hadde skiven, vant.",
  "chart.points": "Poeng etter kilde",
  "chart.points.is": "Gjennomsnittet av partier som ble avgjort på poeng.",
  "row.order": (a: Args) => (Number(a.nth) === 1 ? "Begynner" : "Spiller som nummer to"),
  "row.discard": "Kastet",
  "row.wonder": "Lagt under et underverk",
};
