/** A deal that friends play, each alone with bots: the link, how long it can be played, and how all did once the reader has played it. */
import { isolated } from "../../../../shared/core/base/player-text.ts";
import { Refusal } from "../../../../shared/core/base/refusal.ts";
import type { DealPlay, SharedDealNews } from "../../../../shared/core/wire/shared-deals.ts";
import { time } from "../../../base/time.ts";
import type { Lobby } from "../../../feed/lobby.ts";
import { luckOf } from "../../../settings/match-luck.ts";
import { whenOf } from "../../../text/clock-times.ts";
import type { Language, Text } from "../../../text/languages.ts";
import { type Panel, panel } from "../../common/dialog.ts";
import { fill, h } from "../../common/dom.ts";
import { gameName } from "../../common/game-name.ts";
import { linkField } from "../../common/link-field.ts";
import { linkTo } from "../../common/page-links.ts";
import { tellFailure } from "../../common/tell-failure.ts";
import { type DealWords, dealWords } from "./deal-words.ts";

export interface SharedDealWays {
  readonly language: Language;
  readonly lobby: Pick<Lobby, "deals">;
  /** A game's options that are not as usual, in words. */
  options(of: Pick<SharedDealNews, "game" | "options">): Promise<readonly string[]>;
  /** Goes to the reader's match of the deal; rejects if it cannot be had. */
  play(deal: SharedDealNews): Promise<void>;
  /** Goes to the replay of a match, with the eyes of its player. */
  watch(match: string, seat: number): Promise<unknown>;
}

/** Resolves when it is shown. */
export async function showDeal(parts: SharedDealWays, first: SharedDealNews): Promise<void> {
  const { language, lobby } = parts;
  const { text } = language;
  const [words, options] = await Promise.all([dealWords(language), parts.options(first).catch(() => [])]);
  const { code, game, seats, bots, by, until } = first;
  // It is played there, and its link is the arena's.
  const isOfArena = first.arena !== undefined;
  const isSent = time.now() < until && !isOfArena;
  const date = (at: number): string => whenOf(language.id, new Date(at));
  const how = h("div", { class: "how", "aria-live": "polite" });
  const play = h("button", { class: "brass", type: "button", "data-do": "play-deal" });

  function show(deal: SharedDealNews): void {
    const { own, plays, players, watchFrom } = deal;
    const isOver = time.now() >= until;
    const told = isOver ? words.over : own?.over ? "" : words.seat(deal.seat + 1);
    const count = plays === undefined ? words.players(players) : "";
    const line = text.sentences([told, count]);
    fill(how, line !== "" && h("p", {}, line), ...(plays === undefined ? [] : results(plays, watchFrom)));
    fill(play, own === undefined ? words.play : words.playOn);
    play.hidden = isOver || own?.over === true || isOfArena;
  }

  function results(plays: readonly DealPlay[], watchFrom: number): HTMLElement[] {
    const mayWatch = time.now() >= watchFrom;
    const watch = (one: DealPlay): void => {
      open.close();
      void parts.watch(one.match, one.seat);
    };
    return [
      comparison(text, words, plays, mayWatch ? watch : undefined),
      ...notes(words, plays, mayWatch ? undefined : date(watchFrom)).map((note) => h("p", { class: "note" }, note)),
    ];
  }

  async function go(): Promise<void> {
    try {
      await parts.play(first);
      open.close();
    } catch (error) {
      tellFailure(text, error);
      // Played already, as the deal of its day: then there is something to compare.
      if (error instanceof Refusal && error.key === "dailyPlayed") show(await lobby.deals.look(code));
    }
  }
  play.addEventListener("click", () => {
    play.disabled = true;
    go()
      .catch((error: unknown) => tellFailure(text, error))
      .finally(() => {
        play.disabled = false;
      });
  });
  const row = h("div", { class: "row" });
  const open: Panel = panel(gameName(text, game), "waiting shared-deal", [
    !isOfArena && h("p", { class: "note" }, words.by(isolated(by) || text.people.guest)),
    h("p", {}, text.parts([words.terms(seats, text.create.bots.of[bots]), ...options])),
    first.own?.over !== true && h("p", {}, words.about),
    how,
    isSent && h("p", {}, words.until(date(until))),
    isSent && linkField(text, linkTo({ type: "deal", code }), words.share),
    row,
  ]);
  fill(row, h("button", { class: "plain", type: "button", onclick: () => open.close() }, text.table.close), play);
  show(first);
  if (!play.hidden) play.focus();
}

function comparison(text: Text, words: DealWords, plays: readonly DealPlay[], watch: ((one: DealPlay) => void) | undefined): HTMLElement {
  const head = (label: string) => h("th", { scope: "col" }, label);
  const isLuckKnown = hasLuck(plays);
  const row = (one: DealPlay): HTMLElement => {
    const name = isolated(one.name) || text.people.guest;
    const luck = luckOf(one.match, one.seat);
    const button = (go: (one: DealPlay) => void) =>
      h("button", { class: "plain", type: "button", "aria-label": words.watchNamed(name), onclick: () => go(one) }, words.watch);
    return h(
      "tr",
      { class: one.own ? "own" : "" },
      h("td", {}, one.place === undefined ? "–" : String(one.place)),
      h("th", { scope: "row" }, one.own ? words.you(name) : name, one.first && h("small", {}, words.first)),
      h("td", {}, text.daily.result(one.outcome, one.lead), one.place === undefined && h("small", {}, words.withoutRank)),
      isLuckKnown && h("td", {}, luck === undefined ? "–" : text.analysis.signed(luck)),
      watch && h("td", {}, button(watch)),
    );
  };
  const labels = [words.place, words.player, words.result, ...(isLuckKnown ? [words.luck] : []), ...(watch ? [words.watch] : [])];
  return h(
    "table",
    { class: "comparison" },
    h("caption", {}, words.results),
    h("thead", {}, h("tr", {}, ...labels.map(head))),
    h("tbody", {}, ...plays.map(row)),
  );
}

/** Where this browser has the analysis of one of the matches. */
const hasLuck = (plays: readonly DealPlay[]): boolean => plays.some(({ match, seat }) => luckOf(match, seat) !== undefined);

function notes(words: DealWords, plays: readonly DealPlay[], watchFrom: string | undefined): string[] {
  return [
    plays.some(({ place }) => place === undefined) ? words.withoutRankAbout : "",
    hasLuck(plays) ? words.luckAbout : "",
    watchFrom === undefined ? "" : words.watchFrom(watchFrom),
  ].filter((note) => note !== "");
}
