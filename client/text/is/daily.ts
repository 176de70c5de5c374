/** The deal of the day. */
import { many, number, oneOf, percent } from "./grammar.ts";

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

export const daily = {
  title: "Spil dagsins",
  titleOf: (date: string) => `Spil dagsins, ${date}`,
  about: "Sömu spjöld, teningar og meistaraþjarkar fyrir alla, ekkert tekið til baka og engar ábendingar. Hvert spil má spila einu sinni.",
  play: "Spila",
  playOn: "Halda áfram",
  show: "Sýna úrslit",
  action: (game: string, what: string) => `Spil dagsins, ${game}: ${what}`,
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
  hoursLeft: (hours: number) => (hours > 1 ? `${number(hours)} klst. eftir` : "innan við 1 klst. eftir"),
  left: (hours: number, minutes: number) => `Ný spil eftir ${hours > 0 ? `${number(hours)} klst. ` : ""}${number(minutes)} mín.`,
  note: "Ljúktu við fyrir þann tíma til að komast á listann. Þangað til getur enginn annar horft á leikinn þinn.",
  leave: "Viltu yfirgefa borðið? Þú getur haldið áfram úr anddyrinu. Ljúktu við fyrir miðnætti UTC til að komast á listann.",
  resign: "Viltu gefa spil dagsins? Það kemst ekki á listann og þú getur ekki spilað það aftur.",
  noUndo: "Ekkert er tekið til baka í spili dagsins",
  ended: "Spil dagsins: í anddyrinu sérðu hvernig þér gekk miðað við alla hina.",
  secret: "Aðrir eru enn að spila, svo spilið er leyndarmál til miðnættis UTC. Eftir það getur þú sannreynt það í endursýningunni.",
};
