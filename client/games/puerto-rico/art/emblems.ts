/** The emblem of each building: one bold object, about 100 wide and 85 high, on the ground at y = 40. */
import type { Building } from "../../../../shared/puerto-rico/state.ts";
import { type Brush, circle, INK, line, path, rect, times } from "../../../face/brush.ts";
import { barrel, SIGNS } from "./goods.ts";
import { BRASS, BRICK, EDGE, IRON, OAK, ROOF, STONE, STUCCO, THIN, WOOD } from "./palette.ts";
import * as p from "./parts.ts";

const { put } = p;
const cask = (brush: Brush, good: "corn" | "indigo" | "sugar" | "tobacco" | "coffee", x: number, y: number, height: number): string =>
  put(x - height * 0.44, y - height, barrel(brush, good), height / 100);
const loaf = (s: number): string => put(0, -24 * s, SIGNS.sugar, s);
const cloth = (w: number, h: number, colour: string): string =>
  path(`M${-w / 2} 0H${w / 2}V${h - 5}Q${w / 4} ${h + 4} 0 ${h - 3}T${-w / 2} ${h}Z`, colour, THIN);
const hanging = (s: number): string =>
  path(`M0 0Q${-13 * s} ${12 * s} ${-8 * s} ${28 * s}L0 ${36 * s} ${8 * s} ${28 * s}Q${13 * s} ${12 * s} 0 0Z`, "#a8752e", THIN) +
  line(`M0 2V${30 * s}`, "#5a3a10", 2.4);

export const EMBLEMS: Readonly<Record<Building, (brush: Brush) => string>> = {
  smallIndigoPlant: () => put(0, 40, p.vat(84, 54, "#2f4db8", "#a9bcff")) + put(2, -32, SIGNS.indigo, 0.8),
  indigoPlant: () =>
    rect(-48, -40, 6, 80, WOOD[1], THIN) +
    rect(42, -40, 6, 80, WOOD[1], THIN) +
    line("M-50-36H50", INK, 7) +
    line("M-50-36H50", OAK[0], 3) +
    put(-24, -34, cloth(32, 40, "#5b78de")) +
    put(20, -34, cloth(38, 46, "#2f4aae")) +
    put(-20, 40, p.vat(48, 32, "#2f4db8", "#a9bcff")) +
    put(26, 40, p.vat(46, 24, "#4f6cd8", "#c3d0ff")),
  smallSugarMill: () =>
    rect(-44, 22, 88, 18, WOOD[1], EDGE) +
    line("M-48-36H30", INK, 10) +
    line("M-48-36H30", OAK[1], 5.5) +
    times(2, (n) => rect(-38 + n * 22, -32, 19, 56, n ? STONE[1] : STONE[0], EDGE) + line(`M${-29 + n * 22}-28V20`, STONE[2], 2.4)) +
    put(30, 24, loaf(1.15)),
  sugarMill: () =>
    path("M-26 40-17-18H17L26 40Z", "#f7eedb", EDGE) +
    path("M8-17H17L25 39H13Z", "#c9b28c") +
    path("M-20-17Q0-42 20-17Z", ROOF[1], EDGE) +
    put(0, 40, p.arch(14, 24)) +
    [45, 135, 225, 315]
      .map((turn) =>
        put(
          0,
          -18,
          rect(-2.5, -44, 5, 44, INK) + path("M1-43H15V-12H1Z", "#fffaf0", THIN) + line("M8-42V-13M2-28H14", "#8a6a46", 1.8),
          1,
          turn,
        ),
      )
      .join("") +
    circle(0, -18, 6, BRASS[1], THIN) +
    put(40, 40, loaf(0.7)),
  tobaccoStorage: () =>
    rect(-44, -16, 88, 56, "#4a2a12", EDGE) +
    times(4, (n) => put(-31.5 + n * 21, -14, hanging(1.08))) +
    rect(-47, -18, 8, 58, WOOD[1], THIN) +
    rect(39, -18, 8, 58, WOOD[2], THIN) +
    put(0, -16, p.hipRoof(90, 28, ["#e0b670", "#b98442", "#7c5220"])),
  coffeeRoaster: () =>
    path("M-44 40V10H44V40Z", BRICK[1], EDGE) +
    line("M-42 25H42M-20 12V25M14 12V25M-32 25V39M-2 25V39M28 25V39", BRICK[2], 2.2) +
    put(0, 40, p.flame(1.1)) +
    circle(0, -10, 26, IRON[1], EDGE) +
    path("M-20-14A21 21 0 0 1 2-31", "none", `stroke="${IRON[0]}" stroke-width="6" stroke-linecap="round"`) +
    line("M26-10H42V6H52", INK, 7) +
    line("M26-10H42V6H52", OAK[0], 3) +
    put(0, -8, SIGNS.coffee, 0.8) +
    put(-30, -28, p.smoke(0.7)),
  smallMarket: () => put(-6, 40, p.stall(78, 76, ["#fff3d6", "#c8402c"])) + put(32, 24, p.coin(17)),
  largeMarket: () =>
    put(0, -34, p.flag(18, "#d9a441")) +
    put(-24, 40, p.stall(50, 72, ["#fff3d6", "#2f7d6a"], 4)) +
    put(25, 40, p.stall(50, 72, ["#fff3d6", "#d98e24"], 4)) +
    put(-22, 26, p.coin(15)) +
    put(24, 26, p.coin(15)),
  hacienda: () =>
    put(38, 40, p.palm(66), 1.1) +
    put(-8, 40, p.wall(74, 44) + p.arcade(66, 30, 3) + put(0, -44, p.hipRoof(74, 26))) +
    put(-8, -30, p.wall(22, 12) + put(0, -12, p.hipRoof(20, 9))),
  constructionHut: () =>
    put(-8, 40, p.gableHouse(64, 36, 24, WOOD, OAK)) +
    put(-8, 40, p.arch(22, 28)) +
    put(24, 18, line("M-20 22 18-28", INK, 10) + line("M-20 22 18-28", OAK[0], 5.5) + path("M4-40 36-18 28-8-4-30Z", IRON[0], EDGE)) +
    path("M18 40V22l8-6h22V34l-7 6Z", STONE[1], EDGE) +
    path("M18 22l8-6h22l-7 6Z", STONE[0], THIN),
  smallWarehouse: (brush) =>
    put(0, 40, p.gableHouse(78, 42, 34, WOOD, ROOF) + rect(-26, -40, 52, 40, "#34190a", THIN)) + cask(brush, "indigo", 2, 40, 42),
  largeWarehouse: (brush) =>
    put(-25, 40, p.gableHouse(50, 46, 28, BRICK, ["#8aa0a8", "#566c78", "#2f3f4a"]) + rect(-18, -40, 36, 40, "#34190a", THIN)) +
    put(25, 40, p.gableHouse(50, 46, 28, BRICK, ["#8aa0a8", "#566c78", "#2f3f4a"]) + rect(-18, -40, 36, 40, "#34190a", THIN)) +
    cask(brush, "corn", -24, 40, 40) +
    cask(brush, "tobacco", 26, 40, 40),
  hospice: () =>
    put(0, 40, p.wall(72, 44)) +
    path("M-36-4V-14H-20Q-20-28-14-32L0-46 14-32Q20-28 20-14H36V-4Z", STUCCO[1], EDGE) +
    path("M4-40 14-31Q20-27 19-6H8Z", STUCCO[2], 'opacity=".75"') +
    put(0, -6, p.arch(20, 26)) +
    path("M-7-10Q-7-22 0-22 7-22 7-10L10-6H-10Z", "#f2bd3c", THIN) +
    put(0, 40, p.arch(20, 28, "#7a4a22")) +
    put(-24, 32, p.pane(12, 18)) +
    put(24, 32, p.pane(12, 18)),
  office: () =>
    put(-10, 40, p.sheet(56, 66, 5), 1, -6) +
    put(
      22,
      22,
      path("M-26 18Q-14-34 26-56 34-24 2 6L-16 14Z", "#fff8e8", EDGE) +
        path("M-14 12Q4-18 26-56 34-24 2 6Z", "#b9c6d4") +
        line("M-26 20Q-8-18 20-46", INK, 2.6),
    ) +
    rect(14, 24, 28, 16, "#26345e", `rx="4" ${EDGE}`) +
    rect(19, 18, 18, 7, "#5470b8", `rx="2" ${THIN}`),
  factory: () =>
    put(18, 40, rect(-8, -78, 16, 78, BRICK[1], EDGE) + rect(2, -77, 5, 76, BRICK[2]) + rect(-10, -82, 20, 7, STONE[1], THIN)) +
    put(22, -44, p.smoke(0.8)) +
    path("M-46 40V-8L-28-22V-8L-8-22V-8L12-22V-8H46V40Z", BRICK[0], EDGE) +
    path("M26-6H44V38H26Z", BRICK[2], 'opacity=".7"') +
    put(
      0,
      18,
      times(8, (n) => put(0, 0, rect(-5, -25, 10, 14, BRASS[1], THIN), 1, n * 45)) +
        circle(0, 0, 18, BRASS[0], EDGE) +
        circle(0, 0, 7, "#5a3418", THIN),
    ),
  university: () =>
    path("M-26-12Q-26-44 0-46 26-44 26-12Z", "#4f9a8a", EDGE) +
    path("M6-44Q26-42 24-13H10Q14-30 6-44Z", "#2a5f58") +
    line("M-12-40Q-18-28-16-14", "#a5ddc8", 3) +
    line("M0-46V-54", INK, 4) +
    rect(-44, -14, 88, 10, STUCCO[0], EDGE) +
    rect(-40, -4, 80, 36, "#5b3a20", THIN) +
    times(5, (n) => put(-34 + n * 17, 32, p.column(36, 9))) +
    rect(-48, 30, 96, 10, STONE[0], EDGE),
  harbor: () =>
    line("M0-26V34", INK, 15) +
    line("M-24-10H24", INK, 14) +
    path("M-42 4-44 22-26 20Z M42 4 44 22 26 20Z", IRON[1], EDGE) +
    line("M-36 12Q-26 34 0 34 26 34 36 12", INK, 15) +
    line("M-36 12Q-26 34 0 34 26 34 36 12", "#6d8f9c", 8) +
    line("M0-26V34M-24-10H24", "#6d8f9c", 8) +
    line("M-2-26V32M-22-12H22M-36 13Q-26 32-2 32", "#cfe2e4", 2.6) +
    circle(0, -34, 9, "none", `stroke="${INK}" stroke-width="10"`) +
    circle(0, -34, 9, "none", 'stroke="#6d8f9c" stroke-width="5"'),
  wharf: () =>
    line("M0 12V-46", INK, 7) +
    path("M4-44Q38-24 40 4H4Z", "#fff6e0", EDGE) +
    path("M22-32Q38-20 38 2H26Z", "#d9c39a") +
    path("M-4-36Q-30-18-34 4H-4Z", "#f0dcb4", EDGE) +
    path("M-46 8H46L36 32H-34Z", WOOD[1], EDGE) +
    path("M-42 11H42L39 18H-38Z", WOOD[0]) +
    line("M-48 40 48 34M-30 40V32M0 38V32M28 36V32", INK, 5),
  guildHall: () =>
    path("M-40 40V-4H-30V-16H-20V-28H-10V-38H10V-28H20V-16H30V-4H40V40Z", BRICK[0], EDGE) +
    path("M14-26H19V-15H29V-3H38V38H20Z", BRICK[2], 'opacity=".7"') +
    put(0, 40, p.arch(20, 28)) +
    put(-25, 12, path("M-9-12H9V2Q8 12 0 15-8 12-9 2Z", "#2f7d6a", THIN) + line("M-4-4H4", "#ffe9b0", 3)) +
    put(0, -2, path("M-10-14H10V2Q9 12 0 16-9 12-10 2Z", "#d9a441", THIN) + circle(0, 0, 4.5, "#6a3413")) +
    put(25, 12, path("M-9-12H9V2Q8 12 0 15-8 12-9 2Z", "#3a55b8", THIN) + line("M0-8V8", "#ffe9b0", 3)),
  residence: () =>
    put(-42, 40, p.palm(58)) +
    put(4, 40, p.wall(80, 58, ["#fff3dd", "#f4cfa2", "#cf9a6a"]) + put(0, -58, p.hipRoof(80, 22))) +
    times(3, (n) => put(-22 + n * 26, 6, p.pane(14, 18))) +
    rect(-38, 6, 84, 7, "#fff6e2", THIN) +
    times(3, (n) => put(-22 + n * 26, 40, p.arch(15, 22))),
  fortress: () =>
    put(0, -14, p.flag(36, "#c8402c")) +
    path("M-48 40-44-2V-12H-34V-4H-26V-12H-14V-4H-6V-12H6V-4H14V-12H26V-4H34V-12H44V-2L48 40Z", STONE[1], EDGE) +
    path("M26-11V-3H33V-11H43L46 38H30Z", STONE[2], 'opacity=".8"') +
    line("M-26 14H42M-44 29H46M-12 2V13M8 2V13M-18 15V28M18 15V28", STONE[2], 2.2) +
    put(2, 40, p.arch(22, 24)) +
    // A sentry's turret on the corner.
    path("M-50 24V-14H-30V14L-40 26Z", STONE[0], EDGE) +
    path("M-52-14Q-50-32-40-34-30-32-28-14Z", ROOF[1], EDGE) +
    rect(-43, -6, 6, 11, INK),
  customsHouse: () =>
    put(0, 40, p.wall(92, 40, ["#fff0d2", "#e6c48e", "#b98f58"]) + p.arcade(88, 26, 4)) +
    put(0, 0, p.hipRoof(92, 14, ["#7fb0a0", "#457a70", "#234a48"])) +
    put(0, -8, p.scales(42)),
  cityHall: () =>
    put(0, 40, p.wall(96, 34) + put(0, -34, p.hipRoof(96, 14))) +
    put(
      0,
      40,
      rect(-17, -74, 34, 74, STUCCO[1], EDGE) +
        rect(7, -72, 9, 71, STUCCO[2]) +
        path("M-22-72 0-92 22-72Z", ROOF[1], EDGE) +
        path("M0-90 20-73H6Z", ROOF[2]),
    ) +
    circle(0, -14, 11, "#fff9e8", EDGE) +
    line("M0-14V-21M0-14H5", INK, 2.8) +
    put(0, 40, p.arch(16, 26)) +
    times(2, (n) => put(-33 + n * 66, 34, p.pane(16, 18))),
};
