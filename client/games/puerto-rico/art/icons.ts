/** Icons in a box from -24 to 24, readable at 14 pixels: one shape each. */
import { BUILDINGS, ROLES } from "../../../../shared/puerto-rico/state.ts";
import { at, type Brush, brushOf, circle, drawing, INK, line, oval, path, rect } from "../../../face/brush.ts";
import type { Drawing } from "../../../face/face.ts";
import { EMBLEMS } from "./emblems.ts";
import { barrel, SIGNS } from "./goods.ts";
import { BRASS, BRICK, EDGE, isGood, LEAF, OAK, PAPER, STONE, STYLES, sceneryOf, styleOf, THIN, WOOD } from "./palette.ts";
import { put } from "./parts.ts";
import { laurels, tricorne, worker } from "./pieces.ts";
import { roleEmblem } from "./roles.ts";
import { hole } from "./tiles.ts";
import type { IconName } from "./vocabulary.ts";

const ICONS: Readonly<Record<IconName, (brush: Brush) => string>> = {
  doubloon: () =>
    circle(0, 0, 22, "#b9781b", EDGE) +
    circle(-1, -1, 18, "#f6cb50") +
    circle(0, 0, 14.5, "none", 'stroke="#b9781b" stroke-width="2.4"') +
    line("M0-7V7M-7 0H7", "#a06412", 4),
  vp: laurels,
  hidden: (brush) => laurels() + path("M0-13 12-7V4Q11 11 0 15-11 11-12 4V-7Z", "#174a31") + put(0, -1, ICONS.lock(brush), 0.5),
  barrel: (brush) => at(-20, -23, 0.46, barrel(brush, "corn")),
  colonist: () => put(0, 0, worker(), 0.46),
  plantation: () =>
    rect(-21, -21, 42, 42, "#8a5a34", `rx="6" ${EDGE}`) +
    line("M-17 12H17M-17 4H17", "#5c3315", 3) +
    line("M0 14V-4", LEAF[2], 5) +
    path("M0-2Q-17-4-16-18-2-17 0-2Z", LEAF[0], THIN) +
    path("M0 2Q17 0 16-14 2-13 0 2Z", LEAF[1], THIN),
  quarry: () =>
    rect(-22, 2, 20, 18, STONE[1], EDGE) +
    rect(0, 2, 20, 18, STONE[2], EDGE) +
    rect(-12, -16, 22, 17, STONE[0], EDGE) +
    line("M2 8 17-15", INK, 7) +
    line("M2 8 17-15", OAK[0], 3.5) +
    line("M6-18Q18-21 23-7", INK, 6.5),
  circle: () => hole(0, 0, 21),
  space: () =>
    rect(-20, -20, 40, 40, "#e9d3a2", `rx="6" ${EDGE}`) +
    rect(-14, -14, 28, 28, "#b08d5c", 'rx="4" stroke="#6b4a26" stroke-width="2.5" stroke-dasharray="5 4"'),
  ship: () =>
    line("M0 8V-20", INK, 5) +
    path("M3-20Q22-10 20 4H3Z", "#fff6e0", EDGE) +
    path("M-3-16Q-17-6-17 4H-3Z", "#e8cf9e", EDGE) +
    path("M-23 7H23L17 21H-16Z", WOOD[1], EDGE),
  house: () =>
    rect(-18, -4, 36, 25, PAPER[1], EDGE) +
    rect(-11, 3, 22, 18, "#4a2a12", THIN) +
    path("M-18-19H18L23-3H-23Z", "#c8402c", EDGE) +
    path("M-9-18H0V-4H-12ZM8-18H17L21-4H10Z", "#fff3d6"),
  governor: () => put(0, 1, tricorne(), 0.44),
  round: () => circle(0, 0, 22, "#1f5d63", EDGE) + line("M-11 6A13 13 0 1 1 4 13", "#fbe7b0", 5) + path("M-4 4-18 2-10 15Z", "#fbe7b0"),
  gauge: () =>
    path("M-15-20H15Q15-6 3 0 15 6 15 20H-15Q-15 6-3 0-15-6-15-20Z", "#eaf3ea", EDGE) +
    path("M-10-11H10Q8-4 0 0-8-4-10-11ZM-11 19Q-8 9 0 8 8 9 11 19Z", "#e0a83a") +
    line("M-18-21H18M-18 21H18", INK, 7) +
    line("M-17-21H17M-17 21H17", BRASS[1], 3),
  lock: () =>
    line("M-9-2V-9A9 9 0 0 1 9-9V-2", INK, 9) +
    line("M-9-2V-9A9 9 0 0 1 9-9V-2", "#b8c0c4", 4) +
    rect(-16, -3, 32, 25, BRASS[1], `rx="5" ${EDGE}`) +
    circle(0, 7, 4, INK) +
    line("M0 8V15", INK, 4),
  lost: (brush) =>
    at(-20, -23, 0.46, barrel(brush, "coffee")) +
    line("M-19-19 19 19M19-19-19 19", INK, 10) +
    line("M-19-19 19 19M19-19-19 19", "#e0482e", 5.5),
  left: () =>
    rect(-20, 6, 40, 13, BRICK[0], `rx="3" ${EDGE}`) +
    rect(-17, -7, 34, 13, PAPER[1], `rx="3" ${EDGE}`) +
    rect(-14, -20, 28, 13, BRASS[1], `rx="3" ${EDGE}`),
  each: () => line("M-9 20 9-20", INK, 6),
  plus: () => line("M0-16V16M-16 0H16", INK, 15) + line("M0-16V16M-16 0H16", "#8fc25a", 9),
  players2: () => heads([-12, 2], [12, 2]),
  players3: () => heads([0, -10], [-13, 8], [13, 8]),
  players4: () => heads([-12, -10], [12, -10], [-12, 11], [12, 11]),
  players5: () => heads([-14, -11], [14, -11], [0, 1], [-14, 13], [14, 13]),
  chest: () =>
    path("M-22-2Q-22-20 0-20 22-20 22-2Z", WOOD[0], EDGE) +
    rect(-22, -3, 44, 24, WOOD[1], `rx="3" ${EDGE}`) +
    line("M-14-17V20M14-17V20", BRASS[1], 5) +
    put(0, 2, laurels(), 0.62),
};

/** As many workers as there are players. */
function heads(...places: readonly (readonly [x: number, y: number])[]): string {
  const size = places.length < 4 ? 0.4 : 0.34;
  return places.map(([x, y]) => put(x, y, worker(), size)).join("");
}

export function iconOf(brush: Brush, name: string): string {
  if (isGood(name)) return SIGNS[name];
  const role = ROLES.find((id) => id === name);
  if (role !== undefined) return put(0, 0, roleEmblem(role), 0.52);
  const id = BUILDINGS.find((building) => building === name);
  if (id === undefined) return (ICONS[name as IconName] ?? ICONS.each)(brush);
  const building = BUILDINGS.indexOf(id);
  const { band } = STYLES[styleOf(building)];
  const { sky } = sceneryOf(building);
  return (
    rect(-24.5, -24.5, 49, 49, band[1], `rx="7" ${THIN}`) +
    rect(-20.5, -20.5, 41, 41, brush.linear(sky), 'rx="4"') +
    oval(2, 17, 18, 2.6, INK, 'opacity=".35"') +
    at(0, 0, 0.4, EMBLEMS[id](brush))
  );
}

export function drawIcon(name: string): Drawing {
  const brush = brushOf(`icon:${name}`);
  const inside = at(26, 26, 1, iconOf(brush, name));
  return drawing(brush, 52, 52, inside);
}
