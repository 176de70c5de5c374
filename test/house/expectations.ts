/** Finds tests that may pass without an expectation: neither they nor their helpers have one that is always reached. */
import { dirname, join } from "node:path/posix";
import { parseSync } from "vite";
import type { Sources } from "./layers.ts";

interface Tree {
  readonly type: string;
  readonly start: number;
  readonly [field: string]: unknown;
}

interface TestFile {
  /** Names used by each function or value of the file. */
  readonly mentions: Map<string, Set<string>>;
  /** Where an imported name comes from. */
  readonly imports: Map<string, { readonly file: string; readonly name: string }>;
  readonly tests: readonly { readonly line: number; readonly title: string; readonly body: unknown }[];
}

const DECLARED = ["FunctionDeclaration", "VariableDeclarator"];
const LEAST_ARGUMENTS = 2;

/** One sentence for each test that may pass without an expectation. */
export function testsWithoutExpectation(sources: Sources): string[] {
  const files = new Map([...sources].map(([path, source]) => [path, read(path, source)]));
  return [...files].flatMap(([path, file]) => {
    const isExpectation = (name: string): boolean => expects(files, path, new Set([name]), new Set());
    return file.tests
      .filter(({ body }) => !surelyExpects(body, isExpectation))
      .map(({ line, title }) => `${path}:${line} may pass without an expectation: ${title}`);
  });
}

const ENDS = ["ContinueStatement", "ReturnStatement", "BreakStatement"];

/**
 * Whether there is an expectation that no `if` passes by. A loop or a callback counts as run: a test that looks for a situation counts how
 * often it has met it, and expects that.
 */
function surelyExpects(tree: unknown, isExpectation: (name: string) => boolean): boolean {
  const surely = (part: unknown): boolean => surelyExpects(part, isExpectation);
  if (Array.isArray(tree)) {
    for (const part of tree) {
      if (surely(part)) return true;
      if (mayLeave(part)) return false;
    }
    return false;
  }
  if (typeof tree !== "object" || tree === null) return false;
  const { type, name, test, consequent, alternate, left } = tree as Tree;
  if (type === "Identifier") return isExpectation(name as string);
  if (type === "LogicalExpression") return surely(left);
  if (type === "IfStatement" || type === "ConditionalExpression") return surely(test) || (surely(consequent) && surely(alternate));
  return Object.values(tree).some(surely);
}

/** An `if` that ends the iteration or the function: what follows may not be reached. */
function mayLeave(part: unknown): boolean {
  const { type, consequent } = (part ?? {}) as Tree;
  if (type !== "IfStatement") return false;
  const { type: kind, body } = consequent as Tree;
  return ENDS.includes(kind === "BlockStatement" ? `${(body as Tree[]).at(-1)?.type}` : kind);
}

/** Whether one of these names is `expect`, or a helper's that expects something in turn. */
function expects(files: ReadonlyMap<string, TestFile>, path: string, names: ReadonlySet<string>, seen: Set<string>): boolean {
  if (names.has("expect")) return true;
  const file = files.get(path);
  for (const name of names) {
    const from = file?.imports.get(name);
    const [place, own] = from === undefined ? [path, name] : [from.file, from.name];
    const key = `${place} ${own}`;
    if (seen.has(key)) continue;
    seen.add(key);
    const mentions = files.get(place)?.mentions.get(own);
    if (mentions !== undefined && expects(files, place, mentions, seen)) return true;
  }
  return false;
}

function read(path: string, source: string): TestFile {
  const { program } = parseSync(path, source);
  const file = { mentions: new Map<string, Set<string>>(), imports: new Map(), tests: [] as TestFile["tests"][number][] };
  for (const node of nodesIn(program)) {
    if (node.type === "ImportDeclaration") addImports(path, node, file.imports);
    const { name } = (node.id ?? {}) as { name?: string };
    if (DECLARED.includes(node.type) && name !== undefined)
      file.mentions.set(name, namesIn([node.init, node.params, node.body], file.mentions.get(name)));
    if (node.type !== "CallExpression" || !isTest(node.callee as Tree)) continue;
    const given = node.arguments as Tree[];
    if (given.length < LEAST_ARGUMENTS) continue;
    const [title, ...rest] = given as [Tree, ...Tree[]];
    const line = source.slice(0, node.start).split("\n").length;
    file.tests.push({ line, title: source.slice(title.start, title.end as number), body: rest });
  }
  return file;
}

/** `it(…)`, `it.concurrent(…)`, `it.each(…)(…)`, and the same of `test`. */
function isTest(callee: Tree): boolean {
  if (callee.type === "Identifier") return callee.name === "it" || callee.name === "test";
  if (callee.type === "MemberExpression") return isTest(callee.object as Tree) && (callee.property as Tree).name !== "each";
  if (callee.type !== "CallExpression") return false;
  const called = callee.callee as Tree;
  return called.type === "MemberExpression" && isTest(called.object as Tree);
}

function addImports(path: string, node: Tree, imports: Map<string, { file: string; name: string }>): void {
  const from = (node.source as { value: string }).value;
  if (!from.startsWith(".")) return;
  for (const { imported, local } of node.specifiers as { imported?: { name: string }; local: { name: string } }[])
    imports.set(local.name, { file: join(dirname(path), from), name: imported?.name ?? "default" });
}

const namesIn = (trees: readonly unknown[], more: Iterable<string> = []): Set<string> =>
  new Set([
    ...more,
    ...trees.flatMap((tree) => [...nodesIn(tree)].flatMap(({ type, name }) => (type === "Identifier" ? [name as string] : []))),
  ]);

function* nodesIn(tree: unknown): Generator<Tree> {
  if (Array.isArray(tree)) for (const part of tree) yield* nodesIn(part);
  else if (typeof tree === "object" && tree !== null) {
    if ("type" in tree) yield tree as Tree;
    for (const part of Object.values(tree)) yield* nodesIn(part);
  }
}
