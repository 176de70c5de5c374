/** Matches in days: the list in the lobby, the clocks, and notifications. */
import { list, many, number, oneOf } from "./grammar.ts";

export const days = {
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
