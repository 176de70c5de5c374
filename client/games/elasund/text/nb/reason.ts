/** The second line of a prompt: why this is asked, and what the choice is for. */
import { type Amount, type Args, isSome, isYou, type People } from "../../../../text/grammar.ts";
import { many, personAt, toWhom, upper, who } from "../../../../text/nb/grammar.ts";
import { cards, drawn, gold, inRows, listed, ofEachColour, ofOneColour, spent, theKind, warning } from "./phrases.ts";

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

export const REASONS = {
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
} as const;
