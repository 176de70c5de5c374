/** Parts of houses, each standing on y = 0 around x = 0, seen from the south and a little from above. */
import { type Brush, circle, line, path, rect, round, times } from "../../../face/brush.ts";
import { PEN, pen } from "./ink.ts";
import { PIGMENTS, type Roof, type Side, slope } from "./sides.ts";

const BEAM = "#5e3a1e";
const PLASTER = ["#fbf6ea", "#ddd6c6"] as const;
export const STONE = ["#e9edec", "#a9b4b9"] as const;
export const BRICK = ["#e0b08c", "#ab7350"] as const;
export type Wall = readonly [string, string];

export const door = (w: number, h: number): string =>
  path(`M${-w / 2} 0V${-h * 0.6}Q${-w / 2} ${-h} 0 ${-h}Q${w / 2} ${-h} ${w / 2} ${-h * 0.6}V0Z`, "#6b3f1d", pen(2.4)) +
  line(`M0 ${-h * 0.8}V-2`, PEN, 1.4);
export const pane = (x: number, y: number, w = 11, h = 13): string =>
  rect(x - w / 2, y - h, w, h, "#41566a", pen(2.4)) + rect(x - w / 2 + 1, y - h + 1, w / 2 - 1, h / 2, "#ffd98c");
export const chimney = (x: number, y: number): string =>
  rect(x - 6, y - 20, 12, 22, "#b4683f", pen(2.4)) + rect(x - 8, y - 23, 16, 6, "#e2a078", pen(2.2));

/** A front with its gable to us, the roof running back to the right; `deep` is how far. */
export function gabled(brush: Brush, roof: Roof, w: number, h: number, peak: number, deep: number, wall: Wall = PLASTER): string {
  const [dx, dy] = [deep * 0.82, deep * 0.4];
  const top = -h - peak;
  const over = 5;
  const back = `M0 ${top - 2}L${w / 2 + over} ${-h + 3}L${w / 2 + over + dx} ${-h + 3 - dy}L${dx} ${top - 2 - dy}Z`;
  const front = `M${-w / 2} 0V${-h}L0 ${top}L${w / 2} ${-h}V0Z`;
  return (
    path(`M${w / 2} 0V${-h}L${w / 2 + dx} ${-h - dy}V${-dy}Z`, wall[1], pen(2.6)) +
    path(`M${w / 2} 0V${-h}L${w / 2 + dx} ${-h - dy}V${-dy}Z`, "#5a3a22", 'opacity=".32"') +
    slope(brush, roof, back, { x: 0, y: top - dy - 4, w: w / 2 + over + dx, h: peak + dy + 12 }) +
    path(front, brush.linear(wall, "slant"), pen(2.6)) +
    line(`M${-w / 2 - over} ${-h + 4}L0 ${top - 1}L${w / 2 + over} ${-h + 4}`, PEN, 9.5) +
    line(`M${-w / 2 - over} ${-h + 4}L0 ${top - 1}L${w / 2 + over} ${-h + 4}`, PIGMENTS[roof].base, 5)
  );
}

/** A long front under its eaves, the ridge along it. */
export function eaved(brush: Brush, roof: Roof, w: number, h: number, rise: number, wall: Wall = PLASTER, inset = 10): string {
  const d = `M${-w / 2 - 6} ${-h + 4}L${-w / 2 + inset} ${-h - rise}H${w / 2 - inset}L${w / 2 + 6} ${-h + 4}Z`;
  return (
    rect(-w / 2, -h, w, h, brush.linear(wall, "across"), pen(2.6)) +
    rect(-w / 2, -h, w, 9, PEN, 'opacity=".35"') +
    slope(brush, roof, d, { x: -w / 2 - 8, y: -h - rise, w: w + 16, h: rise + 6 }) +
    line(`M${-w / 2 + inset} ${-h - rise + 2}H${w / 2 - inset}`, PIGMENTS[roof].light, 4)
  );
}

/** Timber on a front: posts, a rail, and crosses between some posts. */
export const timber = (w: number, h: number, bays: number, crossed: readonly number[] = []): string => {
  const bay = w / bays;
  return line(
    `M${-w / 2} ${-h / 2}H${w / 2}` +
      times(bays + 1, (n) => `M${round(-w / 2 + n * bay)} 0V${-h}`) +
      crossed.map((n) => `M${round(-w / 2 + n * bay)} ${-h / 2}l${round(bay)} ${-h / 2}m0 ${h / 2}l${round(-bay)} ${-h / 2}`).join(""),
    BEAM,
    4,
  );
};

/** A round tower with a pointed roof. */
export function turret(brush: Brush, roof: Roof, w: number, h: number, peak: number, wall: Wall = STONE): string {
  const d = `M${-w * 0.66} ${-h + 3}L0 ${-h - peak}L${w * 0.66} ${-h + 3}Q0 ${-h + 13} ${-w * 0.66} ${-h + 3}Z`;
  return (
    path(`M${-w / 2} 0V${-h}H${w / 2}V0Q0 ${w * 0.2} ${-w / 2} 0Z`, brush.linear([wall[0], wall[0], wall[1]], "across"), pen(2.6)) +
    path(`M${w * 0.14} ${w * 0.08}V${-h}H${w / 2}V0Q${w * 0.3} ${w * 0.1} ${w * 0.14} ${w * 0.08}Z`, "#5a3a22", 'opacity=".28"') +
    slope(brush, roof, d, { x: -w * 0.7, y: -h - peak, w: w * 1.4, h: peak + 14 }) +
    path(`M0 ${-h - peak}L${w * 0.66} ${-h + 3}Q${w * 0.4} ${-h + 9} ${w * 0.16} ${-h + 9}Z`, PIGMENTS[roof].dark, 'opacity=".5"')
  );
}

/** A gable that climbs in steps. */
export function stepped(brush: Brush, w: number, h: number, steps: number, wall: Wall = BRICK): string {
  const [run, climb] = [w / 2 / (steps + 0.6), 15];
  const up = times(steps, () => `v${-climb}h${round(run)}`);
  const down = times(steps, () => `h${round(run)}v${climb}`);
  return (
    path(
      `M${-w / 2} 0V${-h}${up}V${round(-h - (steps + 0.5) * climb)}H${round(run * 0.6)}V${round(-h - steps * climb)}${down}V0Z`,
      brush.linear(wall, "slant"),
      pen(2.8),
    ) + line(`M${-w / 2 + 4} ${-h}H${w / 2 - 4}`, PEN, 1.8, 'opacity=".6"')
  );
}

export const pennant = (x: number, y: number, colour: string): string =>
  line(`M${x} ${y}v-22`, PEN, 2.6) + path(`M${x} ${y - 23}l18 6-18 6Z`, colour, pen(2));

/** A carved post: who began here. */
export const totem = (brush: Brush, h: number, side: Side): string => {
  const { base, light } = PIGMENTS[side];
  return (
    path(`M-9 0V${-h}Q0 ${-h - 9} 9 ${-h}V0Z`, brush.linear(["#d79a58", "#8a5426"], "across"), pen(2.6)) +
    path(`M-17 ${-h * 0.86}L-9 ${-h * 0.66}H9L17 ${-h * 0.86}V${-h * 0.56}H-17Z`, base, pen(2.4)) +
    rect(-9, -h * 0.36, 18, h * 0.13, light, pen(2)) +
    circle(-4, -h * 0.86, 2.6, PEN) +
    circle(4, -h * 0.86, 2.6, PEN)
  );
};
