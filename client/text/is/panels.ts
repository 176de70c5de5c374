/** The page in Icelandic: settings, keys, the score sheet and the proof of a fair deal. */

import type { DealOrigin, Finding } from "../../../shared/core/review/proof.ts";
import type * as English from "../en/panels.ts";
import { list, many, number, oneOf, percent } from "./grammar.ts";

// Settings, keys and the score sheet.

export const settings: typeof English.settings = {
  title: "Stillingar",
  language: "Tungumál",
  groups: { look: "Útlit", motion: "Hreyfing", sound: "Hljóð", attention: "Áminningar", playing: "Spilun" },
  names: {
    look: "Birta",
    mirror: "Sýna alltaf lista yfir aðgerðir mínar",
    bigView: "Stór sýn: borðið fyllir gluggann",
    chanceBar: "Sigurlíkur í streymi",
    plain: "Teikna án WebGL",
    speed: "Hraði hreyfinga",
    motion: "Hreyfing",
    pieces: "Hljóðstyrkur spilahluta",
    ambience: "Hljóðstyrkur umhverfis",
    alerts: "Hljóðstyrkur áminninga",
    music: "Hljóðstyrkur tónlistar",
    muted: "Slökkva á öllum hljóðum",
    lobbyAmbience: "Umhverfishljóð líka í anddyrinu",
    tab: "Láta vita í titli og tákni flipans",
    notices: "Senda tilkynningu þegar ég á leik",
    hurry: "Minna á síðustu 15 sekúndurnar",
    secondClick: "Staðfesta með öðrum smelli",
    confirm: "Staðfesta það sem verður ekki tekið til baka",
    autoplay: "Velja sjálfkrafa ef aðeins eitt er í boði",
    tips: "Sýna ráð í fyrstu leikjum mínum í spili",
    hideHurtful: "Fela spjalllínur með særandi orðum",
  },
  about: {
    language: "Öll síðan breytist strax, líka í miðjum leik.",
    look: "Dökkt útlit fyrir kvöldið. „Eins og kerfið“ fylgir tækinu þínu.",
    mirror: "Allar mögulegar aðgerðir þínar birtast sem hnappar við hlið borðsins.",
    bigView: "Leikmenn og klukkur eru í ræmu efst, með nýjustu línum annálsins við hliðina. Annað er í skúffu.",
    chanceBar: "Stika sýnir líkur hvers leikmanns, áætlaðar í þessum vafra út frá því sem allir sjá.",
    plain: "Prófaðu þetta ef myndin er hæg eða röng. Aðeins í þessum vafra.",
    speed: "Hve hratt hlutir færast. Smellur á borðið hleypur alltaf yfir.",
    motion: "Með minni hreyfingu fara hlutir beint á sinn stað og ekkert dofnar eða blikkar.",
    pieces: "Spjöld, viður og mynt þegar hlutir færast. Alveg til vinstri er þögn.",
    ambience: "Það sem heyrist í kringum borðið.",
    alerts: "Þær kalla á þig: þú átt leik, tíminn er naumur, skilaboð bárust.",
    music: "Stuttar laglínur með þögn á milli, aðeins við borðið. Þögul þar til þú hækkar.",
    muted: "Ekkert heyrist, hver sem hljóðstyrkurinn er. V gerir það sama.",
    lobbyAmbience: "Annars byrja þau við borðið.",
    tab: "Hvort tveggja breytist á meðan beðið er eftir þér.",
    notices: "Á meðan þú ert í öðrum flipa eða glugga. Aðeins í þessum vafra.",
    hurry: "Sætið þitt blikkar og mjúk bjalla hringir einu sinni þegar tíminn er að renna út.",
    secondClick: "Fyrsti smellur á hlut sýnir hvað gerist. Smelltu aftur eða ýttu á Enter til að framkvæma; Esc hættir við.",
    confirm: "Spyr áður en aðgerð leiðir eitthvað hulið í ljós.",
    autoplay: "Eftir stutta bið, og aldrei ef aðgerðin leiðir eitthvað hulið í ljós eða lýkur leiknum.",
    tips: "Ein setning við hverja nýja tegund af vali.",
    hideHurtful: "Með einum smelli sést slík lína. Orðalistinn er stuttur og stundum rangur.",
  },
  values: {
    speed: { slow: "hægt", normal: "venjulegt", fast: "hratt", instant: "samstundis" },
    motion: { system: "eins og kerfið", less: "minni", full: "full" },
    look: { system: "eins og kerfið", day: "dagur", evening: "kvöld" },
    secondClick: { touch: "á snertiskjá", always: "alltaf", never: "aldrei" },
    confirm: { always: "alltaf", smart: "þegar einn smellur nægir", never: "aldrei" },
  },
  noticesWhyNot: {
    insecure: "Vafrar leyfa aðeins tilkynningar á https-síðum. Fylgstu með titli og tákni flipans í staðinn.",
    unknown: "Vafrinn þinn er ekki með tilkynningar. Fylgstu með titli og tákni flipans í staðinn.",
    denied: "Þú hefur lokað á tilkynningar frá þessari síðu. Þú getur leyft þær í stillingum vafrans.",
  },
  kept: "Stillingarnar vistast jafnóðum, líka í tækjum sem þú tengir undir Gögnin mín í anddyrinu.",
  reset: "Endurstilla",
};

type Keys = readonly (readonly [key: string, does: string])[];

export const about: typeof English.about = {
  open: "Um",
  title: "Um Quayside",
  version: (version: string) =>
    `Útgáfa ${version}. Kóða og teikningar má nota samkvæmt MIT-leyfinu, letrið samkvæmt SIL Open Font License.`,
  games: "Spilin tilheyra höfundum sínum og útgefendum",
  by: (authors: string, publisher: string) => `${authors}, útgefandi ${publisher}`,
  names:
    "Nöfnin og vörumerkin eru þeirra, eða þeirra sem eiga réttinn í dag. Quayside notar nöfnin til að segja hvaða spil þú spilar. Við tengjumst þeim ekki og þau hafa ekki samþykkt Quayside.",
  own: "Teikningarnar, hljóðin og setningarnar eru okkar. Ef þér líkar spil skaltu kaupa það: þá færðu reglurnar eins og höfundarnir skrifuðu þær.",
};

export const help: typeof English.help = {
  title: "Lyklar",
  groups: (seats: number) =>
    [
      [
        "Spila",
        [
          ["Smella", "velja upplýstan hlut; sjá hvers vegna ekki má velja annan; smella á borðið til að flýta hreyfingum"],
          ["Draga", "færa hlut sem má fara annað"],
          ["Örvar", "fara í aðgerðirnar þínar og svo á milli þeirra"],
          ["M", "fara í aðgerðirnar þínar"],
          ["Enter, bilslá", "framkvæma valda aðgerð"],
          ["Esc", "fara eitt skref til baka; loka glugga"],
          ["U", "taka til baka"],
          ["H", "ábending: hvað myndi meistari gera?"],
        ],
      ],
      [
        "Mynd",
        [
          ["X", "skoða myndina"],
          ["Örvar", "fara á milli hluta og sjá spjald hvers"],
          ["Enter", "velja hlutinn eða sjá hvers vegna það má ekki"],
          ["Bilslá", "taka hlut upp og leggja annars staðar"],
          ["P", "sýna allt spjaldið og festa það"],
        ],
      ],
      [
        "Lesa upp",
        [
          ["W", "um hvað er spurt núna"],
          ["S", "peningar og vörur allra leikmanna"],
          [`1 til ${seats}`, "einn leikmaður: peningar, vörur og borð; 1 ert þú"],
          ["B", "borðið í miðjunni"],
          ["G", "leiðir til sigurs og hve langt allir eru komnir"],
          ["E", "nýjustu atburðir"],
        ],
      ],
      [
        "Fara í",
        [
          ["Tab", "næsta hnapp"],
          ["L", "annálinn: örvar fara á milli lína, Enter sýnir stöðuna þá"],
          ["T", "spjallið"],
          ["R", "reglurnar"],
          ["O", "stillingarnar"],
          ["F", "stór sýn: borðið fyllir gluggann"],
          ["C", "sýna eða fela sigurlíkur í streymi"],
          ["V", "slökkva eða kveikja á öllum hljóðum"],
          ["?", "þessa síðu"],
        ],
      ],
      [
        "Endursýning",
        [
          ["Vinstri, hægri", "eina aðgerð aftur eða fram; með Shift til fyrri eða næsta leikmanns"],
          ["Home, End", "fyrsta staðan, sú síðasta"],
          ["Bilslá", "spila eða gera hlé"],
          ["Vinstri, Home", "líta til baka á meðan leikurinn heldur áfram; End eða Esc fer aftur í leikinn"],
        ],
      ],
    ] as readonly (readonly [title: string, keys: Keys])[],
};

export const score: typeof English.score = {
  title: "Stigatafla",
  won: (who: string) => `${who} sigrar`,
  youWon: "Þú sigrar",
  shared: (who: string) => `${who} deila sigrinum`,
  youShared: (others: string) => `Þú og ${others} deilið sigrinum`,
  nobody: "Enginn sigrar",
  you: { resigned: "Þú gafst leikinn.", timeout: "Þú féllst á tíma." },
  other: { resigned: (who: string) => `${who} gaf leikinn.`, timeout: (who: string) => `${who} féll á tíma.` },
  alone: "Allir aðrir leikmenn fóru.",
  agreed: "Allir leikmenn samþykktu að ljúka leiknum.",
  ratingBefore: (rating: number) => `áður: ${rating}`,
  void: "Leikmaður fór fyrir fyrsta leik sinn: leikurinn gildir ekki og styrkleiki breytist ekki.",
  abandoned: "Leikurinn var yfirgefinn.",
  ended: ({ who, how }: { readonly who: string; readonly how: string }) => `${who}. ${how}`,
  total: "Samtals",
  tie: "Ef jafnt",
  place: (place: number, shared: boolean) => (shared ? `${place}. sæti, jafnt` : `${place}. sæti`),
  standing: "Stigin eins og þau standa. Þau réðu ekki úrslitum.",
  moment: "Hápunktur leiksins",
  chance: (name: string, you: boolean, before: number, after: number) =>
    you
      ? `Sigurlíkur þínar jukust úr ${percent(before)} í ${percent(after)}.`
      : `${name}: sigurlíkur jukust úr ${percent(before)} í ${percent(after)}.`,
  glance: (name: string, you: boolean) => `Hér jukust sigurlíkur ${you ? "þínar" : `leikmannsins ${name}`} mest.`,
  watchMoment: "Sýna augnablikið",
  turn: "Vendipunkturinn",
  watchTurn: "Sýna í greiningu",
  earned: "Hvað gaf mest",
  hints: (counts: readonly string[]) => `Ábendingar: ${counts.join(" · ")}`,
  hintsOf: (name: string, count: number) => `${name} ${number(count)}`,
  share: "Afrita úrslit",
  picture: "Afrita mynd",
  shareSaved: "Þessi síða getur ekki afritað, svo úrslitin voru vistuð í skrá.",
  shareSeat: (name: string, points: number | undefined) => (points === undefined ? name : `${name}: ${points}`),
  shareText: (game: string, ending: string, seats: readonly string[], link: string) =>
    [`${game} · Quayside`, ending, ...seats, ...(link === "" ? [] : [link])].join("\n"),
  rematch: "Spila aftur",
  rematchAsked: "Beðið eftir hinum…",
  wishes: (names: string) => `Vilja spila aftur: ${names}.`,
  waitsFor: (names: string) => `Beðið er svars: ${names}. Ef leikmaður fer sest þjarkur í sætið.`,
  again: "Endursýning",
  analyse: "Greina",
  analyseAbout: "Hver var yfir og hvenær, hverju heppnin réð og hvað þú hefðir getað gert í staðinn",
  board: "Sýna borðið",
  sendDeal: "Senda vinum þetta spil",
  sendDealAbout: "Þau spila sama spil gegn sömu þjörkum; svo berið þið ykkur saman.",
  compare: "Bera saman við hina",
  lobby: "Aftur í anddyrið",
};

// The proof of a fair deal: what it is, how a check goes, and what it finds.

const PARTS = {
  event: "því sem gerðist þar",
  table: "borðinu sem þú sást",
  secret: "huldu spjöldunum þínum",
} as const;

const DEAL_FAULTS = {
  commitment: "Fingrafarið sem var birt er ekki það sem þér var sýnt fyrir leikinn.",
  secret: "Leyninúmerið sem var birt passar ekki við fingrafarið.",
  seating: "Sætum var ekki úthlutað eins og borðið lofaði.",
  share: "Slembitalan þín er ekki hluti af gjöfinni.",
  pledges: "Slembitala passar ekki við fingrafarið sem var sýnt fyrir gjöfina.",
  voids: "Fjöldi ógildra gjafa í skráningunni er annar en vafrinn þinn sá.",
} as const;

const ORIGINS = {
  pledged: "Engin tala var opnuð fyrr en allar voru læstar.",
  open: "Í þessum eldri leik voru tölurnar ekki læstar fyrst: leikmaður sem rak netþjóninn hefði getað valið gjöfina.",
  fixed: "Hér bætir enginn leikmaður tölu við: öll gjöfin ræðst af einu leyninúmeri.",
  again: "Þessi gjöf var til fyrir leikinn: aðrir spila hana líka, eða hún var spiluð á öðru borði. Enginn bætti tölu við.",
} as const;

export const proof: typeof English.proof = {
  button: "Rétt gefið",
  buttonHint: (fingerprint: string) => `Rétt gefið. Fingrafar þessa leiks: ${fingerprint}. Hvað þýðir það?`,
  buttonHintWatching: "Rétt gefið. Hvað þýðir það?",
  inLobby: "Rétt gefið",
  title: "Rétt gefið – og þú getur sannreynt það",
  steps: [
    ["Læst", "Netþjónninn sýnir fingrafar leyninúmers og síðan sýnir vafri hvers leikmanns fingrafar slembitölu."],
    ["Opnað", "Fyrst þá eru tölurnar opnaðar. Enginn getur valið gjöfina, ekki einu sinni leikmaður sem rekur netþjóninn."],
    ["Gefið", "Leyninúmerið og slembitölurnar ráða saman hverju spjaldi, flís og teningi."],
    ["Sannreynt", "Eftir leikinn er allt birt. Vafrinn þinn gefur og spilar allt upp á nýtt og ber saman við það sem þú sást."],
  ] as readonly (readonly [string, string])[],
  limits:
    "Eitt er eftir: að stöðva gjöf. Leikmaður sem rekur netþjóninn, eða fær hjálp frá þeim sem rekur hann, gæti séð gjöfina fyrst og ekki opnað töluna sína. Þá er hún ógild og það telst eins og að yfirgefa leikinn. Leikmaðurinn er nafngreindur og allar tölur nýjar.",
  fixed: ORIGINS.fixed as string,
  voids: (voids: number) => `Á undan þessari gjöf ${oneOf(voids, "ógiltist", "ógiltust")} ${many(voids, "gjöf", "gjafir")} við þetta borð.`,
  voided: {
    notOpened: (names: readonly string[]) =>
      `${list(names)} ${names.length === 1 ? "opnaði" : "opnuðu"} ekki töluna sína. Gjöfin er ógild og nýjar tölur eru dregnar.`,
    left: (names: readonly string[]) =>
      `${list(names)} ${names.length === 1 ? "fór" : "fóru"} áður en gefið var. Gjöfin er ógild og nýjar tölur eru dregnar.`,
    restart: () => "Gjöfin sem var í undirbúningi er ógild. Nýjar tölur eru dregnar.",
  },
  fingerprint: "Fingrafar þessa leiks",
  running: "Þú getur sannreynt gjöfina þegar leiknum er lokið.",
  check: "Sannreyna gjöfina",
  checking: (share: number) => `Gef og spila leikinn aftur… ${percent(share)}`,
  failed: "Ekki tókst að ljúka prófuninni í þessum vafra. Reyndu aftur.",
  save: "Vista sönnun",
  saveHint: "Skrá með leiknum og því sem þú sást. „npm run verify -- FILE“ sannreynir hana á hvaða tölvu sem er með Quayside.",
  good: "Rétt gefið",
  bad: "Eitthvað stemmir ekki",
  sentence: findingText,
};

const words = {
  fair: (entries: number, compared: number, frames: number) => {
    const played = `Skráningin gengur nákvæmlega upp, ${many(entries, "færsla", "færslur")} alls.`;
    if (compared === 0) return played;
    if (compared === frames) return `${played} Stöðurnar sem þú sást, ${number(frames)} alls, stemma allar.`;
    return `${played} Stöðurnar sem þessi vafri sá, ${number(compared)} af ${number(frames)}, stemma.`;
  },
  frame: (frame: number, part: keyof typeof PARTS, told: string) =>
    `Fyrsti munur er í stöðu ${number(frame)}${told === "" ? "" : ` („${told}“)`}: ${PARTS[part]} ber ekki saman við skráninguna.`,
  missing: (frame: number, told: string) =>
    `Þér var sýnd staða ${number(frame)}${told === "" ? "" : ` („${told}“)`} en hún er ekki til í skráningunni.`,
};

/** How the deal came about. */
const originText = ({ form, voids }: DealOrigin): string[] => [ORIGINS[form], ...(voids > 0 ? [proof.voids(voids)] : [])];

function findingText(finding: Finding, told = ""): string {
  switch (finding.type) {
    case "fair":
      return [words.fair(finding.entries, finding.compared, finding.frames), ...originText(finding)].join(" ");
    case "deal":
      return DEAL_FAULTS[finding.why];
    case "record":
      return `Skráning leiksins er skemmd eða henni hefur verið breytt (${finding.why}).`;
    case "entry":
      return `Færsla ${number(finding.entry + 1)} í skráningunni stenst ekki reglurnar.`;
    case "frame":
      return words.frame(finding.number, finding.part, told);
    case "missing":
      return words.missing(finding.number, told);
    case "unfinished":
      return `Skráningin endar eftir ${many(finding.entries, "færslu", "færslur")}, áður en leiknum lýkur.`;
  }
}
