/** A small picture of each puzzle's position, as its solver sees it. */
import type { View } from "../../../shared/core/contract/game.ts";
import type { Puzzle, PuzzleSet } from "../../../shared/core/puzzles/puzzle.ts";
import { setSeatColours } from "../../face/seat-signs.ts";
import { PuzzleFeed } from "../../feed/puzzle.ts";
import { type Part, stillPicture } from "../../picture/board/still-picture.ts";
import { makeAtlas } from "../../picture/paint/atlas.ts";
import { isEvening } from "../../picture/style.ts";
import { BOARD_SIZE, boardAddress } from "../common/board-pictures.ts";
import { h } from "../common/dom.ts";
import { drawnInSight } from "../common/drawn-in-sight.ts";
import { partOf, shapedLike } from "../rules/example-part.ts";
import type { RulesWish } from "../rules/rules-page.ts";

/** Of the board's width, so that neighbours of a single piece are seen too. */
const LEAST = 0.4;
const SHARP = 2;
/** Of the place in the list, in CSS pixels: what is shown larger would be more pixels than are seen. */
const WIDTH = 160;

/** Addresses of what was drawn, as long as the page is open: what a puzzle means never changes. */
const drawn = new Map<string, string>();

export interface PuzzlePictures {
  picture(set: PuzzleSet, puzzle: Puzzle): HTMLElement;
  close(): void;
}

export function puzzlePictures({ language, face }: Pick<RulesWish, "language" | "face">): PuzzlePictures {
  const pictures = drawnInSight();
  const { game } = face;
  const atlas = makeAtlas(face, language.catalogueOf(game.id));
  // A table that was left may have worn others.
  setSeatColours([]);

  async function draw(set: PuzzleSet, puzzle: Puzzle): Promise<string> {
    await document.fonts.ready;
    const { view } = new PuzzleFeed({ game, set, puzzle });
    const part = partToPlay(view);
    return boardAddress(await stillPicture(face, atlas, view, { ...BOARD_SIZE, ratio: (SHARP * WIDTH) / part.width }, part));
  }

  /** Where the pieces lie that may be moved: the whole board could not be read in so little room. */
  function partToPlay(view: View): Part {
    const poses = face.layout(view, BOARD_SIZE);
    const keys = new Set(poses.map(({ key }) => key));
    const choices = face.picks(view).flatMap(({ pieces }) => pieces.slice(0, 1).filter((key) => keys.has(key)));
    return choices.length === 0 ? { x: 0, y: 0, ...BOARD_SIZE } : shapedLike(BOARD_SIZE, partOf(poses, choices, BOARD_SIZE), LEAST);
  }

  return {
    picture(set, puzzle) {
      const key = [game.id, puzzle.id, language.id, isEvening()].join(" ");
      // Until it is drawn, its place has the same size.
      const place = h("span", { class: "position" });
      const show = (address: string): void => place.append(h("img", { src: address, alt: "" }));
      const known = drawn.get(key);
      if (known !== undefined) show(known);
      else
        pictures.add(place, async () => {
          const address = drawn.get(key) ?? (await draw(set, puzzle));
          drawn.set(key, address);
          show(address);
        });
      return place;
    },
    close: pictures.close,
  };
}
