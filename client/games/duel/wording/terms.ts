/** What the words on Duel's cards mean. */
import type { Term } from "../../../face/terms.ts";

export const TERMS = {
  price: { look: "price:0:can", leads: ["term:trade", "term:link"] },
  trade: { look: "icon:coin", leads: ["term:price"] },
  link: { look: "icon:chain", leads: ["term:price"] },
  discarding: { look: "icon:discard", leads: ["term:price"] },
  wonders: { look: "icon:wonder", leads: ["term:price"] },
  science: { look: "icon:science.wheel", leads: ["term:tokens"] },
  tokens: { look: "token:back", leads: ["term:science"] },
  shields: { look: "icon:shield", leads: ["pawn", "term:loot"] },
  loot: { look: "loot:2", leads: ["pawn"] },
  guilds: { look: "back:guild" },
  ages: { look: "back:1", leads: ["term:guilds"] },
  treasury: { look: "purse", leads: ["term:trade", "term:discarding"] },
} as const satisfies Readonly<Record<string, Term>>;

export const about = (...terms: readonly (keyof typeof TERMS)[]): string[] => terms.map((term) => `term:${term}`);
