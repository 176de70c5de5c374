/** Puerto Rico in Dutch: the lessons on one topic each. Bots and barrels are those of their prepared deals. */
import type { Args, Translated } from "../../../../text/grammar.ts";
import type * as English from "../en/topics.ts";
import { casks, coins, extraCoins, extraPoints } from "./phrases.ts";

export const topics: Translated<typeof English.topics> = {
  "lesson.trading": "Handelshuis",
  "lesson.trading.about": "Wat je er kunt verkopen, en wat je voor de anderen overlaat.",
  "lesson.trading.house": (a: Args) =>
    `Het handelshuis heeft ${a.houseSpaces} plekken. Het koopt elke soort één keer, of nog eens van een speler met een bemand kantoor. Nu liggen er maïs en koffie. Het wordt alleen geleegd als aan het einde van een handelaarsfase alle ${a.houseSpaces} plekken bezet zijn.`,
  "lesson.trading.others":
    "Bot 2 heeft koffie, de duurste soort, en Bot 1 heeft veel maïs. Maar beide liggen al in het huis, en niemand heeft een kantoor. Het enige wat elk van de bots kan verkopen, is 1 vat indigo.",
  "lesson.trading.trader": (a: Args) =>
    `Ook jij hebt indigo, en suiker. Als handelaar verkoop je als eerste en krijg je ${extraCoins(a.traderBonus)}.`,
  "lesson.trading.trader.do": "Neem de Handelaar.",
  "lesson.trading.puzzle":
    "Een puzzel. Indigo zou je 2 dubloenen opleveren, suiker 3. Bot 1 is daarna aan de beurt, en zijn kleine markt geeft hem 1 dubloen extra voor zijn verkoop.",
  "lesson.trading.puzzle.do": "Na welke keuze kan geen van beide bots iets verkopen?",
  "lesson.trading.puzzle.wrong": "Daarna zou Bot 1 zijn indigo nog kunnen verkopen, voor 2 dubloenen.",
  "lesson.trading.praise":
    "Je gaf 1 dubloen op, en Bot 1 liep er 2 mis. Had je suiker verkocht, dan had de indigo van Bot 1 het huis gevuld, en het geleegde huis zou de koffie van Bot 2 weer aannemen.",
  "lesson.trading.praise.do":
    "Kijk voordat je de Handelaar neemt wat er in het huis ligt, en wie er na jou verkoopt. Bekijk daarna hoe je schepen blokkeert.",

  "lesson.shipping": "Schepen blokkeren",
  "lesson.shipping.about": "Hoe de vaten van de anderen zonder schip achterblijven.",
  "lesson.shipping.ships":
    "Elk schip vervoert één soort, en geen twee schepen vervoeren dezelfde. Op dit schip ligt indigo, dus alle andere indigo moet ook hierop. Een soort die nog op geen schip ligt, moet op een leeg schip waarop er zoveel mogelijk van passen.",
  "lesson.shipping.captain": (a: Args) =>
    `Om de beurt wordt er geladen, en wie kan, moet. Als kapitein begin je en scoor je ${extraPoints(a.captainBonus)}. Het belangrijkste is dat je vóór Bot 1 met zijn 5 vaten maïs komt.`,
  "lesson.shipping.captain.do": "Neem de Kapitein.",
  "lesson.shipping.corn":
    "Je ene vat maïs mag op beide lege schepen. Op het kleine laat het 3 plekken over voor de 5 vaten van Bot 1, en dan mag geen ander schip nog maïs vervoeren.",
  "lesson.shipping.corn.do": "Laad je maïs op het schip voor 4 vaten.",
  "lesson.shipping.full":
    "Bot 1 vond plek voor 3 van zijn 5 vaten. Het schip is nu vol, maar het vaart pas uit als iedereen klaar is met laden. Tot dan kan niemand maïs laden.",
  "lesson.shipping.puzzle":
    "Een puzzel. Je bent weer aan de beurt, en je kunt indigo, suiker of koffie laden. Kijk wat de bots nog hebben, en naar de schepen.",
  "lesson.shipping.puzzle.do": "Na welke keuze kan geen van beide bots iets laden?",
  "lesson.shipping.puzzle.wrong": "Daarna zou Bot 1 zijn koffie nog kunnen laden.",
  "lesson.shipping.praise": (a: Args) =>
    `Je suiker nam het laatste lege schip, dus voor de koffie van Bot 1 is er geen. Na het laden houdt elke speler ${casks(a.freeBarrels)}: Bot 1 verliest er 2. Jij laadt nu je indigo, en houdt je koffie.`,
  "lesson.shipping.praise.do":
    "Alleen volle schepen varen uit. Eén vat kan een groot schip bezet houden tot de volgende kapiteinsfase, of langer. Bekijk daarna wat een manufactuur oplevert.",

  "lesson.factory": "Manufactuur",
  "lesson.factory.about": "Dubloenen voor veel verschillende soorten goederen.",
  "lesson.factory.pays": (a: Args) =>
    `Een bemande manufactuur betaalt je elke keer dat je produceert, wie de Opzichter ook nam: ${coins(a.factory2)} voor 2 soorten, ${a.factory3} voor 3 soorten, ${a.factory4} voor 4 soorten en ${a.factory5} voor alle 5. Ze telt soorten, geen vaten.`,
  "lesson.factory.kinds":
    "Je kunt maïs, indigo, suiker en tabak produceren: 4 soorten. Op je koffieplantage is ook een arbeider, maar je stad heeft geen koffiebranderij, dus koffie komt er niet.",
  "lesson.factory.worker":
    "Bot 2 nam de Burgemeester, en jij kreeg 2 arbeiders. Je manufactuur heeft er nog geen. De andere lege cirkels zijn in de tabaksopslag, maar daar hoort geen tweede tabaksplantage bij.",
  "lesson.factory.worker.do": "Zet een arbeider in de manufactuur.",
  "lesson.factory.puzzle": "Een puzzel. Jij mag een rol nemen. Op sommige kaarten liggen dubloenen: 2 op de Landbouwer, 1 op de Kapitein.",
  "lesson.factory.puzzle.do": "Welke rol levert je meteen de meeste dubloenen op?",
  "lesson.factory.puzzle.wrong":
    "Een andere rol levert je meer op. Hoeveel soorten zou je produceren, en wat betaalt je manufactuur daarvoor?",
  "lesson.factory.praise": (a: Args) =>
    `4 soorten: je manufactuur betaalde ${coins(a.factory4)}, 1 meer dan er op de Landbouwer ligt. Ze betaalt weer zodra iemand de Opzichter neemt, dus een bot kan dat voor je doen.`,
  "lesson.factory.praise.do": (a: Args) =>
    `Bouw een koffiebranderij en zet er een arbeider in, dan leveren 5 soorten je ${a.factory5} op. Nu mag je het extra vat van de opzichter nemen.`,
};
