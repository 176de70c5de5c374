/** The strips above the board, one below the other. */
import type { NoticeNews } from "../../../shared/core/wire/wire.ts";
import { TICK } from "../../base/durations.ts";
import type { Feed, Moment, Presence } from "../../feed/feed.ts";
import type { Say } from "../../text/say.ts";
import { notice } from "../common/dialog.ts";
import { h } from "../common/dom.ts";
import { passingStrip, strip } from "../common/strip.ts";
import { succeeded } from "../common/tell-failure.ts";
import type { LogLine } from "../model/log-lines.ts";
import { absentPlayersStrip } from "./absent-players.ts";
import { connectionBar } from "./connection.ts";
import { type MissedEvents, missedEventsStrip } from "./missed-events.ts";
import { type PictureStatusStrip, pictureStatusStrip } from "./picture-failure.ts";
import { proposalStrip } from "./proposals.ts";

interface StripsParts {
  readonly feed: Feed;
  readonly say: Say;
  leave(): void;
  /** What went wrong, as text to hand on. */
  report(error: unknown): string;
  readonly signal: AbortSignal;
}

export interface Strips {
  readonly element: HTMLElement;
  readonly recap: MissedEvents;
  readonly pictureStatus: PictureStatusStrip;
  update(presence: Presence, moment: Moment | undefined, taken: readonly LogLine[]): void;
  notice(news: NoticeNews): void;
  /** Lets one choose what to ask of the others. */
  ask(): void;
}

export function boardStrips({ feed, say, leave, report, signal }: StripsParts): Strips {
  const { text } = say;
  const bar = connectionBar(text, feed, { leave, sitAgain: () => feed.sitAgain(), reconnect: () => feed.reconnect(), signal });
  const serverNotice = passingStrip("server-notice");
  const watching = passingStrip("watching");
  const pictureStatus = pictureStatusStrip(text, report);
  const replaced = strip("replaced");
  const absence = absentPlayersStrip(say, feed);
  const asking = proposalStrip(feed, say);
  const recap = missedEventsStrip(say);
  const all = [bar, serverNotice, watching, pictureStatus, replaced, absence, asking, recap];
  let connection: Presence["connection"] = "open";

  // The match of others goes on.
  if (!feed.allows.moves && feed.allows.calls) {
    const { now, late, understood } = text.watching;
    const sentence = feed.late > 0 ? late(Math.round(feed.late / TICK)) : now;
    watching.showBriefly(sentence, { label: understood, go: () => watching.show(undefined) });
  }
  return {
    element: h("div", { class: "strips", "data-floats": true }, ...all.map(({ element }) => element)),
    recap,
    pictureStatus,
    update(presence, moment, taken) {
      const over = moment?.outcome !== undefined;
      // A notice of the server is outdated once it answers again.
      if (connection !== "open" && presence.connection === "open") serverNotice.show(undefined);
      connection = presence.connection;
      bar.update(presence, over);
      absence.update(presence, over);
      asking.update(presence, moment, taken);
      const isReplaced = feed.allows.moves && presence.people[feed.seat]?.kind === "bot" && !over;
      replaced.show(isReplaced ? text.replaced.title : undefined, {
        label: text.replaced.back,
        go: () => void succeeded(text, feed.back()),
      });
    },
    notice({ key, args }) {
      if (key === "gift") notice(text.notices.gift(say.name(Number(args.seat))));
      else {
        // The notice that the server is about to restart stays until it has.
        const tell = key === "closing" ? serverNotice.show : serverNotice.showBriefly;
        tell(text.notices[key], { label: text.notices.understood, go: () => serverNotice.show(undefined) });
      }
    },
    ask: asking.open,
  };
}
