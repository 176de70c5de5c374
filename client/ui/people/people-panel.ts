/** The people the guest knows: who is here, who asks, and who could be added. Follows the news while it is open. */
import { companyOf } from "../../feed/company.ts";
import "./people-panel.css";
import { isolated } from "../../../shared/core/base/player-text.ts";
import { type Group, LONGEST_GROUP_NAME } from "../../../shared/core/wire/groups.ts";
import type { KnownPerson, MetPerson, PeopleNews } from "../../../shared/core/wire/people.ts";
import { type CompanyWords, companyWords } from "../../text/company-words.ts";
import type { Text } from "../../text/languages.ts";
import { armsBadge } from "../common/arms-badge.ts";
import { confirmDialog, notice, panel } from "../common/dialog.ts";
import { type Child, fill, h, keyed, set, write } from "../common/dom.ts";
import { gameName } from "../common/game-name.ts";
import { joinNames } from "../common/names.ts";
import { personList } from "../common/persons.ts";
import { tellFailure } from "../common/tell-failure.ts";
import { closing } from "../panels/settings-panel.ts";
import { addSomeone } from "./add-someone.ts";
import { button } from "./people-buttons.ts";
import type { PeopleParts } from "./people-parts.ts";

type Person = PeopleNews["requests"][number];
interface PanelParts extends PeopleParts {
  readonly text: Text;
  readonly own: CompanyWords;
  close(): void;
}

export async function showPeople(parts: PeopleParts, newest: () => PeopleNews): Promise<void> {
  const { language, people } = parts;
  const { text } = language;
  const words = text.company;
  const [met, groups, company] = await Promise.all([people.met(), companyOf(people).groups(), companyWords(language)]);
  const requests = section(words.requests);
  const known = section(words.known);
  const around = section(words.met);
  const none = h("p", { class: "note" }, company.contacts.none);
  const asked = h("p", { class: "note" });
  const away = awaySwitch({ text, people, own: company });
  const own: PanelParts = { ...parts, text, own: company, close: () => open.close() };

  function show(news: PeopleNews): void {
    requests.show(
      news.requests,
      (person) => person.id,
      (person) => requestRow(own, person),
    );
    known.show(news.people, personKey, (person) => personRow(own, person));
    const nobody = news.people.length === 0;
    set(none, "hidden", !nobody);
    set(known.element, "hidden", false);
    const names = joinNames(news.asked.map((person) => nameOf(text, person)));
    write(asked, news.asked.length > 0 ? words.asked(names) : "");
    set(asked, "hidden", news.asked.length === 0);
    away.show(news.away);
  }
  around.show(
    met,
    ({ match, seat }) => `${match} ${seat}`,
    (person) => metRow(own, person),
  );
  known.element.append(none, asked);
  const stop = people.onNews(show);
  show(newest());
  const open = panel(
    words.title,
    "people",
    [
      requests.element,
      known.element,
      around.element,
      addSomeone(own, company),
      groupsSection(own, groups),
      away.element,
      closing(text, () => open.close()),
    ],
    stop,
  );
}

const nameOf = (text: Text, { name }: { readonly name: string }): string => isolated(name) || text.people.guest;
const personKey = ({ id, name, arms, state, match }: KnownPerson): string => [id, name, arms, state, match].join(" ");

/** A title with a list, hidden while the list is empty. */
function section(title: string) {
  const list = personList();
  const element = h("section", { hidden: true }, h("h3", {}, title), list);
  return {
    element,
    show<T>(items: readonly T[], keyOf: (item: T) => string, make: (item: T) => HTMLElement): void {
      set(element, "hidden", items.length === 0);
      keyed(list, items, keyOf, make);
    },
  };
}

const row = (...children: Child[]): HTMLElement => h("li", {}, ...children);

const told = (text: Text, done: Promise<unknown>): void => void done.catch((error: unknown) => tellFailure(text, error));

function requestRow({ text, people }: PanelParts, person: Person): HTMLElement {
  const words = text.company;
  const name = nameOf(text, person);
  const answer = (yes: boolean) => () => told(text, people.answerRequest(person.id, yes));
  const ignore = button("plain", "ignore", words.ignore, words.ignoreNamed(name), answer(false));
  set(ignore, "title", words.ignoreNote);
  return row(
    h("span", { class: "person" }, h("b", {}, armsBadge(person), words.asks(name))),
    button("brass", "accept-request", words.accept, words.acceptNamed(name), answer(true)),
    ignore,
  );
}

function personRow(parts: PanelParts, person: KnownPerson): HTMLElement {
  const { text, games, people, close } = parts;
  const words = text.company;
  const { id, state, match, game = "" } = person;
  const name = nameOf(text, person);
  const doing = state === "playing" ? words.plays(gameName(text, game)) : words.states[state];
  const watch = (): void => {
    close();
    void parts.watch(match as string);
  };
  const invitations = games.map((invited) => {
    const title = gameName(text, invited);
    return button("plain", "invite", title, words.inviteNamed(name, title), () => {
      close();
      void parts.invite(id, invited);
    });
  });
  const remove = async (): Promise<void> => {
    if (await confirmDialog(words.remove, parts.own.contacts.removeSure(name), words.remove, text.confirm.stay))
      told(text, people.forget(id));
  };
  return row(
    h("i", { class: "lamp", "data-state": state }),
    h("span", { class: "person" }, h("b", {}, armsBadge(person), name), h("small", {}, doing)),
    state === "here" && h("span", { class: "ways" }, h("small", {}, words.inviteTo), ...invitations),
    state === "playing" &&
      match !== undefined &&
      button("plain", "watch", words.watch, words.watchNamed(name, gameName(text, game)), watch),
    button("quiet", "remove", "×", words.removeNamed(name), () => void remove()),
  );
}

/** Its groups, and the way to another one. */
function groupsSection(parts: PanelParts, first: readonly Group[]): HTMLElement {
  const { text, people, own } = parts;
  const words = own.groups;
  const { element, show } = section(words.title);
  const name = h("input", { name: "group", maxlength: LONGEST_GROUP_NAME, size: 14, required: true, placeholder: words.example });
  name.setAttribute("aria-label", words.name);
  const draw = (groups: readonly Group[]): void => {
    show(groups, groupKey, (group) => groupRow(group));
    element.hidden = false;
  };
  const refresh = async (): Promise<void> => draw(await companyOf(people).groups());
  const groupRow = (group: Group): HTMLElement => {
    const names = joinNames(group.members.map((member) => nameOf(text, member)));
    const open = async (): Promise<void> => {
      await (await import("./group-panel.ts")).showGroup(parts, group);
      await refresh();
    };
    return row(
      h("span", { class: "person" }, h("b", {}, group.name), h("small", {}, names)),
      button("plain", "group", words.open, text.lobby.action(words.open, group.name), () => told(text, open())),
    );
  };
  const found = async (): Promise<void> => {
    await companyOf(people).foundGroup(name.value);
    name.value = "";
    await refresh();
  };
  const onsubmit = (event: Event): void => {
    event.preventDefault();
    told(text, found());
  };
  element.append(
    h("form", { class: "row", onsubmit }, name, h("button", { class: "plain", type: "submit", "data-do": "found" }, words.create)),
  );
  draw(first);
  return element;
}

const groupKey = ({ id, members, games }: Group): string => JSON.stringify([id, members, games]);

function metRow({ text, add, own }: PanelParts, person: MetPerson): HTMLElement {
  const words = text.company;
  const name = nameOf(text, person);
  const ask = async (): Promise<void> => {
    const answer = await add(person.match, person.seat);
    line.remove();
    // That they know each other now is told by the news of it.
    if (answer === "asked") notice(own.contacts.added(name));
  };
  const line = row(
    h("span", { class: "person" }, h("b", {}, armsBadge(person), name)),
    button("plain", "add", words.add, words.acceptNamed(name), () => told(text, ask())),
  );
  return line;
}

function awaySwitch({ text, people, own }: Pick<PanelParts, "own" | "people" | "text">) {
  const words = text.company;
  const box = h("input", { type: "checkbox", "data-do": "away" });
  box.addEventListener("change", () =>
    people.showAway(box.checked).catch((error: unknown) => {
      box.checked = !box.checked;
      tellFailure(text, error);
    }),
  );
  const element = h("label", { class: "field check" }, box);
  fill(element, box, h("span", {}, words.showAway, h("small", {}, own.contacts.showAwayNote)));
  return {
    element,
    show(on: boolean): void {
      box.checked = on;
    },
  };
}
