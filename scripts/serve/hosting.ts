/** What the packed program says at its start, for people who host a table for friends. */
import { networkInterfaces } from "node:os";
import type { Settings } from "../settings.ts";

/** Networks of containers and virtual machines: no friend is on them. */
const VIRTUAL = /^(br-|docker|veth|virbr)/;

export function hostingLines({ dataFolder, databaseUrl }: Settings, port: number): string[] {
  const where = databaseUrl === undefined ? dataFolder : "the database of DATABASE_URL";
  return [`matches, guests and ratings are kept in ${where}.`, ...addresses(port).map((url) => `friends on the same network open ${url}`)];
}

function addresses(port: number): string[] {
  return Object.entries(networkInterfaces())
    .filter(([name]) => !VIRTUAL.test(name))
    .flatMap(([, own = []]) => own.filter(({ family, internal }) => family === "IPv4" && !internal))
    .map(({ address }) => `http://${address}:${port}/`);
}
