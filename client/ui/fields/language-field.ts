/** The choice of the language, each named in itself. The page follows the setting. */
import type { SettingsStore } from "../../settings/settings-store.ts";
import type { LanguageId, Text } from "../../text/languages.ts";
import { selectField } from "./select-field.ts";

/** Undefined where there is no choice. */
export function languageField(text: Text, settings: Pick<SettingsStore, "languages" | "set">): HTMLElement | undefined {
  if (settings.languages.length < 2) return undefined;
  const values = settings.languages.map((id) => [id, nameOf(id)] as const);
  const field = selectField({ name: "language", label: text.settings.language, values, pick: (language) => settings.set({ language }) });
  const select = field.querySelector("select") as HTMLSelectElement;
  select.value = document.documentElement.lang;
  select.translate = false;
  return field;
}

/** A browser that does not know a language would name it in English. */
const OWN_NAMES: Readonly<Record<LanguageId, string>> = {
  en: "English",
  nb: "Norsk bokmål",
  nl: "Nederlands",
  is: "Íslenska",
  "zh-Hans": "简体中文",
};

const nameOf = (id: string): string => OWN_NAMES[id as LanguageId] ?? id;
