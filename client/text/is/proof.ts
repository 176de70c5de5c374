/** The proof of a fair deal: what it is, how a check goes, and what it finds. */
import type { Finding } from "../../../shared/core/review/proof.ts";
import { many, number, percent } from "./grammar.ts";

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
} as const;

export const proof = {
  button: "Rétt gefið",
  buttonHint: (fingerprint: string) => `Rétt gefið. Fingrafar þessa leiks: ${fingerprint}. Hvað þýðir það?`,
  buttonHintWatching: "Rétt gefið. Hvað þýðir það?",
  inLobby: "Rétt gefið",
  title: "Rétt gefið – og þú getur sannreynt það",
  steps: [
    ["Læst", "Fyrir leikinn velur netþjónninn leyninúmer og sýnir þér fingrafar þess. Breytist númerið breytist fingrafarið líka."],
    ["Blandað", "Þá bætir vafri hvers leikmanns slembitölu við. Enginn getur stýrt útkomunni, ekki einu sinni netþjónninn."],
    ["Gefið", "Leyninúmerið og slembitölurnar ráða saman hverju spjaldi, flís og teningi."],
    ["Sannreynt", "Eftir leikinn er allt birt. Vafrinn þinn gefur og spilar allt upp á nýtt og ber saman við það sem þú sást."],
  ] as readonly (readonly [string, string])[],
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

function findingText(finding: Finding, told = ""): string {
  switch (finding.type) {
    case "fair":
      return words.fair(finding.entries, finding.compared, finding.frames);
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
