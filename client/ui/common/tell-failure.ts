/** Tells what went wrong, as a sentence. */
import { Refusal } from "../../../shared/core/base/refusal.ts";
import type { Answer } from "../../../shared/core/wire/wire.ts";
import type { Text } from "../../text/languages.ts";
import { refusalText } from "../../text/say.ts";
import { complaint } from "./dialog.ts";

export function tellFailure(text: Text, error: unknown, word = complaint): void {
  const { key, args } = error instanceof Refusal ? error : new Refusal("unreachable");
  word(refusalText(text, key, args));
}

/** Does it and tells what went wrong, for a press of a button. */
export const trying = (text: Text, go: () => Promise<unknown>) => (): void => void go().catch((error: unknown) => tellFailure(text, error));

/** Says why not, if not; true if it was done. */
export async function succeeded(text: Text, answer: Promise<Answer>, word = complaint): Promise<boolean> {
  try {
    const said = await answer;
    if (!said.ok) word(refusalText(text, said.key, said.args));
    return said.ok;
  } catch (error) {
    tellFailure(text, error, word);
    return false;
  }
}
