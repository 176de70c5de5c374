/** The score sheet on screen: filled in row by row, then the winner. How it counts up is the style's business. */
import type { Result } from "../../../shared/core/game.ts";
import { type Panel, panel } from "../common/dialog.ts";
import { h, write } from "../common/dom.ts";
import { joinNames } from "../common/names.ts";
import type { Say } from "../common/say.ts";
import { badge, seatStyle } from "../common/seat-badge.ts";
import type { Ending } from "./ending.ts";
import { type ScoreRow, type ScoreSheet, scoreSheet } from "./score-sheet.ts";

export interface ScoreParts {
  readonly result: Result;
  readonly ending: Ending;
  /** The points so far by seat and source, if the game can tell. */
  readonly standing: Result["points"] | undefined;
  readonly say: Say;
  /** What can be done now; nothing for what cannot. */
  readonly rematch: (() => Promise<boolean>) | undefined;
  readonly again: (() => void) | undefined;
  checkDeal(): void;
  lobby(): void;
}

export interface ScorePanel extends Panel {
  /** Who wants to play again, and who has not answered. */
  again(wishing: readonly string[], missing: readonly string[]): void;
}

export function scorePanel({ result, ending, standing, say, rematch, again, checkDeal, lobby }: ScoreParts): ScorePanel {
  const { text } = say;
  const words = text.score;
  const sheet = scoreSheet(result, standing);
  const winner = h(
    "div",
    { class: "winner" },
    h("div", { class: "signs" }, ...sheet.winners.map((won) => badge(won, sheet.winners.length > 2 ? "badge" : "badge large"))),
    h("h2", {}, ending.who),
    h("p", {}, ending.how),
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
    button(text.proof.check, "plain", checkDeal),
    button(words.board, "plain", () => open.close()),
    button(words.lobby, "plain", lobby),
  );
  const wish = h("p", { class: "note", role: "status" });
  const table = sheet.totals !== undefined && grid(say, sheet, sheet.totals);
  const open = panel(words.title, "score", [winner, sheet.undecided && h("p", { class: "so-far" }, words.standing), table, wish, buttons]);
  open.element.style.setProperty("--rows", String(sheet.rows.length + 1));
  open.element.style.setProperty("--seats", String(sheet.order.length));
  return {
    ...open,
    again(wishing, missing) {
      const wanted = wishing.length > 0 ? words.wishes(joinNames(wishing)) : "";
      const waited = play.disabled && missing.length > 0 ? words.waitsFor(joinNames(missing)) : "";
      write(wish, text.sentences([wanted, waited]));
    },
  };
}

/** The winner's column comes first. */
function grid(say: Say, sheet: ScoreSheet, totals: readonly number[]): HTMLElement {
  const { text } = say;
  const head = sheet.order.map((seat) => {
    const name = say.name(seat);
    const sign = badge(seat, "badge small");
    const style = seatStyle(seat);
    return h("th", { scope: "col", style, title: name }, sign, h("span", {}, name), place(say, sheet, seat));
  });
  const row = (label: string, { points }: ScoreRow, at: number, kind: string) =>
    line(
      label,
      sheet.order.map((seat) => points[seat] ?? 0),
      at,
      kind,
    );
  const body = sheet.rows.map((source, at) => row(say.line([`points.${source.source}`]), source, at, ""));
  const tie = sheet.ties && row(text.score.tie, { source: "", points: sheet.ties }, sheet.rows.length, "tie");
  const total = row(text.score.total, { source: "", points: totals }, sheet.rows.length, "total");
  return h(
    "table",
    {},
    h("thead", {}, h("tr", {}, h("td", { class: "sources" }), ...head)),
    h("tbody", {}, ...body),
    h("tfoot", {}, total, tie),
  );
}

function place({ text }: Say, { places }: ScoreSheet, seat: number): HTMLElement | undefined {
  const own = places[seat];
  if (own === undefined) return undefined;
  return h("small", {}, text.score.place(own, places.filter((other) => other === own).length > 1));
}

/** The number itself is in the page; the style shows one that counts up to it. */
function line(label: string, points: readonly number[], at: number, kind: string): HTMLElement {
  const best = Math.max(...points);
  const cells = points.map((value) =>
    h("td", { class: value === best && best > 0 ? "best" : "", style: `--to: ${value}` }, h("span", { class: "number" }, String(value))),
  );
  return h("tr", { class: kind, style: `--row: ${at}` }, h("th", { scope: "row" }, label), ...cells);
}
