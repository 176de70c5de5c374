/** A guest's finished matches and statistics, on two tabs of one panel. */
import type { MatchRecord } from "../../../../shared/core/match/record.ts";
import type { FaceLoader } from "../../../face/face-loader.ts";
import type { Guest } from "../../../feed/lobby.ts";
import type { Language, Text } from "../../../text/languages.ts";
import { panel } from "../../common/dialog.ts";
import { type Child, h } from "../../common/dom.ts";
import { tabs } from "../../common/tabs.ts";
import { matchList } from "../matches/match-list.ts";
import type { MatchFiles } from "../matches/open-file.ts";
import { statisticsPage } from "./statistics-page.ts";

interface ProfileParts {
  readonly text: Text;
  readonly language: Language;
  readonly faces: FaceLoader;
  readonly guest: Guest;
  readonly files: MatchFiles;
  record(match: string): Promise<MatchRecord>;
  /** Goes to the finished match, as its player saw it; false if it cannot be shown. */
  watch(match: string, seat: number): Promise<boolean>;
  /** The matches that can be played on; `left` when one of them is. */
  unfinished(left: () => void): HTMLElement;
}

export function showProfile(parts: ProfileParts): void {
  const { text, files, watch } = parts;
  const words = text.myMatches;
  const stop = new AbortController();
  const close = (): void => open.close();
  const watchAndClose = async (match: string, seat: number): Promise<void> => {
    if (await watch(match, seat)) close();
  };
  const pages: readonly (readonly [string, () => Child])[] = [
    [words.tabs.matches, () => h("div", {}, parts.unfinished(close), matchList({ ...parts, watch: watchAndClose }))],
    [words.tabs.statistics, () => statisticsPage({ ...parts, signal: stop.signal })],
  ];
  const openFile = h(
    "button",
    { class: "plain", type: "button", "data-do": "open-file", title: text.matchFile.openHint },
    text.matchFile.open,
  );
  openFile.addEventListener("click", () => files.choose());
  const done = h("button", { class: "brass", type: "button", onclick: close }, text.table.close);
  const open = panel(words.title, "profile", [...tabs(words.title, pages), h("div", { class: "row end" }, openFile, done)], () =>
    stop.abort(),
  );
  // Otherwise a second Enter would change a filter by accident.
  done.focus();
}
