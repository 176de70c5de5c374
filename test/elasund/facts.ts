import type { Facts } from "../contract/facts.ts";

export const facts: Facts = {
  decisions: 822,
  idle: { kind: -1, bonus: -1, permit: -1, target: -1, takes: 0, owes: 0, laid: 0, due: 0, given: 0, tiles: [] },
  simultaneous: true,
};
