/** Parts of colonial houses. Each stands on y = 0 around x = 0, lit from the upper left. */
import { circle, INK, inTurn, line, oval, path, rect, round, times } from "../../../face/brush.ts";
import { BRASS, EDGE, LEAF, OAK, PAPER, ROOF, STUCCO, THIN, type Tones, WOOD } from "./palette.ts";

export const put = (x: number, y: number, inside: string, scale = 1, turn = 0): string =>
  `<g transform="translate(${round(x)} ${round(y)})${turn === 0 ? "" : ` rotate(${turn})`}${scale === 1 ? "" : ` scale(${scale})`}">${inside}</g>`;

export const wall = (w: number, h: number, [lit, plain, dark]: Tones = STUCCO): string =>
  rect(-w / 2, -h, w, h, plain, EDGE) +
  rect(-w / 2 + 1.5, -h + 1.5, w * 0.22, h - 3, lit) +
  rect(w * 0.3, -h + 1.5, w * 0.2 - 1.5, h - 3, dark, 'opacity=".75"');

/** A roof over a wall of this width, seen from its long side. */
export const hipRoof = (w: number, h: number, [lit, plain, dark]: Tones = ROOF): string =>
  path(`M${-w / 2 - 7} 0L${-w / 2 + h * 0.5} ${-h}H${w / 2 - h * 0.5}L${w / 2 + 7} 0Z`, plain, EDGE) +
  path(`M${-w / 2 - 4} -1.500L${-w / 2 + h * 0.5 + 1} ${-h + 1.5}H${-w / 2 + h * 0.5 + w * 0.2}L${-w / 2 + w * 0.1} -1.500Z`, lit) +
  path(`M${w / 2 + 4} -1.500L${w / 2 - h * 0.5 - 1} ${-h + 1.5}H${w / 2 - h * 0.5 - w * 0.1}L${w / 2 - 9} -1.500Z`, dark) +
  line(`M${-w / 2} ${round(-h * 0.34)}H${w / 2}M${-w / 2 + 5} ${round(-h * 0.67)}H${w / 2 - 5}`, dark, 2, 'opacity=".7"');

/** A roof seen from the gable. */
export const gable = (w: number, h: number, [lit, plain, dark]: Tones = ROOF): string =>
  path(`M${-w / 2 - 7} 0L0 ${-h}L${w / 2 + 7} 0L${w / 2 - 2} 0L0 ${-h + 10}L${-w / 2 + 2} 0Z`, plain, EDGE) +
  line(`M${-w / 2 - 1} -2.500L0 ${-h + 5}`, lit, 3) +
  line(`M${w / 2 + 1} -2.500L0 ${-h + 5}`, dark, 3);

export const gableHouse = (w: number, h: number, rise: number, tones: Tones = STUCCO, roof: Tones = ROOF): string =>
  wall(w, h, tones) +
  path(`M${-w / 2} ${-h}L0 ${-h - rise}L${w / 2} ${-h}Z`, tones[1], EDGE) +
  path(`M0 ${-h - rise + 5}L${w / 2 - 4} ${-h}H${w * 0.12}Z`, tones[2], 'opacity=".7"') +
  put(0, -h, gable(w, rise + 4, roof));

export const arch = (w: number, h: number, fill = "#3a2012"): string =>
  path(`M${-w / 2} 0V${-h + w / 2}A${w / 2} ${w / 2} 0 0 1 ${w / 2} ${-h + w / 2}V0Z`, fill, THIN);
export const arcade = (w: number, h: number, count: number, fill = "#3a2012"): string =>
  times(count, (n) => put(-w / 2 + ((n + 0.5) * w) / count, 0, arch((w / count) * 0.68, h, fill)));
export const pane = (w: number, h: number, fill = "#2f6a86"): string =>
  rect(-w / 2, -h, w, h, fill, THIN) + rect(-w / 2 + 1, -h + 1, w * 0.4, h * 0.4, "#bfe3e6", 'opacity=".8"');

export const column = (h: number, w = 7, [lit, plain, dark]: Tones = STUCCO): string =>
  rect(-w / 2, -h, w, h, plain, THIN) + rect(-w / 2 + 1, -h + 1, w * 0.3, h - 2, lit) + rect(w * 0.2, -h + 1, w * 0.3 - 1, h - 2, dark);

export const flag = (h: number, colour: string): string =>
  line(`M0 0V${-h}`, INK, 3.5) +
  path(`M1 ${-h}Q12 ${-h - 5} 24 ${-h + 1}L19 ${-h + 7} 24 ${-h + 14}Q12 ${-h + 9} 1 ${-h + 14}Z`, colour, THIN);

export const palm = (h: number): string =>
  line(`M0 0Q-5 ${-h / 2} 3 ${-h}`, INK, 8) +
  line(`M0 0Q-5 ${-h / 2} 3 ${-h}`, WOOD[0], 4.5) +
  [-160, -115, -60, -15, 30]
    .map((turn, n) => put(3, -h, path("M0 0Q12-12 30-3 15-1 0 5Z", LEAF[n < 2 ? 0 : n < 4 ? 1 : 2], THIN), 1, turn))
    .join("");

export const vat = (w: number, h: number, liquid: string, shine: string): string =>
  path(`M${-w / 2} ${-h}L${-w * 0.42} 0H${w * 0.42}L${w / 2} ${-h}Z`, OAK[1], EDGE) +
  path(`M${-w / 2 + 3} ${-h}L${-w * 0.38} -2H${-w * 0.2}L${-w * 0.24} ${-h}Z`, OAK[0]) +
  path(`M${w / 2 - 3} ${-h}L${w * 0.39} -2H${w * 0.2}L${w * 0.24} ${-h}Z`, OAK[2]) +
  line(
    `M${-w * 0.47} ${-h * 0.62}Q0 ${-h * 0.5} ${w * 0.47} ${-h * 0.62}M${-w * 0.44} ${-h * 0.2}Q0 ${-h * 0.08} ${w * 0.44} ${-h * 0.2}`,
    "#4b3a2c",
    3.5,
  ) +
  oval(0, -h, w / 2, w * 0.13, liquid, EDGE) +
  oval(-w * 0.14, -h - 1, w * 0.22, w * 0.045, shine);

export const coin = (r: number): string =>
  circle(0, 0, r, "#b9781b", EDGE) +
  circle(-r * 0.05, -r * 0.05, r * 0.8, "#f8cf55") +
  circle(0, 0, r * 0.62, "none", 'stroke="#b9781b" stroke-width="2.5"') +
  line(`M0 ${round(-r * 0.34)}V${round(r * 0.34)}M${round(-r * 0.34)} 0H${round(r * 0.34)}`, "#b9781b", 3);

export const awning = (w: number, h: number, colours: readonly [string, string], strips = 5): string =>
  times(strips, (n) => {
    const x = -w / 2 + (n * w) / strips;
    const step = w / strips;
    return path(
      `M${round(x + w * 0.08 * (1 - (2 * n) / strips))} ${-h}H${round(x + step + w * 0.08 * (1 - (2 * (n + 1)) / strips))}L${round(x + step)} 0Q${round(x + step / 2)} ${round(h * 0.42)} ${round(x)} 0Z`,
      inTurn(colours, n),
      THIN,
    );
  });

export const stall = (w: number, h: number, colours: readonly [string, string], strips = 5): string =>
  rect(-w / 2 + 3, -h * 0.72, w - 6, h * 0.72, "#5a3418", THIN) +
  rect(-w / 2 + 1, -h * 0.34, w - 2, h * 0.34, WOOD[0], EDGE) +
  rect(w * 0.2, -h * 0.34 + 1.5, w * 0.3 - 3, h * 0.34 - 3, WOOD[1]) +
  put(0, -h * 0.66, awning(w + 12, h * 0.36, colours, strips));

export const smoke = (s: number): string =>
  (
    [
      [0, 0, 7],
      [8, -9, 9],
      [2, -20, 7],
    ] as const
  )
    .map(([x, y, r]) => circle(x * s, y * s, r * s, "#f3e8d6", `${THIN} opacity=".92"`))
    .join("");
export const flame = (s: number): string =>
  path(
    `M0 0Q${-13 * s} ${-4 * s} ${-8 * s} ${-16 * s} ${-4 * s} ${-10 * s} 0 ${-26 * s} ${4 * s} ${-12 * s} ${9 * s} ${-15 * s} ${12 * s} ${-4 * s} 0 0Z`,
    "#f2852a",
    THIN,
  ) + path(`M0 ${-1 * s}Q${-6 * s} ${-5 * s} 0 ${-14 * s} ${6 * s} ${-5 * s} 0 ${-1 * s}Z`, "#ffe28a");

export const scales = (w: number): string =>
  line(`M0 0V${-w * 0.9}M${-w / 2} ${-w * 0.72}H${w / 2}`, INK, 8) +
  line(`M0 0V${-w * 0.9}M${-w / 2} ${-w * 0.72}H${w / 2}`, BRASS[1], 4) +
  [-1, 1]
    .map(
      (side) =>
        line(`M${(side * w) / 2} ${-w * 0.72}l${-w * 0.2} ${w * 0.34}M${(side * w) / 2} ${-w * 0.72}l${w * 0.2} ${w * 0.34}`, INK, 2.2) +
        path(
          `M${(side * w) / 2 - w * 0.25} ${-w * 0.4}h${w * 0.5}q${-w * 0.08} ${w * 0.2} ${-w * 0.25} ${w * 0.2}t${-w * 0.25} ${-w * 0.2}Z`,
          BRASS[0],
          THIN,
        ),
    )
    .join("") +
  rect(-w * 0.22, -4, w * 0.44, 6, BRASS[1], THIN);

export const sheet = (w: number, h: number, rows: number): string =>
  rect(-w / 2, -h, w, h, PAPER[1], EDGE) +
  times(rows, (n) => line(`M${-w * 0.34} ${-h * 0.82 + (n * h * 0.7) / rows}H${w * (n === rows - 1 ? 0.1 : 0.34)}`, "#8a6a3a", 2.6));
