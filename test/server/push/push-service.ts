/** A stand-in for the push service of browsers: takes messages, checks who sends them, and decrypts them as the browser would. */
import { createDecipheriv, createECDH, createPublicKey, type ECDH, hkdfSync, randomBytes, verify } from "node:crypto";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";
import type { Subscription } from "../../../server/store/subscriptions.ts";

export interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface PushService {
  readonly address: string;
  readonly received: Received[];
  /** The statuses of the next answers; the last is given to all after it. */
  statuses: number[];
}

export async function pushService(): Promise<PushService> {
  const received: Received[] = [];
  const service = { address: "", received, statuses: [201] };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    received.push({ path: request.url ?? "", headers: request.headers, body: Buffer.concat(chunks) });
    const status = (service.statuses.length > 1 ? service.statuses.shift() : service.statuses[0]) as number;
    response.writeHead(status, status === 301 ? { Location: `${service.address}/elsewhere` } : {}).end();
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  onTestFinished(() => void server.close());
  service.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return service;
}

export interface StandInBrowser {
  readonly subscription: Subscription;
  read(body: Buffer): string;
}

export function standInBrowser(endpoint: string): StandInBrowser {
  const own = createECDH("prime256v1");
  own.generateKeys();
  const auth = randomBytes(16);
  const keys = { p256dh: own.getPublicKey("base64url"), auth: auth.toString("base64url") };
  return { subscription: { endpoint, ...keys }, read: (body) => decrypt(body, own, auth) };
}

function decrypt(body: Buffer, own: ECDH, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const sender = body.subarray(21, 21 + body.readUInt8(20));
  const sealed = body.subarray(21 + sender.length);
  const derive = (from: Uint8Array, salted: Uint8Array, info: Uint8Array, length: number) =>
    Buffer.from(hkdfSync("sha256", from, salted, info, length));
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), own.getPublicKey(), sender]);
  const shared = derive(own.computeSecret(sender), auth, info, 32);
  const key = derive(shared, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
  const decipher = createDecipheriv("aes-128-gcm", key, derive(shared, salt, Buffer.from("Content-Encoding: nonce\0"), 12));
  decipher.setAuthTag(sealed.subarray(-16));
  const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  if (text.at(-1) !== 2) throw new Error("not the last record");
  return text.subarray(0, -1).toString("utf8");
}

/** The claims of an authorization, if its signature is by the key that it names. */
export function claimsOf(authorization: string | undefined): { readonly key: string; readonly claims: Readonly<Record<string, unknown>> } {
  const [, token = "", key = ""] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization ?? "") ?? [];
  const [head = "", claims = "", signature = ""] = token.split(".");
  const point = Buffer.from(key, "base64url");
  const jwk = { kty: "EC", crv: "P-256", x: point.subarray(1, 33).toString("base64url"), y: point.subarray(33).toString("base64url") };
  const publicKey = createPublicKey({ key: jwk, format: "jwk" });
  const isSigned = verify(
    "sha256",
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  if (!isSigned) throw new Error("the signature is wrong");
  return { key, claims: JSON.parse(Buffer.from(claims, "base64url").toString("utf8")) };
}
