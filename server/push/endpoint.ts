/** Which addresses a guest or their browser may have messages sent to. They come from outside: this server must not be led into its own network. */
import type { LookupAddress } from "node:dns";
import { Resolver } from "node:dns/promises";
import { BlockList, isIP, type LookupFunction } from "node:net";

const CLOSED_NETWORKS = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const;

const closed = new BlockList();
for (const [network, bits] of CLOSED_NETWORKS) closed.addSubnet(network, bits, "ipv4");
/** Only global unicast addresses of IPv6 are used, without those that tunnel IPv4 or are for documentation. */
const open = new BlockList();
open.addSubnet("2000::", 3, "ipv6");
for (const [network, bits] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
] as const)
  closed.addSubnet(network, bits, "ipv6");

export const isPublicAddress = (address: string): boolean =>
  isIP(address) === 4 ? !closed.check(address, "ipv4") : open.check(address, "ipv6") && !closed.check(address, "ipv6");

/** Services have names, and use https on its own port. */
export function isPublicEndpoint(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  const isNamed = /^[a-z\d-]+(\.[a-z\d-]+)+$/i.test(hostname) && isIP(hostname) === 0 && !/\.(local|localhost|internal)$/i.test(hostname);
  return protocol === "https:" && port === "" && username === "" && password === "" && isNamed;
}

/** The time for one try, in milliseconds. */
const LOOKUP_TIMEOUT = 3_000;
const LOOKUP_TRIES = 2;

/**
 * Checked when the connection is made, so that a name cannot lead elsewhere later. It asks the name servers itself: the system's lookup
 * has two threads for all names, and those of strangers may hang.
 */
export function publicLookupBy(resolver: Record<"resolve4" | "resolve6", (host: string) => Promise<readonly string[]>>): LookupFunction {
  const addressesOf = (host: string, family: 4 | 6): Promise<LookupAddress[]> =>
    resolver[`resolve${family}`](host).then((found) => found.map((address) => ({ address, family })));
  return (host, options, callback) => {
    void Promise.allSettled([addressesOf(host, 4), addressesOf(host, 6)]).then(([v4, v6]) => {
      const found = [v4, v6].flatMap((of) => (of.status === "fulfilled" ? of.value : []));
      const [first] = found;
      if (first === undefined) callback(v4.status === "rejected" ? v4.reason : notPublic(), "");
      else if (!found.every(({ address }) => isPublicAddress(address))) callback(notPublic(), "");
      else if (options.all) callback(null, found);
      else callback(null, first.address, first.family);
    });
  };
}

const notPublic = (): NodeJS.ErrnoException => Object.assign(new Error("the service is not at a public address"), { code: "ENOTPUBLIC" });

export const publicLookup: LookupFunction = publicLookupBy(new Resolver({ timeout: LOOKUP_TIMEOUT, tries: LOOKUP_TRIES }));
