/** The strips above the board, one below the other. */
import type { NoticeNews } from "../../../shared/core/wire/wire.ts";
import { TICK } from "../../base/durations.ts";
import type { Presence } from "../../feed/feed.ts";
import { notice } from "../common/dialog.ts";
import { h } from "../common/dom.ts";
import { passingStrip, strip } from "../common/strip.ts";
import { succeeded } from "../common/tell-failure.ts";
import type { TableModel } from "../model/table-model.ts";
import { absenceChoices, absentPlayersStrip } from "./absent-players.ts";
import { connectionBar } from "./connection.ts";
import { missedEventsStrip } from "./missed-events.ts";
import { type PictureStatusStrip, pictureStatusStrip } from "./picture-failure.ts";
import { proposalStrip } from "./proposals.ts";

interface StripsParts {
  leave(): void;
  /** What went wrong, as text to hand on. */
  report(error: unknown): string;
}

export interface Strips {
  readonly element: HTMLElement;
  readonly pictureStatus: PictureStatusStrip;
  notice(news: NoticeNews): void;
  /** Lets one choose what to ask of the others. */
  ask(): void;
}

export function boardStrips(table: TableModel, { leave, report }: StripsParts): Strips {
  const { say, presence, follow } = table;
  const { text } = say;
  const serverNotice = passingStrip("server-notice");
  const pictureStatus = pictureStatusStrip(table, report);
  const asking = proposalStrip(table);
  const all = [
    connectionBar(table, leave),
    serverNotice.element,
    watchingStrip(table),
    pictureStatus.element,
    replacedStrip(table),
    absentPlayersStrip(table),
    ...absenceChoices(table),
    asking.element,
    missedEventsStrip(table),
  ];
  let connection: Presence["connection"] = "open";
  follow(() => {
    // A notice of the server is outdated once it answers again.
    if (connection !== "open" && presence.value.connection === "open") serverNotice.show(undefined);
    ({ connection } = presence.value);
  });
  return {
    element: h("div", { class: "strips", "data-floats": true }, ...all),
    pictureStatus,
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

/** The match of others goes on. */
function watchingStrip({ say, feed: { allows, late } }: TableModel): HTMLElement {
  const { element, show, showBriefly } = passingStrip("watching");
  const words = say.text.watching;
  if (!allows.moves && allows.calls) {
    const sentence = late > 0 ? words.late(Math.round(late / TICK)) : words.now;
    showBriefly(sentence, { label: words.understood, go: () => show(undefined) });
  }
  return element;
}

/** A bot plays for this player, who can have their seat back. */
function replacedStrip({ say: { text }, feed, presence, over, follow }: TableModel): HTMLElement {
  const replaced = strip("replaced");
  follow(() => {
    const isReplaced = feed.allows.moves && presence.value.people[feed.seat]?.kind === "bot" && !over.value;
    const back = { label: text.replaced.back, go: () => void succeeded(text, feed.back()) };
    replaced.show(isReplaced ? text.replaced.title : undefined, back);
  });
  return replaced.element;
}
