/** The guest's matches in days: whose move it is and how long they have. The tab counts the moves that wait for the guest. */
import type { DayMatch } from "../../../shared/core/wire/unfinished-matches.ts";
import { DAY_MATCHES_REFRESH, TICK } from "../../base/durations.ts";
import { until } from "../../base/until.ts";
import type { Lobby } from "../../feed/lobby.ts";
import type { SettingsStore } from "../../settings/settings-store.ts";
import type { Text } from "../../text/languages.ts";
import { h, keyed, set, write } from "../common/dom.ts";
import { claimTab } from "../common/tab-title.ts";
import { timeLeft } from "../common/time-left.ts";
import { matchItem, matchKey, whoOf } from "./match-item.ts";

interface DayMatchListParts {
  readonly text: Text;
  readonly lobby: Lobby;
  readonly settings: Pick<SettingsStore, "get">;
  readonly signal: AbortSignal;
  /** Games with a face. */
  readonly games: readonly string[];
  sit(match: string, button: HTMLButtonElement): Promise<void>;
}

export interface DayMatchList {
  readonly element: HTMLElement;
  has(match: string): boolean;
  refresh(): Promise<void>;
}

export const isOwnMove = ({ asked, seat }: Pick<DayMatch, "asked" | "seat">): boolean => asked.includes(seat);

export function dayMatchList(parts: DayMatchListParts): DayMatchList {
  const { text, lobby, settings, games } = parts;
  const list = h("ul", { class: "tables", "aria-label": text.days.title });
  const push = h("div", {});
  const element = h("section", { class: "days", hidden: true }, h("div", {}, h("h2", {}, text.days.title), push), list);
  let matches: readonly DayMatch[] = [];
  let isSwitchKnown = false;

  /** Few have matches in days. */
  const showPush = (): void =>
    void import("./push-switch.ts").then(
      ({ pushSwitch, showSwitch }) => showSwitch(push, pushSwitch(text, lobby.guest)),
      () => undefined,
    );

  async function refresh(): Promise<void> {
    try {
      matches = (await lobby.guest.dayMatches()).filter(({ game }) => games.includes(game));
    } catch {
      // Without the server the list stays as it is.
      return;
    }
    set(element, "hidden", matches.length === 0);
    if (element.hidden) isSwitchKnown = false;
    else if (!isSwitchKnown) {
      isSwitchKnown = true;
      showPush();
    }
    const items = matches.map((match) => ({ ...match, yourTurn: isOwnMove(match), note: noteOf(text, match) }));
    keyed(
      list,
      items,
      // The time is written into the item that is there, which may have the focus.
      (item) => [matchKey(item), item.running, item.paused, ...item.asked].join(" "),
      (item) => matchItem({ ...parts, changed: () => void refresh() }, item, h("span", { class: "left" })),
      (element, { note }) => write(element.querySelector(".left") as Element, note),
    );
    const moves = matches.filter(isOwnMove).length;
    claimTab("days", moves === 0 || !settings.get().tab ? undefined : { title: text.days.tab(moves, text.title), calling: true });
  }

  const looking = setInterval(() => {
    if (matches.length > 0 && !document.body.classList.contains("at-table")) void refresh();
  }, DAY_MATCHES_REFRESH);
  until(parts.signal, () => clearInterval(looking));
  return { element, has: (match) => matches.some((one) => one.match === match), refresh };
}

/** Says who is waited for, and for how much longer. */
export function noteOf(text: Text, match: DayMatch): string {
  const { running, paused, asked, left, people, seats } = match;
  if (!running) return text.days.waits(people.filter(({ name, bot }) => bot || name !== "").length, seats);
  if (paused) return text.days.paused;
  const time = asked.length > 0 && text.days.timeLeft(timeLeft(text, left / TICK));
  const others = whoOf(
    text,
    asked.map((seat) => people[seat]).filter((one) => one !== undefined),
  );
  const who = !isOwnMove(match) && others.length > 0 && text.days.theirMove(others);
  return text.parts([who || "", time || ""]);
}
