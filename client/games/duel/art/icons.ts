/** Icons in a box from -24 to 24, readable at 14 pixels: an outline, two tones, one shape each. */
import { type ByName, circle, INK, line, oval, path, rect, times } from "../../../face/brush.ts";

const O = `stroke="${INK}" stroke-width="3" stroke-linejoin="round"`;

const shield = (): string =>
  path("M-19-19Q-9-15 0-21 9-15 19-19V0Q18 14 0 23-18 14-19 0Z", "#b8301f", O) +
  path("M0-16V18Q-14 11-15 0V-14Q-7-12 0-16Z", "#d9543a") +
  line("M0-17V18M-15-2H15", "#f7d98a", 4) +
  circle(0, -2, 5.5, "#f7d98a", `stroke="${INK}" stroke-width="1.5"`);

const laurel = (): string =>
  path("M0-22 19-13V6Q17 17 0 23-17 17-19 6V-13Z", "#25603f", O) +
  times(2, (side) => {
    const s = side === 0 ? 1 : -1;
    return times(4, (leaf) => {
      const y = 13 - leaf * 8;
      return `<g transform="translate(${s * (8.5 + leaf * 2.4)} ${y}) rotate(${s * (58 - leaf * 20)})">${oval(0, -2, 2.2, 5.4, "#f2d27a")}</g>`;
    });
  });

type Known = "wood" | "clay" | "stone" | "glass" | "papyrus" | "wonder";

export const ICONS: ByName<() => string, Known> = {
  wood: () =>
    `<g transform="rotate(-18)">${rect(-22, -3, 36, 16, "#7a4a22", `rx="8" ${O}`)}${line("M-14 2H6M-16 8H4", "#4f2c12", 2)}${oval(14, 5, 7, 8, "#e0b277", O)}${oval(14, 5, 3, 3.6, "none", 'stroke="#8a5a2e" stroke-width="2"')}${rect(-18, -17, 32, 14, "#96602f", `rx="7" ${O}`)}${oval(14, -10, 6.5, 7, "#f0c68c", O)}${oval(14, -10, 2.6, 3, "none", 'stroke="#8a5a2e" stroke-width="2"')}</g>`,
  stone: () =>
    path("M-21 8-14-14 4-20 20-8 21 12 6 20-14 18Z", "#a9a49b", O) +
    path("M-14-14 4-20 20-8 2-2Z", "#ded9cd") +
    path("M2-2 20-8 21 12 6 20Z", "#77736c") +
    line("M-14-14 2-2 20-8M2-2 6 20", INK, 2.4),
  clay: () =>
    path("M-22-2-6-11 22-3 22 9 6 19-22 10Z", "#b5502a", O) +
    path("M-22-2-6-11 22-3 6 6Z", "#e58a58") +
    path("M6 6 22-3V9L6 19Z", "#83341a") +
    line("M-22-2 6 6 22-3M6 6V19", INK, 2.4) +
    path("M-8-4-2-8 10-4 4 0Z", "#b5502a"),
  glass: () =>
    path("M-5-22H5V-10Q16-4 15 8 14 21 0 22-14 21-15 8-16-4-5-10Z", "#7fd3dc", O) +
    path("M-11 6Q-13-3-4-6V16Q-10 13-11 6Z", "#e9fdff") +
    path("M-13 9Q0 4 13 9 13 19 0 20-13 19-13 9Z", "#2f93a8", 'opacity=".8"') +
    rect(-7, -23, 14, 5, "#c58a4e", `rx="2" ${O}`),
  papyrus: () =>
    path("M-14-15H14V15H-14Z", "#fff3d0", O) +
    line("M-8-7H8M-8-1H8M-8 5H4", "#8a6a3a", 2.6) +
    rect(-20, -22, 40, 9, "#e6c98c", `rx="4.5" ${O}`) +
    rect(-20, 13, 40, 9, "#cda865", `rx="4.5" ${O}`),
  coin: () =>
    circle(0, 0, 22, "#b9781b", O) + circle(-1, -1, 18, "#f4c64a") + circle(0, 0, 15, "none", 'stroke="#b9781b" stroke-width="2"'),
  shield,
  laurel,
  again: () => circle(0, 0, 22, "#1f5d63", O) + line("M-11 6A13 13 0 1 1 4 13", "#fbe7b0", 5) + path("M-4 4-18 2-10 15Z", "#fbe7b0"),
  rob: () =>
    circle(0, 0, 20, "#f4c64a", O) +
    circle(0, 0, 14, "none", 'stroke="#b9781b" stroke-width="2"') +
    line("M-17-17 17 17", "#a01f16", 7) +
    line("M-17-17 17 17", "#ff8d70", 2),
  destroy: () =>
    rect(-15, -21, 30, 42, "#d9cbb0", `rx="4" ${O}`) +
    line("M-15-12-3-4 2-12 4 4 15 8", INK, 3) +
    line("M-13 15 13-15M-13-15 13 15", "#a01f16", 6),
  grave: () => path("M-20 21V15H20V21ZM-16 15V-4H16V15ZM-20-4 0-20 20-4Z", "#d8cdb8", O) + path("M-5 15V4Q0-1 5 4V15Z", INK),
  tokens: () =>
    times(3, (n) => circle(-11 + n * 11, n === 1 ? -6 : 7, 10, "#3f8f72", O) + circle(-11 + n * 11, n === 1 ? -6 : 7, 5, "#bfe3c5")),
  /** Any raw, any grey resource. */
  raw: () =>
    `<g transform="translate(-9 7) scale(.62)">${ICONS.wood()}</g><g transform="translate(9 8) scale(.6)">${ICONS.clay()}</g><g transform="translate(1 -10) scale(.56)">${ICONS.stone()}</g>`,
  grey: () =>
    `<g transform="translate(-9 0) scale(.78)">${ICONS.glass()}</g><g transform="translate(10 2) scale(.72)">${ICONS.papyrus()}</g>`,
  chain: () =>
    `<g transform="rotate(-35)">${rect(-23, -8, 26, 16, "none", `rx="8" stroke="${INK}" stroke-width="9"`)}${rect(-3, -8, 26, 16, "none", `rx="8" stroke="${INK}" stroke-width="9"`)}${rect(-23, -8, 26, 16, "none", 'rx="8" stroke="#f7ead0" stroke-width="4.5"')}${rect(-3, -8, 26, 16, "none", 'rx="8" stroke="#f4c64a" stroke-width="4.5"')}</g>`,
  discard: () =>
    rect(-17, -16, 24, 34, "#efe0bf", `rx="3" transform="rotate(-14)" ${O}`) +
    rect(-7, -17, 24, 34, "#d2b483", `rx="3" transform="rotate(10)" ${O}`),
  wonder: () => path("M-22 20 0-20 22 20Z", "#e4bd72", O) + path("M0-20 22 20H4Z", "#a97b34") + line("M-14 6H5M-8-5H4", "#8a6126", 2.5),
  deck: () =>
    rect(-15, -21, 30, 42, "#2b5a6b", `rx="4" ${O}`) +
    rect(-10, -16, 20, 32, "none", 'rx="2" stroke="#e8c878" stroke-width="2.5"') +
    circle(0, 0, 5, "#e8c878"),
  pawn: () => path("M-13 22H13L8 4Q13-2 10-10A11 11 0 1 0-10-10Q-13-2-8 4Z", "#c0392b", O) + circle(-4, -12, 4, "#ff9d83"),
};

/** A small card of a colour, for "per brown card" and the like. */
export function miniCard(fill: string, mark: string): string {
  return rect(-14, -20, 28, 40, "#f7ead0", `rx="4" ${O}`) + rect(-14, -20, 28, 17, fill, `rx="4" ${O}`) + mark;
}
