/** Elasund in Norwegian (bokmål): the rules, and our rulings where the rule book is silent. Loaded with the rules page. */

import type { Args, Translated } from "../../../../text/grammar.ts";
import { many } from "../../../../text/nb/grammar.ts";
import type * as English from "../en/rules.ts";
import { gold, influence, listed, ofOneColour, permits, theKind, times } from "./phrases.ts";

export const rules: Translated<typeof English.rules> = {
  "rules.goal": "Målet",
  "rules.goal.cubes": (a: Args) =>
    `Alle bygger på den samme byen, men hver for seg. Den første som får alle de ${a.cubes} klossene sine ut på brettet, vinner med en gang. Vil dere ha et kortere parti, kan bordet spille til ${a.cubesShort}.`,
  "rules.goal.where": "Klosser legges på flaggene til bygninger, på tårn i muren, på deler av kirken og på handelssporet.",
  "rules.goal.lose": "Bygninger kan bygges over. Mister du en, tar du klossene på den tilbake.",

  "rules.setup": "Starten",
  "rules.setup.hand": (a: Args) =>
    `Alle har ${gold(a.goldAtStart)}, ${influence(a.influenceAtStart)}, ${a.permitCount} tillatelser verdt 0 til ${a.permitMost}, ${a.wallCount} murstykker og to bygninger i sin farge. To startbygninger står allerede på brettet.`,
  "rules.setup.town": "Jo færre spillere, desto mindre by: Portene står nærmere havnen.",

  "rules.turn": "En tur",
  "rules.turn.steps": (a: Args) =>
    `Kast terningene, bygg opptil ${times(a.builds)}, ta ${gold(a.goldTaken)} eller legg ut en tillatelse, og bruk én bonushandling hvis du vil.`,
  "rules.turn.order": "Det trekkes lodd om hvem som begynner. Turen går med klokken.",

  "rules.roll": "1. Kast terningene",
  "rules.roll.income":
    "Skipet seiler til raden med tallet du kastet. Alle bygninger som strekker seg inn i raden og viser et kort, gir eieren det kortet: 1 gull eller 1 maktkort. Det gjelder alle spillerne.",
  "rules.roll.repeat": "Skipet flytter seg alltid. Havner det i samme rad, seiler det to rader nordover eller sørover i stedet.",
  "rules.roll.seven": (a: Args) =>
    `På ${a.pirateRoll} tar piratene skipet til en annen rad som du velger. Ingen får inntekt. Hver spiller gir ett kort for hver av klossene sine i raden, så langt kortene rekker. Flagg på bygninger, deler av kirken og tårn i østmuren teller. En kloss teller bare i raden til flagget sitt: den nordligste raden til bygningen. På store bygninger ligger de to flaggene i de to nordligste radene.`,
  "rules.roll.towers": (a: Args) => `Så tar den som kastet ${a.pirateRoll}, ett av disse kortene for hvert av tårnene sine, uansett side.`,

  "rules.build": "2. Bygg",
  "rules.build.what": (a: Args) =>
    `Du kan bygge opptil ${times(a.builds)}: en bygning, et murstykke eller en del av kirken, gjerne det samme flere ganger.`,
  "rules.build.site":
    "En bygning koster gull, og på tomten må det ligge minst så mange tillatelser som den viser. De kan tilhøre hvem som helst, men dine må være mer verdt enn hver av de andres. Ligger noen likt, kan ingen av dem bygge. Hvilken rad skipet er i, har ingenting å si for byggingen.",
  "rules.build.compensate":
    "Alle tillatelser på tomten går tilbake til eierne. For hver som ikke er din, betaler du eieren verdien i gull.",
  "rules.build.turned": "Bygninger snus aldri. De står innenfor murene, og aldri i byggegropen til kirken.",

  "rules.over": "Bygge over",
  "rules.over.smaller":
    "En bygning fortrenger mindre bygninger under seg gratis, selv om den bare dekker en del av dem, og også dine egne. Størrelsen er antall felt. Tillatelser ligger bare på ledige felt, så en del av tomten må ha vært ledig fra før.",
  "rules.over.equal": (a: Args) =>
    `For ${ofOneColour(a.equalCost)} kan den også fortrenge like store bygninger, høyst ${a.equalMost} på én gang.`,
  "rules.over.back":
    "Eieren tar tilbake klossene på bygningen og mister handelspoengene. En farget bygning går tilbake til eieren, alle andre til forrådet.",
  "rules.over.start": "Må en av startbygningene dine vike, setter du den straks tilbake på ledige felt uten vindmølle.",

  "rules.permits": "3. Ta gull eller legg ut en tillatelse",
  "rules.permits.place": (a: Args) =>
    `Ta ${gold(a.goldTaken)}, eller legg ut én tillatelse: Betal verdien, og legg den på et ledig felt i skipets rad. For ${ofOneColour(a.pairCost)} kan du velge en hvilken som helst rad.`,
  "rules.permits.full": "Har skipets rad ingen ledige felt, bruker du den nærmeste raden som har det. Er to like nær, velger du selv.",
  "rules.permits.free":
    "Tillatelser kan aldri ligge i byggegropen. Andre felt der kirken skal stå, kan brukes til en del av den dekker dem.",
  "rules.permits.zero":
    "Tillatelsen som er verdt 0, er gratis og teller som en tillatelse. Alene på en tomt er den nok til å være sterkest.",

  "rules.bonus": "4. Bonushandling",
  "rules.bonus.one": "På slutten av turen kan du bruke én av disse og betale med maktkort:",
  "rules.bonus.list": "Maktkort kan også brukes til å bygge over noe like stort, og til tillatelser i en hvilken som helst rad.",

  "rules.trade": "Handel",
  "rules.trade.mills": (a: Args) =>
    `Feltene ved havnen har én vindmølle, noen nær portene har to. Hver vindmølle en bygning dekker, er et handelspoeng. Ved ${listed(a.tradeCubes)} poeng legger du en kloss på sporet.`,
  "rules.trade.down": "Mister du bygningen, går du tilbake på sporet og tar klossene fra plasser du ikke lenger når.",
  "rules.trade.not": "Startbygninger kan ikke stå på vindmøller, og deler av kirken gir ingen handelspoeng.",

  "rules.walls": "Bymuren",
  "rules.walls.price": (a: Args) =>
    `Et murstykke koster ${gold(a.wallGold)} i nord og sør, ${a.wallGoldEast} i øst, og krever ingen tillatelser. Det må ligge inntil en port eller et stykke som allerede står der, uansett hvem som bygde det.`,
  "rules.walls.order": (a: Args) =>
    `Du bygger stykkene dine i fast rekkefølge. Nummer ${listed(a.wallTowers)} er tårn med en av klossene dine; de andre gir ${a.wallInfluenceLeast} eller ${influence(a.wallInfluenceMost)}. Spillerne deler plassene, og det er færre plasser enn stykker. En mur må aldri vike.`,

  "rules.church": "Kirken",
  "rules.church.price": (a: Args) =>
    `En del koster ${gold(a.churchGold)}, krever ingen tillatelser og har plass til én kloss. Den fjerner alt den dekker, og må aldri vike.`,
  "rules.church.first": (a: Args) =>
    `Den første delen legges i byggegropen. Plassen den har i bildet på ${a.churchParts} deler, avgjør hvor alle de andre skal ligge.`,
  "rules.church.two":
    "Den som grunnlegger kirken, trekker to deler, bygger den ene og legger den andre underst i bunken. Så bare den spilleren vet hvilken del som kommer sist.",
  "rules.church.draw":
    "Alle andre deler trekkes fra bunken og har sin egen plass, så du kan ikke velge hvor de skal ligge. En bygning forsvinner fra brettet selv om bare ett av feltene blir dekket.",

  "rules.buildings": "Bygningene",
  "rules.buildings.kinds":
    "Fargede bygninger tilhører én spiller og gir kort. De andre er felles for alle: Den som bygger en, legger en kloss på hvert av flaggene.",

  "rules.end": "Slutten",
  "rules.end.win": "Partiet er slutt så snart noen legger sin siste kloss i sin egen tur. Den spilleren vinner.",

  "rules.words": "Ordliste",
  "rules.words.what": "Begrepene som infokortene forklarer, samlet på ett sted:",

  "rules.table": "Slik spiller vi",
  "rules.table.why": "Detaljer det er lett å overse, og hvordan vi spiller der regelheftet lar noe stå åpent:",
  "rules.table.order":
    "Når du bygger, betaler du først. Så går tillatelsene tilbake, fortrengte bygninger forsvinner, og den nye kommer på plass med klosser og handelspoeng.",
  "rules.table.win": "Du kan bruke en bygning med flere flagg enn du har klosser igjen.",
  "rules.table.reward": "Tårn velger blant alle kort som er gitt til piratene eller, hvis bordet har valgt det, bare blant de andres kort.",
  "rules.table.pirates":
    "Alle velger kortene sine til piratene samtidig, i hemmelighet. Klosser på handelssporet og på tårn i nord og sør teller ikke.",
  "rules.table.shortage":
    "Er det for lite gull til alle som skal ha, gir alle spillerne først tilbake halvparten av gullet sitt, rundet opp. Det samme gjelder maktkort. Er det fortsatt for lite, deles kortene ut ett og ett, med klokken.",
  "rules.table.open": "Alt gull skifter eier åpent, så alle kan se hvor mye en spiller har. Fargene på maktkortene er hemmelige.",
  "rules.table.east": "Østmuren kan bygges når som helst.",
  "rules.table.church": "Kirken gir ingen erstatning. Den som grunnlegger den, betaler før de to delene vises.",
  "rules.table.over":
    "Like store bygninger kan fortrenges uansett hvem som eier dem, også dine egne. En bygning som må vike, kan ikke være den du bygger.",
  "rules.table.more": (a: Args) =>
    `Handelspoeng over ${a.tradeMost} gir ingen flere klosser, men du mister dem først. Brikken viser hvor mange du har.`,
  "rules.table.full": "En rad der byggegropen er det eneste ledige feltet, regnes som full.",
  "rules.table.settle":
    "En startbygning må settes tilbake hvis den får plass noe sted. Ellers er den ute av spillet. Må begge dine vike, velger du rekkefølgen. Må startbygningene til flere spillere vike, setter den som har turen, sine tilbake først, og så de andre, med klokken.",
  "rules.table.steps":
    "Du kan hoppe over bygging og bonushandling, men du må ta gull eller legge ut en tillatelse. Går tiden ut, tar du gull.",
  "rules.table.prices": (a: Args) => `Kramboden koster ${gold(a.traderGold)}, håndverkerhuset ${a.craftsmanGold}.`,
  "rules.table.gates": "Handelsfeltene nær portene har to vindmøller. Med to spillere er det ingen slike felt.",
  "rules.table.colour": "Startbygningene dine begynner på feltene til fargen din. Velg farge mens bordet venter; først til mølla.",
  "rules.table.stalled": (a: Args) =>
    `Bygger ingen noe på ${a.idleRounds} runder, slutter partiet, og klossene på brettet avgjør. Er brettet så fullt at ingen kan bygge, slutter det etter ${a.idleRoundsOnFullBoard}.`,
  "rules.table.start": (a: Args) =>
    `Alle starter med ${gold(a.goldAtStart)} eller, hvis bordet har valgt det, med 1 gull mer enn den forrige spilleren.`,

  "example.table":
    "Bordet: byen i midten, og havnen med skipet til venstre. Til høyre, ovenfra: det som kan bygges, handelssporet, de andre spillerne og det som er ditt.",
  "example.income": (a: Args) =>
    `Skipet er i rad ${a.dice}. Bygningene som strekker seg inn i raden og viser et kort, gir det: ${gold(a.gold)} og ${influence(a.influence)} i alt.`,
  "example.site": (a: Args) =>
    `For ${theKind(a)} kreves ${permits(a)}. Den som har turen, har ${a.own} her og den andre ${a.other}, så den som har turen, kan bygge. Det koster ${gold(a.gold)}, pluss ${gold(a.compensation)} til den andre for tillatelsen.`,
  "example.harbour": (a: Args) =>
    `Denne bygningen dekker ${many(a.points, "vindmølle", "vindmøller")} ved havnen: like mange handelspoeng, så lenge den står.`,
  "example.walls": "Muren vokser fra portene. Neste stykke kan stå på en hvilken som helst av plassene i endene av det som er bygd.",
  "example.church": "Den første delen ligger i byggegropen. Rammen viser hvor de andre delene skal ligge, og hva de kommer til å fjerne.",
};
