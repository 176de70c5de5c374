/** The vignettes of age I: a light, a land or room, what stands there, what is in front, and where a fire gives light. The ground is at 160, the cost column hides the left. */
import { circle, at as on, oval, path, rect, times } from "../../../face/brush.ts";
import type { Front, Lamp, Land, Light } from "./backdrop.ts";
import * as p from "./parts.ts";

export type Vignette = readonly [Light, Land, string, Front?, Lamp?];

const E = p.EDGE;
const { line } = p;

/** A storehouse, what it stores, and who carries it. */
const reserve = (walls: p.Tones, roof: readonly [string, string], stored: string, who: string): string =>
  on(134, 162, 1.2, p.house(100, 62, walls, roof)) + stored + who;

export const AGE_1: Readonly<Record<string, Vignette>> = {
  lumber_yard: [
    "left",
    "forest",
    on(84, 172, 1.25, p.logs(6)) +
      p.who(156, 168, 90, p.RED, "swing left short straw", "", `<g transform="rotate(34)">${p.AXE}</g>`) +
      path("M112 172l34-6v12h-34Z", "#c08a4c", E),
  ],
  logging_camp: [
    "right",
    "forest",
    on(84, 164, 1.3, p.tent(78, 62, ["#f4d69a", "#8a5a44"])) +
      p.who(150, 170, 85, p.GREEN, "work left short straw", p.SHOVEL) +
      on(118, 176, 1.5, p.flame(1)) +
      line("M104 178 132 172M104 171 132 178", "#3a2014", 6),
    "branch",
  ],
  clay_pool: [
    "noon",
    "plain",
    oval(112, 170, 84, 20, "#7c3d26", E) +
      oval(112, 167, 74, 14, "#cf7c4c") +
      oval(90, 164, 34, 5, "#f4bc8c", 'opacity=".7"') +
      p.who(122, 166, 98, p.OCHRE, "lift veil") +
      on(122, 58, 1, p.jar(34)) +
      on(74, 172, 1, p.jar(40)),
    "jar",
  ],
  clay_pit: [
    "left",
    "cliffs",
    path("M30 170Q60 116 112 116 170 116 200 170V224H30Z", "#7c3a24", E) +
      path("M50 172Q74 134 112 134 156 134 184 172V200H50Z", "#b5623a") +
      path("M74 176Q90 152 112 152 138 152 160 176Z", "#e09a68") +
      p.who(140, 170, 87, p.BLUE, "work left short straw", p.SHOVEL) +
      on(74, 174, 1, p.bricks(3, 3)),
  ],
  quarry: [
    "noon",
    "cliffs",
    on(88, 172, 1.2, p.blocks()) +
      line("M172 172V52H96M172 86 136 54", "#2a1a10", 9) +
      line("M172 172V52H96M172 86 136 54", "#a8743c", 6) +
      line("M102 54V96M166 54 152 110", "#2a1a10", 2) +
      on(102, 118, 1, p.block(34, 24)) +
      p.who(146, 172, 82, p.RED, "haul short"),
  ],
  stone_pit: [
    "right",
    "cliffs",
    on(86, 170, 1.25, p.rock(86, 60)) +
      on(128, 178, 1, p.rock(48, 26)) +
      p.who(150, 172, 91, p.OCHRE, "swing left short", "", `<g transform="rotate(26)">${p.PICK}</g>`),
    "arch",
  ],
  glassworks: [
    "dusk",
    "town",
    on(96, 166, 1.5, p.kiln(1)) +
      on(92, 72, 1, p.smoke(1)) +
      on(146, 170, 1.1, p.jar(66, ["#d8fff8", "#3f9fb0"])) +
      on(172, 174, 1.1, p.jar(44, ["#e8ffd0", "#4fa07a"])) +
      circle(96, 150, 46, "#ffb45a", 'opacity=".22"'),
  ],
  press: [
    "left",
    "doorway",
    rect(70, 70, 11, 104, p.TIMBER[1], E) +
      rect(128, 70, 11, 104, p.TIMBER[2], E) +
      rect(60, 62, 90, 14, p.TIMBER[0], E) +
      rect(99, 44, 11, 70, "#9a9aa4", E) +
      line("M99 84l11 3m-11 4l11 3m-11 4l11 3", "#2a1a10", 1.5) +
      rect(80, 112, 50, 13, "#96602f", E) +
      times(5, (n) => rect(82 - n, 126 + n * 7, 46 + n * 2, 7, n % 2 ? "#fff3d0" : "#e0c084", 'stroke="#8a6a3a"')) +
      line("M78 52H146", "#5d3a1c", 6) +
      p.who(164, 172, 99, p.BLUE, "high left short"),
  ],
  guard_tower: [
    "night",
    "plain",
    on(102, 170, 1.35, p.tower(48, 84)) + on(102, 50, 1.3, p.flame(1.1)) + p.soldier(162, 172, 88, p.RED, " left"),
    "",
    [102, 40],
  ],
  stable: [
    "left",
    "plain",
    on(140, 158, 1.2, p.block(110, 60, p.TIMBER)) +
      on(140, 88, 1.2, p.tiles(112, 26, ["#f0cc80", "#8f6234"])) +
      path("M92 158v-50h60v50Z", "#1f1018") +
      on(104, 172, 1.15, p.horse()) +
      p.who(164, 172, 86, p.GREEN, "reach left short"),
  ],
  garrison: [
    "right",
    "town",
    on(120, 160, 1.25, p.wall(110, 56, p.SAND)) +
      on(120, 160, 1.3, p.door(28, 40)) +
      on(88, 92, 1, p.banner(40)) +
      on(148, 92, 1, p.banner(40, "#d9a441")) +
      p.soldier(78, 174, 78) +
      p.soldier(150, 174, 78, p.RED, " left"),
  ],
  palisade: [
    "noon",
    "forest",
    p.soldier(120, 118, 76) +
      times(2, (odd) =>
        path(
          times(6, (n) => `M${44 + n * 28 + odd * 14} 176V${100 - odd * 8}l7-16 7 16V176Z`),
          odd === 0 ? "#b98248" : "#7f5227",
          E,
        ),
      ) +
      path("M36 116H200V124H36ZM36 148H200V156H36Z", "#4b2d14", E),
    "branch",
  ],
  workshop: [
    "left",
    "skylight",
    on(112, 176, 1, p.table(120, 34)) +
      path("M72 132 90 84 108 132h-9l-9-26-9 26Z", "#e2b45a", E) +
      p.who(150, 176, 104, p.OCHRE, "work left beard") +
      path("M104 124h24l4 8h-32Z", "#c98f50", E) +
      on(112, 176, 1, p.table(120, 34)),
  ],
  apothecary: [
    "dusk",
    "lamp",
    rect(52, 98, 150, 7, "#96602f", E) +
      times(3, (n) =>
        on(
          [66, 92, 174][n] ?? 0,
          98,
          1.1,
          p.jar(
            30,
            [
              ["#f2c4a0", "#b5562f"],
              ["#cfe8b0", "#5f8a3f"],
              ["#bfe6ee", "#3f86a0"],
            ][n] as [string, string],
          ),
        ),
      ) +
      p.who(130, 178, 100, p.PURPLE, "give left veil", "", p.CUP) +
      on(86, 178, 1, p.table(76, 34)) +
      on(82, 134, 1.1, p.jar(32, ["#bfe6ee", "#2f7f92"])) +
      on(104, 136, 1, p.bush(30)),
  ],
  scriptorium: [
    "left",
    "colonnade",
    p.who(142, 176, 101, p.WHITE, "work left", p.QUILL) +
      path("M68 178 80 122H130L142 178Z", "#96602f", E) +
      path("M70 124 84 112H134L142 124Z", "#fff3d0", E) +
      line("M84 117h40M80 121h46", "#8a6a3a", 1.3),
    "curtain",
  ],
  pharmacist: [
    "noon",
    "doorway",
    p.who(138, 172, 104, p.GREEN, "reach left beard") +
      line("M84 130 106 78", "#5d3a1c", 13) +
      line("M84 130 106 78", "#d9a864", 8) +
      path("M54 122H124Q122 156 104 164V174H74V164Q56 156 54 122Z", "#dcb98a", E) +
      path("M54 122H76Q70 150 84 166L74 174V164Q56 156 54 122Z", "#fdf2d8") +
      oval(89, 122, 35, 7, "#4f8040", E),
  ],
  theater: [
    "right",
    "town",
    times(4, (n) =>
      path(`M${34 + n * 12} 150A${88 - n * 12} ${88 - n * 13} 0 0 1 ${206 - n * 12} 150Z`, n % 2 === 0 ? "#ecd0a0" : "#a97a58", E),
    ) +
      rect(62, 146, 116, 30, "#8f2a2c", E) +
      rect(62, 146, 116, 5, "#e2b45a", E) +
      p.who(100, 156, 92, p.WHITE, "talk") +
      p.who(
        138,
        156,
        86,
        p.BLUE,
        "call left",
        path("M-11-12Q0-18 11-12V2Q8 14 0 15-8 14-11 2Z", "#f4d68a", E) + path("M-7-6h5M2-6h5M-5 4Q0 10 5 4Z", "#2a1a10", E),
      ),
    "curtain",
  ],
  altar: [
    "dusk",
    "plain",
    on(96, 172, 1.15, p.steps(90, 3)) +
      on(96, 156, 1.25, p.block(52, 36)) +
      rect(56, 102, 80, 10, "#fdf2d8", E) +
      on(96, 104, 2.2, p.flame(1)) +
      p.who(162, 172, 98, p.WHITE, "swing left veil"),
    "",
    [96, 82],
  ],
  baths: [
    "noon",
    "colonnade",
    path("M30 162H206L214 200H20Z", "#fdf2d8", E) +
      path("M44 168H194L200 200H36Z", "#3fa8bc") +
      line("M84 174h26M120 182h30M60 182h18", "#e8fdff", 2.2) +
      p.who(88, 204, 86, p.WHITE, "give short") +
      p.who(148, 166, 86, p.OCHRE, "work left", on(0, 14, 1, p.jar(30))) +
      path("M60 178H110V200H60Z", "#3fa8bc", 'opacity=".8"'),
  ],
  stone_reserve: [
    "left",
    "town",
    reserve(
      p.SAND,
      ["#e07a44", "#84352a"],
      on(80, 176, 1, p.blocks()),
      p.who(158, 174, 86, p.RED, "work left short", on(2, 8, 1, p.block(26, 20))),
    ),
  ],
  clay_reserve: [
    "right",
    "harbour",
    reserve(
      p.BRICK,
      ["#f0bc78", "#a05a34"],
      on(82, 176, 1, p.bricks(4, 5)),
      on(154, 174, 0.9, p.who(0, 0, 96, p.GREEN, "lift short") + on(0, -106, 1, p.bricks(2, 1))),
    ),
    "awning",
  ],
  wood_reserve: [
    "noon",
    "harbour",
    reserve(
      p.TIMBER,
      ["#b0703c", "#5d3020"],
      on(82, 178, 1.1, p.logs(5)),
      on(160, 174, 0.9, p.who(0, 0, 96, p.OCHRE, "draw left short straw") + path("M-44-96H44V-84H-44Z", "#c08a4c", E)),
    ),
  ],
  tavern: [
    "night",
    "town",
    on(112, 162, 1.35, p.house(100, 66, p.SAND, ["#a5452f", "#5f2418"])) +
      p.who(84, 174, 87, p.RED, "talk", p.CUP) +
      p.who(136, 174, 87, p.BLUE, "talk left beard", p.CUP) +
      on(112, 178, 1, p.barrel(36)),
    "arch",
  ],
};
