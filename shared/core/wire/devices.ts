/** How a guest is known again: the devices that are signed in, and passkeys, which sign in others. */
import { isLike, isList, isRecord, isText } from "../base/plain.ts";

/** The longest name of a device: browser and system. */
export const LONGEST_DEVICE = 40;

/** A browser that is signed in as the guest. */
export interface Device {
  readonly id: string;
  /** As in "Firefox, Windows"; empty if it has not said. */
  readonly name: string;
  /** When it last opened the page; 0 if that is not known. */
  readonly seen: number;
  /** The one that asks. */
  readonly own: boolean;
}

export interface Passkey {
  /** The credential's, base64url. */
  readonly id: string;
  /** The device where it was made. */
  readonly device: string;
  readonly made: number;
  /** When it last signed in a device; 0 before. */
  readonly used: number;
}

const isBase64 = (longest: number) => isLike(new RegExp(`^[\\w-]{1,${longest}}$`));

/** 1,023 bytes, as the Web Authentication standard allows. */
export const isCredentialId = isBase64(1_364);
const client = { id: isCredentialId, clientDataJSON: isBase64(1_400) };

/** A new passkey, as its browser tells it; all bytes are base64url. */
export const isNewPasskey = isRecord({ ...client, attestationObject: isBase64(1_960), transports: isList(isText(20), 0, 8) });
export type NewPasskey = NonNullable<(typeof isNewPasskey)["type"]>;

/** A challenge that a passkey has signed. */
export const isPasskeyProof = isRecord(
  { ...client, authenticatorData: isBase64(1_400), signature: isBase64(1_400) },
  { userHandle: isBase64(88) },
);
export type PasskeyProof = NonNullable<(typeof isPasskeyProof)["type"]>;
