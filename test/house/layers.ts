import { dirname, join } from "node:path/posix";
import { parseSync, Visitor } from "vite";
import { againstPlan, type FLOORS } from "./floors.ts";

/** Path from the project's root to the text of the file. */
export type Sources = Map<string, string>;

const allowedPackages = ["@colyseus/schema", "@noble/hashes"];
const environment = ["Date", "performance", "process", "crypto", "setTimeout", "setInterval", "setImmediate", "fetch", "globalThis"];

/** Programs that a program may not import. The laboratory and the tests may import everything. */
const FORBIDDEN: Readonly<Record<string, readonly string[]>> = {
  engine: ["gym", "server", "client", "scripts", "lab", "test"],
  gym: ["engine", "server", "client", "scripts", "lab", "test"],
  server: ["engine", "gym", "client", "scripts", "lab", "test"],
  client: ["engine", "gym", "server", "scripts", "lab", "test"],
  scripts: ["gym", "lab", "test"],
};

type Reading = { files: string[]; packages: string[]; globals: string[] };

/** One sentence for each violation. Type imports count, because they couple files just as well. */
export function complaints(sources: Sources, plan?: typeof FLOORS): string[] {
  const found: string[] = [];
  const links = new Map<string, string[]>();
  for (const [path, source] of sources) {
    const { files, packages, globals } = read(path, source);
    links.set(path, files);
    for (const target of files) {
      const why = reasonAgainst(path, target, sources);
      for (const reason of [...(why === undefined ? [] : [why]), ...againstPlan(path, target, plan)])
        found.push(`${path} imports ${target}: ${reason}`);
    }
    if (!path.startsWith("shared/")) continue;
    for (const name of packages) {
      if (!allowedPackages.some((allowed) => `${name}/`.startsWith(`${allowed}/`)))
        found.push(`${path} imports ${name}: shared/ has few packages`);
    }
    for (const name of globals) found.push(`${path} uses ${name}: no luck, clock or environment in shared/`);
  }
  return [...found, ...cycles(links)];
}

function reasonAgainst(path: string, target: string, sources: Sources): string | undefined {
  const [from, part, ...inPart] = path.split("/");
  const [to, targetPart] = target.split("/");
  if (from === "shared" && to !== "shared") return "shared/ imports nothing from outside";
  if (FORBIDDEN[from!]?.includes(to!)) return `${from}/ does not know ${to}/`;
  // Styles and pictures are not among the sources; the build checks them.
  if (target.endsWith(".ts") && !sources.has(target)) return "there is no such file";
  // A file directly in shared/, such as the list of games, may know every game.
  if (from !== "shared" || inPart.length === 0 || targetPart === part) return undefined;
  if (part === "core") return "core knows no game";
  return targetPart === "core" ? undefined : "a game imports core and itself only";
}

/** What a file imports (files as paths from the root, and packages), and which globals it uses that shared/ may not. */
function read(path: string, source: string): Reading {
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`);
  const files = new Set<string>();
  const packages = new Set<string>();
  const globals = new Set<string>();
  const keys = new Set<unknown>();
  const add = (from: { value?: unknown } | null) => {
    if (typeof from?.value !== "string") return;
    if (from.value.startsWith(".")) files.add(join(dirname(path), from.value));
    else packages.add(from.value);
  };
  // The name in { date: 1 }, a.date or a type is a key, not the global.
  const key = (node: { computed: boolean; key: unknown }) => {
    if (!node.computed) keys.add(node.key);
  };
  new Visitor({
    ImportDeclaration: (node) => add(node.source),
    ExportAllDeclaration: (node) => add(node.source),
    ExportNamedDeclaration: (node) => add(node.source),
    ImportExpression: (node) => add(node.source as { value?: unknown }),
    TSImportType: (node) => add(node.source),
    Property: (node) => (node.shorthand ? undefined : key(node)),
    PropertyDefinition: key,
    MethodDefinition: key,
    TSPropertySignature: key,
    TSMethodSignature: key,
    MemberExpression: (node) => {
      if (node.computed) return;
      keys.add(node.property);
      if (node.object.type === "Identifier" && node.object.name === "Math" && node.property.name === "random") globals.add("Math.random");
    },
    Identifier: (node) => {
      if (!keys.has(node) && environment.includes(node.name)) globals.add(node.name);
    },
  }).visit(program);
  return { files: [...files], packages: [...packages], globals: [...globals] };
}

function cycles(links: Map<string, string[]>): string[] {
  const found: string[] = [];
  const done = new Set<string>();
  const walk = (path: string, trail: string[]): void => {
    const seen = trail.indexOf(path);
    if (seen >= 0) found.push(`import cycle: ${[...trail.slice(seen), path].join(" > ")}`);
    if (seen >= 0 || done.has(path)) return;
    for (const next of links.get(path) ?? []) walk(next, [...trail, path]);
    done.add(path);
  };
  for (const path of links.keys()) walk(path, []);
  return found;
}
