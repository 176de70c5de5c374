/** Weaves every mutant of a file into it, each asleep until its number is woken: nothing is compiled again for the next one. */

import { stripTypeScriptTypes } from "node:module";
import { parseSync } from "vite";
import { at } from "../../shared/core/base/checked.ts";
import { conditionOf, isFunction, isLoop, isRemovable, type Node, replacements } from "./operators.ts";

export interface Mutant {
  /** File, line, column and change. */
  readonly id: string;
  readonly file: string;
  /** The whole line it is in, and how far into that. */
  readonly code: string;
  readonly column: number;
  readonly change: string;
  /** Runs while the file is loaded. */
  readonly isLoaded: boolean;
}

/** The global of the woven code: whether the mutant of that number is awake. */
const AWAKE = "globalThis.__awake";
/** Counts a round of a loop, and throws if there are too many. */
const ROUND = "globalThis.__round()";

interface Context {
  readonly isLoaded: boolean;
  readonly inChain: boolean;
}

/** Types that hold an expression; all others are left as they are. */
const TYPED = ["TSAsExpression", "TSNonNullExpression", "TSSatisfiesExpression"];
const UNTOUCHED = ["ImportDeclaration", "ExportSpecifier", "ImportExpression", "ThrowStatement"];

/** The woven source as JavaScript, and its mutants; the first has this number. */
export function weave(file: string, source: string, first = 0): { woven: string; mutants: Mutant[] } {
  const mutants: Mutant[] = [];
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`);
  const lines = source.split("\n");
  const raw = (node: unknown): string => source.slice((node as Node).start, (node as Node).end);

  const add = (node: Node, to: string, isLoaded: boolean): number => {
    const before = source.slice(0, node.start).split("\n");
    const change = `${raw(node)} -> ${to}`.replaceAll(/\s+/g, " ");
    const [line, start] = [at(lines, before.length - 1), at(before, before.length - 1).length];
    const id = `${file}:${before.length}:${start + 1} ${change}`;
    const column = start - (line.length - line.trimStart().length);
    mutants.push({ id, file, code: line.trim(), column, change, isLoaded });
    return first + mutants.length - 1;
  };
  const chosen = (node: Node, others: readonly string[], text: string, isLoaded: boolean): string =>
    others.reduce((rest, other) => `(${AWAKE}(${add(node, other, isLoaded)}) ? ${other} : ${rest})`, text);

  function woven(node: Node, context: Context, isCondition = false): string {
    const inside = { isLoaded: context.isLoaded && !isFunction(node), inChain: false };
    const condition = conditionOf(node);
    let text = "";
    let at = node.start;
    for (const [key, child] of childrenOf(node)) {
      const inChain =
        node.type === "ChainExpression" || (context.inChain && (key === "callee" || key === "object" || key === "expression"));
      const part = woven(child, { ...inside, inChain }, child === condition);
      text += source.slice(at, child.start) + (key === "body" && isLoop(node) ? `{ ${ROUND}; ${part} }` : part);
      at = child.end;
    }
    text += source.slice(at, node.end);
    const place = { node, ...context };
    const others = replacements(place, raw);
    if (others.length > 0) text = chosen(node, others, text, context.isLoaded);
    if (isCondition) text = chosen(node, ["true", "false"], text, context.isLoaded);
    if (isRemovable(node)) text = `{ if (!${AWAKE}(${add(node, "nothing", context.isLoaded)})) { ${text} } }`;
    return text;
  }
  return { woven: stripTypeScriptTypes(woven(program as unknown as Node, { isLoaded: true, inChain: false })), mutants };
}

/** In the order of the source, without names and types. */
function childrenOf(node: Node): [string, Node][] {
  if (UNTOUCHED.includes(node.type) || (node.type.startsWith("TS") && !TYPED.includes(node.type))) return [];
  const found = Object.entries(node).flatMap(([key, value]) => {
    if (key === "id" || ((key === "key" || key === "property") && node.computed !== true)) return [];
    if (node.type === "Property" && node.shorthand === true) return [];
    return [value].flat().flatMap((child): [string, Node][] => (isNode(child) ? [[key, child]] : []));
  });
  return found.sort(([, a], [, b]) => a.start - b.start);
}

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && "type" in value && "start" in value;
