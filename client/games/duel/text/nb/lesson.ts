/** The guided first match: why, then what to do. Cards are named as on the table of its prepared deal. */
import type { Args } from "../../../../text/grammar.ts";
import { coins } from "./phrases.ts";

export const LESSON = {
  "lesson.goal": (a: Args) =>
    `Du og boten bygger hver deres by. Driv denne brikken, hærføreren, inn i den andre hovedstaden, eller saml ${a.symbolsToWin} ulike vitenskapssymboler, så vinner du med en gang. Klarer ingen det, vinner den som har flest poeng etter tre tidsaldre.`,
  "lesson.resource":
    "Nesten alt koster ressurser, og de brune kortene produserer dem hver tur, hele partiet. Jo før du får dem, desto flere mynter sparer du.",
  "lesson.resource.do": "Klikk på steingruven, og så på «Bygg steingruven» nederst.",
  "lesson.price":
    "Du kan ta alle kort som ikke er dekket av andre. Myntene under viser hva de koster nå: for deg til venstre, for boten til høyre. Leirelageret er gratis.",
  "lesson.price.do": "Klikk på leirelageret og bygg det.",
  "lesson.trade": (a: Args) =>
    `Dette kortet krever glass, og det produserer du ikke. Du kan bygge det likevel: Hver ressurs som mangler, koster ${coins(a, "tradeBase")}, pluss 1 for hver av samme slag som motspilleren produserer.`,
  "lesson.trade.do": "Klikk på apoteket, bygg det og betal for glasset.",
  "lesson.counters": (a: Args) =>
    `Disse tellerne viser hvor nær hver av dere er å vinne: med hærføreren, med vitenskapssymboler og, ved laurbærkransen, med poeng. Hver ${a.coinsPerPoint}. mynt er verdt 1 poeng, så begge begynte med noen, og boten har brukt opp sine.`,
  "lesson.uncover":
    "Se hva som ligger under et kort før du tar det. Dette snur et skjult kort, og det er boten som velger etter deg. Men du trenger tømmer, så ta sjansen.",
  "lesson.uncover.do": "Klikk på sagbruket og bygg det.",
  "lesson.science":
    "Grønne kort gir vitenskapssymboler, og to like gir en fremskrittsskive: en av de runde skivene på bordet. Boken på dette kortet gjør dessuten biblioteket gratis i tidsalder II: Se etter slike kjeder.",
  "lesson.science.do": "Klikk på skrivesalen og bygg den.",
  "lesson.yellow": (a: Args) =>
    `Du har få mynter, og med mynter kjøper du det du ikke produserer. Vertshuset gir ${coins(a, "tavernIncome")} nå. Det gir deg også 1 til når du kaster et kort for å få mynter, som du straks får se.`,
  "lesson.yellow.do": "Klikk på vertshuset og bygg det.",
  "lesson.discard": (a: Args) =>
    `Du produserer stein allerede. Kast derfor steinbruddet: Det gir ${coins(a, "discard")} pluss 1 for det gule kortet ditt, og boten må fortsatt kjøpe stein.`,
  "lesson.discard.do": "Klikk på steinbruddet, og så på kastebunken.",
  "lesson.wonder": (a: Args) =>
    `For å bygge et underverk betaler du underverkets egen pris og legger et kort du kan ta, under det. Kortet gjør da ikke noe annet. Dette underverket gir ${coins(a, "artemisIncome")} og en tur til. Til sammen kan dere bare bygge ${a.wondersBuilt} av de ${a.wondersDealt} underverkene deres, så ikke vent for lenge.`,
  "lesson.wonder.do": "Klikk på stallen, og så på Artemistempelet i Efesos.",
  "lesson.military":
    "Det er din tur igjen. Botens skjold har drevet hærføreren mot hovedstaden din, og skjoldene dine driver den tilbake. Langt inne hos deg ville den koste deg mynter, og i hovedstaden din partiet.",
  "lesson.military.do": "Klikk på garnisonen og bygg den.",
  "lesson.praise":
    "Nå har du brukt ressurser, mynter, vitenskap, skjold og et underverk. Det som gjenstår, er poeng: Blå kort er den enkleste kilden, men andre kort, underverk, fremskrittsskiver, hærføreren og myntene dine teller også.",
  "lesson.praise.do":
    "Prøv å bygge biblioteket i tidsalder II: Det er gratis for deg, og den andre fjærpennen gir deg en fremskrittsskive.",
} as const;
