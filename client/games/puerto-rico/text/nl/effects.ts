/** What each building and each role does. Printed numbers come from the rules, see numbers.ts. */
import type { Building, Role } from "../../../../../shared/puerto-rico/state.ts";
import type { Sentence } from "../../../../text/grammar.ts";
import { coins, extraCoins, extraPoints, kinds, points, workers } from "./phrases.ts";

export const BUILDING_EFFECTS: Readonly<Record<Building, Sentence>> = {
  smallIndigoPlant: "De arbeider hier verwerkt de oogst van één bemande indigoplantage tot een vat.",
  smallSugarMill: "De arbeider hier verwerkt de oogst van één bemande suikerplantage tot een vat.",
  indigoPlant: "Elke arbeider hier verwerkt de oogst van één bemande indigoplantage tot een vat.",
  sugarMill: "Elke arbeider hier verwerkt de oogst van één bemande suikerplantage tot een vat.",
  tobaccoStorage: "Elke arbeider hier verwerkt de oogst van één bemande tabaksplantage tot een vat.",
  coffeeRoaster: "Elke arbeider hier verwerkt de oogst van één bemande koffieplantage tot een vat.",
  smallMarket: (a) => `Je verkoop in het handelshuis levert ${extraCoins(a.smallMarket)} op.`,
  hacienda: "In de landbouwersfase mag je eerst een extra gedekte plantage trekken.",
  constructionHut: "In de landbouwersfase mag je een steengroeve nemen in plaats van een plantage.",
  smallWarehouse: (a) => `Na het laden houd je alle vaten van ${kinds(a.smallWarehouse)}.`,
  hospice: "De plantage of steengroeve die je neemt, mag meteen een arbeider krijgen.",
  office: "Je mag een soort verkopen die al in het handelshuis ligt.",
  largeMarket: (a) => `Je verkoop in het handelshuis levert ${extraCoins(a.largeMarket)} op.`,
  largeWarehouse: (a) => `Na het laden houd je alle vaten van ${kinds(a.largeWarehouse)}.`,
  factory: (a) => `Produceer je 2, 3, 4 of 5 soorten, dan krijg je ${a.factory2}, ${a.factory3}, ${a.factory4} of ${a.factory5} dubloenen.`,
  university: "Een gebouw dat je bouwt, mag meteen een arbeider krijgen.",
  harbor: (a) => `Elke keer dat je laadt, krijg je ${extraPoints(a.harborBonus)}.`,
  wharf:
    "Eén keer per kapiteinsfase mag je, in plaats van een schip te laden, al je vaten van één soort naar keuze verschepen voor 1 punt per stuk, wat er ook op de schepen ligt.",
  guildHall: (a) =>
    `Aan het einde: ${points(a.guildSmall)} voor elke kleine indigoververij of kleine suikermolen die je hebt, ${a.guildLarge} voor elk ander productiegebouw, met of zonder arbeiders.`,
  residence: (a) =>
    `Aan het einde: ${points(a.residence9)} voor hoogstens 9 bezette eilandvelden, ${a.residence10} voor 10, ${a.residence11} voor 11, ${a.residence12} voor 12.`,
  fortress: (a) => `Aan het einde: 1 punt per ${workers(a.fortressColonists)} die je hebt, geplaatst of niet.`,
  customsHouse: (a) => `Aan het einde: 1 punt per ${points(a.customsPoints)} die je met verschepen hebt gescoord.`,
  cityHall: "Aan het einde: 1 punt voor elk paars gebouw dat je hebt, ook voor dit.",
};

const PROSPECTOR: readonly [Sentence, Sentence] = [
  "De andere spelers doen niets.",
  (a) => `Wie deze rol neemt, krijgt ${coins(a.prospecting)}.`,
];

/** What every player may do, and the privilege of the one who takes the role. */
export const ROLE_EFFECTS: Readonly<Record<Role, readonly [all: Sentence, own: Sentence]>> = {
  settler: ["Elke speler mag een plantage uit de rij nemen.", "Wie deze rol neemt, is als eerste en mag ook een steengroeve kiezen."],
  mayor: [
    "De arbeiders van het arbeidersschip worden verdeeld; daarna plaatsen alle spelers hun arbeiders.",
    "Wie deze rol neemt, krijgt 1 extra arbeider uit de voorraad.",
  ],
  builder: [
    "Elke speler mag één gebouw bouwen.",
    (a) => `Wie deze rol neemt, is als eerste en betaalt ${coins(a.builderDiscount)} minder.`,
  ],
  craftsman: ["Elke speler produceert goederen.", "Wie deze rol neemt, krijgt 1 extra vat van een soort uit de eigen productie."],
  trader: [
    "Elke speler mag één vat aan het handelshuis verkopen.",
    (a) => `Wie deze rol neemt, is als eerste en verdient ${extraCoins(a.traderBonus)}.`,
  ],
  captain: [
    "Spelers laden om de beurt vaten, en moeten dat als het kan: 1 punt per vat.",
    (a) => `Wie deze rol neemt, is als eerste en krijgt ${extraPoints(a.captainBonus)} voor de eerste lading.`,
  ],
  prospector: PROSPECTOR,
  prospector2: PROSPECTOR,
};
