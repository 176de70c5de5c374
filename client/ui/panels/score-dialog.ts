/** When the score sheet is shown, and who of the others would play once more. */

import { Refusal } from "../../../shared/core/base/refusal.ts";
import type { Result, Sight } from "../../../shared/core/contract/game.ts";
import { hintCounts } from "../../../shared/core/match/hints.ts";
import { WATCHER } from "../../../shared/core/match/view.ts";
import type { Summary } from "../../../shared/core/review/summary.ts";
import { TICK } from "../../base/durations.ts";
import { until } from "../../base/until.ts";
import type { Face } from "../../face/face.ts";
import type { Feed, Presence } from "../../feed/feed.ts";
import type { ReplayFeed } from "../../feed/replay.ts";
import type { Say } from "../../text/say.ts";
import type { AskReview } from "../../thinking/ask-review.ts";
import { storedTurn } from "../../thinking/turning-point.ts";
import type { ReplayStart } from "../analysis/replay-tools.ts";
import { replayLink } from "../common/page-links.ts";
import { succeeded } from "../common/tell-failure.ts";
import { endingOf } from "../model/ending.ts";
import { type ScorePanel, scorePanel } from "./score-panel.ts";

interface ScoreDialogParts {
  readonly signal: AbortSignal;
  readonly feed: Feed;
  readonly face: Face;
  readonly say: Say;
  /** The same, if it is a replay. */
  readonly replay: ReplayFeed | undefined;
  readonly gameName: string;
  /** How the log told these frames, in a line or two; empty if it told none. */
  told(from: number, to: number): string;
  readonly review: AskReview;
  /** Goes to the replay of a match that was just played. */
  readonly again: ((start?: ReplayStart) => void) | undefined;
  /** Goes to the analysis, at a frame if one is given. */
  readonly analyse: ((frame?: number) => void) | undefined;
  checkDeal(): void;
  lobby(): void;
}

export interface ScoreDialog {
  open(result: Result, sight: Sight): void;
  update(presence: Presence): void;
  /** The log has more to say than before: of the moment of the match too. */
  logFilled(): void;
}

export function scoreDialog(parts: ScoreDialogParts): ScoreDialog {
  const { feed, replay, face, say, again, analyse } = parts;
  const { allows } = feed;
  let panel: ScorePanel | undefined;
  let people: Presence["people"] = [];
  let drop: () => void = () => undefined;
  let tellStory: () => void = () => undefined;
  const kept = replay?.source ?? feed.match;

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
            () => moment && parts.told(moment.from, moment.to),
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
    const others = people.flatMap(({ kind, rematch }, seat) => (kind === "person" && seat !== feed.seat ? [{ seat, rematch }] : []));
    const names = (wanted: boolean): string[] => others.filter(({ rematch }) => rematch === wanted).map(({ seat }) => say.name(seat));
    if (allows.rematch) panel?.again(names(true), names(false));
  }

  until(parts.signal, () => {
    drop();
    panel?.close();
  });
  return {
    open(result, sight) {
      panel?.close();
      tellStory = () => undefined;
      panel = scorePanel({
        result,
        ending: endingOf(say, face, result, feed.seat),
        endingForOthers: endingOf(say, face, result, WATCHER),
        standing: face.currentPoints?.(sight),
        say,
        rematch: allows.rematch ? () => succeeded(say.text, feed.rematch()) : undefined,
        gameName: parts.gameName,
        again: again && (() => again()),
        analyse: analyse && (() => toAnalysis()),
        link: kept === "" || !allows.record ? "" : replayLink(location.origin, kept),
        checkDeal: allows.record && allows.deal ? parts.checkDeal : undefined,
        note: allows.words(say.text).ended,
        lobby: parts.lobby,
      });
      sayAgain();
      drop();
      void addStory(panel);
    },
    update(presence) {
      ({ people } = presence);
      sayAgain();
    },
    logFilled: () => tellStory(),
  };
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
