/** The three deals of today with results and what to do, the best of yesterday, and the time until the next. */
import { isolated } from "../../../../shared/core/base/player-text.ts";
import type { DailyGame, DailyResult } from "../../../../shared/core/wire/daily.ts";
import { TICK } from "../../../base/durations.ts";
import { time } from "../../../base/time.ts";
import { notice, type Panel, panel } from "../../common/dialog.ts";
import { h, write } from "../../common/dom.ts";
import { gameName, gamePicture } from "../../common/game-name.ts";
import { linkTo, matchLink } from "../../common/page-links.ts";
import { copyOrSave } from "../../common/save-file.ts";
import type { DailyParts, ShownDailies } from "./daily-parts.ts";
import { dateOf, resultLine, resultOf, sentence, shareText, timeLeft, withoutBest } from "./daily-words.ts";

export function dailyPanel(parts: DailyParts, shown: ShownDailies): Panel {
  const { text, language } = parts;
  const { daily: words } = text;
  const left = h("b", {});
  // A short word for minutes may end with the full stop of the sentence.
  const tick = (): void => write(left, timeLeft(text, shown.until - time.elapsed()).replace(/\.$/, ""));
  tick();
  const ticking = setInterval(tick, TICK);
  const close = h("button", { class: "plain", type: "button", onclick: () => open.close() }, text.table.close);
  const open = panel(
    words.titleOf(dateOf(shown.day, language.id)),
    "daily-deals",
    [
      h("p", {}, words.about),
      h("ul", {}, ...shown.games.map((one) => dealRow(parts, shown.day, one, () => open.close()))),
      h("p", { class: "note" }, left, text.sentences([".", words.note])),
      h("div", { class: "row end" }, close),
    ],
    () => clearInterval(ticking),
  );
  return open;
}

function dealRow(parts: DailyParts, day: string, deal: DailyGame, close: () => void): HTMLLIElement {
  const { text } = parts;
  const { daily: words } = text;
  const { game, own } = deal;
  const name = gameName(text, game);
  const result = own?.result;
  const state = result === undefined ? (own === undefined ? words.open : words.running) : sentence(resultLine(text, result));
  return h(
    "li",
    { "data-daily": game },
    gamePicture(game),
    h("h3", {}, name),
    h("p", { class: result?.outcome === "won" ? "state won" : "state" }, state),
    result === undefined ? playButton(parts, game, own !== undefined, close) : copyButton(parts, day, game, result),
    result !== undefined && own !== undefined && sendButton(parts, name, () => close(), own.match),
    ...bestOf(parts, name, deal),
  );
}

function playButton({ text, play }: DailyParts, game: string, isRunning: boolean, close: () => void): HTMLButtonElement {
  const { daily: words } = text;
  const label = isRunning ? words.playOn : words.play;
  const go = async (): Promise<void> => {
    close();
    await play(game, undefined);
  };
  const named = words.action(gameName(text, game), label);
  return h("button", { class: "brass", type: "button", "data-do": "daily", "aria-label": named, onclick: () => void go() }, label);
}

function copyButton({ text, language }: DailyParts, day: string, game: string, result: DailyResult): HTMLButtonElement {
  const { daily: words } = text;
  const copy = async (): Promise<void> => {
    const shared = shareText(text, { game, day, result, language: language.id, address: linkTo({ type: "daily" }) });
    notice((await copyOrSave("quayside-daily.txt", shared)) === "copied" ? words.copied : words.saved);
  };
  const named = words.action(gameName(text, game), words.copy);
  return h("button", { class: "plain", type: "button", "data-do": "copy", "aria-label": named, onclick: () => void copy() }, words.copy);
}

function sendButton({ text, send }: DailyParts, game: string, close: () => void, match: string): HTMLButtonElement {
  const { score, daily } = text;
  const onclick = (): void => {
    close();
    send(match);
  };
  const props = { "data-do": "send-deal", "aria-label": daily.action(game, score.sendDeal), title: score.sendDealAbout, onclick };
  return h("button", { class: "plain", type: "button", ...props }, score.sendDeal);
}

function bestOf({ text }: DailyParts, game: string, deal: DailyGame): HTMLElement[] {
  const { daily: words } = text;
  const { best } = deal;
  if (best === undefined) return [h("p", { class: "best" }, withoutBest(text, deal))];
  const who = isolated(best.name) || text.lobby.nobody;
  const watch = () => location.assign(matchLink(best.match, 0, best.seat));
  const props = { class: "plain", type: "button", "data-do": "best", "aria-label": words.watchNamed(game), onclick: watch };
  return [
    h("p", { class: "best" }, words.best(who, resultOf(text, best), best.players)),
    h("p", { class: "note" }, words.ranked),
    h("button", props, words.watch),
  ];
}
