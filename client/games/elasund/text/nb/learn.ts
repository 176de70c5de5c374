/** Elasund in Norwegian (bokmål): what cards, terms, the guided match and tips say. */

import { type Args, type People, prefixed, type Translated } from "../../../../text/grammar.ts";
import { does, many, number, numeral, toWhom, upper, who, whom, whose } from "../../../../text/nb/grammar.ts";
import type * as English from "../en/learn.ts";
import {
  CARD_NAMES,
  cards,
  changed,
  coloured,
  cubes,
  gives,
  gold,
  HOUSE_NAMES,
  KIND_NAMES,
  listed,
  ofEachColour,
  ofOneColour,
  part,
  permits,
  theKind,
  tradePoints,
  valued,
} from "./phrases.ts";

// For the large cards.

/** A site needs a free space, so nothing of one space displaces its equal. */
const whatDisplaces = (a: Args): string => {
  if (Number(a.fields) === 1) return "Større bygninger kan ta plassen.";
  return a.fields === a.largestSize
    ? "Bare en del av kirken kan ta plassen, eller en annen stor bygning mot betaling."
    : "Større bygninger kan ta plassen, og like store mot betaling.";
};

export const learn: Translated<typeof English.learn> = {
  ...prefixed("kind", KIND_NAMES, upper),
  ...prefixed("house", HOUSE_NAMES, upper),
  ...prefixed("card", CARD_NAMES, upper),
  number: numeral,

  // The large cards about pieces.
  "kind.size": (a: Args) => `Dekker ${many(a.fields, "felt")}. ${whatDisplaces(a)}`,
  "kind.start": "Startbygning. Må den vike, setter eieren den straks tilbake på ledige felt uten vindmølle.",
  "kind.cost": (a: Args) => `Krever ${permits(a)} på tomten, der dine er mest verdt, og ${gold(a.gold)}.`,
  "kind.income.gold": "Gir 1 gull når skipet er i en av radene den står i.",
  "kind.income.influence": "Gir 1 maktkort når skipet er i en av radene den står i.",
  "kind.cubes": (a: Args) => `Har flagg for ${cubes(a.count)}.`,
  "kind.own": "Hver spiller har én i sin farge.",
  "kind.left": (a: Args) => `${a.left} av ${a.count} igjen, felles for alle.`,
  "tile.owner": (a: Args) => `${whose(a)} bygning, på ${a.field}.`,

  "site.build": (a: Args) => `Bygg ${theKind(a)} på ${a.field}`,
  "site.settle": (a: Args) => `Sett ${theKind(a)} på ${a.field}`,
  "site.permit": (a: Args) => `Tillatelse ${a.value} på ${a.field}`,
  "site.total": (a: Args) => `Samlet pris: ${gold(a.gold)}.`,
  "site.building": (a: Args) => `${gold(a.gold)} for bygningen.`,
  "site.compensates": (a: Args) => `${gold(a.gold)} til ${whom(a)} for tillatelser.`,
  "site.equal": (a: Args) => `Pluss ${ofOneColour(a.count)}, for å bygge over noe like stort.`,
  "site.pair": (a: Args) => `Pluss ${ofOneColour(a.count)}.`,
  "site.each": (a: Args) => `Pluss ${ofEachColour(a.differentCost)}.`,
  "site.permits": (a: Args, people?: People) => `Tillatelser som går tilbake til eierne: ${valued(a, people)}.`,
  "site.change": (a: Args) => `${who(a)} ${changed(a)}.`,
  "site.rows": (a: Args) => `Gir inntekt når skipet er i rad ${listed(a.rows)}.`,

  "row.title": (a: Args) => `Rad ${a.dice}`,
  "row.chance": (a: Args) => `Terningene sender skipet hit i ${a.chance} av 36 kast.`,
  "row.seat": (a: Args) => who(a),
  "row.nothing": (a: Args) => `${who(a)}: ingenting her`,

  "detail.space": "En plass til muren",
  "space.gold": (a: Args) => `Et murstykke her koster ${gold(a.gold)}.`,
  "space.next": (a: Args) => `${whose(a, "ditt")} neste stykke, nummer ${a.number}: ${gives(a)}.`,
  "space.east": "Et tårn her står i en rad, så pirater som går i land der, teller klossen på det.",
  "detail.wall": (a: Args) => `Murstykke ${a.number}`,
  "wall.laid": (a: Args) => `Bygd av ${whom(a)}.`,
  "wall.pile": (a: Args) => `${whose(a, "ditt")} neste stykke.`,
  "wall.gives": (a: Args) => `Gir ${gives(a)}.`,
  "wall.tower": "Når eieren kaster 7, tar hvert tårn ett av kortene som er gitt til piratene.",

  "detail.church": "Kirken",
  "church.gold": (a: Args) => `En del koster ${gold(a.gold)}, krever ingen tillatelser og har plass til 1 kloss.`,
  "church.place": "Den første delen legges i byggegropen. Den avgjør hvor alle de andre skal ligge.",
  "church.removes": "Kirken fjerner tillatelser og bygninger den dekker, uten erstatning, og må aldri vike selv.",
  "church.left": (a: Args) => `${many(a.count, "del", "deler")} igjen.`,
  "church.first": "Den som grunnlegger kirken, trekker to deler, bygger den ene og er alene om å vite hvilken som kommer sist.",
  "church.under": (a: Args) => `Du vet at den ${part(a)} delen kommer sist.`,
  "church.knows": (a: Args) => `${does(a, "vet")} hvilken del som kommer sist.`,
  "church.by": (a: Args) => `Bygd av ${whom(a)}.`,

  "detail.permit": (a: Args) => `Byggetillatelse ${a.value}`,
  "permit.supply": (a: Args) => `I forrådet ${toWhom(a, "ditt")}. Det koster ${gold(a.value)} å legge den ut.`,
  "permit.board": (a: Args) => `${whose(a)} tillatelse, på ${a.field}.`,
  "permit.right": "For å bygge på en tomt må tillatelsene dine der være mest verdt. Ligger noen likt, kan ingen av dem bygge.",
  "permit.compensation": (a: Args) => `Andre som bygger her, gir den tilbake og betaler eieren ${gold(a.value)}.`,

  "detail.mill": "Et handelsfelt",
  "mill.points": (a: Args) => `En bygning her er verdt ${tradePoints(a.points)} så lenge den står.`,
  "mill.start": "Ikke for startbygninger. Deler av kirken gir ingenting her.",
  "detail.track": "Handelssporet",
  "track.seat": (a: Args) => `${does(a, "har")} ${tradePoints(a.points)} og ${cubes(a.cubes)} her.`,
  "track.cubes": (a: Args) => `Du legger en kloss her ved ${listed(a.tradeCubes)} poeng.`,
  "track.down": "Mister du poengene, tar du klossen tilbake.",
  "detail.ship": "Handelsskipet",
  "ship.income": "Hver bygning i raden som viser et kort, gir eieren det kortet.",
  "detail.pirates": "Piratene",
  "ship.pirates": "Ingen får inntekt. Hver spiller skylder ett kort for hver av klossene sine i raden.",
  "ship.towers": "Den som kastet 7, tar ett av disse kortene for hvert av tårnene sine.",
  "detail.dice": "Terningene",
  "dice.row": "I starten av hver tur sender de skipet til en rad.",
  "dice.repeat": "Skipet må flytte seg. Havner det i samme rad, seiler det to rader nordover eller sørover.",
  "dice.seven": "På 7 tar piratene skipet til en hvilken som helst annen rad.",
  "detail.gold": "Gull",
  "gold.left": (a: Args) => `${number(a.count)} gull i forrådet.`,
  "gold.take": (a: Args) => `Du kan ta ${a.count} i stedet for å legge ut en tillatelse.`,
  "gold.short": "Tar det slutt, gir alle først tilbake halvparten av gullet sitt.",
  "gold.use": "Betaler for bygninger, murstykker, deler av kirken, tillatelser og erstatning til andre.",
  "detail.influence": "Maktkort",
  "influence.left": (a: Args) => `${cards(a.count)} i bunken, i ${a.colours} farger.`,
  "influence.equal": (a: Args) => `${ofOneColour(a.equalCost)}: Bygg over bygninger som er like store.`,
  "influence.pair": (a: Args) =>
    `${ofOneColour(a.pairCost)}: Legg ut tillatelsen din i en hvilken som helst rad. Som bonushandling: Flytt eller oppgrader en tillatelse.`,
  "influence.each": (a: Args) =>
    `${ofEachColour(a.differentCost)}: Som bonushandling legger du ut en ekstra tillatelse hvor som helst eller tar ${gold(a.goldTaken)}.`,
  "detail.discard": "Brukte maktkort",
  "influence.spent": (a: Args) =>
    `${coloured(a.green, "green")}, ${coloured(a.blue, "blue")} og ${coloured(a.red, "red")}. De stokkes når bunken tar slutt.`,
  "detail.hand": (a: Args) => `Hånden ${toWhom(a)}`,
  "hand.count": (a: Args) => `${cards(a.count)}, gull og maktkort til sammen.`,
  "detail.mat": (a: Args) => `Forrådet ${toWhom(a, "ditt")}`,
  "detail.given": "Kort til piratene",
  "detail.returned": "Tilbakeleverte kort",
  "given.pirates": "Hver spiller gir ett kort for hver av klossene sine i skipets rad.",
  "given.shortage": "Det er for få maktkort i bunken, så alle gir tilbake halvparten av sine, rundet opp.",
  "given.choice": "Alle velger i hemmelighet. Kortene snus når alle har valgt.",
  "given.towers": "Så tar den som kastet 7, ett av dem for hvert av tårnene sine. Resten legges tilbake.",
  "given.owes": (a: Args) => `${does(a, "skal")} gi ${cards(a.cards)}.`,

  "points.buildings": "Klosser på bygninger",
  "points.trade": "Klosser for handel",
  "points.walls": "Klosser på tårn",
  "points.church": "Klosser på kirken",

  // Words that cards lead on to.
  "term.cubes": "Klosser",
  "term.cubes.is":
    "Den første som får ut sin siste kloss, vinner. Klosser ligger på flaggene til bygninger, på deler av kirken, på tårn og på handelssporet. Mister du en bygning, tar du klossene på den tilbake.",
  "term.site": "Tomt",
  "term.site.is":
    "Feltene en bygning skal dekke. Det må ligge nok tillatelser der, uansett hvem sine, og dine må være mer verdt enn hver av de andres. Ligger noen likt, kan ingen av dem bygge.",
  "term.permits": "Tillatelser",
  "term.permits.is": (a: Args) =>
    `Du har fem, verdt 0 til 4. Å legge ut en koster verdien i gull og skjer i skipets rad, eller i en hvilken som helst rad for ${ofOneColour(a.pairCost)}. Også den som er verdt 0, teller som en tillatelse.`,
  "term.compensation": "Erstatning",
  "term.compensation.is":
    "Når du bygger, går alle tillatelser på tomten tilbake til eierne. Du betaler de andre verdien av sine i gull. Deler av kirken gir ingen erstatning.",
  "term.over": "Bygge over",
  "term.over.is": (a: Args) =>
    `En bygning fortrenger mindre bygninger gratis, og for ${ofOneColour(a.equalCost)} også like store. Størrelsen er antall felt. Kirken og større bygninger blir stående.`,
  "term.start": "Startbygninger",
  "term.start.is":
    "Hytta og hyttene du begynner med. Må en av dem vike, setter eieren den straks tilbake på ledige felt uten vindmølle. Får den ikke plass noe sted, er den ute av spillet.",
  "term.trade": "Handelspoeng",
  "term.trade.is": (a: Args) =>
    `Vindmøller ved havnen og nær portene. Hver av dem som en av bygningene dine dekker, er et handelspoeng. Ved ${listed(a.tradeCubes)} poeng legger du en kloss på handelssporet.`,
  "term.income": "Inntekt",
  "term.income.is":
    "I starten av hver tur flytter terningene skipet. Bygninger med inntekt i den raden gir eierne sine ett kort hver, gull eller maktkort, uansett hvem sin tur det er. En bygning som strekker seg over flere rader, gir inntekt i alle.",
  "term.influence": "Maktkort",
  "term.influence.is": (a: Args) =>
    `De finnes i ${a.colours} farger. Sett betaler for noe ekstra: ${ofOneColour(a.equalCost)} for å bygge over noe like stort, ${ofOneColour(a.pairCost)} for en tillatelse i en hvilken som helst rad eller en bonushandling, ${ofEachColour(a.differentCost)} for en bonushandling.`,
  "term.pirates": "Pirater",
  "term.pirates.is":
    "På 7 sender den som har turen, skipet til en annen rad. Ingen får inntekt. Hver spiller gir ett kort for hver av klossene sine i raden. Klosser på handelssporet og på tårn i nord og sør teller ikke.",
  "term.towers": "Tårn",
  "term.towers.is":
    "Noen murstykker er tårn. Hvert av dem har plass til en av klossene dine. Når du kaster 7, tar du ett av kortene til piratene for hvert tårn du har.",
  "term.walls": "Bymuren",
  "term.walls.is": (a: Args) =>
    `Du bygger dine egne stykker i rekkefølge, ved siden av en port eller et stykke som allerede står der. Et stykke koster ${gold(a.wallGold)} i nord eller sør og ${gold(a.wallGoldEast)} i øst, og krever ingen tillatelser.`,
  "term.bonus": "Bonushandlinger",
  "term.bonus.is": (a: Args) =>
    `Du kan bruke én på slutten av turen. For ${ofOneColour(a.pairCost)} flytter du en tillatelse, eller oppgraderer en og betaler differansen i gull. For ${ofEachColour(a.differentCost)} legger du ut en ekstra tillatelse hvor som helst og betaler verdien, eller tar ${gold(a.goldTaken)}.`,
  "term.pit": "Byggegropen",
  "term.pit.is": (a: Args) =>
    `Det mørke feltet der kirken begynner. Ingen tillatelser eller bygninger kan legges på det. Kirken vokser til ${many(a.churchParts, "del", "deler")}.`,

  // The guided first match, and one sentence at each new kind of choice in the first matches.
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
};
