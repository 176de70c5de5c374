/** A small picture of each puzzle's position, as its solver sees it. */
import type { Puzzle, PuzzleSet } from "../../../shared/core/puzzles/puzzle.ts";
import { setSeatColours } from "../../face/seat-signs.ts";
import { PuzzleFeed } from "../../feed/puzzle.ts";
import { stillPicture } from "../../picture/board/still-picture.ts";
import { makeAtlas } from "../../picture/paint/atlas.ts";
import { isEvening } from "../../picture/style.ts";
import { BOARD_SIZE, boardAddress } from "../common/board-pictures.ts";
import { h } from "../common/dom.ts";
import { drawnInSight } from "../common/drawn-in-sight.ts";
import type { RulesWish } from "../rules/rules-page.ts";

/** Addresses of what was drawn, as long as the page is open: what a puzzle means never changes. */
const drawn = new Map<string, string>();

export interface PuzzlePictures {
  picture(puzzle: Puzzle): HTMLElement;
  close(): void;
}

export function puzzlePictures({ language, face }: Pick<RulesWish, "language" | "face">, set: PuzzleSet): PuzzlePictures {
  const pictures = drawnInSight();
  const { game } = face;
  const atlas = makeAtlas(face, language.catalogueOf(game.id));
  // A table that was left may have worn others.
  setSeatColours([]);

  async function draw(puzzle: Puzzle): Promise<string> {
    await document.fonts.ready;
    return boardAddress(await stillPicture(face, atlas, new PuzzleFeed({ game, set, puzzle }).view, BOARD_SIZE));
  }

  return {
    picture(puzzle) {
      const key = [game.id, puzzle.id, language.id, isEvening()].join(" ");
      // Until it is drawn, its place has the same size.
      const place = h("span", { class: "position" });
      const show = (address: string): void => place.append(h("img", { src: address, alt: "" }));
      const known = drawn.get(key);
      if (known !== undefined) show(known);
      else
        pictures.add(place, async () => {
          const address = drawn.get(key) ?? (await draw(puzzle));
          drawn.set(key, address);
          show(address);
        });
      return place;
    },
    close: pictures.close,
  };
}
