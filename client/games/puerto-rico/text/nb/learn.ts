/** Puerto Rico in Norwegian (bokmål): what cards, terms, the guided match and tips say. */

import type { Building, Role } from "../../../../../shared/puerto-rico/state.ts";
import { type Args, isSome, isYou, prefixed, type Sentence, type Translated } from "../../../../text/grammar.ts";
import { asked, byAmount, called, does, many, numeral, toWhom, who } from "../../../../text/nb/grammar.ts";
import type * as English from "../en/learn.ts";
import {
  BUILDING_NAMES,
  barrels,
  circles,
  doubloons,
  dublons,
  extraDublons,
  extraPoints,
  goodOf,
  kinds,
  plantationOf,
  plantations,
  points,
  quarries,
  ROLE_NAMES,
  SOURCE_NAMES,
  someBarrels,
  tileOf,
  workers,
} from "./phrases.ts";

// What each building and each role does. Printed numbers come from the rules, see numbers.ts.

const BUILDING_EFFECTS: Readonly<Record<Building, Sentence>> = {
  smallIndigoPlant: "Arbeideren her gjør avlingen fra én bemannet indigoplantasje om til en tønne.",
  smallSugarMill: "Arbeideren her gjør avlingen fra én bemannet sukkerplantasje om til en tønne.",
  indigoPlant: "Hver arbeider her gjør avlingen fra én bemannet indigoplantasje om til en tønne.",
  sugarMill: "Hver arbeider her gjør avlingen fra én bemannet sukkerplantasje om til en tønne.",
  tobaccoStorage: "Hver arbeider her gjør avlingen fra én bemannet tobakksplantasje om til en tønne.",
  coffeeRoaster: "Hver arbeider her gjør avlingen fra én bemannet kaffeplantasje om til en tønne.",
  smallMarket: (a) => `Du får ${extraDublons(a.smallMarket)} når du selger til handelshuset.`,
  hacienda: "I nybyggerfasen kan du først trekke en skjult plantasje i tillegg.",
  constructionHut: "I nybyggerfasen kan du ta et steinbrudd i stedet for en plantasje.",
  smallWarehouse: (a) => `Etter lastingen beholder du alle tønner av ${kinds(a.smallWarehouse)}.`,
  hospice: "Plantasjen eller steinbruddet du tar, kan få en arbeider med en gang.",
  office: "Du kan selge et vareslag som handelshuset allerede har.",
  largeMarket: (a) => `Du får ${extraDublons(a.largeMarket)} når du selger til handelshuset.`,
  largeWarehouse: (a) => `Etter lastingen beholder du alle tønner av ${kinds(a.largeWarehouse)}.`,
  factory: (a) =>
    `Produserer du 2, 3, 4 eller 5 vareslag, får du ${a.factory2}, ${a.factory3}, ${a.factory4} eller ${dublons(a.factory5)}.`,
  university: "En bygning du bygger, kan få en arbeider med en gang.",
  harbor: (a) => `Hver gang du laster, får du ${extraPoints(a.harborBonus)}.`,
  wharf:
    "Én gang i hver kapteinsfase kan du, i stedet for å laste et skip, sende alle tønnene dine av et hvilket som helst vareslag for 1 poeng hver, uansett hva skipene har om bord.",
  guildHall: (a) =>
    `Til slutt: ${points(a.guildSmall)} for hver liten indigofabrikk og hver liten sukkermølle du eier, ${a.guildLarge} for hver av de andre produksjonsbygningene, med eller uten arbeidere.`,
  residence: (a) =>
    `Til slutt: ${points(a.residence9)} for opptil 9 fylte øyfelt, ${a.residence10} for 10, ${a.residence11} for 11, ${a.residence12} for 12.`,
  fortress: (a) => `Til slutt: 1 poeng per ${workers(a.fortressColonists)} du har, utplassert eller ikke.`,
  customsHouse: (a) => `Til slutt: 1 poeng per ${points(a.customsPoints)} du har fått for lasting.`,
  cityHall: "Til slutt: 1 poeng for hver lilla bygning du eier, også denne.",
};

const PROSPECTOR: readonly [Sentence, Sentence] = [
  "De andre spillerne gjør ingenting.",
  (a) => `Den som tar rollen, får ${dublons(a.prospecting)}.`,
];

/** What every player may do, and the privilege of the one who takes the role. */
const ROLE_EFFECTS: Readonly<Record<Role, readonly [all: Sentence, own: Sentence]>> = {
  settler: ["Alle kan ta en plantasje fra raden.", "Den som tar rollen, begynner og kan ta et steinbrudd i stedet."],
  mayor: [
    "Arbeiderne på arbeiderskipet deles ut, og så plasserer alle arbeiderne sine.",
    "Den som tar rollen, får 1 ekstra arbeider fra forrådet.",
  ],
  builder: ["Alle kan bygge én bygning.", (a) => `Den som tar rollen, begynner og betaler ${dublons(a.builderDiscount)} mindre.`],
  craftsman: ["Alle produserer varer.", "Den som tar rollen, får 1 ekstra tønne av et vareslag fra egen produksjon."],
  trader: [
    "Alle kan selge én tønne til handelshuset.",
    (a) => `Den som tar rollen, begynner og får ${extraDublons(a.traderBonus)} for salget.`,
  ],
  captain: [
    "Alle laster tønner etter tur, og må laste hvis de kan: 1 poeng per tønne.",
    (a) => `Den som tar rollen, begynner og får ${extraPoints(a.captainBonus)} for den første lasten sin.`,
  ],
  prospector: PROSPECTOR,
  prospector2: PROSPECTOR,
};

export const learn: Translated<typeof English.learn> = {
  ...prefixed("building", BUILDING_NAMES),
  ...prefixed("role", ROLE_NAMES),
  ...prefixed("points", SOURCE_NAMES),
  ...prefixed("effect", BUILDING_EFFECTS),
  ...prefixed("roleAll", ROLE_EFFECTS, ([all]) => all),
  ...prefixed("roleOwn", ROLE_EFFECTS, ([, own]) => own),
  number: numeral,

  // The large cards about pieces.
  "is.small": (a: Args) => `Liten lilla bygning, verdt ${points(a.points)} til slutt.`,
  "is.production": (a: Args) => `Produksjonsbygning, verdt ${points(a.points)} til slutt.`,
  "is.large": (a: Args) => `Stor lilla bygning: 2 byfelt, verdt ${points(a.points)} til slutt.`,

  "building.left": (a: Args) => (Number(a.count) === 0 ? "Ingen igjen." : `${a.count} igjen.`),
  "building.cost": (a: Args) =>
    `Koster ${doubloons(a)}. Opptil ${quarries(a.quarries)} kan trekke fra ${byAmount(a.quarries, "1", "1 hver")}.`,
  "building.price": asked(
    (a) => (Number(a.later) === 1 ? `Du ville betalt ${doubloons(a)}, eller mindre som byggherre.` : `Du betaler ${doubloons(a)} nå.`),
    (a) => `${who(a)} har råd til den.`,
  ),
  "building.lack": asked(
    (a) =>
      Number(a.later) === 1
        ? `Uten byggherrens privilegium koster den deg ${doubloons(a)}, og du mangler ${a.lack}.`
        : `Den koster deg ${doubloons(a)}, og du mangler ${a.lack}.`,
    (a) => `${who(a)} mangler ${a.lack}.`,
  ),
  "building.full": asked("Byen din har ikke plass til den.", (a) => `${who(a)} har ikke plass til den.`),
  "building.manned": (a: Args) => `${does(a, "har")} den, med ${a.workers} av ${workers(a.circles)}.`,
  "building.bonus": (a: Args) =>
    Number(a.manned) === 1 ? `Verdt ${points(a.points)} akkurat nå.` : `Ville vært verdt ${points(a.points)}, men mangler arbeider.`,

  "role.doubloons": (a: Args) => `${doubloons(a)} på kortet til den som tar det.`,
  "role.taken": (a: Args) => `${does(a, "har")} denne rollen denne runden.`,
  "forecast.title": asked("Hvis du tar den (anslag):", (a) => `Hvis ${who(a)} tar den (anslag):`),
  "forecast.seat": (a: Args) => who(a),
  "forecast.nothing": (a: Args) => `${who(a)}: ingenting`,

  "tile.title": (a: Args) => (a.tile === "quarry" ? "Steinbrudd" : `Plantasje: ${tileOf(a)}`),
  "tile.corn": "Med en arbeider gir den en tønne mais. Den trenger ingen bygning.",
  "tile.field": (a: Args) =>
    `Gir en tønne ${tileOf(a)} når den har en arbeider og det også står en arbeider i en bygning som foredler ${tileOf(a)}.`,
  "tile.quarry": "Med en arbeider gjør det bygninger 1 dublon billigere. Bygningens kolonne viser hvor mange steinbrudd som kan hjelpe.",
  "tile.priced": (a: Args) =>
    a.doubloons === 0 ? "En tønne gir ingenting uten bonuser." : `En tønne selges for ${doubloons(a)}, før bonuser.`,
  "tile.quarries": (a: Args) =>
    `${many(a.count, "steinbrudd")} igjen. Bare den som tok nybyggeren, eller som har en anleggsbrakke, kan ta et steinbrudd.`,
  "stack.title": "Skjulte plantasjer",
  "stack.left": (a: Args) => `${plantations(a.count)} med baksiden opp.`,
  "stack.after": "Etter hver nybyggerfase legges en ny rad ut herfra.",
  "stack.unseen": (a: Args) => `${a.count} ${tileOf(a)}`,
  "stack.hidden": "Hva de kan være, når alt som er synlig, er trukket fra.",
  "discard.title": "Kastede plantasjer",
  "discard.kind": (a: Args) => `${a.count} ${tileOf(a)}`,
  "discard.none": "Ingen ennå.",
  "discard.back": "De stokkes inn igjen når en ny rad legges ut og bunkene er tomme.",

  "ship.title": (a: Args) => `Lasteskip for ${a.size} tønner`,
  "ship.empty": "Tomt. Det tar ett vareslag som ikke er på et annet skip, med mindre et annet tomt skip tar mer av det.",
  "ship.carries": (a: Args) => `Har ${barrels(a)} om bord, ${many(a.free, "ledig plass", "ledige plasser")}.`,
  "ship.full": "Fullt. Det seiler når lastingen er over.",
  "ship.stays": "Det seiler bare når det er fullt, på slutten av en kapteinsfase.",
  "ship.fits": (a: Args) => `${who(a)} kan laste ${barrels(a)} her.`,
  "people.title": "Arbeiderskip",
  "people.aboard": (a: Args) => `${many(a.count, "arbeider (kolonist)", "arbeidere (kolonister)")} om bord til neste borgermesterfase.`,
  "people.next": (a: Args) =>
    `Etter borgermesterfasen kommer 1 om bord for hver sirkel som fortsatt er tom i byene, men minst 1 per spiller: ${a.count} slik det står nå.`,
  "house.title": "Handelshus",
  "house.has": (a: Args) => `${a.count} av ${many(a.spaces, "plass", "plasser")} er opptatt.`,
  "house.rule": "Det kjøper hvert vareslag én gang, med mindre du har et bemannet kontor. Er det fullt, tømmes det etter handelsfasen.",
  "house.brings": (a: Args) => `${does(a, "kan")} selge ${goodOf(a)} for ${doubloons(a)}.`,
  "house.refuses": (a: Args) => `Det har allerede ${goodOf(a)}. For å selge mer trenger du et bemannet kontor.`,
  "house.full": "Det er fullt. Ingen kan selge før det er tømt.",

  "goods.title": (a: Args) => `Tønner med ${goodOf(a)}`,
  "goods.own": (a: Args) => `${does(a, "har")} ${a.count}.`,
  "goods.lost": (a: Args) => `${a.count} ville gått tapt hvis lastingen var over nå.`,
  "goods.supply": (a: Args) => `${a.count} i forrådet.`,
  "goods.makes": (a: Args) => `Slik det står nå, kan ${isYou(a) ? "du" : who(a)} produsere ${a.makes}, hvis forrådet rekker.`,
  "goods.price": (a: Args) => (a.doubloons === 0 ? "Gir ingenting uten bonuser." : `Selges for ${doubloons(a)}, før bonuser.`),

  "gauge.colonists": "Arbeidere igjen (kolonister)",
  "gauge.city": "Mest utbygde by",
  "gauge.points": "Poeng igjen",
  "gauge.end": "Nærmest å avslutte partiet:",
  "gauge.colonistsNow": (a: Args) =>
    `${a.left} i forrådet. For sirklene som er tomme nå, ville skipet trenge ${a.wanted}, og færre når arbeidere plasseres først.`,
  "gauge.colonistsEnd": "Kan ikke arbeiderskipet fylles helt opp etter en borgermesterfase, er det siste runde.",
  "gauge.cityNow": (a: Args) => `I byen ${toWhom(a)} er ${a.spaces} av ${a.citySpaces} felt bebygd.`,
  "gauge.cityEnd": (a: Args) => `Når noen har fylt alle de ${a.citySpaces} byfeltene sine, er det siste runde.`,
  "gauge.pointsNow": (a: Args) => `${a.left} i forrådet.`,
  "gauge.pointsEnd": "Når poengene tar slutt, er det siste runde. Poeng du får etter det, teller likevel.",
  "gauge.last": "Det har skjedd: Dette er siste runde.",

  "mat.title": (a: Args) => `Brettet ${toWhom(a, "ditt")}`,
  "mat.goods": "Tønner.",
  "mat.noGoods": "Ingen tønner.",
  "purse.title": (a: Args) => `Dublonene ${toWhom(a, "dine")}`,
  "purse.has": (a: Args) => `${doubloons(a)} i kassen.`,
  "purse.quarries": (a: Args) => `${quarries(a.count)} til bygging.`,
  "score.title": (a: Args) => `Poengene ${toWhom(a, "dine")} hvis partiet var over nå`,
  "score.source": (a: Args) => `${(SOURCE_NAMES as Readonly<Record<string, string>>)[`${a.source}`] ?? a.source}`,
  "score.sum": (a: Args) => `${points(a.points)} til sammen.`,
  "score.loading": (a: Args) => `${points(a.sum)} for lasting: ${a.barrels} for tønner, ${a.harbor} fra havner, ${a.captain} som kaptein.`,
  "score.covered": "Poeng for lasting er skjult til slutten (et valg for dette bordet).",
  "sanJuan.title": (a: Args) => `San Juan: de ledige arbeiderne ${toWhom(a, "dine")}`,
  "sanJuan.has": (a: Args) => `${many(a.count, "arbeider (kolonist)", "arbeidere (kolonister)")} her, ${a.all} i alt.`,
  "sanJuan.circles": (a: Args) => `${circles(a.count)} på øya og i byen.`,
  "sanJuan.rule": "I en borgermesterfase må de fylle tomme sirkler, hvis det er noen.",
  "island.title": (a: Args) => `Øya ${isYou(a) ? "di" : toWhom(a)}`,
  "island.tile": (a: Args) =>
    `${a.tile === "quarry" ? many(a.count, "steinbrudd") : many(a.count, plantationOf(a), `${plantationOf(a)}r`)}, ${a.manned} med arbeider`,
  "island.free": (a: Args) => `${many(a.count, "ledig felt", "ledige felt")}.`,
  "city.title": (a: Args) => `Byen ${toWhom(a)}`,
  "city.free": (a: Args) => `${a.count} av ${a.citySpaces} felt er ${byAmount(a.count, "ledig", "ledige")}.`,
  "city.building": (a: Args) => `${called(BUILDING_NAMES, a.building)}: ${a.workers} av ${workers(a.circles)}`,
  "governor.title": "Guvernør",
  "governor.is": (a: Args) => `${does(a, "velger")} først i runde ${a.round}. Neste runde går guvernørkortet videre.`,
  "bank.title": "Bank",
  "bank.is": "Dubloner betales ut herfra og tilbake hit. Det er alltid nok.",
  "column.title": (a: Args) => `Kolonne ${a.column}`,
  "column.is": (a: Args) =>
    `Disse bygningene er verdt ${points(a.points)} hver. Opptil ${quarries(a.points)} kan være med på å betale for en av dem.`,

  // Words that cards lead on to.
  "term.roles": "Roller",
  "term.roles.is":
    "I hver runde tar spillerne rollekort etter tur. Så gjør alle det rollen sier, og den som tok den, begynner. Et kort som er tatt, er borte resten av runden.",
  "term.privilege": "Privilegium",
  "term.privilege.is": "Fordelen som bare den som tok rollen, får. Hvert rollekort har sin egen.",
  "term.staffed": "Bemannet",
  "term.staffed.is":
    "En plantasje, et steinbrudd eller en bygning virker bare med en arbeider i sirkelen. En bygning med flere sirkler virker for så mange av dem som er fylt. Poeng for selve bygningen teller også uten arbeidere.",
  "term.workers": "Arbeidere",
  "term.workers.is":
    "Arbeidere (kolonister i regelheftet) kommer med skip i borgermesterfasen. De fyller sirklene på øya og i byen din. De som ikke får noen sirkel, venter i San Juan.",
  "term.column": "Kolonner og steinbrudd",
  "term.column.is":
    "Kolonnen til en bygning er både antall poeng den gir, og det høyeste antallet steinbrudd som kan hjelpe til å betale. Hvert bemannet steinbrudd du har, trekker fra 1 dublon, opp til det antallet.",
  "term.production": "Produsere varer",
  "term.production.is":
    "En tønne indigo, sukker, tobakk eller kaffe trenger to arbeidere: én på en plantasje av samme slag, én i en produksjonsbygning til den. Mais trenger bare den på plantasjen. Det som ikke er i forrådet, kan ikke produseres.",
  "term.violet": "Lilla bygninger",
  "term.violet.is": "De har én sirkel hver og gir deg en fordel så lenge det står en arbeider der.",
  "term.large": "Store bygninger",
  "term.large.is":
    "De fyller 2 byfelt og kan bare bygges én gang hver i et parti. Bonusen til slutt krever en arbeider, men det gjør ikke poengene som står på dem.",
  "term.storage": "Lagring",
  "term.storage.is": (a: Args) =>
    `Når all lasting er over, beholder du ${someBarrels(a.freeBarrels)} og det de bemannede lagrene dine rommer. Alle de andre tønnene går tapt. Dette skjer bare i kapteinsfasen.`,
  "term.loading": "Lasting",
  "term.loading.is":
    "Hver tønne du laster, er 1 poeng. Et skip tar bare ett vareslag, og to skip tar aldri det samme. Kan du laste, må du, men du velger selv hvilket vareslag.",
  "term.sale": "Salg",
  "term.sale.is": (a: Args) =>
    `I en handelsfase kan du selge én tønne. Handelshuset har ${many(a.houseSpaces, "plass", "plasser")} og kjøper hvert vareslag én gang. Det tømmes etter fasen, men bare når det er fullt.`,
  "term.lastRound": "Siste runde",
  "term.lastRound.is": (a: Args) =>
    `Partiet slutter etter runden der arbeiderskipet ikke kan fylles helt opp, der noen fyller det siste av ${a.citySpaces} byfelt, eller der poengene tar slutt. Runden spilles alltid ferdig.`,

  // The guided first match, and a tip for each kind of choice.
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

  "tip.role": (a: Args) =>
    `${isSome(a.alone) ? "Er det ikke gullgraveren, utfører alle rollen du tar." : "Alle utfører rollen du tar."} Pek på et kort for å se hva hver spiller ville fått ut av den.`,
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
};
