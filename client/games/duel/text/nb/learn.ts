/** 7 Wonders Duel in Norwegian (bokmål): what cards, terms, the guided match and tips say. */

import { type Args, prefixed, type Translated } from "../../../../text/grammar.ts";
import { asked, byAmount, called, many, numeral, ofWhom, who, whose } from "../../../../text/nb/grammar.ts";
import type * as English from "../en/learn.ts";
import {
  age,
  CARD_NAMES,
  card,
  coins,
  colour,
  counted,
  resource,
  SOURCE_NAMES,
  spaces,
  symbol,
  TOKEN_NAMES,
  unlike,
  WONDER_NAMES,
} from "./phrases.ts";

// For the large cards.

const points = (a: Args, key = "points"): string => many(a[key], "poeng");

export const learn: Translated<typeof English.learn> = {
  ...prefixed("card", CARD_NAMES),
  ...prefixed("wonder", WONDER_NAMES),
  ...prefixed("token", TOKEN_NAMES),
  ...prefixed("points", SOURCE_NAMES),
  number: numeral,

  // The large cards about pieces.
  "effect.makes": (a: Args) => `Produserer ${a.units} ${resource(a)}.`,
  "effect.raw": "Produserer 1 tømmer, stein eller leire, etter behov.",
  "effect.grey": "Produserer 1 glass eller papyrus, etter behov.",
  "effect.flat": (a: Args) => `Du kjøper ${resource(a)} for ${coins(a, "tradeFlat")} per enhet.`,
  "effect.shields": (a: Args) => `${a.shields} skjold: Flytt hærføreren mot motspillerens hovedstad.`,
  "effect.science": (a: Args) => `Vitenskapssymbol: ${symbol(a)}. To like gir en fremskrittsskive; ${a.symbolsToWin} ulike vinner partiet.`,
  "effect.points": (a: Args) => `${points(a)} til slutt.`,
  "effect.income": (a: Args) => `Ta ${coins(a)}.`,
  "effect.incomePer": (a: Args) => `Ta ${coins(a)} for ${counted(a)} i byen din.`,
  "effect.guildCoins": (a: Args) => `Ta ${coins(a)} for ${counted(a)} i byen som har flest.`,
  "effect.guildPoints": (a: Args) => `${points(a)} til slutt for ${counted(a)} i byen som har flest.`,
  "effect.moneylenders": (a: Args) => `${points(a)} til slutt for hver ${a.coinsPerPoint}. mynt i den rikeste byen.`,
  "effect.again": "Du får en tur til.",
  "effect.robs": (a: Args) => `Motspilleren mister ${coins(a)}.`,
  "effect.library": (a: Args) => `Se på ${many(a.tokensDrawn, "skive", "skiver")} fra esken og behold én.`,
  "effect.mausoleum": "Bygg et kort fra kastebunken gratis.",
  "effect.zeus": "Ødelegg et av motspillerens brune kort: Det havner i kastebunken.",
  "effect.circus": "Ødelegg et av motspillerens grå kort: Det havner i kastebunken.",
  "effect.agriculture": (a: Args) => `Ta ${coins(a, "agricultureIncome")}. ${points(a, "agriculturePoints")} til slutt.`,
  "effect.architecture": (a: Args) => `Underverkene dine koster ${many(a.waived, "ressurs", "ressurser")} mindre.`,
  "effect.economy": "Du får myntene som motspilleren betaler for ressurser som mangler.",
  "effect.law": "Teller som et vitenskapssymbol.",
  "effect.masonry": (a: Args) => `De blå kortene dine koster ${many(a.waived, "ressurs", "ressurser")} mindre.`,
  "effect.mathematics": (a: Args) => `${points(a, "mathematicsPoints")} til slutt for hver av fremskrittsskivene dine, også denne.`,
  "effect.philosophy": (a: Args) => `${points(a, "philosophyPoints")} til slutt.`,
  "effect.strategy": (a: Args) => `Fra nå av gir hvert røde kort du bygger, ${a.strategy} skjold ekstra.`,
  "effect.theology": "Fra nå av gir hvert underverk du bygger, en tur til.",
  "effect.urbanism": (a: Args) => `Ta ${coins(a, "urbanismIncome")}, og ${a.urbanism} til hver gang du bygger gratis med et kjedesymbol.`,

  "is.card": (a: Args) => (a.colour === "purple" ? `Laug, tidsalder ${age(a)}` : `Bygning, ${colour(a, "building")}, tidsalder ${age(a)}`),
  "is.wonder": "Underverk",
  "is.token": "Fremskrittsskive",
  "is.place": (a: Args) => (a.guild === 1 ? "Et laug med forsiden ned" : `Et kort fra tidsalder ${age(a)} med forsiden ned`),
  "place.freed": "Det snus når ingen kort dekker det.",
  "place.unseen": (a: Args) =>
    Number(a.count) === 1 ? "Det eneste kortet du ikke har sett ennå." : `Et av ${a.count} kort du ikke har sett ennå.`,

  "bill.title": asked(
    (a) => (a.total === 0 ? "Gratis for deg." : `Du betaler ${coins(a, "total")}.`),
    (a) => (a.total === 0 ? `Gratis for ${who(a)}.` : `${who(a)} betaler ${coins(a, "total")}.`),
  ),
  "bill.short": asked(
    (a) => `Du må betale ${coins(a, "total")}, men mangler ${a.lack}.`,
    (a) => `${who(a)} må betale ${coins(a, "total")}, men mangler ${a.lack}.`,
  ),
  "bill.later": asked(
    (a) => `Senere vil det koste deg omtrent ${coins(a, "total")}. Du starter med ${a.coins}.`,
    (a) => `Det ville koste ${who(a)} omtrent ${coins(a, "total")}.`,
  ),
  "bill.chain": asked(
    (a) => `Gratis for deg: Du har ${card(a)}.`,
    (a) => `Gratis for ${who(a)}, som har ${card(a)}.`,
  ),
  "bill.coins": (a: Args) => `${coins(a)} ifølge kortet`,
  "bill.own": (a: Args) => `${a.units} ${resource(a)} produsert`,
  "bill.chosen": (a: Args) => `${a.units} ${resource(a)} produsert etter valg`,
  "bill.waived": (a: Args) => `${a.units} ${resource(a)} spart med en skive`,
  "bill.bought": (a: Args) => `${a.units} ${resource(a)} kjøpt for ${coins(a, "price")}${a.units === 1 ? "" : " per enhet"}`,
  "link.frees": (a: Args) => `Gjør ${card(a)} gratis senere.`,
  "link.freeWith": (a: Args) => `Gratis hvis du har ${card(a)}.`,
  "sell.coins": asked(
    (a) => `Kast det for ${coins(a)}.`,
    (a) => `${who(a)} kan kaste det for ${coins(a)}.`,
  ),
  "under.card": (a: Args) => `Bygd med ${card(a)}.`,

  "detail.discard": "Kastebunke",
  "detail.discardHow": "Her legger du kortet du tar, hvis du heller vil ha mynter.",
  "detail.discardCount": (a: Args) =>
    Number(a.count) === 0 ? "Den er tom." : `${a.count} kort, ${byAmount(a.count, "synlig", "synlige")} for begge spillerne.`,
  "discard.earns": asked(
    (a) => `Du får ${coins(a)} for et kort.`,
    (a) => `${who(a)} får ${coins(a)} for et kort.`,
  ),
  "token.owner": asked("Du har den.", (a) => `${who(a)} har den.`),
  "token.earn": "Du får ta den når du bygger to kort med samme vitenskapssymbol.",
  "detail.drawn": asked(
    "En av skivene du trakk fra esken. Én av dem blir, de andre går tilbake.",
    (a) => `En av skivene ${who(a)} trakk fra esken. Én av dem blir, de andre går tilbake.`,
  ),
  "detail.opener": asked(
    (a) => `Du starter tidsalder ${age(a)}`,
    (a) => `${who(a)} starter tidsalder ${age(a)}`,
  ),
  "opener.who":
    "Den som står svakest militært, velger hvem som tar det første kortet. Står hærføreren i midten, er det den som tok det siste kortet, som starter eller velger.",
  "detail.pawn": "Militæret",
  "detail.pawnAt": (a: Args) =>
    Number(a.spaces) === 0 ? "Hærføreren står i midten." : `Hærføreren er ${spaces(a.spaces)} inne på ${ofWhom(a, "ditt")} område.`,
  "detail.pawnWins": (a: Args) => `Driv den ${spaces(a.capital)} fra midten, inn i motspillerens hovedstad, så vinner du med en gang.`,
  "detail.pawnPoints": (a: Args) => `Sluttet partiet nå, ville den sterkeste siden fått ${points(a)}.`,
  "detail.loot": "Plyndring",
  "detail.lootPays": (a: Args) => `Når hærføreren kommer hit, mister spilleren på denne siden ${coins(a)}, én gang.`,
  "detail.score": (a: Args) => `${whose(a, "dine")} poeng hvis partiet sluttet nå`,
  "detail.source": (a: Args) => `${a.points} · ${called(SOURCE_NAMES, a.source)}`,
  "detail.purse": (a: Args) => `Skattkammer: ${coins(a)}`,
  "detail.trade": (a: Args) => `${who(a)} kjøper ${resource(a)} for ${coins(a, "price")} per enhet.`,
  "detail.science": (a: Args) => `Vitenskapssymbol: ${symbol(a)}`,
  "detail.scienceCards": (a: Args) => `På ${card(a)} og ${card(a, "second")}.`,
  "detail.scienceLaw": "Bare på fremskrittsskiven Lovbok.",
  "detail.box": "Esken",
  "detail.boxHolds": "Mynter, ubrukte kort og de andre fremskrittsskivene.",
  "detail.prices": "Pris per spiller",

  // Words that cards lead on to.
  "term.price": "Pris",
  "term.price.is":
    "Merket ved et kort eller underverk er prisen i mynter akkurat nå, i fargen til spilleren den gjelder for. Gull betyr at spilleren har råd, grått at det ikke går. En kjede betyr at kortet er gratis.",
  "term.trade": "Ressurser som mangler",
  "term.trade.is": (a: Args) =>
    `Det du ikke produserer, kan du kjøpe, så mye du trenger: ${coins(a, "tradeBase")} for hver ressurs som mangler, pluss 1 for hver av samme slag på motspillerens brune og grå kort. Du betaler alltid den laveste prisen.`,
  "term.link": "Kjedesymbol",
  "term.link.is":
    "Noen kort har et symbol som går igjen på et kort i en senere tidsalder. Har du det tidligere kortet i byen din, er det senere gratis: ingen mynter, ingen ressurser.",
  "term.discarding": "Kaste kort",
  "term.discarding.is": (a: Args) =>
    `Du kan alltid kaste kortet du tar, i stedet for å bygge det. Det gir ${coins(a, "discard")}, pluss 1 for hvert gule kort i byen din.`,
  "term.wonders": "Underverk",
  "term.wonders.is": (a: Args) =>
    `Du bygger et av underverkene dine ved å betale prisen og skyve kortet du tok, inn under det. Kortet teller da ikke for noe annet. Bare ${a.wondersBuilt} underverk kan bygges i et parti; det siste går ut av spillet.`,
  "term.science": "Vitenskapssymboler",
  "term.science.is": (a: Args) =>
    `De står på grønne kort, og hvert av dem finnes på to. Begge kortene med samme symbol gir deg en fremskrittsskive. Med ${unlike(a.symbolsToWin)} vinner du med en gang.`,
  "term.tokens": "Fremskrittsskiver",
  "term.tokens.is": (a: Args) =>
    `${a.tokensOnBoard} skiver ligger ved den militære banen. Ta en når du får det andre kortet med samme vitenskapssymbol. Den er din resten av partiet.`,
  "term.shields": "Skjold",
  "term.shields.is": "Hvert skjold flytter hærføreren ett felt mot motspillerens hovedstad straks du bygger kortet eller underverket.",
  "term.loot": "Konfliktbrikker",
  "term.loot.is": (a: Args) =>
    `Når hærføreren først kommer til en konfliktbrikke, mister spilleren på den siden ${a.lootLeast} eller ${coins(a, "lootMost")}, så langt det rekker. Så er brikken borte.`,
  "term.guilds": "Laug",
  "term.guilds.is": (a: Args) =>
    `Lilla kort med sin egen bakside. ${a.guilds} av dem, trukket tilfeldig, er blant kortene i tidsalder III. Et laug ser alltid på byen som har flest.`,
  "term.ages": "Tidsaldre",
  "term.ages.is": (a: Args) =>
    `Et parti har tre tidsaldre med hver sin pyramide av kort. ${a.cardsRemoved} kort fra hver tidsalder går usett tilbake i esken, så du vet aldri helt hva som er med.`,
  "term.treasury": "Skattkammer",
  "term.treasury.is": (a: Args) =>
    `Myntene dine. De betaler for det som står på kortene og for ressurser som mangler, og hver ${a.coinsPerPoint}. mynt du har igjen til slutt, er verdt 1 poeng.`,

  // The guided first match: why, then what to do. Cards are named as on the table of its prepared deal.
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

  // Tips for the first matches, one for each kind of choice.
  "tip.draft": "Underverk med en ekstra tur er sterke: Du tar to kort på rad. Se hvilke ressurser et underverk krever.",
  "tip.turn": "Klikk på et kort, og velg så: Bygg det, kast det, eller klikk på underverket du vil bygge med det.",
  "tip.age1": "Bygg brune og grå kort tidlig, så sparer du mynter tur etter tur. Det bare motspilleren produserer, er dyrt for deg.",
  "tip.age2": "Et kort er gratis hvis du har kortet med samme kjedesymbol. Se etter kjeden blant prisene.",
  "tip.age3":
    "Det er ingen brune eller grå kort i tidsalder III. Lilla laug gir poeng etter byen som har mest av noe, selv om det er motspillerens.",
  "tip.poor": (a: Args) => `Lite penger? Kast et kort motspilleren har bruk for. Det gir ${coins(a, "discard")} eller mer.`,
  "tip.wonder": "Nå har du råd til et underverk. Bygg det med et kort motspilleren vil ha.",
  "tip.seven": (a: Args) => `Til sammen kan dere bare bygge ${a.wondersBuilt} underverk. Det siste går tapt, så ikke vent for lenge.`,
  "tip.uncover": "Noen kort her skjuler andre. Det du avdekker, kan motspilleren ta før deg.",
  "tip.war": "Hærføreren er nær hovedstaden din. Bygg røde kort, eller kast dem før motspilleren kan bygge dem.",
  "tip.science": "Motspilleren samler vitenskapssymboler. Hold nye grønne kort unna motspilleren.",
  "tip.token": "Tenk på hva du skal bygge fremover: Noen skiver sparer ressurser, noen gir mynter, noen er poeng.",
  "tip.library": "Disse skivene ligger ikke på brettet, så motspilleren kan ikke regne med dem.",
  "tip.mausoleum": "Ta det dyreste kortet du ikke kunne bygge, eller et symbol som gir et par.",
  "tip.zeus": "Det svir mest å miste en ressurs som ingenting annet i byen produserer.",
  "tip.circus": "Det svir mest å miste en ressurs som ingenting annet i byen produserer.",
  "tip.opener": "Start hvis et åpent kort er akkurat det du trenger. Hvis ikke, la motspilleren avdekke kort for deg.",
};
