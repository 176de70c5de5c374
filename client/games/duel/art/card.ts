/** Building cards: a strip with what it gives, a column with what it costs, a painting, a name. */
import { must } from "../../../../shared/core/base/checked.ts";
import { CARDS } from "../../../../shared/duel/catalog.ts";
import { at, type ByName, brushOf, CREAM, circle, drawing, INK, line, path, rect, round, times } from "../../../face/brush.ts";
import type { Drawing, Words } from "../../../face/face.ts";
import { backdrop, front, MIRRORED, shade, wash } from "./backdrop.ts";
import { costOf, digitColour, icon, MARKS, type Sign, signsOfCard, spread, TONES } from "./effects.ts";
import { INKED } from "./parts.ts";
import { AGE_1, type Vignette } from "./vignettes-1.ts";
import { AGE_2 } from "./vignettes-2.ts";
import { AGE_3 } from "./vignettes-3.ts";

export const CARD_WIDTH = 200;
export const CARD_HEIGHT = 280;
/** The part of a card that must stay in sight when another lies on it. */
export const STRIP = 66 / CARD_HEIGHT;

const VIGNETTES: Readonly<Record<string, Vignette>> = { ...AGE_1, ...AGE_2, ...AGE_3 };

/** Icons side by side around x, as large as they may be. */
export function signRow(signs: readonly Sign[], x: number, y: number, size: number, width: number, words: Words[]): string {
  const units = signs.reduce((sum, sign) => sum + spread(sign.icon), 0);
  const step = Math.min(size * 1.04, width / units);
  const scale = Math.min(size, step * 1.1) / 48;
  let from = x - (units * step) / 2;
  return signs
    .map((sign) => {
      const middle = from + (spread(sign.icon) * step) / 2;
      from += spread(sign.icon) * step;
      if (sign.digits !== undefined) words.push(digit(sign, middle, y, scale * 48));
      return at(middle, y, scale, icon(sign.icon));
    })
    .join("");
}

export const digit = ({ icon: name, digits = "" }: Sign, x: number, y: number, size: number): Words => ({
  line: ["number", { n: digits }],
  x: round(x),
  y: round(y),
  size: round(size * 0.78),
  colour: digitColour(name),
  width: round(size * 0.8),
  weight: 900,
});

export function drawCard(card: number): Drawing {
  const look = `card:${card}`;
  const data = must(CARDS[card], "such card");
  const brush = brushOf(look);
  const words: Words[] = [];
  const [base, light, dark] = TONES[data.colour];
  const [hour, land, vignette, before = "", lamp] = must(VIGNETTES[data.id], "painting of this card");
  const signs = signsOfCard(card);
  const cost = costOf(data);
  const gives = data.frees >= 0;
  const room = gives ? 132 : 156;
  const plaque = Math.min(
    room,
    signs.reduce((sum, sign) => sum + spread(sign.icon) * 57, 12),
  );
  const middle = gives ? 84 : 100;
  const painting = brush.clip('<rect x="8" y="62" width="184" height="210" rx="6"/>');
  const inside = [
    rect(1, 1, 198, 278, brush.linear([light, base, dark], "slant"), `rx="14" stroke="${INK}" stroke-width="2"`),
    rect(5, 5, 190, 270, "none", `rx="11" stroke="${light}" stroke-width="1.6" opacity=".7"`),
    `<g clip-path="${painting}"><g transform="translate(0 48)" ${INKED}>${backdrop(brush, hour, land, card)}${land === "sea" ? "" : shade(112, 168, 118)}`,
    hour === "right" ? `<g ${MIRRORED}>${vignette}</g>` : vignette,
    `${wash(brush, hour, land, lamp)}${front(before, hour)}</g>`,
    rect(8, 62, 184, 8, brush.linear(["#1c0f0690", "#1c0f0600"])),
    "</g>",
    rect(8, 62, 184, 210, "none", `rx="6" stroke="${INK}" stroke-width="1.6"`),
    rect(middle - plaque / 2, 5, plaque, 58, brush.linear(["#fffaec", CREAM, "#e2c99a"]), `rx="9" stroke="${dark}" stroke-width="2"`),
    signRow(signs, middle, 34, 55, plaque - 8, words),
    plaque < 120 ? at(middle - plaque / 2 - 21, 34, 1.15, MARKS[data.colour]) : "",
    !gives && plaque < 120 ? at(middle + plaque / 2 + 21, 34, 1.15, MARKS[data.colour]) : "",
    gives ? at(174, 33, 0.92, icon(`link.${data.id}`)) : "",
    costColumn(cost, words),
  ].join("");
  words.push({ line: [`card.${data.id}`], ...nameRoom(cost.length), y: 248, size: 32, colour: "#fff3d6", weight: 800, rows: 2, ...PLATES });
  return drawing(brush, CARD_WIDTH, CARD_HEIGHT, inside, words);
}

/**
 * The name is light on a narrow dark plate with a bronze edge, on a higher one if it takes two lines; none is there on a card that is
 * too small for its name. Above its edge the plate is clear: letters that must be large on a small card reach up there.
 */
const PLATE = { x: 8, width: 184, radius: 6 } as const;
const DARK = Array<string>(9).fill("#1f110cf2");
const PLATES = {
  plate: { ...PLATE, y: 212, height: 60, fill: ["#1f110c00", "#1f110c30", "#d9a441", ...DARK] },
  underTwo: { ...PLATE, y: 180, height: 92, fill: ["#1f110c00", "#d9a441c0", ...DARK] },
} as const;

/** The room for the name beside a column of costs that reaches down to it. */
const nameRoom = (costs: number): Pick<Words, "x" | "width"> =>
  costs * costStep(costs) > COSTS_BEFORE_NAME ? { x: 121, width: 134 } : { x: 100, width: 174 };
const COSTS_BEFORE_NAME = 120;
const costStep = (costs: number): number => Math.min(37, 164 / costs);

function costColumn(cost: readonly Sign[], words: Words[]): string {
  if (cost.length === 0) return "";
  const step = costStep(cost.length);
  const size = 36;
  const paper = rect(10, 66, 40, cost.length * step + 8, "#fff6dde8", `rx="8" stroke="${INK}" stroke-width="1.4"`);
  return (
    paper +
    cost
      .map((sign, n) => {
        const y = 70 + step * (n + 0.5);
        if (sign.digits !== undefined) words.push(digit(sign, 30, y, size));
        return at(30, y, size / 50, icon(sign.icon));
      })
      .join("")
  );
}

const BACKS: ByName<readonly [string, string, string, string], "1"> = {
  "1": ["#8a5a2c", "#5a3413", "#e8c07a", "I"],
  "2": ["#2f6b86", "#153f57", "#bfe0e0", "II"],
  "3": ["#7c3240", "#47141f", "#f0c090", "III"],
  guild: ["#67408c", "#371d55", "#e9cff7", "G"],
};

export function drawBack(which: string): Drawing {
  const brush = brushOf(`back:${which}`);
  const [light, dark, trim] = BACKS[which] ?? BACKS["1"];
  const bars = which === "guild" ? 0 : Number(which);
  const emblem =
    bars === 0
      ? times(
          8,
          (n) => `<g transform="rotate(${n * 45})">${path("M0-46 9-14 0-4-9-14Z", trim, `stroke="${INK}" stroke-width="1.6"`)}</g>`,
        ) + circle(0, 0, 12, trim, `stroke="${INK}" stroke-width="2"`)
      : times(bars, (n) =>
          rect(
            (n - (bars - 1) / 2) * 24 - 7,
            -36,
            14,
            72,
            brush.linear(["#fff0c8", trim, light]),
            `rx="2" stroke="${INK}" stroke-width="1.8"`,
          ),
        ) +
        rect(-bars * 12 - 10, -46, bars * 24 + 20, 11, trim, `rx="3" stroke="${INK}" stroke-width="1.8"`) +
        rect(-bars * 12 - 10, 35, bars * 24 + 20, 11, trim, `rx="3" stroke="${INK}" stroke-width="1.8"`);
  const inside = [
    rect(1, 1, 198, 278, brush.linear([light, dark], "slant"), `rx="14" stroke="${INK}" stroke-width="2"`),
    times(7, (n) =>
      path(
        `M100 ${20 + n * 0}L${100 + 84 - n * 12} 140 100 ${260}L${16 + n * 12} 140Z`,
        "none",
        `stroke="${trim}" stroke-width="1.1" opacity=".28"`,
      ),
    ),
    times(9, (n) => line(`M14 ${28 + n * 28}H186`, trim, 0.8, 'opacity=".14"')),
    rect(10, 10, 180, 260, "none", `rx="9" stroke="${trim}" stroke-width="3"`),
    rect(17, 17, 166, 246, "none", `rx="6" stroke="${trim}" stroke-width="1.2" opacity=".7"`),
    circle(100, 140, 62, dark, `stroke="${trim}" stroke-width="4"`),
    circle(100, 140, 62, brush.radial(["#ffffff40", "#ffffff00"], [0.3, 0.25], 0.8)),
    at(100, 140, bars === 3 ? 0.92 : 1.05, emblem),
    // The nearest edge says the age too, where the card in front covers the rest.
    at(100, 38, 0.3, emblem),
  ].join("");
  return drawing(brush, CARD_WIDTH, CARD_HEIGHT, inside);
}
