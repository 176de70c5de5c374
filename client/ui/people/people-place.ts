/** The lobby's buttons to the people the guest knows and to the leaderboards, with what is new there. */
import { NO_PEOPLE, type PeopleNews } from "../../../shared/core/wire/people.ts";
import { until } from "../../base/until.ts";
import type { Text } from "../../text/languages.ts";
import { h, set, write } from "../common/dom.ts";
import { tellFailure } from "../common/tell-failure.ts";
import type { PeopleParts } from "./people-parts.ts";

export function peoplePlace(parts: PeopleParts): HTMLElement {
  const { language, people } = parts;
  const { text } = language;
  const words = text.company;
  let news = NO_PEOPLE;
  const sign = h("small", {});
  const failed = (error: unknown): void => tellFailure(text, error);
  const openPeople = (): void => void import("./people-panel.ts").then(({ showPeople }) => showPeople(parts, () => news)).catch(failed);
  const leaders = (): void => void import("./leaders-panel.ts").then(({ showLeaders }) => showLeaders(parts)).catch(failed);
  const stop = people.onNews((told) => {
    news = told;
    write(sign, signOf(text, told));
    set(sign, "class", told.requests.length > 0 ? "asking" : "around");
  });
  until(parts.signal, stop);
  return h(
    "div",
    { class: "company" },
    h("button", { class: "plain", type: "button", "data-do": "people", onclick: openPeople }, words.button, sign),
    h("button", { class: "plain", type: "button", "data-do": "leaders", onclick: leaders }, text.leaders.button),
  );
}

/** A request goes before who is here. */
function signOf({ company: words }: Text, { requests, people }: PeopleNews): string {
  const here = people.filter(({ state }) => state !== "away").length;
  if (requests.length > 0) return words.asking(requests.length);
  return here > 0 ? words.here(here) : "";
}
