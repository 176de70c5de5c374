/** Elasund in Dutch: what a match asks, tells and counts. */

import { type Amount, type Args, amountsBySeat, isSome, isYou, type People, pairsIn, type Translated } from "../../../../text/grammar.ts";
import {
  asked,
  belongingTo,
  byAmount,
  called,
  does,
  inverted,
  list,
  lower,
  many,
  named,
  number,
  personAt,
  upper,
  verb,
  who,
  whom,
  whomStressed,
} from "../../../../text/nl/grammar.ts";
import type * as English from "../en/play.ts";
import { learn } from "./learn.ts";
import {
  aKind,
  BONUS_NAMES,
  cards,
  cardsOf,
  cubes,
  displaced,
  drawn,
  eachPerson,
  gold,
  HOUSE_NAMES,
  influence,
  inRows,
  isKind,
  itsKind,
  KIND_NAMES,
  kind,
  kinds,
  listed,
  ofEachColour,
  ofOneColour,
  part,
  parts,
  permits,
  self,
  spent,
  theKind,
  towers,
  tradePoints,
  wallPlace,
  warning,
  withOthersMust,
} from "./phrases.ts";

// For questions and buttons.

/** "1 van 2", when more of the same is asked one by one. */
const nth = (left: string | number | undefined, all: string | number | undefined): string => `${Number(all) - Number(left) + 1} van ${all}`;
const isFirst = (left: string | number | undefined, all: string | number | undefined): boolean => Number(left) === Number(all);

// For reasons.

type Say = (a: Args, people?: People) => string;

/** For the player who is asked, and for those who wait. */
const both =
  (you: Say, other: Say): Say =>
  (a, people) =>
    isYou(a) ? you(a, people) : other(a, people);
/** Warns the player who can still stop the others. */
const warned =
  (you: Say): Say =>
  (a, people) =>
    `${you(a, people)}${warning(a, people)}`;

const isNamed = (packed: Amount): boolean => `${packed ?? ""}` !== "";

/** " In rij 4 verdien je 1 goud en in rij 9 verdien je niets." */
const brings = (a: Args): string => {
  const rows = `${a.brings}`.split(" ").map((row) => {
    const [number = "", coins = "", power = ""] = row.split(/[:,]/);
    return `in rij ${number} verdien je ${drawn({ gold: coins, influence: power }) || "niets"}`;
  });
  return isNamed(a.brings) ? ` ${upper(list(rows))}.` : "";
};

/** What the ship paid, before the first build. */
const arrival = (a: Args): string => {
  if (isSome(a.built)) return "";
  if (a.pirates === 1) return "De piraten hebben het schip, dus geen gebouw levert deze beurt iets op. ";
  const earned = drawn({ gold: Number(a.earnedGold), influence: Number(a.earnedInfluence) });
  return earned === ""
    ? `Het schip kwam in rij ${a.row} en leverde je daar niets op. `
    : `Het schip kwam in rij ${a.row} en leverde je ${earned} op. `;
};

/** What there is to build with. */
const means = (a: Args): string =>
  isNamed(a.permits)
    ? `Je hebt ${gold(a.gold)}, en ${onBoard(a.permits)}.`
    : `Je hebt ${gold(a.gold)}. Zonder vergunning op het bord kun je alleen aan de muur en de kerk bouwen.`;
const onBoard = (packed: Amount): string =>
  `${packed}`.includes(" ") ? `je vergunningen ${listed(packed)} liggen op het bord` : `je vergunning ${packed} ligt op het bord`;

const cardForEachCube = "Elke speler geeft een kaart per eigen blokje in die rij.";
const raid = (a: Args): string => {
  const worst = isSome(a.cards)
    ? `In ${inRows(a.rows)} verliezen de anderen nu het meest: ${cards(a.cards)}.`
    : "Nu kost geen enkele rij de anderen kaarten.";
  return `${cardForEachCube} ${worst}${isSome(a.towers) ? ` Daarna neem je er met ${byAmount(a.towers, "je toren", "je torens")} ${a.towers} van.` : ""}`;
};

const sites = (a: Args): string => {
  if (Number(a.sites) > 1) {
    const cost = a.least === a.most ? `${gold(a.least)} per stuk` : `${a.least} tot ${gold(a.most)}`;
    return `Jouw vergunningen zijn op ${a.sites} bouwterreinen het meest waard, voor ${cost}. Je hebt ${a.gold}.`;
  }
  const others = isSome(a.others) ? `, waarvan ${a.others} voor vergunningen van anderen` : "";
  return `Hier zijn jouw vergunningen het meest waard. Het kost je ${gold(a.least)}${others}; je hebt ${a.gold}.`;
};

/** "Daarna is Ada aan de beurt." */
const then: Say = (a, people) => {
  const next = personAt(Number(a.next), people);
  return isYou(next) ? "Daarna ben jij aan de beurt." : `Daarna is ${whom(next)} aan de beurt.`;
};
/** For a reader whose permits lie on the board. */
const paid = (a: Args): string =>
  isNamed(a.readerPermits) ? " Liggen er vergunningen van jou, dan krijg je de waarde ervan in goud." : "";

/** The influence in the hand. */
const held = (a: Args): string => {
  const hand = spent({ green: a.green ?? 0, blue: a.blue ?? 0, red: a.red ?? 0 });
  return [a.green, a.blue, a.red].some(isSome) ? `Je hebt ${hand}.` : "Je hebt geen machtkaarten.";
};

/** If the ship's row is full, permits go into the nearest rows. */
const where = (a: Args): string => (`${a.rows}` === `${a.row}` ? `In ${inRows(a.rows)}` : `Rij ${a.row} is vol, dus in ${inRows(a.rows)}`);

const MOVED = "Naast een andere vergunning van jou maakt hij plaats voor een groter gebouw.";
const SHORTAGE =
  "De stapel is te klein voor alle kaarten die jullie krijgen. Daarom geeft iedereen eerst de helft van de eigen machtkaarten terug, naar boven afgerond.";

/** Enough for the bonus actions that need a permit on the board. */
const hasPair = (a: Args): boolean => [a.green, a.blue, a.red].some((count) => Number(count) >= Number(a.pairCost));

// For why a piece cannot be chosen.

/** "2 bij 3", columns first. */
const size = (a: Args): string => `${a.width} bij ${a.height}`;

// For the log.

/** "De piraten eisen 1 kaart van jou en 2 kaarten van Ada." */
const owed = (a: Args, people?: People): string =>
  `De piraten eisen ${eachPerson(a, people, (one, amount) => `${cards(amount)} ${belongingTo(one)}`)}.`;

/** "geef je 1 kaart terug en geeft Ada 2 kaarten terug". */
const returned = (a: Args, people: People | undefined, what: (amount: number) => string): string =>
  eachPerson(a, people, (one, amount) => `${inverted(one, "geef")} ${what(amount)} terug`);

const turn = (a: Args): string => (isYou(a) ? "Je beurt begint." : `De beurt van ${named(a)} begint.`);

export const play: Translated<typeof English.play> = {
  ...learn,

  // What is asked, the buttons that answer, and the icons beside them.
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
  "pick.wall": (a: Args) => `Muurdeel bouwen ${wallPlace(a)}`,
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
  "pick.noBuild.idle": "Bouwen overslaan",
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

  // The goals of the match, as they stand above the table.
  "goal.cubes": (a: Args) =>
    `Wie als eerste alle ${a.goal} blokjes op het bord heeft, wint. Blokjes staan op gebouwen, torens, de kerk en het handelsspoor.`,
  "goal.church": (a: Args) =>
    Number(a.left) === 0
      ? "De kerk is af."
      : `De kerk heeft ${a.churchParts} delen, voor ${gold(a.churchGold)} per stuk. Elk deel draagt een blokje. Nog ${a.left} te bouwen.`,

  // The second line of a prompt: why this is asked, and what the choice is for.
  "reason.roll": both(
    (a) =>
      isNamed(a.rows)
        ? `Het schip vaart naar de rij die je gooit, en gebouwen daar leveren iets op. De jouwe doen dat in ${inRows(a.rows)}.`
        : "Het schip vaart naar de rij die je gooit, en gebouwen daar leveren iets op. Die van jou nog niet.",
    (a) =>
      `Gebouwen in de rij van het schip leveren hun eigenaar iets op.${isNamed(a.rows) ? ` De jouwe doen dat in ${inRows(a.rows)}.` : ""}`,
  ),
  "reason.ship.repeat": both(
    (a) => `Het schip ligt al in rij ${a.row} en mag daar niet blijven.${brings(a)}`,
    (a) => `Het schip ligt al in rij ${a.row} en mag daar niet blijven.${brings(a)}`,
  ),
  "reason.ship.pirates": both(
    raid,
    (a) => `${cardForEachCube}${isSome(a.cards) ? ` Jij verliest hoogstens ${cards(a.cards)}, in ${inRows(a.rows)}.` : ""}`,
  ),
  "reason.pirates": both(
    (a) => `Je hebt blokjes in rij ${a.row}, waar de piraten zijn. Ze nemen ${cards(a.owed)} van je: geef wat je het minst nodig hebt.`,
    (a) => `De piraten nemen een kaart per blokje in rij ${a.row}. Iedereen kiest in het geheim welke kaarten.`,
  ),
  "reason.tower": both(
    (a) => `Elk van je torens neemt een van de kaarten die de piraten kregen. Je hebt ${towers(a.towers)}.`,
    (a) => `Elke toren ${belongingTo(a)} neemt een van de kaarten die de piraten kregen.`,
  ),
  "reason.shortage": both(
    () => SHORTAGE,
    () => SHORTAGE,
  ),
  "reason.build": both(
    warned((a) => `${arrival(a)}${means(a)}`),
    (a) => `${who(a)} heeft ${gold(a.gold)} om mee te bouwen.${paid(a)}`,
  ),
  "reason.build.idle": (a: Args) =>
    `Je hebt ${gold(a.gold)}. Een gebouw vraagt een vergunning van jou op het bouwterrein; een muurdeel kost ${gold(a.wallGold)} in het noorden en zuiden en ${a.wallGoldEast} in het oosten.`,
  "reason.tile": both(
    (a) => `Het komt op de bouwput en bepaalt waar alle ${a.churchParts} delen komen. Alleen jij weet welk deel het laatst is.`,
    (a) => `Het komt op de bouwput en bepaalt waar alle ${a.churchParts} delen komen. Wat eronder ligt, verdwijnt.`,
  ),
  "reason.settle": both(
    () => "Een verdrongen startgebouw zet je gratis terug, op een plek zonder molen. Voortaan levert het iets op in de nieuwe rij.",
    () => "Verdrongen startgebouwen worden meteen en gratis teruggezet.",
  ),
  "reason.permit": both(
    warned((a) => `Met een vergunning op een veld kun je daar later bouwen. ${where(a)} kost hij zijn waarde in goud; je hebt ${a.gold}.`),
    (a) =>
      `Met een vergunning kan ${whom(a)} later op dat veld bouwen. Die komt in ${inRows(a.rows)}, of met machtkaarten in een rij naar keuze.`,
  ),
  "reason.permit.move": both(
    (a) => `Voor ${ofOneColour(a.pairCost)} gaat hij naar een vrij veld naar keuze. ${MOVED}`,
    (a) => `Een vergunning gaat naar een vrij veld naar keuze, voor ${ofOneColour(a.pairCost)}.`,
  ),
  "reason.permit.upgrade": both(
    (a) => `Hij vervangt een lagere van jou. Je betaalt ${ofOneColour(a.pairCost)} en het verschil in goud; je hebt ${a.gold}.`,
    (a) => `Een hogere vergunning vervangt een lagere, voor ${ofOneColour(a.pairCost)} en het verschil in goud.`,
  ),
  "reason.permit.extra": both(
    (a) => `Voor ${ofEachColour(a.differentCost)} en zijn waarde in goud komt hij op een vrij veld naar keuze. Je hebt ${a.gold} goud.`,
    (a) => `De vergunning komt op een vrij veld naar keuze, voor ${ofEachColour(a.differentCost)} en zijn waarde in goud.`,
  ),
  "reason.where.build": both(
    sites,
    (a) => `${who(a)} kiest een bouwterrein voor ${theKind(a)}, met daarop de meest waardevolle vergunningen.${paid(a)}`,
  ),
  "reason.where.permit": both(
    (a) =>
      `In ${inRows(a.rows)} ${isSome(a.value) ? `kost hij ${gold(a.value)}` : "is hij gratis"}; elke andere rij kost ${ofOneColour(a.pairCost)} extra. ${MOVED}`,
    (a) => `In ${inRows(a.rows)} kost de vergunning de waarde in goud; elke andere rij kost ook machtkaarten.`,
  ),
  "reason.where.anywhere": both(
    () => `Elk vrij veld mag. ${MOVED}`,
    () => "Deze vergunning mag op elk vrij veld.",
  ),
  "reason.where.upgrade": both(
    (a) => `Je ${a.value} komt ervoor in de plaats en de lagere krijg je terug. Je betaalt het verschil in goud.`,
    () => "De lagere vergunning gaat terug en het verschil wordt in goud betaald.",
  ),
  "reason.pay.permit": both(
    (a) => `Je koos ${a.field}. Buiten ${inRows(a.rows)} kost een vergunning ook ${ofOneColour(a.pairCost)}.`,
    (a) => `Buiten ${inRows(a.rows)} kost een vergunning ook ${ofOneColour(a.pairCost)}.`,
  ),
  "reason.pay.build": both(
    (a) => `${upper(theKind(a))} verdringt een even groot gebouw, en dat kost ${ofOneColour(a.equalCost)}.`,
    (a) => `${upper(theKind(a))} verdringt een even groot gebouw, en dat kost ${ofOneColour(a.equalCost)}.`,
  ),
  "reason.bonus": both(
    warned(
      (a) =>
        `${held(a)} Met ${a.pairCost} van één kleur verplaats of verhoog je een vergunning, met ${a.differentCost} van elke kleur plaats je er nog een of neem je ${gold(a.goldTaken)}. Verhogen en extra plaatsen kosten ook goud.`,
    ),
    (a, people) => `Een bonusactie kost machtkaarten. ${then(a, people)}`,
  ),
  "reason.bonus.idle": (a: Args) =>
    hasPair(a) && !isNamed(a.permits)
      ? `${held(a)} Maar op het bord ligt geen vergunning van jou om te verplaatsen of te verhogen.`
      : `${held(a)} Het kost ${ofOneColour(a.pairCost)}, of ${ofEachColour(a.differentCost)}.`,

  // Why a piece cannot be chosen now.
  "why.theirs": (a: Args) => `Dat is ${belongingTo(a)}.`,
  "why.dear": (a: Args) => `Dat kost ${gold(a.total)}. Je komt ${a.lack} tekort.`,
  "why.dearSite": (a: Args) => `Dat kost ${gold(a.total)}, met de vergunningen van anderen erbij. Je komt ${a.lack} tekort.`,
  "why.staysNot": "Het schip mag niet in dezelfde rij blijven.",
  "why.twoRows": "Het schip moet precies twee rijen varen.",
  "why.rollFirst": "Gooi eerst de dobbelstenen.",
  "why.dish": "Je hebt deze beurt al gegooid.",
  "why.dice": "De dobbelstenen bepalen de rij van het schip.",
  "why.ship": "De dobbelstenen verplaatsen het schip. Kies het nummer van een rij als daarom wordt gevraagd.",
  "why.shipFirst": "Kies eerst een rij voor het schip: klik op het nummer.",
  "why.giveFirst": "Geef de piraten eerst kaarten uit je hand.",
  "why.returnFirst": "Geef eerst machtkaarten uit je hand terug.",
  "why.takeFirst": "Neem eerst een van de kaarten die de piraten kregen.",
  "why.partFirst": "Kies eerst een deel van de kerk.",
  "why.settleFirst": "Zet eerst je startgebouw terug.",
  "why.payFirst": "Kies eerst met welke machtkaarten je betaalt.",
  "why.bonusFirst": "Kies eerst een bonusactie.",
  "why.permitFirst": "Kies eerst een van je vergunningen.",
  "why.goldTaken": (a: Args) =>
    `Je hebt deze beurt al goud genomen of een vergunning geplaatst. Als bonusactie kun je ${gold(a.goldTaken)} nemen voor ${ofEachColour(a.differentCost)}.`,
  "why.cards": "Met je kaarten betaal je zodra je kiest wat je doet.",
  "why.deck": "Machtkaarten krijg je van gebouwen in de rij van het schip, van de muur en van de piraten.",
  "why.discard": "Deze machtkaarten zijn gespeeld. Ze worden geschud als de stapel op is.",
  "why.track": "Handelspunten krijg je met gebouwen op velden met molens.",
  "why.wallSpace": "Kies een plek naast een poort of een muurdeel.",
  "why.wallFull": "Er is geen plek meer voor een muurdeel.",
  "why.wallStays": "Muurdelen blijven staan.",
  "why.churchStays": "De kerk blijft staan.",
  "why.chooseKind": "Kies eerst wat je bouwt en dan waar.",
  "why.buildFirst": "Stop eerst met bouwen. Daarna neem je goud of plaats je een vergunning.",
  "why.built": "Je bent deze beurt klaar met bouwen.",
  "why.start": "Startgebouwen kun je niet opnieuw bouwen.",
  "why.noneLeft": "Deze zijn op.",
  "why.noWall": "Je hebt al je muurdelen gebouwd.",
  "why.noChurch": "De kerk is af.",
  "why.noPermit": (a: Args) => `${upper(theKind(a))} vraagt ${permits(a.permits)} op het bouwterrein, en jij hebt er geen op het bord.`,
  "why.noSite": (a: Args) =>
    `Voor ${theKind(a)} is geen bouwterrein. Er zijn ${permits(a.permits)} nodig, en de jouwe moeten het meest waard zijn.`,
  "why.siteInfluence": (a: Args) => `Om een even groot gebouw te verdringen heb je ${ofOneColour(a.equalCost)} nodig.`,
  "why.site": (a: Args) => `${upper(theKind(a))} vraagt ${permits(a.permits)} op het bouwterrein, en de jouwe moeten het meest waard zijn.`,
  "why.site.outside": (a: Args) => `${upper(theKind(a))} past hier niet.`,
  "why.site.permits": (a: Args) =>
    isSome(a.found)
      ? `${upper(theKind(a))} vraagt ${permits(a.permits)} op een bouwterrein van ${size(a)}. Hier ligt er maar ${a.found}.`
      : `${upper(theKind(a))} vraagt ${permits(a.permits)} op een bouwterrein van ${size(a)}. Hier ligt er geen.`,
  "why.site.notYours": "Op dit bouwterrein ligt geen vergunning van jou. De jouwe moeten het meest waard zijn.",
  "why.site.right": (a: Args, people?: People) =>
    `Hier zijn jouw vergunningen ${a.own} waard en die ${belongingTo(personAt(Number(a.rival), people))} ${a.best}. De jouwe moeten meer waard zijn.`,
  "why.site.larger": (a: Args) => `${upper(theKind(a))} kan niet op een groter gebouw, de kerk of de bouwput staan.`,
  "why.site.equals": (a: Args) => `Je kunt hoogstens ${a.equalMost} even grote gebouwen verdringen.`,
  "why.plate": "Kies het bordje met de prijs.",
  "why.home": "Daar zijn vrije velden zonder molen voor nodig.",
  "why.onBoard": "Deze vergunning ligt al op het bord.",
  "why.inSupply": "Deze vergunning ligt niet op het bord.",
  "why.noLower": "Je kunt dat niet betalen, of je hebt geen lagere vergunning op het bord.",
  "why.lowerOnly": (a: Args) => `Kies een van je vergunningen onder ${a.value}.`,
  "why.notFree.building": "Hier staat een gebouw. Een vergunning moet op een vrij veld.",
  "why.notFree.permit": "Hier ligt al een vergunning.",
  "why.notFree.church": "Hier staat de kerk.",
  "why.notFree.pit": "De bouwput is alleen voor de kerk.",
  "why.noMill": "Startgebouwen mogen niet op velden met molens.",
  "why.noRoom": (a: Args) => `Voor ${theKind(a)} is een vrije plek van ${size(a)} zonder molen nodig.`,
  "why.marked": "Kies een van de gemarkeerde plekken.",
  "why.noFree": "Er is geen veld vrij.",
  "why.rowsOnly": (a: Args) => `Buiten ${inRows(a.rows)} kost een vergunning ook ${ofOneColour(a.pairCost)}.`,
  "why.freeOnly": "Kies een vrij veld.",
  "why.notGold": "Hier heb je macht nodig, geen goud.",
  "why.fewCards": (a: Args) => `Je hebt er ${a.count} van dezelfde kleur nodig.`,
  "why.noPair": (a: Args) => `Dat kost ${ofOneColour(a.pairCost)}.`,
  "why.noEach": (a: Args) => `Dat kost ${ofEachColour(a.differentCost)}.`,
  "why.bonus.move": "Je hebt geen vergunning die je kunt verplaatsen.",
  "why.bonus.upgrade": "Je hebt geen vergunning die je kunt verhogen en betalen.",
  "why.bonus.extra": "Je kunt geen van je vergunningen betalen, of er is geen veld vrij.",

  // What happened, for the log. Most sentences are about a seat: "Je betaalt 2 goud."
  "log.began": "De partij begint.",
  "log.resigned": (a: Args) => `${does(a, "geeft")} op.`,
  "log.ended": "De partij is beëindigd.",
  "log.turn": turn,
  "log.turn.noCards": (a: Args) =>
    `Je hebt geen kaarten voor een bonusactie: die kost ${ofOneColour(a.pairCost)} of ${ofEachColour(a.differentCost)}. ${turn(a)}`,
  "log.turn.noPermit": (a: Args) => `Je hebt geen vergunning om te verplaatsen of te verhogen, dus geen bonusactie. ${turn(a)}`,
  "log.noBuild": (a: Args) => `${does(a, "kunt")} nu niets bouwen.`,
  "log.rolled": (a: Args) => `${does(a, "gooit")} een ${a.total}.`,
  "log.rolledPirates": (a: Args) => `${does(a, "gooit")} een 7. Piraten kapen het schip!`,
  "log.sailed": (a: Args) => `Het schip vaart naar rij ${a.dice}.`,
  "log.sailed.on": (a: Args) => `Het schip lag al in rij ${a.total} en vaart daarom twee rijen verder, naar rij ${a.dice}.`,
  "log.pirates": (a: Args) => `De piraten slaan toe in rij ${a.dice}.`,
  "log.owed.pirates": owed,
  "log.owed.shortage": (a: Args, people?: People) => `De machtkaarten raken op. Daarom ${returned(a, people, cards)}.`,
  "log.revealed": "De kaarten gaan open.",
  "log.took": (a: Args) => `${does(a, "neemt")} met een toren ${cardsOf(1, a)}.`,
  "log.halved": (a: Args, people?: People) => `Het goud raakt op. Daarom ${returned(a, people, gold)}.`,
  "log.halvedNothing": "Het goud raakt op, maar niemand heeft iets om terug te geven.",
  "log.shuffled": "De gespeelde machtkaarten worden tot een nieuwe stapel geschud.",
  "log.drew.income": (a: Args) => `${does(a, "verdient")} ${drawn(a)}.`,
  "log.drew.wall": (a: Args) => `${does(a, "krijgt")} ${drawn(a)} voor de muur.`,
  "log.drew.gold": (a: Args) => `${does(a, "neemt")} ${drawn(a)}.`,
  "log.drew.bonus": (a: Args) => `${does(a, "neemt")} ${drawn(a)} als bonusactie.`,
  "log.bonus": (a: Args) => `${does(a, "doet")} een bonusactie: ${lower(called(BONUS_NAMES, a.bonus))}.`,
  "log.spent": (a: Args) => `${does(a, "betaalt")} ${spent(a)}.`,
  "log.compensated": (a: Args, people?: People) => {
    const paid = amountsBySeat(a, people).map(({ seat, amount }) => `${whomStressed(personAt(seat, people))} ${gold(amount)}`);
    return `${does(a, "betaalt")} ${list(paid)} voor vergunningen.`;
  },
  "log.returned": (a: Args) =>
    Number(a.count) === 1 ? "Een vergunning gaat terug naar de eigenaar." : `${a.count} vergunningen gaan terug naar hun eigenaar.`,
  "log.displaced": displaced,
  "log.traded": (a: Args) => `${does(a, "krijgt")} ${tradePoints(a.points)} en ${verb(a, "hebt")} er nu ${a.at}.`,
  "log.untraded": (a: Args) => `${does(a, "verliest")} ${tradePoints(a.points)} en ${verb(a, "hebt")} er nu ${a.at}.`,
  "log.built": (a: Args) => `${does(a, "bouwt")} ${aKind(a)} op ${a.field}.`,
  "log.walled": (a: Args) => `${does(a, "bouwt")} een muurdeel ${wallPlace(a)}.`,
  "log.tower": (a: Args) => `${does(a, "bouwt")} een toren ${wallPlace(a)}.`,
  "log.peeked": (a: Args) => `${does(a, "sticht")} de kerk en bekijkt twee delen ervan.`,
  "log.churched": (a: Args) =>
    Number(a.left) === 0 ? `${does(a, "voltooit")} de kerk.` : `${does(a, "bouwt")} een deel van de kerk. Nog ${a.left} te bouwen.`,
  "log.settled": (a: Args) => `${does(a, "zet")} ${isYou(a) ? itsKind(a) : theKind(a)} terug op ${a.field}.`,
  "log.homeless": (a: Args) => `Voor ${itsKind(a)} is geen plek meer vrij: die ${isKind(a)} uit het spel.`,
  "log.placed": (a: Args) => `${does(a, "plaatst")} vergunning ${a.value} op ${a.field}.`,
  "log.raised": (a: Args) => `${does(a, "verhoogt")} vergunning ${a.from} tot ${a.to}.`,
  "log.stalled": (a: Args) => `Er is ${a.rounds} rondes niets gebouwd. De partij is voorbij; de blokjes op het bord beslissen.`,
  "log.full": "Op dit bord is niets meer te bouwen. De partij is voorbij; de blokjes op het bord beslissen.",
  "log.won": (a: Args) => `${does(a, "plaatst")} ${isYou(a) ? "je" : "het"} laatste blokje en wint!`,

  round: (a: Args) => `Ronde ${a.round}`,
  "end.cubes": (a: Args) => `Alle blokjes geplaatst. Tweede: ${cubes(a.second)}.`,
  "end.stalled": (a: Args) => `Er is ${a.rounds} rondes niets gebouwd, dus de blokjes op het bord beslisten.`,
  "end.full": "Op het bord was niets meer te bouwen, dus de blokjes op het bord beslisten.",

  // The table in words, for players who do not see it.
  "words.hand": (a: Args) => {
    const held = spent(a);
    if (held === "") return isYou(a) ? "Je hebt geen kaarten in de hand." : `${who(a)} heeft geen kaarten in de hand.`;
    return isYou(a) ? `Je hebt ${held} in de hand.` : `${who(a)} heeft ${held} in de hand.`;
  },
  "words.house": (a: Args) => `${upper(called(HOUSE_NAMES, a.house))} op ${a.field}`,
  "words.wall": (a: Args) => `${a.tower === 1 ? "Toren" : "Muur"} ${a.number} ${wallPlace(a)}`,
  "words.church": (a: Args) => `${parts(a.count)} van de kerk`,
  "words.ship": (a: Args) => `Het schip ligt in rij ${a.dice}.`,
  "words.pirates": (a: Args) => `Er zijn piraten in rij ${a.dice}.`,
  "words.churchAt": (a: Args) => `De kerk staat op negen velden; ${a.field} is het eerste.`,
  "words.buildings": (a: Args) =>
    `Nog niet gebouwd: ${list(pairsIn(a.buildings).map(([count, kind]) => `${count} keer ${called(KIND_NAMES, kind)}`))}.`,

  // What buildings and the rest of the town brought, for the score sheet.
  "earned.walls": "Muurdelen",
  "earned.instead": "In plaats van vergunningen",
  "earned.bonus": "Bonusacties",
  "earned.towers": "Torens",
  "earned.cubes": (a: Args) => cubes(a.n),
  "earned.gold": (a: Args) => `${number(a.n)} goud`,
  "earned.influence": (a: Args) => `${number(a.n)} macht`,

  // How matches were won and what a player does again and again, for the statistics.
  "won.cubes": "Alle blokjes geplaatst",
  "won.stalled": "Meeste blokjes toen niemand meer bouwde",
  "won.full": "Meeste blokjes op een vol bord",
  "built.church": "Deel van de kerk",
  "built.wall": "Stadsmuur",
  "habit.opening": "Wat je het eerst bouwt",
  "habit.built": "Wat je bouwt",
};
