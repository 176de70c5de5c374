export interface Guest {
  readonly id: string;
  readonly name: string;
  /** Their coat of arms; left out if it follows from the name. */
  readonly arms?: string;
}
