/** What happened, for the log. Most sentences are about a seat: "Þú velur borgarstjórann." */
import type { Args } from "../../../../text/grammar.ts";
import { does, many, oneOf, verb, who, whoInside } from "../../../../text/is/grammar.ts";
import {
  aBarrel,
  aBuilding,
  aTile,
  barrels,
  doubloons,
  goodDative,
  intoSpot,
  money,
  outOfSpot,
  points,
  shipOf,
  stemOf,
  theRole,
  workers,
  workersAre,
} from "./phrases.ts";

/** Why a player is passed over, by role. */
const SKIPPED: Readonly<Record<string, string>> = {
  settler: "tekið plantekru",
  builder: "reist neitt",
  craftsman: "tekið aukatunnu",
  trader: "selt neitt",
  captain: "lestað neitt",
};

export const LOG = {
  "log.began": "Leikurinn hefst.",
  "log.takenBack": (a: Args) => `${does(a, "tekur")} síðustu aðgerð til baka.`,
  "log.resigned": (a: Args) => `${does(a, "gefur")} leikinn.`,
  "log.ended": "Leiknum var slitið.",
  "log.role": (a: Args) => `${does(a, "velur")} ${theRole(a)}.`,
  "log.rolePaid": (a: Args) => `${does(a, "velur")} ${theRole(a)} og ${verb(a, "fær")} ${doubloons(a)} af spjaldinu.`,
  "log.prospected": (a: Args) => `${does(a, "fær")} ${money(a.prospecting)} sem gullgrafari.`,
  "log.tile": (a: Args) => `${does(a, "tekur")} ${aTile(a)}.`,
  "log.drew": (a: Args) => `${does(a, "dregur")} ${aTile(a)} með búgarðinum.`,
  "log.discarded": "Plantekrunum sem eftir eru er kastað.",
  "log.reshuffled": "Staflarnir eru tómir: kastbunkinn er stokkaður aftur inn.",
  "log.turned": (a: Args) => `${many(a.count, "nýrri plantekru", "nýjum plantekrum")} er flett upp.`,
  "log.landed": (a: Args) => `${does(a, "fær")} ${workers(a.count)} af skipinu.`,
  "log.privilege": (a: Args) => `${does(a, "fær")} aukaverkamann sem borgarstjóri.`,
  "log.lifted": (a: Args) => `${does(a, "tekur")} verkamann ${outOfSpot(a, "from")}.`,
  "log.placed": (a: Args) => `${does(a, "sendir")} ${workers(a.count)} ${intoSpot(a)}.`,
  "log.sent": (a: Args) => `${does(a, "fær")} verkamann ${intoSpot(a)}.`,
  "log.boarded": (a: Args) =>
    Number(a.count) === 0
      ? "Engir verkamenn eru eftir fyrir næsta skip."
      : `${workersAre(a.count)} ${oneOf(a.count, "kemur", "koma")} með næsta skipi.`,
  "log.built": (a: Args) => `${does(a, "reisir")} ${aBuilding(a)} fyrir ${doubloons(a)}.`,
  "log.builtFree": (a: Args) => `${does(a, "reisir")} ${aBuilding(a)} ókeypis.`,
  "log.produced": (a: Args) => `${does(a, "framleiðir")} ${barrels(a)}.`,
  "log.extra": (a: Args) => `${does(a, "fær")} eina ${aBarrel(a)} aukalega sem handverksmaður.`,
  "log.factory": (a: Args) => `${does(a, "fær")} ${doubloons(a)} fyrir verksmiðjuna.`,
  "log.sold": (a: Args) => `${does(a, "selur")} ${aBarrel(a)} fyrir ${doubloons(a)}.`,
  "log.soldFree": (a: Args) => `${does(a, "selur")} ${aBarrel(a)} en ${verb(a, "fær")} ekkert fyrir.`,
  "log.houseEmptied": "Verslunin er full og því tæmd.",
  "log.loaded": (a: Args) => `${does(a, "lestar")} ${barrels(a)} í ${shipOf(a)}: ${points(a.barrels)}.`,
  "log.wharf": (a: Args) => `${does(a, "sendir")} ${barrels(a)} frá bryggjunni: ${points(a.barrels)}.`,
  "log.bonus.captain": (a: Args) => `${does(a, "fær")} ${points(a.captainBonus)} aukalega sem skipstjóri.`,
  "log.bonus.harbor": (a: Args) => `${does(a, "fær")} ${points(a.harborBonus)} aukalega fyrir höfnina.`,
  "log.loadingOver": "Lestun er lokið. Leikmenn koma vörum í geymslu.",
  "log.stored": (a: Args) => `${does(a, "geymir")} allar ${stemOf(a.good)}tunnurnar.`,
  "log.kept": (a: Args) => `${does(a, "heldur")} einni ${aBarrel(a)} eftir.`,
  "log.returned": (a: Args) => `${does(a, "missir")} ${barrels(a)}.`,
  "log.sailed": (a: Args) => `${shipOf(a)} er fullt af ${goodDative(a)}. Það siglir burt og kemur tómt til baka.`,
  "log.passed.hacienda": (a: Args) => `${does(a, "tekur")} enga plantekru.`,
  "log.passed.settler": (a: Args) => `${does(a, "tekur")} enga plantekru.`,
  "log.passed.hospice": (a: Args) => `${does(a, "tekur")} engan verkamann með gistihúsinu.`,
  "log.passed.mayor": (a: Args) => `${does(a, "tekur")} engan aukaverkamann.`,
  "log.passed.lifting": (a: Args) => `${does(a, "lætur")} alla verkamenn vera kyrra.`,
  "log.passed.builder": (a: Args) => `${does(a, "reisir")} ekkert.`,
  "log.passed.university": (a: Args) => `${does(a, "tekur")} engan verkamann með háskólanum.`,
  "log.passed.craftsman": (a: Args) => `${does(a, "tekur")} enga aukatunnu.`,
  "log.passed.trader": (a: Args) => `${does(a, "selur")} ekkert.`,
  "log.passed.captain": (a: Args) => `${does(a, "notar")} ekki bryggjuna.`,
  "log.skipped": (a: Args) => `${who(a)} getur ekki ${SKIPPED[`${a.role}`] ?? "gert neitt"}.`,
  "log.lastRound.colonists": "Það eru of fáir verkamenn eftir fyrir næsta skip. Þetta er síðasta umferðin.",
  "log.lastRound.city": "Ein borgin er orðin full. Þetta er síðasta umferðin.",
  "log.lastRound.victoryPoints": "Stigin eru búin. Þetta er síðasta umferðin.",
  "log.paid": (a: Args) => `Hvert hlutverk sem gekk af fær ${money(a.onCardNotChosen)}.`,
  "log.governor": (a: Args) => `Umferð ${a.round}: ${whoInside(a)} ${verb(a, "er")} landstjóri.`,
  "log.over": "Síðustu umferðinni er lokið.",
} as const;

export const ENDINGS = {
  round: (a: Args) => `Umferð ${a.round}`,
  "end.points": (a: Args) => `Flest stig: ${a.best}.`,
  "end.wealth": "Jafnt á stigum: doblúnur og tunnur réðu úrslitum.",
  "end.shared": (a: Args) => `Líka jafnt á doblúnum og tunnum, með ${points(a.best)}.`,
} as const;
