/** What has been: the log, the strips over the board, and the frames a deal is checked against. */
import { must } from "../../../shared/core/base/checked.ts";
import { buildId } from "../../base/build-id.ts";
import { ReplayFeed } from "../../feed/replay.ts";
import { framePrints } from "../../thinking/frame-prints.ts";
import { reportOf } from "../common/error-report.ts";
import { linesOfAnswer, shortened } from "../model/log-lines.ts";
import { logPanel } from "../panels/log-panel.ts";
import { matchLog } from "../model/match-log.ts";
import { boardStrips } from "../strips/strips.ts";
import type { TablePanelsParts } from "./panels-parts.ts";

/** Lines of the log that tell one entry. */
const MOST_TOLD = 3;

type PastParts = Pick<TablePanelsParts, "feed" | "back" | "face" | "say" | "model" | "before" | "signal"> & {
  point(pieces: readonly string[] | undefined): void;
  leave(): void;
};

export function pastPanels({ feed, back, face, say, model, before, signal, point, leave }: PastParts) {
  const replay = feed instanceof ReplayFeed ? feed : undefined;
  const source = must(replay ?? back, "replay");
  const { playback } = source;
  const log = logPanel(say, point, (frame) => playback.seek(frame), before?.logPlace);
  const strips = boardStrips({ feed, say, leave, signal, report: (error) => troubleReport({ face, model }, error) });
  // A replay shows what the record gives: there is nothing to compare.
  const seen = back && framePrints(feed, (from, to) => back.past(from, to), signal);
  const story = matchLog({
    face,
    missed: strips.recap.show,
    feed: { match: feed.match, seat: feed.seat, past: (from, to) => (seen ?? feed).past(from, to) },
    last: () => (back?.live ? 0 : playback.last),
    known: before?.known,
    signal,
  });
  const told = (from: number, to = from): string => {
    const lines = linesOfAnswer(story.log, from, to).filter(({ line: [key] }) => key !== "core.missed");
    return say.text.sentences(shortened(lines, MOST_TOLD).map(({ line }) => say.line(line)));
  };
  return { source, replay, playback, log, strips, seen, story, told };
}

function troubleReport({ face, model }: Pick<PastParts, "face" | "model">, error: unknown): string {
  const where = { build: buildId(), game: face.game.id, frame: model.moment.peek()?.number, drawing: model.drawing.peek() };
  return reportOf({ ...where, error, browser: navigator.userAgent });
}
