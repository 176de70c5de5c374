/** What is kept about a guest, how to use the same guest on another device, and how to erase it. */
import "./account.css";
import { isolated } from "../../../shared/core/base/player-text.ts";
import type { Guest } from "../../feed/lobby.ts";
import { forgetExercises } from "../../settings/exercises.ts";
import type { Text } from "../../text/languages.ts";
import { forgetBoards } from "../common/board-pictures.ts";
import { confirmDialog, notice, panel } from "../common/dialog.ts";
import { type Child, fill, h } from "../common/dom.ts";
import { saveText } from "../common/save-file.ts";
import { tellFailure } from "../common/tell-failure.ts";
import { closing } from "../panels/settings-panel.ts";

interface AccountParts {
  readonly text: Text;
  readonly guest: Guest;
  /** The guest of this browser is another one, or none. */
  changed(name: string): void;
}

export function showAccount(parts: AccountParts): void {
  const { text } = parts;
  const words = text.account;
  const open = panel(words.title, "account", [
    part(
      words.device,
      words.deviceNote,
      giveCode(parts),
      takeCode(parts, () => open.close()),
      otherDevices(parts),
    ),
    part(
      words.kept,
      words.keptNote,
      h("ul", {}, ...words.keptList.map((line) => h("li", {}, line))),
      keptRow(parts, () => open.close()),
    ),
    closing(text, () => open.close()),
  ]);
}

const part = (title: string, note: string, ...children: Child[]): HTMLElement =>
  h("section", {}, h("h3", {}, title), h("p", {}, note), ...children);

const trying = (text: Text, go: () => Promise<unknown>) => () => void go().catch((error: unknown) => tellFailure(text, error));

function giveCode({ text, guest }: AccountParts): HTMLElement {
  const words = text.account;
  const row = h("div", { class: "row start", "aria-live": "polite" });
  const show = async (): Promise<void> => {
    const code = await guest.code();
    fill(row, h("strong", { class: "code", "data-code": code }, code), h("span", {}, words.codeLasts));
  };
  fill(row, h("button", { class: "plain", type: "button", "data-do": "code", onclick: trying(text, show) }, words.giveCode));
  return row;
}

function takeCode({ text, guest, changed }: AccountParts, close: () => void): HTMLElement {
  const words = text.account;
  const code = h("input", { id: "device-code", maxlength: 8, size: 10, autocomplete: "off", spellcheck: "false" });
  const use = async (): Promise<void> => {
    const name = await guest.redeem(code.value.trim());
    changed(name);
    close();
    notice(words.welcome(isolated(name)));
  };
  const onsubmit = (event: Event): void => {
    event.preventDefault();
    if (code.value.trim() !== "") trying(text, use)();
  };
  const button = h("button", { class: "plain", type: "submit" }, words.useCode);
  return h("form", { class: "row start", onsubmit }, h("label", { for: "device-code" }, words.haveCode), code, button);
}

/** Empty if this device is the only one. */
function otherDevices({ text, guest }: AccountParts): HTMLElement {
  const words = text.account;
  const row = h("div", { class: "row start", "aria-live": "polite" });
  const signOut = async (): Promise<void> => {
    if (!(await confirmDialog(words.signOut, words.signOutSure, words.signOutDo, text.confirm.stay))) return;
    await guest.signOutOthers();
    fill(row, h("span", {}, words.signedOut));
  };
  const button = h("button", { class: "plain", type: "button", "data-do": "sign-out", onclick: trying(text, signOut) }, words.signOut);
  guest.devices().then(
    (count) => count > 1 && fill(row, h("span", {}, words.devices(count)), button),
    // Without the server there is nothing to sign out.
    () => undefined,
  );
  return row;
}

function keptRow({ text, guest, changed }: AccountParts, close: () => void): HTMLElement {
  const words = text.account;
  const save = async (): Promise<void> => saveText("quayside-guest.json", JSON.stringify(await guest.kept(), undefined, 2));
  const erase = async (): Promise<void> => {
    if (!(await confirmDialog(words.erase, words.eraseSure, words.eraseDo, text.confirm.stay))) return;
    await guest.erase();
    forgetBoards();
    forgetExercises();
    changed("");
    close();
    notice(words.erased);
  };
  return h(
    "div",
    { class: "row start" },
    h("button", { class: "plain", type: "button", "data-do": "export", onclick: trying(text, save) }, words.save),
    h("button", { class: "plain", type: "button", "data-do": "erase", onclick: trying(text, erase) }, words.erase),
  );
}
