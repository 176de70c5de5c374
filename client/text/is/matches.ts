/** A guest's finished matches, match files and statistics. */
import { many, number, percent } from "./grammar.ts";

const matches = (count: number): string => many(count, "leikur", "leikir");
const matchesDative = (count: number): string => many(count, "leik", "leikjum");

export const matchFile = {
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

export const myMatches = {
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
  bots: (bots: number) => (bots === 1 ? "þjarkur" : many(bots, "þjarkur", "þjarkar")),
  ratedAt: (when: string) => `${when}, keppni`,
};

const strength = (from: number | undefined, to: number | undefined): string => {
  if (from === undefined) return `undir ${to}`;
  return to === undefined ? `${from} eða meira` : `${from}–${to - 1}`;
};

export const statistics = {
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
