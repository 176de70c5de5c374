/** What a mutant may change: small slips of a person who writes a rule. */

/** A node of the syntax tree, as the parser gives it; offsets are of the source. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}
export interface Place {
  readonly node: Node;
  /** Outside every function: it runs while the file is loaded. */
  readonly isLoaded: boolean;
  /** Part of `a?.b.c`: what stands before its end cannot be wrapped. */
  readonly inChain: boolean;
}
type Operator = (place: Place, text: (node: unknown) => string) => readonly string[];

const COMPARISONS: Readonly<Record<string, readonly string[]>> = {
  "<": ["<=", ">="],
  "<=": ["<", ">"],
  ">": [">=", "<="],
  ">=": [">", "<"],
  "===": ["!=="],
  "!==": ["==="],
};
const ARITHMETIC: Readonly<Record<string, readonly string[]>> = { "+": ["-"], "-": ["+"], "*": ["+"], "/": ["*"], "%": ["+"] };
const ASSIGNMENTS: Readonly<Record<string, string>> = { "+=": "-=", "-=": "+=" };
const SWAPPED_CALLS: Readonly<Record<string, string>> = {
  some: "every",
  every: "some",
  min: "max",
  max: "min",
  find: "findLast",
  ceil: "floor",
  floor: "ceil",
};
/** Calls that leave something out or put it in order. */
const DROPPED_CALLS = ["filter", "sort", "toSorted", "reverse", "slice"];

const isText = ({ type, value }: Node): boolean => type === "TemplateLiteral" || (type === "Literal" && typeof value === "string");

const binary: Operator = ({ node }, text) => {
  const [left, right, operator] = [node.left as Node, node.right as Node, node.operator as string];
  if (operator === "+" && (isText(left) || isText(right))) return [];
  return (COMPARISONS[operator] ?? ARITHMETIC[operator] ?? []).map((other) => `${text(left)} ${other} ${text(right)}`);
};

const logical: Operator = ({ node }, text) => {
  const [left, right] = [text(node.left), text(node.right)];
  if (node.operator === "??") return [left, right];
  return [node.operator === "&&" ? `(${left}) || (${right})` : `(${left}) && (${right})`];
};

const call: Operator = ({ node, inChain }, text) => {
  const callee = node.callee as Node;
  if (inChain || callee.type !== "MemberExpression" || callee.computed === true) return [];
  const name = (callee.property as Node).name as string;
  const object = text(callee.object);
  if (DROPPED_CALLS.includes(name)) return [object];
  const other = SWAPPED_CALLS[name];
  if (other === undefined) return [];
  return [`${object}.${other}(${(node.arguments as Node[]).map(text).join(", ")})`];
};

const number: Operator = ({ node, isLoaded }) => {
  const { value } = node;
  if (typeof value !== "number") return [];
  // Printed numbers are compared one by one: one slip of each is enough.
  return value === 0 || isLoaded ? [`${value + 1}`] : [`${value + 1}`, `${value - 1}`];
};

/** What may stand in place of an expression. */
const EXPRESSIONS: Readonly<Record<string, Operator>> = {
  BinaryExpression: binary,
  LogicalExpression: logical,
  CallExpression: call,
  Literal: number,
  UnaryExpression: ({ node }, text) => (node.operator === "!" ? [`!!(${text(node.argument)})`] : []),
  UpdateExpression: ({ node }, text) => [node.operator === "++" ? `${text(node.argument)}--` : `${text(node.argument)}++`],
  ConditionalExpression: ({ node }, text) => [text(node.consequent), text(node.alternate)],
  AssignmentExpression: ({ node }, text) => {
    const other = ASSIGNMENTS[node.operator as string];
    return other === undefined ? [] : [`${text(node.left)} ${other} ${text(node.right)}`];
  },
};

/** Expressions that may stand instead of one. */
export const replacements: Operator = (place, text) => EXPRESSIONS[place.node.type]?.(place, text) ?? [];

/** The condition of a statement; a loop that never ends is stopped by its count of rounds. */
export function conditionOf({ type, test }: Node): Node | undefined {
  return ["IfStatement", "WhileStatement", "ForStatement"].includes(type) ? ((test as Node | null) ?? undefined) : undefined;
}

/** A statement that changes something and can be left out. */
export function isRemovable({ type, expression, directive }: Node): boolean {
  if (type !== "ExpressionStatement" || typeof directive === "string") return false;
  return ["CallExpression", "AssignmentExpression", "UpdateExpression"].includes((expression as Node).type);
}

export const isLoop = ({ type }: Node): boolean => /^(For|ForOf|ForIn|While|DoWhile)Statement$/.test(type);
export const isFunction = ({ type }: Node): boolean => /Function/.test(type) && !type.startsWith("TS");
