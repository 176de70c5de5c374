/** An arena: how long it runs, how all stand, and the way to the reader's next deal. It keeps itself up to date while it is open. */
import { isolated } from "../../../../shared/core/base/player-text.ts";
import { ARENA_DEALS, type ArenaNews, type ArenaPlay, type ArenaStanding } from "../../../../shared/core/wire/arenas.ts";
import { TICK } from "../../../base/durations.ts";
import { time } from "../../../base/time.ts";
import type { Lobby } from "../../../feed/lobby.ts";
import { luckOf } from "../../../settings/match-luck.ts";
import { whenOf } from "../../../text/clock-times.ts";
import type { Language, Text } from "../../../text/languages.ts";
import { type Panel, panel } from "../../common/dialog.ts";
import { fill, h, set, write } from "../../common/dom.ts";
import { gameName } from "../../common/game-name.ts";
import { linkField } from "../../common/link-field.ts";
import { linkTo } from "../../common/page-links.ts";
import { tellFailure } from "../../common/tell-failure.ts";
import { clockOrLeft } from "../../common/time-left.ts";
import { type DealWords, dealWords } from "./deal-words.ts";

export interface ArenaWays {
  readonly language: Language;
  readonly lobby: Pick<Lobby, "arenas">;
  /** A game's options that are not as usual, in words. */
  options(of: Pick<ArenaNews, "game" | "options">): Promise<readonly string[]>;
  /** Goes to the reader's next deal, or to the one that they play; rejects if it cannot be had. */
  play(arena: ArenaNews): Promise<void>;
  /** Shows how all did who have played a deal. */
  compare(deal: string): Promise<void>;
}

/** Seconds after which the standings are asked for again. */
const FRESH = 15;

/** Resolves when it is shown. */
export async function showArena(parts: ArenaWays, first: ArenaNews): Promise<void> {
  const { language, lobby } = parts;
  const { text } = language;
  const [words, options] = await Promise.all([dealWords(language), parts.options(first).catch(() => [])]);
  const { code, game, seats, bots, by, from, until } = first;
  const status = h("p", { class: "status" });
  const standings = h("div", {});
  const own = h("div", {});
  const play = h("button", { class: "brass", type: "button", "data-do": "play-arena" });
  let shown = first;
  let drawn = "";
  let isAsked = false;

  function tell(): void {
    const now = time.now();
    const { own: plays } = shown;
    const isRunning = plays.at(-1) !== undefined && plays.at(-1)?.result === undefined;
    const next = plays.length + (isRunning ? 0 : 1);
    write(status, statusOf(words, language, shown, now));
    write(play, isRunning ? words.arena.playOn(next) : words.arena.play(next));
    set(play, "hidden", !isRunning && (now >= until || next > ARENA_DEALS));
    play.disabled = isAsked || now < from;
  }

  function show(news: ArenaNews): void {
    shown = news;
    tell();
    const now = JSON.stringify(news);
    // What has not changed keeps the focus.
    if (drawn === now) return;
    drawn = now;
    fill(standings, standingsTable(text, words, news.standings));
    fill(own, news.own.length > 0 && ownMatches(text, words, news.own, (deal) => go(() => parts.compare(deal))));
  }

  const go = (way: () => Promise<void>): void => void way().catch((error: unknown) => tellFailure(text, error));

  let ticks = 0;
  const tick = setInterval(() => {
    tell();
    // What fails now is asked for again.
    if (++ticks % FRESH === 0) lobby.arenas.look(code).then(show, () => undefined);
  }, TICK);
  play.addEventListener("click", () => {
    play.disabled = isAsked = true;
    go(() =>
      parts
        .play(shown)
        .then(() => open.close())
        .finally(() => {
          isAsked = false;
          tell();
        }),
    );
  });
  const row = h(
    "div",
    { class: "row" },
    h("button", { class: "plain", type: "button", onclick: () => open.close() }, text.table.close),
    play,
  );
  const open: Panel = panel(
    text.parts([words.arena.title, gameName(text, game)]),
    "waiting shared-deal arena",
    [
      h("p", { class: "note" }, words.by(isolated(by) || text.people.guest)),
      h("p", {}, text.parts([words.terms(seats, text.create.bots.of[bots]), ...options])),
      first.own.length === 0 && h("p", {}, words.arena.about),
      status,
      standings,
      own,
      time.now() < until && linkField(text, linkTo({ type: "arena", code }), words.arena.share),
      row,
    ],
    () => clearInterval(tick),
  );
  show(first);
  if (!play.hidden) play.focus();
}

function statusOf({ arena: words }: DealWords, { id, text }: Language, { from, until }: ArenaNews, now: number): string {
  if (now < from) return words.begins(whenOf(id, new Date(from)), clockOrLeft(text, (from - now) / TICK));
  return now < until ? words.left(clockOrLeft(text, (until - now) / TICK)) : words.over;
}

function standingsTable(text: Text, words: DealWords, standings: readonly ArenaStanding[]): HTMLElement {
  if (standings.length === 0) return h("p", { class: "note" }, words.players(0));
  const head = (label: string) => h("th", { scope: "col" }, label);
  const row = ({ place, name, points, matches, own }: ArenaStanding): HTMLElement => {
    const named = isolated(name) || text.people.guest;
    return h(
      "tr",
      { class: own ? "own" : "" },
      h("td", {}, String(place)),
      h("th", { scope: "row" }, own ? words.you(named) : named),
      h("td", {}, String(points)),
      h("td", {}, String(matches)),
    );
  };
  return h(
    "table",
    { class: "comparison" },
    h("caption", {}, words.arena.standings),
    h("thead", {}, h("tr", {}, ...[words.place, words.player, words.arena.points, words.arena.matches].map(head))),
    h("tbody", {}, ...standings.map(row)),
  );
}

/** With their luck where this browser has the analyses, and its sum. */
function ownMatches(text: Text, words: DealWords, plays: readonly ArenaPlay[], compare: (deal: string) => void): HTMLElement {
  const { arena } = words;
  const lucks = plays.map(({ match, seat }) => luckOf(match, seat));
  const known = lucks.filter((luck) => luck !== undefined);
  const item = ({ deal, result, lead }: ArenaPlay, at: number): HTMLElement => {
    const luck = lucks[at];
    const how = result === undefined ? text.daily.running : result === "late" ? arena.late : text.daily.result(result, lead);
    const told = text.parts([arena.deal(at + 1), how, luck === undefined ? "" : `${words.luck} ${text.analysis.signed(luck)}`]);
    const button = (): HTMLElement =>
      h(
        "button",
        { class: "plain", type: "button", "aria-label": arena.compareNamed(at + 1), onclick: () => compare(deal) },
        arena.compare,
      );
    return h("li", {}, h("span", {}, told), result !== undefined && button());
  };
  return h(
    "section",
    {},
    h("h3", {}, arena.own),
    h("ol", { class: "arena-matches" }, ...plays.map(item).toReversed()),
    known.length > 1 &&
      h("p", { class: "note" }, arena.luck(text.analysis.signed(known.reduce((sum, luck) => sum + luck, 0)), known.length)),
  );
}
