/** The devices that are signed in as the guest: listed, and signed out. */
import type { CallAnswer } from "../../../../shared/core/wire/calls.ts";
import { hasPush, ownPlace } from "../../../offline/push-subscription.ts";
import { timeOf } from "../../../text/dates.ts";
import { confirmDialog, notice } from "../../common/dialog.ts";
import { type Child, h } from "../../common/dom.ts";
import { personList } from "../../common/persons.ts";
import { trying } from "../../common/tell-failure.ts";
import type { AccountParts } from "./account-parts.ts";

export function deviceSection({ words, language, guest }: AccountParts, known: CallAnswer<"devices">, changed: () => void): Child[] {
  const { text } = language;
  const { devices, passkeys } = known;
  const signOut = async (id: string, name: string): Promise<void> => {
    if (!(await confirmDialog(words.signOutOne, words.signOutOneSure(name), words.signOutOne, text.confirm.stay))) return;
    await guest.ask("signOut", { device: id });
    changed();
  };
  const signOutOthers = async (): Promise<void> => {
    const sure = text.sentences([words.signOutSure, passkeys.length > 0 ? words.signOutPasskeys : ""]);
    if (!(await confirmDialog(words.signOut, sure, words.signOutDo, text.confirm.stay))) return;
    await guest.signOutOthers();
    // A browser that asked to be told before devices were noted is told no more, this one too.
    const place = hasPush() ? await ownPlace() : undefined;
    if (place !== undefined) await guest.subscribe(place);
    notice(words.signedOut);
    changed();
  };
  const items = devices.map(({ id, name: said, seen, own }) => {
    const name = said || words.unknownDevice;
    const about = own ? words.thisDevice : seen === 0 ? "" : words.seen(timeOf(language.id, new Date(seen)));
    const onclick = trying(text, () => signOut(id, name));
    const props = { class: "plain", type: "button", "data-do": "sign-out-one", "aria-label": words.signOutNamed(name), onclick };
    return h(
      "li",
      {},
      h("span", { class: "person" }, h("b", {}, words.named(name)), h("small", {}, about)),
      !own && h("button", props, words.signOutOne),
    );
  });
  const all = h("button", { class: "plain", type: "button", "data-do": "sign-out", onclick: trying(text, signOutOthers) }, words.signOut);
  return [personList({ "aria-label": words.devices }, ...items), devices.length > 1 && h("div", { class: "row start" }, all)];
}
