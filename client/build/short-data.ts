/**
 * What the page gets of learnt and measured numbers: three digits of them, and nothing about where they come from. The chances that follow
 * differ by less than people are shown.
 */
import type { Plugin } from "vite";

/** The models of the games, and the strengths of the levels. */
const DATA = /\/shared\/(?:[\w-]+\/(?:mind|bot)\/[\w-]+|strengths)\.json$/;
const DIGITS = 3;
/** Read by people and by the tests alone. */
const UNREAD: ReadonlySet<string> = new Set(["provenance", "low", "high", "milliseconds"]);

/** A whole number stays as it is. */
const shortened = (key: string, value: unknown): unknown => {
  if (UNREAD.has(key)) return undefined;
  return typeof value === "number" && !Number.isInteger(value) ? Number(value.toPrecision(DIGITS)) : value;
};

export const shortData = (json: string): string => JSON.stringify(JSON.parse(json), shortened);

export const shortDataPlugin: Plugin = {
  name: "quayside-short-data",
  apply: "build",
  // Runs before Vite makes a module of it.
  enforce: "pre",
  transform: (code, id) => (DATA.test(id) ? { code: shortData(code), map: null } : undefined),
};
