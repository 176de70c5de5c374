/** The quiet panels: settings and keys. */
import { SPEED_SETTINGS } from "../../scenes/table.ts";
import type { Text } from "../../text/en.ts";
import { type Panel, panel } from "../common/dialog.ts";
import { h, write } from "../common/dom.ts";
import { languageField } from "../common/language-field.ts";
import { CONFIRMS, MOTIONS, type Settings, type SettingsStore } from "../common/settings.ts";
import { askForNotices, whyNoNotice } from "../table/tab-attention.ts";
import { volumeFields } from "./volume-fields.ts";

export const closing = (text: Text, close: () => void) =>
  h("div", { class: "row end" }, h("button", { class: "brass", type: "button", onclick: close }, text.table.close));

export function settingsPanel(text: Text, store: SettingsStore): Panel {
  const words = text.settings;
  const settings = store.get();
  const choice = <K extends "speed" | "motion" | "confirm">(
    key: K,
    label: string,
    values: readonly Settings[K][],
    names: Record<Settings[K], string>,
  ) =>
    h(
      "fieldset",
      { class: "choice" },
      h("legend", {}, label),
      ...values.map((value) => {
        const input = h("input", { type: "radio", name: key, value, onchange: () => store.set({ [key]: value }) });
        input.checked = settings[key] === value;
        return h("label", {}, input, h("span", {}, names[value]));
      }),
    );
  const check = (key: "mirror" | "autoplay" | "plain" | "tips", label: string, hint?: string) => {
    const input = h("input", { type: "checkbox", onchange: () => store.set({ [key]: input.checked }) });
    input.checked = settings[key];
    return h("label", { class: "field check" }, input, h("span", {}, label, hint !== undefined && h("small", {}, hint)));
  };
  const open = panel(words.title, "settings", [
    choice("speed", words.speed, SPEED_SETTINGS, words.speeds),
    choice("motion", words.motion, MOTIONS, words.motions),
    choice("confirm", words.confirm, CONFIRMS, words.confirms),
    languageField(text, store),
    ...volumeFields(text, store),
    check("autoplay", words.autoplay, words.autoplayHint),
    notices(text, store),
    check("mirror", words.mirror),
    check("tips", text.tips.setting),
    check("plain", words.plain, words.plainHint),
    closing(text, () => open.close()),
  ]);
  return open;
}

/** Where notifications are not possible: why, and what calls the player instead. */
function notices(text: Text, store: SettingsStore): HTMLElement {
  const words = text.settings;
  const input = h("input", { type: "checkbox", "data-do": "notices" });
  const hint = h("small", {});
  const show = (): void => {
    const why = whyNoNotice();
    input.disabled = why === "insecure" || why === "unknown";
    input.checked = store.get().notices && why === undefined;
    write(hint, why === undefined ? words.noticesHint : words.noticesWhyNot[why]);
  };
  input.addEventListener("change", async () => {
    store.set({ notices: input.checked && (await askForNotices()) });
    show();
  });
  show();
  return h("label", { class: "field check" }, input, h("span", {}, words.notices, hint));
}

interface Ways {
  /** To the guided match of the game, if it has one. */
  readonly learn: (() => void) | undefined;
  /** To the rules page of the game that is played. */
  readonly rules: (() => void) | undefined;
}

export function helpPanel(text: Text, { learn, rules }: Ways): Panel {
  const groups = text.help.groups.map(([title, keys]) => {
    const list = keys.flatMap(([key, what]) => [h("dt", {}, h("kbd", {}, key)), h("dd", {}, what)]);
    return h("section", {}, h("h3", {}, title), h("dl", {}, ...list));
  });
  const way = (words: string, go: (() => void) | undefined) => {
    const onclick = (): void => {
      open.close();
      go?.();
    };
    return go && h("button", { class: "plain", type: "button", onclick }, words);
  };
  const ways = h("div", { class: "row" }, way(text.lesson.learn, learn), way(text.table.rules, rules));
  const pages = h("div", { class: "pages", tabindex: "0" }, ...groups);
  const open = panel(text.help.title, "help", [pages, ways, closing(text, () => open.close())]);
  return open;
}
