/** Before this device is signed in as another guest. */
import { isolated } from "../../../../shared/core/base/player-text.ts";
import { confirmDialog } from "../../common/dialog.ts";
import type { AccountParts } from "./account-parts.ts";

/** Asks what is to become of this device's guest, and says what it means; a guest with nothing to lose is not asked about. */
export async function agreesToSwitch({ words, language: { text }, guest }: AccountParts): Promise<boolean> {
  const [{ devices, passkeys }, { matches }, running, inDays] = await Promise.all([
    guest.ask("devices", {}),
    guest.profile(),
    guest.matches(),
    guest.dayMatches(),
  ]);
  const isKnownElsewhere = devices.length > 1 || passkeys.length > 0;
  if (matches.length + running.length + inDays.length === 0 && !isKnownElsewhere) return true;
  const name = isolated(await guest.name());
  const question = isKnownElsewhere ? words.switchKept(name) : words.switchLost(name);
  return confirmDialog(words.switchTitle, question, words.switchDo, text.confirm.stay);
}
