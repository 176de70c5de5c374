/** What each building and each role does. Printed numbers come from the rules, see numbers.ts. */
import type { Building, Role } from "../../../../../shared/puerto-rico/state.ts";
import { many } from "../../../../text/en/grammar.ts";
import type { Sentence } from "../../../../text/grammar.ts";
import { points, workers } from "./phrases.ts";

export const BUILDING_EFFECTS: Readonly<Record<Building, Sentence>> = {
  smallIndigoPlant: "Its worker turns the crop of one staffed indigo plantation into a barrel.",
  smallSugarMill: "Its worker turns the crop of one staffed sugar plantation into a barrel.",
  indigoPlant: "Each worker here turns the crop of one staffed indigo plantation into a barrel.",
  sugarMill: "Each worker here turns the crop of one staffed sugar plantation into a barrel.",
  tobaccoStorage: "Each worker here turns the crop of one staffed tobacco plantation into a barrel.",
  coffeeRoaster: "Each worker here turns the crop of one staffed coffee plantation into a barrel.",
  smallMarket: (a) => `Your sale at the trading house earns ${many(a.smallMarket, "extra doubloon")}.`,
  hacienda: "In the settler phase, you may first draw a hidden plantation as an extra.",
  constructionHut: "In the settler phase, you may take a quarry instead of a plantation.",
  smallWarehouse: (a) => `After loading, you keep all barrels of ${many(a.smallWarehouse, "kind")}.`,
  hospice: "The plantation or quarry you take may come with a worker on it.",
  office: "You may sell a kind of goods that the trading house already has.",
  largeMarket: (a) => `Your sale at the trading house earns ${many(a.largeMarket, "extra doubloon")}.`,
  largeWarehouse: (a) => `After loading, you keep all barrels of ${many(a.largeWarehouse, "kind")}.`,
  factory: (a) => `Producing 2, 3, 4 or 5 kinds of goods earns you ${a.factory2}, ${a.factory3}, ${a.factory4} or ${a.factory5} doubloons.`,
  university: "A building you build may come with a worker in it.",
  harbor: (a) => `Each time you load, you score ${many(a.harborBonus, "extra point")}.`,
  wharf:
    "Once in each captain phase, instead of loading a ship, you may ship all your barrels of any one kind for 1 point each, whatever the ships carry.",
  guildHall: (a) =>
    `At the end: ${points(a.guildSmall)} for each small indigo plant or small sugar mill you own, ${a.guildLarge} for each other production building, with or without workers.`,
  residence: (a) =>
    `At the end: ${points(a.residence9)} for up to 9 filled island spaces, ${a.residence10} for 10, ${a.residence11} for 11, ${a.residence12} for 12.`,
  fortress: (a) => `At the end: 1 point for every ${workers(a.fortressColonists)} you have, placed or not.`,
  customsHouse: (a) => `At the end: 1 point for every ${points(a.customsPoints)} you scored by shipping.`,
  cityHall: "At the end: 1 point for each violet building you own, including this one.",
};

const PROSPECTOR: readonly [Sentence, Sentence] = [
  "The other players do nothing.",
  (a) => `The player who takes this role gets ${many(a.prospecting, "doubloon")}.`,
];

/** What every player may do, and the privilege of the one who takes the role. */
export const ROLE_EFFECTS: Readonly<Record<Role, readonly [all: Sentence, own: Sentence]>> = {
  settler: ["Each player may take a plantation from the row.", "The player who takes this role goes first and may take a quarry instead."],
  mayor: [
    "The workers on the worker ship are dealt out; then each player places their workers.",
    "The player who takes this role gets 1 extra worker from the supply.",
  ],
  builder: [
    "Each player may build one building.",
    (a) => `The player who takes this role goes first and pays ${many(a.builderDiscount, "doubloon")} less.`,
  ],
  craftsman: ["Each player produces goods.", "The player who takes this role gets 1 extra barrel of a kind they just produced."],
  trader: [
    "Each player may sell one barrel to the trading house.",
    (a) => `The player who takes this role goes first and earns ${many(a.traderBonus, "extra doubloon")}.`,
  ],
  captain: [
    "Players take turns loading barrels, and must if they can: 1 point per barrel.",
    (a) => `The player who takes this role goes first and scores ${many(a.captainBonus, "extra point")} for their first load.`,
  ],
  prospector: PROSPECTOR,
  prospector2: PROSPECTOR,
};
