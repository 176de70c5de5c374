/** The choice of the language, each named in itself. The page follows the setting. */
import type { Text } from "../../text/en.ts";
import type { SettingsStore } from "../common/settings-store.ts";
import { selectField } from "./select-field.ts";

/** Nothing where there is no choice. */
export function languageField(text: Text, { languages, set }: Pick<SettingsStore, "languages" | "set">): HTMLElement | undefined {
  if (languages.length < 2) return undefined;
  const values = languages.map((id) => [id, nameOf(id)] as const);
  const field = selectField({ name: "language", label: text.settings.language, values, pick: (language) => set({ language }) });
  const select = field.querySelector("select") as HTMLSelectElement;
  select.value = document.documentElement.lang;
  select.translate = false;
  return field;
}

const nameOf = (id: string): string => new Intl.DisplayNames(id, { type: "language" }).of(id) ?? id;
