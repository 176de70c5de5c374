/** What each building and each role does. Printed numbers come from the rules, see numbers.ts. */
import type { Building, Role } from "../../../../../shared/puerto-rico/state.ts";
import type { Sentence } from "../../../../text/grammar.ts";
import { coins, points, workers } from "./phrases.ts";

export const BUILDING_EFFECTS: Readonly<Record<Building, Sentence>> = {
  smallIndigoPlant: "这里的工人能把1块有工人的靛蓝种植园的收成制成1桶货物。",
  smallSugarMill: "这里的工人能把1块有工人的甘蔗种植园的收成制成1桶货物。",
  indigoPlant: "这里每名工人能把1块有工人的靛蓝种植园的收成制成1桶货物。",
  sugarMill: "这里每名工人能把1块有工人的甘蔗种植园的收成制成1桶货物。",
  tobaccoStorage: "这里每名工人能把1块有工人的烟草种植园的收成制成1桶货物。",
  coffeeRoaster: "这里每名工人能把1块有工人的咖啡种植园的收成制成1桶货物。",
  smallMarket: (a) => `你向商会卖货时，额外获得${coins(a.smallMarket)}。`,
  hacienda: "拓荒者阶段，你可以先额外盲抽1块种植园。",
  constructionHut: "拓荒者阶段，你可以不拿种植园，改拿1座采石场。",
  smallWarehouse: (a) => `装船结束后，你可以保留${a.smallWarehouse}种货物，桶数不限。`,
  hospice: "你拿取的种植园或采石场可以自带1名工人。",
  office: "你可以卖出商会里已有的货物。",
  largeMarket: (a) => `你向商会卖货时，额外获得${coins(a.largeMarket)}。`,
  largeWarehouse: (a) => `装船结束后，你可以保留${a.largeWarehouse}种货物，桶数不限。`,
  factory: (a) => `生产2、3、4、5种货物时，你分别获得${a.factory2}、${a.factory3}、${a.factory4}、${a.factory5}杜布隆。`,
  university: "你新建的建筑可以自带1名工人。",
  harbor: (a) => `你每次装船都额外得${points(a.harborBonus)}。`,
  wharf: "每个船长阶段可用一次：不装船，而是把你任意一种货物全部运走，每桶1分，不管货船上装着什么。",
  guildHall: (a) =>
    `终局时：你每有一座小靛蓝作坊或小蔗糖磨坊得${points(a.guildSmall)}，每有一座其他生产建筑得${points(a.guildLarge)}，有没有工人都算。`,
  residence: (a) =>
    `终局时：岛上占用不超过9格得${points(a.residence9)}，10格得${points(a.residence10)}，11格得${points(a.residence11)}，12格得${points(a.residence12)}。`,
  fortress: (a) => `终局时：你每有${workers(a.fortressColonists)}得1分，无论是否已安置。`,
  customsHouse: (a) => `终局时：你的运货分每满${points(a.customsPoints)}，再得1分。`,
  cityHall: "终局时：你每有一座紫色建筑得1分，包括市政厅。",
};

const PROSPECTOR: readonly [Sentence, Sentence] = ["其他玩家什么都不做。", (a) => `选择此角色的玩家获得${coins(a.prospecting)}。`];

/** What every player may do, and the privilege of the one who takes the role. */
export const ROLE_EFFECTS: Readonly<Record<Role, readonly [all: Sentence, own: Sentence]>> = {
  settler: ["每位玩家可以拿1块明置的种植园。", "选择此角色的玩家最先行动，可以改拿采石场。"],
  mayor: ["分发工人船上的工人，然后每位玩家安置自己的工人。", "选择此角色的玩家从供应区额外获得1名工人。"],
  builder: ["每位玩家可以建造一座建筑。", (a) => `选择此角色的玩家最先行动，并少付${coins(a.builderDiscount)}。`],
  craftsman: ["每位玩家生产货物。", "选择此角色的玩家从自己刚生产的种类中额外拿1桶。"],
  trader: ["每位玩家可以向商会卖出1桶货物。", (a) => `选择此角色的玩家最先行动，卖货时额外获得${coins(a.traderBonus)}。`],
  captain: ["玩家轮流装船，能装就必须装：每桶1分。", (a) => `选择此角色的玩家最先行动，第一次装船额外得${points(a.captainBonus)}。`],
  prospector: PROSPECTOR,
  prospector2: PROSPECTOR,
};
