/** The score sheet on screen: filled in row by row, then the winner. How it counts up is the style's business. */
import type { Result } from "../../shared/core/game.ts";
import type { Line } from "../stage/pose.ts";
import { badge, seatColour } from "./badge.ts";
import { type Panel, panel } from "./dialog.ts";
import { h } from "./dom.ts";
import type { Say } from "./say.ts";
import { type ScoreRow, type ScoreSheet, scoreSheet } from "./score.ts";

export interface ScoreParts {
  readonly result: Result;
  readonly ending: Line;
  readonly say: Say;
  /** The own seat, or WATCHER. */
  readonly seat: number;
  /** What can be done now; nothing for what cannot. */
  readonly rematch: (() => Promise<boolean>) | undefined;
  readonly again: (() => void) | undefined;
  readonly lobby: () => void;
}

export function scorePanel({ result, ending, say, seat, rematch, again, lobby }: ScoreParts): Panel {
  const { text } = say;
  const words = text.score;
  const sheet = scoreSheet(result);
  const winner = h(
    "div",
    { class: "winner" },
    ...sheet.winners.map((won) => badge(won, "badge large")),
    h("h2", {}, headline(say, sheet, seat)),
    h("p", {}, say.line(ending)),
  );
  const button = (label: string, kind: string, onclick: () => void) => h("button", { class: kind, type: "button", onclick }, label);
  const play = button(words.rematch, "brass", async () => {
    play.disabled = true;
    play.textContent = words.rematchAsked;
    if (await rematch?.()) return;
    play.disabled = false;
    play.textContent = words.rematch;
  });
  const buttons = h(
    "div",
    { class: "row" },
    rematch !== undefined && play,
    again !== undefined && button(words.again, "plain", again),
    button(words.board, "plain", () => open.close()),
    button(words.lobby, "plain", lobby),
  );
  const open = panel(words.title, "score", [winner, sheet.totals !== undefined && grid(say, sheet, sheet.totals), buttons]);
  open.element.style.setProperty("--rows", String(sheet.rows.length + 1));
  return open;
}

function headline({ text, name }: Say, { winners }: ScoreSheet, seat: number): string {
  const names = winners.map(name).join(text.score.and);
  if (winners.length === 0) return text.score.nobody;
  if (winners.length > 1) return text.score.shared(names);
  return winners[0] === seat ? text.score.youWon : text.score.won(names);
}

function grid(say: Say, sheet: ScoreSheet, totals: readonly number[]): HTMLElement {
  const { text } = say;
  const seats = totals.map((_total, seat) => seat);
  const head = seats.map((seat) =>
    h(
      "th",
      { scope: "col", style: `--seat: ${seatColour(seat)}` },
      badge(seat, "badge small"),
      h("span", {}, say.name(seat)),
      place(say, sheet, seat),
    ),
  );
  const body = sheet.rows.map((row, at) => line(say.line([`points.${row.source}`]), row, at, ""));
  const tie = sheet.ties && line(text.score.tie, { source: "", points: sheet.ties }, sheet.rows.length, "tie");
  const total = line(text.score.total, { source: "", points: totals }, sheet.rows.length, "total");
  return h("table", {}, h("thead", {}, h("tr", {}, h("td", {}), ...head)), h("tbody", {}, ...body), h("tfoot", {}, total, tie));
}

const place = ({ text }: Say, { places }: ScoreSheet, seat: number): HTMLElement | undefined =>
  places[seat] === undefined ? undefined : h("small", {}, text.score.place(places[seat]));

/** The number itself is in the page; the style shows one that counts up to it. */
function line(label: string, { points }: ScoreRow, at: number, kind: string): HTMLElement {
  const best = Math.max(...points);
  const cells = points.map((value) =>
    h("td", { class: value === best && best > 0 ? "best" : "", style: `--to: ${value}` }, h("span", { class: "number" }, String(value))),
  );
  return h("tr", { class: kind, style: `--row: ${at}` }, h("th", { scope: "row" }, label), ...cells);
}
