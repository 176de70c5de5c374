/**
 * Passkeys by the Web Authentication standard, as we use it: no attestation, user verification if the device has it. The library is loaded
 * with the first passkey. Whatever it finds wrong is the caller's mistake.
 */
import { Refusal } from "../../shared/core/base/refusal.ts";
import type { NewPasskey, PasskeyProof } from "../../shared/core/wire/devices.ts";
import type { KeptPasskey } from "../store/devices.ts";
import type { Guest } from "../store/guest.ts";

/** Where a passkey is made and used. It belongs to the host's name: no other site can use it, and this one neither under another name. */
interface Site {
  readonly challenge: string;
  /** Of the page that asks, which may call. */
  readonly origin: string;
}

const SITE_NAME = "Quayside";
/** Ed25519, ECDSA with P-256 and RSA, as the standard numbers them; the longest key of theirs fits in a kilobyte. */
const ALGORITHMS = [-8, -7, -257];
const LONGEST_KEY = 1_024;

const library = () => import("@simplewebauthn/server");
const hostOf = (origin: string): string => new URL(origin).hostname;
const bytes = (base64: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(base64, "base64url"));

/** The guest's id names them on their authenticator, which keeps one passkey for each. */
export async function optionsToMake({ challenge, origin }: Site, { id, name }: Guest, own: readonly KeptPasskey[]) {
  const { generateRegistrationOptions } = await library();
  const { extensions: _unused, ...options } = await generateRegistrationOptions({
    rpName: SITE_NAME,
    rpID: hostOf(origin),
    userName: name,
    userDisplayName: name,
    userID: new Uint8Array(Buffer.from(id, "hex")),
    challenge: bytes(challenge),
    attestationType: "none",
    supportedAlgorithmIDs: ALGORITHMS,
    authenticatorSelection: { residentKey: "required", userVerification: "preferred" },
    excludeCredentials: own.map((passkey) => ({ id: passkey.id })),
  });
  return options;
}

export async function optionsToUse({ challenge, origin }: Site) {
  const { generateAuthenticationOptions } = await library();
  const asked = { rpID: hostOf(origin), challenge: bytes(challenge), userVerification: "preferred" } as const;
  const { extensions: _unused, ...options } = await generateAuthenticationOptions(asked);
  return options;
}

/** What is to be kept of a new passkey. */
export function checkNew({ challenge, origin }: Site, { id, clientDataJSON, attestationObject, transports }: NewPasskey) {
  return refusing(async () => {
    const [{ verifyRegistrationResponse }, { decodeAttestationObject }] = await Promise.all([
      library(),
      import("@simplewebauthn/server/helpers"),
    ]);
    const attested = decodeAttestationObject(bytes(attestationObject));
    // Of a certificate the library would fetch what its maker has written into it: any address.
    if (attested.get("attStmt").get("x5c") !== undefined || !["none", "packed"].includes(attested.get("fmt"))) return undefined;
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...credential(id), response: { clientDataJSON, attestationObject } },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: hostOf(origin),
      supportedAlgorithmIDs: ALGORITHMS,
      requireUserVerification: false,
    });
    const made = registrationInfo?.credential;
    if (made === undefined || made.publicKey.length > LONGEST_KEY) return undefined;
    return { id: made.id, publicKey: Buffer.from(made.publicKey).toString("base64url"), counter: made.counter, transports };
  });
}

/** What the passkey's authenticator counts now. */
export function checkProof({ challenge, origin }: Site, { id, userHandle, ...response }: PasskeyProof, passkey: KeptPasskey) {
  return refusing(async () => {
    const { verifyAuthenticationResponse } = await library();
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...credential(id), response },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: hostOf(origin),
      credential: { id: passkey.id, publicKey: bytes(passkey.publicKey), counter: passkey.counter },
      requireUserVerification: false,
    });
    return verified ? authenticationInfo.newCounter : undefined;
  });
}

const credential = (id: string) => ({ id, rawId: id, type: "public-key" as const, clientExtensionResults: {} });

async function refusing<T>(check: () => Promise<T | undefined>): Promise<T> {
  const checked = await check().catch(() => undefined);
  if (checked === undefined) throw new Refusal("badPasskey");
  return checked;
}
