/** The page in Norwegian (bokmål): a table, what happens at it, and why something did not happen. */

import type { RefusalArgs, RefusalKey } from "../../../shared/core/base/refusal.ts";
import { timeOf } from "../dates.ts";
import type * as English from "../en/table.ts";
import { type Args, type People, personAt, type Sentence } from "../grammar.ts";
import { does, genitive, list, many, number, percent, whom } from "./grammar.ts";
import { ofOther } from "./of-other.ts";

// A table: panels, strips, buttons and dialogs around the board.

export const watching: typeof English.watching = {
  now: "Du ser på. Du ser det alle spillerne kan se, og de ser navnet ditt.",
  late: (seconds: number) =>
    `Du ser på med ${number(seconds)} s forsinkelse, så ingen spillere kan få hjelp. Du ser det alle spillerne kan se, og de ser navnet ditt.`,
  /** Who looks on, told to the players: some names, and how many more. */
  by: (names: readonly string[], more: number) => `Ser på: ${list([...names, ...moreOf(names.length, more)])}`,
  chat: "Tilskuernes chat",
  chatHint: "Skriv til de andre tilskuerne; spillerne kan ikke lese det",
  share: "Del visningen min",
  stopSharing: "Slutt å dele visningen",
  shareHint:
    "Tilskuere ser partiet med dine øyne, helt fra starten: også det bare du vet. Hvem som helst kan se på, motspillerne dine også. Du kan slutte når som helst.",
  understood: "OK",
  /** There is nothing to show yet. */
  young: "Partiet har akkurat begynt",
  opens: (seconds: number) =>
    seconds > 0
      ? `Du ser på med forsinkelse, så ingen spillere kan få hjelp. Det begynner her om ${number(seconds)} s.`
      : "Du ser på med forsinkelse, så ingen spillere kan få hjelp. Det begynner her om et øyeblikk.",
};

const moreOf = (named: number, more: number): string[] =>
  more === 0 ? [] : [named === 0 ? many(more, "gjest", "gjester") : `${number(more)} til`];

/** From the server to a whole table. */
export const notices: typeof English.notices = {
  closing: "Serveren starter på nytt om et øyeblikk. Partiet er lagret, og siden kommer tilbake til det av seg selv.",
  repaired: "Serveren måtte stanse midt i et trekk. Partiet fortsetter fra det siste lagrede trekket.",
  viewClosed: "Spilleren deler ikke visningen sin lenger. Du ser det alle spillerne kan se.",
  gift: (who: string) => `${who} ga deg ett minutt til.`,
  unmoved: "Dette partiet endrer ingen ratinger: En spiller har ikke gjort noe trekk.",
  oneAddress: "Dette partiet endrer ingen ratinger: To av spillerne deler internettadresse.",
  understood: "OK",
};

/** What the operator has to say to one guest, whose reason is told as it was written. */
export const operator: typeof English.operator = {
  title: "En melding fra driftsansvarlig",
  warn: (why: string) => `Les denne advarselen: ${why}`,
  rename: (why: string) => `Navnet ditt ble endret. Du kan velge et annet i profilen. Grunnen: ${why}`,
  closed: (why: string) => `Bordet ditt ble stengt. Grunnen: ${why}`,
};

/** For players who listen: headings, and what the reading keys say. */
export const spoken: typeof English.spoken = {
  board: "Brettet i ord",
  keys: "Trykk ? for alle taster.",
  middle: "I midten",
  boardOf: (name: string, you: boolean) => (you ? "Brettet ditt" : `Brettet til ${name}`),
  /** What the seat's panel shows: "Ada: 3 doubloons, 2 barrels of corn." */
  has: (name: string, parts: readonly string[]) => `${name}: ${parts.join(", ")}.`,
  goal: (title: string, progress: readonly string[]) => `${title} ${progress.join(", ")}.`,
  progress: (name: string, digits: string) => `${name} ${digits}`,
  nothing: "Det er ingenting å lese ennå.",
};

/** Going through the picture by keys. */
export const explore: typeof English.explore = {
  choose: "Enter velger den.",
  take: "Mellomrom tar den.",
  lay: "Mellomrom legger den her.",
  taken: (places: number) => `Tatt. Den kan legges ${places === 1 ? "ett sted" : `${number(places)} steder`}. Escape legger den tilbake.`,
  putBack: "Lagt tilbake.",
  edge: "Ingenting mer denne veien.",
};

export const table: typeof English.table = {
  rated: "Rangert",
  seats: "Spillere",
  goals: "Måter å vinne på",
  log: "Logg",
  openSide: "Åpne loggen og menyen",
  closeSide: "Lukk loggen og menyen",
  usualView: "Gå ut av stor visning (F)",
  stream: "Vis bordet som sending",
  moves: "Trekkene dine",
  movesHint: "Trekkene du kan gjøre",
  noMoves: "Du har ingenting å gjøre akkurat nå.",
  resigned: "Du er ute av partiet: En bot spiller videre på plassen din.",
  watched: "Du ser på, så det er ingen trekk å velge. Loggen viser hva som skjer.",
  underway: "Sender trekket ditt …",
  undo: (what: string) => `Angre: ${what}`,
  undoAnswered: (what: string, others: number) => `Angre: ${what}, og det ${others > 1 ? "botene" : "boten"} gjorde etterpå`,
  /** Several moves, named after the first. */
  row: (first: string, more: number) => `${first} og ${number(more)} steg til`,
  rowDone: "Alt er på plass. Dra gjerne noe til et annet sted, og trykk så på Ferdig.",
  rowDropped: "Bordet har endret seg, så det halvferdige trekket ditt ble nullstilt.",
  notNow: "Det går ikke der.",
  done: "Ferdig",
  undoLast: "Angre siste trekk",
  undoLastAnswered: (others: number) => `Angre siste trekk, og det ${others > 1 ? "botene" : "boten"} gjorde etterpå`,
  undoStep: "Angre siste steg",
  undoNothing: "Ingenting å angre ennå",
  undoOthers: "Kan ikke angres: En annen spiller har gjort et trekk siden",
  undoReveal: "Kan ikke angres: Noe er kastet, trukket eller snudd siden",
  undoGuided: "Under veiledningen kan ingenting angres",
  undoPlayed: "Kan ikke angres: Trekket ble gjort for deg",
  undoPast: "Kan ikke angres mens du ser tilbake",
  takenLines: (lines: number) => `Linjer tatt tilbake: ${number(lines)}`,
  onlyChoice: "eneste valg",
  resign: "Gi opp",
  ask: "Spør …",
  channel: "Post i en kanal…",
  rules: "Regler",
  settings: "Innstillinger",
  leave: "Forlat bordet",
  help: "Taster",
  keyed: (what: string, key: string) => `${what} (${key})`,
  scores: "Poengblokk",
  back: "Tilbake",
  close: "Lukk",
  pinCard: "Fest dette infokortet (P)",
  closeCard: "Lukk dette infokortet (Esc)",
  cardBack: (title: string) => `Tilbake: ${title}`,
  cardLeads: "Se også",
  cardByPointing: "Hold pekeren på den, eller trykk P, for å se mer.",
  cardByKey: "Trykk P for å se mer.",
  yourTurn: (game: string) => `Din tur · ${game}`,
  cut: (game: string) => `Ingen forbindelse · ${game}`,
  elsewhere: (game: string) => `Åpnet i et annet vindu · ${game}`,
  atTable: (game: string) => `${game} · Quayside`,
  picture: "Bordet. Piltastene går fra brikke til brikke.",
  side: "Spillere, logg og meny",
  asked: "Spørsmålet nå",
  choices: "Valg",
};

/** Why a click on a piece does nothing. */
export const why: typeof English.why = {
  others: (question: string) => `Det er ikke din tur. ${question}`,
  other: (question: string) => `Dette kan du ikke velge nå. ${question}`,
  over: "Partiet er slutt.",
  watching: "Du ser på.",
};

/** The page of a game's rules. */
export const rules: typeof English.rules = {
  title: (game: string) => `${game}: regler`,
  open: "Regler",
  contents: "Kapitler",
  search: "Søk i reglene",
  found: (places: number) =>
    places === 0 ? "Ingen treff. Prøv et annet ord." : `${many(places, "treff")}. Enter går til ${places === 1 ? "det" : "det neste"}.`,
  player: (number: number) => `Spiller ${number}`,
};

export const confirm: typeof English.confirm = {
  reveal: (what: string) => `${what}? Det avslører noe skjult, så du kan ikke angre.`,
  /** With the setting for a second click. */
  chosen: (what: string) => `${what}? Klikk en gang til for å bekrefte.`,
  do: "Bekreft",
  not: "Tilbake",
  resign: "Vil du gi opp? Da vinner motspilleren partiet.",
  /** In a rated match, before the player's first move. */
  resignUnmoved: "Vil du gi opp? Du har ikke trukket ennå, så partiet teller ikke for noen.",
  resignSeat: "Vil du gi opp? Da tar en bot plassen din, og du kan ikke lenger vinne dette partiet.",
  resignDo: "Gi opp",
  leave: "Vil du forlate bordet? Da tar en bot plassen din. Du kan komme tilbake til partiet fra lobbyen.",
  leaveKept: "Vil du forlate bordet? Denne nettleseren tar vare på partiet. Du kan fortsette det fra lobbyen eller fra Mine partier.",
  leaveAlone: "Vil du forlate bordet? Partiet venter på deg i et døgn. Du kan fortsette det fra lobbyen eller fra Mine partier.",
  leaveLadder:
    "Vil du forlate bordet? En bot tar plassen din, og du kan komme tilbake fra lobbyen. Partiet teller på listen med programmer: er ingen andre ved bordet, gir du opp.",
  leaveRated: "Vil du forlate bordet? Partiet er rangert, så da taper du det.",
  leaveUnmoved: "Vil du forlate bordet? Du har ikke trukket ennå, så partiet teller ikke for noen.",
  leaveDo: "Forlat bordet",
  stay: "Bli",
};

export const connection: typeof English.connection = {
  lost: (seconds: number) =>
    seconds > 0 ? `Forbindelsen er brutt. Kobler til igjen om ${number(seconds)} s.` : "Forbindelsen er brutt. Kobler til igjen …",
  kept: "Plassen din holdes av.",
  replaced: "Går partiet videre, spiller en bot for deg til du er tilbake.",
  loses: "Går partiet videre, taper du det fordi du har vært borte så lenge.",
  stale: "Du ser bordet slik det var da forbindelsen ble brutt.",
  elsewhere: "Du spiller i et annet vindu nå; her ser du bordet slik det var.",
  now: "Koble til nå",
  back: "Tilkoblet igjen.",
  closed: "Du er ikke lenger koblet til dette bordet.",
  here: "Spill her",
  leave: "Til lobbyen",
};

/** What a Master would do, and the chance of victory that it expects of it, from 0 to 1; none if it has looked no further. */
export const hint: typeof English.hint = {
  button: "Hint",
  about: "Hva ville en mester gjort?",
  told: "De andre ser at du spurte.",
  thinking: (share: number) => `Leter etter et godt trekk … ${percent(share)}`,
  stop: "Stopp",
  advice(move: string, chance: number | undefined): string {
    if (chance === undefined) return `Mesterens trekk: ${move}.`;
    return chance >= CERTAIN
      ? `Mesterens trekk: ${move}. Det bør vinne.`
      : `Mesterens trekk: ${move}. Mesteren anslår vinnersjansen din til omtrent ${percent(chance)}.`;
  },
  reason: (move, clauses) => `${move}: ${clauses.join(", og ")}`,
  because: (told) => `${told}.`,
  equals: (others) => (others === 1 ? "et annet trekk er like bra" : `${others === 2 ? "to " : ""}andre trekk er like bra`),
  ofOther,
  play: "Gjør trekket",
  notNow: "Det er ingenting å velge akkurat nå.",
  failed: "Vi fant ikke noe hint til dette valget.",
};
const CERTAIN = 0.995;

export const chat: typeof English.chat = {
  title: "Chat",
  hint: "Skriv en melding",
  phrasesHint: "Hurtigmeldinger",
  phrases: {
    hello: "Hei!",
    luck: "Lykke til!",
    nice: "Fint trekk.",
    thanks: "Takk.",
    sorry: "Beklager!",
    moment: "Et øyeblikk.",
    played: "Godt spilt!",
    again: "En gang til?",
  },
  /** Read out. */
  said: (name: string, what: string) => `${name}: ${what}`,
  unread: (messages: number) => many(messages, "ny melding", "nye meldinger"),
  hurtful: "Kan såre. Vis den",
  off: "Skjul chat",
  on: "Vis chat",
  muted: "(dempet)",
};

export const ask: typeof English.ask = {
  title: "Spør de andre spillerne",
  hint: "Alle spillerne ved bordet må være enige.",
  none: "Du spiller bare mot boter, så dette skjer med en gang.",
  give: "Gi de andre ett minutt til",
  given: "Alle de andre spillerne har fått ett minutt til.",
  what: {
    takeback: "Ta tilbake det siste trekket mitt og alle etter det",
    pause: "Ta en pause",
    end: "Avslutt partiet uten vinner",
  },
  asks: {
    takeback: (who: string) => `${who} ber om å få ta tilbake dette:`,
    pause: (who: string) => `${who} ber om en pause i partiet.`,
    end: (who: string) => `${who} ber om å avslutte partiet uten vinner.`,
  },
  own: {
    takeback: "Du har bedt om å få ta tilbake dette:",
    pause: "Du har bedt om en pause i partiet.",
    end: "Du har bedt om å avslutte partiet uten vinner.",
  },
  more: (lines: number) => `${many(lines, "tidligere linje", "tidligere linjer")}, markert i loggen`,
  behindReveal: "Noe skjult er avslørt siden. Det samme kommer igjen, men alle spillerne har sett det.",
  nothingSeen: "Ingenting skjult er avslørt siden.",
  yes: "Godta",
  no: "Avslå",
  withdraw: "Trekk tilbake",
  waiting: (people: number) => `Venter på ${many(people, "svar")}.`,
  tooFast: "Du sender meldinger for fort. Vent litt.",
  paused: "Partiet er på pause. Alle klokker står.",
  resume: "Fortsett partiet",
};

export const absence: typeof English.absence = {
  asks: (name: string) => `${name} er fortsatt frakoblet. Vil du vente?`,
  waiting: (name: string) => `Venter på ${name}.`,
  wait: "Vent",
  bot: "La en bot spille så lenge",
  endAlone: "Ingen andre spillere er her og kan si seg enige, så partiet avsluttes med en gang.",
};

export const replaced: typeof English.replaced = {
  title: "Tiden din gikk ut flere ganger, så en bot spiller for deg.",
  back: "Ta over igjen",
};

export const pictureStatus: typeof English.pictureStatus = {
  lost: "Grafikkortet sluttet å tegne. Bildet kommer tilbake så snart det kan; partiet fortsetter.",
  rebuilt: "Noe gikk galt med bildet, så det ble satt opp på nytt. Partiet er trygt.",
  plain: "Nettleseren din har ikke WebGL, så bordet tegnes på en enklere måte. Alt virker.",
  plainAfter: "Bildet sviktet, så bordet tegnes nå på en enklere måte. Alt virker.",
  words: "Bildet kan ikke tegnes. Du kan spille videre: Alle trekkene dine står på siden.",
  page: "Noe gikk galt på denne siden. Partiet er trygt.",
  report: "Kopier rapport",
  copied: "Rapporten er kopiert. Den inneholder ingen navn, hemmeligheter eller skjulte kort.",
  saved: "Siden kan ikke kopiere, så rapporten ble lagret som en fil. Den inneholder ingen navn, hemmeligheter eller skjulte kort.",
  understood: "OK",
};

export const recap: typeof English.recap = {
  title: "Mens du var borte",
  more: (lines: number) => `${many(lines, "hendelse", "hendelser")} til i loggen.`,
  close: "Lukk",
};

export const replay: typeof English.replay = {
  title: "Reprise",
  play: "Spill av",
  pause: "Pause",
  steps: { turnBack: "Forrige tur", moveBack: "Forrige trekk", moveOn: "Neste trekk", turnOn: "Neste tur" },
  /** With the key that does the same. */
  withKey: (label: string, key: string) => `${label} (${key})`,
  keys: { play: "Mellomrom", turnBack: "Shift + ←", moveBack: "←", moveOn: "→", turnOn: "Shift + →" },
  moment: "Stilling i partiet",
  count: (at: number, last: number) => `Trekk ${number(at)} av ${number(last)}`,
  /** The round, where the game has rounds. */
  countIn: (round: string, at: number, last: number) => `${round} · trekk ${number(at)} av ${number(last)}`,
  taken: "Vis det som ble tatt tilbake",
  speed: "Fart",
  speeds: (moves: number) => `${number(moves)} trekk/s`,
  eyes: "Se partiet fra en spillers plass",
  ownEyes: "Fra din plass",
  eyesOf: (name: string) => `Fra ${genitive(name)} plass`,
  noEyes: "Ingen skjulte kort",
  link: "Kopier en lenke til dette øyeblikket",
  linkCopied: "Lenken er kopiert. Den åpner partiet i dette øyeblikket.",
  embed: "Kopier koden som viser dette øyeblikket på et annet nettsted",
  embedCopied: "Koden er kopiert. Lim den inn i HTML-en til en side.",
  picture: "Kopier et bilde av dette øyeblikket",
  pictureCopied: "Bildet er kopiert.",
  pictureSaved: "Nettleseren lar ikke siden kopiere bilder, så det ble lagret som en fil.",
  pictureFailed: "Bildet kunne ikke lages.",
  seek: "Vis dette øyeblikket",
  nothing: "Dette er en reprise, så det er ingen trekk å velge.",
};

/** While the match goes on. */
export const lookBack: typeof English.lookBack = {
  button: "Se tilbake",
  title: "Du ser tilbake. Partiet fortsetter.",
  live: "Tilbake til nå",
  called: "Det er din tur!",
  calledLive: "Din tur: tilbake til nå",
  nothing: "Du ser tilbake, så det er ingen trekk å velge. Gå tilbake til nå for å spille.",
  failed: "De tidligere trekkene kan ikke lastes akkurat nå. Prøv igjen om et øyeblikk.",
};

/** What the core tells, and how it can end a match; a game may have its own sentences for these. */
export const core: Readonly<Record<string, Sentence>> = {
  "core.takenBack": (a: Args) =>
    `${does(a, "tar")} tilbake ${Number(a.n ?? 1) > 1 ? `de ${number(a.n)} siste trekkene` : "det siste trekket"}.`,
  "core.late": (a: Args) => `${does(a, "bruker")} opp tiden og er ute av partiet.`,
  "core.hinted": (a: Args) => `${does(a, "ber")} om et hint.`,
  "core.absent.bot": (a: Args, people?: People) =>
    `${does(a, "lar")} en bot spille for ${whom(personAt(Number(a.other), people))} så lenge.`,
  "core.absent.person": (a: Args, people?: People) => `${does(a, "venter")} på ${whom(personAt(Number(a.other), people))}.`,
  "core.unmoved": (a: Args) => `${does(a, "går")} før første trekk. Partiet teller ikke lenger for ratingen.`,
  "core.resigned": (a: Args) => `${does(a, "gir")} opp.`,
  "core.ended.agreed": "Alle spillerne ble enige om å avslutte partiet.",
  "core.ended.abandoned": "Partiet ble forlatt.",
  "core.missed": "Det som skjedde før du kom, står ikke her.",
};

// Why something did not happen: what went wrong, what is safe, what to do.

export const refusals: Readonly<Record<RefusalKey, string | ((args: RefusalArgs) => string)>> = {
  badOptions: "Bordet kan ikke settes opp slik.",
  badRecord: "Protokollen for dette partiet er skadet eller ufullstendig.",
  unknownGame: "Denne serveren har ikke det spillet.",
  unknownRules: "Dette partiet ble spilt med regler vi ikke kjenner. En nyere versjon av Quayside kjenner dem kanskje.",
  malformed: "Serveren forsto ikke det. Prøv igjen.",
  matchOver: "Partiet er slutt.",
  foreignSeat: "Den plassen tilhører en annen spiller.",
  notAsked: "Det er ikke din tur.",
  staleAsk: "Bordet har endret seg. Velg på nytt.",
  badPledge: "Tallet passer ikke til fingeravtrykket sitt, eller en annen plass har det samme. Ingenting er endret.",
  notOpened: "Nettleseren din åpnet ikke tallet sitt i tide. Utdelingen er ugyldig, og plassen din er ledig. Du kan bli med igjen.",
  badPledges: "Serveren viste nettleseren din fingeravtrykk som ikke passer sammen. Tallet ditt ble ikke åpnet, og du har forlatt bordet.",
  illegalMove: "Det kan du ikke gjøre akkurat nå.",
  rowPastReveal: "Noe nytt ble avslørt. Velg resten på nytt.",
  rowPastTurn: "Turen din var over før det siste av disse stegene.",
  undoNothing: "Du har ingenting å angre.",
  undoReveal: "Du kan ikke angre det: Noe er kastet, trukket eller snudd siden.",
  notOver: "Dette partiet spilles fortsatt. Du kan hente protokollen når det er slutt.",
  tooLong: "Dette partiet har nådd grensen for antall trekk. Du kan fortsatt avslutte det.",
  undoTooMany: "Det kan ikke angres flere ganger i dette partiet. Du kan spille videre eller avslutte det.",
  undoRated: "Dette partiet er rangert: Du kan ikke angre noe som er avslørt eller besvart.",
  undoOthers: "Du kan ikke angre det: En annen spiller har gjort et trekk siden.",
  proposalOpen: "Det ligger allerede et forslag på bordet. Svar på det først.",
  noProposal: "Det forslaget gjelder ikke lenger.",
  tooFast: "Du sender meldinger for fort. Vent litt.",
  paused: "Partiet er på pause. Alle spillere kan starte det igjen.",
  notBegun: "Partiet har ikke begynt ennå.",
  matchStopped: "Vi måtte stanse dette partiet på grunn av en feil. Det var ikke din skyld.",
  notSaved: "Serveren kan ikke lagre trekk akkurat nå, så spillet står stille. Partiene fortsetter av seg selv når det går igjen.",
  unknownTable: "Dette bordet finnes ikke lenger. Det ble lukket, eller serveren ble startet på nytt.",
  tableFull: "Alle plassene ved dette bordet er tatt.",
  takenElsewhere: "Du åpnet dette partiet i et annet vindu. Nå er plassen din der.",
  left: "Du har forlatt dette bordet.",
  unknownGuest: "Serveren kjenner deg ikke lenger. Last siden på nytt for å fortsette som ny gjest.",
  badCode: "Koden er feil, brukt eller mer enn fem minutter gammel.",
  badPasskey: "Passnøkkelen ble ikke godtatt: Den er fjernet, eller du brukte mer enn fem minutter. Prøv igjen.",
  tooManyPasskeys: ({ most }) => `Du har ${number(most)} passnøkler, og flere går ikke. Fjern én først.`,
  tooOften: "For mange forespørsler fra nettverket ditt. Vent noen sekunder.",
  diskFull:
    "Disken til serveren er nesten full, så det kan ikke åpnes nye bord. Partier som er i gang, fortsetter. Si fra til den som driver serveren.",
  tooManyGuests:
    "Det har kommet for mange nye gjester fra nettverket ditt i dag. De som har vært her før, kan spille videre; nye er velkomne igjen i morgen.",
  heldBack: ({ seconds }) =>
    `Tilskuere ser dette partiet med forsinkelse, så protokollen er ikke offentlig ennå. Prøv igjen om ${seconds} s.`,
  tooManyTables: ({ most }) =>
    `Nettverket ditt har allerede ${many(most, "parti", "partier")} i gang. Fullfør ett, eller gi opp ett med × i listen din. Et tomt parti slutter å telle etter noen minutter.`,
  tooManyUnfinished: ({ most }) =>
    `Nettverket ditt har ${many(most, "uferdig parti", "uferdige partier")}. Fullfør noen, eller gi dem opp med × i listen din.`,
  tooManyInDays: ({ most }) =>
    `Du spiller allerede ${many(most, "parti", "partier")} over flere dager. Fullfør ett, eller gi opp ett med × i listen din.`,
  ratedTable: "Bordet er rangert, og det har du ikke sagt ja til ennå.",
  openHandsTable: "Du har ikke sagt ja til åpne hender ved dette bordet ennå.",
  ratedPrivate: "Et rangert bord er åpent for alle spillere. Et bord for venner med kode er uformelt.",
  mustWait: ({ seconds }) =>
    `Du har forlatt rangerte partier før tiden. Du kan søke etter et nytt om ${Math.ceil(Number(seconds) / 60)} min. Uformelle partier kan du spille nå.`,
  closing: "Serveren starter snart på nytt, så du kan ikke åpne nye bord. Prøv igjen om et minutt.",
  badWebhook: "Dette er ingen adresse det kan postes til. Den begynner med https:// og er den chattetjenesten viser for en webhook.",
  noSuchLine: "Denne meldingen er borte, eller den er din egen.",
  unknownWebhook: "Det postes ikke lenger til denne adressen. Åpne vinduet på nytt.",
  foreignOrigin: "Denne siden har ikke lov til å bruke serveren.",
  failed: "Noe gikk galt på serveren. Prøv igjen.",
  avoided: "Du unngår denne spilleren. Slutt med det først, under «Mine partier», hvis du vil legge til spilleren.",
  tooManyContacts: "Du har spurt mange spillere allerede. Fjern noen fra listen din, eller prøv igjen i morgen.",
  tooEarly: "Det åpner til avtalt tid. Vent til da.",
  unknownGroup: "Denne gruppen finnes ikke, eller du kan ikke endre den.",
  linkOver: "Denne lenken virker ikke lenger: Den er brukt, utløpt eller trukket tilbake.",
  tooManyArranged: "Det blir for mange. Avslutt én først, eller velg en annen.",
  notHere: "Spilleren er ikke her akkurat nå. Send koden eller lenken i stedet.",
  tooManyInvites: "Du har sendt mange invitasjoner. Vent noen minutter, eller send lenken i stedet.",
  dailyPlayed: "Du har alt spilt dette partiet.",
  dailySecret: "Andre kan fortsatt spille dette partiet, så det er hemmelig til den siste dagen er over, ved midnatt UTC.",
  needsCode: "Dette bordet er privat. Skriv inn koden i lobbyen for å se på.",
  noWatchers: "Ingen kan se på dette partiet mens det spilles.",
  viewClosed: "Denne spilleren deler ikke visningen sin.",
  viewRated: "I et ranket parti deler ingen visningen sin.",
  noHints: "Hint er ikke tillatt ved dette bordet.",
  undoDaily: "Du kan ikke angre i dette partiet: Alle spiller det én gang, under samme vilkår.",
  banned: ({ until, why }) =>
    `Driftsansvarlig har stengt denne serveren for deg til ${timeOf("nb", new Date(Number(until)))}. Grunnen: ${why}`,
  muted: ({ until, why }) => `Du kan ikke chatte før ${timeOf("nb", new Date(Number(until)))}. Grunnen fra driftsansvarlig: ${why}`,
  nameTaken: "Dette navnet kan ikke velges her. Velg et annet.",
  unreachable: "Serveren svarer ikke. Du kan øve uten nett til den er tilbake.",
};
