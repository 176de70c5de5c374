/** Settings, keys and the score sheet. */
import { number, percent } from "./grammar.ts";

export const settings = {
  title: "Stillingar",
  language: "Tungumál",
  groups: { look: "Útlit", motion: "Hreyfing", sound: "Hljóð", attention: "Áminningar", playing: "Spilun" },
  names: {
    mirror: "Sýna alltaf lista yfir aðgerðir mínar",
    plain: "Teikna án WebGL",
    speed: "Hraði hreyfinga",
    motion: "Hreyfing",
    pieces: "Hljóðstyrkur spilahluta",
    ambience: "Hljóðstyrkur umhverfis",
    alerts: "Hljóðstyrkur áminninga",
    muted: "Slökkva á öllum hljóðum",
    lobbyAmbience: "Umhverfishljóð líka í anddyrinu",
    tab: "Láta vita í titli og tákni flipans",
    notices: "Senda tilkynningu þegar ég á leik",
    hurry: "Minna á síðustu 15 sekúndurnar",
    secondClick: "Staðfesta með öðrum smelli",
    confirm: "Staðfesta það sem verður ekki tekið til baka",
    autoplay: "Velja sjálfkrafa ef aðeins eitt er í boði",
    tips: "Sýna ráð í fyrstu leikjum mínum í spili",
  },
  about: {
    language: "Öll síðan breytist strax, líka í miðjum leik.",
    mirror: "Allar mögulegar aðgerðir þínar birtast sem hnappar við hlið borðsins.",
    plain: "Prófaðu þetta ef myndin er hæg eða röng. Aðeins í þessum vafra.",
    speed: "Hve hratt hlutir færast. Smellur á borðið hleypur alltaf yfir.",
    motion: "Með minni hreyfingu fara hlutir beint á sinn stað og ekkert dofnar eða blikkar.",
    pieces: "Spjöld, viður og mynt þegar hlutir færast. Alveg til vinstri er þögn.",
    ambience: "Það sem heyrist í kringum borðið.",
    alerts: "Þær kalla á þig: þú átt leik, tíminn er naumur, skilaboð bárust.",
    muted: "Ekkert heyrist, hver sem hljóðstyrkurinn er. V gerir það sama.",
    lobbyAmbience: "Annars byrja þau við borðið.",
    tab: "Hvort tveggja breytist á meðan beðið er eftir þér.",
    notices: "Á meðan þú ert í öðrum flipa eða glugga. Aðeins í þessum vafra.",
    hurry: "Sætið þitt blikkar og mjúk bjalla hringir einu sinni þegar tíminn er að renna út.",
    secondClick: "Fyrsti smellur á hlut sýnir hvað gerist. Smelltu aftur eða ýttu á Enter til að framkvæma; Esc hættir við.",
    confirm: "Spyr áður en aðgerð leiðir eitthvað hulið í ljós.",
    autoplay: "Eftir stutta bið, og aldrei ef aðgerðin leiðir eitthvað hulið í ljós eða lýkur leiknum.",
    tips: "Ein setning við hverja nýja tegund af vali.",
  },
  values: {
    speed: { slow: "hægt", normal: "venjulegt", fast: "hratt", instant: "samstundis" },
    motion: { system: "eins og kerfið", less: "minni", full: "full" },
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

export const about = {
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

export const help = {
  title: "Lyklar",
  groups: [
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
        ["1 til 5", "einn leikmaður: peningar, vörur og borð; 1 ert þú"],
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

export const score = {
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
  watchMoment: "Sýna augnablikið",
  turn: "Vendipunkturinn",
  watchTurn: "Sýna í greiningu",
  earned: "Hvað gaf mest",
  hints: (counts: readonly string[]) => `Ábendingar: ${counts.join(" · ")}`,
  hintsOf: (name: string, count: number) => `${name} ${number(count)}`,
  share: "Afrita úrslit",
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
  lobby: "Aftur í anddyrið",
};
