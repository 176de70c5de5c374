/** The planter's colours: goods, kinds of buildings, wood, brass, sea. */
import { must } from "../../../../shared/core/base/checked.ts";
import { BUILDINGS, type Building, GOODS, type Good } from "../../../../shared/puerto-rico/state.ts";
import { INK } from "../../../face/brush.ts";

export const EDGE = `stroke="${INK}" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"`;
export const THIN = `stroke="${INK}" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"`;

/** Lit, plain, shaded. */
export type Tones = readonly [string, string, string];

export const WOOD: Tones = ["#c98d50", "#94592b", "#5c3315"];
export const OAK: Tones = ["#e0ae6c", "#b57a3c", "#754518"];
export const BRASS: Tones = ["#f7dc96", "#cf9a3d", "#7c5319"];
export const PAPER: Tones = ["#fff7e2", "#f3e2bb", "#d6b97f"];
export const STUCCO: Tones = ["#fff6e2", "#f0dcb4", "#c9a878"];
export const ROOF: Tones = ["#e88654", "#c2552c", "#823216"];
export const STONE: Tones = ["#eaebe6", "#b6bcba", "#737e82"];
export const BRICK: Tones = ["#d37b52", "#a84f2e", "#6f2f19"];
export const IRON: Tones = ["#7d838a", "#474b52", "#26282d"];
export const LEAF: Tones = ["#8fc25a", "#4f8f3c", "#275a28"];

export const GOOD_TONES: Readonly<Record<Good, Tones>> = {
  corn: ["#ffe27a", "#f0b928", "#a8730d"],
  indigo: ["#7c9af0", "#3550b4", "#1a2a6b"],
  sugar: ["#ffffff", "#f4ecdc", "#b9ab92"],
  tobacco: ["#e3b670", "#b07d3a", "#6d4517"],
  coffee: ["#8a5634", "#52301b", "#2b170b"],
};

export type Style = "blue" | "white" | "tan" | "dark" | "violet";
interface Band {
  /** Frame and name band. */
  readonly band: Tones;
  /** The name's colour. */
  readonly text: string;
}
/** A name that is dimmed can still be read on its band. */
export const STYLES: Readonly<Record<Style, Band>> = {
  blue: { band: ["#3b58b4", "#2b459e", "#17265f"], text: "#fffaf0" },
  white: { band: ["#fffdf4", "#f2e8d2", "#b7a585"], text: "#38210f" },
  tan: { band: ["#f8e2b6", "#e8c68c", "#c79a5a"], text: "#20130a" },
  dark: { band: ["#8f5f3f", "#54311c", "#2a160a"], text: "#ffeed2" },
  violet: { band: ["#7d4fae", "#5a3186", "#3a1d58"], text: "#fffaf0" },
};

/** Sky and ground by the role that a building helps with, in the colours of that role's card. */
export type Land = "fields" | "town" | "sea";
interface Scenery {
  readonly land: Land;
  /** The sky from the zenith down to the ground. */
  readonly sky: Tones;
  readonly ground: Tones;
}
const FIELDS: Scenery = { land: "fields", sky: ["#8fc9c4", "#d3e8b6", "#fff0bd"], ground: ["#b7c468", "#84a044", "#4f6c2c"] };
const TRADE: Scenery = { land: "town", sky: ["#dd8cae", "#f7c0a6", "#ffeab8"], ground: ["#e0c088", "#b48d58", "#7a5a34"] };
const WATER: Scenery = { land: "sea", sky: ["#63bcc4", "#b9e2d2", "#fff0c4"], ground: ["#57a9a2", "#2b7a7c", "#174f5a"] };
const WORK: Scenery = { land: "fields", sky: ["#f0a648", "#fbd27c", "#fff1c4"], ground: ["#caa05c", "#98703a", "#644620"] };
const MASONS: Scenery = { land: "town", sky: ["#e58c6a", "#f7bd92", "#ffe8c0"], ground: ["#d0a878", "#a27a4e", "#6b4c2c"] };
const GLORY: Scenery = { land: "town", sky: ["#8068b4", "#e0929a", "#ffd692"], ground: ["#d8b878", "#a6834e", "#6b5030"] };
const SCENERY: Readonly<Record<Building, Scenery>> = {
  smallIndigoPlant: { ...WORK, sky: ["#8fb4ee", "#d8e2e4", "#fff0c8"] },
  smallSugarMill: { ...FIELDS, sky: ["#a9d8d6", "#e6f0dc", "#fff6d8"] },
  indigoPlant: { ...WORK, sky: ["#8fb4ee", "#d8e2e4", "#fff0c8"] },
  sugarMill: { ...FIELDS, sky: ["#a9d8d6", "#e6f0dc", "#fff6d8"] },
  tobaccoStorage: { ...WORK, sky: ["#f0bf72", "#fadca0", "#fff1cd"] },
  coffeeRoaster: { ...WORK, sky: ["#dc9460", "#f3c48a", "#ffe9bd"] },
  smallMarket: TRADE,
  hacienda: FIELDS,
  constructionHut: FIELDS,
  smallWarehouse: WATER,
  hospice: FIELDS,
  office: TRADE,
  largeMarket: TRADE,
  largeWarehouse: WATER,
  factory: WORK,
  university: MASONS,
  harbor: WATER,
  wharf: WATER,
  guildHall: GLORY,
  residence: GLORY,
  fortress: GLORY,
  customsHouse: GLORY,
  cityHall: GLORY,
};

const PRODUCTION: readonly Style[] = ["blue", "white", "blue", "white", "tan", "dark"];
export const styleOf = (building: number): Style => PRODUCTION[building] ?? "violet";
export const sceneryOf = (building: number): Scenery => SCENERY[must(BUILDINGS[building], "such building")];
export const isLarge = (building: number): boolean => building >= BUILDINGS.indexOf("guildHall");
export const isGood = (name: string): name is Good => (GOODS as readonly string[]).includes(name);
