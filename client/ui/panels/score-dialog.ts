/** When the score sheet is shown, and who of the others would play once more. */

import { untracked } from "@preact/signals-core";
import { Refusal } from "../../../shared/core/base/refusal.ts";
import type { Result } from "../../../shared/core/contract/game.ts";
import { hintCounts } from "../../../shared/core/match/hints.ts";
import { WATCHER } from "../../../shared/core/match/view.ts";
import type { Summary } from "../../../shared/core/review/summary.ts";
import { TICK } from "../../base/durations.ts";
import { until } from "../../base/until.ts";
import type { Face } from "../../face/face.ts";
import type { Guest } from "../../feed/lobby.ts";
import type { AskReview } from "../../thinking/ask-review.ts";
import { storedTurn } from "../../thinking/turning-point.ts";
import type { ReplayStart } from "../analysis/replay-tools.ts";
import { matchLink } from "../common/page-links.ts";
import { succeeded } from "../common/tell-failure.ts";
import { endingOf } from "../model/ending.ts";
import type { TableModel } from "../model/table-model.ts";
import type { DealWays } from "./score-deal.ts";
import type { ScorePanel } from "./score-panel.ts";

interface ScoreDialogParts {
  readonly gameName: string;
  readonly review: AskReview;
  readonly guest: Guest | undefined;
  /** The chat, which is inert beside a dialog. */
  readonly chat: HTMLElement;
  /** Goes to the replay of a match that was just played. */
  readonly again: ((start?: ReplayStart) => void) | undefined;
  /** Goes to the analysis, at a frame if one is given. */
  readonly analyse: ((frame?: number) => void) | undefined;
  /** Opens the match on an analysis board. */
  readonly explore: (() => void) | undefined;
  readonly deals: DealWays | undefined;
  checkDeal(): void;
  copyPicture(): void;
  lobby(): void;
}

export interface ScoreDialog {
  /** Of the match that is over. */
  open(): Promise<void>;
}

/** Fetched when a table is open, and wanted when its match is over. */
export const loadScorePanel = () => import("./score-panel.ts");

export function scoreDialog(table: TableModel, parts: ScoreDialogParts): ScoreDialog {
  const { feed, replay, face, say, presence } = table;
  const { again, analyse } = parts;
  const { allows } = feed;
  let panel: ScorePanel | undefined;
  let drop: () => void = () => undefined;
  let tellStory: () => void = () => undefined;
  const kept = replay?.source ?? feed.match;
  /** Where the chat stands while the sheet is closed. */
  const place = document.createComment("");
  const returnChat = (): void => void (place.isConnected && place.replaceWith(parts.chat));

  /** Comes a moment later: the whole match is replayed for it. The sheet is whole without it. */
  async function addStory(sheet: ScorePanel): Promise<void> {
    if (face.game.earner === undefined || !allows.record) return;
    const toReplay = replay ? (frame: number) => replay.playback.seek(frame) : again && ((frame: number) => again({ frame }));
    const leaving = (go: ((frame: number) => void) | undefined) =>
      go &&
      ((frame: number): void => {
        sheet.close();
        go(frame);
      });
    try {
      const record = await feed.record();
      const turn = await storedTurn(face, say, record);
      const ways = { watch: leaving(toReplay), analyse: leaving(analyse) };
      const listener = {
        summary(summary: Summary) {
          const { moment } = summary;
          const story = { summary, hints: hintCounts(record), turn, say, own: feed.seat, ...ways };
          tellStory = whenChanged(
            () => moment && table.told(moment.from, moment.to),
            (told = "") => sheet.tell({ ...story, told }),
          );
          tellStory();
        },
        failed: (why: unknown) => globalThis.reportError?.(why),
      };
      drop = parts.review({ type: "summary", record }, listener);
    } catch (error) {
      if (!(error instanceof Refusal)) globalThis.reportError?.(error);
      else if (error.key === "heldBack") comeBack(sheet, Number(error.args.seconds));
    }
  }

  /** A watcher may see the end a moment before the record is public. */
  function comeBack(sheet: ScorePanel, seconds: number): void {
    const timer = setTimeout(() => void addStory(sheet), seconds * TICK);
    drop = () => clearTimeout(timer);
  }

  function toAnalysis(): void {
    panel?.close();
    analyse?.();
  }

  function sayAgain(): void {
    const others = presence.value.people.flatMap(({ kind, rematch }, seat) =>
      kind === "person" && seat !== feed.seat ? [{ seat, rematch }] : [],
    );
    const names = (wanted: boolean): string[] => others.filter(({ rematch }) => rematch === wanted).map(({ seat }) => say.name(seat));
    if (allows.rematch) panel?.again(names(true), names(false));
  }

  table.follow(() => sayAgain());
  // The log may have more to say than before, of the moment of the match too.
  table.follow(() => {
    table.story.log;
    untracked(() => tellStory());
  });
  until(table.signal, () => {
    drop();
    panel?.close();
  });
  return {
    async open() {
      const { outcome: result, sight } = table.moment.peek() ?? {};
      if (result === undefined || sight === undefined) return;
      const [{ scorePanel }, { scoreDeal }] = await Promise.all([loadScorePanel(), import("./score-deal.ts")]);
      if (table.signal.aborted) return;
      panel?.close();
      returnChat();
      tellStory = () => undefined;
      const sheet = scorePanel({
        result,
        ending: endingOf(say, face, result, feed.seat),
        endingForOthers: endingOf(say, face, result, WATCHER),
        standing: face.currentPoints?.(sight),
        say,
        arms: (seat) => presence.peek().people[seat]?.arms ?? "",
        rematch: allows.rematch ? () => succeeded(say.text, feed.rematch()) : undefined,
        gameName: parts.gameName,
        again: again && (() => again()),
        analyse: analyse && (() => toAnalysis()),
        explore: parts.explore,
        deal: scoreDeal(table, parts.deals),
        link: kept === "" || !allows.record ? "" : matchLink(kept),
        checkDeal: allows.record && allows.deal ? parts.checkDeal : undefined,
        copyPicture: allows.record ? parts.copyPicture : undefined,
        note: allows.words(say.text).ended,
        lobby: parts.lobby,
      });
      panel = sheet;
      parts.chat.replaceWith(place);
      sheet.talk(parts.chat);
      sheet.element.addEventListener("close", () => sheet === panel && returnChat());
      sayAgain();
      drop();
      void addStory(sheet);
      void addRating(table, sheet, parts.guest);
      void addPicture(face, sheet, result);
    },
  };
}

async function addPicture(face: Face, sheet: ScorePanel, result: Result): Promise<void> {
  const svg = (await face.closing?.().catch(() => undefined))?.scene?.(result);
  if (svg !== undefined) sheet.picture(svg);
}

/** What the server does not say now, the front page says later. */
async function addRating({ feed, replay, say }: TableModel, sheet: ScorePanel, guest: Guest | undefined): Promise<void> {
  if (guest === undefined || replay !== undefined || feed.match === "" || feed.seat === WATCHER) return;
  const told = import("./score-rating.ts").then(({ ratingLine }) => ratingLine(say.text, guest, feed.match));
  sheet.rate(await told.catch(() => ""));
}

/** Shows a value at first, and again only if it has become another: what is shown may have the focus. */
function whenChanged<T>(read: () => T, show: (value: T) => void): () => void {
  let shown: { readonly value: T } | undefined;
  return () => {
    const value = read();
    if (shown !== undefined && shown.value === value) return;
    shown = { value };
    show(value);
  };
}
