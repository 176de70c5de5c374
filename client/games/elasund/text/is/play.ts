/** Elasund in Icelandic: what a match asks, tells and counts. */

import { type Amount, type Args, amountsBySeat, isSome, isYou, type People, pairsIn, type Translated } from "../../../../text/grammar.ts";
import {
  are,
  asked,
  called,
  does,
  list,
  lower,
  many,
  number,
  personAt,
  upper,
  verb,
  who,
  whoInside,
  whom,
} from "../../../../text/is/grammar.ts";
import type * as English from "../en/play.ts";
import { learn } from "./learn.ts";
import {
  aKind,
  at,
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
  isPlural,
  KIND_NAMES,
  kind,
  leyfi,
  listed,
  ofEachColour,
  ofOneColour,
  part,
  permits,
  spent,
  theirs,
  theKind,
  theKinds,
  times,
  trade,
  wallPlace,
  warning,
  withOthers,
} from "./phrases.ts";

// For questions and buttons.

/** "1 af 2", when more of the same is asked one by one. */
const nth = (left: string | number | undefined, all: string | number | undefined): string => `${Number(all) - Number(left) + 1} af ${all}`;
const isFirst = (left: string | number | undefined, all: string | number | undefined): boolean => Number(left) === Number(all);

/** "2 áhrifaspjöldum". */
const given = (amount: string | number | undefined): string => many(amount, "áhrifaspjaldi", "áhrifaspjöldum");

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

// For why a piece cannot be chosen.

/** "2 × 3", columns first. */
const size = (a: Args): string => `${a.width} × ${a.height}`;
/** "Markaður þarf 2 leyfi á lóðina" */
const needs = (a: Args): string => `${upper(kind(a))} ${isPlural(a.kind) ? "þurfa" : "þarf"} ${permits(a)} á`;

// For the log.

/** "Þú skuldar sjóræningjunum 1 spjald og Ada skuldar 2 spjöld." */
const owed = (a: Args, people?: People): string => {
  let first = true;
  const clause = (one: Args, amount: number): string => {
    const whose = first ? "sjóræningjunum " : "";
    first = false;
    return `${whoInside(one)} ${verb(one, "skuldar")} ${whose}${cards(amount)}`;
  };
  return upper(`${eachPerson(a, people, clause)}.`);
};

/** "Nú á Ada leik." */
const next = (a: Args): string => `Nú ${verb(a, "á")} ${whoInside(a)} leik.`;

export const play: Translated<typeof English.play> = {
  ...learn,

  // What is asked, the buttons that answer, and the icons beside them.
  "prompt.roll": asked("Þú átt leik: kastaðu teningunum.", (a) => `${who(a)} kastar teningunum.`),
  "prompt.ship.repeat": asked("Skipið verður að hreyfast: sigldu því um tvær raðir.", (a) => `${who(a)} siglir skipinu um tvær raðir.`),
  "prompt.ship.pirates": asked(
    "Þú fékkst 7! Veldu hvar sjóræningjarnir taka land.",
    (a) => `${who(a)} velur hvar sjóræningjarnir taka land.`,
  ),
  "prompt.pirates": asked(
    (a) =>
      isFirst(a.owes, a.owed)
        ? `Láttu sjóræningjana fá ${cards(a.owes)}.`
        : `Láttu sjóræningjana fá eitt spjald enn, ${nth(a.owes, a.owed)}.`,
    (a) => `${withOthers(a)} að láta sjóræningjana fá spjöld.`,
  ),
  "prompt.tower": asked(
    (a) =>
      isFirst(a.takes, a.towers) ? "Taktu spjald með turninum þínum." : `Taktu eitt spjald enn, með turni ${nth(a.takes, a.towers)}.`,
    (a) => `${who(a)} tekur spjöld með turnum.`,
  ),
  "prompt.shortage": asked(
    (a) => (isFirst(a.owes, a.owed) ? `Skilaðu ${given(a.owes)}.` : `Skilaðu einu áhrifaspjaldi enn, ${nth(a.owes, a.owed)}.`),
    (a) => `${withOthers(a)} að skila áhrifaspjöldum.`,
  ),
  "prompt.build": asked(
    (a) =>
      isFirst(a.left, a.builds) ? `Byggðu allt að ${times(a.builds)} eða hættu að byggja.` : `Byggðu aftur, ${nth(a.left, a.builds)}.`,
    (a) => (isFirst(a.left, a.builds) ? `${who(a)} má byggja.` : `${who(a)} má byggja aftur.`),
  ),
  "prompt.build.idle": "Þú getur ekkert byggt núna.",
  "prompt.bonus.idle": "Engin aukaaðgerð er möguleg. Lotunni þinni lýkur.",
  "prompt.tile": asked("Veldu hvaða hluti kirkjunnar rís fyrst.", (a) => `${who(a)} velur fyrsta hluta kirkjunnar.`),
  "prompt.settle": asked(
    (a) => (`${a.kinds}`.includes(" ") ? "Veldu hvora upphafsbygginguna þú setur fyrst." : `Settu ${theKinds(a.kinds)} á nýjan stað.`),
    (a) => `${who(a)} setur upphafsbyggingu á nýjan stað.`,
  ),
  "prompt.permit": asked(
    (a) => `Taktu ${gold(a.goldTaken)} eða leggðu leyfi.`,
    (a) => `${who(a)} tekur gull eða leggur leyfi.`,
  ),
  "prompt.permit.move": asked("Veldu leyfi á borðinu til að færa.", (a) => `${who(a)} færir leyfi.`),
  "prompt.permit.upgrade": asked("Veldu leyfi til að setja á borðið.", (a) => `${who(a)} hækkar leyfi.`),
  "prompt.permit.extra": asked("Veldu aukaleyfi til að leggja.", (a) => `${who(a)} leggur aukaleyfi.`),
  "prompt.where.build": asked(
    (a) => `Veldu stað fyrir ${aKind(a)}.`,
    (a) => `${who(a)} reisir ${aKind(a)}.`,
  ),
  "prompt.where.permit": asked(
    (a) => `Veldu reit fyrir leyfi ${a.value}.`,
    (a) => `${who(a)} leggur leyfi.`,
  ),
  "prompt.where.anywhere": asked(
    (a) => `Veldu hvaða lausa reit sem er fyrir leyfi ${a.value}.`,
    (a) => `${who(a)} leggur leyfi.`,
  ),
  "prompt.where.upgrade": asked(
    (a) => `Veldu leyfi sem víkur fyrir leyfi ${a.value}.`,
    (a) => `${who(a)} hækkar leyfi.`,
  ),
  "prompt.pay.permit": asked(
    (a) => `Borgaðu með ${given(a.pairCost)} í sama lit.`,
    (a) => `${who(a)} borgar með áhrifum.`,
  ),
  "prompt.pay.build": asked(
    (a) => `Borgaðu með ${given(a.equalCost)} í sama lit.`,
    (a) => `${who(a)} borgar með áhrifum.`,
  ),
  "prompt.bonus": asked("Veldu aukaaðgerð eða ljúktu lotunni.", (a) => `${who(a)} má velja aukaaðgerð.`),
  "prompt.over": "Leiknum er lokið.",

  "pick.roll": "Kasta teningunum",
  "pick.sail": (a: Args) => `Sigla í röð ${a.dice}`,
  "pick.give": (a: Args) => `Gefa 1 ${cardsOf(a)}`,
  "pick.take": (a: Args) => `Taka 1 ${cardsOf(a)}`,
  "pick.build": (a: Args) => `Reisa ${aKind(a)}`,
  "pick.wall": (a: Args) => `Reisa múrhluta ${wallPlace(a)}`,
  "pick.church": "Reisa hluta kirkjunnar",
  "pick.tile": (a: Args) => `Reisa ${part(a)}hlutann`,
  "pick.settle": (a: Args) => `Setja ${theKinds(a.kind)} á ${a.field}`,
  "pick.brief.field": (a: Args) => `Á ${a.field}`,
  "pick.gold": "Taka gull",
  "pick.permit.place": (a: Args) => `Leggja leyfi ${a.value}`,
  "pick.permit.move": (a: Args) => `Færa leyfi ${a.value}`,
  "pick.permit.upgrade": (a: Args) => `Hækka leyfi í ${a.value}`,
  "pick.permit.extra": (a: Args) => `Leggja leyfi ${a.value}`,
  "pick.put": (a: Args) => `Reisa ${aKind(a)} á ${a.field}`,
  "pick.putPermit": (a: Args) => `Leggja leyfi ${a.value} á ${a.field}`,
  "pick.raise": (a: Args) => `Hækka ${a.from} í ${a.to} á ${a.field}`,
  "pick.pay": (a: Args) => `Borga ${a.count} ${cardsOf(a, a.count)}`,
  "pick.noBuild": "Hætta að byggja",
  "pick.noBuild.idle": "Sleppa því að byggja",
  "pick.noBonus": "Ljúka lotunni",

  "bonus.move": BONUS_NAMES.move,
  "bonus.upgrade": BONUS_NAMES.upgrade,
  "bonus.extra": BONUS_NAMES.extra,
  "bonus.gold": (a: Args) => `Taka ${gold(a.goldTaken)}`,
  "bonus.move.what": (a: Args) => `Fyrir ${ofOneColour(a.pairCost)}: færa eitt af leyfum þínum á borðinu á hvaða lausa reit sem er.`,
  "bonus.upgrade.what": (a: Args) =>
    `Fyrir ${ofOneColour(a.pairCost)} og mismuninn í gulli: skipta einu af leyfum þínum á borðinu út fyrir hærra úr birgðum þínum.`,
  "bonus.extra.what": (a: Args) =>
    `Fyrir ${ofEachColour(a.differentCost)} og gildi leyfisins í gulli: leggja aukaleyfi í hvaða röð sem er.`,
  "bonus.gold.what": (a: Args) => `Fyrir ${ofEachColour(a.differentCost)}: taka ${gold(a.goldTaken)}.`,

  "chip.pays": (a: Args) => (a.gold === 0 ? "ókeypis" : `kostar ${gold(a.gold)}`),
  "chip.takes": (a: Args) => (a.what === "gold" ? `gefur ${gold(a.count)}` : `gefur ${influence(a.count)}`),
  "chip.pair": (a: Args) => `kostar ${ofOneColour(a.count)}`,
  "chip.each": (a: Args) => `kostar ${ofEachColour(a.differentCost)}`,
  "chip.permits": (a: Args) => `þarf ${leyfi(a.count)}`,
  "chip.cubes": (a: Args) => `leggur ${cubes(a.count)}`,
  "chip.loses": (a: Args) => `${does(a, "missir")} ${cards(a.cards)}`,
  "chip.pirates": (a: Args) => `sjóræningjar taka ${cards(a.cubes)}`,
  "chip.compensates": (a: Args) => `${who(a)}: ${gold(a.gold)} fyrir leyfi`,
  "chip.displaces": (a: Args) => `${theirs(a)} ${isPlural(a.kind) ? "víkja" : "víkur"}`,
  "chip.trade": (a: Args) => `gefur ${trade(a.points)}`,
  "chip.left": (a: Args) => `${many(a.count, "kubbur", "kubbar")} eftir`,
  "chip.hand": (a: Args) => `${cards(a.count)} á hendi`,
  "chip.points": (a: Args) => trade(a.points),
  "chip.towers": (a: Args) => many(a.count, "turn", "turnar"),
  "chip.free": (a: Args) => `${leyfi(a.count)} í birgðum`,
  "chip.warning": "gæti sigrað í næstu lotu",

  "option.cubes": "Kubbar",
  "option.cubes.10": (a: Args) => `${a.cubes}, heill leikur`,
  "option.cubes.7": (a: Args) => `${a.cubesShort}, stuttur leikur`,
  "option.cubes.note": "Leggðu alla kubbana þína til að sigra.",
  "option.reward": "Turnar taka",
  "option.reward.all": "úr öllum spjöldunum",
  "option.reward.others": "úr spjöldum annarra",
  "option.reward.note": "Úr hvaða spjöldum sjóræningjanna turnarnir þínir taka.",
  "option.start": "Gull í upphafi",
  "option.start.even": (a: Args) => `${a.goldAtStart} á hvern leikmann`,
  "option.start.staggered": "meira fyrir þá síðari",
  "option.start.note": "Það er kostur að byrja. Með „meira“ byrjar hver leikmaður með 1 gull umfram þann næsta á undan.",

  // The goals of the match, as they stand above the table.
  "goal.cubes": (a: Args) =>
    `Sá leikmaður sigrar sem er fyrstur með alla ${a.goal} kubbana á borðinu. Kubbar liggja á byggingum, turnum, kirkjunni og verslunarbrautinni.`,
  "goal.church": (a: Args) =>
    Number(a.left) === 0
      ? "Kirkjan er fullbyggð."
      : `Í kirkjunni eru ${a.churchParts} hlutar sem kosta ${gold(a.churchGold)} hver. Hver hluti ber einn kubb. ${a.left} eftir.`,

  // The second line of a prompt: why this is asked, and what the choice is for.
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

  // Why a piece cannot be chosen now.
  "why.theirs": (a: Args) => `Þetta á ${whoInside(a)}.`,
  "why.dear": (a: Args) => `Kostar ${gold(a.total)}. Þig vantar ${a.lack} í viðbót.`,
  "why.dearSite": (a: Args) => `Kostar ${gold(a.total)} með bótum fyrir leyfi annarra. Þig vantar ${a.lack} í viðbót.`,
  "why.staysNot": "Skipið má ekki vera kyrrt í sinni röð.",
  "why.twoRows": "Skipið verður að sigla nákvæmlega tvær raðir.",
  "why.rollFirst": "Kastaðu fyrst teningunum.",
  "why.dish": "Þú hefur þegar kastað teningunum í þessari lotu.",
  "why.dice": "Teningarnir velja röð skipsins.",
  "why.ship": "Teningarnir færa skipið. Veldu númer á röð ef spurt er um það.",
  "why.shipFirst": "Veldu fyrst röð fyrir skipið: smelltu á númerið.",
  "why.giveFirst": "Láttu sjóræningjana fyrst fá spjöld.",
  "why.returnFirst": "Skilaðu fyrst áhrifaspjöldum.",
  "why.takeFirst": "Taktu fyrst eitt af spjöldunum sem sjóræningjarnir fengu.",
  "why.partFirst": "Veldu fyrst hluta kirkjunnar.",
  "why.settleFirst": "Settu upphafsbygginguna fyrst á nýjan stað.",
  "why.payFirst": "Veldu fyrst áhrifaspjöld til að borga með.",
  "why.bonusFirst": "Veldu fyrst aukaaðgerð.",
  "why.permitFirst": "Veldu fyrst eitt af leyfunum þínum.",
  "why.goldTaken": (a: Args) =>
    `Þú hefur þegar tekið gull eða lagt leyfi í þessari lotu. Sem aukaaðgerð geturðu tekið ${gold(a.goldTaken)} fyrir ${ofEachColour(a.differentCost)}.`,
  "why.cards": "Þú borgar með spjöldunum þegar þú velur hvað þú gerir.",
  "why.deck": "Áhrifaspjöld koma frá byggingum í röð skipsins, múrnum og sjóræningjunum.",
  "why.discard": "Þessi áhrifaspjöld hafa verið notuð. Þau eru stokkuð þegar bunkinn er búinn.",
  "why.track": "Verslunarstig koma frá byggingum á vindmyllureitum.",
  "why.wallSpace": "Veldu reit við borgarhlið eða annan múrhluta.",
  "why.wallFull": "Enginn reitur er eftir fyrir múrhluta.",
  "why.wallStays": "Múrhlutar standa kyrrir.",
  "why.churchStays": "Kirkjan stendur kyrr.",
  "why.chooseKind": "Veldu fyrst hvað þú reisir og svo lóð.",
  "why.buildFirst": "Ljúktu fyrst við að byggja. Svo tekurðu gull eða leggur leyfi.",
  "why.built": "Þú hefur lokið við að byggja í þessari lotu.",
  "why.start": "Upphafsbyggingar er ekki hægt að reisa aftur.",
  "why.noneLeft": "Þær eru búnar.",
  "why.noWall": "Þú hefur reist alla múrhlutana þína.",
  "why.noChurch": "Kirkjan er fullbyggð.",
  "why.noPermit": (a: Args) => `${needs(a)} lóðina en þú átt ekkert á borðinu.`,
  "why.noSite": (a: Args) => `Engin lóð hentar fyrir ${aKind(a)}. Þar þarf ${permits(a)} og þín verða að vera verðmætust.`,
  "why.siteInfluence": (a: Args) => `Til að byggja yfir jafnstórt þarftu ${ofOneColour(a.equalCost)}.`,
  "why.site": (a: Args) => `${needs(a)} lóðina og þín verða að vera verðmætust.`,
  "why.site.outside": (a: Args) => `${upper(kind(a))} ${isPlural(a.kind) ? "komast" : "kemst"} ekki fyrir hér.`,
  "why.site.permits": (a: Args) =>
    isSome(a.found)
      ? `${needs(a)} ${size(a)} reita lóð. Hér ${are(a.found)} bara ${a.found}.`
      : `${needs(a)} ${size(a)} reita lóð. Hér er ekkert.`,
  "why.site.notYours": "Þú átt ekkert leyfi á þessari lóð. Þín verða að vera verðmætust.",
  "why.site.right": (a: Args, people?: People) =>
    `Gildi leyfanna hér er ${a.own} hjá þér en ${a.best} ${at(personAt(Number(a.rival), people))}. Þín verða að vera verðmætari.`,
  "why.site.larger": (a: Args) =>
    `${upper(kind(a))} ${isPlural(a.kind) ? "komast" : "kemst"} ekki fyrir á stærri byggingu, kirkjunni eða kirkjugrunninum.`,
  "why.site.equals": (a: Args) => `Í mesta lagi ${a.equalMost} jafnstórar byggingar geta vikið.`,
  "why.plate": "Veldu skiltið með verðinu.",
  "why.home": "Hér þarf lausa reiti án vindmyllu.",
  "why.onBoard": "Þetta leyfi er þegar á borðinu.",
  "why.inSupply": "Þetta leyfi er ekki á borðinu.",
  "why.noLower": "Þú átt ekki fyrir því eða ert ekki með lægra leyfi á borðinu.",
  "why.lowerOnly": (a: Args) => `Veldu eitt af leyfum þínum undir ${a.value}.`,
  "why.notFree.building": "Hér stendur bygging. Leyfi þurfa lausan reit.",
  "why.notFree.permit": "Hér liggur þegar leyfi.",
  "why.notFree.church": "Hér stendur kirkjan.",
  "why.notFree.pit": "Grunnurinn er bara fyrir kirkjuna.",
  "why.noMill": "Upphafsbyggingar fara aldrei á vindmyllureiti.",
  "why.noRoom": (a: Args) => `${upper(kind(a))} ${isPlural(a.kind) ? "þurfa" : "þarf"} ${size(a)} lausa reiti án vindmyllu.`,
  "why.marked": "Veldu einn af merktu stöðunum.",
  "why.noFree": "Enginn reitur er laus.",
  "why.rowsOnly": (a: Args) => `Annars staðar en í ${inRows(a.rows)} kostar leyfi líka ${ofOneColour(a.pairCost)}.`,
  "why.freeOnly": "Veldu lausan reit.",
  "why.notGold": "Hér þarftu áhrif, ekki gull.",
  "why.fewCards": (a: Args) => `Þú þarft ${a.count} í sama lit.`,
  "why.noPair": (a: Args) => `Kostar ${ofOneColour(a.pairCost)}.`,
  "why.noEach": (a: Args) => `Kostar ${ofEachColour(a.differentCost)}.`,
  "why.bonus.move": "Þú átt ekkert leyfi sem þú gætir fært.",
  "why.bonus.upgrade": "Þú átt ekkert leyfi sem þú gætir hækkað og borgað fyrir.",
  "why.bonus.extra": "Þú átt ekki fyrir neinu af leyfunum þínum eða enginn reitur er laus.",

  // What happened, for the log. Most sentences are about a seat: "Þú borgar 2 gull."
  "log.began": "Leikurinn hefst.",
  "log.resigned": (a: Args) => `${does(a, "gefur")} leikinn.`,
  "log.ended": "Leiknum var slitið.",
  "log.turn": next,
  "log.turn.noCards": (a: Args) =>
    `Þú átt ekki spjöld fyrir aukaaðgerð: hún kostar ${ofOneColour(a.pairCost)} eða ${ofEachColour(a.differentCost)}. ${next(a)}`,
  "log.turn.noPermit": (a: Args) => `Þú átt ekkert leyfi til að færa eða hækka og því er engin aukaaðgerð. ${next(a)}`,
  "log.noBuild": (a: Args) => `${does(a, "getur")} ekkert byggt núna.`,
  "log.rolled": (a: Args) => `${does(a, "fær")} ${a.total} á teningunum.`,
  "log.rolledPirates": (a: Args) => `${does(a, "fær")} 7. Sjóræningjar taka skipið!`,
  "log.sailed": (a: Args) => `Skipið siglir í röð ${a.dice}.`,
  "log.sailed.on": (a: Args) => `Skipið var þegar í röð ${a.total} og siglir því tveimur röðum lengra, í röð ${a.dice}.`,
  "log.pirates": (a: Args) => `Sjóræningjarnir taka land í röð ${a.dice}.`,
  "log.owed.pirates": owed,
  "log.owed.shortage": (a: Args, people?: People) =>
    `Áhrifin eru að klárast: ${eachPerson(a, people, (one, amount) => `${whoInside(one)} ${verb(one, "skilar")} ${many(amount, "spjaldi", "spjöldum")}`)}.`,
  "log.revealed": "Spjöldunum er snúið við.",
  "log.took": (a: Args) => `${does(a, "tekur")} 1 ${cardsOf(a)} með turni.`,
  "log.halved": (a: Args, people?: People) =>
    `Gullið er að klárast: ${eachPerson(a, people, (one, amount) => `${whoInside(one)} ${verb(one, "skilar")} ${amount} gulli`)}.`,
  "log.halvedNothing": "Gullið er að klárast en enginn á neitt til að skila.",
  "log.shuffled": "Notuð áhrifaspjöld eru stokkuð í nýjan bunka.",
  "log.drew.income": (a: Args) => `${does(a, "fær")} ${drawn(a)} í tekjur.`,
  "log.drew.wall": (a: Args) => `${does(a, "fær")} ${drawn(a)} fyrir múrinn.`,
  "log.drew.gold": (a: Args) => `${does(a, "tekur")} ${drawn(a)}.`,
  "log.drew.bonus": (a: Args) => `${does(a, "tekur")} ${drawn(a)} sem aukaaðgerð.`,
  "log.bonus": (a: Args) => `${does(a, "notar")} aukaaðgerð: ${lower(called(BONUS_NAMES, a.bonus))}.`,
  "log.spent": (a: Args) => `${does(a, "borgar")} ${spent(a)}.`,
  "log.compensated": (a: Args, people?: People) => {
    const paid = amountsBySeat(a, people).map(({ seat, amount }) => `${whom(personAt(seat, people), "þér")} ${gold(amount)}`);
    return `${does(a, "borgar")} ${list(paid)} fyrir leyfi.`;
  },
  "log.returned": (a: Args) =>
    Number(a.count) === 1 ? "Eitt leyfi fer aftur til eiganda síns." : `${a.count} leyfi fara aftur til eigenda sinna.`,
  "log.displaced": displaced,
  "log.traded": (a: Args) => `${does(a, "fær")} ${trade(a.points)} og ${verb(a, "á")} nú ${a.at}.`,
  "log.untraded": (a: Args) => `${does(a, "missir")} ${trade(a.points)} og ${verb(a, "á")} nú ${a.at}.`,
  "log.built": (a: Args) => `${does(a, "reisir")} ${aKind(a)} á ${a.field}.`,
  "log.walled": (a: Args) => `${does(a, "reisir")} múrhluta ${wallPlace(a)}.`,
  "log.tower": (a: Args) => `${does(a, "reisir")} turn ${wallPlace(a)}.`,
  "log.peeked": (a: Args) => `${does(a, "leggur")} hornstein að kirkjunni og ${verb(a, "skoðar")} tvo hluta hennar.`,
  "log.churched": (a: Args) =>
    Number(a.left) === 0 ? `${does(a, "lýkur")} við kirkjuna.` : `${does(a, "reisir")} hluta kirkjunnar. ${a.left} eftir.`,
  "log.settled": (a: Args) => `${does(a, "setur")} ${theKind(a.kind)} á ${a.field}.`,
  "log.homeless": (a: Args) =>
    upper(`${theirs(a)} ${isPlural(a.kind) ? "komast hvergi fyrir og eru" : "kemst hvergi fyrir og er"} úr leik.`),
  "log.placed": (a: Args) => `${does(a, "leggur")} leyfi ${a.value} á ${a.field}.`,
  "log.raised": (a: Args) => `${does(a, "hækkar")} leyfi ${a.from} í ${a.to}.`,
  "log.stalled": (a: Args) =>
    `Ekkert var byggt í ${many(a.rounds, "umferð", "umferðir")}. Leiknum lýkur og kubbar á borðinu ráða úrslitum.`,
  "log.full": "Ekki er hægt að byggja meira á þessu borði. Leiknum lýkur og kubbar á borðinu ráða úrslitum.",
  "log.won": (a: Args) => `${does(a, "leggur")} síðasta kubbinn og ${verb(a, "sigrar")}!`,

  round: (a: Args) => `Umferð ${a.round}`,
  "end.cubes": (a: Args) => `Allir kubbar lagðir. Næstflestir: ${many(a.second, "kubbur", "kubbar")}.`,
  "end.stalled": (a: Args) => `Ekkert var byggt í ${many(a.rounds, "umferð", "umferðir")}, svo kubbar á borðinu réðu úrslitum.`,
  "end.full": "Ekki var hægt að byggja meira á borðinu, svo kubbar á því réðu úrslitum.",

  // The table in words, for players who do not see it.
  "words.hand": (a: Args) => {
    const held = spent(a);
    if (held === "") return isYou(a) ? "Þú ert ekki með nein spjöld." : `${who(a)} er ekki með nein spjöld.`;
    return isYou(a) ? `Þú ert með ${held}.` : `${who(a)} er með ${held}.`;
  },
  "words.house": (a: Args) => `${upper(called(HOUSE_NAMES, a.house))} á ${a.field}`,
  "words.wall": (a: Args) => `${a.tower === 1 ? "Turn" : "Múrhluti"} ${a.number} ${wallPlace(a)}`,
  "words.church": (a: Args) => `${many(a.count, "hluti", "hlutar")} kirkjunnar`,
  "words.ship": (a: Args) => `Skipið er í röð ${a.dice}.`,
  "words.pirates": (a: Args) => `Sjóræningjar eru í röð ${a.dice}.`,
  "words.churchAt": (a: Args) => `Kirkjan stendur á níu reitum; ${a.field} er sá fyrsti.`,
  "words.buildings": (a: Args) =>
    `Óreistar byggingar: ${list(pairsIn(a.buildings).map(([count, kind]) => `${called(KIND_NAMES, kind)} (${count})`))}.`,

  // What buildings and the rest of the town brought, for the score sheet.
  "earned.walls": "Múrhlutar",
  "earned.instead": "Í stað leyfa",
  "earned.bonus": "Aukaaðgerðir",
  "earned.towers": "Turnar",
  "earned.cubes": (a: Args) => many(a.n, "kubbur", "kubbar"),
  "earned.gold": (a: Args) => `${number(a.n)} gull`,
  "earned.influence": (a: Args) => `${number(a.n)} áhrif`,

  // How matches were won and what a player does again and again, for the statistics.
  "won.cubes": "Allir kubbar lagðir",
  "won.stalled": "Flestir kubbar þegar hætt var að byggja",
  "won.full": "Flestir kubbar á fullu borði",
  "built.church": "Hluti kirkjunnar",
  "built.wall": "Borgarmúr",
  "habit.opening": "Það sem þú reisir fyrst",
  "habit.built": "Það sem þú reisir",
};
