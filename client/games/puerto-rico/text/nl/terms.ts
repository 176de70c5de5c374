/** Words that cards lead on to. */
import type { Args } from "../../../../text/grammar.ts";
import { casks, spaces } from "./phrases.ts";

export const TERMS = {
  "term.roles": "Rollen",
  "term.roles.is":
    "In elke ronde nemen de spelers om de beurt een rolkaart. Daarna doen alle spelers wat de rol zegt, te beginnen bij wie hem nam. Een genomen kaart is de rest van de ronde weg.",
  "term.privilege": "Privilege",
  "term.privilege.is": "Het extraatje dat alleen krijgt wie de rol nam. Op elke rolkaart staat een eigen privilege.",
  "term.staffed": "Bemand",
  "term.staffed.is":
    "Een plantage, steengroeve of gebouw werkt alleen als er een arbeider in de cirkel staat. Een gebouw met meerdere cirkels werkt voor zoveel cirkels als er gevuld zijn. De punten van het gebouw zelf tellen ook zonder arbeiders.",
  "term.workers": "Arbeiders",
  "term.workers.is":
    "Arbeiders (in de spelregels: kolonisten) komen in de burgemeestersfase met het schip. Ze vullen de cirkels op je eiland en in je stad. Wie geen cirkel heeft, wacht in San Juan.",
  "term.column": "Kolommen en steengroeven",
  "term.column.is":
    "De kolom van een gebouw geeft aan hoeveel punten het waard is en hoeveel steengroeven er hoogstens bij het betalen helpen. Elke bemande steengroeve scheelt 1 dubloen, tot dat aantal.",
  "term.production": "Goederen produceren",
  "term.production.is":
    "Een vat indigo, suiker, tabak of koffie vraagt twee arbeiders: een op zo’n plantage en een in een productiegebouw ervoor. Maïs heeft alleen die op de plantage nodig. Wat niet in de voorraad is, wordt niet geproduceerd.",
  "term.violet": "Paarse gebouwen",
  "term.violet.is": "Ze hebben elk één cirkel en geven je een voordeel zolang er een arbeider staat.",
  "term.large": "Grote gebouwen",
  "term.large.is":
    "Ze bezetten 2 velden in de stad en kunnen elk maar één keer per partij worden gebouwd. Hun bonus aan het einde vraagt een arbeider; de punten die erop staan niet.",
  "term.storage": "Opslag",
  "term.storage.is": (a: Args) =>
    `Als het laden klaar is, houd je ${casks(a.freeBarrels)} en wat in je bemande pakhuizen past. Al je andere vaten gaan verloren. Dat gebeurt alleen in de kapiteinsfase.`,
  "term.loading": "Laden",
  "term.loading.is":
    "Elk geladen vat is 1 punt. Een schip vervoert maar één soort, en nooit dezelfde als een ander schip. Kun je laden, dan moet het, maar de soort kies je zelf.",
  "term.sale": "Verkopen",
  "term.sale.is": (a: Args) =>
    `In een handelaarsfase mag je één vat verkopen. Het handelshuis heeft ${spaces(a.houseSpaces)} en koopt elke soort één keer. Na de fase wordt het geleegd, maar alleen als het vol is.`,
  "term.lastRound": "De laatste ronde",
  "term.lastRound.is": (a: Args) =>
    `De partij eindigt na de ronde waarin het arbeidersschip niet helemaal kan worden gevuld, iemand het laatste van de ${a.citySpaces} stadsvelden bezet of de punten op zijn. De ronde wordt altijd uitgespeeld.`,
} as const;
