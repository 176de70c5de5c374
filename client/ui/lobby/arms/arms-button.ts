/** The guest's coat of arms in their corner of the lobby, and the way to another one. */
import "./arms-button.css";
import type { Guest } from "../../../feed/lobby.ts";
import type { Language } from "../../../text/languages.ts";
import { fill } from "../../common/dom.ts";
import { drawnArms } from "../../common/drawn-arms.ts";
import { trying } from "../../common/tell-failure.ts";

interface ButtonParts {
  readonly language: Language;
  readonly guest: Guest;
  /** The guest's, which has arms of its own. */
  readonly name: string;
}

/** Shows the arms worn now; to be called again when the guest or their name has changed. */
export async function armsButton(button: HTMLButtonElement, parts: ButtonParts): Promise<void> {
  const { language, guest, name } = parts;
  const changed = (): void => void armsButton(button, parts);
  button.onclick = trying(language.text, async () => (await import("./arms-dialog.ts")).chooseArms({ language, guest, name, changed }));
  // Without the server the arms of the name are shown.
  fill(button, drawnArms(await guest.arms().catch(() => ""), name));
}
