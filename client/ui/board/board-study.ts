/** What stands beside the table of an analysis board: the chances, the best lines with their reasons, and all that was tried. */
import "./board-study.css";
import { boardText } from "../../../shared/core/analysis/board.ts";
import { BOT_LEVELS, type BotLevel, DEFAULT_LEVEL } from "../../../shared/core/contract/bot-level.ts";
import { FILE_ENDING } from "../../../shared/core/match/record-file.ts";
import { askedSeats } from "../../../shared/core/match/step.ts";
import { REST_BEFORE_SYNC } from "../../base/durations.ts";
import { until } from "../../base/until.ts";
import type { FaceJudge } from "../../face/face.ts";
import type { BoardFeed } from "../../feed/board.ts";
import { codeOf } from "../../feed/board-code.ts";
import type { PracticeWish } from "../../feed/lobby.ts";
import type { LanguageId } from "../../text/languages.ts";
import type { Say } from "../../text/say.ts";
import { copyLink } from "../common/copy-link.ts";
import { confirmDialog, panel } from "../common/dialog.ts";
import { fill, h, write } from "../common/dom.ts";
import { gameName } from "../common/game-name.ts";
import { linkTo } from "../common/page-links.ts";
import { saveText } from "../common/save-file.ts";
import { tellFailure } from "../common/tell-failure.ts";
import { selectField } from "../fields/select-field.ts";
import type { TableModel } from "../model/table-model.ts";
import { boardThoughts } from "./board-thoughts.ts";
import { boardTree } from "./board-tree.ts";
import { type BoardWords, boardWords } from "./board-words.ts";
import { askName } from "./studies.ts";

export interface StudyParts {
  readonly feed: BoardFeed;
  /** Goes to a practice table. */
  playOn(wish: PracticeWish): void;
  /** Asks for a file and opens it. */
  chooseFile(): void;
}

/** Its words are fetched in the language of the table. */
export function boardStudy(table: TableModel, parts: StudyParts): HTMLElement {
  const element = h("section", { class: "study", tabindex: "-1" });
  const { say, language, face } = table;
  const reasons = import("../../thinking/reasoner.ts").then(({ loadReasoner }) => loadReasoner(language, face, say));
  const judging = face.judge?.().then(async (judged) => ({ judged, sentences: await judged.text(language.id as LanguageId) }));
  const counted = import("../statistics/from-here.ts");
  Promise.all([boardWords(language), reasons, judging, counted])
    .then(([words, reasoner, { judged, sentences } = {}, { fromHere }]) => {
      if (table.signal.aborted) return;
      element.setAttribute("aria-label", words.title);
      const edit =
        judged?.editor && (() => change(element, table, parts, words, judged).catch((error: unknown) => tellFailure(say.text, error)));
      const thoughts = boardThoughts({ table, feed: parts.feed, words, reasoner, sentences });
      const tree = boardTree(table, parts.feed, words);
      const name = h("h2", { class: "study-name" }, parts.feed.board.name);
      const keepLink = keepAddress(table, parts.feed);
      const called = (wanted: string): void => {
        write(name, wanted);
        keepLink();
      };
      fill(element, name, thoughts, fromHere(table, parts.feed), tree, ways(table, parts, words, { edit, called }));
    })
    .catch((error: unknown) => tellFailure(say.text, error));
  return element;
}

/** The values of the position take the place of the rest until they are done. */
async function change(element: HTMLElement, table: TableModel, { feed }: StudyParts, words: BoardWords, face: FaceJudge): Promise<void> {
  const { editor, text } = face;
  if (editor === undefined) return;
  const [{ BoardEditor }, sentences] = await Promise.all([import("./board-editor.ts"), text(table.language.id as LanguageId)]);
  if (feed.tried.length > 0 && !(await confirmDialog(words.edit, words.editDrops, words.edit, words.keep))) return;
  const shown = [...element.children];
  const done = (): void => {
    fill(element, ...shown);
    element.querySelector<HTMLElement>('[data-do="board-edit"]')?.focus();
  };
  fill(element, new BoardEditor({ table, feed, words, face, editor, sentences, done }).element);
  element.querySelector<HTMLElement>("select")?.focus();
}

interface WaysOptions {
  /** Undefined for a game without an editor. */
  readonly edit: (() => void) | undefined;
  /** It is kept under this name. */
  called(name: string): void;
}

/** What can be done with the board: play on, keep it, send it, save it, open another. */
function ways(
  { say, signal }: TableModel,
  { feed, playOn, chooseFile }: StudyParts,
  words: BoardWords,
  { edit, called }: WaysOptions,
): HTMLElement {
  const { text } = say;
  const play = button("brass small", "play-on", words.playOn, () => askHow(say, feed, words, playOn));
  const copy = async (): Promise<void> => copyLink(text, await linkOf(feed), words.copied);
  const fileName = (): string => feed.board.name ?? words.file(gameName(text, feed.game.id));
  const save = (): void => saveText(`${fileName()}${FILE_ENDING}`, boardText(feed.board));
  until(
    signal,
    feed.playback.onState(() => {
      play.disabled = !feed.isPossible || feed.moments[feed.playback.at]?.outcome !== undefined;
    }),
  );
  return h(
    "div",
    { class: "row study-ways" },
    play,
    edit && button("plain small", "board-edit", words.edit, edit),
    button("plain small", "board-keep", words.keepStudy, () => askName(text, feed, words, called)),
    button("plain small", "board-link", words.link, () => void copy().catch((error: unknown) => tellFailure(text, error))),
    button("plain small", "board-save", words.save, save),
    button("plain small", "board-open", words.open, chooseFile),
  );
}

/** Which seat the reader plays on, and against which level. */
function askHow({ text, name }: Say, feed: BoardFeed, words: BoardWords, playOn: StudyParts["playOn"]): void {
  const [asked = 0] = askedSeats(feed.position);
  let own = asked;
  let level: BotLevel = DEFAULT_LEVEL;
  const seats = feed.colours.map((_colour, seat) => [String(seat), name(seat)] as const);
  const seat = selectField({ name: "own-seat", label: words.as, values: seats, pick: (chosen) => (own = Number(chosen)) });
  const levels = BOT_LEVELS.map((one) => [one, text.create.bots.of[one]] as const);
  const against = selectField({ name: "level", label: words.against, values: levels, pick: (chosen) => (level = chosen) });
  for (const [field, value] of [
    [seat, String(own)],
    [against, level],
  ] as const)
    (field.querySelector("select") as HTMLSelectElement).value = value;
  const go = (): void => {
    open.close();
    playOn({ from: feed.recordHere, seat: own, level });
  };
  const close = button("plain", "stay", text.table.close, () => open.close());
  const open = panel(words.playOn, "question", [
    h("div", { class: "row" }, seat, against),
    h("div", { class: "row" }, close, button("brass", "go", words.playOn, go)),
  ]);
}

const button = (kind: string, key: string, label: string, onclick: () => void): HTMLButtonElement =>
  h("button", { class: kind, type: "button", "data-do": key, onclick }, label);

const linkOf = async (feed: BoardFeed): Promise<string> => `${linkTo({ type: "board", game: feed.game.id })}#${await codeOf(feed.board)}`;

/** A reload comes back to the board as it is: the page's address holds it. Gives what writes it anew. */
function keepAddress({ signal }: TableModel, feed: BoardFeed): () => void {
  let waits: ReturnType<typeof setTimeout> | undefined;
  const keep = async (): Promise<void> => {
    const link = await linkOf(feed);
    if (!signal.aborted) history.replaceState(undefined, "", link);
  };
  const keepSoon = (): void => {
    clearTimeout(waits);
    waits = setTimeout(() => void keep(), REST_BEFORE_SYNC);
  };
  until(
    signal,
    feed.playback.onState(() => keepSoon()),
  );
  until(signal, () => {
    clearTimeout(waits);
    // Where a match is played on from here, a reload comes back to that.
    history.replaceState(undefined, "", `/${location.search}`);
  });
  return keepSoon;
}
