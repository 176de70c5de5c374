/** Buildings: a name band in the colour of the kind, and below it a painting with cost, points and circles. */
import { printed } from "../../../../shared/puerto-rico/catalog.ts";
import { at, brushOf, circle, drawing, INK, line, oval, path, rect, round } from "../../../face/brush.ts";
import type { Drawing, Words } from "../../../face/face.ts";
import { backdrop } from "./backdrop.ts";
import { EMBLEMS } from "./emblems.ts";
import { EDGE, STYLES, sceneryOf, styleOf, THIN } from "./palette.ts";
import { palm } from "./parts.ts";
import { laurels } from "./pieces.ts";
import { hole } from "./tiles.ts";
import { BOX, buildingCircles, chipCircles, costPlace } from "./vocabulary.ts";

const BAND = 40;

type Shape = "building" | "tower" | "offer";

/** At the market a large building is flat; in a city it fills two spaces. */
export function drawBuilding(building: number, shape: Shape, changedCost?: number): Drawing {
  const { id, cost, circles, points } = printed(building);
  const brush = brushOf(`${shape}:${building}:${changedCost ?? ""}`);
  const [width, height] = BOX[shape];
  const { band, text } = STYLES[styleOf(building)];
  const { land, sky, ground } = sceneryOf(building);
  const places = buildingCircles(shape, circles);
  const foot = height - 12;
  const room = Math.min(1.42, (height - BAND - 9) / 91);
  // Three circles leave little room: the emblem moves up and left.
  const middle = shape === "tower" ? 120 : circles === 1 ? 108 : circles === 2 ? 98 : 83;
  const up = circles === 3 ? 4 : 0;
  const clip = brush.clip(`<rect x="5" y="5" width="${width - 10}" height="${height - 10}" rx="8"/>`);
  const coin = costPlace(shape);
  const [coinX, coinY, coinR] = [coin.x * width, coin.y * height, coin.r * width];
  const inside = [
    rect(1.5, 1.5, width - 3, height - 3, brush.linear(band, "slant"), `rx="12" ${EDGE}`),
    `<g clip-path="${clip}">`,
    backdrop(brush, land, sky, width, BAND, foot - 8, building),
    path(`M0 ${foot - 8}Q${width * 0.4} ${foot - 15} ${width} ${foot - 8}V${height}H0Z`, brush.linear(ground)),
    shape === "tower" ? at(48, foot - 4, 1.25, palm(62)) + at(206, foot - 6, 1.05, palm(66)) : "",
    oval(middle + 10, foot + 1, 50 * room, 5, INK, 'opacity=".35"'),
    at(middle, foot - up - 40 * room, room, EMBLEMS[id](brush)),
    rect(0, 0, width, BAND, brush.linear(band)),
    rect(0, BAND - 1, width, 9, brush.linear(["#1c0f0688", "#1c0f0600"])),
    line(`M0 ${BAND - 1}H${width}`, INK, 2.4),
    "</g>",
    rect(5, 5, width - 10, height - 10, "none", `rx="8" ${THIN}`),
    circle(coinX, coinY + 2, coinR, INK, 'opacity=".45"'),
    circle(coinX, coinY, coinR - 1, brush.linear(["#ffe99c", "#e5ad33", "#8f5c10"], "slant"), EDGE),
    circle(coinX, coinY, coinR - 7, "#fbd970"),
    at(214, height - 34, 0.92, laurels()),
    ...places.map(({ x, y, r }) => hole(round(x * width), round(y * height), r * width)),
  ].join("");
  const words: Words[] = [
    { line: [`building.${id}`], x: width / 2, y: 21, size: 28, colour: text, width: width - 10, weight: 800 },
    { line: ["number", { n: changedCost ?? cost }], x: coinX, y: round(coinY + 1), size: 37, colour: "#4a2506", width: 46, weight: 900 },
    { line: ["number", { n: points }], x: 214, y: height - 34, size: 29, colour: "#fff8e0", width: 26, weight: 900 },
  ];
  return drawing(brush, width, height, inside, words);
}

/** The sign of a building alone: in the cities of others, where a large one fills two spaces, and in the folded market. */
export function drawChip(building: number, large: boolean): Drawing {
  const { id, circles } = printed(building);
  const brush = brushOf(`chip:${building}:${large}`);
  const shape = large ? "bigChip" : "chip";
  const [width, height] = BOX[shape];
  const { band } = STYLES[styleOf(building)];
  const { sky, ground } = sceneryOf(building);
  const scale = large ? 0.82 : 0.88;
  const floor = large ? 142 : 80;
  const inside = [
    rect(1.5, 1.5, width - 3, height - 3, brush.linear(band, "slant"), `rx="14" ${EDGE}`),
    `<g clip-path="${brush.clip(`<rect x="8" y="8" width="${width - 16}" height="${height - 16}" rx="8"/>`)}">`,
    rect(0, 0, width, height, brush.linear(sky)),
    circle(24, 22, 44, brush.radial(["#fffbe0", "#fff0b088", "#fff0b000"], [0.5, 0.5], 0.5)),
    path(`M0 ${floor - 14}Q50 ${floor - 22} 100 ${floor - 14}V${height}H0Z`, brush.linear(ground)),
    large ? at(13, floor - 2, 0.8, palm(70)) + at(90, floor - 4, 0.7, palm(84)) : "",
    oval(54, floor, 42, 5, INK, 'opacity=".35"'),
    at(50, floor - 40 * scale, scale, EMBLEMS[id](brush)),
    "</g>",
    rect(8, 8, width - 16, height - 16, "none", `rx="8" ${THIN}`),
    ...chipCircles(shape, circles).map(({ x, y, r }) => hole(round(x * width), round(y * height), r * width)),
  ].join("");
  return drawing(brush, width, height, inside);
}
