/** A look's drawing. */
import { COLOURS } from "../../../../shared/elasund/state.ts";
import type { ByName } from "../../../face/brush.ts";
import type { Drawing } from "../../../face/face.ts";
import { drawCard, drawDie, drawOwed } from "./cards.ts";
import { drawChurch, drawChurchBack, drawFounding } from "./church.ts";
import { neutralLook, variantsOf } from "./looks.ts";
import { drawMat } from "./mats.ts";
import { drawShip } from "./ships.ts";
import * as signs from "./signs.ts";
import { SURFACES } from "./surfaces.ts";
import { drawTile } from "./tiles.ts";
import * as tokens from "./tokens.ts";
import { type House, LOTS, NEUTRAL, OWN, WALL_SORTS } from "./vocabulary.ts";
import { drawWall } from "./walls.ts";

type Draw = (what: string, how: string, more: string) => Drawing;

const PIECES: ByName<Draw, "icon"> = {
  tile: (house, whose, variant) => drawTile(house as House, whose, Number(variant)),
  price: signs.drawPrice,
  permit: tokens.drawPermit,
  cube: tokens.drawCube,
  card: drawCard,
  owed: drawOwed,
  die: drawDie,
  ship: drawShip,
  wall: drawWall,
  church: (tile) => (tile === "back" ? drawChurchBack() : drawChurch(Number(tile))),
  founding: (tile) => drawFounding(Number(tile)),
  marker: tokens.drawMarker,
  chest: tokens.drawChest,
  row: signs.drawRow,
  mill: signs.drawMill,
  pennant: signs.drawPennant,
  badge: signs.drawBadge,
  bonus: signs.drawBonus,
  site: signs.drawSite,
  area: signs.drawArea,
  field: signs.drawField,
  icon: tokens.drawIcon,
};

/** Surfaces with figures of their own. */
const FIGURED: ReadonlySet<string> = new Set(["band", "track"]);

export function draw(look: string): Drawing {
  const parts = look.split(":");
  const [kind = "", what = "", how = "", more = ""] = parts;
  const surface = kind === "mat" ? drawMat : SURFACES[kind];
  if (surface !== undefined) return { ...surface(Number(parts.at(-2)), Number(parts.at(-1)), what), ground: !FIGURED.has(kind) };
  return (PIECES[kind] ?? PIECES.icon)(what, how, more);
}

const SITES = ["1x1", "far", "1x2", "2x1", "2x2", "2x3", "north", "east"];
const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_none, n) => from + n);

/** What lies on a table, without the surfaces, whose size is not known before there is a window. The other icons are for the page. */
export function looks(): readonly string[] {
  const houses = [...OWN, ...NEUTRAL];
  return [
    ...OWN.flatMap((house) => COLOURS.map((colour) => `tile:${house}:${colour}`)),
    ...NEUTRAL.flatMap((house) => range(0, variantsOf(house) - 1).map((variant) => neutralLook(house, variant))),
    ...[...houses.filter((house) => LOTS[house].gold > 0), "church"].map((what) => `price:${what}`),
    ...houses.filter((house) => LOTS[house].gold > 0).flatMap((what) => [`price:${what}:gold`, `price:${what}:permits`]),
    "price:church:gold",
    ...COLOURS.flatMap((colour) => [
      ...range(0, 4).map((value) => `permit:${colour}:${value}`),
      ...WALL_SORTS.flatMap((sort) => ["north", "east"].map((along) => `wall:${sort}:${colour}:${along}`)),
      ...["cube", "marker"].map((kind) => `${kind}:${colour}`),
      ...["gold", "influence"].map((what) => `pennant:${what}:${colour}`),
      `icon:colour.${colour}`,
    ]),
    ...["gold", "green", "blue", "red", "back", "goldback"].map((card) => `card:${card}`),
    ...["light", "dark"].flatMap((tone) => range(1, 6).map((pips) => `die:${tone}:${pips}`)),
    ...["ship:trade", "ship:pirate", "chest", "owed", "area", "field", "mill:1", "mill:2", "badge:site", "badge:free", "church:back"],
    ...range(0, 8).map((tile) => `church:${tile}`),
    ...range(2, 12).flatMap((row) => (row === 7 ? [] : [`row:${row}`])),
    ...["move", "upgrade", "extra", "gold"].map((bonus) => `bonus:${bonus}`),
    "icon:gold",
    "icon:influence",
    ...SITES.map((site) => `site:${site}`),
  ];
}
