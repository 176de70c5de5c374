/** Whether a line has words that are there to hurt, in any language of the page: people do not say in which one they write. */
import { hurtful as english } from "./en/hurtful.ts";
import { hurtful as icelandic } from "./is/hurtful.ts";
import { hurtful as norwegian } from "./nb/hurtful.ts";
import { hurtful as dutch } from "./nl/hurtful.ts";
import { hurtful as chinese } from "./zh-Hans/hurtful.ts";

/** Whole words alone: there are towns, names and trades that begin like them. Chinese has no blanks between words. */
const HURTFUL = new RegExp(`(?<!\\p{L})(${[english, dutch, norwegian, icelandic].join("|")})(?!\\p{L})|${chinese}`, "iu");

export const hurts = (line: string): boolean => HURTFUL.test(line.normalize("NFKC"));
