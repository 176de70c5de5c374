/** The guided first match, and one sentence at each new kind of choice in the first matches. */
import type { Args } from "../../../../text/grammar.ts";
import { gold, ofEachColour, ofOneColour } from "./phrases.ts";

export const LESSON = {
  "lesson.goal": (a: Args) =>
    `Disse ${a.cubes} klossene er dine. Får du alle ut på brettet før den andre spilleren, vinner du. Tallet står alltid øverst.`,
  "lesson.roll": "Hver tur begynner med terningene. De sender skipet til en rad, og hytter og hus i den raden gir eierne sine inntekt.",
  "lesson.roll.do": "Klikk på terningene.",
  "lesson.site": (a: Args) =>
    `Rad 8 ga hyttene dine 1 gull. De nummererte brikkene på brettet er tillatelser. En kjøpmannsgård krever to på tomten, og dine må være mest verdt: Toeren din slår eneren til den andre. Du betaler ${gold(a.merchantGold)}, og 1 til den andre for eneren.`,
  "lesson.site.do": "Klikk på kjøpmannsgården, og så på skiltet på tomten.",
  "lesson.wall":
    "Din første kloss! Gården var større enn hyttene der, så de måtte flytte. Du kan bygge to ganger per tur, og muren krever ingen tillatelse. Det første stykket ditt gir et innflytelseskort, og det tredje er et tårn med en kloss.",
  "lesson.wall.do": "Klikk på den lyse plassen øverst, ved siden av porten.",
  "lesson.permit": (a: Args) =>
    `Nå tar du ${gold(a.goldTaken)} eller legger ut en tillatelse. Alle bygninger krever en av dine på tomten, så planlegg i tide. Den legges i skipets rad og koster sin egen verdi. Nulleren er gratis og teller like fullt.`,
  "lesson.permit.do": "Klikk på nulleren din, og så på vindmøllen i rad 8.",
  "lesson.bonus": (a: Args) =>
    `Med maktkort betaler du for en bonushandling på slutten av turen. For ${ofEachColour(a.differentCost)} tar du ${gold(a.goldTaken)}.`,
  "lesson.bonus.do": (a: Args) => `Klikk på «Ta ${gold(a.goldTaken)}».`,
  "lesson.pirates":
    "Den andre spilleren kastet en sjuer: pirater! Ingen hus gir inntekt. Den som kastet, velger raden, og alle gir ett kort for hver av klossene sine der. Du har én i rad 6.",
  "lesson.pirates.do": "Gi det røde kortet ditt: Du får bruk for gullet.",
  "lesson.again": "Din tur igjen. Det nye huset ditt gir inntekt i rad 6 og 8, to av de mest sannsynlige, og det gjelder alles kast.",
  "lesson.again.do": "Klikk på terningene.",
  "lesson.well": (a: Args) =>
    `Tillatelsen din ved sjøen er klar. En brønn har plass til en kloss, og vindmøllen gir et handelspoeng. Ved ${`${a.tradeCubes}`.split(" ")[0]} poeng legger du en kloss til.`,
  "lesson.well.do": "Klikk på brønnen, og så på skiltet på tomten.",
  "lesson.church": (a: Args) =>
    `Enda en måte å få ut en kloss på: deler av kirken. De koster ${gold(a.churchGold)} og krever ingen tillatelse. Hus kan bygges over, og da tar eieren klossene tilbake, men kirken og muren står for godt.`,
  "lesson.praise":
    "To klosser er på brettet. Flagg, tårn, kirken og handelspoeng gir plass til resten. Infokortene forklarer like tillatelser, større bygninger og bonushandlinger: Pek på hva som helst.",
  "lesson.praise.do": "Bygg et murstykke, eller avslutt byggingen. Ta så gull, eller legg ut en tillatelse til neste hus.",
} as const;

export const TIPS = {
  "tip.others": "De andre får også inntekt i raden: Se på hyttene og husene deres før du velger.",
  "tip.raid": "Velg en rad med mange av de andres klosser og få av dine. Den neste tillatelsen din skal også i den raden.",
  "tip.give": "Behold det du trenger snart: gull til en bygning, eller maktkort i samme farge.",
  "tip.sets": "Ta kortet som fullfører et sett: ett i hver farge, eller flere i samme.",
  "tip.flags": "Bare bygninger med flagg har plass til klosser. De fargede husene har ingen, men inntekten deres betaler for de andre.",
  "tip.wall": (a: Args) =>
    `Ingenting å bygge? Et murstykke til ${gold(a.wallGold)} krever ingen tillatelse, og tårn har plass til klosser.`,
  "tip.tie": "Er tillatelsene til to spillere på en tomt like mye verdt, kan ingen av dem bygge der. Legg ut en til, eller oppgrader en.",
  "tip.rows":
    "Terningene treffer oftest de midterste radene. Bygninger på vindmøller gir handelspoeng, men startbygninger kan ikke stå der.",
  "tip.plan": "Legg ut en tillatelse hvis du vet hva du vil bygge der i neste tur. Ellers tar du gullet.",
  "tip.zero": "Nulleren din er gratis. Den teller som en tillatelse, så den kan holde av et felt ingen andre vil ha.",
  "tip.beside": "Legg tillatelser side om side: Større bygninger trenger to eller tre på tomten.",
  "tip.keep": (a: Args) => `Du kan spare på maktkortene. Med ${ofOneColour(a.equalCost)} kan du bygge over noe like stort.`,
} as const;
