/** Examples on real boards: drawn when they come into sight, as a match would show them. */
import type { Sight } from "../../../shared/core/contract/game.ts";
import type { Example, Face } from "../../face/face.ts";
import { stillPicture } from "../../picture/board/still-picture.ts";
import { makeAtlas } from "../../picture/paint/atlas.ts";
import type { Catalogue } from "../../text/grammar.ts";
import type { Say } from "../../text/say.ts";
import { h } from "../common/dom.ts";
import { drawnInSight } from "../common/drawn-in-sight.ts";
import { partOf } from "./example-part.ts";

/** The size of the whole board; an example shows a part of it. */
const BOARD = { width: 1016, height: 664 } as const;
const SHARP = 2;

export interface ExampleFigures {
  figure(example: Example): HTMLElement;
  close(): void;
}

/** `explore` opens an example on an analysis board; left out where a match goes on. */
export function exampleFigures(face: Face, say: Say, catalogue: Catalogue, explore?: (sight: Sight) => void): ExampleFigures {
  const atlas = makeAtlas(face, catalogue);
  const pictures = drawnInSight();

  function figure({ id, args = {}, sight, around }: Example): HTMLElement {
    const part = around ? partOf(face.layout(sight, BOARD), around, BOARD) : { x: 0, y: 0, ...BOARD };
    const caption = say.line([`example.${id}`, args]);
    // The caption says all that is to be seen.
    const place = h("div", {
      class: "board-part",
      "aria-hidden": "true",
      style: `--ratio: ${part.width / part.height}; --width: ${part.width}`,
    });
    const draw = async (): Promise<void> => {
      await document.fonts.ready;
      const picture = await stillPicture(face, atlas, sight, { ...BOARD, ratio: SHARP }, part);
      Object.assign(picture.style, { display: "block", width: "100%", height: "100%" });
      place.append(picture);
    };
    pictures.add(place, draw);
    const way =
      explore &&
      h("button", { class: "quiet", type: "button", "data-do": "board", onclick: () => explore(sight) }, say.text.analysis.board);
    return h("figure", {}, place, h("figcaption", {}, caption, way && " ", way));
  }

  return { figure, close: pictures.close };
}
