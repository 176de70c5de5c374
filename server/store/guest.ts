export interface Guest {
  readonly id: string;
  readonly name: string;
}
