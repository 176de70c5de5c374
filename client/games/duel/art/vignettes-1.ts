/** The vignettes of age I. A vignette is a sky, a land, and what stands there; the ground is at 160, the cost column hides the left. */
import { circle, line, at as on, oval, path, rect, times } from "../../../face/brush.ts";
import type { Land, Sky } from "./backdrop.ts";
import * as p from "./parts.ts";

export type Vignette = readonly [Sky, Land, string];

export const AGE_1: Readonly<Record<string, Vignette>> = {
  lumber_yard: [
    "gold",
    "forest",
    on(90, 166, 1.25, p.logs(6)) +
      on(168, 160, 1.2, p.tree(1)) +
      line("M122 168l16-26", "#5d3a1c", 4) +
      path("M132 138l14-4 2 12-12 4Z", "#dcd8d0", 'stroke="#3b2415"'),
  ],
  logging_camp: [
    "rose",
    "forest",
    on(62, 164, 1.2, p.tent(64, 46, ["#e8c98f", "#a87a46"])) +
      on(150, 168, 1.3, p.tree(1.3)) +
      on(108, 172, 1, p.flame(1)) +
      line("M98 172 118 166M100 166 118 172", "#4b2d14", 5) +
      path("M138 168h24l-4-8h-16Z", "#c99050", 'stroke="#3b2415"'),
  ],
  clay_pool: [
    "blue",
    "hills",
    oval(112, 164, 78, 22, "#8f4f2c", 'stroke="#3b2415"') +
      oval(112, 160, 68, 16, "#c7774a") +
      oval(92, 156, 32, 6, "#e9ac80", 'opacity=".7"') +
      on(150, 150, 1, p.figure(44, "#e8d3a6")) +
      line("M142 126 128 164", "#4b2d14", 4) +
      on(64, 178, 1, p.jar(38)) +
      on(184, 160, 0.8, p.bush(40)),
  ],
  clay_pit: [
    "gold",
    "cliffs",
    path("M30 168Q60 120 112 120 170 120 196 168V190H30Z", "#8a4526", 'stroke="#3b2415"') +
      path("M50 168Q74 134 112 134 156 134 178 168Z", "#b5623a") +
      path("M74 168Q90 148 112 148 138 148 154 168Z", "#d98a5c") +
      line("M118 168 150 104M126 168 158 104M124 152h10M132 136h10M140 120h10", "#5d3a1c", 3.4) +
      on(64, 176, 1, p.bricks(2, 3)),
  ],
  quarry: [
    "blue",
    "cliffs",
    on(92, 168, 1.25, p.blocks()) +
      line("M150 168V74H100M150 92 128 74", "#5d3a1c", 6) +
      line("M104 74V112", "#3b2415", 1.6) +
      on(104, 132, 1, p.block(22, 18, p.MARBLE)),
  ],
  stone_pit: [
    "rose",
    "cliffs",
    on(84, 166, 1.1, p.rock(76, 62)) +
      on(150, 168, 1.1, p.rock(60, 40)) +
      on(116, 178, 1, p.rock(40, 22)) +
      line("M138 166 112 112", "#5d3a1c", 5) +
      path("M94 118Q110 96 132 100 116 106 112 118Z", "#8f9296", 'stroke="#3b2415"'),
  ],
  glassworks: [
    "dusk",
    "city",
    on(88, 166, 1.35, p.kiln(1)) +
      on(84, 82, 0.9, p.smoke(1)) +
      on(152, 166, 1, p.jar(56, ["#bdf0ee", "#3f9fb0"])) +
      on(176, 170, 1, p.jar(38, ["#d8f7d0", "#4fa07a"])) +
      on(132, 172, 1, p.jar(30, ["#f7d0e0", "#b06090"])),
  ],
  press: [
    "gold",
    "hall",
    rect(80, 84, 9, 84, "#7f5227", 'stroke="#3b2415"') +
      rect(160, 84, 9, 84, "#4b2d14", 'stroke="#3b2415"') +
      rect(72, 78, 106, 13, "#b98248", 'stroke="#3b2415"') +
      rect(120, 66, 10, 56, "#8f9296", 'stroke="#3b2415"') +
      times(5, (n) => line(`M120 ${92 + n * 6}l10 3`, "#3b2415", 1.5)) +
      rect(94, 118, 62, 13, "#96602f", 'stroke="#3b2415"') +
      times(5, (n) => rect(96 - n, 132 + n * 5, 58 + n * 2, 5, n % 2 ? "#fff3d0" : "#e0c084", 'stroke="#8a6a3a" stroke-width=".6"')) +
      line("M84 70H166", "#5d3a1c", 6),
  ],
  guard_tower: [
    "dusk",
    "hills",
    on(116, 168, 1.2, p.tower(46, 88)) + on(116, 66, 1, p.flame(1.1)) + on(174, 164, 0.8, p.soldier(46)) + on(60, 164, 0.9, p.cypress(54)),
  ],
  stable: [
    "gold",
    "hills",
    on(124, 164, 1.2, p.block(104, 50, p.TIMBER)) +
      on(124, 106, 1.2, p.tiles(108, 26, ["#e6c174", "#a5793a"])) +
      path("M84 164v-44h50v44Z", "#2c1a10") +
      on(108, 166, 0.92, p.horse()) +
      line("M150 164v-26h40v26M150 150h40", "#5d3a1c", 4),
  ],
  garrison: [
    "rose",
    "hills",
    on(118, 164, 1.15, p.wall(110, 44, p.SAND)) +
      on(118, 164, 1, p.door(24, 36)) +
      on(80, 114, 1, p.banner(38)) +
      on(156, 114, 1, p.banner(38, "#d9a441")) +
      on(66, 172, 1, p.soldier(48)) +
      on(166, 172, 1, p.soldier(48)),
  ],
  palisade: [
    "blue",
    "forest",
    times(10, (n) =>
      path(
        `M${56 + n * 14} 170V${94 - (n % 2) * 8}l7-14 7 14V170Z`,
        n % 2 === 0 ? "#a8713f" : "#7f5227",
        'stroke="#3b2415" stroke-width="1.4"',
      ),
    ) +
      rect(54, 112, 146, 7, "#4b2d14") +
      rect(54, 146, 146, 7, "#4b2d14") +
      on(176, 96, 0.9, p.soldier(40)) +
      rect(154, 94, 46, 8, "#96602f", 'stroke="#3b2415"'),
  ],
  workshop: [
    "gold",
    "hall",
    rect(72, 126, 116, 12, "#b98248", 'stroke="#3b2415"') +
      rect(82, 138, 10, 34, "#7f5227") +
      rect(168, 138, 10, 34, "#5d3a1c") +
      path("M96 126 118 70 140 126h-12l-10-28-10 28Z", "#d9a441", 'stroke="#3b2415"') +
      line("M118 70V46", "#3b2415", 2) +
      on(160, 126, 1, p.scroll(28, 30)) +
      rect(110, 54, 80, 5, "#4b2d14") +
      line("M130 58v20M150 58v26M172 58v18", "#d8d4cc", 5),
  ],
  apothecary: [
    "rose",
    "hall",
    times(2, (row) => rect(74, 80 + row * 44, 116, 7, "#96602f", 'stroke="#3b2415"')) +
      times(4, (n) =>
        on(
          88 + n * 28,
          80,
          1,
          p.jar(
            30,
            [
              ["#f2c4a0", "#b5562f"],
              ["#cfe8b0", "#5f8a3f"],
              ["#bfe6ee", "#3f86a0"],
              ["#f3dca0", "#b98736"],
            ][n] as [string, string],
          ),
        ),
      ) +
      times(3, (n) =>
        on(
          94 + n * 34,
          124,
          1,
          p.jar(
            32,
            [
              ["#e6c0dc", "#8a4a80"],
              ["#bfe6ee", "#2f7f92"],
              ["#f2c4a0", "#a03f2a"],
            ][n] as [string, string],
          ),
        ),
      ) +
      on(134, 174, 1.1, p.bush(60)) +
      on(134, 172, 1, p.flowers(50)),
  ],
  scriptorium: [
    "gold",
    "hall",
    path("M76 168 90 112H172L186 168Z", "#96602f", 'stroke="#3b2415"') +
      path("M88 116H174L168 104H94Z", "#b98248", 'stroke="#3b2415"') +
      on(128, 118, 1.15, p.scroll(54, 54)) +
      path("M166 118Q170 70 192 52 196 84 172 120Z", "#fbf6ea", 'stroke="#3b2415"') +
      line("M167 122Q176 84 190 56", "#8a6a3a", 1.6),
  ],
  pharmacist: [
    "blue",
    "hall",
    path("M86 112H160Q158 148 138 154V164H108V154Q88 148 86 112Z", "#d8bd92", 'stroke="#3b2415" stroke-width="1.6"') +
      path("M86 112H112Q104 140 118 158L108 164V154Q88 148 86 112Z", "#fbf0d8") +
      line("M130 112 166 62", "#96602f", 12) +
      line("M130 112 166 62", "#d9a864", 5) +
      oval(123, 112, 37, 8, "#4f8040", 'stroke="#3b2415"') +
      on(176, 168, 1, p.jar(40, ["#cfe8b0", "#5f8a3f"])) +
      on(70, 170, 1, p.bush(40)),
  ],
  theater: [
    "rose",
    "city",
    times(
      4,
      (n) =>
        path(`M${64 - n * 0} ${166 - n * 0}`, "none") +
        path(
          `M${56 + n * 14} 168A${68 - n * 14} ${74 - n * 15} 0 0 1 ${192 - n * 14} 168Z`,
          n % 2 === 0 ? "#e9cfa0" : "#b98f60",
          'stroke="#3b2415" stroke-width="1.2"',
        ),
    ) +
      rect(100, 152, 48, 16, "#b8301f", 'stroke="#3b2415"') +
      on(112, 166, 1, p.figure(30, "#fbf0d8")) +
      on(136, 166, 1, p.figure(30, "#6fa3c0", "#3b6c88")),
  ],
  altar: [
    "dusk",
    "hills",
    on(120, 168, 1.1, p.steps(96, 3)) +
      on(120, 152, 1.2, p.block(54, 38)) +
      rect(82, 102, 76, 9, "#fbf0d8", 'stroke="#3b2415"') +
      on(120, 104, 1.9, p.flame(1)) +
      on(66, 166, 1, p.cypress(76)) +
      on(178, 166, 1, p.cypress(76)),
  ],
  baths: [
    "blue",
    "city",
    on(124, 140, 1, p.arcade(124, 54, 4)) +
      on(124, 82, 0.9, p.tiles(132, 18)) +
      oval(122, 166, 76, 20, "#fbf0d8", 'stroke="#3b2415"') +
      oval(122, 166, 66, 15, "#4fb3c4") +
      line("M84 162h26M120 170h30M104 174h14", "#e8fdff", 2) +
      circle(106, 158, 6, "#c98a5c") +
      circle(142, 162, 6, "#a9683c") +
      on(120, 138, 0.7, p.smoke(1)),
  ],
  stone_reserve: [
    "gold",
    "city",
    on(124, 166, 1.1, p.house(100, 58, p.SAND)) + on(92, 178, 1, p.blocks()) + on(160, 180, 0.9, p.rock(40, 30)),
  ],
  clay_reserve: [
    "rose",
    "city",
    on(124, 164, 1.1, p.house(100, 58, p.BRICK, ["#e6b070", "#a56a30"])) + on(92, 182, 1, p.bricks(4, 4)) + on(164, 180, 1, p.jar(40)),
  ],
  wood_reserve: [
    "blue",
    "city",
    on(124, 164, 1.1, p.house(100, 58, p.TIMBER, ["#a5683a", "#5d3a1c"])) + on(90, 182, 1, p.logs(6)) + on(168, 182, 1, p.crate(28)),
  ],
  tavern: [
    "night",
    "city",
    on(120, 166, 1.15, p.house(96, 64, p.SAND, ["#a5452f", "#5f2415"])) +
      line("M168 96H192V110", "#3b2415", 3) +
      on(188, 134, 1, p.jar(28, ["#f0a95a", "#8f3d22"])) +
      on(66, 176, 1, p.barrel(30)) +
      on(168, 180, 1, p.barrel(26)) +
      rect(90, 166, 54, 6, "#96602f", 'stroke="#3b2415"'),
  ],
};
