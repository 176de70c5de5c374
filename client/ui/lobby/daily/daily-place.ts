/** The lobby's line on today's deals, each with how far the guest has come, and the way to their panel. */
import type { DailyGame } from "../../../../shared/core/wire/daily.ts";
import { gameOfDay } from "../../../../shared/listed-games.ts";
import { ARENAS_REFRESH, MINUTE } from "../../../base/durations.ts";
import { idle } from "../../../base/idle.ts";
import { readLocal } from "../../../base/storage.ts";
import { time } from "../../../base/time.ts";
import { today } from "../../../base/today.ts";
import { until } from "../../../base/until.ts";
import { GUEST_KEY } from "../../../feed/live/live-guest.ts";
import { shelf } from "../../../games/shelf.ts";
import { whenOf } from "../../../text/clock-times.ts";
import { h, keyed, set, write } from "../../common/dom.ts";
import { gameName, gamePicture } from "../../common/game-name.ts";
import { tellFailure } from "../../common/tell-failure.ts";
import type { DailyParts, ShownDailies } from "./daily-parts.ts";
import { hoursLeft, pastOf, resultOf, sentence } from "./daily-words.ts";

export interface DailyPlace {
  readonly element: HTMLElement;
  /** Asks the server: after a match, as another guest, on another day. */
  refresh(): Promise<void>;
  /** Shows the deals; resolves when they are shown, or cannot be. */
  open(): Promise<void>;
  /** Goes to the puzzle of the day. */
  solve(): Promise<void>;
}

export function dailyPlace(parts: DailyParts): DailyPlace {
  const { text, language, lobby, games } = parts;
  const deals = h("div", { class: "today" });
  const left = h("small", {});
  const title = h("button", { class: "quiet", type: "button", "data-do": "dailies", onclick: () => void open() }, text.daily.title, left);
  const past = h("p", { class: "past" });
  const puzzle = h("button", { class: "plain", type: "button", "data-do": "puzzle-of-day", onclick: () => void solve() });
  const arenas = h("div", { class: "arenas" });
  const own = h("div", {});
  const element = h("section", { class: "daily", hidden: true }, title, deals, past, puzzle, arenas, own);
  let shown: ShownDailies | undefined;
  let asked = 0;
  let next: ReturnType<typeof setTimeout> | undefined;

  async function ask(): Promise<ShownDailies> {
    const { left: rest, ...found } = await lobby.dailies();
    // Games are in the order of the posters.
    const listed = shelf.flatMap(({ id }) => found.games.filter(({ game }) => game === id && games.includes(game)));
    asked = time.elapsed();
    shown = { ...found, games: listed, until: time.elapsed() + rest };
    clearTimeout(next);
    tick();
    keyed(
      deals,
      shown.games,
      ({ game, own }) => JSON.stringify([game, own]),
      (one) => dealButton(one),
    );
    write(past, pastOf(text, shown));
    drawPuzzle();
    drawArenas();
    set(element, "hidden", shown.games.length === 0);
    return shown;
  }

  /** Counts down, and asks for the next day's deals. */
  function tick(): void {
    const rest = (shown?.until ?? 0) - time.elapsed();
    write(left, hoursLeft(text, rest));
    drawArenas();
    const isFresh = time.elapsed() - asked < ARENAS_REFRESH;
    next = setTimeout(() => (rest > 0 && isFresh ? tick() : void refresh()), MINUTE);
  }

  until(parts.signal, () => clearTimeout(next));

  /** Those that run, with the time that is left, and those that will. */
  function drawArenas(): void {
    const now = time.now();
    const told = (shown?.arenas ?? []).flatMap(({ code, game, from, until }) => {
      if (now >= until) return [];
      const when = now < from ? whenOf(language.id, new Date(from)) : text.daily.arenaLeft(Math.ceil((until - now) / MINUTE));
      return { code, words: text.parts([text.daily.arena, gameName(text, game), when]) };
    });
    const button = ({ code, words }: (typeof told)[number]) =>
      h("button", { class: "plain", type: "button", "data-arena": code, onclick: () => parts.arena(code) }, words);
    keyed(arenas, told, ({ code, words }) => code + words, button);
  }

  function drawPuzzle(): void {
    const { solved, streak } = parts.days.look(today());
    const name = gameName(text, gameOfDay(today()));
    write(puzzle, text.parts([`${text.puzzles.ofDay}${solved ? " ✓" : ""}`, name, streak > 1 ? text.daily.streak(streak) : ""]));
  }
  const solve = (): Promise<void> => parts.solve(gameOfDay(today()), today(), puzzle);

  /** Fetched once all else is there, and not on a first visit. */
  async function offerOwn(): Promise<void> {
    await idle();
    if (readLocal(GUEST_KEY) === null) return;
    const { offerExercises } = await import("../../puzzles/exercise-offer.ts");
    await offerExercises(own, text, parts.language, parts.exercises);
  }

  /** Without the server there are no deals; the next news asks again. */
  const refresh = async (): Promise<void> => {
    await ask().catch(() => undefined);
    offerOwn().catch(() => undefined);
  };

  async function open(): Promise<void> {
    try {
      const [{ dailyPanel }, told] = await Promise.all([import("./daily-panel.ts"), ask()]);
      dailyPanel(parts, told);
    } catch (error) {
      tellFailure(text, error);
    }
  }

  function dealButton({ game, own }: DailyGame): HTMLButtonElement {
    const { daily: words } = text;
    const result = own?.result;
    const what = result === undefined ? (own === undefined ? words.play : words.playOn) : sentence(resultOf(text, result));
    const go = () => (result === undefined ? parts.play(game, button).then(refresh) : open());
    const named = words.action(gameName(text, game), result === undefined ? what : `${what}, ${words.show}`);
    const props = { class: "plain", type: "button", "data-daily": game, "aria-label": named, title: gameName(text, game) };
    const button = h("button", { ...props, onclick: () => void go() }, gamePicture(game), h("span", {}, what));
    return button;
  }

  void refresh();
  return { element, refresh, open, solve };
}
