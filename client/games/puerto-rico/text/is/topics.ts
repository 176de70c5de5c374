/** Puerto Rico in Icelandic: the lessons on one topic each. Bots and barrels are those of their prepared deals. */
import type { Args, Translated } from "../../../../text/grammar.ts";
import { many } from "../../../../text/is/grammar.ts";
import type * as English from "../en/topics.ts";
import { money, points } from "./phrases.ts";

export const topics: Translated<typeof English.topics> = {
  "lesson.trading": "Verslunin",
  "lesson.trading.about": "Hvað þú getur selt þar og hvað þú skilur eftir handa hinum.",
  "lesson.trading.house": (a: Args) =>
    `Verslunin hefur ${many(a.houseSpaces, "pláss", "pláss")}. Hún kaupir hverja vöru einu sinni, eða aftur af leikmanni með mannaða skrifstofu. Nú á hún maís og kaffi. Hún er aðeins tæmd ef öll plássin eru í notkun í lok kaupmannslotu.`,
  "lesson.trading.others":
    "Þjarkur 2 á kaffi, dýrustu vöruna, og Þjarkur 1 á mikið af maís. En verslunin á hvort tveggja fyrir og enginn á skrifstofu. Það eina sem hvor þjarkur getur selt er 1 indígótunna.",
  "lesson.trading.trader": (a: Args) =>
    `Þú átt líka indígó, og sykur. Sem kaupmaður selurðu á undan öllum og færð ${money(a.traderBonus)} aukalega.`,
  "lesson.trading.trader.do": "Veldu kaupmanninn.",
  "lesson.trading.puzzle":
    "Þraut. Fyrir indígó fengirðu 2 doblúnur, fyrir sykur 3. Þjarkur 1 er næstur og fær 1 doblúnu aukalega fyrir sölu vegna litla markaðarins síns.",
  "lesson.trading.puzzle.do": "Eftir hvaða val getur hvorugur þjarkurinn selt neitt?",
  "lesson.trading.puzzle.wrong": "Eftir það gæti Þjarkur 1 enn selt indígóið sitt, fyrir 2 doblúnur.",
  "lesson.trading.praise":
    "Þú gafst eftir 1 doblúnu en Þjarkur 1 missti af 2. Hefðirðu selt sykur hefði indígó Þjarks 1 fyllt verslunina og þegar hún hefði verið tæmd myndi hún kaupa kaffi Þjarks 2 á ný.",
  "lesson.trading.praise.do":
    "Áður en þú velur kaupmanninn skaltu gá hvað verslunin á og hver selur á eftir þér. Skoðaðu næst hvernig skip eru tekin frá öðrum.",

  "lesson.shipping": "Skip tekin frá öðrum",
  "lesson.shipping.about": "Þannig verða tunnur hinna eftir á bryggjunni.",
  "lesson.shipping.ships":
    "Hvert skip tekur bara eina vöru og engin tvö skip taka þá sömu. Á þessu er indígó, svo að allt annað indígó verður að fara í það. Vara sem er ekki á neinu skipi verður að fara í tómt skip sem tekur eins mikið af henni og hægt er.",
  "lesson.shipping.captain": (a: Args) =>
    `Allir lesta til skiptis og verða að gera það ef þeir geta. Sem skipstjóri byrjarðu og færð ${points(a.captainBonus)} aukalega. Mestu skiptir að þú ert á undan Þjarki 1 með 5 maístunnur sínar.`,
  "lesson.shipping.captain.do": "Veldu skipstjórann.",
  "lesson.shipping.corn":
    "Eina maístunnan þín má fara í hvort tóma skipið sem er. Í því litla skilur hún eftir 3 pláss fyrir 5 tunnur Þjarks 1 og þá má ekkert annað skip taka maís.",
  "lesson.shipping.corn.do": "Lestaðu maísinn í skipið fyrir 4 tunnur.",
  "lesson.shipping.full":
    "Þjarkur 1 kom fyrir 3 af 5 tunnum sínum. Skipið er nú fullt en siglir ekki fyrr en allri lestun er lokið. Þangað til getur enginn lestað maís.",
  "lesson.shipping.puzzle":
    "Þraut. Þú átt aftur leik og getur lestað indígó, sykur eða kaffi. Skoðaðu hvað þjarkarnir eiga eftir, og skipin.",
  "lesson.shipping.puzzle.do": "Eftir hvaða val getur hvorugur þjarkurinn lestað neitt?",
  "lesson.shipping.puzzle.wrong": "Eftir það gæti Þjarkur 1 enn lestað kaffið sitt.",
  "lesson.shipping.praise": (a: Args) =>
    `Sykurinn þinn tók síðasta tóma skipið, svo að kaffi Þjarks 1 kemst hvergi. Eftir lestun heldur hver leikmaður ${many(a.freeBarrels, "tunnu", "tunnum")}: Þjarkur 1 missir 2. Þú lestar nú indígóið þitt og heldur kaffinu.`,
  "lesson.shipping.praise.do":
    "Aðeins full skip sigla. Ein tunna getur haldið stóru skipi fram að næstu skipstjóralotu, eða lengur. Skoðaðu næst hvað verksmiðja gefur.",

  "lesson.factory": "Verksmiðjan",
  "lesson.factory.about": "Doblúnur fyrir að framleiða margar vörutegundir.",
  "lesson.factory.pays": (a: Args) =>
    `Mönnuð verksmiðja borgar þér í hvert sinn sem þú framleiðir, hver sem valdi handverksmanninn: ${money(a.factory2)} fyrir 2 vörutegundir, ${a.factory3} fyrir 3 tegundir, ${a.factory4} fyrir 4 tegundir og ${a.factory5} fyrir allar 5. Hún telur tegundir, ekki tunnur.`,
  "lesson.factory.kinds":
    "Þú getur framleitt maís, indígó, sykur og tóbak: 4 vörutegundir. Á kaffiplantekrunni þinni er líka verkamaður en í borginni er engin kaffibrennsla, svo ekkert kaffi verður til.",
  "lesson.factory.worker":
    "Þjarkur 2 valdi borgarstjórann og þú fékkst 2 verkamenn. Verksmiðjan þín er enn ómönnuð. Hinir auðu hringirnir eru í tóbaksgeymslunni en þú átt enga aðra tóbaksplantekru á móti þeim.",
  "lesson.factory.worker.do": "Settu verkamann í verksmiðjuna.",
  "lesson.factory.puzzle": "Þraut. Nú velur þú hlutverk. Á sumum spjöldum liggja doblúnur: 2 á landnemanum, 1 á skipstjóranum.",
  "lesson.factory.puzzle.do": "Hvaða hlutverk gefur þér flestar doblúnur strax?",
  "lesson.factory.puzzle.wrong":
    "Annað hlutverk gefur þér meira. Hvað myndirðu framleiða margar tegundir og hvað borgar verksmiðjan fyrir þær?",
  "lesson.factory.praise": (a: Args) =>
    `4 vörutegundir: verksmiðjan borgaði ${money(a.factory4)}, 1 meira en liggur á landnemanum. Hún borgar aftur þegar einhver velur handverksmanninn, svo þjarkur getur gert það fyrir þig.`,
  "lesson.factory.praise.do": (a: Args) =>
    `Reistu kaffibrennslu og settu þar verkamann, þá gefa 5 vörutegundir þér ${a.factory5}. Nú máttu taka aukatunnu handverksmannsins.`,
};
