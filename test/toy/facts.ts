import type { Facts } from "../contract/facts.ts";

export const facts: Facts = {
  decisions: 25,
  idle: { pebbles: 0, chosen: 0 },
  simultaneous: true,
};
