/** The page in Norwegian (bokmål): settings, keys, the score sheet and the proof of a fair deal. */

import type { DealOrigin, Finding } from "../../../shared/core/review/proof.ts";
import type * as English from "../en/panels.ts";
import { genitive, list, many, number, percent } from "./grammar.ts";

// Settings, keys and the score sheet.

export const settings: typeof English.settings = {
  title: "Innstillinger",
  language: "Språk",
  groups: { look: "Utseende", motion: "Bevegelse", sound: "Lyd", attention: "Varsler", playing: "Spill" },
  names: {
    look: "Lys",
    mirror: "Vis alltid listen over trekkene mine",
    bigView: "Stor visning: bordet fyller vinduet",
    chanceBar: "Sjanser i en sending",
    plain: "Tegn uten WebGL",
    speed: "Animasjonsfart",
    motion: "Bevegelse",
    pieces: "Volum for brikker",
    ambience: "Volum for bakgrunnslyder",
    alerts: "Volum for varsler",
    music: "Volum for musikk",
    muted: "Slå av alle lyder",
    lobbyAmbience: "Spill bakgrunnslyder i lobbyen",
    tab: "Si fra med fanens tittel og ikon",
    notices: "Varsle meg når det er min tur",
    hurry: "Si fra når jeg har 15 sekunder igjen",
    secondClick: "Bekreft med et klikk til",
    confirm: "Bekreft trekk som ikke kan angres",
    autoplay: "Gjør trekket for meg når jeg bare har ett",
    tips: "Vis tips i mine første partier i et spill",
    hideHurtful: "Skjul chatlinjer med ord som sårer",
  },
  about: {
    language: "Siden endres med en gang, også midt i et parti.",
    look: "Et mørkt utseende til kvelden. «Som systemet» følger enheten din.",
    mirror: "Alle trekk du kan gjøre, står som knapper ved siden av bordet.",
    bigView: "Spillere og klokker står i en stripe øverst, med de nyeste linjene i loggen ved siden av. Resten ligger i en skuff.",
    chanceBar: "En stolpe viser sjansen til hver spiller, anslått i denne nettleseren ut fra det alle kan se.",
    plain: "Prøv dette hvis bildet er tregt eller feil. Gjelder bare denne nettleseren.",
    speed: "Hvor fort brikkene flytter seg. Et klikk på bordet hopper alltid frem.",
    motion: "Redusert bevegelse setter brikkene rett på plass, uten toning og pulsering.",
    pieces: "Kort, tre og mynter når brikker flyttes. Helt til venstre er det stille.",
    ambience: "Det du hører rundt bordet.",
    alerts: "De sier fra: din tur, lite tid igjen, en melding.",
    music: "Korte melodier med pauser imellom, bare ved bordet. Av til du skrur opp.",
    muted: "Da er alt stille, uansett volum. Tasten V gjør det samme.",
    lobbyAmbience: "Ellers begynner de ved bordet.",
    tab: "De endrer seg når spillet venter på deg.",
    notices: "Når du er i en annen fane eller et annet vindu. Gjelder bare denne nettleseren.",
    hurry: "Plassen din pulserer, og en mild bjelle klinger én gang når tiden din snart er ute.",
    secondClick:
      "Det første klikket på en brikke viser hva som skjer. Klikk en gang til eller trykk Enter for å gjøre trekket; Esc tar det tilbake.",
    confirm: "Spør før et trekk avslører noe skjult.",
    autoplay: "Etter en liten pause, og aldri hvis trekket avslører noe skjult eller avslutter partiet.",
    tips: "Én setning første gang du møter en ny type valg.",
    hideHurtful: "Et trykk viser en slik linje. Ordlisten er kort, og tar noen ganger feil.",
  },
  values: {
    speed: { slow: "langsom", normal: "normal", fast: "rask", instant: "umiddelbar" },
    motion: { system: "som systemet", less: "redusert", full: "full" },
    look: { system: "som systemet", day: "dag", evening: "kveld" },
    secondClick: { touch: "på berøringsskjerm", always: "alltid", never: "aldri" },
    confirm: { always: "alltid", smart: "når ett klikk gjør dem", never: "aldri" },
  },
  noticesWhyNot: {
    insecure: "Nettlesere tillater bare varsler på https-adresser. Følg med på fanens tittel og ikon i stedet.",
    unknown: "Nettleseren din har ikke varsler. Følg med på fanens tittel og ikon i stedet.",
    denied: "Du har blokkert varsler fra dette nettstedet. Du kan tillate dem i nettleserens innstillinger.",
  },
  kept: "Innstillingene lagres med en gang, også på enheter du kobler til under Mine data i lobbyen.",
  reset: "Tilbakestill alt",
};

type Keys = readonly (readonly [key: string, does: string])[];

export const about: typeof English.about = {
  open: "Om",
  title: "Om Quayside",
  version: (version: string) =>
    `Versjon ${version}. Kode og tegninger kan brukes fritt under MIT-lisensen, skriftene under SIL Open Font License.`,
  games: "Spillene tilhører forfatterne og forlagene",
  by: (authors: string, publisher: string) => `${authors}, utgitt av ${publisher}`,
  names:
    "Navnene og varemerkene er deres, eller tilhører dem som har rettighetene i dag. Quayside bruker navnene for å si hvilket spill du spiller. Vi har ingen forbindelse med dem, og de har ikke godkjent Quayside.",
  own: "Tegningene, lydene og setningene er våre egne. Liker du et spill, så kjøp det. Da får du reglene slik forfatterne skrev dem.",
};

/** Every key there is. */
export const help: typeof English.help = {
  title: "Taster",
  groups: (seats: number) =>
    [
      [
        "Spille",
        [
          ["Klikk", "velg en opplyst brikke; se hvorfor en annen brikke ikke kan velges; klikk på bordet for raskere animasjoner"],
          ["Dra", "flytt en brikke som kan stå et annet sted"],
          ["Piler", "gå til trekkene dine, og så gjennom dem"],
          ["M", "gå til trekkene dine"],
          ["Enter, Mellomrom", "gjør det valgte trekket"],
          ["Esc", "gå ett steg tilbake; lukk et panel"],
          ["U", "angre"],
          ["H", "hint: Hva ville en mester gjort?"],
        ],
      ],
      [
        "Bildet",
        [
          ["X", "utforsk bildet"],
          ["Piler", "gå fra brikke til brikke, med infokort"],
          ["Enter", "velg brikken, eller se hvorfor det ikke går"],
          ["Mellomrom", "ta en brikke, og legg den et annet sted"],
          ["P", "vis hele infokortet og fest det"],
        ],
      ],
      [
        "Opplesing",
        [
          ["W", "hva du blir spurt om nå"],
          ["S", "penger og varer for alle spillere"],
          [`1 til ${seats}`, "én spiller: penger, varer og brett; 1 er deg"],
          ["B", "brettet i midten"],
          ["G", "måtene å vinne på, og hvor nær hver spiller er"],
          ["E", "de siste hendelsene"],
        ],
      ],
      [
        "Gå til",
        [
          ["Tab", "neste knapp"],
          ["L", "loggen: pilene går fra linje til linje, Enter viser øyeblikket"],
          ["T", "chatten"],
          ["R", "reglene"],
          ["O", "innstillingene"],
          ["F", "stor visning: bordet fyller vinduet"],
          ["C", "vis eller skjul sjansene i en sending"],
          ["V", "slå av alle lyder, eller slå dem på igjen"],
          ["?", "denne siden"],
        ],
      ],
      [
        "Reprise",
        [
          ["Venstre, Høyre", "ett trekk tilbake eller frem; med Shift én tur"],
          ["Home, End", "det første øyeblikket, det siste"],
          ["Mellomrom", "spill av eller stans"],
          ["Venstre, Home", "se tilbake mens partiet går; End eller Esc tar deg tilbake"],
        ],
      ],
    ] as readonly (readonly [title: string, keys: Keys])[],
};

export const score: typeof English.score = {
  title: "Poengblokk",
  won: (who: string) => `${who} vinner`,
  youWon: "Du vinner",
  shared: (who: string) => `${who} deler seieren`,
  youShared: (others: string) => `Du deler seieren med ${others}`,
  nobody: "Ingen vinner",
  /** How the table ended a match, in every game. */
  you: { resigned: "Du ga opp.", timeout: "Tiden din gikk ut." },
  other: { resigned: (who: string) => `${who} ga opp.`, timeout: (who: string) => `${who} brukte opp tiden.` },
  alone: "Alle de andre spillerne gikk.",
  agreed: "Alle spillerne ble enige om å avslutte partiet.",
  ratingBefore: (rating: number) => `før: ${rating}`,
  void: "En spiller gikk før sitt første trekk: Partiet teller ikke, og ratingene er uendret.",
  abandoned: "Partiet ble forlatt.",
  ended: ({ who, how }: { readonly who: string; readonly how: string }) => `${who}. ${how}`,
  total: "Sum",
  tie: "Ved likhet",
  place: (place: number, shared: boolean) => (shared ? `delt ${place}. plass` : `${place}. plass`),
  standing: "Poengene så langt. De avgjorde ikke dette partiet.",
  moment: "Partiets høydepunkt",
  /** Without a line of the log the chance alone tells it. */
  chance: (name: string, you: boolean, before: number, after: number) =>
    `${you ? "Vinnersjansen din" : `${genitive(name)} vinnersjanse`} steg fra ${percent(before)} til ${percent(after)}.`,
  glance: (name: string, you: boolean) => `Her steg ${you ? "vinnersjansen din" : `${genitive(name)} vinnersjanse`} mest.`,
  watchMoment: "Gå til øyeblikket",
  /** By the analysis, where this browser has kept one. */
  turn: "Vendepunktet",
  watchTurn: "Vis i analysen",
  earned: "Dette ga mest",
  hints: (counts: readonly string[]) => `Hint: ${counts.join(" · ")}`,
  hintsOf: (name: string, count: number) => `${name} ${number(count)}`,
  share: "Kopier resultat",
  picture: "Kopier bildet",
  shareSaved: "Siden kan ikke kopiere, så resultatet ble lagret som en fil.",
  shareSeat: (name: string, points: number | undefined) => (points === undefined ? name : `${name}: ${points}`),
  /** `link` leads to the replay; empty where the server does not keep the match. */
  shareText: (game: string, ending: string, seats: readonly string[], link: string) =>
    [`${game} · Quayside`, ending, ...seats, ...(link === "" ? [] : [link])].join("\n"),
  rematch: "Spill igjen",
  rematchAsked: "Venter på de andre …",
  wishes: (names: string) => `Klare til å spille igjen: ${names}.`,
  waitsFor: (names: string) => `Venter på ${names}. Hvis noen går, tar en bot plassen.`,
  again: "Se reprise",
  analyse: "Analyser",
  analyseAbout: "Hvem som ledet når, hva flaksen betydde, og hva du kunne ha spilt i stedet",
  board: "Vis bordet",
  sendDeal: "Send dette partiet til venner",
  sendDealAbout: "De spiller det samme mot de samme botene, og så sammenligner dere.",
  compare: "Sammenlign med de andre",
  lobby: "Til lobbyen",
};

// The proof of a fair deal: what it is, how a check goes, and what it finds.

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
  again: "Denne utdelingen fantes før partiet: Andre spiller den samme, eller den ble spilt på et annet bord. Ingen la til et tall.",
} as const;

export const proof: typeof English.proof = {
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
