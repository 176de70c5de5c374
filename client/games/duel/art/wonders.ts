/** The twelve wonders' pictures, 300 by 190, the ground at 160; the cost stands on the left, the effects on the right. */
import { type Brush, type ByName, circle, inTurn, line, at as on, oval, path, rect, times } from "../../../face/brush.ts";
import { backdrop, type Land, type Sky } from "./backdrop.ts";
import * as p from "./parts.ts";

const PICTURES: ByName<readonly [Sky, Land, string], "the_pyramids"> = {
  the_appian_way: [
    "gold",
    "hills",
    path("M96 190 142 112H158L236 190Z", "#cbb795", 'stroke="#3b2415"') +
      times(6, (n) => line(`M${136 - n * 7} ${122 + n * 12}H${166 + n * 13}`, "#7d6a4e", 1.4)) +
      times(
        3,
        (n) => on(116 - n * 17, 134 + n * 20, 0.7 + n * 0.3, p.cypress(76)) + on(186 + n * 24, 132 + n * 18, 0.7 + n * 0.3, p.cypress(76)),
      ) +
      on(152, 118, 0.7, p.arch(44, 48, p.SAND)) +
      on(160, 168, 0.75, p.soldier(44)),
  ],
  circus_maximus: [
    "rose",
    "city",
    oval(150, 140, 118, 48, "#c8935a", 'stroke="#3b2415" stroke-width="1.5"') +
      oval(150, 134, 98, 34, "#a9774a", 'stroke="#3b2415"') +
      oval(150, 138, 84, 25, "#f0d29a") +
      rect(104, 130, 92, 9, "#d8bd92", 'rx="4" stroke="#3b2415"') +
      on(150, 132, 0.62, p.obelisk(66)) +
      on(116, 160, 0.42, p.horse("#7c3d22")) +
      on(182, 162, 0.42, p.horse("#3b2c24")) +
      path("M80 160h14l4-12h-14Z", "#b8301f", 'stroke="#3b2415"') +
      times(5, (n) => on(70 + n * 40, 98 + Math.abs(n - 2) * 4, 0.8, p.banner(28, n % 2 === 0 ? "#b8301f" : "#d9a441"))),
  ],
  the_colossus: [
    "dusk",
    "sea",
    on(104, 176, 1, p.block(40, 34)) +
      on(196, 176, 1, p.block(40, 34)) +
      path("M100 144 130 84H170L200 144H182L152 102 118 144Z", "#b98736", 'stroke="#3b2415" stroke-width="1.6"') +
      path("M126 86 132 46H168L174 86Z", "#d9a441", 'stroke="#3b2415" stroke-width="1.6"') +
      circle(150, 30, 13, "#e2b45a", 'stroke="#3b2415" stroke-width="1.6"') +
      times(7, (n) => line(`M${140 + n * 3.4} 19l${(n - 3) * 2} -9`, "#ffe29a", 2.6)) +
      line("M134 52 112 26", "#d9a441", 10) +
      on(108, 22, 1.1, p.flame(0.9)) +
      line("M168 52 182 84", "#b98736", 10) +
      on(150, 162, 0.42, p.ship(1)),
  ],
  the_great_library: [
    "gold",
    "hall",
    times(
      3,
      (row) =>
        rect(84, 34 + row * 34, 136, 34, "#4b2d14", 'stroke="#b98248" stroke-width="4"') +
        times(9, (n) =>
          circle(
            94 + n * 14.5,
            61 + row * 34 - (n % 3) * 3,
            5.6,
            inTurn(["#fff3d0", "#e6c98c", "#d9a864", "#9fc7b0"], n * 2 + row),
            'stroke="#6f4722" stroke-width="1.3"',
          ),
        ),
    ) +
      on(92, 166, 1, p.column(0, 132, 15)) +
      on(212, 166, 1, p.column(0, 132, 15)) +
      on(138, 178, 1, p.figure(58, "#fbf0d8", "#8a6a8a")) +
      on(176, 176, 1, p.scroll(38, 34)),
  ],
  the_great_lighthouse: [
    "dusk",
    "sea",
    on(150, 180, 1.2, p.rock(120, 26)) +
      on(150, 164, 1, p.block(62, 62)) +
      on(150, 102, 1, p.block(42, 42)) +
      on(150, 60, 1, p.block(26, 22, p.SAND)) +
      on(150, 42, 1.4, p.flame(1)) +
      path("M160 28 300 0V60Z", "#fff0b0", 'opacity=".55"') +
      path("M140 28 0 8V50Z", "#fff0b0", 'opacity=".35"') +
      times(3, (n) => on(130 + n * 20, 146, 1, p.glow(9, 20))) +
      on(238, 158, 0.5, p.ship(1)),
  ],
  the_hanging_gardens: [
    "blue",
    "desert",
    times(
      4,
      (n) =>
        on(150, 168 - n * 30, 1, p.arcade(176 - n * 40, 28, 5 - n, p.SAND)) +
        times(6 - n, (k) =>
          on(74 + n * 20 + k * ((152 - n * 40) / (5 - n)), 142 - n * 30, 0.75, p.bush(34, k % 2 ? "#3f7a40" : "#5f9a48")),
        ) +
        on(150, 138 - n * 30, 1, p.flowers(150 - n * 40)),
    ) +
      on(84, 112, 0.7, p.palm(48)) +
      on(216, 112, 0.7, p.palm(48)) +
      on(150, 52, 0.8, p.tree(1)) +
      path("M146 80h8v90h-8Z", "#8fd6e0", 'opacity=".85"'),
  ],
  the_mausoleum: [
    "rose",
    "city",
    on(150, 172, 1, p.block(120, 44)) +
      on(150, 128, 1, `${rect(-46, -42, 92, 42, "#4a2f1c")}${times(6, (n) => p.column(-46 + n * 18.4, 42, 9))}`) +
      times(5, (n) =>
        rect(100 + n * 9, 78 - n * 8, 100 - n * 18, 8, n % 2 ? "#d8bd92" : "#fbf0d8", 'stroke="#3b2415" stroke-width="1.2"'),
      ) +
      on(150, 44, 0.42, p.horse("#d9a441")) +
      on(150, 172, 1, p.door(20, 30)) +
      on(78, 170, 1, p.cypress(88)) +
      on(222, 170, 1, p.cypress(88)),
  ],
  piraeus: [
    "gold",
    "sea",
    path("M40 160Q90 140 150 152T290 144V160Q220 172 150 166T40 176Z", "#c8a66a", 'stroke="#3b2415"') +
      on(96, 152, 0.9, p.house(56, 40)) +
      on(208, 148, 0.8, p.house(56, 40, p.MARBLE)) +
      on(150, 148, 0.9, p.tower(26, 62, p.SAND)) +
      on(112, 180, 0.72, p.ship(1)) +
      on(206, 184, 0.62, p.ship(1, "#e8b45a")),
  ],
  the_pyramids: [
    "gold",
    "desert",
    path("M40 166 132 34 224 166Z", "#f2cf8a", 'stroke="#3b2415" stroke-width="1.4"') +
      path("M132 34 224 166H150Z", "#a9733a") +
      times(9, (n) => line(`M${122 - n * 10} ${50 + n * 14}H${136 + n * 2.2}`, "#c8935a", 1.2)) +
      path("M168 168 228 82 288 168Z", "#eac07a", 'stroke="#3b2415" stroke-width="1.2"') +
      path("M228 82 288 168H238Z", "#96642f") +
      path("M122 48 132 34 142 48Q132 54 122 48Z", "#fff6d8") +
      on(76, 178, 0.9, p.palm(52)) +
      path("M128 184v-12l3-9q5-5 10-2 5-8 11 0l5 3 4-10 6 1-1 5-4 1-2 13-5 3v9h-3v-8h-14v8h-3v-9Z", "#5d3a1c"),
  ],
  the_sphinx: [
    "rose",
    "desert",
    path("M194 168 244 92 294 168Z", "#d9a35c", 'stroke="#3b2415"') +
      path("M62 172V156Q70 146 96 148L104 118Q150 102 206 122 236 132 236 172Z", "#d8a868", 'stroke="#3b2415" stroke-width="1.6"') +
      path("M62 172V156Q70 146 96 148L100 156H70V172Z", "#f0cc90") +
      path(
        "M84 118 92 62Q104 44 122 46 142 46 150 66L160 116Q140 130 122 128 100 128 84 118Z",
        "#e2b45a",
        'stroke="#3b2415" stroke-width="1.6"',
      ) +
      times(4, (n) => line(`M${90 + n} ${78 + n * 11}q8 4 12 2m34-2q8 2 ${14} 0`, "#2f6f92", 3)) +
      path("M102 74Q118 62 138 74L136 104Q120 118 106 104Z", "#f3d49a", 'stroke="#3b2415" stroke-width="1.2"') +
      line("M109 84h8M125 84h8M120 86v10M114 102h12", "#3b2415", 2.2) +
      path("M206 150q28-4 34 16", "none", 'stroke="#8a5a34" stroke-width="5"'),
  ],
  the_statue_of_zeus: [
    "storm",
    "hall",
    rect(84, 20, 132, 150, "#5d4636") +
      times(4, (n) => on(92 + n * 39 - (n > 1 ? 0 : 0), 170, 1, p.column(0, 138, 13))) +
      path("M116 170V112H184V170Z", "#96602f", 'stroke="#3b2415" stroke-width="1.5"') +
      path("M122 150Q118 96 136 84H164Q182 96 178 150Z", "#e2b45a", 'stroke="#3b2415" stroke-width="1.5"') +
      path("M150 86Q178 100 176 150H158Z", "#96662a", 'opacity=".6"') +
      circle(150, 66, 16, "#f0cf8c", 'stroke="#3b2415" stroke-width="1.5"') +
      path("M136 70Q150 98 164 70 162 84 150 88 138 84 136 70Z", "#fbf0d8", 'stroke="#3b2415"') +
      line("M136 58Q150 46 164 58", "#4f8040", 4) +
      path("M186 50l-12 26h10l-8 24 24-34h-11l10-16Z", "#ffe66a", 'stroke="#8a5f18" stroke-width="1.6"') +
      line("M172 100 184 84", "#e2b45a", 8),
  ],
  the_temple_of_artemis: [
    "blue",
    "forest",
    on(150, 174, 1.1, p.temple(156, 66, 8)) + on(52, 168, 1, p.cypress(76)) + path("M146 62q8-12 16 0-8 6-16 0Z", "#fbf0d8"),
  ],
};

export const picture = (brush: Brush, id: string, seed: number): string => {
  const [sky, land, inside] = PICTURES[id] ?? PICTURES.the_pyramids;
  return `<g transform="translate(0 -14) scale(1.5 1.06)">${backdrop(brush, sky, land, seed)}</g>${inside}`;
};
