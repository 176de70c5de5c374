/**
 * By which names this server may be addressed. A page of another site can have its own name point to an address in somebody's home;
 * the browser then takes this server for that site. The Host header still tells which name was meant.
 */
import { isIP } from "node:net";

export type Hosts = ReadonlySet<string>;

/** A host name of the settings in lower case, without a port; undefined if the text is anything else. */
export function hostNameOf(text: string): string | undefined {
  return /^[a-z\d_-]+(\.[a-z\d_-]+)*$/i.test(text) ? text.toLowerCase() : undefined;
}

/** Localhost, any plain IP address, and the names in the list. No browser leaves the header out: without one nobody is deceived. */
export function isOwnHost(hosts: Hosts, host: string | undefined): boolean {
  if (host === undefined) return true;
  const [, bracketed, plain = ""] = /^(?:\[([\da-f:.]+)\]|([\w.-]+?)\.?)(?::\d{1,5})?$/i.exec(host) ?? [];
  if (bracketed !== undefined) return isIP(bracketed) === 6;
  const name = plain.toLowerCase();
  return isIP(name) === 4 || name === "localhost" || name.endsWith(".localhost") || hosts.has(name);
}
