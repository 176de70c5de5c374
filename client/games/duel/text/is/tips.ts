/** Tips for the first matches, one for each kind of choice. */
import type { Args } from "../../../../text/grammar.ts";
import { coins } from "./phrases.ts";

export const TIPS = {
  "tip.draft": "Undur sem leyfa þér að gera aftur eru sterk: þú tekur tvö spjöld í röð. Athugaðu hvaða hráefni undrið þarf.",
  "tip.turn": "Smelltu á spjald og veldu svo: reistu það, kastaðu því eða smelltu á undrið sem þú vilt reisa með því.",
  "tip.age1": "Reistu brún og grá spjöld snemma: þau spara þér myntir aftur og aftur. Það sem mótherjinn framleiðir einn verður þér dýrt.",
  "tip.age2": "Spjald er ókeypis ef þú átt spjaldið með sama tengitákni. Leitaðu að keðjunni á verðmerkjunum.",
  "tip.age3": "Á öld III eru engin brún eða grá spjöld. Fjólublá gildi gefa stig eftir þeirri borg sem á mest, jafnvel borg mótherjans.",
  "tip.poor": (a: Args) => `Lítið til? Kastaðu spjaldi sem mótherjinn hefði gagn af. Það gefur ${coins(a, "discard")} eða meira.`,
  "tip.wonder": "Nú átt þú fyrir undri. Reistu það með spjaldi sem mótherjinn vill.",
  "tip.seven": (a: Args) => `Samtals getið þið aðeins reist ${a.wondersBuilt} undur. Það síðasta fer forgörðum, svo bíddu ekki of lengi.`,
  "tip.uncover": "Sum spjöld hér hylja önnur. Mótherjinn verður fyrstur að því sem þú afhjúpar.",
  "tip.war": "Peðið nálgast höfuðborgina þína. Reistu rauð spjöld, eða kastaðu þeim áður en mótherjinn getur reist þau.",
  "tip.science": "Mótherjinn safnar vísindatáknum. Haltu nýjum grænum spjöldum frá honum.",
  "tip.token": "Hugsaðu um hvað þú reisir næst: sumar skífur spara hráefni, sumar gefa myntir, sumar stig.",
  "tip.library": "Þessar skífur eru ekki á borðinu, svo mótherjinn getur ekki gert ráð fyrir þeim.",
  "tip.mausoleum": "Taktu dýrasta spjaldið sem þú gast ekki reist, eða tákn sem myndar par.",
  "tip.zeus": "Sárast er að missa hráefni sem ekkert annað í borginni framleiðir.",
  "tip.circus": "Sárast er að missa hráefni sem ekkert annað í borginni framleiðir.",
  "tip.opener": "Byrjaðu ef opið spjald hentar þér vel. Annars skaltu láta mótherjann afhjúpa spjöld fyrir þig.",
} as const;
