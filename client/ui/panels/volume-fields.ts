/** The settings of sounds: three volumes, each heard when its slider is let go, and two switches. */
import { playAlert, playPiece } from "../../sound/sounds.ts";
import type { Volumes } from "../../sound/volumes.ts";
import type { Text } from "../../text/en.ts";
import { h } from "../common/dom.ts";
import type { SettingsStore } from "../common/settings.ts";

export function volumeFields({ settings: words }: Text, store: SettingsStore): readonly HTMLElement[] {
  const slider = (kind: keyof Volumes, sample?: () => void): HTMLElement => {
    const id = `volume-${kind}`;
    const oninput = (): void => store.set({ [kind]: Number(input.value) / 100 });
    const input: HTMLInputElement = h("input", { id, type: "range", min: 0, max: 100, step: 5, oninput });
    if (sample !== undefined) input.addEventListener("change", sample);
    input.value = String(Math.round(store.get()[kind] * 100));
    return h("div", { class: "field" }, h("label", { for: id }, words.volumes[kind]), input);
  };
  const check = (key: "muted" | "lobbyAmbience"): HTMLElement => {
    const input = h("input", { type: "checkbox", onchange: () => store.set({ [key]: input.checked }) });
    input.checked = store.get()[key];
    return h("label", { class: "field check" }, input, h("span", {}, words[key]));
  };
  return [
    slider("pieces", () => playPiece("wood")),
    // It sounds all the time.
    slider("ambience"),
    slider("alerts", () => playAlert("chat")),
    check("muted"),
    check("lobbyAmbience"),
  ];
}
