/** What each building and each role does. Printed numbers come from the rules, see numbers.ts. */
import type { Building, Role } from "../../../../../shared/puerto-rico/state.ts";
import type { Sentence } from "../../../../text/grammar.ts";
import { dublons, extraDublons, extraPoints, kinds, points, workers } from "./phrases.ts";

export const BUILDING_EFFECTS: Readonly<Record<Building, Sentence>> = {
  smallIndigoPlant: "Arbeideren her gjør avlingen fra én bemannet indigoplantasje om til en tønne.",
  smallSugarMill: "Arbeideren her gjør avlingen fra én bemannet sukkerplantasje om til en tønne.",
  indigoPlant: "Hver arbeider her gjør avlingen fra én bemannet indigoplantasje om til en tønne.",
  sugarMill: "Hver arbeider her gjør avlingen fra én bemannet sukkerplantasje om til en tønne.",
  tobaccoStorage: "Hver arbeider her gjør avlingen fra én bemannet tobakksplantasje om til en tønne.",
  coffeeRoaster: "Hver arbeider her gjør avlingen fra én bemannet kaffeplantasje om til en tønne.",
  smallMarket: (a) => `Du får ${extraDublons(a.smallMarket)} når du selger til handelshuset.`,
  hacienda: "I nybyggerfasen kan du først trekke en skjult plantasje i tillegg.",
  constructionHut: "I nybyggerfasen kan du ta et steinbrudd i stedet for en plantasje.",
  smallWarehouse: (a) => `Etter lastingen beholder du alle tønner av ${kinds(a.smallWarehouse)}.`,
  hospice: "Plantasjen eller steinbruddet du tar, kan få en arbeider med en gang.",
  office: "Du kan selge et vareslag som handelshuset allerede har.",
  largeMarket: (a) => `Du får ${extraDublons(a.largeMarket)} når du selger til handelshuset.`,
  largeWarehouse: (a) => `Etter lastingen beholder du alle tønner av ${kinds(a.largeWarehouse)}.`,
  factory: (a) =>
    `Produserer du 2, 3, 4 eller 5 vareslag, får du ${a.factory2}, ${a.factory3}, ${a.factory4} eller ${dublons(a.factory5)}.`,
  university: "En bygning du bygger, kan få en arbeider med en gang.",
  harbor: (a) => `Hver gang du laster, får du ${extraPoints(a.harborBonus)}.`,
  wharf:
    "Én gang i hver kapteinsfase kan du, i stedet for å laste et skip, sende alle tønnene dine av et hvilket som helst vareslag for 1 poeng hver, uansett hva skipene har om bord.",
  guildHall: (a) =>
    `Til slutt: ${points(a.guildSmall)} for hver liten indigofabrikk og hver liten sukkermølle du eier, ${a.guildLarge} for hver av de andre produksjonsbygningene, med eller uten arbeidere.`,
  residence: (a) =>
    `Til slutt: ${points(a.residence9)} for opptil 9 fylte øyfelt, ${a.residence10} for 10, ${a.residence11} for 11, ${a.residence12} for 12.`,
  fortress: (a) => `Til slutt: 1 poeng per ${workers(a.fortressColonists)} du har, utplassert eller ikke.`,
  customsHouse: (a) => `Til slutt: 1 poeng per ${points(a.customsPoints)} du har fått for lasting.`,
  cityHall: "Til slutt: 1 poeng for hver lilla bygning du eier, også denne.",
};

const PROSPECTOR: readonly [Sentence, Sentence] = [
  "De andre spillerne gjør ingenting.",
  (a) => `Den som tar rollen, får ${dublons(a.prospecting)}.`,
];

/** What every player may do, and the privilege of the one who takes the role. */
export const ROLE_EFFECTS: Readonly<Record<Role, readonly [all: Sentence, own: Sentence]>> = {
  settler: ["Alle kan ta en plantasje fra raden.", "Den som tar rollen, begynner og kan ta et steinbrudd i stedet."],
  mayor: [
    "Arbeiderne på arbeiderskipet deles ut, og så plasserer alle arbeiderne sine.",
    "Den som tar rollen, får 1 ekstra arbeider fra forrådet.",
  ],
  builder: ["Alle kan bygge én bygning.", (a) => `Den som tar rollen, begynner og betaler ${dublons(a.builderDiscount)} mindre.`],
  craftsman: ["Alle produserer varer.", "Den som tar rollen, får 1 ekstra tønne av et vareslag fra egen produksjon."],
  trader: [
    "Alle kan selge én tønne til handelshuset.",
    (a) => `Den som tar rollen, begynner og får ${extraDublons(a.traderBonus)} for salget.`,
  ],
  captain: [
    "Alle laster tønner etter tur, og må laste hvis de kan: 1 poeng per tønne.",
    (a) => `Den som tar rollen, begynner og får ${extraPoints(a.captainBonus)} for den første lasten sin.`,
  ],
  prospector: PROSPECTOR,
  prospector2: PROSPECTOR,
};
