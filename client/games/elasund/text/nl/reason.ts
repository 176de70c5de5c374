/** The second line of a prompt: why this is asked, and what the choice is for. */

import { type Amount, type Args, isSome, isYou, type People } from "../../../../text/grammar.ts";
import { belongingTo, byAmount, list, personAt, upper, who, whom } from "../../../../text/nl/grammar.ts";
import { cards, drawn, gold, inRows, listed, ofEachColour, ofOneColour, spent, theKind, towers, warning } from "./phrases.ts";

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

export const REASONS = {
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
} as const;
