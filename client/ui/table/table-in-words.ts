/** The board as text under headings, for players who listen: beside the seats' panel and the list of moves it is the whole table. */
import type { Sight } from "../../../shared/core/contract/game.ts";
import { fill, h } from "../common/dom.ts";
import type { TableModel } from "../model/table-model.ts";

export interface WordsPanel {
  readonly element: HTMLElement;
  /** What belongs to no seat; then a seat's board. */
  middle(sight: Sight): readonly string[];
  seat(sight: Sight, seat: number): readonly string[];
}

export function tableInWords({ face, say, sight: shownSight, presence, followPerFrame }: TableModel): WordsPanel {
  const words = say.text.spoken;
  const body = h("div", {});
  const element = h(
    "section",
    { class: "unseen", hidden: face.inWords === undefined },
    h("h2", {}, words.board),
    h("p", {}, words.keys),
    body,
  );
  const middle = (sight: Sight): readonly string[] => (face.inWords?.(sight).middle ?? []).map(say.line);
  const seat = (sight: Sight, at: number): readonly string[] => (face.inWords?.(sight).seats[at] ?? []).map(say.line);
  const part = (title: string, lines: readonly string[]): Node[] => [
    h("h3", {}, title),
    h("ul", {}, ...lines.map((line) => h("li", {}, line))),
  ];
  let shown = "";
  function draw(sight: Sight | undefined): void {
    if (sight === undefined || face.inWords === undefined) return;
    const seats = [...face.inWords(sight).seats.keys()];
    const parts: (readonly [string, readonly string[]])[] = [
      [words.middle, middle(sight)],
      ...seats.map((at) => [words.boardOf(say.name(at), at === say.reader), seat(sight, at)] as const),
    ];
    // A reader who stands in the list stays there while it says the same.
    const now = JSON.stringify(parts);
    if (now === shown) return;
    shown = now;
    fill(body, ...parts.flatMap(([title, lines]) => part(title, lines)));
  }
  followPerFrame(() => {
    // It names the players.
    presence.value;
    return shownSight.value;
  }, draw);
  return { element, middle, seat };
}
