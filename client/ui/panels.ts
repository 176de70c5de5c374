/** The quiet panels: settings, keys, rules notes. */

import type { Catalogue } from "../games/face.ts";
import { SPEEDS } from "../scenes/table.ts";
import type { Text } from "../text/en.ts";
import { type Panel, panel } from "./dialog.ts";
import { h } from "./dom.ts";
import type { Say } from "./say.ts";
import { CONFIRMS, MOTIONS, type Settings, type SettingsStore } from "./settings.ts";

const closing = (text: Text, close: () => void) =>
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
  const volume = h("input", {
    id: "volume",
    type: "range",
    min: 0,
    max: 100,
    step: 5,
    oninput: () => store.set({ volume: Number(volume.value) / 100 }),
  });
  volume.value = String(Math.round(settings.volume * 100));
  const mirror = h("input", { type: "checkbox", onchange: () => store.set({ mirror: mirror.checked }) });
  mirror.checked = settings.mirror;
  const open = panel(words.title, "settings", [
    choice("speed", words.speed, SPEEDS, words.speeds),
    choice("motion", words.motion, MOTIONS, words.motions),
    choice("confirm", words.confirm, CONFIRMS, words.confirms),
    h("div", { class: "field" }, h("label", { for: "volume" }, words.volume), volume),
    h("label", { class: "field check" }, mirror, h("span", {}, words.mirror)),
    closing(text, () => open.close()),
  ]);
  return open;
}

export function helpPanel(text: Text): Panel {
  const keys = text.help.keys.flatMap(([key, what]) => [h("dt", {}, h("kbd", {}, key)), h("dd", {}, what)]);
  const open = panel(text.help.title, "help", [h("dl", {}, ...keys), closing(text, () => open.close())]);
  return open;
}

/** A game's own notes: the sentences of its catalogue under `rules.`, in their order. */
export const rulesOf = (catalogue: Catalogue): readonly string[] => Object.keys(catalogue).filter((key) => key.startsWith("rules."));

export function rulesPanel(say: Say, keys: readonly string[]): Panel {
  const notes = keys.map((key) => h("li", {}, say.line([key])));
  const open = panel(say.text.table.rules, "rules", [h("ul", {}, ...notes), closing(say.text, () => open.close())]);
  return open;
}
