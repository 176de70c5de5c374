/** The second line of a prompt: why this is asked, and what the choice is for. */
import { type Amount, type Args, isSome, isYou, type People } from "../../../../text/grammar.ts";
import { does, list, many, personAt, upper, verb, who, whoInside } from "../../../../text/is/grammar.ts";
import { aKind, at, cards, drawn, gold, inRows, kind, listed, ofEachColour, ofOneColour, spent, warning } from "./phrases.ts";

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

/** " Í röð 4 færðu 1 gull og í röð 9 færðu ekkert." */
const brings = (a: Args): string => {
  const rows = `${a.brings}`.split(" ").map((row) => {
    const [number = "", coins = "", power = ""] = row.split(/[:,]/);
    return `í röð ${number} færðu ${drawn({ gold: coins, influence: power }) || "ekkert"}`;
  });
  return isNamed(a.brings) ? ` ${upper(list(rows))}.` : "";
};

/** What the ship paid, before the first build. */
const arrival = (a: Args): string => {
  if (isSome(a.built)) return "";
  if (a.pirates === 1) return "Sjóræningjar eru með skipið, svo engin bygging gefur tekjur núna. ";
  const earned = drawn({ gold: Number(a.earnedGold), influence: Number(a.earnedInfluence) });
  return earned === "" ? `Skipið kom í röð ${a.row}, þar sem þú færð ekkert. ` : `Skipið kom í röð ${a.row} og þú fékkst ${earned}. `;
};

/** What there is to build with. */
const means = (a: Args): string =>
  isNamed(a.permits)
    ? `Þú átt ${gold(a.gold)} og á borðinu ${onBoard(a.permits)}.`
    : `Þú átt ${gold(a.gold)}. Án leyfis á borðinu geturðu aðeins byggt múrinn og kirkjuna.`;
const onBoard = (packed: Amount): string => (`${packed}`.includes(" ") ? `leyfin ${listed(packed)}` : `leyfi ${packed}`);

const cardForEachCube = "Hver leikmaður lætur af hendi spjald fyrir hvern kubb sinn í röðinni.";
const raid = (a: Args): string => {
  const worst = isSome(a.cards) ? `Í ${inRows(a.rows)} missa hinir mest núna: ${cards(a.cards)}.` : "Engin röð kostar hina spjöld núna.";
  return `${cardForEachCube} ${worst}${isSome(a.towers) ? ` ${Number(a.towers) === 1 ? "Turninn þinn tekur svo eitt." : `Hver turn þinn (${a.towers}) tekur svo eitt.`}` : ""}`;
};

const sites = (a: Args): string => {
  if (Number(a.sites) > 1) {
    const cost = a.least === a.most ? `${gold(a.least)} hver` : `${a.least} til ${gold(a.most)}`;
    return `Leyfin þín eru verðmætust á ${many(a.sites, "lóð", "lóðum")}, sem kosta ${cost}. Þú átt ${a.gold}.`;
  }
  const others = isSome(a.others) ? `, þar af ${a.others} fyrir leyfi annarra` : "";
  return `Hér eru leyfin þín verðmætust. Þetta kostar þig ${gold(a.least)}${others}; þú átt ${a.gold}.`;
};

/** "Síðan á Ada leik." */
const then: Say = (a, people) => {
  const one = personAt(Number(a.next), people);
  return `Síðan ${verb(one, "á")} ${whoInside(one)} leik.`;
};
/** For a reader whose permits lie on the board. */
const paid = (a: Args): string => (isNamed(a.readerPermits) ? " Ef leyfi frá þér eru á lóðinni færðu gildi þeirra í gulli." : "");

/** The influence in the hand. */
const held = (a: Args): string => {
  const influence = spent({ green: a.green ?? 0, blue: a.blue ?? 0, red: a.red ?? 0 });
  return [a.green, a.blue, a.red].some(isSome) ? `Þú átt ${influence}.` : "Þú átt engin áhrifaspjöld.";
};

/** If the ship's row is full, permits go into the nearest rows. */
const where = (a: Args): string => (`${a.rows}` === `${a.row}` ? `Í ${inRows(a.rows)}` : `Röð ${a.row} er full, svo í ${inRows(a.rows)}`);

const MOVED = "Við hliðina á öðru leyfi frá þér gefur það færi á stærri byggingu.";
const elsewhere = (a: Args): string => `Annars staðar en í ${inRows(a.rows)} kostar leyfi líka ${ofOneColour(a.pairCost)}.`;
const shortage = "Bunkinn dugir ekki fyrir spjöldunum sem á að draga. Því skila allir fyrst helmingi áhrifa sinna, námundað upp.";
const repeated = (a: Args): string => `Skipið er þegar í röð ${a.row} og má ekki vera kyrrt.${brings(a)}`;
const overEqual = (a: Args): string => `${upper(kind(a))} kemur í stað jafnstórrar byggingar og það kostar ${ofOneColour(a.equalCost)}.`;

/** Enough for the bonus actions that need a permit on the board. */
const hasPair = (a: Args): boolean => [a.green, a.blue, a.red].some((count) => Number(count) >= Number(a.pairCost));

export const REASONS = {
  "reason.roll": both(
    (a) =>
      isNamed(a.rows)
        ? `Skipið siglir í röðina sem kemur upp og byggingar þar gefa tekjur. Þínar gefa í ${inRows(a.rows)}.`
        : "Skipið siglir í röðina sem kemur upp og byggingar þar gefa tekjur. Engin þinna gefur neitt enn.",
    (a) => `Byggingar í röð skipsins gefa öllum tekjur.${isNamed(a.rows) ? ` Þínar gefa í ${inRows(a.rows)}.` : ""}`,
  ),
  "reason.ship.repeat": both(repeated, repeated),
  "reason.ship.pirates": both(
    raid,
    (a) => `${cardForEachCube}${isSome(a.cards) ? ` Mest geturðu misst ${cards(a.cards)}, í ${inRows(a.rows)}.` : ""}`,
  ),
  "reason.pirates": both(
    (a) => `Þú átt kubba í röð ${a.row} hjá sjóræningjunum, svo þeir taka ${cards(a.owed)} af þér. Láttu af hendi það sem þú þarft síst.`,
    (a) => `Sjóræningjarnir taka spjald fyrir hvern kubb í röð ${a.row}. Leikmenn velja spjöldin í laumi.`,
  ),
  "reason.tower": both(
    (a) =>
      Number(a.towers) === 1
        ? "Turninn þinn tekur eitt af spjöldunum sem sjóræningjarnir fengu."
        : `Hver turn þinn tekur eitt af spjöldunum sem sjóræningjarnir fengu. Þú átt ${many(a.towers, "turn", "turna")}.`,
    (a) => `Hver turn ${at(a)} tekur eitt af spjöldunum sem sjóræningjarnir fengu.`,
  ),
  "reason.shortage": both(
    () => shortage,
    () => shortage,
  ),
  "reason.build": both(
    warned((a) => `${arrival(a)}${means(a)}`),
    (a) => `${does(a, "á")} ${gold(a.gold)} til að byggja fyrir.${paid(a)}`,
  ),
  "reason.build.idle": (a: Args) =>
    `Þú átt ${gold(a.gold)}. Bygging þarf leyfi frá þér á lóðina. Múrhluti kostar ${gold(a.wallGold)} í norðri og suðri en ${a.wallGoldEast} í austri.`,
  "reason.tile": both(
    (a) => `Hann fer á grunninn og ræður því hvar allir ${a.churchParts} hlutarnir lenda. Bara þú veist hver kemur síðast.`,
    (a) => `Hann fer á grunninn og ræður því hvar allir ${a.churchParts} hlutarnir lenda. Þeir fjarlægja það sem er undir.`,
  ),
  "reason.settle": both(
    () => "Upphafsbygging sem víkur fær ókeypis nýjan stað. Hún þarf reiti án vindmyllu og gefur tekjur í nýju röðinni.",
    () => "Upphafsbyggingar sem víkja fá strax nýjan stað, ókeypis.",
  ),
  "reason.permit": both(
    warned((a) => `Með leyfi á reit geturðu byggt þar síðar. ${where(a)} kostar það gildi sitt í gulli; þú átt ${a.gold}.`),
    (a) =>
      `Með leyfi getur ${who(a)} byggt á reitnum síðar. Það fer í ${`${a.rows}`.includes(" ") ? "raðir" : "röð"} ${listed(a.rows)}, eða hvert sem er gegn áhrifum.`,
  ),
  "reason.permit.move": both(
    (a) => `Fyrir ${ofOneColour(a.pairCost)} fer það á hvaða lausa reit sem er. ${MOVED}`,
    (a) => `Leyfi fer á hvaða lausa reit sem er, fyrir ${ofOneColour(a.pairCost)}.`,
  ),
  "reason.permit.upgrade": both(
    (a) => `Það kemur í stað lægra leyfis frá þér. Þú borgar ${ofOneColour(a.pairCost)} og mismuninn í gulli; þú átt ${a.gold}.`,
    (a) => `Hærra leyfi kemur í stað lægra, fyrir ${ofOneColour(a.pairCost)} og mismuninn í gulli.`,
  ),
  "reason.permit.extra": both(
    (a) => `Fyrir ${ofEachColour(a.differentCost)} og gildi sitt í gulli fer það á hvaða lausa reit sem er. Þú átt ${a.gold} gull.`,
    (a) => `Leyfið fer á hvaða lausa reit sem er, fyrir ${ofEachColour(a.differentCost)} og gildi sitt í gulli.`,
  ),
  "reason.where.build": both(sites, (a) => `${who(a)} velur lóð fyrir ${aKind(a)}. Þar þarf að eiga verðmætustu leyfin.${paid(a)}`),
  "reason.where.permit": both(
    (a) =>
      `Í ${inRows(a.rows)} ${isSome(a.value) ? `kostar það ${gold(a.value)}` : "er það ókeypis"}; allar aðrar raðir kosta ${ofOneColour(a.pairCost)} aukalega. ${MOVED}`,
    (a) => `Í ${inRows(a.rows)} kostar leyfið gildi sitt í gulli; allar aðrar raðir kosta líka áhrif.`,
  ),
  "reason.where.anywhere": both(
    () => `Það má fara á hvaða lausa reit sem er. ${MOVED}`,
    () => "Þetta leyfi má fara á hvaða lausa reit sem er.",
  ),
  "reason.where.upgrade": both(
    (a) => `Leyfi ${a.value} kemur í staðinn og lægra leyfið fer aftur til þín. Þú borgar mismuninn í gulli.`,
    () => "Lægra leyfið fer aftur í birgðir og mismunurinn er borgaður í gulli.",
  ),
  "reason.pay.permit": both((a) => `Þú valdir ${a.field}. ${elsewhere(a)}`, elsewhere),
  "reason.pay.build": both(overEqual, overEqual),
  "reason.bonus": both(
    warned(
      (a) =>
        `${held(a)} Fyrir ${a.pairCost} í sama lit geturðu fært eða hækkað leyfi, og fyrir ${a.differentCost} í hverjum lit lagt eitt enn eða tekið ${gold(a.goldTaken)}. Hækkun og aukaleyfi kosta líka gull.`,
    ),
    (a, people) => `Aukaaðgerð kostar áhrif. ${then(a, people)}`,
  ),
  "reason.bonus.idle": (a: Args) =>
    hasPair(a) && !isNamed(a.permits)
      ? `${held(a)} En þú átt ekkert leyfi á borðinu til að færa eða hækka.`
      : `${held(a)} Aukaaðgerð kostar ${ofOneColour(a.pairCost)} eða ${ofEachColour(a.differentCost)}.`,
} as const;
