/** Where somebody calls from, as everything that is limited by address counts it. */
import { createHmac } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { isIP } from "node:net";

export interface Calling {
  readonly headers: IncomingHttpHeaders;
  readonly socket: { readonly remoteAddress?: string | undefined };
}

/**
 * The caller's address; an IPv6 one by the network of his, of which he has all. Behind proxies of one's own, each of which adds
 * whom it has heard to a list, it is the one the outermost has heard: what stands before it in the list anybody can write.
 */
export function addressOf({ headers, socket }: Calling, proxies: number): string {
  const heard = proxies === 0 ? [] : String(headers["x-forwarded-for"] ?? "").split(",");
  const forwarded = heard.at(-proxies) ?? "";
  return networkOf(bare(forwarded)) ?? networkOf(socket.remoteAddress ?? "") ?? "";
}

/** The same for the same address, and no address can be read from it without the key. */
export const addressDigest = (address: string, key: string): string => createHmac("sha256", key).update(address).digest("hex").slice(0, 12);

/** Some proxies write the port too. */
function bare(text: string): string {
  const address = text.trim();
  return /^\[([^\]]+)\](?::\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address;
}

function networkOf(address: string): string | undefined {
  const [plain = ""] = address.split("%", 1);
  if (isIP(plain) !== 6) return isIP(plain) === 4 ? plain : undefined;
  const parts = hextets(plain);
  const [high = 0, low = 0] = parts.slice(6);
  // An IPv4 caller, as a socket for both kinds has him.
  if (parts.slice(0, 5).every((part) => part === 0) && parts[5] === 0xffff) return [high >> 8, high & 255, low >> 8, low & 255].join(".");
  const network = parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(":")}::/64`;
}

function hextets(address: string): number[] {
  // Written in one way, without dots.
  const { hostname } = new URL(`http://[${address}]`);
  const [head = [], tail = []] = hostname
    .slice(1, -1)
    .split("::")
    .map((side) => (side === "" ? [] : side.split(":").map((part) => Number.parseInt(part, 16))));
  return [...head, ...new Array<number>(8 - head.length - tail.length).fill(0), ...tail];
}
