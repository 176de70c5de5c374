/** Who may reach this server, as the operator has set it. */
import { randomBytes } from "node:crypto";
import type { Hosts } from "./hosts.ts";
import type { Origins } from "./origins.ts";

export interface Access {
  /** Web origins whose pages may call, beside the server's own. */
  readonly origins: Origins;
  /** Host names this server answers to, beside those of the origins. */
  readonly hosts: Hosts;
  /** Trusted proxies in front of the server. */
  readonly proxies: number;
  /** Key of the digests of addresses. Processes that share it get the same digests. */
  readonly addressKey: string;
  /** Password of the admin page; without one there is no such page. */
  readonly adminToken: string | undefined;
  /** Whether anyone may read the metrics; otherwise the admin token is needed. */
  readonly openMetrics: boolean;
}

export const DEFAULT_ACCESS: Access = {
  origins: new Set(),
  hosts: new Set(),
  proxies: 0,
  addressKey: randomBytes(16).toString("hex"),
  adminToken: undefined,
  openMetrics: false,
};
