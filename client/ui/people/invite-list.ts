/** People the guest knows, each with a button to invite them, in the panel of a table that waits or has a time. */
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

interface InviteListParts {
  readonly text: Text;
  readonly people: LobbyPeople;
  /** The table's match, or the code of one with a time. */
  readonly match: string;
  /** What stands above the names. */
  readonly title: string;
  /** Who is there already, by name. */
  seated(): readonly string[];
  isOffered(person: KnownPerson): boolean;
  invite(person: string): Promise<unknown>;
}

export function inviteList({ text, people, match, title, seated, isOffered, invite }: InviteListParts): InviteList {
  const words = text.company;
  const list = h("ul", {});
  const element = h("section", { class: "invitees", hidden: true }, h("p", {}, title), list);
  let news: PeopleNews | undefined;

  function show(row: HTMLElement, { id, name }: KnownPerson): void {
    const sent = news?.invited.find((invite) => invite.match === match && invite.person === id);
    const state = sent === undefined ? "new" : sent.declined ? "declined" : "invited";
    if (row.dataset.state === state) return;
    row.dataset.state = state;
    const shown = isolated(name) || text.people.guest;
    const send = (): void => {
      button.disabled = true;
      invite(id).catch((error: unknown) => {
        button.disabled = false;
        tellFailure(text, error);
      });
    };
    const button = h("button", { class: "plain", type: "button", "data-do": "invite", onclick: send }, words.invite);
    set(button, "aria-label", words.inviteHereNamed(shown));
    fill(row, h("span", {}, shown), state === "new" ? button : h("em", {}, words[state]));
  }

  function refresh(): void {
    const there = seated();
    const people = (news?.people ?? []).filter((person) => isOffered(person) && !there.includes(person.name));
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
