/** The proof of a fair deal: what it is, how a check goes, and what it finds. */
import type { DealOrigin, Finding } from "../../../shared/core/review/proof.ts";
import { list, many, number, percent } from "./grammar.ts";

const PARTS = {
  event: "Det som skjedde der,",
  table: "Bordet du så,",
  secret: "Dine egne skjulte kort",
} as const;

const DEAL_FAULTS = {
  commitment: "Fingeravtrykket som ble offentliggjort, er ikke det du fikk se før partiet.",
  secret: "Hemmeligheten som ble offentliggjort, passer ikke til fingeravtrykket.",
  seating: "Plassene ble ikke fordelt slik bordet lovet.",
  share: "Ditt eget tilfeldige tall er ikke med i utdelingen.",
  pledges: "Et tilfeldig tall passer ikke til fingeravtrykket fra før utdelingen.",
  voids: "Protokollen har et annet antall ugyldige utdelinger enn nettleseren din så.",
} as const;

const ORIGINS = {
  pledged: "Ingen tall ble åpnet før alle var låst.",
  open: "I dette eldre partiet ble ikke tallene låst først: En spiller som drev serveren, kunne ha valgt utdelingen.",
  fixed: "Her legger ingen spiller til et tall: Hele utdelingen følger av én hemmelighet.",
} as const;

export const proof = {
  button: "Ærlig spill",
  /** The fingerprint is shortened to its first digits. */
  buttonHint: (fingerprint: string) => `Ærlig spill. Partiets fingeravtrykk: ${fingerprint}. Hva betyr det?`,
  buttonHintWatching: "Ærlig spill. Hva betyr det?",
  inLobby: "Ærlig spill",
  title: "En ærlig utdeling du kan sjekke",
  steps: [
    [
      "Låst",
      "Serveren viser fingeravtrykket av en hemmelighet, og så viser nettleseren til hver spiller fingeravtrykket av et tilfeldig tall.",
    ],
    ["Åpnet", "Først da åpnes tallene. Ingen kan velge utdelingen, heller ikke en spiller som driver serveren."],
    ["Delt ut", "Hemmeligheten og tallene avgjør til sammen hvert kort, hver brikke og hver terning."],
    [
      "Sjekket",
      "Etter partiet blir alt offentliggjort. Nettleseren din deler ut og spiller alt om igjen og sammenligner det med det du så.",
    ],
  ] as readonly (readonly [string, string])[],
  /** What no deal of this kind can prevent. */
  limits:
    "Én ting er fortsatt mulig: å stoppe en utdeling. En spiller som driver serveren, eller får hjelp av den som gjør det, kan se den først og la være å åpne tallet sitt. Da er utdelingen ugyldig, og det regnes som å forlate partiet. Spilleren blir nevnt, og alle tallene er nye.",
  fixed: ORIGINS.fixed as string,
  voids: (voids: number) => `Før denne var ${many(voids, "utdeling", "utdelinger")} ved dette bordet ugyldig${voids === 1 ? "" : "e"}.`,
  voided: {
    notOpened: (names: readonly string[]) => `${list(names)} åpnet ikke tallet sitt. Utdelingen er ugyldig, og det trekkes nye tall.`,
    left: (names: readonly string[]) => `${list(names)} forlot bordet før utdelingen. Den er ugyldig, og det trekkes nye tall.`,
    restart: () => "Utdelingen som var forberedt, er ugyldig. Det trekkes nye tall.",
  },
  fingerprint: "Partiets fingeravtrykk",
  running: "Du kan sjekke utdelingen når partiet er slutt.",
  check: "Sjekk utdelingen",
  checking: (share: number) => `Deler ut og spiller partiet om igjen … ${percent(share)}`,
  failed: "Sjekken kunne ikke fullføres i denne nettleseren. Prøv igjen.",
  save: "Lagre bevis",
  saveHint: "En fil med partiet og det du så. «npm run verify -- FILE» sjekker den på alle datamaskiner med Quayside.",
  good: "Ærlig utdeling",
  bad: "Noe stemmer ikke",
  /** The first difference, or that there is none. `told`: how the log told that frame; empty if it is not known. */
  sentence: findingText,
};

const words = {
  fair: (entries: number, compared: number, frames: number) => {
    const played = `${entries === 1 ? "Den ene oppføringen" : `Alle ${many(entries, "oppføring", "oppføringer")}`} i protokollen stemmer nøyaktig.`;
    if (compared === 0) return played;
    if (compared === frames) return `${played} Alle ${number(frames)} stillingene du så, stemmer også.`;
    return `${played} De ${number(compared)} av ${number(frames)} stillingene som denne nettleseren så, stemmer også.`;
  },
  frame: (frame: number, part: keyof typeof PARTS, told: string) =>
    `Første forskjell ved stilling ${number(frame)}${told === "" ? "" : ` («${told}»)`}: ${PARTS[part]} stemmer ikke med protokollen.`,
  missing: (frame: number, told: string) =>
    `Stilling ${number(frame)}${told === "" ? "" : ` («${told}»)`} ble vist for deg, men finnes ikke i protokollen.`,
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
      return `Protokollen for partiet er skadet eller endret (${finding.why}).`;
    case "entry":
      return `Oppføring ${number(finding.entry + 1)} i protokollen er ikke mulig etter reglene.`;
    case "frame":
      return words.frame(finding.number, finding.part, told);
    case "missing":
      return words.missing(finding.number, told);
    case "unfinished":
      return `Protokollen stopper etter ${many(finding.entries, "oppføring", "oppføringer")}, før partiet er slutt.`;
  }
}
