/** Icons in a box from -24 to 24 for chips, plates and plaques: an outline, two tones, one shape each. */
import { at, type Brush, type ByName, circle, line, path, rect, times } from "../../../face/brush.ts";
import { PAPER, PEN, pen } from "./ink.ts";
import { coin, deed, fan, influence, mill, SEALS, type Seal, sealed } from "./marks.ts";
import { PIGMENTS, type Side, shield, sideOf, sign } from "./sides.ts";

/** Each side's roof pattern reduced to one stroke, for icons of 13 pixels. */
export const STROKES: Readonly<Record<Side, (width: number) => string>> = {
  blue: (width) => line("M-13-6q6.500 9 13 0t13 0M-13 7q6.500 9 13 0t13 0", "#fff6dc", width),
  red: (width) => line("M-12 12 12-12", "#fff6dc", width * 1.5),
  yellow: (width) => line("M0-13V13M-13 0H13", "#5a3405", width * 1.3),
  green: (width) => circle(0, 0, width * 1.7, "#fff6dc"),
  neutral: () => "",
};

export const cube = (side: Side): string => {
  const { base, light, dark } = PIGMENTS[side];
  return (
    path("M-21-12-9-22H22L12-12Z", light, pen(3)) +
    path("M12-12 22-22V11L12 22Z", dark, pen(3)) +
    rect(-21, -12, 33, 34, base, pen(3)) +
    at(-4.5, 5, 0.82, STROKES[side](6))
  );
};

const permit = (side: Side): string =>
  rect(-20, -20, 40, 40, PIGMENTS[side].base, `rx="6" ${pen(3)}`) +
  circle(0, 0, 15.5, PAPER, pen(2.2)) +
  at(0, 0, 0.56, sign(side, PIGMENTS[side].dark));

const wall = (): string =>
  path("M-23 18V-8H-16V-16H-8V-8H-4V-16H4V-8H8V-16H16V-8H23V18Z", "#e3d3b2", pen(3)) +
  line("M-23 2H23M-23 10H23M-8-6V2M8 2V10M-14 10V18M14-6V2", "#8d7247", 2);

const tower = (): string =>
  path("M-13 22V-4H13V22Z", "#e3d3b2", pen(3)) + path("M-19-3 0-24 19-3Z", "#a9673a", pen(3)) + path("M-5 22V12Q0 6 5 12V22Z", PEN);

export const church = (): string =>
  rect(-4, -4, 26, 24, "#f4e5c2", pen(3)) +
  path("M-7-4 2-15H20L25-4Z", "#8a6a5a", pen(3)) +
  rect(-22, -6, 17, 26, "#fff3d4", pen(3)) +
  path("M-25-6-13.500-24-2-6Z", "#8a6a5a", pen(3)) +
  path("M6 20V11Q10 5 14 11V20Z", PEN) +
  rect(-16, 0, 5, 8, "#41566a", pen(1.8));

const hull = (sail: string, mark: string): string =>
  path("M-22 8H20L24 2Q22 20 12 20H-14Q-22 18-22 8Z", "#8a5426", pen(3)) +
  line("M0 8V-24", PEN, 3.4) +
  path("M-17-20Q0-14 17-20 21-8 15 3 0-3-15 3-21-8-17-20Z", sail, pen(2.8)) +
  mark;

const house = (roof: string, w: number, more = ""): string =>
  rect(-w, -3, 2 * w, 23, "#fff3d4", pen(3)) +
  path(`M${-w - 4} -2L${-w + 7} -19H${w - 7}L${w + 4} -2Z`, roof, pen(3)) +
  (more || path("M-4 20V9Q0 4 4 9V20Z", PEN));

const swap = (arrow: string): string => line(arrow, "#2f6f52", 6);

/** By name, `icon:<name>`; a card has its seal, and `icon:permit.<colour>` and `icon:cube.<colour>` show whose. */
export const ICONS: ByName<() => string, "card"> = {
  gold: coin,
  influence: () => influence(),
  card: () =>
    `<g transform="translate(-7 -2) rotate(-12)">${rect(-11, -17, 22, 32, "#c98a4e", `rx="3" ${pen(3)}`)}</g><g transform="translate(8 3) rotate(12)">${rect(-11, -17, 22, 32, PAPER, `rx="3" ${pen(3)}`)}${line("M-5-8H5M-5-1H5", "#9a7444", 3)}</g>`,
  cube: () => cube("neutral"),
  // The pale edge keeps its dark lines in sight on a dark card.
  trade: () =>
    line("M-8 22-5-2H5L8 22Z", PAPER, 9) +
    times(4, (n) => `<g transform="translate(0 -4) rotate(${n * 90 + 28})">${line("M0 0V-20H5", PAPER, 8)}</g>`) +
    mill(),
  permit: () => deed("#c23a26"),
  wall,
  tower,
  church,
  warning: () => path("M-24 20 0-23 24 20Z", "#f4b23a", pen(3.4)) + line("M0-8V6", PEN, 6) + circle(0, 13, 3.6, PEN),
  ship: () => hull("#fff6dc", line("M0-15V-3M-6-9H6", "#c23a26", 3.4)),
  pirate: () =>
    hull(
      "#2b2522",
      circle(0, -10, 5, "#f4ead2") + line("M-8-3 8 1M8-3-8 1", "#f4ead2", 2.6) + circle(-2, -10, 1.4, PEN) + circle(2, -10, 1.4, PEN),
    ),
  dice: () =>
    `<g transform="translate(-7 5) rotate(-10)">${rect(-14, -14, 28, 28, PAPER, `rx="5" ${pen(3)}`)}${times(3, (n) => circle(-7 + n * 7, -7 + n * 7, 3, PEN))}</g><g transform="translate(12 -10) rotate(14)">${rect(-11, -11, 22, 22, "#c8663a", `rx="4" ${pen(3)}`)}${circle(0, 0, 3.4, "#fff6dc")}</g>`,
  "bonus.move": () =>
    `<g transform="translate(-8 6) scale(.7)">${deed("#c23a26")}</g>${swap("M-8-14Q8-24 16-6")}${path("M8-8H24L16 6Z", "#2f6f52", pen(2))}`,
  "bonus.upgrade": () =>
    `<g transform="translate(-7 5) scale(.74)">${deed("#c23a26")}</g>${swap("M16 18V-6")}${path("M6-4 16-20 26-4Z", "#2f6f52", pen(2))}`,
  "bonus.extra": () =>
    `<g transform="translate(-6 4) scale(.76)">${deed("#c23a26")}</g>${line("M14-20V-4M6-12H22", PEN, 9)}${line("M14-20V-4M6-12H22", "#6fb54e", 5)}`,
  "bonus.gold": () => `<g transform="translate(-7 5) scale(.72)">${coin()}</g><g transform="translate(9 -4) scale(.72)">${coin()}</g>`,
  hut: () => house("#b38a5a", 15),
  huts: () =>
    `<g transform="translate(-7 -8) scale(.62)">${house("#b38a5a", 18)}</g><g transform="translate(7 9) scale(.62)">${house("#b38a5a", 18)}</g>`,
  trader: () => house("#b38a5a", 19, `${path("M-14 20V9Q-10 4-6 9V20Z", PEN)}${at(9, 9, 0.36, influence())}`),
  craftsman: () => path("M-20-10H8Q16-10 20-16V-2Q6 0 5 8L11 18H-13L-5 8Q-6 0-20-2Z", "#7d838c", pen(3)) + line("M-14-6H8", "#c4ccd4", 3),
  well: () =>
    path("M-17 2V14Q0 28 17 14V2Z", "#e3d3b2", pen(3)) +
    path("M-17 2Q0-7 17 2 0 12-17 2Z", "#2f7f92", pen(2.6)) +
    line("M-13 0V-12M13 0V-12", PEN, 4) +
    path("M-20-10 0-23 20-10Z", "#a9673a", pen(3)),
  market: () =>
    rect(-19, 2, 38, 18, "#c08a4e", pen(3)) +
    times(4, (n) =>
      path(`M${-22 + n * 11} 0L${-19 + n * 9.5} -18h9.500L${-11 + n * 11} 0q-5.500 7-11 0Z`, n % 2 ? "#fff3d4" : "#b3402e", pen(2.4)),
    ),
  merchant: () =>
    path("M-18 21V-5L0-23 18-5V21Z", "#d98a5c", pen(3)) +
    path("M-7 21V6Q0-3 7 6V21Z", PEN) +
    line("M-21-3 0-23 21-3", "#8a6a5a", 5) +
    line("M0-16H14V-4", PEN, 3),
  inn: () =>
    rect(-15, -8, 24, 29, "#e0a23a", pen(3)) +
    path("M9-3Q22-4 21 6 20 15 9 14", "none", `stroke="${PEN}" stroke-width="5"`) +
    path("M-18-6Q-20-16-10-15-6-23 2-18 12-19 12-8Z", "#fffaf0", pen(2.6)) +
    line("M-8-2V14M2-2V14", "#9a640f", 3),
  large: () =>
    rect(-10, -4, 20, 24, "#f0e2c8", pen(3)) +
    times(
      2,
      (n) =>
        rect(-22 + n * 31, -6, 13, 26, "#e3d3b2", pen(3)) +
        path(`M${-25 + n * 31} -6L${-15.5 + n * 31} -23L${-6 + n * 31} -6Z`, "#8a6a5a", pen(3)),
    ) +
    path("M-5 20V9Q0 3 5 9V20Z", PEN),
  back: () => `${rect(-15, -22, 30, 44, "#6b4a8a", `rx="4" ${pen(3)}`)}${at(0, 0, 0.62, fan())}`,
};

export function icon(brush: Brush, name: string): string {
  const [what = "", whose] = name.split(".");
  if (whose !== undefined && what === "cube") return cube(sideOf(whose));
  if (whose !== undefined && what === "permit") return permit(sideOf(whose));
  if (whose !== undefined && what === "colour") return at(0, 0, 0.5, shield(brush, sideOf(whose)));
  if (name in SEALS) return sealed(name as Seal);
  return (ICONS[name] ?? ICONS.card)();
}
