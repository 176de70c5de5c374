/** Who plays: name, sign, turn, connection, and what each has. */

import type { Moment, Presence } from "../feed/feed.ts";
import type { Face } from "../games/face.ts";
import { badge, seatColour } from "./badge.ts";
import { fill, h, keyed, set, write } from "./dom.ts";
import type { Looks } from "./looks.ts";
import type { Say } from "./say.ts";

export interface SeatsPanel {
  readonly element: HTMLElement;
  update(moment: Moment, presence: Presence): void;
}

interface Row {
  readonly seat: number;
  readonly moment: Moment;
  readonly presence: Presence;
}

export function seatsPanel(face: Face, say: Say, looks: Looks): SeatsPanel {
  const { text } = say;
  const element = h("ul", { class: "seats", "aria-label": text.table.seats });
  const update = (row: HTMLElement, { seat, moment, presence }: Row): void => {
    const person = presence.people[seat];
    const mine = moment.sight.seat === seat;
    const acts = moment.outcome === undefined && moment.asked.includes(seat);
    const tags = [
      mine && text.people.youLabel,
      person?.kind === "bot" && text.people.botLabel,
      person?.kind === "person" && !person.here && text.people.gone,
      acts && text.people.turn,
      moment.outcome !== undefined && person?.kind === "person" && person.rematch && text.people.rematch,
    ].filter((tag) => tag !== false);
    set(row, "class", `seat${acts ? " acts" : ""}${person?.kind === "person" && !person.here ? " gone" : ""}`);
    write(row.querySelector(".name") as Element, say.name(seat));
    fill(
      row.querySelector(".tags") as Element,
      ...tags.map((tag) => h("span", { class: tag === text.people.turn ? "tag turn" : "tag" }, tag)),
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
  return {
    element,
    update(moment, presence) {
      const own = Math.max(moment.sight.seat, 0);
      const count = Math.max(presence.people.length, face.seats(moment.sight).length);
      // As at the table: the others first, oneself last, nearest to the own side of the picture.
      const rows = Array.from({ length: count }, (_none, at) => ({ seat: (own + 1 + at) % count, moment, presence }));
      keyed(element, rows, ({ seat }) => String(seat), make, update);
    },
  };
}
