/** Guests who ask to know this one, a line each wherever the guest is on the page; and the word that two know each other now. */
import { isolated } from "../../../shared/core/base/player-text.ts";
import { NO_PEOPLE, type PeopleNews } from "../../../shared/core/wire/people.ts";
import { tabStorage } from "../../base/storage.ts";
import type { LobbyPeople } from "../../feed/lobby.ts";
import type { CompanyWords } from "../../text/company-words.ts";
import type { Text } from "../../text/languages.ts";
import { notice } from "../common/dialog.ts";
import { h } from "../common/dom.ts";
import { tellFailure } from "../common/tell-failure.ts";
import { button } from "./people-buttons.ts";

type Person = PeopleNews["requests"][number];

export function contactLines(text: Text, people: LobbyPeople, words: CompanyWords["finding"]) {
  const { company } = text;
  const later = tabStorage();
  /** In the list of people the request stays. */
  const laterKey = ({ id }: Person): string => `quayside.later.${id}`;
  const nameOf = ({ name }: Person): string => isolated(name) || text.people.guest;
  let before = NO_PEOPLE;

  function line(person: Person): HTMLElement {
    const name = nameOf(person);
    const accept = (): void => void people.answerRequest(person.id, true).catch((error: unknown) => tellFailure(text, error));
    const putOff = (): void => {
      later.setItem(laterKey(person), "");
      row.remove();
    };
    const row = h(
      "div",
      { class: "strip invitation request" },
      h("b", {}, company.asks(name)),
      button("brass", "accept-request", company.accept, company.acceptNamed(name), accept),
      h("button", { class: "plain", type: "button", "data-do": "later", onclick: putOff }, company.notNow),
    );
    return row;
  }

  return {
    lines: ({ requests }: PeopleNews) =>
      requests
        .filter((person) => later.getItem(laterKey(person)) === null)
        .map((person) => ({ key: `request ${person.id}`, make: () => line(person) })),
    /** Says who has come into both lists, whoever of the two asked. */
    tell(news: PeopleNews): void {
      const pending = new Set([...before.requests, ...before.asked].map(({ id }) => id));
      const added = news.people.find(({ id }) => pending.has(id));
      if (added !== undefined) notice(words.known(nameOf(added)));
      before = news;
    },
  };
}
