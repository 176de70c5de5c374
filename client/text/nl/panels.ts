/** The page in Dutch: settings, keys, the score sheet and the proof of a fair deal. */

import type { DealOrigin, Finding } from "../../../shared/core/review/proof.ts";
import type * as English from "../en/panels.ts";
import { byAmount, list, many, number, percent } from "./grammar.ts";

// Settings, keys and the score sheet.

export const settings: typeof English.settings = {
  title: "Instellingen",
  language: "Taal",
  groups: { look: "Beeld", motion: "Beweging", sound: "Geluid", attention: "Meldingen", playing: "Spelen" },
  names: {
    look: "Licht",
    mirror: "Lijst met mijn zetten altijd tonen",
    bigView: "Groot beeld: de tafel vult het venster",
    chanceBar: "Kansen op een stream",
    plain: "Tekenen zonder WebGL",
    speed: "Animatiesnelheid",
    motion: "Beweging",
    pieces: "Volume van speelstukken",
    ambience: "Volume van achtergrondgeluid",
    alerts: "Volume van meldingen",
    music: "Volume van muziek",
    muted: "Alle geluiden uit",
    lobbyAmbience: "Achtergrondgeluid in de lobby",
    tab: "Roep me via titel en pictogram van het tabblad",
    notices: "Meld het als ik aan de beurt ben",
    hurry: "Waarschuw bij mijn laatste 15 seconden",
    secondClick: "Bevestigen met tweede klik",
    confirm: "Zetten bevestigen die je niet kunt terugnemen",
    autoplay: "Enige mogelijke zet vanzelf spelen",
    tips: "Tips in mijn eerste partijen van een spel",
    hideHurtful: "Chatregels met kwetsende woorden verbergen",
  },
  about: {
    language: "De pagina verandert meteen, ook midden in een partij.",
    look: "Een donker uiterlijk voor de avond. “Zoals het systeem” volgt je apparaat.",
    mirror: "Alles wat je kunt doen, staat als knop naast de tafel.",
    bigView: "Spelers en klokken staan in een strook bovenaan, met de nieuwste regels van het verloop ernaast. De rest zit in een lade.",
    chanceBar: "Een balk toont hoeveel kans elke speler heeft, in deze browser geschat uit wat iedereen kan zien.",
    plain: "Probeer dit als het beeld traag is of niet klopt. Alleen voor deze browser.",
    speed: "Hoe snel stukken bewegen. Een klik op de tafel slaat de animatie altijd over.",
    motion: "Bij minder beweging staan stukken meteen op hun plek, zonder vervagen of pulseren.",
    pieces: "Kaarten, hout en munten bij het verplaatsen. Helemaal links is stil.",
    ambience: "Wat je rond de tafel hoort.",
    alerts: "Ze roepen je: jouw beurt, weinig tijd, een bericht.",
    music: "Korte melodieën met stilte ertussen, alleen aan tafel. Uit tot je het volume hoger zet.",
    muted: "Je hoort niets, wat de volumes ook zijn. V doet dit ook.",
    lobbyAmbience: "Anders begint het pas aan tafel.",
    tab: "Ze veranderen zolang het spel op je wacht.",
    notices: "Als je in een ander tabblad of venster bent. Alleen voor deze browser.",
    hurry: "Als je tijd bijna op is, pulseert je plek en klinkt er één keer een zacht belletje.",
    secondClick: "De eerste klik op een stuk laat zien wat er gebeurt. Klik nog eens of druk op Enter om te spelen; met Esc ga je terug.",
    confirm: "Vraagt eerst, voordat een zet iets verborgens onthult.",
    autoplay: "Na een korte pauze, en nooit als de zet iets verborgens onthult of de partij beëindigt.",
    tips: "Eén zin bij elk nieuw soort keuze.",
    hideHurtful: "Met een klik zie je zo’n regel toch. De woordenlijst is kort, en zit er soms naast.",
  },
  values: {
    speed: { slow: "langzaam", normal: "normaal", fast: "snel", instant: "direct" },
    motion: { system: "volgens systeem", less: "minder", full: "volledig" },
    look: { system: "zoals het systeem", day: "dag", evening: "avond" },
    secondClick: { touch: "op aanraakschermen", always: "altijd", never: "nooit" },
    confirm: { always: "altijd", smart: "als één klik ze speelt", never: "nooit" },
  },
  noticesWhyNot: {
    insecure: "Browsers staan meldingen alleen toe op https-adressen. Let in plaats daarvan op de titel en het pictogram van het tabblad.",
    unknown: "Je browser kent geen meldingen. Let in plaats daarvan op de titel en het pictogram van het tabblad.",
    denied: "Je hebt meldingen van deze site geblokkeerd. In de instellingen van je browser kun je ze toestaan.",
  },
  kept: "Je instellingen worden meteen bewaard, ook op elk apparaat dat je in de lobby koppelt bij Mijn gegevens.",
  reset: "Standaard herstellen",
};

type Keys = readonly (readonly [key: string, does: string])[];

export const about: typeof English.about = {
  open: "Info",
  title: "Over Quayside",
  version: (version: string) =>
    `Versie ${version}. Code en tekeningen zijn vrij te gebruiken onder de MIT-licentie, de lettertypen onder de SIL Open Font License.`,
  games: "De spellen zijn van hun auteurs en uitgevers",
  by: (authors: string, publisher: string) => `${authors}, uitgeverij ${publisher}`,
  names:
    "De namen en merken zijn van hen, of van wie nu de rechten heeft. Quayside gebruikt de namen om te zeggen welk spel je speelt. We hebben geen band met hen, en zij hebben Quayside niet goedgekeurd.",
  own: "De tekeningen, geluiden en zinnen zijn van onszelf. Vind je een spel leuk, koop het dan: zo krijg je de regels zoals de auteurs ze schreven.",
};

/** Every key there is. */
export const help: typeof English.help = {
  title: "Toetsen",
  groups: (seats: number) =>
    [
      [
        "Spelen",
        [
          ["Klikken", "een verlicht stuk kiezen; zien waarom een ander stuk niet kan; op de tafel: animaties versnellen"],
          ["Slepen", "een stuk verplaatsen dat ergens anders heen kan"],
          ["Pijltjes", "naar je zetten, en erdoorheen"],
          ["M", "naar je zetten"],
          ["Enter, spatie", "de gekozen zet spelen"],
          ["Esc", "een stap terug; een paneel sluiten"],
          ["U", "zet terugnemen"],
          ["H", "hint: wat zou een Meester doen?"],
        ],
      ],
      [
        "Beeld",
        [
          ["X", "het beeld verkennen"],
          ["Pijltjes", "van stuk naar stuk, met de kaart erbij"],
          ["Enter", "het stuk kiezen, of zien waarom dat niet kan"],
          ["Spatie", "een stuk oppakken en ergens anders neerleggen"],
          ["P", "de hele kaart tonen en vastzetten"],
        ],
      ],
      [
        "Voorlezen",
        [
          ["W", "wat er nu gevraagd wordt"],
          ["S", "geld en goederen van alle spelers"],
          [`1 t/m ${seats}`, "één speler: geld, goederen en bord; 1 ben jij"],
          ["B", "het bord in het midden"],
          ["G", "hoe je kunt winnen, en hoever iedereen is"],
          ["E", "wat er net gebeurde"],
        ],
      ],
      [
        "Ga naar",
        [
          ["Tab", "de volgende knop"],
          ["L", "het verloop: met pijltjes van regel naar regel, Enter toont dat moment"],
          ["T", "de chat"],
          ["R", "de regels"],
          ["O", "de instellingen"],
          ["F", "groot beeld: de tafel vult het venster"],
          ["C", "de kansen op een stream tonen of verbergen"],
          ["V", "alle geluiden uit of weer aan"],
          ["?", "deze pagina"],
        ],
      ],
      [
        "Herhaling",
        [
          ["Links, rechts", "een zet terug of vooruit; met Shift een beurt"],
          ["Home, End", "het eerste moment, het laatste"],
          ["Spatie", "afspelen of pauzeren"],
          ["Links, Home", "terugkijken terwijl de partij doorgaat; End of Esc brengt je terug"],
        ],
      ],
    ] as readonly (readonly [title: string, keys: Keys])[],
};

export const score: typeof English.score = {
  title: "Scoreblad",
  won: (who: string) => `${who} wint`,
  youWon: "Jij wint",
  shared: (who: string) => `${who} delen de zege`,
  youShared: (others: string) => `Je deelt de zege met ${others}`,
  nobody: "Geen winnaar",
  you: { resigned: "Je hebt opgegeven.", timeout: "Je tijd was op." },
  other: { resigned: (who: string) => `${who} gaf op.`, timeout: (who: string) => `${who} had geen tijd meer.` },
  alone: "Alle andere spelers zijn weg.",
  agreed: "De partij is in overleg beëindigd.",
  ratingBefore: (rating: number) => `eerst: ${rating}`,
  void: "Een speler vertrok voor de eerste zet: de partij telt niet en ratings blijven gelijk.",
  abandoned: "De partij is afgebroken.",
  ended: ({ who, how }: { readonly who: string; readonly how: string }) => `${who}. ${how}`,
  total: "Totaal",
  tie: "Bij gelijke stand",
  place: (place: number, shared: boolean) => (shared ? `gedeeld ${place}e` : `${place}e`),
  standing: "De punten tot nu toe. Ze gaven in deze partij niet de doorslag.",
  moment: "Het moment van de partij",
  chance: (name: string, you: boolean, before: number, after: number) =>
    `${you ? "Jouw winstkans" : `De winstkans van ${name}`} steeg van ${percent(before)} naar ${percent(after)}.`,
  glance: (name: string, you: boolean) => `Hier steeg ${you ? "jouw winstkans" : `de winstkans van ${name}`} het meest.`,
  watchMoment: "Naar dit moment",
  turn: "Het keerpunt",
  watchTurn: "Tonen in de analyse",
  earned: "Wat het meest opleverde",
  hints: (counts: readonly string[]) => `Hints: ${counts.join(" · ")}`,
  hintsOf: (name: string, count: number) => `${name} ${number(count)}`,
  share: "Resultaat kopiëren",
  picture: "Afbeelding kopiëren",
  shareSaved: "Deze pagina kan niet kopiëren, dus het resultaat is als bestand opgeslagen.",
  shareSeat: (name: string, points: number | undefined) => (points === undefined ? name : `${name}: ${points}`),
  shareText: (game: string, ending: string, seats: readonly string[], link: string) =>
    [`${game} · Quayside`, ending, ...seats, ...(link === "" ? [] : [link])].join("\n"),
  rematch: "Nog een keer",
  rematchAsked: "Wachten op de anderen…",
  wishes: (names: string) => `Klaar voor nog een keer: ${names}.`,
  waitsFor: (names: string) => `Wachten op ${names}. Wie weggaat, wordt vervangen door een bot.`,
  again: "Terugzien",
  analyse: "Analyseren",
  analyseAbout: "Wie wanneer voorstond, wat geluk uitmaakte en wat je anders had kunnen spelen",
  board: "Tafel tonen",
  sendDeal: "Deze partij naar vrienden sturen",
  sendDealAbout: "Ze spelen dezelfde partij tegen dezelfde bots; daarna vergelijken jullie.",
  compare: "Met de anderen vergelijken",
  lobby: "Naar de lobby",
};

// The proof of a fair deal: what it is, how a check goes, and what it finds.

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
  again:
    "Deze verdeling bestond al voor de partij: anderen spelen dezelfde, of ze is aan een andere tafel gespeeld. Niemand voegde een getal toe.",
} as const;

export const proof: typeof English.proof = {
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
