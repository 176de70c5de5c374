/** The surveyor's plan that everything lies on: sea and quay in the west, the fields, gates and wall lines around them. */
import { GATE_TRADE, PIT } from "../../../../shared/elasund/catalog.ts";
import { at, type Brush, brushOf, circle, drawing, line, oval, path, rect, round, scatter, times } from "../../../face/brush.ts";
import type { Drawing, Words } from "../../../face/face.ts";
import { gates, trench } from "./gates.ts";
import { DEEP, PEN, pen, sketch } from "./ink.ts";
import { land } from "./land.ts";
import { PIER, type Plan, planOf, WALL } from "./vocabulary.ts";

const SEA = ["#2f5f80", "#4680a0", "#76abc0", "#b4d8dc"] as const;

/** Water that grows lighter towards the quay, with ink waves on it. */
function sea(brush: Brush, { unit, grid }: Plan, h: number): string {
  const shore = grid.x - unit * 0.62;
  const luck = scatter(11);
  const edge = times(12, (n) => `L${round(shore + (luck() - 0.5) * unit * 0.06)} ${round((n * h) / 11)}`);
  const body = `M-5-5H${round(shore)}${edge}V${h + 5}H-5Z`;
  const waves = times(54, () => {
    const [x, y] = [luck() * (shore - unit * 0.4), luck() * h];
    const long = unit * (0.12 + luck() * 0.16);
    return line(
      `M${round(x)} ${round(y)}q${round(long / 2)} ${round(-unit * 0.07)} ${round(long)} 0t${round(long)} 0`,
      luck() < 0.45 ? "#f2fafb" : "#173f58",
      1.3,
      'opacity=".5"',
    );
  });
  return (
    path(body, brush.linear(SEA, "across")) +
    path(body, "none", 'stroke="#1d4a66" stroke-width="7" opacity=".45"') +
    times(3, (n) =>
      line(
        `M${round(shore - unit * (0.1 + n * 0.13))} 0V${h}`,
        "#eef8fa",
        1.6,
        `opacity="${0.5 - n * 0.14}" stroke-dasharray="${unit * 0.5} ${unit * 0.22}"`,
      ),
    ) +
    waves
  );
}

/** Stone quay, dark so that the numbers of the rows stand out when they are lit, and a jetty between each two berths. */
function quay(brush: Brush, { unit, grid }: Plan): string {
  const [x, wide] = [grid.x - unit * 0.62, unit * 0.62];
  const jetty = (row: number): string => {
    const y = grid.y + row * unit;
    const [long, high] = [unit * PIER, unit * 0.13];
    return (
      rect(x - long + 3, y - high / 2 + 4, long, high, "#0d3237", 'opacity=".5"') +
      rect(x - long, y - high / 2, long + 2, high, brush.linear(["#c39a66", "#8a6238"]), pen(1.5)) +
      times(7, (n) => line(`M${round(x - long + ((n + 1) * long) / 8)} ${round(y - high / 2)}v${round(high)}`, PEN, 1, 'opacity=".6"')) +
      circle(x - long + 2, y, unit * 0.055, "#5e3a1e", pen(1.3)) +
      circle(x - long * 0.55, y, unit * 0.05, "#5e3a1e", pen(1.3))
    );
  };
  return (
    times(11, jetty) +
    rect(x - 3, grid.y - unit * 0.2, 5, grid.height + unit * 0.4, "#0d3237", 'opacity=".45"') +
    rect(x, grid.y - unit * 0.2, wide, grid.height + unit * 0.4, brush.linear(["#8c979c", "#6a767d"], "across"), pen(1.8)) +
    times(21, (n) =>
      line(`M${round(x)} ${round(grid.y + (n * unit) / 2)}h${round(wide * (n % 2 ? 0.3 : 1))}`, "#2c3840", 1, 'opacity=".5"'),
    )
  );
}

/** The fields: a wash of meadow and trodden earth under the surveyor's lines. */
function fields(brush: Brush, { unit, grid, site, columns }: Plan): string {
  const luck = scatter(5);
  const { x, y, width, height } = grid;
  const blots = times(26, (n) =>
    oval(
      x + luck() * width,
      y + luck() * height,
      unit * (0.5 + luck()),
      unit * (0.3 + luck() * 0.6),
      n % 3 ? "#a3bb8a" : "#cfcfae",
      'opacity=".26"',
    ),
  );
  const clip = brush.clip(rect(x, y, width, height, "#000"));
  const harbour = rect(x, y, unit, height, brush.linear(["#9cc6d4", "#dbe6dc"], "across"), 'opacity=".62"');
  // There is no trade beside the outermost gate columns where the town ends before them.
  const trade = GATE_TRADE.columns
    .filter((column) => column < columns)
    .flatMap((column) => GATE_TRADE.rows.map((row) => site(column, row)))
    .map((box) => rect(box.x + 1, box.y + 1, box.width - 2, box.height - 2, "#e3a94e", 'opacity=".55"'))
    .join("");
  // Heights as the surveyor took them.
  const contours = times(5, (n) => {
    const r = 1.1 + n * 0.75;
    return `M${round(x + width * 0.72 - r * unit)} ${round(y + height * 0.42)}c0 ${round(-r * unit)} ${round(r * unit * 1.2)} ${round(-r * unit * 1.3)} ${round(r * unit * 2)} ${round(-r * unit * 0.7)}s${round(-r * unit * 0.2)} ${round(r * unit * 2)} ${round(-r * unit)} ${round(r * unit * 1.9)}s${round(-r * unit)} ${round(-r * unit * 0.4)} ${round(-r * unit)} ${round(-r * unit * 1.2)}Z`;
  });
  const rules =
    times(columns + 1, (n) => `M${round(x + n * unit)} ${round(y)}V${round(y + height)}`) +
    times(11, (n) => `M${round(x)} ${round(y + n * unit)}H${round(x + width)}`);
  const corners = times((columns + 1) * 11, (n) => {
    const [cx, cy] = [x + (n % (columns + 1)) * unit, y + Math.floor(n / (columns + 1)) * unit];
    return `M${round(cx - 3)} ${round(cy)}h6M${round(cx)} ${round(cy - 3)}v6`;
  });
  return (
    rect(x, y, width, height, brush.linear(["#eef0e2", "#e2e8d8", "#d2dccb"], "slant")) +
    `<g clip-path="${clip}">${blots}${line(contours, "#5f7a78", 1.4, 'opacity=".4"')}${harbour}${trade}</g>` +
    line(rules, "#4d6066", 1, 'opacity=".7" stroke-dasharray="5 3"') +
    line(corners, PEN, 1.4, 'opacity=".75"') +
    rect(x, y, width, height, "none", pen(2))
  );
}

/** Where the church begins: a pit dug for its footing, with its pegs and a ladder. */
function pit({ site }: Plan): string {
  const { x, y, width } = site(PIT.column, PIT.row);
  return at(
    x,
    y,
    width / 100,
    path("M8 12 30 7 64 10 92 8 94 44 91 90 58 94 20 92 7 88 9 50Z", "#b98d56", pen(3)) +
      path("M22 26 80 24 82 78 24 80Z", "#4a2f1c", pen(3)) +
      path("M22 26 80 24 74 36 32 38Z", "#2c1a0f") +
      path("M32 38 74 36 76 70 34 72Z", "#6b4a2e") +
      line("M50 20 44 66M62 20 56 66M49 30H60M47 42H58M46 54H57", "#d9a566", 4) +
      line("M14 18V2M86 18V2M14 94V80M86 94V80", PEN, 4) +
      line("M14 4 86 4M14 82H86", "#fff3d0", 1.6, 'stroke-dasharray="4 3"') +
      path("M66 62 84 58 90 70 72 76Z", "#e9dcc0", pen(2.4)),
  );
}

function compass(x: number, y: number, r: number): string {
  const point = (turn: number, long: number): string =>
    `<g transform="rotate(${turn})">${path(`M0 ${-long}L${long * 0.16} ${-long * 0.16}L0 0Z`, PEN)}${path(`M0 ${-long}L${-long * 0.16} ${-long * 0.16}L0 0Z`, "#eef0ea", pen(1.2))}</g>`;
  return at(
    x,
    y,
    1,
    circle(0, 0, r * 0.72, "none", `stroke="#eef0ea" stroke-width="1.6" opacity=".8"`) +
      times(4, (n) => point(45 + n * 90, r * 0.66)) +
      times(4, (n) => point(n * 90, r)) +
      circle(0, 0, r * 0.12, "#d9a441", pen(1.2)) +
      path(`M${-r * 0.12} ${-r * 1.12}L0 ${-r * 1.4}L${r * 0.12} ${-r * 1.12}Z`, "#c23a26", pen(1.2)),
  );
}

/** The neat line of a map: a double frame with its scale in black and white. */
function frame(w: number, h: number): string {
  const tick = 26;
  const across = times(Math.ceil(w / tick / 2), (n) => `M${n * 2 * tick + 3} 2.500h${tick}M${n * 2 * tick + 3} ${h - 2.5}h${tick}`);
  const down = times(Math.ceil(h / tick / 2), (n) => `M2.500 ${n * 2 * tick + 3}v${tick}M${w - 2.5} ${n * 2 * tick + 3}v${tick}`);
  return (
    rect(1, 1, w - 2, h - 2, "none", `stroke="#eef0ea" stroke-width="4"`) +
    `<path d="${across}${down}" fill="none" stroke="${PEN}" stroke-width="3"/>` +
    rect(0.8, 0.8, w - 1.6, h - 1.6, "none", pen(1.4)) +
    rect(4.5, 4.5, w - 9, h - 9, "none", pen(1.2))
  );
}

/** How far the letter of a column is outside the wall: between the wall and the edge of the plan. */
const LETTER = 0.11;

const letterHeights = ({ grid, unit }: Plan): readonly number[] => [
  grid.y - unit * (WALL + LETTER),
  grid.y + grid.height + unit * (WALL + LETTER),
];

/** The letter of the gates' column would lie on their battlements: it has a plate there. */
function gatePlates(plan: Plan): string {
  const { unit, grid, columns } = plan;
  const [width, height] = [unit * 0.36, unit * 0.27];
  const x = grid.x + (columns - 0.5) * unit - width / 2;
  return letterHeights(plan)
    .map((y) => rect(x, y - height / 2, width, height, "#eef1ee", `rx="${round(unit * 0.06)}" ${pen(1.2)}`))
    .join("");
}

export function drawPlan(w: number, h: number, what: string): Drawing {
  const players = Math.min(4, Math.max(2, Number(what)));
  const brush = brushOf(`plan:${players}:${w}:${h}`);
  const plan = planOf(players, { width: w, height: h });
  const { unit, grid } = plan;
  const words: Words[] = [];
  const inside = [
    land(brush, plan, w, h),
    fields(brush, plan),
    quay(brush, plan),
    pit(plan),
    trench(brush, plan),
    gates(brush, plan, words),
    gatePlates(plan),
    compass((grid.x - unit * 0.62) * 0.28, grid.y - unit * 0.46, unit * 0.34),
  ].join("");
  for (let column = 0; column < plan.columns; column++) {
    const letter = String.fromCharCode(97 + column);
    for (const y of letterHeights(plan)) {
      const x = round(grid.x + (column + 0.5) * unit);
      words.push({
        line: ["number", { n: letter }],
        x,
        y: round(y),
        size: round(unit * 0.26),
        colour: "#35444e",
        evening: "#ffe9bf",
        width: unit,
        weight: 700,
      });
    }
  }
  const paint = { seed: 4, shake: 2.2, grain: 0.42, fine: 0.022 };
  const water = sketch(brush, sea(brush, plan, h), { ...paint, grain: 0.5, pools: DEEP });
  return drawing(brush, w, h, water + sketch(brush, inside, paint) + frame(w, h), words);
}
