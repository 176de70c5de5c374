/**
 * The data of Puerto Rico: table, hidden state, moves, events and options.
 * Goods, roles, buildings and so on are numbers: the index in their word list. No seat has a secret: points can be counted
 * from the events, so only the picture covers them.
 */
import { schema, t } from "@colyseus/schema";
import { must } from "../core/base/checked.ts";
import type { Luck } from "../core/base/random.ts";
import type { OptionList, Picked, Plain, Shape } from "../core/contract/game.ts";

export const GOODS = ["corn", "indigo", "sugar", "tobacco", "coffee"] as const;
/** What can lie on an island: a plantation has the number of its good. */
export const TILES = [...GOODS, "quarry"] as const;
/** The role cards; a game without prospectors has the first six. The two prospectors gather money apart. */
export const ROLES = ["settler", "mayor", "builder", "craftsman", "trader", "captain", "prospector", "prospector2"] as const;
/** Production buildings, then small violet ones by price, then the large ones. */
export const BUILDINGS = [
  "smallIndigoPlant",
  "smallSugarMill",
  "indigoPlant",
  "sugarMill",
  "tobaccoStorage",
  "coffeeRoaster",
  "smallMarket",
  "hacienda",
  "constructionHut",
  "smallWarehouse",
  "hospice",
  "office",
  "largeMarket",
  "largeWarehouse",
  "factory",
  "university",
  "harbor",
  "wharf",
  "guildHall",
  "residence",
  "fortress",
  "customsHouse",
  "cityHall",
] as const;
/** Where a colonist can be. Tiles of one kind are alike, so a kind is precise enough for a choice. */
export const SPOTS = [...TILES, ...BUILDINGS, "sanJuan", "supply", "ship"] as const;
/** Why the round is the last one. */
export const ENDINGS = ["colonists", "city", "victoryPoints"] as const;
/** What the seat on turn is choosing. */
export const PHASES = [
  "role", // a role card
  "hacienda", // as settler, and it may draw a hidden tile first
  "settler", // a face-up tile or a quarry
  "hospice", // a colonist for the tile it just took
  "mayor", // the mayor's extra colonist
  "lifting", // colonists to place again; the first placement ends it, so that rows of lifts and placements end
  "placing", // circles for those in San Juan
  "builder", // a building
  "university", // a colonist for the building just built
  "craftsman", // the craftsman's extra barrel
  "trader", // a barrel to sell
  "captain", // a load
  "storage", // kinds for the warehouses, then a single barrel
  "over",
] as const;

export type Good = (typeof GOODS)[number];
export type Role = (typeof ROLES)[number];
export type Building = (typeof BUILDINGS)[number];
export type Phase = (typeof PHASES)[number];

/** No seat, tile, good, cargo ship or ending. */
export const NONE = -1;

export const Player = schema(
  {
    money: t.number(), // doubloons
    barrelPoints: t.number(), // victory points for barrels loaded, including those beyond the pool
    harborPoints: t.number(), // victory points of the harbor, one per load
    captainPoints: t.number(), // victory points for the first load as captain
    sanJuan: t.number(), // colonists without a circle, and those just arrived or lifted
    goods: t.array("number"), // barrels, by good
    island: t.array("number"), // tiles, in the order laid
    islandColonists: t.array("number"), // 0 or 1, beside `island`
    city: t.array("number"), // buildings, in the order built
    cityColonists: t.array("number"), // colonists, beside `city`
    wharfUsed: t.boolean(), // in this captain phase
  },
  "PuertoRicoPlayer",
);
export type Player = Plain<typeof Player>;

export const CargoShip = schema(
  {
    size: t.number(), // barrels it takes
    good: t.number(), // what it carries; NONE if empty
    load: t.number(), // barrels aboard
  },
  "PuertoRicoCargoShip",
);

export const Table = schema(
  {
    covered: t.boolean(), // option: points are shown to their owner only
    swapped: t.boolean(), // option: the factory costs 8, the university 7
    round: t.number(), // from 1
    governor: t.number(), // seat that chooses first in this round
    picker: t.number(), // seat whose role it is, or that is choosing one
    turn: t.number(), // seat that owes the choice
    phase: t.string<Phase>(), // what that choice is
    ending: t.number(), // ending that came first, from then on; NONE before
    players: t.array(Player), // by seat
    cardMoney: t.array("number"), // doubloons, by role card in the game
    cardOwner: t.array("number"), // seat that took it in this round or NONE, by role card
    faceUp: t.array("number"), // tiles in their places; NONE where one was taken
    discards: t.array("number"), // plantations thrown away, by good
    tilesLeft: t.number(), // hidden tiles
    quarries: t.number(), // not yet taken
    stock: t.array("number"), // not yet built, by building
    goods: t.array("number"), // barrels in the supply, by good
    colonists: t.number(), // in the supply
    colonistShip: t.number(), // aboard, for the next mayor
    points: t.number(), // victory points left in the pool
    house: t.array("number"), // goods in the trading house, in the order sold
    ships: t.array(CargoShip), // smallest first
    produced: t.array("number"), // goods the craftsman really produced, until the extra barrel is chosen
    idle: t.number(), // seats since the last load, in the captain phase; it ends with a whole circle
    firstLoad: t.boolean(), // the captain's extra point is still to come
    stored: t.array("number"), // goods the seat in turn has named for its warehouses
  },
  "PuertoRicoTable",
);
export type Table = Plain<typeof Table>;

export const Secret = schema({}, "PuertoRicoSecret");

export interface Hidden {
  luck: Luck;
  tiles: number[]; // plantations face down, next one last; five stacks are this one cut in the picture
}

export type Move =
  | { readonly type: "role"; readonly card: number }
  | { readonly type: "draw" }
  | { readonly type: "tile"; readonly tile: number }
  | { readonly type: "colonist" } // yes to that of the hospice, the university or the mayor's privilege; no is `pass`
  | { readonly type: "lift"; readonly spot: number }
  | { readonly type: "place"; readonly spot: number }
  | { readonly type: "build"; readonly building: number }
  | { readonly type: "extra"; readonly good: number }
  | { readonly type: "sell"; readonly good: number }
  | { readonly type: "load"; readonly good: number; readonly ship: number }
  | { readonly type: "wharf"; readonly good: number }
  | { readonly type: "store"; readonly good: number } // all barrels of a kind, into a warehouse
  | { readonly type: "keep"; readonly good: number } // the single barrel every seat may keep
  | { readonly type: "pass" };

/** Short names: an event travels with every frame. `n` counts; `seat` is who it happened to, or who did it. */
export type Event =
  | { readonly type: "role"; readonly seat: number; readonly card: number; readonly n: number } // n: doubloons from the card
  | { readonly type: "prospected"; readonly seat: number } // a doubloon
  | { readonly type: "tile"; readonly seat: number; readonly tile: number; readonly at: number } // at: place in the row; NONE: quarry or drawn
  | { readonly type: "discarded" } // the tiles left in the row
  | { readonly type: "reshuffled" } // the discards are hidden tiles again
  | { readonly type: "turned"; readonly places: readonly number[] } // tiles laid out, by place in the row
  | { readonly type: "moved"; readonly seat: number; readonly from: number; readonly to: number; readonly n: number } // n colonists between spots
  | { readonly type: "boarded"; readonly n: number } // n: colonists onto their ship, by the mayor
  | { readonly type: "built"; readonly seat: number; readonly building: number; readonly n: number } // n: doubloons paid
  | { readonly type: "produced"; readonly seat: number; readonly good: number; readonly n: number } // n: barrels
  | { readonly type: "factory"; readonly seat: number; readonly n: number } // n: doubloons for kinds produced
  | { readonly type: "extra"; readonly seat: number; readonly good: number } // the craftsman's barrel
  | { readonly type: "sold"; readonly seat: number; readonly good: number; readonly n: number } // n: doubloons, all bonuses in
  | { readonly type: "houseEmptied" } // full at the end of the trader phase
  | { readonly type: "loaded"; readonly seat: number; readonly good: number; readonly ship: number; readonly n: number } // NONE: wharf; n: barrels, points
  | { readonly type: "loadingOver" } // a whole circle without a load; what is left is stored now
  | { readonly type: "bonus"; readonly seat: number; readonly why: "captain" | "harbor" } // one more point, after a load
  | { readonly type: "stored"; readonly seat: number; readonly good: number } // all of the kind, in a warehouse
  | { readonly type: "kept"; readonly seat: number; readonly good: number } // the single barrel
  | { readonly type: "returned"; readonly seat: number; readonly good: number; readonly n: number } // n: barrels not stored
  | { readonly type: "sailed"; readonly ship: number } // a full one, at the end of the captain phase
  | { readonly type: "passed"; readonly seat: number } // it could have done something
  | { readonly type: "skipped"; readonly seat: number } // there was nothing it could do
  | { readonly type: "turn"; readonly seat: number } // the role is over, this seat takes the next card
  | { readonly type: "lastRound"; readonly ending: number } // the first ending that came
  | { readonly type: "paid" } // a doubloon on each card not chosen, at the end of a round
  | { readonly type: "governor"; readonly seat: number } // a new round, all cards back
  | { readonly type: "over" }; // the last round is played

/** Pictures and `moves` see the table alone, so an option they need lies there too. */
export const OPTIONS = {
  victoryPoints: ["covered", "open"],
  cornSeat: ["printed", "oneLess"],
  factoryUniversity: ["printed", "swapped"],
} as const satisfies OptionList;

export interface PuertoRico extends Shape {
  table: Table;
  secret: Plain<typeof Secret>;
  hidden: Hidden;
  move: Move;
  event: Event;
  options: Picked<typeof OPTIONS>;
}

/** The seat that is asked. */
export const toAct = (table: Table): readonly number[] => (table.phase === "over" ? NO_SEAT : must(ALONE[table.turn], "seat"));

const ALONE: readonly (readonly number[])[] = [[0], [1], [2], [3], [4]];
const NO_SEAT: readonly number[] = [];
