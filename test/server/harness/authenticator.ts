/** An authenticator in software: what it signs, and what a browser passes on of it. What an attacker would change can be changed. */
import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import type { NewPasskey, PasskeyProof } from "../../../shared/core/wire/devices.ts";

interface Forged {
  readonly origin: string;
  readonly host: string;
  readonly type: string;
  readonly challenge: string;
  readonly format: string;
  readonly statement: ReadonlyMap<string, unknown>;
  readonly id: Buffer;
  readonly handle: string;
}

const PRESENT_AND_VERIFIED = 0x05;
const HAS_CREDENTIAL = 0x40;
const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString("base64url");
const sha256 = (bytes: string | Uint8Array): Buffer => createHash("sha256").update(bytes).digest();

export class Authenticator {
  readonly #keys = generateKeyPairSync("ec", { namedCurve: "P-256" });
  readonly #origin: string;
  #handle = "";
  /** How often it has signed; it does not count if it stays 0. */
  counter = 0;
  readonly id = randomBytes(16);

  constructor(origin: string) {
    this.#origin = origin;
  }

  make(options: PublicKeyCredentialCreationOptionsJSON, forged: Partial<Forged> = {}): NewPasskey {
    this.#handle = options.user.id;
    const { id = this.id, host = options.rp.id ?? "", format = "none", statement = new Map() } = forged;
    const length = Buffer.from([id.length >> 8, id.length & 255]);
    const credential = Buffer.concat([Buffer.alloc(16), length, id, cbor(this.#publicKey())]);
    const authData = Buffer.concat([this.#signedPart(host, PRESENT_AND_VERIFIED | HAS_CREDENTIAL), credential]);
    const attested = new Map<string, unknown>([
      ["fmt", format],
      ["attStmt", statement],
      ["authData", authData],
    ]);
    const clientDataJSON = this.#clientData("webauthn.create", options.challenge, forged);
    return { id: base64(id), clientDataJSON, attestationObject: base64(cbor(attested)), transports: ["internal"] };
  }

  use(options: PublicKeyCredentialRequestOptionsJSON, forged: Partial<Forged> = {}): PasskeyProof {
    const { id = this.id, host = options.rpId ?? "", handle = this.#handle } = forged;
    const authenticatorData = this.#signedPart(host, PRESENT_AND_VERIFIED);
    const clientDataJSON = this.#clientData("webauthn.get", options.challenge, forged);
    const signed = Buffer.concat([authenticatorData, sha256(Buffer.from(clientDataJSON, "base64url"))]);
    const signature = base64(sign("sha256", signed, this.#keys.privateKey));
    return { id: base64(id), clientDataJSON, authenticatorData: base64(authenticatorData), signature, userHandle: handle };
  }

  #signedPart(host: string, flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([sha256(host), Buffer.from([flags]), counter]);
  }

  #clientData(type: string, challenge: string, forged: Partial<Forged>): string {
    const { origin } = { origin: this.#origin, ...forged };
    const told = { type: forged.type ?? type, challenge: forged.challenge ?? challenge, origin, crossOrigin: false };
    return base64(Buffer.from(JSON.stringify(told)));
  }

  /** As COSE says it: an elliptic curve, ES256, P-256, x and y. */
  #publicKey(): Map<number, unknown> {
    const { x = "", y = "" } = this.#keys.publicKey.export({ format: "jwk" });
    return new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, "base64url")],
      [-3, Buffer.from(y, "base64url")],
    ]);
  }
}

/** The few kinds of CBOR that are needed here. */
function cbor(value: unknown): Buffer {
  if (typeof value === "number") return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === "string") return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  if (Array.isArray(value)) return Buffer.concat([head(4, value.length), ...value.map(cbor)]);
  if (value instanceof Map) return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, inner]) => [cbor(key), cbor(inner)])]);
  throw new Error(`no CBOR for ${value}`);
}

function head(kind: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(kind << 5) | size]);
  return size < 256 ? Buffer.from([(kind << 5) | 24, size]) : Buffer.from([(kind << 5) | 25, size >> 8, size & 255]);
}
