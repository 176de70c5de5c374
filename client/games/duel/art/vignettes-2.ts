/** The vignettes of age II. */
import { circle, inTurn, line, at as on, oval, path, rect, times } from "../../../face/brush.ts";
import * as p from "./parts.ts";
import type { Vignette } from "./vignettes-1.ts";

export const AGE_2: Readonly<Record<string, Vignette>> = {
  sawmill: [
    "gold",
    "forest",
    on(132, 162, 1.1, p.house(84, 56, p.TIMBER, ["#c98a4e", "#6f4722"])) +
      circle(76, 138, 30, "#6f4722", 'stroke="#3b2415"') +
      circle(76, 138, 24, "none", 'stroke="#d9a864" stroke-width="5"') +
      line("M76 108V168M46 138H106M55 117 97 159M97 117 55 159", "#d9a864", 4) +
      rect(40, 164, 160, 20, "#3f8fa5") +
      on(156, 180, 0.9, p.logs(3)),
  ],
  brickyard: [
    "rose",
    "hills",
    on(80, 166, 1.1, p.kiln(1)) + on(80, 98, 0.9, p.smoke(1)) + on(154, 176, 1.1, p.bricks(5, 6)) + on(98, 186, 1, p.bricks(3, 2)),
  ],
  shelf_quarry: [
    "gold",
    "cliffs",
    times(4, (n) =>
      path(`M${60 + n * 22} 170V${74 + n * 24}H200V170Z`, n % 2 === 0 ? "#cfc9bd" : "#9c968c", 'stroke="#3b2415" stroke-width="1.2"'),
    ) +
      times(4, (n) => line(`M${64 + n * 22} ${86 + n * 24}H196`, "#6f6a64", 1)) +
      on(92, 182, 1, p.blocks()) +
      on(176, 74, 0.7, p.figure(40, "#e8d3a6")),
  ],
  glass_blower: [
    "dusk",
    "hall",
    on(96, 172, 1.2, p.figure(86, "#c9784a", "#7c3d22")) +
      line("M104 104 156 84", "#5d3a1c", 5) +
      circle(170, 78, 22, "#8fe0e4", 'stroke="#2f7f92" stroke-width="2.4" opacity=".9"') +
      oval(162, 70, 7, 9, "#f0ffff") +
      on(164, 172, 0.9, p.kiln(0.9)),
  ],
  drying_room: [
    "blue",
    "hall",
    times(2, (row) => rect(66, 62 + row * 54, 130, 5, "#5d3a1c")) +
      times(
        4,
        (n) =>
          rect(72 + n * 31, 66, 25, 40, n % 2 ? "#f3dca8" : "#fff3d0", 'stroke="#8a6a3a"') +
          rect(72 + n * 31, 120, 25, 40, n % 2 ? "#fff3d0" : "#e3c283", 'stroke="#8a6a3a"') +
          line(`M${78 + n * 31} 66v40M${84 + n * 31} 66v40M${90 + n * 31} 66v40`, "#c39a58", 1),
      ) +
      on(60, 178, 1, p.bush(36, "#6f8f3f")),
  ],
  walls: [
    "blue",
    "hills",
    on(120, 166, 1.2, p.wall(140, 52)) +
      on(74, 168, 1.1, p.tower(36, 78)) +
      on(166, 168, 1.1, p.tower(36, 78)) +
      on(120, 168, 1.2, p.door(26, 40)) +
      on(74, 72, 0.9, p.banner(26)) +
      on(166, 72, 0.9, p.banner(26)),
  ],
  horse_breeders: [
    "gold",
    "hills",
    on(122, 162, 1.2, p.horse("#c98a4e")) +
      on(80, 158, 0.75, p.horse("#5d3a24")) +
      line("M44 172H200M44 152H200M60 140V184M110 140V184M160 140V184", "#7f5227", 5),
  ],
  barracks: [
    "dusk",
    "hills",
    on(84, 166, 1, p.tent(60, 50, ["#c0392b", "#7c1f16"])) +
      on(148, 170, 1.15, p.tent(72, 58, ["#e8c98f", "#a87a46"])) +
      on(112, 180, 1.2, p.swords(1)) +
      on(184, 170, 0.9, p.banner(64)),
  ],
  archery_range: [
    "blue",
    "forest",
    on(144, 166, 1, p.target(36)) +
      on(76, 162, 0.6, p.target(28)) +
      line("M92 96 142 118M100 112 138 124", "#4b2d14", 2.6) +
      path("M62 92Q86 122 62 158", "none", 'stroke="#7f4a24" stroke-width="6" stroke-linecap="round"') +
      line("M62 92V158", "#f7ead0", 1.4),
  ],
  parade_ground: [
    "rose",
    "city",
    times(2, (row) => times(4, (n) => on(72 + n * 34 + row * 12, 152 + row * 24, 0.95 + row * 0.1, p.soldier(46)))) +
      on(60, 136, 1, p.banner(70)),
  ],
  library: [
    "gold",
    "hall",
    times(
      3,
      (row) =>
        rect(70, 60 + row * 36, 124, 36, "#4b2d14", 'stroke="#b98248" stroke-width="4"') +
        times(8, (n) =>
          circle(
            80 + n * 15,
            88 + row * 36 - (n % 3) * 3,
            6,
            inTurn(["#fff3d0", "#e6c98c", "#d9a864"], n + row),
            'stroke="#6f4722" stroke-width="1.4"',
          ),
        ),
    ) + line("M96 176 120 56M112 176 136 56M98 150h16M104 122h16M110 94h16", "#c98f50", 4),
  ],
  dispensary: [
    "blue",
    "city",
    on(124, 166, 1.05, p.house(104, 62, p.MARBLE, ["#5f9a6a", "#2f5f40"])) +
      on(124, 92, 1, circle(0, 0, 14, "#fbf0d8", 'stroke="#3b2415"') + line("M0-9V9M-6-4Q0-10 4-4 0 0-4 3 0 8 5 4", "#2f6a45", 3)) +
      on(70, 176, 1, p.jar(34, ["#cfe8b0", "#5f8a3f"])) +
      on(178, 178, 1, p.bush(34)) +
      on(178, 176, 1, p.flowers(30)),
  ],
  school: [
    "blue",
    "hills",
    on(128, 158, 1, p.arcade(118, 58, 3)) +
      on(128, 96, 1, p.tiles(124, 20)) +
      on(72, 174, 1, p.figure(52, "#fbf0d8")) +
      ["#6fa3c0", "#d9814f", "#8fb050"].map((cloak, n) => on(112 + n * 28, 180, 1, p.figure(28, cloak, "#5d3a1c"))).join(""),
  ],
  laboratory: [
    "dusk",
    "hall",
    rect(66, 142, 130, 12, "#96602f", 'stroke="#3b2415"') +
      rect(78, 154, 10, 26, "#5d3a1c") +
      rect(172, 154, 10, 26, "#5d3a1c") +
      path(
        "M96 142Q74 136 78 116 82 100 94 96V70H108V96Q122 100 124 116 126 136 104 142Z",
        "#a9e6ea",
        'stroke="#2f7f92" stroke-width="2.4"',
      ) +
      path("M80 120H122Q124 136 104 141H96Q76 136 80 120Z", "#c94f6f") +
      line("M108 78Q140 60 152 96", "#2f7f92", 4) +
      on(154, 142, 1.2, p.jar(40, ["#e8f7b0", "#8aa53a"])) +
      on(184, 142, 1, p.flame(1)),
  ],
  courthouse: [
    "gold",
    "city",
    on(122, 168, 1.15, p.temple(112, 50, 6)) + line("M122 62V46M104 52H140M104 52l-6 10h12ZM140 52l-6 10h12Z", "#7c4a12", 2.6),
  ],
  statue: [
    "blue",
    "city",
    on(122, 172, 1, p.steps(60, 3)) +
      on(122, 158, 1, p.block(44, 34)) +
      on(122, 126, 1.05, p.figure(84, "#e2b45a", "#96662a")) +
      line("M132 78 160 48", "#b98736", 8) +
      circle(162, 44, 6, "#ffcf5a", 'stroke="#3b2415"') +
      on(64, 166, 0.9, p.cypress(60)) +
      on(180, 166, 0.9, p.cypress(60)),
  ],
  temple: ["rose", "hills", on(122, 170, 1.1, p.temple(100, 60, 4)) + on(56, 166, 1, p.cypress(66)) + on(188, 166, 0.9, p.tree(0.9))],
  aqueduct: [
    "gold",
    "hills",
    times(5, (n) => on(56 + n * 36, 170, 1, p.arch(36, 62, p.SAND))) +
      times(7, (n) => on(50 + n * 26, 104, 1, p.arch(26, 30, p.SAND))) +
      rect(36, 64, 164, 6, "#5fb3c0", 'stroke="#3b2415"') +
      rect(36, 69, 164, 6, "#f0c98a", 'stroke="#3b2415"'),
  ],
  rostrum: [
    "rose",
    "city",
    on(122, 170, 1.1, p.block(104, 34)) +
      times(3, (n) => path(`M${92 + n * 30} 150q10-6 18-2l-8 10Z`, "#b98736", 'stroke="#3b2415"')) +
      on(122, 132, 1.2, p.figure(58, "#fbf0d8")) +
      line("M132 92 152 76", "#fbf0d8", 6) +
      on(78, 133, 1, p.column(0, 62, 8)) +
      on(168, 133, 1, p.column(0, 62, 8)) +
      times(5, (n) => circle(76 + n * 23, 184, 9, inTurn(["#8a5128", "#5d3a24", "#b0703f"], n), 'stroke="#3b2415"')),
  ],
  forum: [
    "blue",
    "city",
    on(124, 150, 1, p.temple(84, 44, 4)) +
      on(70, 176, 0.85, p.stall(54, ["#b8301f", "#fbf0d8"])) +
      on(166, 178, 0.95, p.stall(56, ["#2f6f92", "#fbf0d8"])) +
      on(118, 182, 0.8, p.figure(38, "#e2b45a", "#96662a")),
  ],
  caravansery: [
    "gold",
    "desert",
    on(128, 152, 1, p.arcade(124, 52, 5, p.SAND)) +
      on(128, 100, 1, p.dome(20)) +
      on(184, 160, 1, p.palm(66)) +
      path(
        "M52 176v-22l4-16q8-10 18-4 8-14 18 0l8 6 6-18 10 2-2 8-6 2-4 22-8 6v20h-5v-16h-22v16h-5v-18Z",
        "#a8713f",
        'stroke="#3b2415" stroke-width="1.4"',
      ) +
      rect(68, 138, 20, 10, "#b8301f", 'stroke="#3b2415"'),
  ],
  customs_house: [
    "rose",
    "sea",
    on(88, 164, 1, p.house(78, 60, p.MARBLE, ["#3f7f92", "#1f4f62"])) +
      on(166, 150, 0.62, p.ship(1)) +
      on(66, 182, 1, p.crate(24)) +
      on(96, 184, 1, p.barrel(26)) +
      on(132, 182, 1, p.crate(20)) +
      line("M128 160V120M112 126H144M112 126l-5 12h10ZM144 126l-5 12h10Z", "#3b2415", 2.4),
  ],
  brewery: [
    "gold",
    "city",
    on(128, 160, 1.05, p.house(96, 60, p.BRICK, ["#c98f50", "#6f4722"])) +
      on(150, 88, 0.8, p.smoke(0.9)) +
      times(3, (n) => on(68 + n * 32, 184, 1, p.barrel(34))) +
      on(84, 150, 0.8, p.barrel(34)) +
      on(180, 182, 1, p.jar(34, ["#ffe0a0", "#c98a2e"])),
  ],
};
