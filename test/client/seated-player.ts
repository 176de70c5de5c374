/** A seat of the toy that chooses its moves, at a table that only takes notes. */
import type { Timers } from "../../client/base/timers.ts";
import { eraseFace, type Face, type Pick } from "../../client/face/face.ts";
import type { Feed, Moment } from "../../client/feed/feed.ts";
import { momentsOf } from "../../client/feed/moments-of-step.ts";
import { overlayFrame, overlayOf } from "../../client/picture/motion/gathered-row.ts";
import type { TableView } from "../../client/picture/table-view.ts";
import { DEFAULTS, type Settings } from "../../client/settings/settings.ts";
import type { SettingsStore } from "../../client/settings/settings-store.ts";
import * as english from "../../client/text/en/index.ts";
import { sayer } from "../../client/text/say.ts";
import { pickingOf, promptContent } from "../../client/ui/model/input-state.ts";
import type { MoveGuide } from "../../client/ui/model/input-step.ts";
import { MoveInput } from "../../client/ui/model/move-input.ts";
import { distinct, litPieces } from "../../client/ui/model/picking.ts";
import type { Sight } from "../../shared/core/contract/game.ts";
import type { Match } from "../../shared/core/match/match.ts";
import { game, tableOf } from "../core/toy-match.ts";
import { toyFace } from "../toy/face.ts";
import { language } from "./english.ts";

export const face = eraseFace(toyFace);

/** The leader of a toy match on their turn, with a table that only takes notes. */
export function sitting(
  match: Match,
  settings: Partial<Settings> = {},
  own: Face = face,
  accepts = true,
  amongBots = false,
  guide?: MoveGuide,
  keptFor: object = {},
) {
  const seat = tableOf(match).leader;
  const waiting: (() => void)[] = [];
  const timers: Timers = {
    after(_milliseconds, call) {
      waiting.push(call);
      return () => waiting.splice(waiting.indexOf(call), 1);
    },
  };
  const notes = { sent: [] as (readonly string[])[], told: [] as string[] };
  let shown: Moment | undefined;
  let seen: Sight | undefined;
  let overlay = overlayOf(undefined);
  const say = sayer(english, language.catalogueOf(own.game.id), String, seat);
  const send = (moves: readonly string[]) => {
    notes.sent.push(moves);
    return Promise.resolve(accepts ? ({ id: "", ok: true, frame: 0 } as const) : ({ id: "", ok: false, key: "left", args: {} } as const));
  };
  const table: Partial<TableView> = {
    get shown() {
      return shown && { ...shown, sight: seen ?? shown.sight };
    },
    setRow(row) {
      overlay = overlayOf(row);
      seen = row?.sight;
    },
  };
  const ended = new AbortController();
  const turn = new MoveInput({
    feed: { game, seat, send } as unknown as Feed,
    keptFor,
    face: own,
    say,
    settings: { get: () => ({ ...DEFAULTS, ...settings }) } as SettingsStore,
    table: () => table as TableView,
    timers,
    guide,
    amongBots: () => amongBots,
    tell: (sentence) => notes.told.push(sentence),
    signal: ended.signal,
  });
  const content = () => promptContent(turn.state);
  const picks = (): readonly Pick[] => distinct(pickingOf(turn.state).picks);
  const show = (moment: Moment): void => {
    const next = overlayFrame(own, overlay, moment);
    overlay = next.overlay;
    seen = next.shown.sight;
    shown = moment;
    turn.show(moment, true);
  };
  const showAll = (moments: readonly Moment[]): void => moments.forEach(show);
  const press = (move: string): void => turn.choose(picks().find((pick) => pick.move === move) as Pick);
  const now = momentsOf(
    { match, frames: [{ number: match.frame, event: { type: "began" }, privateEvent: undefined, ...match.state }] },
    seat,
  );
  showAll(now);
  /** The pause is over. */
  const wait = (): void => waiting.splice(0).forEach((call) => void call());
  return {
    ...notes,
    wait,
    notes,
    turn,
    close: () => ended.abort(),
    seat,
    /** Why it waits for a yes; undefined if it does not. */
    asked: () => {
      const now = content();
      return now.type === "confirming" ? now.why.type : undefined;
    },
    lit: () => litPieces(pickingOf(turn.state)),
    press,
    show,
    showAll,
    picks,
    /** The choices beside the prompt. */
    offered: (): readonly Pick[] => {
      const now = content();
      return now.type === "choices" ? now.picks : [];
    },
    table: () => seen ?? shown?.sight,
    now: now[0]!,
  };
}
