/** The proof of a fair deal: what it is, how a check goes, and what it finds. */
import type { DealOrigin, Finding } from "../../../shared/core/review/proof.ts";
import { byAmount, list, many, number, percent } from "./grammar.ts";

const PARTS = {
  event: "wat er gebeurde, klopt",
  table: "de tafel die je zag, klopt",
  secret: "je eigen verborgen kaarten kloppen",
} as const;

const DEAL_FAULTS = {
  commitment: "De gepubliceerde vingerafdruk is niet die van voor de partij.",
  secret: "Het gepubliceerde geheim past niet bij zijn vingerafdruk.",
  seating: "De plekken zijn niet verdeeld zoals de tafel had beloofd.",
  share: "Jouw eigen toevalsgetal is niet gebruikt bij het delen.",
  pledges: "Een toevalsgetal past niet bij zijn vingerafdruk van voor het delen.",
  voids: "Volgens het verslag is er vaker of minder vaak vergeefs gedeeld dan je browser heeft gezien.",
} as const;

const ORIGINS = {
  pledged: "Geen getal ging open voordat alle getallen vastlagen.",
  open: "In deze oudere partij lagen de getallen niet eerst vast: een speler die de server beheerde, had kunnen kiezen wat er werd gedeeld.",
  fixed: "Hier voegt geen speler een getal toe: alles wat er wordt gedeeld, volgt uit één geheim.",
} as const;

export const proof = {
  button: "Eerlijk gedeeld",
  buttonHint: (fingerprint: string) => `Eerlijk gedeeld. Vingerafdruk van deze partij: ${fingerprint}. Wat betekent dat?`,
  buttonHintWatching: "Eerlijk gedeeld. Wat betekent dat?",
  inLobby: "Eerlijk delen",
  title: "Eerlijk gedeeld, en je kunt het nagaan",
  steps: [
    ["Vastgelegd", "De server toont de vingerafdruk van een geheim, daarna de browser van elke speler die van een toevalsgetal."],
    ["Geopend", "Pas dan gaan de getallen open. Niemand kan kiezen wat er wordt gedeeld, ook een speler niet die de server beheert."],
    ["Gedeeld", "Het geheim en de getallen samen bepalen elke kaart, elke tegel en elke worp."],
    [
      "Gecontroleerd",
      "Na de partij wordt alles openbaar. Je browser deelt en speelt alles opnieuw en vergelijkt het met wat jij hebt gezien.",
    ],
  ] as readonly (readonly [string, string])[],
  limits:
    "Eén ding blijft mogelijk: het delen tegenhouden. Een speler die de server beheert, of hulp van de beheerder krijgt, kan de uitkomst eerder zien en het eigen getal niet openen. Dan vervalt die uitkomst en geldt dat als weglopen; de speler wordt genoemd en alle getallen zijn nieuw.",
  fixed: ORIGINS.fixed as string,
  voids: (voids: number) =>
    voids === 1
      ? "Hiervoor is er aan deze tafel één keer vergeefs gedeeld."
      : `Hiervoor is er aan deze tafel ${number(voids)} keer vergeefs gedeeld.`,
  voided: {
    notOpened: (names: readonly string[]) =>
      `${list(names)} ${names.length === 1 ? "heeft" : "hebben"} het eigen getal niet geopend. Er wordt opnieuw gedeeld, met nieuwe getallen.`,
    left: (names: readonly string[]) =>
      `${list(names)} ${names.length === 1 ? "is" : "zijn"} vertrokken voordat er was gedeeld. Er wordt opnieuw gedeeld, met nieuwe getallen.`,
    restart: () => "Het delen begint opnieuw, met nieuwe getallen.",
  },
  fingerprint: "Vingerafdruk van deze partij",
  running: "Na de partij kun je nagaan of er eerlijk is gedeeld.",
  check: "Controleren",
  checking: (share: number) => `De partij wordt opnieuw gedeeld en gespeeld… ${percent(share)}`,
  failed: "De controle kon in deze browser niet worden afgemaakt. Probeer het opnieuw.",
  save: "Bewijs opslaan",
  saveHint: "Een bestand met de partij en wat je zag. ‘npm run verify -- BESTAND’ controleert het op elke computer met Quayside.",
  good: "Eerlijk gedeeld",
  bad: "Er klopt iets niet",
  sentence: findingText,
};

const toldAs = (told: string): string => (told === "" ? "" : ` (‘${told}’)`);

const words = {
  fair: (entries: number, compared: number, frames: number) => {
    const played =
      entries === 1 ? "De ene regel van het verslag klopt precies." : `Alle ${number(entries)} regels van het verslag kloppen precies.`;
    if (compared === 0) return played;
    if (compared === frames) return `${played} Alle ${number(frames)} stellingen die je zag, zijn gelijk.`;
    return `${played} Van de ${number(frames)} stellingen zag deze browser er ${number(compared)}; die ${byAmount(compared, "is", "zijn")} gelijk.`;
  },
  frame: (frame: number, part: keyof typeof PARTS, told: string) =>
    `Eerste verschil bij stelling ${number(frame)}${toldAs(told)}: ${PARTS[part]} niet met het verslag.`,
  missing: (frame: number, told: string) =>
    `Stelling ${number(frame)}${toldAs(told)} heb je gezien, maar die komt in het verslag niet voor.`,
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
      return `Het verslag van de partij is beschadigd of veranderd (${finding.why}).`;
    case "entry":
      return `Regel ${number(finding.entry + 1)} van het verslag kan niet volgens de spelregels.`;
    case "frame":
      return words.frame(finding.number, finding.part, told);
    case "missing":
      return words.missing(finding.number, told);
    case "unfinished":
      return `Het verslag stopt na ${many(finding.entries, "regel", "regels")}, voordat de partij is afgelopen.`;
  }
}
