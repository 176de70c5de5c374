/** What people at a table ask of each other: a takeback, a pause, an end without a winner. */
import { PROPOSALS } from "../../shared/core/wire.ts";
import type { Feed, Presence } from "../feed/feed.ts";
import { notice, panel } from "./dialog.ts";
import { h } from "./dom.ts";
import type { Say } from "./say.ts";
import { type StripAnswer, strip } from "./strip.ts";
import { done } from "./trouble.ts";

export interface Requests {
  readonly element: HTMLElement;
  update(presence: Presence, over: boolean): void;
  /** Lets one choose what to ask. */
  open(): void;
}

/** Persons who have still to answer, the own seat not among them. */
export const missing = ({ people, proposal }: Presence, own: number): number =>
  people.filter(({ kind }, seat) => seat !== own && kind === "person" && !proposal.agreed.includes(seat)).length;

export function requests(feed: Feed, say: Say): Requests {
  const { text } = say;
  const words = text.ask;
  const line = strip("asked");
  let presence: Presence | undefined;
  const vote = (label: string, yes: boolean): StripAnswer => ({ label, go: () => void done(text, feed.vote(yes)) });
  return {
    element: line.element,
    update(now, over) {
      presence = now;
      const { what, seat, agreed } = now.proposal;
      if (over || feed.seat < 0) line.show(undefined);
      else if (what === "" && now.paused)
        line.show(words.paused, { label: words.resume, go: () => void done(text, feed.propose("resume")) });
      else if (what === "") line.show(undefined);
      else if (seat === feed.seat) line.show(`${words.own} ${words.waiting(missing(now, feed.seat))}`, vote(words.withdraw, false));
      else if (agreed.includes(feed.seat)) line.show(`${words.asks[what](say.name(seat))} ${words.waiting(missing(now, feed.seat))}`);
      else line.show(words.asks[what](say.name(seat)), vote(words.yes, true), vote(words.no, false));
    },
    open() {
      const others = presence?.people.some(({ kind }, seat) => seat !== feed.seat && kind === "person") ?? false;
      const ask = (what: (typeof PROPOSALS)[number]) => {
        opened.close();
        void done(text, feed.propose(what));
      };
      // What counts is not taken back, even by consent.
      const buttons = PROPOSALS.filter((what) => what !== "takeback" || !feed.rated).map((what) =>
        h("button", { class: "plain", type: "button", "data-ask": what, onclick: () => ask(what) }, words.what[what]),
      );
      const clocked = others && presence?.people.some(({ bank }) => bank >= 0);
      const give = async () => {
        opened.close();
        if (await done(text, feed.give())) notice(words.given);
      };
      const gift = clocked && h("button", { class: "plain", type: "button", "data-ask": "give", onclick: give }, words.give);
      const stay = h("button", { class: "quiet", type: "button", onclick: () => opened.close() }, text.waiting.cancel);
      const column = h("div", { class: "column" }, ...buttons, gift, stay);
      const opened = panel(words.title, "asking", [h("p", {}, others ? words.hint : words.none), column]);
    },
  };
}
