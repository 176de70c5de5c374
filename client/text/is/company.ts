/** The page in Icelandic: what guests arrange with each other, whose words are fetched with it. */
import type * as English from "../en/company.ts";
import { list, many, number } from "./grammar.ts";

const matches = (count: number): string => many(count, "leikur", "leikir");

/** Tables with a time. */
const appointments = {
  waits: (game: string) => `Einhver bíður eftir að spila: ${game}`,
  by: (name: string) => `Gestgjafi: ${name}`,
  come: (names: readonly string[]) => `Koma: ${list(names)}`,
  nobody: "Enginn hefur boðað komu sína enn.",
  yes: "Ég kem",
  no: "Ég kemst ekki",
  take: "Setjast",
  share: "Sendu vinum þínum þennan tengil:",
  open: "Skoða",
  soon: (game: string, at: string, people: number) => `${game} hefst kl. ${at}, ${many(people, "leikmaður kemur", "leikmenn koma")}.`,
  isOpen: (game: string) => `Nú er komið að því: borðið ykkar er opið (${game}).`,
  pushed: (game: string, names: string) =>
    names === "" ? `Hefst eftir tíu mínútur: ${game}` : `Hefst eftir tíu mínútur: ${game} (þú og ${names})`,
  drop: "Aflýsa",
  dropped: "Þessu er aflýst.",
  inviteKnown: "Bjóddu félögum þínum:",
  invites: (name: string, game: string, when: string) => `${name} býður þér að spila (${game}): ${when}.`,
  comes: (name: string, game: string) => `${name} kemur að borðinu þínu (${game}).`,
  zone: (zone: string) => `Tímar eru í þínu tímabelti, ${zone}.`,
  kept: "Þetta stendur á forsíðunni þinni. Tíu mínútum áður færðu áminningu hér, og tilkynningu ef þú hefur leyft þær.",
  pushedInvited: (game: string, names: string) => `${names} býður þér að spila á ákveðnum tíma: ${game}`,
};

/** Standing groups. */
const groups = {
  title: "Hópar",
  name: "Nafn nýja hópsins",
  example: "Föstudagur",
  create: "Stofna hóp",
  open: "Opna",
  members: "Félagar",
  invite: "Bjóða öllum að borði",
  results: "Úrslit",
  none: "Engir leikir enn. Leikur telst með ef minnst tveir félagar spila hann.",
  played: (game: string, count: number) => `${game}, ${matches(count)}`,
  won: (name: string, wins: number) => `${name} ${number(wins)}`,
  series: (wins: string) => `Best af þremur: ${wins}`,
  share: "Sendu þennan tengil þeim sem eru í hópnum:",
  leave: "Yfirgefa hópinn",
  leaveSure: (name: string) => `Yfirgefa hópinn? Þú getur komið aftur með tenglinum (${name}).`,
  remove: "Fjarlægja félaga",
  removeSure: (name: string) => `Fjarlægja úr hópnum: ${name}? Tengillinn breytist svo að sá gamli hleypi engum inn.`,
  asks: (name: string, members: readonly string[]) => `Þér er boðið í hóp: ${name}. Félagar: ${list(members)}.`,
  join: "Ganga í hópinn",
  pushed: (game: string, names: string) => `Borð fyrir hópinn þinn: ${game} (${names})`,
};

/** Ways to people one has not met at a table. */
const finding = {
  title: "Bæta einhverjum við",
  name: "Upphaf nafnsins",
  find: "Leita að nafni",
  nobody: "Enginn fannst. Leikmenn finnast aðeins ef þeir leyfa það hér.",
  findable: "Leyfa öðrum að finna mig eftir nafni",
  link: "Eða sendu tengil sem bætir þér við:",
  make: { once: "Tengill fyrir einn", often: "Tengill í einn dag" },
  works: { once: (until: string) => `Virkar einu sinni, til ${until}.`, often: (until: string) => `Virkar fyrir alla til ${until}.` },
  end: "Afturkalla tengilinn",
  asks: (name: string) => `Boð um kynni: ${name}. Þið sjáið hvenær hitt er hér og getið boðið hvort öðru að borði.`,
  known: (name: string) => `Þið ${name} eruð nú á lista hvort annars.`,
  inList: (name: string) => `${name} er á listanum þínum.`,
};

/** Posting to a channel of a chat service. */
const channels = {
  title: "Birta á rás",
  about: {
    table: "Discord eða Slack segir þegar leikurinn hefst, hver á leik meðan sá er fjarri og hvernig fer.",
    appointment: "Discord eða Slack segir tíu mínútum áður að borðið hefjist, svo hver á leik meðan sá er fjarri og hvernig fer.",
    group: "Discord eða Slack segir þegar félagi býður hópnum að borði, hver á leik þar meðan sá er fjarri og hvernig fer.",
  },
  address: "Webhook-slóð",
  where: "Í Discord: Edit channel, Integrations, Webhooks. Í Slack: app með Incoming Webhooks.",
  secret: "Slóðin er leyndarmál: hún er engum sýnd aftur. Nöfn og tengill á borðið eru birt, á tungumáli þínu núna.",
  add: "Birta þar",
  none: "Ekkert er birt enn.",
  off: "Þessi netþjónn birtir ekkert á rásum.",
  line: (service: string, host: string) => `${service} (${host})`,
  services: { discord: "Discord", slack: "Snið Slack" },
  by: (name: string) => `Frá: ${name}`,
  refused: "Slökkt, því slóðin hafnar. Prufa sem kemst til skila kveikir á henni.",
  try: "Senda prufu",
  sent: "Sent: gáðu á rásinni.",
  answered: (status: number) => `Slóðin hafnaði með kóða ${number(status)}. Afritaðu hana aftur af rásinni.`,
  unreachable: "Slóðin svaraði ekki. Athugaðu hana eða reyndu síðar.",
  remove: "Hætta",
  removeSure: (service: string) => `Hætta að birta (${service})? Til að byrja aftur þarftu slóðina.`,
};

const contacts = {
  none: "Þú átt enga félaga hér enn. Spilaðu við aðra og bættu þeim svo við hér, eða smelltu á nafn við borðið.",
  added: (name: string) => `${name} fékk beiðni. Þið sjáið hvort annað undir Félagar um leið og hún er samþykkt.`,
  removeSure: (name: string) =>
    `Fjarlægja af listanum: ${name}? Nafnið þitt hverfur þá líka af lista þessa leikmanns. Engin tilkynning er send.`,
  showAwayNote: "Félagar þínir sjá þá ekki að þú sért hér og geta ekki boðið þér. Þú sérð þá áfram.",
};

export const company: typeof English.company = { appointments, contacts, groups, finding, channels };
