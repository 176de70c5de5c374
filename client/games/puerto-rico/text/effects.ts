/** What each building and each role does, in our own words. */
import type { Building, Role } from "../../../../shared/puerto-rico/state.ts";

export const BUILDING_EFFECTS: Readonly<Record<Building, string>> = {
  smallIndigoPlant: "Turns the harvest of one manned indigo field into a barrel.",
  smallSugarMill: "Turns the harvest of one manned sugar field into a barrel.",
  indigoPlant: "Each worker here turns the harvest of one manned indigo field into a barrel.",
  sugarMill: "Each worker here turns the harvest of one manned sugar field into a barrel.",
  tobaccoStorage: "Each worker here turns the harvest of one manned tobacco field into a barrel.",
  coffeeRoaster: "Each worker here turns the harvest of one manned coffee field into a barrel.",
  smallMarket: "Your sale at the trading house brings 1 doubloon more.",
  hacienda: "As settlers go out, you may first draw a hidden plantation as well.",
  constructionHut: "As settlers go out, you may take a quarry instead of a plantation.",
  smallWarehouse: "After the loading you keep all barrels of one kind.",
  hospice: "The plantation or quarry you choose may come with a worker on it.",
  office: "You may sell a kind the trading house already has.",
  largeMarket: "Your sale at the trading house brings 2 doubloons more.",
  largeWarehouse: "After the loading you keep all barrels of two kinds.",
  factory: "Producing 2, 3, 4 or 5 kinds pays you 1, 2, 3 or 5 doubloons.",
  university: "A building you put up may come with a worker in it.",
  harbor: "Each time you load, you score 1 point more.",
  wharf: "Once in each captain phase you may load all barrels of one kind on a ship of your own.",
  guildHall: "At the end: 1 point for each small and 2 for each large production building of yours.",
  residence: "At the end: 4 points for up to 9 filled island spaces, 5 for 10, 6 for 11, 7 for 12.",
  fortress: "At the end: 1 point for every 3 workers of yours, wherever they are.",
  customsHouse: "At the end: 1 point for every 4 points you scored by loading.",
  cityHall: "At the end: 1 point for each violet building of yours, this one too.",
};

/** What everybody may do, and what the one who took the card has more. */
export const ROLE_EFFECTS: Readonly<Record<Role, readonly [all: string, own: string]>> = {
  settler: ["Everybody may take a plantation from the row.", "Who takes the card goes first and may take a quarry instead."],
  mayor: ["The workers on their ship are shared out; everybody mans circles anew.", "Who takes the card gets one more from the supply."],
  builder: ["Everybody may put up one building.", "Who takes the card goes first and pays 1 doubloon less."],
  craftsman: ["Everybody produces goods.", "Who takes the card gets one more barrel of a kind just produced."],
  trader: ["Everybody may sell one barrel to the trading house.", "Who takes the card goes first and earns 1 doubloon more."],
  captain: [
    "Everybody must load barrels in turn, for 1 point each.",
    "Who takes the card goes first and scores 1 point more for the first load.",
  ],
  prospector: ["Nobody else does anything.", "Who takes the card gets 1 doubloon."],
  prospector2: ["Nobody else does anything.", "Who takes the card gets 1 doubloon."],
};
