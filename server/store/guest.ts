export interface KnownGuest {
  readonly id: string;
  readonly name: string;
}
