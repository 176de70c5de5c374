/** What is asked, the buttons that answer, and the icons beside them. */

import { type Args, isSome } from "../../../../text/grammar.ts";
import { asked, many, upper, who } from "../../../../text/nb/grammar.ts";
import {
  aBuilding,
  allOf,
  aTile,
  barrels,
  circles,
  doubloons,
  dublons,
  goodOf,
  inSpot,
  kinds,
  points,
  roleOf,
  someBarrels,
  spotOf,
  workers,
} from "./phrases.ts";

export const ASK = {
  "prompt.role": asked(
    (a) => (Number(a.own) > 1 ? `Runde ${a.round}: Velg en rolle, ${a.nth} av ${a.own}.` : `Runde ${a.round}: Velg en rolle.`),
    (a) => `Runde ${a.round}: ${who(a)} velger en rolle.`,
  ),
  "prompt.hacienda": asked(
    "Nybygger: Trekk en skjult plantasje og ta så en fra raden, eller bare ta en.",
    (a) => `Nybygger: ${who(a)} kan trekke en skjult plantasje først.`,
  ),
  "prompt.settler": asked(
    (a) => (isSome(a.quarry) ? "Nybygger: Ta en plantasje eller et steinbrudd." : "Nybygger: Ta en plantasje."),
    (a) => `Nybygger: ${who(a)} tar en plantasje.`,
  ),
  "prompt.hospice": asked("Hospits: Vil du ha en arbeider på brikken?", (a) => `Hospits: ${who(a)} kan ta en arbeider.`),
  "prompt.mayor": asked("Borgermester: Vil du ha en ekstra arbeider?", (a) => `Borgermester: ${who(a)} kan ta en ekstra arbeider.`),
  "prompt.lifting": asked(
    (a) =>
      isSome(a.placed)
        ? `Borgermester: Plasser ${workers(a.colonists)}, eller ta opp andre først.`
        : `Borgermester: Plasser ${workers(a.colonists)}.`,
    (a) => `Borgermester: ${who(a)} plasserer arbeidere.`,
  ),
  "prompt.moving": asked("Borgermester: Flytt arbeiderne dine, eller la dem stå.", (a) => `Borgermester: ${who(a)} plasserer arbeidere.`),
  "prompt.placing": asked(
    (a) => `Borgermester: ${workers(a.colonists)} igjen å plassere.`,
    (a) => `Borgermester: ${who(a)} plasserer arbeidere.`,
  ),
  "prompt.builder": asked("Byggherre: Velg en bygning.", (a) => `Byggherre: ${who(a)} kan bygge.`),
  "prompt.university": asked("Universitet: Vil du ha en arbeider i bygningen?", (a) => `Universitet: ${who(a)} kan ta en arbeider.`),
  "prompt.craftsman": asked("Oppmann: Velg den ekstra tønnen din.", (a) => `Oppmann: ${who(a)} tar en ekstra tønne.`),
  "prompt.trader": asked("Handelsmann: Selg én tønne.", (a) => `Handelsmann: ${who(a)} kan selge en tønne.`),
  "prompt.captain": asked(
    (a) => `Kaptein: Last ett vareslag. Du har ${someBarrels(a.barrels)}.`,
    (a) => `Kaptein: ${who(a)} laster tønner.`,
  ),
  "prompt.wharf": asked(
    (a) => `Kaptein: Vil du bruke verftet? De andre har ${someBarrels(a.others)}.`,
    (a) => `Kaptein: ${who(a)} kan bruke verftet.`,
  ),
  "prompt.store": asked(
    (a) => `Velg ${kinds(a.kinds)} du vil lagre.`,
    (a) => `Kaptein: ${who(a)} velger hva som skal lagres.`,
  ),
  "prompt.keep": asked("Velg én tønne du vil beholde.", (a) => `Kaptein: ${who(a)} beholder én tønne.`),
  "prompt.over": "Partiet er slutt.",

  "pick.role": (a: Args) => `Ta ${roleOf(a)}`,
  "pick.draw": "Trekk en skjult plantasje",
  "pick.tile": (a: Args) => `Ta ${aTile(a)}`,
  "pick.colonist.hospice": "Ta arbeideren",
  "pick.colonist.mayor": "Ta arbeideren",
  "pick.colonist.university": "Ta arbeideren",
  "pick.lift": (a: Args) => `Ta opp en arbeider fra ${spotOf(a)}`,
  "pick.place": (a: Args) => `Plasser en arbeider ${inSpot(a)}`,
  "pick.build": (a: Args) => `Bygg ${aBuilding(a)}`,
  "pick.extra": (a: Args) => `Ta en tønne ${goodOf(a)}`,
  "pick.sell": (a: Args) => `Selg en tønne ${goodOf(a)}`,
  "pick.load": (a: Args) => `Last ${a.barrels} ${goodOf(a)} på skipet med ${a.size} plasser`,
  "pick.loadAll": (a: Args) => `Last ${allOf(a)} på skipet med ${a.size} plasser`,
  "pick.wharf": (a: Args) => `Send ${allOf(a)} fra verftet ditt`,
  "pick.brief.ship": (a: Args) => `På skipet med ${a.size} plasser`,
  "pick.brief.wharf": "Fra verftet ditt",
  "pick.brief.some": (a: Args) => `${a.barrels} ${goodOf(a)}`,
  "pick.brief.all": (a: Args) => upper(allOf(a)),
  "pick.store": (a: Args) => `Lagre ${allOf(a)}`,
  "pick.keep": (a: Args) => `Behold en tønne ${goodOf(a)}`,
  "fill.again": "Som sist",
  "fill.first": "Fyll plassene",
  "pick.pass.hacienda": "Ikke ta noen plantasje",
  "pick.pass.settler": "Ikke ta plantasje",
  "pick.pass.hospice": "Ikke ta arbeideren",
  "pick.pass.mayor": "Ikke ta arbeideren",
  "pick.pass.lifting": "La arbeiderne stå",
  "pick.pass.builder": "Ikke bygg",
  "pick.pass.university": "Ikke ta arbeideren",
  "pick.pass.craftsman": "Ikke ta tønne",
  "pick.pass.trader": "Ikke selg",
  "pick.pass.captain": "Ikke bruk verftet",

  "chip.pays": (a: Args) => (a.doubloons === 0 ? "gratis" : `koster deg ${doubloons(a)}`),
  "chip.costs": (a: Args) => `koster ${dublons(Math.abs(Number(a.doubloons)))}`,
  "chip.earns": (a: Args) => `gir ${doubloons(a)}`,
  "chip.scores": (a: Args) => `gir ${points(a.points)}`,
  "chip.barrels": (a: Args) => barrels(a),
  "chip.lost": (a: Args) => `${someBarrels(a.barrels)} ville gått tapt`,
  "chip.tiles": (a: Args) => many(a.tiles, "brikke", "brikker"),
  "chip.colonists": (a: Args) => many(a.colonists, "arbeider (kolonist)", "arbeidere (kolonister)"),
  "chip.money": (a: Args) => `${doubloons(a)} i kassen`,
  "chip.points": (a: Args) => `${points(a.points)} hvis partiet var over nå`,
  "chip.covered": "poengene er skjult til slutten",
  "chip.circles": (a: Args) => circles(a.circles),
  "chip.spaces": (a: Args) => many(a.spaces, "ledig byfelt", "ledige byfelt"),

  "goal.score": "Flest poeng vinner: for lastede tønner, for bygninger og for bemannede store bygninger.",
  "goal.colonists": (a: Args) =>
    `Slutt 1 av 3: Arbeiderskipet kan ikke fylles helt opp. For sirklene som er tomme nå, ville det trenge ${a.wanted}, og ${a.left} er igjen.`,
  "goal.city": (a: Args) => `Slutt 2 av 3: En by er full. I den mest utbygde er ${a.spaces} av ${a.citySpaces} felt bebygd.`,
  "goal.points": (a: Args) => `Slutt 3 av 3: Poengene for lasting tar slutt. ${a.left} av ${a.start} er igjen.`,
} as const;

export const OPTIONS = {
  "option.victoryPoints": "De andres poeng",
  "option.victoryPoints.covered": "skjult",
  "option.victoryPoints.open": "synlige",
  "option.victoryPoints.note": "Er de skjult, ser du bare dine egne poeng til partiet er over.",
  "option.cornSeat": "Penger til dem som starter med mais",
  "option.cornSeat.printed": "som i reglene",
  "option.cornSeat.oneLess": (a: Args) => `${dublons(a.cornSeatLess)} mindre`,
  "option.cornSeat.note": "Det er en fordel å starte med mais. Litt mindre penger jevner det ut.",
  "option.factoryUniversity": "Fabrikk og universitet",
  "option.factoryUniversity.printed": (a: Args) => `${a.factoryCost} og ${a.universityCost}`,
  "option.factoryUniversity.swapped": (a: Args) => `${a.universityCost} og ${a.factoryCost}`,
  "option.factoryUniversity.note": "Hva de to bygningene koster: som i reglene, eller byttet om.",
} as const;
