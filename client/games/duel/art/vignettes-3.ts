/** The vignettes of age III and of the guilds. Their costs hide the left from 10 to 50. */
import { circle, at as on, oval, path, rect, times } from "../../../face/brush.ts";
import * as p from "./parts.ts";
import type { Vignette } from "./vignettes-1.ts";

const E = p.EDGE;
const { line } = p;
const coins = (x: number, y: number, count: number): string =>
  times(count, (n) => oval(x + (n % 2), y - n * 5, 12, 4.4, "#f4c64a", 'stroke="#7c4f1c" stroke-width="1.3"'));
const scales = (y: number): string =>
  line(`M0 ${y}V-14M-20-10H20`, "#d09a38", 4) +
  path("M-20-10l-9 20h18ZM20-10l-9 20h18Z", "none", 'stroke="#ffe08a" stroke-width="1.4"') +
  path("M-31 10h22q-2 8-11 8t-11-8ZM9 10h22q-2 8-11 8t-11-8Z", "#e2b45a", E);
const shield =
  path("M-22-32Q0-40 22-32V-4Q20 18 0 28-20 18-22-4Z", "#b02c28", E) +
  path("M-22-32Q-8-37 0-37V28Q-20 18-22-4Z", "#e8583c") +
  line("M0-36V26M-20-8H20", "#ffe08a", 3);

export const AGE_3: Readonly<Record<string, Vignette>> = {
  arsenal: [
    "dusk",
    "town",
    on(130, 160, 1.25, p.block(112, 64, p.BRICK)) +
      on(130, 80, 1.25, p.tiles(114, 26, ["#9a4030", "#521a1c"])) +
      path("M84 160V112A34 34 0 0 1 152 112V160Z", "#24101a", E) +
      p.who(96, 176, 93, p.OCHRE, "show short beard", p.HAMMER) +
      on(136, 174, 1, path("M-20-34H22L12-26H8L12 0H-12L-8-26-20-30Z", "#6a6a78", E)) +
      line("M122 138h30", "#ffb060", 4) +
      on(180, 150, 1, shield),
    "",
    [118, 140],
  ],
  pretorium: [
    "right",
    "town",
    on(100, 162, 1.25, p.temple(104, 50, 4, p.SAND)) +
      on(152, 170, 1, p.banner(112)) +
      p.soldier(70, 176, 88) +
      p.who(128, 176, 84, p.RED, "talk helmet"),
  ],
  fortifications: [
    "storm",
    "cliffs",
    on(128, 128, 1.2, p.wall(90, 46)) +
      on(128, 96, 1.2, p.tower(34, 44)) +
      on(122, 172, 1.3, p.wall(140, 42)) +
      on(74, 174, 1.3, p.tower(32, 64)) +
      on(182, 174, 1.3, p.tower(32, 64)) +
      on(128, 174, 1.2, p.door(30, 36)) +
      on(128, 46, 0.8, p.banner(34)),
  ],
  siege_workshop: [
    "left",
    "plain",
    line("M58 166 116 96 174 166M88 166 116 130 144 166M52 166H182", "#2a1a10", 10) +
      line("M58 166 116 96 174 166M88 166 116 130 144 166M52 166H182", "#a8713f", 6.6) +
      line("M82 150 172 44", "#2a1a10", 11) +
      line("M82 150 172 44", "#c08a4c", 7) +
      on(80, 160, 1, p.rock(34, 26)) +
      circle(178, 36, 14, "#a9a49b", E) +
      path("M168 30Q172 22 182 24 174 28 172 38Z", "#e8e0d0") +
      circle(70, 172, 16, "#96602f", 'stroke="#2a1a10" stroke-width="3"') +
      p.who(160, 178, 87, p.RED, "reach left short helmet"),
  ],
  circus: [
    "noon",
    "town",
    path("M30 168Q30 84 122 84 214 84 214 168Z", "#d09a60", E) +
      on(122, 172, 1, p.arcade(180, 40, 6, p.SAND)) +
      on(122, 128, 1, p.arcade(156, 30, 7, p.SAND)) +
      on(76, 98, 1, p.banner(40)) +
      on(122, 86, 1, p.banner(40, "#e2b45a")) +
      on(166, 98, 1, p.banner(40, "#2f66aa")) +
      on(110, 186, 0.78, p.horse()) +
      on(156, 184, 0.9, path("M-22-4V-30Q0-34 18-12V-4Z", "#b02c28", E) + circle(-4, -2, 12, "none", 'stroke="#2a1a10" stroke-width="4"')) +
      p.who(152, 172, 52, p.BLUE, "reach left helmet"),
  ],
  academy: [
    "left",
    "plain",
    on(130, 160, 1.2, p.temple(96, 48, 4)) +
      on(130, 68, 0.9, p.dome(26, ["#ffe29a", "#d09a38", "#7c4f1c"])) +
      p.who(86, 178, 92, p.WHITE, "talk beard") +
      p.who(138, 178, 83, p.BLUE, "work left", p.SHEET),
    "branch",
  ],
  study: [
    "dusk",
    "lamp",
    on(116, 178, 1, p.table(116, 32)) +
      p.who(164, 178, 109, p.PURPLE, "work left beard") +
      path("M88 136V128Q104 116 118 127 132 116 148 128V136Q132 128 118 136 104 128 88 136Z", "#fff3d0", E) +
      line("M118 128V136M94 130q10-5 18-1M124 129q10-4 18 2", "#8a6a3a", 1.4) +
      circle(78, 106, 19, "#3f86a0", 'stroke="#d09a38" stroke-width="4"') +
      path("M66 100q8-12 16-4-2 10-12 14Z", "#8fb050") +
      rect(74, 126, 8, 10, "#b98736", E),
  ],
  university: [
    "noon",
    "plain",
    on(128, 166, 1.15, p.arcade(146, 42, 5)) +
      on(128, 112, 1.1, p.block(100, 26)) +
      on(128, 84, 1.15, p.dome(36, ["#b8ead0", "#4f9a80", "#1f5248"])) +
      on(80, 112, 1, p.dome(16)) +
      on(178, 112, 1, p.dome(16)) +
      p.who(90, 178, 72, p.RED, "work", p.SHEET) +
      p.who(146, 178, 72, p.WHITE, "talk left beard"),
    "branch",
  ],
  observatory: [
    "night",
    "plain",
    on(122, 174, 1.2, p.rock(130, 40)) +
      on(126, 142, 1.2, p.block(60, 36, p.SLATE)) +
      on(126, 100, 1.2, p.dome(36, ["#c8d6f0", "#5f74a8", "#2c3a66"])) +
      line("M124 88 182 36", "#2a1a10", 16) +
      line("M124 88 182 36", "#c98a34", 12) +
      line("M122 84 178 34", "#ffe29a", 3) +
      p.who(80, 176, 84, p.BLUE, "show beard", "", p.SHEET),
  ],
  palace: [
    "left",
    "town",
    on(128, 158, 1.2, p.block(100, 60)) +
      on(128, 86, 1.2, p.dome(30, ["#ffeaa0", "#dba63a", "#8a5718"])) +
      on(74, 168, 1.15, p.tower(30, 86, p.MARBLE)) +
      on(184, 168, 1.15, p.tower(30, 86, p.MARBLE)) +
      on(128, 172, 1.1, p.steps(70, 3)) +
      on(128, 156, 1.3, p.glow(28, 44)) +
      path("M100 118a5 5 0 0 1 10 0v22h-10ZM146 118a5 5 0 0 1 10 0v22h-10Z", "#ffcf5a", E) +
      p.who(128, 172, 63, p.PURPLE, "give wreath", "", p.STAFF),
    "branch",
  ],
  town_hall: [
    "noon",
    "harbour",
    on(126, 162, 1.2, p.block(112, 58, p.SAND)) +
      on(126, 92, 1.2, p.tiles(114, 22)) +
      on(126, 100, 1.1, p.block(34, 50, p.MARBLE)) +
      on(126, 45, 1.1, p.gable(42, 22)) +
      circle(126, 70, 11, "#fdf2d8", 'stroke="#2a1a10" stroke-width="2"') +
      line("M126 62V70L132 73", "#2a1a10", 2) +
      times(5, (n) => on(78 + n * 24, 148, 1, n === 2 ? p.door(16, 34) : p.glow(10, 22))) +
      p.who(92, 178, 78, p.RED, "give") +
      p.who(140, 178, 78, p.GREEN, "give left beard"),
  ],
  obelisk: [
    "right",
    "desert",
    on(112, 170, 1.1, p.steps(50, 3, p.SAND)) +
      on(112, 154, 1.2, p.obelisk(116)) +
      path("M146 168l34-44 34 44Z", "#d9a35c", E) +
      on(64, 172, 1, p.palm(86)) +
      p.who(146, 178, 66, p.WHITE, "show left veil"),
  ],
  gardens: [
    "left",
    "colonnade",
    times(4, (n) => on(66 + n * 38, 160, 1, p.bush(44)) + on(66 + n * 38, 156, 1, p.flowers(34, n % 2 ? "#e2578a" : "#f08a4a"))) +
      on(94, 180, 1.2, p.fountain()) +
      p.who(152, 178, 87, p.GREEN, "work left straw", on(0, 6, 1, p.jar(22))),
    "branch",
  ],
  pantheon: [
    "dusk",
    "town",
    on(126, 164, 1.3, p.block(116, 62)) +
      on(126, 84, 1.3, p.dome(48, ["#f6e6c4", "#c2a07c", "#70504c"])) +
      on(126, 172, 1.1, p.temple(80, 48, 4)) +
      on(126, 160, 1.2, p.flame(0.9)) +
      p.who(168, 178, 70, p.PURPLE, "swing left veil"),
  ],
  senate: [
    "noon",
    "colonnade",
    path("M30 172A96 56 0 0 1 214 172Z", "#dcb98a", E) +
      path("M58 172A68 38 0 0 1 190 172Z", "#b08a6c", E) +
      p.who(88, 152, 74, p.WHITE, "work") +
      p.who(166, 152, 74, p.WHITE, "give left beard") +
      p.who(126, 176, 97, p.RED, "call wreath", "", p.SHEET),
  ],
  chamber_of_commerce: [
    "left",
    "doorway",
    on(100, 176, 1, p.table(116, 34)) +
      `<g transform="translate(112 90)">${scales(42)}</g>` +
      p.who(164, 176, 104, p.PURPLE, "show left beard") +
      coins(72, 130, 5) +
      coins(140, 130, 3),
    "",
  ],
  port: [
    "noon",
    "sea",
    on(96, 152, 1.25, p.ship(1)) +
      on(182, 136, 0.4, p.ship(1, "#e8b45a")) +
      rect(30, 172, 180, 9, "#96602f", E) +
      rect(30, 172, 180, 2, "#fff0c4") +
      p.who(160, 174, 83, p.BLUE, "swing left short") +
      on(160, 72, 1, p.crate(22)) +
      on(84, 172, 1, p.barrel(24)),
  ],
  armory: [
    "dusk",
    "lamp",
    line("M60 78H200", "#2a1a10", 6) +
      on(88, 122, 1.2, p.swords(1.1)) +
      on(172, 118, 1, shield) +
      p.who(
        132,
        178,
        100,
        p.RED,
        "reach left short helmet",
        `<g transform="rotate(-50)">${line("M0 8V-44", "#2a1a10", 7) + line("M0 4V-44", "#eef0f0", 4) + line("M-9 2H9", "#d09a38", 4)}</g>`,
      ) +
      on(170, 178, 1, p.barrel(34)),
  ],
  lighthouse: [
    "night",
    "sea",
    path("M118 46 204 8V92ZM112 46 20 20V64Z", "#fff0b0", 'opacity=".55"') +
      on(116, 176, 1.2, p.rock(104, 28)) +
      on(116, 158, 1.2, p.block(42, 42)) +
      on(116, 110, 1.2, p.block(30, 32)) +
      on(116, 72, 1.2, p.block(20, 14, p.SAND)) +
      on(116, 56, 1.4, p.flame(0.9)) +
      on(116, 150, 1, p.glow(9, 18)) +
      on(176, 160, 0.62, p.ship(1)),
    "",
    [116, 44],
  ],
  arena: [
    "right",
    "plain",
    oval(118, 132, 92, 50, "#c8935a", E) +
      oval(118, 124, 76, 36, "#7c4a34", E) +
      line("M50 118Q118 82 186 118M58 126Q118 96 178 126", "#e8b890", 2.4, 'stroke-dasharray="3 4"') +
      oval(118, 136, 62, 24, "#f4d8a0", E) +
      p.soldier(92, 158, 68) +
      p.who(
        138,
        158,
        68,
        p.BLUE,
        "call left short helmet",
        `<g transform="rotate(-30)">${line("M0 4V-34", "#2a1a10", 7) + line("M0 0V-34", "#eef0f0", 4)}</g>`,
      ) +
      path("M26 146Q44 204 118 204 192 204 210 146Q190 168 118 170 46 168 26 146Z", "#d8a868", E),
    "awning",
  ],
  merchants_guild: [
    "noon",
    "harbour",
    on(92, 172, 1.3, p.stall(66, ["#e2a83a", "#fff6e0"])) +
      times(3, (n) => on(72 + n * 20, 151, 0.85, p.jar(24))) +
      p.who(164, 176, 101, p.PURPLE, "give left veil", path("M-9-2Q-12 14 0 15 12 14 9-2L4-8H-4Z", "#c98f50", E)) +
      p.who(118, 176, 87, p.OCHRE, "work beard"),
    "awning",
  ],
  shipowners_guild: [
    "right",
    "sea",
    on(104, 154, 1.4, p.ship(1, "#c0a0ea")) +
      p.who(146, 180, 87, p.PURPLE, "call left beard", "", p.SHEET) +
      line("M76 190v-28m-11 9h22m-28 7q17 16 34 0", "#2a1a10", 5),
  ],
  builders_guild: [
    "left",
    "town",
    on(98, 172, 1.1, p.wall(80, 64, p.SAND)) +
      line("M156 172V48H76M156 82 128 50", "#2a1a10", 8) +
      line("M156 172V48H76M156 82 128 50", "#a8743c", 5) +
      line("M84 50V72", "#2a1a10", 1.8) +
      on(84, 96, 1, p.block(26, 22)) +
      p.who(114, 96, 50, p.OCHRE, "reach left short straw") +
      p.who(166, 176, 94, p.PURPLE, "work left beard", p.SHEET),
  ],
  magistrates_guild: [
    "dusk",
    "colonnade",
    on(94, 176, 1, p.steps(70, 2)) +
      p.who(
        94,
        168,
        108,
        p.PURPLE,
        "weigh veil",
        line("M0-10V56", "#2a1a10", 6) + line("M0-10V54", "#eef0f0", 3) + line("M-10 2H10", "#d09a38", 4),
        scales(0),
      ) +
      p.who(160, 178, 80, p.WHITE, "give left beard", p.SHEET),
    "curtain",
  ],
  scientists_guild: [
    "night",
    "town",
    on(116, 182, 1.1, p.steps(50, 2)) +
      rect(110, 148, 12, 26, "#b98736", E) +
      circle(116, 102, 52, "none", 'stroke="#2a1a10" stroke-width="8"') +
      circle(116, 102, 52, "none", 'stroke="#e2b45a" stroke-width="5"') +
      oval(116, 102, 52, 18, "none", 'stroke="#c98a34" stroke-width="4"') +
      oval(116, 102, 18, 52, "none", 'stroke="#c98a34" stroke-width="4"') +
      path("M80 66A52 52 0 0 1 116 50", "none", 'stroke="#fff6d0" stroke-width="2.4"') +
      line("M80 66 152 138", "#8a5f18", 4) +
      circle(116, 102, 14, "#5fc3d0", E) +
      circle(112, 98, 5, "#d8fff8") +
      p.who(170, 178, 84, p.PURPLE, "show left beard"),
  ],
  moneylenders_guild: [
    "dusk",
    "doorway",
    on(
      96,
      176,
      1,
      path("M-46 0V-34H46V0Z", "#7f4a24", E) +
        path("M-46-34Q-46-70 0-70 46-70 46-34Z", "#4a2618", E) +
        rect(-46, -38, 92, 9, "#f4c64a", E) +
        times(6, (n) => circle(-36 + n * 14, -40 - (n % 2) * 7, 8, "#f4c64a", 'stroke="#7c4f1c" stroke-width="1.6"')) +
        rect(-9, -30, 18, 18, "#d9a441", E) +
        circle(0, -21, 3, "#2a1a10"),
    ) +
      p.who(160, 178, 104, p.PURPLE, "work left beard", circle(0, -6, 8, "#ffdc6a", 'stroke="#7c4f1c" stroke-width="1.6"')) +
      coins(62, 182, 4),
  ],
  tacticians_guild: [
    "night",
    "lamp",
    p.who(96, 178, 98, p.RED, "give helmet") +
      p.who(160, 178, 98, p.PURPLE, "give left beard") +
      path("M54 178 68 134H188L204 178Z", "#ecd096", E) +
      line("M74 168Q96 140 122 156T184 144", "#7f5227", 2.6, 'stroke-dasharray="5 5"') +
      path("M78 144q18-8 30 0-8 10-30 0Z", "#8fb050") +
      on(150, 164, 0.7, p.banner(34, "#5b2d82")) +
      on(112, 168, 0.7, p.banner(34)),
  ],
};
