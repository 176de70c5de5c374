/** A standing group: its members, its table in one click, how its matches ended, and the link that lets others in. */

import { isolated } from "../../../shared/core/base/player-text.ts";
import type { Group, GroupGame, GroupMember, Wins } from "../../../shared/core/wire/groups.ts";
import { companyOf } from "../../feed/company.ts";
import { companyWords } from "../../text/company-words.ts";
import { confirmDialog, panel } from "../common/dialog.ts";
import { h } from "../common/dom.ts";
import { gameName } from "../common/game-name.ts";
import { linkField } from "../common/link-field.ts";
import { joinNames } from "../common/names.ts";
import { linkTo } from "../common/page-links.ts";
import { personList } from "../common/persons.ts";
import { tellFailure } from "../common/tell-failure.ts";
import { showChannels } from "./channel-panel.ts";
import { button } from "./people-buttons.ts";
import type { PeopleParts } from "./people-parts.ts";

type GroupParts = Pick<PeopleParts, "games" | "groupTable" | "language" | "people">;

/** Resolves when it is closed. */
export async function showGroup(parts: GroupParts, group: Group): Promise<void> {
  const { language, games, people, groupTable } = parts;
  const { text } = language;
  const { id, name, code, members, own } = group;
  const { groups: words } = await companyWords(language);
  const nameOf = (member: GroupMember): string => isolated(member.name) || text.people.guest;
  const told = (done: Promise<unknown>): void => void done.catch((error: unknown) => tellFailure(text, error));

  async function leave(member: GroupMember): Promise<void> {
    const isOwn = member.id === own;
    const [title, question] = isOwn ? [words.leave, words.leaveSure(name)] : [words.remove, words.removeSure(nameOf(member))];
    if (!(await confirmDialog(title, question, title, text.confirm.stay))) return;
    await companyOf(people).leaveGroup(id, isOwn ? undefined : member.id);
    open.close();
  }
  const memberRow = (member: GroupMember): HTMLElement => {
    const mayRemove = members[0]?.id === own && member.id !== own;
    const remove = () => told(leave(member));
    return h(
      "li",
      {},
      h("span", { class: "person" }, h("b", {}, nameOf(member))),
      mayRemove && button("quiet", "remove", "×", words.removeSure(nameOf(member)), remove),
    );
  };
  const tables = games.map((game) =>
    button("plain", "group-table", gameName(text, game), text.lobby.action(words.invite, gameName(text, game)), () => {
      open.close();
      told(groupTable(group, game));
    }),
  );
  const winsText = (wins: Wins): string =>
    joinNames(members.filter((member) => wins[member.id] !== undefined).map((member) => words.won(nameOf(member), wins[member.id] ?? 0)));
  const gameRow = ({ game, matches, wins, series }: GroupGame): HTMLElement =>
    h(
      "li",
      {},
      h("span", { class: "person" }, h("b", {}, words.played(gameName(text, game), matches)), h("small", {}, winsText(wins))),
      h("small", { class: "series" }, words.series(winsText(series))),
    );
  const results = group.games.length === 0 ? h("p", { class: "note" }, words.none) : personList({}, ...group.games.map(gameRow));
  const self = members.find((member) => member.id === own);
  const { promise, resolve } = Promise.withResolvers<void>();
  const open = panel(
    name,
    "people group",
    [
      h("section", {}, h("h3", {}, words.invite), h("div", { class: "row" }, ...tables)),
      h("section", {}, h("h3", {}, words.results), results),
      h("section", {}, h("h3", {}, words.members), personList({}, ...members.map(memberRow))),
      h("p", {}, words.share),
      linkField(text, linkTo({ type: "group", code }), words.share),
      h(
        "div",
        { class: "row end" },
        button("plain", "channel", text.table.channel, text.table.channel, () =>
          told(showChannels({ language, ask: people.call }, { type: "group", key: id })),
        ),
        self && button("quiet", "leave-group", words.leave, words.leaveSure(name), () => told(leave(self))),
        h("button", { class: "plain", type: "button", onclick: () => open.close() }, text.table.close),
      ),
    ],
    resolve,
  );
  await promise;
}
