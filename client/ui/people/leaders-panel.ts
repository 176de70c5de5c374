/** Who plays best: a board for each game, rated and casual, with how certain each place is. */
import "./leaders-panel.css";
import { isolated } from "../../../shared/core/base/player-text.ts";
import type { BotLevel } from "../../../shared/core/contract/bot-level.ts";
import type { Leader, Leaders } from "../../../shared/core/wire/people.ts";
import type { Text } from "../../text/languages.ts";
import { armsBadge } from "../common/arms-badge.ts";
import { panel } from "../common/dialog.ts";
import { fill, h, set } from "../common/dom.ts";
import { gameName } from "../common/game-name.ts";
import { tellFailure } from "../common/tell-failure.ts";
import { field } from "../fields/field.ts";
import { closing } from "../panels/settings-panel.ts";
import type { PeopleParts } from "./people-parts.ts";

const COUNTS = ["rated", "casual", "ladder"] as const;

export async function showLeaders({ language, games, people }: PeopleParts): Promise<void> {
  const { text } = language;
  const words = text.leaders;
  const wish: { game: string; counts: (typeof COUNTS)[number] } = { game: games[0] ?? "", counts: "rated" };
  const board = h("div", { "aria-live": "polite" });
  let asked = 0;

  async function show(): Promise<void> {
    const ask = ++asked;
    set(board, "aria-busy", "true");
    try {
      const told = await people.leaders(wish.game, wish.counts);
      // The player may have chosen another one since.
      if (ask === asked) fill(board, ...tables(text, told));
    } finally {
      if (ask === asked) set(board, "aria-busy", undefined);
    }
  }
  const pick =
    <K extends keyof typeof wish>(key: K) =>
    (value: (typeof wish)[K]): void => {
      wish[key] = value;
      show().catch((error: unknown) => tellFailure(text, error));
    };

  await show();
  const choices = h(
    "div",
    { class: "filters" },
    field({
      name: "leaders-game",
      legend: words.game,
      values: games,
      picked: wish.game,
      label: (game) => gameName(text, game),
      pick: pick("game"),
    }),
    field({
      name: "leaders-counts",
      legend: words.counts,
      values: COUNTS,
      picked: wish.counts,
      label: (counts) => words.kinds[counts],
      pick: pick("counts"),
    }),
  );
  const open = panel(words.title, "leaders", [choices, board, closing(text, () => open.close())]);
}

function tables(text: Text, { placed, provisional, count, matches, opponents, levels }: Leaders): HTMLElement[] {
  const words = text.leaders;
  const scale = scaleOf([...placed, ...provisional]);
  const note = h("p", { class: "note" }, count === 0 ? words.none(matches, opponents) : words.note(count, matches, opponents));
  const first = table(text, placed, (leader) => placeOf(text, leader), scale);
  const second = table(
    text,
    provisional,
    (leader) => [leader.matches < matches ? words.needs(matches - leader.matches) : words.needsOpponents(opponents - leader.opponents)],
    scale,
  );
  const bots = Object.entries(levels).map(([level, rating]) => `${text.people.botLabel[level as BotLevel]} ${rating}`);
  const ladder = bots.length > 0 ? [h("p", { class: "note" }, words.ladder), h("p", { class: "note" }, text.parts(bots))] : [];
  return [
    ...ladder,
    note,
    ...(placed.length > 0 ? [first] : []),
    ...(provisional.length > 0 ? [h("h3", {}, words.provisional), second] : []),
  ];
}

function placeOf({ leaders: words }: Text, { place, best, worst }: Leader): HTMLElement[] {
  const range = [
    h("small", { "aria-hidden": "true" }, words.range(best, worst)),
    h("span", { class: "unseen" }, words.rangeSpoken(best, worst)),
  ];
  return [h("b", {}, String(place)), ...(best === worst ? [] : range)];
}

/** Rating to percent of the bar's width. */
interface Scale {
  readonly least: number;
  readonly width: number;
}

function scaleOf(leaders: readonly Leader[]): Scale {
  const least = Math.min(...leaders.map(({ rating, margin }) => rating - margin));
  const most = Math.max(...leaders.map(({ rating, margin }) => rating + margin));
  return { least, width: Math.max(1, most - least) };
}

function table(text: Text, leaders: readonly Leader[], first: (leader: Leader) => (HTMLElement | string)[], scale: Scale): HTMLElement {
  const words = text.leaders;
  const head = [words.place, words.player, words.rating, "", words.matches].map((title) =>
    title === "" ? h("td", {}) : h("th", { scope: "col" }, title),
  );
  let before = 0;
  const rows = leaders.map((leader) => {
    // The reader's own place may be much further down.
    const gap = leader.place > before + 1 && before > 0;
    before = leader.place;
    const name = isolated(leader.name) || text.people.guest;
    return h(
      "tr",
      { class: [leader.own && "own", gap && "gap"].filter(Boolean).join(" ") },
      h("td", { class: "rank" }, ...first(leader)),
      h("th", { scope: "row" }, armsBadge(leader), name, leader.own && h("em", {}, words.you)),
      h("td", { class: "rating" }, h("b", {}, String(leader.rating)), h("small", {}, words.margin(leader.margin))),
      h("td", { class: "certainty" }, bar(leader, scale)),
      h("td", {}, String(leader.matches)),
    );
  });
  return h("table", {}, h("thead", {}, h("tr", {}, ...head)), h("tbody", {}, ...rows));
}

/** The rating with its uncertainty; the same in words stands beside it. */
function bar({ rating, margin }: Leader, { least, width }: Scale): HTMLElement {
  const percent = (points: number): number => Math.round((1_000 * points) / width) / 10;
  const style = `--from: ${percent(rating - margin - least)}%; --wide: ${percent(2 * margin)}%`;
  return h("span", { class: "whisker", "aria-hidden": "true" }, h("i", { style }));
}
