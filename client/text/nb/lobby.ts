/** The page in Norwegian (bokmål): the front page, the lobby, and other players. */

import type { BotLevel } from "../../../shared/core/contract/bot-level.ts";
import type * as English from "../en/lobby.ts";
import { list, many, number, percent } from "./grammar.ts";

export const title: string = "Quayside";
export const motto: string = "Tre flotte brettspill, live med venner eller mot boter.";
export const players = (fewest: number, most: number) => (fewest === most ? `${most} spillere` : `${fewest}–${most} spillere`);
/** Whole sentences, one after the other. */
export const sentences = (parts: readonly string[]) => parts.filter((part) => part !== "").join(" ");
/** Parts of a title. */
export const parts = (parts: readonly string[]) => parts.filter((part) => part !== "").join(" · ");

// Names for guests who have given none: one of each list, in the order of the language. Creatures take "en", so every trait fits.

const TRAITS = `
  Blid Blyg Dreven Driftig Dristig Djerv Ekte Flink Flittig Forsiktig Fredelig Freidig Fri Frisk Frodig Fyrig Glad Gløgg God Grei Gyllen
  Heldig Hendig Hyggelig Ivrig Klok Koselig Kvikk Kry Lett Listig Livlig Lun Lur Lykkelig Lys Mild Modig Munter Myk Nysgjerrig Nordlig
  Nøysom Omtenksom Oppvakt Pigg Raus Rask Rolig Rund Ryddig Salt Sindig Sjelden Skarp Slu Snar Snill Snål Solbrun Sprek Spretten
  Staut Sterk Stille Stolt Stø Sølvblank Søvnig Tapper Tenksom Trofast Trygg Tålmodig Varm Vennlig Vis Vittig Værbitt Våken Ydmyk
`;
const CREATURES = `
  Alke Ansjos Blåhval Blåkveite Brosme Delfin Dykker Fiskeørn Fjæreplytt Flyndre Grindhval Grågås Havert Havsule Hegre Hummer Hval
  Hvalross Hvitting Hyse Håbrann Krabbe Krill Kveite Laks Lange Lomvi Lunde Lyr Lysing Makrell Manet Måke Oter
  Pale Pigghå Piggvar Pingvin Polarmåke Reke Rødspette Rødstilk Røye Sandlo Sei Sel Sild Sjøstjerne Skarv Skate Sjøørn Skrei Snipe
  Spekkhogger Spove Steinbit Steinkobbe Storjo Størje Svane Svartbak Tangsprell Teist Terne Tjeld Torsk Tunfisk Uer Vipe Ærfugl Ørret
  Østers Ålekone
`;

const words = (text: string): readonly string[] => text.trim().split(/\s+/);

const guestNames = {
  first: words(TRAITS),
  second: words(CREATURES),
  of: (first: string, second: string): string => `${first} ${second}`,
};

// The front page, the lobby and what opens from it.

const matches = (count: number): string => many(count, "parti", "partier");

export const games: typeof English.games = {
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

export const lobby: typeof English.lobby = {
  playNow: "Spill nå",
  playNowHint: (bots: number, level: BotLevel) => `mot ${many(bots, ...BOT[level])}`,
  // English lets its two words be the type.
  /** Of a match against bots. */
  lasts: (minutes: number) => `ca. ${number(minutes)} min`,
  more: "Flere måter å spille på",
  statistics: "Åpninger og statistikk",
  menu: "Meny",
  quick: (seats: number): string => (seats === 2 ? "Finn motspiller" : "Finn motspillere"),
  table: "Sett opp et bord",
  practice: "Øv uten nett",
  building: "Fortsatt på verftet. Kommer snart.",
  join: "Bli med",
  joinLabel: "Har du en kode?",
  codeHint: "ABCDEF",
  watch: "Se på",
  stream: "Se det beste partiet, ett etter et annet",
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
    return running === 0 ? `${who}.` : `${who}, ${matches(running)} spilles nå.`;
  },
  alone: "Forbindelsen til de andre serverne er brutt, så det kan hende du ikke ser alle spillere og bord. Partier i gang fortsetter.",
  looking: (people: number, rated: boolean) => `${number(people)} venter${rated ? ", rangert" : ""}`,
  callMe: (until: string) => `Si fra hvis noen venter, til kl. ${until}`,
  /** What a button does, for screen readers: "Watch: Elasund, Ada vs. Ben". */
  action: (what: string, game: string, who = "") => (who === "" ? `${what}: ${game}` : `${what}: ${game}, ${who}`),
  /** Below a game on the front page. */
  standing: {
    rated: (rating: number) => `Ratingen din i rangerte partier: ${rating}`,
    casual: (rating: number) => `Ratingen din i uformelle partier: ${rating}`,
  },
  profile: "Mine partier",
  account: "Mine data",
  arms: "Våpenskjoldet ditt",
  setting: "Dekker bordet …",
  nothingHere: "Det er ingenting på denne adressen. Her er forsiden.",
  noScript: "Du trenger JavaScript for å spille. Tillat det for denne siden.",
};

export const waiting: typeof English.waiting = {
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
  ratedHint: "Du venter til nok spillere er med. Resultatet teller på ratingen din, med mindre to spillere deler internettadresse.",
  elapsed: (time: string) => `Har ventet i ${time}`,
  seats: (filled: number, seats: number) => `${number(filled)} av ${many(seats, "plass", "plasser")} opptatt`,
  share: "Send vennene dine denne koden eller lenken:",
  copy: "Kopier lenke",
  copied: "Kopiert",
  select: "Trykk Ctrl+C",
  cancel: "Avbryt",
  bot: (bots: number) => (bots > 1 ? `Start med ${number(bots)} boter nå` : "Start med en bot nå"),
  meanwhile: "Spill mot en bot imens",
  aside: "Venter på spillere",
  stop: "Slutt å vente",
};

export const colours: typeof English.colours = {
  legend: "Fargen din",
  names: ["blå", "rød", "gul", "grønn", "lilla"] as readonly string[],
  any: "valgfri",
  note: "Huskes til neste parti. Først til mølla.",
};

export const create: typeof English.create = {
  title: (game: string) => `Sett opp et bord for ${game}`,
  deal: "Samme parti for venner",
  arena: "En arena",
  arenaAbout: "En viss tid spiller alle de samme partiene etter hverandre, mot de samme botene.",
  seats: "Spillere",
  more: "Flere valg",
  speed: {
    legend: "Betenkningstid",
    of: { none: "ubegrenset", relaxed: "romslig", normal: "normal", fast: "knapp", day: "1 dag per trekk", threeDays: "3 dager per trekk" },
    allowance: (bank: string, question: string) => `${bank} for partiet, og ${question} for hvert valg`,
    allows: (allowance: string) => `${allowance}.`,
    seconds: (count: number) => `${number(count)} s`,
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
    against: (share: number, count: number, date: string) =>
      `Mester vant ${percent(share)} av ${matches(count)} mot et enkelt tresøkprogram med like lang tenketid (${date}).`,
    nearest: (level: string, rating: number) => `Nivået «${level}», som er nærmest ratingen din på ${rating}.`,
    shown: (level: string, around: readonly string[]) =>
      around.length < 2
        ? `Spiller omtrent like godt som du: «${level}».`
        : `Spiller omtrent like godt som du: mellom «${around[0]}» og «${around[1]}», nærmest «${level}».`,
    unrated: (level: string) => `Nivået «${level}», til du har spilt mot boter i dette spillet.`,
  },
  doors: {
    legend: "Hvem kan bli med",
    of: { friends: "venner med kode", anybody: "alle spillere" },
    note: "Et åpent bord står i lobbyen til det er fullt, i ti minutter etter at den siste spilleren kom. Rangerte bord er alltid åpne. Et bord for venner er ikke på listen, og det trengs kode for å se på.",
  },
  rated: {
    legend: "Type parti",
    of: { off: "uformelt", on: "rangert, uten boter" },
    note: "Rangerte partier endrer ratingen, med mindre to spillere deler internettadresse. Forlater du bordet, taper du (før ditt første trekk teller det ikke for noen); med to spillere også hvis tiden din går ut.",
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
  openHands: {
    legend: "Åpne hender",
    of: { off: "nei", on: "ja, alle ser alle kort" },
    note: "Alle ved bordet og alle tilskuere ser kortene på hver hånd. Boter kjenner bare sine egne. Partiet endrer ingen ratinger.",
  },
  watchers: {
    legend: "Tilskuere",
    of: { on: "tillatt", off: "ingen" },
    note: "Uten tilskuere ser ingen partiet mens det spilles. Et ferdig parti kan alle se i reprise.",
  },
  open: "Åpne bordet",
  play: (bots: number): string => (bots > 1 ? "Spill mot boter nå" : "Spill mot en bot nå"),
  when: {
    legend: "Når",
    of: { now: "nå", later: "til avtalt tid" },
    at: "Dato og klokkeslett",
    appoint: "Avtal tiden",
  },
};

/** Whom one will not meet again. */
export const avoiding: typeof English.avoiding = {
  avoid: "Unngå",
  avoidHint: (name: string) => `Ingen flere hurtigpartier med ${name}`,
  meet: "Ikke unngå lenger",
  meetHint: (name: string) => `Tillat hurtigpartier med ${name} igjen`,
};

export const people: typeof English.people = {
  guest: "Gjest",
  /** For players who have not chosen one. */
  names: guestNames,
  name: "Navnet ditt",
  bot: "Bot",
  botNumber: (bot: number) => `Bot ${bot}`,
  introduction: (name: string, manner: string) => `${name}, ${manner}.`,
  botLabel: { beginner: "nybegynnerbot", casual: "hobbybot", strong: "sterk bot", master: "mesterbot" },
  youLabel: "deg",
  away: "borte",
  sharesView: "visning delt",
  gone: "frakoblet",
  /** A player is disconnected, and for how long their seat is held. */
  waits: (time: string) => `frakoblet, bot om ${time}`,
  botIn: (time: string) => `bot om ${time}`,
  /** With two players in a rated match. */
  loses: (time: string) => `frakoblet, taper om ${time}`,
  losesNow: (name: string) => `${name} har mistet forbindelsen og taper partiet når denne tiden er ute:`,
  losesHint: "Spilleren har mistet forbindelsen. Går tiden ut, er partiet tapt for spilleren.",
  goneNow: (name: string) => `${name} har mistet forbindelsen. En bot tar over når denne tiden er ute:`,
  askedNow: (name: string) => `${name} har mistet forbindelsen. Når denne tiden er ute, velger du hva som skjer:`,
  askedHint: "Spilleren har mistet forbindelsen. De andre velger om de vil vente, la en bot spille eller avslutte partiet.",
  waitsHint: "Spilleren har mistet forbindelsen. En bot spiller til spilleren er tilbake.",
  lastSeconds: (seconds: number) => `${many(seconds, "sekund", "sekunder")} igjen til trekket.`,
  clockHint:
    "Betenkningstid. Hvert valg har først sin egen tid, og det som er igjen av den, legges ikke til; deretter går tiden for partiet. Når begge er ute, gjøres et enkelt trekk.",
  clockLoses:
    "Betenkningstid. Hvert valg har først sin egen tid, og det som er igjen av den, legges ikke til; deretter går tiden for partiet. Når begge er ute, er partiet tapt.",
  thoughtHint: "Betenkningstid så langt. Dette bordet har ingen klokke.",
  standsIn: "bot spiller",
  out: "ute",
  turn: "har turen",
  paused: "på pause",
  rematch: "vil spille igjen",
  seat: (seat: number) => `Spiller ${seat}`,
};

export const neighbour: typeof English.neighbour = {
  title: (name: string) => `Om ${name}`,
  mannerNote: "Væremåten til en bot avgjør mellom trekk som er omtrent like gode. Den koster ingen styrke.",
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

export const version: typeof English.version = {
  later: "Det finnes en ny versjon av Quayside. Den lastes etter dette partiet.",
  now: "Det finnes en ny versjon av Quayside.",
  stays: "Det finnes en ny versjon av Quayside, men nettleseren viser fortsatt den gamle.",
  load: "Last ny versjon",
  understood: "OK",
  missing: "En del av Quayside kunne ikke lastes. Partiene dine er trygge.",
  again: "Prøv igjen",
};

/** Of a table, before sitting down. */
export const terms: typeof English.terms = {
  option: (name: string, value: string) => `${name}: ${value}`,
  title: (game: string) => `Et rangert bord i ${game}`,
  line: (terms: string) => `${terms.charAt(0).toUpperCase()}${terms.slice(1)}.`,
  counts: "Resultatet endrer ratingen din.",
  /** In its place, if it will be so. */
  oneAddress: "Med deg deler to av spillerne ved bordet internettadresse, så resultatet endrer ingen ratinger.",
  /** The same in the line of a table's terms. */
  uncounted: "endrer ingen ratinger (samme internettadresse)",
  ladder: "teller på listen med programmer",
  costs:
    "Går du, mister forbindelsen lenge eller bruker opp tiden, taper du. Går du før ditt første trekk, teller partiet ikke for noen, men du må vente før neste rangerte parti.",
  join: "Sett deg",
  stay: "Ikke bli med",
};

// Other players: those one knows, invitations, and who plays best.

export const company: typeof English.company = {
  button: "Folk",
  /** On the button: how many of the people the guest knows are here. */
  here: (count: number) => `${number(count)} her`,
  asking: (count: number) => many(count, "forespørsel", "forespørsler"),
  title: "Folk",
  known: "Folk du kjenner",
  states: { here: "på kaia", away: "borte" },
  plays: (game: string) => `spiller ${game}`,
  watch: "Se på",
  watchNamed: (name: string, game: string) => `Se ${name} spille ${game}`,
  inviteTo: "Inviter til",
  inviteNamed: (name: string, game: string) => `Inviter ${name} til ${game}`,
  remove: "Fjern",
  removeNamed: (name: string) => `Fjern ${name}`,
  requests: "Forespørsler",
  asks: (name: string) => `${name} vil legge deg til.`,
  accept: "Legg til",
  acceptNamed: (name: string) => `Legg til ${name}`,
  ignore: "Ignorer",
  ignoreNamed: (name: string) => `Ignorer forespørselen fra ${name}`,
  ignoreNote: "Avsenderen får ikke beskjed.",
  met: "Nylige medspillere",
  add: "Legg til",
  asked: (names: string) => `Du har spurt ${names}. De dukker opp her når de også legger deg til.`,
  showAway: "Vis meg som borte",
  menu: "Legg til spiller",
  menuNote: "Når dere begge har lagt til hverandre, ser dere når den andre er her, og kan invitere og se på hverandre.",

  /** In the panel of a table that waits. */
  inviteHere: "Inviter noen som er her:",
  invite: "Inviter",
  inviteHereNamed: (name: string) => `Inviter ${name}`,
  invited: "invitert",
  declined: "kan ikke nå",

  invitation: (name: string, game: string) => `${name} inviterer deg til ${game}.`,
  join: "Bli med",
  notNow: "Ikke nå",
  playing: "Du er midt i et parti. Spill det ferdig eller forlat det, og bli så med ved bordet.",
  tab: (name: string) => `${name} inviterer deg`,
};

export const leaders: typeof English.leaders = {
  button: "Toppliste",
  title: "Toppliste",
  game: "Spill",
  counts: "Partier",
  kinds: { rated: "rangerte", casual: "uformelle", ladder: "med programmer" },
  place: "Plass",
  player: "Spiller",
  rating: "Rating",
  matches: "Partier",
  you: "deg",
  range: (best: number, worst: number) => `${number(best)} til ${number(worst)}`,
  rangeSpoken: (best: number, worst: number) => `kan være ${number(best)} til ${number(worst)}`,
  margin: (points: number) => `± ${number(points)}`,
  /** How many have a place, and what that takes. */
  note: (players: number, needed: number, opponents: number) =>
    `${many(players, "spiller", "spillere")} er på listen. Det kreves ${matches(needed)} mot minst ${number(opponents)} spillere som selv har spilt ${matches(needed)}. Streken viser hvor sikker en rating er: Den krymper for hvert parti. Ratingene blir som de er hvis en spiller ikke har gjort noe trekk, eller to deler internettadresse.`,
  none: (needed: number, opponents: number) =>
    `Ingen er på listen ennå. Det kreves ${matches(needed)} mot minst ${number(opponents)} spillere som selv har spilt ${matches(needed)}. Ratingene blir som de er hvis en spiller ikke har gjort noe trekk, eller to deler internettadresse.`,
  ladder: "Navn på programmer begynner med BOT. Alle som spiller ved et bord som et program har åpnet, står på denne listen.",
  provisional: "På vei inn på listen",
  needs: (left: number) => `${matches(left)} igjen`,
  needsOpponents: (left: number) => `${many(left, "motspiller", "motspillere")} igjen`,
};

// Matches in days: the list in the lobby, the clocks, and notifications.

export const days: typeof English.days = {
  title: "Partier over flere dager",
  /** Names of those who owe a move. */
  theirMove: (names: readonly string[]) => `Venter på ${list(names)}`,
  /** A time as `left` writes it. */
  timeLeft: (time: string) => `${time} igjen`,
  left: (days: number, hours: number, minutes: number) => {
    if (days > 0) return hours > 0 ? `${number(days)} d ${number(hours)} t` : `${number(days)} d`;
    return hours > 0 ? `${number(hours)} t ${number(minutes)} min` : `${number(minutes)} min`;
  },
  paused: "på pause",
  waits: (filled: number, seats: number) => `${number(filled)} av ${many(seats, "plass", "plasser")} opptatt`,
  /** The title of the tab while no table is open. */
  tab: (moves: number, title: string) => `(${number(moves)}) Din tur · ${title}`,
  clockHint:
    "Tid til dette trekket. Når den er ute, gjør en bot trekket. Skjer det to ganger på rad, spiller boten videre til spilleren er tilbake.",
  waitNote:
    "Du kan lukke denne siden. Når alle spillerne er med, må hver av dem innom partiet én gang til, i samme nettleser. Så begynner det. Du finner det i lobbyen.",
  backToLobby: "Til lobbyen",
  push: {
    label: "Varsle meg når det er min tur",
    hint: "Også mens siden er lukket, gjennom nettleserens egen varslingstjeneste. Den får vite når, men kan ikke lese hva.",
    denied: "Nettleseren blokkerer varsler fra denne siden. Tillat dem i innstillingene der, og slå dette på igjen.",
  },
  /** A whole notification. */
  pushed: (game: string, names: string) => (names === "" ? `Din tur i ${game}` : `Din tur i ${game} mot ${names}`),
};

// The deal of the day.

const OUTCOMES = { won: "vant", lost: "tapte" } as const;

/** How a match ended, in a few words that follow a colon. */
function result(outcome: "won" | "drawn" | "lost" | "gaveUp", lead: number | undefined): string {
  if (outcome === "drawn") return "uavgjort";
  if (outcome === "gaveUp") return "gitt opp";
  if (lead === undefined) return `${OUTCOMES[outcome]} før poengtelling`;
  return lead === 0 ? `${OUTCOMES[outcome]} ved poenglikhet` : `${OUTCOMES[outcome]} med ${number(lead)}`;
}

/** Among those who have finished in time. Rounded down: 100% is better than all. */
const standing = (worse: number, others: number): string =>
  others === 0 ? "først i mål" : `bedre enn ${percent(Math.floor((100 * worse) / others) / 100)} av ${many(others, "spiller", "spillere")}`;

export const daily: typeof English.daily = {
  title: "Dagens parti",
  titleOf: (date: string) => `Dagens parti, ${date}`,
  about: "De samme kortene, terningene og mesterbotene for alle, uten angreknapp og hint. Du kan spille hvert parti én gang.",
  play: "Spill",
  playOn: "Fortsett",
  /** Below today's deals: how one did the day before, and for how many days without a gap. */
  yesterday: (game: string, how: string) => `I går, ${game}: ${how}`,
  streak: (days: number) => `${many(days, "dag", "dager")} på rad`,
  show: "Vis resultat",
  /** Of a button, for screen readers: "Deal of the day, Elasund: play". */
  action: (game: string, what: string) => `Dagens parti, ${game}: ${what}`,
  arena: "Arena",
  arenaLeft: (minutes) => `${number(minutes)} min igjen`,
  open: "Ikke spilt ennå",
  running: "Underveis",
  result,
  standing,
  late: "utenfor listen: ferdig etter midnatt UTC, eller mest spilt av en bot",
  ofMatch: (how: string, standing: string) => `${how}, ${standing}`,
  copy: "Kopier resultat",
  copied: "Resultatet er kopiert",
  saved: "Siden får ikke kopiere, så resultatet ble lagret som en fil.",
  shareText: (game: string, date: string, how: string, address: string) => `Dagens parti på Quayside, ${game}, ${date}: ${how}\n${address}`,
  ranked:
    "På listen står partier som spilleren selv spilte ferdig før midnatt UTC. Alle har samme utdeling, så et nytt forsøk kan ikke utelukkes.",
  best: (name: string, how: string, players: number) => `Gårsdagens beste av ${many(players, "spiller", "spillere")}: ${name}, ${how}`,
  noBest: { unplayed: "Ingen spilte gårsdagens parti.", noneRanked: "Gårsdagens parti ble spilt, men ingen kom på listen." },
  watch: "Se på",
  watchNamed: (game: string) => `Se gårsdagens beste parti i ${game}`,
  /** On the button in the lobby. */
  hoursLeft: (hours: number) => (hours > 0 ? `${number(hours)} t igjen` : "under 1 t igjen"),
  left: (hours: number, minutes: number) => `Nye partier om ${hours > 0 ? `${number(hours)} t ` : ""}${number(minutes)} min`,
  note: "Spill ferdig før det for å komme på listen. Til da kan ingen andre se partiet ditt.",
  /** At the table. */
  leave: "Vil du forlate bordet? Du kan fortsette partiet fra lobbyen. Spill det ferdig før midnatt UTC for å komme på listen.",
  resign: "Vil du gi opp dagens parti? Det kommer ikke på listen, og du kan ikke spille det på nytt.",
  noUndo: "Du kan ikke angre i dagens parti",
  ended: "Dagens parti: I lobbyen ser du hvordan du klarte deg sammenlignet med alle andre.",
  secret: "Andre spiller fortsatt dette partiet, så det er hemmelig til midnatt UTC. Etter det kan du sjekke det i reprisen.",
};

/** At the table of a deal that friends play, each alone. */
export const sharedDeal: typeof English.sharedDeal = {
  leave: "Vil du forlate bordet? Du kommer tilbake med den samme lenken.",
  resign: "Vil du gi opp dette partiet? Det regnes som sist, og du kan ikke spille det på nytt.",
  noUndo: "Du kan ikke angre i et delt parti",
};

// A guest's finished matches, match files and statistics.

export const matchFile: typeof English.matchFile = {
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

export const myMatches: typeof English.myMatches = {
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
  left: { resigned: "ga opp", timeout: "tiden ute" },
  bots: (bots: number) => (bots === 1 ? "en bot" : `${number(bots)} boter`),
  ratedAt: (when: string) => `${when}, rangert`,
};

const strength = (from: number | undefined, to: number | undefined): string => {
  if (from === undefined) return `under ${to}`;
  return to === undefined ? `${from} og mer` : `${from}–${to - 1}`;
};

export const statistics: typeof English.statistics = {
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
