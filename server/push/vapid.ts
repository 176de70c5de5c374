/** Proof to push services that a message comes from this server: VAPID, RFC 8292. The key is made at the first start and kept. */
import { createPrivateKey, generateKeyPairSync, type JsonWebKey, sign } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { time } from "../base/time.ts";

export interface VapidKey {
  /** The uncompressed point as base64url: browsers subscribe with it. */
  readonly public: string;
  readonly jwk: JsonWebKey;
}

/** Push services refuse more than a day. */
const TOKEN_SECONDS = 12 * 3_600;

export function newVapidKey(): VapidKey {
  const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  return vapidKeyOf(privateKey.export({ format: "jwk" }));
}

function vapidKeyOf(jwk: JsonWebKey): VapidKey {
  const [x, y] = [jwk.x, jwk.y].map((part) => Buffer.from(part ?? "", "base64url"));
  const point = Buffer.concat([Buffer.of(4), x as Buffer, y as Buffer]);
  if (jwk.crv !== "P-256" || jwk.d === undefined || point.length !== 65) throw new Error("not a P-256 key");
  return { public: point.toString("base64url"), jwk };
}

/** Readable by the server's user alone. Of several processes that start at once, one makes it. */
export function savedVapidKey(file: string): VapidKey {
  try {
    writeFileSync(file, JSON.stringify(newVapidKey().jwk), { mode: 0o600, flag: "wx" });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  return vapidKeyOf(JSON.parse(readFileSync(file, "utf8")) as JsonWebKey);
}

/** The value of the header Authorization. `contact`: whom the push service can write to. */
export function vapidHeader(key: VapidKey, origin: string, contact: string): string {
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString("base64url");
  const claims = { aud: origin, exp: Math.floor(time.now() / 1_000) + TOKEN_SECONDS, sub: contact };
  const signed = `${part({ typ: "JWT", alg: "ES256" })}.${part(claims)}`;
  const privateKey = createPrivateKey({ key: key.jwk, format: "jwk" });
  const signature = sign("sha256", Buffer.from(signed), { key: privateKey, dsaEncoding: "ieee-p1363" });
  return `vapid t=${signed}.${signature.toString("base64url")}, k=${key.public}`;
}
