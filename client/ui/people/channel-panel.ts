/** Posting to a chat service whose move it is: to which addresses, a new one, a try of one's own, and its end. */
import "./channel-panel.css";
import { isolated } from "../../../shared/core/base/player-text.ts";
import { LONGEST_WEBHOOK, type ShownWebhook, type Subject } from "../../../shared/core/wire/webhooks.ts";
import type { Guest } from "../../feed/lobby.ts";
import { companyWords } from "../../text/company-words.ts";
import type { Language } from "../../text/languages.ts";
import { complaint, confirmDialog, notice, panel } from "../common/dialog.ts";
import { fill, h } from "../common/dom.ts";
import { personList } from "../common/persons.ts";
import { tellFailure } from "../common/tell-failure.ts";
import { button } from "./people-buttons.ts";

interface ChannelParts {
  readonly language: Language;
  /** A call of this guest. */
  readonly ask: Guest["ask"];
}

export async function showChannels({ language, ask }: ChannelParts, subject: Subject): Promise<void> {
  const { text } = language;
  const [{ channels: words }, first] = await Promise.all([companyWords(language), ask("webhooks", { subject })]);
  const list = personList({ "aria-live": "polite" });

  /** While it is on its way the button takes no second press. */
  const busy = (pressed: HTMLButtonElement, go: () => Promise<unknown>): void => {
    pressed.disabled = true;
    void go()
      .catch((error: unknown) => tellFailure(text, error))
      .finally(() => {
        pressed.disabled = false;
      });
  };
  const show = (all: readonly ShownWebhook[]): void =>
    fill(list, ...(all.length === 0 ? [h("li", { class: "note" }, words.none)] : all.map(row)));
  const refresh = async (): Promise<void> => show((await ask("webhooks", { subject })).webhooks);

  async function sendTry(id: string): Promise<void> {
    const { outcome, status } = await ask("tryWebhook", { webhook: id });
    if (outcome === "sent") notice(words.sent);
    else complaint(outcome === "refused" ? words.answered(status) : words.unreachable);
    await refresh();
  }
  async function remove({ id, form, host }: ShownWebhook): Promise<void> {
    const service = words.line(words.services[form], host);
    if (!(await confirmDialog(words.remove, words.removeSure(service), words.remove, text.confirm.stay))) return;
    await ask("removeWebhook", { webhook: id });
    await refresh();
  }
  function row(webhook: ShownWebhook): HTMLElement {
    const { id, form, host, by, own, off } = webhook;
    const service = words.line(words.services[form], host);
    const named = (what: string): string => text.lobby.action(what, service);
    const tries = button("plain", "try", words.try, named(words.try), () => busy(tries, () => sendTry(id)));
    const ends = button("quiet", "remove-channel", words.remove, named(words.remove), () => busy(ends, () => remove(webhook)));
    const about = off ? words.refused : words.by(isolated(by) || text.people.guest);
    return h("li", {}, h("span", { class: "person" }, h("b", {}, service), h("small", {}, about)), own && tries, own && ends);
  }

  const address = h("input", { name: "webhook", type: "url", maxlength: LONGEST_WEBHOOK, required: true, autocomplete: "off" });
  const add = h("button", { class: "brass", type: "submit", "data-do": "add-channel" }, words.add);
  const onsubmit = (event: Event): void => {
    event.preventDefault();
    busy(add, async () => {
      await ask("addWebhook", { subject, address: address.value.trim(), language: language.id });
      address.value = "";
      await refresh();
    });
  };
  const form = h(
    "form",
    { class: "channel-form", onsubmit },
    h("label", { class: "field" }, words.address, address),
    h("p", { class: "note" }, words.where),
    h("p", { class: "note" }, words.secret),
    h("div", { class: "row" }, add),
  );
  const close = h("button", { class: "plain", type: "button", onclick: () => open.close() }, text.table.close);
  const inside = first.on ? [h("p", {}, words.about[subject.type]), list, form] : [h("p", {}, words.off)];
  const open = panel(words.title, "people channels", [...inside, h("div", { class: "row end" }, close)]);
  show(first.webhooks);
  if (first.on && first.webhooks.length === 0) address.focus();
}
