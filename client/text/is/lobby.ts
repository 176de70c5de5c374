/** The page in Icelandic: the front page, the lobby, and other players. */

import type { BotLevel } from "../../../shared/core/contract/bot-level.ts";
import type * as English from "../en/lobby.ts";
import { list, many, number, oneOf, percent } from "./grammar.ts";

export const title: string = "Quayside";
export const motto: string = "Þrjú frábær borðspil í beinni með vinum eða gegn þjörkum.";
export const players = (fewest: number, most: number) => (fewest === most ? `${most} leikmenn` : `${fewest}–${most} leikmenn`);
export const sentences = (parts: readonly string[]) => parts.filter((part) => part !== "").join(" ");
export const parts = (parts: readonly string[]) => parts.filter((part) => part !== "").join(" · ");

// Names for guests who have given none: one of each list, "Kátur lundi". All creatures are masculine, as the traits are.

const TRAITS = `
  Árrisull Blíður Brosmildur Bjartur Djarfur Draumlyndur Duglegur Dulur Einlægur Fimur Fjörugur Fljótur Forvitinn Friðsæll Frjáls
  Frækinn Fróður Fyndinn Gamansamur Gáfaður Geðgóður Gjafmildur Glaðlyndur Glaður Glettinn Glöggur Gætinn Hagsýnn Harðger Hjálpfús
  Hlýr Hnyttinn Hress Hrifnæmur Hugaður Hugrakkur Hæglátur Hæverskur Iðinn Íhugull Jafnlyndur Kappsamur Kátur Kíminn Klókur Knár Kurteis
  Kvikur Lágvær Léttfættur Léttur Ljúfur Lipur Lúmskur Natinn Næmur Orðheppinn Óhræddur Prúður Ráðagóður Ráðsnjall
  Reyndur Rólegur Röskur Sáttur Seigur Sjóaður Skarpur Skjótur Slyngur Snar Snarráður Snjall Spakur Stálheppinn Stilltur
  Stoltur Strandvanur Syfjaður Sæll Traustur Tryggur Vakandi Vandvirkur Veðurglöggur Viljugur Vinalegur Víðförull Vitur Vongóður Þolinmóður
  Þrautseigur Æðrulaus Örlátur Öruggur
`;
const CREATURES = `
  birtingur fálki fýll geirfugl haförn haftyrðill hákarl háfur háhyrningur hegri himbrimi hrafn humar höfrungur jaðrakan karfi kjói
  kolkrabbi kolmunni krabbi kuðungur lax lómur lundi makríll máfur marhnútur mjaldur náhvalur óðinshani otur refur rostungur sandkoli
  selur sendlingur silungur sjóbirtingur skarfur skúmur skötuselur smyrill spói steinbítur steindepill stelkur svanur svartbakur
  sæhestur tjaldur þorskur þórshani þröstur ufsi urriði ísbjörn örn sæotur landselur útselur búrhvalur hnúfubakur túnfiskur áll
  hvítmáfur silfurmáfur starri
`;

const words = (text: string): readonly string[] => text.trim().split(/\s+/);

const guestNames = {
  first: words(TRAITS),
  second: words(CREATURES),
  of: (first: string, second: string): string => `${first} ${second}`,
};

// The front page, the lobby and what opens from it.

const matches = (count: number): string => many(count, "leikur", "leikir");

export const games: typeof English.games = {
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

export const lobby: typeof English.lobby = {
  playNow: "Spila núna",
  playNowHint: (bots: number, level: BotLevel) => `gegn ${bots === 1 ? BOT[level][0] : many(bots, ...BOT[level])}`,
  /** Of a match against bots. */
  lasts: (minutes: number) => `um ${number(minutes)} mín.`,
  more: "Fleiri leiðir til að spila",
  statistics: "Byrjanir og tölfræði",
  menu: "Valmynd",
  quick: (): string => "Finna mótherja",
  table: "Setja upp borð",
  practice: "Æfa án nets",
  building: "Enn í slippnum. Væntanlegt.",
  join: "Setjast við borð",
  joinLabel: "Ertu með kóða?",
  codeHint: "ABCDEF",
  watch: "Horfa",
  stream: "Horfa á besta leikinn, hvern á fætur öðrum",
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
    return running === 0 ? `${who}.` : `${who}, ${matches(running)} í spilun núna.`;
  },
  alone: "Sambandið við hina netþjónana rofnaði, svo þú sérð kannski ekki alla leikmenn og öll borð. Leikir í gangi halda áfram.",
  looking: (people: number, rated: boolean) => `${number(people)} í bið${rated ? ", keppnisleikur" : ""}`,
  callMe: (until: string) => `Láta mig vita ef einhver bíður, til kl. ${until}`,
  action: (what: string, game: string, who = "") => (who === "" ? `${what}: ${game}` : `${what}: ${game}, ${who}`),
  /** Below a game on the front page. */
  standing: {
    rated: (rating: number) => `Styrkleiki þinn í keppnisleikjum: ${rating}`,
    casual: (rating: number) => `Styrkleiki þinn í vináttuleikjum: ${rating}`,
  },
  profile: "Leikirnir mínir",
  account: "Gögnin mín",
  arms: "Skjaldarmerkið þitt",
  setting: "Set upp borðið…",
  nothingHere: "Ekkert er á þessari slóð. Hér er forsíðan.",
  noScript: "Þú þarft JavaScript til að spila. Leyfðu það á þessari síðu.",
};

export const waiting: typeof English.waiting = {
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
  ratedHint:
    "Þú bíður þar til nógu margir eru komnir. Úrslitin hafa áhrif á styrkleika þinn, nema tveir leikmenn tengist frá sömu nettengingu.",
  elapsed: (time: string) => `Bið: ${time}`,
  seats: (filled: number, seats: number) => `${number(filled)} af ${many(seats, "sæti", "sætum")} ${oneOf(filled, "skipað", "skipuð")}`,
  share: "Sendu vinum þínum þennan kóða eða tengilinn:",
  copy: "Afrita tengil",
  copied: "Afritað",
  select: "Ýttu á Ctrl+C",
  cancel: "Hætta við",
  bot: (bots: number) => (bots > 1 ? `Byrja strax með ${many(bots, "þjarki", "þjörkum")}` : "Byrja strax með þjarki"),
  meanwhile: "Leika við þjark á meðan",
  aside: "Beðið eftir leikmönnum",
  stop: "Hætta að bíða",
};

export const colours: typeof English.colours = {
  legend: "Liturinn þinn",
  names: ["blár", "rauður", "gulur", "grænn", "fjólublár"] as readonly string[],
  any: "alveg sama",
  note: "Geymist fyrir næstu leiki. Fyrstir koma, fyrstir fá.",
};

export const create: typeof English.create = {
  title: (game: string) => `Setja upp borð: ${game}`,
  deal: "Sama spil fyrir vini",
  arena: "Mót",
  arenaAbout: "Í tiltekinn tíma spila allir sömu spilin hvert á eftir öðru, gegn sömu þjörkum.",
  seats: "Leikmenn",
  more: "Fleiri valkostir",
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
    allowance: (bank: string, question: string) => `${bank} fyrir leikinn og ${question} fyrir hvert val`,
    allows: (allowance: string) => `${allowance}.`,
    seconds: (count: number) => `${number(count)} sek.`,
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
    against: (share: number, count: number, date: string) =>
      `Meistarinn vann ${percent(share)} (leikir: ${count}) gegn einföldu trjáleitarforriti með sama umhugsunartíma (${date}).`,
    nearest: (level: string, rating: number) => `Getustigið „${level}“, næst þínum styrkleika, ${rating}.`,
    shown: (level: string, around: readonly string[]) =>
      around.length < 2
        ? `Spilar álíka vel og þú: „${level}“.`
        : `Spilar álíka vel og þú: milli „${around[0]}“ og „${around[1]}“, nær „${level}“.`,
    unrated: (level: string) => `Getustigið „${level}“, þar til þú hefur spilað við þjarka í þessu spili.`,
  },
  doors: {
    legend: "Opið fyrir",
    of: { friends: "vini með kóða", anybody: "alla leikmenn" },
    note: "Opið borð er á lista í anddyrinu þar til það er fullt, í tíu mínútur eftir að síðasti leikmaður kom. Borð í keppnisleik eru alltaf opin. Borð fyrir vini er ekki á lista, og kóðann þarf til að horfa á.",
  },
  rated: {
    legend: "Tegund leiks",
    of: { off: "vináttuleikur", on: "keppnisleikur, án þjarka" },
    note: "Keppnisleikir breyta styrkleika, nema tveir leikmenn tengist frá sömu nettengingu. Ef þú ferð tapar þú (fyrir fyrsta leik þinn gildir það fyrir engan); í tveggja manna leik líka ef tíminn rennur út.",
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
  openHands: {
    legend: "Opin spjöld",
    of: { off: "nei", on: "já, allir sjá öll spjöld" },
    note: "Allir við borðið og allir áhorfendur sjá spjöldin á hverri hendi. Þjarkar þekkja aðeins sín eigin. Leikurinn breytir ekki styrkleika neins.",
  },
  watchers: {
    legend: "Áhorfendur",
    of: { on: "leyfðir", off: "engir" },
    note: "Án áhorfenda sér enginn leikinn á meðan hann er í gangi. Loknum leik geta allir horft á aftur.",
  },
  open: "Opna borð",
  play: (bots: number): string => (bots > 1 ? "Spila strax við þjarka" : "Spila strax við þjark"),
  when: {
    legend: "Hvenær",
    of: { now: "núna", later: "á umsömdum tíma" },
    at: "Dagur og tími",
    appoint: "Ákveða tíma",
  },
};

export const avoiding: typeof English.avoiding = {
  avoid: "Sniðganga",
  avoidHint: (name: string) => `${name}: engir fleiri skyndileikir`,
  meet: "Hætta að sniðganga",
  meetHint: (name: string) => `${name}: leyfa skyndileiki aftur`,
};

export const people: typeof English.people = {
  guest: "Gestur",
  names: guestNames,
  name: "Nafnið þitt",
  bot: "Þjarkur",
  botNumber: (bot: number) => `Þjarkur ${bot}`,
  introduction: (name: string, manner: string) => `${name}, ${manner}.`,
  botLabel: { beginner: "byrjandaþjarkur", casual: "áhugaþjarkur", strong: "sterkur þjarkur", master: "meistaraþjarkur" },
  youLabel: "þú",
  away: "frá",
  sharesView: "sjónarhorn sýnt",
  gone: "sambandslaus",
  waits: (time: string) => `án sambands, þjarkur eftir ${time}`,
  botIn: (time: string) => `þjarkur eftir ${time}`,
  loses: (time: string) => `án sambands, tapar eftir ${time}`,
  losesNow: (name: string) => `${name} missti sambandið og tapar leiknum þegar þessi tími er liðinn:`,
  losesHint: "Þessi leikmaður missti sambandið og tapar leiknum ef hann kemur ekki aftur í tæka tíð.",
  goneNow: (name: string) => `${name} missti sambandið. Þjarkur tekur við þegar þessi tími er liðinn:`,
  askedNow: (name: string) => `${name} missti sambandið. Þegar þessi tími er liðinn velur þú hvað gerist:`,
  askedHint: "Þessi leikmaður missti sambandið. Hinir velja hvort þeir bíða, láta þjark spila eða ljúka leiknum.",
  waitsHint: "Þessi leikmaður missti sambandið. Þjarkur spilar í staðinn þar til hann kemur aftur.",
  lastSeconds: (seconds: number) => `${many(seconds, "sekúnda", "sekúndur")} eftir.`,
  clockHint:
    "Umhugsunartími. Hvert val hefur fyrst sinn eigin tíma og afgangur af honum safnast ekki upp; síðan gengur á tímann fyrir leikinn. Þegar hvort tveggja er búið er einföld aðgerð valin.",
  clockLoses:
    "Umhugsunartími. Hvert val hefur fyrst sinn eigin tíma og afgangur af honum safnast ekki upp; síðan gengur á tímann fyrir leikinn. Þegar hvort tveggja er búið tapast leikurinn.",
  thoughtHint: "Umhugsunartími hingað til. Engin klukka er við þetta borð.",
  standsIn: "þjarkur spilar",
  out: "úr leik",
  turn: "á leik",
  paused: "í hléi",
  rematch: "vill spila aftur",
  seat: (seat: number) => `Leikmaður ${seat}`,
};

export const neighbour: typeof English.neighbour = {
  title: (name: string) => `Um leikmann: ${name}`,
  mannerNote: "Háttur þjarks ræður vali milli aðgerða sem eru álíka góðar. Hann kostar engan styrk.",
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

export const version: typeof English.version = {
  later: "Ný útgáfa af Quayside er komin. Hún hleðst inn eftir þennan leik.",
  now: "Ný útgáfa af Quayside er komin.",
  stays: "Ný útgáfa af Quayside er komin en vafrinn þinn sýnir enn þá gömlu.",
  load: "Hlaða inn nýrri útgáfu",
  understood: "Í lagi",
  missing: "Ekki tókst að hlaða inn hluta af Quayside. Leikirnir þínir eru óhultir.",
  again: "Reyna aftur",
};

/** Of a table, before sitting down. */
export const terms: typeof English.terms = {
  option: (name: string, value: string) => `${name}: ${value}`,
  title: (game: string) => `Keppnisleikur: ${game}`,
  line: (terms: string) => `${terms.charAt(0).toUpperCase()}${terms.slice(1)}.`,
  counts: "Úrslitin breyta styrkleika þínum.",
  /** In its place, if it will be so. */
  oneAddress: "Með þér tengjast tveir leikmenn við borðið frá sömu nettengingu og því breyta úrslitin ekki styrkleika neins.",
  /** The same in the line of a table's terms. */
  uncounted: "breytir ekki styrkleika (sama nettenging)",
  ladder: "telur á listanum með forritum",
  costs:
    "Ef þú ferð, missir sambandið lengi eða tíminn rennur út tapar þú. Ef þú ferð fyrir fyrsta leik þinn gildir leikurinn fyrir engan, en þú bíður eftir næsta keppnisleik.",
  join: "Setjast",
  stay: "Ekki vera með",
};

// Other players: those one knows, invitations, and who plays best.

/** After "Það þarf" or "eftir": accusative. */
const matchesAccusative = (count: number): string => many(count, "leik", "leiki");

export const company: typeof English.company = {
  button: "Félagar",
  here: (count: number) => `${number(count)} hér`,
  asking: (count: number) => many(count, "beiðni", "beiðnir"),
  title: "Félagar",
  known: "Félagar þínir",
  states: { here: "á bryggjunni", away: "frá" },
  plays: (game: string) => `spilar ${game}`,
  watch: "Horfa",
  watchNamed: (name: string, game: string) => `Horfa á leik: ${name}, ${game}`,
  inviteTo: "Bjóða í",
  inviteNamed: (name: string, game: string) => `Bjóða í ${game}: ${name}`,
  remove: "Fjarlægja",
  removeNamed: (name: string) => `Fjarlægja: ${name}`,
  requests: "Beiðnir",
  asks: (name: string) => `${name} vill bæta þér við.`,
  accept: "Bæta við",
  acceptNamed: (name: string) => `Bæta við: ${name}`,
  ignore: "Hunsa",
  ignoreNamed: (name: string) => `Hunsa beiðni: ${name}`,
  ignoreNote: "Engin tilkynning er send.",
  met: "Nýlegir leikmenn",
  add: "Bæta við",
  asked: (names: string) => `Beiðnir í bið: ${names}. Þau birtast hér þegar þau bæta þér við á móti.`,
  showAway: "Sýna mig fjarverandi",
  menu: "Gera að félaga",
  menuNote: "Ef leikmaðurinn bætir þér við á móti sjáið þið hvort annað hér og getið boðið hvort öðru og horft á.",

  inviteHere: "Bjóða félögum sem eru hér:",
  invite: "Bjóða",
  inviteHereNamed: (name: string) => `Bjóða: ${name}`,
  invited: "boð sent",
  declined: "kemst ekki núna",

  invitation: (name: string, game: string) => `${name} býður þér í ${game}.`,
  join: "Setjast við borð",
  notNow: "Ekki núna",
  playing: "Þú ert í miðjum leik. Ljúktu honum eða farðu úr honum og sestu svo við borðið.",
  tab: (name: string) => `${name} býður þér`,
};

export const leaders: typeof English.leaders = {
  button: "Topplisti",
  title: "Topplisti",
  game: "Spil",
  counts: "Leikir",
  kinds: { rated: "keppnisleikir", casual: "vináttuleikir", ladder: "með forritum" },
  place: "Sæti",
  player: "Leikmaður",
  rating: "Styrkleiki",
  matches: "Leikir",
  you: "þú",
  range: (best: number, worst: number) => `${number(best)} til ${number(worst)}`,
  rangeSpoken: (best: number, worst: number) => `gæti verið í ${number(best)}. til ${number(worst)}. sæti`,
  margin: (points: number) => `± ${number(points)}`,
  note: (players: number, needed: number, opponents: number) =>
    `${many(players, "leikmaður er", "leikmenn eru")} á listanum. Til þess þarf ${matchesAccusative(needed)} gegn minnst ${number(opponents)} leikmönnum sem hafa sjálfir spilað ${matchesAccusative(needed)}. Strikið sýnir hve öruggt matið er: það styttist með hverjum leik. Styrkleiki breytist ekki ef leikmaður lék aldrei, eða ef tveir tengjast frá sömu nettengingu.`,
  none: (needed: number, opponents: number) =>
    `Enginn er á listanum enn. Til þess þarf ${matchesAccusative(needed)} gegn minnst ${number(opponents)} leikmönnum sem hafa sjálfir spilað ${matchesAccusative(needed)}. Styrkleiki breytist ekki ef leikmaður lék aldrei, eða ef tveir tengjast frá sömu nettengingu.`,
  ladder: "Nöfn forrita byrja á BOT. Allir sem spila við borð sem forrit opnaði eru á þessum lista.",
  provisional: "Á leið á listann",
  needs: (left: number) => `${many(left, "leikur", "leikir")} eftir`,
  needsOpponents: (left: number) => `${many(left, "mótherji", "mótherjar")} eftir`,
};

// Matches in days: the list in the lobby, the clocks, and notifications.

export const days: typeof English.days = {
  title: "Dagaleikirnir þínir",
  theirMove: (names: readonly string[]) => `${list(names)} ${names.length === 1 ? "á" : "eiga"} leik`,
  timeLeft: (time: string) => `${time} eftir`,
  left: (days: number, hours: number, minutes: number) => {
    if (days > 0) return hours > 0 ? `${number(days)} d. ${number(hours)} klst.` : `${number(days)} d.`;
    return hours > 0 ? `${number(hours)} klst. ${number(minutes)} mín.` : `${number(minutes)} mín.`;
  },
  paused: "í hléi",
  waits: (filled: number, seats: number) => `${number(filled)} af ${many(seats, "sæti", "sætum")} ${oneOf(filled, "skipað", "skipuð")}`,
  tab: (moves: number, title: string) => `(${number(moves)}) Þú átt leik · ${title}`,
  clockHint:
    "Tími fyrir þessa aðgerð. Renni hann út leikur þjarkur í staðinn. Gerist það tvisvar í röð spilar þjarkurinn áfram þar til leikmaðurinn kemur aftur.",
  waitNote:
    "Þú getur lokað þessari síðu. Þegar allir leikmenn eru komnir þarf hver þeirra að opna leikinn einu sinni enn, í sama vafra. Þá hefst hann. Þú finnur hann í anddyrinu.",
  backToLobby: "Aftur í anddyrið",
  push: {
    label: "Láta mig vita þegar ég á leik",
    hint: "Líka þegar síðan er lokuð, með tilkynningaþjónustu vafrans. Hún veit hvenær, en getur ekki lesið hvað.",
    denied: "Vafrinn þinn lokar á tilkynningar frá þessari síðu. Leyfðu þær í stillingum hans og kveiktu svo aftur hér.",
  },
  pushed: (game: string, names: string) => (names === "" ? `Þú átt leik: ${game}` : `Þú átt leik: ${game} (þú og ${names})`),
};

// The deal of the day.

/** How a match ended, in a few words that follow a colon. */
function result(outcome: "won" | "drawn" | "lost" | "gaveUp", lead: number | undefined): string {
  if (outcome === "drawn") return "jafntefli";
  if (outcome === "gaveUp") return "leikur gefinn";
  const ending = outcome === "won" ? "sigur" : "tap";
  if (lead === undefined) return outcome === "won" ? "fullnaðarsigur" : "fullnaðarósigur";
  return lead === 0 ? `${ending} á jöfnum stigum` : `${ending} með ${number(lead)} ${oneOf(lead, "stigs", "stiga")} mun`;
}

/** Among those who have finished in time. Rounded down: 100% is better than all. */
const standing = (worse: number, others: number): string =>
  others === 0
    ? "fyrst í mark"
    : `betur en ${percent(Math.floor((100 * worse) / others) / 100)} af ${many(others, "leikmanni", "leikmönnum")}`;

export const daily: typeof English.daily = {
  title: "Spil dagsins",
  titleOf: (date: string) => `Spil dagsins, ${date}`,
  about: "Sömu spjöld, teningar og meistaraþjarkar fyrir alla, ekkert tekið til baka og engar ábendingar. Hvert spil má spila einu sinni.",
  play: "Spila",
  playOn: "Halda áfram",
  /** Below today's deals: how one did the day before, and for how many days without a gap. */
  yesterday: (game: string, how: string) => `Í gær, ${game}: ${how}`,
  streak: (days: number) => `${many(days, "dagur", "dagar")} í röð`,
  show: "Sýna úrslit",
  action: (game: string, what: string) => `Spil dagsins, ${game}: ${what}`,
  arena: "Mót",
  arenaLeft: (minutes) => `${number(minutes)} mín. eftir`,
  open: "Óspilað",
  running: "Í gangi",
  result,
  standing,
  late: "telst ekki með í röðinni: lauk eftir miðnætti UTC eða þjarki spilaði mest",
  ofMatch: (how: string, standing: string) => `${how}, ${standing}`,
  copy: "Afrita úrslit",
  copied: "Úrslit afrituð",
  saved: "Þessi síða má ekki afrita, svo úrslitin voru vistuð í skrá.",
  shareText: (game: string, date: string, how: string, address: string) => `Quayside, spil dagsins, ${game}, ${date}: ${how}\n${address}`,
  ranked:
    "Í röðinni eru leikir sem leikmaðurinn lauk sjálfur fyrir miðnætti UTC. Allir fá sömu gjöf, svo ekki er hægt að útiloka aðra tilraun.",
  best: (name: string, how: string, players: number) => `Best í gær af ${many(players, "leikmanni", "leikmönnum")}: ${name}, ${how}`,
  noBest: { unplayed: "Enginn spilaði spil gærdagsins.", noneRanked: "Spil gærdagsins var spilað, en enginn komst á listann." },
  watch: "Horfa",
  watchNamed: (game: string) => `Horfa á besta leik gærdagsins: ${game}`,
  hoursLeft: (hours: number) => (hours > 0 ? `${number(hours)} klst. eftir` : "innan við 1 klst. eftir"),
  left: (hours: number, minutes: number) => `Ný spil eftir ${hours > 0 ? `${number(hours)} klst. ` : ""}${number(minutes)} mín.`,
  note: "Ljúktu við fyrir þann tíma til að komast á listann. Þangað til getur enginn annar horft á leikinn þinn.",
  leave: "Viltu yfirgefa borðið? Þú getur haldið áfram úr anddyrinu. Ljúktu við fyrir miðnætti UTC til að komast á listann.",
  resign: "Viltu gefa spil dagsins? Það kemst ekki á listann og þú getur ekki spilað það aftur.",
  noUndo: "Ekkert er tekið til baka í spili dagsins",
  ended: "Spil dagsins: í anddyrinu sérðu hvernig þér gekk miðað við alla hina.",
  secret: "Aðrir eru enn að spila, svo spilið er leyndarmál til miðnættis UTC. Eftir það getur þú sannreynt það í endursýningunni.",
};

/** At the table of a deal that friends play, each alone. */
export const sharedDeal: typeof English.sharedDeal = {
  leave: "Viltu yfirgefa borðið? Þú kemst aftur með sama tengli.",
  resign: "Viltu gefa þetta spil? Það telst síðast og þú getur ekki spilað það aftur.",
  noUndo: "Ekkert er tekið til baka í sameiginlegu spili",
};

// A guest's finished matches, match files and statistics.

const matchesDative = (count: number): string => many(count, "leik", "leikjum");

export const matchFile: typeof English.matchFile = {
  open: "Opna leikjaskrá",
  openHint: "Eða slepptu skránni hvar sem er í anddyrinu. Hún er spiluð í þessum vafra og ekki send neitt.",
  drop: "Slepptu skránni til að horfa á leikinn",
  inLobby: "Leikjaskrár opnast í anddyrinu. Hættu fyrst því sem þú ert að gera og opnaðu skrána þar.",
  proofOpened: "Þessi vistaða sönnun geymir leikinn sem þú horfir á. „Rétt gefið“ ber hann saman við það sem leikmaðurinn sá.",
  problems: {
    foreign: "Þetta er ekki leikjaskrá úr Quayside. Leikjaskrár enda á .quayside, .record eða .proof.",
    proof: "Þessari sönnun hefur verið breytt eða leikurinn brýtur reglurnar. „npm run verify -- FILE“ segir hvað er að.",
    damaged: "Þessi leikjaskrá er skemmd eða henni hefur verið breytt, svo ekki er hægt að sýna hana.",
    newer: "Þessi leikjaskrá er úr nýrri útgáfu af Quayside. Endurhladdu síðunni og reyndu aftur.",
    tooLarge: "Þessi skrá er of stór til að geta verið leikur úr Quayside.",
    unknownGame: "Þessi leikur er í spili sem er ekki til í þessari útgáfu af Quayside.",
  },
};

export const myMatches: typeof English.myMatches = {
  title: "Leikirnir mínir",
  unfinished: "Ólokið",
  tabs: { matches: "Leikir", statistics: "Tölfræði" },
  none: "Þú hefur ekki lokið neinum leik enn. Allir leikir sem þú lýkur birtast hér.",
  noneFound: "Enginn leikur passar við þessar síur.",
  offline: "Leikirnir þínir eru á netþjóninum, sem svarar ekki núna. Þú getur samt opnað leikjaskrá.",
  filters: "Síur",
  game: "Spil",
  anyGame: "öll spil",
  result: "Úrslit",
  results: { all: "öll úrslit", won: "unnið", lost: "ekki unnið" },
  kind: "Tegund",
  kinds: { all: "allir", rated: "keppnisleikir", casual: "vináttuleikir" },
  player: "Leikmaður",
  playerHint: "hluti af nafni",
  from: "Frá",
  to: "Til",
  clear: "Hreinsa síur",
  count: (count: number, more: boolean) => (more ? `${many(count, "nýjasti leikurinn", "nýjustu leikirnir")}.` : `${matches(count)}.`),
  older: "Sýna eldri leiki",
  watch: "Horfa",
  download: "Sækja",
  downloadHint: "Lítil skrá með öllu sem þarf til að endursýna leikinn og sannreyna hann.",
  downloaded: (name: string) => `Vistað sem ${name}`,
  share: "Afrita tengil",
  linkByHand: "Afritaðu þennan tengil. Allir sem fá hann geta horft á leikinn.",
  shared: "Tengill afritaður. Allir sem fá hann geta horft á leikinn.",
  action: (what: string, game: string, when: string) => `${what}: ${game}, ${when}`,
  gone: "Aðgerðir þessa leiks eru ekki lengur geymdar. Úrslitin verða áfram á listanum þínum.",
  place: (place: string, seats: number) => `${place} af ${number(seats)}`,
  noPlace: "án sætis",
  left: { resigned: "gafst upp", timeout: "féll á tíma" },
  bots: (bots: number) => (bots === 1 ? "þjarkur" : many(bots, "þjarkur", "þjarkar")),
  ratedAt: (when: string) => `${when}, keppni`,
};

const strength = (from: number | undefined, to: number | undefined): string => {
  if (from === undefined) return `undir ${to}`;
  return to === undefined ? `${from} eða meira` : `${from}–${to - 1}`;
};

export const statistics: typeof English.statistics = {
  game: "Spil",
  none: "Tölfræðin birtist þegar þú hefur lokið leik.",
  loading: "Les leikina þína…",
  latest: (count: number) => `Úr nýjustu leikjum þínum í öllum spilum, ${number(count)} alls.`,
  summary: (count: number, won: number) =>
    `${matchesDative(count)} lokið, ${many(won, "unninn", "unnir")} (${percent(count === 0 ? 0 : won / count)}).`,
  table: "Sýna sem töflu",
  match: "Leikur",
  date: "Dagur",
  rating: {
    title: { rated: "Styrkleiki þinn í keppnisleikjum", casual: "Styrkleiki þinn í vináttuleikjum" },
    none: "Þú færð styrkleika með fyrsta leiknum gegn öðrum leikmönnum. Leikir gegn þjörkum teljast ekki með.",
    note: "Línan er styrkleiki þinn og hann er varlega metinn: þú spilar nær örugglega að minnsta kosti svona vel. Slitrótta línan er líklegasta matið. Bilið á milli er óvissan, og hún minnkar eftir því sem þú spilar meira.",
    line: "Styrkleiki",
    guess: "Líklegasta mat",
    gap: "Óvissa",
    told: (count: number, from: number, to: number) => `Í ${matchesDative(count)}, frá ${number(from)} til ${number(to)}.`,
  },
  results: {
    chart: (by: string) => `Unnir leikir ${by}`,
    told: (title: string, parts: readonly string[]) => `${title}: ${parts.join(", ")}.`,
    toldOne: (label: string, part: number) => `${label} ${percent(part)}`,
    note: "Merkið á hverri súlu er jafn hlutur: það sem jafningjar myndu vinna.",
    seat: "eftir sæti",
    seatOf: (seat: number) => `Sæti ${number(seat)}`,
    strength: "eftir styrk mótherja",
    strengthOf: strength,
    strengthNote: "Meðalstyrkleiki mótherja þinna fyrir leikinn. Þjarkar teljast með mældum styrk sínum.",
    size: "eftir fjölda leikmanna",
    sizeOf: (seats: number) => many(seats, "leikmaður", "leikmenn"),
    of: (won: number, count: number) => `${number(won)} af ${number(count)}`,
    partOf: (won: number, count: number) => `${percent(won / count)}, ${number(won)} af ${number(count)}`,
    percent,
    played: "Leikir",
    won: "Unnið",
    part: "Hlutfall",
    even: "Jafn hlutur",
  },
  how: {
    title: "Hvernig þú vannst",
    times: "Sigrar",
    of: {
      points: "á stigum",
      resigned: "mótherji gaf leikinn",
      timeout: "mótherji féll á tíma",
      shared: "sameiginlegur sigur",
    } as Readonly<Record<string, string>>,
  },
  habits: {
    title: "Venjur þínar",
    note: "Lesið í þessum vafra úr aðgerðum nýjustu leikja þinna.",
    progress: (done: number, all: number) => `Búið að lesa ${number(done)} af ${matchesDative(all)}…`,
    read: (count: number) => `Úr aðgerðum í ${matchesDative(count)}.`,
    failed: "Ekki tókst að lesa suma leiki: aðgerðir þeirra eru ekki lengur geymdar eða netþjónninn svarar ekki.",
    none: "Hér eru engar aðgerðir til að lesa enn.",
    times: "Leikir",
    won: "Unnið",
    wonOf: (won: number, count: number) => `${number(count)}×, unnið ${number(won)}`,
  },
};
