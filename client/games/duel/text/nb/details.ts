/** The large cards about pieces. */

import type { Args } from "../../../../text/grammar.ts";
import { asked, byAmount, called, many, ofWhom, who, whose } from "../../../../text/nb/grammar.ts";
import { SOURCE_NAMES } from "./names.ts";
import { age, card, coins, colour, counted, resource, spaces, symbol } from "./phrases.ts";

const points = (a: Args, key = "points"): string => many(a[key], "poeng");

export const EFFECTS = {
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
} as const;

export const DETAILS = {
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
} as const;
