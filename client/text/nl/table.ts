/** The page in Dutch: a table, what happens at it, and why something did not happen. */

import type { RefusalArgs, RefusalKey } from "../../../shared/core/base/refusal.ts";
import { timeOf } from "../dates.ts";
import type * as English from "../en/table.ts";
import { type Args, isYou, type People, personAt, type Sentence } from "../grammar.ts";
import { belongingTo, does, list, many, number, percent, who, whomStressed } from "./grammar.ts";
import { ofOther } from "./of-other.ts";

// A table: panels, strips, buttons and dialogs around the board.

export const watching: typeof English.watching = {
  now: "Je kijkt mee. Je ziet wat alle spelers kunnen zien, en zij zien je naam.",
  late: (seconds: number) =>
    `Je kijkt mee met ${number(seconds)} s vertraging, zodat niemand kan voorzeggen. Je ziet wat alle spelers kunnen zien, en zij zien je naam.`,
  /** Who looks on, told to the players: some names, and how many more. */
  by: (names: readonly string[], more: number) => `Kijkers: ${list([...names, ...moreOf(names.length, more)])}`,
  chat: "Chat van de kijkers",
  chatHint: "Schrijf aan de andere kijkers; spelers lezen het niet",
  share: "Mijn beeld delen",
  stopSharing: "Stop met delen",
  shareHint:
    "Kijkers zien deze partij met jouw ogen, vanaf het begin: ook wat alleen jij weet. Iedereen kan meekijken, je tegenstanders dus ook. Je kunt altijd stoppen.",
  understood: "OK",
  young: "De partij is net begonnen",
  opens: (seconds: number) =>
    seconds > 0
      ? `Je kijkt met vertraging mee, zodat niemand kan voorzeggen. Hier begint het over ${number(seconds)} s.`
      : "Je kijkt met vertraging mee, zodat niemand kan voorzeggen. Het begint zo.",
};

/** From the server to a whole table. */
const moreOf = (named: number, more: number): string[] =>
  more === 0 ? [] : [named === 0 ? many(more, "gast", "gasten") : `nog ${number(more)}`];

export const notices: typeof English.notices = {
  closing: "De server start zo opnieuw. De partij is opgeslagen en deze pagina keert vanzelf terug.",
  repaired: "De server moest tijdens een zet stoppen. De partij gaat verder vanaf de laatst bewaarde zet.",
  viewClosed: "De speler deelt het beeld niet meer. Je ziet wat alle spelers kunnen zien.",
  gift: (who: string) => `${who} geeft je een minuut extra.`,
  unmoved: "Deze partij verandert geen ratings: een speler heeft geen zet gedaan.",
  oneAddress: "Deze partij verandert geen ratings: twee spelers delen een internetadres.",
  understood: "OK",
};

/** What the operator has to say to one guest, whose reason is told as it was written. */
export const operator: typeof English.operator = {
  title: "Een bericht van de beheerder",
  warn: (why: string) => `Lees deze waarschuwing: ${why}`,
  rename: (why: string) => `Je naam is veranderd. Je kunt in je profiel een andere kiezen. De reden: ${why}`,
  closed: (why: string) => `Je tafel is gesloten. De reden: ${why}`,
};

/** For players who listen: headings, and what the reading keys say. */
export const spoken: typeof English.spoken = {
  board: "Het bord in woorden",
  keys: "Druk op ? voor alle toetsen.",
  middle: "In het midden",
  boardOf: (name: string, you: boolean) => (you ? "Jouw bord" : `Het bord van ${name}`),
  has: (name: string, parts: readonly string[]) => `${name}: ${parts.join(", ")}.`,
  goal: (title: string, progress: readonly string[]) => `${title} ${progress.join(", ")}.`,
  progress: (name: string, digits: string) => `${name} ${digits}`,
  nothing: "Er valt nog niets voor te lezen.",
};

/** Going through the picture by keys. */
export const explore: typeof English.explore = {
  choose: "Enter om te kiezen.",
  take: "Spatie om op te pakken.",
  lay: "Spatie om hier neer te leggen.",
  taken: (places: number) => `Opgepakt. Kan naar ${many(places, "plek", "plekken")}. Escape om terug te leggen.`,
  putBack: "Teruggelegd.",
  edge: "Deze kant op is er niets meer.",
};

export const table: typeof English.table = {
  rated: "Met rating",
  seats: "Spelers",
  goals: "Hoe je wint",
  log: "Verloop",
  openSide: "Verloop en menu openen",
  closeSide: "Verloop en menu sluiten",
  usualView: "Groot beeld verlaten (F)",
  stream: "Deze tafel streamen",
  moves: "Jouw zetten",
  movesHint: "Wat je kunt doen",
  noMoves: "Je hoeft nu niets te doen.",
  resigned: "Je doet niet meer mee: een bot speelt op jouw plek verder.",
  watched: "Je kijkt mee, dus er valt niets te kiezen. In het verloop zie je wat er gebeurt.",
  underway: "Je zet wordt verstuurd…",
  undo: (what: string) => `Terugnemen: ${what}`,
  undoAnswered: (what: string, others: number) => `Terugnemen: ${what}, en wat de ${others > 1 ? "bots daarna deden" : "bot daarna deed"}`,
  row: (first: string, more: number) => `${first} en nog ${many(more, "stap", "stappen")}`,
  rowDone: "Alles ligt op zijn plek. Je kunt nog dingen naar een andere plek slepen; klik daarna op Klaar.",
  rowDropped: "De tafel is veranderd, dus je onafgemaakte zet is gewist.",
  notNow: "Dat kan daar niet heen.",
  done: "Klaar",
  undoLast: "Laatste zet terugnemen",
  undoLastAnswered: (others: number) => `Laatste zet terugnemen, en wat de ${others > 1 ? "bots daarna deden" : "bot daarna deed"}`,
  undoStep: "Laatste stap terugnemen",
  undoNothing: "Nog niets om terug te nemen",
  undoOthers: "Kan niet terug: een andere speler heeft al gespeeld",
  undoReveal: "Kan niet terug: er is daarna gedobbeld, getrokken of omgedraaid",
  undoGuided: "Tijdens de uitleg kun je niets terugnemen",
  undoPlayed: "Kan niet terug: de zet is voor je gedaan",
  undoPast: "Kan niet terug zolang je terugkijkt",
  takenLines: (lines: number) => `Teruggenomen regels: ${number(lines)}`,
  onlyChoice: "enige keuze",
  resign: "Opgeven",
  ask: "Vragen…",
  channel: "In een kanaal plaatsen…",
  rules: "Regels",
  settings: "Instellingen",
  leave: "Tafel verlaten",
  help: "Toetsen",
  keyed: (what: string, key: string) => `${what} (${key})`,
  scores: "Scoreblad",
  back: "Terug",
  close: "Sluiten",
  pinCard: "Kaart vastzetten (P)",
  closeCard: "Kaart sluiten (Esc)",
  cardBack: (title: string) => `Terug: ${title}`,
  cardLeads: "Zie ook",
  cardByPointing: "Blijf wijzen of druk op P voor meer.",
  cardByKey: "Druk op P voor meer.",
  yourTurn: (game: string) => `Jouw beurt · ${game}`,
  cut: (game: string) => `Geen verbinding · ${game}`,
  elsewhere: (game: string) => `In een ander venster geopend · ${game}`,
  atTable: (game: string) => `${game} · Quayside`,
  picture: "De tafel. Met de pijltjestoetsen ga je van stuk naar stuk.",
  side: "Spelers, verloop en menu",
  asked: "Wat er wordt gevraagd",
  choices: "Keuzes",
};

/** Why a click on a piece does nothing. */
export const why: typeof English.why = {
  others: (question: string) => `Je bent niet aan de beurt. ${question}`,
  other: (question: string) => `Dit kun je nu niet kiezen. ${question}`,
  over: "De partij is afgelopen.",
  watching: "Je kijkt alleen mee.",
};

/** The page of a game's rules. */
export const rules: typeof English.rules = {
  title: (game: string) => `${game}: regels`,
  open: "Regels",
  contents: "Hoofdstukken",
  search: "Zoeken in de regels",
  found: (places: number) =>
    places === 0
      ? "Niets gevonden. Probeer een ander woord."
      : `${number(places)} keer gevonden. Met Enter ga je ${places === 1 ? "ernaartoe" : "naar de volgende"}.`,
  player: (number: number) => `Speler ${number}`,
};

export const confirm: typeof English.confirm = {
  reveal: (what: string) => `${what}? Er wordt dan iets verborgens onthuld, dus je kunt dit niet terugnemen.`,
  chosen: (what: string) => `${what}? Klik nog een keer om te bevestigen.`,
  do: "Bevestigen",
  not: "Terug",
  resign: "Opgeven? Je tegenstander wint de partij.",
  resignUnmoved: "Opgeven? Je hebt nog niet gezet, dus de partij telt voor niemand.",
  resignSeat: "Opgeven? Een bot neemt je plek in, en je kunt deze partij niet meer winnen.",
  resignDo: "Opgeven",
  leave: "De tafel verlaten? Een bot neemt je plek in. Vanuit de lobby kun je terugkomen.",
  leaveKept: "De tafel verlaten? Deze browser bewaart de partij. Je kunt haar vanuit de lobby of Mijn partijen voortzetten.",
  leaveAlone: "De tafel verlaten? De partij wacht een dag op je. Je kunt haar vanuit de lobby of Mijn partijen voortzetten.",
  leaveLadder:
    "De tafel verlaten? Een bot neemt je plaats in en je kunt terugkomen vanuit de lobby. De partij telt voor de ranglijst met programma’s: is er niemand anders aan tafel, dan geef je op.",
  leaveRated: "De tafel verlaten? Dit is een partij met rating, dus je verliest.",
  leaveUnmoved: "De tafel verlaten? Je hebt nog niet gezet, dus de partij telt voor niemand.",
  leaveDo: "Tafel verlaten",
  stay: "Blijven",
};

export const connection: typeof English.connection = {
  lost: (seconds: number) =>
    seconds > 0 ? `Verbinding verbroken. Nieuwe poging over ${number(seconds)} s.` : "Verbinding verbroken. Opnieuw verbinden…",
  kept: "Je plek wordt vrijgehouden.",
  replaced: "Gaat de partij door, dan speelt een bot voor je tot je terug bent.",
  loses: "Gaat de partij door, dan verlies je die omdat je zo lang weg bent.",
  stale: "Je ziet de tafel zoals die was toen de verbinding wegviel.",
  elsewhere: "Je speelt nu in een ander venster; hier zie je de tafel zoals die was.",
  now: "Nu opnieuw verbinden",
  back: "Weer verbonden.",
  closed: "Je bent niet meer verbonden met deze tafel.",
  here: "Hier spelen",
  leave: "Naar de lobby",
};

/** What a Master would do, and the chance of victory that it expects of it, from 0 to 1; none if it has looked no further. */
export const hint: typeof English.hint = {
  button: "Hint",
  about: "Wat zou een Meester doen?",
  told: "De anderen zien dat je erom vroeg.",
  thinking: (share: number) => `Op zoek naar een goede zet… ${percent(share)}`,
  stop: "Stoppen",
  advice(move: string, chance: number | undefined): string {
    if (chance === undefined) return `De Meester kiest: ${move}.`;
    return chance >= CERTAIN
      ? `De Meester kiest: ${move}. Daarmee hoor je te winnen.`
      : `De Meester kiest: ${move}. De Meester schat je winstkans op ongeveer ${percent(chance)}.`;
  },
  reason: (move, clauses) => `${move}: ${clauses.join(", en ")}`,
  because: (told) => `${told}.`,
  equals: (others) => (others === 1 ? "een andere zet is even goed" : `${others === 2 ? "twee " : ""}andere zetten zijn even goed`),
  ofOther,
  play: "Spelen",
  notNow: "Er valt nu niets te kiezen.",
  failed: "Voor deze keuze is geen hint gevonden.",
};
const CERTAIN = 0.995;

export const chat: typeof English.chat = {
  title: "Chat",
  hint: "Schrijf een bericht",
  phrasesHint: "Snelle berichten",
  phrases: {
    hello: "Hoi!",
    luck: "Succes!",
    nice: "Mooie zet.",
    thanks: "Dank je.",
    sorry: "Sorry!",
    moment: "Momentje.",
    played: "Goed gespeeld!",
    again: "Nog een keer?",
  },
  said: (name: string, what: string) => `${name}: ${what}`,
  unread: (messages: number) => many(messages, "nieuw bericht", "nieuwe berichten"),
  hurtful: "Kwetsend. Toch tonen",
  off: "Chat verbergen",
  on: "Chat tonen",
  muted: "(gedempt)",
};

export const ask: typeof English.ask = {
  title: "De andere spelers iets vragen",
  hint: "Alle spelers aan tafel moeten het ermee eens zijn.",
  none: "Je speelt alleen tegen bots, dus dit gebeurt meteen.",
  give: "De anderen een minuut extra geven",
  given: "Alle andere spelers hebben een minuut extra.",
  what: {
    takeback: "Mijn laatste zet en alles daarna terugnemen",
    pause: "De partij pauzeren",
    end: "De partij zonder winnaar beëindigen",
  },
  asks: {
    takeback: (who: string) => `${who} wil dit terugnemen:`,
    pause: (who: string) => `${who} wil de partij pauzeren.`,
    end: (who: string) => `${who} wil de partij zonder winnaar beëindigen.`,
  },
  own: {
    takeback: "Je hebt gevraagd om dit terug te nemen:",
    pause: "Je hebt gevraagd om de partij te pauzeren.",
    end: "Je hebt gevraagd om de partij zonder winnaar te beëindigen.",
  },
  more: (lines: number) => `${many(lines, "eerdere regel", "eerdere regels")}, gemarkeerd in het verloop`,
  behindReveal: "Sindsdien is er iets verborgens onthuld. Hetzelfde komt weer, maar alle spelers hebben het gezien.",
  nothingSeen: "Sindsdien is er niets verborgens onthuld.",
  yes: "Akkoord",
  no: "Weigeren",
  withdraw: "Verzoek intrekken",
  waiting: (people: number) => `Wachten op ${many(people, "antwoord", "antwoorden")}.`,
  tooFast: "Je stuurt te snel berichten. Wacht even.",
  paused: "De partij is gepauzeerd. Alle klokken staan stil.",
  resume: "Partij hervatten",
};

export const absence: typeof English.absence = {
  asks: (name: string) => `${name} heeft nog steeds geen verbinding. Wil je wachten?`,
  waiting: (name: string) => `We wachten op ${name}.`,
  wait: "Wachten",
  bot: "Laat voorlopig een bot spelen",
  endAlone: "Er is geen andere speler om het mee eens te zijn, dus de partij eindigt meteen.",
};

export const replaced: typeof English.replaced = {
  title: "Je tijd was meer dan eens op, dus een bot speelt voor je.",
  back: "Zelf verder spelen",
};

export const pictureStatus: typeof English.pictureStatus = {
  lost: "De grafische kaart tekent niet meer. Het beeld komt terug zodra het kan; de partij gaat door.",
  rebuilt: "Er ging iets mis met het beeld, dus het is opnieuw opgebouwd. De partij is veilig.",
  plain: "Je browser heeft geen WebGL, dus de tafel wordt eenvoudiger getekend. Alles werkt.",
  plainAfter: "Het beeld viel uit, dus de tafel wordt nu eenvoudiger getekend. Alles werkt.",
  words: "Het beeld kan niet worden getekend. Je kunt verder spelen: al je zetten staan aan de zijkant.",
  page: "Er ging iets mis op deze pagina. De partij is veilig.",
  report: "Foutrapport kopiëren",
  copied: "Foutrapport gekopieerd. Er staan geen namen, geheimen of verborgen kaarten in.",
  saved:
    "Deze pagina kan niet kopiëren, dus het foutrapport is als bestand opgeslagen. Er staan geen namen, geheimen of verborgen kaarten in.",
  understood: "OK",
};

export const recap: typeof English.recap = {
  title: "Terwijl je weg was",
  more: (lines: number) => `Nog ${many(lines, "gebeurtenis", "gebeurtenissen")} in het verloop.`,
  close: "Sluiten",
};

export const replay: typeof English.replay = {
  title: "Herhaling",
  play: "Afspelen",
  pause: "Pauzeren",
  steps: { turnBack: "Vorige beurt", moveBack: "Vorige zet", moveOn: "Volgende zet", turnOn: "Volgende beurt" },
  withKey: (label: string, key: string) => `${label} (${key})`,
  keys: { play: "Spatie", turnBack: "Shift + ←", moveBack: "←", moveOn: "→", turnOn: "Shift + →" },
  moment: "Stelling in de partij",
  count: (at: number, last: number) => `Zet ${number(at)} van ${number(last)}`,
  countIn: (round: string, at: number, last: number) => `${round} · zet ${number(at)} van ${number(last)}`,
  taken: "Laat zien wat is teruggenomen",
  speed: "Snelheid",
  speeds: (moves: number) => `${number(moves)} ${moves <= 1 ? "zet" : "zetten"}/s`,
  eyes: "Meekijken met een speler",
  ownEyes: "Wat jij zag",
  eyesOf: (name: string) => `Wat ${name} zag`,
  noEyes: "Zonder verborgen kaarten",
  link: "Link naar dit moment kopiëren",
  linkCopied: "Link gekopieerd. Hij opent de partij op dit moment.",
  embed: "Kopieer de code die dit moment op een andere website toont",
  embedCopied: "Code gekopieerd. Plak die in de HTML van een pagina.",
  picture: "Afbeelding van dit moment kopiëren",
  pictureCopied: "Afbeelding gekopieerd.",
  pictureSaved: "Je browser laat deze pagina geen afbeeldingen kopiëren, dus die is als bestand opgeslagen.",
  pictureFailed: "De afbeelding kon niet worden gemaakt.",
  seek: "Dit moment tonen",
  nothing: "Dit is een herhaling, dus er valt niets te kiezen.",
};

/** While the match goes on. */
export const lookBack: typeof English.lookBack = {
  button: "Terugkijken",
  title: "Je kijkt terug. De partij gaat door.",
  live: "Terug naar live",
  called: "Jij bent aan de beurt!",
  calledLive: "Jouw beurt: terug naar live",
  nothing: "Je kijkt terug, dus er valt niets te kiezen. Ga terug naar live om te spelen.",
  failed: "De eerdere zetten kunnen nu niet worden geladen. Probeer het zo nog eens.",
};

/** What the core tells, and how it can end a match; a game may have its own sentences for these. */
export const core: Readonly<Record<string, Sentence>> = {
  "core.takenBack": (a: Args) => `${does(a, "neemt")} de laatste ${Number(a.n ?? 1) > 1 ? many(a.n, "zet", "zetten") : "zet"} terug.`,
  "core.late": (a: Args) =>
    isYou(a) ? "Je tijd is op: je ligt uit de partij." : `De tijd ${belongingTo(a)} is op: ${who(a)} ligt uit de partij.`,
  "core.hinted": (a: Args) => `${does(a, "vraagt")} om een hint.`,
  "core.absent.bot": (a: Args, people?: People) =>
    `${does(a, "laat")} voorlopig een bot spelen voor ${whomStressed(personAt(Number(a.other), people))}.`,
  "core.absent.person": (a: Args, people?: People) => `${does(a, "wacht")} op ${whomStressed(personAt(Number(a.other), people))}.`,
  "core.unmoved": (a: Args) => `${does(a, "vertrekt")} voor een eerste zet. De partij telt niet meer voor de ratings.`,
  "core.resigned": (a: Args) => `${does(a, "geeft")} op.`,
  "core.ended.agreed": "De partij is in overleg beëindigd.",
  "core.ended.abandoned": "De partij is afgebroken.",
  "core.missed": "Wat er gebeurde voordat je erbij kwam, staat hier niet.",
};

// Why something did not happen: what went wrong, what is safe, what to do.

export const refusals: Readonly<Record<RefusalKey, string | ((args: RefusalArgs) => string)>> = {
  badOptions: "Zo kan deze tafel niet worden geopend.",
  badRecord: "Dit partijverslag is beschadigd of niet compleet.",
  unknownGame: "Dat spel kent deze server niet.",
  unknownRules: "Deze partij is gespeeld met regels die we niet kennen. Een nieuwere versie van Quayside kent ze misschien wel.",
  malformed: "De server begreep dat niet. Probeer het opnieuw.",
  matchOver: "De partij is afgelopen.",
  foreignSeat: "Die plek is van een andere speler.",
  notAsked: "Je bent niet aan de beurt.",
  staleAsk: "De tafel is veranderd. Kies opnieuw.",
  badPledge: "Dit getal past niet bij zijn vingerafdruk, of een andere plek heeft dezelfde. Er is niets veranderd.",
  notOpened: "Je browser heeft zijn getal niet op tijd geopend. Er wordt opnieuw gedeeld en je plek is vrij. Je kunt weer aanschuiven.",
  badPledges:
    "De server liet je browser vingerafdrukken zien die niet bij elkaar passen. Je getal is niet geopend en je hebt de tafel verlaten.",
  illegalMove: "Dat kan nu niet.",
  rowPastReveal: "Er is iets nieuws onthuld. Kies de rest opnieuw.",
  rowPastTurn: "Je beurt was voorbij voordat alle stappen waren gezet.",
  undoNothing: "Je hebt niets om terug te nemen.",
  undoReveal: "Dat kun je niet terugnemen: er is daarna gedobbeld, getrokken of omgedraaid.",
  notOver: "Deze partij loopt nog. Je krijgt het verslag als de partij is afgelopen.",
  tooLong: "Deze partij heeft het maximale aantal zetten bereikt. Beëindigen kan nog wel.",
  undoTooMany: "In deze partij kan niet vaker worden teruggenomen. Je kunt verder spelen of de partij beëindigen.",
  undoRated: "Dit is een partij met rating: wat onthuld of beantwoord is, kun je niet terugnemen.",
  undoOthers: "Dat kun je niet terugnemen: een andere speler heeft intussen gespeeld.",
  proposalOpen: "Er ligt al een verzoek op tafel. Beantwoord dat eerst.",
  noProposal: "Dat verzoek is al afgehandeld.",
  tooFast: "Je stuurt te snel berichten. Wacht even.",
  paused: "De partij is gepauzeerd. Iedere speler kan de partij hervatten.",
  notBegun: "De partij is nog niet begonnen.",
  matchStopped: "We moesten deze partij stoppen door een fout. Daar kon jij niets aan doen.",
  notSaved: "De server kan nu geen zetten opslaan, dus het spel ligt stil. Partijen gaan vanzelf verder zodra het weer kan.",
  unknownTable: "Deze tafel bestaat niet meer. Die is gesloten, of de server is opnieuw gestart.",
  tableFull: "Alle plekken aan deze tafel zijn bezet.",
  takenElsewhere: "Je hebt deze partij in een ander venster geopend. Je plek is nu daar.",
  left: "Je bent van deze tafel weggegaan.",
  unknownGuest: "De server kent je niet meer. Laad de pagina opnieuw om als nieuwe gast verder te gaan.",
  badCode: "Deze code klopt niet, is al gebruikt of is meer dan vijf minuten oud.",
  badPasskey:
    "Deze toegangssleutel is niet geaccepteerd: hij is verwijderd, of je deed er meer dan vijf minuten over. Probeer het opnieuw.",
  tooManyPasskeys: ({ most }) => `Je hebt ${number(most)} toegangssleutels, en meer kan niet. Verwijder er eerst een.`,
  tooOften: "Te veel verzoeken vanaf jouw netwerk. Wacht een paar seconden.",
  diskFull:
    "De schijf van de server is bijna vol, dus er kunnen geen nieuwe tafels bij. Lopende partijen gaan door. Laat het de beheerder weten.",
  tooManyGuests:
    "Er zijn vandaag te veel nieuwe gasten vanaf jouw netwerk gekomen. Wie hier al was, kan gewoon spelen; nieuwe gasten kunnen morgen weer terecht.",
  heldBack: ({ seconds }) =>
    `Kijkers zien deze partij met vertraging, dus het verslag is nog niet openbaar. Probeer het over ${seconds} s opnieuw.`,
  tooManyTables: ({ most }) =>
    `Op jouw netwerk ${Number(most) === 1 ? "loopt" : "lopen"} al ${many(most, "partij", "partijen")}. Maak er een af, of geef er een op met de × in je lijst. Een lege partij telt na een paar minuten niet meer mee.`,
  tooManyUnfinished: ({ most }) =>
    `Op jouw netwerk ${Number(most) === 1 ? "staat" : "staan"} nog ${many(most, "onafgemaakte partij", "onafgemaakte partijen")}. Maak er een paar af, of geef ze op met de × in je lijst.`,
  tooManyInDays: ({ most }) =>
    `Je speelt al ${many(most, "langlopende partij", "langlopende partijen")}. Maak er een af, of geef er een op met de × in je lijst.`,
  ratedTable: "Deze tafel is met rating, en daar heb je nog geen ja op gezegd.",
  openHandsTable: "Je hebt nog geen ja gezegd op open handen aan deze tafel.",
  ratedPrivate: "Een tafel met rating is open voor alle spelers. Een tafel voor vrienden met een code is vriendschappelijk.",
  mustWait: ({ seconds }) =>
    `Je bent te vroeg uit partijen met rating gestapt. Over ${Math.ceil(Number(seconds) / 60)} min kun je er weer een zoeken. Vriendschappelijk spelen kan nu al.`,
  closing: "De server start zo opnieuw, dus je kunt nu geen tafels openen. Probeer het over een minuutje opnieuw.",
  badWebhook:
    "Naar dit adres kan niets worden geplaatst. Het begint met https:// en is het adres dat je chatdienst voor een webhook toont.",
  noSuchLine: "Dit bericht is weg, of het is van jezelf.",
  unknownWebhook: "Naar dit adres wordt niets meer geplaatst. Open het venster opnieuw.",
  foreignOrigin: "Deze pagina mag deze server niet gebruiken.",
  failed: "Er ging iets mis op de server. Probeer het opnieuw.",
  avoided: "Je mijdt deze speler. Wil je die toevoegen, stop dan eerst met mijden bij ‘Mijn partijen’.",
  tooManyContacts: "Je hebt al veel spelers een verzoek gestuurd. Verwijder iemand uit je lijst of probeer het morgen opnieuw.",
  tooEarly: "Het gaat open op de afgesproken tijd. Wacht tot dan.",
  unknownGroup: "Deze groep bestaat niet, of je mag er niets aan veranderen.",
  linkOver: "Deze link werkt niet meer: hij is gebruikt, verlopen of ingetrokken.",
  tooManyArranged: "Dat zijn er te veel. Beëindig er eerst een, of kies een andere.",
  notHere: "Deze speler is er nu niet. Stuur de code of de link.",
  tooManyInvites: "Je hebt veel uitnodigingen verstuurd. Wacht een paar minuten of stuur de link.",
  dailyPlayed: "Je hebt deze partij al gespeeld.",
  dailySecret: "Anderen kunnen deze partij nog spelen, dus die blijft geheim tot de laatste dag voorbij is, om middernacht UTC.",
  needsCode: "Deze tafel is besloten. Voer in de lobby de code in om te kijken.",
  noWatchers: "Niemand mag meekijken zolang deze partij loopt.",
  viewClosed: "Deze speler deelt het beeld niet.",
  viewRated: "In een partij met rating deelt niemand het beeld.",
  noHints: "Aan deze tafel zijn geen hints toegestaan.",
  undoDaily: "In deze partij kun je niets terugnemen: iedereen speelt één keer, onder dezelfde voorwaarden.",
  banned: ({ until, why }) =>
    `De beheerder heeft deze server voor je gesloten tot ${timeOf("nl", new Date(Number(until)))}. De reden: ${why}`,
  muted: ({ until, why }) => `Je kunt niet chatten tot ${timeOf("nl", new Date(Number(until)))}. De reden van de beheerder: ${why}`,
  nameTaken: "Deze naam kun je hier niet kiezen. Kies een andere.",
  unreachable: "De server antwoordt niet. Tot die terug is, kun je offline oefenen.",
};
