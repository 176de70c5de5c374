/** The quiet panels: settings and keys. */
import { GROUPS, SETTING_NAMES, SETTINGS, type SettingName, type Settings } from "../../settings/settings.ts";
import type { SettingsStore } from "../../settings/settings-store.ts";
import { playAlert, playPiece } from "../../sound/sounds.ts";
import type { Volumes } from "../../sound/volumes.ts";
import type { Text } from "../../text/languages.ts";
import { type Panel, panel } from "../common/dialog.ts";
import { h, write } from "../common/dom.ts";
import { askForNotices, whyNoNotice } from "../common/notifications.ts";
import { languageField } from "../fields/language-field.ts";
import { aboutButton } from "./about-panel.ts";

export const closing = (text: Text, close: () => void) =>
  h("div", { class: "row end" }, h("button", { class: "brass", type: "button", onclick: close }, text.table.close));

/** A setting on the page. */
interface Control {
  /** Undefined where there is no choice. */
  readonly element: HTMLElement | undefined;
  /** Shows the value as it is now. */
  update(): void;
}

export function settingsPanel(text: Text, store: SettingsStore): Panel {
  const words = text.settings;
  const controls = SETTING_NAMES.map((name) => ({ name, control: controlOf(text, store, name) }));
  const update = (): void => {
    for (const { control } of controls) control.update();
  };
  const groups = GROUPS.map((group) => {
    const own = controls.filter(({ name }) => SETTINGS[name].group === group);
    return h("section", {}, h("h3", {}, words.groups[group]), ...own.map(({ control }) => control.element));
  });
  const reset = h("button", { class: "plain", type: "button", "data-do": "reset", onclick: () => store.reset() }, words.reset);
  const close = h("button", { class: "brass", type: "button", onclick: () => open.close() }, text.table.close);
  update();
  const stop = store.onChange(update);
  const foot = h("div", { class: "row end" }, h("p", { class: "kept" }, words.kept), aboutButton(text), reset, close);
  const open = panel(words.title, "settings", [h("div", { class: "groups" }, ...groups), foot], stop);
  return open;
}

function controlOf(text: Text, store: SettingsStore, name: SettingName): Control {
  if (name === "notices") return noticesControl(text, store);
  const { kind } = SETTINGS[name];
  if (name === "language") return languageControl(text, store);
  if (kind === "check") return checkControl(text, store, name as "tab");
  if (kind === "share") return shareControl(text, store, name as keyof Volumes);
  return choiceControl(text, store, name as "speed", kind as readonly Settings["speed"][]);
}

/** The page is made again in another language, and this panel with it. */
function languageControl(text: Text, store: SettingsStore): Control {
  const field = languageField(text, store);
  const hint = h("small", { class: "setting-about" }, text.settings.about.language);
  return { element: field && h("div", {}, field, hint), update: () => undefined };
}

const hintId = (name: SettingName): string => `about-${name}`;

function choiceControl(text: Text, store: SettingsStore, name: "speed", values: readonly Settings["speed"][]): Control {
  const { names, about, values: words } = text.settings;
  const inputs = values.map((value) => h("input", { type: "radio", name, value, onchange: () => store.set({ [name]: value }) }));
  const labels = inputs.map((input) => h("label", {}, input, h("span", {}, words[name][input.value as Settings["speed"]])));
  const hint = h("small", { class: "setting-about", id: hintId(name) }, about[name]);
  return {
    element: h("fieldset", { class: "choice", "aria-describedby": hint.id }, h("legend", {}, names[name]), hint, ...labels),
    update() {
      for (const input of inputs) input.checked = input.value === store.get()[name];
    },
  };
}

/** Each volume is heard when its slider is let go; the background sounds all the time. */
const SAMPLES: Partial<Readonly<Record<keyof Volumes, () => void>>> = { pieces: () => playPiece("wood"), alerts: () => playAlert("chat") };

function shareControl(text: Text, store: SettingsStore, name: keyof Volumes): Control {
  const { names, about } = text.settings;
  const hint = h("small", { class: "setting-about", id: hintId(name) }, about[name]);
  const oninput = (): void => store.set({ [name]: Number(input.value) / 100 });
  const input = h("input", {
    id: `volume-${name}`,
    type: "range",
    min: 0,
    max: 100,
    step: 5,
    "aria-describedby": hint.id,
    oninput,
    onchange: () => SAMPLES[name]?.(),
  });
  return {
    element: h("div", {}, h("div", { class: "field" }, h("label", { for: input.id }, names[name]), input), hint),
    update() {
      input.value = String(Math.round(store.get()[name] * 100));
    },
  };
}

function checkControl(text: Text, store: SettingsStore, name: "tab"): Control {
  const { names, about } = text.settings;
  const hint = h("small", { class: "setting-about", id: hintId(name) }, about[name]);
  const onchange = (): void => store.set({ [name]: input.checked });
  const input = h("input", { type: "checkbox", "data-do": name, "aria-label": names[name], "aria-describedby": hint.id, onchange });
  return {
    element: h("label", { class: "field check" }, input, h("span", {}, names[name], hint)),
    update() {
      input.checked = store.get()[name];
    },
  };
}

/** Asked of the browser only when the player ticks it. Where notifications are not possible: why, and what calls the player instead. */
function noticesControl(text: Text, store: SettingsStore): Control {
  const { names, about, noticesWhyNot } = text.settings;
  const hint = h("small", { class: "setting-about", id: hintId("notices") });
  const input = h("input", { type: "checkbox", "data-do": "notices", "aria-label": names.notices, "aria-describedby": hint.id });
  const update = (): void => {
    const why = whyNoNotice();
    input.disabled = why === "insecure" || why === "unknown";
    input.checked = store.get().notices && why === undefined;
    write(hint, why === undefined ? about.notices : noticesWhyNot[why]);
  };
  input.addEventListener("change", async () => {
    store.set({ notices: input.checked && (await askForNotices()) });
    update();
  });
  return { element: h("label", { class: "field check" }, input, h("span", {}, names.notices, hint)), update };
}

interface Ways {
  /** Goes to the guided match of the game, if it has one. */
  readonly learn: (() => void) | undefined;
  /** Goes to the rules page of the game that is played. */
  readonly rules: (() => void) | undefined;
}

/** The keys and what they do, for a table with this many seats, without the `idle` ones: those that do nothing at this table. */
export function helpPanel(text: Text, { learn, rules }: Ways, seats: number, idle: readonly string[]): Panel {
  const groups = text.help.groups(seats).map(([title, keys]) => {
    const listed = keys.filter(([key]) => !idle.includes(key));
    const list = listed.flatMap(([key, what]) => [h("dt", {}, h("kbd", {}, key)), h("dd", {}, what)]);
    return h("section", {}, h("h3", {}, title), h("dl", {}, ...list));
  });
  const way = (words: string, go: (() => void) | undefined) => {
    const onclick = (): void => {
      open.close();
      go?.();
    };
    return go && h("button", { class: "plain", type: "button", onclick }, words);
  };
  // Their column has room for it.
  groups[0]?.append(h("div", { class: "row" }, way(text.lesson.learn, learn), way(text.table.rules, rules)));
  const pages = h("div", { class: "pages", tabindex: "0" }, ...groups);
  const open = panel(text.help.title, "help", [pages, closing(text, () => open.close())]);
  return open;
}
