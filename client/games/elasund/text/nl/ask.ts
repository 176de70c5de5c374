/** What is asked, the buttons that answer, and the icons beside them. */

import type { Args } from "../../../../text/grammar.ts";
import { asked, many, upper, who } from "../../../../text/nl/grammar.ts";
import { BONUS_NAMES } from "./names.ts";
import {
  aKind,
  cards,
  cardsOf,
  cubes,
  gold,
  influence,
  itsKind,
  kind,
  kinds,
  ofEachColour,
  ofOneColour,
  part,
  permits,
  self,
  theKind,
  towers,
  tradePoints,
  withOthersMust,
} from "./phrases.ts";

/** "1 van 2", when more of the same is asked one by one. */
const nth = (left: string | number | undefined, all: string | number | undefined): string => `${Number(all) - Number(left) + 1} van ${all}`;
const isFirst = (left: string | number | undefined, all: string | number | undefined): boolean => Number(left) === Number(all);

export const ASK = {
  "prompt.roll": asked("Jouw beurt: gooi de dobbelstenen.", (a) => `${who(a)} gooit de dobbelstenen.`),
  "prompt.ship.repeat": asked(
    "Het schip mag niet blijven: vaar twee rijen verder.",
    (a) => `${who(a)} laat het schip twee rijen verder varen.`,
  ),
  "prompt.ship.pirates": asked("Je gooide een 7! Kies waar de piraten toeslaan.", (a) => `${who(a)} kiest waar de piraten toeslaan.`),
  "prompt.pirates": asked(
    (a) => (isFirst(a.owes, a.owed) ? `Geef de piraten ${cards(a.owes)}.` : `Geef de piraten nog een kaart, ${nth(a.owes, a.owed)}.`),
    (a) => `${withOthersMust(a)} kaarten aan de piraten geven.`,
  ),
  "prompt.tower": asked(
    (a) => (isFirst(a.takes, a.towers) ? "Neem een kaart met je toren." : `Neem nog een kaart, met toren ${nth(a.takes, a.towers)}.`),
    (a) => `${who(a)} neemt kaarten met torens.`,
  ),
  "prompt.shortage": asked(
    (a) => (isFirst(a.owes, a.owed) ? `Geef ${influence(a.owes)} terug.` : `Geef nog een machtkaart terug, ${nth(a.owes, a.owed)}.`),
    (a) => `${withOthersMust(a)} machtkaarten teruggeven.`,
  ),
  "prompt.build": asked(
    (a) =>
      isFirst(a.left, a.builds)
        ? `Bouw hoogstens ${many(a.builds, "keer", "keer")}, of stop met bouwen.`
        : `Bouw nog een keer, ${nth(a.left, a.builds)}.`,
    (a) => (isFirst(a.left, a.builds) ? `${who(a)} mag bouwen.` : `${who(a)} mag nog een keer bouwen.`),
  ),
  "prompt.build.idle": "Je kunt nu niets bouwen.",
  "prompt.bonus.idle": "Je kunt geen bonusactie doen. Je beurt is voorbij.",
  "prompt.tile": asked("Kies met welk deel van de kerk je begint.", (a) => `${who(a)} kiest het eerste deel van de kerk.`),
  "prompt.settle": asked(
    (a) => (`${a.kinds}`.includes(" ") ? "Kies welk startgebouw je terugzet." : `Zet je ${kinds(a.kinds)} terug op een vrije plek.`),
    (a) => `${who(a)} zet een startgebouw terug.`,
  ),
  "prompt.permit": asked(
    (a) => `Neem ${gold(a.goldTaken)} of plaats een vergunning.`,
    (a) => `${who(a)} neemt goud of plaatst een vergunning.`,
  ),
  "prompt.permit.move": asked("Kies op het bord een vergunning om te verplaatsen.", (a) => `${who(a)} verplaatst een vergunning.`),
  "prompt.permit.upgrade": asked("Kies een hogere vergunning voor op het bord.", (a) => `${who(a)} verhoogt een vergunning.`),
  "prompt.permit.extra": asked("Kies een extra vergunning om te plaatsen.", (a) => `${who(a)} plaatst een extra vergunning.`),
  "prompt.where.build": asked(
    (a) => `Kies waar je ${theKind(a)} bouwt.`,
    (a) => `${who(a)} bouwt ${aKind(a)}.`,
  ),
  "prompt.where.permit": asked(
    (a) => `Kies een veld voor vergunning ${a.value}.`,
    (a) => `${who(a)} plaatst een vergunning.`,
  ),
  "prompt.where.anywhere": asked(
    (a) => `Kies een vrij veld voor vergunning ${a.value}: alle rijen mogen.`,
    (a) => `${who(a)} plaatst een vergunning.`,
  ),
  "prompt.where.upgrade": asked(
    (a) => `Kies welke vergunning je door je ${a.value} vervangt.`,
    (a) => `${who(a)} verhoogt een vergunning.`,
  ),
  "prompt.pay.permit": asked(
    (a) => `Kies ${ofOneColour(a.pairCost)} om te betalen.`,
    (a) => `${who(a)} betaalt met machtkaarten.`,
  ),
  "prompt.pay.build": asked(
    (a) => `Kies ${ofOneColour(a.equalCost)} om te betalen.`,
    (a) => `${who(a)} betaalt met machtkaarten.`,
  ),
  "prompt.bonus": asked("Doe een bonusactie of beëindig je beurt.", (a) => `${who(a)} mag een bonusactie doen.`),
  "prompt.over": "De partij is afgelopen.",

  "pick.roll": "Dobbelstenen gooien",
  "pick.sail": (a: Args) => `Naar rij ${a.dice} varen`,
  "pick.give": (a: Args) => `${cardsOf(1, a)} geven`,
  "pick.take": (a: Args) => `${cardsOf(1, a)} nemen`,
  "pick.build": (a: Args) => `${upper(kind(a))} bouwen`,
  "pick.wall": (a: Args) => `Muurdeel bouwen op ${a.space}`,
  "pick.church": "Deel van de kerk bouwen",
  "pick.tile": (a: Args) => `Het ${part(a)} deel bouwen`,
  "pick.settle": (a: Args) => `${upper(kind(a))} op ${a.field} zetten`,
  "pick.brief.field": (a: Args) => `Op ${a.field}`,
  "pick.gold": "Goud nemen",
  "pick.permit.place": (a: Args) => `Vergunning ${a.value} plaatsen`,
  "pick.permit.move": (a: Args) => `Vergunning ${a.value} verplaatsen`,
  "pick.permit.upgrade": (a: Args) => `Vergunning verhogen tot ${a.value}`,
  "pick.permit.extra": (a: Args) => `Vergunning ${a.value} plaatsen`,
  "pick.put": (a: Args) => `${upper(kind(a))} bouwen op ${a.field}`,
  "pick.putPermit": (a: Args) => `Vergunning ${a.value} plaatsen op ${a.field}`,
  "pick.raise": (a: Args) => `Van ${a.from} naar ${a.to} verhogen op ${a.field}`,
  "pick.pay": (a: Args) => `${cardsOf(a.count, a)} betalen`,
  "pick.noBuild": "Stoppen met bouwen",
  "pick.noBonus": "Beurt beëindigen",

  "bonus.move": BONUS_NAMES.move,
  "bonus.upgrade": BONUS_NAMES.upgrade,
  "bonus.extra": BONUS_NAMES.extra,
  "bonus.gold": (a: Args) => `${gold(a.goldTaken)} nemen`,
  "bonus.move.what": (a: Args) =>
    `Voor ${ofOneColour(a.pairCost)}: verplaats een van je vergunningen op het bord naar een vrij veld naar keuze.`,
  "bonus.upgrade.what": (a: Args) =>
    `Voor ${ofOneColour(a.pairCost)} en het verschil in goud: vervang een van je vergunningen op het bord door een hogere uit je voorraad.`,
  "bonus.extra.what": (a: Args) =>
    `Voor ${ofEachColour(a.differentCost)} en de waarde van de vergunning in goud: plaats een extra vergunning in een rij naar keuze.`,
  "bonus.gold.what": (a: Args) => `Voor ${ofEachColour(a.differentCost)}: neem ${gold(a.goldTaken)}.`,

  "chip.pays": (a: Args) => (a.gold === 0 ? "gratis" : `kost ${gold(a.gold)}`),
  "chip.takes": (a: Args) => (a.what === "gold" ? `levert ${gold(a.count)} op` : `levert ${influence(a.count)} op`),
  "chip.pair": (a: Args) => `kost ${ofOneColour(a.count)}`,
  "chip.each": (a: Args) => `kost ${ofEachColour(a.differentCost)}`,
  "chip.permits": (a: Args) => `vraagt ${permits(a.count)}`,
  "chip.cubes": (a: Args) => `plaatst ${cubes(a.count)}`,
  "chip.loses": (a: Args) => `${who(a)} verliest ${cards(a.cards)}`,
  "chip.pirates": (a: Args) => `piraten nemen ${cards(a.cubes)}`,
  "chip.compensates": (a: Args) => `${self(a)}: ${gold(a.gold)} voor vergunningen`,
  "chip.displaces": (a: Args) => `verdringt ${itsKind(a)}`,
  "chip.trade": (a: Args) => `levert ${tradePoints(a.points)} op`,
  "chip.left": (a: Args) => `nog ${cubes(a.count)} te plaatsen`,
  "chip.hand": (a: Args) => `${cards(a.count)} in de hand`,
  "chip.points": (a: Args) => tradePoints(a.points),
  "chip.towers": (a: Args) => towers(a.count),
  "chip.free": (a: Args) => `${permits(a.count)} in voorraad`,
  "chip.warning": "kan de volgende beurt winnen",
} as const;

export const OPTIONS = {
  "option.cubes": "Blokjes",
  "option.cubes.10": (a: Args) => `${a.cubes}, volledige partij`,
  "option.cubes.7": (a: Args) => `${a.cubesShort}, korte partij`,
  "option.cubes.note": "Plaats al je blokjes om te winnen.",
  "option.reward": "Torens nemen",
  "option.reward.all": "uit alle afgegeven kaarten",
  "option.reward.others": "uit de kaarten van anderen",
  "option.reward.note": "Uit welke kaarten voor de piraten je met een toren mag kiezen.",
  "option.start": "Goud bij de start",
  "option.start.even": (a: Args) => `${a.goldAtStart} voor iedereen`,
  "option.start.staggered": "meer voor latere spelers",
  "option.start.note": "Beginnen is een voordeel. Bij ‘meer’ start elke speler met 1 goud meer dan de vorige.",
} as const;
