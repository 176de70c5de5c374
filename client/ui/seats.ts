/** Who plays: name, sign, turn, connection, and what each has. */

import type { Person } from "../../shared/core/sync.ts";
import type { Moment, Presence } from "../feed/feed.ts";
import type { Face } from "../games/face.ts";
import { badge, seatColour } from "./badge.ts";
import { type Countdown, countdowns } from "./countdown.ts";
import { fill, h, keyed, set, write } from "./dom.ts";
import type { Looks } from "./looks.ts";
import type { Say } from "./say.ts";
import { TICK } from "./timing.ts";
import { clock } from "./waiting.ts";

export interface SeatsPanel {
  readonly element: HTMLElement;
  update(moment: Moment, presence: Presence): void;
}

interface Row {
  readonly seat: number;
  readonly moment: Moment;
  readonly presence: Presence;
}

/** Seconds from which on a running clock is pointed out. */
const HURRY = 15;

/** A ring that empties, and the time in digits. */
const ring = (kind: string, { part }: Countdown, hint: string, words: string): HTMLElement =>
  h("span", { class: kind, style: `--left: ${part * 100}%`, title: hint }, words);

export function seatsPanel(face: Face, say: Say, looks: Looks): SeatsPanel {
  const { text } = say;
  const element = h("ul", { class: "seats", "aria-label": text.table.seats });
  let shown: (() => void) | undefined;
  const until = countdowns(() => shown?.());
  const thinking = (seat: number, { bank, deadline }: Person): HTMLElement => {
    const hint = text.people.clockHint;
    if (deadline === 0) return h("span", { class: "tag clock", title: hint }, clock(Math.ceil(bank / TICK)));
    const time = until(`clock ${seat}`, deadline);
    return ring(time.seconds <= HURRY ? "tag waits clock hurry" : "tag waits clock", time, hint, clock(time.seconds));
  };
  const update = (row: HTMLElement, { seat, moment, presence }: Row): void => {
    const person = presence.people[seat];
    const mine = moment.sight.seat === seat;
    const acts = moment.outcome === undefined && moment.asked.includes(seat);
    const absence = person?.kind === "person" && !person.here && person.until > 0 ? until(`gone ${seat}`, person.until) : undefined;
    const tags = [
      mine && text.people.youLabel,
      person?.kind === "bot" && text.people.botLabel,
      person?.kind === "bot" && person.name !== "" && text.people.standsIn,
      person?.kind === "person" && !person.here && absence === undefined && text.people.gone,
      acts && text.people.turn,
      moment.outcome !== undefined && person?.kind === "person" && person.rematch && text.people.rematch,
    ].filter((tag) => tag !== false);
    const waits = moment.outcome === undefined ? text.people.waits : text.people.waitsAgain;
    set(row, "class", `seat${acts ? " acts" : ""}${person?.kind === "person" && !person.here ? " gone" : ""}`);
    write(row.querySelector(".name") as Element, say.name(seat));
    fill(
      row.querySelector(".tags") as Element,
      ...tags.map((tag) => h("span", { class: tag === text.people.turn ? "tag turn" : "tag" }, tag)),
      absence && ring("tag waits", absence, text.people.waitsHint, waits(clock(absence.seconds))),
      person && person.bank >= 0 && moment.outcome === undefined && thinking(seat, person),
    );
    const chips = face.seats(moment.sight)[seat]?.chips ?? [];
    fill(row.querySelector(".chips") as Element, ...chips.map(looks.chip));
  };
  const make = ({ seat }: Row): HTMLLIElement =>
    h(
      "li",
      { class: "seat", "data-seat": seat, style: `--seat: ${seatColour(seat)}` },
      badge(seat),
      h("div", { class: "who" }, h("span", { class: "name" }), h("span", { class: "tags" })),
      h("div", { class: "chips" }),
    );
  const panel: SeatsPanel = {
    element,
    update(moment, presence) {
      shown = () => element.isConnected && panel.update(moment, presence);
      const own = Math.max(moment.sight.seat, 0);
      const count = Math.max(presence.people.length, face.seats(moment.sight).length);
      // As at the table: the others first, oneself last, nearest to the own side of the picture.
      const rows = Array.from({ length: count }, (_none, at) => (own + 1 + at) % count);
      const data = rows.map((seat): Row => ({ seat, moment, presence }));
      keyed(element, data, ({ seat }) => String(seat), make, update);
    },
  };
  return panel;
}
