/** Settings, keys and the score sheet. */
import { number, percent } from "./grammar.ts";

export const settings = {
  title: "Instellingen",
  language: "Taal",
  groups: { look: "Beeld", motion: "Beweging", sound: "Geluid", attention: "Meldingen", playing: "Spelen" },
  names: {
    mirror: "Lijst met mijn zetten altijd tonen",
    plain: "Tekenen zonder WebGL",
    speed: "Animatiesnelheid",
    motion: "Beweging",
    pieces: "Volume van speelstukken",
    ambience: "Volume van achtergrondgeluid",
    alerts: "Volume van meldingen",
    muted: "Alle geluiden uit",
    lobbyAmbience: "Achtergrondgeluid in de lobby",
    tab: "Roep me via titel en pictogram van het tabblad",
    notices: "Meld het als ik aan de beurt ben",
    hurry: "Waarschuw bij mijn laatste 15 seconden",
    secondClick: "Bevestigen met tweede klik",
    confirm: "Zetten bevestigen die je niet kunt terugnemen",
    autoplay: "Enige mogelijke zet vanzelf spelen",
    tips: "Tips in mijn eerste partijen van een spel",
  },
  about: {
    language: "De pagina verandert meteen, ook midden in een partij.",
    mirror: "Alles wat je kunt doen, staat als knop naast de tafel.",
    plain: "Probeer dit als het beeld traag is of niet klopt. Alleen voor deze browser.",
    speed: "Hoe snel stukken bewegen. Een klik op de tafel slaat de animatie altijd over.",
    motion: "Bij minder beweging staan stukken meteen op hun plek, zonder vervagen of pulseren.",
    pieces: "Kaarten, hout en munten bij het verplaatsen. Helemaal links is stil.",
    ambience: "Wat je rond de tafel hoort.",
    alerts: "Ze roepen je: jouw beurt, weinig tijd, een bericht.",
    muted: "Je hoort niets, wat de volumes ook zijn. V doet dit ook.",
    lobbyAmbience: "Anders begint het pas aan tafel.",
    tab: "Ze veranderen zolang het spel op je wacht.",
    notices: "Als je in een ander tabblad of venster bent. Alleen voor deze browser.",
    hurry: "Als je tijd bijna op is, pulseert je plek en klinkt er één keer een zacht belletje.",
    secondClick: "De eerste klik op een stuk laat zien wat er gebeurt. Klik nog eens of druk op Enter om te spelen; met Esc ga je terug.",
    confirm: "Vraagt eerst, voordat een zet iets verborgens onthult.",
    autoplay: "Na een korte pauze, en nooit als de zet iets verborgens onthult of de partij beëindigt.",
    tips: "Eén zin bij elk nieuw soort keuze.",
  },
  values: {
    speed: { slow: "langzaam", normal: "normaal", fast: "snel", instant: "direct" },
    motion: { system: "volgens systeem", less: "minder", full: "volledig" },
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

export const about = {
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
export const help = {
  title: "Toetsen",
  groups: [
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
        ["1 t/m 5", "één speler: geld, goederen en bord; 1 ben jij"],
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

export const score = {
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
  watchMoment: "Naar dit moment",
  turn: "Het keerpunt",
  watchTurn: "Tonen in de analyse",
  earned: "Wat het meest opleverde",
  hints: (counts: readonly string[]) => `Hints: ${counts.join(" · ")}`,
  hintsOf: (name: string, count: number) => `${name} ${number(count)}`,
  share: "Resultaat kopiëren",
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
  lobby: "Naar de lobby",
};
