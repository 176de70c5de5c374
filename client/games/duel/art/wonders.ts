/** The twelve wonders' pictures, 300 by 190, the ground at 160; the cost stands on the left, the effects on the right. */
import { type Brush, type ByName, circle, inTurn, at as on, path, rect, times } from "../../../face/brush.ts";
import { backdrop, type Lamp, type Land, type Light, wash } from "./backdrop.ts";
import * as p from "./parts.ts";

const E = p.EDGE;
const { line } = p;
const [GOLD_LIT, GOLD, GOLD_DARK] = p.GOLD;
/** A colossal head in profile, looking to the right, around its middle; crowned by what is given. */
const head = (crown: string): string =>
  path("M-9 22V10Q-17 2-15-10-12-22 2-22 15-21 15-9L20 0 15 3Q16 8 14 14 8 19 5 17L8 26H-9Z", GOLD, E) +
  path("M2-20Q14-20 14-9L18-1 14 2 13 13Q6 10 6 0Z", GOLD_LIT) +
  path("M-9 22V10Q-17 2-15-10Q-14-18-6-21-12-8-4 6L-2 24Z", GOLD_DARK) +
  line("M7-7h7M11 8h4", "#2a1a10", 1.8) +
  crown;
const chariot = (x: number, y: number, s: number, cloth: p.Tones): string =>
  on(
    x,
    y,
    s,
    on(38, 0, 1, p.horse()) +
      p.who(-26, -8, 60, cloth, "push helmet") +
      path("M-46-8V-32Q-20-36-4-14V-6Z", cloth[1], E) +
      circle(-24, -4, 13, "none", 'stroke="#2a1a10" stroke-width="4.4"') +
      line("M-4-12H24", "#2a1a10", 3),
  );

const PICTURES: ByName<readonly [Light, Land, string, Lamp?], "the_pyramids"> = {
  the_appian_way: [
    "left",
    "plain",
    path("M84 190 140 104H156L250 190Z", "#d8c09a", E) +
      path("M140 104H148L130 190H84Z", "#fff0cc", 'opacity=".6"') +
      line("M130 120H172M120 134H188M108 150H204M94 168H224M148 106 150 190M132 134 116 190M168 134 200 190", "#8a6a50", 1.4) +
      times(
        3,
        (n) => on(112 - n * 20, 126 + n * 24, 0.8 + n * 0.5, p.cypress(80)) + on(186 + n * 30, 126 + n * 22, 0.8 + n * 0.5, p.cypress(80)),
      ) +
      on(149, 110, 0.9, p.arch(52, 56, p.SAND)) +
      p.soldier(136, 160, 66) +
      p.soldier(172, 160, 66),
  ],
  circus_maximus: [
    "right",
    "plain",
    path("M-10 112Q150 74 310 112V190H-10Z", "#b9784a", E) +
      line("M0 118Q150 82 300 118M0 126Q150 92 300 126", "#ffe0b0", 3, 'stroke-dasharray="3 5"') +
      path("M-10 134Q150 104 310 134V190H-10Z", "#f2d49a", E) +
      rect(96, 118, 116, 9, "#dcb98a", E) +
      on(154, 120, 0.8, p.obelisk(92)) +
      on(90, 104, 1, p.banner(44)) +
      on(206, 104, 1, p.banner(44, "#e2b45a")) +
      chariot(196, 160, 0.62, p.BLUE) +
      chariot(112, 170, 0.86, p.RED),
  ],
  the_colossus: [
    "dusk",
    "sea",
    on(
      18,
      22,
      0.88,
      on(110, 178, 1, p.block(44, 26)) +
        on(194, 178, 1, p.block(44, 26)) +
        path("M96 152 118 92 124 74H176L184 92 206 152H182L152 104 124 152Z", GOLD, E) +
        path("M96 152 118 92 124 74H140L138 104 108 152Z", GOLD_LIT) +
        path("M160 96 176 74 184 92 206 152H194Z", GOLD_DARK) +
        path("M118 92Q150 104 184 92L186 106Q150 116 112 108Z", "#b02c28", E) +
        path("M122 88Q120 62 124 50 150 40 178 50L180 88Q150 100 122 88Z", GOLD, E) +
        path("M122 88Q120 62 124 50 132 46 142 45L138 93Q128 92 122 88Z", GOLD_LIT) +
        path("M164 94 168 47 178 50 180 88Z", GOLD_DARK) +
        line("M128 54 108 34 106 12", "#2a1a10", 14) +
        line("M128 54 108 34 106 12", GOLD, 10.5) +
        line("M125 51 105 33 104 12", GOLD_LIT, 3) +
        on(106, 8, 1.3, p.flame(0.9)) +
        line("M174 54Q194 70 184 92", "#2a1a10", 14) +
        line("M174 54Q194 70 184 92", GOLD, 10.5) +
        on(152, 27, 0.82, head(line("M-14-16-24-28M-6-22-10-36M4-24V-38M12-20 20-32", "#ffe9a0", 4))) +
        on(154, 172, 0.6, p.ship(1)),
    ),
    [100, 94],
  ],
  the_great_library: [
    "left",
    "skylight",
    times(
      3,
      (row) =>
        rect(88, 28 + row * 36, 126, 36, "#2f1a24", 'stroke="#b98248" stroke-width="4"') +
        times(8, (n) =>
          circle(100 + n * 15, 57 + row * 36 - (n % 3) * 3, 6, inTurn(["#fff3d0", "#e6c98c", "#c98a54", "#9fc7b0"], n * 2 + row), E),
        ),
    ) +
      p.columns([84, 218], 142, 20).replace("<path", '<g transform="translate(0 170)"><path') +
      "</g>" +
      path("M170 12 96 176H180L206 12Z", "#fff0b8", 'opacity=".3"') +
      p.who(128, 172, 82, p.WHITE, "give beard", p.SHEET) +
      p.who(182, 172, 78, p.BLUE, "call left", "", p.SHEET),
  ],
  the_great_lighthouse: [
    "night",
    "sea",
    path("M158 26 310-16V74ZM142 26-10-2V54Z", "#fff0b0", 'opacity=".5"') +
      on(150, 182, 1.6, p.rock(130, 26)) +
      on(150, 160, 1.15, p.block(64, 56)) +
      on(150, 96, 1.15, p.block(44, 36)) +
      on(150, 56, 1.15, p.block(26, 14, p.SAND)) +
      on(150, 40, 1.6, p.flame(0.9)) +
      times(3, (n) => on(130 + n * 20, 142, 1, p.glow(9, 20))) +
      on(150, 86, 1, p.glow(9, 18)) +
      on(228, 160, 0.7, p.ship(1)) +
      on(72, 162, 0.5, p.ship(1, "#e8b45a")),
    [100, 70],
  ],
  the_hanging_gardens: [
    "noon",
    "desert",
    times(
      3,
      (n) =>
        on(150, 170 - n * 40, 1.1, p.arcade(176 - n * 52, 36, 5 - n, p.SAND)) +
        path(
          times(7 - n * 2, (k) => `M${64 + n * 28 + k * 26} ${132 - n * 40}q-4-16 12-16 6-8 14 0 12 2 8 16l-4 12-6-10-6 16-6-14-6 8Z`),
          n % 2 ? "#5f9a48" : "#3f8046",
          E,
        ) +
        on(150, 126 - n * 40, 1, p.flowers(150 - n * 52)),
    ) +
      on(78, 132, 0.9, p.palm(58)) +
      on(222, 132, 0.9, p.palm(58)) +
      on(150, 46, 1, p.tree(1)) +
      path("M145 54h10v116h-10Z", "#a8eaf0", 'opacity=".9"') +
      line("M148 56V168", "#fff", 1.6),
  ],
  the_mausoleum: [
    "right",
    "plain",
    on(150, 174, 1.2, p.block(130, 42)) +
      rect(90, 80, 120, 44, "#3a1e28") +
      on(150, 124, 1, p.columns([-54, -32, -11, 11, 32, 54], 40, 10)) +
      path("M86 82 128 36H172L214 82Z", "#dcb98a", E) +
      path("M86 82 128 36H146L130 82Z", "#fff6dc") +
      path("M172 36 214 82H186L162 36Z", "#8f6650") +
      line("M94 73H206M102 64H198M111 55H189M119 46H181", "#8f6650", 1.4) +
      chariot(146, 36, 0.38, p.GOLD) +
      on(150, 174, 1.2, p.door(24, 32)) +
      on(66, 176, 1.2, p.cypress(96)) +
      on(234, 176, 1.2, p.cypress(96)),
  ],
  piraeus: [
    "left",
    "harbour",
    on(190, 140, 1, p.tower(30, 74, p.SAND)) +
      on(90, 142, 1, p.house(60, 44)) +
      on(234, 146, 1, p.house(56, 40, p.MARBLE, ["#4f96a8", "#1c4458"])) +
      path("M-10 150H310V190H-10Z", "#2f86a0") +
      line("M20 158h50M110 156h60M210 160h60M60 172h40M170 176h60", "#dff6f8", 2) +
      on(124, 164, 1.3, p.ship(1)) +
      on(218, 178, 1, p.ship(1, "#e8b45a")),
  ],
  the_pyramids: [
    "right",
    "desert",
    path("M20 168 122 22 224 168Z", "#f6d692", E) +
      path("M122 22 224 168H142Z", "#9a6034") +
      line("M112 38 132 38M92 66H134M72 96H136M50 126H138M32 152H140", "#c98f56", 1.5) +
      path("M108 42 122 22 138 44Q124 50 108 42Z", "#fffbe6", E) +
      path("M166 170 232 76 298 170Z", "#ecc27c", E) +
      path("M232 76 298 170H244Z", "#8a5634") +
      path("M-10 166Q80 154 170 168T310 162V190H-10Z", "#e0ae6c") +
      on(104, 178, 0.62, p.camel()) +
      on(166, 180, 0.62, p.camel()) +
      p.who(134, 178, 36, p.BLUE, "give veil") +
      on(70, 182, 1, p.palm(66)),
  ],
  the_sphinx: [
    "dusk",
    "desert",
    path("M190 168 248 80 306 168Z", "#a8604c", E) +
      path("M248 80 306 168H258Z", "#5c2c3c") +
      path("M54 176V156Q64 144 96 146L104 112Q160 92 216 118 248 132 246 176Z", "#d09a58", E) +
      path("M104 112Q160 92 216 118Q170 112 150 140T92 176H54V156Q64 144 96 146Z", "#f6d28c", 'opacity=".75"') +
      line("M60 170H92M62 164H88M206 150Q240 148 238 176", "#7c4a34", 2.4) +
      path("M78 120 88 54Q98 26 122 26 148 26 156 54L166 122Q150 134 146 108H98Q96 130 78 120Z", GOLD, E) +
      path("M78 120 88 54Q98 26 116 26L106 60 98 108Q96 130 78 120Z", GOLD_LIT) +
      line("M86 68 98 72M84 82 97 86M82 96 96 100M80 110 94 113M158 68 148 72M160 82 149 86M162 96 149 100M164 110 150 113", "#2f66aa", 4) +
      path("M102 52Q122 42 144 52L146 84Q140 108 123 110 106 106 100 84Z", "#f4c88a", E) +
      path("M124 47Q140 48 144 52L146 84Q140 108 123 110L126 84Z", "#c07c50") +
      path("M102 52Q122 42 144 52L145 60Q122 52 101 60Z", "#2f66aa", E) +
      path("M106 68q7-5 14 0-7 4-14 0ZM128 68q7-5 13 0-7 4-13 0Z", "#2a1a10") +
      line("M123 66 120 84 127 86M114 96Q123 100 133 96", "#7c3f2c", 2.4) +
      path("M118 110h10l-2 16h-6Z", GOLD, E),
  ],
  the_statue_of_zeus: [
    "storm",
    "colonnade",
    rect(60, -4, 180, 176, "#2c1c34", 'opacity=".7"') +
      on(0, 172, 1, p.columns([72, 228], 168, 22)) +
      path("M106 172V90H118V62H182V90H194V172Z", "#7c3c24", E) +
      path("M106 172V90H118V62H128V172Z", "#c07840") +
      path("M116 172Q116 128 128 118H180Q196 128 198 172Z", p.WHITE[1], E) +
      path("M116 172Q116 128 128 118H146L140 172Z", p.WHITE[0]) +
      line("M150 122 146 172M164 122 172 172M178 124 188 168", "#8f7080", 2.2) +
      path("M124 122Q120 88 134 74 150 66 168 74 182 88 178 122Q150 130 124 122Z", GOLD, E) +
      path("M124 122Q120 88 134 74 140 70 146 70L142 126Z", GOLD_LIT) +
      path("M166 74 182 88 178 122 164 126Z", GOLD_DARK) +
      path("M126 80 146 76 178 118 176 126Z", p.WHITE[0], E) +
      line("M172 80 198 70 202 46", "#2a1a10", 13) +
      line("M172 80 198 70 202 46", GOLD, 9.6) +
      line("M130 82 106 98 100 116", "#2a1a10", 13) +
      line("M130 82 106 98 100 116", GOLD_LIT, 9.6) +
      line("M98 152V62", GOLD, 3.4) +
      path("M204 12l-14 24h10l-10 26 28-32h-12l12-18Z", "#fff6a0", E) +
      on(
        151,
        46,
        1.05,
        head(
          path("M16 6Q20 28 4 30-12 26-9 8 2 12 16 6Z", p.WHITE[0], E) +
            path("M-17 2Q-18-20 0-24 16-24 16-12 4-12-4-8-10 0-12 14Z", p.WHITE[1], E) +
            line("M-15-8Q-4-18 15-13", "#6f9a4c", 4),
        ),
      ),
    [100, 94],
  ],
  the_temple_of_artemis: [
    "noon",
    "forest",
    on(150, 172, 1.28, p.temple(172, 66, 8)) +
      circle(150, 52, 12, "#dcb98a", E) +
      on(150, 62, 1, p.figure(26, "#ffe08a", "#7c4f1c")) +
      p.who(112, 180, 58, p.GREEN, "draw", line("M-4-36Q22 0-4 36L-4-36", "#2a1a10", 3)) +
      p.who(182, 180, 54, p.WHITE, "give left veil", p.CUP) +
      on(34, 176, 1.4, p.cypress(90)),
  ],
};

/** The plan's paper and its lines. */
const PLAN = { paper: "#123c3c", line: "#f3e6c2", width: 2.2 } as const;

/**
 * The same picture as a plan in line: what has an outline hides what is behind it, light and shade go. A limb is a dark line and a lighter one
 * on it: of those the second is cut out of the first.
 */
export function plan(id: string): string {
  const [light, , inside] = PICTURES[id] ?? PICTURES.the_pyramids;
  const lines = inside.replace(/<(path|rect|circle|ellipse)[^>]*>/g, (shape) => {
    const stroke = /stroke="([^"]*)"/.exec(shape)?.[1];
    if (stroke === undefined) return "";
    const width = Number(/stroke-width="([^"]*)"/.exec(shape)?.[1] ?? 0);
    const isLimb = width > 5;
    return shape
      .replace(/ opacity="[^"]*"/, "")
      .replace(/ stroke-width="[^"]*"/, ` stroke-width="${Math.max(width, PLAN.width)}"`)
      .replace(/fill="(?!none)[^"]*"/, `fill="${PLAN.paper}"`)
      .replace(/stroke="[^"]*"/, `stroke="${isLimb && stroke !== "#2a1a10" ? PLAN.paper : PLAN.line}"`);
  });
  const grid = line(
    "M0 20H300M0 50H300M0 80H300M0 110H300M0 140H300M30 0V190M60 0V190M90 0V190M120 0V190M150 0V190M180 0V190M210 0V190M240 0V190M270 0V190",
    "#7fc4b4",
    0.6,
    'opacity=".3"',
  );
  const drawn = light === "right" ? `<g transform="translate(300 0) scale(-1 1)">${lines}</g>` : lines;
  return `${rect(0, 0, 300, 200, PLAN.paper)}<g stroke-width="${PLAN.width}" stroke-linejoin="round" stroke-linecap="round">${grid}${drawn}</g>`;
}

export const picture = (brush: Brush, id: string, seed: number): string => {
  const [light, land, inside, lamp] = PICTURES[id] ?? PICTURES.the_pyramids;
  const wide = (what: string): string => `<g transform="translate(0 -82) scale(1.5)">${what}</g>`;
  const lit = light === "right" ? `<g transform="translate(300 0) scale(-1 1)">${inside}</g>` : inside;
  return `<g ${p.INKED}>${wide(backdrop(brush, light, land, seed))}${lit}${wide(wash(brush, light, land, lamp))}</g>`;
};
