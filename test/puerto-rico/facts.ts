import type { Facts } from "../contract/facts.ts";

export const facts: Facts = {
  decisions: 557,
  idle: { produced: [], idle: 0, firstLoad: false, stored: [], wharfUsed: false },
  simultaneous: false,
};
