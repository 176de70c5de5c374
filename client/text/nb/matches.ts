/** A guest's finished matches, match files and statistics. */
import { many, number, percent } from "./grammar.ts";

const matches = (count: number): string => many(count, "parti", "partier");

export const matchFile = {
  open: "Åpne en partifil",
  openHint: "Eller slipp filen hvor som helst i lobbyen. Den spilles av i denne nettleseren og sendes ingen steder.",
  drop: "Slipp partifilen for å se partiet",
  inLobby: "Partifiler åpnes i lobbyen. Avslutt det du holder på med, og åpne filen der.",
  proofOpened: "Dette lagrede beviset inneholder partiet du ser på. «Ærlig spill» sjekker det mot det spilleren så.",
  problems: {
    foreign: "Dette er ikke en partifil fra Quayside. Partifiler slutter på .quayside, .record eller .proof.",
    proof: "Dette lagrede beviset er endret, eller partiet bryter reglene. «npm run verify -- FILE» sier hva som er galt.",
    damaged: "Denne partifilen er skadet eller endret, så den kan ikke spilles av.",
    newer: "Denne partifilen er laget av en nyere versjon av Quayside. Last siden på nytt og prøv igjen.",
    tooLarge: "Denne filen er for stor til å være et parti fra Quayside.",
    unknownGame: "Dette partiet er i et spill som denne versjonen av Quayside ikke har.",
  },
};

export const myMatches = {
  title: "Mine partier",
  unfinished: "Ikke ferdige",
  tabs: { matches: "Partier", statistics: "Statistikk" },
  none: "Du har ikke fullført noe parti ennå. Alle partier du fullfører, dukker opp her.",
  noneFound: "Ingen partier passer til disse filtrene.",
  offline: "Partiene dine ligger på serveren, som ikke svarer akkurat nå. Du kan fortsatt åpne en partifil.",
  filters: "Filtre",
  game: "Spill",
  anyGame: "alle spill",
  result: "Resultat",
  results: { all: "alle resultater", won: "vunnet", lost: "ikke vunnet" },
  kind: "Type",
  kinds: { all: "alle", rated: "rangerte", casual: "uformelle" },
  player: "Spiller",
  playerHint: "del av et navn",
  from: "Fra",
  to: "Til",
  clear: "Fjern filtre",
  count: (count: number, more: boolean) =>
    more ? (count === 1 ? "Det siste partiet." : `De siste ${matches(count)}.`) : `${matches(count)}.`,
  older: "Vis eldre partier",
  watch: "Se på",
  download: "Last ned",
  downloadHint: "En liten fil med alt som trengs for å spille av og sjekke partiet.",
  downloaded: (name: string) => `Lagret som ${name}`,
  share: "Kopier lenke",
  linkByHand: "Kopier denne lenken. Alle som har den, kan se dette partiet.",
  shared: "Lenken er kopiert. Alle som har den, kan se dette partiet.",
  /** What a button does, for screen readers: "Watch: Elasund, 23 Nov 2026". */
  action: (what: string, game: string, when: string) => `${what}: ${game}, ${when}`,
  gone: "Trekkene i dette partiet er ikke lagret lenger. Resultatet blir stående i listen din.",
  place: (place: string, seats: number) => `${place} av ${number(seats)}`,
  noPlace: "ingen plassering",
  bots: (bots: number) => (bots === 1 ? "en bot" : `${number(bots)} boter`),
  ratedAt: (when: string) => `${when}, rangert`,
};

const strength = (from: number | undefined, to: number | undefined): string => {
  if (from === undefined) return `under ${to}`;
  return to === undefined ? `${from} og mer` : `${from}–${to - 1}`;
};

export const statistics = {
  game: "Spill",
  none: "Statistikken kommer når du har fullført et parti.",
  loading: "Leser partiene dine …",
  latest: (count: number) =>
    count === 1 ? "Fra det siste partiet ditt, i alle spill." : `Fra de siste ${matches(count)} dine, i alle spill.`,
  summary: (count: number, won: number) => `${matches(count)} fullført, ${number(won)} vunnet (${percent(count === 0 ? 0 : won / count)}).`,
  table: "Vis som tabell",
  match: "Parti",
  date: "Dato",
  rating: {
    title: { rated: "Ratingen din i rangerte partier", casual: "Ratingen din i uformelle partier" },
    none: "Du får en rating etter ditt første parti mot andre spillere. Partier mot boter teller ikke.",
    note: "Linjen er ratingen din, et forsiktig tall: Du spiller nesten helt sikkert minst så bra. Den stiplede linjen er vårt beste anslag. Avstanden mellom dem er usikkerheten, som krymper etter hvert som du spiller.",
    line: "Rating",
    guess: "Beste anslag",
    gap: "Usikkerhet",
    /** The chart in one sentence. */
    told: (count: number, from: number, to: number) => `Over ${matches(count)}, fra ${number(from)} til ${number(to)}.`,
  },
  results: {
    chart: (by: string) => `Vunne partier ${by}`,
    /** A chart in one sentence, for screen readers. */
    told: (title: string, parts: readonly string[]) => `${title}: ${parts.join(", ")}.`,
    toldOne: (label: string, part: number) => `${label} ${percent(part)}`,
    note: "Merket på hver søyle er en lik andel: det jevngode spillere ville vunnet.",
    seat: "etter plass ved bordet",
    seatOf: (seat: number) => `Plass ${number(seat)}`,
    strength: "etter motspillernes styrke",
    strengthOf: strength,
    strengthNote: "Snittet av motspillernes rating før partiet. Boter teller med sin målte styrke.",
    size: "etter antall spillere",
    sizeOf: (seats: number) => many(seats, "spiller", "spillere"),
    of: (won: number, count: number) => `${number(won)} av ${number(count)}`,
    partOf: (won: number, count: number) => `${percent(won / count)}, ${number(won)} av ${number(count)}`,
    percent,
    played: "Partier",
    won: "Vunnet",
    part: "Andel",
    even: "Lik andel",
  },
  how: {
    title: "Slik vant du",
    times: "Seire",
    /** Endings that every game has; the others are the game's own words. */
    of: {
      points: "på poeng",
      resigned: "en motspiller ga opp",
      timeout: "en motspiller brukte opp tiden",
      shared: "delt seier",
    } as Readonly<Record<string, string>>,
  },
  habits: {
    title: "Vanene dine",
    note: "Lest i denne nettleseren fra trekkene i de siste partiene dine.",
    progress: (done: number, all: number) => `Har lest ${number(done)} av ${matches(all)} …`,
    read: (count: number) => `Fra trekkene i ${matches(count)}.`,
    failed: "Noen partier kunne ikke leses: Trekkene er ikke lagret lenger, eller serveren svarer ikke.",
    none: "Det er ingen trekk å lese ennå.",
    times: "Partier",
    won: "Vunnet",
    wonOf: (won: number, count: number) => `${number(count)}×, vant ${number(won)}`,
  },
};
