/** What the contract's tests must be told of a game: `test/<game>/facts.ts`. */
import { UNDER_TEST } from "./matches.ts";

export interface Facts {
  /** Decisions of a random match that 99 of 100 do not exceed, measured over 3,000 matches with any options and seats. */
  readonly decisions: number;
  /** Fields of table and secrets that hold something during a step only, with their value at the end; a list stands for all its items. */
  readonly idle: Readonly<Record<string, unknown>>;
  /** Several seats may be asked at once. */
  readonly simultaneous: boolean;
}

const byId = new Map(
  await Promise.all(
    UNDER_TEST.map(async ({ id }) => {
      const { facts }: { readonly facts: Facts } = await import(`../${id}/facts.ts`);
      return [id, facts] as const;
    }),
  ),
);

export const factsOf = (id: string): Facts => byId.get(id)!;
