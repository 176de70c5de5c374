/** The harbour: turquoise water drawn as on a chart, with moorings. */
import { type Brush, brushOf, circle, drawing, INK, line, path, rect, round, scatter, times } from "../../../face/brush.ts";
import type { Drawing } from "../../../face/face.ts";
import { BRASS, STONE, THIN, WOOD } from "./palette.ts";
import { put } from "./parts.ts";

/** Rows of small waves, larger the nearer they are. */
function waves(w: number, h: number, seed: number): string {
  const luck = scatter(seed);
  const count = Math.round((w * h) / 1500);
  return times(count, (n) => {
    const near = n / count;
    const x = luck() * w;
    const y = 12 + near * (h - 20);
    const s = 5 + near * 6;
    return line(
      `M${round(x)} ${round(y)}q${round(s / 2)} ${round(-s * 0.45)} ${round(s)} 0t${round(s)} 0`,
      luck() < 0.6 ? "#e0fff6" : "#0f6480",
      round(0.9 + near * 0.8),
      `opacity="${round(0.22 + luck() * 0.3)}"`,
    );
  });
}

/** A wind rose with its lines over the water, as on a chart. */
function rose(w: number, h: number): string {
  const [x, y, r] = [w - Math.min(54, h * 0.34), Math.min(50, h * 0.3), Math.min(30, h * 0.19)];
  const far = Math.hypot(w, h);
  const lines = times(16, (n) => {
    const turn = (n * Math.PI) / 8;
    return line(
      `M${round(x)} ${round(y)}L${round(x + Math.cos(turn) * far)} ${round(y + Math.sin(turn) * far)}`,
      "#eafcf6",
      0.7,
      'opacity=".2"',
    );
  });
  const star = times(8, (n) =>
    put(
      0,
      0,
      path(`M0 ${n % 2 ? -r * 0.62 : -r}L${r * 0.16} ${-r * 0.2}L0 0Z`, BRASS[1]) +
        path(`M0 ${n % 2 ? -r * 0.62 : -r}L${-r * 0.16} ${-r * 0.2}L0 0Z`, "#f7e7bd"),
      1,
      n * 45,
    ),
  );
  return `${lines}<g opacity=".62">${put(x, y, circle(0, 0, r * 0.74, "none", `stroke="${BRASS[0]}" stroke-width="1.4"`) + star)}</g>`;
}

const quayside = (brush: Brush, w: number, h: number): string => {
  const top = h - 13;
  return (
    rect(0, top, w, 13, brush.linear(STONE)) +
    line(`M0 ${top}H${w}`, INK, 2) +
    line(`M0 ${top + 2.5}H${w}`, "#fff6e0", 1.5, 'opacity=".7"') +
    times(Math.ceil(w / 34), (n) => line(`M${n * 34 + 12} ${top + 4}V${h}`, STONE[2], 1.4))
  );
};

/** A tray that rests lies in a cool shade. */
export const shadeOf = (w: number, h: number, what: string): string =>
  what === "rests" ? rect(4, 4, w - 8, h - 9, "#1d4a6a", 'rx="7" opacity=".34"') : "";

export const SEA_SURFACES: Readonly<Record<string, (w: number, h: number, what: string) => Drawing>> = {
  sea: (w, h, what) => {
    const brush = brushOf(`sea:${what}:${w}:${h}`);
    const clip = brush.clip(`<rect x="4" y="4" width="${w - 8}" height="${h - 9}" rx="7"/>`);
    return drawing(
      brush,
      w,
      h,
      rect(3, 5, w - 4, h - 6, "#0a0503", 'rx="10" opacity=".4"') +
        rect(1, 1, w - 3, h - 4, brush.linear(BRASS, "slant"), `rx="10" stroke="${INK}" stroke-width="1"`) +
        `<g clip-path="${clip}">${rect(0, 0, w, h, brush.linear(["#2f93c6", "#31a9c6", "#3fbfc4", "#74d6c6"]))}` +
        rect(0, 0, w, h, brush.radial(["#fffbe088", "#fffbe022", "#fffbe000"], [0.16, 0], 0.75)) +
        rose(w, h) +
        waves(w, h, 11) +
        `${quayside(brush, w, h)}</g>` +
        shadeOf(w, h, what) +
        rect(4, 4, w - 8, h - 9, "none", `rx="7" stroke="${INK}" stroke-width="1.2"`),
    );
  },
  /** Two posts and still water between them. */
  berth: (w, h) => {
    const brush = brushOf(`berth:${w}:${h}`);
    const post = (x: number): string =>
      rect(x - 4, h * 0.62, 8, h * 0.34, brush.linear(WOOD, "across"), `rx="3" ${THIN}`) +
      rect(x - 5, h * 0.66, 10, 4, "#e6d3a4", 'rx="2"');
    return drawing(
      brush,
      w,
      h,
      rect(1.5, 1.5, w - 3, h - 3, "none", 'rx="9" stroke="#e6fbf4" stroke-width="1.2" stroke-dasharray="6 5" opacity=".16"') +
        post(8) +
        post(w - 8),
    );
  },
};
