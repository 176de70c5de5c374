/** Elasund in Icelandic: the pictures of statistics. */

import type { Args, Translated } from "../../../../text/grammar.ts";
import { many } from "../../../../text/is/grammar.ts";
import type { statistics as english } from "../en/statistics.ts";

export const statistics: Translated<typeof english> = {
  "chart.order": "Röð leikmanna",
  "chart.order.is": "Eftir röð leikmanna í fyrstu umferð.",
  "chart.ways": "Hvernig leikir enda",
  "chart.ways.is": "Með kubbum, eða vegna þess að enginn gat eða vildi byggja.",
  "chart.firstBuildings": "Fyrsta byggingin",
  "chart.firstBuildings.is": "Fyrsta bygging hvers leikmanns, fyrir utan þær sem fylgja í byrjun.",
  "chart.sites": "Reitur fyrstu byggingarinnar",
  "chart.sites.is":
    "Talan segir hve oft eigandinn vann. Því dekkri sem reiturinn er, því oftar stóð fyrsta bygging þar með norðvesturhornið.",
  "chart.firstPermits": "Fyrsta leyfið",
  "chart.firstPermits.is": "Gildi fyrsta leyfisins sem hver leikmaður lagði.",
  "chart.thirdStep": "Leyfi eða gull",
  "chart.thirdStep.is": "Hve oft leikmaður tók hvort um sig í leik, að meðaltali.",
  "chart.church": "Kirkja",
  "chart.church.is": "Eftir því hve marga hluta kirkjunnar leikmaður hafði reist.",
  "chart.points": "Kubbar eftir uppruna",
  "chart.points.is": "Meðaltal sigurvegara og hinna.",
  "row.order": (a: Args) => (Number(a.nth) === 1 ? "Byrjar" : `Númer ${a.nth}`),
  "row.permit": "Leyfi {value}",
  "row.church": (a: Args) => (a.n === 0 ? "Enginn" : many(a.n, "hluti", "hlutar")),
  "row.step.permit": "Leyfi",
  "row.step.gold": "Tvö gull",
};
