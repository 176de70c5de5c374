/** Surfaces beside the plan, drawn at their real size: desk, mats, shelf, dish, track. */
import { CARDS } from "../../../../shared/elasund/state.ts";
import type { Box } from "../../../face/box.ts";
import { at, type Brush, brushOf, circle, drawing, inTurn, line, oval, path, rect, round, scatter, times } from "../../../face/brush.ts";
import type { Drawing, Words } from "../../../face/face.ts";
import { PEN, pen, sketch } from "./ink.ts";
import { coin, flagPlace, mill, sealed } from "./marks.ts";
import { drawPlan } from "./plan.ts";
import { frontCard, rackOf, shelfOf, TRACK_POINTS, TRACK_SLOTS, trackOf } from "./vocabulary.ts";

const SPRUCE = ["#4a6166", "#37494f", "#243338"] as const;
const STEEL = ["#e4edf0", "#93a5ae", "#4a5a63"] as const;

function grain(w: number, h: number, seed: number, count: number): string {
  const luck = scatter(seed);
  return times(count, () => {
    const y = luck() * h;
    const sway = (luck() - 0.5) * 14;
    return line(
      `M${round(-10 + luck() * w * 0.3)} ${round(y)}C${round(w * 0.3)} ${round(y + sway)} ${round(w * 0.6)} ${round(y - sway)} ${round(w * (0.6 + luck() * 0.4))} ${round(y + sway / 2)}`,
      luck() < 0.7 ? "#0c161b" : "#b9d2da",
      round(0.7 + luck() * 1.6),
      `opacity="${round(0.1 + luck() * 0.2)}"`,
    );
  });
}

/** A board with a pewter edge. */
export const board = (brush: Brush, w: number, h: number, colours: readonly string[], rim = 3): string =>
  rect(3, 5, w - 5, h - 6, "#0a1016", 'rx="9" opacity=".45"') +
  rect(1.5, 1.5, w - 5, h - 6, brush.linear(STEEL, "slant"), `rx="9" ${pen(1.2)}`) +
  rect(1.5 + rim, 1.5 + rim, w - 5 - 2 * rim, h - 6 - 2 * rim, brush.linear(colours, "slant"), `rx="7" ${pen(1)}`);

/** The thin rules of a ledger's page. */
export const ledgerLines = (w: number, h: number): string =>
  times(Math.floor((h - 16) / 9), (n) => line(`M9 ${n * 9 + 14}H${round(w - 12)}`, "#4f86a6", 0.8, 'opacity=".22"'));

function drawTrack(w: number, h: number): Drawing {
  const brush = brushOf(`track:${w}:${h}`);
  const track = trackOf({ width: w, height: h });
  const words: Words[] = [];
  const fields = times(TRACK_POINTS, (n) => {
    const { x, y, width, height } = track.field(n);
    const slots = TRACK_SLOTS[n] ?? 0;
    words.push({
      line: ["number", { n }],
      x: round(x + width / 2),
      y: round(y + height * 0.1),
      size: round(Math.min(Math.max(12, height * 0.18), width * 0.5)),
      colour: slots > 0 ? "#6b3305" : "#33434f",
      width: width * 0.8,
      weight: 800,
    });
    return (
      rect(
        x + 1,
        y + 1,
        width - 2,
        height - 2,
        slots > 0 ? brush.linear(["#f9d88a", "#e0a848"]) : brush.linear(["#eff4f4", "#cfdce0"]),
        `rx="3" ${pen(1.3)}`,
      ) +
      (n === 0 ? at(x + width / 2, y + height * 0.84, height / 190, mill()) : "") +
      times(slots, (at_) => {
        const slot = track.slot(n, at_);
        return at(slot.x + slot.width / 2, slot.y + slot.height / 2, slot.width / 34, flagPlace(32));
      })
    );
  });
  const inside =
    board(brush, w, h, ["#5d747a", "#415358", "#2a393e"], 2.5) + sketch(brush, fields, { seed: 8, shake: 1.2, grain: 0.3, fine: 0.05 });
  return drawing(brush, w, h, inside, words);
}

/** Dark planks, and the black flag at the left. */
function deck(w: number, h: number): string {
  const planks = times(5, (n) => line(`M14 ${round(((n + 1) * h) / 6)}H${round(w - 16)}`, "#0a0605", 2, 'opacity=".7"'));
  const scale = Math.min(h * 0.68, w * 0.18) / 100;
  const bone = (turn: number): string =>
    `<g transform="rotate(${turn} 50 66)">${line("M22 66H78", "#efe3c6", 7)}${circle(22, 62, 5, "#efe3c6")}${circle(22, 70, 5, "#efe3c6")}${circle(78, 62, 5, "#efe3c6")}${circle(78, 70, 5, "#efe3c6")}</g>`;
  const flag =
    path("M4-2V108", "none", 'stroke="#8a5a2c" stroke-width="7" stroke-linecap="round"') +
    path("M6 4Q30-6 54 4T100 2L95 30 101 58 96 92Q74 84 54 92T6 92Z", "#0d0a0a", `${pen(2.4)}`) +
    bone(24) +
    bone(-24) +
    path("M32 40Q32 18 52 18T72 40Q72 52 64 56V66H40V56Q32 52 32 40Z", "#efe3c6", pen(2)) +
    circle(44, 42, 6, "#0d0a0a") +
    circle(61, 42, 6, "#0d0a0a") +
    path("M52 48 48 56H56Z", "#0d0a0a");
  return planks + at(24, (h - 100 * scale) / 2 - 2, scale, flag);
}

/** The office's window over the fjord, where the wall is high enough. */
function shelfWindow(brush: Brush, wall: number, { x, y, width: w, height: h }: Box): string {
  if (h < wall * WINDOW) return "";
  const at_ = (fx: number, fy: number): string => `${round(x + w * fx)} ${round(y + h * fy)}`;
  return (
    rect(x, y, w, h, brush.linear(["#bcdcec", "#eef6f4", "#f6ead2"]), pen(2)) +
    path(`M${at_(0, 0.62)}L${at_(0.2, 0.3)} ${at_(0.36, 0.56)} ${at_(0.6, 0.2)} ${at_(1, 0.6)}V${round(y + h)}H${round(x)}Z`, "#8fa9b8") +
    path(`M${at_(0.12, 0.44)}L${at_(0.2, 0.3)} ${at_(0.27, 0.42)}ZM${at_(0.5, 0.34)}L${at_(0.6, 0.2)} ${at_(0.72, 0.32)}Z`, "#f4fafb") +
    rect(x, y + h * 0.66, w, h * 0.34, brush.linear(["#6fa3bb", "#3f7896"])) +
    line(
      `M${at_(0.1, 0.8)}h${round(w * 0.2)}M${at_(0.6, 0.76)}h${round(w * 0.24)}M${at_(0.4, 0.9)}h${round(w * 0.2)}`,
      "#e6f4f6",
      1.2,
      'opacity=".7"',
    ) +
    line(`M${at_(0.5, 0)}V${round(y + h)}M${at_(0, 0.5)}H${round(x + w)}`, "#4b3a2a", 3) +
    rect(x, y, w, h, "none", 'stroke="#7d5a38" stroke-width="5"') +
    rect(x - 2.5, y - 2.5, w + 5, h + 5, "none", pen(1.2)) +
    rect(x - 5, y + h + 2, w + 10, 4, "#8a6238", pen(1.1))
  );
}

const WINDOW = 0.17;

export const SURFACES: Readonly<Record<string, (w: number, h: number, what: string) => Drawing>> = {
  plan: drawPlan,
  track: (w, h) => drawTrack(w, h),
  /** The surveyor's desk: slate and spruce, in the light that snow throws. */
  table: (w, h) => {
    const brush = brushOf(`table:${w}:${h}`);
    const plank = 132;
    const planks = times(
      Math.ceil(h / plank),
      (n) =>
        rect(0, n * plank, w, plank, inTurn(["#4c6068", "#435860", "#526a70"], n)) +
        line(`M0 ${n * plank}H${w}`, "#0f1a20", 2.4, 'opacity=".7"') +
        line(`M0 ${n * plank + 2}H${w}`, "#cfe4ec", 1, 'opacity=".25"'),
    );
    return drawing(
      brush,
      w,
      h,
      planks +
        grain(w, h, 3, 90) +
        rect(0, 0, w, h, brush.radial(["#e6f4ffaa", "#cfe8fa44", "#cfe8fa00"], [0.16, 0], 0.95)) +
        rect(0, 0, w, h, brush.radial(["#00000000", "#00000000", "#0a142099"], [0.42, 0.4], 0.85)),
    );
  },
  /** The office's wall with its boards: what they carry is lit by the window, and throws its shadow on the planks. */
  shelf: (w, h) => {
    const brush = brushOf(`shelf:${w}:${h}`);
    const { boards } = shelfOf({ width: w, height: h });
    const plank = h / 5;
    const planks = times(4, (n) => line(`M8 ${round((n + 1) * plank)}H${w - 10}`, "#0c161b", 1.6, 'opacity=".45"'));
    const light = path(
      `M${round(w * 0.3)} 6H${round(w * 0.62)}L${round(w * 0.44)} ${h - 8}H${round(w * 0.12)}Z`,
      "#d6ecf6",
      'opacity=".09"',
    );
    const view = shelfWindow(brush, h, shelfOf({ width: w, height: h }).window);
    const carried = boards.map(
      ({ x, y, width, height }) =>
        rect(x + 3, y + height, width, height * 1.1, "#050a0d", 'opacity=".45"') +
        rect(x, y, width, height, brush.linear(["#c9d6da", "#8fa2aa", "#56676f"]), `rx="2" ${pen(1.3)}`) +
        line(`M${round(x + 4)} ${round(y + 1.6)}H${round(x + width - 4)}`, "#f4fafb", 1.2, 'opacity=".8"'),
    );
    return drawing(
      brush,
      w,
      h,
      board(brush, w, h, SPRUCE, 3) + planks + grain(w - 16, h - 14, 9, Math.round(h / 9)) + view + light + carried.join(""),
    );
  },
  /** The rack for the reader's hand, with a recess for each kind of card. */
  rack: (w, h) => {
    const brush = brushOf(`rack:${w}:${h}`);
    const place = rackOf({ width: w, height: h });
    const recesses = CARDS.map((card, n) => {
      const { x, y, ...room } = place(n);
      const { width: wide, height: high } = frontCard(room);
      const top = y + (room.height - high) / 2;
      const mark = card === "gold" ? coin() : sealed(card);
      return (
        rect(x, top, wide, high, "#0c161c", 'rx="7" opacity=".5"') +
        rect(x + 1, top + 1, wide - 2, high - 2, "none", 'rx="6" stroke="#a9c4cf" stroke-width="1.2" opacity=".4"') +
        `<g opacity=".3">${at(x + wide / 2, top + high * 0.54, wide / 62, mark)}</g>`
      );
    }).join("");
    return drawing(brush, w, h, board(brush, w, h, SPRUCE, 2.5) + grain(w - 16, h - 14, 5, Math.round(h / 12)) + recesses);
  },
  /** The tray where choices are offered; what pirates are given lies on their own deck. */
  tray: (w, h, what) => {
    const brush = brushOf(`tray:${what}:${w}:${h}`);
    const pirates = what === "pirates";
    const [paper, seam] = pirates ? [["#3b3431", "#27201e", "#120d0c"], "#c9a24e"] : [["#f4f8f8", "#dfe8ea", "#bccad0"], "#5b7886"];
    return drawing(
      brush,
      w,
      h,
      rect(0, 0, w, h, "#0a1016", 'rx="16" opacity=".5"') +
        board(brush, w, h, paper as string[], 5) +
        (pirates ? deck(w, h) : ledgerLines(w, h)) +
        rect(12, 12, w - 27, h - 28, "none", `rx="5" stroke="${seam}" stroke-width="1.4" stroke-dasharray="7 4" opacity=".8"`),
    );
  },
  /** The row that pays, or where pirates have landed. */
  band: (w, h, what) => {
    const brush = brushOf(`band:${what}:${w}:${h}`);
    const pirates = what === "pirate";
    const tint = pirates ? "#2a0d08" : "#ffcf57";
    return drawing(
      brush,
      w,
      h,
      rect(0, h * 0.02, w, h * 0.96, brush.linear([`${tint}99`, `${tint}55`, `${tint}33`], "across")) +
        line(`M0 ${h * 0.035}H${w}M0 ${h * 0.965}H${w}`, pirates ? "#7d1d10" : "#a8690f", 2, 'opacity=".75"'),
    );
  },
  niche: (w, h) => {
    const brush = brushOf(`niche:${w}:${h}`);
    return drawing(
      brush,
      w,
      h,
      rect(1, 1, w - 2, h - 2, "#0c161c", 'rx="7" opacity=".45"') +
        rect(2, 2, w - 4, h - 4, "none", 'rx="6" stroke="#a9c4cf" stroke-width="1.4" opacity=".55" stroke-dasharray="5 4"'),
    );
  },
  /** The raft of the dice: logs under two ropes, and the water around it. */
  dish: (w, h) => {
    const brush = brushOf(`dish:${w}:${h}`);
    const log = (h - 8) / 4;
    const logs = times(4, (n) => {
      const [y, out] = [3 + n * log, n % 2 ? 5 : 1];
      return (
        rect(out + 2, y, w - 8 - out, log, brush.linear(["#c39a66", "#94693c", "#5e3f22"]), `rx="${round(log / 2)}" ${pen(1.4)}`) +
        oval(w - 9, y + log / 2, log * 0.28, log * 0.4, "#e6c894", pen(1.2))
      );
    });
    const rope = (x: number): string =>
      line(`M${round(x)} 3V${round(h - 6)}`, PEN, 4.4) + line(`M${round(x)} 3V${round(h - 6)}`, "#e9dcc0", 2.2);
    return drawing(
      brush,
      w,
      h,
      oval(w / 2, h * 0.56, w / 2, h * 0.44, "#0d3237", 'opacity=".4"') +
        logs +
        rope(w * 0.06 + 4) +
        rope(w * 0.5) +
        rope(w * 0.94 - 6) +
        line(
          `M2 ${h - 2}q${round(w / 8)} -4 ${round(w / 4)} 0t${round(w / 4)} 0t${round(w / 4)} 0t${round(w / 4)} 0`,
          "#eef8fa",
          1.4,
          'opacity=".7"',
        ),
    );
  },
};
