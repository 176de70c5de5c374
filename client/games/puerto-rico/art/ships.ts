/** Cargo ships, the colonist ship and the trading house, with places for their pieces. */
import { must } from "../../../../shared/core/base/checked.ts";
import { PRINTED_GOODS } from "../../../../shared/puerto-rico/catalog.ts";
import type { Good } from "../../../../shared/puerto-rico/state.ts";
import { at, type Brush, brushOf, circle, drawing, INK, line, oval, path, rect, round, times } from "../../../face/brush.ts";
import type { Drawing, Words } from "../../../face/face.ts";
import { SIGNS } from "./goods.ts";
import { BRASS, EDGE, GOOD_TONES, IRON, OAK, STUCCO, THIN, WOOD } from "./palette.ts";
import { awning, flag, put } from "./parts.ts";
import {
  BOX,
  HOUSE_BARREL,
  housePlaces,
  SHIP_DECK,
  SHIP_HEIGHT,
  SHIP_WATER,
  sailBox,
  shipColumns,
  shipPlaces,
  shipWidth,
} from "./vocabulary.ts";

const cloth = (brush: Brush): string => brush.linear(["#fffaea", "#f6e6c2", "#d3b27c"], "slant");

/** A square sail filled by the wind, hung in the middle of its yard. */
const sail = (w: number, h: number, fill: string): string =>
  path(
    `M${-w / 2} 0H${w / 2}Q${w * 0.62} ${h * 0.55} ${w * 0.46} ${h}Q0 ${h * 0.84} ${-w * 0.46} ${h}Q${-w * 0.38} ${h * 0.5} ${-w / 2} 0Z`,
    fill,
    EDGE,
  ) +
  path(
    `M${w * 0.26} 2H${w / 2 - 1}Q${w * 0.6} ${h * 0.55} ${w * 0.45} ${h - 3}L${w * 0.24} ${h * 0.9}Q${w * 0.36} ${h * 0.5} ${w * 0.26} 2Z`,
    "#b98f58",
    'opacity=".35"',
  ) +
  line(`M${-w / 2 - 7} 0H${w / 2 + 7}`, INK, 8) +
  line(`M${-w / 2 - 7} 0H${w / 2 + 7}`, OAK[1], 4.5);

/** Round hull with a raised stern at the left, bow to the right; the sea hides its lower edge. */
function hull(brush: Brush, w: number, deck: number, colours: readonly string[], stripe: string): string {
  const water = SHIP_WATER;
  return (
    path(
      `M4 ${deck - 32}H36V${deck - 2}H${w - 46}Q${w - 24} ${deck - 6} ${w - 3} ${deck - 26}Q${w - 8} ${water - 4} ${w - 42} ${water + 10}H24Q8 ${water} 4 ${deck - 32}Z`,
      brush.linear(colours),
      EDGE,
    ) +
    path(`M6 ${deck - 30}H16V${deck + 8}H9Z`, "#ffe9c0", 'opacity=".35"') +
    line(`M8 ${deck + 8}H${w - 38}Q${w - 22} ${deck + 4} ${w - 8} ${deck - 12}`, INK, 6) +
    line(`M8 ${deck + 8}H${w - 38}Q${w - 22} ${deck + 4} ${w - 8} ${deck - 12}`, stripe, 3.5) +
    rect(10, deck - 22, 9, 10, "#ffdf8a", THIN) +
    rect(23, deck - 22, 9, 10, "#ffdf8a", THIN) +
    line(`M2 ${deck - 33}H38`, INK, 7) +
    line(`M2 ${deck - 33}H38`, BRASS[1], 3.5)
  );
}

/** The water line, a ship's length of small waves from right to left. */
const waterline = (w: number): string =>
  times(4, (n) => `Q${round(w * (0.875 - n * 0.25))} ${SHIP_WATER - (n % 2 ? -6 : 6)} ${round(w * (0.75 - n * 0.25))} ${SHIP_WATER}`);

/** Hides the hull below the water, with foam along it and a shadow on the sea. */
const afloat = (brush: Brush, w: number, ship: string): string => {
  const dry = brush.clip(`<path d="M-2 -2H${w + 2}V${SHIP_WATER}H${w}${waterline(w)}H-2Z"/>`);
  return (
    oval(w / 2 + 4, SHIP_WATER + 5, w * 0.46, 12, "#06262c", 'opacity=".42"') +
    `<g clip-path="${dry}">${ship}</g>` +
    `<g clip-path="${brush.clip(`<rect x="3" y="150" width="${w - 14}" height="46"/>`)}">${line(`M${w} ${SHIP_WATER}${waterline(w)}`, "#e8fbf0", 4.5, 'opacity=".9"')}</g>` +
    line(
      `M${round(w * 0.14)} ${SHIP_WATER + 12}h${round(w * 0.2)}M${round(w * 0.5)} ${SHIP_WATER + 13}h${round(w * 0.26)}`,
      "#bfe8dc",
      3,
      'opacity=".6"',
    )
  );
};

export function drawShip(size: number): Drawing {
  const brush = brushOf(`ship:${size}`);
  const w = shipWidth(size);
  const mast = w / 2 - 4;
  const places = shipPlaces(size);
  const berths = places.map(({ x, y }) => {
    const [cx, cy] = [x * w, y * SHIP_HEIGHT];
    return (
      rect(cx - 18.5, cy - 20.5, 37, 41, brush.linear(["#6b401d", "#8a5729"]), `rx="5" ${THIN}`) +
      rect(cx - 14.5, cy - 16.5, 29, 33, "#2c1608", 'rx="11" opacity=".72"')
    );
  });
  const lower = places.slice(0, shipColumns(size));
  const upper = places.slice(shipColumns(size));
  // Covers the sail between the barrels' places.
  const rack = [lower, upper]
    .map((row) => {
      const [first, last] = [must(row[0], "first place"), must(row.at(-1), "last place")];
      return rect(first.x * w, first.y * SHIP_HEIGHT - 18, (last.x - first.x) * w, 44, "#5a3418");
    })
    .join("");
  const inside = [
    line(`M${mast} 4V${SHIP_DECK}`, INK, 9),
    line(`M${mast} 4V${SHIP_DECK}`, OAK[1], 5),
    line(`M${w - 20} ${SHIP_DECK - 12}L${w - 2} ${SHIP_DECK - 46}`, INK, 6),
    path(`M${mast + 10} 8L${w - 3} ${SHIP_DECK - 46}Q${w - 34} ${SHIP_DECK - 42} ${mast + 22} ${SHIP_DECK - 34}Z`, "#ecd7ab", EDGE),
    line(`M${mast} 8L6 ${SHIP_DECK - 34}`, INK, 2.4),
    put(mast, 14, sail(Math.min(w * 0.62, 132), 88, cloth(brush))),
    put(mast, 14, flag(12, "#c0392b")),
    rack,
    ...berths,
    hull(brush, w, SHIP_DECK, ["#b06f38", "#7d4520", "#4c250d"], BRASS[1]),
  ].join("");
  const words: Words[] = [{ line: ["number", { n: size }], x: mast, y: 39, size: 42, colour: "#7a2416", width: 60, weight: 900 }];
  return drawing(brush, w, SHIP_HEIGHT, afloat(brush, w, inside), words);
}

/** Set over the sail of a ship that is being loaded: the good's colour and sign, and how many barrels it takes. */
export function drawSail(size: number, good: Good): Drawing {
  const brush = brushOf(`sail:${size}:${good}`);
  const [w, h] = sailBox(size);
  const [lit, plain, dark] = GOOD_TONES[good];
  const cloth = `M4 1H${w - 4}Q${w - 1} ${h * 0.5} ${w} ${h - 1}H0Q1 ${h * 0.5} 4 1Z`;
  const clip = brush.clip(path(cloth, "#fff"));
  const sign = Math.min(w * 0.27, 28);
  const inside =
    path(cloth, brush.linear(["#fffaea", "#f3e0b8"]), EDGE) +
    `<g clip-path="${clip}">${rect(0, 0, w * 0.58, h, brush.linear([lit, plain, dark]))}${line(`M${w * 0.58} 0V${h}`, INK, 2)}</g>` +
    circle(w * 0.29, h / 2, Math.min(21, w * 0.26), "#fff6df", THIN) +
    put(w * 0.29, h / 2, SIGNS[good], sign / 36) +
    path(cloth, "none", EDGE);
  const words: Words[] = [
    { line: ["number", { n: size }], x: round(w * 0.79), y: h / 2, size: 40, colour: "#7a2416", width: round(w * 0.4), weight: 900 },
  ];
  return drawing(brush, w, h, inside, words);
}

export function drawColonistShip(): Drawing {
  const brush = brushOf("colonistShip");
  const [w, h] = BOX.colonistShip;
  const deck = SHIP_DECK - 8;
  const striped = (wide: number, tall: number): string =>
    sail(wide, tall, cloth(brush)) +
    times(2, (n) =>
      path(
        `M${-wide * 0.3 + n * wide * 0.38} 2h${wide * 0.2}q${wide * 0.05} ${tall * 0.5} ${-wide * 0.01} ${tall * 0.88}h${-wide * 0.18}q${wide * 0.03} ${-tall * 0.4} ${-wide * 0.01} ${-tall * 0.88}Z`,
        "#2f7d8a",
        'opacity=".85"',
      ),
    );
  const inside = [
    line(`M92 6V${deck}M182 2V${deck}`, INK, 9),
    line(`M92 6V${deck}M182 2V${deck}`, OAK[1], 5),
    path(`M192 8L${w - 4} ${deck - 44}Q${w - 40} ${deck - 40} 206 ${deck - 36}Z`, "#ecd7ab", EDGE),
    line(`M92 8L8 ${deck - 34}`, INK, 2.4),
    put(92, 16, striped(74, 72)),
    put(182, 12, striped(92, 80)),
    put(92, 16, flag(12, "#d9a441")),
    rect(38, deck - 22, w - 86, 24, "#5a3418", THIN),
    hull(brush, w, deck, ["#3f8f94", "#1f5f6b", "#12363f"], "#fff0cc"),
  ].join("");
  return drawing(brush, w, h, afloat(brush, w, inside));
}

/** The trading house: four places under an awning with the price of each good. */
export function drawHouse(): Drawing {
  const brush = brushOf("house");
  const [w, h] = BOX.house;
  const step = 45;
  const prices = PRINTED_GOODS.map(({ id }, n) => at(w / 2 + (n - 2) * step - 10, 38, 0.6, SIGNS[id]));
  const words = PRINTED_GOODS.map(
    ({ price }, n): Words => ({
      line: ["number", { n: price }],
      x: w / 2 + (n - 2) * step + 13,
      y: 39,
      size: 28,
      colour: "#4a1d08",
      width: 18,
      weight: 900,
    }),
  );
  const half = (HOUSE_BARREL * w) / 2;
  const inside = [
    oval(w / 2 + 4, h - 6, w / 2 - 6, 6, INK, 'opacity=".45"'),
    rect(10, 50, w - 20, h - 58, brush.linear(STUCCO), EDGE),
    rect(16, 60, w - 32, 68, brush.linear(["#2c1608", "#5c3719"]), `rx="4" ${THIN}`),
    ...housePlaces().map(({ x, y }) => {
      const [cx, cy] = [round(x * w), round(y * h)];
      return rect(cx - half - 1, cy - 27, half * 2 + 2, 54, "#3d210e", `rx="7" stroke="${BRASS[1]}" stroke-width="2.5"`);
    }),
    rect(6, 126, w - 12, 17, brush.linear(WOOD), EDGE),
    times(6, (n) => line(`M${26 + n * 38} 129V140`, WOOD[2], 2)),
    put(w / 2, 64, awning(w - 6, 12, ["#c8402c", "#fff3d6"], 11)),
    path(`M14 18H${w - 14}L${w - 4} 58H4Z`, brush.linear(["#fff8e2", "#f3dcae", "#d4ad6e"]), EDGE),
    line(`M12 18H${w - 12}`, INK, 9),
    line(`M12 18H${w - 12}`, IRON[0], 4),
    put(w / 2, 15, path("M-34 0Q-34-13-22-13H22Q34-13 34 0Z", BRASS[1], EDGE) + path("M-9-3 0-11 9-3Z", BRASS[2])),
    ...prices,
  ].join("");
  return drawing(brush, w, h, inside, words);
}
