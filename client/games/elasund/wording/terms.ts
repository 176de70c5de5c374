/** What the words on Elasund's cards mean. */
import type { Term } from "../../../face/terms.ts";

export const TERMS = {
  cubes: { look: "icon:cube", leads: ["track", "church", "term:walls"] },
  site: { look: "badge:site", leads: ["term:permits", "term:compensation", "term:over"] },
  permits: { look: "icon:permit", leads: ["term:site", "term:compensation"] },
  compensation: { look: "icon:gold", leads: ["term:permits"] },
  over: { look: "tile:inn:neutral", leads: ["term:influence", "term:start"] },
  start: { look: "icon:huts", leads: ["term:over"] },
  trade: { look: "icon:trade", leads: ["track"] },
  income: { look: "icon:ship", leads: ["dish", "term:pirates"] },
  influence: { look: "icon:influence", leads: ["term:bonus", "term:over", "term:permits"] },
  pirates: { look: "icon:pirate", leads: ["term:towers"] },
  towers: { look: "icon:tower", leads: ["term:walls", "term:pirates"] },
  walls: { look: "icon:wall", leads: ["term:towers", "term:cubes"] },
  bonus: { look: "icon:bonus.extra", leads: ["term:influence"] },
  pit: { look: "church:back", leads: ["church"] },
} as const satisfies Readonly<Record<string, Term>>;

export const about = (...terms: readonly (keyof typeof TERMS)[]): string[] => terms.map((term) => `term:${term}`);
