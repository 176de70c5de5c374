/** The guided first match, and a tip for each kind of choice. */
import type { Args } from "../../../../text/grammar.ts";
import { extraDublons, extraPoints, someBarrels } from "./phrases.ts";

export const LESSON = {
  "lesson.goal": "Flest poeng vinner. Du får poeng for å laste tønner på skip og for å bygge ut byen din.",
  "lesson.settler":
    "I din tur tar du én rolle. Alle utfører den, men bare du får privilegiet. Her vokser det ingenting ennå, så begynn med plantasjer.",
  "lesson.settler.do": "Ta nybyggeren.",
  "lesson.corn":
    "Privilegiet ditt ville vært et steinbrudd, som med en arbeider gjør bygninger billigere. Men mais er den raskeste starten: bare en plantasje og en arbeider, ingen bygning.",
  "lesson.corn.do": "Ta maisplantasjen.",
  "lesson.worker": "En bot tok borgermesteren, så du får også en arbeider. Uten arbeider produserer en plantasje ingenting.",
  "lesson.worker.do": "Plasser arbeideren på maisplantasjen.",
  "lesson.plant": "Nå tok en bot byggherren, så du kan også bygge. Indigo blir til tønner først i en indigofabrikk.",
  "lesson.plant.do": "Bygg den lille indigofabrikken.",
  "lesson.craft":
    "En ny runde: Kortene er tilbake, og boten med guvernørhatten velger først. Den tok oppmannen: Du produserte denne tønnen, boten ingen. Sjekk hva en rolle gir de andre før du tar den.",
  "lesson.ship": (a: Args) =>
    `Nestemann tok kapteinen med en gang. Alle laster etter tur, og må hvis de kan: 1 poeng per tønne. Det som ikke kan lastes, går tapt, unntatt ${someBarrels(a.freeBarrels)}.`,
  "lesson.ship.do": "Last maisen din.",
  "lesson.mayor":
    "Indigoplantasjen og fabrikken din har ingen arbeidere, så de gjør ingenting. Som borgermester får du én arbeider mer enn de andre.",
  "lesson.mayor.do": "Ta borgermesteren.",
  "lesson.privilege":
    "Dette er privilegiet ditt: én arbeider fra forrådet, før de på skipet deles ut. I en borgermesterfase kan du også flytte arbeiderne du har.",
  "lesson.privilege.do": "Ta den ekstra arbeideren.",
  "lesson.trader":
    "Alle sirklene dine er bemannet, så nå produserte du indigo også. Hver rolle som blir til overs i en runde, får en dublon. Det som ligger på handelsmannen, følger med kortet.",
  "lesson.trader.do": "Ta handelsmannen.",
  "lesson.sell": (a: Args) =>
    `Handelshuset kjøper hvert vareslag bare én gang, til det er fullt og tømmes. Prisen på mais er ${a.cornPrice}, på indigo ${a.indigoPrice}, og som handelsmann får du ${extraDublons(a.traderBonus)}.`,
  "lesson.sell.do": "Selg indigoen din.",
  "lesson.build":
    "Dubloner er ikke poeng, så gjør dem om til bygninger. De lilla hjelper deg så snart de har en arbeider. Pek på en for å lese hva den gjør.",
  "lesson.build.do": "Bygg en lilla bygning du liker.",
  "lesson.captain":
    "Vær tidlig ute ved skipene. Det med mais har 2 ledige plasser, og en annen spiller har 2 tønner mais. Som kaptein laster du først.",
  "lesson.captain.do": "Ta kapteinen.",
  "lesson.load": (a: Args) => `Du får også ${extraPoints(a.captainBonus)} for den første lasten din som kaptein.`,
  "lesson.load.do": "Last maisen din.",
  "lesson.large": "Spar til en av disse. Store bygninger avgjør ofte partiet: De gir ekstra poeng til slutt, men bare med en arbeider.",
  "lesson.sailed": "Du rakk det: Den andre spilleren fikk bare plass til 1 av 2 tønner. Et fullt skip seiler og kommer tomt tilbake.",
  "lesson.end": (a: Args) =>
    `Partiet slutter etter runden der det blir tomt for poeng, der arbeiderskipet ikke kan fylles helt opp, eller der noen fyller alle de ${a.citySpaces} byfeltene sine. Følg med på disse målerne.`,
  "lesson.praise":
    "Nå har du vært gjennom én syklus: dyrke, bemanne, bygge, produsere, selge og laste. Infokortene forklarer resten: Pek på hva som helst.",
  "lesson.praise.do": "Velg en plantasje. Ta roller som hjelper deg mer enn de andre, og hold sirklene dine bemannet.",

  "tip.role": "Alle utfører rollen du tar. Pek på et kort for å se hva hver spiller ville fått ut av den.",
  "tip.role.money": "Dubloner på et rollekort får du før du utfører rollen, så du kan bruke dem med en gang.",
  "tip.role.next": "Tenk på hvem som velger etter deg. Tar du oppmannen, kan nestemann selge eller laste først.",
  "tip.role.end": "Slutten nærmer seg. Fra nå av er poeng viktigere enn dubloner og hjelpere.",
  "tip.hacienda": (a: Args) => `Den skjulte plantasjen kommer i tillegg, men øya di har bare ${a.islandSpaces} felt.`,
  "tip.settler": "Ta en vekst med en bygning du har eller snart har råd til.",
  "tip.settler.corn": "Ta mais for raske poeng, eller en vekst med en bygning du snart har råd til.",
  "tip.settler.quarry": "Bemannede steinbrudd gjør alle bygninger billigere. Ta ett tidlig, når du selv er nybygger.",
  "tip.hospice": "En arbeider her nå sparer deg for en borgermester.",
  "tip.mayor": "Flere arbeidere er nesten alltid bra. Si bare nei hvis du vil at partiet skal vare lenger.",
  "tip.lifting": "Bemann plantasjen og produksjonsbygningen samtidig. Den ene gir ingen tønner uten den andre.",
  "tip.builder": "Kjøp først det som gir tønner eller dubloner. Spar de store bygningene til andre halvdel av partiet.",
  "tip.builder.large": "Du har råd til en stor bygning. Det finnes bare én av hver, så vær først ute.",
  "tip.builder.score": "Alle bygninger gir poeng til slutt, og en full by avslutter partiet.",
  "tip.university": "En bygning hjelper bare med en arbeider, så ta imot.",
  "tip.craftsman": "Ta vareslaget du kan selge eller laste neste gang.",
  "tip.trader": "Kaffe gir mest, og mais gir bare bonusene dine. Huset kjøper hvert vareslag bare én gang til det tømmes.",
  "tip.captain": "Last først det du kan miste, og tenk på hvilket skip du lar stå til de andre.",
  "tip.captain.late":
    "Et lager redder tønner fra å gå tapt, men ikke fra å bli lastet. Uten lager bør du selge før kapteinen kommer, eller ta kapteinen selv.",
  "tip.wharf": "Verftet virker én gang i hver kapteinsfase. Bruk det på vareslaget du har mest av.",
  "tip.store": "Lagre det du har mest av, eller det som gir best pris.",
  "tip.keep": "Behold tønnen som gir best pris, eller et vareslag ingen andre har.",
} as const;
