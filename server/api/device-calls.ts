/** Calls about how a guest is known again: devices, the codes that sign in another one, and passkeys. */
import { Refusal } from "../../shared/core/base/refusal.ts";
import type { CallName } from "../../shared/core/wire/calls.ts";
import { LIMITS } from "../base/limits.ts";
import type { Caller } from "../http/caller.ts";
import type { KeptPasskey, PasskeyUse } from "../store/devices.ts";
import type { Guest } from "../store/guest.ts";
import type { Api } from "./api.ts";
import type { ApiContext } from "./api-context.ts";
import { lockOut } from "./guest-tables.ts";
import { checkNew, checkProof, optionsToMake, optionsToUse } from "./webauthn.ts";

const DEVICE_CALLS = [
  "code",
  "redeem",
  "devices",
  "signOut",
  "signOutOthers",
  "passkeyToMake",
  "makePasskey",
  "passkeyToUse",
  "usePasskey",
  "removePasskey",
] as const satisfies readonly CallName[];

export function deviceCalls(context: ApiContext): Pick<Api, (typeof DEVICE_CALLS)[number]> {
  const { guests, tableStore, people, sanctions } = context;

  async function guestOf(token: string): Promise<Guest> {
    const person = await guests.byToken(token);
    if (person === undefined) throw new Refusal("unknownGuest");
    return person;
  }

  /** Devices that are signed out have the rooms they were in open no more; the others find back by themselves. */
  async function lockOutOthers(id: string): Promise<void> {
    for (const table of await tableStore.ofPlayer(id)) await lockOut(context, table, id);
    people.tell({ type: "changed", guests: [id], signedOut: true });
  }

  /** With the challenge that the guest's page was given, which is spent by this whatever comes of it. */
  async function spentChallenge(id: string, use: PasskeyUse): Promise<string> {
    const challenge = await guests.takeChallenge(id, use);
    if (challenge === undefined) throw new Refusal("badPasskey");
    return challenge;
  }

  return {
    async code({ guest }) {
      return { code: await guests.createCode((await guestOf(guest)).id) };
    },
    async redeem({ code, device }) {
      const moved = await guests.redeem(code, device);
      if (moved === undefined) throw new Refusal("badCode");
      sanctions.check("ban", moved.person.id);
      return { ...moved.person, token: moved.token };
    },
    async devices({ guest }) {
      const { id } = await guestOf(guest);
      const [devices, passkeys] = await Promise.all([guests.devicesOf(id, guest), guests.passkeysOf(id)]);
      return { devices, passkeys: passkeys.map(shownPasskey) };
    },
    async signOut({ guest, device }) {
      const { id } = await guestOf(guest);
      await guests.signOut(id, device);
      await lockOutOthers(id);
      return {};
    },
    async signOutOthers({ guest }) {
      const { id } = await guestOf(guest);
      await guests.signOutOthers(id, guest);
      await lockOutOthers(id);
      return {};
    },
    async passkeyToMake({ guest }, caller) {
      const person = await guestOf(guest);
      const origin = originOf(caller);
      const own = await guests.passkeysOf(person.id);
      if (own.length >= LIMITS.maxPasskeys) throw new Refusal("tooManyPasskeys", { most: LIMITS.maxPasskeys });
      return { options: await optionsToMake({ challenge: await guests.createChallenge(person.id, "make"), origin }, person, own) };
    },
    async makePasskey({ guest, passkey, device = "" }, caller) {
      const { id } = await guestOf(guest);
      const origin = originOf(caller);
      const made = await checkNew({ challenge: await spentChallenge(id, "make"), origin }, passkey);
      const added = await guests.addPasskey(id, { ...made, device });
      if (added === "full") throw new Refusal("tooManyPasskeys", { most: LIMITS.maxPasskeys });
      if (added === "known") throw new Refusal("badPasskey");
      return {};
    },
    async passkeyToUse({ guest }, caller) {
      const { id } = await guestOf(guest);
      const origin = originOf(caller);
      return { options: await optionsToUse({ challenge: await guests.createChallenge(id, "use"), origin }) };
    },
    async usePasskey({ guest, proof, device = "" }, caller) {
      const { id } = await guestOf(guest);
      const origin = originOf(caller);
      const challenge = await spentChallenge(id, "use");
      const passkey = await guests.passkeyById(proof.id);
      if (passkey === undefined || !isHandleOf(proof.userHandle, passkey.person.id)) throw new Refusal("badPasskey");
      const counter = await checkProof({ challenge, origin }, proof, passkey);
      const { person } = passkey;
      sanctions.check("ban", person.id);
      if (!(await guests.countPasskey(passkey.id, passkey.counter, counter))) throw new Refusal("badPasskey");
      return { ...person, token: person.id === id ? guest : await guests.addDevice(person.id, device) };
    },
    async removePasskey({ guest, passkey }) {
      await guests.removePasskey((await guestOf(guest)).id, passkey);
      return {};
    },
  };
}

const shownPasskey = ({ id, device, made, used }: KeptPasskey) => ({ id, device, made, used });

/** Passkeys belong to a page's site, so that only a page can use them. */
export function originOf({ origin }: Caller): string {
  if (origin === undefined) throw new Refusal("foreignOrigin");
  return origin;
}

/** An authenticator names the guest it made the passkey for; a device that was told which passkey to use need not. */
const isHandleOf = (handle: string | undefined, id: string): boolean =>
  handle === undefined || Buffer.from(handle, "base64url").toString("hex") === id;
