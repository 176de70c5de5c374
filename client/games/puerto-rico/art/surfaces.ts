/** Surfaces drawn at their actual size: the desk, boards in the seats' colours, trays and sunk places. */
import { GOODS, ROLES } from "../../../../shared/puerto-rico/state.ts";
import { type ByName, brushOf, circle, drawing, INK, line, rect, round, times } from "../../../face/brush.ts";
import type { Drawing } from "../../../face/face.ts";
import { signOf } from "../../../face/seat-signs.ts";
import { SIGNS } from "./goods.ts";
import { iconOf } from "./icons.ts";
import { BRASS, GOOD_TONES } from "./palette.ts";
import { put } from "./parts.ts";
import { laurels } from "./pieces.ts";
import { roleEmblem } from "./roles.ts";
import { SEA_SURFACES, shadeOf } from "./sea.ts";
import { BOX } from "./vocabulary.ts";
import { canvas, grain, masonry, plate, sunk } from "./wood.ts";

type Surface = (w: number, h: number, what: string) => Drawing;

/** A seat's board: parchment with an edge and a small sign in its colour; on turn it is lit. */
const board =
  (kind: string, ink: string): Surface =>
  (w, h, what) => {
    const [wears = "0", turn = "rest"] = what.split("-");
    const brush = brushOf(`${kind}:${what}:${w}:${h}`);
    const { colour, pattern, symbol } = signOf(Number(wears));
    const lit = turn === "turn";
    const strip = `<g clip-path="${brush.clip(`<rect x="6" y="6" width="9" height="${h - 15}" rx="3"/>`)}">${rect(6, 6, 9, h - 15, colour)}<g stroke="#fff" stroke-opacity=".3" stroke-width="1.6" fill="none">${times(Math.ceil(h / 32), (n) => put(5, n * 32, pattern))}</g></g>`;
    const shade = 'opacity=".11"';
    return drawing(
      brush,
      w,
      h,
      plate(brush, w, h, lit ? ["#ffffff", "#f4f8f2", "#d9e6e2"] : ["#e9efe8", "#d2dfda", "#aec3c1"], lit ? 4 : 2.5) +
        `<g clip-path="${brush.clip(`<rect x="6" y="6" width="${w - 14}" height="${h - 15}" rx="5"/>`)}">${canvas(w, h)}</g>` +
        `<g ${shade} fill="${ink}" stroke="${ink}">${put(w - h * 0.5 - 8, h * 0.16, symbol, h / 48)}</g>` +
        strip +
        (lit
          ? rect(3, 3, w - 8, h - 9, "none", `rx="8" stroke="#7a4a08" stroke-width="6"`) +
            rect(3, 3, w - 8, h - 9, "none", `rx="8" stroke="#ffd24a" stroke-width="4.2"`) +
            rect(6.2, 6.2, w - 14.4, h - 15.4, "none", `rx="6" stroke="${colour}" stroke-width="2.2"`) +
            rect(3, 3, w - 8, h - 9, "none", `rx="8" stroke="#fff6c8" stroke-width="1.2"`)
          : ""),
    );
  };

type Stuff = (w: number, h: number) => string;
const boards: Stuff = (w, h) => grain(6, 6, w - 14, h - 14, w + h, "#33484c", Math.round(h / 3));
const stones: Stuff = (w, h) => masonry(5, 5, w - 13, h - 14, 22, 4);
/** Leather tooled with a gold line. */
const leather: Stuff = (w, h) => rect(8, 8, w - 18, h - 19, "none", `rx="5" stroke="${BRASS[0]}" stroke-width="1.2" opacity=".6"`);

const slab =
  (kind: string, colours: readonly string[], stuff: Stuff): Surface =>
  (w, h, what) => {
    const brush = brushOf(`${kind}:${what}:${w}:${h}`);
    return drawing(brush, w, h, plate(brush, w, h, colours, 3, 9) + stuff(w, h) + shadeOf(w, h, what));
  };

/** Gap between two spaces, as a share of a space. */
const GAP = 1 / 14;

function lots(w: number, h: number, what: string): Drawing {
  const [kind = "city", grid = "6x2"] = what.split("-");
  const [columns = 1, rows = 1] = grid.split("x").map(Number);
  const brush = brushOf(`lots:${what}:${w}:${h}`);
  const [cw, ch] = [w / (columns + GAP * (columns - 1)), h / (rows + GAP * (rows - 1))];
  const earth = kind === "island" ? brush.linear(["#7fa85a", "#a5c67a"]) : brush.linear(["#c9b99a66", "#f3e8d0aa"]);
  const cell = (x: number, y: number): string => {
    const inside =
      kind === "island"
        ? times(3, (n) =>
            line(
              `M${round(x + cw * 0.18)} ${round(y + ch * (0.3 + n * 0.22))}q${round(cw * 0.32)} ${round(-ch * 0.1)} ${round(cw * 0.64)} 0`,
              "#3f6a30",
              1.6,
              'opacity=".45"',
            ),
          )
        : line(
            `M${round(x + cw * 0.5 - 7)} ${round(y + ch * 0.5)}h14M${round(x + cw * 0.5)} ${round(y + ch * 0.5 - 7)}v14`,
            "#2f5f66",
            1.6,
            'opacity=".35"',
          );
    return sunk(round(x), round(y), round(cw), round(ch), earth, 5) + inside;
  };
  return drawing(
    brush,
    w,
    h,
    times(columns * rows, (n) => cell((n % columns) * cw * (1 + GAP), Math.floor(n / columns) * ch * (1 + GAP))),
  );
}

export const SURFACES: Readonly<Record<string, Surface>> = {
  ...SEA_SURFACES,
  /** The quay: slabs of pale limestone in the sun, which stands at the top left. */
  table: (w, h) => {
    const brush = brushOf(`table:${w}:${h}`);
    return drawing(
      brush,
      w,
      h,
      rect(0, 0, w, h, brush.linear(["#f8f3e4", "#e9e3d5", "#cdccca"], "slant")) +
        masonry(0, 0, w, h, 62, 9) +
        rect(0, 0, w, h, brush.radial(["#fffdf0aa", "#fffdf044", "#fffdf000"], [0.16, 0], 0.8)) +
        rect(0, 0, w, h, brush.radial(["#1b4a5a00", "#1b4a5a00", "#1b4a5a55"], [0.45, 0.42], 0.85)),
    );
  },
  city: board("city", "#2b6672"),
  island: board("island", "#4a5a26"),
  mat: board("mat", "#2b6672"),
  market: slab("market", ["#e3dac6", "#ccc2ad", "#a8a093"], boards),
  quay: slab("quay", ["#f4efe2", "#dcd7cb", "#a9a9a8"], stones),
  tray: slab("tray", ["#e3dac6", "#ccc2ad", "#a8a093"], boards),
  desk: slab("desk", ["#43a3b0", "#25798a", "#124c5c"], leather),
  plate: (w, h) => {
    const brush = brushOf(`plate:${w}:${h}`);
    return drawing(brush, w, h, plate(brush, w, h, ["#fffffa", "#eef2ec", "#c8d3d2"], 2, Math.min(9, h / 3)));
  },
  /** A place sunk into the wood; `discard` holds the discarded plantations. */
  niche: (w, h, what) => {
    const brush = brushOf(`niche:${what}:${w}:${h}`);
    const size = Math.min(w, h) / 62;
    const thrown = put(w / 2, h / 2, iconOf(brush, "plantation"), size) + put(w / 2, h / 2, line("M-24 24 24-24", "#e6482e", 5), size);
    return drawing(brush, w, h, sunk(1, 1, w - 2, h - 2, "#0b2a3366", 8) + (what === "discard" ? `<g opacity=".45">${thrown}</g>` : ""));
  },
  /** A role card's outline in the leather, still visible when the card is taken. */
  slot: (w, h, what) => {
    const brush = brushOf(`slot:${what}:${w}:${h}`);
    const role = ROLES[Number(what)] ?? ROLES[0];
    const line = `fill="none" stroke="${BRASS[0]}"`;
    return drawing(
      brush,
      w,
      h,
      rect(1, 1, w - 2, h - 2, "#062a36", 'rx="7" opacity=".35"') +
        `<rect x="3.5" y="3.5" width="${w - 7}" height="${h - 7}" rx="6" ${line} stroke-width="1.4" stroke-dasharray="4 3" opacity=".75"/>` +
        `<g opacity=".3">${put(w / 2, h / 2, roleEmblem(role), Math.min(w, h) / 112)}</g>`,
    );
  },
  space: (w, h) => {
    const brush = brushOf(`space:${w}:${h}`);
    return drawing(
      brush,
      w,
      h,
      sunk(0.5, 0.5, w - 1, h - 1, "#8fb0b088", 5) +
        rect(4, 4, w - 8, h - 8, "none", 'rx="3" stroke="#2f5f66" stroke-width="1.2" stroke-dasharray="5 4" opacity=".5"'),
    );
  },
  lots,
  /** The place of a good's barrels, with its sign for when there are none. */
  hold: (w, h, what) => {
    const brush = brushOf(`hold:${what}:${w}:${h}`);
    const good = GOODS.find((id) => id === what) ?? "corn";
    const size = Math.min(w, h) * 0.78;
    const [lit, plain, dark] = GOOD_TONES[good];
    const inside =
      sunk(0.5, 0.5, w - 1, h - 1, brush.linear(["#15343d", "#28525e", "#3b6c78"]), 6) +
      rect(2, 2, w - 4, h - 4, brush.linear([dark, plain]), 'rx="5" opacity=".55"') +
      rect(2, h - 6, w - 4, 4, brush.linear([lit, plain]), `rx="2" stroke="${INK}" stroke-width=".8"`) +
      `<g opacity=".62">${put(w / 2, h / 2 - 1.5, SIGNS[good], size / 52)}</g>`;
    return drawing(brush, w, h, inside);
  },
  /** The head of a market column: most quarries that help, and the points of its buildings. */
  column: (w, h, what) => {
    const brush = brushOf(`column:${what}:${w}:${h}`);
    const many = Math.max(1, Math.min(4, Number(what)));
    const size = h * 0.94;
    const start = w * 0.36 - ((many - 1) * size) / 2;
    const inside =
      rect(0.5, 0.5, w - 1, h - 1, brush.linear(["#0e3d4a", "#176070"]), `rx="${round(h / 2)}" stroke="${BRASS[1]}" stroke-width="1"`) +
      times(many, (n) => put(start + n * size, h / 2, iconOf(brush, "quarry"), size / 52)) +
      put(w * 0.82, h / 2, laurels(), h / 46);
    return drawing(brush, w, h, inside, [
      {
        line: ["number", { n: many }],
        x: round(w * 0.82),
        y: round(h / 2),
        size: round(h * 0.78),
        colour: "#fff8e0",
        width: h,
        weight: 900,
      },
    ]);
  },
};

const BARS: ByName<readonly [string, string], "calm"> = {
  calm: ["#b7dba0", "#4d8f52"],
  near: ["#ffe08a", "#d98a1c"],
  last: ["#ffa88a", "#b8281a"],
};
const SIGN_OF: Readonly<Record<string, string>> = { colonists: "colonist", city: "space", points: "vp" };

/** A gauge of an ending, filled by tenths. */
export function drawGauge(what: string, tenths: number, mood: string): Drawing {
  const brush = brushOf(`gauge:${what}:${tenths}:${mood}`);
  const [light, dark] = BARS[mood] ?? BARS.calm;
  const [width, height] = BOX.gauge;
  const full = width - 78;
  const bar = Math.max(0, Math.min(10, tenths)) * (full / 10);
  const inside =
    rect(3, 9, width - 4, 52, "#0a0503", 'rx="26" opacity=".4"') +
    rect(2, 5, width - 5, 52, brush.linear(BRASS, "slant"), `rx="26" stroke="${INK}" stroke-width="2"`) +
    rect(62, 13, full + 4, 36, brush.linear(["#0b2a33", "#174552"]), `rx="10" stroke="${INK}" stroke-width="1.5"`) +
    (bar > 0
      ? rect(64, 15, bar, 32, brush.linear([light, dark]), 'rx="8"') + rect(68, 18, Math.max(0, bar - 8), 6, "#fff", 'rx="3" opacity=".35"')
      : "") +
    // A sign, so that colour is not the only difference.
    (mood === "calm"
      ? ""
      : times(Math.floor(bar / (mood === "last" ? 16 : 34)), (n) =>
          line(`M${70 + n * (mood === "last" ? 16 : 34)} 44l9-26`, dark, 3, 'opacity=".75"'),
        )) +
    circle(33, 31, 29, brush.linear(["#ffffff", "#d3dfdd"]), `stroke="${INK}" stroke-width="2"`) +
    (mood === "last" ? circle(33, 31, 29, "none", 'stroke="#d8301c" stroke-width="5"') : "") +
    put(33, 31, iconOf(brush, SIGN_OF[what] ?? "vp"), 48 / 52);
  return drawing(brush, width, height, inside);
}
