/** Words that cards lead on to. */
import type { Args } from "../../../../text/grammar.ts";
import { many } from "../../../../text/is/grammar.ts";
import { anyBarrels } from "./phrases.ts";

export const TERMS = {
  "term.roles": "Hlutverk",
  "term.roles.is":
    "Í hverri umferð velja leikmenn sér hlutverkaspjald, hver á eftir öðrum. Svo gera allir það sem hlutverkið segir og sá leikmaður byrjar sem valdi það. Spjald sem er farið kemur ekki aftur fyrr en í næstu umferð.",
  "term.privilege": "Fríðindi",
  "term.privilege.is": "Það sem aðeins sá leikmaður fær sem valdi hlutverkið. Fríðindin standa á hverju hlutverkaspjaldi.",
  "term.staffed": "Mannað",
  "term.staffed.is":
    "Plantekra, grjótnáma eða bygging virkar aðeins ef verkamaður er á hringnum. Ef hringirnir eru fleiri nýtast þeir sem eru mannaðir. Stigin fyrir bygginguna sjálfa fást líka án verkamanna.",
  "term.workers": "Verkamenn",
  "term.workers.is":
    "Verkamenn (nýlendubúar í reglubókinni) koma með skipi í borgarstjóralotu. Þeir fara á hringina á eyjunni þinni og í borginni. Þeir sem fá engan hring bíða í San Juan.",
  "term.column": "Dálkar og grjótnámur",
  "term.column.is":
    "Dálkur byggingar segir hve mörg stig hún gefur og hve margar grjótnámur geta í mesta lagi lækkað verðið. Hver mönnuð grjótnáma hjá þér gefur 1 doblúnu í afslátt, upp að því marki.",
  "term.production": "Framleiðsla",
  "term.production.is":
    "Ein tunna af indígói, sykri, tóbaki eða kaffi þarf tvo verkamenn: annan á plantekrunni og hinn í framleiðslustöð fyrir sömu vöru. Maís þarf bara verkamanninn á plantekrunni. Það sem er búið í birgðum er ekki hægt að framleiða.",
  "term.violet": "Fjólubláar byggingar",
  "term.violet.is": "Þær eru með einn hring hver og gera þér gagn á meðan þar er verkamaður.",
  "term.large": "Stórar byggingar",
  "term.large.is":
    "Þær taka 2 borgarreiti og aðeins ein er til af hverri. Aukastigin í leikslok krefjast verkamanns en stigin sem standa á þeim ekki.",
  "term.storage": "Geymsla",
  "term.storage.is": (a: Args) =>
    `Þegar allri lestun er lokið heldurðu ${many(a.freeBarrels, "tunnu", "tunnum")} og því sem kemst í mönnuð vöruhús hjá þér. Allar aðrar tunnur tapast. Þetta gerist bara í skipstjóralotu.`,
  "term.loading": "Lestun",
  "term.loading.is":
    "Hver tunna sem fer í skip er 1 stig. Hvert skip tekur bara eina vörutegund og engin tvö skip taka þá sömu. Ef þú getur lestað verðurðu að gera það, en þú ræður hvaða vöru.",
  "term.sale": "Sala",
  "term.sale.is": (a: Args) =>
    `Í kaupmannslotu máttu selja eina tunnu. Verslunin rúmar ${anyBarrels(a.houseSpaces)} og kaupir hverja vöru aðeins einu sinni. Hún er tæmd eftir lotuna, en bara ef hún er full.`,
  "term.lastRound": "Síðasta umferðin",
  "term.lastRound.is": (a: Args) =>
    `Leiknum lýkur eftir þá umferð þegar ekki er hægt að fylla alveg á nýlenduskipið, einhver fyllir síðasta reitinn af ${a.citySpaces} í borginni sinni eða stigin klárast. Umferðin er alltaf spiluð til enda.`,
} as const;
