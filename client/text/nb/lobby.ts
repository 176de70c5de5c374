/** The front page, the lobby and what opens from it. */
import type { BotLevel } from "../../../shared/core/contract/bot-level.ts";
import { list, many, number } from "./grammar.ts";
import { guestNames } from "./guest-names.ts";

const matches = (count: number): string => many(count, "parti", "partier");

export const games = {
  "puerto-rico": {
    name: "Puerto Rico",
    line: "Dyrk sukker og kaffe, bygg ut kolonien din, og skip ut varene før de andre gjør det.",
  },
  duel: {
    name: "7 Wonders Duel",
    line: "To byer, én pyramide av kort. Vinn militært, vitenskapelig eller på poeng.",
  },
  elasund: {
    name: "Elasund",
    line: "Bygg en by tomt for tomt, sikre deg de beste plassene, og pass deg for pirater.",
  },
};

/** A bot of each level, and several. */
const BOT: Readonly<Record<BotLevel, readonly [one: string, more: string]>> = {
  beginner: ["nybegynnerbot", "nybegynnerboter"],
  casual: ["hobbybot", "hobbyboter"],
  strong: ["sterk bot", "sterke boter"],
  master: ["mesterbot", "mesterboter"],
};

export const lobby = {
  playNow: "Spill nå",
  playNowHint: (bots: number, level: BotLevel) => `mot ${many(bots, ...BOT[level])}`,
  // English lets its two words be the type.
  quick: (seats: number): string => (seats === 2 ? "Finn motspiller" : "Finn motspillere"),
  table: "Sett opp et bord",
  practice: "Øv uten nett",
  building: "Fortsatt på verftet. Kommer snart.",
  join: "Bli med",
  joinLabel: "Har du en kode?",
  codeHint: "ABCDEF",
  watch: "Se på",
  playOn: "Fortsett",
  inBrowser: "i denne nettleseren",
  discard: "Forkast partiet",
  discardSure: (game: string) => `Vil du forkaste dette partiet ${game}? Det slettes fra denne nettleseren.`,
  giveUp: "Gi opp partiet",
  giveUpSure: (game: string, others: string) =>
    `Vil du gi opp ${others === "" ? game : `${game} med ${others}`}? Da kan du ikke lenger vinne dette partiet. Spiller de andre videre, tar en bot plassen din.`,
  backToTable: "Til bordet",
  yourTurn: "din tur",
  sit: (free: number) => `Bli med (${many(free, "ledig plass", "ledige plasser")})`,
  openTables: "Åpne bord",
  running: "Partier i gang",
  nobody: "En gjest",
  bots: (bots: number) => (bots === 1 ? "en bot" : `${number(bots)} boter`),
  versus: (one: string, other: string) => `${one} mot ${other}`,
  with: (who: string) => `med ${who}`,
  here: (people: number, running: number) => {
    const who = people === 1 ? "Du er den eneste spilleren her" : `${number(people)} spillere er her`;
    return running === 0 ? `${who}.` : `${who}, ${matches(running)} i gang.`;
  },
  alone: "Forbindelsen til de andre serverne er brutt, så det kan hende du ikke ser alle spillere og bord. Partier i gang fortsetter.",
  looking: (people: number) => `${number(people)} venter`,
  /** What a button does, for screen readers: "Watch: Elasund, Ada vs. Ben". */
  action: (what: string, game: string, who = "") => (who === "" ? `${what}: ${game}` : `${what}: ${game}, ${who}`),
  /** Below a game on the front page. */
  standing: {
    rated: (rating: number) => `Ratingen din i rangerte partier: ${rating}`,
    casual: (rating: number) => `Ratingen din i uformelle partier: ${rating}`,
  },
  profile: "Mine partier",
  account: "Mine data",
  setting: "Dekker bordet …",
  noScript: "Du trenger JavaScript for å spille. Tillat det for denne siden.",
};

export const waiting = {
  quick: (seats: number): string => (seats === 2 ? "Leter etter en motspiller" : "Leter etter motspillere"),
  table: "Bordet ditt",
  open: "Det åpne bordet ditt",
  join: "Ved bordet",
  botsIn: (seconds: number, bots: number) => {
    if (seconds <= 0) return bots > 1 ? "Boter setter seg …" : "En bot setter seg …";
    return `Starter med ${bots > 1 ? "boter" : "en bot"} om ${number(seconds)} s hvis ingen blir med.`;
  },
  widens: (seconds: number) =>
    seconds > 0 ? `Søket utvides til alle ratinger om ${number(seconds)} s.` : "Søker blant spillere med alle ratinger.",
  /** How far a search has come. */
  reach: "Søkeområde",
  reaches: { bots: { from: "spillere", to: "boter" }, anybody: { from: "ditt nivå", to: "alle spillere" } },
  begins: "Bordet er fullt. Partiet begynner.",
  opens: (names: readonly string[], time: string) => `Venter på tallet til ${list(names)}: ${time}`,
  opensElsewhere: (time: string) =>
    `Utdelingen trenger tallet ditt. Det ligger i nettleseren der du tok plassen: Åpne partiet der innen ${time}.`,
  starts: (free: number) => `Partiet begynner når ${many(free, "spiller", "spillere")} til blir med.`,
  rated: "Rangert parti, uten boter",
  ratedHint: "Du venter til nok spillere er med. Resultatet teller på ratingen din.",
  elapsed: (time: string) => `Har ventet i ${time}`,
  seats: (filled: number, seats: number) => `${number(filled)} av ${many(seats, "plass", "plasser")} opptatt`,
  share: "Send vennene dine denne koden eller lenken:",
  copy: "Kopier lenke",
  copied: "Kopiert",
  select: "Trykk Ctrl+C",
  cancel: "Avbryt",
  bot: (bots: number) => (bots > 1 ? `Start med ${number(bots)} boter nå` : "Start med en bot nå"),
};

export const colours = {
  legend: "Fargen din",
  names: ["blå", "rød", "gul", "grønn", "lilla"] as readonly string[],
  any: "valgfri",
  note: "Huskes til neste parti. Først til mølla.",
};

export const create = {
  title: (game: string) => `Sett opp et bord for ${game}`,
  seats: "Spillere",
  speed: {
    legend: "Betenkningstid",
    of: { none: "ubegrenset", relaxed: "romslig", normal: "normal", fast: "knapp", day: "1 dag per trekk", threeDays: "3 dager per trekk" },
    note: "Hver spiller har en tidsbank og litt tid per valg. Går tiden ut, gjøres et enkelt trekk for deg. Med dager kan du lukke siden mellom trekkene; slike partier er uformelle.",
  },
  seating: {
    legend: "Plasser",
    of: { joined: "etter hvem som kom først", random: "tilfeldig" },
    note: "Tilfeldige plasser er en del av utdelingen du kan sjekke.",
  },
  bots: {
    legend: "Boter",
    of: { own: "mitt nivå", beginner: "nybegynner", casual: "hobby", strong: "sterk", master: "mester" },
    about: {
      beginner: "Gjør feilene folk gjør.",
      casual: "Spiller fornuftig, uten å tenke fremover.",
      strong: "Tenker litt fremover.",
      master: "Tenker langt fremover, i opptil tre sekunder.",
    },
    /** `strength` is measured, on the scale of players' ratings. */
    measured: (about: string, strength: number) => `Omtrent ${strength}. ${about}`,
    nearest: (level: string, rating: number) => `Nivået «${level}», som er nærmest ratingen din på ${rating}.`,
    unrated: (level: string) => `Nivået «${level}», til du får en rating i dette spillet.`,
  },
  doors: {
    legend: "Hvem kan bli med",
    of: { friends: "venner med kode", anybody: "alle spillere" },
    note: "Et åpent bord står i lobbyen til det er fullt, i ti minutter etter at den siste spilleren kom. Rangerte bord er alltid åpne. Et bord for venner er ikke på listen, og det trengs kode for å se på.",
  },
  counts: {
    legend: "Type parti",
    of: { casual: "uformelt", rated: "rangert, uten boter" },
    note: "Rangerte partier endrer ratingen. Forlater du bordet, taper du (før ditt første trekk teller det ikke for noen); med to spillere også hvis tiden din går ut.",
    casualOnly: {
      friends: "Et bord for venner er alltid uformelt. Åpne det for alle spillere for å spille rangert.",
      days: "Partier med dager per trekk er alltid uformelle.",
    },
  },
  hints: {
    legend: "Hint",
    of: { off: "av", on: "tillatt, og alle ser det" },
    note: "Et hint viser hva en mester ville gjort. Er de tillatt, ser alle hvem som spør, og poengarket teller dem. Alene mot boter kan du alltid spørre.",
  },
  watchers: {
    legend: "Tilskuere",
    of: { on: "tillatt", off: "ingen" },
    note: "Uten tilskuere ser ingen partiet mens det spilles. Et ferdig parti kan alle se i reprise.",
  },
  open: "Åpne bordet",
  play: (bots: number): string => (bots > 1 ? "Spill mot boter nå" : "Spill mot en bot nå"),
};

/** Whom one will not meet again. */
export const avoiding = {
  avoid: "Unngå",
  avoidHint: (name: string) => `Ingen flere hurtigpartier med ${name}`,
  meet: "Ikke unngå lenger",
  meetHint: (name: string) => `Tillat hurtigpartier med ${name} igjen`,
};

export const account = {
  title: "Mine data",
  device: "En annen enhet",
  deviceNote: "Navnet, ratingene og partiene dine blir med. Du kan fortsatt bruke denne enheten også.",
  giveCode: "Lag en kode",
  codeLasts: "Skriv den inn på den andre enheten innen fem minutter. Den virker én gang.",
  haveCode: "Kode fra en annen enhet",
  useCode: "Bruk koden",
  welcome: (name: string) => `Velkommen tilbake, ${name}.`,
  devices: (count: number) => `Du er logget inn på ${count} enheter.`,
  signOut: "Logg ut alle andre enheter",
  signOutSure: "Bare denne enheten forblir innlogget. De andre mister straks navnet ditt, plassene og partiene dine.",
  signOutDo: "Logg ut de andre",
  signedOut: "Alle andre enheter er logget ut.",
  kept: "Dette lagrer vi om deg",
  keptNote: "Ingen konto, ingen e-postadresse, ingen sporing. Vi lagrer bare dette:",
  keptList: [
    "navnet ditt, og når du var her første og siste gang",
    "et avtrykk av hemmeligheten som kjennetegner denne nettleseren",
    "partiene du har fullført, med trekk, plasseringer og poeng",
    "hvor du sitter nå, og hva du har sagt der",
    "ratingen din i hvert spill, nå og etter hvert parti, og hvem du unngår",
    "hvem du kjenner eller har spurt, og om du vises som borte",
    "innstillingene dine",
    "rangerte partier du har forlatt, og rapporter du har sendt",
  ] as readonly string[],
  save: "Last ned dataene mine",
  erase: "Slett dataene mine",
  eraseSure:
    "Navnet, ratingene og partilisten din slettes for godt. Fullførte partier og det du har sagt, blir hos de andre spillerne, uten navnet ditt.",
  eraseDo: "Slett dataene mine",
  erased: "Dataene dine er slettet. Du er en ny gjest nå.",
};

export const people = {
  guest: "Gjest",
  /** For players who have not chosen one. */
  names: guestNames,
  name: "Navnet ditt",
  bot: "Bot",
  botNumber: (bot: number) => `Bot ${bot}`,
  botLabel: { beginner: "nybegynnerbot", casual: "hobbybot", strong: "sterk bot", master: "mesterbot" },
  youLabel: "deg",
  away: "borte",
  gone: "frakoblet",
  /** A player is disconnected, and for how long their seat is held. */
  waits: (time: string) => `frakoblet, bot om ${time}`,
  /** With two players in a rated match. */
  loses: (time: string) => `frakoblet, taper om ${time}`,
  losesNow: (name: string) => `${name} har mistet forbindelsen og taper partiet når denne tiden er ute:`,
  losesHint: "Spilleren har mistet forbindelsen. Går tiden ut, er partiet tapt for spilleren.",
  goneNow: (name: string) => `${name} har mistet forbindelsen. En bot tar over når denne tiden er ute:`,
  waitsHint: "Spilleren har mistet forbindelsen. En bot spiller til spilleren er tilbake.",
  lastSeconds: (seconds: number) => `${many(seconds, "sekund", "sekunder")} igjen til trekket.`,
  clockHint: "Betenkningstid. Når den er ute, gjøres et enkelt trekk.",
  clockLoses: "Betenkningstid. Når den er ute, er partiet tapt.",
  waitsAgain: (time: string) => `frakoblet, plassen holdes av i ${time}`,
  standsIn: "bot spiller",
  out: "ute av partiet",
  turn: "har turen",
  paused: "på pause",
  rematch: "vil spille igjen",
  seat: (seat: number) => `Spiller ${seat}`,
};

export const neighbour = {
  title: (name: string) => `Om ${name}`,
  mute: "Demp spiller",
  hear: "Opphev demping",
  muteNote: "Du ser ikke meldinger fra spilleren i dette partiet. Spilleren får ikke vite det.",
  block: "Unngå spiller",
  unblock: "Ikke unngå lenger",
  blockNote: "Ingen flere hurtigpartier sammen. Du kan endre det senere under «Mine partier».",
  report: "Rapporter spiller …",
  reasons: { language: "stygt språk", cheating: "juks", leaving: "forlater partier med vilje", other: "noe annet" },
  more: "Fortell mer (valgfritt)",
  reportNote: "Rapporten inneholder partiets forløp og chatten ved bordet.",
  send: "Send rapport",
  reported: "Takk. Havnesjefen ser på partiet.",
};

export const version = {
  later: "Det finnes en ny versjon av Quayside. Den lastes etter dette partiet.",
  now: "Det finnes en ny versjon av Quayside.",
  stays: "Det finnes en ny versjon av Quayside, men nettleseren viser fortsatt den gamle.",
  load: "Last ny versjon",
  understood: "OK",
  missing: "En del av Quayside kunne ikke lastes. Partiene dine er trygge.",
  again: "Prøv igjen",
};

/** Of a table, before sitting down. */
export const terms = {
  option: (name: string, value: string) => `${name}: ${value}`,
  title: (game: string) => `Et rangert bord i ${game}`,
  line: (terms: string) => `${terms.charAt(0).toUpperCase()}${terms.slice(1)}.`,
  costs:
    "Resultatet endrer ratingen din. Går du, mister forbindelsen lenge eller bruker opp tiden, taper du. Går du før ditt første trekk, teller partiet ikke for noen, men du må vente før neste rangerte parti.",
  join: "Sett deg",
  stay: "Ikke bli med",
};
