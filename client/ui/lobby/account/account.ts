/** What is kept about a guest, how to be the same guest on another device, and how to be forgotten. */
import "./account.css";
import { isolated } from "../../../../shared/core/base/player-text.ts";
import { forgetStudies } from "../../../feed/studies.ts";
import { forgetExercises } from "../../../settings/exercises.ts";
import { accountWords } from "../../../text/account-words.ts";
import { forgetBoards } from "../../common/board-pictures.ts";
import { confirmDialog, notice, panel } from "../../common/dialog.ts";
import { type Child, fill, h } from "../../common/dom.ts";
import { saveText } from "../../common/save-file.ts";
import { tellFailure, trying } from "../../common/tell-failure.ts";
import { closing } from "../../panels/settings-panel.ts";
import type { AccountOptions, AccountParts } from "./account-parts.ts";
import { deviceSection } from "./device-section.ts";
import { passkeySection } from "./passkeys.ts";
import { agreesToSwitch } from "./switch-guest.ts";

export async function showAccount(options: AccountOptions): Promise<void> {
  const words = await accountWords(options.language);
  const { text } = options.language;
  const parts = { ...options, words };
  const passkeys = h("div", {});
  const devices = h("div", {});
  const close = (): void => open.close();
  const signedIn = (name: string): void => {
    parts.changed(name);
    close();
    notice(words.welcome(isolated(name)));
  };
  async function refresh(): Promise<void> {
    const known = await parts.guest.ask("devices", {});
    const again = (): void => trying(text, refresh)();
    const focused = document.activeElement?.getAttribute("data-do");
    fill(passkeys, ...passkeySection(parts, known.passkeys, signedIn, again));
    fill(devices, ...deviceSection(parts, known, again));
    // The button that was pressed is another one now.
    const button = document.querySelector<HTMLElement>(`.account [data-do="${focused}"]`) ?? passkeys.querySelector("button");
    if (focused != null) button?.focus();
  }
  // Without the server there is nothing to list; what is kept is told all the same.
  await refresh().catch(() => undefined);
  const open = panel(words.title, "account", [
    part(words.passkeys.title, words.passkeys.note, passkeys),
    part(words.device, words.deviceNote, devices, giveCode(parts), takeCode(parts, signedIn)),
    part(words.publish.title, words.publish.note, publishBox(parts)),
    part(words.kept, words.keptNote, h("ul", {}, ...words.keptList.map((line) => h("li", {}, line))), keptRow(parts, close)),
    closing(text, close),
  ]);
}

const part = (title: string, note: string, ...children: Child[]): HTMLElement =>
  h("section", {}, h("h3", {}, title), h("p", {}, note), ...children);

function giveCode({ words, language: { text }, guest }: AccountParts): HTMLElement {
  const row = h("div", { class: "row start", "aria-live": "polite" });
  const show = async (): Promise<void> => {
    const code = await guest.code();
    fill(row, h("strong", { class: "code", "data-code": code }, code), h("span", {}, words.codeLasts));
  };
  fill(row, h("button", { class: "plain", type: "button", "data-do": "code", onclick: trying(text, show) }, words.giveCode));
  return row;
}

function takeCode(parts: AccountParts, signedIn: (name: string) => void): HTMLElement {
  const { words, language, guest } = parts;
  const code = h("input", { id: "device-code", maxlength: 8, size: 10, autocomplete: "off", spellcheck: "false" });
  const use = async (): Promise<void> => {
    if (await agreesToSwitch(parts)) signedIn(await guest.redeem(code.value.trim()));
  };
  const onsubmit = (event: Event): void => {
    event.preventDefault();
    if (code.value.trim() !== "") trying(language.text, use)();
  };
  const button = h("button", { class: "plain", type: "submit" }, words.useCode);
  return h("form", { class: "row start", onsubmit }, h("label", { for: "device-code" }, words.haveCode), code, button);
}

/** Off until the server has said what was answered before, and as it was if a new answer does not reach it. */
function publishBox({ words, language: { text }, guest }: AccountParts): HTMLElement {
  const box = h("input", { type: "checkbox", "data-do": "publish", disabled: true });
  const answer = async (on?: boolean): Promise<void> => {
    const before = !box.checked;
    try {
      box.checked = (await guest.ask("publish", on === undefined ? {} : { on })).on;
      box.disabled = false;
    } catch (error) {
      if (on === undefined) return;
      box.checked = before;
      tellFailure(text, error);
    }
  };
  box.addEventListener("change", () => void answer(box.checked));
  void answer();
  return h("label", { class: "field check" }, box, h("span", {}, words.publish.agree));
}

function keptRow({ words, language: { text }, guest, changed }: AccountParts, close: () => void): HTMLElement {
  const save = async (): Promise<void> => saveText("quayside-guest.json", JSON.stringify(await guest.kept(), undefined, 2));
  const erase = async (): Promise<void> => {
    if (!(await confirmDialog(words.erase, words.eraseSure, words.eraseDo, text.confirm.stay))) return;
    await guest.erase();
    forgetBoards();
    forgetExercises();
    forgetStudies();
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
