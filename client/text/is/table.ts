/** A table: panels, strips, buttons and dialogs around the board. */
import { declined, list, many, number, oneOf, percent } from "./grammar.ts";

export const watching = {
  now: "Þú ert að horfa. Þú sérð það sem allir leikmenn sjá og þeir sjá nafnið þitt.",
  late: (seconds: number) =>
    `Þú horfir með ${number(seconds)} sek. seinkun svo ekki sé hægt að hjálpa neinum. Þú sérð það sem allir leikmenn sjá og þeir sjá nafnið þitt.`,
  /** Who looks on, told to the players: some names, and how many more. */
  by: (names: readonly string[], more: number) => `Áhorfendur: ${list([...names, ...moreOf(names.length, more)])}`,
  understood: "Í lagi",
  young: "Leikurinn er rétt að byrja",
  opens: (seconds: number) =>
    seconds > 0
      ? `Þú horfir með seinkun svo ekki sé hægt að hjálpa neinum. Hér byrjar leikurinn eftir ${number(seconds)} sek.`
      : "Þú horfir með seinkun svo ekki sé hægt að hjálpa neinum. Hér byrjar leikurinn rétt strax.",
};

const moreOf = (named: number, more: number): string[] =>
  more === 0 ? [] : [named === 0 ? many(more, "gestur", "gestir") : `${number(more)} í viðbót`];

export const notices = {
  closing: "Netþjónninn endurræsir sig rétt strax. Leikurinn er vistaður og þessi síða opnar hann sjálfkrafa aftur.",
  repaired: "Netþjónninn stöðvaðist í miðri aðgerð. Leikurinn heldur áfram frá síðustu vistuðu aðgerð.",
  gift: (who: string) => `${who} gaf þér eina mínútu í viðbót.`,
  unmoved: "Þessi leikur breytir ekki styrkleika neins: einn leikmaður lék aldrei.",
  oneAddress: "Þessi leikur breytir ekki styrkleika neins: tveir leikmenn tengjast frá sömu nettengingu.",
  understood: "Í lagi",
};

export const spoken = {
  board: "Borðið í orðum",
  keys: "Ýttu á ? til að sjá alla lykla.",
  middle: "Í miðjunni",
  boardOf: (name: string, you: boolean) => (you ? "Borðið þitt" : `Borðið hjá ${declined(name, "dative")}`),
  has: (name: string, parts: readonly string[]) => `${name}: ${parts.join(", ")}.`,
  goal: (title: string, progress: readonly string[]) => `${title} ${progress.join(", ")}.`,
  progress: (name: string, digits: string) => `${name} ${digits}`,
  nothing: "Hér er ekkert að lesa enn.",
};

export const explore = {
  choose: "Enter velur þetta.",
  take: "Bilslá tekur þetta upp.",
  lay: "Bilslá leggur þetta hér.",
  taken: (places: number) => `Tekið upp. Má leggja á ${many(places, "stað", "staði")}. Esc skilar því.`,
  putBack: "Skilað á sinn stað.",
  edge: "Ekkert lengra í þessa átt.",
};

export const table = {
  rated: "Keppnisleikur",
  seats: "Leikmenn",
  goals: "Leiðir til sigurs",
  log: "Annáll",
  openSide: "Opna annál og valmynd",
  closeSide: "Loka annál og valmynd",
  moves: "Aðgerðir þínar",
  movesHint: "Mögulegar aðgerðir þínar",
  noMoves: "Þú þarft ekki að gera neitt núna.",
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
  undoStep: "Taka síðasta skref til baka",
  undoNothing: "Ekkert að taka til baka enn",
  undoOthers: "Ekki hægt að taka til baka: annar leikmaður hefur leikið síðan",
  undoReveal: "Ekki hægt að taka til baka: teningum var kastað, eitthvað dregið eða því snúið við",
  undoGuided: "Ekki er hægt að taka til baka í leiðsögninni",
  undoPlayed: "Ekki hægt að taka til baka: þetta var gert fyrir þig",
  onlyChoice: "eini kosturinn",
  resign: "Gefa leikinn",
  ask: "Biðja um…",
  rules: "Reglur",
  settings: "Stillingar",
  leave: "Yfirgefa",
  help: "Lyklar",
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

export const why = {
  others: (question: string) => `Þú átt ekki leik. ${question}`,
  other: (question: string) => `Þú getur ekki valið þetta núna. ${question}`,
  over: "Leiknum er lokið.",
  watching: "Þú ert að horfa.",
};

export const rules = {
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

export const confirm = {
  reveal: (what: string) => `${what}? Þá kemur eitthvað hulið í ljós og ekki verður aftur snúið.`,
  chosen: (what: string) => `${what}? Smelltu aftur til að staðfesta.`,
  do: "Staðfesta",
  not: "Til baka",
  resign: "Viltu gefa leikinn? Þá vinnur mótherjinn.",
  resignRated: "Viltu gefa leikinn? Þá vinnur mótherjinn. Hafir þú ekki leikið enn gildir leikurinn fyrir engan.",
  resignSeat: "Viltu gefa leikinn? Þjarkur tekur sætið þitt og þú getur ekki lengur unnið.",
  resignDo: "Gefa leikinn",
  leave: "Viltu yfirgefa borðið? Þjarkur tekur sætið þitt. Þú getur komið aftur í leikinn úr anddyrinu.",
  leaveKept: "Viltu yfirgefa borðið? Þessi vafri geymir leikinn. Þú getur haldið áfram úr anddyrinu eða undir Leikirnir mínir.",
  leaveAlone: "Viltu yfirgefa borðið? Leikurinn bíður þín í sólarhring. Þú getur haldið áfram úr anddyrinu eða undir Leikirnir mínir.",
  leaveRated: "Viltu yfirgefa borðið? Þetta er keppnisleikur, svo þú tapar honum. Hafir þú ekki leikið enn gildir hann fyrir engan.",
  leaveDo: "Yfirgefa borð",
  stay: "Vera áfram",
};

export const connection = {
  lost: (seconds: number) =>
    seconds > 0 ? `Sambandið rofnaði. Reyni aftur eftir ${number(seconds)} sek.` : "Sambandið rofnaði. Tengist aftur…",
  kept: "Sætið þitt er frátekið.",
  stale: "Þú sérð borðið eins og það var þegar sambandið rofnaði.",
  elsewhere: "Þú spilar núna í öðrum glugga; hér sérðu borðið eins og það var.",
  now: "Tengjast aftur núna",
  back: "Aftur í sambandi.",
  closed: "Þú ert ekki lengur í sambandi við þetta borð.",
  here: "Spila hér",
  leave: "Aftur í anddyrið",
};

export const hint = {
  button: "Ábending",
  about: "Hvað myndi meistari gera?",
  told: "Hinir sjá að þú baðst um hana.",
  thinking: (share: number) => `Leita að góðri aðgerð… ${percent(share)}`,
  stop: "Hætta",
  advice(move: string, before: number, after: number): string {
    if (after >= CERTAIN) return `Meistarinn leggur til: ${move}. Það ætti að duga til sigurs.`;
    if (Math.abs(after - before) < NOTABLE) return `Meistarinn leggur til: ${move}. Sigurlíkur þínar haldast um ${percent(after)}.`;
    if (after > before) return `Meistarinn leggur til: ${move}. Sigurlíkur þínar aukast úr ${percent(before)} í ${percent(after)}.`;
    return `Meistarinn leggur til: ${move}. Sigurlíkur þínar eru ${percent(after)} og ekkert annað gefur meira. Við fyrstu sýn voru þær ${percent(before)}.`;
  },
  reply: (who: string, move: string) => `Líklega svarar ${who} svona: ${move}.`,
  play: "Gera þetta",
  notNow: "Hér er ekkert að velja núna.",
  failed: "Engin ábending fannst fyrir þetta val.",
};
/** A smaller change of a chance is not worth naming. */
const NOTABLE = 0.015;
const CERTAIN = 0.995;

export const chat = {
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
  off: "Fela spjall",
  on: "Sýna spjall",
  muted: "(þaggað)",
};

export const ask = {
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

export const replaced = {
  title: "Tíminn rann út hjá þér oftar en einu sinni, svo þjarkur spilar fyrir þig.",
  back: "Taka aftur við",
};

export const pictureStatus = {
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

export const recap = {
  title: "Á meðan þú varst frá",
  more: (lines: number) => `${many(lines, "atburður", "atburðir")} í viðbót í annálnum.`,
  close: "Loka",
};

export const replay = {
  title: "Endursýning",
  play: "Spila",
  pause: "Hlé",
  steps: { turnBack: "Til fyrri leikmanns", moveBack: "Fyrri aðgerð", moveOn: "Næsta aðgerð", turnOn: "Til næsta leikmanns" },
  withKey: (label: string, key: string) => `${label} (${key})`,
  keys: { play: "Bilslá", turnBack: "Shift + ←", moveBack: "←", moveOn: "→", turnOn: "Shift + →" },
  moment: "Staða í leiknum",
  count: (at: number, last: number) => `Skref ${number(at)} af ${number(last)}`,
  countIn: (round: string, at: number, last: number) => `${round} · skref ${number(at)} af ${number(last)}`,
  speed: "Hraði",
  speeds: (moves: number) => `${number(moves)} ${moves <= 1 ? "aðgerð" : "aðgerðir"}/sek.`,
  eyes: "Horfa með augum leikmanns",
  ownEyes: "Það sem þú sérð",
  eyesOf: (name: string) => `Það sem ${name} sér`,
  noEyes: "Engin hulin spjöld",
  link: "Afrita tengil á þetta augnablik",
  linkCopied: "Tengill afritaður. Hann opnar leikinn á þessu augnabliki.",
  picture: "Afrita mynd af þessu augnabliki",
  pictureCopied: "Mynd afrituð.",
  pictureSaved: "Vafrinn leyfir síðunni ekki að afrita myndir, svo hún var vistuð í skrá.",
  pictureFailed: "Ekki tókst að búa til myndina.",
  seek: "Sýna þetta augnablik",
  nothing: "Þetta er endursýning, svo hér eru engar aðgerðir í boði.",
};

export const lookBack = {
  button: "Líta til baka",
  title: "Þú ert að líta til baka. Leikurinn heldur áfram.",
  live: "Aftur í leikinn",
  called: "Þú átt leik!",
  calledLive: "Þú átt leik: aftur í leikinn",
  nothing: "Þú ert að líta til baka, svo hér eru engar aðgerðir. Farðu aftur í leikinn til að spila.",
  failed: "Ekki er hægt að sækja fyrri aðgerðir núna. Reyndu aftur eftir smástund.",
};
