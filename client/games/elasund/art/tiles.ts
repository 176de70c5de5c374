/** A building on its lot: ground, house, and what is printed on it. */
import { at, brushOf, circle, drawing, line, rect, round, scatter, times } from "../../../face/brush.ts";
import type { Drawing } from "../../../face/face.ts";
import { type Building, COLOURED } from "./coloured.ts";
import { pen, sketch } from "./ink.ts";
import { coin, flagPlace, influence } from "./marks.ts";
import { PUBLIC } from "./public.ts";
import { PIGMENTS, type Side, sideOf } from "./sides.ts";
import { CUBE, type House, LOTS } from "./vocabulary.ts";

/** Units of a drawing in one field. */
const FIELD = 100;
type Ground = "grass" | "yard" | "paved";
const GROUNDS: Readonly<Record<Ground, readonly [string, string, string]>> = {
  grass: ["#dfe0a4", "#c3cb82", "#9aa75c"],
  yard: ["#f1ddb0", "#e0c48c", "#b8945c"],
  paved: ["#ece0c6", "#d6c3a0", "#a8906a"],
};
const GROUND_OF: Readonly<Partial<Record<House, Ground>>> = {
  hut: "grass",
  huts: "grass",
  well: "paved",
  market: "paved",
  office: "paved",
  hall: "paved",
};

const HOUSES: Readonly<Record<House, Building>> = { ...COLOURED, ...PUBLIC };

/** Tufts on grass, stones on what is paved. */
function strewn(kind: Ground, w: number, h: number, dark: string): string {
  const luck = scatter(w + h);
  return times(Math.round((w * h) / 500), () => {
    const [x, y] = [round(8 + luck() * (w - 16)), round(10 + luck() * (h - 16))];
    if (kind === "grass") return line(`M${x} ${y}l-2-5m2 5 3-6`, dark, 1.8, 'opacity=".8"');
    if (kind === "paved") return line(`M${x} ${y}q4-4 9 0`, dark, 1.8, 'opacity=".55"');
    return circle(x, y, 1.5, dark, 'opacity=".6"');
  });
}

export function drawTile(house: House, whose: string, variant: number): Drawing {
  const side: Side = sideOf(whose);
  const lot = LOTS[house];
  const [w, h] = [lot.width * FIELD, lot.height * FIELD];
  const brush = brushOf(`tile:${house}:${side}:${variant}`);
  const kind = GROUND_OF[house] ?? "yard";
  const [light, mid, dark] = GROUNDS[kind];
  const { base } = PIGMENTS[side];
  const frame =
    rect(2, 2, w - 4, h - 4, side === "neutral" ? "#8d7056" : base, `rx="8" ${pen(2.6)}`) +
    rect(3.6, 3.6, w - 7.2, h - 7.2, "none", 'rx="6.500" stroke="#fff6dc" stroke-width="1.400" opacity=".55"');
  const ground =
    rect(7, 7, w - 14, h - 14, brush.linear([light, mid], "slant"), `rx="4" stroke="${dark}" stroke-width="2.500"`) +
    strewn(kind, w, h, dark);
  const clip = brush.clip(rect(6, 3, w - 12, h - 9, "#000", 'rx="4"'));
  const built = HOUSES[house](brush, side, variant);
  const income =
    lot.income === "none"
      ? ""
      : circle(w - 22, h - 21, 17.5, "#fff6dc", pen(2.6)) + at(w - 22, h - 21, 0.62, lot.income === "gold" ? coin() : influence());
  const flags = lot.flags.map(({ x, y }) => at(x * FIELD, y * FIELD, 1, flagPlace(CUBE * FIELD))).join("");
  return drawing(
    brush,
    w,
    h,
    frame + sketch(brush, `${ground}<g clip-path="${clip}">${built}</g>`, { seed: house.length + w }) + flags + income,
  );
}
