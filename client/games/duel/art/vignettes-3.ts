/** The vignettes of age III and of the guilds. */
import { circle, line, at as on, oval, path, rect, times } from "../../../face/brush.ts";
import * as p from "./parts.ts";
import type { Vignette } from "./vignettes-1.ts";

export const AGE_3: Readonly<Record<string, Vignette>> = {
  arsenal: [
    "dusk",
    "city",
    on(124, 162, 1.1, p.block(108, 58, p.BRICK)) +
      on(124, 98, 1.1, p.tiles(112, 26, ["#8f3d22", "#5f2415"])) +
      on(124, 162, 1.2, p.door(30, 44)) +
      on(80, 152, 1, p.swords(0.9)) +
      on(168, 152, 1, p.swords(0.9)) +
      times(
        3,
        (n) => circle(86 + n * 38, 182, 13, "#d9a441", 'stroke="#3b2415" stroke-width="2"') + circle(86 + n * 38, 182, 5, "#b8301f"),
      ),
  ],
  pretorium: [
    "rose",
    "city",
    on(124, 168, 1.1, p.temple(104, 46, 5, p.SAND)) +
      on(70, 172, 1, p.banner(92)) +
      on(176, 172, 1, p.banner(92, "#8f2a4a")) +
      path("M108 72q8-14 16-4 8-10 16 4-8 0-16 8-8-8-16-8Z", "#e2b45a", 'stroke="#3b2415"'),
  ],
  fortifications: [
    "storm",
    "cliffs",
    on(122, 130, 1, p.wall(90, 50)) +
      on(122, 84, 1, p.tower(30, 44)) +
      on(122, 174, 1.15, p.wall(136, 44)) +
      on(66, 176, 1.1, p.tower(30, 66)) +
      on(178, 176, 1.1, p.tower(30, 66)) +
      on(122, 176, 1, p.door(28, 36)),
  ],
  siege_workshop: [
    "gold",
    "hills",
    line("M72 166 124 110 176 166M98 166 124 110 150 166M66 166H182", "#7f5227", 7) +
      line("M92 152 168 62", "#5d3a1c", 8) +
      circle(82, 162, 12, "#6f6a64", 'stroke="#3b2415" stroke-width="2"') +
      path("M160 70l16-16 8 10-14 14Z", "#b98248", 'stroke="#3b2415"') +
      circle(176, 56, 9, "#a9a49b", 'stroke="#3b2415" stroke-width="2"') +
      times(
        2,
        (n) => circle(84 + n * 80, 172, 14, "#96602f", 'stroke="#3b2415" stroke-width="3"') + circle(84 + n * 80, 172, 4, "#3b2415"),
      ),
  ],
  circus: [
    "rose",
    "city",
    path("M36 168Q36 92 122 92 208 92 208 168Z", "#c8935a", 'stroke="#3b2415"') +
      on(122, 168, 1, p.arcade(152, 34, 6, p.SAND)) +
      on(122, 132, 1, p.arcade(132, 26, 6, p.SAND)) +
      on(80, 104, 1, p.banner(34)) +
      on(122, 94, 1, p.banner(34, "#d9a441")) +
      on(160, 104, 1, p.banner(34, "#2f6f92")),
  ],
  academy: [
    "blue",
    "hills",
    on(124, 170, 1.05, p.temple(96, 44, 4)) +
      on(124, 84, 0.9, p.dome(24, ["#f4d68a", "#c9963a", "#80581c"])) +
      on(60, 170, 1, p.tree(1.2)) +
      on(178, 178, 1, p.figure(44, "#fbf0d8")) +
      on(158, 178, 1, p.figure(44, "#6fa3c0", "#3b6c88")),
  ],
  study: [
    "night",
    "hall",
    rect(68, 136, 126, 12, "#7f5227", 'stroke="#3b2415"') +
      rect(78, 148, 10, 32, "#4b2d14") +
      rect(174, 148, 10, 32, "#4b2d14") +
      path("M94 136V128Q112 118 130 128 148 118 166 128V136Q148 128 130 136 112 128 94 136Z", "#fff3d0", 'stroke="#3b2415"') +
      line("M130 128V136", "#3b2415", 1.6) +
      circle(170, 84, 20, "#3f86a0", 'stroke="#b98736" stroke-width="4"') +
      path("M158 78q8-12 16-4-2 10-12 14Z", "#8fb050") +
      rect(166, 104, 8, 30, "#b98736") +
      rect(86, 112, 8, 24, "#fbf0d8", 'stroke="#3b2415"') +
      on(90, 112, 0.9, p.flame(1)),
  ],
  university: [
    "gold",
    "city",
    on(124, 168, 1, p.arcade(138, 42, 5)) +
      on(124, 124, 1, p.block(100, 34)) +
      on(124, 90, 1, p.dome(34, ["#a8d8c0", "#4f9a80", "#235a48"])) +
      on(76, 124, 0.8, p.dome(14)) +
      on(172, 124, 0.8, p.dome(14)),
  ],
  observatory: [
    "night",
    "hills",
    on(114, 172, 1.1, p.rock(130, 44)) +
      on(114, 138, 1.1, p.block(56, 40, p.SLATE)) +
      on(114, 96, 1.1, p.dome(34, ["#b8c6e0", "#5f74a8", "#2c3a66"])) +
      line("M118 84 172 40", "#b98736", 13) +
      line("M118 82 172 38", "#f4d68a", 4) +
      path("M170 24l3 7 8 1-6 5 2 8-7-4-7 4 2-8-6-5 8-1Z", "#fff4c8"),
  ],
  palace: [
    "gold",
    "city",
    on(122, 150, 1.1, p.block(96, 62)) +
      on(122, 84, 1.1, p.dome(28, ["#ffe29a", "#d9a33a", "#8a5f18"])) +
      on(66, 168, 1, p.tower(30, 82, p.MARBLE)) +
      on(178, 168, 1, p.tower(30, 82, p.MARBLE)) +
      on(122, 170, 1, p.steps(74, 4)) +
      on(122, 150, 1.2, p.glow(26, 44)) +
      on(94, 140, 1, p.glow(11, 24)) +
      on(150, 140, 1, p.glow(11, 24)),
  ],
  town_hall: [
    "blue",
    "city",
    on(122, 168, 1.1, p.block(108, 60, p.SAND)) +
      on(122, 102, 1.1, p.tiles(112, 22)) +
      on(122, 104, 1, p.block(30, 46, p.MARBLE)) +
      on(122, 58, 1, p.gable(36, 22)) +
      circle(122, 78, 9, "#fbf0d8", 'stroke="#3b2415" stroke-width="2"') +
      line("M122 72V78L127 80", "#3b2415", 1.8) +
      times(5, (n) => on(78 + n * 22, 150, 1, n === 2 ? p.door(16, 34) : p.glow(10, 22))),
  ],
  obelisk: [
    "rose",
    "desert",
    on(122, 168, 1, p.steps(46, 3, p.SAND)) +
      on(122, 154, 1, p.obelisk(118)) +
      on(66, 168, 1, p.palm(62)) +
      on(178, 170, 0.9, p.palm(50)) +
      path("M150 168l26-34 26 34Z", "#d9a35c", 'stroke="#3b2415" stroke-width=".8"'),
  ],
  gardens: [
    "gold",
    "hills",
    on(124, 150, 1, p.arcade(112, 40, 4)) +
      times(4, (n) => on(76 + n * 32, 108, 0.8, p.bush(36))) +
      times(4, (n) => on(76 + n * 32, 104, 0.9, p.flowers(26))) +
      on(122, 182, 1, p.fountain()) +
      on(62, 172, 1, p.cypress(80)) +
      on(186, 172, 1, p.cypress(80)) +
      on(88, 182, 1, p.flowers(26, "#c94f8a")) +
      on(158, 182, 1, p.flowers(26, "#e8703a")),
  ],
  pantheon: [
    "blue",
    "city",
    on(122, 168, 1.1, p.block(112, 58)) +
      on(122, 106, 1.1, p.dome(46, ["#f0e2c4", "#c2a57c", "#7d6144"])) +
      on(122, 170, 0.95, p.temple(76, 50, 5)),
  ],
  senate: [
    "dusk",
    "city",
    on(122, 168, 1.05, p.temple(120, 58, 7)) +
      on(60, 176, 1, p.figure(42, "#fbf0d8", "#a03f4a")) +
      on(82, 180, 1, p.figure(42, "#fbf0d8", "#a03f4a")) +
      on(166, 180, 1, p.figure(42, "#fbf0d8", "#a03f4a")),
  ],
  chamber_of_commerce: [
    "gold",
    "hall",
    rect(64, 132, 132, 14, "#96602f", 'stroke="#3b2415"') +
      line("M130 132V58M92 74H168", "#b98736", 5) +
      path("M76 104H108Q106 118 92 118 78 118 76 104ZM152 96H184Q182 110 168 110 154 110 152 96Z", "#e2b45a", 'stroke="#3b2415"') +
      line("M92 74 78 104M92 74 106 104M168 74 154 96M168 74 182 96", "#7c5a22", 2) +
      times(4, (n) => oval(82, 130 - n * 5, 12, 4, "#f4c64a", 'stroke="#8a5f18"')) +
      on(170, 132, 0.7, p.scroll(34, 22)) +
      on(100, 180, 1, p.crate(26)) +
      on(162, 182, 1, p.jar(30, ["#bdf0ee", "#3f9fb0"])),
  ],
  port: [
    "blue",
    "sea",
    on(104, 158, 0.95, p.ship(1.1)) +
      on(178, 156, 0.42, p.ship(1, "#e8b45a")) +
      rect(36, 172, 120, 9, "#96602f", 'stroke="#3b2415"') +
      line("M50 180v20M90 180v20M130 180v20", "#5d3a1c", 6) +
      on(70, 172, 1, p.crate(18)) +
      on(142, 172, 1, p.barrel(20)),
  ],
  armory: [
    "rose",
    "hall",
    rect(70, 62, 122, 90, "#5d3a1c", 'stroke="#b98248" stroke-width="5"') +
      on(108, 138, 1.3, p.swords(1.2)) +
      on(
        160,
        112,
        1,
        path("M-20-30Q0-38 20-30V-4Q18 16 0 26-18 16-20-4Z", "#b8301f", 'stroke="#f4d68a" stroke-width="3"') +
          line("M0-30V22M-18-6H18", "#f4d68a", 3),
      ) +
      path("M80 184v-12a16 16 0 0 1 32 0v12h-7v-9h-18v9Z", "#d9a441", 'stroke="#3b2415"') +
      line("M96 156q-4-14 14-16", "#b8301f", 6),
  ],
  lighthouse: [
    "dusk",
    "sea",
    on(108, 172, 1, p.rock(96, 26)) +
      on(108, 158, 1, p.block(42, 44)) +
      on(108, 114, 1, p.block(30, 34)) +
      on(108, 80, 1, p.block(20, 18, p.SAND)) +
      on(108, 64, 1.1, p.flame(0.9)) +
      path("M116 56 200 28V72Z", "#fff0b0", 'opacity=".6"') +
      on(172, 158, 0.5, p.ship(1)),
  ],
  arena: [
    "gold",
    "city",
    oval(122, 128, 84, 46, "#c8935a", 'stroke="#3b2415"') +
      oval(122, 120, 66, 30, "#8a5a34", 'stroke="#3b2415"') +
      oval(122, 128, 52, 20, "#f0d29a") +
      path("M38 128Q44 178 122 178 200 178 206 128Q196 158 122 160 48 158 38 128Z", "#d8a868", 'stroke="#3b2415"') +
      times(7, (n) => on(62 + n * 20, 172 - Math.abs(n - 3) * 2.2, 0.8, p.door(12, 20))) +
      on(110, 138, 0.7, p.soldier(32)) +
      on(138, 138, 0.7, p.soldier(32)),
  ],
  merchants_guild: [
    "gold",
    "city",
    on(84, 174, 1.05, p.stall(66, ["#d9a33a", "#fbf0d8"])) +
      on(158, 176, 1.05, p.stall(66, ["#7a3f92", "#fbf0d8"])) +
      times(3, (n) => on(66 + n * 18, 157, 0.7, p.jar(24))) +
      on(120, 184, 1, p.figure(50, "#7a3f92", "#4a2460")) +
      circle(158, 152, 7, "#e8703a") +
      circle(170, 152, 7, "#8fb050"),
  ],
  shipowners_guild: [
    "rose",
    "sea",
    on(122, 160, 1.2, p.ship(1, "#b79ae0")) + line("M170 178v-20m-10 8h20m-26 10q16 14 32 0", "#3b2415", 4),
  ],
  builders_guild: [
    "blue",
    "city",
    on(96, 168, 1, p.wall(72, 66, p.SAND, true)) +
      line("M140 168V56H70M140 74 118 56", "#5d3a1c", 6) +
      line("M84 56V80", "#3b2415", 1.6) +
      on(84, 98, 1, p.block(22, 18)) +
      line("M156 168V92M184 168V92M150 120H190M150 146H190M156 120 184 92", "#96602f", 4) +
      on(170, 120, 0.7, p.figure(34, "#c9784a", "#7c3d22")),
  ],
  magistrates_guild: [
    "dusk",
    "city",
    on(122, 168, 1, p.temple(88, 44, 4)) +
      line("M64 176V96M48 108H80M48 108l-8 18h16ZM80 108l-8 18h16Z", "#b98736", 4) +
      on(176, 178, 1.1, p.figure(56, "#5b2d82", "#351850")) +
      on(166, 156, 0.5, p.scroll(20, 26)),
  ],
  scientists_guild: [
    "night",
    "hills",
    circle(124, 112, 46, "none", 'stroke="#e2b45a" stroke-width="5"') +
      oval(124, 112, 46, 16, "none", 'stroke="#c9963a" stroke-width="4"') +
      oval(124, 112, 16, 46, "none", 'stroke="#c9963a" stroke-width="4"') +
      line("M92 80 156 144", "#8a5f18", 4) +
      circle(124, 112, 12, "#5fb3c0", 'stroke="#3b2415"') +
      rect(118, 158, 12, 14, "#b98736", 'stroke="#3b2415"') +
      on(124, 182, 1, p.steps(50, 2)),
  ],
  moneylenders_guild: [
    "rose",
    "hall",
    path("M78 172V128H174V172Z", "#7f4a24", 'stroke="#3b2415" stroke-width="2"') +
      path("M78 128Q78 92 126 92 174 92 174 128Z", "#5d3a1c", 'stroke="#3b2415" stroke-width="2"') +
      rect(78, 122, 96, 10, "#f4c64a", 'stroke="#3b2415"') +
      times(7, (n) => circle(88 + n * 13, 122 - (n % 2) * 7, 8, "#f4c64a", 'stroke="#8a5f18" stroke-width="1.6"')) +
      rect(118, 130, 16, 20, "#d9a441", 'stroke="#3b2415"') +
      circle(126, 138, 3, "#3b2415") +
      times(4, (n) => oval(60, 178 - n * 6, 12, 4, "#f4c64a", 'stroke="#8a5f18"')),
  ],
  tacticians_guild: [
    "dusk",
    "hall",
    path("M58 172 76 112H180L196 172Z", "#e3c283", 'stroke="#3b2415" stroke-width="2"') +
      line("M78 160Q100 130 130 146T186 128", "#7f5227", 2.6, 'stroke-dasharray="5 5"') +
      path("M84 128q18-10 30 0-8 14-30 0Z", "#8fb050") +
      on(106, 152, 0.8, p.soldier(40)) +
      on(156, 144, 0.8, p.soldier(40)) +
      on(134, 164, 0.7, p.banner(40, "#5b2d82")) +
      on(174, 100, 1, p.swords(1)),
  ],
};
