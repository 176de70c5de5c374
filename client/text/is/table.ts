/** The page in Icelandic: a table, what happens at it, and why something did not happen. */

import type { RefusalArgs, RefusalKey } from "../../../shared/core/base/refusal.ts";
import { timeOf } from "../dates.ts";
import type * as English from "../en/table.ts";
import { type Args, type People, personAt, type Sentence } from "../grammar.ts";
import { are, declined, does, list, many, number, oneOf, percent, whom } from "./grammar.ts";
import { ofOther } from "./of-other.ts";

// A table: panels, strips, buttons and dialogs around the board.

export const watching: typeof English.watching = {
  now: "Þú ert að horfa. Þú sérð það sem allir leikmenn sjá og þeir sjá nafnið þitt.",
  late: (seconds: number) =>
    `Þú horfir með ${number(seconds)} sek. seinkun svo ekki sé hægt að hjálpa neinum. Þú sérð það sem allir leikmenn sjá og þeir sjá nafnið þitt.`,
  /** Who looks on, told to the players: some names, and how many more. */
  by: (names: readonly string[], more: number) => `Áhorfendur: ${list([...names, ...moreOf(names.length, more)])}`,
  chat: "Spjall áhorfenda",
  chatHint: "Skrifaðu hinum áhorfendunum; leikmenn sjá það ekki",
  share: "Sýna mitt sjónarhorn",
  stopSharing: "Hætta að sýna mitt sjónarhorn",
  shareHint:
    "Áhorfendur sjá leikinn með þínum augum frá upphafi: líka það sem þú ein(n) veist. Hver sem er getur horft, mótspilarar þínir líka. Þú getur hætt hvenær sem er.",
  understood: "Í lagi",
  young: "Leikurinn er rétt að byrja",
  opens: (seconds: number) =>
    seconds > 0
      ? `Þú horfir með seinkun svo ekki sé hægt að hjálpa neinum. Hér byrjar leikurinn eftir ${number(seconds)} sek.`
      : "Þú horfir með seinkun svo ekki sé hægt að hjálpa neinum. Hér byrjar leikurinn rétt strax.",
};

const moreOf = (named: number, more: number): string[] =>
  more === 0 ? [] : [named === 0 ? many(more, "gestur", "gestir") : `${number(more)} í viðbót`];

export const notices: typeof English.notices = {
  closing: "Netþjónninn endurræsir sig rétt strax. Leikurinn er vistaður og þessi síða opnar hann sjálfkrafa aftur.",
  repaired: "Netþjónninn stöðvaðist í miðri aðgerð. Leikurinn heldur áfram frá síðustu vistuðu aðgerð.",
  viewClosed: "Leikmaðurinn sýnir ekki lengur sjónarhorn sitt. Þú sérð það sem allir leikmenn sjá.",
  gift: (who: string) => `${who} gaf þér eina mínútu í viðbót.`,
  unmoved: "Þessi leikur breytir ekki styrkleika neins: einn leikmaður lék aldrei.",
  oneAddress: "Þessi leikur breytir ekki styrkleika neins: tveir leikmenn tengjast frá sömu nettengingu.",
  understood: "Í lagi",
};

/** What the operator has to say to one guest, whose reason is told as it was written. */
export const operator: typeof English.operator = {
  title: "Skilaboð frá umsjónarmanni",
  warn: (why: string) => `Lestu þessa viðvörun: ${why}`,
  rename: (why: string) => `Nafninu þínu var breytt. Þú getur valið annað í prófílnum. Ástæðan: ${why}`,
  closed: (why: string) => `Borðinu þínu var lokað. Ástæðan: ${why}`,
};

export const spoken: typeof English.spoken = {
  board: "Borðið í orðum",
  keys: "Ýttu á ? til að sjá alla lykla.",
  middle: "Í miðjunni",
  boardOf: (name: string, you: boolean) => (you ? "Borðið þitt" : `Borðið hjá ${declined(name, "dative")}`),
  has: (name: string, parts: readonly string[]) => `${name}: ${parts.join(", ")}.`,
  goal: (title: string, progress: readonly string[]) => `${title} ${progress.join(", ")}.`,
  progress: (name: string, digits: string) => `${name} ${digits}`,
  nothing: "Hér er ekkert að lesa enn.",
};

export const explore: typeof English.explore = {
  choose: "Enter velur þetta.",
  take: "Bilslá tekur þetta upp.",
  lay: "Bilslá leggur þetta hér.",
  taken: (places: number) => `Tekið upp. Má leggja á ${many(places, "stað", "staði")}. Esc skilar því.`,
  putBack: "Skilað á sinn stað.",
  edge: "Ekkert lengra í þessa átt.",
};

export const table: typeof English.table = {
  rated: "Keppnisleikur",
  seats: "Leikmenn",
  goals: "Leiðir til sigurs",
  log: "Annáll",
  openSide: "Opna annál og valmynd",
  closeSide: "Loka annál og valmynd",
  usualView: "Fara úr stórri sýn (F)",
  stream: "Sýna þetta borð í streymi",
  moves: "Aðgerðir þínar",
  movesHint: "Mögulegar aðgerðir þínar",
  noMoves: "Þú þarft ekki að gera neitt núna.",
  resigned: "Þú ert úr leik: þjarkur spilar áfram í þínu sæti.",
  watched: "Þú ert að horfa, svo hér eru engar aðgerðir. Annállinn sýnir hvað gerist.",
  underway: "Sendi aðgerðina…",
  undo: (what: string) => `Taka til baka: ${what}`,
  undoAnswered: (what: string, others: number) =>
    `Taka til baka: ${what}, og það sem ${others > 1 ? "þjarkarnir gerðu" : "þjarkurinn gerði"} síðan`,
  row: (first: string, more: number) => `${first} og ${number(more)} skref í viðbót`,
  rowDone: "Allt komið á sinn stað. Þú getur enn fært til. Ýttu svo á „Lokið“.",
  rowDropped: "Borðið hefur breyst, svo hálfkláraða aðgerðin þín féll niður.",
  notNow: "Þetta á ekki heima þarna.",
  done: "Lokið",
  undoLast: "Taka síðustu aðgerð til baka",
  undoLastAnswered: (others: number) =>
    `Taka síðustu aðgerð til baka, og það sem ${others > 1 ? "þjarkarnir gerðu" : "þjarkurinn gerði"} síðan`,
  undoStep: "Taka síðasta skref til baka",
  undoNothing: "Ekkert að taka til baka enn",
  undoOthers: "Ekki hægt að taka til baka: annar leikmaður hefur leikið síðan",
  undoReveal: "Ekki hægt að taka til baka: teningum var kastað, eitthvað dregið eða því snúið við",
  undoGuided: "Ekki er hægt að taka til baka í leiðsögninni",
  undoPlayed: "Ekki hægt að taka til baka: þetta var gert fyrir þig",
  undoPast: "Ekki hægt að taka til baka á meðan litið er til baka",
  takenLines: (lines: number) => `Línur teknar til baka: ${number(lines)}`,
  onlyChoice: "eini kosturinn",
  resign: "Gefa leikinn",
  ask: "Biðja um…",
  channel: "Birta á rás…",
  rules: "Reglur",
  settings: "Stillingar",
  leave: "Yfirgefa",
  help: "Lyklar",
  keyed: (what: string, key: string) => `${what} (${key})`,
  scores: "Stigatafla",
  back: "Til baka",
  close: "Loka",
  pinCard: "Festa þetta spjald (P)",
  closeCard: "Loka þessu spjaldi (Esc)",
  cardBack: (title: string) => `Til baka: ${title}`,
  cardLeads: "Sjá einnig",
  cardByPointing: "Haltu bendlinum kyrrum eða ýttu á P til að sjá meira.",
  cardByKey: "Ýttu á P til að sjá meira.",
  yourTurn: (game: string) => `Þú átt leik · ${game}`,
  cut: (game: string) => `Ekkert samband · ${game}`,
  elsewhere: (game: string) => `Opið í öðrum glugga · ${game}`,
  atTable: (game: string) => `${game} · Quayside`,
  picture: "Borðið. Örvalyklar fara á milli hluta.",
  side: "Leikmenn, annáll og valmynd",
  asked: "Það sem spurt er um",
  choices: "Kostir",
};

export const why: typeof English.why = {
  others: (question: string) => `Þú átt ekki leik. ${question}`,
  other: (question: string) => `Þú getur ekki valið þetta núna. ${question}`,
  over: "Leiknum er lokið.",
  watching: "Þú ert að horfa.",
};

export const rules: typeof English.rules = {
  title: (game: string) => `${game}: reglur`,
  open: "Reglur",
  contents: "Kaflar",
  search: "Leita í reglunum",
  found: (places: number) =>
    places === 0
      ? "Ekkert fannst. Prófaðu annað orð."
      : `${many(places, "staður", "staðir")} ${oneOf(places, "fannst", "fundust")}. Enter fer á þann næsta.`,
  player: (number: number) => `Leikmaður ${number}`,
};

export const confirm: typeof English.confirm = {
  reveal: (what: string) => `${what}? Þá kemur eitthvað hulið í ljós og ekki verður aftur snúið.`,
  chosen: (what: string) => `${what}? Smelltu aftur til að staðfesta.`,
  do: "Staðfesta",
  not: "Til baka",
  resign: "Viltu gefa leikinn? Þá vinnur mótherjinn.",
  resignUnmoved: "Viltu gefa leikinn? Þú hefur ekki leikið enn, svo leikurinn gildir fyrir engan.",
  resignSeat: "Viltu gefa leikinn? Þjarkur tekur sætið þitt og þú getur ekki lengur unnið.",
  resignDo: "Gefa leikinn",
  leave: "Viltu yfirgefa borðið? Þjarkur tekur sætið þitt. Þú getur komið aftur í leikinn úr anddyrinu.",
  leaveKept: "Viltu yfirgefa borðið? Þessi vafri geymir leikinn. Þú getur haldið áfram úr anddyrinu eða undir Leikirnir mínir.",
  leaveAlone: "Viltu yfirgefa borðið? Leikurinn bíður þín í sólarhring. Þú getur haldið áfram úr anddyrinu eða undir Leikirnir mínir.",
  leaveLadder:
    "Viltu yfirgefa borðið? Þjarkur tekur sætið þitt og þú getur snúið aftur úr anddyrinu. Leikurinn telur á listanum með forritum: ef enginn annar er við borðið gefur þú leikinn.",
  leaveRated: "Viltu yfirgefa borðið? Þetta er keppnisleikur, svo þú tapar honum.",
  leaveUnmoved: "Viltu yfirgefa borðið? Þú hefur ekki leikið enn, svo leikurinn gildir fyrir engan.",
  leaveDo: "Yfirgefa borð",
  stay: "Vera áfram",
};

export const connection: typeof English.connection = {
  lost: (seconds: number) =>
    seconds > 0 ? `Sambandið rofnaði. Reyni aftur eftir ${number(seconds)} sek.` : "Sambandið rofnaði. Tengist aftur…",
  kept: "Sætið þitt er frátekið.",
  replaced: "Ef leikurinn heldur áfram spilar þjarkur fyrir þig þar til þú kemur aftur.",
  loses: "Ef leikurinn heldur áfram tapar þú honum af því að þú hefur verið svona lengi í burtu.",
  stale: "Þú sérð borðið eins og það var þegar sambandið rofnaði.",
  elsewhere: "Þú spilar núna í öðrum glugga; hér sérðu borðið eins og það var.",
  now: "Tengjast aftur núna",
  back: "Aftur í sambandi.",
  closed: "Þú ert ekki lengur í sambandi við þetta borð.",
  here: "Spila hér",
  leave: "Aftur í anddyrið",
};

export const hint: typeof English.hint = {
  button: "Ábending",
  about: "Hvað myndi meistari gera?",
  told: "Hinir sjá að þú baðst um hana.",
  thinking: (share: number) => `Leita að góðri aðgerð… ${percent(share)}`,
  stop: "Hætta",
  advice(move: string, chance: number | undefined): string {
    if (chance === undefined) return `Meistarinn leggur til: ${move}.`;
    return chance >= CERTAIN
      ? `Meistarinn leggur til: ${move}. Það ætti að duga til sigurs.`
      : `Meistarinn leggur til: ${move}. Hann telur sigurlíkur þínar vera um ${percent(chance)}.`;
  },
  reason: (move, clauses) => `${move}: ${clauses.join(", og ")}`,
  because: (told) => `${told}.`,
  equals: (others) => (others === 1 ? "önnur aðgerð er jafn góð" : `${others === 2 ? "tvær " : ""}aðrar aðgerðir eru jafn góðar`),
  ofOther,
  play: "Gera þetta",
  notNow: "Hér er ekkert að velja núna.",
  failed: "Engin ábending fannst fyrir þetta val.",
};
const CERTAIN = 0.995;

export const chat: typeof English.chat = {
  title: "Spjall",
  hint: "Skrifaðu skilaboð",
  phrasesHint: "Tilbúin skilaboð",
  phrases: {
    hello: "Halló!",
    luck: "Gangi þér vel!",
    nice: "Vel leikið.",
    thanks: "Takk.",
    sorry: "Afsakið!",
    moment: "Augnablik.",
    played: "Takk fyrir leikinn!",
    again: "Spila aftur?",
  },
  said: (name: string, what: string) => `${name}: ${what}`,
  unread: (messages: number) => many(messages, "ný skilaboð", "ný skilaboð"),
  hurtful: "Særandi. Sýna",
  off: "Fela spjall",
  on: "Sýna spjall",
  muted: "(þaggað)",
};

export const ask: typeof English.ask = {
  title: "Spyrja hina leikmennina",
  hint: "Allir leikmenn við borðið þurfa að samþykkja.",
  none: "Þú spilar aðeins við þjarka, svo þetta gerist strax.",
  give: "Gefa hinum eina mínútu í viðbót",
  given: "Allir aðrir leikmenn fengu eina mínútu í viðbót.",
  what: {
    takeback: "Taka til baka síðustu aðgerð mína og allt á eftir",
    pause: "Gera hlé á leiknum",
    end: "Ljúka leiknum án sigurvegara",
  },
  asks: {
    takeback: (who: string) => `${who} biður um að taka þetta til baka:`,
    pause: (who: string) => `${who} biður um hlé á leiknum.`,
    end: (who: string) => `${who} vill ljúka leiknum án sigurvegara.`,
  },
  own: {
    takeback: "Þú baðst um að taka þetta til baka:",
    pause: "Þú baðst um hlé á leiknum.",
    end: "Þú vildir ljúka leiknum án sigurvegara.",
  },
  more: (lines: number) => `${many(lines, "eldri lína", "eldri línur")}, ${oneOf(lines, "merkt", "merktar")} í annálnum`,
  behindReveal: "Eitthvað hulið kom í ljós síðan. Það sama kemur aftur upp en allir leikmenn hafa séð það.",
  nothingSeen: "Ekkert hulið hefur komið í ljós síðan.",
  yes: "Samþykkja",
  no: "Hafna",
  withdraw: "Hætta við beiðni",
  waiting: (people: number) => `Beðið eftir ${many(people, "svari", "svörum")}.`,
  tooFast: "Þú sendir skilaboð of hratt. Bíddu augnablik.",
  paused: "Leikurinn er í hléi. Allar klukkur eru stopp.",
  resume: "Halda leik áfram",
};

export const absence: typeof English.absence = {
  asks: (name: string) => `${name} er enn án sambands. Viltu bíða?`,
  waiting: (name: string) => `Beðið eftir: ${name}.`,
  wait: "Bíða",
  bot: "Láta þjark spila á meðan",
  endAlone: "Enginn annar leikmaður er hér til að samþykkja, svo leiknum lýkur strax.",
};

export const replaced: typeof English.replaced = {
  title: "Tíminn rann út hjá þér oftar en einu sinni, svo þjarkur spilar fyrir þig.",
  back: "Taka aftur við",
};

export const pictureStatus: typeof English.pictureStatus = {
  lost: "Skjákortið hætti að teikna. Myndin kemur aftur um leið og hægt er; leikurinn heldur áfram.",
  rebuilt: "Eitthvað fór úrskeiðis með myndina, svo hún var sett upp aftur. Leikurinn er óhultur.",
  plain: "Vafrinn þinn er ekki með WebGL, svo borðið er teiknað á einfaldari hátt. Allt virkar.",
  plainAfter: "Myndin brást, svo nú er borðið teiknað á einfaldari hátt. Allt virkar.",
  words: "Ekki er hægt að teikna myndina. Þú getur spilað áfram: allar aðgerðir þínar eru á listanum til hliðar.",
  page: "Eitthvað fór úrskeiðis á þessari síðu. Leikurinn er óhultur.",
  report: "Afrita skýrslu",
  copied: "Skýrsla afrituð. Í henni eru engin nöfn, leyndarmál eða hulin spjöld.",
  saved: "Þessi síða getur ekki afritað, svo skýrslan var vistuð í skrá. Í henni eru engin nöfn, leyndarmál eða hulin spjöld.",
  understood: "Í lagi",
};

export const recap: typeof English.recap = {
  title: "Á meðan þú varst frá",
  more: (lines: number) => `${many(lines, "atburður", "atburðir")} í viðbót í annálnum.`,
  close: "Loka",
};

export const replay: typeof English.replay = {
  title: "Endursýning",
  play: "Spila",
  pause: "Hlé",
  steps: { turnBack: "Til fyrri leikmanns", moveBack: "Fyrri aðgerð", moveOn: "Næsta aðgerð", turnOn: "Til næsta leikmanns" },
  withKey: (label: string, key: string) => `${label} (${key})`,
  keys: { play: "Bilslá", turnBack: "Shift + ←", moveBack: "←", moveOn: "→", turnOn: "Shift + →" },
  moment: "Staða í leiknum",
  count: (at: number, last: number) => `Aðgerð ${number(at)} af ${number(last)}`,
  countIn: (round: string, at: number, last: number) => `${round} · aðgerð ${number(at)} af ${number(last)}`,
  taken: "Sýna það sem var tekið til baka",
  speed: "Hraði",
  speeds: (moves: number) => `${number(moves)} ${moves <= 1 ? "aðgerð" : "aðgerðir"}/sek.`,
  eyes: "Horfa með augum leikmanns",
  ownEyes: "Það sem þú sérð",
  eyesOf: (name: string) => `Það sem ${name} sér`,
  noEyes: "Engin hulin spjöld",
  link: "Afrita tengil á þetta augnablik",
  linkCopied: "Tengill afritaður. Hann opnar leikinn á þessu augnabliki.",
  embed: "Afrita kóðann sem sýnir þetta augnablik á öðrum vef",
  embedCopied: "Kóðinn er afritaður. Límdu hann í HTML síðu.",
  picture: "Afrita mynd af þessu augnabliki",
  pictureCopied: "Mynd afrituð.",
  pictureSaved: "Vafrinn leyfir síðunni ekki að afrita myndir, svo hún var vistuð í skrá.",
  pictureFailed: "Ekki tókst að búa til myndina.",
  seek: "Sýna þetta augnablik",
  nothing: "Þetta er endursýning, svo hér eru engar aðgerðir í boði.",
};

export const lookBack: typeof English.lookBack = {
  button: "Líta til baka",
  title: "Þú ert að líta til baka. Leikurinn heldur áfram.",
  live: "Aftur í leikinn",
  called: "Þú átt leik!",
  calledLive: "Þú átt leik: aftur í leikinn",
  nothing: "Þú ert að líta til baka, svo hér eru engar aðgerðir. Farðu aftur í leikinn til að spila.",
  failed: "Ekki er hægt að sækja fyrri aðgerðir núna. Reyndu aftur eftir smástund.",
};

export const core: Readonly<Record<string, Sentence>> = {
  "core.takenBack": (a: Args) =>
    `${does(a, "tekur")} síðustu ${Number(a.n ?? 1) > 1 ? many(a.n, "aðgerð", "aðgerðir") : "aðgerð"} til baka.`,
  "core.late": (a: Args) => `${does(a, "fellur")} á tíma og ${a.you === 1 ? "ert" : "er"} úr leik.`,
  "core.hinted": (a: Args) => `${does(a, "biður")} um ábendingu.`,
  "core.absent.bot": (a: Args, people?: People) =>
    `${does(a, "lætur")} þjark spila fyrir ${whom(personAt(Number(a.other), people), "þig")} á meðan.`,
  "core.absent.person": (a: Args, people?: People) => `${does(a, "bíður")} eftir ${whom(personAt(Number(a.other), people), "þér")}.`,
  "core.unmoved": (a: Args) => `${does(a, "fer")} fyrir fyrsta leik sinn. Leikurinn breytir ekki lengur styrkleika neins.`,
  "core.resigned": (a: Args) => `${does(a, "gefur")} leikinn.`,
  "core.ended.agreed": "Allir leikmenn samþykktu að ljúka leiknum.",
  "core.ended.abandoned": "Leikurinn var yfirgefinn.",
  "core.missed": "Það sem gerðist áður en þú komst er ekki á listanum.",
};

// Why something did not happen: what went wrong, what is safe, what to do.

export const refusals: Readonly<Record<RefusalKey, string | ((args: RefusalArgs) => string)>> = {
  badOptions: "Ekki er hægt að setja borðið upp svona.",
  badRecord: "Skráning þessa leiks er skemmd eða í hana vantar.",
  unknownGame: "Þetta spil er ekki til á þessum netþjóni.",
  unknownRules: "Leikurinn var spilaður eftir reglum sem við þekkjum ekki. Nýrri útgáfa af Quayside þekkir þær kannski.",
  malformed: "Netþjónninn skildi þetta ekki. Reyndu aftur.",
  matchOver: "Leiknum er lokið.",
  foreignSeat: "Annar leikmaður á þetta sæti.",
  notAsked: "Þú átt ekki leik.",
  staleAsk: "Staðan á borðinu hefur breyst. Veldu aftur.",
  badPledge: "Talan passar ekki við fingrafar sitt eða annað sæti er með það sama. Engu var breytt.",
  notOpened: "Vafrinn þinn opnaði ekki töluna sína í tæka tíð. Gjöfin er ógild og sætið þitt laust. Þú getur sest aftur.",
  badPledges: "Netþjónninn sýndi vafranum þínum fingraför sem passa ekki saman. Talan þín var ekki opnuð og þú hefur yfirgefið borðið.",
  illegalMove: "Þú getur ekki gert þetta núna.",
  rowPastReveal: "Eitthvað nýtt kom í ljós. Veldu það sem eftir er upp á nýtt.",
  rowPastTurn: "Þú áttir ekki lengur leik þegar kom að síðustu skrefunum.",
  undoNothing: "Það er ekkert að taka til baka.",
  undoReveal: "Ekki hægt að taka til baka: teningum var kastað, eitthvað dregið eða því snúið við.",
  notOver: "Þessi leikur er enn í gangi. Skráning hans fæst þegar honum er lokið.",
  tooLong: "Leikurinn hefur náð hámarksfjölda aðgerða. Þú getur samt lokið honum.",
  undoTooMany: "Ekki má taka oftar til baka í þessum leik. Þú getur spilað áfram eða lokið honum.",
  undoRated: "Þetta er keppnisleikur: ekki er hægt að taka til baka það sem kom í ljós eða var svarað.",
  undoOthers: "Ekki hægt að taka til baka: annar leikmaður hefur leikið síðan.",
  proposalOpen: "Við þetta borð bíður þegar beiðni. Svaraðu henni fyrst.",
  noProposal: "Þessi beiðni gildir ekki lengur.",
  tooFast: "Þú sendir skilaboð of hratt. Bíddu augnablik.",
  paused: "Leikurinn er í hléi. Allir leikmenn geta sett hann aftur af stað.",
  notBegun: "Leikurinn er ekki hafinn.",
  matchStopped: "Við þurftum að stöðva leikinn vegna villu. Það var ekki þér að kenna.",
  notSaved:
    "Netþjónninn getur ekki vistað aðgerðir núna, svo leikurinn stöðvast. Leikir halda áfram af sjálfu sér þegar það er hægt aftur.",
  unknownTable: "Þetta borð er ekki lengur til. Því var lokað eða netþjónninn var endurræstur.",
  tableFull: "Öll sæti við þetta borð eru skipuð.",
  takenElsewhere: "Þú opnaðir leikinn í öðrum glugga. Sætið þitt er þar núna.",
  left: "Þú ert ekki lengur við þetta borð.",
  unknownGuest: "Netþjónninn þekkir þig ekki lengur. Endurhladdu síðunni til að halda áfram sem nýr gestur.",
  badCode: "Þessi kóði er rangur, notaður eða eldri en fimm mínútna.",
  badPasskey: "Aðgangslykillinn var ekki samþykktur: hann var fjarlægður eða þú varst lengur en fimm mínútur. Reyndu aftur.",
  tooManyPasskeys: ({ most }) => `Þú ert með ${number(most)} aðgangslykla og fleiri rúmast ekki. Fjarlægðu einn fyrst.`,
  tooOften: "Of margar beiðnir frá netinu þínu. Bíddu í nokkrar sekúndur.",
  diskFull:
    "Diskur netþjónsins er næstum fullur, svo ekki er hægt að opna ný borð. Leikir sem eru í gangi halda áfram. Láttu umsjónarmanninn vita.",
  tooManyGuests:
    "Of margir nýir gestir hafa komið frá netinu þínu í dag. Þeir sem hafa komið áður geta spilað áfram; nýir eru aftur velkomnir á morgun.",
  heldBack: ({ seconds }) =>
    `Áhorfendur sjá þennan leik með töf, svo skráning hans er ekki enn opinber. Reyndu aftur eftir ${seconds} sek.`,
  tooManyTables: ({ most }) =>
    `Á netinu þínu ${are(most)} þegar ${many(most, "leikur", "leikir")} í gangi. Ljúktu við einn eða gefðu hann með × í listanum. Tómur leikur telst ekki lengur með eftir nokkrar mínútur.`,
  tooManyUnfinished: ({ most }) =>
    `Á netinu þínu ${are(most)} ${many(most, "ókláraður leikur", "ókláraðir leikir")}. Ljúktu við einhverja eða gefðu þá með × í listanum.`,
  tooManyInDays: ({ most }) =>
    `Þú ert nú þegar í ${many(most, "dagaleik", "dagaleikjum")}. Ljúktu við einn eða gefðu hann með × í listanum.`,
  ratedTable: "Þetta er keppnisleikur og þú hefur ekki samþykkt það enn.",
  openHandsTable: "Þú hefur ekki samþykkt opin spjöld við þetta borð enn.",
  ratedPrivate: "Borð í keppnisleik er opið öllum leikmönnum. Borð fyrir vini með kóða er vináttuleikur.",
  mustWait: ({ seconds }) =>
    `Þú fórst of snemma úr keppnisleikjum. Þú getur leitað aftur að keppnisleik eftir ${Math.ceil(Number(seconds) / 60)} mín. Vináttuleiki getur þú spilað strax.`,
  closing: "Netþjónninn verður endurræstur á næstunni, svo ekki er hægt að opna ný borð. Reyndu aftur eftir mínútu.",
  badWebhook: "Ekki er hægt að birta neitt á þessari slóð. Hún hefst á https:// og er sú sem spjallþjónustan sýnir fyrir webhook.",
  noSuchLine: "Þessi skilaboð eru horfin, eða eru þín eigin.",
  unknownWebhook: "Ekkert er lengur birt á þessari slóð. Opnaðu gluggann aftur.",
  foreignOrigin: "Þessi síða má ekki nota þennan netþjón.",
  failed: "Eitthvað fór úrskeiðis á netþjóninum. Reyndu aftur.",
  avoided: "Þú sniðgengur þennan leikmann. Hættu því fyrst, í „Leikirnir mínir“, til að bæta honum við.",
  tooManyContacts: "Þú hefur þegar spurt marga leikmenn. Fjarlægðu einhvern af listanum eða reyndu aftur á morgun.",
  tooEarly: "Opnað verður á umsömdum tíma. Bíddu þangað til.",
  unknownGroup: "Þessi hópur er ekki til eða þú mátt ekki breyta honum.",
  linkOver: "Þessi tengill virkar ekki lengur: hann var notaður, rann út eða var afturkallaður.",
  tooManyArranged: "Þetta er of mikið. Hættu fyrst við eitthvað eða veldu annað.",
  notHere: "Þessi leikmaður er ekki hér núna. Sendu honum kóðann eða tengilinn í staðinn.",
  tooManyInvites: "Þú hefur sent mörg boð. Bíddu í nokkrar mínútur eða sendu tengilinn í staðinn.",
  dailyPlayed: "Þú hefur þegar spilað þetta spil.",
  dailySecret: "Aðrir geta enn spilað þetta spil, svo leikurinn er leyndur þar til síðasta deginum lýkur, á miðnætti UTC.",
  needsCode: "Þetta borð er lokað. Sláðu inn kóðann í anddyrinu til að horfa á.",
  noWatchers: "Enginn má horfa á þennan leik á meðan hann er í gangi.",
  viewClosed: "Þessi leikmaður sýnir ekki sjónarhorn sitt.",
  viewRated: "Í keppnisleik sýnir enginn sjónarhorn sitt.",
  noHints: "Engar ábendingar eru leyfðar við þetta borð.",
  undoDaily: "Í þessu spili er ekkert tekið til baka: hver spilar það einu sinni og allir sitja við sama borð.",
  banned: ({ until, why }) =>
    `Umsjónarmaður hefur lokað þessum netþjóni fyrir þér til ${timeOf("is", new Date(Number(until)))}. Ástæðan: ${why}`,
  muted: ({ until, why }) => `Þú getur ekki spjallað fyrr en ${timeOf("is", new Date(Number(until)))}. Ástæða umsjónarmanns: ${why}`,
  nameTaken: "Ekki er hægt að velja þetta nafn hér. Veldu annað.",
  unreachable: "Netþjónninn svarar ekki. Þú getur æft þig án nettengingar þar til hann kemst í lag.",
};
