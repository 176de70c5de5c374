/** What of others is in a release, by the packages' own statements in package-lock.json. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../settings.ts";

export interface LockedPackage {
  /** Where it is installed; its name follows the last `node_modules/`. */
  readonly path: string;
  /** Its own, where it is installed under another. */
  readonly name?: string;
  readonly version: string;
  readonly license?: string;
  /** Of its tarball, as the registry gives it: an algorithm, and base 64. */
  readonly integrity?: string;
  /** Only builds and tests need it. */
  readonly dev?: boolean;
}

/** Built into the client, though installed as tools are. */
export const IN_CLIENT: readonly string[] = ["node_modules/phaser", "node_modules/colyseus.js", "node_modules/@preact/signals-core"];

export function lockedPackages(): readonly LockedPackage[] {
  const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
  return Object.entries<LockedPackage>(packages).flatMap(([path, one]) => (path === "" ? [] : [{ ...one, path }]));
}

/** As CycloneDX 1.5 asks for it. `packed`: the paths in the tarball. */
export function listOfParts(name: string, version: string, packed: ReadonlySet<string>): object {
  const root = partOf({ path: name, version, license: "MIT" });
  const isPart = ({ path }: LockedPackage): boolean => IN_CLIENT.includes(path) || packed.has(`${path}/package.json`);
  const components = lockedPackages().filter(isPart).map(partOf);
  // A package may be installed in several places.
  const once = new Map(components.map((part) => [part.purl, part]));
  return {
    bomFormat: "CycloneDX",
    specVersion: "1.5",
    version: 1,
    metadata: { component: { ...root, type: "application" } },
    components: [...once.values()],
  };
}

function partOf({ path, name = path.split("node_modules/").at(-1) ?? path, version, license, integrity }: LockedPackage) {
  const purl = `pkg:npm/${name.replace("@", "%40")}@${version}`;
  const [algorithm = "", digest = ""] = integrity?.split("-") ?? [];
  return {
    type: "library",
    "bom-ref": purl,
    name,
    version,
    purl,
    ...(license !== undefined && { licenses: [{ expression: license }] }),
    ...(algorithm === "sha512" && { hashes: [{ alg: "SHA-512", content: Buffer.from(digest, "base64").toString("hex") }] }),
  };
}
