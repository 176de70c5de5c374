/** The large cards about pieces. */

import { type Args, isYou } from "../../../../text/grammar.ts";
import { asked, byAmount, called, does, many, toWhom, who } from "../../../../text/nb/grammar.ts";
import { BUILDING_NAMES, SOURCE_NAMES } from "./names.ts";
import { barrels, circles, doubloons, goodOf, plantationOf, plantations, points, quarries, tileOf, workers } from "./phrases.ts";

export const DETAILS = {
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
} as const;
