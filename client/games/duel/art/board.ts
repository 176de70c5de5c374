/** The surfaces, drawn at the size they have: felt, bronze, and the rail. Their looks end in width and height. */
import { must } from "../../../../shared/core/base/checked.ts";
import { CAPITAL, MILITARY_POINTS } from "../../../../shared/duel/catalog.ts";
import { at, brushOf, circle, crest, drawing, INK, line, oval, path, plateOf, rect, round, times } from "../../../face/brush.ts";
import type { Drawing, Words } from "../../../face/face.ts";
import { colourOf } from "../../../face/seat-signs.ts";
import { badge, colourOfSeat, gold } from "./pieces.ts";

/** A weave: light threads over dark ones, each as fine as a pixel of the drawing. `id`: of its own in the document. */
const weave = (id: string, w: number, h: number, light: string, dark: string, more = ""): string =>
  `<pattern id="${id}" width="6" height="6" patternUnits="userSpaceOnUse"><path d="M0 .5H3M3 3.5H6" stroke="${light}"/><path d="M1 3V6M4.5 0V3" stroke="${dark}"/></pattern>${rect(0, 0, w, h, `url(#${id})`, more)}`;

const BRONZE = ["#f0cf8a", "#b07c34", "#6b4518"] as const;

/** A plate with a bronze rim. */
const plate = plateOf(BRONZE);

export const SURFACES: Readonly<Record<string, (w: number, h: number, what: string) => Drawing>> = {
  /** The table: woven green felt in the light of a lamp, with a bronze edge let into it. */
  table: (w, h) => {
    const brush = brushOf(`table:${w}:${h}`);
    return drawing(
      brush,
      w,
      h,
      rect(0, 0, w, h, brush.linear(["#2d6a58", "#1a4a40", "#0e2e30"], "slant")) +
        weave(`felt_${w}_${h}`, w, h, "#ffffff0f", "#00140f38") +
        rect(0, 0, w, h, brush.radial(["#ffe8a038", "#ffe0a014", "#ffd98c00"], [0.42, 0.34], 0.7)) +
        rect(0, 0, w, h, brush.radial(["#00000000", "#00000000", "#010a12a8"], [0.45, 0.42], 0.8)) +
        rect(2, 2, w - 4, h - 4, "none", `rx="7" stroke="${BRONZE[2]}" stroke-width="3.4"`) +
        rect(2, 2, w - 4, h - 4, "none", `rx="7" stroke="${BRONZE[0]}" stroke-width="1" opacity=".8"`),
    );
  },
  /** The place of a city; the colour of its edge is the seat's, and lit on its turn. */
  city: (w, h, what) => {
    const [seat, turn] = what.split("-");
    const brush = brushOf(`city:${what}:${w}:${h}`);
    const { shield: base, light } = colourOfSeat(Number(seat));
    const lit = turn === "turn";
    return drawing(
      brush,
      w,
      h,
      plate(brush, w, h, lit ? ["#d6e6cd", "#a8c8ab", "#7ba78c"] : ["#5f8f7c", "#457565", "#30584d"], lit ? 4 : 2.5) +
        rect(5, 5, w - 12, h - 13, "none", `rx="6" stroke="${lit ? "#f4fbe8" : "#9cc4ac"}" stroke-width="1" opacity=".55"`) +
        rect(7, 7, 5, h - 17, base, `rx="2" stroke="${INK}" stroke-width=".8"`) +
        (lit ? rect(1.5, 1.5, w - 5, h - 6, "none", `rx="10" stroke="${light}" stroke-width="2.5"`) : ""),
    );
  },
  /** The tray where the choices are offered. */
  tray: (w, h) => {
    const brush = brushOf(`tray:${w}:${h}`);
    return drawing(
      brush,
      w,
      h,
      rect(0, 0, w, h, "#050b0a", 'rx="18" opacity=".5"') +
        plate(brush, w, h, ["#24594d", "#163f3a", "#0c2729"], 5, 16) +
        weave(`tray_${w}_${h}`, w - 28, h - 29, "#ffffff0a", "#00140f30", 'transform="translate(14 14)"') +
        rect(12, 12, w - 26, h - 27, "none", 'rx="8" stroke="#e2b45a" stroke-width="1.2" opacity=".7"'),
    );
  },
  /** Over the pyramid while something else is chosen from: its cards step back. */
  veil: (w, h) => {
    const brush = brushOf(`veil:${w}:${h}`);
    return drawing(brush, w, h, rect(0, 0, w, h, brush.radial(["#02100fa8", "#02100f98", "#02100f80", "#02100f00"], [0.5, 0.5], 0.7)));
  },
  /** Woven into the felt: a star of seven wonders in a ring, between branches of laurel. */
  emblem: (w, h) => drawEmblem(w, h),
  /** The place of an unbuilt wonder, or of a pile. */
  niche: (w, h) => {
    const brush = brushOf(`niche:${w}:${h}`);
    return drawing(
      brush,
      w,
      h,
      rect(1, 1, w - 2, h - 2, "#061514", 'rx="9" opacity=".42"') +
        rect(1.5, 1.5, w - 3, h - 3, "none", 'rx="9" stroke="#b07c34" stroke-width="1.4" opacity=".65"'),
    );
  },
  /** The name of a pile, under it. */
  label: (w, h, what) => {
    const brush = brushOf(`label:${what}:${w}:${h}`);
    const plate = { x: 1, y: 1, width: w - 2, height: h - 2, radius: 5, fill: "#06151499" };
    return drawing(brush, w, h, "", [
      { line: [`detail.${what}`], x: w / 2, y: h / 2, size: h * 0.72, colour: "#fff3d6", width: w - 8, weight: 600, plate },
    ]);
  },
  /** What the badges at the cards say: the badge of each seat, that of the seat at the bottom (`what`) first. */
  prices: (w, h, what) => {
    const brush = brushOf(`prices:${what}:${w}:${h}`);
    const badges = times(2, (n) =>
      at(
        h * (0.52 + n * 0.92),
        h / 2,
        h * 0.0084,
        `<g transform="translate(-50 -50)">${badge(Number(what) === n ? 0 : 1, gold(brush))}</g>`,
      ),
    );
    const left = h * 1.95;
    const plate = { x: left, y: 1, width: w - left - 1, height: h - 2, radius: h / 2, fill: "#0615148c" };
    return drawing(brush, w, h, badges, [
      { line: ["detail.prices"], x: (left + w) / 2, y: h / 2, size: h * 0.54, colour: "#fff3d6", width: w - h * 2.3, weight: 600, plate },
    ]);
  },
  opener: (w, h, what) => {
    const brush = brushOf(`opener:${what}:${w}:${h}`);
    return drawing(
      brush,
      w,
      h,
      plate(brush, w, h, ["#fff6dd", "#e8d0a0", "#c9a56a"], 4) +
        `<g transform="translate(${round(h * 0.16)} ${round(h * 0.16)}) scale(${round(h / 48)})">${crest(brush, colourOf(Number(what)))}</g>`,
      [{ line: ["opener.plate"], x: (h * 0.86 + w) / 2, y: h * 0.48, size: h * 0.26, colour: "#4a2a12", width: w - h * 1.06, weight: 800 }],
    );
  },
  /** The military rail: nineteen spaces and the zones' points. */
  rail: (w, h) => drawRail(w, h),
  /** At the end of the rail: the wall of a seat's city. */
  capital: (w, h, what) => drawCapital(w, h, Number(what)),
  box: (w, h) => {
    const brush = brushOf(`box:${w}:${h}`);
    return drawing(
      brush,
      w,
      h,
      oval(w * 0.52, h * 0.92, w * 0.46, h * 0.07, "#050b0a", 'opacity=".5"') +
        path(
          `M${w * 0.1} ${h * 0.5}H${w * 0.9}L${w * 0.86} ${h * 0.94}H${w * 0.14}Z`,
          brush.linear(["#3f8a72", "#22594d", "#113530"], "slant"),
          `stroke="${INK}" stroke-width="2"`,
        ) +
        path(
          `M${w * 0.06} ${h * 0.5}Q${w * 0.08} ${h * 0.26} ${w * 0.5} ${h * 0.26} ${w * 0.92} ${h * 0.26} ${w * 0.94} ${h * 0.5}Z`,
          brush.linear(["#62ab8e", "#2f6f5e"], "slant"),
          `stroke="${INK}" stroke-width="2"`,
        ) +
        rect(w * 0.06, h * 0.47, w * 0.88, h * 0.07, "#e2b45a", `stroke="${INK}" stroke-width="1.4"`) +
        rect(w * 0.42, h * 0.46, w * 0.16, h * 0.2, "#f4d68a", `rx="3" stroke="${INK}" stroke-width="1.6"`) +
        circle(w * 0.5, h * 0.55, w * 0.03, INK) +
        line(`M${w * 0.24} ${h * 0.3}V${h * 0.92}M${w * 0.76} ${h * 0.3}V${h * 0.92}`, "#e2b45a", 3, 'opacity=".8"') +
        // An oil lamp stands on it.
        at(
          w * 0.5,
          h * 0.27,
          h / 100,
          path(
            "M-16-9Q-16 0 0 0 12 0 22-10L17-13Q10-7 4-9-6-14-16-9Z",
            brush.linear(["#f0cf8a", "#8a5a1e"]),
            `stroke="${INK}" stroke-width="1.4"`,
          ) +
            line("M-16-8q-7-2-4 4 3 3 7 2", "#8a5a1e", 2.4) +
            path("M20-13Q13-19 19-27 26-19 20-13Z", brush.linear(["#fff3b8", "#f08a2e"])),
        ),
    );
  },
};

/** The height of one space of a rail of this height. */
export const railStep = (height: number): number => height / (2 * CAPITAL + 3.4);

const ZONES = [
  { from: 0, to: 0, colour: "#efe0bd" },
  { from: 1, to: 2, colour: "#e8c67a" },
  { from: 3, to: 5, colour: "#dd8f48" },
  { from: 6, to: 8, colour: "#b8442a" },
] as const;

function drawRail(w: number, h: number): Drawing {
  const brush = brushOf(`rail:${w}:${h}`);
  const words: Words[] = [];
  const step = railStep(h);
  const inner = w * 0.62;
  const left = (w - inner) / 2;
  const zones = [1, -1].flatMap((side) =>
    ZONES.map(({ from, to, colour }) => {
      const top = h / 2 - side * (to + 0.5) * step;
      const end = h / 2 - side * (from - 0.5) * step;
      if (from > 0)
        words.push({
          line: ["number", { n: must(MILITARY_POINTS[from], "points of this zone") }],
          x: w / 2,
          y: round(h / 2 - (side * (from + to) * step) / 2),
          size: round(Math.min(w * 0.3, step * 0.92)),
          colour: from > 5 ? "#ffe9c8" : "#5a2a10",
          width: inner * 0.8,
          weight: 800,
        });
      return rect(left, Math.min(top, end), inner, Math.abs(end - top), colour);
    }),
  );
  const marks = times(2 * CAPITAL, (n) =>
    line(`M${left} ${round(h / 2 + (n - CAPITAL + 0.5) * step)}h${inner}`, "#3b2415", 1, 'opacity=".55"'),
  );
  const inside = [
    rect(w * 0.06, 3, w * 0.9, h - 4, "#050b0a", 'rx="12" opacity=".45"'),
    rect(w * 0.04, 1, w * 0.88, h - 5, brush.linear(BRONZE, "across"), `rx="12" stroke="${INK}" stroke-width="1.4"`),
    rect(left - 3, step * 0.85, inner + 6, h - step * 1.7, "#3b2415", 'rx="4"'),
    ...zones,
    marks,
    rect(left, h / 2 - 8.5 * step, inner, 17 * step, brush.linear(["#3b241566", "#3b241500", "#ffffff33", "#3b241533"], "across")),
    times(6, (n) =>
      circle(
        n % 2 === 0 ? w * 0.11 : w * 0.85,
        h * (0.22 + Math.floor(n / 2) * 0.28),
        2.4,
        "#5f3c12",
        'stroke="#ffe9b0" stroke-width=".8"',
      ),
    ),
  ].join("");
  return drawing(brush, w, h, inside, words);
}

/** A gate between two towers, in the seat's colour. */
function drawCapital(w: number, h: number, seat: number): Drawing {
  const brush = brushOf(`capital:${seat}:${w}:${h}`);
  const { shield: base, light } = colourOfSeat(seat);
  const stone = `stroke="${INK}" stroke-width="1.6" stroke-linejoin="round"`;
  const inside =
    path("M4 46V20H2V6H8V11H12V6H18V20H22V14H27V19H33V14H38V20H42V6H48V11H52V6H58V20H56V46Z", base, stone) +
    path("M4 46V20H2V6H8V11H9V46ZM42 46V20H40V6H44V46Z", light, 'opacity=".35"') +
    path("M22 46V36Q30 25 38 36V46Z", INK) +
    line("M26 46V34M30 46V31M34 46V34M22 40H38", light, 1, 'opacity=".7"') +
    path("M8 34V28Q10 24 12 28V34ZM48 34V28Q50 24 52 28V34Z", "#ffd36b", stone) +
    line("M4 22H20M40 22H56M6 40H20M42 40H54M12 31V34M46 26H42", INK, 1, 'opacity=".45"');
  return drawing(brush, w, h, `<g transform="scale(${round(w / 60)} ${round(h / 48)})">${inside}</g>`);
}

/** Thread of bronze, two shades lighter than the felt. */
const THREAD = "#d9b25a";

function drawEmblem(w: number, h: number): Drawing {
  const brush = brushOf(`emblem:${w}:${h}`);
  const ring = (r: number, width: number, more = ""): string =>
    circle(0, 0, r, "none", `stroke="${THREAD}" stroke-width="${width}" ${more}`);
  const star = times(
    7,
    (n) =>
      `<g transform="rotate(${round((n * 360) / 7)})">${path("M0-62 13-27 0-9-13-27Z", "none", `stroke="${THREAD}" stroke-width="2"`)}${path("M0-62 0-9-13-27Z", THREAD)}${path("M-12-100V-86H6V-94H-4", "none", `stroke="${THREAD}" stroke-width="3"`)}</g>`,
  );
  const leaf = (n: number): string =>
    path(
      `M${124 + n * 24} 0q10-22 30-24-4 20-30 24ZM${124 + n * 24} 0q10 22 30 24-4-20-30-24Z`,
      THREAD,
      `transform="translate(0 ${round(-0.16 * (n * 6) ** 1.5 + n * 3)}) rotate(${-n} ${124 + n * 24} 0)"`,
    );
  const branch = times(6, leaf);
  const inside = `<g transform="translate(${w / 2} ${h / 2}) scale(${round(h / 236)})" opacity=".26">${ring(112, 3)}${ring(80, 2)}${ring(106, 1)}${star}${branch}<g transform="scale(-1 1)">${branch}</g></g>`;
  return drawing(brush, w, h, inside);
}
