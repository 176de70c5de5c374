/** Studies by name: one is kept from the board, and opened or removed where a board is begun. */

import "./studies.css";
import { type Board, LONGEST_STUDY } from "../../../shared/core/analysis/board.ts";
import { isEqual } from "../../../shared/core/base/plain.ts";
import { cleanText } from "../../../shared/core/base/player-text.ts";
import type { BoardFeed } from "../../feed/board.ts";
import { dropStudy, keepStudy, type Study, studies, studyOf } from "../../feed/studies.ts";
import { dateOf } from "../../text/dates.ts";
import type { Text } from "../../text/languages.ts";
import { complaint, confirmDialog, panel } from "../common/dialog.ts";
import { fill, h } from "../common/dom.ts";
import { gameName } from "../common/game-name.ts";
import { personList } from "../common/persons.ts";
import type { BoardWords } from "./board-words.ts";

/** Asks for a name; `kept` once it is kept under it. */
export function askName(text: Text, feed: BoardFeed, words: BoardWords, kept: (name: string) => void): void {
  const before = feed.board.name ?? "";
  const name = h("input", { type: "text", name: "study", maxlength: LONGEST_STUDY, required: true, value: before, autocomplete: "off" });
  const keep = async (): Promise<void> => {
    const wanted = cleanText(name.value, LONGEST_STUDY);
    if (wanted === "") return name.focus();
    const board = { ...feed.board, name: wanted };
    const there = studyOf(wanted);
    const isOther = there !== undefined && ![board, feed.kept].some((known) => isSame(there.board, known));
    if (isOther && !(await confirmDialog(words.keepStudy, words.replaces(wanted), words.replace, text.confirm.stay))) return;
    if (!keepStudy(wanted, board)) return complaint(words.noRoom);
    feed.name = wanted;
    feed.kept = board;
    open.close();
    kept(wanted);
  };
  const submit = (event: Event): void => {
    event.preventDefault();
    void keep();
  };
  const close = h("button", { class: "plain", type: "button", onclick: () => open.close() }, text.table.close);
  const go = h("button", { class: "brass", "data-do": "keep-study" }, words.keepStudy);
  const form = h(
    "form",
    { class: "study-form", onsubmit: submit },
    h("label", {}, h("b", {}, words.studyName), name),
    h("div", { class: "row end" }, close, go),
  );
  const open = panel(words.keepStudy, "question", [h("p", {}, words.keptHere), form]);
  name.select();
}

/** Wherever they are looked at. */
const isSame = ({ at: _at, ...one }: Board, { at: _there, ...other }: Board): boolean => isEqual(one, other);

/** Those that are kept; nothing if there are none. */
export function studyList(text: Text, language: string, words: BoardWords, open: (study: Study) => void): HTMLElement {
  const element = h("section", { class: "studies" });
  const show = (): void => {
    const those = studies();
    const rows = those.map((study) => rowOf(study));
    fill(element, those.length > 0 && h("h3", {}, words.studies), personList({}, ...rows));
  };
  const remove = async (name: string): Promise<void> => {
    if (!(await confirmDialog(words.removeStudy, words.removeSure(name), words.removeStudy, text.confirm.stay))) return;
    dropStudy(name);
    show();
  };
  const rowOf = (study: Study): HTMLElement => {
    const { name, game, kept } = study;
    const about = `${gameName(text, game)} · ${dateOf(language, new Date(kept))}`;
    const link = h("button", { class: "link", type: "button", "data-study": name, onclick: () => open(study) }, h("b", {}, name));
    const label = words.removeNamed(name);
    const away = h(
      "button",
      { class: "plain small", type: "button", "aria-label": label, onclick: () => void remove(name) },
      words.removeStudy,
    );
    return h("li", {}, h("span", { class: "person" }, link, h("small", {}, about)), away);
  };
  show();
  return element;
}
