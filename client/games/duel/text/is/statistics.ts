/** 7 Wonders Duel in Icelandic: the pictures of statistics. */
import type { Args, Translated } from "../../../../text/grammar.ts";
import type { statistics as english } from "../en/statistics.ts";

export const statistics: Translated<typeof english> = {
  "chart.ways": "Leiðir til sigurs",
  "chart.ways.is": "Hvernig leikirnir enduðu.",
  "chart.order": "Hver byrjar",
  "chart.order.is": "Leikmaðurinn sem velur fyrst undur og opnar öld I, og hinn.",
  "chart.firstWonders": "Fyrst af fjórum undrum",
  "chart.firstWonders.is": "Undrið sem tekið var meðan öll fjögur lágu frammi.",
  "chart.wonders": "Undur",
  "chart.wonders.is": "Undur meðal fjögurra undra leikmanns, reist eða ekki.",
  "chart.pairs": "Pör undra",
  "chart.pairs.is": "Tvö undur sama leikmanns.",
  "chart.firstCards": "Fyrsta spjaldið",
  "chart.firstCards.is": "Hvað hver leikmaður gerði við fyrsta spjaldið sitt.",
  "chart.tokens": "Framfaraskífur",
  "chart.tokens.is": "Hve oft leikmaðurinn sem átti skífuna vann.",
  "chart.points": "Stig eftir uppruna",
  "chart.points.is": "Meðaltal leikja sem réðust á stigum.",
  "row.order": (a: Args) => (Number(a.nth) === 1 ? "Byrjar" : "Er annar í röðinni"),
  "row.discard": "Kastað",
  "row.wonder": "Lagt undir undur",
};
