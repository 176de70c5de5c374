/** The caller's address, as all limits by address count it. */
import { createHmac } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { isIP } from "node:net";

export interface AddressSource {
  readonly headers: IncomingHttpHeaders;
  readonly socket: { readonly remoteAddress?: string | undefined };
}

/**
 * IPv6 addresses count by their /64 network, because one caller usually has all of it. Behind trusted proxies, each of which appends its
 * peer to X-Forwarded-For, it is the entry of the outermost one: the client may have written everything before that.
 */
export function addressOf({ headers, socket }: AddressSource, proxies: number): string {
  const chain = proxies === 0 ? [] : String(headers["x-forwarded-for"] ?? "").split(",");
  const forwarded = chain.at(-proxies) ?? "";
  return networkOf(withoutPort(forwarded)) ?? networkOf(socket.remoteAddress ?? "") ?? "";
}

/** Equal for equal addresses; the address cannot be recovered without the key. */
export const addressDigest = (address: string, key: string): string => createHmac("sha256", key).update(address).digest("hex").slice(0, 12);

/** The digest of an address as a person types it, alone or with /64; undefined for anything else. */
export function typedAddressDigest(text: string, key: string): string | undefined {
  const network = networkOf(text.trim().replace(/\/64$/, ""));
  return network && addressDigest(network, key);
}

/** Some proxies append the port. */
function withoutPort(text: string): string {
  const address = text.trim();
  return /^\[([^\]]+)\](?::\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address;
}

function networkOf(address: string): string | undefined {
  const [plain = ""] = address.split("%", 1);
  if (isIP(plain) !== 6) return isIP(plain) === 4 ? plain : undefined;
  const parts = hextets(plain);
  const [high = 0, low = 0] = parts.slice(6);
  // An IPv4-mapped address, as a dual-stack socket reports IPv4 callers.
  if (parts.slice(0, 5).every((part) => part === 0) && parts[5] === 0xffff) return [high >> 8, high & 255, low >> 8, low & 255].join(".");
  const network = parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(":")}::/64`;
}

function hextets(address: string): number[] {
  // The URL parser unifies the address and removes dotted quads.
  const { hostname } = new URL(`http://[${address}]`);
  const [head = [], tail = []] = hostname
    .slice(1, -1)
    .split("::")
    .map((side) => (side === "" ? [] : side.split(":").map((part) => Number.parseInt(part, 16))));
  return [...head, ...new Array<number>(8 - head.length - tail.length).fill(0), ...tail];
}
