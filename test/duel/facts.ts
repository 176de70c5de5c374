import type { Facts } from "../contract/facts.ts";

export const facts: Facts = {
  decisions: 72,
  idle: { again: false, offer: [], drawn: [] },
  simultaneous: false,
};
