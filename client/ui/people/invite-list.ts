/** The people who are here, each with a button to invite them, in the panel of a table that waits. */
import { isolated } from "../../../shared/core/base/player-text.ts";
import type { KnownPerson, PeopleNews } from "../../../shared/core/wire/people.ts";
import type { LobbyPeople } from "../../feed/lobby.ts";
import type { Text } from "../../text/languages.ts";
import { fill, h, keyed, set } from "../common/dom.ts";
import { tellFailure } from "../common/tell-failure.ts";

export interface InviteList {
  readonly element: HTMLElement;
  /** The players at the table have changed. */
  refresh(): void;
  close(): void;
}

export function inviteList(text: Text, people: LobbyPeople, match: string, seated: () => readonly string[]): InviteList {
  const words = text.company;
  const list = h("ul", {});
  const element = h("section", { class: "invitees", hidden: true }, h("p", {}, words.inviteHere), list);
  let news: PeopleNews | undefined;

  function show(row: HTMLElement, { id, name }: KnownPerson): void {
    const sent = news?.invited.find((invite) => invite.match === match && invite.person === id);
    const state = sent === undefined ? "new" : sent.declined ? "declined" : "invited";
    if (row.dataset.state === state) return;
    row.dataset.state = state;
    const shown = isolated(name) || text.people.guest;
    const invite = (): void => {
      button.disabled = true;
      people.invite(id, match).catch((error: unknown) => {
        button.disabled = false;
        tellFailure(text, error);
      });
    };
    const button = h("button", { class: "plain", type: "button", "data-do": "invite", onclick: invite }, words.invite);
    set(button, "aria-label", words.inviteHereNamed(shown));
    fill(row, h("span", {}, shown), state === "new" ? button : h("em", {}, words[state]));
  }

  function refresh(): void {
    const there = seated();
    const people = (news?.people ?? []).filter(({ state, name }) => state === "here" && !there.includes(name));
    set(element, "hidden", people.length === 0);
    keyed(
      list,
      people,
      ({ id }) => id,
      () => h("li", {}),
      show,
    );
  }

  const close = people.onNews((told) => {
    news = told;
    refresh();
  });
  return { element, refresh, close };
}
