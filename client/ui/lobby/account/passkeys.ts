/** A guest's passkeys: made, listed, removed, and used to sign in this device. */
import { deviceName } from "../../../base/device-name.ts";
import type { Guest } from "../../../feed/lobby.ts";
import type { AccountWords } from "../../../text/account-words.ts";
import { dateOf } from "../../../text/dates.ts";
import { complaint, confirmDialog, notice } from "../../common/dialog.ts";
import { type Child, h } from "../../common/dom.ts";
import { personList } from "../../common/persons.ts";
import { tellFailure } from "../../common/tell-failure.ts";
import type { AccountParts } from "./account-parts.ts";
import { agreesToSwitch } from "./switch-guest.ts";

type Passkeys = Awaited<ReturnType<typeof passkeysOf>>;
const passkeysOf = async (guest: Guest) => (await guest.ask("devices", {})).passkeys;

/** `signedIn`: with a passkey, as the guest of this name. */
export function passkeySection(parts: AccountParts, passkeys: Passkeys, signedIn: (name: string) => void, changed: () => void): Child[] {
  const { words, language, guest } = parts;
  const { text } = language;
  if (!areKnownHere()) return [h("p", {}, words.passkeys.cannot)];
  const tried = (go: () => Promise<unknown>) => () =>
    void go().catch((error: unknown) => (error instanceof DOMException ? complaint(whyNot(words, error)) : tellFailure(text, error)));
  const make = async (): Promise<void> => {
    await makePasskey(guest);
    notice(words.passkeys.made);
    changed();
  };
  const use = async (): Promise<void> => {
    if (await agreesToSwitch(parts)) signedIn(await usePasskey(guest));
  };
  const remove = async (id: string, named: string): Promise<void> => {
    if (!(await confirmDialog(words.passkeys.remove, words.passkeys.removeSure(named), words.passkeys.remove, text.confirm.stay))) return;
    await guest.ask("removePasskey", { passkey: id });
    // Some browsers then no longer offer it.
    await PublicKeyCredential.signalUnknownCredential?.({ rpId: location.hostname, credentialId: id });
    changed();
  };
  const items = passkeys.map(({ id, device, made, used }) => {
    const name = device || words.unknownDevice;
    const [since, last] = [made, used].map((at) => dateOf(language.id, new Date(at)));
    const about = words.passkeys.about(since as string, used === 0 ? undefined : last);
    const label = words.passkeys.removeNamed(name);
    const button = h(
      "button",
      { class: "plain", type: "button", "data-do": "remove-passkey", "aria-label": label, onclick: tried(() => remove(id, name)) },
      words.passkeys.remove,
    );
    return h("li", {}, h("span", { class: "person" }, h("b", {}, words.named(name)), h("small", {}, about)), button);
  });
  return [
    items.length > 0 && personList({ "aria-label": words.passkeys.title }, ...items),
    h(
      "div",
      { class: "row start" },
      h("button", { class: "plain", type: "button", "data-do": "make-passkey", onclick: tried(make) }, words.passkeys.make),
      h("button", { class: "plain", type: "button", "data-do": "use-passkey", onclick: tried(use) }, words.passkeys.use),
    ),
  ];
}

/** Browsers know them on safe pages alone, and this form of them for some years. */
const areKnownHere = (): boolean => typeof globalThis.PublicKeyCredential?.parseCreationOptionsFromJSON === "function";

/** What was asked for by a public key is answered by one. */
const credentialOf = <T>(answer: Credential | null): T => (answer as PublicKeyCredential).toJSON() as T;

async function makePasskey(guest: Guest): Promise<void> {
  const { options } = await guest.ask("passkeyToMake", {});
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  const made = credentialOf<RegistrationResponseJSON>(await navigator.credentials.create({ publicKey }));
  const { clientDataJSON, attestationObject, transports } = made.response;
  const device = deviceName();
  await guest.ask("makePasskey", {
    passkey: { id: made.id, clientDataJSON, attestationObject, transports },
    ...(device !== "" && { device }),
  });
}

async function usePasskey(guest: Guest): Promise<string> {
  const { options } = await guest.ask("passkeyToUse", {});
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  const used = credentialOf<AuthenticationResponseJSON>(await navigator.credentials.get({ publicKey }));
  const { clientDataJSON, authenticatorData, signature, userHandle } = used.response;
  return guest.usePasskey({ id: used.id, clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) });
}

/** The browser's own refusals: those of the player, of the device, and of the address. */
function whyNot({ passkeys: words }: AccountWords, { name }: DOMException): string {
  if (name === "InvalidStateError") return words.already;
  return name === "SecurityError" ? words.needsName : words.cancelled;
}
