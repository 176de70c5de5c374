/** What the parts of the dialog about a guest's own data need. */
import type { Guest } from "../../../feed/lobby.ts";
import type { AccountWords } from "../../../text/account-words.ts";
import type { Language } from "../../../text/languages.ts";

export interface AccountOptions {
  readonly language: Language;
  readonly guest: Guest;
  /** The guest of this browser is another one, or none. */
  changed(name: string): void;
}
export interface AccountParts extends AccountOptions {
  readonly words: AccountWords;
}
