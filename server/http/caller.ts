export interface Caller {
  /** A digest of the caller's address. It never leaves the server. */
  readonly address: string;
  /** Where the page that makes a call is from, one that may call; undefined for what is no browser. */
  readonly origin?: string | undefined;
}
