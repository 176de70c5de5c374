/** How a guest is known again: by the token of each of their devices, by codes and by passkeys, which both sign in another device. */
import type { Device, Passkey } from "../../shared/core/wire/devices.ts";
import type { Guest } from "./guest.ts";

/** A guest who is signed in, and the token of their device. */
export interface SignedIn {
  readonly person: Guest;
  readonly token: string;
}

/** What a challenge is for. */
export type PasskeyUse = "make" | "use";

/** A passkey as it is kept. Keys are base64url. */
export interface KeptPasskey extends Passkey {
  readonly publicKey: string;
  /** How often its authenticator has signed, by its own count; 0 for those that do not count. */
  readonly counter: number;
  /** The ways to its authenticator, as its browser named them. */
  readonly transports: readonly string[];
}

export interface DeviceStore {
  /** Eight characters that let the guest in on another device, once, for five minutes. */
  createCode(id: string): Promise<string>;
  /** Undefined if the code is wrong, used or expired. */
  redeem(code: string, device?: string): Promise<SignedIn | undefined>;
  /** Another device of the guest: its token. */
  addDevice(id: string, device: string): Promise<string>;
  /** The device has opened the page. */
  noteDevice(token: string, device: string): Promise<void>;
  /** The device that has the token comes first, then the one seen last. */
  devicesOf(id: string, token: string): Promise<readonly Device[]>;
  /** Makes the token of a device void, and codes that would sign in another one: it may have asked for them. */
  signOut(id: string, device: string): Promise<void>;
  /** Makes all other tokens of the guest void, and codes that would sign in another device; no browser is told of moves until it asks again. */
  signOutOthers(id: string, token: string): Promise<void>;
  /** 32 random bytes as base64url, for this guest and use, in place of the ones before. */
  createChallenge(id: string, use: PasskeyUse): Promise<string>;
  /** The guest's challenge if it is not too old: it is gone with this. */
  takeChallenge(id: string, use: PasskeyUse): Promise<string | undefined>;
  /** Oldest first. */
  passkeysOf(id: string): Promise<readonly KeptPasskey[]>;
  /** "known" if there is such a credential already, whose ever it is. */
  addPasskey(id: string, passkey: Omit<KeptPasskey, "made" | "used">): Promise<"added" | "known" | "full">;
  passkeyById(passkey: string): Promise<(KeptPasskey & { readonly person: Guest }) | undefined>;
  /** Notes that a passkey was used and what it counts now. False if it was used since it counted `before`, or removed. */
  countPasskey(passkey: string, before: number, counter: number): Promise<boolean>;
  removePasskey(id: string, passkey: string): Promise<void>;
}
