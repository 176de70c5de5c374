/** Which puzzles of a game are listed: a volume, and in it those of one theme. */
import type { PuzzleSet } from "../../../shared/core/puzzles/puzzle.ts";
import { puzzleVolumes } from "../../../shared/puzzle-sets.ts";
import type { Text } from "../../text/languages.ts";
import { fill, h } from "../common/dom.ts";
import { tellFailure } from "../common/tell-failure.ts";
import { selectField } from "../fields/select-field.ts";
import type { PuzzleSession } from "./puzzle-session.ts";

export interface Choosing {
  /** A theme in words. */
  nameOf(theme: string): string;
  /** Another volume of the game, or other puzzles of it. */
  choose(volume: number, theme: string | undefined): Promise<PuzzleSession>;
}

/** `show`: another choice is there. */
export function puzzleChoice(
  text: Text,
  first: PuzzleSession,
  { nameOf, choose }: Choosing,
  show: (session: PuzzleSession) => void,
): HTMLElement {
  const words = text.puzzles;
  let picks = 0;

  /** The last choice counts, whichever volume comes first. */
  async function pick(volume: number, theme: string | undefined): Promise<void> {
    const wanted = ++picks;
    try {
      const session = await choose(volume, theme);
      if (wanted !== picks) return;
      drawThemes(session);
      show(session);
    } catch (error) {
      tellFailure(text, error);
    }
  }

  const themes = h("div", {});
  function drawThemes({ set, theme }: PuzzleSession): void {
    const counted = [...countThemes(set)]
      .sort(([, a], [, b]) => b - a)
      .map(([one, count]) => [one, words.themeOf(nameOf(one), count)] as const);
    const values = [["", words.allThemes(set.puzzles.length)] as const, ...counted];
    const field = selectField({ name: "theme", label: words.theme, values, pick: (value) => void pick(set.volume, value || undefined) });
    const isFocused = themes.contains(document.activeElement);
    fill(themes, field);
    const select = field.querySelector("select") as HTMLSelectElement;
    select.value = theme ?? "";
    if (isFocused) select.focus();
  }

  function volumes({ set }: PuzzleSession): HTMLElement | undefined {
    const values = puzzleVolumes(set.game).map((_size, at) => [`${at + 1}`, words.volumeOf(at + 1)] as const);
    if (values.length < 2) return undefined;
    const field = selectField({ name: "volume", label: words.volume, values, pick: (value) => void pick(Number(value), undefined) });
    (field.querySelector("select") as HTMLSelectElement).value = `${set.volume}`;
    return field;
  }

  drawThemes(first);
  return h("div", { class: "choice" }, volumes(first), themes);
}

function countThemes({ puzzles }: PuzzleSet): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { themes } of puzzles) for (const theme of themes) counts.set(theme, (counts.get(theme) ?? 0) + 1);
  return counts;
}
