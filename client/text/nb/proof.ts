/** The proof of a fair deal: what it is, how a check goes, and what it finds. */
import type { Finding } from "../../../shared/core/review/proof.ts";
import { many, number, percent } from "./grammar.ts";

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
      "Før partiet velger serveren en hemmelighet og viser deg fingeravtrykket av den. En endret hemmelighet har et annet fingeravtrykk.",
    ],
    ["Blandet", "Så legger nettleseren til hver spiller til et tilfeldig tall. Ingen, heller ikke serveren, kan styre resultatet."],
    ["Delt ut", "Hemmeligheten og tallene avgjør til sammen hvert kort, hver brikke og hver terning."],
    [
      "Sjekket",
      "Etter partiet blir alt offentliggjort. Nettleseren din deler ut og spiller alt om igjen og sammenligner det med det du så.",
    ],
  ] as readonly (readonly [string, string])[],
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

function findingText(finding: Finding, told = ""): string {
  switch (finding.type) {
    case "fair":
      return words.fair(finding.entries, finding.compared, finding.frames);
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
