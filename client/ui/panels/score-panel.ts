/** The score sheet on screen: it counts up, the last place first, then says who won. How it counts up is the style's business. */
import "./score-panel.css";
import { at } from "../../../shared/core/base/checked.ts";
import type { Result } from "../../../shared/core/contract/game.ts";
import { COPIED_SHOWN } from "../../base/durations.ts";
import type { Say } from "../../text/say.ts";
import { armsBadge } from "../common/arms-badge.ts";
import { notice, type Panel, panel } from "../common/dialog.ts";
import { h, write } from "../common/dom.ts";
import { joinNames } from "../common/names.ts";
import { copyOrSave } from "../common/save-file.ts";
import { badge, seatStyle } from "../common/seat-badge.ts";
import type { Ending } from "../model/ending.ts";
import type { ScoreDeal } from "./score-deal.ts";
import { type ScoreSheet, scoreSheet } from "./score-sheet.ts";
import { type StoryParts, scoreStory } from "./score-story.ts";
import { scoreWinner } from "./score-winner.ts";

interface ScoreParts {
  readonly result: Result;
  readonly ending: Ending;
  /** The same without a "you", to be shared. */
  readonly endingForOthers: Ending;
  /** The points so far by seat and source, if the game can tell. */
  readonly standing: Result["points"] | undefined;
  readonly say: Say;
  /** The coat of arms of a seat's player; empty without one. */
  arms(seat: number): string;
  readonly gameName: string;
  /** What can be done now; nothing for what cannot. */
  readonly rematch: (() => Promise<boolean>) | undefined;
  readonly again: (() => void) | undefined;
  readonly analyse: (() => void) | undefined;
  readonly explore: (() => void) | undefined;
  readonly deal: ScoreDeal | undefined;
  /** A link to the replay, for others; empty where the server does not keep the match, or not yet. */
  readonly link: string;
  readonly checkDeal: (() => void) | undefined;
  readonly copyPicture: (() => void) | undefined;
  /** Said below the points. */
  readonly note: string | undefined;
  lobby(): void;
}

export interface ScorePanel extends Panel {
  /** Shows who wants to play again, and who has not answered. */
  again(wishing: readonly string[], missing: readonly string[]): void;
  /** A picture of how it was won, at the head. */
  picture(svg: string): void;
  /** Takes in the chat. */
  talk(chat: HTMLElement): void;
  /** The moment of the match and what earned what, once they are found. */
  tell(story: Omit<StoryParts, "order">): void;
  /** What has become of the reader's rating; empty if nothing. */
  rate(line: string): void;
}

export function scorePanel(parts: ScoreParts): ScorePanel {
  const { result, ending, standing, say, gameName, rematch, again, analyse, link, checkDeal, note, lobby } = parts;
  const { text } = say;
  const words = text.score;
  const sheet = scoreSheet(result, standing);
  const winner = scoreWinner(ending, sheet.winners);
  const button = (label: string, kind: string, onclick: () => void, title?: string) =>
    h("button", { class: kind, type: "button", title, onclick }, label);
  const play = button(words.rematch, "brass", async () => {
    play.disabled = true;
    play.textContent = words.rematchAsked;
    if (await rematch?.()) return;
    play.disabled = false;
    play.textContent = words.rematch;
  });
  const share = button(words.share, "plain", async () => {
    const totals = sheet.order.map((seat) => words.shareSeat(say.name(seat), sheet.totals?.[seat]));
    const how = await copyOrSave("quayside-result.txt", words.shareText(gameName, words.ended(parts.endingForOthers), totals, link));
    if (how === "saved") return notice(words.shareSaved);
    share.textContent = text.waiting.copied;
    setTimeout(() => {
      share.textContent = words.share;
    }, COPIED_SHOWN);
  });
  const buttons = h(
    "div",
    { class: "row" },
    rematch !== undefined && play,
    again !== undefined && button(words.again, "plain", again),
    analyse !== undefined && button(words.analyse, "plain", analyse, words.analyseAbout),
    parts.explore && button(text.analysis.board, "plain", parts.explore),
    parts.deal && button(parts.deal.label, "plain", parts.deal.go, parts.deal.about),
    share,
    parts.copyPicture && button(words.picture, "plain", parts.copyPicture),
    checkDeal !== undefined && button(text.proof.check, "plain", checkDeal),
    button(words.board, "plain", () => open.close()),
    button(words.lobby, "plain", lobby),
  );
  const story = h("div", { class: "story" });
  const rating = h("p", { class: "note", role: "status", hidden: true });
  const wish = h("p", { class: "note", role: "status" });
  const table = sheet.totals !== undefined && grid(parts, sheet, sheet.totals);
  const open = panel(words.title, "score", [
    winner.element,
    sheet.undecided && h("p", { class: "so-far" }, words.standing),
    table,
    story,
    note !== undefined && h("p", { class: "note" }, note),
    rating,
    wish,
    buttons,
  ]);
  open.element.classList.add(ending.mood);
  open.element.style.setProperty("--seats", String(sheet.order.length));
  /** What moves the buttons: a press that has begun on one of them ends first, or it would be lost. */
  function afterPress(change: () => void): void {
    if (open.element.matches(":active")) requestAnimationFrame(() => afterPress(change));
    else change();
  }
  return {
    ...open,
    tell: (found) => afterPress(() => story.replaceChildren(...scoreStory({ ...found, order: sheet.order }))),
    rate: (line) =>
      afterPress(() => {
        rating.hidden = line === "";
        write(rating, line);
      }),
    picture: winner.picture,
    talk: (chat) => buttons.prepend(chat),
    again(wishing, missing) {
      const wanted = wishing.length > 0 ? words.wishes(joinNames(wishing)) : "";
      const waited = play.disabled && missing.length > 0 ? words.waitsFor(joinNames(missing)) : "";
      write(wish, text.sentences([wanted, waited]));
    },
  };
}

/** The winner's column comes first. */
function grid({ say, arms }: Pick<ScoreParts, "say" | "arms">, sheet: ScoreSheet, totals: readonly number[]): HTMLElement {
  const { text } = say;
  const head = sheet.order.map((seat) => {
    const name = say.name(seat);
    const sign = badge(seat, "badge small");
    const style = seatStyle(seat);
    const worn = arms(seat) !== "" && armsBadge({ name, arms: arms(seat) });
    return h("th", { scope: "col", style, title: name }, sign, h("span", {}, worn, name), place(say, sheet, seat));
  });
  const mostOfSource = Math.max(0, ...sheet.rows.flatMap(({ points }) => points));
  const row = (label: string, points: readonly number[], most: number, kind: string) =>
    line(label, sheet.order, { points: sheet.order.map((seat) => points[seat] ?? 0), most }, kind);
  const body = sheet.rows.map(({ source, points }) => row(say.line([`points.${source}`]), points, mostOfSource, ""));
  const tie = sheet.ties && row(text.score.tie, sheet.ties, 0, "tie");
  const total = row(text.score.total, totals, Math.max(0, ...totals), "total");
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

/**
 * The number itself is in the page; the style shows one that counts up to it, and a bar that grows as long as its share of the most. The
 * last place is the first to count.
 */
function line(label: string, seats: readonly number[], { points, most }: { points: readonly number[]; most: number }, kind: string) {
  const best = Math.max(...points);
  const cells = seats.map((seat, column) => {
    const value = at(points, column);
    const style = `--to: ${value}; --share: ${most > 0 ? Math.max(0, value) / most : 0}; --after: ${seats.length - 1 - column}; ${seatStyle(seat)}`;
    return h(
      "td",
      { class: value === best && best > 0 ? "best" : "", style },
      h("span", { class: "number" }, String(value)),
      h("i", { class: "bar" }),
    );
  });
  return h("tr", { class: kind }, h("th", { scope: "row" }, label), ...cells);
}
