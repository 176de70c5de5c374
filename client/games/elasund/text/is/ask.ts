/** What is asked, the buttons that answer, and the icons beside them. */
import type { Args } from "../../../../text/grammar.ts";
import { asked, does, many, who } from "../../../../text/is/grammar.ts";
import { BONUS_NAMES } from "./names.ts";
import {
  aKind,
  cards,
  cardsOf,
  cubes,
  gold,
  influence,
  isPlural,
  leyfi,
  ofEachColour,
  ofOneColour,
  part,
  theirs,
  theKinds,
  times,
  trade,
  withOthers,
} from "./phrases.ts";

/** "1 af 2", when more of the same is asked one by one. */
const nth = (left: string | number | undefined, all: string | number | undefined): string => `${Number(all) - Number(left) + 1} af ${all}`;
const isFirst = (left: string | number | undefined, all: string | number | undefined): boolean => Number(left) === Number(all);

/** "2 áhrifaspjöldum". */
const given = (amount: string | number | undefined): string => many(amount, "áhrifaspjaldi", "áhrifaspjöldum");

export const ASK = {
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
  "pick.wall": (a: Args) => `Reisa múrhluta á ${a.space}`,
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
} as const;

export const OPTIONS = {
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
} as const;
