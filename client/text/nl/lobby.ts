/** The front page, the lobby and what opens from it. */
import type { BotLevel } from "../../../shared/core/contract/bot-level.ts";
import { list, many, number } from "./grammar.ts";
import { guestNames } from "./guest-names.ts";

const matches = (count: number): string => many(count, "partij", "partijen");

export const games = {
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

export const lobby = {
  playNow: "Nu spelen",
  playNowHint: (bots: number, level: BotLevel) => `tegen ${many(bots, BOT[level], `${BOT[level]}s`)}`,
  quick: (seats: number): string => (seats === 2 ? "Speler zoeken" : "Spelers zoeken"),
  table: "Tafel openen",
  practice: "Offline oefenen",
  building: "Nog op de werf. Komt binnenkort.",
  join: "Aanschuiven",
  joinLabel: "Heb je een code?",
  codeHint: "ABCDEF",
  watch: "Kijken",
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
    return running === 0 ? `${who}.` : `${who}, ${matches(running)} aan de gang.`;
  },
  alone: "Geen verbinding met de andere servers: misschien zie je niet alle spelers en tafels. Lopende partijen gaan gewoon door.",
  looking: (people: number) => many(people, "wacht", "wachten"),
  action: (what: string, game: string, who = "") => (who === "" ? `${what}: ${game}` : `${what}: ${game}, ${who}`),
  /** Below a game on the front page. */
  standing: {
    rated: (rating: number) => `Je rating in partijen met rating: ${rating}`,
    casual: (rating: number) => `Je rating in vriendschappelijke partijen: ${rating}`,
  },
  profile: "Mijn partijen",
  account: "Mijn gegevens",
  setting: "De tafel wordt klaargezet…",
  noScript: "Je hebt JavaScript nodig om te spelen. Sta het toe voor deze pagina.",
};

export const waiting = {
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
  ratedHint: "Je wacht tot er genoeg spelers zijn. Het resultaat telt mee voor je rating.",
  elapsed: (time: string) => `Wachttijd ${time}`,
  seats: (filled: number, seats: number) => `${number(filled)} van ${many(seats, "plek", "plekken")} bezet`,
  share: "Stuur je vrienden deze code of de link:",
  copy: "Link kopiëren",
  copied: "Gekopieerd",
  select: "Druk op Ctrl+C",
  cancel: "Annuleren",
  bot: (bots: number) => (bots > 1 ? `Nu beginnen met ${number(bots)} bots` : "Nu beginnen met een bot"),
};

export const colours = {
  legend: "Jouw kleur",
  names: ["blauw", "rood", "geel", "groen", "paars"] as readonly string[],
  any: "maakt niet uit",
  note: "Bewaard voor je volgende partijen. Wie het eerst komt, het eerst maalt.",
};

export const create = {
  title: (game: string) => `Tafel openen voor ${game}`,
  seats: "Spelers",
  speed: {
    legend: "Bedenktijd",
    of: { none: "onbeperkt", relaxed: "rustig", normal: "normaal", fast: "snel", day: "1 dag per zet", threeDays: "3 dagen per zet" },
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
    nearest: (level: string, rating: number) => `Niveau ${level}, het dichtst bij je rating van ${rating}.`,
    unrated: (level: string) => `Niveau ${level}, tot je in dit spel een rating hebt.`,
  },
  doors: {
    legend: "Wie mag aanschuiven",
    of: { friends: "vrienden met een code", anybody: "alle spelers" },
    note: "Een open tafel staat in de lobby tot alle plekken bezet zijn, tien minuten nadat de laatste speler kwam. Tafels met rating zijn altijd open. Een tafel voor vrienden staat er niet bij, en kijken kan alleen met de code.",
  },
  counts: {
    legend: "Soort partij",
    of: { casual: "vriendschappelijk", rated: "met rating, zonder bots" },
    note: "Partijen met rating veranderen je rating. Wie weggaat, verliest (voor de eerste zet telt het voor niemand); met twee spelers ook wie geen tijd meer heeft.",
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
  watchers: {
    legend: "Kijkers",
    of: { on: "toegestaan", off: "geen" },
    note: "Zonder kijkers ziet niemand de partij zolang ze loopt. Een afgelopen partij kan iedereen terugkijken.",
  },
  open: "Tafel openen",
  play: (bots: number): string => (bots > 1 ? "Nu tegen bots spelen" : "Nu tegen een bot spelen"),
};

/** Whom one will not meet again. */
export const avoiding = {
  avoid: "Mijden",
  avoidHint: (name: string) => `Geen snelle partijen meer met ${name}`,
  meet: "Niet meer mijden",
  meetHint: (name: string) => `Weer snelle partijen met ${name} toestaan`,
};

export const account = {
  title: "Mijn gegevens",
  device: "Een ander apparaat",
  deviceNote: "Je naam, ratings en partijen gaan mee. Je kunt dit apparaat ook blijven gebruiken.",
  giveCode: "Code maken",
  codeLasts: "Voer de code binnen vijf minuten in op het andere apparaat. Hij werkt één keer.",
  haveCode: "Code van een ander apparaat",
  useCode: "Code gebruiken",
  welcome: (name: string) => `Welkom terug, ${name}.`,
  devices: (count: number) => `Je bent op ${count} apparaten aangemeld.`,
  signOut: "Alle andere apparaten afmelden",
  signOutSure: "Alleen dit apparaat blijft aangemeld. De andere raken meteen je naam, je plaatsen en je partijen kwijt.",
  signOutDo: "Andere afmelden",
  signedOut: "Alle andere apparaten zijn afgemeld.",
  kept: "Wat we over je bewaren",
  keptNote: "Er is geen account, geen e-mailadres en geen tracking. Dit is alles:",
  keptList: [
    "je naam, en wanneer je hier voor het eerst en voor het laatst was",
    "een vingerafdruk van het geheim waaraan we deze browser herkennen",
    "de partijen die je hebt afgemaakt, met zetten, plaatsen en punten",
    "waar je nu aan tafel zit en wat je daar hebt gezegd",
    "je rating in elk spel, nu en na elke partij, en de spelers die je mijdt",
    "de mensen die je kent of aan wie je een verzoek hebt gestuurd, en of je als afwezig wordt getoond",
    "je instellingen",
    "de partijen met rating waar je uit bent gestapt, en de meldingen die je hebt gestuurd",
  ] as readonly string[],
  save: "Mijn gegevens downloaden",
  erase: "Mijn gegevens wissen",
  eraseSure:
    "Je naam, je ratings en je lijst met partijen worden voorgoed gewist. Afgelopen partijen en wat je hebt gezegd blijven bij de andere spelers, zonder je naam.",
  eraseDo: "Mijn gegevens wissen",
  erased: "Je gegevens zijn gewist. Je bent nu een nieuwe gast.",
};

export const people = {
  guest: "Gast",
  names: guestNames,
  name: "Je naam",
  bot: "Bot",
  botNumber: (bot: number) => `Bot ${bot}`,
  botLabel: { beginner: "beginnende bot", casual: "gemiddelde bot", strong: "sterke bot", master: "meesterbot" },
  youLabel: "jij",
  away: "afwezig",
  gone: "geen verbinding",
  waits: (time: string) => `geen verbinding, bot over ${time}`,
  loses: (time: string) => `geen verbinding, verliest over ${time}`,
  losesNow: (name: string) => `${name} heeft geen verbinding meer en verliest de partij als deze tijd om is:`,
  losesHint: "Deze speler heeft geen verbinding meer. Is die niet op tijd terug, dan is de partij voor die speler verloren.",
  goneNow: (name: string) => `${name} heeft geen verbinding meer. Een bot neemt het over als deze tijd om is:`,
  waitsHint: "Deze speler heeft geen verbinding meer. Tot die terug is, speelt een bot.",
  lastSeconds: (seconds: number) => `Nog ${number(seconds)} seconden voor je zet.`,
  clockHint: "Bedenktijd. Is die op, dan wordt er een eenvoudige zet gedaan.",
  clockLoses: "Bedenktijd. Is die op, dan is de partij verloren.",
  waitsAgain: (time: string) => `geen verbinding, plek nog ${time} vrijgehouden`,
  standsIn: "bot speelt",
  out: "uit de partij",
  turn: "aan zet",
  paused: "gepauzeerd",
  rematch: "wil nog een keer",
  seat: (seat: number) => `Speler ${seat}`,
};

export const neighbour = {
  title: (name: string) => `Over ${name}`,
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

export const version = {
  later: "Er is een nieuwe versie van Quayside. Die wordt na deze partij geladen.",
  now: "Er is een nieuwe versie van Quayside.",
  stays: "Er is een nieuwe versie van Quayside, maar je browser toont nog de oude.",
  load: "Nieuwe versie laden",
  understood: "OK",
  missing: "Een deel van Quayside kon niet worden geladen. Je partijen zijn veilig.",
  again: "Opnieuw proberen",
};

/** Of a table, before sitting down. */
export const terms = {
  option: (name: string, value: string) => `${name}: ${value}`,
  title: (game: string) => `Een tafel met rating: ${game}`,
  line: (terms: string) => `${terms.charAt(0).toUpperCase()}${terms.slice(1)}.`,
  costs:
    "Het resultaat verandert je rating. Ga je weg, is je verbinding lang weg of is je tijd op, dan verlies je. Ga je weg voor je eerste zet, dan telt de partij voor niemand, maar wacht je op je volgende partij met rating.",
  join: "Ga zitten",
  stay: "Niet meedoen",
};
