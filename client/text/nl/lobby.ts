/** The page in Dutch: the front page, the lobby, and other players. */

import type { BotLevel } from "../../../shared/core/contract/bot-level.ts";
import type * as English from "../en/lobby.ts";
import { list, many, number, percent } from "./grammar.ts";

export const title: string = "Quayside";
export const motto: string = "Drie geweldige bordspellen, live met vrienden of tegen bots.";
export const players = (fewest: number, most: number) => (fewest === most ? `${most} spelers` : `${fewest}–${most} spelers`);
export const sentences = (parts: readonly string[]) => parts.filter((part) => part !== "").join(" ");
export const parts = (parts: readonly string[]) => parts.filter((part) => part !== "").join(" · ");

// Names for guests who have given none: one of each list. The adjectives are in the form that stands before a noun with "de".

const TRAITS = `
  Aardige Amberen Azuren Beleefde Bescheiden Blije Bonte Brave Dappere Dartele Deftige Dolle Dromerige Drukke
  Edele Eerlijke Eigenwijze Fiere Fijne Flinke Flitsende Frisse Gekke Geduldige Gele Gewiekste Gezellige Gouden Groene Grote
  Guitige Handige Heldere Hippe IJverige Jolige Kalme Kiene Kleine Knappe Koene Koperen Kordate Kranige Kwieke Lieve Lichte Listige
  Milde Montere Mooie Muzikale Nette Nieuwe Nobele Olijke Opgewekte Oranje Parmantige Pientere Pittige Plezante
  Ranke Rappe Rode Ronde Rustige Schrandere Slaperige Slimme Snelle Snuggere Soepele Speelse Spitse Stille Stipte Stoere
  Stralende Sterke Taaie Tevreden Trotse Trouwe Verlegen Vlotte Vlugge Vrolijke Vurige Wakkere Warme Wijze Zachte Zilte
  Zilveren Zonnige Zoute Zuinige
`;
const CREATURES = `
  Aal Aalscholver Ansjovis Albatros Baars Bruinvis Dolfijn Duiker Eend Eider Fuut Garnaal Gans Grutto Haring Heilbot
  Ibis Jan-van-gent Kabeljauw Kanoet Karper Kievit Kluut Koet Kokkel Kokmeeuw Krab Kreeft Lepelaar
  Makreel Mantelmeeuw Meerkoet Meeuw Mossel Noordkaper Octopus Oester Ooievaar Otter Paling Pelikaan Pijlstaart Pinguïn
  Plevier Poon Potvis Reiger Rog Roerdomp Ruiter Sardine Schar Schelvis Schildpad Schol Scholekster Smient Snip Snoek Spiering
  Sprot Steenloper Stekelbaars Stern Stormvogel Strandloper Tarbot Tonijn Tureluur Walrus Walvis Wijting Wulp Zalm
  Zeearend Zeebaars Zeehond Zeekoet Zeester Zeeduivel Zilvermeeuw Zwaan
`;

const words = (text: string): readonly string[] => text.trim().split(/\s+/);

const guestNames = {
  first: words(TRAITS),
  second: words(CREATURES),
  of: (first: string, second: string): string => `${first} ${second}`,
};

// The front page, the lobby and what opens from it.

const matches = (count: number): string => many(count, "partij", "partijen");

export const games: typeof English.games = {
  "puerto-rico": {
    name: "Puerto Rico",
    line: "Verbouw suiker en koffie, breid je kolonie uit en verscheep eerder dan de rest.",
  },
  duel: {
    name: "7 Wonders Duel",
    line: "Twee steden, één piramide van kaarten. Win met je leger, met wetenschap of op punten.",
  },
  elasund: {
    name: "Elasund",
    line: "Bouw perceel voor perceel een stad, claim de beste plekken en pas op voor piraten.",
  },
};

/** A bot of each level, after "tegen". */
const BOT: Readonly<Record<BotLevel, string>> = {
  beginner: "beginnende bot",
  casual: "gemiddelde bot",
  strong: "sterke bot",
  master: "meesterbot",
};

export const lobby: typeof English.lobby = {
  playNow: "Nu spelen",
  playNowHint: (bots: number, level: BotLevel) => `tegen ${many(bots, BOT[level], `${BOT[level]}s`)}`,
  /** Of a match against bots. */
  lasts: (minutes: number) => `ongeveer ${number(minutes)} min`,
  more: "Meer manieren om te spelen",
  statistics: "Openingen en statistiek",
  menu: "Menu",
  quick: (seats: number): string => (seats === 2 ? "Speler zoeken" : "Spelers zoeken"),
  table: "Tafel openen",
  practice: "Offline oefenen",
  building: "Nog op de werf. Komt binnenkort.",
  join: "Aanschuiven",
  joinLabel: "Heb je een code?",
  codeHint: "ABCDEF",
  watch: "Kijken",
  stream: "De beste partij kijken, en daarna de volgende",
  playOn: "Verder spelen",
  inBrowser: "in deze browser",
  discard: "Partij weggooien",
  discardSure: (game: string) => `Deze partij ${game} weggooien? Ze wordt uit deze browser verwijderd.`,
  giveUp: "Partij opgeven",
  giveUpSure: (game: string, others: string) =>
    `${others === "" ? game : `${game} met ${others}`} opgeven? Je kunt deze partij dan niet meer winnen. Spelen anderen door, dan neemt een bot je plek in.`,
  backToTable: "Terug naar de tafel",
  yourTurn: "jouw beurt",
  sit: (free: number) => `Aanschuiven (${many(free, "plek", "plekken")} vrij)`,
  openTables: "Open tafels",
  running: "Lopende partijen",
  nobody: "Een gast",
  bots: (bots: number) => (bots === 1 ? "een bot" : `${number(bots)} bots`),
  versus: (one: string, other: string) => `${one} tegen ${other}`,
  with: (who: string) => `met ${who}`,
  here: (people: number, running: number) => {
    const who = people === 1 ? "Je bent de enige speler hier" : `${number(people)} spelers hier`;
    return running === 0 ? `${who}.` : `${who}, ${matches(running)} nu bezig.`;
  },
  alone: "Geen verbinding met de andere servers: misschien zie je niet alle spelers en tafels. Lopende partijen gaan gewoon door.",
  looking: (people: number, rated: boolean) => `${many(people, "wacht", "wachten")}${rated ? ", met rating" : ""}`,
  callMe: (until: string) => `Roep me als er iemand wacht, tot ${until}`,
  action: (what: string, game: string, who = "") => (who === "" ? `${what}: ${game}` : `${what}: ${game}, ${who}`),
  /** Below a game on the front page. */
  standing: {
    rated: (rating: number) => `Je rating in partijen met rating: ${rating}`,
    casual: (rating: number) => `Je rating in vriendschappelijke partijen: ${rating}`,
  },
  profile: "Mijn partijen",
  account: "Mijn gegevens",
  arms: "Je wapenschild",
  setting: "De tafel wordt klaargezet…",
  nothingHere: "Op dit adres is niets. Dit is de voorpagina.",
  noScript: "Je hebt JavaScript nodig om te spelen. Sta het toe voor deze pagina.",
};

export const waiting: typeof English.waiting = {
  quick: (seats: number): string => (seats === 2 ? "Tegenstander zoeken" : "Tegenstanders zoeken"),
  table: "Je tafel",
  open: "Je open tafel",
  join: "Aan tafel",
  botsIn: (seconds: number, bots: number) => {
    if (seconds <= 0) return bots > 1 ? "Er schuiven bots aan…" : "Er schuift een bot aan…";
    return `Begint over ${number(seconds)} s met ${bots > 1 ? "bots" : "een bot"} als niemand aanschuift.`;
  },
  widens: (seconds: number) =>
    seconds > 0 ? `Over ${number(seconds)} s zoeken we spelers met elke rating.` : "We zoeken spelers met elke rating.",
  reach: "Zoekbereik",
  reaches: { bots: { from: "spelers", to: "bots" }, anybody: { from: "jouw niveau", to: "alle spelers" } },
  begins: "De tafel is vol. De partij begint.",
  opens: (names: readonly string[], time: string) => `Wachten op het getal van ${list(names)}: ${time}`,
  opensElsewhere: (time: string) =>
    `Voor het delen is jouw getal nodig. Dat staat in de browser waarin je hier ging zitten: open de partij daar binnen ${time}.`,
  starts: (free: number) => `De partij begint als er nog ${many(free, "speler aanschuift", "spelers aanschuiven")}.`,
  rated: "Met rating, zonder bots",
  ratedHint: "Je wacht tot er genoeg spelers zijn. Het resultaat telt mee voor je rating, tenzij twee spelers een internetadres delen.",
  elapsed: (time: string) => `Wachttijd ${time}`,
  seats: (filled: number, seats: number) => `${number(filled)} van ${many(seats, "plek", "plekken")} bezet`,
  share: "Stuur je vrienden deze code of de link:",
  copy: "Link kopiëren",
  copied: "Gekopieerd",
  select: "Druk op Ctrl+C",
  cancel: "Annuleren",
  bot: (bots: number) => (bots > 1 ? `Nu beginnen met ${number(bots)} bots` : "Nu beginnen met een bot"),
  meanwhile: "Intussen tegen een bot",
  aside: "Wachten op spelers",
  stop: "Niet meer wachten",
};

export const colours: typeof English.colours = {
  legend: "Jouw kleur",
  names: ["blauw", "rood", "geel", "groen", "paars"] as readonly string[],
  any: "maakt niet uit",
  note: "Bewaard voor je volgende partijen. Wie het eerst komt, het eerst maalt.",
};

export const create: typeof English.create = {
  title: (game: string) => `Tafel openen voor ${game}`,
  deal: "Dezelfde partij voor vrienden",
  arena: "Een arena",
  arenaAbout: "Een bepaalde tijd speelt iedereen dezelfde partijen na elkaar, tegen dezelfde bots.",
  seats: "Spelers",
  more: "Meer opties",
  speed: {
    legend: "Bedenktijd",
    of: { none: "onbeperkt", relaxed: "rustig", normal: "normaal", fast: "snel", day: "1 dag per zet", threeDays: "3 dagen per zet" },
    allowance: (bank: string, question: string) => `${bank} voor de partij, en ${question} per keuze`,
    allows: (allowance: string) => `${allowance}.`,
    seconds: (count: number) => `${number(count)} s`,
    note: "Iedere speler heeft een tijdvoorraad plus wat tijd per keuze. Is je tijd op, dan volgt een eenvoudige zet. Bij dagen per zet kun je de pagina tussendoor sluiten; zulke partijen zijn vriendschappelijk.",
  },
  seating: {
    legend: "Plekken",
    of: { joined: "op volgorde van aanschuiven", random: "willekeurig" },
    note: "Of de plekken eerlijk zijn verdeeld, kun je achteraf nagaan.",
  },
  bots: {
    legend: "Bots",
    of: { own: "mijn niveau", beginner: "beginner", casual: "gemiddeld", strong: "sterk", master: "meester" },
    about: {
      beginner: "Maakt de fouten die mensen maken.",
      casual: "Speelt verstandig, maar denkt niet vooruit.",
      strong: "Denkt eventjes vooruit.",
      master: "Denkt ver vooruit, tot drie seconden lang.",
    },
    measured: (about: string, strength: number) => `Ongeveer ${strength}. ${about}`,
    against: (share: number, count: number, date: string) =>
      `Meester won ${percent(share)} van ${matches(count)} tegen een eenvoudig boomzoekprogramma met evenveel bedenktijd (${date}).`,
    nearest: (level: string, rating: number) => `Niveau ${level}, het dichtst bij je rating van ${rating}.`,
    shown: (level: string, around: readonly string[]) =>
      around.length < 2
        ? `Speelt ongeveer zo sterk als jij: ${level}.`
        : `Speelt ongeveer zo sterk als jij: tussen ${around[0]} en ${around[1]}, het dichtst bij ${level}.`,
    unrated: (level: string) => `Niveau ${level}, tot je in dit spel tegen bots hebt gespeeld.`,
  },
  doors: {
    legend: "Wie mag aanschuiven",
    of: { friends: "vrienden met een code", anybody: "alle spelers" },
    note: "Een open tafel staat in de lobby tot alle plekken bezet zijn, tien minuten nadat de laatste speler kwam. Tafels met rating zijn altijd open. Een tafel voor vrienden staat er niet bij, en kijken kan alleen met de code.",
  },
  rated: {
    legend: "Soort partij",
    of: { off: "vriendschappelijk", on: "met rating, zonder bots" },
    note: "Partijen met rating veranderen je rating, tenzij twee spelers een internetadres delen. Wie weggaat, verliest (voor de eerste zet telt het voor niemand); met twee spelers ook wie geen tijd meer heeft.",
    casualOnly: {
      friends: "Een tafel voor vrienden is altijd vriendschappelijk. Laat alle spelers toe om met rating te spelen.",
      days: "Partijen met dagen per zet zijn altijd vriendschappelijk.",
    },
  },
  hints: {
    legend: "Hints",
    of: { off: "uit", on: "toegestaan, en iedereen ziet het" },
    note: "Een hint laat zien wat een meester zou doen. Als ze zijn toegestaan, ziet iedereen wie erom vraagt, en het scoreblad telt ze. Alleen tegen bots mag je altijd om een hint vragen.",
  },
  openHands: {
    legend: "Open handen",
    of: { off: "nee", on: "ja, iedereen ziet alle kaarten" },
    note: "Iedereen aan tafel en alle kijkers zien de kaarten in elke hand. Bots kennen alleen hun eigen kaarten. De partij verandert geen ratings.",
  },
  watchers: {
    legend: "Kijkers",
    of: { on: "toegestaan", off: "geen" },
    note: "Zonder kijkers ziet niemand de partij zolang ze loopt. Een afgelopen partij kan iedereen terugkijken.",
  },
  open: "Tafel openen",
  play: (bots: number): string => (bots > 1 ? "Nu tegen bots spelen" : "Nu tegen een bot spelen"),
  when: {
    legend: "Wanneer",
    of: { now: "nu", later: "op een afgesproken tijd" },
    at: "Datum en tijd",
    appoint: "Afspraak maken",
  },
};

/** Whom one will not meet again. */
export const avoiding: typeof English.avoiding = {
  avoid: "Mijden",
  avoidHint: (name: string) => `Geen snelle partijen meer met ${name}`,
  meet: "Niet meer mijden",
  meetHint: (name: string) => `Weer snelle partijen met ${name} toestaan`,
};

export const people: typeof English.people = {
  guest: "Gast",
  names: guestNames,
  name: "Je naam",
  bot: "Bot",
  botNumber: (bot: number) => `Bot ${bot}`,
  introduction: (name: string, manner: string) => `${name}, ${manner}.`,
  botLabel: { beginner: "beginnende bot", casual: "gemiddelde bot", strong: "sterke bot", master: "meesterbot" },
  youLabel: "jij",
  away: "afwezig",
  sharesView: "beeld gedeeld",
  gone: "geen verbinding",
  waits: (time: string) => `geen verbinding, bot over ${time}`,
  botIn: (time: string) => `bot over ${time}`,
  loses: (time: string) => `geen verbinding, verliest over ${time}`,
  losesNow: (name: string) => `${name} heeft geen verbinding meer en verliest de partij als deze tijd om is:`,
  losesHint: "Deze speler heeft geen verbinding meer. Is die niet op tijd terug, dan is de partij voor die speler verloren.",
  goneNow: (name: string) => `${name} heeft geen verbinding meer. Een bot neemt het over als deze tijd om is:`,
  askedNow: (name: string) => `${name} heeft geen verbinding meer. Als deze tijd om is, kies jij wat er gebeurt:`,
  askedHint: "Deze speler heeft geen verbinding meer. De anderen kiezen: wachten, een bot laten spelen of de partij beëindigen.",
  waitsHint: "Deze speler heeft geen verbinding meer. Tot die terug is, speelt een bot.",
  lastSeconds: (seconds: number) => `Nog ${number(seconds)} seconden voor je zet.`,
  clockHint:
    "Bedenktijd. Elke keuze heeft eerst eigen tijd, en wat daarvan over is, telt niet op; daarna loopt de tijd voor de partij. Zijn beide op, dan wordt er een eenvoudige zet gedaan.",
  clockLoses:
    "Bedenktijd. Elke keuze heeft eerst eigen tijd, en wat daarvan over is, telt niet op; daarna loopt de tijd voor de partij. Zijn beide op, dan is de partij verloren.",
  thoughtHint: "Tot nu toe nagedacht. Deze tafel heeft geen klok.",
  standsIn: "bot speelt",
  out: "ligt eruit",
  turn: "aan zet",
  paused: "gepauzeerd",
  rematch: "wil nog een keer",
  seat: (seat: number) => `Speler ${seat}`,
};

export const neighbour: typeof English.neighbour = {
  title: (name: string) => `Over ${name}`,
  mannerNote: "De aard van een bot beslist tussen zetten die ongeveer even goed zijn. Dat kost geen kracht.",
  mute: "Speler dempen",
  hear: "Niet meer dempen",
  muteNote: "Je ziet in deze partij geen berichten van deze speler. De ander merkt daar niets van.",
  block: "Speler mijden",
  unblock: "Niet meer mijden",
  blockNote: "Geen snelle partijen meer samen. Je kunt dit later veranderen bij ‘Mijn partijen’.",
  report: "Speler melden…",
  reasons: { language: "grove taal", cheating: "vals spelen", leaving: "expres weggaan", other: "iets anders" },
  more: "Toelichting (niet verplicht)",
  reportNote: "Het verloop van de partij en de chat aan deze tafel gaan mee met de melding.",
  send: "Melding versturen",
  reported: "Bedankt. De havenmeester gaat de partij bekijken.",
};

export const version: typeof English.version = {
  later: "Er is een nieuwe versie van Quayside. Die wordt na deze partij geladen.",
  now: "Er is een nieuwe versie van Quayside.",
  stays: "Er is een nieuwe versie van Quayside, maar je browser toont nog de oude.",
  load: "Nieuwe versie laden",
  understood: "OK",
  missing: "Een deel van Quayside kon niet worden geladen. Je partijen zijn veilig.",
  again: "Opnieuw proberen",
};

/** Of a table, before sitting down. */
export const terms: typeof English.terms = {
  option: (name: string, value: string) => `${name}: ${value}`,
  title: (game: string) => `Een tafel met rating: ${game}`,
  line: (terms: string) => `${terms.charAt(0).toUpperCase()}${terms.slice(1)}.`,
  counts: "Het resultaat verandert je rating.",
  /** In its place, if it will be so. */
  oneAddress: "Met jou erbij delen twee spelers aan deze tafel een internetadres, dus het resultaat verandert geen ratings.",
  /** The same in the line of a table's terms. */
  uncounted: "verandert geen ratings (zelfde internetadres)",
  ladder: "telt voor de ranglijst met programma’s",
  costs:
    "Ga je weg, is je verbinding lang weg of is je tijd op, dan verlies je. Ga je weg voor je eerste zet, dan telt de partij voor niemand, maar wacht je op je volgende partij met rating.",
  join: "Ga zitten",
  stay: "Niet meedoen",
};

// Other players: those one knows, invitations, and who plays best.

export const company: typeof English.company = {
  button: "Contacten",
  here: (count: number) => `${number(count)} hier`,
  asking: (count: number) => many(count, "verzoek", "verzoeken"),
  title: "Contacten",
  known: "Mensen die je kent",
  states: { here: "aan de kade", away: "afwezig" },
  plays: (game: string) => `speelt ${game}`,
  watch: "Kijken",
  watchNamed: (name: string, game: string) => `Kijken hoe ${name} ${game} speelt`,
  inviteTo: "Uitnodigen voor",
  inviteNamed: (name: string, game: string) => `${name} uitnodigen voor ${game}`,
  remove: "Verwijderen",
  removeNamed: (name: string) => `${name} verwijderen`,
  requests: "Verzoeken",
  asks: (name: string) => `${name} wil je toevoegen.`,
  accept: "Toevoegen",
  acceptNamed: (name: string) => `${name} toevoegen`,
  ignore: "Negeren",
  ignoreNamed: (name: string) => `Verzoek van ${name} negeren`,
  ignoreNote: "De ander krijgt daar geen bericht van.",
  met: "Recente spelers",
  add: "Toevoegen",
  asked: (names: string) => `Je verzoek ligt bij ${names}. Jullie zien elkaar hier zodra het wordt aangenomen.`,
  showAway: "Mij als afwezig tonen",
  menu: "Speler toevoegen",
  menuNote: "Wordt je verzoek aangenomen, dan zien jullie elkaar online en kunnen jullie elkaar uitnodigen en meekijken.",

  /** In the panel of a table that waits. */
  inviteHere: "Nodig uit wie er nu is:",
  invite: "Uitnodigen",
  inviteHereNamed: (name: string) => `${name} uitnodigen`,
  invited: "uitgenodigd",
  declined: "kan nu niet",

  invitation: (name: string, game: string) => `${name} nodigt je uit voor ${game}.`,
  join: "Aanschuiven",
  notNow: "Nu niet",
  playing: "Je bent nog aan het spelen. Maak je partij af of stap eruit, en schuif dan aan.",
  tab: (name: string) => `${name} nodigt je uit`,
};

export const leaders: typeof English.leaders = {
  button: "Ranglijst",
  title: "Ranglijst",
  game: "Spel",
  counts: "Partijen",
  kinds: { rated: "met rating", casual: "vriendschappelijk", ladder: "met programma’s" },
  place: "Plaats",
  player: "Speler",
  rating: "Rating",
  matches: "Partijen",
  you: "jij",
  range: (best: number, worst: number) => `${number(best)} t/m ${number(worst)}`,
  rangeSpoken: (best: number, worst: number) => `kan ${number(best)} tot en met ${number(worst)} zijn`,
  margin: (points: number) => `± ${number(points)}`,
  note: (players: number, needed: number, opponents: number) =>
    `Er ${players === 1 ? "staat 1 speler" : `staan ${number(players)} spelers`} op de ranglijst. Daarvoor moet je ${matches(needed)} spelen tegen minstens ${number(opponents)} spelers die zelf ${matches(needed)} hebben gespeeld. De balk toont hoe zeker een rating is: hij wordt smaller met elke partij. Ratings blijven gelijk als een speler geen zet heeft gedaan, of als twee spelers een internetadres delen.`,
  none: (needed: number, opponents: number) =>
    `Er staat nog niemand op de ranglijst. Daarvoor moet je ${matches(needed)} spelen tegen minstens ${number(opponents)} spelers die zelf ${matches(needed)} hebben gespeeld. Ratings blijven gelijk als een speler geen zet heeft gedaan, of als twee spelers een internetadres delen.`,
  ladder: "Namen van programma’s beginnen met BOT. Iedereen die aan een tafel speelt die een programma heeft geopend, staat op deze lijst.",
  provisional: "Op weg naar de ranglijst",
  needs: (left: number) => `nog ${matches(left)}`,
  needsOpponents: (left: number) => `nog ${many(left, "tegenstander", "tegenstanders")}`,
};

// Matches in days: the list in the lobby, the clocks, and notifications.

export const days: typeof English.days = {
  title: "Je langlopende partijen",
  theirMove: (names: readonly string[]) => `${list(names)} aan zet`,
  timeLeft: (time: string) => `nog ${time}`,
  left: (days: number, hours: number, minutes: number) => {
    if (days > 0) return hours > 0 ? `${number(days)} d ${number(hours)} u` : `${number(days)} d`;
    return hours > 0 ? `${number(hours)} u ${number(minutes)} min` : `${number(minutes)} min`;
  },
  paused: "gepauzeerd",
  waits: (filled: number, seats: number) => `${number(filled)} van ${many(seats, "plek", "plekken")} bezet`,
  tab: (moves: number, title: string) => `(${number(moves)}) Jouw zet · ${title}`,
  clockHint: "Tijd voor deze zet. Is die op, dan doet een bot de zet. Na de tweede keer op rij speelt de bot door tot de speler terug is.",
  waitNote:
    "Je kunt deze pagina sluiten. Als alle spelers er zijn, moet ieder de partij nog één keer openen, in dezelfde browser; dan begint ze. Je vindt haar in de lobby.",
  backToLobby: "Naar de lobby",
  push: {
    label: "Meld het als ik aan zet ben",
    hint: "Ook als deze pagina dicht is, via de pushdienst van je browser. Die weet alleen wanneer, niet wat.",
    denied: "Je browser blokkeert meldingen van deze pagina. Sta ze toe in de instellingen van je browser en zet dit dan weer aan.",
  },
  pushed: (game: string, names: string) => (names === "" ? `Jouw zet in ${game}` : `Jouw zet in ${game} tegen ${names}`),
};

// The deal of the day.

const OUTCOMES = { won: "gewonnen", lost: "verloren" } as const;

/** How a match ended, in a few words that follow a colon. */
function result(outcome: "won" | "drawn" | "lost" | "gaveUp", lead: number | undefined): string {
  if (outcome === "drawn") return "gelijkspel";
  if (outcome === "gaveUp") return "opgegeven";
  if (lead === undefined) return `direct ${OUTCOMES[outcome]}`;
  return lead === 0 ? `${OUTCOMES[outcome]} na gelijke stand` : `${OUTCOMES[outcome]} met ${number(lead)} verschil`;
}

/** Among those who have finished in time. Rounded down: 100% is better than all. */
const standing = (worse: number, others: number): string =>
  others === 0
    ? "als eerste klaar"
    : `beter dan ${percent(Math.floor((100 * worse) / others) / 100)} van ${many(others, "speler", "spelers")}`;

export const daily: typeof English.daily = {
  title: "Partij van de dag",
  titleOf: (date: string) => `Partij van de dag, ${date}`,
  about: "Voor iedereen dezelfde kaarten, dobbelstenen en meesterbots, zonder terugnemen en zonder hints. Je speelt elke partij één keer.",
  play: "Spelen",
  playOn: "Verder spelen",
  /** Below today's deals: how one did the day before, and for how many days without a gap. */
  yesterday: (game: string, how: string) => `Gisteren, ${game}: ${how}`,
  streak: (days: number) => `${many(days, "dag", "dagen")} op rij`,
  show: "Resultaat bekijken",
  action: (game: string, what: string) => `Partij van de dag, ${game}: ${what}`,
  arena: "Arena",
  arenaLeft: (minutes) => `nog ${number(minutes)} min`,
  open: "Nog niet gespeeld",
  running: "Bezig",
  result,
  standing,
  late: "niet in het dagklassement: klaar na middernacht UTC, of vooral door een bot gespeeld",
  ofMatch: (how: string, standing: string) => `${how}, ${standing}`,
  copy: "Resultaat kopiëren",
  copied: "Resultaat gekopieerd",
  saved: "Deze pagina mag niet kopiëren, dus het resultaat is als bestand opgeslagen.",
  shareText: (game: string, date: string, how: string, address: string) =>
    `Quayside, partij van de dag, ${game}, ${date}: ${how}\n${address}`,
  ranked:
    "In het klassement staan partijen die de speler zelf voor middernacht UTC heeft uitgespeeld. Iedereen heeft dezelfde deling, dus een tweede poging is niet uit te sluiten.",
  best: (name: string, how: string, players: number) => `Beste van gisteren (${many(players, "speler", "spelers")}): ${name}, ${how}`,
  noBest: {
    unplayed: "Niemand heeft de partij van gisteren gespeeld.",
    noneRanked: "De partij van gisteren is gespeeld, maar niemand kwam in het klassement.",
  },
  watch: "Kijken",
  watchNamed: (game: string) => `De beste partij ${game} van gisteren bekijken`,
  hoursLeft: (hours: number) => (hours > 0 ? `nog ${number(hours)} uur` : "nog geen uur"),
  left: (hours: number, minutes: number) => `Nieuwe partijen over ${hours > 0 ? `${number(hours)} uur en ` : ""}${number(minutes)} min.`,
  note: "Ben je voor die tijd klaar, dan tel je mee voor het dagklassement. Tot dan kan niemand je partij zien.",
  /** At the table. */
  leave:
    "De tafel verlaten? Je kunt vanuit de lobby verder spelen. Ben je voor middernacht UTC klaar, dan tel je mee voor het dagklassement.",
  resign: "Deze partij van de dag opgeven? De partij telt dan niet mee voor het dagklassement, en opnieuw spelen kan niet.",
  noUndo: "In een partij van de dag kun je geen zetten terugnemen",
  ended: "Partij van de dag: bekijk in de lobby hoe je het deed vergeleken met de rest.",
  secret: "Anderen spelen deze partij nog, dus dit blijft geheim tot middernacht UTC. Daarna kun je het in de herhaling controleren.",
};

/** At the table of a deal that friends play, each alone. */
export const sharedDeal: typeof English.sharedDeal = {
  leave: "De tafel verlaten? Met dezelfde link kom je terug.",
  resign: "Deze partij opgeven? Ze telt als laatste, en opnieuw spelen kan niet.",
  noUndo: "In een gedeelde partij kun je geen zetten terugnemen",
};

// A guest's finished matches, match files and statistics.

export const matchFile: typeof English.matchFile = {
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

export const myMatches: typeof English.myMatches = {
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
  left: { resigned: "opgegeven", timeout: "tijd op" },
  bots: (bots: number) => (bots === 1 ? "een bot" : `${number(bots)} bots`),
  ratedAt: (when: string) => `${when}, met rating`,
};

const strength = (from: number | undefined, to: number | undefined): string => {
  if (from === undefined) return `onder ${to}`;
  return to === undefined ? `${from} of meer` : `${from}–${to - 1}`;
};

export const statistics: typeof English.statistics = {
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
