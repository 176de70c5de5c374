/** The vignettes of age II. */
import { circle, inTurn, at as on, path, rect, times } from "../../../face/brush.ts";
import * as p from "./parts.ts";
import type { Vignette } from "./vignettes-1.ts";

const E = p.EDGE;
const { line } = p;
const balance = (w: number): string => `M0 0V-${w * 1.1}M-${w / 2}-${w}H${w / 2}M-${w / 2}-${w}l-8 18h16ZM${w / 2}-${w}l-8 18h16Z`;

export const AGE_2: Readonly<Record<string, Vignette>> = {
  sawmill: [
    "left",
    "forest",
    on(138, 160, 1.25, p.house(84, 60, p.TIMBER, ["#d09450", "#6a3a26"])) +
      rect(30, 164, 170, 30, "#2f86a0") +
      line("M40 172h30M110 176h40", "#dff6f8", 2) +
      circle(88, 134, 40, "none", 'stroke="#2a1a10" stroke-width="11"') +
      circle(88, 134, 40, "none", 'stroke="#b07a40" stroke-width="7"') +
      line("M88 90V178M44 134H132M57 103 119 165M119 103 57 165", "#2a1a10", 6) +
      line("M88 90V178M44 134H132M57 103 119 165M119 103 57 165", "#d9a864", 3.4) +
      p.who(164, 172, 83, p.RED, "work left short") +
      on(144, 138, 0.7, p.logs(3)),
  ],
  brickyard: [
    "right",
    "plain",
    on(84, 168, 1.35, p.kiln(1)) +
      on(84, 82, 1, p.smoke(1)) +
      on(154, 178, 1, p.bricks(4, 4)) +
      p.who(136, 174, 91, p.OCHRE, "reach short", on(4, 6, 1, p.bricks(1, 2))),
  ],
  shelf_quarry: [
    "left",
    "cliffs",
    times(
      4,
      (n) =>
        path(`M${44 + n * 26} 172V${68 + n * 25}H200V172Z`, n % 2 === 0 ? "#d8d0c2" : "#a09a9c", E) +
        line(`M${45 + n * 26} ${70 + n * 25}H190`, "#fff6dc", 2),
    ) +
      p.who(70, 174, 86, p.BLUE, "show short straw", `<g transform="rotate(40)">${p.HAMMER}</g>`) +
      on(158, 94, 1, p.blocks()),
    "branch",
  ],
  glass_blower: [
    "dusk",
    "lamp",
    on(158, 178, 1.15, p.kiln(1)) +
      p.who(80, 178, 109, p.OCHRE, "push short") +
      line("M90 86 140 74", "#2a1a10", 5) +
      line("M90 86 140 74", "#c9c2b4", 2.6) +
      circle(152, 70, 21, "#9fe8e8", 'stroke="#2f7f92" stroke-width="2" opacity=".92"') +
      path("M138 66Q142 54 154 54 146 60 143 72Z", "#f4ffff"),
  ],
  drying_room: [
    "noon",
    "colonnade",
    line("M30 70H200M30 112H200", "#5d3a1c", 4) +
      times(8, (n) =>
        path(
          `M${48 + (n % 4) * 37} ${71 + Math.floor(n / 4) * 42}h30l-2 34q-13 5-27 0Z`,
          n % 2 ? "#f6e2b0" : "#fff8e0",
          'stroke="#8a6a3a"',
        ),
      ) +
      p.who(136, 176, 100, p.GREEN, "swing left veil"),
  ],
  walls: [
    "noon",
    "plain",
    on(120, 166, 1.3, p.wall(150, 54)) +
      on(72, 168, 1.3, p.tower(38, 76)) +
      on(172, 168, 1.3, p.tower(38, 76)) +
      on(122, 168, 1.3, p.door(30, 42)) +
      on(72, 62, 0.9, p.banner(30)) +
      p.soldier(122, 174, 62),
  ],
  horse_breeders: [
    "right",
    "plain",
    on(80, 166, 0.95, p.horse(["#8a6a5c", "#5a3c34", "#2c1c20"])) +
      on(120, 174, 1.35, p.horse()) +
      p.who(72, 178, 85, p.BLUE, "show short straw"),
  ],
  barracks: [
    "dusk",
    "plain",
    on(74, 164, 1.1, p.tent(76, 66, ["#d04a38", "#6c1420"])) +
      on(160, 164, 1.2, p.tent(80, 70, ["#f0cc90", "#8a5a44"])) +
      on(112, 180, 1.5, p.flame(1)) +
      p.soldier(76, 178, 72) +
      p.soldier(150, 178, 72, p.RED, " left"),
    "",
    [112, 160],
  ],
  archery_range: ["left", "forest", on(156, 168, 1, p.target(34)) + p.who(90, 174, 105, p.GREEN, "draw short"), "branch"],
  parade_ground: ["noon", "town", on(58, 160, 1, p.banner(104)) + times(3, (n) => p.soldier(86 + n * 42, 172 - n * 3, 84 - n * 6))],
  library: [
    "left",
    "skylight",
    times(
      3,
      (row) =>
        rect(48, 40 + row * 40, 100, 40, "#2f1a24", 'stroke="#b98248" stroke-width="4"') +
        times(6, (n) => circle(60 + n * 15, 72 + row * 40 - (n % 3) * 3, 6.5, inTurn(["#fff3d0", "#e6c98c", "#c98a54"], n + row), E)),
    ) +
      line("M118 178 140 46M136 178 156 46M124 148h18M128 118h18M133 88h17", "#8a5a2c", 4.4) +
      p.who(150, 176, 98, p.BLUE, "work left beard", p.SHEET),
  ],
  dispensary: [
    "noon",
    "harbour",
    on(124, 162, 1.2, p.house(110, 66, p.MARBLE, ["#6fae7c", "#2a5a44"])) +
      on(124, 84, 1.2, circle(0, 0, 15, "#fdf2d8", E) + line("M0-10V10M-6-4Q0-10 4-4 0 0-4 3 0 8 5 4", "#2f6a45", 3)) +
      p.who(86, 174, 88, p.GREEN, "give veil", p.CUP) +
      p.who(142, 174, 84, p.OCHRE, "give left beard", "", p.STAFF),
    "jar",
  ],
  school: [
    "right",
    "colonnade",
    p.who(148, 176, 109, p.WHITE, "show left beard", "", p.SHEET) +
      ([p.BLUE, p.OCHRE, p.RED] as const).map((cloth, n) => p.who(62 + n * 24, 178 - n * 2, 60, cloth, n === 1 ? "lift" : "give")).join(""),
  ],
  laboratory: [
    "night",
    "lamp",
    on(112, 178, 1, p.table(120, 36)) +
      path("M78 132Q56 126 60 106 64 90 76 86V58H90V86Q102 90 106 106 108 126 86 132Z", "#b8eef0", 'stroke="#2f7f92" stroke-width="2"') +
      path("M62 110H104Q106 126 86 131H78Q58 126 62 110Z", "#d8486c") +
      path("M68 92Q74 88 77 86V60h4V88Q70 96 66 108Z", "#f4ffff", 'opacity=".8"') +
      on(118, 132, 1.1, p.flame(1)) +
      p.who(150, 178, 102, p.BLUE, "reach left", on(0, 6, 1, p.jar(24, ["#f4ffb8", "#8aa53a"]))),
    "curtain",
  ],
  courthouse: [
    "right",
    "town",
    on(102, 164, 1.25, p.temple(112, 52, 5)) +
      p.who(150, 176, 96, p.PURPLE, "talk left beard", line("M0 0V-14M-20-10H20M-20-10l-7 16h14ZM20-10l-7 16h14Z", "#ffd86a", 2.6)),
    "column",
  ],
  statue: [
    "noon",
    "town",
    on(118, 174, 1.1, p.steps(64, 2)) +
      on(118, 164, 1.1, p.block(50, 34)) +
      p.who(118, 127, 101, p.GOLD, "call wreath", "", p.SHEET) +
      p.who(166, 174, 56, p.RED, "show left"),
    "branch",
  ],
  temple: [
    "right",
    "plain",
    on(108, 168, 1.3, p.temple(104, 60, 4)) + p.who(76, 178, 70, p.WHITE, "push veil", p.CUP) + on(116, 174, 1.1, p.flame(0.8)),
  ],
  aqueduct: [
    "left",
    "plain",
    on(120, 172, 1, p.arcade(190, 62, 4, p.SAND)) +
      on(120, 105, 1, p.arcade(190, 34, 7, p.SAND)) +
      rect(24, 62, 180, 7, "#5fc3d0", E) +
      line("M28 64H180", "#f4ffff", 1.6) +
      p.who(150, 178, 58, p.BLUE, "swing left veil") +
      on(150, 110, 0.9, p.jar(22)),
    "branch",
  ],
  rostrum: [
    "dusk",
    "town",
    on(122, 166, 1.15, p.block(112, 40)) +
      times(3, (n) => path(`M${84 + n * 34} 142q12-8 22-2l-10 10Z`, "#d09a38", E)) +
      p.who(122, 120, 84, p.WHITE, "call", "", p.SHEET) +
      on(0, 166, 1, p.columns([62, 182], 110, 10)) +
      times(4, (n) => p.who(70 + n * 34, 204, 50, inTurn([p.RED, p.BLUE, p.OCHRE], n), n % 2 ? "lift" : "give")),
  ],
  forum: [
    "noon",
    "town",
    on(120, 150, 1.15, p.temple(96, 50, 5)) +
      on(84, 176, 1.1, p.stall(62, ["#c8322c", "#fff6e0"])) +
      p.who(160, 178, 84, p.OCHRE, "work left", on(0, 10, 1, p.jar(26))) +
      p.who(122, 176, 80, p.PURPLE, "give veil"),
  ],
  caravansery: [
    "left",
    "desert",
    on(136, 156, 1.1, p.arcade(124, 56, 4, p.SAND)) +
      on(136, 94, 1.2, p.dome(22)) +
      on(188, 164, 1, p.palm(90)) +
      on(94, 176, 1.15, p.camel()) +
      p.who(160, 176, 86, p.BLUE, "give left veil", "", p.STAFF),
  ],
  customs_house: [
    "right",
    "sea",
    on(84, 164, 1.15, p.house(86, 66, p.MARBLE, ["#4f96a8", "#1c4458"])) +
      on(176, 148, 0.7, p.ship(1)) +
      p.who(138, 174, 89, p.PURPLE, "talk left", `<g transform="scale(.7)">${line(balance(40), "#ffd86a", 4)}</g>`, p.SHEET) +
      on(88, 180, 1, p.crate(28)) +
      on(66, 180, 1, p.barrel(26)),
  ],
  brewery: [
    "dusk",
    "harbour",
    on(126, 160, 1.15, p.house(100, 62, p.BRICK, ["#d09450", "#6a3a26"])) +
      on(152, 80, 0.9, p.smoke(0.9)) +
      on(68, 176, 1.2, p.barrel(40)) +
      p.who(150, 176, 93, p.GREEN, "work left short beard", p.CUP) +
      on(100, 180, 1, p.barrel(36)),
    "awning",
  ],
};
