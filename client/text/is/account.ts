/** The page in Icelandic: what is kept about a guest, and how they are known again, whose words are fetched with it. */
import type * as English from "../en/account.ts";

export const account: typeof English.account = {
  title: "Gögnin mín",
  device: "Annað tæki",
  deviceNote: "Nafnið þitt, styrkleiki og leikir fylgja með. Þú getur notað þetta tæki áfram líka.",
  giveCode: "Búa til kóða",
  codeLasts: "Sláðu hann inn í hinu tækinu innan fimm mínútna. Hann virkar einu sinni.",
  haveCode: "Kóði úr öðru tæki",
  useCode: "Nota kóða",
  welcome: (name: string) => `Gaman að sjá þig aftur, ${name}.`,
  devices: "Tæki þar sem þú ert með aðgang",
  /** The name of a device, as it is. */
  named: (name: string) => name,
  unknownDevice: "Óþekktur vafri",
  thisDevice: "Þetta tæki",
  seen: (at: string) => `Síðast hér: ${at}`,
  signOutOne: "Skrá út",
  signOutNamed: (name: string) => `Skrá út: ${name}`,
  signOutOneSure: (name: string) => `${name} missir strax nafnið þitt, sætin og leikina.`,
  signOut: "Skrá út öll önnur tæki",
  signOutSure: "Aðeins þetta tæki verður áfram skráð inn. Hin missa strax nafnið þitt, sætin og leikina.",
  signOutPasskeys: "Aðgangslyklarnir þínir gilda áfram: fjarlægðu þá sem þú kannast ekki við.",
  signOutDo: "Skrá hin út",
  signedOut: "Öll önnur tæki hafa verið skráð út.",
  switchTitle: "Skrá inn sem annar gestur?",
  switchKept: (name: string) =>
    `Þá er þetta tæki ekki lengur ${name}. Þú getur komið aftur með aðgangslyklinum þínum eða kóða úr öðru tæki.`,
  switchLost: (name: string) =>
    `Þá er þetta tæki ekki lengur ${name} og ekkert annað þekkir ${name}: þú missir þann styrkleika og þá leiki. Búðu fyrst til aðgangslykil ef þú vilt halda þeim.`,
  switchDo: "Skrá inn",
  passkeys: {
    title: "Haltu nafninu þínu",
    note: "Með aðgangslykli skráirðu þig inn í hvaða tæki sem er með fingrafari, andliti eða PIN-númeri, án lykilorðs. Nafnið, styrkleikinn og leikirnir verða áfram þín, jafnvel þótt þessi vafri gleymi þér.",
    make: "Búa til aðgangslykil",
    use: "Skrá inn með aðgangslykli",
    made: "Aðgangslykillinn er tilbúinn.",
    /** `used`: undefined before the first time. */
    about: (made: string, used: string | undefined) =>
      used === undefined ? `Búinn til ${made}` : `Búinn til ${made}, síðast notaður ${used}`,
    remove: "Fjarlægja",
    removeNamed: (name: string) => `Fjarlægja aðgangslykilinn sem var búinn til með ${name}`,
    removeSure: (name: string) =>
      `Aðgangslykillinn sem var búinn til með ${name} skráir engan inn lengur. Eyddu honum líka í vafranum eða lykilorðastjóranum.`,
    cannot: "Vafrinn þekkir enga aðgangslykla hér: til þess þarf nýrri vafra og slóð sem byrjar á https. Kóði virkar alls staðar.",
    already: "Þetta tæki eða lykilorðastjórinn á þegar aðgangslykil frá þér.",
    needsName: "Aðgangslyklar þurfa slóð með nafni. Þessi er tala.",
    cancelled: "Ekkert var gert: hætt var við eða það tók of langan tíma.",
  },
  kept: "Það sem við geymum um þig",
  keptNote: "Hér þarf hvorki notandareikning né netfang og enginn fylgist með þér. Þetta er allt og sumt:",
  keptList: [
    "nafnið þitt og hvenær þú komst fyrst og síðast",
    "tækin þar sem þú ert með aðgang: vafri, stýrikerfi, síðasta heimsókn og tætigildi leynilykilsins sem auðkennir hvert þeirra",
    "aðgangslyklarnir þínir: opinberi lykillinn, hvar og hvenær hver var búinn til og hvenær hann var síðast notaður",
    "leikir sem þú laukst við, með aðgerðum, sætum og stigum",
    "hvar þú situr núna og hvað þú sagðir þar",
    "styrkleiki þinn í hverju spili, núna og eftir hvern leik, og leikmenn sem þú sniðgengur",
    "félagar þínir, beiðnir þínar og hvort þú sýnist fjarverandi",
    "stillingarnar þínar og forritin þín",
    "það sem þú hefur ákveðið með öðrum",
    "keppnisleikir sem þú yfirgafst, tilkynningar sem þú sendir og það sem umsjónarmaður gerði vegna þín",
  ] as readonly string[],
  save: "Sækja gögnin mín",
  erase: "Eyða gögnunum mínum",
  eraseSure:
    "Nafninu þínu, styrkleika og leikjalista er eytt fyrir fullt og allt. Leikir sem er lokið og það sem þú sagðir verða eftir hjá hinum leikmönnunum, án nafnsins þíns.",
  eraseDo: "Eyða gögnunum mínum",
  erased: "Gögnunum þínum hefur verið eytt. Nú ert þú nýr gestur.",
};
