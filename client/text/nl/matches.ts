/** A guest's finished matches, match files and statistics. */
import { many, number, percent } from "./grammar.ts";

const matches = (count: number): string => many(count, "partij", "partijen");

export const matchFile = {
  open: "Partijbestand openen",
  openHint: "Of sleep het bestand naar de lobby. Het wordt in deze browser afgespeeld en nergens heen gestuurd.",
  drop: "Laat het partijbestand hier los om te kijken",
  inLobby: "Partijbestanden open je in de lobby. Rond eerst af waar je mee bezig bent en open het bestand dan daar.",
  proofOpened: "Dit opgeslagen bewijs is van de partij die je bekijkt. ‘Eerlijk gedeeld’ vergelijkt het met wat de speler zag.",
  problems: {
    foreign: "Dit is geen partijbestand van Quayside. Zulke bestanden eindigen op .quayside, .record of .proof.",
    proof: "Dit opgeslagen bewijs is veranderd, of de partij klopt niet met de regels. ‘npm run verify -- BESTAND’ vertelt wat er mis is.",
    damaged: "Dit partijbestand is beschadigd of veranderd en kan niet worden afgespeeld.",
    newer: "Dit partijbestand is gemaakt met een nieuwere versie van Quayside. Laad de pagina opnieuw en probeer het nog eens.",
    tooLarge: "Dit bestand is te groot voor een partij van Quayside.",
    unknownGame: "Deze partij is van een spel dat deze versie van Quayside niet kent.",
  },
};

export const myMatches = {
  title: "Mijn partijen",
  unfinished: "Nog niet af",
  tabs: { matches: "Partijen", statistics: "Statistieken" },
  none: "Je hebt nog geen partij afgemaakt. Elke partij die je afmaakt, komt hier te staan.",
  noneFound: "Geen partij past bij deze filters.",
  offline: "Je partijen staan op de server, en die antwoordt nu niet. Een partijbestand openen kan wel.",
  filters: "Filters",
  game: "Spel",
  anyGame: "alle spellen",
  result: "Resultaat",
  results: { all: "elk resultaat", won: "gewonnen", lost: "niet gewonnen" },
  kind: "Soort",
  kinds: { all: "alle", rated: "met rating", casual: "vriendschappelijk" },
  player: "Speler",
  playerHint: "deel van een naam",
  from: "Van",
  to: "T/m",
  clear: "Filters wissen",
  count: (count: number, more: boolean) => (more ? `De laatste ${matches(count)}.` : `${matches(count)}.`),
  older: "Oudere partijen tonen",
  watch: "Bekijken",
  download: "Downloaden",
  downloadHint: "Een klein bestand met alles om de partij terug te zien en te controleren.",
  downloaded: (name: string) => `Opgeslagen als ${name}`,
  share: "Link kopiëren",
  linkByHand: "Kopieer deze link. Iedereen die hem heeft, kan deze partij bekijken.",
  shared: "Link gekopieerd. Iedereen die hem heeft, kan deze partij bekijken.",
  action: (what: string, game: string, when: string) => `${what}: ${game}, ${when}`,
  gone: "De zetten van deze partij worden niet meer bewaard. Het resultaat blijft in je lijst staan.",
  place: (place: string, seats: number) => `${place} van ${number(seats)}`,
  noPlace: "geen plaatsen",
  bots: (bots: number) => (bots === 1 ? "een bot" : `${number(bots)} bots`),
  ratedAt: (when: string) => `${when}, met rating`,
};

const strength = (from: number | undefined, to: number | undefined): string => {
  if (from === undefined) return `onder ${to}`;
  return to === undefined ? `${from} of meer` : `${from}–${to - 1}`;
};

export const statistics = {
  game: "Spel",
  none: "Statistieken verschijnen zodra je een partij hebt afgemaakt.",
  loading: "Je partijen worden gelezen…",
  latest: (count: number) => `Uit je laatste ${matches(count)} in alle spellen.`,
  summary: (count: number, won: number) =>
    `${matches(count)} afgemaakt, ${number(won)} gewonnen (${percent(count === 0 ? 0 : won / count)}).`,
  table: "Als tabel tonen",
  match: "Partij",
  date: "Datum",
  rating: {
    title: { rated: "Je rating in partijen met rating", casual: "Je rating in vriendschappelijke partijen" },
    none: "Je krijgt een rating bij je eerste partij tegen andere spelers. Partijen tegen bots tellen niet mee.",
    note: "De lijn is je rating, een voorzichtig cijfer: je speelt vrijwel zeker minstens zo goed. De stippellijn is onze beste schatting. De ruimte ertussen is de onzekerheid, en die wordt kleiner hoe meer je speelt.",
    line: "Rating",
    guess: "Beste schatting",
    gap: "Onzekerheid",
    told: (count: number, from: number, to: number) => `In ${matches(count)}, van ${number(from)} naar ${number(to)}.`,
  },
  results: {
    chart: (by: string) => `Gewonnen partijen ${by}`,
    told: (title: string, parts: readonly string[]) => `${title}: ${parts.join(", ")}.`,
    toldOne: (label: string, part: number) => `${label} ${percent(part)}`,
    note: "Het streepje op elke balk is een gelijk deel: wat even sterke spelers zouden winnen.",
    seat: "per plek",
    seatOf: (seat: number) => `Plek ${number(seat)}`,
    strength: "per sterkte van de tegenstander",
    strengthOf: strength,
    strengthNote: "Gemiddelde rating van je tegenstanders voor de partij. Bots tellen met hun gemeten sterkte.",
    size: "per aantal spelers",
    sizeOf: (seats: number) => many(seats, "speler", "spelers"),
    of: (won: number, count: number) => `${number(won)} van ${number(count)}`,
    partOf: (won: number, count: number) => `${percent(won / count)}, ${number(won)} van ${number(count)}`,
    percent,
    played: "Partijen",
    won: "Gewonnen",
    part: "Aandeel",
    even: "Gelijk deel",
  },
  how: {
    title: "Zo won je",
    times: "Zeges",
    of: {
      points: "op punten",
      resigned: "een tegenstander gaf op",
      timeout: "een tegenstander had geen tijd meer",
      shared: "gedeelde zege",
    } as Readonly<Record<string, string>>,
  },
  habits: {
    title: "Je gewoontes",
    note: "In deze browser gelezen uit de zetten van je laatste partijen.",
    progress: (done: number, all: number) => `${number(done)} van ${matches(all)} gelezen…`,
    read: (count: number) => `Uit de zetten van ${matches(count)}.`,
    failed: "Sommige partijen konden niet worden gelezen: hun zetten worden niet meer bewaard, of de server antwoordt niet.",
    none: "Er zijn nog geen zetten om te lezen.",
    times: "Partijen",
    won: "Gewonnen",
    wonOf: (won: number, count: number) => `${number(count)}×, ${number(won)} gewonnen`,
  },
};
