/** The proof of a fair deal: what it is, how a check goes, and what it finds. */
import type { DealOrigin, Finding } from "../../../shared/core/review/proof.ts";
import { list, many, number, oneOf, percent } from "./grammar.ts";

const PARTS = {
  event: "því sem gerðist þar",
  table: "borðinu sem þú sást",
  secret: "huldu spjöldunum þínum",
} as const;

const DEAL_FAULTS = {
  commitment: "Fingrafarið sem var birt er ekki það sem þér var sýnt fyrir leikinn.",
  secret: "Leyninúmerið sem var birt passar ekki við fingrafarið.",
  seating: "Sætum var ekki úthlutað eins og borðið lofaði.",
  share: "Slembitalan þín er ekki hluti af gjöfinni.",
  pledges: "Slembitala passar ekki við fingrafarið sem var sýnt fyrir gjöfina.",
  voids: "Fjöldi ógildra gjafa í skráningunni er annar en vafrinn þinn sá.",
} as const;

const ORIGINS = {
  pledged: "Engin tala var opnuð fyrr en allar voru læstar.",
  open: "Í þessum eldri leik voru tölurnar ekki læstar fyrst: leikmaður sem rak netþjóninn hefði getað valið gjöfina.",
  fixed: "Hér bætir enginn leikmaður tölu við: öll gjöfin ræðst af einu leyninúmeri.",
} as const;

export const proof = {
  button: "Rétt gefið",
  buttonHint: (fingerprint: string) => `Rétt gefið. Fingrafar þessa leiks: ${fingerprint}. Hvað þýðir það?`,
  buttonHintWatching: "Rétt gefið. Hvað þýðir það?",
  inLobby: "Rétt gefið",
  title: "Rétt gefið – og þú getur sannreynt það",
  steps: [
    ["Læst", "Netþjónninn sýnir fingrafar leyninúmers og síðan sýnir vafri hvers leikmanns fingrafar slembitölu."],
    ["Opnað", "Fyrst þá eru tölurnar opnaðar. Enginn getur valið gjöfina, ekki einu sinni leikmaður sem rekur netþjóninn."],
    ["Gefið", "Leyninúmerið og slembitölurnar ráða saman hverju spjaldi, flís og teningi."],
    ["Sannreynt", "Eftir leikinn er allt birt. Vafrinn þinn gefur og spilar allt upp á nýtt og ber saman við það sem þú sást."],
  ] as readonly (readonly [string, string])[],
  limits:
    "Eitt er eftir: að stöðva gjöf. Leikmaður sem rekur netþjóninn, eða fær hjálp frá þeim sem rekur hann, gæti séð gjöfina fyrst og ekki opnað töluna sína. Þá er hún ógild og það telst eins og að yfirgefa leikinn. Leikmaðurinn er nafngreindur og allar tölur nýjar.",
  fixed: ORIGINS.fixed as string,
  voids: (voids: number) => `Á undan þessari gjöf ${oneOf(voids, "ógiltist", "ógiltust")} ${many(voids, "gjöf", "gjafir")} við þetta borð.`,
  voided: {
    notOpened: (names: readonly string[]) =>
      `${list(names)} ${names.length === 1 ? "opnaði" : "opnuðu"} ekki töluna sína. Gjöfin er ógild og nýjar tölur eru dregnar.`,
    left: (names: readonly string[]) =>
      `${list(names)} ${names.length === 1 ? "fór" : "fóru"} áður en gefið var. Gjöfin er ógild og nýjar tölur eru dregnar.`,
    restart: () => "Gjöfin sem var í undirbúningi er ógild. Nýjar tölur eru dregnar.",
  },
  fingerprint: "Fingrafar þessa leiks",
  running: "Þú getur sannreynt gjöfina þegar leiknum er lokið.",
  check: "Sannreyna gjöfina",
  checking: (share: number) => `Gef og spila leikinn aftur… ${percent(share)}`,
  failed: "Ekki tókst að ljúka prófuninni í þessum vafra. Reyndu aftur.",
  save: "Vista sönnun",
  saveHint: "Skrá með leiknum og því sem þú sást. „npm run verify -- FILE“ sannreynir hana á hvaða tölvu sem er með Quayside.",
  good: "Rétt gefið",
  bad: "Eitthvað stemmir ekki",
  sentence: findingText,
};

const words = {
  fair: (entries: number, compared: number, frames: number) => {
    const played = `Skráningin gengur nákvæmlega upp, ${many(entries, "færsla", "færslur")} alls.`;
    if (compared === 0) return played;
    if (compared === frames) return `${played} Stöðurnar sem þú sást, ${number(frames)} alls, stemma allar.`;
    return `${played} Stöðurnar sem þessi vafri sá, ${number(compared)} af ${number(frames)}, stemma.`;
  },
  frame: (frame: number, part: keyof typeof PARTS, told: string) =>
    `Fyrsti munur er í stöðu ${number(frame)}${told === "" ? "" : ` („${told}“)`}: ${PARTS[part]} ber ekki saman við skráninguna.`,
  missing: (frame: number, told: string) =>
    `Þér var sýnd staða ${number(frame)}${told === "" ? "" : ` („${told}“)`} en hún er ekki til í skráningunni.`,
};

/** How the deal came about. */
const originText = ({ form, voids }: DealOrigin): string[] => [ORIGINS[form], ...(voids > 0 ? [proof.voids(voids)] : [])];

function findingText(finding: Finding, told = ""): string {
  switch (finding.type) {
    case "fair":
      return [words.fair(finding.entries, finding.compared, finding.frames), ...originText(finding)].join(" ");
    case "deal":
      return DEAL_FAULTS[finding.why];
    case "record":
      return `Skráning leiksins er skemmd eða henni hefur verið breytt (${finding.why}).`;
    case "entry":
      return `Færsla ${number(finding.entry + 1)} í skráningunni stenst ekki reglurnar.`;
    case "frame":
      return words.frame(finding.number, finding.part, told);
    case "missing":
      return words.missing(finding.number, told);
    case "unfinished":
      return `Skráningin endar eftir ${many(finding.entries, "færslu", "færslur")}, áður en leiknum lýkur.`;
  }
}
