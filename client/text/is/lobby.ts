/** The front page, the lobby and what opens from it. */
import type { BotLevel } from "../../../shared/core/contract/bot-level.ts";
import { list, many, number, oneOf } from "./grammar.ts";
import { guestNames } from "./guest-names.ts";

const matches = (count: number): string => many(count, "leikur", "leikir");

export const games = {
  "puerto-rico": {
    name: "Puerto Rico",
    line: "Ræktaðu sykur og kaffi, byggðu upp nýlenduna og sendu vörurnar af stað á undan hinum.",
  },
  duel: {
    name: "7 Wonders Duel",
    line: "Tvær borgir, einn spjaldapýramídi. Sigraðu með hervaldi, vísindum eða á stigum.",
  },
  elasund: {
    name: "Elasund",
    line: "Byggðu bæinn reit fyrir reit, tryggðu þér bestu lóðirnar og varaðu þig á sjóræningjum.",
  },
};

/** A bot of each level, and several, after "gegn". */
const BOT: Readonly<Record<BotLevel, readonly [one: string, more: string]>> = {
  beginner: ["byrjandaþjarki", "byrjandaþjörkum"],
  casual: ["áhugaþjarki", "áhugaþjörkum"],
  strong: ["sterkum þjarki", "sterkum þjörkum"],
  master: ["meistaraþjarki", "meistaraþjörkum"],
};

export const lobby = {
  playNow: "Spila núna",
  playNowHint: (bots: number, level: BotLevel) => `gegn ${bots === 1 ? BOT[level][0] : many(bots, ...BOT[level])}`,
  quick: (): string => "Finna mótherja",
  table: "Setja upp borð",
  practice: "Æfa án nets",
  building: "Enn í slippnum. Væntanlegt.",
  join: "Setjast við borð",
  joinLabel: "Ertu með kóða?",
  codeHint: "ABCDEF",
  watch: "Horfa",
  playOn: "Halda áfram",
  inBrowser: "í þessum vafra",
  discard: "Henda leiknum",
  discardSure: (game: string) => `Viltu henda þessum leik (${game})? Honum verður eytt úr þessum vafra.`,
  giveUp: "Gefa leikinn",
  giveUpSure: (game: string, others: string) =>
    `Viltu gefa leikinn ${others === "" ? game : `${game} (þú og ${others})`}? Þá getur þú ekki lengur unnið hann. Ef aðrir spila áfram tekur þjarkur sætið þitt.`,
  backToTable: "Aftur að borðinu",
  yourTurn: "þú átt leik",
  sit: (free: number) => `Setjast (${many(free, "laust sæti", "laus sæti")})`,
  openTables: "Opin borð",
  running: "Leikir í gangi",
  nobody: "Gestur",
  bots: (bots: number) => (bots === 1 ? "þjarkur" : many(bots, "þjarkur", "þjarkar")),
  versus: (one: string, other: string) => `${one} – ${other}`,
  with: (who: string) => `þú og ${who}`,
  here: (people: number, running: number) => {
    const who = people === 1 ? "Hér er enginn nema þú" : `Hér ${oneOf(people, "er", "eru")} ${many(people, "leikmaður", "leikmenn")}`;
    return running === 0 ? `${who}.` : `${who}, ${matches(running)} í gangi.`;
  },
  alone: "Sambandið við hina netþjónana rofnaði, svo þú sérð kannski ekki alla leikmenn og öll borð. Leikir í gangi halda áfram.",
  looking: (people: number) => `${number(people)} í bið`,
  action: (what: string, game: string, who = "") => (who === "" ? `${what}: ${game}` : `${what}: ${game}, ${who}`),
  /** Below a game on the front page. */
  standing: {
    rated: (rating: number) => `Styrkleiki þinn í keppnisleikjum: ${rating}`,
    casual: (rating: number) => `Styrkleiki þinn í vináttuleikjum: ${rating}`,
  },
  profile: "Leikirnir mínir",
  account: "Gögnin mín",
  setting: "Set upp borðið…",
  noScript: "Þú þarft JavaScript til að spila. Leyfðu það á þessari síðu.",
};

export const waiting = {
  quick: (seats: number): string => (seats === 2 ? "Leita að mótherja" : "Leita að mótherjum"),
  table: "Borðið þitt",
  open: "Borðið þitt (opið)",
  join: "Við borðið",
  botsIn: (seconds: number, bots: number) => {
    if (seconds <= 0) return bots > 1 ? "Þjarkar setjast við borðið…" : "Þjarkur sest við borðið…";
    return `Byrjar með ${bots > 1 ? "þjörkum" : "þjarki"} eftir ${number(seconds)} sek. ef enginn bætist við.`;
  },
  widens: (seconds: number) =>
    seconds > 0
      ? `Eftir ${number(seconds)} sek. er leitað að leikmönnum af hvaða styrkleika sem er.`
      : "Leitað er að leikmönnum af hvaða styrkleika sem er.",
  reach: "Leitarsvið",
  reaches: { bots: { from: "leikmenn", to: "þjarkar" }, anybody: { from: "þinn styrkleiki", to: "allir leikmenn" } },
  begins: "Borðið er fullt. Leikurinn hefst.",
  opens: (names: readonly string[], time: string) => `Beðið eftir tölu frá: ${list(names)} (${time})`,
  opensElsewhere: (time: string) =>
    `Gjöfin þarf töluna þína. Hún er í vafranum þar sem þú tókst sætið: opnaðu leikinn þar áður en tíminn rennur út (${time}).`,
  starts: (free: number) => `Leikurinn hefst þegar ${many(free, "leikmaður bætist", "leikmenn bætast")} við.`,
  rated: "Keppnisleikur, engir þjarkar",
  ratedHint: "Þú bíður þar til nógu margir eru komnir. Úrslitin hafa áhrif á styrkleika þinn.",
  elapsed: (time: string) => `Bið: ${time}`,
  seats: (filled: number, seats: number) => `${number(filled)} af ${many(seats, "sæti", "sætum")} ${oneOf(filled, "skipað", "skipuð")}`,
  share: "Sendu vinum þínum þennan kóða eða tengilinn:",
  copy: "Afrita tengil",
  copied: "Afritað",
  select: "Ýttu á Ctrl+C",
  cancel: "Hætta við",
  bot: (bots: number) => (bots > 1 ? `Byrja strax með ${many(bots, "þjarki", "þjörkum")}` : "Byrja strax með þjarki"),
};

export const colours = {
  legend: "Liturinn þinn",
  names: ["blár", "rauður", "gulur", "grænn", "fjólublár"] as readonly string[],
  any: "alveg sama",
  note: "Geymist fyrir næstu leiki. Fyrstir koma, fyrstir fá.",
};

export const create = {
  title: (game: string) => `Setja upp borð: ${game}`,
  seats: "Leikmenn",
  speed: {
    legend: "Umhugsunartími",
    of: {
      none: "ótakmarkaður",
      relaxed: "rúmur",
      normal: "venjulegur",
      fast: "stuttur",
      day: "1 dagur á aðgerð",
      threeDays: "3 dagar á aðgerð",
    },
    note: "Hver leikmaður fær tímasjóð og svolítinn tíma fyrir hvert val. Ef tíminn rennur út er einföld aðgerð valin fyrir þig. Sé tíminn í dögum má loka síðunni á milli aðgerða; slíkir leikir eru vináttuleikir.",
  },
  seating: {
    legend: "Sæti",
    of: { joined: "eftir komu", random: "af handahófi" },
    note: "Sætaskipan af handahófi má sannreyna eins og gjöfina sjálfa.",
  },
  bots: {
    legend: "Þjarkar",
    of: { own: "á við mig", beginner: "byrjandi", casual: "áhugamaður", strong: "sterkur", master: "meistari" },
    about: {
      beginner: "Gerir sömu mistök og fólk gerir.",
      casual: "Spilar skynsamlega en hugsar ekki fram í tímann.",
      strong: "Hugsar aðeins fram í tímann.",
      master: "Hugsar langt fram í tímann, í allt að þrjár sekúndur.",
    },
    measured: (about: string, strength: number) => `Um ${strength}. ${about}`,
    nearest: (level: string, rating: number) => `Getustigið „${level}“, næst þínum styrkleika, ${rating}.`,
    unrated: (level: string) => `Getustigið „${level}“, þar til þú hefur fengið styrkleika í spilinu.`,
  },
  doors: {
    legend: "Opið fyrir",
    of: { friends: "vini með kóða", anybody: "alla leikmenn" },
    note: "Opið borð er á lista í anddyrinu þar til það er fullt, í tíu mínútur eftir að síðasti leikmaður kom. Borð í keppnisleik eru alltaf opin. Borð fyrir vini er ekki á lista, og kóðann þarf til að horfa á.",
  },
  counts: {
    legend: "Tegund leiks",
    of: { casual: "vináttuleikur", rated: "keppnisleikur, án þjarka" },
    note: "Keppnisleikir breyta styrkleika. Ef þú ferð tapar þú (fyrir fyrsta leik þinn gildir það fyrir engan); í tveggja manna leik líka ef tíminn rennur út.",
    casualOnly: {
      friends: "Við borð fyrir vini eru alltaf vináttuleikir. Opnaðu það öllum leikmönnum til að spila keppnisleik.",
      days: "Leikir með dögum á aðgerð eru alltaf vináttuleikir.",
    },
  },
  hints: {
    legend: "Ábendingar",
    of: { off: "engar", on: "leyfðar, og allir sjá þær beiðnir" },
    note: "Ábending sýnir hvað meistari myndi gera. Ef þær eru leyfðar sjá allir hver biður um þær og stigablaðið telur þær. Þegar þú spilar bara við þjarka máttu alltaf biðja um þær.",
  },
  watchers: {
    legend: "Áhorfendur",
    of: { on: "leyfðir", off: "engir" },
    note: "Án áhorfenda sér enginn leikinn á meðan hann er í gangi. Loknum leik geta allir horft á aftur.",
  },
  open: "Opna borð",
  play: (bots: number): string => (bots > 1 ? "Spila strax við þjarka" : "Spila strax við þjark"),
};

export const avoiding = {
  avoid: "Sniðganga",
  avoidHint: (name: string) => `${name}: engir fleiri skyndileikir`,
  meet: "Hætta að sniðganga",
  meetHint: (name: string) => `${name}: leyfa skyndileiki aftur`,
};

export const account = {
  title: "Gögnin mín",
  device: "Annað tæki",
  deviceNote: "Nafnið þitt, styrkleiki og leikir fylgja með. Þú getur notað þetta tæki áfram líka.",
  giveCode: "Búa til kóða",
  codeLasts: "Sláðu hann inn í hinu tækinu innan fimm mínútna. Hann virkar einu sinni.",
  haveCode: "Kóði úr öðru tæki",
  useCode: "Nota kóða",
  welcome: (name: string) => `Gaman að sjá þig aftur, ${name}.`,
  devices: (count: number) => `Þú ert með aðgang í ${count} tækjum.`,
  signOut: "Skrá út öll önnur tæki",
  signOutSure: "Aðeins þetta tæki verður áfram skráð inn. Hin missa strax nafnið þitt, sætin og leikina.",
  signOutDo: "Skrá hin út",
  signedOut: "Öll önnur tæki hafa verið skráð út.",
  kept: "Það sem við geymum um þig",
  keptNote: "Hér þarf hvorki notandareikning né netfang og enginn fylgist með þér. Þetta er allt og sumt:",
  keptList: [
    "nafnið þitt og hvenær þú komst fyrst og síðast",
    "tætigildi leynilykilsins sem auðkennir þennan vafra",
    "leikir sem þú laukst við, með aðgerðum, sætum og stigum",
    "hvar þú situr núna og hvað þú sagðir þar",
    "styrkleiki þinn í hverju spili, núna og eftir hvern leik, og leikmenn sem þú sniðgengur",
    "félagar þínir, beiðnir þínar og hvort þú sýnist fjarverandi",
    "stillingarnar þínar",
    "keppnisleikir sem þú yfirgafst og tilkynningar sem þú sendir",
  ] as readonly string[],
  save: "Sækja gögnin mín",
  erase: "Eyða gögnunum mínum",
  eraseSure:
    "Nafninu þínu, styrkleika og leikjalista er eytt fyrir fullt og allt. Leikir sem er lokið og það sem þú sagðir verða eftir hjá hinum leikmönnunum, án nafnsins þíns.",
  eraseDo: "Eyða gögnunum mínum",
  erased: "Gögnunum þínum hefur verið eytt. Nú ert þú nýr gestur.",
};

export const people = {
  guest: "Gestur",
  names: guestNames,
  name: "Nafnið þitt",
  bot: "Þjarkur",
  botNumber: (bot: number) => `Þjarkur ${bot}`,
  botLabel: { beginner: "byrjandaþjarkur", casual: "áhugaþjarkur", strong: "sterkur þjarkur", master: "meistaraþjarkur" },
  youLabel: "þú",
  away: "frá",
  gone: "sambandslaus",
  waits: (time: string) => `án sambands, þjarkur eftir ${time}`,
  loses: (time: string) => `án sambands, tapar eftir ${time}`,
  losesNow: (name: string) => `${name} missti sambandið og tapar leiknum þegar þessi tími er liðinn:`,
  losesHint: "Þessi leikmaður missti sambandið og tapar leiknum ef hann kemur ekki aftur í tæka tíð.",
  goneNow: (name: string) => `${name} missti sambandið. Þjarkur tekur við þegar þessi tími er liðinn:`,
  waitsHint: "Þessi leikmaður missti sambandið. Þjarkur spilar í staðinn þar til hann kemur aftur.",
  lastSeconds: (seconds: number) => `${many(seconds, "sekúnda", "sekúndur")} eftir.`,
  clockHint: "Umhugsunartími. Þegar hann rennur út er einföld aðgerð valin.",
  clockLoses: "Umhugsunartími. Þegar hann rennur út tapast leikurinn.",
  waitsAgain: (time: string) => `án sambands, sætið frátekið í ${time}`,
  standsIn: "þjarkur spilar",
  out: "úr leik",
  turn: "á leik",
  paused: "í hléi",
  rematch: "vill spila aftur",
  seat: (seat: number) => `Leikmaður ${seat}`,
};

export const neighbour = {
  title: (name: string) => `Um leikmann: ${name}`,
  mute: "Þagga niður",
  hear: "Hætta að þagga",
  muteNote: "Þú sérð ekki skilaboð leikmannsins í þessum leik. Hann er ekki látinn vita.",
  block: "Sniðganga leikmann",
  unblock: "Hætta að sniðganga",
  blockNote: "Engir fleiri skyndileikir saman. Þessu má breyta síðar í „Leikirnir mínir“.",
  report: "Tilkynna leikmann…",
  reasons: { language: "dónalegt orðbragð", cheating: "svindl", leaving: "fer viljandi úr leikjum", other: "eitthvað annað" },
  more: "Nánari lýsing (má sleppa)",
  reportNote: "Með fylgja skráning leiksins og spjallið við þetta borð.",
  send: "Senda tilkynningu",
  reported: "Takk fyrir. Hafnarstjórinn skoðar leikinn.",
};

export const version = {
  later: "Ný útgáfa af Quayside er komin. Hún hleðst inn eftir þennan leik.",
  now: "Ný útgáfa af Quayside er komin.",
  stays: "Ný útgáfa af Quayside er komin en vafrinn þinn sýnir enn þá gömlu.",
  load: "Hlaða inn nýrri útgáfu",
  understood: "Í lagi",
  missing: "Ekki tókst að hlaða inn hluta af Quayside. Leikirnir þínir eru óhultir.",
  again: "Reyna aftur",
};

/** Of a table, before sitting down. */
export const terms = {
  option: (name: string, value: string) => `${name}: ${value}`,
  title: (game: string) => `Keppnisleikur: ${game}`,
  line: (terms: string) => `${terms.charAt(0).toUpperCase()}${terms.slice(1)}.`,
  costs:
    "Úrslitin breyta styrkleika þínum. Ef þú ferð, missir sambandið lengi eða tíminn rennur út tapar þú. Ef þú ferð fyrir fyrsta leik þinn gildir leikurinn fyrir engan, en þú bíður eftir næsta keppnisleik.",
  join: "Setjast",
  stay: "Ekki vera með",
};
