/**
 * Host names this server answers to, against DNS rebinding: a malicious site can point its own name at a private address, and the browser
 * then takes this server for that site. The Host header still shows the site's name.
 */
import { isIP } from "node:net";

export type Hosts = ReadonlySet<string>;

/** A host name without a port, in lower case; undefined if the text is anything else. */
export function hostNameOf(text: string): string | undefined {
  return /^[a-z\d_-]+(\.[a-z\d_-]+)*$/i.test(text) ? text.toLowerCase() : undefined;
}

/** Localhost, any IP address, and the listed names. Browsers always send the header, so a request without it is no attack. */
export function isOwnHost(hosts: Hosts, host: string | undefined): boolean {
  if (host === undefined) return true;
  const [, bracketed, plain = ""] = /^(?:\[([\da-f:.]+)\]|([\w.-]+?)\.?)(?::\d{1,5})?$/i.exec(host) ?? [];
  if (bracketed !== undefined) return isIP(bracketed) === 6;
  const name = plain.toLowerCase();
  return isIP(name) === 4 || name === "localhost" || name.endsWith(".localhost") || hosts.has(name);
}
