/** Other players: those one knows, invitations, and who plays best. */
import { many, number } from "./grammar.ts";

/** After "Það þarf" or "eftir": accusative. */
const matches = (count: number): string => many(count, "leik", "leiki");

export const company = {
  button: "Félagar",
  here: (count: number) => `${number(count)} hér`,
  asking: (count: number) => many(count, "beiðni", "beiðnir"),
  title: "Félagar",
  none: "Þú átt enga félaga hér enn. Spilaðu við aðra og bættu þeim svo við hér, eða smelltu á nafn við borðið.",
  known: "Félagar þínir",
  states: { here: "á bryggjunni", away: "frá" },
  plays: (game: string) => `spilar ${game}`,
  watch: "Horfa",
  watchNamed: (name: string, game: string) => `Horfa á leik: ${name}, ${game}`,
  inviteTo: "Bjóða í",
  inviteNamed: (name: string, game: string) => `Bjóða í ${game}: ${name}`,
  remove: "Fjarlægja",
  removeNamed: (name: string) => `Fjarlægja: ${name}`,
  removeSure: (name: string) =>
    `Fjarlægja af listanum: ${name}? Nafnið þitt hverfur þá líka af lista þessa leikmanns. Engin tilkynning er send.`,
  requests: "Beiðnir",
  asks: (name: string) => `${name} vill bæta þér við.`,
  accept: "Bæta við",
  acceptNamed: (name: string) => `Bæta við: ${name}`,
  ignore: "Hunsa",
  ignoreNamed: (name: string) => `Hunsa beiðni: ${name}`,
  ignoreNote: "Engin tilkynning er send.",
  met: "Nýlegir leikmenn",
  add: "Bæta við",
  added: (name: string) => `${name} fékk beiðni. Þið sjáið hvort annað hér um leið og hún er samþykkt.`,
  asked: (names: string) => `Beiðnir í bið: ${names}. Þau birtast hér þegar þau bæta þér við á móti.`,
  showAway: "Sýna mig fjarverandi",
  showAwayNote: "Félagar þínir sjá þá ekki að þú sért hér og geta ekki boðið þér. Þú sérð þá áfram.",
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

export const leaders = {
  button: "Topplisti",
  title: "Topplisti",
  game: "Spil",
  counts: "Leikir",
  kinds: { rated: "keppnisleikir", casual: "vináttuleikir" },
  place: "Sæti",
  player: "Leikmaður",
  rating: "Styrkleiki",
  matches: "Leikir",
  you: "þú",
  range: (best: number, worst: number) => `${number(best)} til ${number(worst)}`,
  rangeSpoken: (best: number, worst: number) => `gæti verið í ${number(best)}. til ${number(worst)}. sæti`,
  margin: (points: number) => `± ${number(points)}`,
  note: (players: number, needed: number, opponents: number) =>
    `${many(players, "leikmaður er", "leikmenn eru")} á listanum. Til þess þarf ${matches(needed)} gegn minnst ${number(opponents)} leikmönnum sem hafa sjálfir spilað ${matches(needed)}. Strikið sýnir hve öruggt matið er: það styttist með hverjum leik. Styrkleiki breytist ekki ef leikmaður lék aldrei, eða ef tveir tengjast frá sömu nettengingu.`,
  none: (needed: number, opponents: number) =>
    `Enginn er á listanum enn. Til þess þarf ${matches(needed)} gegn minnst ${number(opponents)} leikmönnum sem hafa sjálfir spilað ${matches(needed)}. Styrkleiki breytist ekki ef leikmaður lék aldrei, eða ef tveir tengjast frá sömu nettengingu.`,
  provisional: "Á leið á listann",
  needs: (left: number) => `${many(left, "leikur", "leikir")} eftir`,
  needsOpponents: (left: number) => `${many(left, "mótherji", "mótherjar")} eftir`,
};
