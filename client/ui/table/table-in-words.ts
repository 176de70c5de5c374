/** The board as text under headings, for players who listen: beside the seats' panel and the list of moves it is the whole table. */
import type { Sight } from "../../../shared/core/contract/game.ts";
import type { Face } from "../../face/face.ts";
import type { Say } from "../../text/say.ts";
import { fill, h, oncePerFrame } from "../common/dom.ts";

export interface WordsPanel {
  readonly element: HTMLElement;
  update(sight: Sight): void;
  /** What belongs to no seat; then a seat's board. */
  middle(sight: Sight): readonly string[];
  seat(sight: Sight, seat: number): readonly string[];
}

export function tableInWords(face: Face, say: Say): WordsPanel {
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
  let newest: Sight | undefined;
  let shown = "";
  const draw = oncePerFrame(() => {
    if (newest === undefined || face.inWords === undefined) return;
    const sight = newest;
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
  });
  return {
    element,
    update(sight) {
      newest = sight;
      draw();
    },
    middle,
    seat,
  };
}
