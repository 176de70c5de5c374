/** The panel of a player who waits for others: time, seats, code and link, and ways out. */
import { isolated } from "../../../shared/core/base/player-text.ts";
import { NO_COLOUR } from "../../../shared/core/match/record.ts";
import { MOST_SILENT_WORK, TICK } from "../../base/durations.ts";
import { time } from "../../base/time.ts";
import type { Feed } from "../../feed/feed.ts";
import type { LobbyPeople, Search, Waiting } from "../../feed/lobby.ts";
import { playAlert } from "../../sound/sounds.ts";
import type { Text } from "../../text/languages.ts";
import { armsBadge } from "../common/arms-badge.ts";
import { panel } from "../common/dialog.ts";
import { fill, h, write } from "../common/dom.ts";
import { gameName } from "../common/game-name.ts";
import { linkField } from "../common/link-field.ts";
import { linkTo } from "../common/page-links.ts";
import { colourBadge } from "../common/seat-badge.ts";
import { tellFailure } from "../common/tell-failure.ts";
import { clock, clockOrLeft } from "../common/time-left.ts";
import { colourField } from "../fields/colour-field.ts";
import { inviteList } from "../people/invite-list.ts";
import { asideStrip } from "./aside-strip.ts";
import type { Meanwhile } from "./meanwhile.ts";
import { type SearchStage, searchStageOf, searchWidening } from "./search-widening.ts";
import type { WaitingTerms } from "./table-terms.ts";

interface WaitingParts {
  readonly text: Text;
  readonly kind: "quick" | "table" | "open" | "join";
  readonly waiting: Waiting;
  /** The terms in one line. */
  readonly terms?: WaitingTerms | undefined;
  /** Lets a chat service say whose move it is. */
  channel?(): void;
  /** The people who can be invited. */
  readonly people: LobbyPeople;
  /** Set for a quick match: searches again, for people only or for bots too. */
  readonly aside: Pick<Meanwhile, "begin" | "end">;
  /** A switch: the player is called when somebody waits. */
  readonly call?: HTMLElement;
  readonly rated?: { readonly now: boolean; change(rated: boolean): Promise<Waiting> };
}

/** Resolves with the match, or with nothing if the player gave up. */
export function waitFor({
  text,
  kind,
  waiting: first,
  terms,
  people,
  rated,
  aside,
  call,
  channel,
}: WaitingParts): Promise<Feed | undefined> {
  const words = text.waiting;
  let waiting = first;
  let since = time.elapsed();
  let search = nobodyYet(waiting);
  const elapsed = h("span", { class: "elapsed" });
  const pips = h("div", { class: "pips" });
  const count = h("p", { "aria-live": "polite" });
  const promise = h("p", { class: "promise" });
  const reach = searchWidening(text);
  const colour = first.wear && colourField(text, first.wear.count, false, (wish) => waiting.wear?.wish(wish));
  const { match } = first;
  const guests =
    match === "" || first.code === ""
      ? undefined
      : inviteList({
          text,
          people,
          match,
          title: text.company.inviteHere,
          seated: () => search.names,
          isOffered: ({ state }) => state === "here",
          invite: (person) => people.invite(person, match),
        });
  const meanwhile = h("button", { class: "plain", type: "button", "data-do": "meanwhile" }, words.meanwhile);
  const bot = h("button", { class: "plain", type: "button", "data-do": "fill", onclick: () => waiting.fill() });

  function show(news: Search): void {
    const { filled, seats, names, arms = [], colours, own, oneAddress } = news;
    if (filled !== search.filled) playAlert(filled > search.filled ? "joined" : "left");
    search = news;
    fill(pips, ...Array.from({ length: seats }, (_none, at) => pip(text, at < filled, names[at], colours[at], arms[at])));
    colour?.show(
      colours[own] ?? NO_COLOUR,
      colours.filter((_colour, at) => at !== own),
    );
    guests?.refresh();
    if (oneAddress !== undefined) terms?.show(oneAddress);
    write(count, words.seats(filled, seats));
    write(bot, words.bot(seats - filled));
    // A rated table waits for people, and a player who joins does not decide for its host.
    bot.hidden = kind === "join" || !waiting.fills || filled === seats;
    meanwhile.hidden = waiting.inDays || filled === seats;
    showTime();
  }

  /** What has been, and what will be. */
  function showTime(): void {
    const now = time.elapsed();
    write(elapsed, words.elapsed(clock((now - since) / 1_000)));
    const { filled, seats } = search;
    const stage = filled === seats ? undefined : searchStageOf(search, now);
    const sentence = filled === seats ? openingOf(text, search, now) : promiseOf(text, stage, seats - filled);
    write(promise, sentence);
    reach.show(stage, sentence);
  }

  return new Promise((resolve, reject) => {
    const tick = setInterval(showTime, TICK);
    let over = false;
    const finish = (then: () => void): void => {
      if (over) return;
      over = true;
      clearInterval(tick);
      aside.end();
      guests?.close();
      then();
      open.close();
    };
    const giveUp = (): void =>
      finish(() => {
        waiting.cancel();
        resolve(undefined);
      });
    const follow = (next: Waiting): void => {
      waiting = next;
      since = time.elapsed();
      show(nobodyYet(next));
      next.onSeats((news) => next === waiting && show(news));
      next.feed.then(
        (feed) => (over || next !== waiting ? feed.leave() : finish(() => resolve(feed))),
        (error) => next === waiting && finish(() => reject(error)),
      );
    };
    const people =
      rated &&
      peopleOnly(text, rated.now, async (wanted) => {
        const old = waiting;
        const next = await rated.change(wanted);
        if (over) return next.cancel();
        follow(next);
        old.cancel();
      });
    const cancel = h("button", { class: "plain", type: "button", onclick: giveUp }, waiting.inDays ? text.days.backToLobby : words.cancel);
    const invitation = waiting.code !== "" && kind !== "join" && invite(text, waiting.code, channel);
    const note = waiting.inDays && h("p", { class: "note" }, text.days.waitNote);
    const lines = [h("p", { class: "note" }, gameName(text, waiting.game)), terms?.element, pips, count, promise, note, reach.element];
    let isAside = false;
    meanwhile.addEventListener("click", () => {
      isAside = true;
      waiting.hold();
      open.close();
      aside.begin(waiting, giveUp, asideStrip(text, giveUp));
    });
    const row = h("div", { class: "row" }, cancel, meanwhile, bot);
    const title = kind === "quick" ? words.quick(first.seats) : words[kind];
    const more = [invitation, guests?.element, colour?.element, people, call, elapsed, row];
    const open = panel(title, "waiting", [...lines, ...more], () => isAside || giveUp());
    follow(first);
  });
}

function promiseOf({ waiting: words }: Text, stage: SearchStage | undefined, free: number): string {
  if (stage === undefined) return words.starts(free);
  return stage.to === "bots" ? words.botsIn(stage.seconds, free) : words.widens(stage.seconds);
}

/** Browsers open their numbers by themselves: one that takes longer is elsewhere, or its connection is lost. */
function openingOf(text: Text, { opening, names, own }: Search, now: number): string {
  const { waiting: words } = text;
  if (opening === undefined || opening.awaited.length === 0 || now < opening.since + MOST_SILENT_WORK) return words.begins;
  const left = clockOrLeft(text, Math.max(0, opening.until - now) / 1_000);
  if (opening.awaited.includes(own)) return words.opensElsewhere(left);
  return words.opens(
    opening.awaited.map((seat) => isolated(names[seat] || text.people.guest)),
    left,
  );
}

const nobodyYet = ({ seats }: Waiting): Search => {
  return { filled: 1, seats, names: [], colours: [], own: -1, since: time.elapsed(), botsAt: undefined, anybodyAt: undefined };
};

/** A seat: empty, or with its player's name. */
const pip = (text: Text, filled: boolean, name: string | undefined, colour: number | undefined, arms = ""): HTMLElement =>
  h(
    "span",
    { class: "place" },
    colour === undefined ? h("i", { class: filled ? "pip filled" : "pip" }) : colourBadge(colour, "badge small"),
    name !== undefined && h("small", {}, arms !== "" && armsBadge({ name, arms }), name || text.people.guest),
  );

/** While the wish is on its way it cannot be changed again; if it fails it is as before. */
function peopleOnly(text: Text, now: boolean, change: (rated: boolean) => Promise<void>): HTMLElement {
  const box = h("input", { type: "checkbox", "data-do": "rated" });
  box.checked = now;
  box.addEventListener("change", async () => {
    box.disabled = true;
    try {
      await change(box.checked);
    } catch (error) {
      box.checked = !box.checked;
      tellFailure(text, error);
    } finally {
      box.disabled = false;
    }
  });
  return h("label", { class: "field check" }, box, h("span", {}, text.waiting.rated, h("small", {}, text.waiting.ratedHint)));
}

const invite = (text: Text, code: string, channel: (() => void) | undefined): HTMLElement =>
  h(
    "div",
    { class: "invite" },
    h("p", {}, text.waiting.share),
    h("strong", { class: "code" }, code),
    linkField(text, linkTo({ type: "join", code }), text.waiting.share),
    channel && h("button", { class: "quiet", type: "button", "data-do": "channel", onclick: channel }, text.table.channel),
  );
