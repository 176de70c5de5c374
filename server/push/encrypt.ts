/** Encrypts a message for one browser, so that its push service cannot read it: RFC 8291 with the coding aes128gcm of RFC 8188. */
import { createCipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from "node:crypto";
import type { SubscriptionKeys } from "../store/subscriptions.ts";

const CURVE = "prime256v1";
/** The size of the single record that a message is. */
const RECORD_SIZE = 4_096;
/** Marks the last record. */
const LAST = Buffer.of(2);

const bytes = (text: string): Buffer => Buffer.from(text, "base64url");

/** Whether a message can be encrypted for them. */
export function areUsable({ p256dh, auth }: SubscriptionKeys): boolean {
  try {
    newSender().computeSecret(bytes(p256dh));
    return bytes(p256dh).length === 65 && bytes(auth).length === 16;
  } catch {
    return false;
  }
}

export function newSender(): ECDH {
  const sender = createECDH(CURVE);
  sender.generateKeys();
  return sender;
}

/** Sender and salt are new for each message. */
export function encrypt(message: string, { p256dh, auth }: SubscriptionKeys, sender = newSender(), salt = randomBytes(16)): Buffer {
  const [receiver, own] = [bytes(p256dh), sender.getPublicKey()];
  const derive = (from: Uint8Array, salted: Uint8Array, info: Uint8Array | string, length: number): Buffer =>
    Buffer.from(hkdfSync("sha256", from, salted, info, length));
  const shared = derive(sender.computeSecret(receiver), bytes(auth), Buffer.concat([Buffer.from("WebPush: info\0"), receiver, own]), 32);
  const key = derive(shared, salt, "Content-Encoding: aes128gcm\0", 16);
  const nonce = derive(shared, salt, "Content-Encoding: nonce\0", 12);
  const cipher = createCipheriv("aes-128-gcm", key, nonce);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(RECORD_SIZE);
  const head = Buffer.concat([salt, size, Buffer.of(own.length), own]);
  return Buffer.concat([head, cipher.update(message), cipher.update(LAST), cipher.final(), cipher.getAuthTag()]);
}
