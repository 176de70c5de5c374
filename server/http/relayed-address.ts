/** The caller's address, as one process of a cluster tells it to the process it forwards a socket to. */
import { createHmac, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";

/** Carries the signed digest of the caller's address. A request that has it is never forwarded again. */
export const RELAY_HEADER = "x-quayside-relayed";

/** Processes that share the key trust each other's digest. */
export const signedAddress = (address: string, key: string): string =>
  `${address}.${createHmac("sha256", key).update(`relay ${address}`).digest("hex")}`;

/** The digest of the caller's address, if another process of the cluster has forwarded the socket. */
export function relayedAddress({ headers }: Pick<IncomingMessage, "headers">, key: string): string | undefined {
  const headerValue = String(headers[RELAY_HEADER] ?? "");
  const [address = ""] = headerValue.split(".", 1);
  const [received, expected] = [Buffer.from(headerValue), Buffer.from(signedAddress(address, key))];
  return received.length === expected.length && timingSafeEqual(received, expected) ? address : undefined;
}
