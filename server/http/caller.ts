export interface Caller {
  /** A digest of the caller's address. It never leaves the server. */
  readonly address: string;
}
