/** How everything here is drawn: a slate pen, washes that pool at their edges, rough paper. The light comes from the top left. */
import { type Brush, circle, line, path, rect, round } from "../../../face/brush.ts";
import type { Words } from "../../../face/face.ts";

export const PEN = "#27303a";
export const PAPER = "#eef0ea";

export const pen = (width = 3): string => `stroke="${PEN}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"`;

/** Washes darken where they pool: rows of a colour matrix, without the last. */
const SLATE = "0 0 0 0 .2 0 0 0 0 .27 0 0 0 0 .32";
export const DEEP = "0 0 0 0 .03 0 0 0 0 .2 0 0 0 0 .24";

/** A shaky hand and grain in the washes, over a whole drawing. */
export function sketch(brush: Brush, inside: string, { seed = 1, shake = 2.2, grain = 0.5, fine = 0.035, pools = SLATE } = {}): string {
  const filter = brush.filter(
    `<feTurbulence type="fractalNoise" baseFrequency="${fine}" numOctaves="2" seed="${seed}" result="noise"/>` +
      `<feDisplacementMap in="SourceGraphic" in2="noise" scale="${shake}" xChannelSelector="R" yChannelSelector="G" result="drawn"/>` +
      `<feColorMatrix in="noise" type="matrix" values="0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 0 0 ${round(grain * 3.2)} 0 ${round(-grain * 1.75)}" result="blooms"/>` +
      `<feColorMatrix in="noise" type="matrix" values="${pools} ${round(grain * 1.3)} 0 0 0 ${round(-grain * 0.72)}" result="pools"/>` +
      '<feMerge result="grain"><feMergeNode in="blooms"/><feMergeNode in="pools"/></feMerge>' +
      '<feComposite in="grain" in2="drawn" operator="atop" result="laid"/>' +
      '<feMerge><feMergeNode in="drawn"/><feMergeNode in="laid"/></feMerge>',
  );
  return `<g filter="${filter}">${inside}</g>`;
}

/** A leafy tree from the south, its crown in dabs of the brush, standing on y = 0. */
export function tree(r: number, leaf = "#8aa552", dark = "#4f6f34"): string {
  const n = (value: number): number => round(value * r);
  const dab = (x: number, y: number, size: number, fill: string, opacity = 1): string =>
    circle(x * r, (y - 1.15) * r, size * r, fill, opacity < 1 ? `opacity="${opacity}"` : "");
  const crown =
    `M${n(-0.5)} ${n(-0.5)}Q${n(-1.2)} ${n(-0.5)} ${n(-1.08)} ${n(-1.1)}Q${n(-1.3)} ${n(-1.75)} ${n(-0.66)} ${n(-1.86)}` +
    `Q${n(-0.3)} ${n(-2.5)} ${n(0.24)} ${n(-2.1)}Q${n(0.9)} ${n(-2.3)} ${n(0.92)} ${n(-1.62)}` +
    `Q${n(1.4)} ${n(-1.2)} ${n(0.96)} ${n(-0.8)}Q${n(0.8)} ${n(-0.3)} ${n(0.3)} ${n(-0.52)}Q${n(-0.1)} ${n(-0.28)} ${n(-0.5)} ${n(-0.5)}Z`;
  return (
    path(`M${n(-0.14)} 0L${n(-0.08)} ${n(-0.8)}H${n(0.1)}L${n(0.16)} 0Z`, "#7a5230", pen(2)) +
    path(crown, dark, pen(2.4)) +
    dab(-0.5, -0.4, 0.44, leaf) +
    dab(0.14, -0.66, 0.4, leaf) +
    dab(-0.15, 0.1, 0.38, leaf, 0.8) +
    dab(-0.45, -0.55, 0.24, "#cbd789", 0.9)
  );
}

export const bush = (r: number): string =>
  path(`M${-r} 0Q${-r * 1.2} ${-r} ${-r * 0.4} ${-r}Q0 ${-r * 1.5} ${r * 0.5} ${-r}Q${r * 1.2} ${-r * 0.8} ${r} 0Z`, "#74904a", pen(2)) +
  path(`M${-r * 0.7} ${-r * 0.3}Q${-r * 0.6} ${-r * 0.9} 0 ${-r * 0.9}`, "none", 'stroke="#b9c877" stroke-width="3"');

export const barrel = (h: number): string =>
  path(`M${-h * 0.34} 0Q${-h * 0.46} ${-h / 2} ${-h * 0.34} ${-h}H${h * 0.34}Q${h * 0.46} ${-h / 2} ${h * 0.34} 0Z`, "#a06a36", pen(2)) +
  path(`M${-h * 0.28} 0Q${-h * 0.4} ${-h / 2} ${-h * 0.28} ${-h}H0V0Z`, "#cf9a5c") +
  line(`M${-h * 0.38} ${-h * 0.28}H${h * 0.38}M${-h * 0.38} ${-h * 0.72}H${h * 0.38}`, PEN, 2.4);

export const sack = (h: number): string =>
  path(
    `M${-h * 0.4} 0Q${-h * 0.55} ${-h * 0.6} ${-h * 0.12} ${-h * 0.8}L${-h * 0.2} ${-h}H${h * 0.2}L${h * 0.12} ${-h * 0.8}Q${h * 0.55} ${-h * 0.6} ${h * 0.4} 0Z`,
    "#e2c78f",
    pen(2),
  ) + line(`M${-h * 0.14} ${-h * 0.8}H${h * 0.14}`, "#8a5a2e", 2.6);

export const crate = (s: number): string =>
  rect(-s / 2, -s, s, s, "#c08a4e", pen(2)) + line(`M${-s / 2} ${-s}L${s / 2} 0M${-s / 2} 0L${s / 2} ${-s}`, "#6b4420", 2);

/** Digits baked on a drawing in the page's type. */
export const digits = (n: number | string, x: number, y: number, size: number, colour: string = PEN): Words => ({
  line: ["number", { n }],
  x: round(x),
  y: round(y),
  size: round(size),
  colour,
  width: size * 1.5,
  weight: 900,
});
