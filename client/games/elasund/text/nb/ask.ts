/** What is asked, the buttons that answer, and the icons beside them. */

import type { Args } from "../../../../text/grammar.ts";
import { asked, does, many, who } from "../../../../text/nb/grammar.ts";
import { BONUS_NAMES, COLOURS } from "./names.ts";
import {
  aKind,
  card,
  cards,
  coloured,
  cubes,
  gold,
  influence,
  kindOf,
  kinds,
  ofEachColour,
  ofOneColour,
  part,
  somePermits,
  theKind,
  times,
  tradePoints,
  withOthers,
} from "./phrases.ts";

/** "1 av 2", when more of the same is asked one by one. */
const nth = (left: string | number | undefined, all: string | number | undefined): string => `${Number(all) - Number(left) + 1} av ${all}`;
const isFirst = (left: string | number | undefined, all: string | number | undefined): boolean => Number(left) === Number(all);

export const ASK = {
  "prompt.roll": asked("Din tur: Kast terningene.", (a) => `${who(a)} kaster terningene.`),
  "prompt.ship.repeat": asked("Skipet må flytte seg: Seil to rader videre.", (a) => `${who(a)} seiler skipet to rader videre.`),
  "prompt.ship.pirates": asked("Du kastet 7! Velg hvor piratene går i land.", (a) => `${who(a)} velger hvor piratene går i land.`),
  "prompt.pirates": asked(
    (a) => (isFirst(a.owes, a.owed) ? `Gi piratene ${cards(a.owes)}.` : `Gi piratene ett kort til, ${nth(a.owes, a.owed)}.`),
    (a) => `${withOthers(a)} må gi kort til piratene.`,
  ),
  "prompt.tower": asked(
    (a) => (isFirst(a.takes, a.towers) ? "Ta et kort med tårnet ditt." : `Ta ett kort til, med tårn ${nth(a.takes, a.towers)}.`),
    (a) => `${who(a)} tar kort med tårn.`,
  ),
  "prompt.shortage": asked(
    (a) => (isFirst(a.owes, a.owed) ? `Gi tilbake ${influence(a.owes)}.` : `Gi tilbake ett maktkort til, ${nth(a.owes, a.owed)}.`),
    (a) => `${withOthers(a)} må gi tilbake maktkort.`,
  ),
  "prompt.build": asked(
    (a) =>
      isFirst(a.left, a.builds)
        ? `Bygg opptil ${times(a.builds)}, eller avslutt byggingen.`
        : `Bygg én gang til, ${nth(a.left, a.builds)}.`,
    (a) => (isFirst(a.left, a.builds) ? `${who(a)} kan bygge.` : `${who(a)} kan bygge én gang til.`),
  ),
  "prompt.build.idle": "Du kan ikke bygge noe nå.",
  "prompt.bonus.idle": "Du har ingen bonushandling å bruke. Turen din er over.",
  "prompt.tile": asked("Velg hvilken del av kirken du vil bygge først.", (a) => `${who(a)} velger den første delen av kirken.`),
  "prompt.settle": asked(
    (a) =>
      `${a.kinds}`.includes(" ") ? "Velg hvilken startbygning du vil sette tilbake." : `Sett ${kinds(a.kinds)} tilbake på en ledig plass.`,
    (a) => `${who(a)} setter tilbake en startbygning.`,
  ),
  "prompt.permit": asked(
    (a) => `Ta ${gold(a.goldTaken)} eller legg ut en tillatelse.`,
    (a) => `${who(a)} tar gull eller legger ut en tillatelse.`,
  ),
  "prompt.permit.move": asked("Velg tillatelsen på brettet du vil flytte.", (a) => `${who(a)} flytter en tillatelse.`),
  "prompt.permit.upgrade": asked("Velg tillatelsen du vil legge på brettet.", (a) => `${who(a)} oppgraderer en tillatelse.`),
  "prompt.permit.extra": asked("Velg en ekstra tillatelse å legge ut.", (a) => `${who(a)} legger ut en ekstra tillatelse.`),
  "prompt.where.build": asked(
    (a) => `Velg hvor du vil bygge ${theKind(a)}.`,
    (a) => `${who(a)} bygger ${aKind(a)}.`,
  ),
  "prompt.where.permit": asked(
    (a) => `Velg et felt til tillatelse ${a.value}.`,
    (a) => `${who(a)} legger ut en tillatelse.`,
  ),
  "prompt.where.anywhere": asked(
    (a) => `Velg et ledig felt til tillatelse ${a.value}, hvor du vil.`,
    (a) => `${who(a)} legger ut en tillatelse.`,
  ),
  "prompt.where.upgrade": asked(
    (a) => `Velg tillatelsen du vil bytte ut med ${a.value}.`,
    (a) => `${who(a)} oppgraderer en tillatelse.`,
  ),
  "prompt.pay.permit": asked(
    (a) => `Velg ${ofOneColour(a.pairCost)} å betale med.`,
    (a) => `${who(a)} betaler med maktkort.`,
  ),
  "prompt.pay.build": asked(
    (a) => `Velg ${ofOneColour(a.equalCost)} å betale med.`,
    (a) => `${who(a)} betaler med maktkort.`,
  ),
  "prompt.bonus": asked("Bruk en bonushandling eller avslutt turen.", (a) => `${who(a)} kan bruke en bonushandling.`),
  "prompt.over": "Partiet er slutt.",

  "pick.roll": "Kast terningene",
  "pick.sail": (a: Args) => `Seil til rad ${a.dice}`,
  "pick.give": (a: Args) => `Gi 1 ${card(a)}`,
  "pick.take": (a: Args) => `Ta 1 ${card(a)}`,
  "pick.build": (a: Args) => `Bygg ${aKind(a)}`,
  "pick.wall": (a: Args) => `Bygg et murstykke på ${a.space}`,
  "pick.church": "Bygg en del av kirken",
  "pick.tile": (a: Args) => `Bygg den ${part(a)} delen`,
  "pick.settle": (a: Args) => `Sett ${theKind(a)} på ${a.field}`,
  "pick.brief.field": (a: Args) => `På ${a.field}`,
  "pick.gold": "Ta gull",
  "pick.permit.place": (a: Args) => `Legg ut tillatelse ${a.value}`,
  "pick.permit.move": (a: Args) => `Flytt tillatelse ${a.value}`,
  "pick.permit.upgrade": (a: Args) => `Oppgrader en tillatelse til ${a.value}`,
  "pick.permit.extra": (a: Args) => `Legg ut tillatelse ${a.value}`,
  "pick.put": (a: Args) => `Bygg ${theKind(a)} på ${a.field}`,
  "pick.putPermit": (a: Args) => `Legg tillatelse ${a.value} på ${a.field}`,
  "pick.raise": (a: Args) => `Oppgrader ${a.from} til ${a.to} på ${a.field}`,
  "pick.pay": (a: Args) => (`${a.card}` in COLOURS ? `Betal ${coloured(a.count, `${a.card}`)} maktkort` : `Betal ${a.count} ${card(a)}`),
  "pick.noBuild": "Avslutt byggingen",
  "pick.noBonus": "Avslutt turen",

  "bonus.move": BONUS_NAMES.move,
  "bonus.upgrade": BONUS_NAMES.upgrade,
  "bonus.extra": BONUS_NAMES.extra,
  "bonus.gold": (a: Args) => `Ta ${gold(a.goldTaken)}`,
  "bonus.move.what": (a: Args) =>
    `For ${ofOneColour(a.pairCost)}: Flytt en av tillatelsene dine på brettet til et hvilket som helst ledig felt.`,
  "bonus.upgrade.what": (a: Args) =>
    `For ${ofOneColour(a.pairCost)} og differansen i gull: Bytt ut en av tillatelsene dine på brettet med en høyere fra forrådet ditt.`,
  "bonus.extra.what": (a: Args) =>
    `For ${ofEachColour(a.differentCost)} og verdien i gull: Legg ut en ekstra tillatelse i en hvilken som helst rad.`,
  "bonus.gold.what": (a: Args) => `For ${ofEachColour(a.differentCost)}: Ta ${gold(a.goldTaken)}.`,

  "chip.pays": (a: Args) => (a.gold === 0 ? "gratis" : `koster ${gold(a.gold)}`),
  "chip.takes": (a: Args) => (a.what === "gold" ? `gir ${gold(a.count)}` : `gir ${influence(a.count)}`),
  "chip.pair": (a: Args) => `koster ${ofOneColour(a.count)}`,
  "chip.each": (a: Args) => `koster ${ofEachColour(a.differentCost)}`,
  "chip.permits": (a: Args) => `krever ${somePermits(a.count)}`,
  "chip.cubes": (a: Args) => `legger ${cubes(a.count)}`,
  "chip.loses": (a: Args) => `${does(a, "mister")} ${cards(a.cards)}`,
  "chip.pirates": (a: Args) => `piratene tar ${cards(a.cubes)}`,
  "chip.compensates": (a: Args) => `${who(a)}: ${gold(a.gold)} for tillatelser`,
  "chip.displaces": (a: Args) => `fortrenger ${kindOf(a)}`,
  "chip.trade": (a: Args) => `gir ${tradePoints(a.points)}`,
  "chip.left": (a: Args) => `${cubes(a.count)} igjen`,
  "chip.hand": (a: Args) => `${cards(a.count)} på hånden`,
  "chip.points": (a: Args) => tradePoints(a.points),
  "chip.towers": (a: Args) => many(a.count, "tårn"),
  "chip.free": (a: Args) => `${somePermits(a.count)} i forrådet`,
  "chip.warning": "kan vinne i neste tur",
} as const;

export const OPTIONS = {
  "option.cubes": "Klosser",
  "option.cubes.10": (a: Args) => `${a.cubes}, fullt parti`,
  "option.cubes.7": (a: Args) => `${a.cubesShort}, kort parti`,
  "option.cubes.note": "Få ut alle klossene dine for å vinne.",
  "option.reward": "Tårn tar",
  "option.reward.all": "fra alle avgitte kort",
  "option.reward.others": "fra de andres kort",
  "option.reward.note": "Hvilke av kortene til piratene du kan ta med et tårn.",
  "option.start": "Gull ved start",
  "option.start.even": (a: Args) => `${a.goldAtStart} til hver spiller`,
  "option.start.staggered": "mer til senere spillere",
  "option.start.note": "Det er en fordel å begynne. Med «mer» starter hver spiller med 1 gull mer enn den forrige.",
} as const;
