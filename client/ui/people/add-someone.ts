/** Ways to add a person one has not met at a table: by name if they allow it, and by one's own link. */

import { isolated } from "../../../shared/core/base/player-text.ts";
import { LEAST_SOUGHT, LONGEST_NAME } from "../../../shared/core/wire/calls.ts";
import { companyOf } from "../../feed/company.ts";
import type { CompanyWords } from "../../text/company-words.ts";
import { timeOf } from "../../text/dates.ts";
import { notice } from "../common/dialog.ts";
import { fill, h } from "../common/dom.ts";
import { linkField } from "../common/link-field.ts";
import { linkTo } from "../common/page-links.ts";
import { personList } from "../common/persons.ts";
import { tellFailure } from "../common/tell-failure.ts";
import { button } from "./people-buttons.ts";
import type { PeopleParts } from "./people-parts.ts";

/** Folded, and asks the server nothing before it is opened. */
export function addSomeone(
  { language, people }: Pick<PeopleParts, "language" | "people">,
  { contacts, finding: words }: Pick<CompanyWords, "contacts" | "finding">,
): HTMLElement {
  const { text } = language;
  const inside = h("div", {});
  const element = h("details", { class: "variants" }, h("summary", {}, words.title), inside);
  const told = (done: Promise<unknown>): void => void done.catch((error: unknown) => tellFailure(text, error));

  const sought = h("input", { name: "sought", maxlength: LONGEST_NAME, minLength: LEAST_SOUGHT, size: 14, required: true });
  sought.setAttribute("aria-label", words.name);
  const found = personList({ "aria-live": "polite" });
  async function search(): Promise<void> {
    const all = await companyOf(people).find(sought.value);
    const rows = all.map(({ id, name }) => {
      const shown = isolated(name) || text.people.guest;
      const ask = async (): Promise<void> => {
        const answer = await companyOf(people).ask(id);
        line.remove();
        if (answer === "asked") notice(contacts.added(shown));
      };
      const add = button("plain", "ask", text.company.add, text.company.acceptNamed(shown), () => told(ask()));
      const line = h("li", {}, h("span", { class: "person" }, h("b", {}, shown)), add);
      return line;
    });
    fill(found, ...(rows.length === 0 ? [h("li", { class: "note" }, words.nobody)] : rows));
  }
  const onsubmit = (event: Event): void => {
    event.preventDefault();
    told(search());
  };
  const form = h(
    "form",
    { class: "row", onsubmit },
    sought,
    h("button", { class: "plain", type: "submit", "data-do": "find" }, words.find),
  );

  const box = h("input", { type: "checkbox", "data-do": "findable" });
  box.addEventListener("change", () =>
    companyOf(people)
      .setFindable(box.checked)
      .catch((error: unknown) => {
        box.checked = !box.checked;
        tellFailure(text, error);
      }),
  );
  const own = h("div", {});
  async function showLink(once?: boolean): Promise<void> {
    const { link, findable } = await companyOf(people).contactLink(once);
    box.checked = findable;
    const make = (kind: "once" | "often") =>
      button("plain", kind, words.make[kind], words.make[kind], () => told(showLink(kind === "once")));
    const end = async (): Promise<void> => {
      await companyOf(people).endContactLink();
      await showLink();
    };
    if (link === null) return fill(own, h("p", {}, words.link), h("div", { class: "row" }, make("once"), make("often")));
    const until = timeOf(language.id, new Date(link.until));
    fill(
      own,
      h("p", {}, words.works[link.once ? "once" : "often"](until)),
      linkField(text, linkTo({ type: "contact", code: link.code }), words.link),
      button("quiet", "end-link", words.end, words.end, () => told(end())),
    );
  }
  fill(inside, form, found, h("label", { class: "field check" }, box, h("span", {}, words.findable)), own);
  element.addEventListener("toggle", () => element.open && told(showLink()));
  return element;
}
