/** Síðan á íslensku: spil sem vinir spila hver fyrir sig. */
import type { deals as English } from "../en/deals.ts";
import { many } from "./grammar.ts";

export const deals: typeof English = {
  title: "Sama spil fyrir vini",
  about:
    "Allir sem hafa tengilinn spila sama spil gegn sömu þjörkum: einu sinni, án þess að taka til baka og án vísbendinga. Þú sérð hvernig hinum gekk um leið og þínum leik er lokið.",
  seats: "Sæti",
  of: { same: "Allir í sama sæti", turns: "Hver í næsta sæti" },
  make: "Búa til tengil",
  by: (name) => `Frá: ${name}`,
  terms: (seats, level) => `${many(seats, "sæti", "sæti")}, þjarkar: ${level}`,
  seat: (seat) => `Þú spilar í sæti ${seat}.`,
  until: (when) => `Það má spila til: ${when}.`,
  over: "Þetta spil er ekki lengur hægt að spila. Hér eru úrslitin.",
  players: (count) => (count === 0 ? "Enginn hefur spilað það enn." : `Spilað eða byrjað: ${many(count, "leikmaður", "leikmenn")}.`),
  share: "Tengillinn fyrir vini þína",
  play: "Spila þetta spil",
  playOn: "Halda áfram",
  results: "Úrslit, þau bestu fyrst",
  place: "Sæti",
  player: "Leikmaður",
  result: "Úrslit",
  luck: "Heppni",
  luckAbout: "Heppni: áhrif spila og teninga á sigurlíkur, í leikjum sem þessi vafri hefur greint.",
  you: (name) => `${name} (þú)`,
  first: "spilið er þaðan",
  withoutRank: "telst ekki með",
  withoutRankAbout: "Telst ekki með: gefinn, leikir teknir til baka, að mestu spilaður af þjarki eða lokið of seint.",
  watch: "Horfa",
  watchNamed: (name) => `Horfa á leik: ${name}`,
  watchFrom: (when) => `Þetta er spil dagsins. Horfa má á leikina frá: ${when}.`,
};
