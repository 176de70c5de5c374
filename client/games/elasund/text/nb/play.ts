/** Elasund in Norwegian (bokmål): what a match asks, tells and counts. */

import { type Amount, type Args, amountsBySeat, isSome, isYou, type People, pairsIn, type Translated } from "../../../../text/grammar.ts";
import { asked, called, does, list, many, number, ofWhom, own, personAt, toWhom, upper, who, whom } from "../../../../text/nb/grammar.ts";
import type * as English from "../en/play.ts";
import { learn } from "./learn.ts";
import {
  aKind,
  BONUS_NAMES,
  COLOURS,
  card,
  cards,
  coloured,
  cubes,
  displaced,
  drawn,
  eachPerson,
  gold,
  HOUSE_NAMES,
  influence,
  inRows,
  KIND_NAMES,
  kindOf,
  kinds,
  listed,
  ofEachColour,
  ofOneColour,
  PLURALS,
  part,
  permits,
  person,
  somePermits,
  spent,
  theKind,
  times,
  tradePoints,
  wallPlace,
  warning,
  withOthers,
} from "./phrases.ts";

// For questions and buttons.

/** "1 av 2", when more of the same is asked one by one. */
const nth = (left: string | number | undefined, all: string | number | undefined): string => `${Number(all) - Number(left) + 1} av ${all}`;
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

/** " I rad 4 får du 1 gull, og i rad 9 får du ingenting." */
const brings = (a: Args): string => {
  const rows = `${a.brings}`.split(" ").map((row) => {
    const [number = "", coins = "", power = ""] = row.split(/[:,]/);
    return `i rad ${number} får du ${drawn({ gold: coins, influence: power }) || "ingenting"}`;
  });
  return isNamed(a.brings) ? ` ${upper(rows.join(", og "))}.` : "";
};

/** What the ship paid, before the first build. */
const arrival = (a: Args): string => {
  if (isSome(a.built)) return "";
  if (a.pirates === 1) return "Piratene har skipet, så ingen bygninger gir inntekt denne turen. ";
  const earned = drawn({ gold: Number(a.earnedGold), influence: Number(a.earnedInfluence) });
  return earned === "" ? `Skipet kom til rad ${a.row}, der du ikke får noe. ` : `Skipet kom til rad ${a.row}, som gir deg ${earned}. `;
};

/** What there is to build with. */
const means = (a: Args): string =>
  isNamed(a.permits)
    ? `Du har ${gold(a.gold)}, og ${onBoard(a.permits)}.`
    : `Du har ${gold(a.gold)}. Uten en tillatelse på brettet kan du bare bygge på muren og kirken.`;
const onBoard = (packed: Amount): string =>
  `${packed}`.includes(" ") ? `tillatelsene dine ${listed(packed)} ligger på brettet` : `tillatelsen din ${packed} ligger på brettet`;

const cardForEachCube = "Alle gir ett kort for hver av klossene sine i den raden.";
const raid = (a: Args): string => {
  const worst = isSome(a.cards)
    ? `I ${inRows(a.rows)} mister de andre ${cards(a.cards)}, det meste de kan miste nå.`
    : "Ingen rad koster de andre noen kort nå.";
  return `${cardForEachCube} ${worst}${isSome(a.towers) ? ` ${Number(a.towers) === 1 ? "Tårnet ditt tar så ett." : `Hvert av tårnene dine (${a.towers}) tar så ett.`}` : ""}`;
};

const sites = (a: Args): string => {
  if (Number(a.sites) > 1) {
    const cost = a.least === a.most ? `${gold(a.least)} hver` : `${a.least} til ${gold(a.most)}`;
    return `Tillatelsene dine er mest verdt på ${a.sites} tomter, for ${cost}. Du har ${a.gold}.`;
  }
  const others = isSome(a.others) ? `, derav ${a.others} for de andres tillatelser` : "";
  return `Tillatelsene dine er mest verdt her. Det koster deg ${gold(a.least)}${others}; du har ${a.gold}.`;
};

/** "Så går turen til Ada." */
const then: Say = (a, people) => {
  const next = personAt(Number(a.next), people);
  return isYou(next) ? "Så er det din tur." : `Så går turen til ${who(next)}.`;
};
/** For a reader whose permits lie on the board. */
const paid = (a: Args): string => (isNamed(a.readerPermits) ? " Ligger tillatelsene dine på tomten, får du verdien deres i gull." : "");

/** The influence in the hand. */
const held = (a: Args): string => {
  const found = spent({ green: a.green ?? 0, blue: a.blue ?? 0, red: a.red ?? 0 });
  return [a.green, a.blue, a.red].some(isSome) ? `Du har ${found}.` : "Du har ingen maktkort.";
};

/** If the ship's row is full, permits go into the nearest rows. */
const where = (a: Args): string => (`${a.rows}` === `${a.row}` ? `I ${inRows(a.rows)}` : `Rad ${a.row} er full, så i ${inRows(a.rows)}`);

const MOVED = "Ligger den ved siden av en annen av dine, blir det plass til en større bygning.";

/** Enough for the bonus actions that need a permit on the board. */
const hasPair = (a: Args): boolean => [a.green, a.blue, a.red].some((count) => Number(count) >= Number(a.pairCost));

// For why a piece cannot be chosen.

/** "2 × 3", columns first. */
const size = (a: Args): string => `${a.width} × ${a.height}`;
/** "Brønnen". */
const upperKind = (a: Args): string => theKind(a).replace(/^./, (first) => first.toUpperCase());

// For the log.

/** "Du skylder piratene 1 kort og Ada skylder 2 kort." */
const owed = (a: Args, people?: People): string => {
  let first = true;
  const clause = (one: Args, amount: number): string => {
    const whose = first ? "piratene " : "";
    first = false;
    return `${person(one)} skylder ${whose}${cards(amount)}`;
  };
  return upper(`${eachPerson(a, people, clause)}.`);
};

const nextTurn = (a: Args): string => (isYou(a) ? "Det er din tur." : `Turen går til ${whom(a)}.`);

const BONUS_TAKEN: Readonly<Record<string, string>> = {
  move: "flytter en tillatelse",
  upgrade: "oppgraderer en tillatelse",
  extra: "legger ut en ekstra tillatelse",
  gold: "tar gull",
};

export const play: Translated<typeof English.play> = {
  ...learn,

  // What is asked, the buttons that answer, and the icons beside them.
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
  "pick.wall": (a: Args) => `Bygg et murstykke ${wallPlace(a)}`,
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
  "pick.noBuild.idle": "Hopp over byggingen",
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

  // The goals of the match, as they stand above the table.
  "goal.cubes": (a: Args) =>
    `Den første med alle de ${a.goal} klossene på brettet vinner. Klosser ligger på bygninger, tårn, kirken og handelssporet.`,
  "goal.church": (a: Args) =>
    Number(a.left) === 0
      ? "Kirken er ferdig."
      : `Kirken har ${a.churchParts} deler, for ${gold(a.churchGold)} hver. Hver del har plass til én kloss. ${a.left} igjen.`,

  // The second line of a prompt: why this is asked, and what the choice is for.
  "reason.roll": both(
    (a) =>
      isNamed(a.rows)
        ? `Skipet seiler til raden terningene viser, og bygninger der gir inntekt. Dine gir deg noe i ${inRows(a.rows)}.`
        : "Skipet seiler til raden terningene viser, og bygninger der gir inntekt. Ingen av dine gir deg noe ennå.",
    (a) => `Bygninger i skipets rad gir inntekt til alle.${isNamed(a.rows) ? ` Dine gir deg noe i ${inRows(a.rows)}.` : ""}`,
  ),
  "reason.ship.repeat": both(
    (a) => `Skipet er allerede i rad ${a.row} og kan ikke bli der.${brings(a)}`,
    (a) => `Skipet er allerede i rad ${a.row} og kan ikke bli der.${brings(a)}`,
  ),
  "reason.ship.pirates": both(
    raid,
    (a) => `${cardForEachCube}${isSome(a.cards) ? ` Det meste du kan miste, er ${cards(a.cards)}, i ${inRows(a.rows)}.` : ""}`,
  ),
  "reason.pirates": both(
    (a) => `Du har klosser i rad ${a.row}, der piratene er, så de tar ${cards(a.owed)} fra deg. Gi det du trenger minst.`,
    (a) => `Piratene tar ett kort for hver kloss i rad ${a.row}. Alle velger i hemmelighet hvilke kort de gir.`,
  ),
  "reason.tower": both(
    (a) =>
      Number(a.towers) === 1
        ? "Tårnet ditt tar ett av kortene som er gitt til piratene."
        : `Hvert av tårnene dine tar ett av kortene som er gitt til piratene. Du har ${many(a.towers, "tårn")}.`,
    (a) => `Hvert av tårnene ${toWhom(a, "dine")} tar ett av kortene som er gitt til piratene.`,
  ),
  "reason.shortage": both(
    () =>
      "Bunken rekker ikke til alle kortene som skal deles ut. Derfor gir alle først tilbake halvparten av maktkortene sine, rundet opp.",
    () =>
      "Bunken rekker ikke til alle kortene som skal deles ut. Derfor gir alle først tilbake halvparten av maktkortene sine, rundet opp.",
  ),
  "reason.build": both(
    warned((a) => `${arrival(a)}${means(a)}`),
    (a) => `${who(a)} har ${gold(a.gold)} å bygge for.${paid(a)}`,
  ),
  "reason.build.idle": (a: Args) =>
    `Du har ${gold(a.gold)}. En bygning krever en av tillatelsene dine på tomten. Et murstykke koster ${gold(a.wallGold)} i nord og sør, ${a.wallGoldEast} i øst.`,
  "reason.tile": both(
    (a) => `Den legges i byggegropen og avgjør hvor alle de ${a.churchParts} delene skal ligge. Bare du vet hvilken som kommer sist.`,
    (a) => `Den legges i byggegropen og avgjør hvor alle de ${a.churchParts} delene skal ligge. De fjerner det de dekker.`,
  ),
  "reason.settle": both(
    () => "En startbygning som mister plassen sin, settes tilbake gratis. Den trenger felt uten vindmølle og gir inntekt i den nye raden.",
    () => "Startbygninger som mister plassen sin, settes straks tilbake, helt gratis.",
  ),
  "reason.permit": both(
    warned((a) => `En tillatelse på et felt lar deg bygge der senere. ${where(a)} koster den verdien sin i gull; du har ${a.gold}.`),
    (a) => `En tillatelse lar ${who(a)} bygge på feltet senere. Den legges i ${inRows(a.rows)}, eller hvor som helst mot maktkort.`,
  ),
  "reason.permit.move": both(
    (a) => `For ${ofOneColour(a.pairCost)} kan den flyttes til et hvilket som helst ledig felt. ${MOVED}`,
    (a) => `En tillatelse flyttes til et hvilket som helst ledig felt, for ${ofOneColour(a.pairCost)}.`,
  ),
  "reason.permit.upgrade": both(
    (a) => `Den erstatter en lavere av tillatelsene dine. Du betaler ${ofOneColour(a.pairCost)} og differansen i gull; du har ${a.gold}.`,
    (a) => `En høyere tillatelse erstatter en lavere, for ${ofOneColour(a.pairCost)} og differansen i gull.`,
  ),
  "reason.permit.extra": both(
    (a) =>
      `For ${ofEachColour(a.differentCost)} og verdien sin i gull kan den legges på et hvilket som helst ledig felt. Du har ${gold(a.gold)}.`,
    (a) => `Tillatelsen legges på et hvilket som helst ledig felt, for ${ofEachColour(a.differentCost)} og verdien i gull.`,
  ),
  "reason.where.build": both(sites, (a) => `${who(a)} velger en tomt til ${theKind(a)}, der egne tillatelser er mest verdt.${paid(a)}`),
  "reason.where.permit": both(
    (a) =>
      `I ${inRows(a.rows)} ${isSome(a.value) ? `koster den ${gold(a.value)}` : "er den gratis"}; i andre rader koster den ${ofOneColour(a.pairCost)} i tillegg. ${MOVED}`,
    (a) => `I ${inRows(a.rows)} koster tillatelsen verdien sin i gull; i andre rader koster den maktkort i tillegg.`,
  ),
  "reason.where.anywhere": both(
    () => `Den kan legges på alle ledige felt. ${MOVED}`,
    () => "Denne tillatelsen kan legges på alle ledige felt.",
  ),
  "reason.where.upgrade": both(
    (a) => `Tillatelse ${a.value} tar plassen, og den lavere får du tilbake. Du betaler differansen i gull.`,
    () => "Den lavere tillatelsen går tilbake, og differansen betales i gull.",
  ),
  "reason.pay.permit": both(
    (a) => `Du valgte ${a.field}. Utenfor ${inRows(a.rows)} koster en tillatelse ${ofOneColour(a.pairCost)} i tillegg.`,
    (a) => `Utenfor ${inRows(a.rows)} koster en tillatelse ${ofOneColour(a.pairCost)} i tillegg.`,
  ),
  "reason.pay.build": both(
    (a) => `${upper(theKind(a))} fortrenger noe som er like stort, og det koster ${ofOneColour(a.equalCost)}.`,
    (a) => `${upper(theKind(a))} fortrenger noe som er like stort, og det koster ${ofOneColour(a.equalCost)}.`,
  ),
  "reason.bonus": both(
    warned(
      (a) =>
        `${held(a)} Betal ${a.pairCost} i samme farge for å flytte eller oppgradere en tillatelse, eller ${a.differentCost} i hver farge for å legge ut en til eller ta ${gold(a.goldTaken)}. Oppgraderte og ekstra tillatelser koster også gull.`,
    ),
    (a, people) => `En bonushandling koster maktkort. ${then(a, people)}`,
  ),
  "reason.bonus.idle": (a: Args) =>
    hasPair(a) && !isNamed(a.permits)
      ? `${held(a)} Men du har ingen tillatelse på brettet som kan flyttes eller oppgraderes.`
      : `${held(a)} Det kreves ${ofOneColour(a.pairCost)} eller ${ofEachColour(a.differentCost)}.`,

  // Why a piece cannot be chosen now.
  "why.theirs": (a: Args) => `Det tilhører ${whom(a)}.`,
  "why.dear": (a: Args) => `Det koster ${gold(a.total)}. Du mangler ${a.lack}.`,
  "why.dearSite": (a: Args) => `Det koster ${gold(a.total)}, med de andres tillatelser. Du mangler ${a.lack}.`,
  "why.staysNot": "Skipet kan ikke bli i samme rad.",
  "why.twoRows": "Skipet må seile nøyaktig to rader.",
  "why.rollFirst": "Kast terningene først.",
  "why.dish": "Du har kastet terningene denne turen.",
  "why.dice": "Terningene velger skipets rad.",
  "why.ship": "Terningene flytter skipet. Velg tallet på en rad når du blir spurt.",
  "why.shipFirst": "Velg først en rad til skipet: Klikk på tallet.",
  "why.giveFirst": "Gi først kort fra hånden til piratene.",
  "why.returnFirst": "Gi først tilbake maktkort fra hånden.",
  "why.takeFirst": "Ta først ett av kortene til piratene.",
  "why.partFirst": "Velg først en del av kirken.",
  "why.settleFirst": "Sett først startbygningen din tilbake.",
  "why.payFirst": "Velg først maktkortene du vil betale med.",
  "why.bonusFirst": "Velg først en bonushandling.",
  "why.permitFirst": "Velg først en av tillatelsene dine.",
  "why.goldTaken": (a: Args) =>
    `Du har allerede tatt gull eller lagt ut en tillatelse denne turen. Som bonushandling kan du ta ${gold(a.goldTaken)} for ${ofEachColour(a.differentCost)}.`,
  "why.cards": "Du betaler med kortene når du velger hva du vil gjøre.",
  "why.deck": "Maktkort får du fra bygninger i skipets rad, fra muren og fra piratene.",
  "why.discard": "Disse maktkortene er brukt. De stokkes når bunken er tom.",
  "why.track": "Handelspoeng får du for bygninger på felt med vindmølle.",
  "why.wallSpace": "Velg en plass ved siden av en port eller et murstykke.",
  "why.wallFull": "Det er ikke plass til flere murstykker.",
  "why.wallStays": "Murstykker blir stående der de er.",
  "why.churchStays": "Kirken blir stående der den er.",
  "why.chooseKind": "Velg først hva du vil bygge, og så tomten.",
  "why.buildFirst": "Avslutt byggingen først. Så tar du gull eller legger ut en tillatelse.",
  "why.built": "Du er ferdig med å bygge denne turen.",
  "why.start": "Startbygninger kan ikke bygges på nytt.",
  "why.noneLeft": "Det er ingen igjen av denne.",
  "why.noWall": "Du har bygd alle murstykkene dine.",
  "why.noChurch": "Kirken er ferdig.",
  "why.noPermit": (a: Args) => `${upperKind(a)} krever ${permits(a)} på tomten, og du har ingen på brettet.`,
  "why.noSite": (a: Args) => `Det finnes ingen tomt til ${theKind(a)}. Det kreves ${permits(a)}, og dine må være mest verdt.`,
  "why.siteInfluence": (a: Args) => `For å bygge over noe like stort trenger du ${ofOneColour(a.equalCost)}.`,
  "why.site": (a: Args) => `${upperKind(a)} krever ${permits(a)} på tomten, og dine må være mest verdt.`,
  "why.site.outside": (a: Args) => `${upperKind(a)} får ikke plass her.`,
  "why.site.permits": (a: Args) =>
    isSome(a.found)
      ? `${upperKind(a)} krever ${permits(a)} på tomten på ${size(a)} felt. Her er det bare ${a.found}.`
      : `${upperKind(a)} krever ${permits(a)} på tomten på ${size(a)} felt. Her er det ingen.`,
  "why.site.notYours": "Ingen av tillatelsene på denne tomten er dine. Dine må være mest verdt.",
  "why.site.right": (a: Args, people?: People) =>
    `Her er tillatelsene dine verdt ${a.own}, og ${ofWhom(personAt(Number(a.rival), people), "dine")} er verdt ${a.best}. Dine må være mer verdt.`,
  "why.site.larger": (a: Args) => `${upperKind(a)} kan ikke stå på en større bygning, kirken eller byggegropen.`,
  "why.site.equals": (a: Args) => `Du kan fortrenge høyst ${a.equalMost} like store bygninger.`,
  "why.plate": "Velg skiltet med prisen.",
  "why.home": "Den trenger ledige felt uten vindmølle.",
  "why.onBoard": "Denne tillatelsen ligger allerede på brettet.",
  "why.inSupply": "Denne tillatelsen ligger ikke på brettet.",
  "why.noLower": "Du har ikke råd til den, eller har ingen lavere tillatelse på brettet.",
  "why.lowerOnly": (a: Args) => `Velg en av tillatelsene dine under ${a.value}.`,
  "why.notFree.building": "Her står det en bygning. Tillatelser trenger et ledig felt.",
  "why.notFree.permit": "Her ligger det allerede en tillatelse.",
  "why.notFree.church": "Her står kirken.",
  "why.notFree.pit": "Byggegropen er bare for kirken.",
  "why.noMill": "Startbygninger kan aldri stå på felt med vindmølle.",
  "why.noRoom": (a: Args) => `For å sette tilbake ${theKind(a)} trengs ${size(a)} ledige felt uten vindmølle.`,
  "why.marked": "Velg et av de markerte stedene.",
  "why.noFree": "Ingen felt er ledige.",
  "why.rowsOnly": (a: Args) => `Utenfor ${inRows(a.rows)} koster en tillatelse også ${ofOneColour(a.pairCost)}.`,
  "why.freeOnly": "Velg et ledig felt.",
  "why.notGold": "Her trenger du maktkort, ikke gull.",
  "why.fewCards": (a: Args) => `Du trenger ${a.count} i samme farge.`,
  "why.noPair": (a: Args) => `Det koster ${ofOneColour(a.pairCost)}.`,
  "why.noEach": (a: Args) => `Det koster ${ofEachColour(a.differentCost)}.`,
  "why.bonus.move": "Du har ingen tillatelse du kan flytte.",
  "why.bonus.upgrade": "Du har ingen tillatelse du kan oppgradere og har råd til.",
  "why.bonus.extra": "Du har ikke råd til noen av tillatelsene dine, eller ingen felt er ledige.",

  // What happened, for the log. Most sentences are about a seat: "Du betaler 2 gull."
  "log.began": "Partiet begynner.",
  "log.resigned": (a: Args) => `${does(a, "gir")} opp.`,
  "log.ended": "Partiet ble avsluttet.",
  "log.turn": nextTurn,
  "log.turn.noCards": (a: Args) =>
    `Du har ikke kort til en bonushandling: Den krever ${ofOneColour(a.pairCost)} eller ${ofEachColour(a.differentCost)}. ${nextTurn(a)}`,
  "log.turn.noPermit": (a: Args) => `Du har ingen tillatelse å flytte eller oppgradere, så det blir ingen bonushandling. ${nextTurn(a)}`,
  "log.noBuild": (a: Args) => `${does(a, "kan")} ikke bygge noe nå.`,
  "log.rolled": (a: Args) => `${does(a, "kaster")} ${a.total}.`,
  "log.rolledPirates": (a: Args) => `${does(a, "kaster")} 7. Piratene tar skipet!`,
  "log.sailed": (a: Args) => `Skipet seiler til rad ${a.dice}.`,
  "log.sailed.on": (a: Args) => `Skipet lå allerede i rad ${a.total}, så det seiler to rader videre, til rad ${a.dice}.`,
  "log.pirates": (a: Args) => `Piratene går i land i rad ${a.dice}.`,
  "log.owed.pirates": owed,
  "log.owed.shortage": (a: Args, people?: People) =>
    `Maktkortene tar slutt: ${upper(eachPerson(a, people, (one, amount) => `${person(one)} gir tilbake ${cards(amount)}`))}.`,
  "log.revealed": "Kortene snus.",
  "log.took": (a: Args) => `${does(a, "tar")} 1 ${card(a)} med et tårn.`,
  "log.halved": (a: Args, people?: People) =>
    `Gullet tar slutt: ${upper(eachPerson(a, people, (one, amount) => `${person(one)} gir tilbake ${gold(amount)}`))}.`,
  "log.halvedNothing": "Gullet tar slutt, men ingen har noe å gi tilbake.",
  "log.shuffled": "De brukte maktkortene stokkes til en ny bunke.",
  "log.drew.income": (a: Args) => `${does(a, "får")} ${drawn(a)}.`,
  "log.drew.wall": (a: Args) => `${does(a, "får")} ${drawn(a)} for muren.`,
  "log.drew.gold": (a: Args) => `${does(a, "tar")} ${drawn(a)}.`,
  "log.drew.bonus": (a: Args) => `${does(a, "tar")} ${drawn(a)} som bonushandling.`,
  "log.bonus": (a: Args) => `${does(a, called(BONUS_TAKEN, a.bonus))} som bonushandling.`,
  "log.spent": (a: Args) => `${does(a, "betaler")} ${spent(a)}.`,
  "log.compensated": (a: Args, people?: People) => {
    const paid = amountsBySeat(a, people).map(({ seat, amount }) => `${whom(personAt(seat, people))} ${gold(amount)}`);
    return `${does(a, "betaler")} ${list(paid)} for tillatelser.`;
  },
  "log.returned": (a: Args) =>
    Number(a.count) === 1 ? "En tillatelse går tilbake til eieren." : `${somePermits(a.count)} går tilbake til eierne.`,
  "log.displaced": displaced,
  "log.traded": (a: Args) => `${does(a, "får")} ${tradePoints(a.points)} og har nå ${a.at}.`,
  "log.untraded": (a: Args) => `${does(a, "mister")} ${tradePoints(a.points)} og har nå ${a.at}.`,
  "log.built": (a: Args) => `${does(a, "bygger")} ${aKind(a)} på ${a.field}.`,
  "log.walled": (a: Args) => `${does(a, "bygger")} et murstykke ${wallPlace(a)}.`,
  "log.tower": (a: Args) => `${does(a, "bygger")} et tårn ${wallPlace(a)}.`,
  "log.peeked": (a: Args) => `${does(a, "grunnlegger")} kirken og ser på to av delene.`,
  "log.churched": (a: Args) =>
    Number(a.left) === 0 ? `${does(a, "fullfører")} kirken.` : `${does(a, "bygger")} en del av kirken. ${a.left} igjen.`,
  "log.settled": (a: Args) => `${does(a, "setter")} ${isYou(a) ? kindOf(a) : theKind(a)} tilbake på ${a.field}.`,
  "log.homeless": (a: Args) => `Det er ikke plass til ${kindOf(a)}. ${PLURALS.includes(`${a.kind}`) ? "De" : "Den"} er ute av spillet.`,
  "log.placed": (a: Args) => `${does(a, "legger")} tillatelse ${a.value} på ${a.field}.`,
  "log.raised": (a: Args) => `${does(a, "oppgraderer")} tillatelse ${a.from} til ${a.to}.`,
  "log.stalled": (a: Args) => `Ingen har bygd noe på ${a.rounds} runder. Partiet er slutt, og klossene på brettet avgjør.`,
  "log.full": "Det kan ikke bygges mer på dette brettet. Partiet er slutt, og klossene på brettet avgjør.",
  "log.won": (a: Args) => `${does(a, "legger")} den siste klossen ${own(a)} og vinner!`,

  round: (a: Args) => `Runde ${a.round}`,
  "end.cubes": (a: Args) => `Alle klossene er på brettet. Nest best: ${cubes(a.second)}.`,
  "end.stalled": (a: Args) => `Ingen hadde bygd noe på ${a.rounds} runder, så klossene på brettet avgjorde.`,
  "end.full": "Det kunne ikke bygges mer på brettet, så klossene på brettet avgjorde.",

  // The table in words, for players who do not see it.
  "words.hand": (a: Args) => {
    const held = spent(a);
    if (held === "") return isYou(a) ? "Du har ingen kort på hånden." : `${who(a)} har ingen kort på hånden.`;
    return isYou(a) ? `Du har ${held} på hånden.` : `${who(a)} har ${held} på hånden.`;
  },
  "words.house": (a: Args) => `${upper(called(HOUSE_NAMES, a.house))} på ${a.field}`,
  "words.wall": (a: Args) => `${a.tower === 1 ? "Tårn" : "Mur"} ${a.number} ${wallPlace(a)}`,
  "words.church": (a: Args) => `${many(a.count, "del", "deler")} av kirken`,
  "words.ship": (a: Args) => `Skipet er i rad ${a.dice}.`,
  "words.pirates": (a: Args) => `Piratene er i rad ${a.dice}.`,
  "words.churchAt": (a: Args) => `Kirken står på ni felt; ${a.field} er det første.`,
  "words.buildings": (a: Args) =>
    `Bygninger som ikke er bygd: ${list(pairsIn(a.buildings).map(([count, kind]) => `${count} ${called(KIND_NAMES, kind)}`))}.`,

  // What buildings and the rest of the town brought, for the score sheet.
  "earned.walls": "Murstykker",
  "earned.instead": "I stedet for tillatelser",
  "earned.bonus": "Bonushandlinger",
  "earned.towers": "Tårn",
  "earned.cubes": (a: Args) => cubes(a.n),
  "earned.gold": (a: Args) => `${number(a.n)} gull`,
  "earned.influence": (a: Args) => influence(a.n),

  // How matches were won and what a player does again and again, for the statistics.
  "won.cubes": "Alle klossene på brettet",
  "won.stalled": "Flest klosser da byggingen stoppet",
  "won.full": "Flest klosser på fullt brett",
  "built.church": "Del av kirken",
  "built.wall": "Bymur",
  "habit.opening": "Det du bygger først",
  "habit.built": "Det du bygger",
};
